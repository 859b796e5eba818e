"""Phase 4: grid, refill, drawing."""

from __future__ import annotations

from random import Random

from souvenir.games.dejavu.model import Discard, Done, Drawing, Flowering, Refill, Refilling
from souvenir.games.dejavu.state import State
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Event
from tests.games.dejavu.positions import (
    GAME,
    UNEVEN,
    T,
    at_drawing,
    at_keeping,
    card,
    fresh,
    play,
    refill_choice,
    spread,
    why_not,
    with_hand,
    with_ltm,
    with_stm,
)
from tests.rules import rule

TILE = T.edition.tiles
HAND_CARDS = tuple(face.key for face in T.edition.individual if "hand" in face.powers)


def kept_nothing(sizes: tuple[int, ...], loose: int) -> State:
    """Phase 3 ends, nothing is kept, and phase 1 was used already."""
    s = at_keeping(spread(fresh(), sizes, loose=loose))
    s.bloomed = True
    return s


@rule("dejavu.grid")
def test_spent_and_unsaved_bits_go_into_the_grid() -> None:
    s = kept_nothing((3,) * 14 + (8,), loose=4)
    s.spent, s.loose = s.loose[:2], s.loose[2:]
    before = s.grid + s.loose + s.spent
    s, _ = play(s, Done())
    assert sorted(s.grid) == sorted(before)
    assert (s.loose, s.spent) == ((), ())
    assert isinstance(s.frame, Drawing)


@rule("dejavu.refill")
def test_nothing_returns_while_a_well_is_free() -> None:
    s, _ = play(kept_nothing((3,) * 14 + (4,), loose=2), Done())
    assert len(s.grid) == T.edition.wells - 1
    assert [len(heap) for heap in s.bits] == [3] * 14 + [4]


@rule("dejavu.refill")
def test_with_the_last_well_all_bits_return_to_the_emptiest_tiles() -> None:
    sizes = (0, 1, 2, *(3,) * 8, *(4,) * 4)
    assert 60 - sum(sizes) > T.edition.wells
    s, _ = play(kept_nothing(sizes, loose=4), Done(), luck=(3,))
    while isinstance(f := s.frame, Refilling):
        s, _ = play(s, Refill(TILE[bits(f.open)[0]]))
    assert s.grid == ()
    assert [len(heap) for heap in s.bits] == [4] * 15


@rule("dejavu.refill")
def test_which_bits_return_where_is_chance() -> None:
    outcomes = set()
    for seed in range(10):
        s = kept_nothing((3,) * 15, loose=2)
        GAME.apply(s, 0, Done(), SimLuck(Random(seed)), None)
        outcomes.add(tuple(s.bits))
    assert len(outcomes) == 10


@rule("dejavu.refill.choice")
def test_the_active_player_chooses_before_the_last_bits_are_drawn() -> None:
    s, _ = play(refill_choice(), Done())
    f = s.frame
    assert isinstance(f, Refilling)
    assert f.seat == 0
    assert (f.left, f.open.bit_count()) == (5, 10)
    assert len(s.grid) == 5
    assert why_not(s, Refill(TILE[12])) == "dejavu.refill"
    s, _ = play(s, Refill(TILE[3]))
    assert len(s.grid) == 5
    assert why_not(s, Refill(TILE[3])) == "dejavu.refill.choice"
    s, _ = play(s, *(Refill(TILE[n]) for n in (0, 9, 5, 7)))
    assert s.grid == ()
    expected = [3 + (n in (3, 0, 9, 5, 7)) for n in range(10)] + [5] * 5
    assert [len(heap) for heap in s.bits] == expected
    assert sum(UNEVEN) + 15 == 60


@rule("dejavu.draw")
def test_any_hand_cards_may_be_discarded_before_drawing_to_the_hand_size() -> None:
    s = at_drawing(with_hand(fresh(), 0, "green-1", "green-3", "green-4"))
    before = sum(s.deck)
    kept, _ = play(s, Done())
    assert kept.hands[0] == s.hands[0]
    two, _ = play(s, Discard("green-1"), Discard("green-4"), Done(), luck=(20, 30))
    assert two.hands[0].bit_count() == 3
    assert two.hands[0] >> card("green-3") & 1
    assert two.discards[card("green-1")] == s.discards[card("green-1")] + 1
    assert sum(two.deck) <= before - 2
    assert isinstance(kept.frame, Flowering)
    assert kept.turn == 1


@rule("dejavu.draw")
def test_hand_icons_raise_the_hand_size() -> None:
    s = at_drawing(with_ltm(with_hand(fresh(), 0, "green-1"), 0, *HAND_CARDS[:2]))
    after, _ = play(s, Done())
    assert after.hands[0].bit_count() == 5


def only(s: State, deck: dict[str, int], discards: dict[str, int]) -> State:
    """The deck and the discards are just this; every other card is in seat 1's hand, for a test's sake."""
    s = s.copy()
    s.deck = [deck.get(face.key, 0) for face in T.edition.individual]
    s.discards = [discards.get(face.key, 0) for face in T.edition.individual]
    return s


def drawn(s: State, luck: tuple[int, ...] = ()) -> tuple[State, list[Event]]:
    """Seat 0 draws; cards are not counted, for these decks are not whole."""
    s = s.copy()
    events: list[Event] = []
    GAME.apply(s, 0, Done(), ScriptedLuck(luck), events.append)
    return s, events


@rule("dejavu.draw")
def test_a_copy_of_a_card_in_memory_is_discarded_and_replaced() -> None:
    s = with_stm(
        with_ltm(with_hand(fresh(), 0, "red-2", "red-3"), 0, "green-1"), 0, "green-3", "red-lightning"
    )
    s = only(at_drawing(s), {"green-1": 1, "green-3": 1, "blue-1": 1}, {})
    s, events = drawn(s)
    assert s.hands[0] == 1 << card("red-2") | 1 << card("red-3") | 1 << card("blue-1")
    assert s.discards[card("green-1")] == s.discards[card("green-3")] == 1
    assert s.known[0] == 0
    assert [e.rule for e in events if e.says.key == "dejavu-event-rejected"] == ["dejavu.draw"] * 2


@rule("dejavu.hand.no-twins")
def test_a_copy_rejected_because_of_the_hand_shows_the_table_that_card() -> None:
    s = only(at_drawing(with_hand(fresh(), 0, "red-2", "red-3")), {"red-2": 1, "yellow-1": 1}, {})
    s, events = drawn(s)
    assert s.hands[0] >> card("yellow-1") & 1
    assert s.known[0] == 1 << card("red-2")
    assert GAME.view(s, 1).areas[0].known == ("red-2",)
    assert GAME.view(s, None).areas[0].known == ("red-2",)
    rejected = [e for e in events if e.says.key == "dejavu-event-rejected"]
    assert [e.rule for e in rejected] == ["dejavu.hand.no-twins"]
    gone = at_drawing(s)
    GAME.apply(gone, 0, Discard("red-2"), ScriptedLuck(), None)
    assert gone.known[0] == 0


@rule("dejavu.draw")
def test_an_empty_deck_is_made_of_all_discards_those_just_rejected_too() -> None:
    s = at_drawing(with_hand(fresh(), 0, "red-2", "red-3"))
    s = only(s, {"red-2": 1}, {"blue-1": 1})
    s, events = drawn(s, (0, 1, 0))
    assert "dejavu-event-shuffled" in [e.says.key for e in events]
    assert s.hands[0] >> card("blue-1") & 1
    assert sum(s.deck) + sum(s.discards) == 1


@rule("dejavu.draw")
def test_with_no_card_to_keep_drawing_stops_and_the_hand_stays_short() -> None:
    s = only(at_drawing(with_hand(fresh(), 0, "red-2", "red-3")), {"red-2": 1}, {"red-3": 1})
    s, _ = drawn(s)
    assert s.hands[0] == 1 << card("red-2") | 1 << card("red-3")
    assert (sum(s.deck), sum(s.discards)) == (1, 1)
    assert s.turn == 1


@rule("dejavu.draw")
def test_what_is_drawn_is_told_to_its_owner_only() -> None:
    s = at_drawing(with_hand(fresh(), 0, "red-2"))
    _, events = play(s, Done(), luck=(0, 20))
    told = [e for e in events if e.says.key == "dejavu-event-drew"]
    assert len(told) == 1
    assert told[0].audience == frozenset((0,))
    other = told[0].seen_by(1)
    assert other is not None
    assert other.says.args["count"] == 2
