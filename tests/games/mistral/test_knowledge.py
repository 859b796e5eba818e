"""What a viewer knows of other hands: backs always, faces as long as they cannot have changed."""

from __future__ import annotations

from random import Random

from souvenir.games.mistral.hands import cards_in, gain, pass_on, remove
from souvenir.games.mistral.model import Back, Exchange, Give, Lay, PickLaid, Play, Steal, Turn
from souvenir.games.mistral.piles import make_piles
from souvenir.games.mistral.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.mistral.positions import GAME, T, hand, known, numbers, play, position

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


def steals(s: State, back: Back, luck: int = 0) -> State:
    """Seat 2 takes a card of this back from seat 1."""
    s.frames = (Turn(2),)
    e = T.card["sleight-1"] - 24
    s.embrouille_pile ^= 1 << e
    s.embrouilles[2], s.size[2] = 1 << e, 1
    play(s, 2, Play("sleight-1"), Steal(1, back), luck=ScriptedLuck([luck]))
    return s


def test_when_a_card_of_that_back_leaves_unseen_nothing_is_certain_of_it_whichever_it_was() -> None:
    """Seat 2 takes a blue card of seat 1: seat 0 cannot tell whether it was Mirta."""
    for luck in range(3):
        s = steals(after_exchange(), "blue", luck)
        assert known(s, 0, 1) == ""
        assert known(s, 0, 2) == ""
        assert known(s, 1, 2) == hand(s, 2)


def test_a_card_of_another_back_leaving_unseen_changes_nothing() -> None:
    s = steals(after_exchange(), "green")
    assert known(s, 0, 1) == "mirta"


def test_the_new_owner_sees_which_one_leaves() -> None:
    s = after_exchange()
    pass_on(T, s, 1, T.card["karim"], 0)
    assert known(s, 0, 1) == "mirta"
    pass_on(T, s, 1, T.card["mirta"], 0)
    assert known(s, 0, 1) == ""


def seen_in_hand_of_one(cards: str, others: str = "") -> State:
    """Seat 1 took these cards before everybody's eyes, and holds others that nobody has seen."""
    s = position(hands=["", others])
    for card in numbers(cards):
        s.deck[card] -= 1
        gain(s, 1, card, seen_by=None)
    make_piles(T, s, ScriptedLuck(), None)
    s.gained = 0
    return s


def test_the_only_card_of_its_back_is_known_to_all_wherever_it_goes() -> None:
    """Openly taken, then stolen: everybody can tell what was stolen, and who has it."""
    s = steals(seen_in_hand_of_one("agathe", "mirta"), "red")
    assert [known(s, viewer, 1) for viewer in (0, 2, None)] == ["", "", ""]
    assert [known(s, viewer, 2) for viewer in (0, 1, None)] == ["agathe"] * 3
    assert GAME.view(s, 0).players[2].hand.open == ("agathe",)


def test_of_cards_alike_it_is_known_which_went_and_what_stays() -> None:
    s = steals(seen_in_hand_of_one("agathe agathe agathe"), "red")
    assert [known(s, viewer, 1) for viewer in (0, 2, None)] == ["agathe agathe"] * 3
    assert [known(s, viewer, 2) for viewer in (0, 1, None)] == ["agathe"] * 3


def test_beside_an_unseen_card_of_its_back_all_but_one_of_those_alike_are_certain() -> None:
    for luck in range(3):
        s = steals(seen_in_hand_of_one("agathe agathe", "yasmine"), "red", luck)
        assert [known(s, viewer, 1) for viewer in (0, None)] == ["agathe"] * 2
        assert [known(s, viewer, 2) for viewer in (0, None)] == [""] * 2
        assert known(s, 2, 1) == ("agathe agathe" if hand(s, 2) == "yasmine" else "agathe")


def test_of_two_different_cards_nobody_else_can_tell_which_went() -> None:
    for luck in range(2):
        s = steals(seen_in_hand_of_one("agathe yasmine"), "red", luck)
        assert [known(s, viewer, seat) for viewer in (0, None) for seat in (1, 2)] == [""] * 4


def test_a_card_given_in_exchange_that_can_only_be_one_is_known_to_all() -> None:
    s = position(hands=["", "odile"], columns=[["agathe"], ["luna"]], figures=BAR, turn=1)
    s.deck[T.card["zoe"]] -= 1
    gain(s, 1, T.card["zoe"], seen_by=None)
    s.gained = 0
    make_piles(T, s, ScriptedLuck(), None)
    play(s, 1, Exchange("luna", "agathe"), PickLaid(0, 0, "agathe"), Give("zoe"))
    assert known(s, 2, 0) == known(s, None, 0) == "zoe"
    assert known(s, 2, 1) == "agathe"


def test_imagining_keeps_what_was_deduced() -> None:
    s = steals(seen_in_hand_of_one("agathe agathe", "mirta odile"), "red")
    for viewer in (0, None):
        v = GAME.view(s, viewer)
        for number in range(10):
            w = GAME.imagine(v, Random(number))
            GAME.invariants(w)
            assert (GAME.view(w, viewer), hand(w, 2)) == (v, "agathe")


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


def all_but_hands_discarded(hands: list[str]) -> State:
    """No card is left to draw: what is in no hand lies on the discards."""
    s = position(hands=hands)
    s.discards = [gone + left for gone, left in zip(s.discards, s.deck, strict=True)]
    s.deck = [0] * len(s.deck)
    s.embrouille_discards |= s.embrouille_pile
    s.embrouille_pile = 0
    s.piles, s.stock, s.tops, s.under = [0, 0, 0], 0, [None] * 3, [0] * 4
    return s


def test_what_is_seen_nowhere_else_must_be_in_the_only_hand_with_that_back() -> None:
    s = all_but_hands_discarded(["agathe mirta", "agathe yasmine arrest-1", "luna"])
    assert known(s, 0, 1) == "agathe yasmine arrest-1"
    assert known(s, 2, 1) == "arrest-1"
    assert [known(s, viewer, 2) for viewer in (0, 1)] == ["luna", ""]
    assert known(s, None, 1) == "arrest-1"
    assert GAME.view(s, 0).players[1].hand.open == ("arrest-1",)


def test_where_all_that_is_unseen_is_alike_it_is_known_in_every_hand() -> None:
    s = all_but_hands_discarded(["mirta", "agathe agathe", "agathe"])
    s.deck[T.card["agathe"]], s.discards[T.card["agathe"]] = 1, s.discards[T.card["agathe"]] - 1
    make_piles(T, s, ScriptedLuck(), None)
    assert [known(s, 0, other) for other in (1, 2)] == ["agathe agathe", "agathe"]
    s.deck[T.card["yasmine"]], s.discards[T.card["yasmine"]] = 1, s.discards[T.card["yasmine"]] - 1
    make_piles(T, s, ScriptedLuck(), None)
    assert [known(s, 0, other) for other in (1, 2)] == ["", ""]
