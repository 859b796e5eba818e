"""A turn is one of A, B, C; drawing, hand limits, reshuffling, and the limit on turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from souvenir.games.mistral.game import Mistral
from souvenir.games.mistral.model import (
    Discard,
    Discarding,
    Done,
    Draw,
    DrawEmbrouille,
    Fetch,
    Lay,
    Move,
    PickLaid,
    Play,
    Playing,
    Release,
    Turn,
)
from souvenir.kernel.luck import ScriptedLuck
from tests.games.mistral.positions import (
    GAME,
    discards_held,
    dos,
    hand,
    keys_told,
    play,
    points,
    position,
    top,
    where,
    why,
    without_piles,
)
from tests.rules import rule

NINE = "luna luna mirta mirta agathe agathe thomas thomas sonia"


# -------------------------------------------------------------------- one of three
@rule("mistral.pass")
def test_the_first_step_decides() -> None:
    s = position(hands=["luna"], columns=[["mirta"]], figures={"mirta": "street"})
    assert {"draw", "lay", "move", "done"} <= dos(s, 0)
    for first, kind in ((Draw(0), "draw"), (Lay("luna", None), "lay"), (Move("mirta", "bar"), "act")):
        c = s.copy()
        play(c, 0, first)
        assert top(c) == Turn(0, kind, 2)  # type: ignore[arg-type]
        others = [a for a in (Draw(0), Lay("luna", None), Move("mirta", "street")) if a.do != first.do]
        assert {why(c, 0, a) for a in others if a in GAME.candidates(c, 0)} == {"mistral.pass"}


@rule("mistral.pass")
def test_a_turn_may_be_ended_with_nothing_done_and_laying_and_actions_at_any_moment() -> None:
    s = position(hands=["luna luna"], columns=[["mirta"]])
    for steps in ([], [Lay("luna", None)], [Move("mirta", "street")]):
        c = s.copy()
        play(c, 0, *steps, Done())
        assert top(c) == Turn(1)


@rule("mistral.pass")
def test_free_plays_leave_the_kind_of_turn_open() -> None:
    s = position(hands=["luna mirta bail-1"], columns=[["luna"]], figures={"luna": "prison"})
    play(s, 0, Release("luna", "luna"))
    assert top(s) == Turn(0)
    play(s, 0, Draw(0))
    assert "play" not in dos(s, 0), "nobody is in prison any more"


# -------------------------------------------------------------------- A
@rule("mistral.draw-three")
def test_three_cards_one_by_one_each_from_a_pile_of_choice() -> None:
    s = position(hands=["luna"])
    sizes = list(s.piles)
    told = play(s, 0, Draw(0), Draw(2), Draw(2))
    assert s.piles == [sizes[0] - 1, sizes[1], sizes[2] - 2]
    assert s.size[0] == 4
    assert top(s) == Turn(1), "nothing is left to do, as everyone can see"
    assert keys_told(told, 0)[:1] == ["mistral-event-drew-own"]
    assert keys_told(told, 1)[:1] == ["mistral-event-drew"]


@rule("mistral.draw-three")
def test_all_three_must_be_drawn() -> None:
    s = position(hands=["luna arrest-1"])
    play(s, 0, Draw(0))
    assert why(s, 0, Done()) == "mistral.draw-three"
    play(s, 0, Draw(0), Draw(0))
    assert why(s, 0, Draw(0)) == "mistral.draw-three"
    assert dos(s, 0) == {"done"}, "an embrouille is held: the end of the turn must tell nothing"


@rule("mistral.draw-three")
def test_the_card_drawn_has_the_colour_that_was_seen() -> None:
    t = GAME.tables
    for draw in range(8):
        s = position()
        colour = s.tops[1]
        play(s, 0, Draw(1), luck=ScriptedLuck([draw]))
        drawn = hand(s, 0)
        assert t.family[t.card[drawn]] == colour


# -------------------------------------------------------------------- limits of a hand
@rule("mistral.hand.nine")
def test_one_may_draw_beyond_nine_and_discards_after_the_third_card() -> None:
    s = position(hands=[NINE])
    play(s, 0, Draw(0), Draw(0))
    assert s.size[0] == 11
    assert isinstance(top(s), Turn)
    play(s, 0, Draw(0))
    assert top(s) == Discarding(0)
    assert dos(s, 0) == {"discard"}
    play(s, 0, Discard("sonia"), Discard("luna"))
    assert top(s) == Discarding(0)
    play(s, 0, Discard("luna"))
    assert s.size[0] == 9
    assert "luna" not in hand(s, 0)
    assert top(s) == Turn(1)


@rule("mistral.hand.nine")
def test_another_s_hand_is_checked_at_once_also_in_my_turn() -> None:
    """A quarrel leaves two guests alone: with eight cards in hand that makes ten."""
    s = position(
        hands=["quarrel-1", "luna luna mirta mirta agathe agathe thomas thomas"],
        columns=[[], ["odile prat pina"]],
    )
    play(s, 0, Play("quarrel-1"), PickLaid(1, 0, "odile"))
    assert top(s) == Discarding(1)
    assert list(GAME.to_act(s)) == [1]
    play(s, 1, Discard("pina"))
    assert s.size[1] == 9
    assert top(s) == Turn(0), "then play goes on where it was"


@rule("mistral.hand.three-embrouilles")
def test_a_fourth_embrouille_makes_one_discard_an_embrouille() -> None:
    s = position(hands=["luna arrest-1 bail-1 find-1"], columns=[["mirta"]], figures={"mirta": "school"})
    play(s, 0, DrawEmbrouille("mirta"))
    assert top(s) == Discarding(0)
    assert why(s, 0, Discard("luna")) == "mistral.hand.three-embrouilles"
    play(s, 0, Discard("bail-1"))
    assert s.embrouilles[0].bit_count() == 3
    assert isinstance(top(s), Turn)


@rule("mistral.hand.three-embrouilles", "mistral.hand.nine")
def test_over_both_limits_any_card_may_go_first() -> None:
    s = position(
        hands=["luna luna agathe agathe thomas thomas arrest-1 bail-1 find-1"],
        columns=[["mirta"]],
        figures={"mirta": "school"},
    )
    play(s, 0, DrawEmbrouille("mirta"))
    assert why(s, 0, Discard("luna")) is None
    play(s, 0, Discard("luna"))
    assert top(s) == Discarding(0), "still four embrouilles"
    play(s, 0, Discard("find-1"))
    assert s.size[0] == 8


@rule("mistral.hand.nine")
def test_any_other_gain_is_checked_at_once_even_in_the_middle_of_drawing() -> None:
    s = position(hands=["luna luna mirta mirta agathe agathe thomas thomas find-1"], discards="sonia")
    play(s, 0, Draw(0), Play("find-1"))
    assert s.size[0] == 9
    play(s, 0, Fetch("sonia"))
    assert top(s) == Discarding(0)
    play(s, 0, Discard("sonia"))
    assert top(s) == Turn(0, "draw", 2)


@rule("mistral.discard.open")
def test_discards_lie_open_characters_and_embrouilles_apart() -> None:
    s = position(hands=["luna luna mirta mirta agathe agathe thomas sonia bail-1"])
    s.frames = (Turn(0, "draw", 2),)
    play(s, 0, Draw(0), Draw(0), Discard("sonia"), Discard("bail-1"))
    for viewer in (None, 0, 1, 2):
        v = GAME.view(s, viewer)
        assert ("sonia", 1) in v.discards
        assert v.embrouille_discards == ("bail-1",)


# -------------------------------------------------------------------- piles that run out
@rule("mistral.reshuffle")
def test_an_empty_pile_is_left_empty() -> None:
    s = without_piles(position(), keep=4)
    assert s.piles == [2, 1, 1]
    play(s, 0, Draw(1))
    assert s.piles == [2, 0, 1]
    assert why(s, 0, Draw(1)) == "mistral.reshuffle"
    assert GAME.view(s, None).tops[1] is None


@rule("mistral.reshuffle")
def test_when_all_three_are_empty_the_discards_make_new_ones() -> None:
    s = without_piles(position(), keep=2)
    gone = sum(s.discards)
    told = play(s, 0, Draw(0), Draw(1))
    assert sum(s.piles) == gone
    assert max(s.piles) - min(s.piles) <= 1
    assert not any(s.discards)
    assert "mistral-event-reshuffled" in keys_told(told, None)
    play(s, 0, Draw(0))
    assert top(s) == Turn(1)


@rule("mistral.reshuffle")
def test_with_nothing_left_drawing_stops() -> None:
    """Somebody else holds all other cards: two are all that A can have."""
    s = discards_held(without_piles(position(), keep=2), 1)
    GAME.apply(s, 0, Draw(0), ScriptedLuck(), None)
    GAME.apply(s, 0, Draw(1), ScriptedLuck(), None)
    assert top(s) == Turn(0, "draw", 1)
    assert dos(s, 0) == {"done"}


@rule("mistral.reshuffle")
def test_embrouilles_are_shuffled_again_too() -> None:
    s = position(columns=[["mirta"]], figures={"mirta": "school"})
    s.embrouille_discards, s.embrouille_pile = s.embrouille_pile ^ 1, 1
    play(s, 0, DrawEmbrouille("mirta"))
    assert s.embrouille_discards == 0
    assert s.embrouille_pile.bit_count() == 31


# -------------------------------------------------------------------- free plays
@rule("mistral.prison.release")
def test_a_card_of_a_jailed_character_lets_its_figure_out() -> None:
    s = position(hands=["luna"], columns=[[], ["luna"]], figures={"luna": "prison"})
    play(s, 0, Release("luna", "luna"))
    assert where(s, "luna") == "street"
    assert GAME.view(s, None).discards == (("luna", 1),)


@rule("mistral.prison.release")
@pytest.mark.parametrize("kind", ["draw", "lay", "act"])
def test_in_any_kind_of_turn_whoever_controls_the_figure(kind: str) -> None:
    s = position(hands=["luna arrest-1"], figures={"luna": "prison"})
    s.frames = (Turn(0, kind, 1),)  # type: ignore[arg-type]
    play(s, 0, Release("luna", "luna"))
    assert where(s, "luna") == "street"
    assert top(s) == Turn(0, kind, 1), "it is not an action"  # type: ignore[arg-type]


@rule("mistral.prison.release")
def test_only_who_is_in_prison_can_be_let_out() -> None:
    s = position(hands=["luna"], columns=[["luna"]], figures={"luna": "street"})
    assert why(s, 0, Release("luna", "luna")) == "mistral.prison.release"


# -------------------------------------------------------------------- the limit
@rule("mistral.cap")
def test_a_game_without_end_is_scored_as_it_stands() -> None:
    short = Mistral(replace(GAME.tables.edition, most_turns=2), {"oldest": "0"})
    s = position(columns=[["luna"]], game=short)
    play(s, 0, Done(), game=short)
    told = play(s, 1, Done(), game=short)
    assert s.frames == ()
    assert keys_told(told, None) == ["mistral-event-cap", "mistral-event-majority"]
    assert points(s, 0) == 2000
    assert list(short.ranks(s)) == [0, 1, 1]


def test_a_power_that_waits_is_not_ended_by_done() -> None:
    s = position(hands=["bail-1"], figures={"luna": "prison"})
    play(s, 0, Play("bail-1"))
    assert top(s) == Playing(0, "bail")
    assert dos(s, 0) == {"point"}
