"""The deal: secret choices at the same time, no twins, and the speed option."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.dejavu.model import Dealing, Discard, Start
from souvenir.games.dejavu.state import State
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Event, total
from tests.games.dejavu.positions import GAME, T, dealt, dejavu_of, icon
from tests.rules import rule

SPEED = dejavu_of(speed="on")


def part(s: State, seat: int) -> list[int]:
    assert isinstance(s.frame, Dealing)
    mine = s.frame.parts[seat]
    assert mine is not None
    return bits(mine.cards)


def with_twins() -> State:
    """A deal in which seat 0, and nobody else, drew a card twice."""
    for seed in range(200):
        s = dealt(2, seed)
        assert isinstance(s.frame, Dealing)
        if s.frame.twins == (1, 0):
            return s
    raise AssertionError("no twins in 200 deals")


@rule("dejavu.deal")
def test_everyone_keeps_three_of_five_and_discards_two() -> None:
    s = dealt(3)
    hands = []
    for seat in range(3):
        cards = part(s, seat)
        assert len(cards) == 5
        assert GAME.to_act(s) == tuple(range(seat, 3))
        for number in cards[:2]:
            GAME.apply(s, seat, Discard(T.cards[number].key), ScriptedLuck(), None)
        hands.append(sum(1 << number for number in cards[2:]))
    assert s.hands == hands
    assert sum(s.discards) >= 6
    assert s.turns == 1
    assert GAME.to_act(s) == (s.start,)


@rule("dejavu.deal")
def test_nothing_of_a_choice_is_seen_until_all_have_chosen() -> None:
    s = dealt(2)
    events: list[Event] = []
    before = GAME.view(s, 1)
    first, second = part(s, 0)[:2]
    GAME.apply(s, 0, Discard(T.cards[first].key), ScriptedLuck(), events.append)
    assert GAME.view(s, 1) == before
    assert events == []
    GAME.apply(s, 0, Discard(T.cards[second].key), ScriptedLuck(), events.append)
    seen = GAME.view(s, 1)
    assert isinstance(seen.frame, Dealing)
    assert seen.frame.finished == (True, False)
    assert seen.frame.parts[0] is None
    assert seen.discards == ()
    assert [event.says.key for event in events] == ["dejavu-event-chose"]


@rule("dejavu.hand.no-twins")
def test_of_two_copies_dealt_one_is_set_aside_unseen_and_replaced() -> None:
    s = with_twins()
    assert isinstance(s.frame, Dealing)
    assert len(part(s, 0)) == 5
    seen = GAME.view(s, 1)
    assert isinstance(seen.frame, Dealing)
    assert seen.frame.twins == (1, 0)
    assert seen.discards == ()
    assert seen.deck == 60 - 11


@rule("dejavu.hand.no-twins")
@pytest.mark.parametrize("keeps", [True, False])
def test_a_twin_shown_tells_the_table_what_is_in_hand(keeps: bool) -> None:
    s = with_twins()
    assert isinstance(s.frame, Dealing)
    mine = s.frame.parts[0]
    assert mine is not None
    (twin,) = mine.twins
    others = [number for number in part(s, 0) if number != twin]
    for number in others[:2] if keeps else [twin, others[0]]:
        GAME.apply(s, 0, Discard(T.cards[number].key), ScriptedLuck(), None)
    for number in part(s, 1)[:2]:
        GAME.apply(s, 1, Discard(T.cards[number].key), ScriptedLuck(), None)
    assert s.discards[twin] == (1 if keeps else 2)
    assert GAME.view(s, 1).areas[0].known == ((T.cards[twin].key,) if keeps else ())
    if keeps:
        for seed in range(20):
            imagined = GAME.imagine(GAME.view(s, 1), Random(seed))
            assert imagined.hands[0] >> twin & 1


@rule("dejavu.speed")
@pytest.mark.parametrize("seats", [3, 4])
def test_two_cards_begin_in_long_term_memory_at_equal_value(seats: int) -> None:
    s = SPEED.setup(seats, SimLuck(Random(5)), None)
    chosen = []
    for seat in range(seats):
        cards = part(s, seat)
        assert len(cards) == 7
        assert {type(a) for a in SPEED.legal(s, seat)} == {Start}
        for number in cards[:2]:
            SPEED.apply(s, seat, Start(T.cards[number].key), ScriptedLuck(), None)
        assert {type(a) for a in SPEED.legal(s, seat)} == {Discard}
        for number in cards[2:4]:
            SPEED.apply(s, seat, Discard(T.cards[number].key), ScriptedLuck(), None)
        chosen.append(cards)
    for seat, cards in enumerate(chosen):
        assert bits(s.ltm[seat]) == cards[:2]
        assert bits(s.hands[seat]) == cards[4:]
        printed = sum(T.points[number] for number in cards[:2])
        assert total(list(SPEED.score(s, seat, None))) == s.start_points[seat] == 10 - printed


@rule("dejavu.speed")
def test_powers_of_the_first_two_cards_work_and_flowers_come() -> None:
    s = SPEED.setup(3, SimLuck(Random(2)), None)
    for seat in range(3):
        cards = part(s, seat)
        cards.sort(key=lambda number: "flower" not in T.cards[number].powers)
        for number in cards[:2]:
            SPEED.apply(s, seat, Start(T.cards[number].key), ScriptedLuck(), None)
        for number in cards[2:4]:
            SPEED.apply(s, seat, Discard(T.cards[number].key), ScriptedLuck(), None)
    blooms = [mask.bit_count() for mask in s.blooms]
    assert blooms == [icon(s, seat, "flower") for seat in range(3)]
    assert sum(blooms) > 0
    assert s.flowers == 20 - sum(blooms)
    assert [hand.bit_count() for hand in s.hands] == [3, 3, 3]
    SPEED.invariants(s)
