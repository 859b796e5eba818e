"""Where a sowing can end: planned backwards from the final tile."""

from __future__ import annotations

from souvenir.games.dejavu.model import TILES
from souvenir.kernel.masks import bits

Near = tuple[int, ...]


def finals(near: Near, at: int, free: int, count: int) -> int:
    """The tiles on which a path of so many free tiles from here can end.

    Sets of masks as single numbers, as in the rules' own look-ahead, but from one tile on.
    """
    ends = {at: 1}
    for _ in range(count):
        longer: dict[int, int] = {}
        for tile, masks in ends.items():
            for step in bits(near[tile] & free):
                without = masks & _LACKING[step]
                if without:
                    longer[step] = longer.get(step, 0) | without << (1 << step)
        ends = longer
    return sum(1 << tile for tile in ends)


def _lacking(tile: int) -> int:
    found = 1
    for other in range(TILES):
        if other != tile:
            found |= found << (1 << other)
    return found


_LACKING = tuple(_lacking(tile) for tile in range(TILES))
"""By tile, all masks without it."""
