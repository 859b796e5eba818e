"""The state of a game of Vivid Memories: a few flat lists of small numbers, quick to copy.

Layout. Colours, tiles, hexes, core slots, clusters and bank slots are numbers into the edition.
`hexes[player * H + hex]` is a *heap*: the number of a multiset of up to three fragments, 0 being
the empty one (see tables). `empty` and `full` are masks of hexes by player, kept with `hexes`.
`core` is a mask of filled core slots. `bank[player * 4 + slot]` is the tile that covers a slot.
`flipped` and `used` are masks of bank slots: tile on its score face; own action used this round.
`on` holds, for each tile of the line, counts of fragments packed three bits a colour.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.vivid.model import (
    Automa,
    Frame,
    Opening,
    Reflect,
    Reward,
    Rewiring,
    Scored,
    Taking,
    Using,
)
from souvenir.kernel.game import Json
from souvenir.kernel.plain import alike, pack_fields, unpack_fields

_PACKED: Final = {c.__name__: c for c in (Taking, Rewiring, Using, Reflect, Opening, Reward, Scored, Automa)}


FIELDS: Final = (
    "aspirations", "automa", "bag", "bank", "cherished", "core", "deck", "discards", "empty", "flipped",
    "frame", "full", "gone", "hexes", "line", "on", "players", "round", "seats", "sheet", "start",
    "supply", "used", "waiting",
)  # fmt: skip


class State:
    """One moment of one game."""

    __slots__ = FIELDS

    seats: int
    """People and bots; the automa is a player without a seat."""
    players: int
    round: int
    start: int
    bag: list[int]
    supply: list[int]
    gone: list[int]
    """Fragments left in a line that nobody could empty."""
    deck: tuple[int, ...]
    """Tiles not yet drawn, in no order that means anything."""
    line: list[int]
    on: list[int]
    hexes: list[int]
    empty: list[int]
    full: list[int]
    core: list[int]
    bank: list[int | None]
    flipped: list[int]
    used: list[int]
    waiting: list[tuple[int, ...]]
    cherished: list[tuple[int, ...]]
    discards: tuple[int, ...]
    aspirations: tuple[int, ...]
    """All of them, by player, then those not dealt."""
    automa: Automa | None
    frame: Frame | None
    """What is being decided; None when the game is over. Vivid never interrupts: one frame is enough."""
    sheet: tuple[Scored, ...]

    def copy(self) -> State:
        """A state that shares nothing that can change."""
        c = State()
        c.seats = self.seats
        c.players = self.players
        c.round = self.round
        c.start = self.start
        c.bag = self.bag[:]
        c.supply = self.supply[:]
        c.gone = self.gone[:]
        c.deck = self.deck
        c.line = self.line[:]
        c.on = self.on[:]
        c.hexes = self.hexes[:]
        c.empty = self.empty[:]
        c.full = self.full[:]
        c.core = self.core[:]
        c.bank = self.bank[:]
        c.flipped = self.flipped[:]
        c.used = self.used[:]
        c.waiting = self.waiting[:]
        c.cherished = self.cherished[:]
        c.discards = self.discards
        c.aspirations = self.aspirations
        c.automa = self.automa
        c.frame = self.frame
        c.sheet = self.sheet
        return c

    def dump(self) -> Json:
        """The state as JSON values."""
        return pack_fields(self, FIELDS)

    @classmethod
    def load(cls, j: Json) -> State:
        """The state that `dump` wrote."""
        s = cls()
        unpack_fields(s, FIELDS, j, _PACKED, lists=_LISTS)
        return s

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and alike(self, other, FIELDS)

    __hash__ = None  # type: ignore[assignment]


_LISTS: Final = frozenset(
    ("bag", "supply", "gone", "line", "on", "hexes", "empty", "full", "core", "bank", "flipped", "used",
     "waiting", "cherished")
)  # fmt: skip
