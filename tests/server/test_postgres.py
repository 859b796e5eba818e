"""The journal in PostgreSQL when something is amiss: the database is away, or another server has it."""

from __future__ import annotations

import asyncio
import signal
import threading
import uuid
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import psycopg
import pytest

from souvenir.table import postgres as module
from souvenir.table.database import shown
from souvenir.table.journal import Append, Elsewhere, JournalError, Node, Superseded
from souvenir.table.leases import ask_for, insist
from souvenir.table.postgres import PostgresJournal
from tests.cli.command import souvenir
from tests.server.harness import Line, Person, play_out, served, start, wait_for
from tests.server.stores import fill, listing
from tools.postgres import Postgres, private_postgres


@pytest.fixture
def address(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """An empty database, and people who wait for it only briefly."""
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    yield postgres.new_database(settled=True)
    if not postgres.running:
        postgres.start()


def test_play_goes_on_by_itself_after_an_absence(postgres: Postgres, address: str, tmp_path: Path) -> None:
    with served(tmp_path, journal=PostgresJournal(address)) as server:
        people = [Person(server.base), Person(server.base)]
        table = start(people)
        against_a_bot = start(people[:1], bots=["beginner"])
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.hello()
        play_out(lines, moves=5)
        stood = lines[0].parcel["seq"]
        postgres.stop(signal.SIGQUIT)
        for line in lines:
            refused = _move(line, "while it was away")
            assert refused is None or (refused["t"], refused["code"]) == ("error", "storage")
        assert people[0].packet(table)["seq"] == stood  # it can still be looked at
        assert people[0].http.get("/api/tables").status_code == 503
        server.hub._known.clear()  # as after a while
        late = people[1].socket(table)
        assert late.take()["code"] == "storage"
        assert late.closed
        postgres.start()
        done = wait_for(lambda: _played([_move(line, "while it was away") for line in lines]))
        assert done["seq"] == stood + 1  # sent again with the same id
        play_out(lines, moves=5)
        bot = people[0].socket(against_a_bot)
        bot.hello()
        assert play_out([bot], moves=3) == 3
    again = PostgresJournal(address)
    assert len(asyncio.run(again.read(table))) == lines[0].parcel["seq"]
    asyncio.run(again.close())


def test_play_goes_on_at_the_copy_that_takes_over(tmp_path: Path) -> None:
    """Every commit waits until it is on the copy, too: so nothing is lost with the first database."""
    followed = "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"
    with private_postgres() as first, private_postgres(first) as copy:
        name = first.new_database().partition("?")[0]
        with psycopg.connect(first.address("postgres"), autocommit=True) as db:
            db.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
            db.execute("SELECT pg_reload_conf()")
            wait_for(lambda: db.execute(followed).fetchone())
        with served(tmp_path, journal=PostgresJournal(f"{name}?host={first.folder},{copy.folder}")) as server:
            people = [Person(server.base), Person(server.base)]
            table = start(people)
            lines = [person.socket(table) for person in people]
            for line in lines:
                line.hello()
            play_out(lines, moves=5)
            stood = lines[0].parcel["seq"]
            first.stop(signal.SIGQUIT)
            refused = [answer for line in lines if (answer := _move(line, "meanwhile"))]
            assert all((answer["t"], answer["code"]) == ("error", "storage") for answer in refused)
            copy.take_over()
            done = wait_for(lambda: _played([_move(line, "meanwhile") for line in lines]))
            assert done["seq"] == stood + 1
            assert play_out(lines, moves=5) == 5
            stood = lines[0].parcel["seq"]
        again = PostgresJournal(f"{name}?host={copy.folder}")
        assert len(asyncio.run(again.read(table))) == stood
        asyncio.run(again.close())


def _move(line: Line, id: str) -> dict[str, Any] | None:
    """The first thing this seat may do; None: nothing."""
    offers = line.packet["offers"]
    return line.ask(t="play", id=id, action=offers[0]["action"]) if offers else None


def _played(answers: Sequence[dict[str, Any] | None]) -> dict[str, Any] | None:
    return next((answer for answer in answers if answer and answer["t"] == "done"), None)


def test_a_commit_that_was_made_unheard_is_not_made_again(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = PostgresJournal._write_all
    broken: list[bool] = []

    def breaking(journal: Any, db: psycopg.Connection, changes: Any, *, doubtful: bool) -> Any:
        if len(broken) % 2 == 0:  # the rows get there, the answer does not
            with psycopg.connect(address) as other:
                real(journal, other, changes, doubtful=False)
            db.close()
        broken.append(doubtful)
        return real(journal, db, changes, doubtful=doubtful)

    async def go() -> None:
        journal = PostgresJournal(address)
        monkeypatch.setattr(PostgresJournal, "_write_all", breaking)
        await journal.append("t", 1, [b"opened"], listing=listing(1), members=["ada"])
        await journal.append("t", 2, [b"a", b"b"], begun=True)
        assert broken == [False, True, False, True]
        assert await journal.read("t") == [b"opened", b"a", b"b"]
        assert await journal.tables_of("ada") == ["t"]
        monkeypatch.undo()
        await journal.close()

    asyncio.run(go())


async def heard(journal: PostgresJournal, adopt: int = 8) -> tuple[list[str], list[str]]:
    """Who else is there, and what is adopted."""
    found = await journal.beat(adopt)
    assert found is not None
    return [node.address for node in found.others], list(found.adopted)


def test_a_table_has_one_server(address: str) -> None:
    def later(seconds: float) -> None:
        """As if all servers had begun, and last said that they are there, so long ago."""
        with psycopg.connect(address) as db:
            ago = f"interval '{seconds} s'"
            db.execute(f"UPDATE nodes SET since = since - {ago}, until = until - {ago}".encode())

    async def go() -> None:
        one, other = PostgresJournal(address, "one:1"), PostgresJournal(address, "other:1")
        await fill(one, 1)
        assert await heard(other) == (["one:1"], [])
        assert await one.claim("t0") is None
        assert await other.claim("t0") == Node(one.node, "one:1")
        with pytest.raises(Elsewhere):
            await other.append("t0", 5, [b"of somebody else"])
        await one.release("t0")
        assert await other.claim("t0") is None
        with pytest.raises(Elsewhere):
            await one.append("t0", 5, [b"no longer its own"])
        await other.append("t0", 5, [b"its own"])
        later(60)  # the database was away: all were silent
        silent = Node(other.node, "other:1", alive=False)
        assert await one.claim("t0") == silent  # who was silent, too, takes nobody for dead
        assert await one.beat() is not None
        assert await one.claim("t0") == silent  # it has as long to come back as a lease lasts
        with psycopg.connect(address) as db:
            db.execute("UPDATE nodes SET since = since - interval '60 s' WHERE address = 'one:1'")
        before = other.node
        assert await one.claim("t0") is None
        await one.append("t0", 6, [b"taken over"])
        with pytest.raises(Elsewhere):
            await other.append("t0", 7, [b"of one that was taken for dead"])
        with pytest.raises(Elsewhere):
            await other.append("t9", 1, [b"opened"], listing=listing(9))
        assert (await other.beat(), other.node != before) == (None, True)
        assert await heard(other) == (["one:1"], [])
        await one.leave()
        assert await other.claim("t0") is None
        assert await other.read("t0", 4) == [b"its own", b"taken over"]
        again = PostgresJournal(address, "other:1")  # the same server, killed and started again
        assert await again.claim("t0") is None
        with pytest.raises(Superseded):  # two that say the same of themselves
            await other.beat()
        for journal in (one, other, again):
            await journal.close()

    asyncio.run(go())


def test_games_of_a_server_that_ended_are_adopted_by_some_other(address: str) -> None:
    async def go() -> None:
        one, other = PostgresJournal(address, "one:1"), PostgresJournal(address, "other:1")
        await fill(one, 5)
        for table in ("t0", "t1", "t2", "t3"):  # at t4 nothing is played yet
            await one.append(table, 5, [b"started"], begun=True, over=table == "t3")
        assert await heard(other) == (["one:1"], [])
        await one.leave()
        assert await heard(other, adopt=0) == ([], [])
        (_, first), (_, rest) = await heard(other, adopt=2), await heard(other)
        assert (len(first), sorted(first + rest)) == (2, ["t0", "t1", "t2"])
        await other.append("t0", 6, [b"played on"])
        with psycopg.connect(address) as db:  # it is killed
            ago = "interval '60 s'"
            db.execute(f"UPDATE nodes SET since = since - {ago}, until = until - {ago}".encode())
        third = PostgresJournal(address, "third:1")
        assert await heard(third) == ([], [])  # who has just come does not know who is late
        with psycopg.connect(address) as db:
            db.execute("UPDATE nodes SET since = since - interval '60 s' WHERE address = 'third:1'")
        assert await third.claim("t0") is None
        assert await heard(third) == ([], ["t1", "t2"])  # not what somebody came to before
        again = PostgresJournal(address, "third:1")  # killed, and started at once
        assert sorted((await heard(again))[1]) == ["t0", "t1", "t2"]
        for journal in (one, other, third, again):
            await journal.close()

    asyncio.run(go())


def test_servers_count_together(address: str) -> None:
    async def go() -> None:
        one, other = PostgresJournal(address, "one:1"), PostgresJournal(address, "other:1")
        asked = [(one, "ada"), (other, "ada"), (one, "ada"), (other, "bea"), (other, "ada")]
        assert [await journal.spend("tables", who, 2, 60.0) for journal, who in asked] == [
            True, True, False, True, False,
        ]  # fmt: skip
        assert await other.spend("arrivals", "ada", 2, 60.0)
        assert await one.spend("tables", "ada", 2, 0.0)  # what was long ago does not count
        assert not await one.spend("analyses", "ada", 0, 60.0)
        with psycopg.connect(address) as db:
            db.execute("UPDATE spent SET until = until - 3600")
            assert "ada" not in str(db.execute("SELECT * FROM spent").fetchall())
        await one.expire(0.0)
        with psycopg.connect(address) as db:
            assert db.execute("SELECT * FROM spent").fetchall() == []
        await one.close()
        await other.close()

    asyncio.run(go())


def test_a_dead_server_is_waited_for_until_its_commit_is_made(address: str) -> None:
    """Nobody has a table while rows that another may still acknowledge are on their way."""

    async def go() -> None:
        one, other = PostgresJournal(address, "one:1"), PostgresJournal(address, "other:1")
        await fill(one, 1)
        with psycopg.connect(address) as slow:
            asked = ask_for(slow, one.node, ["t0"])
            insist(asked, ["t0"])  # its commit is under way
            with psycopg.connect(address) as db:
                db.execute("UPDATE nodes SET since = since - interval '60 s'")
                db.execute("UPDATE nodes SET until = until - interval '60 s' WHERE id = %s", (one.node,))
            claim = asyncio.ensure_future(other.claim("t0"))
            await asyncio.wait([claim], timeout=0.3)
            assert not claim.done()
        assert await claim is None
        await one.close()
        await other.close()

    asyncio.run(go())


def test_who_stands_still_within_a_commit_holds_nobody_up_and_makes_none(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a machine that is laid asleep with half a commit sent: what it wakes up to is refused."""
    real, still, awake = PostgresJournal._write_all, threading.Event(), threading.Event()
    asleep: set[str] = set()

    def standing(journal: Any, db: psycopg.Connection, changes: Any, *, doubtful: bool) -> Any:
        made = real(journal, db, changes, doubtful=doubtful)
        if journal.node in asleep and any(isinstance(change, Append) for change in changes):
            still.set()
            assert awake.wait(30)
        return made

    async def go() -> None:
        one, other = PostgresJournal(address, "one:1"), PostgresJournal(address, "other:1")
        await fill(one, 1)
        before = await other.read("t0")
        asleep.add(one.node)
        late = asyncio.ensure_future(one.append("t0", len(before) + 1, [b"late"]))
        assert await asyncio.to_thread(still.wait, 30)
        with psycopg.connect(address) as db:
            db.execute("UPDATE nodes SET since = since - interval '60 s'")
            db.execute("UPDATE nodes SET until = until - interval '60 s' WHERE id = %s", (one.node,))
        assert await other.claim("t0") is None
        await other.append("t0", len(before) + 1, [b"in time"])
        awake.set()
        with pytest.raises(Elsewhere):
            await late
        assert await other.read("t0") == [*before, b"in time"]
        await one.close()
        await other.close()

    monkeypatch.setattr(PostgresJournal, "_write_all", standing)
    asyncio.run(go())


def test_a_backup_is_put_back_and_whoever_runs_it_sees_the_tables(postgres: Postgres, address: str) -> None:
    """As docs/scaling.md says."""
    journal = PostgresJournal(address)
    asyncio.run(fill(journal))
    asyncio.run(journal.close())
    backup, other = postgres.folder / "backup", postgres.new_database()
    postgres.run("pg_dump", "--format=custom", f"--file={backup}", f"--dbname={address}")
    postgres.run("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={other}", str(backup))
    restored = PostgresJournal(other)
    assert len(asyncio.run(restored.read("t2"))) == 4
    told = souvenir("journal", "check", "--database", other)
    assert "another server uses this database" in told.line
    asyncio.run(restored.close())
    assert souvenir("host", "close", "t0", "--yes", "--database", other).out == "1 tables removed\n"
    assert souvenir("host", "tables", "--database", other).out.splitlines()[-1] == "2 tables"
    assert souvenir("journal", "check", "--database", other).out.splitlines()[-1] == "no damage"
    with psycopg.connect(other) as db:
        db.execute("UPDATE rows SET seq = 9 WHERE table_id = 't1' AND seq = 3")
    harmed = souvenir("journal", "check", "--database", other)
    assert (harmed.code, harmed.out.splitlines()[-1]) == (1, "table t1: whole up to row 2 of 4")


def test_nobody_is_told_a_password(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.1)
    secret = uuid.uuid4().hex
    assert shown(f"postgresql://ada:{secret}@db.example/club") == "postgresql://db.example/club"
    for address in (f"postgresql://ada:{secret}@127.0.0.1:1/club", f"postgresql://ada:{secret}@[x/club"):
        with pytest.raises(JournalError) as error:
            PostgresJournal(address)
        assert secret not in str(error.value)
        assert "\n" not in str(error.value)
