"""Where the rows of tables are kept: append-only, a row is there or it is not, nothing is ever lost.

`(table, seq)` is unique, so the log itself is the lock: whoever appends row `seq` first has moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

TOUCH_SECONDS = 300.0
"""How exactly it is known when something last happened at a table."""


AT_ONCE = 1000
"""People who are looked at in a sweep, so that nobody who moves waits for it; each once in a while."""


Link = Literal["join", "watch", "stage"]
LINKS: dict[str, Link] = {"code": "join", "join": "join", "watch": "watch", "stage": "stage"}
"""What a table is found by, and which of its links that stands for."""


class JournalError(Exception):
    """A journal that cannot be used, in one line that says what to do."""


class Newer(JournalError):
    """Rows of one table that only a newer version of Souvenir can read."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table}: has rows of a newer version of Souvenir")


class Damaged(JournalError):
    """Rows of one table are not what was written; the other tables are not touched by it."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"table {table}: damaged from row {seq} on; run `souvenir journal check`")
        self.table, self.seq = table, seq


class Superseded(JournalError):
    """Another server has the store."""


@dataclass(frozen=True, slots=True)
class Node:
    """One of several servers that share a store."""

    id: str
    """Of this life of it, and a secret between them."""
    address: str
    """Where the others reach it: HOST:PORT."""
    alive: bool = True


@dataclass(frozen=True, slots=True)
class Heard:
    """What a server hears when it says that it is there."""

    others: Sequence[Node] = ()
    """Who else is."""
    adopted: Sequence[str] = ()
    """Tables of a server that ended: they are this one's now, and may have bots or clocks that wait."""


class Elsewhere(JournalError):
    """Another server has this table, or it may: whoever comes here is passed on, or comes back."""

    def __init__(self, table: str, node: Node | None = None) -> None:
        super().__init__(f"table {table}: another server has it")
        self.table, self.node = table, node


class SeqTaken(Exception):
    """Another node appended that row first: catch up and try again."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A table as whoever runs the server sees it in a list."""

    id: str
    game: str
    status: Literal["gathering", "playing", "over"]
    opened: float
    touched: float
    """When something last happened there, to within minutes."""
    rows: int
    people: int
    """Identities that belong to it."""


@dataclass(frozen=True, slots=True)
class Listing:
    """What a new table is found by."""

    game: str
    code: str
    join: str
    watch: str
    stage: str


@dataclass(frozen=True, slots=True)
class Append:
    """Rows of a table that wait to be written; see `Journal.append`."""

    table: str
    seq: int
    bodies: Sequence[bytes]
    listing: Listing | None
    members: Sequence[str]
    begun: bool
    over: bool


class Journal(Protocol):
    """The small interface that any store of rows takes."""

    node: str
    """The secret name of this server among those that share the store; empty: it has the store alone."""

    async def append(
        self,
        table: str,
        seq: int,
        bodies: Sequence[bytes],
        *,
        listing: Listing | None = None,
        members: Sequence[str] = (),
        begun: bool = False,
        over: bool = False,
    ) -> None:
        """Store rows `seq`, `seq + 1`, ... ; on return they are on disk. SeqTaken if `seq` is not the next.

        Elsewhere, and nothing is written, if the table is not ours (see `claim`). `listing` comes with row 1,
        and the table is ours. `members` are identities that now belong to the table.
        """
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The rows of a table after this one, in order; none if there is no such table.

        Damaged if they are not what was written.
        """
        ...

    async def find(self, key: str) -> tuple[str, Link, str] | None:
        """The table with this room code or link, and the link that this is, or stands for."""
        ...

    async def tables_of(self, identity: str) -> list[str]:
        """The tables this identity belongs to that are not over, newest first."""
        ...

    async def finished_of(self, identity: str, count: int) -> list[str]:
        """The tables of this identity that are over: so many of them, the one that ended last first."""
        ...

    async def count(self, identity: str | None = None, since: float = 0.0) -> int:
        """How many tables are not over and were touched since then, of one identity or of all."""
        ...

    async def let_in(self, identity: str) -> None:
        """Remember that this identity was issued."""
        ...

    async def knows(self, identity: str) -> bool:
        """Was this identity issued here?"""
        ...

    async def offer(self, code: str, table: str, sitting: int, until: float) -> None:
        """Remember a one-time code for whoever sat down at a table with row `sitting`; good until then.

        SeqTaken if there is no such table, or if the code is taken.
        """
        ...

    async def offered(self, code: str) -> str | None:
        """The table that a one-time code is for; None: it is none."""
        ...

    async def redeem(self, code: str) -> tuple[str, int] | None:
        """The table and sitting of a one-time code, which nobody can use again; None: it is none, or old."""
        ...

    async def expire(self, before: float) -> list[str]:
        """Remove the tables where nothing was played and nothing happened since, and which they are.

        Identities that belong nowhere and codes that are old go as well.
        """
        ...

    async def gone(self, tables: Sequence[str]) -> list[str]:
        """Which of these tables are no longer there: whoever runs the server may remove them meanwhile."""
        ...

    async def spend(self, what: str, who: str, most: int, seconds: float) -> bool:
        """Count that somebody did something, at any server; False: they did it so often of late."""
        ...

    async def claim(self, table: str) -> Node | None:
        """Take a table; who has it, if another server does. Before its rows are read to play on from them."""
        ...

    async def release(self, table: str) -> None:
        """Let others have a table."""
        ...

    async def beat(self, adopt: int = 0) -> Heard | None:
        """Say that this server is there; None: it was taken for dead, and has no table now.

        It takes up to `adopt` tables of servers that ended. Superseded if it must end.
        """
        ...

    async def leave(self) -> None:
        """Hand all tables over at once: nothing is appended any more."""
        ...

    async def close(self) -> None:
        """Write what is under way, and let go of the store."""
        ...
