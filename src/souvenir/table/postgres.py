"""The journal in PostgreSQL: the same rows, one writer thread with one connection, a pool for reading.

Several servers may share it: each writes the rows of the tables that it has (`leases`). The writers'
connections share a lock on the database, so that nobody copies it meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool

from souvenir.table import leases
from souvenir.table.database import OPTIONS, RETRY, explain, insist, let_go, shown, take_lock
from souvenir.table.journal import (
    AT_ONCE,
    LINKS,
    TOUCH_SECONDS,
    Elsewhere,
    JournalError,
    Link,
    Listing,
    Node,
    SeqTaken,
)
from souvenir.table.schema import HELD, migrate_database
from souvenir.table.sums import FIRST, bodies_after, chain
from souvenir.table.writer import GroupWriter

PATIENCE = 3.0
"""Seconds that somebody who moves waits for a database that does not answer."""
READERS = 4
AWAY = "the database does not answer; nothing can be written until it does (no acknowledged move is lost)"
logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # it tells every attempt; we tell once who asks
Sums = dict[tuple[str, int], bytes]


@dataclass(frozen=True, slots=True)
class Append:
    """Rows of a table; see `Journal.append`."""

    table: str
    seq: int
    bodies: Sequence[bytes]
    listing: Listing | None
    members: Sequence[str]
    begun: bool
    over: bool


@dataclass(frozen=True, slots=True)
class LetIn:
    identity: str


@dataclass(frozen=True, slots=True)
class Expire:
    before: float


@dataclass(frozen=True, slots=True)
class Offer:
    """A one-time code; see `Journal.offer`."""

    code: str
    table: str
    sitting: int
    until: float


@dataclass(frozen=True, slots=True)
class Redeem:
    code: str


@dataclass(frozen=True, slots=True)
class Claim:
    table: str


@dataclass(frozen=True, slots=True)
class Release:
    table: str


@dataclass(frozen=True, slots=True)
class Beat:
    """We are there; `id`: who we are from now on if others took us for dead."""

    id: str


@dataclass(frozen=True, slots=True)
class Leave:
    pass


Change = Append | LetIn | Expire | Offer | Redeem | Claim | Release | Beat | Leave


class PostgresJournal:
    """Rows in a database; see Journal for what its methods promise."""

    def __init__(self, address: str, at: str = "") -> None:
        """Open the database, with its tables made or brought up to date; JournalError if that cannot be.

        `at`: where other servers that share it reach this one (HOST:PORT).
        """
        self.address, self.name, self._at = address, shown(address), at
        self.node, self._left = leases.new_id(), False
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
                with db.pipeline(), db.transaction():
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
        return db

    def _write_all(self, db: psycopg.Connection, changes: Sequence[Change], *, doubtful: bool) -> list[Any]:
        appends = [change for change in changes if isinstance(change, Append)]
        _append_all(db, self.node, appends, doubtful=doubtful)
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
                others = leases.renew(db, self.node)
                if others is None:
                    leases.register(db, change.id, self._at, first=False)
                return others
            case Leave():
                leases.leave(db, self.node)
            case Expire():
                leases.bury(db, self.node)
                return _expire(db, change.before)
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

    async def beat(self) -> Sequence[Node] | None:
        if self._left:
            return ()
        beat = Beat(leases.new_id())
        others: Sequence[Node] | None = await self._writer.do(beat)
        if others is None:
            self.node = beat.id
        return others

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


# -------------------------------------------------------------------- one commit
def _append_all(db: psycopg.Connection, me: str, appends: Sequence[Append], *, doubtful: bool) -> None:
    """Rows that each follow the last one of their table: else SeqTaken; Elsewhere if one is not ours."""
    if not appends:
        return
    old = {a.table for a in appends if not a.listing}
    asked = leases.ask_for(db, me, old)
    last = _sums(db, [(a.table, a.seq - 1) for a in appends if a.bodies and a.seq > 1])
    there = _sums(db, [(a.table, a.seq + len(a.bodies) - 1) for a in appends]) if doubtful else {}
    leases.insist(asked, old)
    rows: list[tuple[str, int, bytes, bytes]] = []
    new: list[Append] = []
    for a in appends:
        own = list(_rows(a, last))
        if own and there.get(own[-1][:2]) == own[-1][3]:
            continue  # the commit that broke off was made
        new.append(a)
        rows += own
        last.update({(table, seq): sum for table, seq, _, sum in own})
    now = time.time()
    listed = [(a.table, a.listing) for a in new if a.listing]
    members = sorted({(who, a.table) for a in new for who in a.members})
    if listed:
        _insert(
            db,
            "tables (id, game, code_key, join_key, watch_key, stage_key, opened, touched, over)",
            f"SELECT *, %s, %s, false FROM unnest({', '.join(['%b::text[]'] * 6)})",
            [(table, k.game, k.code, k.join, k.watch, k.stage) for table, k in listed],
            now,
            now,
        )
        leases.take_new(db, me, [table for table, _ in listed])
    if rows:
        columns = "SELECT * FROM unnest(%b::text[], %b::int[], %b::bytea[], %b::bytea[])"
        _insert(db, "rows (table_id, seq, body, sum)", columns, sorted(rows))
    if members:
        columns = "SELECT * FROM unnest(%b::text[], %b::text[]) ON CONFLICT DO NOTHING"
        _insert(db, "members (identity, table_id)", columns, members)
    _mark(db, new, now)


def _rows(a: Append, last: Sums) -> Iterable[tuple[str, int, bytes, bytes]]:
    if not a.bodies:
        return
    before = last.get((a.table, a.seq - 1)) if a.seq > 1 else FIRST
    if before is None:
        raise SeqTaken(f"{a.table}/{a.seq}")
    for number, sum in enumerate(chain(a.table, a.seq, a.bodies, before)):
        yield a.table, a.seq + number, a.bodies[number], sum


def _sums(db: psycopg.Connection, wanted: Sequence[tuple[str, int]]) -> Sums:
    """The sums of these rows, of those that are there."""
    if not wanted:
        return {}
    tables, seqs = zip(*wanted, strict=True)
    query = """SELECT table_id, seq, sum FROM rows
               JOIN unnest(%b::text[], %b::int[]) AS wanted (table_id, seq) USING (table_id, seq)"""
    found = db.execute(query, (list(tables), list(seqs)), binary=True)
    return {(table, seq): sum for table, seq, sum in found}


def _insert(
    db: psycopg.Connection, into: str, columns: str, values: Sequence[tuple[Any, ...]], *more: object
) -> None:
    """Many rows by one statement."""
    db.execute(f"INSERT INTO {into} {columns}", (*more, *map(list, zip(*values, strict=True))))


def _mark(db: psycopg.Connection, appends: Sequence[Append], now: float) -> None:
    """Note when something last happened at the tables, which games have begun, which are over."""
    begun = {a.table for a in appends if a.begun}
    over = {a.table for a in appends if a.over}
    tables = sorted({a.table for a in appends})
    db.execute(
        """UPDATE tables SET touched = %s, begun = tables.begun OR now.begun, over = tables.over OR now.over,
                             code_key = CASE WHEN now.over THEN NULL ELSE code_key END
           FROM unnest(%b::text[], %b::bool[], %b::bool[]) AS now (id, begun, over)
           WHERE tables.id = now.id AND (now.begun OR now.over OR touched < %s)""",
        (now, tables, [t in begun for t in tables], [t in over for t in tables], now - TOUCH_SECONDS),
    )


def _expire(db: psycopg.Connection, before: float) -> list[str]:
    """Remove tables where nothing was ever played, and identities that belong to none; which tables."""
    query = "SELECT id FROM tables WHERE NOT begun AND NOT over AND touched < %s FOR UPDATE"
    found = [table for (table,) in db.execute(query, (before,))]
    if found:
        for name, column in HELD:
            db.execute(f"DELETE FROM {name} WHERE {column} = ANY(%s)", (found,))
    db.execute("DELETE FROM codes WHERE until < %s", (time.time(),))
    _expire_people(db, before)
    return found


def _expire_people(db: psycopg.Connection, before: float) -> None:
    """Of those not looked at since, remove who belongs to no table."""
    query = "SELECT identity FROM identities WHERE seen < %s ORDER BY seen LIMIT %s"
    if old := [who for (who,) in db.execute(query, (before, AT_ONCE))]:
        belongs = "SELECT 1 FROM members WHERE members.identity = identities.identity"
        db.execute(f"DELETE FROM identities WHERE identity = ANY(%s) AND NOT EXISTS ({belongs})", (old,))
        db.execute("UPDATE identities SET seen = %s WHERE identity = ANY(%s)", (time.time(), old))
