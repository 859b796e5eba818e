"""Whole sowings: from where, along which path, and what falls where."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random

from souvenir.bots.dejavu.plan import Planner
from souvenir.bots.dejavu.reach import finals
from souvenir.games.dejavu.model import Action
from souvenir.games.dejavu.paths import ALL_TILES
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import WHITES, Tables, without
from souvenir.kernel.masks import bits

Near = tuple[int, ...]
ENDS_KEPT = 16 * 15 * 10


@dataclass(frozen=True, slots=True)
class Ending:
    """A sowing as far as it matters to the one who sows: where it starts and what it ends with."""

    worth: float
    tile: int
    final: int
    kind: int


class Ends:
    """Where sowings can end, remembered by map."""

    def __init__(self) -> None:
        self._found: dict[tuple[Near, int, int], tuple[int, ...]] = {}

    def of(self, near: Near, tile: int, count: int) -> tuple[int, ...]:
        """The tiles on which a path of so many steps from this one can end."""
        key = (near, tile, count)
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= ENDS_KEPT:
                self._found.clear()
            found = tuple(bits(finals(near, tile, ALL_TILES & ~(1 << tile), count)))
            self._found[key] = found
        return found


def endings(planner: Planner, ends: Ends, s: State, tiles: Collection[int]) -> Iterator[Ending]:
    """Every ending of a sowing from one of these tiles, and what its bits are worth."""
    for tile in tiles:
        heap = s.bits[tile]
        kinds = [kind for kind in dict.fromkeys(heap) if kind >= WHITES]
        for final in ends.of(s.near, tile, len(heap)):
            for kind in kinds:
                yield Ending(planner.ending(final, kind), tile, final, kind)


def sowing(t: Tables, s: State, ending: Ending, rng: Random, *, helpful: bool = False) -> tuple[Action, ...]:
    """The steps of a sowing that ends so, by any path; what falls on the way falls by chance.

    Unless `helpful`, white bits fall first: they lie where everyone passes and help nobody.
    """
    heap = s.bits[ending.tile]
    rest = list(without(heap, ending.kind))
    if helpful:
        rng.shuffle(rest)
    path = _path(s.near, ending.tile, ending.final, len(heap), rng)
    drops = [t.drop[tile][kind] for tile, kind in zip(path, (*rest, ending.kind), strict=True)]
    return (t.lift[ending.tile], *drops)


def _path(near: Near, start: int, goal: int, count: int, rng: Random) -> tuple[int, ...]:
    """A path of so many steps to the goal, which there is; the goal is its last tile."""
    far = _distances(near, goal)
    free = ALL_TILES & ~(1 << start) & ~(1 << goal)
    found = _walk(near, start, goal, free, count, far, rng)
    assert found is not None
    return found


def _walk(
    near: Near, at: int, goal: int, free: int, left: int, far: list[int], rng: Random
) -> tuple[int, ...] | None:
    if left == 1:
        return (goal,) if near[at] >> goal & 1 else None
    steps = [step for step in bits(near[at] & free) if far[step] < left]
    rng.shuffle(steps)
    for step in steps:
        rest = _walk(near, step, goal, free & ~(1 << step), left - 1, far, rng)
        if rest is not None:
            return (step, *rest)
    return None


def _distances(near: Near, goal: int) -> list[int]:
    far, layer, seen, steps = [len(near)] * len(near), 1 << goal, 1 << goal, 0
    while layer:
        grown = 0
        for tile in bits(layer):
            far[tile] = steps
            grown |= near[tile]
        layer, steps = grown & ~seen, steps + 1
        seen |= layer
    return far
