"""What one commit does in PostgreSQL: the changes that wait, and how many of them are written at once."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import psycopg

from souvenir.table import leases
from souvenir.table.journal import AT_ONCE, TOUCH_SECONDS, Append, SeqTaken
from souvenir.table.schema import HELD
from souvenir.table.sums import FIRST, chain

Sums = dict[tuple[str, int], bytes]


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
    adopt: int


@dataclass(frozen=True, slots=True)
class Leave:
    pass


@dataclass(frozen=True, slots=True)
class Spend:
    """See `Journal.spend`."""

    what: str
    who: str
    most: int
    seconds: float


Change = Append | LetIn | Expire | Offer | Redeem | Claim | Release | Beat | Leave | Spend


def append_all(
    db: psycopg.Connection, me: str, appends: Sequence[Append], touched: dict[str, float], *, doubtful: bool
) -> None:
    """Rows that each follow the last one of their table: else SeqTaken; Elsewhere if one is not ours.

    `touched`: when we last noted that something happened at a table.
    """
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
    _mark(db, new, now, touched)


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


def _mark(db: psycopg.Connection, appends: Sequence[Append], now: float, touched: dict[str, float]) -> None:
    """Note when something last happened at the tables, which games have begun, which are over."""
    begun = {a.table for a in appends if a.begun}
    over = {a.table for a in appends if a.over}
    late = {a.table for a in appends if touched.get(a.table, 0.0) < now - TOUCH_SECONDS}
    tables = sorted(begun | over | late)
    if not tables:
        return
    touched.update(dict.fromkeys(tables, now))
    db.execute(
        """UPDATE tables SET touched = %s, begun = tables.begun OR now.begun, over = tables.over OR now.over,
                             code_key = CASE WHEN now.over THEN NULL ELSE code_key END
           FROM unnest(%b::text[], %b::bool[], %b::bool[]) AS now (id, begun, over)
           WHERE tables.id = now.id AND (now.begun OR now.over OR touched < %s)""",
        (now, tables, [t in begun for t in tables], [t in over for t in tables], now - TOUCH_SECONDS),
    )


def expire(db: psycopg.Connection, before: float) -> list[str]:
    """Remove tables where nothing was ever played, and identities that belong to none; which tables."""
    query = "SELECT id FROM tables WHERE NOT begun AND NOT over AND touched < %s FOR UPDATE"
    found = [table for (table,) in db.execute(query, (before,))]
    if found:
        for name, column in HELD:
            db.execute(f"DELETE FROM {name} WHERE {column} = ANY(%s)", (found,))
    db.execute("DELETE FROM codes WHERE until < %s", (time.time(),))
    db.execute("DELETE FROM spent WHERE until < %s", (time.time(),))
    _expire_people(db, before)
    return found


def _expire_people(db: psycopg.Connection, before: float) -> None:
    """Of those not looked at since, remove who belongs to no table."""
    query = "SELECT identity FROM identities WHERE seen < %s ORDER BY seen LIMIT %s"
    if old := [who for (who,) in db.execute(query, (before, AT_ONCE))]:
        belongs = "SELECT 1 FROM members WHERE members.identity = identities.identity"
        db.execute(f"DELETE FROM identities WHERE identity = ANY(%s) AND NOT EXISTS ({belongs})", (old,))
        db.execute("UPDATE identities SET seen = %s WHERE identity = ANY(%s)", (time.time(), old))


def spend(db: psycopg.Connection, wish: Spend) -> bool:
    """Count once more, unless that is too often. Of who it was, a fingerprint is kept, for a while."""
    now = time.time()
    names = {
        "what": wish.what,
        "who": sha256(f"souvenir {wish.what}\n{wish.who}".encode()).hexdigest()[:32],
        "now": now,
        "old": now - wish.seconds,
        "until": now + wish.seconds,
        "most": wish.most,
    }
    found = db.execute(
        """INSERT INTO spent SELECT %(what)s, %(who)s, ARRAY[%(now)s::float8], %(until)s WHERE %(most)s > 0
           ON CONFLICT (what, who) DO UPDATE SET until = excluded.until, times =
               ARRAY(SELECT t FROM unnest(spent.times) AS t WHERE t > %(old)s) || excluded.times
           WHERE (SELECT count(*) FROM unnest(spent.times) AS t WHERE t > %(old)s) < %(most)s RETURNING 1""",
        names,
    )
    return found.fetchone() is not None
