"""Everything the rules look up, worked out from an edition once.

Tiles, cards and fragments are bits in masks; individual cards come before public ones. Counts of
bits by shape are packed six bits a shape. Actions are made once and handed out by reference.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.dejavu.edition import Card, DejavuEdition
from souvenir.games.dejavu.fragments import Assignment
from souvenir.games.dejavu.lattice import CELLS
from souvenir.games.dejavu.model import (
    COLOURS,
    POWERS,
    SHAPES,
    Action,
    Build,
    Collect,
    Cover,
    Discard,
    Done,
    Drop,
    Grow,
    Keep,
    KeepAll,
    Lay,
    Lift,
    Plant,
    Refill,
    Spend,
    Start,
    Walk,
)
from souvenir.games.dejavu.paths import Paths
from souvenir.games.dejavu.sight import Bit
from souvenir.games.dejavu.state import Heap
from souvenir.kernel.edition import origins_of
from souvenir.kernel.masks import bits

KINDS: Final = len(COLOURS) * len(SHAPES)
WHITES: Final = len(SHAPES)
"""The kinds below this one are white."""
SHAPE: Final = tuple(kind % len(SHAPES) for kind in range(KINDS))
COLOUR: Final = tuple(kind // len(SHAPES) for kind in range(KINDS))
BITS: Final = tuple(Bit(SHAPES[SHAPE[kind]], COLOURS[COLOUR[kind]]) for kind in range(KINDS))
KIND_OF: Final = {(bit.shape, bit.colour): kind for kind, bit in enumerate(BITS)}
WHITE: Final = COLOURS.index("white")
_COUNT_BITS: Final = 6
UNIT: Final = tuple(1 << (_COUNT_BITS * SHAPE[kind]) for kind in range(KINDS))
"""One bit of a kind among packed counts by shape."""
_GUARDS: Final = sum(1 << (_COUNT_BITS * shape + _COUNT_BITS) - 1 for shape in range(len(SHAPES)))

FLOWER: Final = POWERS.index("flower")
CHEST: Final = POWERS.index("chest")
FOOTPRINT: Final = POWERS.index("footprint")
COLLECTOR: Final = POWERS.index("collector")
STM: Final = POWERS.index("stm")
HAND: Final = POWERS.index("hand")

MAPS_KEPT: Final = 4096


def without(heap: Heap, kind: int) -> Heap:
    """A heap with one bit of this kind fewer."""
    at = heap.index(kind)
    return heap[:at] + heap[at + 1 :]


def plus(heap: Heap, more: Heap) -> Heap:
    """Two heaps put together."""
    return tuple(sorted(heap + more))


class ByMask(dict[int, tuple[Action, ...]]):
    """From a mask of things to the actions that name them."""

    def __init__(self, row: Sequence[Action]) -> None:
        super().__init__()
        self._row = row

    def __missing__(self, mask: int) -> tuple[Action, ...]:
        made = tuple(self._row[n] for n in bits(mask))
        self[mask] = made
        return made


class Buildable(dict[int, int]):
    """From packed counts of bits by shape to the mask of cards that these bits can cover whole."""

    def __init__(self, needs: Sequence[int]) -> None:
        super().__init__()
        self._needs = needs

    def __missing__(self, packed: int) -> int:
        guarded = packed | _GUARDS
        mask = sum(1 << card for card, need in enumerate(self._needs) if guarded - need & _GUARDS == _GUARDS)
        self[packed] = mask
        return mask


class Tables:
    """What the rules need to know of one edition."""

    def __init__(self, edition: DejavuEdition) -> None:
        self.edition = edition
        self.origins = origins_of(edition)
        """Where each entry of it comes from, in words."""
        self.cards: tuple[Card, ...] = edition.individual + edition.public
        self.individual = len(edition.individual)
        self.all_individual = (1 << self.individual) - 1
        self.tile = {key: number for number, key in enumerate(edition.tiles)}
        self.card = {card.key: number for number, card in enumerate(self.cards)}
        self.copies = tuple(card.copies for card in edition.individual)
        self.colour = tuple(COLOURS.index(card.colour) for card in self.cards)
        self.number = tuple(card.number for card in self.cards)
        self.slots = tuple(tuple(SHAPES.index(shape) for shape in card.slots) for card in self.cards)
        self.points = tuple(card.points for card in self.cards)
        self.powers = tuple(tuple(POWERS.index(power) for power in card.powers) for card in self.cards)
        self.of_colour = tuple(
            sum(1 << card for card, c in enumerate(self.colour) if c == colour)
            for colour in range(len(COLOURS))
        )
        self.links = self._links()
        """Masks of two cards of one colour with consecutive numbers."""
        needs = [sum(UNIT[shape] for shape in slots) for slots in self.slots]
        self.buildable = Buildable(needs)
        self.shortest = min(len(slots) for slots in self.slots)
        self.begins = tuple(self._begins(shapes) for shapes in range(1 << len(SHAPES)))
        """By mask of shapes, the individual cards whose first of several slots is one of them."""
        self.bits = tuple(count for row in edition.bits for count in row)
        self._actions(edition)
        self._maps: dict[tuple[int, ...], Paths] = {}
        self.assignments: dict[tuple[int, int], Assignment] = {}
        """A memo: by public cards and fragments of a player (see score)."""

    def _links(self) -> tuple[int, ...]:
        numbers = 7
        return tuple(
            1 << a | 1 << b
            for a in range(len(self.cards))
            for b in range(a + 1, len(self.cards))
            if self.colour[a] == self.colour[b]
            and (self.number[a] - self.number[b]) % numbers in (1, numbers - 1)
        )

    def _begins(self, shapes: int) -> int:
        return sum(
            1 << card
            for card in range(self.individual)
            if len(self.slots[card]) > 1 and shapes >> self.slots[card][0] & 1
        )

    def _actions(self, edition: DejavuEdition) -> None:
        tiles, individual = edition.tiles, edition.individual
        self.lay = tuple(Lay(q, r) for q, r in CELLS)
        self.start = tuple(Start(card.key) for card in individual)
        self.discard = tuple(Discard(card.key) for card in individual)
        self.walk = tuple(Walk(tile) for tile in tiles)
        self.plant = tuple(Plant(card.key) for card in self.cards)
        self.plant_girl = Plant("girl")
        self.lift = tuple(Lift(tile) for tile in tiles)
        self.drop = tuple(tuple(Drop(bit.shape, bit.colour, tile) for bit in BITS) for tile in tiles)
        self.collect = tuple(Collect(shape) for shape in SHAPES)
        self.build = tuple(Build(card.key) for card in self.cards)
        self.cover = tuple(
            tuple(Cover(card.key, bit.shape, bit.colour) for bit in BITS) for card in self.cards
        )
        self.grow = Grow()
        self.spend = tuple(Spend(bit.shape, bit.colour) for bit in BITS)
        self.keep = tuple(Keep(bit.shape, bit.colour) for bit in BITS)
        self.keep_all = KeepAll()
        self.refill = tuple(Refill(tile) for tile in tiles)
        self.done = Done()
        self.actions: tuple[Action, ...] = (
            *self.lay, *self.start, *self.discard, *self.walk, *self.plant, self.plant_girl, *self.lift,
            *(a for row in self.drop for a in row), *self.collect, *self.build,
            *(a for row in self.cover for a in row), self.grow, *self.spend, *self.keep, self.keep_all,
            *self.refill, self.done,
        )  # fmt: skip
        self.walks, self.lifts, self.refills = ByMask(self.walk), ByMask(self.lift), ByMask(self.refill)

    def paths(self, near: tuple[int, ...]) -> Paths:
        """The paths of a map; those of the last maps are remembered."""
        found = self._maps.get(near)
        if found is None:
            if len(self._maps) >= MAPS_KEPT:
                del self._maps[next(iter(self._maps))]
            found = self._maps[near] = Paths(near)
        return found
