"""The twelve powers: when each is legal, what it does, what the others see."""

from __future__ import annotations

import pytest

from souvenir.games.mistral.model import (
    Clear,
    Discarding,
    Done,
    Draw,
    Fetch,
    Lay,
    Move,
    PickLaid,
    Play,
    Playing,
    Point,
    RendezVous,
    Steal,
    Turn,
)
from souvenir.games.mistral.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.mistral.positions import (
    GAME,
    controllers,
    discards_held,
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
    without_piles,
)
from tests.rules import rule

RULE = "mistral.embrouille.play"


def points_at(s: State, seat: int = 0) -> set[str]:
    return {a.figure for a in GAME.legal(s, seat) if isinstance(a, Point)}


# -------------------------------------------------------------------- all of them
@rule("mistral.embrouille.play")
def test_free_in_any_kind_of_turn_any_number_then_discarded() -> None:
    for kind in ("draw", "lay", "act", None):
        s = position(hands=["arrest-1 arrest-2"], columns=[[], ["luna", "agathe"]])
        s.frames = (Turn(0, kind, 2 if kind else 0),)
        play(s, 0, Play("arrest-1"), Point("luna"), Play("arrest-2"), Point("agathe"))
        assert top(s) == Turn(0, kind, 2 if kind else 0)
        assert GAME.view(s, None).embrouille_discards == ("arrest-1", "arrest-2")


@rule("mistral.embrouille.play")
def test_everyone_sees_which_card_is_played() -> None:
    s = position(hands=["arrest-1"], columns=[[], ["luna"]])
    told = play(s, 0, Play("arrest-1"), Point("luna"))
    for viewer in (None, 0, 1, 2):
        assert keys_told(told, viewer)[:2] == ["mistral-event-played", "mistral-event-moved"]


@rule("mistral.embrouille.play")
@pytest.mark.parametrize(
    "card",
    ["arrest-1", "bail-1", "summons-1", "shortcut-1", "mix-up-1", "last-train-1", "quarrel-1", "sleight-1",
     "find-1", "impulse-1"],
)  # fmt: skip
def test_nothing_is_played_without_an_effect(card: str) -> None:
    s = position(hands=[card])
    assert why(s, 0, Play(card)) == RULE


# -------------------------------------------------------------------- figures
@rule("mistral.embrouille.play")
def test_arrest() -> None:
    s = position(
        hands=["arrest-1"],
        columns=[["mirta", "odile"], ["luna", "agathe", "odile"]],
        figures={"luna": "bar", "agathe": "prison", "odile": "street", "thomas": "street"},
    )
    play(s, 0, Play("arrest-1"))
    assert points_at(s) == {"luna", "odile"}, "not one's own alone, nobody's, or one in prison already"
    assert why(s, 0, Point("mirta")) == RULE
    play(s, 0, Point("luna"))
    assert where(s, "luna") == "prison"


@rule("mistral.embrouille.play")
def test_bail() -> None:
    s = position(hands=["bail-1"], columns=[["mirta"]], figures={"luna": "prison", "mirta": "prison"})
    play(s, 0, Play("bail-1"))
    assert points_at(s) == {"luna", "mirta"}, "also one that nobody controls"
    play(s, 0, Point("luna"))
    assert where(s, "luna") == "street"


@rule("mistral.embrouille.play")
def test_summons() -> None:
    s = position(
        hands=["summons-1"],
        columns=[[], ["luna", "agathe", "sonia"]],
        figures={"luna": "bar", "agathe": "street", "sonia": "prison", "thomas": "street"},
    )
    play(s, 0, Play("summons-1"))
    assert {a.figure for a in GAME.legal(s, 0) if isinstance(a, Move)} == {"luna", "agathe"}
    assert why(s, 0, Move("luna", "hotel")) == "mistral.move"
    assert why(s, 0, Move("agathe", "station")) == "mistral.station.no-return"
    play(s, 0, Move("agathe", "hotel"))
    assert where(s, "agathe") == "hotel"
    assert top(s) == Turn(0)


@rule("mistral.embrouille.play")
def test_shortcut_one_step_or_two() -> None:
    s = position(hands=["shortcut-1"], columns=[["luna", "mirta"], ["agathe"]], figures={"luna": "bar"})
    play(s, 0, Play("shortcut-1"))
    assert why(s, 0, Move("agathe", "street")) == "mistral.control"
    play(s, 0, Move("luna", "street"))
    assert top(s) == Playing(0, "shortcut", GAME.tables.card["luna"])
    assert why(s, 0, Move("mirta", "street")) == "mistral.control", "the same figure goes on"
    c = s.copy()
    play(c, 0, Done())
    assert where(c, "luna") == "street"
    play(s, 0, Move("luna", "hotel"))
    assert where(s, "luna") == "hotel"
    assert top(s) == Turn(0)


def _shortcut_into_the_hotel(**pieces: object) -> State:
    """Luna comes to the hotel, which asks for three figures, red and blue among them; she may go on."""
    s = position(
        hands=["shortcut-1"],
        figures={"luna": "street", "agathe": "hotel", "yasmine": "hotel"},
        open="hotel school",
        **pieces,  # type: ignore[arg-type]
    )
    play(s, 0, Play("shortcut-1"), Move("luna", "hotel"))
    return s


@rule("mistral.embrouille.play", "mistral.rdv.ready")
def test_a_rendezvous_between_the_steps_of_a_shortcut_is_resolved_first() -> None:
    s = _shortcut_into_the_hotel(columns=[["luna", "agathe"], ["yasmine"]])
    assert isinstance(top(s), RendezVous)
    luck = ScriptedLuck([0] * 9)
    for seat in (0, 1, 0):
        play(s, seat, GAME.tables.throw, luck=luck)
    assert top(s) == Playing(0, "shortcut", GAME.tables.card["luna"])
    play(s, 0, Move("luna", "street"))
    assert where(s, "luna") == "street"


@rule("mistral.embrouille.play")
def test_the_second_step_of_a_shortcut_needs_control_still() -> None:
    s = _shortcut_into_the_hotel(columns=[["luna", "agathe"], ["yasmine"]])
    play(s, 0, GAME.tables.throw, luck=ScriptedLuck([0, 0, 0, 0, 0, 1, 2, 3, 4]))
    column = 0
    play(s, 0, GAME.tables.sell[column])
    assert controllers(s, "luna") == []
    play(s, 0, Done())
    play(s, 1, Done())
    assert top(s) == Turn(0), "the power is over: Luna was sold"


@rule("mistral.embrouille.play")
def test_mix_up() -> None:
    s = position(
        hands=["mix-up-1"],
        columns=[["luna"], ["agathe"]],
        figures={"luna": "bar", "agathe": "street", "thomas": "hotel", "sonia": "street"},
    )
    play(s, 0, Play("mix-up-1"))
    assert points_at(s) == {"luna"}
    play(s, 0, Point("luna"))
    assert points_at(s) == {"agathe"}
    assert where(s, "luna") == "bar", "both move at once"
    play(s, 0, Point("agathe"))
    assert (where(s, "luna"), where(s, "agathe")) == ("street", "bar")


@rule("mistral.embrouille.play")
def test_mix_up_needs_one_in_a_place_and_one_in_the_street() -> None:
    s = position(hands=["mix-up-1"], columns=[["luna"], ["agathe"]], figures={"luna": "bar"})
    assert why(s, 0, Play("mix-up-1")) == RULE


@rule("mistral.embrouille.play", "mistral.station.no-return")
def test_last_train() -> None:
    s = position(
        hands=["last-train-1"],
        columns=[["mirta"], ["luna", "agathe", "sonia", "thomas"]],
        figures={"luna": "bar", "agathe": "street", "sonia": "prison", "mirta": "bar"},
    )
    play(s, 0, Play("last-train-1"))
    assert points_at(s) == {"luna", "agathe"}, "not from prison, and not who is at the station"
    play(s, 0, Point("luna"))
    assert where(s, "luna") == "station"


# -------------------------------------------------------------------- cards
@rule("mistral.embrouille.play")
def test_quarrel() -> None:
    s = position(hands=["quarrel-1"], columns=[["mirta"], ["luna luna prat"], ["luna"]])
    play(s, 0, Play("quarrel-1"))
    laid_cards = {(a.seat, a.card) for a in GAME.legal(s, 0) if isinstance(a, PickLaid)}
    assert laid_cards == {(1, "luna"), (1, "prat"), (2, "luna")}
    assert why(s, 0, PickLaid(0, 0, "mirta")) == RULE
    play(s, 0, PickLaid(1, 0, "prat"))
    assert laid(s, 1) == ["luna×2"]
    assert GAME.view(s, None).discards == (("prat", 1),)


@rule("mistral.embrouille.play")
def test_sleight_takes_a_card_of_a_back_by_chance() -> None:
    s = position(hands=["sleight-1", "luna mirta agathe arrest-1", ""])
    play(s, 0, Play("sleight-1"))
    backs = {(a.seat, a.back) for a in GAME.legal(s, 0) if isinstance(a, Steal)}
    assert backs == {(1, "blue"), (1, "red"), (1, "embrouille")}
    assert why(s, 0, Steal(1, "green")) == RULE
    told = play(s, 0, Steal(1, "blue"), luck=ScriptedLuck([1]))
    assert hand(s, 0) == "luna"
    assert hand(s, 1) == "mirta agathe arrest-1"
    assert known(s, 1, 0) == "luna"
    assert known(s, 2, 0) == ""
    assert keys_told(told, 1) == ["mistral-event-sleight-own"]
    assert keys_told(told, 2) == ["mistral-event-sleight"]


@rule("mistral.embrouille.play")
def test_find_takes_a_discarded_character_before_everyone() -> None:
    s = position(hands=["find-1"], discards="luna luna charlotte", embrouille_discards="arrest-1")
    play(s, 0, Play("find-1"))
    assert {a.card for a in GAME.legal(s, 0) if isinstance(a, Fetch)} == {"luna", "charlotte"}
    assert why(s, 0, Fetch("mirta")) == RULE
    play(s, 0, Fetch("charlotte"))
    assert hand(s, 0) == "charlotte"
    assert [known(s, viewer, 0) for viewer in (None, 1, 2)] == ["charlotte"] * 3


@rule("mistral.embrouille.play", "mistral.hand.nine")
def test_errand_draws_two_and_the_hand_is_checked_after_the_second() -> None:
    s = position(hands=["luna luna mirta mirta agathe agathe thomas thomas errand-1"])
    play(s, 0, Play("errand-1"), Draw(0))
    assert top(s) == Playing(0, "errand", left=1)
    play(s, 0, Draw(1))
    assert top(s) == Discarding(0)
    assert s.size[0] == 10


@rule("mistral.embrouille.play")
def test_errand_draws_what_can_be_had() -> None:
    s = discards_held(without_piles(position(hands=["errand-1"]), keep=1), 1)
    GAME.apply(s, 0, Play("errand-1"), ScriptedLuck(), None)
    GAME.apply(s, 0, Draw(0), ScriptedLuck(), None)
    assert top(s) == Turn(0), "nothing is left: the errand is over"
    assert "play" not in dos(s, 0)


@rule("mistral.embrouille.play", "mistral.columns.five")
def test_impulse_lays_one_card_beyond_the_three() -> None:
    s = position(hands=["impulse-1 luna mirta"], columns=[["luna", "agathe", "thomas", "sonia", "odile"]])
    s.frames = (Turn(0, "lay", 0),)
    play(s, 0, Play("impulse-1"))
    assert why(s, 0, Lay("mirta", None)) == "mistral.columns.five"
    assert why(s, 0, Clear(0)) == "table.step"
    play(s, 0, Lay("luna", 0))
    assert laid(s, 0)[0] == "luna×2"
    assert top(s) == Turn(0, "lay", 0)


@rule("mistral.embrouille.play")
def test_impulse_needs_a_card_that_fits_without_discarding() -> None:
    full = [["luna", "agathe", "thomas", "sonia", "odile"]]
    s = position(hands=["impulse-1 mirta"], columns=full)
    assert why(s, 0, Play("impulse-1")) == RULE
    s = position(hands=["impulse-1 prat"], columns=full)
    assert why(s, 0, Play("impulse-1")) is None


@rule("mistral.embrouille.play", "mistral.three-actions")
def test_second_wind_gives_an_action_more_in_a_turn_of_actions() -> None:
    s = position(hands=["second-wind-1"])
    play(s, 0, Play("second-wind-1"))
    assert top(s) == Turn(0, "act", 4)
    for kind, allowed in (("act", None), ("lay", RULE), ("draw", RULE)):
        s = position(hands=["second-wind-1 luna"])
        s.frames = (Turn(0, kind, 0),)  # type: ignore[arg-type]
        assert why(s, 0, Play("second-wind-1")) == allowed
