"""The journal in PostgreSQL: the same rows, one writer thread with one connection, a pool for reading.

Several servers may share it: each writes the rows of the tables that it has (`leases`). The writers'
connections share a lock on the database, so that nobody copies it meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool

from souvenir.table import leases
from souvenir.table.commit import (
    Beat,
    Change,
    Claim,
    Expire,
    Leave,
    LetIn,
    Offer,
    Redeem,
    Release,
    Spend,
    append_all,
    expire,
    spend,
)
from souvenir.table.database import OPTIONS, RETRY, explain, insist, let_go, one_commit, shown, take_lock
from souvenir.table.journal import (
    LINKS,
    Append,
    Elsewhere,
    Heard,
    JournalError,
    Link,
    Listing,
    Node,
    SeqTaken,
)
from souvenir.table.schema import migrate_database
from souvenir.table.sums import bodies_after
from souvenir.table.writer import GroupWriter

PATIENCE = 3.0
"""Seconds that somebody who moves waits for a database that does not answer."""
READERS = 4
REMEMBERED = 100_000
"""Tables of which we know when they were last touched."""
AWAY = "the database does not answer; nothing can be written until it does (no acknowledged move is lost)"
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # it tells every attempt; we tell once who asks


class PostgresJournal:
    """Rows in a database; see Journal for what its methods promise."""

    def __init__(self, address: str, at: str = "") -> None:
        """Open the database, with its tables made or brought up to date; JournalError if that cannot be.

        `at`: where other servers that share it reach this one (HOST:PORT).
        """
        self.address, self.name, self._at = address, shown(address), at
        self.node, self._left = leases.new_id(), False
        self._touched: dict[str, float] = {}
        self._db: psycopg.Connection | None = None
        try:
            self._db = self._connected(time.monotonic() + PATIENCE)
            migrate_database(address, self.name)
            with self._db.transaction():
                leases.register(self._db, self.node, at, first=True)
        except (psycopg.Error, JournalError) as error:
            if self._db is not None:
                self._db.close()
            if isinstance(error, JournalError):
                raise
            raise JournalError(f"{self.name}: {explain(error)}") from error
        self._pool = ConnectionPool(
            address,
            kwargs=OPTIONS,
            min_size=1,
            max_size=READERS,
            timeout=5 * RETRY,
            reconnect_timeout=RETRY,  # it gives up at once, and begins anew whenever somebody asks
            check=ConnectionPool.check_connection,
            open=True,
            name="souvenir",
        )
        self._writer: GroupWriter[Change] = GroupWriter(self._write)

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
        await self._writer.do(Append(table, seq, bodies, listing, members, begun, over))

    async def let_in(self, identity: str) -> None:
        await self._writer.do(LetIn(identity))

    async def offer(self, code: str, table: str, sitting: int, until: float) -> None:
        await self._writer.do(Offer(code, table, sitting, until))

    async def offered(self, code: str) -> str | None:
        found = await self._ask("SELECT table_id FROM codes WHERE code = %s", code)
        return str(found[0][0]) if found else None

    async def redeem(self, code: str) -> tuple[str, int] | None:
        found: tuple[str, int] | None = await self._writer.do(Redeem(code))
        return found

    async def expire(self, before: float) -> list[str]:
        found: list[str] = await self._writer.do(Expire(before))
        return found

    def _write(self, changes: Sequence[Change]) -> list[Any]:
        """All of it in one commit. A connection that breaks is made anew, for as long as people wait.

        Whether a commit that broke off was made is not known: what is already there is not written again.
        """
        until, doubtful = time.monotonic() + PATIENCE, False
        while True:
            try:
                db = self._db = self._connected(until)
                with one_commit(db):
                    return self._write_all(db, changes, doubtful=doubtful)
            except (errors.IntegrityError, SeqTaken) as late:
                raise SeqTaken(str(late)) from late
            except (errors.DeadlockDetected, errors.SerializationFailure) as crossed:
                if time.monotonic() > until:
                    raise JournalError(f"{self.name}: {explain(crossed)}") from crossed
            except psycopg.Error as failure:
                lost = self._db is None or self._db.closed
                if not lost or time.monotonic() > until:
                    raise JournalError(f"{self.name}: {AWAY if lost else explain(failure)}") from failure
                doubtful = True

    def _connected(self, until: float) -> psycopg.Connection:
        """The writer's connection, made anew if it broke, with the lock of the one who writes."""
        if self._db is not None and not self._db.closed:
            return self._db
        while True:
            try:
                db = psycopg.connect(self.address, **OPTIONS)
                break
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(RETRY)
        insist(db, self.name)
        take_lock(db, self.name, until, shared=True)
        leases.name_writer(db, self.node)
        return db

    def _write_all(self, db: psycopg.Connection, changes: Sequence[Change], *, doubtful: bool) -> list[Any]:
        appends = [change for change in changes if isinstance(change, Append)]
        if len(self._touched) > REMEMBERED:
            self._touched.clear()
        append_all(db, self.node, appends, self._touched, doubtful=doubtful)
        if people := [change.identity for change in changes if isinstance(change, LetIn)]:
            query = (
                "INSERT INTO identities SELECT who, %s FROM unnest(%b::text[]) AS who ON CONFLICT DO NOTHING"
            )
            db.execute(query, (time.time(), people))
        return [self._do(db, change, doubtful=doubtful) for change in changes]

    def _do(self, db: psycopg.Connection, change: Change, *, doubtful: bool) -> Any:
        """What is too rare to be done for many at once."""
        match change:
            case Claim():
                return leases.claim(db, self.node, change.table)
            case Release():
                leases.release(db, self.node, change.table)
            case Beat():
                heard = leases.renew(db, self.node, change.adopt)
                if heard is None:
                    leases.register(db, change.id, self._at, first=False)
                return heard
            case Leave():
                leases.leave(db, self.node)
            case Expire():
                return expire(db, change.before)
            case Spend():
                return spend(db, change)
            case Offer():
                query = "INSERT INTO codes VALUES (%s, %s, %s, %s)" + " ON CONFLICT DO NOTHING" * doubtful
                db.execute(query, (change.code, change.table, change.sitting, change.until))
            case Redeem():
                query = "DELETE FROM codes WHERE code = %s AND until >= %s RETURNING table_id, sitting"
                return db.execute(query, (change.code, time.time())).fetchone()
        return None

    # ---------------------------------------------------------------- reading
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT seq, body, sum FROM rows WHERE table_id = %s AND seq >= %s ORDER BY seq"
        return bodies_after(table, await self._ask(query, table, after), after)

    async def find(self, key: str) -> tuple[str, Link, str] | None:
        columns = " UNION ALL ".join(
            f"SELECT id, '{link}', {link}_key FROM tables WHERE {by}_key = %s" for by, link in LINKS.items()
        )
        found = await self._ask(columns, *[key] * len(LINKS))
        return found[0] if found else None

    async def tables_of(self, identity: str) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = %s AND NOT over ORDER BY opened DESC LIMIT 100"""
        return [table for (table,) in await self._ask(query, identity)]

    async def finished_of(self, identity: str, count: int) -> list[str]:
        query = """SELECT id FROM tables JOIN members ON table_id = id
                   WHERE identity = %s AND over ORDER BY touched DESC LIMIT %s"""
        return [table for (table,) in await self._ask(query, identity, count)]

    async def count(self, identity: str | None = None, since: float = 0.0) -> int:
        query = "SELECT count(*) FROM tables WHERE NOT over AND touched >= %s"
        if identity is None:
            found = await self._ask(query, since)
        else:
            query += " AND id IN (SELECT table_id FROM members WHERE identity = %s)"
            found = await self._ask(query, since, identity)
        return int(found[0][0])

    async def knows(self, identity: str) -> bool:
        return bool(await self._ask("SELECT 1 FROM identities WHERE identity = %s", identity))

    async def gone(self, tables: Sequence[str]) -> list[str]:
        there = {
            table for (table,) in await self._ask("SELECT id FROM tables WHERE id = ANY(%s)", list(tables))
        }
        return [table for table in tables if table not in there]

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        def ask() -> list[tuple[Any, ...]]:
            until = time.monotonic() + PATIENCE
            while True:
                try:
                    with self._pool.connection() as db:
                        return db.execute(query, values, binary=True).fetchall()
                except psycopg.OperationalError:
                    if time.monotonic() > until:
                        raise
                    time.sleep(RETRY)

        try:
            return await asyncio.to_thread(ask)
        except psycopg.DataError:  # a key with a zero byte, which no text there can have
            return []
        except psycopg.OperationalError as error:
            raise JournalError(f"{self.name}: {AWAY}") from error
        except psycopg.Error as error:
            raise JournalError(f"{self.name}: {explain(error)}") from error

    # ---------------------------------------------------------------- one of several servers
    async def spend(self, what: str, who: str, most: int, seconds: float) -> bool:
        counted: bool = await self._writer.do(Spend(what, who, most, seconds))
        return counted

    async def claim(self, table: str) -> Node | None:
        found = await self._ask(leases.WHOSE, table)
        if found and found[0][0] == self.node:
            return None
        if found and found[0][2]:
            return Node(*found[0])
        if self._left:
            raise Elsewhere(table)
        other: Node | None = await self._writer.do(Claim(table))
        return other

    async def release(self, table: str) -> None:
        await self._writer.do(Release(table))

    async def beat(self, adopt: int = 0) -> Heard | None:
        if self._left:
            return Heard()
        beat = Beat(leases.new_id(), adopt)
        heard: Heard | None = await self._writer.do(beat)
        if heard is None:
            self.node = beat.id
        return heard

    async def leave(self) -> None:
        self._left = True
        await self._writer.do(Leave())

    async def close(self) -> None:
        if not self._left:
            with suppress(JournalError):  # others will find out by themselves
                await self.leave()
        await self._writer.close()
        if self._db is not None:
            let_go(self._db)
        await asyncio.to_thread(self._pool.close)
