"""The journal in a file: a file that cannot be used is said so, and nothing is harmed."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from souvenir.table.journal import JournalError, SeqTaken
from souvenir.table.sqlite import SqliteJournal
from tests.server.stores import filled_file


def test_it_writes_to_disk_before_it_answers(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "j.sqlite")
    modes = {
        name: journal._writer.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous")
    }
    assert modes == {"journal_mode": "wal", "synchronous": 2}
    asyncio.run(journal.close())


@pytest.mark.parametrize("where", [0, 4096])
def test_a_damaged_journal(tmp_path: Path, where: int) -> None:
    path = tmp_path / "j.sqlite"
    asyncio.run(asyncio.run(filled_file(path, tables=40)).close())
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
        journal = await filled_file(path)
        journal._writer.execute("PRAGMA query_only = ON")
        with pytest.raises(JournalError, match="cannot be written"):
            await journal.append("t0", 5, [b"x"])
        journal._writer.execute("PRAGMA query_only = OFF")
        await journal.append("t0", 5, [b"x"])
        await journal.close()

    asyncio.run(go())


def test_nothing_follows_a_row_that_could_not_be_written(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled_file(tmp_path / "j.sqlite")
        journal._writer.execute("PRAGMA max_page_count = 1")  # no more than there are
        with pytest.raises(JournalError, match="disk is full"):
            await journal.append("t0", 5, [b"x" * 100_000])
        journal._writer.execute("PRAGMA max_page_count = 100000")
        with pytest.raises(SeqTaken):
            await journal.append("t0", 6, [b"x"])
        await journal.append("t0", 5, [b"x"])
        assert (await journal.read("t0"))[-1] == b"x"
        await journal.close()

    asyncio.run(go())


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled_file(tmp_path / "j.sqlite")
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
