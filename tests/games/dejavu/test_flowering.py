"""Phase 1: the girl walks, flowers are planted."""

from __future__ import annotations

from souvenir.games.dejavu.model import Building, Done, Flowering, Lift, Plant, Walk
from souvenir.games.dejavu.state import State
from tests.games.dejavu.positions import (
    FLOWER_CARDS,
    GAME,
    STRIP,
    T,
    at_building,
    at_flowering,
    fresh,
    play,
    why_not,
    with_bits,
    with_flower,
    with_ltm,
    with_map,
)
from tests.rules import rule

TILE = T.edition.tiles
FOOTPRINTS = tuple(face.key for face in T.edition.individual if "footprint" in face.powers)


def strip() -> State:
    """A narrow map: tile n joins n - 2, n - 1, n + 1 and n + 2."""
    return with_map(fresh(), STRIP)


def walk(tile: int) -> Walk:
    return Walk(TILE[tile])


@rule("dejavu.girl.move")
def test_she_goes_as_many_steps_as_there_are_footprints() -> None:
    s = at_flowering(strip(), girl=4)
    assert why_not(s, walk(7)) == "dejavu.girl.move"
    s, _ = play(s, walk(6))
    assert why_not(s, walk(8)) == "dejavu.girl.move"
    s = at_flowering(with_ltm(strip(), 0, FOOTPRINTS[0]), girl=4)
    s, _ = play(s, walk(6), walk(8))
    assert s.girl == 8
    assert why_not(s, walk(10)) == "dejavu.girl.move"


@rule("dejavu.girl.move")
def test_she_never_goes_back() -> None:
    s = at_flowering(with_ltm(strip(), 0, *FOOTPRINTS[:3]), girl=4)
    s, _ = play(s, walk(5), walk(6))
    assert why_not(s, walk(5)) == "dejavu.girl.move"
    assert why_not(s, walk(4)) == "dejavu.girl.move"
    assert why_not(s, walk(7)) is None


@rule("dejavu.plant")
def test_a_flower_is_exchanged_for_the_fragment() -> None:
    s = with_flower(at_flowering(strip(), girl=4), 0)
    fragment = s.fragments[5]
    assert fragment is not None
    s, _ = play(s, walk(5), Plant("girl"))
    assert s.held[0] == 1 << fragment
    assert s.fragments[5] is None
    assert s.planted == 1 << 5
    assert not s.pots[0]
    assert why_not(s, walk(6)) == "dejavu.plant"


@rule("dejavu.plant")
def test_a_flower_comes_from_the_girl_tile_or_from_a_card() -> None:
    s = at_flowering(with_ltm(strip(), 0, FLOWER_CARDS[0]), girl=4)
    assert why_not(s, Plant("girl")) == "dejavu.plant"
    after, _ = play(s, Plant(FLOWER_CARDS[0]))
    assert after.blooms[0] == 0
    assert after.held[0].bit_count() == 1
    s = with_ltm(s, 0, FOOTPRINTS[0])
    assert why_not(s, Plant(FOOTPRINTS[0])) == "dejavu.plant"


@rule("dejavu.plant")
def test_planting_without_moving_and_moving_without_planting() -> None:
    s = with_flower(at_flowering(strip(), girl=4), 0)
    planted, _ = play(s, Plant("girl"))
    assert planted.girl == 4
    moved, _ = play(s, walk(6))
    assert moved.planted == 0
    assert moved.pots[0]


@rule("dejavu.plant.once")
def test_one_flower_a_turn() -> None:
    s = at_flowering(with_flower(with_ltm(strip(), 0, FLOWER_CARDS[0]), 0), girl=4)
    s, _ = play(s, Plant("girl"))
    assert why_not(s, Plant(FLOWER_CARDS[0])) == "dejavu.plant.once"


@rule("dejavu.plant.needs-fragment")
def test_a_flower_needs_a_fragment_to_take() -> None:
    s = at_flowering(with_flower(with_ltm(strip(), 0, FLOWER_CARDS[0]), 0), girl=4)
    s, _ = play(s, Plant("girl"))
    s = at_flowering(s, girl=4)
    assert why_not(s, Plant(FLOWER_CARDS[0])) == "dejavu.plant.needs-fragment"
    assert why_not(at_flowering(s, girl=5), Plant(FLOWER_CARDS[0])) is None


@rule("dejavu.girl.move")
def test_phase_1_comes_before_sowing_or_after_building_and_not_both() -> None:
    s = with_bits(strip(), {0: "red-sun"}, others="14")
    before, _ = play(at_flowering(s, girl=4), walk(5), Lift(TILE[0]))
    assert before.bloomed
    building = at_building(with_bits(before, {}, loose="red-sun", others="14"))
    building.bloomed = True
    after, _ = play(building, Done(), Done())
    assert not isinstance(after.frame, Flowering) or after.turn == 1
    building.bloomed = False
    after, _ = play(building, Done(), Done())
    assert after.frame == Flowering(0, True, 1 << after.girl, 1)
    assert T.done in GAME.legal(after, 0)


@rule("dejavu.girl.move")
def test_after_building_what_was_won_in_this_turn_counts() -> None:
    s = with_ltm(strip(), 0, FOOTPRINTS[0], FLOWER_CARDS[0])
    s = at_building(with_bits(s, {}, loose="red-sun", others="14"))
    s.bloomed = False
    s, _ = play(s, Done(), Done())
    assert isinstance(s.frame, Flowering)
    assert s.frame.steps == 2
    assert isinstance(at_building(with_bits(s, {}, loose="red-sun")).frame, Building)
    s = at_flowering(s, girl=4, after=True)
    assert why_not(s, Plant(FLOWER_CARDS[0])) is None
