"""How rows are added to a file: many in one statement, since after each one other threads go first."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from souvenir.table.journal import TOUCH_SECONDS, Append, Listing, SeqTaken
from souvenir.table.sums import FIRST, chain

REMEMBERED = 10_000
"""Tables that need not be looked up."""
_Row = tuple[str, int, bytes, bytes]


@dataclass(slots=True)
class Written:
    """What is known of the tables that were written to, without looking it up."""

    last: dict[str, tuple[int, bytes]] = field(default_factory=dict)
    """The number and the sum of the last row."""
    touched: dict[str, float] = field(default_factory=dict)
    """When it was last noted that something happened there."""

    def forget(self) -> None:
        self.last.clear()
        self.touched.clear()


def append_all(db: sqlite3.Connection, appends: Sequence[Append], written: Written) -> None:
    """Rows that each follow the last one of their table; SeqTaken if one does not.

    Whoever then takes the changes back forgets what is `written`, too.
    """
    if len(written.last) > REMEMBERED:
        written.forget()
    now = time.time()
    for a in appends:
        if a.listing:
            _list(db, a.table, a.listing, now)
    _insert(db, [row for a in appends for row in _rows(db, a, written)])
    for a in appends:
        if a.members:
            pairs = [(identity, a.table) for identity in a.members]
            db.executemany("INSERT OR IGNORE INTO members (identity, table_id) VALUES (?, ?)", pairs)
        if a.begun or a.over or written.touched.get(a.table, 0.0) < now - TOUCH_SECONDS:
            written.touched[a.table] = now
            _mark(db, a, now)


def _list(db: sqlite3.Connection, table: str, made: Listing, now: float) -> None:
    db.execute(
        "INSERT INTO tables (id, game, opened, touched, over, code_key, join_key, watch_key, stage_key)"
        " VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?)",
        (table, made.game, now, now, made.code, made.join, made.watch, made.stage),
    )


def _rows(db: sqlite3.Connection, a: Append, written: Written) -> list[_Row]:
    """The rows with their sums; SeqTaken if they do not follow the last one there."""
    if not a.bodies:
        return []
    seq, before = written.last.get(a.table, (0, FIRST))
    if seq != a.seq - 1:
        before = _sum(db, a.table, a.seq - 1)
    sums = chain(a.table, a.seq, a.bodies, before)
    rows = [(a.table, a.seq + n, body, sum) for n, (body, sum) in enumerate(zip(a.bodies, sums, strict=True))]
    written.last[a.table] = rows[-1][1], rows[-1][3]
    return rows


def _sum(db: sqlite3.Connection, table: str, seq: int) -> bytes:
    if seq == 0:
        return FIRST
    found = db.execute("SELECT sum FROM rows WHERE table_id = ? AND seq = ?", (table, seq)).fetchone()
    if found is None:
        raise SeqTaken(f"{table}/{seq + 1}")
    return bytes(found[0])


def _insert(db: sqlite3.Connection, rows: Sequence[_Row]) -> None:
    """Rows of several tables, in as few statements as there are ones in their number."""
    first = 0
    while count := len(rows) - first:
        many = 1 << count.bit_length() - 1
        db.execute(_insertion(many), [value for row in rows[first : first + many] for value in row])
        first += many


@cache
def _insertion(many: int) -> str:
    return f"INSERT INTO rows (table_id, seq, body, sum) VALUES {', '.join(['(?, ?, ?, ?)'] * many)}"


def _mark(db: sqlite3.Connection, a: Append, now: float) -> None:
    """Note when something last happened at a table, that its game has begun, that it is over."""
    if a.over:
        db.execute("UPDATE tables SET over = 1, code_key = NULL, touched = ? WHERE id = ?", (now, a.table))
    elif a.begun:
        db.execute("UPDATE tables SET begun = 1, touched = ? WHERE id = ?", (now, a.table))
    else:
        recently = now - TOUCH_SECONDS
        db.execute("UPDATE tables SET touched = ? WHERE id = ? AND touched < ?", (now, a.table, recently))
