"""Rendez-vous: when they are ready, throws, prize, sale, what stays, and what comes next."""

from __future__ import annotations

import pytest

from souvenir.games.mistral import rendezvous
from souvenir.games.mistral.columns import lay_on
from souvenir.games.mistral.hands import add
from souvenir.games.mistral.model import (
    Discard,
    Discarding,
    Done,
    Exchange,
    Give,
    Lay,
    Move,
    Pass,
    PickLaid,
    Play,
    RendezVous,
    Sell,
    Selling,
    Throw,
    Turn,
)
from souvenir.games.mistral.piles import make_piles
from souvenir.games.mistral.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.mistral.positions import (
    GAME,
    T,
    controllers,
    dice,
    dos,
    keys_told,
    laid,
    play,
    points,
    position,
    top,
    where,
    why,
)
from tests.rules import rule

MADE, MISSED = "661111111", "611111111"
"""For the harbour: at least two sixes."""
MADE_DICE = tuple(sorted(int(face) for face in MADE))
HARBOUR = {"gauthier": "harbour", "agathe": "harbour"}


def almost(**pieces: object) -> State:
    """The harbour lacks only a blue figure; Luna is in the street, and seat 0 controls her."""
    given: dict[str, object] = {
        "columns": [["luna luna"], ["gauthier"], ["agathe agathe agathe"]],
        "figures": {**HARBOUR, "luna": "street"},
    }
    return position(**{**given, **pieces})  # type: ignore[arg-type]


def arrive(s: State) -> State:
    play(s, 0, Move("luna", "harbour"))
    return s


# -------------------------------------------------------------------- ready
@rule("mistral.rdv.ready")
def test_resolved_at_once_in_the_middle_of_a_turn_which_then_goes_on() -> None:
    s = arrive(almost())
    assert top(s) == RendezVous(T.place["harbour"], 0, (1, 1, 1))
    for seat in (0, 1, 2):
        play(s, seat, Throw(), luck=dice(MISSED))
    assert top(s) == Turn(0, "act", 2)


@rule("mistral.rdv.ready")
def test_five_or_six_figures_without_a_blue_one_are_not_enough() -> None:
    """The rulebook's own example, at no. 8."""
    there = ["gauthier", "agathe", "thomas", "sonia", "roland"]
    s = position(
        columns=[["tiago"], ["gauthier"], ["agathe"]],
        figures={**dict.fromkeys(there, "harbour"), "tiago": "street"},
    )
    play(s, 0, Move("tiago", "harbour"))
    assert isinstance(top(s), Turn)
    harbour = next(r for r in GAME.view(s, None).rendezvous if r.place == "harbour")
    assert (harbour.missing_figures, harbour.missing_colours) == (0, ("blue",))


@rule("mistral.rdv.ready")
def test_all_colours_without_enough_figures_are_not_enough() -> None:
    s = position(
        columns=[["luna", "gauthier", "agathe", "thomas"]],
        figures={**dict.fromkeys(("gauthier", "agathe", "thomas"), "bar"), "luna": "street"},
    )
    play(s, 0, Move("luna", "bar"))
    assert isinstance(top(s), Turn)
    bar = next(r for r in GAME.view(s, None).rendezvous if r.place == "bar")
    assert (bar.missing_figures, bar.missing_colours) == (1, ())


@rule("mistral.rdv.ready", "mistral.uncontrolled")
def test_figures_without_control_count_but_somebody_must_control_one_there() -> None:
    nobody = {**HARBOUR, "luna": "harbour"}
    s = position(hands=["luna"], figures=nobody)
    assert isinstance(top(s), Turn)
    play(s, 0, Lay("luna", None))
    assert top(s) == RendezVous(T.place["harbour"], 0, (1, 0, 0))


@rule("mistral.rdv.ready")
def test_nothing_happens_at_a_place_without_a_marker() -> None:
    s = arrive(almost(open="bar school"))
    assert isinstance(top(s), Turn)


@rule("mistral.rdv.ready")
def test_a_newly_opened_one_that_is_satisfied_is_resolved_next() -> None:
    s = almost(
        columns=[["luna luna", "tiago", "pauline"], ["gauthier"], ["agathe"]],
        figures={**HARBOUR, "luna": "street", "tiago": "marci", "pauline": "marci", "sonia": "marci"},
    )
    arrive(s)
    left = [place for place in range(12) if s.unopened >> place & 1]
    script = [0] * 9 + [left.index(T.place["marci"])]
    play(s, 0, Pass())
    play(s, 1, Pass())
    told = play(s, 2, Throw(), luck=ScriptedLuck(script))
    assert "mistral-event-missed" in keys_told(told, None)
    assert top(s) == RendezVous(T.place["marci"], 0, (2, 0, 0))


@rule("mistral.rdv.ready", "mistral.hand.nine")
def test_hand_discards_come_before_a_rendezvous() -> None:
    """A step that leaves ten cards in a hand and a rendez-vous ready: first the hand, then the dice."""
    s = position(
        hands=["luna mirta mirta sonia sonia thomas thomas roland roland"],
        figures={**HARBOUR, "luna": "harbour"},
    )
    s.frames = (Turn(0), Discarding(0))
    add(s, 0, T.card["odile"])
    s.deck[T.card["odile"]] -= 1
    make_piles(T, s, ScriptedLuck(), None)
    lay_on(T, s, 1, T.card["agathe"], 0)
    s.deck[T.card["agathe"]] -= 1
    make_piles(T, s, ScriptedLuck(), None)
    assert rendezvous.ready(T, s) == T.place["harbour"]
    play(s, 0, Discard("odile"))
    assert top(s) == RendezVous(T.place["harbour"], 1, (0, 1, 0))


# -------------------------------------------------------------------- throws
@rule("mistral.rdv.throws")
def test_as_many_throws_as_figures_there_that_one_controls_shared_ones_too() -> None:
    s = arrive(
        almost(
            columns=[["luna", "gauthier"], ["gauthier", "luna"], ["agathe", "thomas"]],
            figures={**HARBOUR, "luna": "street", "thomas": "hotel"},
        )
    )
    assert top(s) == RendezVous(T.place["harbour"], 0, (2, 2, 1))


@rule("mistral.rdv.throws")
def test_the_shaker_goes_clockwise_round_and_round_and_skips_who_has_none_left() -> None:
    s = arrive(almost(columns=[["luna", "gauthier"], ["gauthier"], ["agathe"]]))
    order = []
    while isinstance(top(s), RendezVous):
        seat = GAME.to_act(s)[0]
        order.append(seat)
        play(s, seat, Throw(), luck=dice(MISSED))
    assert order == [0, 1, 2, 0]


@rule("mistral.rdv.throws")
def test_an_active_player_without_a_figure_there_lets_the_next_clockwise_begin() -> None:
    s = almost(hands=["summons-1"], columns=[["thomas"], ["luna"], ["agathe"]])
    play(s, 0, Play("summons-1"), Move("luna", "harbour"))
    assert top(s) == RendezVous(T.place["harbour"], 1, (0, 1, 1))


@rule("mistral.rdv.throws")
def test_a_throw_may_be_passed_and_is_lost_and_nothing_else_is_played() -> None:
    s = arrive(almost(hands=["arrest-1"]))
    assert dos(s, 0) == {"throw", "pass"}
    play(s, 0, Pass())
    assert top(s) == RendezVous(T.place["harbour"], 1, (0, 1, 1), by=0)


@rule("mistral.rdv.throws")
def test_all_nine_dice_are_thrown_at_once() -> None:
    s = arrive(almost())
    luck = ScriptedLuck([5] + [0] * 8)
    told = play(s, 0, Throw(), luck=luck)
    assert luck.tape == [5] + [0] * 8
    assert keys_told(told, None) == ["mistral-event-threw"]


# -------------------------------------------------------------------- made
@rule("mistral.rdv.prize")
def test_who_makes_it_gets_two_thousand() -> None:
    s = arrive(almost())
    play(s, 0, Throw(), luck=dice(MISSED))
    play(s, 1, Throw(), luck=dice(MADE))
    assert [points(s, seat) for seat in range(3)] == [0, 2000, 0]
    assert [line.rule for line in GAME.score(s, 1, None)] == ["mistral.rdv.prize"]


@rule("mistral.rdv.sale")
def test_from_the_winner_clockwise_everyone_may_sell_also_who_threw_nothing() -> None:
    s = arrive(
        almost(columns=[["luna luna"], ["gauthier", "luna"], ["agathe agathe agathe", "gauthier gauthier"]])
    )
    assert controllers(s, "gauthier") == [2]
    play(s, 0, Pass())
    play(s, 2, Throw(), luck=dice(MADE))
    asked = []
    while isinstance(top(s), Selling):
        seat = GAME.to_act(s)[0]
        asked.append(seat)
        play(s, seat, Done())
    assert asked == [2, 0, 1]


@rule("mistral.rdv.sale")
def test_only_characters_who_stand_there_any_number_of_columns() -> None:
    s = arrive(almost(columns=[["luna luna", "mirta", "agathe"], ["gauthier"], []]))
    play(s, 0, Throw(), luck=dice(MADE))
    assert why(s, 0, Sell(1)) == "mistral.rdv.sale"
    play(s, 0, Sell(0), Sell(2))
    assert laid(s, 0) == ["mirta×1"]
    assert points(s, 0) == 2000 + 3000 + 1000
    assert top(s) == Selling(T.place["harbour"], 1, 0, MADE_DICE), (
        "with nothing left to sell the next is asked"
    )


@rule("mistral.rdv.sale")
def test_sold_cards_are_discarded_and_control_is_counted_anew() -> None:
    s = arrive(almost(columns=[["luna luna prat"], ["luna"], ["agathe"]]))
    play(s, 0, Throw(), luck=dice(MADE))
    play(s, 0, Sell(0))
    assert dict(GAME.view(s, None).discards) == {"luna": 2, "prat": 1}
    assert controllers(s, "luna") == [1]


@rule("mistral.sale.column")
@pytest.mark.parametrize(
    ("column", "worth"),
    [("luna", 1000), ("luna luna", 3000), ("luna " * 3, 5000), ("luna " * 4, 8000), ("luna " * 5, 11000),
     ("luna " * 6, 15000), ("luna " * 7, 19000), ("luna " * 7 + "prat", 24000),
     ("luna " * 7 + "prat pina", 29000)],
)  # fmt: skip
def test_a_column_is_sold_whole_guests_included(column: str, worth: int) -> None:
    s = arrive(almost(columns=[[column], ["gauthier"], ["agathe"]]))
    play(s, 0, Throw(), luck=dice(MADE))
    play(s, 0, Sell(0))
    assert points(s, 0) == 2000 + worth
    assert laid(s, 0) == []


@rule("mistral.sale.column")
def test_two_columns_of_one_character_are_valued_apart_and_one_may_be_kept() -> None:
    s = arrive(almost(columns=[["luna luna luna", "luna luna"], ["gauthier"], ["agathe"]]))
    play(s, 0, Throw(), luck=dice(MADE))
    play(s, 0, Sell(1), Done())
    assert points(s, 0) == 2000 + 3000
    assert laid(s, 0) == ["luna×3"]
    assert controllers(s, "luna") == [0]


# -------------------------------------------------------------------- after it
@rule("mistral.rdv.stay")
@pytest.mark.parametrize("throw", [MADE, MISSED])
def test_all_figures_stay(throw: str) -> None:
    s = arrive(almost())
    while isinstance(top(s), RendezVous):
        play(s, GAME.to_act(s)[0], Throw(), luck=dice(throw))
    while isinstance(top(s), Selling):
        play(s, GAME.to_act(s)[0], Done())
    assert [where(s, figure) for figure in ("luna", "gauthier", "agathe")] == ["harbour"] * 3


@rule("mistral.rdv.missed", "mistral.open-two")
def test_missed_no_prize_no_sale_and_a_new_one_opens() -> None:
    s = arrive(almost())
    for seat in (0, 1, 2):
        play(s, seat, Throw(), luck=dice(MISSED))
    v = GAME.view(s, None)
    assert [player.points for player in v.players] == [0, 0, 0]
    assert v.played == 1
    assert len(v.rendezvous) == 2
    assert "harbour" not in [r.place for r in v.rendezvous]
    assert "harbour" not in v.unopened, "its card is out of the game"


@rule("mistral.rdv.missed")
def test_made_ones_go_too() -> None:
    s = arrive(almost(columns=[["luna"], [], []]))
    play(s, 0, Throw(), luck=dice(MADE))
    play(s, 0, Done())
    v = GAME.view(s, None)
    assert v.played == 1
    assert "harbour" not in [r.place for r in v.rendezvous]


@rule("mistral.rdv.ready")
def test_an_exchange_that_brings_control_makes_it_ready_after_the_cards_have_changed_hands() -> None:
    """Agathe leaves for the street, so an exchange can only spoil: the harbour is not ready."""
    s = position(
        hands=["mirta"],
        columns=[["luna"], ["agathe"]],
        figures={"luna": "harbour", "agathe": "harbour"},
    )
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    assert isinstance(top(s), Turn)
    assert where(s, "agathe") == "street"
