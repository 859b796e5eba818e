"""The state of a game of Memoria Bluff: nothing in it can change but the fields themselves.

Cards are numbers into the edition. `sides` tells which side of a card shows (0 white, 1 blue), None
until it is first drawn. `deck` and `discards` are in no order that means anything. `lives` holds for
each seat the number of the value of each fact, `pages` the numbers of those facts that all may read.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.memoria.model import (
    Answering,
    Asking,
    Claim,
    Drawing,
    Frame,
    Laying,
    Opening,
    Question,
    Showing,
    Story,
    Telling,
    Thinking,
    Voting,
)
from souvenir.kernel.game import Json
from souvenir.kernel.plain import alike, pack_fields, unpack_fields
from souvenir.kernel.talk import Seat

_PACKED: Final = {
    c.__name__: c
    for c in (
        Answering, Asking, Claim, Drawing, Laying, Opening, Question, Showing, Story, Telling, Thinking,
        Voting,
    )
}  # fmt: skip


FIELDS: Final = (
    "deck", "discards", "first", "frame", "lives", "pages", "past", "round", "rows", "seats", "sides",
    "story", "tied", "turn",
)  # fmt: skip


class State:
    """One moment of one game."""

    __slots__ = FIELDS

    seats: int
    first: Seat
    round: int
    turn: int
    """How many stories of this round have been told."""
    deck: tuple[int, ...]
    discards: tuple[int, ...]
    sides: tuple[int | None, ...]
    rows: tuple[tuple[int, ...], ...]
    """The open cards: one row for all, or one for each seat."""
    lives: tuple[tuple[int, ...], ...]
    pages: tuple[tuple[int, ...], ...]
    frame: Frame | None
    """What is being decided; None when the game is over."""
    story: Story | None
    past: tuple[Story, ...]
    tied: tuple[Seat, ...]

    def copy(self) -> State:
        """A state that shares nothing that can change."""
        c = State()
        for name in FIELDS:
            setattr(c, name, getattr(self, name))
        return c

    def dump(self) -> Json:
        """The state as JSON values."""
        return pack_fields(self, FIELDS)

    @classmethod
    def load(cls, j: Json) -> State:
        """The state that `dump` wrote."""
        s = cls()
        unpack_fields(s, FIELDS, j, _PACKED, lists=())
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and alike(self, other, FIELDS)

    __hash__ = None  # type: ignore[assignment]


def the_story(s: State) -> Story:
    """The story being told, where there must be one."""
    assert s.story is not None
    return s.story


def orator_of(s: State) -> Seat:
    """Who tells: from the first orator on to the left, or among the tied in that order."""
    if s.tied:
        return s.tied[s.turn]
    return (s.first + s.turn) % s.seats


def listeners(s: State, orator: Seat) -> tuple[Seat, ...]:
    """All others, from the orator's left."""
    return tuple((orator + n) % s.seats for n in range(1, s.seats))
