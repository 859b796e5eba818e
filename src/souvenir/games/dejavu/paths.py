"""Which paths a map has: the look-ahead of sowing, exact and of small cost on every map.

At first a path is found by trying. Once that has taken many steps, as in a search, a table says it.
A set of tiles is a mask of 15 bits, so a *set of masks* is one number of 2**15 bits. `ends[k][tile]`
holds every set of k tiles that some path covers and ends at this tile. A path gains the tile t by
going from mask m to m + 2**t, for all masks at once that is a shift by 2**t: the whole table takes
some 15 * 15 shifts of 4 KiB numbers, less than a millisecond. Whether a path of k tiles from here
fits into the free tiles is then one intersection with the subsets of these.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souvenir.games.dejavu.model import TILES

ALL_TILES: Final = (1 << TILES) - 1
SEARCHED: Final = 5
"""Paths of up to so many tiles are found sooner by trying than in the table."""
WORTHWHILE: Final = 2000
"""After so many steps the table is worth making; a game among people seldom takes as many."""
TABLES_KEPT: Final = 32
"""A table takes three quarters of a mebibyte."""


def subsets(tiles: int) -> int:
    """All subsets of a set of tiles, as a set of masks."""
    found = 1
    while tiles:
        low = tiles & -tiles
        found |= found << low
        tiles ^= low
    return found


_WITHOUT: Final = tuple(subsets(ALL_TILES & ~(1 << tile)) for tile in range(TILES))


@lru_cache(maxsize=TABLES_KEPT)
def ends_of(near: tuple[int, ...]) -> list[list[int]]:
    """The table of a map."""
    neighbours = [[n for n in range(TILES) if near[tile] >> n & 1] for tile in range(TILES)]
    ends = [[0] * TILES, [1 << (1 << tile) for tile in range(TILES)]]
    while any(ends[-1]):
        longer = []
        for tile in range(TILES):
            before = 0
            for n in neighbours[tile]:
                before |= ends[-1][n]
            longer.append((before & _WITHOUT[tile]) << (1 << tile))
        ends.append(longer)
    return ends


class Paths:
    """The paths of one map."""

    __slots__ = ("_tried", "longest", "near")

    def __init__(self, near: tuple[int, ...]) -> None:
        self.near = near
        self._tried = 0
        """How many steps were tried for paths that are not short."""
        self.longest = tuple([self._longest(tile) for tile in range(TILES)])
        """By tile, the most steps that a path from it can take."""

    def onward(self, at: int, free: int, count: int) -> int:
        """The tiles next to this one from which a path of `count` free tiles, itself the first, starts."""
        options = self.near[at] & free
        if count == 1:
            return options
        inside = subsets(free) if count > SEARCHED and self._tried >= WORTHWHILE else 0
        found, left = 0, options
        while left:
            low = left & -left
            tile = low.bit_length() - 1
            if (
                ends_of(self.near)[count][tile] & inside
                if inside
                else self._goes_on(tile, free ^ low, count - 1)
            ):
                found |= low
            left ^= low
        if not inside and count > SEARCHED and self._tried >= WORTHWHILE:
            return self.onward(at, free, count)  # it was given up: let the table say it
        return found

    def _longest(self, tile: int) -> int:
        steps, free = TILES - 1, ALL_TILES ^ 1 << tile
        while steps and self._tried < WORTHWHILE and not self._goes_on(tile, free, steps):
            steps -= 1
        if self._tried < WORTHWHILE:
            return steps
        ends = ends_of(self.near)
        return max([k for k in range(1, len(ends)) if ends[k][tile]]) - 1

    def _goes_on(self, at: int, free: int, steps: int) -> bool:
        """Whether a path takes so many steps from here over free tiles, found by trying, if not given up."""
        options = self.near[at] & free
        if steps == 1:
            return options != 0
        if steps >= SEARCHED:
            self._tried += 1
            if self._tried >= WORTHWHILE or self._reached(options, free) < steps:
                return False
        while options:
            low = options & -options
            if self._goes_on(low.bit_length() - 1, free ^ low, steps - 1):
                return True
            options ^= low
        return False

    def _reached(self, found: int, free: int) -> int:
        """How many free tiles can be reached from these at all."""
        left = found
        while left:
            low = left & -left
            more = self.near[low.bit_length() - 1] & free & ~found
            found |= more
            left = left ^ low | more
        return found.bit_count()
