"""Phase 2: sowing along a path, and collecting at its end."""

from __future__ import annotations

from itertools import permutations

from souvenir.games.dejavu.model import Building, Collect, Collecting, Done, Drop, Lift, Sowing
from souvenir.games.dejavu.state import State
from tests.games.dejavu.positions import (
    GAME,
    STRIP,
    T,
    at_flowering,
    dead_end,
    fresh,
    heap,
    nothing_to_sow,
    play,
    whites_only,
    why_not,
    with_bits,
    with_ltm,
    with_map,
)
from tests.rules import rule

TILE = T.edition.tiles
COLLECTORS = tuple(face.key for face in T.edition.individual if "collector" in face.powers)


def lift(tile: int) -> Lift:
    return Lift(TILE[tile])


def drop(words: str, tile: int) -> Drop:
    bit = T.drop[tile][heap(words)[0]]
    assert isinstance(bit, Drop)
    return bit


def strip(tiles: dict[int, str]) -> State:
    return at_flowering(with_bits(with_map(fresh(), STRIP), tiles))


@rule("dejavu.sow.start")
def test_all_bits_of_a_tile_are_picked_up() -> None:
    s = strip({7: "red-sun blue-moon", 2: "green-sun"})
    s, _ = play(s, lift(7))
    assert s.loose == heap("red-sun blue-moon")
    assert s.bits[7] == ()
    assert isinstance(s.frame, Sowing)


@rule("dejavu.sow.start")
def test_one_must_sow_if_one_can_and_only_from_a_tile_with_bits() -> None:
    s = strip({7: "red-sun"})
    assert why_not(s, Done()) == "dejavu.sow.start"
    assert why_not(s, lift(3)) == "dejavu.sow.start"
    assert why_not(s, lift(7)) is None


@rule("dejavu.sow.must-fit")
def test_with_no_legal_sowing_at_all_the_phase_is_skipped() -> None:
    s = nothing_to_sow()
    assert why_not(s, Done()) is None
    s, _ = play(s, Done())
    assert isinstance(s.frame, Building)
    assert s.loose == heap("red-moon")


@rule("dejavu.sow.path")
def test_the_path_never_leaves_joined_tiles_nor_comes_back() -> None:
    s = strip({7: "red-sun blue-moon green-star"})
    s, _ = play(s, lift(7))
    assert why_not(s, drop("red-sun", 10)) == "dejavu.sow.path"
    assert why_not(s, drop("red-sun", 7)) == "dejavu.sow.path"
    s, _ = play(s, drop("red-sun", 8))
    assert why_not(s, drop("blue-moon", 7)) == "dejavu.sow.path"
    assert why_not(s, drop("blue-moon", 8)) == "dejavu.sow.path"
    assert {a.tile for a in GAME.legal(s, 0) if isinstance(a, Drop)} == {TILE[n] for n in (6, 9, 10)}


@rule("dejavu.sow.path")
def test_which_bit_falls_where_is_free() -> None:
    start = strip({7: "red-sun blue-moon green-star"})
    for order in permutations(("red-sun", "blue-moon", "green-star")):
        s, _ = play(start, lift(7), *(drop(words, n) for words, n in zip(order, (8, 9, 10), strict=True)))
        assert s.loose == heap(order[-1])
        assert (s.bits[8], s.bits[9]) == (heap(order[0]), heap(order[1]))


@rule("dejavu.sow.last-not-white")
def test_a_tile_of_white_bits_cannot_be_chosen() -> None:
    s = whites_only()
    assert why_not(s, lift(0)) == "dejavu.sow.last-not-white"
    assert why_not(s, lift(7)) is None


@rule("dejavu.sow.last-not-white", "dejavu.sow.must-fit")
def test_the_last_coloured_bit_waits_for_the_white_ones() -> None:
    s, _ = play(whites_only(), lift(7))
    assert why_not(s, drop("red-sun", 8)) == "dejavu.sow.last-not-white"
    s, _ = play(s, drop("white-star", 8))
    assert why_not(s, drop("red-sun", 9)) == "dejavu.sow.last-not-white"
    s, _ = play(s, drop("white-raindrop", 9))
    assert GAME.legal(s, 0) == [drop("red-sun", n) for n in (10, 11)]


@rule("dejavu.sow.must-fit")
def test_more_bits_than_a_path_can_take_cannot_be_lifted() -> None:
    s = whites_only()
    assert len(s.bits[14]) > 14
    assert why_not(s, lift(14)) == "dejavu.sow.must-fit"


@rule("dejavu.sow.must-fit")
def test_a_step_into_a_corner_too_small_is_refused() -> None:
    s, _ = play(dead_end(), lift(1))
    assert len(s.loose) == 9
    first = next(a for a in GAME.legal(s, 0) if isinstance(a, Drop) and a.tile == TILE[3])
    s, _ = play(s, first)
    assert why_not(s, drop("red-moon", 2)) is None
    s, _ = play(s, drop("red-moon", 2))
    assert why_not(s, drop("red-sun", 0)) == "dejavu.sow.must-fit"
    assert why_not(s, drop("red-sun", 4)) is None


@rule("dejavu.collect")
def test_the_last_bit_and_all_of_its_colour_are_taken() -> None:
    s = strip({7: "red-sun blue-moon", 9: "red-star red-star green-moon white-sun blue-sun"})
    s, _ = play(s, lift(7), drop("blue-moon", 8), drop("red-sun", 9))
    assert s.loose == heap("red-sun red-star red-star")
    assert s.bits[9] == heap("green-moon white-sun blue-sun")
    assert isinstance(s.frame, Building)


@rule("dejavu.collect.white")
def test_no_white_bit_without_a_collector() -> None:
    s = strip({7: "red-sun", 9: "white-sun"})
    s, _ = play(s, lift(7), drop("red-sun", 9))
    assert s.bits[9] == heap("white-sun")
    assert isinstance(s.frame, Building)


@rule("dejavu.collect.white")
def test_each_collector_may_take_a_white_bit_of_choice() -> None:
    s = strip({7: "red-sun", 9: "white-sun white-moon white-moon white-star"})
    s = at_flowering(with_ltm(s, 0, *COLLECTORS[:2]))
    s, _ = play(s, lift(7), drop("red-sun", 9))
    assert s.frame == Collecting(0, 9, 2)
    assert GAME.legal(s, 0) == [Collect("sun"), Collect("moon"), Collect("star"), Done()]
    took, _ = play(s, Collect("moon"), Collect("moon"))
    assert took.loose == heap("red-sun white-moon white-moon")
    assert isinstance(took.frame, Building)
    one, _ = play(s, Collect("star"), Done())
    assert one.loose == heap("red-sun white-star")
    none, _ = play(s, Done())
    assert none.loose == heap("red-sun")
