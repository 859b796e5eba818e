"""What a viewer knows of other hands: backs always, faces as long as they cannot have changed."""

from __future__ import annotations

from random import Random

from souvenir.games.mistral.hands import cards_in, gain, remove, remove_unseen
from souvenir.games.mistral.model import Exchange, Give, Lay, PickLaid, Play, Steal, Turn
from souvenir.games.mistral.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.mistral.positions import GAME, T, hand, known, play, position

BAR = {"luna": "bar", "agathe": "bar"}


def after_exchange() -> State:
    """Seat 0 gave Mirta to seat 1, who holds two other blue cards, and took Agathe."""
    s = position(
        hands=["mirta thomas", "odile karim sonia"], columns=[["luna"], ["agathe agathe"]], figures=BAR
    )
    play(s, 0, Exchange("luna", "agathe"), PickLaid(1, 0, "agathe"), Give("mirta"))
    return s


def test_backs_of_hands_and_piles_are_seen_by_all() -> None:
    s = position(hands=["luna mirta agathe arrest-1", "thomas"])
    for viewer in (None, 1, 2):
        v = GAME.view(s, viewer)
        assert v.players[0].hand.backs == (2, 0, 1, 0, 1)
        assert v.players[0].hand.known == ()
        assert None not in v.tops
    assert GAME.view(s, 0).players[0].hand.known == tuple(hand(s, 0).split())


def test_who_gave_a_card_knows_it() -> None:
    s = after_exchange()
    assert [known(s, viewer, 1) for viewer in (0, 2, None)] == ["mirta", "", ""]


def test_a_card_seen_leaving_is_known_no_more_and_others_still_are() -> None:
    s = after_exchange()
    gain(s, 1, T.card["luna"], seen_by=(0,))
    s.gained = 0
    s.deck[T.card["luna"]] -= 1
    s.frames = (Turn(1),)
    assert known(s, 0, 1) == "mirta luna"
    remove(s, 1, T.card["mirta"])
    assert known(s, 0, 1) == "luna"
    remove(s, 1, T.card["sonia"])
    assert known(s, 0, 1) == "luna"


def test_when_a_card_of_that_back_leaves_unseen_knowledge_of_it_is_dropped_whichever_it_was() -> None:
    """Seat 2 takes a blue card of seat 1: seat 0 cannot tell whether it was Mirta."""
    for luck in range(3):
        s = after_exchange()
        s.frames = (Turn(2),)
        e = T.card["sleight-1"] - 24
        s.embrouille_pile ^= 1 << e
        s.embrouilles[2], s.size[2] = 1 << e, 1
        play(s, 2, Play("sleight-1"), Steal(1, "blue"), luck=ScriptedLuck([luck]))
        assert known(s, 0, 1) == ""
        assert known(s, 0, 2) == ""
        assert known(s, 1, 2) == hand(s, 2)


def test_a_card_of_another_back_leaving_unseen_changes_nothing() -> None:
    s = after_exchange()
    remove_unseen(T, s, 1, T.card["sonia"], seen_by=2)
    assert known(s, 0, 1) == "mirta"


def test_the_new_owner_sees_which_one_leaves() -> None:
    s = after_exchange()
    remove_unseen(T, s, 1, T.card["karim"], seen_by=0)
    assert known(s, 0, 1) == "mirta"
    remove_unseen(T, s, 1, T.card["mirta"], seen_by=0)
    assert known(s, 0, 1) == ""


def test_a_known_card_that_is_laid_is_in_the_hand_no_more() -> None:
    s = after_exchange()
    s.frames = (Turn(1),)
    play(s, 1, Lay("mirta", None))
    assert known(s, 0, 1) == ""


def test_imagining_keeps_what_is_known_and_the_colours_and_deals_the_rest_anew() -> None:
    s = after_exchange()
    v = GAME.view(s, 0)
    seen = set()
    for number in range(40):
        w = GAME.imagine(v, Random(number))
        GAME.invariants(w)
        assert GAME.view(w, 0) == v
        cards = cards_in(w, 1)
        assert T.card["mirta"] in cards
        assert sorted(T.family[card] for card in cards) == [0, 0, 0, 3]
        seen.add(tuple(cards))
    assert len(seen) > 5


def test_a_spectator_imagines_too_and_knows_what_all_saw() -> None:
    s = after_exchange()
    v = GAME.view(s, None)
    assert v.players[0].hand.open == ("agathe",)
    for number in range(10):
        w = GAME.imagine(v, Random(number))
        assert T.card["agathe"] in cards_in(w, 0)
        assert GAME.view(w, None) == v


def test_the_top_of_a_pile_is_committed_as_a_colour_only() -> None:
    """Which card is drawn is decided when it is drawn: every card of the colour can come."""
    drawn = set()
    for number in range(60):
        s = position()
        play(s, 0, T.draw[0], luck=ScriptedLuck([number % 30]))
        drawn.add(hand(s, 0))
    family = T.family[T.card[drawn.pop()]]
    assert len(drawn) >= 4
    assert all(T.family[T.card[key]] == family for key in drawn)
