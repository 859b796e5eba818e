"""The look-ahead of sowing: exact on every map, and never slow."""

from __future__ import annotations

import time
from random import Random

import pytest

from souvenir.games.dejavu import lattice
from souvenir.games.dejavu.model import TILES, Sowing
from souvenir.games.dejavu.paths import ALL_TILES, SEARCHED, WORTHWHILE, Paths, subsets
from souvenir.games.dejavu.state import State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.masks import bits
from tests.games.dejavu.positions import GAME, ROSE, STRIP, dealt, dejavu_of, fresh, with_map
from tests.rules import rule

TIMES_AN_ORDINARY_LISTING = 50
"""It is about five times."""


def exists(near: tuple[int, ...], at: int, free: int, count: int) -> bool:
    """Is there a path of so many free tiles from here? By trying every way."""
    return count == 0 or any(exists(near, n, free & ~(1 << n), count - 1) for n in bits(near[at] & free))


def maps() -> list[tuple[int, ...]]:
    shapes = [with_map(fresh(), STRIP).near, with_map(fresh(), ROSE).near]
    return shapes + [dealt(2, seed).near for seed in range(4)]


@rule("dejavu.sow.must-fit")
def test_the_look_ahead_agrees_with_trying_every_way() -> None:
    rng = Random(3)
    for near in maps():
        paths = Paths(near)
        for _ in range(60):
            at = rng.randrange(TILES)
            free = rng.getrandbits(TILES) & ~(1 << at)
            count = rng.randint(1, 6)
            expected = sum(
                1 << n for n in bits(near[at] & free) if exists(near, n, free & ~(1 << n), count - 1)
            )
            assert paths.onward(at, free, count) == expected


@rule("dejavu.sow.must-fit")
def test_what_was_tried_and_what_the_table_says_are_the_same() -> None:
    rng = Random(4)
    for near in maps():
        tries, table = Paths(near), Paths(near)
        table._tried = WORTHWHILE
        assert tries.longest == table.longest
        for _ in range(200):
            at, tries._tried = rng.randrange(TILES), 0
            free = (rng.getrandbits(TILES) | rng.getrandbits(TILES)) & ~(1 << at)
            count = rng.randint(SEARCHED + 1, TILES - 1)
            assert tries.onward(at, free, count) == table.onward(at, free, count)


@rule("dejavu.sow.must-fit")
def test_the_longest_way_from_each_tile() -> None:
    for near in maps()[:3]:
        for tile, longest in enumerate(Paths(near).longest):
            free = ALL_TILES & ~(1 << tile)
            assert exists(near, tile, free, longest)
            assert longest == TILES - 1 or not exists(near, tile, free, longest + 1)


def test_subsets_are_all_and_only_subsets() -> None:
    found = subsets(0b1011)
    assert {n for n in range(16) if found >> n & 1} == {0, 1, 2, 3, 8, 9, 10, 11}


def test_both_maps_used_here_can_be_laid() -> None:
    for cells in (STRIP, ROSE):
        laid: tuple[int | None, ...] = ()
        for cell in sorted(cells, key=lambda cell: abs(cell[0] + cell[1]) + abs(cell[0]) + abs(cell[1])):
            number = lattice.CELL_OF[cell]
            assert not laid or lattice.touching(laid)[0] >> number & 1
            laid += (number,)
        near = with_map(fresh(), cells).near
        assert all(mask.bit_count() >= 2 for mask in near)


def test_the_paths_of_a_map_are_worked_out_with_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    s = fresh(2, 77, game=dejavu_of())
    game = dejavu_of()
    game.setup(2, SimLuck(Random(77)), None)
    monkeypatch.setattr("souvenir.games.dejavu.tables.Paths", None)
    assert game.legal(s, 0)
    with pytest.raises(TypeError):
        dejavu_of().legal(s, 0)


@rule("dejavu.sow.must-fit")
@pytest.mark.parametrize("cells", [STRIP, ROSE], ids=["strip", "rose"])
def test_listing_steps_is_quick_with_any_number_of_bits(cells: tuple[tuple[int, int], ...]) -> None:
    """The worst listing found: a long sowing just begun on the roundest map, where all ways are open.

    Trying every way takes seconds there. It is judged against an ordinary listing, and by the best
    of several timings: an exponential surprise would show in the best one too.
    """
    s = with_map(fresh(), cells)
    GAME.tables.paths(s.near)
    ordinary, worst = _listing_time(s), 0.0
    for count in range(2, TILES):
        for tile in range(TILES):
            if GAME.tables.paths(s.near).longest[tile] < count:
                continue
            s.loose = tuple(range(15, 15 + count))
            s.frame = Sowing(0, tile, 1 << tile)
            worst = max(worst, _listing_time(s))
    assert worst < ordinary * TIMES_AN_ORDINARY_LISTING


def _listing_time(s: State) -> float:
    """The best of several timings, in seconds."""
    timings = []
    for _ in range(5):
        began = time.perf_counter()
        GAME.legal(s, 0)
        timings.append(time.perf_counter() - began)
    return min(timings)
