"""C1 and C2: control, moves, drawing embrouilles, encounters."""

from __future__ import annotations

import pytest

from souvenir.games.mistral.model import Draw, DrawEmbrouille, Encounter, Lay, Move, Play, Turn
from tests.games.mistral.positions import (
    GAME,
    T,
    controllers,
    dos,
    hand,
    keys_told,
    play,
    points,
    position,
    top,
    where,
    why,
)
from tests.rules import rule


# -------------------------------------------------------------------- control
@rule("mistral.control")
@pytest.mark.parametrize(
    ("other", "who"),
    [
        ("roland", [0]),
        ("roland roland", [0]),
        ("roland roland roland", [0]),
        ("roland " * 3 + "orsini", [0, 1]),
    ],
)
def test_paul_and_julie(other: str, who: list[int]) -> None:
    """The rulebook's example: 4 cards of Roland against 1, 2 or 3 are alone, against 4 shared."""
    s = position(columns=[["roland roland roland roland"], [other]])
    assert controllers(s, "roland") == who


@rule("mistral.control")
def test_all_columns_and_their_guests_count_together() -> None:
    s = position(columns=[["luna", "luna prat"], ["luna luna"]])
    assert controllers(s, "luna") == [0]
    assert controllers(s, "mirta") == []


@rule("mistral.control")
def test_a_single_card_controls_if_nobody_has_more_and_only_controllers_move() -> None:
    s = position(columns=[["vincent"], ["luna"]], figures={"vincent": "street", "luna": "street"})
    assert why(s, 0, Move("vincent", "bar")) is None
    assert why(s, 0, Move("luna", "bar")) == "mistral.control"


@rule("mistral.control")
def test_shared_control_serves_each_in_their_own_turn() -> None:
    for turn in (0, 1):
        s = position(turn=turn, columns=[["luna"], ["luna"]], figures={"luna": "street"})
        assert why(s, turn, Move("luna", "bar")) is None


# -------------------------------------------------------------------- moving
@rule("mistral.move")
def test_every_way_leads_through_the_street() -> None:
    s = position(columns=[["luna"]])
    assert why(s, 0, Move("luna", "bar")) == "mistral.move"
    play(s, 0, Move("luna", "street"), Move("luna", "bar"))
    assert where(s, "luna") == "bar"
    assert why(s, 0, Move("luna", "hotel")) == "mistral.move"
    assert why(s, 0, Move("luna", "bar")) == "table.step", "staying is no move"
    play(s, 0, Move("luna", "street"))
    assert where(s, "luna") == "street"


@rule("mistral.move")
def test_from_the_street_to_any_numbered_place() -> None:
    s = position(columns=[["luna"]], figures={"luna": "street"})
    targets = {a.place for a in GAME.legal(s, 0) if isinstance(a, Move)}
    assert targets == set(T.place_keys[:12])


@rule("mistral.move")
def test_prison_is_neither_entered_nor_left_by_moving() -> None:
    s = position(columns=[["luna", "mirta"]], figures={"luna": "street", "mirta": "prison"})
    assert why(s, 0, Move("luna", "prison")) == "mistral.move"
    assert why(s, 0, Move("mirta", "street")) == "mistral.move"


@rule("mistral.station.no-return")
@pytest.mark.parametrize("place", ["street", "bar", "station"])
def test_nobody_walks_back_to_the_station(place: str) -> None:
    s = position(columns=[["luna"]], figures={"luna": place})
    assert why(s, 0, Move("luna", "station")) == "mistral.station.no-return"


@rule("mistral.three-actions")
def test_pierre_s_turn() -> None:
    """The rulebook's example: Luna to the street, Luna to no. 4, an embrouille with Thomas at Chez Marci."""
    s = position(columns=[["luna", "thomas"]], figures={"luna": "hotel", "thomas": "marci"})
    play(s, 0, Move("luna", "street"), Move("luna", "bar"))
    assert top(s) == Turn(0, "act", 1)
    play(s, 0, DrawEmbrouille("thomas"))
    assert isinstance(top(s), Turn)
    assert why(s, 0, Move("luna", "street")) == "mistral.three-actions"


@rule("mistral.three-actions")
def test_three_times_the_same_is_fine_and_a_fourth_is_not() -> None:
    s = position(hands=["arrest-1"], columns=[["luna"]], figures={"luna": "street"})
    play(s, 0, Move("luna", "bar"), Move("luna", "street"), Move("luna", "hotel"))
    assert why(s, 0, Move("luna", "street")) == "mistral.three-actions"
    assert dos(s, 0) == {"done"}


# -------------------------------------------------------------------- figures without control
@rule("mistral.uncontrolled")
def test_a_figure_that_nobody_controls_stays() -> None:
    s = position(hands=["luna summons-1"], columns=[["mirta"]], figures={"luna": "bar"})
    assert why(s, 0, Move("luna", "street")) == "mistral.uncontrolled"
    c = s.copy()
    play(c, 0, Play("summons-1"))
    assert why(c, 0, Move("luna", "street")) == "mistral.uncontrolled"
    play(s, 0, Lay("luna", None))
    s.frames = (Turn(0),)
    play(s, 0, Move("luna", "street"))


@rule("mistral.uncontrolled")
def test_it_takes_part_in_no_encounter() -> None:
    one, other = _pair("arrest-1")
    s = position(hands=["arrest-1"], columns=[[one]], figures={one: "bar", other: "bar"})
    assert why(s, 0, Encounter("arrest-1")) == "mistral.uncontrolled"


# -------------------------------------------------------------------- embrouilles
@rule("mistral.embrouille.draw")
def test_a_figure_at_home_brings_an_embrouille_once_a_place_and_once_a_figure() -> None:
    s = position(
        columns=[["luna", "mirta", "odile"]],
        figures={"luna": "school", "mirta": "school", "odile": "clinic"},
    )
    told = play(s, 0, DrawEmbrouille("luna"))
    assert keys_told(told, 0) == ["mistral-event-drew-own-embrouille"]
    assert keys_told(told, 1) == ["mistral-event-drew-embrouille"]
    assert s.embrouilles[0].bit_count() == 1
    assert why(s, 0, DrawEmbrouille("luna")) == "mistral.embrouille.draw"
    assert why(s, 0, DrawEmbrouille("mirta")) == "mistral.embrouille.draw"
    play(s, 0, DrawEmbrouille("odile"))


@rule("mistral.embrouille.draw")
def test_a_figure_draws_once_even_in_two_places() -> None:
    s = position(hands=["second-wind-1"], columns=[["luna"]], figures={"luna": "school"})
    play(s, 0, DrawEmbrouille("luna"), Play("second-wind-1"))
    play(s, 0, Move("luna", "street"), Move("luna", "clinic"))
    assert why(s, 0, DrawEmbrouille("luna")) == "mistral.embrouille.draw"


@rule("mistral.embrouille.draw")
@pytest.mark.parametrize("place", ["bar", "street", "station"])
def test_only_in_a_place_of_its_own_colour_and_with_control(place: str) -> None:
    s = position(columns=[["luna"], ["mirta"]], figures={"luna": place, "mirta": "school"})
    assert why(s, 0, DrawEmbrouille("luna")) == "mistral.embrouille.draw"
    assert why(s, 0, DrawEmbrouille("mirta")) == "mistral.control"


def _pair(card: str) -> tuple[str, str]:
    one, other = T.pair[T.card[card] - 24]
    return T.card_keys[one], T.card_keys[other]


@rule("mistral.encounter")
def test_two_characters_in_one_place_bring_two_thousand_whoever_controls_them() -> None:
    one, other = _pair("arrest-1")
    s = position(hands=["arrest-1 luna"], columns=[[], [one], [other]], figures={one: "bar", other: "bar"})
    play(s, 0, Encounter("arrest-1"))
    assert points(s, 0) == 2000
    assert GAME.view(s, None).embrouille_discards == ("arrest-1",)
    assert hand(s, 0) == "luna"
    assert [line.rule for line in GAME.score(s, 0, None)] == ["mistral.encounter"]
    assert top(s) == Turn(0, "act", 2, met_at=1 << T.place["bar"])


@rule("mistral.encounter")
@pytest.mark.parametrize(
    ("places", "reason"),
    [
        (("bar", "hotel"), "apart"),
        (("street", "street"), "apart"),
        (("station", "station"), "apart"),
        (("prison", "prison"), "prison"),
    ],
)
def test_not_apart_not_in_the_street_not_in_prison(places: tuple[str, str], reason: str) -> None:
    one, other = _pair("arrest-1")
    s = position(hands=["arrest-1"], columns=[[one, other]], figures={one: places[0], other: places[1]})
    assert why(s, 0, Encounter("arrest-1")) == "mistral.encounter"
    refusal = GAME.check(s, 0, Encounter("arrest-1"))
    assert refusal is not None
    assert refusal.args["why"] == reason, "that nobody meets in prison is told as our reading"


@rule("mistral.encounter")
def test_once_a_place_in_a_turn_and_never_forced() -> None:
    one, other = _pair("arrest-1")
    second = next(
        key for n, key in enumerate(T.card_keys[24:]) if one in _pair(key) and key != "arrest-1" and n
    )
    third = next(key for key in _pair(second) if key != one)
    s = position(
        hands=[f"arrest-1 {second}"],
        columns=[[one, other, third]],
        figures=dict.fromkeys((one, other, third), "bar"),
        open="hotel school",
    )
    assert "done" in dos(s, 0)
    assert "draw" in dos(s, 0)
    play(s, 0, Encounter("arrest-1"))
    assert why(s, 0, Encounter(second)) == "mistral.encounter"
    assert why(s, 0, Draw(0)) == "mistral.pass"
