"""The contract of every journal, in a file and in a database: what is acknowledged is on disk."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
import time

import pytest

from souvenir.server.rooms.hub import Hub
from souvenir.server.settings import Settings
from souvenir.server.wire.routes import maybe_glimpse
from souvenir.table.books import opened_books
from souvenir.table.journal import Damaged, Elsewhere, JournalError, Listing, Newer, SeqTaken
from tests.server.stores import Store, filled, listing


def test_rows_come_back_in_order(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        assert await journal.read("t1") == [b"opened", b"row 2", b"row 3", b"row 4"]
        assert await journal.read("t1", after=3) == [b"row 4"]
        assert await journal.read("nowhere") == []
        assert await journal.find("watch2") == ("t2", "watch", "watch2")
        assert await journal.find("nothing") is None
        assert sorted(await journal.tables_of("ada")) == ["t0", "t1", "t2"]
        await journal.append("t1", 5, [], over=True)
        assert sorted(await journal.tables_of("ada")) == ["t0", "t2"]
        assert await journal.finished_of("ada", 5) == ["t1"]
        await journal.append("t0", 5, [], over=True)
        assert await journal.finished_of("ada", 5) == ["t0", "t1"]
        assert await journal.finished_of("ada", 1) == ["t0"]
        assert await journal.finished_of("bea", 5) == []
        assert (await journal.count(), await journal.count("bea")) == (1, 0)
        assert await journal.find("code1") is None
        await journal.close()

    asyncio.run(go())


def test_whoever_appends_first_has_moved(store: Store) -> None:
    async def go() -> None:
        one, other = await filled(store), store()
        tries = [journal.append("t0", 5, [name]) for journal in (one, other) for name in (b"a", b"b")]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert sum(isinstance(answer, SeqTaken | Elsewhere) for answer in answers) == 3
        assert len(await one.read("t0")) == 5
        await one.close()
        await other.close()

    asyncio.run(go())


def test_several_rows_are_all_there_or_none(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        with pytest.raises(SeqTaken):
            await journal.append("t9", 1, [b"opened", b"second"], listing=listing(0))
        assert await journal.read("t9") == []
        assert await journal.find("join9") is None
        await journal.close()

    asyncio.run(go())


def test_rows_follow_each_other(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        with pytest.raises(SeqTaken):
            await journal.append("t0", 6, [b"ahead"])
        assert await journal.read("t0", after=4) == []
        await journal.close()

    asyncio.run(go())


def test_a_refused_append_does_not_harm_others_in_its_commit(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        tries = [journal.append(f"t{n}", 4 if n == 1 else 5, [b"x"]) for n in range(3)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == ["NoneType", "SeqTaken", "NoneType"]
        await journal.close()

    asyncio.run(go())


def test_what_several_append_at_once_is_chained(store: Store) -> None:
    """Rows of one table that share a commit follow each other, as those of many tables stand side by side."""

    async def go() -> None:
        journal = await filled(store, tables=30)
        rows = [journal.append(f"t{n}", seq, [b"a", b"b"]) for n in range(30) for seq in (5, 7, 9)]
        await asyncio.gather(*rows)
        await journal.close()
        again = store()
        assert [len(await again.read(f"t{n}")) for n in range(30)] == [10] * 30
        await again.close()

    asyncio.run(go())


def test_who_was_let_in_is_known(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store, tables=1)
        for who in ("ada", "bea", "ada"):
            await journal.let_in(who)
        known = [await journal.knows(who) for who in ("ada", "bea", "cleo", "\0")]
        assert known == [True, True, False, False]
        assert (await journal.find("\0"), await journal.read("\0")) == (None, [])
        assert await journal.gone(["t0", "nowhere"]) == ["nowhere"]
        await journal.close()

    asyncio.run(go())


def test_a_one_time_code_is_taken_once(store: Store) -> None:
    async def go() -> None:
        one, other, soon = await filled(store), store(), time.time() + 60
        await one.offer("abc", "t1", 2, soon)
        await one.offer("old", "t1", 2, time.time() - 1)
        for code, table in (("abc", "t2"), ("lost", "nowhere")):
            with pytest.raises(SeqTaken):
                await one.offer(code, table, 2, soon)
        tries = [journal.redeem(code) for journal in (one, other) for code in ("abc", "abc", "old", "no")]
        found = [answer for answer in await asyncio.gather(*tries) if answer]
        assert found == [("t1", 2)]
        await one.offer("of what goes", "t1", 2, soon)
        await one.expire(time.time() + 60)
        assert await other.redeem("of what goes") is None
        await one.close()
        await other.close()

    asyncio.run(go())


def test_what_stayed_empty_goes_with_who_belongs_to_nothing(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        for who in ("ada", "bea"):
            await journal.let_in(who)
        await journal.append("t0", 5, [b"started"], begun=True)
        assert await journal.expire(time.time() - 60) == []
        assert sorted(await journal.expire(time.time() + 60)) == ["t1", "t2"]
        assert await journal.gone(["t0", "t1", "t2"]) == ["t1", "t2"]
        assert (await journal.knows("ada"), await journal.knows("bea")) == (True, False)
        with pytest.raises((SeqTaken, Elsewhere)):
            await journal.append("t1", 5, [b"x"])
        await journal.close()

    asyncio.run(go())


def test_a_changed_row_is_damage_of_its_table_alone(store: Store) -> None:
    async def go() -> None:
        journal = await filled(store)
        other = "SELECT body FROM rows WHERE table_id = 't1' AND seq = 1"
        store.execute(f"UPDATE rows SET body = ({other}) WHERE table_id = 't1' AND seq = 3")
        with pytest.raises(Damaged) as harm:
            await journal.read("t1")
        assert (harm.value.table, harm.value.seq) == ("t1", 3)
        assert len(await journal.read("t2")) == 4
        await journal.close()

    asyncio.run(go())


def test_a_journal_of_a_newer_version(store: Store) -> None:
    asyncio.run(asyncio.run(filled(store)).close())
    store.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(JournalError, match="newer version"):
        store()
    with pytest.raises(JournalError, match="another version"), opened_books(store.address):
        pass


def test_rows_of_a_newer_version_are_told_as_such_and_other_tables_listed(store: Store) -> None:
    async def go() -> None:
        journal = store()
        hub = Hub(journal, Settings())
        await journal.append("t1", 1, [b'{"t":"tomorrow"}'], listing=Listing("vivid", "A", "B", "C", "D"))
        for ask in (hub.room, hub.glimpse):
            with pytest.raises(Newer, match="t1"):
                await ask("t1")
        assert await maybe_glimpse(hub, "t1") is None
        await hub.settle()
        await journal.close()

    asyncio.run(go())


def test_what_is_acknowledged_survives_the_end_of_the_process(store: Store) -> None:
    script = """
        import asyncio, os, sys
        from souvenir.table.journal import Listing
        from souvenir.table.stores import open_journal
        async def go():
            journal = open_journal(sys.argv[1])
            await journal.append("t", 1, [b"opened"], listing=Listing("vivid", "c", "j", "w", "s"))
            for seq in range(2, 200):
                await journal.append("t", seq, [b"row"])
                print(seq, flush=True)
                if seq == 150: os.kill(os.getpid(), 9)
        asyncio.run(go())
    """
    command = [sys.executable, "-c", textwrap.dedent(script), store.address]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == -9
    acknowledged = int(done.stdout.split()[-1])

    async def count() -> int:
        journal = store()
        rows = await journal.read("t")
        await journal.close()
        return len(rows)

    assert acknowledged == 150 <= asyncio.run(count())
