"""What whoever runs the server does with a journal from outside, in a file or a database alike."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import DBAPIError

from souvenir.table.journal import JournalError, Summary
from souvenir.table.repair import Harm, Report
from souvenir.table.schema import HELD, revisions
from souvenir.table.stores import file_of, name_of, need_postgres
from souvenir.table.sums import whole

SUMMARY = """SELECT id, game, CASE WHEN over THEN 'over' WHEN begun THEN 'playing' ELSE 'gathering' END,
                    opened, touched, (SELECT count(*) FROM rows WHERE table_id = id),
                    (SELECT count(*) FROM members WHERE table_id = id)
             FROM tables ORDER BY touched DESC"""


def engine_of(address: str) -> Engine:
    """What SQLAlchemy reaches a store by; JournalError if there is none."""
    path = file_of(address)
    if path is not None:
        if not path.exists():
            raise JournalError(f"{path.parent}: there is no journal here")
        return create_engine(f"sqlite:///{path}", connect_args={"timeout": 10})
    need_postgres(address)
    import psycopg

    return create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address))


@contextmanager
def opened_books(address: str) -> Iterator[Connection]:
    """A journal, beside a server that may run on it: what is done here is one commit."""
    engine = engine_of(address)
    try:
        with explained(address), engine.begin() as db:
            insist_on_version(db, address)
            yield db
    finally:
        engine.dispose()


def insist_on_version(db: Connection, address: str) -> None:
    """JournalError if it was not brought up to date by this version."""
    if version_of(db) != revisions()[-1]:
        name = name_of(address)
        raise JournalError(f"{name}: of another version; start this version's server on it once")


def version_of(db: Connection) -> str | None:
    """The last migration that was applied; None: it is new."""
    if not inspect(db).has_table("alembic_version"):
        return None
    row = db.execute(text("SELECT version_num FROM alembic_version")).fetchone()
    return str(row[0]) if row else None


@contextmanager
def explained(*addresses: str) -> Iterator[None]:
    """What goes wrong with one of these stores, as a JournalError of one line."""
    try:
        yield
    except DBAPIError as error:
        cause = error.orig or error
        of_file = isinstance(cause, sqlite3.Error)
        if of_file:
            from souvenir.table.sqlite import explain
        else:
            from souvenir.table.database import explain
        name = next(name_of(address) for address in addresses if (file_of(address) is not None) is of_file)
        raise JournalError(f"{name}: {explain(cause)}") from error


def summaries(db: Connection) -> list[Summary]:
    """All tables, the one touched last first."""
    return [Summary(*row) for row in db.execute(text(SUMMARY))]


def remove(db: Connection, tables: Sequence[str]) -> None:
    """Take tables off the journal, for good."""
    for name, column in HELD:
        for table in tables:
            db.execute(text(f"DELETE FROM {name} WHERE {column} = :table"), {"table": table})


def check_database(address: str) -> Report:
    """What of the rows in a database is whole. That its own files are is PostgreSQL's to say."""
    harmed, rows = [], 0
    with opened_books(address) as db:
        tables = tables_of(db)
        for table in tables:
            found = rows_of(db, table)
            up_to = whole(table, found)
            rows += up_to
            if up_to < len(found) or not up_to:
                harmed.append(Harm(table, up_to, len(found)))
    return Report(len(tables), rows, 0, (), tuple(harmed))


def tables_of(db: Connection) -> list[str]:
    """Every table, by id."""
    return sorted(table for (table,) in db.execute(text("SELECT id FROM tables")))


def rows_of(db: Connection, table: str) -> list[tuple[int, bytes, bytes]]:
    """The rows of a table: number, body, sum."""
    query = text("SELECT seq, body, sum FROM rows WHERE table_id = :table ORDER BY seq")
    return [(seq, bytes(body), bytes(sum)) for seq, body, sum in db.execute(query, {"table": table})]
