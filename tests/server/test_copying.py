"""A journal copied to another store: whole, compared, resumable, and never beside a server."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path

import pytest

from souvenir.table import copying
from souvenir.table.copying import Copied, copy
from souvenir.table.journal import JournalError, Listing
from souvenir.table.stores import address_of, alone
from tests.cli.command import souvenir
from tests.server.stores import Store, filled
from tools.postgres import Postgres


@pytest.fixture
def other(store: Store, postgres: Postgres, tmp_path: Path) -> Store:
    """An empty store of the other kind."""
    address = postgres.new_database() if store.address.startswith("sqlite") else address_of(tmp_path / "new")
    return Store(address)


def _fill(store: Store, tables: int = 5) -> None:
    async def go() -> None:
        journal = await filled(store, tables)
        await journal.let_in("ada")
        await journal.append("t0", 5, [b"last \x00\xff"], over=True)
        await journal.append("t1", 5, [b"started"], begun=True)
        await journal.offer("code", "t1", 2, time.time() + 600)
        await journal.close()

    asyncio.run(go())


def _copy(store: Store, other: Store) -> Copied:
    return copy(store.address, other.address, lambda done, of: None)


def test_there_and_back_and_played_on(store: Store, other: Store, tmp_path: Path) -> None:
    _fill(store)
    told = souvenir("journal", "copy", store.address, other.address, "--json")
    assert json.loads(told.out) == {"tables": 5, "rows": 22, "new": 22, "people": 1}, told
    assert "5 of 5 tables" in told.err

    async def play_on() -> None:
        journal = other()
        assert (await journal.read("t0"))[-1] == b"last \x00\xff"
        assert await journal.finished_of("ada", 9) == ["t0"]
        assert (await journal.find("code0"), await journal.find("code1")) == (None, ("t1", "join", "join1"))
        assert await journal.knows("ada")
        assert await journal.redeem("code") == ("t1", 2)
        assert await journal.claim("t2") is None
        await journal.append("t2", 5, [b"played on"])
        # The code of a game that is over serves a new table.
        await journal.append("a", 1, [b"new"], listing=Listing("vivid", "code0", "j", "w", "s"))
        await journal.close()

    asyncio.run(play_on())
    with pytest.raises(JournalError, match="has 1 tables of its own"):
        _copy(store, other)
    back = Store(address_of(tmp_path / "back"))
    assert _copy(other, back) == Copied(tables=6, rows=24, new=24, people=1)


def test_a_copy_that_broke_off_goes_on(store: Store, other: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _fill(store)
    monkeypatch.setattr(copying, "AT_ONCE", 2)

    def break_off(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        copy(store.address, other.address, break_off)
    assert _copy(store, other) == Copied(tables=5, rows=22, new=12, people=1)
    assert _copy(store, other).new == 0


def test_what_is_not_the_same_is_told(store: Store, other: Store) -> None:
    _fill(store)
    _copy(store, other)
    other.execute("UPDATE rows SET sum = body WHERE table_id = 't2' AND seq = 2")
    with pytest.raises(JournalError, match="table t2 is another one there"):
        _copy(store, other)
    with pytest.raises(JournalError, match="table t2: damaged from row 2 on"):
        _copy(other, store)


def test_not_beside_a_server(store: Store, other: Store) -> None:
    _fill(store)
    for busy in (store, other):
        with alone(busy.address):
            told = souvenir("journal", "copy", store.address, other.address)
        assert told.code == 2
        assert "another server uses this" in told.line
    nothing = souvenir("journal", "copy", "sqlite:nowhere/j.sqlite", other.address)
    assert (nothing.code, nothing.line) == (2, "souvenir: nowhere: there is no journal here")
    assert not Path("nowhere").exists()
