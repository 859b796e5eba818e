"""Frames, made once and handed out by reference: they never change, and search makes so many."""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu.model import (
    Building,
    Collecting,
    Drawing,
    Flowering,
    Growing,
    Instant,
    Keeping,
    Sowing,
)
from souvenir.kernel.once import once

flowering: Final = once(Flowering)
sowing: Final = once(Sowing)
collecting: Final = once(Collecting)
building: Final = once(Building)
instant: Final = once(Instant)
growing: Final = once(Growing)
keeping: Final = once(Keeping)
drawing: Final = once(Drawing)
