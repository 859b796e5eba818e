"""What of a journal is whole, found without touching it, and a new journal made of that.

A copy is looked at. Where bits flipped in its log the log is sealed anew first, so that SQLite reads past
them; the chained sums of the rows then tell which rows are not what was written.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from souvenir.table import wal
from souvenir.table.journal import JournalError
from souvenir.table.schema import migrate
from souvenir.table.sums import whole

COPIED = ("identities", "members", "codes")


@dataclass(frozen=True, slots=True)
class Harm:
    """A table that is not whole."""

    table: str
    whole: int
    """Its rows up to this one are what was written."""
    rows: int
    """As many are there; None of the others can be read on from."""


@dataclass(frozen=True, slots=True)
class Report:
    """What of a journal is whole."""

    tables: int
    rows: int
    log: int
    """Commits that SQLite would have overlooked in a damaged log; 1: perhaps only torn."""
    structure: tuple[str, ...]
    """What SQLite finds wrong with the file."""
    harmed: tuple[Harm, ...]

    @property
    def ok(self) -> bool:
        return not (self.log or self.structure or self.harmed)


def check(path: Path) -> Report:
    """Look at a journal that no server uses; JournalError if nothing of it can be read."""
    with _copy(path) as copy:
        return _look(copy, wal.lost_commits(path))


def repair(path: Path) -> tuple[Report, Path | None]:
    """Put what is whole in place of the journal; what was found, and where the old files are now.

    A journal without harm is left as it is.
    """
    with _copy(path) as copy:
        report = _look(copy, wal.lost_commits(path))
        if report.ok:
            return report, None
        fresh = path.with_name(path.name + ".new")
        fresh.unlink(missing_ok=True)
        _fill(copy, fresh)
    aside = _aside(path)
    for ending in ("", "-wal", "-shm"):
        old = path.with_name(path.name + ending)
        if old.exists():
            old.rename(aside.with_name(aside.name + ending))
    fresh.rename(path)
    return report, aside


def _aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return aside


@contextmanager
def _copy(path: Path) -> Iterator[sqlite3.Connection]:
    """A copy of the database, with all that its log holds."""
    if not path.exists():
        raise JournalError(f"{path.name}: there is no journal here")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        log = wal.log_of(path)
        if log.exists():
            body = log.read_bytes()
            wal.log_of(copy).write_bytes(wal.reseal(body) if wal.lost_commits(path) else body)
        try:
            migrate(copy)
            with closing(sqlite3.connect(copy, isolation_level=None)) as db:
                yield db
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise JournalError(f"{path.name}: nothing of it can be read ({error})") from error


def _look(db: sqlite3.Connection, log: int) -> Report:
    wrong = [line for line in _structure(db) if line != "ok"]
    harmed, rows = [], 0
    names = _tables(db)
    for table in names:
        up_to, there = _whole(db, table)
        rows += up_to
        if up_to < there or not up_to:
            harmed.append(Harm(table, up_to, there))
    return Report(len(names), rows, log, tuple(wrong), tuple(harmed))


def _structure(db: sqlite3.Connection) -> list[str]:
    try:
        return [str(line) for (line,) in db.execute("PRAGMA integrity_check(20)")]
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        return [str(error)]


def _readable(db: sqlite3.Connection, query: str, *values: object) -> Iterator[tuple[Any, ...]]:
    """What can be read of an answer, up to the first damage."""
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        yield from db.execute(query, values)


def _tables(db: sqlite3.Connection) -> list[str]:
    """Every table that is listed or has rows."""
    listed = _readable(db, "SELECT id FROM tables NOT INDEXED")
    with_rows = _readable(db, "SELECT table_id FROM rows")
    return sorted({str(table) for (table,) in (*listed, *with_rows)})


def _rows(db: sqlite3.Connection, table: str) -> list[tuple[int, bytes, bytes]]:
    return list(_readable(db, "SELECT seq, body, sum FROM rows WHERE table_id = ? ORDER BY seq", table))


def _whole(db: sqlite3.Connection, table: str) -> tuple[int, int]:
    """Up to which row a table is whole, and how many rows it has."""
    rows = _rows(db, table)
    return whole(table, rows), len(rows)


def _fill(db: sqlite3.Connection, fresh: Path) -> None:
    """A new journal with the whole rows of every table that can still be found."""
    migrate(fresh)
    fresh.chmod(0o600)
    listed = {row[0]: row for row in _readable(db, "SELECT * FROM tables NOT INDEXED")}
    with closing(sqlite3.connect(fresh)) as made:
        for table in _tables(db):
            rows = _rows(db, table)
            kept = rows[: whole(table, rows)]
            if kept and table in listed:
                made.execute(f"INSERT INTO tables VALUES ({_marks(listed[table])})", listed[table])
                made.executemany(
                    "INSERT INTO rows (table_id, seq, body, sum) VALUES (?, ?, ?, ?)",
                    [(table, *row) for row in kept],
                )
        for name in COPIED:
            for row in _readable(db, f"SELECT * FROM {name} NOT INDEXED"):
                made.execute(f"INSERT OR IGNORE INTO {name} VALUES ({_marks(row)})", row)
        for name in ("members", "codes"):
            made.execute(f"DELETE FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)")
        made.commit()


def _marks(row: tuple[object, ...]) -> str:
    return ", ".join("?" * len(row))
