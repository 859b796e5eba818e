"""Which server has which table, where several share a database.

A server is a line in `nodes` that it renews every `BEAT` seconds; a table that it has is a line in `leases`.
Once it has not done so for `LEASE` seconds, by the database's clock, whoever needs one of its tables may
remove its line, and after twice as long anybody does. All its leases go with it; its games under way become
`orphans`, and whoever says next that it is there adopts some of them. Every commit of rows looks for both
lines and holds the first one until it is done, so a server that was taken for dead cannot write another row;
one that stands still with half a commit sent loses its connection, so that it holds nobody up.
It comes back under a new id: the id of a life is what other systems call an epoch.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import psycopg

from souvenir.table.journal import Elsewhere, Heard, Node, Superseded

Params = Sequence[Any] | Mapping[str, Any]
LEASE = 3.0
"""Seconds without a word after which a server counts as dead."""
NOW = "clock_timestamp()"
LATER = f"{NOW} + make_interval(secs => {LEASE})"
WAITED = f"""EXISTS (SELECT FROM nodes AS me WHERE me.id = %(me)s AND me.until >= {NOW}
                     AND me.since < {NOW} - make_interval(secs => {LEASE}))"""
"""A server that has itself been there for a while, and is now: after an absence of the database all have the
same time to come back."""
DEAD = f"nodes.until < {NOW} AND {WAITED}"
"""Who counts as dead for whoever needs one of its tables."""
LONG_DEAD = f"nodes.until < {NOW} - make_interval(secs => {LEASE}) AND {WAITED}"
"""Who does for all others: one that is only slow keeps the tables that nobody else asks for."""


def new_id() -> str:
    """A name that nobody can guess: other servers show it when they pass somebody on."""
    return secrets.token_hex(16)


def name_writer(db: psycopg.Connection, id: str) -> None:
    """Let the others see whose connection this is."""
    db.execute("SELECT set_config('application_name', 'souvenir ' || %s, false)", (id,))


def _hang_up(db: psycopg.Connection, nodes: str, names: Params) -> None:
    """End the connections of these servers: a commit that is not made by now is not made."""
    db.execute(
        f"""SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            JOIN nodes ON application_name = 'souvenir ' || nodes.id
            WHERE usename = current_user AND pid <> pg_backend_pid() AND {nodes}""",
        names,
    )


def register(db: psycopg.Connection, id: str, address: str, *, first: bool) -> None:
    """Become one of the servers; Superseded if another has our address.

    A server that starts has its address to itself: whoever had it before is dead.
    """
    same = "nodes WHERE address = %s AND address <> '' AND id <> %s"
    if first:
        _end(db, same, (address, id))
    elif db.execute(f"SELECT 1 FROM {same}", (address, id)).fetchone():
        raise Superseded(f"another server says that it is at {address}; set SOUVENIR_NODE")
    db.execute(f"INSERT INTO nodes VALUES (%s, %s, {NOW}, {LATER}) ON CONFLICT DO NOTHING", (id, address))
    name_writer(db, id)


def _end(db: psycopg.Connection, nodes: str, names: Params) -> None:
    """Remove these servers; their games under way are there to be adopted."""
    db.execute(
        f"""WITH ended AS (DELETE FROM {nodes} RETURNING nodes.id)
            INSERT INTO orphans SELECT table_id FROM leases JOIN ended ON ended.id = node
            JOIN tables ON tables.id = table_id WHERE begun AND NOT over ON CONFLICT DO NOTHING""",
        names,
    )


def renew(db: psycopg.Connection, me: str, adopt: int) -> Heard | None:
    """Say that we are there: the others who are, and what we adopt; None if we were taken for dead."""
    since = f"CASE WHEN until < {NOW} THEN {NOW} ELSE since END"
    query = f"UPDATE nodes SET since = {since}, until = {LATER} WHERE id = %s RETURNING id"
    if not db.execute(query, (me,)).fetchone():
        return None
    query = f"SELECT id, address, until >= {NOW}, EXISTS (SELECT FROM orphans) FROM nodes"
    found = db.execute(query).fetchall()
    nodes = [Node(*node) for *node, _ in found if node[0] != me]
    left = any(orphans for *_, orphans in found)
    if not all(node.alive for node in nodes):
        # One that stands still within a commit holds its line: once it is hung up, another beat finds it.
        _hang_up(db, LONG_DEAD, {"me": me})
        free = f"SELECT id FROM nodes WHERE {LONG_DEAD} FOR UPDATE SKIP LOCKED"
        _end(db, f"nodes WHERE id IN ({free})", {"me": me})
        left = True
    return Heard([node for node in nodes if node.alive], _adopt(db, me, adopt) if left and adopt else ())


def _adopt(db: psycopg.Connection, me: str, most: int) -> list[str]:
    """Take some tables whose server ended; those that somebody has again are not taken."""
    found = db.execute(
        """WITH taken AS (DELETE FROM orphans WHERE table_id IN
                         (SELECT table_id FROM orphans LIMIT %s FOR UPDATE SKIP LOCKED) RETURNING table_id)
           INSERT INTO leases SELECT table_id, %s FROM taken ON CONFLICT DO NOTHING RETURNING table_id""",
        (most, me),
    )
    return [table for (table,) in found]


def leave(db: psycopg.Connection, me: str) -> None:
    """Hand all tables over."""
    _end(db, "nodes WHERE id = %s", (me,))


WHOSE = f"""SELECT nodes.id, address, until >= {NOW} FROM leases JOIN nodes ON nodes.id = node
            WHERE table_id = %s"""


def claim(db: psycopg.Connection, me: str, table: str) -> Node | None:
    """Take a table that nobody has, or whose server is dead; who has it if that is somebody else."""
    names = {"me": me, "table": table}
    dead = "nodes.id = (SELECT node FROM leases WHERE table_id = %(table)s)"
    _hang_up(db, f"{dead} AND {DEAD}", names)
    _end(db, f"nodes WHERE {dead} AND {DEAD}", names)
    db.execute(
        """INSERT INTO leases SELECT tables.id, nodes.id FROM tables, nodes
           WHERE tables.id = %(table)s AND nodes.id = %(me)s ON CONFLICT DO NOTHING""",
        names,
    )
    found = db.execute(WHOSE, (table,)).fetchone()
    if found is None:  # there is no such table, or we were taken for dead
        there = db.execute("SELECT 1 FROM tables WHERE id = %s", (table,)).fetchone()
        return Node("", "", alive=False) if there else None
    return None if found[0] == me else Node(*found)


def release(db: psycopg.Connection, me: str, table: str) -> None:
    """Let go of a table."""
    db.execute("DELETE FROM leases WHERE table_id = %s AND node = %s", (table, me))


def take_new(db: psycopg.Connection, me: str, tables: Collection[str]) -> None:
    """Whoever opens a table has it."""
    query = "INSERT INTO leases SELECT id, %s FROM unnest(%b::text[]) AS id ON CONFLICT DO NOTHING"
    db.execute(query, (me, list(tables)))


def ask_for(db: psycopg.Connection, me: str, tables: Collection[str]) -> psycopg.Cursor:
    """Ask which of these tables are ours; nobody can bury us before the commit."""
    query = """SELECT table_id FROM nodes LEFT JOIN leases ON node = nodes.id AND table_id = ANY(%s)
               WHERE nodes.id = %s FOR KEY SHARE OF nodes"""
    return db.execute(query, (list(tables), me))


def insist(asked: psycopg.Cursor, tables: Collection[str]) -> None:
    """Elsewhere if we were taken for dead, or if one of these tables is not ours."""
    found = asked.fetchall()
    ours = {table for (table,) in found}
    if not found or not ours.issuperset(tables):
        raise Elsewhere(", ".join(sorted(set(tables) - ours)))
