"""The state of a game of Déjà Vu: a few flat lists of small numbers and masks, quick to copy.

Layout. Tiles, cards, powers and fragments are numbers into the edition (see tables). A *card* is a
face: its copies are one number, so a hand, a long-term memory or what is known of a hand is a mask,
for nobody ever holds two copies of one card. A *bit* is a kind, colour * 5 + shape, so the white
ones come first; a heap of bits is a sorted tuple of kinds. A fragment is colour * 5 + seeds - 1.
`deck` and `discards` are counts by card: an order that does not exist cannot leak.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu.model import (
    Building,
    Collecting,
    Dealing,
    Dealt,
    Drawing,
    Flowering,
    Frame,
    Growing,
    Instant,
    Keeping,
    Mapping,
    Refilling,
    Sowing,
)
from souvenir.kernel.game import Json
from souvenir.kernel.plain import alike, pack, unpack

_FRAMES: Final = (
    Mapping, Dealt, Dealing, Flowering, Sowing, Collecting, Building, Instant, Growing, Keeping, Refilling,
    Drawing,
)  # fmt: skip
_PACKED: Final = {c.__name__: c for c in _FRAMES}

Heap = tuple[int, ...]


FIELDS: Final = (
    "bits", "bloomed", "blooms", "cells", "chests", "deck", "discards", "display", "ending", "flowers",
    "fragments", "frame", "girl", "grid", "hands", "held", "icons", "known", "loose", "ltm", "near",
    "planted", "points", "pots", "seats", "spent", "start", "start_points", "stm", "turn", "turns",
)  # fmt: skip


class State:
    """One moment of one game."""

    __slots__ = FIELDS

    seats: int
    start: int
    turn: int
    turns: int
    """Turns begun so far, all players together."""
    ending: int | None
    """Who ended the game; the others have one more turn."""
    cells: tuple[int | None, ...]
    """By tile, its cell of the lattice once laid."""
    near: tuple[int, ...]
    """By tile, the mask of tiles joined to it; empty until the map is whole."""
    girl: int
    bits: list[Heap]
    fragments: list[int | None]
    planted: int
    """Mask of the tiles with a flower."""
    flowers: int
    """Flower tokens in the supply."""
    grid: Heap
    loose: Heap
    """The bits being sown; in phase 3 those at hand, chests emptied into them."""
    spent: Heap
    bloomed: bool
    deck: list[int]
    discards: list[int]
    display: list[int]
    """Masks of public cards: those of which at least one, at least two, ... copies lie there."""
    hands: list[int]
    known: list[int]
    stm: list[tuple[tuple[int, Heap], ...]]
    """By player, cards in short-term memory with the bits on them from the top."""
    ltm: list[int]
    blooms: list[int]
    """By player, mask of cards with a flower on them."""
    pots: list[bool]
    """By player, whether a flower is on the girl tile."""
    chests: list[Heap]
    icons: list[int]
    """player * 6 + power: girl tile and long-term memory together, kept with `ltm`."""
    held: list[int]
    """By player, mask of fragments."""
    points: list[int]
    """player * cards + card: victory points won with a card."""
    start_points: list[int]
    frame: Frame | None
    """What is being decided; None when the game is over. Nothing ever interrupts: one frame is enough."""

    def copy(self) -> State:
        """A state that shares nothing that can change."""
        c = State()
        c.seats = self.seats
        c.start = self.start
        c.turn = self.turn
        c.turns = self.turns
        c.ending = self.ending
        c.cells = self.cells
        c.near = self.near
        c.girl = self.girl
        c.bits = self.bits[:]
        c.fragments = self.fragments[:]
        c.planted = self.planted
        c.flowers = self.flowers
        c.grid = self.grid
        c.loose = self.loose
        c.spent = self.spent
        c.bloomed = self.bloomed
        c.deck = self.deck[:]
        c.discards = self.discards[:]
        c.display = self.display[:]
        c.hands = self.hands[:]
        c.known = self.known[:]
        c.stm = self.stm[:]
        c.ltm = self.ltm[:]
        c.blooms = self.blooms[:]
        c.pots = self.pots[:]
        c.chests = self.chests[:]
        c.icons = self.icons[:]
        c.held = self.held[:]
        c.points = self.points[:]
        c.start_points = self.start_points[:]
        c.frame = self.frame
        return c

    def dump(self) -> Json:
        """The state as JSON values."""
        return {
            name: getattr(self, name)[:] if name in _FLAT else pack(getattr(self, name)) for name in FIELDS
        }

    @classmethod
    def load(cls, j: Json) -> State:
        """The state that `dump` wrote."""
        s = cls()
        for name in FIELDS:
            if name in _FLAT:
                setattr(s, name, list(j[name]))
                continue
            value = unpack(j[name], _PACKED)
            setattr(s, name, list(value) if name in _NESTED else value)
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and alike(self, other, FIELDS)

    __hash__ = None  # type: ignore[assignment]


_FLAT: Final = frozenset(
    ("fragments", "deck", "discards", "display", "hands", "known", "ltm", "blooms", "pots", "icons", "held",
     "points", "start_points")
)  # fmt: skip
"""Lists of plain values: already JSON."""
_NESTED: Final = frozenset(("bits", "stm", "chests"))
"""Lists of tuples."""
