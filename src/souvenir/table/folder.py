"""A folder that keeps tables has one server at a time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from souvenir.table.journal import JournalError

JOURNAL = "souvenir.sqlite"
LOCK = "souvenir.lock"


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Nobody else serves or mends this folder meanwhile; JournalError if somebody does.

    The lock is SQLite's own on an empty file: it ends with the process, however that ends.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(folder / LOCK, timeout=0, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise JournalError(f"{folder.name or folder}: cannot be written: {error}") from error
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise JournalError(f"{folder.name or folder}: another server uses this folder") from error
            raise JournalError(f"{folder.name or folder}: cannot be written: {error}") from error
        yield
