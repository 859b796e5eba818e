"""Bringing a journal's schema up to date, by migrations."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect, text

from souvenir.table.journal import JournalError

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(path: Path) -> None:
    """Create the schema in a new file or upgrade an older one; JournalError if the file is newer than us."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            if inspect(connection).has_table("alembic_version"):
                found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
                if found not in known:
                    raise JournalError(f"{path.name}: written by a newer version of Souvenir; use that one")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    finally:
        engine.dispose()
