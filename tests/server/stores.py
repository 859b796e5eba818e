"""Journals for tests: each kind of store, empty, and with something in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import text

from souvenir.table.books import engine_of
from souvenir.table.journal import Journal, Listing
from souvenir.table.sqlite import SqliteJournal
from souvenir.table.stores import open_journal


@dataclass(frozen=True, slots=True)
class Store:
    """Somewhere tables can be kept; calling it opens it, beside others who may have it open."""

    address: str

    def __call__(self) -> Journal:
        return open_journal(self.address)

    def execute(self, statement: str) -> None:
        """Do something to it behind everybody's back."""
        engine = engine_of(self.address)
        with engine.begin() as db:
            db.execute(text(statement))
        engine.dispose()


def listing(n: int) -> Listing:
    return Listing("vivid", f"code{n}", f"join{n}", f"watch{n}", f"stage{n}")


async def fill(journal: Journal, tables: int = 3, rows: int = 4) -> None:
    """Tables t0, t1, ... of ada."""
    for n in range(tables):
        await journal.append(f"t{n}", 1, [b"opened"], listing=listing(n), members=["ada"])
        for seq in range(2, rows + 1):
            await journal.append(f"t{n}", seq, [b"row %d" % seq])


async def filled(store: Store, tables: int = 3) -> Journal:
    journal = store()
    await fill(journal, tables)
    return journal


async def filled_file(path: Path, tables: int = 3, rows: int = 4) -> SqliteJournal:
    journal = SqliteJournal(path)
    await fill(journal, tables, rows)
    return journal
