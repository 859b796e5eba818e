"""A journal copied from one store into another, row by row, and compared with it row by row.

What is there already is compared, not written again: a copy that broke off is simply begun anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, text

from souvenir.table.books import engine_of, explained, insist_on_version, rows_of, tables_of
from souvenir.table.journal import Damaged, JournalError
from souvenir.table.stores import alone, name_of, prepare
from souvenir.table.sums import bodies_after

AT_ONCE = 50
"""Tables that share a commit."""
LISTED = (
    "id", "game", "opened", "touched", "over", "code_key", "join_key", "watch_key", "stage_key", "begun",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Copied:
    """What the two stores now both have."""

    tables: int
    rows: int
    new: int
    """Rows that were written now; the others were there."""
    people: int


def copy(source: str, target: str, tell: Callable[[int, int], None]) -> Copied:
    """Copy all tables; `tell` is told how many of how many are done. No server uses either meanwhile.

    JournalError if one does, if rows are damaged, or if the target has a table that is not the source's.
    """
    old = engine_of(source)
    with alone(source), alone(target):
        prepare(target)
        new = engine_of(target)
        try:
            with explained(source, target), old.connect() as here, new.connect() as there:
                insist_on_version(here, source)
                return _Copy(here, there, name_of(target)).run(tell)
        finally:
            old.dispose()
            new.dispose()


@dataclass(slots=True)
class _Copy:
    here: Connection
    there: Connection
    name: str
    rows: int = 0
    new: int = 0

    def run(self, tell: Callable[[int, int], None]) -> Copied:
        tables = tables_of(self.here)
        if others := set(tables_of(self.there)) - set(tables):
            raise JournalError(f"{self.name}: has {len(others)} tables of its own; copy into an empty one")
        # A code goes from a table that is over to a new one: none is taken while tables come in any order.
        self.there.execute(text("UPDATE tables SET code_key = NULL"))
        people = self._copy_people()
        self.there.commit()
        for first in range(0, len(tables), AT_ONCE):
            some = tables[first : first + AT_ONCE]
            for table in some:
                self._copy_table(table)
            self.there.commit()
            for table in some:
                self._compare(table)
            tell(first + len(some), len(tables))
        self._copy_codes()
        self.there.commit()
        return Copied(len(tables), self.rows, self.new, people)

    def _copy_table(self, table: str) -> None:
        rows, there = rows_of(self.here, table), rows_of(self.there, table)
        bodies_after(table, rows, 0)
        if not rows:
            raise Damaged(table, 1)
        if there != rows[: len(there)]:
            raise JournalError(f"{self.name}: table {table} is another one there; copy into an empty one")
        _put(self.there, "tables", LISTED, [_listed(self.here, table)], key="id")
        added = [{"table_id": table, "seq": n, "body": body, "sum": s} for n, body, s in rows[len(there) :]]
        _put(self.there, "rows", ("table_id", "seq", "body", "sum"), added)
        members = [{"identity": who, "table_id": table} for who in _members(self.here, table)]
        _put(self.there, "members", ("identity", "table_id"), members, key="identity, table_id")
        self.new += len(added)

    def _compare(self, table: str) -> None:
        """After the commit, by what is read back."""
        rows = rows_of(self.there, table)
        same = rows == rows_of(self.here, table) and _listed(self.there, table) == _listed(self.here, table)
        if not same or _members(self.there, table) != _members(self.here, table):
            raise JournalError(f"{self.name}: table {table} did not come out the same")
        self.rows += len(rows)

    def _copy_codes(self) -> None:
        columns = ("code", "table_id", "sitting", "until")
        query = text(f"SELECT {', '.join(columns)} FROM codes")
        codes = [dict(row) for row in self.here.execute(query).mappings()]
        self.there.execute(text("DELETE FROM codes"))
        _put(self.there, "codes", columns, codes)

    def _copy_people(self) -> int:
        query = text("SELECT identity, seen FROM identities")
        people = [{"identity": who, "seen": seen} for who, seen in self.here.execute(query)]
        _put(self.there, "identities", ("identity", "seen"), people, key="identity")
        return len(people)


def _members(db: Connection, table: str) -> list[str]:
    query = text("SELECT identity FROM members WHERE table_id = :table")
    return sorted(who for (who,) in db.execute(query, {"table": table}))


def _listed(db: Connection, table: str) -> dict[str, Any]:
    query = text(f"SELECT {', '.join(LISTED)} FROM tables WHERE id = :table")
    (row,) = db.execute(query, {"table": table}).mappings()
    return dict(row) | {"over": bool(row["over"]), "begun": bool(row["begun"])}


def _put(
    db: Connection, into: str, columns: Sequence[str], rows: Sequence[dict[str, Any]], key: str | None = None
) -> None:
    """Insert rows; those whose key is there become what these say."""
    if not rows:
        return
    values = ", ".join(f":{column}" for column in columns)
    statement = f"INSERT INTO {into} ({', '.join(columns)}) VALUES ({values})"
    if key:
        changed = ", ".join(f"{column} = excluded.{column}" for column in columns)
        statement += f" ON CONFLICT ({key}) DO UPDATE SET {changed}"
    db.execute(text(statement), list(rows))
