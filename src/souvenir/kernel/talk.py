"""What the program says, before it has words: keys and arguments, never sentences.

A key names a message in the catalogues (`words/*.ftl`); the reader's language is chosen at the edge.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0, clockwise."""


@dataclass(frozen=True, slots=True)
class Who:
    """A player, shown by the name they chose."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message key with its arguments; `str` arguments are shown as they are."""

    key: str
    args: Mapping[str, Arg] = field(default_factory=dict)


Arg: TypeAlias = "int | str | Phrase | Who | tuple[int | str | Phrase | Who, ...]"
"""Anything a message may be filled with; a tuple is a list of things."""


def say(key: str, **args: Arg) -> Phrase:
    """A phrase, its arguments by name."""
    return Phrase(key, args)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for those who may know it."""

    says: Phrase
    rule: str | None = None
    touches: tuple[str, ...] = ()
    """Ids of the components concerned, where from before where to: what a page moves or lights."""
    audience: frozenset[Seat] | None = None
    """Who is told; None means everybody."""
    public: Event | None = None
    """What all the others are told instead; None means nothing."""
    reveals: bool = False
    """Something hidden came out: what led here cannot be taken back."""
    by: Seat | None = None
    """Whose decision led to it; None: nobody's. The table fills it in, not the game."""
    round: int | None = None
    """In which round it happened. The table asks the game and fills it in."""
    fleeting: bool = False
    """Told when it happens and not to be read up later: what is to be remembered is no reading matter."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as this viewer is told it, if at all."""
        if self.audience is None or seat in self.audience:
            return self
        return self.public and replace(self.public, by=self.by, round=self.round)


Emit: TypeAlias = Callable[[Event], None] | None
"""Where events go; None in simulation, and then none is built."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: the rule it breaks, and what fills that rule's words."""

    rule: str
    args: Mapping[str, Arg] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet. A total is only ever the sum of its lines."""

    rule: str
    points: int
    says: Phrase
    at: tuple[str, ...] = ()
    """Ids of the components it came from, to light them up."""
    round: int | None = None


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent who holds no seat, such as an automa, on the score sheet and among the places."""

    name: Phrase
    lines: tuple[Line, ...]
    forecast: tuple[Line, ...] = ()
    """What would come on top if scoring came now."""
    place: int | None = None
    """Its place once the game is over, 0 for the winner, in one count with the seats'."""


WordKind: TypeAlias = Literal["story", "question", "answer"]


@dataclass(frozen=True, slots=True)
class Wording:
    """Words of one's own that go with an action. The game never hears them; the table passes them on."""

    kind: WordKind
    about: str
    """Which story, question or answer it is, so that a page can put the words where they belong."""


@dataclass(frozen=True, slots=True)
class Offer:
    """How one legal action is shown: its label, the components to touch for it, its rule."""

    label: Phrase
    touches: tuple[str, ...]
    rule: str
    words: Wording | None = None
    """What the one who takes it is asked to write; None: nothing."""
    unused: Phrase | None = None
    """What taking it leaves unused, said before it is confirmed; None: nothing is given up."""
    open: bool = False
    """It can be taken before everybody's eyes: one needs no secret to choose it, and the choice is none.

    Where all that a seat may do is open, people who share a device need no curtain between them.
    """
    together: bool = False
    """It only follows what is said aloud: anyone at the table may end such steps for all at once."""
    at_once: bool = False
    """Played by the touch that completes it, though it cannot be undone: the game is made of such steps."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a block: what it is called and, on a grid, where it lies and its short sign."""

    says: Phrase
    id: str | None = None
    sign: Phrase | None = None
    at: tuple[int, int] | None = None
    """Row and column, where the block is a map."""
    about: tuple[Phrase, ...] = ()
    """Further sentences for whoever asks: what it is worth, when it can be used."""


@dataclass(frozen=True, slots=True)
class Block:
    """A titled part of what a viewer sees. Plain table and terminal draw blocks and know no game."""

    title: Phrase
    items: tuple[Item, ...]
    id: str


def total(lines: tuple[Line, ...] | list[Line]) -> int:
    """The sum of a sheet."""
    return sum(line.points for line in lines)
