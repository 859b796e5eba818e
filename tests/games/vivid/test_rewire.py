"""The rewire, and what someone does whose board is full."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Done, Move, Place, Reflect, Rewiring, Take, Taking
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAPS
from souvenir.kernel.luck import ScriptedLuck
from tests.games.vivid import positions as p
from tests.games.vivid.hands import board, line, on_layout, play, position, take, why, words
from tests.games.vivid.positions import GAME
from tests.rules import rule

A, B = "red-blue-add", "green-purple-add"


def rewiring(*, seats: int = 2, **heaps: str) -> State:
    """Seat 0 may rewire; `h9="red"` fills hex 9."""
    s = position(seats=seats, line={A: "red", B: "green"}, boards=[{int(h[1:]): w for h, w in heaps.items()}])
    s.frame = Rewiring(0)
    return s


# Hex 9 is the middle; around it lie 4, 5, 8, 10, 13 and 14.
@rule("vivid.rewire.one-focus")
def test_out_of_one_hex_into_the_same_and_different_hexes() -> None:
    s = rewiring(h9="red red blue", h4="green")
    play(s, 0, Move("red", 9, 4), Move("red", 9, 4), Move("blue", 9, 14))
    assert board(s) == {4: "red red green", 14: "blue"}
    assert s.frame == Taking(1), "nothing is left to move"


@rule("vivid.rewire.one-focus")
def test_into_one_hex_from_the_same_and_different_hexes() -> None:
    s = rewiring(h4="red red", h14="blue yellow")
    play(s, 0, Move("red", 4, 9), Move("blue", 14, 9), Move("red", 4, 9))
    assert board(s) == {9: "red red blue", 14: "yellow"}
    assert s.frame == Taking(1), "the hex is full"


@rule("vivid.rewire.one-focus")
def test_not_both_out_and_in() -> None:
    s = rewiring(h9="red red", h4="blue", h10="green")
    play(s, 0, Move("red", 9, 14))
    assert why(s, 0, Move("blue", 4, 9)) == "vivid.rewire.one-focus"
    play(s, 0, Move("red", 9, 8))
    assert s.frame == Taking(1)
    s = rewiring(h9="red", h4="blue blue", h10="green")
    play(s, 0, Move("blue", 4, 9))
    assert why(s, 0, Move("red", 9, 8)) == "vivid.rewire.one-focus"
    play(s, 0, Move("green", 10, 9))
    assert board(s) == {4: "blue", 9: "red green blue"}


@rule("vivid.rewire.one-focus")
def test_the_first_move_leaves_both_ways_open() -> None:
    s = rewiring(h9="red red", h4="blue", h13="green")
    play(s, 0, Move("red", 9, 8))
    assert why(s, 0, Move("red", 9, 10)) is None, "out of 9"
    assert why(s, 0, Move("green", 13, 8)) is None, "into 8"
    assert why(s, 0, Move("blue", 4, 10)) == "vivid.rewire.one-focus"
    play(s, 0, Move("green", 13, 8))
    assert why(s, 0, Move("red", 9, 10)) == "vivid.rewire.one-focus", "into 8 it is"
    assert why(s, 0, Move("red", 9, 8)) is None


@rule("vivid.rewire.one-focus")
def test_one_step_each() -> None:
    s = rewiring(h9="red", h4="blue blue")
    assert why(s, 0, Move("red", 9, 11)) == "vivid.rewire.one-focus", "two steps away"
    play(s, 0, Move("blue", 4, 9))
    assert why(s, 0, Move("blue", 9, 14)) == "vivid.rewire.one-focus", "it has moved"


@rule("vivid.rewire.one-focus")
def test_any_hex_may_be_chosen_the_one_just_filled_too() -> None:
    s = position(line={A: "red", B: "green"}, boards=[{18: "blue"}])
    play(s, 0, Take(A, "red"), Place(0))
    sources = {a.source for a in GAME.legal(s, 0) if isinstance(a, Move)}
    assert sources == {0, 18}
    play(s, 0, Move("red", 0, 4))
    assert board(s) == {4: "red", 18: "blue"}


@rule("vivid.hex.three")
def test_room_is_counted_as_the_fragments_stand() -> None:
    s = rewiring(h9="red blue", h4="green green green", h14="yellow yellow")
    assert why(s, 0, Move("red", 9, 4)) == "vivid.hex.three"
    play(s, 0, Move("red", 9, 14))
    assert why(s, 0, Move("blue", 9, 14)) == "vivid.hex.three"
    assert why(s, 0, Move("blue", 9, 8)) is None


@rule("vivid.hex.three")
def test_a_full_hex_may_be_moved_out_of_but_not_into() -> None:
    s = rewiring(h9="red red red", h4="blue")
    assert why(s, 0, Move("blue", 4, 9)) == "vivid.hex.three"
    play(s, 0, Move("red", 9, 4))


# -------------------------------------------------------------------- against counting by hand of all rewires
def neighbours(game: Vivid, hex: int) -> list[int]:
    """By distance, not by the game's own table."""
    q, r = game.tables.edition.hexes[hex]
    cells = enumerate(game.tables.edition.hexes)
    return [n for n, (a, b) in cells if max(abs(a - q), abs(b - r), abs(a + b - q - r)) == 1]


Cells = tuple[tuple[int, ...], ...]


def cells(game: Vivid, s: State) -> Cells:
    return tuple(HEAPS[heap] for heap in s.hexes[: game.tables.hexes])


def all_rewires(game: Vivid, before: Cells) -> Iterator[Cells]:
    """Every board that one rewire can make, by moving whole choices at once."""
    for focus in range(len(before)):
        near = neighbours(game, focus)
        for targets in product([None, *near], repeat=len(before[focus])):
            yield from _moved(before, [(focus, i, target) for i, target in enumerate(targets)])
        around = [(n, i) for n in near for i in range(len(before[n]))]
        for goes in product([None, focus], repeat=len(around)):
            if sum(go is not None for go in goes) <= 3:
                yield from _moved(before, [(n, i, go) for (n, i), go in zip(around, goes, strict=True)])


def _moved(before: Cells, moves: list[tuple[int, int, int | None]]) -> Iterator[Cells]:
    stays = [list(heap) for heap in before]
    comes: list[list[int]] = [[] for _ in before]
    for source, which, target in moves:
        if target is not None:
            stays[source].remove(before[source][which])
            comes[target].append(before[source][which])
    after = tuple(tuple(sorted(a + b)) for a, b in zip(stays, comes, strict=True))
    if all(len(heap) <= 3 for heap in after):
        yield after


def results(game: Vivid, s: State) -> set[Cells]:
    """Every board on which a rewire of the game itself can end."""
    found, seen, todo = set(), set(), [s]
    while todo:
        s = todo.pop()
        if not isinstance(s.frame, Rewiring) or s.frame.seat != 0:
            found.add(cells(game, s))
            continue
        key = (cells(game, s), s.frame)
        if key in seen:
            continue
        seen.add(key)
        for a in game.legal(s, 0):
            c = s.copy()
            game.apply(c, 0, a, ScriptedLuck(), None)
            todo.append(c)
    return found


FLOWER = on_layout(
    [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)], {(2, -2): "red", (2, -1): "blue"}, (0, 1)
)
"""A board of seven hexes."""


def heaps_of(rng: Random, sizes: list[int]) -> dict[int, str]:
    return {h: words(rng.choices(range(5), k=size)) for h, size in enumerate(sizes) if size}


@rule("vivid.rewire.one-focus", "vivid.hex.three")
@pytest.mark.parametrize("seed", range(12))
def test_exactly_the_rewires_of_the_rulebook(seed: int) -> None:
    rng = Random(seed)
    sizes = [rng.choice([0, 0, 1, 2, 3]) for _ in range(7)]
    s = position(game=FLOWER, line={A: "red", B: "green"}, boards=[heaps_of(rng, sizes)])
    s.frame = Rewiring(0)
    assert results(FLOWER, s) == set(all_rewires(FLOWER, cells(FLOWER, s)))


@rule("vivid.full-board")
@pytest.mark.parametrize("seed", range(24))
def test_a_full_board_is_rewired_exactly_so_that_a_hex_becomes_empty(seed: int) -> None:
    rng = Random(seed)
    sizes = [rng.choice([1, 2, 2, 3, 3, 3, 3]) for _ in range(7)]
    s = position(game=FLOWER, line={A: "red", B: "green"}, boards=[heaps_of(rng, sizes)])
    emptying = {after for after in all_rewires(FLOWER, cells(FLOWER, s)) if () in after}
    if emptying:
        assert s.frame == Rewiring(0, must_empty=True)
        assert results(FLOWER, s) == emptying
    else:
        assert s.frame == Taking(1), "the turn passes"


# -------------------------------------------------------------------- a full board
@rule("vivid.full-board")
def test_a_full_board_takes_nothing_and_empties_a_hex() -> None:
    s = p.full_board()
    before = line(s)
    assert all(isinstance(a, Move) for a in GAME.legal(s, 0))
    assert why(s, 0, Take(next(iter(before)), "red")) == "table.step"
    assert why(s, 0, Done()) == "vivid.full-board"
    play(s, 0, Move("red", 0, 1))
    assert 0 not in board(s)
    play(s, 0, Done())
    assert s.frame == Taking(1)
    assert line(s) == before


@rule("vivid.full-board")
def test_a_move_that_leads_to_no_empty_hex_is_refused() -> None:
    s = p.crammed_board()
    # Hexes 0 "red", 1 "blue", 3 "green blue" and 4 "red red" have room; full 9 has only 4 to move into.
    assert board(s)[9] == "red green blue"
    assert why(s, 0, Move("red", 9, 4)) == "vivid.full-board"
    assert why(s, 0, Move("red", 0, 1)) is None


@rule("vivid.full-board")
def test_one_empty_hex_is_enough_to_take() -> None:
    heaps = {h: "red" if h % 2 else "blue" for h in range(18)}
    s = position(boards=[heaps])
    assert s.frame == Taking(0)


@rule("vivid.full-board")
def test_who_can_empty_no_hex_passes() -> None:
    s = p.stuck_board()
    tile, fragments = next(iter(line(s).items()))
    play(s, 0, *take(tile, fragments.split()[0]), Place(0))
    told = play(s, 0, Done())
    assert s.frame == Taking(0), "seat 1 passed"
    assert [e.rule for e in told] == ["vivid.full-board"]


@rule("vivid.full-board", "vivid.start-player")
def test_if_all_pass_the_line_is_discarded() -> None:
    """Three in every hex of both boards once seat 0 has filled its last one."""
    triples = ("red blue green", "purple yellow red", "green purple yellow")
    full = {h: triples[h % 3] for h in range(7)}
    near = {h: triples[h % 3] for h in range(1, 7)}
    s = position(
        game=FLOWER, start=0, boards=[near, full], line={A: "red blue green", B: "yellow purple purple"}
    )
    gone = s.gone[:]
    play(s, 0, *take(A, "red blue green"), Place(0), game=FLOWER)
    assert isinstance(s.frame, Reflect)
    assert s.line == []
    assert [tile for tile in s.discards if tile == FLOWER.tables.tile[B]] == [FLOWER.tables.tile[B]]
    assert [now - then for now, then in zip(s.gone, gone, strict=True)] == [0, 0, 0, 2, 1]
    assert s.start == 1, "left of seat 0, who had the last turn before everyone passed"
    assert s.waiting[0] == (FLOWER.tables.tile[A],)
