"""Which paths a map has: the look-ahead of sowing, exact and of the same small cost on every map.

A set of tiles is a mask of 15 bits, so a *set of masks* is one number of 2**15 bits. `_ends[k][tile]`
holds every set of k tiles that some path covers and ends at this tile. A path gains the tile t by
going from mask m to m + 2**t, for all masks at once that is a shift by 2**t: the whole table takes
some 15 * 15 shifts of 4 KiB numbers, less than a millisecond, once a map. Whether a path of k tiles
from here fits into the free tiles is then one intersection with the subsets of these.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu.model import TILES

ALL_TILES: Final = (1 << TILES) - 1
SEARCHED: Final = 5
"""Paths of up to so many tiles are found sooner by trying than in the table."""


def subsets(tiles: int) -> int:
    """All subsets of a set of tiles, as a set of masks."""
    found = 1
    while tiles:
        low = tiles & -tiles
        found |= found << low
        tiles ^= low
    return found


_WITHOUT: Final = tuple(subsets(ALL_TILES & ~(1 << tile)) for tile in range(TILES))


class Paths:
    """The paths of one map."""

    __slots__ = ("_ends", "longest", "near")

    def __init__(self, near: tuple[int, ...]) -> None:
        self.near = near
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
        self._ends = ends
        self.longest = tuple(
            max(k for k in range(1, len(ends)) if ends[k][tile]) - 1 for tile in range(TILES)
        )
        """By tile, the most steps that a path from it can take."""

    def onward(self, at: int, free: int, count: int) -> int:
        """The tiles next to this one from which a path of `count` free tiles, itself the first, starts."""
        options = self.near[at] & free
        if count == 1:
            return options
        inside, found = 0 if count <= SEARCHED else subsets(free), 0
        while options:
            low = options & -options
            tile = low.bit_length() - 1
            if self._ends[count][tile] & inside if inside else self._goes_on(tile, free ^ low, count - 1):
                found |= low
            options ^= low
        return found

    def _goes_on(self, at: int, free: int, steps: int) -> bool:
        """Whether a path takes so many steps from here over free tiles, found by trying: for a few steps."""
        options = self.near[at] & free
        if steps == 1:
            return options != 0
        while options:
            low = options & -options
            if self._goes_on(low.bit_length() - 1, free ^ low, steps - 1):
                return True
            options ^= low
        return False
