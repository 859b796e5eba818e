"""A server for each test module, unless a test starts its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from souvenir.table import leases
from souvenir.table.stores import address_of
from tests.server.harness import Person, Served, served, to_close
from tests.server.stores import Store
from tools.postgres import Postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def _patience_with_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of this process that is only slow is taken for dead by nobody."""
    monkeypatch.setattr(leases, "LATER", f"{leases.NOW} + make_interval(secs => 30)")


@pytest.fixture(autouse=True)
def _close_connections() -> Iterator[None]:
    yield
    while to_close:
        to_close.pop().close()


@pytest.fixture
def ada(server: Served) -> Person:
    return Person(server.base)


@pytest.fixture
def bea(server: Served) -> Person:
    return Person(server.base)


@pytest.fixture(params=["sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return Store(address_of(tmp_path))
    running: Postgres = request.getfixturevalue("postgres")
    return Store(running.new_database())
