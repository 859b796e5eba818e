"""Tests run on the plain rules even where compiled ones lie ready, unless SOUVENIR_ENGINE says otherwise.

A shell that starts something in the background lets it ignore Ctrl-C, and so would all that it starts:
tests interrupt programs, so they heed it however they were started.
"""

import gc
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.postgres import Postgres, private_postgres

os.environ.setdefault("SOUVENIR_ENGINE", "plain")
signal.signal(signal.SIGINT, signal.default_int_handler)

LONG = ("browser", "compiled", "server", "contract", "terminal", "bots", "lab", "cli")
"""Folders with the longest tests; what begins first leaves no core idle at the end."""
WAITING = "browser"
"""Tests that wait nearly half of their time: others run meanwhile."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Every worker begins with an equal share of the files, long ones first; half of them with the browser.

    Each takes one piece of the list, in order; who is done helps the others, from the end of theirs.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    files: dict[Path, list[pytest.Item]] = {}
    for item in sorted(items, key=lambda item: _turn(item.path)):
        files.setdefault(item.path, []).append(item)
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for path, tests in files.items():
        waits = _folder(path) == WAITING
        min(shares[: max(1, workers // 2)] if waits else shares, key=len).extend(tests)
    items[:] = [item for share in shares for item in share]


def pytest_collection_finish() -> None:
    """What was collected stays to the end: the collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


def _folder(path: Path) -> str:
    tests = Path(__file__).parent
    return path.relative_to(tests).parts[0] if path.is_relative_to(tests) else "elsewhere"


def _turn(path: Path) -> int:
    return LONG.index(_folder(path)) if _folder(path) in LONG else len(LONG)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A private PostgreSQL; where there is none, the tests that need it fail with what to do."""
    with private_postgres() as running:
        yield running
