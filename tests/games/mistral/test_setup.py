"""The deal, the three rounds of laying, and who begins."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.mistral import BOX
from souvenir.games.mistral.model import Lay, Preparing, Turn
from souvenir.games.mistral.state import State
from souvenir.kernel.luck import SimLuck
from tests.games.mistral.positions import GAME, hand, laid, play, position, top, where, why
from tests.rules import rule


def dealt(seats: int, seed: int = 1) -> State:
    return GAME.setup(seats, SimLuck(Random(seed)), None)


def preparing(**pieces: object) -> State:
    s = position(**pieces)  # type: ignore[arg-type]
    s.frames, s.turns = (Preparing(0, 0),), 0
    return s


@rule("mistral.deal")
@pytest.mark.parametrize(("seats", "pile"), [(2, 34), (3, 31), (4, 28), (5, 25)])
def test_nine_cards_each_and_three_equal_piles(seats: int, pile: int) -> None:
    s = dealt(seats)
    assert s.size == [9] * seats
    assert s.piles == [pile] * 3
    v = GAME.view(s, None)
    assert all(colour in ("blue", "yellow", "red", "green") for colour in v.tops)
    assert v.embrouilles == 32


@rule("mistral.deal")
def test_deals_differ() -> None:
    assert hand(dealt(3, 1), 0) != hand(dealt(3, 2), 0)


@rule("mistral.open-two")
def test_two_rendezvous_are_open() -> None:
    v = GAME.view(dealt(4), None)
    assert len({r.place for r in v.rendezvous}) == 2
    assert len(v.unopened) == 10
    assert not {r.place for r in v.rendezvous} & set(v.unopened)


@rule("mistral.first-three", "mistral.first-player")
def test_three_times_around_each_lays_one_card_then_the_first_has_the_turn() -> None:
    game = BOX.game(options={"oldest": "2"})
    s = game.setup(3, SimLuck(Random(1)), None)
    order = []
    while isinstance(top(s), Preparing):
        seat = game.to_act(s)[0]
        order.append(seat)
        game.apply(s, seat, game.legal(s, seat)[0], SimLuck(Random(1)), None)
    assert order == [2, 0, 1] * 3
    assert s.size == [6, 6, 6]
    assert s.frames == (Turn(2),)
    assert s.turns == 1


@rule("mistral.first-three")
def test_a_guest_needs_a_column_that_it_fits() -> None:
    s = preparing(hands=["luna agathe charlotte prat", "mirta", "mirta"])
    assert why(s, 0, Lay("charlotte", None)) == "mistral.guest.not-alone"
    assert {a.do for a in GAME.legal(s, 0)} == {"lay"}
    play(s, 0, Lay("luna", None))
    play(s, 1, Lay("mirta", None))
    play(s, 2, Lay("mirta", None))
    assert why(s, 0, Lay("charlotte", 0)) == "mistral.guest.reinforce"
    play(s, 0, Lay("prat", 0))
    assert laid(s, 0) == ["luna×1 prat"]


@rule("mistral.first-player")
def test_play_goes_clockwise() -> None:
    s = position(seats=3, turn=2)
    play(s, 2, GAME.tables.done)
    assert s.frames == (Turn(0),)


@rule("mistral.station")
def test_a_figure_comes_to_the_station_with_its_first_card() -> None:
    s = position(hands=["luna luna"])
    assert where(s, "luna") == "beside"
    play(s, 0, Lay("luna", None))
    assert where(s, "luna") == "station"


@rule("mistral.station")
@pytest.mark.parametrize("place", ["prison", "street", "bar"])
def test_a_figure_on_the_board_stays_where_it_is(place: str) -> None:
    s = position(hands=["luna"], figures={"luna": place})
    play(s, 0, Lay("luna", None))
    assert where(s, "luna") == place


@rule("mistral.talk")
def test_no_action_is_a_promise_and_cards_change_hands_by_named_actions_only() -> None:
    """Whatever players agree on, only these let a card go from one player to another."""
    kinds = {kind.__name__ for kind in GAME.action_types}
    assert not kinds & {"Promise", "Offer", "Trade", "Accept"}
    s = position(hands=["luna", "agathe"], columns=[["mirta"], ["thomas"]])
    assert {a.do for a in GAME.legal(s, 0)} <= {"draw", "lay", "move", "done"}
