"""What a viewer sees of Déjà Vu, as data. No logic lives here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from souvenir.games.dejavu.model import END_AT, GROW_COST, Colour, Frame, Shape
from souvenir.kernel.talk import Seat


@dataclass(frozen=True, slots=True)
class Bit:
    """An impression bit: only its shape and its colour matter."""

    shape: Shape
    colour: Colour


@dataclass(frozen=True, slots=True)
class Fragment:
    """A memory fragment."""

    colour: str
    seeds: int


@dataclass(frozen=True, slots=True)
class TileView:
    """A nebula of the map: its cell, what lies on it, whether a flower was planted there."""

    tile: str
    cell: tuple[int, int] | None
    """None while it is not laid."""
    bits: tuple[Bit, ...]
    fragment: Fragment | None
    flower: bool
    yields: tuple[Bit, ...] = ()
    """While one bit is left to drop: what would be collected here with it. None of it: not in reach."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A dealt card and where it will go; None while its owner has not said."""

    card: str
    goes: Literal["start", "discards"] | None


@dataclass(frozen=True, slots=True)
class Remembered:
    """A card in short-term memory and the bits on it, from the top."""

    card: str
    bits: tuple[Bit, ...]


@dataclass(frozen=True, slots=True)
class Earned:
    """A card in long-term memory, the points won with it, and whether its flower is still there."""

    card: str
    points: int
    flower: bool


@dataclass(frozen=True, slots=True)
class PlayArea:
    """One player's play area, all of it public but the hand."""

    hand: tuple[str, ...] | None
    """The viewer's own."""
    dealt: tuple[Choice, ...]
    """While the deal is being chosen from: the viewer's own part of it."""
    hand_size: int
    known: tuple[str, ...]
    """Cards of the hand that the table knows of: their second copy was rejected for them."""
    short_term: tuple[Remembered, ...]
    long_term: tuple[Earned, ...]
    flower: bool
    """On the girl tile."""
    chests: tuple[Bit, ...]
    fragments: tuple[Fragment, ...]
    icons: tuple[int, ...]
    """How many of each power, girl tile and long-term memory together, in the order of POWERS."""
    start_points: int
    """Taken at the start under the speed option."""


@dataclass(frozen=True, slots=True)
class Chance:
    """What a card in reach of the viewer is good for now."""

    card: str
    covers: int
    """How many further slots, from the top, the bits at hand in phase 3 would cover."""
    now: int | None = None
    """What a public card would be worth to the viewer, built now; None: it is none, or cannot be built."""
    next: int | None = None
    """And with one card of its colour more; None: no more than now, or it counts fragments."""
    brings: int | None = None
    """What completing it with the best of these bits would change in points, all told; None: they do not."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know."""

    seat: Seat | None
    seats: int
    start: Seat
    turn: Seat
    turns: int
    ending: Seat | None
    map: tuple[TileView, ...]
    girl: str
    grid: tuple[Bit, ...]
    at_hand: tuple[Bit, ...]
    """Bits being sown, or at hand in phase 3."""
    spent: tuple[Bit, ...]
    flowers: int
    display: tuple[tuple[str, int], ...]
    """Public cards and how many of each still lie there."""
    deck: int
    discards: tuple[tuple[str, int], ...]
    areas: tuple[PlayArea, ...]
    bloomed: bool
    """Whether phase 1 was used in this turn."""
    frame: Frame | None
    chances: tuple[Chance, ...]
    """Of the viewer's hand, short-term memory and the public cards, where there is something to say."""
    end_at: int = END_AT
    grow_cost: int = GROW_COST
