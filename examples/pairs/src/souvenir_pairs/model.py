"""What is said and seen in Pairs: one action, and the view. No logic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from souvenir.kernel.talk import Seat

SIZES: Final = (8, 12, 18)
"""How many pairs there can be; `COLUMNS` is how wide they lie."""
COLUMNS: Final = {8: 4, 12: 6, 18: 6}


@dataclass(frozen=True, slots=True)
class Turn:
    """Turn a card face up, the first or the second of a try."""

    card: int
    do: Literal["turn"] = "turn"


Action: TypeAlias = Turn
ACTION_TYPES: Final[Sequence[type[Action]]] = (Turn,)


@dataclass(frozen=True, slots=True)
class Card:
    """A card in its place."""

    picture: str | None
    """What it shows; None while it lies face down."""
    taken_by: Seat | None
    """Whose it is by now; its place is empty then."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """A card that lies face down and that everybody has seen: what a perfect memory would hold."""

    card: int
    picture: str
    ago: int
    """How many tries ago it was last seen; 0: in this one."""


@dataclass(frozen=True, slots=True)
class View:
    """All that somebody may know; in this game all know the same."""

    seat: Seat | None
    seats: int
    columns: int
    cards: tuple[Card, ...]
    acting: Seat | None
    """Whose turn it is; None: it is over."""
    open: tuple[int, ...]
    """The cards that lie face up, in the order in which they were turned."""
    taken: tuple[tuple[str, ...], ...]
    """By seat, the pictures of the pairs, in the order in which they were found."""
    seen: tuple[Glimpse, ...]
    tries: int
    """How many times two cards have been turned."""
