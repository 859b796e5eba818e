"""Everything the rules look up, worked out from an edition once.

A *heap* is the number of a multiset of up to three fragments; 0 is the empty heap. Hexes and
colours are bits in masks. Actions are made once and handed out by reference.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from souvenir.games.vivid.edition import VividEdition, neighbours
from souvenir.games.vivid.model import (
    COLOURS,
    SLOTS,
    Action,
    Bank,
    Done,
    Fill,
    Gain,
    Move,
    Pick,
    Place,
    Take,
    Use,
)
from souvenir.kernel.edition import origins_of
from souvenir.kernel.masks import bits

ROOM: Final = 3
"""A hex never holds more fragments than this."""
COUNT_BITS: Final = 3
_LOW_BITS: Final = 10
_LOW: Final = (1 << _LOW_BITS) - 1

HEAPS: Final[tuple[tuple[int, ...], ...]] = tuple(
    heap for size in range(ROOM + 1) for heap in combinations_with_replacement(range(len(COLOURS)), size)
)
HEAP_OF: Final = {heap: number for number, heap in enumerate(HEAPS)}
SIZE: Final = tuple(len(heap) for heap in HEAPS)
HAS: Final = tuple(sum(1 << c for c in set(heap)) for heap in HEAPS)
"""The colours of a heap, as a mask."""
COUNT: Final = tuple(tuple(heap.count(c) for c in range(len(COLOURS))) for heap in HEAPS)
PLUS: Final = tuple(
    tuple(HEAP_OF[tuple(sorted((*heap, c)))] if len(heap) < ROOM else -1 for c in range(len(COLOURS)))
    for heap in HEAPS
)
"""The heap with one fragment more; never looked up for a full one."""


def _without(heap: tuple[int, ...], colour: int) -> int:
    rest = list(heap)
    if colour not in rest:
        return -1
    rest.remove(colour)
    return HEAP_OF[tuple(rest)]


MINUS: Final = tuple(tuple(_without(heap, c) for c in range(len(COLOURS))) for heap in HEAPS)
"""The heap with one fragment fewer; never looked up for a colour it lacks."""

UNIT: Final = tuple(1 << (COUNT_BITS * c) for c in range(len(COLOURS)))
"""One fragment of a colour among the packed counts on a tile of the line."""


class Present(dict[int, int]):
    """From packed counts to the mask of colours among them."""

    def __missing__(self, packed: int) -> int:
        mask = sum(1 << c for c in range(len(COLOURS)) if packed >> (COUNT_BITS * c) & 7)
        self[packed] = mask
        return mask


PRESENT: Final = Present()


def unpacked(packed: int) -> tuple[int, ...]:
    """The counts by colour on a tile of the line."""
    return tuple(packed >> (COUNT_BITS * c) & 7 for c in range(len(COLOURS)))


class OutMoves(dict[int, tuple[Action, ...]]):
    """The moves out of one hex, by neighbours with room (mask) and colours in the hex (low bits)."""

    def __init__(self, moves: list[list[Action]]) -> None:
        super().__init__()
        self._moves = moves

    def __missing__(self, key: int) -> tuple[Action, ...]:
        colours = bits(key & 31)
        made = tuple(self._moves[target][c] for target in bits(key >> 5) for c in colours)
        self[key] = made
        return made


class Tables:
    """What the rules need to know of one edition."""

    def __init__(self, edition: VividEdition) -> None:
        self.edition = edition
        self.origins = origins_of(edition)
        """Where each entry of it comes from, in words."""
        self.hexes = len(edition.hexes)
        self.all_hexes = (1 << self.hexes) - 1
        at = {cell: number for number, cell in enumerate(edition.hexes)}
        self.adjacent = tuple(
            tuple(sorted(at[n] for n in neighbours(cell) if n in at)) for cell in edition.hexes
        )
        self.adjacent_mask = tuple(sum(1 << n for n in near) for near in self.adjacent)
        self.core_hexes = tuple(
            tuple(sorted(at[n] for n in neighbours(cell) if n in at)) for cell in edition.cores
        )
        self.core_touch = tuple(sum(1 << h for h in hexes) for hexes in self.core_hexes)
        self.clusters = tuple(sum(1 << core for core in cluster) for cluster in edition.clusters)
        self.cluster_points = tuple(edition.cluster_points[len(c) - 1] for c in edition.clusters)
        index: dict[str, int] = {colour: number for number, colour in enumerate(COLOURS)}
        self.colour = index
        self.board_colours = tuple(tuple(index[c] for c in board) for board in edition.boards)
        self.cores_of = tuple(
            tuple(
                tuple(core for core, c in enumerate(board) if c == colour) for colour in range(len(COLOURS))
            )
            for board in self.board_colours
        )
        self.edge_of = tuple(
            tuple(
                sum(1 << h for h in {h for core in cores for h in self.core_hexes[core]}) for cores in board
            )
            for board in self.cores_of
        )
        """By board and colour, the hexes that touch a core slot of that colour."""
        self._tiles(edition, index)
        self._actions(edition)
        cards = edition.automa.cards
        self.card_colours = tuple(tuple(index[c] for c in card.colours) for card in cards)

    def _tiles(self, edition: VividEdition, index: dict[str, int]) -> None:
        self.tile = {tile.key: number for number, tile in enumerate(edition.tiles)}
        self.tile_takes = tuple(index[t.takes] if t.takes else None for t in edition.tiles)
        """The colour a split tile takes away; None for an add tile."""
        self.tile_gives = tuple(tuple(index[c] for c in t.gives) for t in edition.tiles)
        self.pattern = tuple(HEAP_OF[tuple(sorted(index[c] for c in t.pattern))] for t in edition.tiles)
        self.pattern_points = tuple(edition.pattern_points[len(t.pattern) - 2] for t in edition.tiles)

    def _actions(self, edition: VividEdition) -> None:
        self.done = Done()
        self.take = tuple(tuple(Take(t.key, c) for c in COLOURS) for t in edition.tiles)
        self.place = tuple(Place(h) for h in range(self.hexes))
        self.moves: list[list[list[Action]]] = [
            [[Move(c, source, target) for c in COLOURS] for target in range(self.hexes)]
            for source in range(self.hexes)
        ]
        self.bank = tuple(tuple(Bank(t.key, slot) for slot in SLOTS) for t in edition.tiles)
        self.use = tuple(Use(slot) for slot in SLOTS)
        self.pick = tuple(tuple(Pick(h, c) for c in COLOURS) for h in range(self.hexes))
        self.gain = tuple(Gain(c) for c in COLOURS)
        self.fill = tuple(
            {h: Fill(core, h) for h in self.core_hexes[core]} for core in range(len(self.core_hexes))
        )
        self.actions: tuple[Action, ...] = (
            *(a for row in self.take for a in row),
            *self.place,
            *(
                a
                for source in range(self.hexes)
                for target in range(self.hexes)
                if source != target
                for a in self.moves[source][target]
            ),
            *(a for row in self.bank for a in row),
            *self.use,
            *(a for row in self.pick for a in row),
            *self.gain,
            *(a for row in self.fill for a in row.values()),
            self.done,
        )
        colours = range(1 << len(COLOURS))
        self.takes = tuple(tuple(tuple(row[c] for c in bits(mask)) for mask in colours) for row in self.take)
        """By tile and mask of colours."""
        self.picks = tuple(tuple(tuple(row[c] for c in bits(mask)) for mask in colours) for row in self.pick)
        self.gains = tuple(tuple(self.gain[c] for c in bits(mask)) for mask in colours)
        self.out_moves = tuple(OutMoves(row) for row in self.moves)
        self._low_places = tuple(
            tuple(self.place[h] for h in bits(m) if h < self.hexes) for m in range(_LOW + 1)
        )
        self._high_places: dict[int, tuple[Action, ...]] = {}

    def places(self, mask: int) -> tuple[Action, ...]:
        """Placing into each hex of a mask."""
        high = mask >> _LOW_BITS
        found = self._high_places.get(high)
        if found is None:
            found = tuple(self.place[h + _LOW_BITS] for h in bits(high))
            self._high_places[high] = found
        return self._low_places[mask & _LOW] + found
