"""The journal in SQLite: one writer thread, many appends to a commit, acknowledged after it."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from souvenir.table.journal import JournalError, Listing, SeqTaken
from souvenir.table.schema import migrate

BATCH = 256
"""The most appends that share a commit."""
CHECKED_BYTES = 256 << 20
"""Files up to this size are checked for damage when they are opened."""


@dataclass(slots=True)
class _Append:
    table: str
    seq: int
    bodies: Sequence[bytes]
    listing: Listing | None
    members: Sequence[str]
    over: bool
    done: asyncio.Future[None]
    loop: asyncio.AbstractEventLoop
    error: Exception | None = field(default=None)


class SqliteJournal:
    """Rows in one file; see Journal for what its methods promise."""

    def __init__(self, path: Path) -> None:
        """Open or create the file; JournalError if that cannot be done, and nothing is harmed."""
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            migrate(path)
            self._writer = _connect(path)
            self._reader = _connect(path)
        except sqlite3.Error as error:
            raise JournalError(f"{path.name}: {explain(error)}") from error
        except OSError as error:
            raise JournalError(
                f"{path.parent.name or path.parent}: cannot be written: {error.strerror}"
            ) from error
        self._reading = threading.Lock()
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------- writing
    async def append(
        self,
        table: str,
        seq: int,
        bodies: Sequence[bytes],
        *,
        listing: Listing | None = None,
        members: Sequence[str] = (),
        over: bool = False,
    ) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Append(table, seq, bodies, listing, members, over, done, loop))
        await done

    def _write_all(self) -> None:
        """The writer thread: gather what waits, write it, commit once, then tell everyone."""
        ending = False
        while not ending:
            batch: list[_Append] = []
            item = self._queue.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH or self._queue.empty():
                    break
                item = self._queue.get()
            ending = item is None
            if batch:
                self._commit(batch)
                _tell(batch)

    def _commit(self, batch: list[_Append]) -> None:
        db = self._writer
        try:
            db.execute("BEGIN IMMEDIATE")
            for item in batch:
                _write(db, item)
            db.execute("COMMIT")
            return
        except sqlite3.IntegrityError:
            error: Exception = SeqTaken(f"{batch[0].table}/{batch[0].seq}")
        except sqlite3.Error as failure:
            error = JournalError(f"{self.path.name}: {explain(failure)}")
        if db.in_transaction:
            db.execute("ROLLBACK")
        if isinstance(error, SeqTaken) and len(batch) > 1:
            for item in batch:  # one of them came too late: each stands for itself
                self._commit([item])
        else:
            for item in batch:
                item.error = error

    # ---------------------------------------------------------------- reading
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT body FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [body for (body,) in await self._ask(query, table, after)]

    async def find(self, key: str) -> tuple[str, str] | None:
        for link in ("code", "join", "watch", "stage"):
            found = await self._ask(f'SELECT id FROM tables WHERE "{link}_key" = ?', key)
            if found:
                return str(found[0][0]), link
        return None

    async def tables_of(self, identity: str) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = ? AND NOT over ORDER BY opened DESC LIMIT 100"""
        return [str(table) for (table,) in await self._ask(query, identity)]

    async def finished_of(self, identity: str, count: int) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = ? AND over ORDER BY touched DESC LIMIT ?"""
        return [str(table) for (table,) in await self._ask(query, identity, count)]

    async def count(self, identity: str | None = None) -> int:
        if identity is None:
            found = await self._ask("SELECT count(*) FROM tables WHERE NOT over")
        else:
            query = (
                "SELECT count(*) FROM tables JOIN members ON table_id = id WHERE identity = ? AND NOT over"
            )
            found = await self._ask(query, identity)
        return int(found[0][0])

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            with self._reading:
                return self._reader.execute(query, values).fetchall()

        try:
            return await asyncio.to_thread(ask)
        except sqlite3.Error as error:
            raise JournalError(f"{self.path.name}: {explain(error)}") from error

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._writer.close()
        self._reader.close()


def _write(db: sqlite3.Connection, item: _Append) -> None:
    now = time.time()
    if item.listing:
        made = item.listing
        db.execute(
            "INSERT INTO tables (id, game, opened, touched, over, code_key, join_key, watch_key, stage_key)"
            " VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?)",
            (item.table, made.game, now, now, made.code, made.join, made.watch, made.stage),
        )
    rows = [(item.table, item.seq + n, body) for n, body in enumerate(item.bodies)]
    db.executemany("INSERT INTO rows (table_id, seq, body) VALUES (?, ?, ?)", rows)
    if item.members:
        pairs = [(identity, item.table) for identity in item.members]
        db.executemany("INSERT OR IGNORE INTO members (identity, table_id) VALUES (?, ?)", pairs)
    if item.over:
        db.execute("UPDATE tables SET over = 1, code_key = NULL, touched = ? WHERE id = ?", (now, item.table))


def _tell(batch: list[_Append]) -> None:
    """Settle the futures of a batch, each in its own loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Append]] = {}
    for item in batch:
        by_loop.setdefault(item.loop, []).append(item)
    for loop, items in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, items)


def _settle(items: list[_Append]) -> None:
    for item in items:
        if item.done.cancelled():
            continue
        if item.error:
            item.done.set_exception(item.error)
        else:
            item.done.set_result(None)


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    if path.stat().st_size <= CHECKED_BYTES:
        (verdict,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"malformed: {verdict}")
    return db


def explain(error: Exception) -> str:
    """What went wrong with the file, in words for the person who runs the server."""
    text = str(error)
    if "not a database" in text or "malformed" in text:
        return "the journal is damaged; put a backup in its place (nothing was changed)"
    if "full" in text:
        return "the disk is full; make room, then go on (no acknowledged move is lost)"
    if "readonly" in text or "unable to open" in text:
        return "the journal cannot be written; check the folder and who may write there"
    return text
