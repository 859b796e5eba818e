"""The journal: what is acknowledged is on disk, and a file that cannot be used is said so."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from souvenir.table.journal import JournalError, Listing, SeqTaken
from souvenir.table.sqlite import SqliteJournal


def listing(n: int) -> Listing:
    return Listing("vivid", f"code{n}", f"join{n}", f"watch{n}", f"stage{n}")


async def filled(path: Path, tables: int = 3, rows: int = 4) -> SqliteJournal:
    journal = SqliteJournal(path)
    for n in range(tables):
        await journal.append(f"t{n}", 1, [b"opened"], listing=listing(n), members=["ada"])
        for seq in range(2, rows + 1):
            await journal.append(f"t{n}", seq, [b"row %d" % seq])
    return journal


def test_rows_come_back_in_order(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled(tmp_path / "j.sqlite")
        assert await journal.read("t1") == [b"opened", b"row 2", b"row 3", b"row 4"]
        assert await journal.read("t1", after=3) == [b"row 4"]
        assert await journal.read("nowhere") == []
        assert await journal.find("watch2") == ("t2", "watch")
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


def test_whoever_appends_first_has_moved(tmp_path: Path) -> None:
    async def go() -> None:
        one = await filled(tmp_path / "j.sqlite")
        other = SqliteJournal(tmp_path / "j.sqlite")
        tries = [journal.append("t0", 5, [name]) for journal in (one, other) for name in (b"a", b"b")]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert sum(isinstance(answer, SeqTaken) for answer in answers) == 3
        assert len(await one.read("t0")) == 5
        await one.close()
        await other.close()

    asyncio.run(go())


def test_several_rows_are_all_there_or_none(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled(tmp_path / "j.sqlite")
        await journal.append("t0", 6, [b"ahead"])
        with pytest.raises(SeqTaken):
            await journal.append("t0", 5, [b"five", b"six"])
        assert await journal.read("t0", after=4) == [b"ahead"]
        await journal.close()

    asyncio.run(go())


def test_a_refused_append_does_not_harm_others_in_its_commit(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled(tmp_path / "j.sqlite")
        tries = [journal.append(f"t{n}", 4 if n == 1 else 5, [b"x"]) for n in range(3)]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(answer).__name__ for answer in answers] == ["NoneType", "SeqTaken", "NoneType"]
        await journal.close()

    asyncio.run(go())


def test_what_is_acknowledged_survives_the_end_of_the_process(tmp_path: Path) -> None:
    script = """
        import asyncio, os, sys
        from pathlib import Path
        from souvenir.table.journal import Listing
        from souvenir.table.sqlite import SqliteJournal
        async def go():
            journal = SqliteJournal(Path(sys.argv[1]))
            await journal.append("t", 1, [b"opened"], listing=Listing("vivid", "c", "j", "w", "s"))
            for seq in range(2, 200):
                await journal.append("t", seq, [b"row"])
                print(seq, flush=True)
                if seq == 150: os.kill(os.getpid(), 9)
        asyncio.run(go())
    """
    command = [sys.executable, "-c", textwrap.dedent(script), str(tmp_path / "j.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == -9
    acknowledged = int(done.stdout.split()[-1])

    async def count() -> int:
        journal = SqliteJournal(tmp_path / "j.sqlite")
        rows = await journal.read("t")
        await journal.close()
        return len(rows)

    assert acknowledged == 150 <= asyncio.run(count())


def test_it_writes_to_disk_before_it_answers(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "j.sqlite")
    modes = {
        name: journal._writer.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous")
    }
    assert modes == {"journal_mode": "wal", "synchronous": 2}
    asyncio.run(journal.close())


def test_a_journal_of_a_newer_version(tmp_path: Path) -> None:
    path = tmp_path / "j.sqlite"
    asyncio.run(asyncio.run(filled(path)).close())
    with sqlite3.connect(path) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    before = path.read_bytes()
    with pytest.raises(JournalError, match="newer version"):
        SqliteJournal(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("where", [0, 4096])
def test_a_damaged_journal(tmp_path: Path, where: int) -> None:
    path = tmp_path / "j.sqlite"
    asyncio.run(asyncio.run(filled(path, tables=40)).close())
    whole = bytearray(path.read_bytes())
    whole[where : where + 9000] = os.urandom(9000)
    path.write_bytes(whole)
    with pytest.raises(JournalError, match="damaged"):
        SqliteJournal(path)
    assert path.read_bytes() == whole


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(JournalError, match="cannot be written"):
        SqliteJournal(tmp_path / "file" / "j.sqlite")


def test_a_read_only_journal(tmp_path: Path) -> None:
    """Root may write anywhere, so the file is opened read-only by SQLite itself."""
    path = tmp_path / "j.sqlite"

    async def go() -> None:
        journal = await filled(path)
        journal._writer.execute("PRAGMA query_only = ON")
        with pytest.raises(JournalError, match="cannot be written"):
            await journal.append("t0", 5, [b"x"])
        journal._writer.execute("PRAGMA query_only = OFF")
        await journal.append("t0", 5, [b"x"])
        await journal.close()

    asyncio.run(go())


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled(tmp_path / "j.sqlite")
        (pages,) = journal._writer.execute("PRAGMA page_count").fetchone()
        journal._writer.execute(f"PRAGMA max_page_count = {pages}")
        written = 4
        refused = ""
        while not refused and written < 500:
            try:
                await journal.append("t0", written + 1, [os.urandom(2000)])
                written += 1
            except JournalError as error:
                refused = str(error)
        assert "disk is full" in refused
        assert len(await journal.read("t0")) == written
        journal._writer.execute("PRAGMA max_page_count = 100000")
        await journal.append("t0", written + 1, [b"room again"])
        assert len(await journal.read("t0")) == written + 1
        await journal.close()

    asyncio.run(go())
