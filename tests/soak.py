"""How much is tried: enough for every change by default, and for a night by `make soak`."""

from __future__ import annotations

import os

SOAK = os.environ.get("SOUVENIR_SOAK") == "1"


def times(by_day: int, by_night: int) -> int:
    """So many examples, games or steps."""
    return by_night if SOAK else by_day
