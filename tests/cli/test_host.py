"""`souvenir host` and `souvenir journal`, as whoever runs a server uses them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest
import typer

from souvenir.table.folder import JOURNAL, alone_in
from tests.cli.command import souvenir as run
from tests.server.stores import filled_file


@pytest.fixture
def data(tmp_path: Path) -> Path:
    asyncio.run(_fill(tmp_path / JOURNAL))
    return tmp_path


async def _fill(path: Path) -> None:
    journal = await filled_file(path)
    await journal.append("t1", 5, [b"started"], begun=True)
    await journal.append("t2", 5, [b"last"], over=True)
    await journal.close()


def test_tables_are_listed(data: Path) -> None:
    listed = json.loads(run("host", "tables", "--data", str(data), "--json").out)
    assert {table["id"]: (table["status"], table["rows"]) for table in listed} == {
        "t0": ("gathering", 4),
        "t1": ("playing", 5),
        "t2": ("over", 5),
    }
    assert run("host", "tables", "--data", str(data)).out.splitlines()[-1] == "3 tables"


def test_tables_are_removed_by_name_and_by_age(data: Path) -> None:
    assert run("host", "close", "t0", "--data", str(data), "--yes").out == "1 tables removed\n"
    unknown = run("host", "close", "t0", "--data", str(data), "--yes")
    assert (unknown.code, unknown.line) == (2, "souvenir: no such table: t0")
    assert run("host", "purge", "--days", "1", "--data", str(data), "--yes").out == "0 tables removed\n"
    with sqlite3.connect(data / JOURNAL) as db:
        db.execute("UPDATE tables SET touched = 0")
    db.close()
    over = run("host", "purge", "--days", "1", "--status", "over", "--data", str(data), "--yes")
    assert over.out == "1 tables removed\n"
    (left,) = json.loads(run("host", "tables", "--data", str(data), "--json").out)
    assert left["id"] == "t1"


def test_damage_is_told_and_mended(data: Path) -> None:
    assert run("journal", "check", "--data", str(data)).out.splitlines()[-1] == "no damage"
    with sqlite3.connect(data / JOURNAL) as db:
        db.execute("UPDATE rows SET body = x'00' WHERE table_id = 't1' AND seq = 3")
    db.close()
    told = run("journal", "check", "--data", str(data))
    assert (told.code, told.out.splitlines()[-1]) == (1, "table t1: whole up to row 2 of 5")
    mended = json.loads(run("journal", "repair", "--data", str(data), "--json").out)
    assert Path(mended["aside"]).exists()
    assert run("journal", "check", "--data", str(data)).code == 0


def test_a_journal_in_use_or_not_there_is_one_line(data: Path, tmp_path: Path) -> None:
    with alone_in(data):
        used = run("journal", "check", "--data", str(data))
    assert (used.code, "another server uses this folder" in used.line) == (2, True)
    missing = run("host", "tables", "--data", str(tmp_path / "none"))
    assert (missing.code, "there is no journal here" in missing.line) == (2, True)


def test_while_the_host_is_asked_the_server_can_write(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever says no removes nothing."""

    def asked(*_: object, **__: object) -> bool:
        with sqlite3.connect(data / JOURNAL, timeout=0) as db:
            db.execute("UPDATE tables SET touched = touched")
        db.close()
        raise typer.Abort

    monkeypatch.setattr(typer, "confirm", asked)
    assert run("host", "close", "t0", "--data", str(data)).code == 130
    assert len(json.loads(run("host", "tables", "--data", str(data), "--json").out)) == 3
