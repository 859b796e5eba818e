"""The best use of some bits: which cards to complete, which to begin, what to keep."""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.bots.dejavu.worth import Outlook
from souvenir.games.dejavu import building
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import GROW_COST
from souvenir.games.dejavu.state import Heap
from souvenir.games.dejavu.tables import CHEST, COLOUR, SHAPE, UNIT, WHITE, plus, without
from souvenir.kernel.masks import bits

BEGUN = 0.8
"""How much of a card's worth lies in covering it, slot by slot."""
A_PLACE = 0.4
"""What a place in short-term memory is worth."""
A_FLOWER = 2.5
KEPT, KEPT_WANTED = 0.3, 0.9
"""What a bit in a chest is worth, and one whose shape a card waits for."""


A_BIT = 0.01
"""Of plans that are worth the same, the one with more bits."""


@dataclass(frozen=True, slots=True)
class Project:
    """A card that bits may go to; `heap` is what covers it already."""

    card: int
    heap: Heap = ()
    begun: bool = False
    public: bool = False


@dataclass(frozen=True, slots=True)
class Use:
    """Bits for one card."""

    project: Project
    bits: Heap
    completes: bool


Best = tuple[float, tuple[Use, ...]]


class Planner:
    """Plans for one player in one position."""

    def __init__(self, outlook: Outlook) -> None:
        self.o = outlook
        s, seat = outlook.s, outlook.seat
        self.begun = [Project(card, heap, begun=True) for card, heap in s.stm[seat]]
        self.hand = [Project(card) for card in bits(s.hands[seat])]
        self.room = building.room(s, seat)
        self.chests = icons(s, seat, CHEST)
        self.can_grow = not s.pots[seat] and s.flowers > 0 and any(f is not None for f in s.fragments)
        self._next = [(p, outlook.t.slots[p.card][len(p.heap)]) for p in self.begun + self.hand]
        self.wanted = {shape for _, shape in self._next}
        self._found: dict[Heap, Best] = {}
        self._endings: dict[tuple[int, int], float] = {}

    def best(self, pool: Heap) -> Best:
        """The best use of these bits, and what it is worth."""
        if pool not in self._found:
            shapes = {SHAPE[kind] for kind in pool}
            able = [project for project, shape in self._next if shape in shapes]
            self._found[pool] = self._choose([*able, *self._public(pool)], 0, pool, self.room)
        return self._found[pool]

    def ending(self, final: int, kind: int) -> float:
        """What the bits are worth that come from ending a sowing on this tile with this bit."""
        if (final, kind) not in self._endings:
            s, colour = self.o.s, COLOUR[kind]
            there = tuple(other for other in s.bits[final] if COLOUR[other] == colour)
            pool = plus((*there, kind), s.chests[self.o.seat])
            self._endings[final, kind] = self.best(pool)[0] + A_BIT * len(pool)
        return self._endings[final, kind]

    def _public(self, pool: Heap) -> list[Project]:
        o = self.o
        packed = sum(UNIT[kind] for kind in pool)
        cards = o.t.buildable[packed] & o.s.display[0] & ~o.s.ltm[o.seat]
        return [Project(card, public=True) for card in bits(cards)]

    def _choose(self, projects: list[Project], at: int, pool: Heap, room: int) -> Best:
        if not pool:
            return 0.0, ()
        if at == len(projects):
            return self._rest(pool), ()
        project = projects[at]
        value, uses = self._choose(projects, at + 1, pool, room)
        slots = self.o.t.slots[project.card]
        taken: Heap = ()
        left = pool
        for shape in slots[len(project.heap) :]:
            kind = self._fit(project.card, shape, left)
            if kind is None:
                break
            taken += (kind,)
            left = without(left, kind)
            completes = len(project.heap) + len(taken) == len(slots)
            if not completes and (project.public or (not project.begun and room <= 0)):
                continue
            change = project.begun * completes - (not project.begun and not completes)
            after, more = self._choose(projects, at + 1, left, room + change)
            after += self._gain(project, taken, completes=completes) + A_PLACE * change
            if after > value:
                value, uses = after, (Use(project, taken, completes), *more)
        return value, uses

    def _fit(self, card: int, shape: int, pool: Heap) -> int | None:
        """The bit to cover a slot with: of the card's colour, else white, else any."""
        fitting = [kind for kind in pool if SHAPE[kind] == shape]
        if not fitting:
            return None
        colour = self.o.t.colour[card]
        return min(fitting, key=lambda kind: (COLOUR[kind] != colour, COLOUR[kind] != WHITE, kind))

    def _gain(self, project: Project, taken: Heap, *, completes: bool) -> float:
        o, size = self.o, len(self.o.t.slots[project.card])
        worth = o.worth(project.card)
        before = self._share(worth, len(project.heap), size)
        if completes:
            return worth + o.matches(project.card, project.heap + taken) - before
        return self._share(worth, len(project.heap) + len(taken), size) - before

    def _share(self, worth: float, covered: int, size: int) -> float:
        return 0.0 if self.o.last else max(0.0, worth) * BEGUN * covered / size

    def _rest(self, pool: Heap) -> float:
        """What bits are worth that no card takes."""
        if self.o.last:
            return 0.0
        grown = A_FLOWER * self.o.left if self.can_grow and len(pool) >= GROW_COST else 0.0
        return max(grown, sum(sorted((self.keeping(kind) for kind in pool), reverse=True)[: self.chests]))

    def keeping(self, kind: int) -> float:
        """What a bit in a chest is worth."""
        return KEPT_WANTED if SHAPE[kind] in self.wanted else KEPT
