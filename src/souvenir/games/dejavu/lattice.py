"""The hexagonal lattice on which the map is laid, and where the next tile may lie."""

from __future__ import annotations

from typing import Final

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
RADIUS: Final = 7
"""No map reaches farther: from the third tile on each touches two, so a ring must hold two tiles before
the next ring gets one, and fourteen tiles make seven rings."""

Axial = tuple[int, int]


def _distance(q: int, r: int) -> int:
    return max(abs(q), abs(r), abs(q + r))


_SPAN: Final = range(-RADIUS, RADIUS + 1)
CELLS: Final[tuple[Axial, ...]] = tuple((q, r) for r in _SPAN for q in _SPAN if _distance(q, r) <= RADIUS)
"""Every cell a tile can lie on; a mask of cells has one bit for each, in this order."""
CELL_OF: Final = {cell: number for number, cell in enumerate(CELLS)}
CENTRE: Final = CELL_OF[(0, 0)]
AROUND: Final[tuple[int, ...]] = tuple(
    sum(1 << CELL_OF[n] for dq, dr in DIRECTIONS if (n := (q + dq, r + dr)) in CELL_OF) for q, r in CELLS
)
"""By cell, the mask of the cells around it."""


def touching(cells: tuple[int | None, ...]) -> tuple[int, int]:
    """Masks of the free cells that touch at least one laid tile, and at least two."""
    one = two = laid = 0
    for cell in cells:
        if cell is not None:
            laid |= 1 << cell
            two |= one & AROUND[cell]
            one |= AROUND[cell]
    return one & ~laid, two & ~laid


def open_cells(cells: tuple[int | None, ...]) -> int:
    """`dejavu.map.build`, `dejavu.map.two-neighbours`: where the next tile may lie.

    From the third tile on it touches two, so in the finished map every tile joins two others.
    """
    one, two = touching(cells)
    return two if sum(cell is not None for cell in cells) > 1 else one


def joined(cells: tuple[int | None, ...]) -> tuple[int, ...]:
    """By tile of a finished map, the mask of the tiles joined to it."""
    return tuple(
        sum(1 << n for n, other in enumerate(cells) if other is not None and AROUND[cell] >> other & 1)
        for cell in cells
        if cell is not None
    )
