"""Bringing a journal's schema up to date, by migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from souvenir.table.journal import JournalError

if TYPE_CHECKING:
    import psycopg
    from sqlalchemy import Engine

MIGRATIONS = Path(__file__).parent / "migrations"
HELD = (("codes", "table_id"), ("rows", "table_id"), ("members", "table_id"), ("tables", "id"))
"""What is held of a table of play, and the column with its id: in the order in which it is removed.

Who has it (`leases`) goes with it by itself."""


def revisions() -> list[str]:
    """The migrations we know, oldest first; each file is named by its number."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(path: Path) -> None:
    """Create the schema in a new file or upgrade an older one; JournalError if the file is newer than us.

    The migration tools are loaded only when there is something to do: a server starts often.
    """
    if _behind(version(path), path.name):
        from sqlalchemy import create_engine

        _upgrade(create_engine(f"sqlite:///{path}"))


def migrate_database(address: str, name: str) -> None:
    """The same for a database of PostgreSQL, which is called by this name in errors."""
    import psycopg

    with psycopg.connect(address) as db:
        found = version_there(db)
    if _behind(found, name):
        from sqlalchemy import create_engine

        _upgrade(create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(address)))


def _behind(found: str | None, name: str) -> bool:
    """Is there something to do? JournalError if another version of ours has done more."""
    if found is not None and found not in revisions():
        raise JournalError(f"{name}: written by a newer version of Souvenir; use that one")
    return found != revisions()[-1]


def _upgrade(engine: Engine) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":  # several servers may start at once
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('souvenir migrations'))")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()


def version(path: Path) -> str | None:
    """The last migration that was applied to a file; None if it is new."""
    with closing(sqlite3.connect(path)) as db:
        if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            return None
        row = db.execute("SELECT version_num FROM alembic_version").fetchone()
        return str(row[0]) if row else None


def version_there(db: psycopg.Connection) -> str | None:
    """The last migration that was applied to a database; None if it is new."""
    if db.execute("SELECT to_regclass('alembic_version')").fetchone() == (None,):
        return None
    row = db.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else None
