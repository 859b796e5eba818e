"""Tests run on the plain rules even where compiled ones lie ready, unless SOUVENIR_ENGINE says otherwise.

A shell that starts something in the background lets it ignore Ctrl-C, and so would all that it starts:
tests interrupt programs, so they heed it however they were started.
"""

import os
import signal
from pathlib import Path

import pytest

os.environ.setdefault("SOUVENIR_ENGINE", "plain")
signal.signal(signal.SIGINT, signal.default_int_handler)

LONG = ("compiled", "browser", "server", "contract", "terminal", "bots", "lab", "cli")
"""Folders with the longest tests; what begins first leaves no core idle at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent

    def turn(item: pytest.Item) -> int:
        folder = item.path.relative_to(tests).parts[0]
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=turn)
