"""Phase 2, Remember: taking, placing, claiming, and how the phase ends."""

from __future__ import annotations

import pytest

from souvenir.games.vivid.model import Done, Move, Place, Rewiring, Take, Taking
from souvenir.games.vivid.state import State
from tests.games.vivid.hands import board, is_reflecting, keys, line, play, position, reward, take, why
from tests.games.vivid.positions import GAME
from tests.rules import rule

A, B, C, D = "red-blue-add", "green-purple-add", "blue-yellow-add", "purple-red-add"


def taken(s: State) -> bool:
    """Is something taken and not yet placed?"""
    return isinstance(s.frame, Taking) and s.frame.taken != 0


# -------------------------------------------------------------------- one end
@rule("vivid.take.one-end")
def test_only_the_first_and_the_last_tile_are_ends() -> None:
    s = position(line={A: "red blue", B: "green red", C: "blue yellow"})
    assert set(GAME.legal(s, 0)) == {*take(A, "red blue"), *take(C, "blue yellow")}
    assert why(s, 0, Take(B, "green")) == "vivid.take.one-end"


@rule("vivid.take.one-end")
@pytest.mark.parametrize(("end", "other"), [(A, C), (C, A)])
def test_all_come_from_one_end(end: str, other: str) -> None:
    s = position(line={A: "red red", B: "green", C: "red red"})
    play(s, 0, Take(end, "red"))
    assert why(s, 0, Take(other, "red")) == "vivid.take.one-end"
    assert why(s, 0, Take(end, "red")) is None


@rule("vivid.take.one-end")
def test_you_may_not_pass() -> None:
    s = position(line={A: "red", B: "green"})
    assert set(GAME.legal(s, 0)) == {Take(A, "red"), Take(B, "green")}
    assert why(s, 0, Place(9)) == "vivid.take.one-end"
    assert why(s, 0, Done()) == "table.step"


@rule("vivid.take.one-end")
def test_a_line_of_one_tile_has_one_end() -> None:
    s = position(line={A: "red red blue"})
    assert list(GAME.legal(s, 0)) == take(A, "red blue"), "each colour is offered once"
    play(s, 0, *take(A, "red red"), Place(9))
    assert line(s) == {A: "blue"}


@rule("vivid.take.one-end", "vivid.take.three-different")
def test_never_more_than_three() -> None:
    s = position(line={A: "red green blue purple yellow", B: "green"})
    play(s, 0, *take(A, "red green blue"))
    assert {a.do for a in GAME.legal(s, 0)} == {"place"}
    assert why(s, 0, Take(A, "purple")) == "vivid.take.one-end"


# -------------------------------------------------------------------- one, two alike, three different
@rule("vivid.take.one")
@pytest.mark.parametrize("colour", ["red", "green", "blue", "purple", "yellow"])
def test_one_of_any_colour_allows_a_rewire(colour: str) -> None:
    s = position(line={A: "red green blue purple yellow", B: "green"})
    play(s, 0, *take(A, colour), Place(9))
    assert board(s) == {9: colour}
    assert s.frame == Rewiring(0)


@rule("vivid.take.two-alike", "vivid.take.three-different")
def test_two_of_one_colour() -> None:
    s = position(line={A: "red red blue green", B: "green"})
    play(s, 0, *take(A, "red red"))
    assert why(s, 0, Take(A, "blue")) == "vivid.take.three-different"
    play(s, 0, Place(9))
    assert board(s) == {9: "red red"}
    assert line(s) == {A: "green blue", B: "green"}


@rule("vivid.take.two-alike")
def test_two_different_are_not_enough() -> None:
    s = position(line={A: "red red blue green", B: "green"})
    play(s, 0, *take(A, "red blue"))
    assert why(s, 0, Place(9)) == "vivid.take.two-alike"
    assert list(GAME.legal(s, 0)) == take(A, "green")


@rule("vivid.take.three-different")
def test_three_of_different_colours() -> None:
    s = position(line={A: "red red blue green", B: "green"})
    play(s, 0, *take(A, "red blue"))
    assert why(s, 0, Take(A, "red")) == "vivid.take.three-different"
    play(s, 0, Take(A, "green"), Place(9))
    assert board(s) == {9: "red green blue"}
    assert line(s) == {A: "red", B: "green"}


@rule("vivid.take.three-different")
def test_three_alike_are_never_taken() -> None:
    s = position(line={A: "red red red", B: "green"})
    play(s, 0, *take(A, "red red"))
    assert why(s, 0, Take(A, "red")) == "vivid.take.three-different"


CAN_FOLLOW = [
    pytest.param({A: "red blue", B: "red blue"}, False, id="the next tile has no third colour"),
    pytest.param({A: "red blue", B: "red green"}, True, id="the next tile has a third colour"),
    pytest.param({A: "red blue blue", B: "green"}, False, id="the tile is not emptied: a second blue"),
    pytest.param({A: "red red blue", B: "green"}, False, id="the tile is not emptied: a second red"),
    pytest.param({A: "red blue"}, False, id="there is no next tile"),
    pytest.param({A: "red blue green"}, True, id="the third is on the same tile"),
]


@rule("vivid.take.two-alike", "vivid.take.next-tile")
@pytest.mark.parametrize(("tiles", "can"), CAN_FOLLOW)
@pytest.mark.parametrize("end", ["left", "right"])
def test_a_second_colour_only_if_a_third_can_follow(tiles: dict[str, str], can: bool, end: str) -> None:
    middle = {C: "green yellow purple", D: "green yellow purple"}
    ordered = {**tiles, **middle} if len(tiles) > 1 else tiles
    s = position(line=ordered if end == "left" else dict(reversed(ordered.items())))
    play(s, 0, Take(A, "red"))
    assert why(s, 0, Take(A, "blue")) == (None if can else "vivid.take.two-alike")


# -------------------------------------------------------------------- on to the next tile
@rule("vivid.take.next-tile")
@pytest.mark.parametrize("end", ["left", "right"])
def test_rulebook_example_of_the_next_tile(end: str) -> None:
    """The player takes a red and a blue from the tile on the end, then the yellow from the next."""
    tiles = {A: "red blue", B: "yellow green green purple", C: "red red green blue"}
    s = position(line=tiles if end == "left" else dict(reversed(tiles.items())))
    play(s, 0, *take(A, "red blue"), *take(B, "yellow"), Place(4))
    assert board(s) == {4: "red blue yellow"}
    assert set(line(s)) == {B, C}
    assert keys(s.waiting[0]) == [A]


@rule("vivid.take.next-tile")
def test_not_before_the_end_tile_is_empty() -> None:
    s = position(line={A: "red red", B: "red", C: "red"})
    play(s, 0, Take(A, "red"))
    assert why(s, 0, Take(B, "red")) == "vivid.take.next-tile"
    play(s, 0, Take(A, "red"))
    assert why(s, 0, Take(B, "red")) == "vivid.take.three-different"


@rule("vivid.take.next-tile")
@pytest.mark.parametrize("end", ["left", "right"])
def test_going_on_keeps_its_direction_and_is_not_forced(end: str) -> None:
    tiles = {A: "red", B: "red blue green", C: "red"}
    s = position(line=tiles if end == "left" else dict(reversed(tiles.items())))
    play(s, 0, Take(A, "red"))
    assert why(s, 0, Take(C, "red")) == "vivid.take.one-end"
    assert {a for a in GAME.legal(s, 0) if isinstance(a, Take)} == set(take(B, "red green blue"))
    play(s, 0, Place(9))
    assert board(s) == {9: "red"}
    assert s.frame == Rewiring(0)


@rule("vivid.take.next-tile", "vivid.claim")
@pytest.mark.parametrize("order", [(A, B, C), (C, B, A)])
def test_even_onto_the_far_tile(order: tuple[str, ...]) -> None:
    s = position(line={A: "red", B: "green", C: "blue"})
    colours = {A: "red", B: "green", C: "blue"}
    for tile in order:
        play(s, 0, *take(tile, colours[tile]))
    play(s, 0, Place(9))
    assert board(s) == {9: "red green blue"}
    assert keys(s.waiting[0]) == list(order)


@rule("vivid.take.next-tile")
def test_two_alike_from_the_only_two_tiles() -> None:
    s = position(line={A: "red", B: "red green"})
    play(s, 0, Take(A, "red"), Take(B, "red"))
    assert why(s, 0, Take(B, "green")) == "vivid.take.three-different"
    play(s, 0, Place(0))
    assert board(s) == {0: "red red"}
    assert line(s) == {B: "green"}


# -------------------------------------------------------------------- placing and claiming
@rule("vivid.place.one-hex")
def test_all_go_into_one_empty_hex() -> None:
    """As in the rulebook's picture: three different fragments into a single empty hex."""
    s = position(line={A: "red blue green", B: "green"}, boards=[{3: "red"}, {5: "red"}])
    play(s, 0, *take(A, "red blue green"))
    assert why(s, 0, Place(3)) == "vivid.place.one-hex"
    assert {a.hex for a in GAME.legal(s, 0) if isinstance(a, Place)} == set(range(19)) - {3}
    play(s, 0, Place(5))
    assert board(s) == {3: "red", 5: "red green blue"}
    assert board(s, 1) == {5: "red"}


@rule("vivid.claim")
def test_an_emptied_tile_waits_above_the_board() -> None:
    s = position(line={A: "red", B: "green blue"})
    play(s, 0, Take(A, "red"), Place(9))
    assert keys(s.waiting[0]) == [A]
    assert s.bank == [None] * 8
    assert s.flipped == [0, 0]
    assert line(s) == {B: "green blue"}


@rule("vivid.claim")
def test_only_who_empties_a_tile_claims_it() -> None:
    s = position(line={A: "red red blue", B: "green"})
    play(s, 0, *take(A, "red red"), Place(9))
    assert s.waiting == [(), ()]
    play(s, 1, Take(A, "blue"), Place(9))
    assert [keys(tiles) for tiles in s.waiting] == [[], [A]]


# -------------------------------------------------------------------- when a rewire is allowed
@rule("vivid.rewire.only-after-one")
@pytest.mark.parametrize("colours", ["red red", "red blue green"])
def test_no_rewire_after_two_or_three(colours: str) -> None:
    s = position(line={A: "red red blue green", B: "green"})
    play(s, 0, *take(A, colours), Place(9))
    assert s.frame == Taking(1)


@rule("vivid.rewire.only-after-one")
def test_no_rewire_before_the_fragment_is_placed() -> None:
    s = position(line={A: "red", B: "green"}, boards=[{9: "blue"}])
    move = Move("blue", 9, 10)
    assert why(s, 0, move) == "vivid.rewire.only-after-one"
    play(s, 0, Take(A, "red"))
    assert why(s, 0, move) == "vivid.rewire.only-after-one"
    play(s, 0, Place(0))
    assert keys(s.waiting[0]) == [A], "claimed before the rewire"
    play(s, 0, move)
    assert board(s) == {0: "red", 10: "blue"}
    assert s.frame == Taking(1)


@rule("vivid.rewire.only-after-one")
def test_a_rewire_is_optional() -> None:
    s = position(line={A: "red", B: "green"})
    play(s, 0, Take(A, "red"), Place(0), Done())
    assert board(s) == {0: "red"}
    assert s.frame == Taking(1)


# -------------------------------------------------------------------- turns and the end of the phase
@rule("vivid.remember.end")
def test_turns_go_clockwise_until_the_line_is_gone() -> None:
    s = position(seats=3, start=1, line={A: "red red", B: "blue blue", C: "green green", D: "red red"})
    for seat, tile, colours in ((1, A, "red red"), (2, B, "blue blue"), (0, C, "green green")):
        assert GAME.to_act(s) == (seat,)
        play(s, seat, *take(tile, colours), Place(9))
    assert s.frame == Taking(1)
    play(s, 1, *take(D, "red red"), Place(8))
    assert is_reflecting(s)


@rule("vivid.remember.end")
def test_the_last_fragment_is_placed_its_tile_claimed_and_a_rewire_done() -> None:
    s = position(line={A: "red"})
    play(s, 0, Take(A, "red"))
    assert line(s) == {}
    assert taken(s)
    play(s, 0, Place(9))
    assert keys(s.waiting[0]) == [A]
    assert s.frame == Rewiring(0)
    play(s, 0, Move("red", 9, 4))
    assert board(s) == {4: "red"}
    assert is_reflecting(s), "nothing more can move, so the turn and the phase are over"


@rule("vivid.start-player")
@pytest.mark.parametrize(
    ("seats", "start", "round", "after"),
    [(3, 0, 1, 1), (3, 0, 2, 1), (3, 0, 3, 0), (3, 2, 1, 0), (2, 1, 1, 0), (4, 3, 2, 0), (4, 3, 3, 3)],
)
def test_the_marker_goes_left_of_who_had_the_last_turn(
    seats: int, start: int, round: int, after: int
) -> None:
    """Rounds 1 and 2, at the end of Remember; in round 3 it stays."""
    s = position(seats=seats, start=start, round=round, line={A: "red red"})
    play(s, start, *take(A, "red red"), Place(9))
    assert is_reflecting(s)
    assert s.start == after
    assert GAME.to_act(s) == tuple((after + n) % seats for n in range(seats))


@rule("vivid.start-player")
def test_the_marker_may_stay_with_its_holder() -> None:
    s = position(line={A: "red red", B: "blue blue"})
    play(s, 0, *take(A, "red red"), Place(9))
    play(s, 1, *take(B, "blue blue"), Place(9))
    assert s.start == 0


@rule("vivid.start-player")
def test_the_marker_passes_once_and_its_holder_begins_the_next_round() -> None:
    s = position(seats=3, line={A: "red red"})
    play(s, 0, *take(A, "red red"), Place(9))
    play(s, 0, *[a for a in GAME.legal(s, 0) if a.do == "bank"][:1])
    for seat in (2, 1, 0):
        play(s, seat, Done())
    assert reward(s).round == 2
    assert s.start == 1
    assert s.frame == Taking(1)
