"""The state of a game of Pairs.

`faces` holds the picture of each card, None until it is first turned: what nobody has seen is not decided
yet, so it can leak from nowhere. `seen` is the try in which a card that lies on the table was last face up.
`taken` lists for each seat the pictures of its pairs.
"""

from __future__ import annotations

from typing import Final

from souvenir.kernel.game import Json
from souvenir.kernel.plain import alike, pack_fields
from souvenir.kernel.talk import Seat

FIELDS: Final = ("acting", "faces", "open", "seats", "seen", "taken", "tries")


class State:
    """One moment of one game."""

    __slots__ = FIELDS

    seats: int
    acting: Seat | None
    """Whose turn it is; None when all pairs are found."""
    faces: list[int | None]
    seen: list[int | None]
    open: tuple[int, ...]
    """Face up: none, the first of a try, or two that are no pair and lie until the next card is turned."""
    taken: list[tuple[int, ...]]
    tries: int

    def copy(self) -> State:
        """A state that shares nothing that can change."""
        c = State()
        c.seats, c.acting, c.open, c.tries = self.seats, self.acting, self.open, self.tries
        c.faces, c.seen, c.taken = self.faces[:], self.seen[:], self.taken[:]
        return c

    def dump(self) -> Json:
        """The state as JSON values."""
        return pack_fields(self, FIELDS)

    @classmethod
    def load(cls, j: Json) -> State:
        """The state that `dump` wrote."""
        s = cls()
        s.seats, s.acting, s.tries = j["seats"], j["acting"], j["tries"]
        s.faces, s.seen, s.open = list(j["faces"]), list(j["seen"]), tuple(j["open"])
        s.taken = [tuple(pictures) for pictures in j["taken"]]
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and alike(self, other, FIELDS)

    __hash__ = None  # type: ignore[assignment]


def taker_of(s: State, card: int) -> Seat | None:
    """Who has a card by now."""
    face = s.faces[card]
    return None if face is None else next((seat for seat, had in enumerate(s.taken) if face in had), None)
