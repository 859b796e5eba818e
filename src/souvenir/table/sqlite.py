"""The journal in SQLite: one writer thread, many changes to a commit, acknowledged after it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from souvenir.table import wal
from souvenir.table.adding import Written, append_all
from souvenir.table.journal import (
    AT_ONCE,
    LINKS,
    Append,
    Heard,
    JournalError,
    Link,
    Listing,
    Node,
    SeqTaken,
)
from souvenir.table.schema import HELD, migrate
from souvenir.table.sums import bodies_after
from souvenir.table.writer import GroupWriter

CHECKED_BYTES = 256 << 20
"""Files up to this size are checked for damage when they are opened."""
OWNER_ONLY = 0o600
Change = Callable[[sqlite3.Connection], Any]


class SqliteJournal:
    """Rows in one file; see Journal for what its methods promise."""

    node = ""

    def __init__(self, path: Path) -> None:
        """Open or create the file; JournalError if that cannot be done, and nothing is harmed."""
        self.path = path
        try:
            make_file(path)
            self._writer = _connect(path)
            _examine(self._writer, path)
            self._reader = _connect(path)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise JournalError(f"{path.name}: {explain(error)}") from error
        except OSError as error:
            raise JournalError(
                f"{path.parent.name or path.parent}: cannot be written: {error.strerror}"
            ) from error
        self._reading = threading.Lock()
        self._written = Written()
        self._group: GroupWriter[Append | Change] = GroupWriter(self._write)

    # ---------------------------------------------------------------- writing
    async def append(
        self,
        table: str,
        seq: int,
        bodies: Sequence[bytes],
        *,
        listing: Listing | None = None,
        members: Sequence[str] = (),
        begun: bool = False,
        over: bool = False,
    ) -> None:
        await self._group.do(Append(table, seq, bodies, listing, members, begun, over))

    async def let_in(self, identity: str) -> None:
        known = (identity, time.time())
        await self._group.do(lambda db: db.execute("INSERT OR IGNORE INTO identities VALUES (?, ?)", known))

    async def offer(self, code: str, table: str, sitting: int, until: float) -> None:
        values = (code, table, sitting, until)
        await self._group.do(lambda db: db.execute("INSERT INTO codes VALUES (?, ?, ?, ?)", values))

    async def offered(self, code: str) -> str | None:
        found = await self._ask("SELECT table_id FROM codes WHERE code = ?", code)
        return str(found[0][0]) if found else None

    async def redeem(self, code: str) -> tuple[str, int] | None:
        query = "DELETE FROM codes WHERE code = ? AND until >= ? RETURNING table_id, sitting"
        found = await self._group.do(lambda db: db.execute(query, (code, time.time())).fetchone())
        return (str(found[0]), int(found[1])) if found else None

    async def expire(self, before: float) -> list[str]:
        found: list[str] = await self._group.do(partial(expire, before=before))
        return found

    def _write(self, changes: Sequence[Append | Change]) -> list[Any]:
        db = self._writer
        try:
            db.execute("BEGIN IMMEDIATE")
            append_all(db, [change for change in changes if isinstance(change, Append)], self._written)
            results = [None if isinstance(change, Append) else change(db) for change in changes]
            db.execute("COMMIT")
            return results
        except (sqlite3.IntegrityError, SeqTaken) as late:
            error: Exception = SeqTaken(str(late))
        except sqlite3.Error as failure:
            error = JournalError(f"{self.path.name}: {explain(failure)}")
        self._written.forget()
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise error

    # ---------------------------------------------------------------- reading
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT seq, body, sum FROM rows WHERE table_id = ? AND seq >= ? ORDER BY seq"
        return bodies_after(table, await self._ask(query, table, after), after)

    async def find(self, key: str) -> tuple[str, Link, str] | None:
        for by, link in LINKS.items():
            found = await self._ask(f"SELECT id, {link}_key FROM tables WHERE {by}_key = ?", key)
            if found:
                return str(found[0][0]), link, str(found[0][1])
        return None

    async def tables_of(self, identity: str) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = ? AND NOT over ORDER BY opened DESC LIMIT 100"""
        return [str(table) for (table,) in await self._ask(query, identity)]

    async def finished_of(self, identity: str, count: int) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = ? AND over ORDER BY touched DESC LIMIT ?"""
        return [str(table) for (table,) in await self._ask(query, identity, count)]

    async def count(self, identity: str | None = None, since: float = 0.0) -> int:
        query = "SELECT count(*) FROM tables WHERE NOT over AND touched >= ?"
        if identity is None:
            found = await self._ask(query, since)
        else:
            query += " AND id IN (SELECT table_id FROM members WHERE identity = ?)"
            found = await self._ask(query, since, identity)
        return int(found[0][0])

    async def knows(self, identity: str) -> bool:
        return bool(await self._ask("SELECT 1 FROM identities WHERE identity = ?", identity))

    async def gone(self, tables: Sequence[str]) -> list[str]:
        query = "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM tables)"
        return [str(table) for (table,) in await self._ask(query, json.dumps(tables))]

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(ask)
        except sqlite3.Error as error:
            raise JournalError(f"{self.path.name}: {explain(error)}") from error

    # ---------------------------------------------------------------- a folder has one server
    async def claim(self, table: str) -> Node | None:
        return None

    async def release(self, table: str) -> None:
        pass

    async def beat(self, adopt: int = 0) -> Heard:
        return Heard()

    async def spend(self, what: str, who: str, most: int, seconds: float) -> bool:
        return True  # its own memory counts

    async def leave(self) -> None:
        pass

    async def close(self) -> None:
        await self._group.close()
        self._writer.close()
        self._reader.close()


def make_file(path: Path) -> None:
    """Make the file of a journal, or bring it up to date."""
    path.parent.mkdir(parents=True, exist_ok=True)
    wal.insist(path)
    path.touch(mode=OWNER_ONLY)
    path.chmod(OWNER_ONLY)  # the files that SQLite puts beside it follow
    migrate(path)


# -------------------------------------------------------------------- changes
def _remove(db: sqlite3.Connection, table: str) -> None:
    """Take a table off the journal, for good."""
    for name, column in HELD:
        db.execute(f"DELETE FROM {name} WHERE {column} = ?", (table,))


def expire(db: sqlite3.Connection, before: float) -> list[str]:
    """Remove tables where nothing was ever played, and identities that belong to none; which tables."""
    query = "SELECT id FROM tables WHERE NOT begun AND NOT over AND touched < ?"
    found = [str(table) for (table,) in db.execute(query, (before,)).fetchall()]
    for table in found:
        _remove(db, table)
    db.execute("DELETE FROM codes WHERE until < ?", (time.time(),))
    _expire_people(db, before)
    return found


def _expire_people(db: sqlite3.Connection, before: float) -> None:
    """Of those not looked at since, remove who belongs to no table."""
    query = "SELECT identity FROM identities WHERE seen < ? ORDER BY seen LIMIT ?"
    old = db.execute(query, (before, AT_ONCE)).fetchall()
    belongs = "SELECT 1 FROM members WHERE members.identity = identities.identity"
    db.executemany(f"DELETE FROM identities WHERE identity = ? AND NOT EXISTS ({belongs})", old)
    db.executemany(
        "UPDATE identities SET seen = ? WHERE identity = ?", [(time.time(), who) for (who,) in old]
    )


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    return db


def _examine(db: sqlite3.Connection, path: Path) -> None:
    """Not by a quick check: that one overlooks rows out of order, behind which others cannot be found."""
    if path.stat().st_size > CHECKED_BYTES:
        return
    (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"malformed: {verdict}")
    if db.execute("PRAGMA foreign_key_check(rows)").fetchone():
        raise sqlite3.DatabaseError("malformed: a row of no table")


def explain(error: Exception) -> str:
    """What went wrong with the file, in words for the person who runs the server."""
    text = str(error)
    unnamed = isinstance(error, UnicodeDecodeError)  # SQLite complains, and names what is damaged
    if unnamed or "not a database" in text or "malformed" in text:
        return "the journal is damaged; `souvenir journal check` says what is whole (nothing was changed)"
    if "full" in text:
        return "the disk is full; make room, then go on (no acknowledged move is lost)"
    if "readonly" in text or "unable to open" in text:
        return "the journal cannot be written; check the folder and who may write there"
    return text
