"""The ways to join core slots of one colour, worked out once for each board.

A *route* is a set of hexes, as a mask, that touches two or three core slots of a colour and hangs
together: a thread in the making.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from souvenir.games.vivid.tables import Tables
from souvenir.kernel.masks import bits

DETOUR = 1
"""How many hexes more than the shortest a route may have."""
MOST = 40
"""At most so many routes for one choice of slots, the shortest first."""


@dataclass(frozen=True, slots=True)
class Joint:
    """Two or three core slots of one colour, and the routes that join them."""

    cores: int
    """Mask of the slots."""
    routes: tuple[tuple[int, int], ...]
    """Each route with the hexes in it or next to it: what hangs on to the thread counts too."""


def joints(t: Tables, board: int) -> tuple[tuple[Joint, ...], ...]:
    """For each colour of this board every choice of two or three of its slots."""
    return tuple(
        tuple(
            joint
            for size in (2, 3)
            for cores in combinations(of_colour, size)
            if (joint := _joint(t, cores)).routes
        )
        for of_colour in t.cores_of[board]
    )


def _joint(t: Tables, cores: tuple[int, ...]) -> Joint:
    found: set[int] = set()
    for hub in range(t.hexes):
        arms = [_arms(t, hub, t.core_touch[core]) for core in cores]
        for paths in product(*arms):
            route = 0
            for path in paths:
                route |= path
            found.add(route)
    shortest = min((route.bit_count() for route in found), default=0)
    short = sorted((r for r in found if r.bit_count() <= shortest + DETOUR), key=lambda r: (r.bit_count(), r))
    lean = [route for route in short if not any(other & route == other != route for other in short)]
    return Joint(sum(1 << core for core in cores), tuple((r, r | _next_to(t, r)) for r in lean[:MOST]))


def _next_to(t: Tables, mask: int) -> int:
    near = 0
    for hex in bits(mask):
        near |= t.adjacent_mask[hex]
    return near


def _arms(t: Tables, hub: int, ends: int) -> list[int]:
    """The shortest paths from a hex to any hex of a mask, both ends included."""
    layers = [1 << hub]
    seen = layers[0]
    while not layers[-1] & ends:
        grown = _next_to(t, layers[-1]) & ~seen
        if not grown:
            return []
        seen |= grown
        layers.append(grown)
    return list(_back(t, layers[:-1], layers[-1] & ends))


def _back(t: Tables, layers: list[int], here: int) -> Iterator[int]:
    """Every path through the layers, one hex of each, that ends in this mask."""
    for hex in bits(here):
        if not layers:
            yield 1 << hex
            continue
        for path in _back(t, layers[:-1], layers[-1] & t.adjacent_mask[hex]):
            yield path | 1 << hex
