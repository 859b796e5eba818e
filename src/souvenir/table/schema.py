"""Bringing a journal's schema up to date, by migrations."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from souvenir.table.journal import JournalError

MIGRATIONS = Path(__file__).parent / "migrations"


def revisions() -> list[str]:
    """The migrations we know, oldest first; each file is named by its number."""
    return sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(path: Path) -> None:
    """Create the schema in a new file or upgrade an older one; JournalError if the file is newer than us.

    The migration tools are loaded only when there is something to do: a server starts often.
    """
    found = version(path)
    if found == revisions()[-1]:
        return
    if found is not None and found not in revisions():
        raise JournalError(f"{path.name}: written by a newer version of Souvenir; use that one")
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import create_engine

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
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
