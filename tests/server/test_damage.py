"""Bits flip, disks lie: damage is found and named, what is whole plays on, and nothing is lost in silence."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from souvenir.table.folder import JOURNAL, alone_in
from souvenir.table.journal import JournalError
from souvenir.table.repair import check, repair
from souvenir.table.sqlite import SqliteJournal
from souvenir.table.wal import log_of
from tests.server.harness import Person, served, start
from tests.server.stores import filled_file

TABLES, ROWS = 6, 12
FLIPS = 20


@pytest.fixture(scope="module")
def crashed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal as a killed server leaves it: nearly everything is still in the log."""
    folder = tmp_path_factory.mktemp("crashed")

    async def go() -> None:
        journal = await filled_file(folder / "live.sqlite", TABLES, ROWS)
        for ending in ("", "-wal"):
            shutil.copyfile(folder / f"live.sqlite{ending}", folder / f"{JOURNAL}{ending}")
        await journal.close()

    asyncio.run(go())
    assert log_of(folder / JOURNAL).stat().st_size > 100_000
    return folder


def copied(crashed: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for ending in ("", "-wal"):
        shutil.copyfile(crashed / f"{JOURNAL}{ending}", folder / f"{JOURNAL}{ending}")
    return folder / JOURNAL


def flip(path: Path, bit: int) -> None:
    body = bytearray(path.read_bytes())
    body[bit // 8] ^= 1 << bit % 8
    path.write_bytes(body)


async def read_all(path: Path) -> dict[str, list[bytes] | None]:
    """Every table's rows; None where it is told that they are damaged."""
    journal = SqliteJournal(path)
    found: dict[str, list[bytes] | None] = {}
    for n in range(TABLES):
        try:
            found[f"t{n}"] = await journal.read(f"t{n}")
        except JournalError:
            found[f"t{n}"] = None
    await journal.close()
    return found


def written(n: int) -> list[bytes]:
    return [b"opened", *(b"row %d" % seq for seq in range(2, ROWS + 1))]


def test_a_flipped_bit_of_the_log_loses_nothing_in_silence(crashed: Path, tmp_path: Path) -> None:
    rng, refused = random.Random(16), 0
    bits = log_of(crashed / JOURNAL).stat().st_size * 8
    flips = [rng.randrange(bits) for _ in range(FLIPS)] + [rng.randrange(32 * 8) for _ in range(6)]
    for number, bit in enumerate(flips):
        path = copied(crashed, tmp_path / str(number))
        flip(log_of(path), bit)
        try:
            found = asyncio.run(read_all(path))
        except JournalError:
            refused += 1
            report, aside = repair(path)
            assert aside is not None
            found = asyncio.run(read_all(path))
            harmed = {harm.table for harm in report.harmed}
            assert report.structure or {name for name in found if found[name] != written(0)} <= harmed
            continue
        # Only the last commit can be taken for one that was torn, and then it is told.
        short = [name for name, rows in found.items() if rows is not None and rows != written(0)]
        assert short in ([], [f"t{TABLES - 1}"])
        assert all(found[name] == written(0)[:-1] for name in short)
    assert refused > FLIPS // 2


def test_a_flipped_bit_of_the_file_is_told_and_the_other_tables_play_on(
    crashed: Path, tmp_path: Path
) -> None:
    whole = copied(crashed, tmp_path / "whole")
    asyncio.run(SqliteJournal(whole).close())  # takes the log into the file
    rng, told = random.Random(8), 0
    used = [place for place, byte in enumerate(whole.read_bytes()) if byte]  # most of a page is empty
    for number in range(24):
        folder = tmp_path / str(number)
        folder.mkdir()
        path = folder / JOURNAL
        shutil.copyfile(whole, path)
        flip(path, rng.choice(used) * 8 + rng.randrange(8))
        try:
            found = asyncio.run(read_all(path))
        except JournalError:
            told += 1
            continue
        told += None in found.values()
        assert all(rows is None or rows == written(0) for rows in found.values())
    assert told > 5, told


@pytest.mark.parametrize(
    "text", [b"t%d%crow %d" % (TABLES - 1, ROWS, ROWS), b"t%d%crow %d" % (TABLES - 1, 5, 5), b"identities"]
)
def test_what_a_damaged_key_or_name_hides_is_told(crashed: Path, tmp_path: Path, text: bytes) -> None:
    """A row that is filed elsewhere, rows behind it that are not found, a table whose name is no text."""
    path = copied(crashed, tmp_path)
    asyncio.run(SqliteJournal(path).close())
    flip(path, path.read_bytes().index(text) * 8 + 7)
    with pytest.raises(JournalError, match="damaged"):
        SqliteJournal(path)


def test_a_damaged_row_is_named_and_repair_keeps_what_is_whole(crashed: Path, tmp_path: Path) -> None:
    path = copied(crashed, tmp_path)
    asyncio.run(SqliteJournal(path).close())
    with sqlite3.connect(path) as db:
        db.execute("UPDATE rows SET body = 'row X' WHERE table_id = 't2' AND seq = 7")
    db.close()
    report = check(path)
    assert [(harm.table, harm.whole, harm.rows) for harm in report.harmed] == [("t2", 6, ROWS)]
    found = asyncio.run(read_all(path))
    assert [name for name, rows in found.items() if rows is None] == ["t2"]
    _, aside = repair(path)
    assert aside is not None
    assert aside.exists()
    assert check(path).ok
    found = asyncio.run(read_all(path))
    assert found["t2"] == written(0)[:6]
    assert all(rows == written(0) for name, rows in found.items() if name != "t2")
    assert repair(path)[1] is None


def test_at_a_damaged_table_people_are_told_and_others_play_on(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        people = [Person(server.base), Person(server.base)]
        hurt, fine = start(people), start(people)
    with sqlite3.connect(tmp_path / JOURNAL) as db:
        db.execute(
            "UPDATE rows SET body = CAST(replace(body, 'Bea', 'Eve') AS BLOB) WHERE table_id = ?", (hurt,)
        )
    db.close()
    with served(tmp_path) as server:
        ada = Person(server.base)
        ada.http.headers.update(people[0].head)
        answer = ada.http.get(f"/api/tables/{hurt}/packet")
        assert (answer.status_code, answer.json()["code"]) == (503, "damaged")
        assert ada.packet(fine)["packet"]["seat"] == 0
        assert [mine["lobby"]["table"] for mine in ada.http.get("/api/tables").json()] == [fine]


# -------------------------------------------------------------------- one server a folder
def test_a_second_server_on_a_folder_is_refused(tmp_path: Path) -> None:
    with alone_in(tmp_path), pytest.raises(JournalError, match="another server"), alone_in(tmp_path):
        pass
    with alone_in(tmp_path):
        pass


def test_a_folder_in_which_nothing_can_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "souvenir.lock").mkdir()
    with pytest.raises(JournalError, match="cannot be written"), alone_in(tmp_path):
        pass


def test_a_journal_is_its_owners_alone(tmp_path: Path) -> None:
    async def go() -> None:
        journal = await filled_file(tmp_path / JOURNAL)
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
        assert set(modes.values()) == {0o600}, modes
        await journal.close()

    asyncio.run(go())
