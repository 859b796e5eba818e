"""Where the rows of tables are kept: append-only, a row is there or it is not, nothing is ever lost.

`(table, seq)` is unique, so the log itself is the lock: whoever appends row `seq` first has moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


class JournalError(Exception):
    """A journal that cannot be used, in one line that says what to do."""


class SeqTaken(Exception):
    """Another node appended that row first: catch up and try again."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What a new table is found by."""

    game: str
    code: str
    join: str
    watch: str
    stage: str


class Journal(Protocol):
    """The small interface that any store of rows takes."""

    async def append(
        self,
        table: str,
        seq: int,
        bodies: Sequence[bytes],
        *,
        listing: Listing | None = None,
        members: Sequence[str] = (),
        over: bool = False,
    ) -> None:
        """Store rows `seq`, `seq + 1`, ... ; on return they are on disk. SeqTaken if one is there already.

        `listing` comes with row 1. `members` are identities that now belong to the table.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The rows of a table after this one, in order; none if there is no such table."""
        ...

    async def find(self, key: str) -> tuple[str, str] | None:
        """The table with this room code or link, and which of its links it is."""
        ...

    async def tables_of(self, identity: str) -> list[str]:
        """The tables this identity belongs to that are not over, newest first."""
        ...

    async def finished_of(self, identity: str, count: int) -> list[str]:
        """The tables of this identity that are over: so many of them, the one that ended last first."""
        ...

    async def count(self, identity: str | None = None) -> int:
        """How many tables are not over, of one identity or of all."""
        ...

    async def close(self) -> None:
        """Write what is under way, and let go of the store."""
        ...
