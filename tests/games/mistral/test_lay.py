"""B: columns, guests, and the guests' ways with the prison."""

from __future__ import annotations

import pytest

from souvenir.games.mistral.model import (
    Clear,
    Clearing,
    Done,
    Exchange,
    Give,
    Imprison,
    Lay,
    PickLaid,
    Play,
    Release,
    Turn,
)
from tests.games.mistral.positions import (
    GAME,
    controllers,
    dos,
    hand,
    known,
    laid,
    play,
    position,
    top,
    where,
    why,
)
from tests.rules import rule


@rule("mistral.lay")
def test_up_to_three_cards_onto_their_column_or_a_new_one() -> None:
    s = position(hands=["luna luna luna mirta"], columns=[["luna"]])
    play(s, 0, Lay("luna", 0), Lay("luna", None), Lay("mirta", None))
    assert laid(s, 0) == ["luna×2", "luna×1", "mirta×1"]
    assert why(s, 0, Lay("luna", 0)) == "mistral.lay"
    play(s, 0, Done())


@rule("mistral.lay")
def test_a_character_goes_only_onto_its_own_column() -> None:
    s = position(hands=["mirta"], columns=[["luna"]])
    assert why(s, 0, Lay("mirta", 0)) == "mistral.lay"


@rule("mistral.lay", "mistral.guest.reinforce")
def test_a_laid_guest_is_one_of_the_three() -> None:
    s = position(hands=["luna luna prat mirta"], columns=[["luna"]])
    play(s, 0, Lay("prat", 0), Lay("luna", 0), Lay("luna", 0))
    assert why(s, 0, Lay("mirta", None)) == "mistral.lay"


@rule("mistral.lay")
def test_laid_cards_never_move_between_columns() -> None:
    s = position(hands=["luna"], columns=[["luna", "luna luna"]])
    assert {a.do for a in GAME.candidates(s, 0)} & {"lay", "clear"} == {"lay", "clear"}
    assert all(a in GAME.tables.actions for a in GAME.legal(s, 0))
    play(s, 0, Lay("luna", 0))
    assert laid(s, 0) == ["luna×2", "luna×2"]


FIVE = ["luna", "mirta", "agathe agathe", "thomas", "sonia"]


@rule("mistral.columns.five")
def test_two_columns_of_one_character_but_never_a_sixth() -> None:
    s = position(hands=["luna"], columns=[FIVE])
    assert why(s, 0, Lay("luna", None)) == "mistral.columns.five"
    assert why(s, 0, Lay("luna", 0)) is None


@rule("mistral.lay.room")
def test_with_five_columns_one_goes_whole_for_a_new_one() -> None:
    s = position(
        hands=["odile charlotte"], columns=[["luna", "mirta", "agathe agathe zoe", "thomas", "sonia"]]
    )
    play(s, 0, Clear(2))
    assert top(s) == Clearing(0, 2)
    assert laid(s, 0)[2] == "agathe×2 zoe", "it goes when the new card is laid"
    assert why(s, 0, Lay("charlotte", None)) == "mistral.guest.not-alone"
    play(s, 0, Lay("odile", None))
    assert laid(s, 0) == ["luna×1", "mirta×1", "odile×1", "thomas×1", "sonia×1"]
    assert dict(GAME.view(s, None).discards) == {"agathe": 2, "zoe": 1}
    assert controllers(s, "agathe") == []
    assert top(s) == Turn(0, "lay", 2)


@rule("mistral.lay.room")
def test_no_column_is_given_up_without_need() -> None:
    s = position(hands=["odile"], columns=[["luna", "mirta"]])
    assert why(s, 0, Clear(0)) == "mistral.lay.room"
    s = position(hands=["prat"], columns=[FIVE])
    assert why(s, 0, Clear(0)) == "mistral.lay.room"


# -------------------------------------------------------------------- guests
@rule("mistral.guest.reinforce")
def test_two_agathe_and_charlotte_count_three() -> None:
    """The rulebook's own example."""
    s = position(hands=["charlotte"], columns=[["agathe agathe"], ["agathe agathe"]])
    assert controllers(s, "agathe") == [0, 1]
    play(s, 0, Lay("charlotte", 0))
    assert controllers(s, "agathe") == [0]
    assert GAME.view(s, None).counts[GAME.tables.card["agathe"]] == (3, 2, 0)


@rule("mistral.guest.reinforce")
def test_a_guest_fits_only_its_own_family_and_several_may_lie_on_one() -> None:
    s = position(hands=["charlotte zoe"], columns=[["luna", "agathe"]])
    assert why(s, 0, Lay("charlotte", 0)) == "mistral.guest.reinforce"
    play(s, 0, Lay("charlotte", 1), Lay("zoe", 1))
    assert laid(s, 0)[1] == "agathe×1 charlotte zoe"


@rule("mistral.guest.not-alone")
def test_a_guest_cannot_start_a_column() -> None:
    s = position(hands=["charlotte"])
    assert why(s, 0, Lay("charlotte", None)) == "mistral.guest.not-alone"


@rule("mistral.guest.not-alone")
def test_guests_left_alone_by_a_quarrel_return_to_the_hand_of_their_player() -> None:
    s = position(hands=["quarrel-1"], columns=[[], ["agathe charlotte zoe"]])
    play(s, 0, Play("quarrel-1"), PickLaid(1, 0, "agathe"))
    assert laid(s, 1) == []
    assert hand(s, 1) == "charlotte zoe"
    assert [known(s, viewer, 1) for viewer in (None, 0, 2)] == ["charlotte zoe"] * 3
    assert controllers(s, "agathe") == []


@rule("mistral.guest.not-alone")
def test_guests_left_alone_by_an_exchange_return_too() -> None:
    s = position(
        hands=["mirta"],
        columns=[["luna"], ["agathe charlotte"]],
        figures={"luna": "bar", "agathe": "bar"},
    )
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    assert hand(s, 1) == "mirta charlotte"
    assert hand(s, 0) == "agathe"


@rule("mistral.guest.prison")
@pytest.mark.parametrize("place", ["station", "street", "bar"])
def test_a_guest_sends_an_opponent_s_figure_of_its_family_to_prison(place: str) -> None:
    s = position(hands=["prat luna"], columns=[["luna"], ["luna luna"]], figures={"luna": place})
    play(s, 0, Imprison("prat", "luna"))
    assert where(s, "luna") == "prison"
    assert top(s) == Turn(0, "lay", 3), "the turn is B, and none of the three cards is spent"
    assert dict(GAME.view(s, None).discards) == {"prat": 1}


@rule("mistral.guest.prison")
def test_shared_control_is_enough_and_own_control_is_not() -> None:
    s = position(hands=["prat"], columns=[["luna", "mirta"], ["luna"]])
    assert why(s, 0, Imprison("prat", "luna")) is None
    assert why(s, 0, Imprison("prat", "mirta")) == "mistral.guest.prison"


@rule("mistral.guest.prison")
def test_not_another_family_not_who_is_there_already_not_in_another_turn() -> None:
    s = position(hands=["prat"], columns=[[], ["agathe", "luna"]], figures={"luna": "prison"})
    assert why(s, 0, Imprison("prat", "agathe")) == "mistral.guest.prison"
    assert why(s, 0, Imprison("prat", "luna")) == "mistral.guest.prison"
    s = position(hands=["prat"], columns=[["mirta"], ["luna"]])
    s.frames = (Turn(0, "act", 2),)
    assert why(s, 0, Imprison("prat", "luna")) == "mistral.pass"


@rule("mistral.guest.prison")
def test_never_from_a_column() -> None:
    s = position(columns=[["mirta prat"], ["luna"]])
    assert "imprison" not in {a.do for a in GAME.candidates(s, 0)}


@rule("mistral.guest.free")
def test_a_guest_lets_a_figure_of_its_family_out() -> None:
    s = position(hands=["prat pina"], columns=[[], ["luna"]], figures={"luna": "prison", "agathe": "prison"})
    assert why(s, 0, Release("prat", "agathe")) == "mistral.guest.free"
    play(s, 0, Release("prat", "luna"))
    assert where(s, "luna") == "street"
    assert top(s) == Turn(0, "lay", 3)
    assert why(s, 0, Release("pina", "luna")) == "mistral.guest.free"


@rule("mistral.guest.free", "mistral.guest.prison")
def test_also_after_three_cards_are_laid() -> None:
    s = position(hands=["mirta mirta mirta prat pina"], columns=[[], ["luna"]])
    play(s, 0, Lay("mirta", None), Lay("mirta", 0), Imprison("prat", "luna"), Lay("mirta", 0))
    assert top(s) == Turn(0, "lay", 0)
    play(s, 0, Release("pina", "luna"))
    assert where(s, "luna") == "street"
    assert dos(s, 0) == set(), "an empty hand: the turn has passed on"
    assert top(s) == Turn(1)
