"""Which store keeps the tables: a file (`sqlite:PATH`), or a database (`postgresql://USER@HOST/NAME`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from souvenir.table.folder import JOURNAL, alone_in
from souvenir.table.journal import Journal, JournalError

FILE = "sqlite:"


def address_of(data: Path, database: str | None = None) -> str:
    """Where the tables of a server are: in its folder, unless a database is named."""
    return database or f"{FILE}{data / JOURNAL}"


def file_of(address: str) -> Path | None:
    """The file of a store; None: it is a database."""
    return Path(address.removeprefix(FILE)) if address.startswith(FILE) else None


def name_of(address: str) -> str:
    """How a store is called where anybody may read it: without user and password."""
    path = file_of(address)
    if path is not None:
        return path.name
    need_postgres(address)
    from souvenir.table.database import shown

    return shown(address)


def open_journal(address: str, at: str = "") -> Journal:
    """The journal of a store, made or brought up to date; JournalError if it cannot be used.

    `at`: where other servers that share a database reach this one (HOST:PORT).
    """
    path = file_of(address)
    if path is not None:
        from souvenir.table.sqlite import SqliteJournal

        return SqliteJournal(path)
    need_postgres(address)
    from souvenir.table.postgres import PostgresJournal

    return PostgresJournal(address, at)


def prepare(address: str) -> None:
    """Make what a new store needs, or bring it up to date."""
    path = file_of(address)
    if path is not None:
        from souvenir.table.sqlite import make_file

        make_file(path)
    else:
        from souvenir.table.schema import migrate_database

        migrate_database(address, name_of(address))


@contextmanager
def alone(address: str) -> Iterator[None]:
    """No other server uses this store meanwhile; JournalError if one does."""
    path = file_of(address)
    if path is not None:
        with alone_in(path.parent):
            yield
        return
    need_postgres(address)
    from souvenir.table.database import alone_at

    with alone_at(address):
        yield


def need_postgres(address: str) -> None:
    """JournalError if this is no address of PostgreSQL, or if what speaks with it is not installed."""
    if not address.startswith(("postgresql://", "postgres://")):
        raise JournalError("expected postgresql://USER@HOST/NAME, or sqlite:FILE where a file may be meant")
    try:
        import psycopg_pool  # noqa: F401
    except ImportError as error:
        raise JournalError("PostgreSQL needs more packages: pip install 'souvenir[postgres]'") from error
