"""What people write at a table: passed on and remembered while the table is in memory, never stored.

Only if every person at the table has agreed is it written down, in one row, when the game is over.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from souvenir.kernel.talk import Seat
from souvenir.table.rows import KeptWord

Kind: TypeAlias = Literal["talk", "story", "question", "answer"]
"""Talk beside the game is never kept; the others belong to the game."""
REMEMBERED = 400
"""How many texts a table remembers; the oldest are forgotten first."""
LENGTH = 500
STORY_LENGTH = 2000


@dataclass(frozen=True, slots=True)
class Written:
    """A text of somebody, as those who may read it are sent it."""

    t: Literal["whispered"]
    number: int
    """It only grows while the table is in memory."""
    seat: Seat
    name: str
    kind: Kind
    about: str
    """Which story, question or answer it is: what the offer said that it goes with."""
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """All that is remembered, oldest first."""

    since: int
    """The row from which on words are remembered; what was written before it is gone."""
    written: tuple[Written, ...]


@dataclass(slots=True)
class Memory:
    """The words of one table. It lives in memory alone, and ends with it."""

    since: int
    _written: deque[tuple[Written, int]] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    _count: int = 0

    def add(self, *, seat: Seat, name: str, kind: Kind, about: str, text: str, after: int) -> Written:
        """Remember a text; `after`: how many entries the game's log has."""
        self._count += 1
        written = Written("whispered", self._count, seat, name, kind, about, text)
        self._written.append((written, after))
        return written

    def all(self) -> Words:
        return Words(self.since, tuple(written for written, _ in self._written))

    def to_keep(self) -> tuple[KeptWord, ...]:
        """What goes into the record if everybody agrees."""
        return tuple(
            KeptWord(after, written.seat, written.kind, written.about, written.text)
            for written, after in self._written
            if written.kind != "talk"
        )
