"""A connection to PostgreSQL: its options, the lock that servers share, what it must promise, its faults."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from souvenir.table.journal import JournalError

RETRY = 0.1
LOCK = int.from_bytes(b"souvenir", "big")
"""The advisory lock that servers share while they write to a database; who copies it has it alone."""
OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "application_name": "souvenir",
    "connect_timeout": 3,
    "tcp_user_timeout": 5000,  # ms; a machine that is gone is noticed
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "target_session_attrs": "read-write",  # of several hosts, the one that is not a copy
}


def take_lock(db: psycopg.Connection, name: str, until: float, *, shared: bool = False) -> None:
    """No server writes to this database meanwhile, or, `shared`, nobody but servers; else JournalError.

    The lock ends with the connection, however that ends; that of a server that was just killed may take a
    moment.
    """
    query = f"SELECT pg_try_advisory_lock{'_shared' * shared}(%s)"
    while db.execute(query, (LOCK,)).fetchone() != (True,):
        if time.monotonic() > until:
            db.close()
            who = "somebody copies or checks" if shared else "another server uses"
            raise JournalError(f"{name}: {who} this database")
        time.sleep(RETRY)


@contextmanager
def one_commit(db: psycopg.Connection) -> Iterator[None]:
    """All of this in one commit, with a round trip for each question and no more.

    psycopg's own transactions make several within a pipeline.
    """
    try:
        with db.pipeline():
            db.execute("BEGIN")
            yield
            ended = db.execute("COMMIT")
    except BaseException:
        if not db.closed and db.info.transaction_status != TransactionStatus.IDLE:
            db.rollback()
        raise
    if ended.statusmessage != "COMMIT":
        raise JournalError(f"the database answers COMMIT with {ended.statusmessage}")


def let_go(db: psycopg.Connection) -> None:
    """Give the lock back at once: that of a connection that is closed is held for a moment longer."""
    with suppress(psycopg.Error), closing(db):
        db.execute("SELECT pg_advisory_unlock_all()")


@contextmanager
def alone_at(address: str) -> Iterator[None]:
    """No server writes to this database meanwhile; JournalError if one does, or if it cannot be reached."""
    name = shown(address)
    try:
        db = psycopg.connect(address, **OPTIONS)
    except psycopg.Error as error:
        raise JournalError(f"{name}: {explain(error)}") from error
    with closing(db):
        take_lock(db, name, time.monotonic())
        try:
            yield
        finally:
            let_go(db)


def insist(db: psycopg.Connection, name: str) -> None:
    """What is committed is on disk: JournalError where the database does not keep to that."""
    if db.execute("SELECT current_setting('fsync')").fetchone() != ("on",):
        db.close()
        raise JournalError(f"{name}: fsync is off there, so moves could be lost; turn it on")
    if db.execute("SELECT current_setting('synchronous_commit')").fetchone() == ("off",):
        db.execute("SET synchronous_commit = on")


def shown(address: str) -> str:
    """An address without user and password."""
    try:
        parts = conninfo_to_dict(address)
    except psycopg.ProgrammingError as error:
        raise JournalError("expected postgresql://USER@HOST/NAME") from error
    host = str(parts.get("host") or "")
    port = f":{parts['port']}" if parts.get("port") else ""
    return f"postgresql://{'' if host.startswith('/') else host}{port}/{parts.get('dbname') or ''}"


def explain(error: Exception) -> str:
    """What went wrong with the database, in words for the person who runs the server."""
    if isinstance(error, errors.DiskFull):
        return "its disk is full; make room, then go on (no acknowledged move is lost)"
    if isinstance(error, errors.ReadOnlySqlTransaction):
        return "it cannot be written; is it a copy that only follows another?"
    return " ".join(str(error).split("\n")[0].split())
