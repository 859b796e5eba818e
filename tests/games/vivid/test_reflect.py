"""Phase 3, Reflect: tiles onto the memory bank, then every action once."""

from __future__ import annotations

import pytest

from souvenir.games.vivid.model import SLOTS, Bank, Done, Move, Place, Slot, Use
from souvenir.games.vivid.state import State
from tests.games.vivid.hands import board, is_reflecting, keys, play, position, reward, take, why
from tests.games.vivid.positions import GAME, reflecting
from tests.rules import rule

A, B, C, D, E = "red-blue-add", "green-purple-add", "blue-yellow-add", "purple-red-add", "yellow-green-add"


def banked(s: State, seat: int = 0) -> dict[Slot, str]:
    tiles = s.bank[seat * 4 : seat * 4 + 4]
    return {slot: keys([tile])[0] for slot, tile in zip(SLOTS, tiles, strict=True) if tile is not None}


# -------------------------------------------------------------------- placing tiles
@rule("vivid.bank.place")
def test_waiting_tiles_are_placed_first() -> None:
    s = reflecting(position(boards=[{9: "red"}], waiting=[[A, B]]))
    assert set(GAME.legal(s, 0)) == {Bank(tile, slot) for tile in (A, B) for slot in SLOTS}
    assert why(s, 0, Use("nudge")) == "vivid.bank.place"
    assert why(s, 0, Done()) == "vivid.bank.place"
    play(s, 0, Bank(B, "swap"))
    assert why(s, 0, Done()) == "vivid.bank.place"
    assert why(s, 0, Bank(A, "swap")) == "vivid.bank.place"
    play(s, 0, Bank(A, "combine"))
    assert banked(s) == {"combine": A, "swap": B}
    assert s.flipped[0] == 0
    assert why(s, 0, Done()) is None


@rule("vivid.bank.place")
def test_a_placed_tile_does_not_move_again() -> None:
    s = reflecting(position(waiting=[[A, B]]))
    play(s, 0, Bank(A, "swap"))
    assert why(s, 0, Bank(A, "nudge")) == "table.step"


@rule("vivid.bank.place")
def test_tiles_over_are_discarded_by_the_players_choice() -> None:
    """Two slots are covered since earlier rounds, three tiles wait: one of them is over."""
    s = reflecting(position(banks=[{"combine": A, "nudge": B}], waiting=[[C, D, E]]))
    assert keys(s.waiting[0]) == [C, D, E], "nothing is discarded before the choice"
    assert set(GAME.legal(s, 0)) == {Bank(tile, slot) for tile in (C, D, E) for slot in ("speculate", "swap")}
    play(s, 0, Bank(E, "swap"), Bank(C, "speculate"))
    assert banked(s) == {"combine": A, "speculate": C, "nudge": B, "swap": E}
    assert s.waiting[0] == ()
    assert keys(s.discards)[-1:] == [D]


@rule("vivid.bank.place")
def test_with_a_full_bank_all_waiting_tiles_are_discarded() -> None:
    full: dict[Slot, str] = {"combine": A, "speculate": C, "nudge": B, "swap": D}
    s = position(line={E: "red red"}, banks=[full])
    play(s, 0, *take(E, "red red"), Place(9))
    assert is_reflecting(s)
    assert s.waiting[0] == ()
    assert keys(s.discards) == [E]


# -------------------------------------------------------------------- each action once
@rule("vivid.reflect.once")
def test_tiles_and_uncovered_slots_once_each_in_any_order() -> None:
    """Two tiles and two uncovered slots: four actions and no more."""
    s = reflecting(position(boards=[{9: "red", 10: "blue"}], banks=[{"combine": A, "nudge": B}]))
    assert set(GAME.legal(s, 0)) == {*(Use(slot) for slot in SLOTS), Done()}
    play(s, 0, Use("nudge"), Place(8))
    assert board(s) == {8: "green", 9: "red", 10: "blue"}, "the tile's action, not the slot's"
    play(s, 0, Use("speculate"), Place(0), Use("combine"), Place(18))
    assert set(GAME.legal(s, 0)) == {Use("swap"), Done()}
    for slot in ("nudge", "speculate", "combine"):
        assert why(s, 0, Use(slot)) == "vivid.reflect.once"


@rule("vivid.reflect.once")
def test_used_marks_go_at_the_end_of_the_round() -> None:
    s = reflecting(position(boards=[{9: "red"}]))
    play(s, 0, Use("nudge"), Move("red", 9, 8))
    assert GAME.view(s, 0).boards[0].bank[SLOTS.index("nudge")].used
    play(s, 0, Done())
    play(s, 1, Done())
    assert s.round == 2
    assert not any(slot.used for slot in GAME.view(s, 0).boards[0].bank)


@rule("vivid.reflect.once")
def test_every_action_is_optional_and_none_grants_a_rewire() -> None:
    s = reflecting(position(boards=[{9: "red"}], banks=[{"combine": A}]))
    play(s, 0, Use("combine"), Place(0))
    assert is_reflecting(s)
    assert why(s, 0, Move("red", 9, 8)) == "table.step"
    play(s, 0, Done())
    assert GAME.to_act(s) == (1,)
    assert GAME.legal(s, 0) == ()


@rule("vivid.reflect.once")
def test_bank_slots_are_fresh_every_round() -> None:
    s = reflecting(position(boards=[{9: "red"}]))
    play(s, 0, Use("nudge"), Move("red", 9, 8))
    assert why(s, 0, Use("nudge")) == "vivid.reflect.once"
    reward(s)
    s = reflecting(s)
    assert why(s, 0, Use("nudge")) is None


@rule("vivid.reflect.once", "vivid.moment.stays")
def test_a_tile_on_its_score_face_covers_its_slot_and_gives_no_action() -> None:
    s = reflecting(position(boards=[{9: "red"}], banks=[{"nudge": f"{A}*"}]))
    assert why(s, 0, Use("nudge")) == "vivid.reflect.once"


# -------------------------------------------------------------------- the two faces
@rule("vivid.tile.flip")
def test_doing_its_action_flips_a_tile_in_its_slot() -> None:
    s = reflecting(position(boards=[{9: "red"}], banks=[{"combine": A, "swap": B}]))
    play(s, 0, Use("combine"))
    assert s.flipped[0] == 0, "only begun"
    play(s, 0, Place(0))
    assert s.flipped[0] == 1 << SLOTS.index("combine")
    assert banked(s) == {"combine": A, "swap": B}


@rule("vivid.tile.flip")
def test_nothing_else_flips_a_tile() -> None:
    s = reflecting(position(boards=[{9: "red"}], banks=[{"combine": A}]))
    play(s, 0, Use("nudge"), Move("red", 9, 8), Use("speculate"), Place(0))
    reward(s)
    assert s.flipped == [0, 0]
    assert banked(s) == {"combine": A}


# -------------------------------------------------------------------- at the same time
@rule("vivid.reflect.together")
def test_everyone_reflects_at_the_same_time() -> None:
    s = reflecting(position(seats=3, start=1, boards=[{9: "red"}, {9: "red"}, {9: "red"}]))
    assert GAME.to_act(s) == (1, 2, 0)
    play(s, 0, Use("nudge"))
    play(s, 2, Use("nudge"), Move("red", 9, 4))
    play(s, 0, Move("red", 9, 8))
    assert board(s, 0) == {8: "red"}
    assert GAME.view(s, 1).boards[2].hexes[4] == ("red",), "seen at once"
    play(s, 2, Done())
    assert GAME.to_act(s) == (1, 0)
    assert is_reflecting(s)


@rule("vivid.reflect.together")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_reward_comes_when_all_have_finished(order: tuple[int, int]) -> None:
    s = reflecting(position())
    play(s, order[0], Done())
    assert is_reflecting(s)
    play(s, order[1], Done())
    assert not is_reflecting(s)
    assert s.round == 2
