"""C3: exchanges, with whom, what changes hands, and what others learn."""

from __future__ import annotations

from souvenir.games.mistral.model import (
    Exchange,
    Exchanging,
    Give,
    Move,
    Partner,
    PickLaid,
    Play,
    Turn,
)
from tests.games.mistral.positions import (
    GAME,
    dos,
    hand,
    keys_told,
    known,
    laid,
    play,
    position,
    top,
    where,
    why,
)
from tests.rules import rule

BAR = {"luna": "bar", "agathe": "bar"}


@rule("mistral.exchange", "mistral.exchange.cards")
def test_a_card_of_the_hand_against_a_laid_card_and_the_figure_named_goes_to_the_street() -> None:
    s = position(
        hands=["mirta thomas"], columns=[["luna"], ["agathe agathe", ["sonia", "zoe"][0]]], figures=BAR
    )
    play(s, 0, Exchange("luna", "agathe"))
    assert top(s) == Exchanging(0, 4, 2, 1), "the partner follows from the figure named"
    play(s, 0, PickLaid(1, 1, "sonia"))
    assert hand(s, 0) == "mirta thomas", "nothing moves before the last step"
    play(s, 0, Give("mirta"))
    assert hand(s, 0) == "thomas sonia"
    assert hand(s, 1) == "mirta"
    assert laid(s, 1) == ["agathe×2"]
    assert where(s, "agathe") == "street"
    assert where(s, "luna") == "bar"
    turn = top(s)
    assert isinstance(turn, Turn)
    assert (turn.kind, turn.left) == ("act", 2)


@rule("mistral.exchange")
def test_both_must_stand_in_one_numbered_place_and_the_first_be_mine() -> None:
    s = position(hands=["mirta"], columns=[["luna"], ["agathe"]], figures={"luna": "bar", "agathe": "hotel"})
    assert why(s, 0, Exchange("luna", "agathe")) == "table.step", "they have not met"
    s = position(
        hands=["mirta"], columns=[["luna"], ["agathe"]], figures={"luna": "street", "agathe": "street"}
    )
    assert why(s, 0, Exchange("luna", "agathe")) == "mistral.exchange"
    s = position(hands=["mirta"], columns=[["luna"], ["agathe"]], figures=BAR)
    assert why(s, 0, Exchange("agathe", "luna")) == "mistral.exchange"


@rule("mistral.exchange.partner")
def test_no_exchange_with_oneself() -> None:
    s = position(hands=["mirta"], columns=[["luna", "agathe"], ["thomas"]], figures=BAR)
    assert why(s, 0, Exchange("luna", "agathe")) == "mistral.exchange.partner"


@rule("mistral.exchange.partner")
def test_having_a_card_of_it_is_not_controlling_it() -> None:
    s = position(hands=["mirta"], columns=[["luna"], ["agathe agathe"], ["agathe"]], figures=BAR)
    play(s, 0, Exchange("luna", "agathe"))
    frame = top(s)
    assert isinstance(frame, Exchanging)
    assert frame.partner == 1
    assert why(s, 0, PickLaid(2, 0, "agathe")) == "mistral.exchange.cards"


@rule("mistral.exchange.partner")
def test_among_several_who_share_the_figure_i_choose_also_when_i_share_it() -> None:
    s = position(
        seats=4,
        hands=["mirta"],
        columns=[["luna", "agathe"], ["agathe"], ["agathe"], ["thomas"]],
        figures=BAR,
    )
    play(s, 0, Exchange("luna", "agathe"))
    assert set(GAME.legal(s, 0)) == {Partner(1), Partner(2)}
    assert why(s, 0, Partner(3)) == "mistral.exchange.partner"
    play(s, 0, Partner(2), PickLaid(2, 0, "agathe"), Give("mirta"))
    assert hand(s, 2) == "mirta"


@rule("mistral.exchange.cards")
def test_any_card_may_be_given_and_any_laid_card_taken_also_a_guest() -> None:
    s = position(
        hands=["mirta charlotte arrest-1"], columns=[["luna"], ["agathe zoe", "thomas"]], figures=BAR
    )
    play(s, 0, Exchange("luna", "agathe"))
    picks = {(a.column, a.card) for a in GAME.legal(s, 0) if isinstance(a, PickLaid)}
    assert picks == {(0, "agathe"), (0, "zoe"), (1, "thomas")}
    play(s, 0, PickLaid(1, 0, "zoe"))
    assert {a.card for a in GAME.legal(s, 0) if isinstance(a, Give)} == {"mirta", "charlotte", "arrest-1"}
    play(s, 0, Give("arrest-1"))
    assert hand(s, 1) == "arrest-1"
    assert hand(s, 0) == "mirta charlotte zoe"


@rule("mistral.exchange.cards")
def test_with_an_empty_hand_there_is_no_exchange() -> None:
    s = position(columns=[["luna"], ["agathe"]], figures=BAR)
    assert why(s, 0, Exchange("luna", "agathe")) == "mistral.exchange.cards"


@rule("mistral.exchange.cards")
def test_the_two_see_the_card_given_and_the_others_its_back() -> None:
    s = position(hands=["mirta"], columns=[["luna"], ["agathe"]], figures=BAR)
    told = play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    assert "mistral-event-exchanged-own" in keys_told(told, 1)
    assert "mistral-event-exchanged" in keys_told(told, 2)
    assert "mistral-event-exchanged" in keys_told(told, None)
    assert known(s, 0, 1) == "mirta"
    assert known(s, 2, 1) == ""
    assert GAME.view(s, 2).players[1].hand.backs == (1, 0, 0, 0, 0)
    assert [known(s, viewer, 0) for viewer in (1, 2, None)] == ["agathe"] * 3, "taken openly"


@rule("mistral.exchange.once")
def test_once_a_place_for_one_and_the_same_figure() -> None:
    s = position(
        hands=["mirta thomas odile"],
        columns=[["luna", "yasmine"], ["agathe agathe", "sonia"]],
        figures={**BAR, "sonia": "bar", "yasmine": "bar"},
        open="hotel school",
    )
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    assert why(s, 0, Exchange("luna", "sonia")) == "mistral.exchange.once"
    play(s, 0, Exchange("yasmine", "sonia"), PickLaid(1, 0, "agathe"), Give("thomas"))
    assert s.size[0] == 3


@rule("mistral.exchange.once")
def test_again_in_another_place() -> None:
    s = position(
        hands=["mirta thomas second-wind-1"],
        columns=[["luna"], ["agathe agathe", "sonia"]],
        figures={**BAR, "sonia": "hotel"},
    )
    play(s, 0, Play("second-wind-1"))
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    play(s, 0, Move("luna", "street"), Move("luna", "hotel"))
    assert why(s, 0, Exchange("luna", "sonia")) is None


@rule("mistral.uncontrolled")
def test_a_figure_that_nobody_controls_cannot_be_named() -> None:
    s = position(hands=["mirta"], columns=[["luna"], ["thomas"]], figures=BAR)
    assert why(s, 0, Exchange("luna", "agathe")) == "mistral.uncontrolled"
    assert "exchange" not in dos(s, 0)
