"""Tests run on the plain rules even where compiled ones lie ready, unless SOUVENIR_ENGINE says otherwise.

A shell that starts something in the background lets it ignore Ctrl-C, and so would all that it starts:
tests interrupt programs, so they heed it however they were started.
"""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.postgres import Postgres, private_postgres

os.environ.setdefault("SOUVENIR_ENGINE", "plain")
signal.signal(signal.SIGINT, signal.default_int_handler)

LONG = ("compiled", "browser", "server", "contract", "terminal", "bots", "lab", "cli")
"""Folders with the longest tests; what begins first leaves no core idle at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent

    def turn(item: pytest.Item) -> int:
        ours = item.path.is_relative_to(tests)  # a game from elsewhere has its own
        folder = item.path.relative_to(tests).parts[0] if ours else "elsewhere"
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=turn)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL; where there is none, the tests that need it fail with what to do."""
    with private_postgres() as running:
        yield running
