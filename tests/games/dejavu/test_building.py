"""Phase 3: building at once or bit by bit, flowers, chests."""

from __future__ import annotations

from souvenir.games.dejavu.model import (
    Build,
    Building,
    Cover,
    Done,
    Flowering,
    Grow,
    Instant,
    Keep,
    KeepAll,
    Keeping,
    Shape,
    Spend,
)
from souvenir.games.dejavu.state import State
from tests.games.dejavu.positions import (
    FLOWER_CARDS,
    GAME,
    T,
    at_building,
    at_keeping,
    card,
    copy_of_public,
    fresh,
    heap,
    icon,
    no_flower_left,
    play,
    why_not,
    with_bits,
    with_chest,
    with_flower,
    with_hand,
    with_ltm,
    with_stm,
)
from tests.rules import rule

STM_CARDS = tuple(face.key for face in T.edition.individual if "stm" in face.powers)
CHEST_CARDS = tuple(face.key for face in T.edition.individual if "chest" in face.powers)
THREE = "green-3"
"""An individual card of three slots: lightning, sun, moon."""
FOUR = "green-1"
"""An individual card of four slots: star, raindrop, lightning, sun."""
PUBLIC = "white-4"
"""A public card of three slots."""


def slots(key: str) -> tuple[Shape, ...]:
    return T.cards[card(key)].slots


def cover(key: str, words: str) -> Cover:
    action = T.cover[card(key)][heap(words)[0]]
    assert isinstance(action, Cover)
    return action


def with_all(s: State, key: str, colour: str, extra: str = "") -> State:
    """Phase 3 with just the bits for this card at hand, all of one colour, and some more."""
    words = " ".join(f"{colour}-{shape}" for shape in slots(key))
    return at_building(with_bits(s, {}, loose=f"{words} {extra}"))


def test_the_cards_used_here_are_as_they_are_used() -> None:
    assert slots(THREE) == ("lightning", "sun", "moon")
    assert slots(FOUR) == ("star", "raindrop", "lightning", "sun")
    assert len(slots(PUBLIC)) == 3


@rule("dejavu.build.instant")
def test_a_hand_card_covered_whole_goes_to_long_term_memory() -> None:
    s = with_all(with_hand(fresh(), 0, THREE, FOUR), THREE, "green", "red-star")
    s, _ = play(s, Build(THREE))
    assert s.ltm[0] == 1 << card(THREE)
    assert s.hands[0] == 1 << card(FOUR)
    assert s.loose == heap("red-star")
    assert s.spent == heap("green-lightning") + heap("green-sun") + heap("green-moon")


@rule("dejavu.build.instant")
def test_it_needs_no_room_in_short_term_memory() -> None:
    s = with_stm(with_hand(fresh(), 0, THREE), 0, FOUR, "green-star")
    s = with_all(s, THREE, "red")
    assert len(s.stm[0]) == icon(s, 0, "stm")
    assert why_not(s, cover(THREE, "red-lightning")) == "dejavu.build.gradual"
    assert why_not(s, Build(THREE)) is None


@rule("dejavu.build.instant")
def test_all_slots_or_none() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, THREE), {}, loose="red-lightning red-sun red-star"))
    assert why_not(s, Build(THREE)) == "dejavu.build.instant"
    assert why_not(s, Build(PUBLIC)) == "dejavu.build.instant"


@rule("dejavu.build.instant", "dejavu.public")
def test_a_public_card_built_leaves_the_display_for_good() -> None:
    s = with_all(fresh(), PUBLIC, "blue")
    s, _ = play(s, Build(PUBLIC))
    assert s.ltm[0] == 1 << card(PUBLIC)
    assert PUBLIC not in dict(GAME.view(s, None).display)
    three = with_all(fresh(3), PUBLIC, "blue")
    three, _ = play(three, Build(PUBLIC))
    assert dict(GAME.view(three, None).display)[PUBLIC] == 1


@rule("dejavu.build.instant")
def test_of_bits_of_one_shape_one_chooses_the_colour() -> None:
    s = with_all(with_hand(fresh(), 0, THREE), THREE, "red", "green-sun white-moon")
    s, _ = play(s, Build(THREE))
    assert isinstance(s.frame, Instant)
    assert GAME.legal(s, 0) == [cover(THREE, "green-sun"), cover(THREE, "red-sun")]
    assert why_not(s, cover(THREE, "white-moon")) == "dejavu.build.order"
    s, _ = play(s, cover(THREE, "green-sun"), cover(THREE, "white-moon"))
    assert s.points[card(THREE)] == 2
    assert s.loose == heap("red-sun red-moon")


@rule("dejavu.build.no-copy")
def test_the_second_copy_of_a_public_card_is_for_others() -> None:
    s = copy_of_public()
    assert why_not(s, Build(PUBLIC)) == "dejavu.build.no-copy"
    words = " ".join(f"blue-{shape}" for shape in slots(PUBLIC))
    s = with_ltm(fresh(3), 1, PUBLIC)
    assert why_not(at_building(with_bits(s, {}, loose=words)), Build(PUBLIC)) is None


@rule("dejavu.build.gradual")
def test_a_hand_card_begun_stays_with_its_bits() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, FOUR), {}, loose="red-star blue-raindrop red-moon"))
    s, _ = play(s, cover(FOUR, "red-star"), cover(FOUR, "blue-raindrop"))
    assert s.stm[0] == ((card(FOUR), heap("red-star") + heap("blue-raindrop")),)
    assert s.hands[0] == 0
    assert s.ltm[0] == 0
    assert icon(s, 0, "stm") == 1


@rule("dejavu.build.gradual")
def test_it_is_completed_later_and_its_place_is_free_at_once() -> None:
    s = with_stm(with_hand(fresh(), 0, THREE), 0, FOUR, "green-star red-raindrop green-lightning")
    s = at_building(with_bits(s, {}, loose="white-sun red-lightning red-moon"))
    assert why_not(s, cover(THREE, "red-lightning")) == "dejavu.build.gradual"
    s, _ = play(s, cover(FOUR, "white-sun"), cover(THREE, "red-lightning"))
    assert s.ltm[0] == 1 << card(FOUR)
    assert s.stm[0] == ((card(THREE), heap("red-lightning")),)
    assert s.points[card(FOUR)] == 3


@rule("dejavu.build.gradual")
def test_room_won_counts_at_once() -> None:
    assert FOUR in STM_CARDS
    s = with_stm(with_hand(fresh(), 0, THREE, "green-4"), 0, FOUR, "green-star red-raindrop green-lightning")
    s = at_building(with_bits(s, {}, loose="white-sun red-lightning red-moon"))
    s, _ = play(s, cover(FOUR, "white-sun"), cover(THREE, "red-lightning"), cover("green-4", "red-moon"))
    assert len(s.stm[0]) == 2


@rule("dejavu.build.gradual")
def test_public_cards_are_never_begun() -> None:
    shape = slots(PUBLIC)[0]
    s = at_building(with_bits(fresh(), {}, loose=f"red-{shape} red-star red-star"))
    assert why_not(s, cover(PUBLIC, f"red-{shape}")) == "dejavu.build.gradual"


@rule("dejavu.build.order")
def test_slots_are_covered_from_the_top() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, FOUR), {}, loose="red-star blue-raindrop red-sun"))
    assert why_not(s, cover(FOUR, "blue-raindrop")) == "dejavu.build.order"
    s, _ = play(s, cover(FOUR, "red-star"))
    assert why_not(s, cover(FOUR, "red-sun")) == "dejavu.build.order"
    assert why_not(s, cover(FOUR, "blue-raindrop")) is None


@rule("dejavu.build.shape")
def test_shapes_must_match_also_of_white_bits() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, FOUR), {}, loose="white-moon white-star green-moon"))
    assert why_not(s, cover(FOUR, "white-moon")) == "dejavu.build.shape"
    assert why_not(s, cover(FOUR, "green-moon")) == "dejavu.build.shape"
    assert why_not(s, cover(FOUR, "white-star")) is None


@rule("dejavu.build.complete")
def test_bits_of_the_card_s_colour_and_white_ones_bring_a_point_each() -> None:
    for words, points in (
        ("green-lightning green-sun green-moon", 3),
        ("red-lightning white-sun green-moon", 2),
        ("red-lightning red-sun blue-moon", 0),
    ):
        s = at_building(with_bits(with_hand(fresh(), 0, THREE), {}, loose=words))
        s, _ = play(s, Build(THREE))
        assert s.points[card(THREE)] == points


@rule("dejavu.build.complete")
def test_on_a_white_card_only_white_bits_count() -> None:
    first, *others = slots(PUBLIC)
    words = " ".join([f"white-{first}", *(f"green-{shape}" for shape in others)])
    s, _ = play(at_building(with_bits(fresh(), {}, loose=words)), Build(PUBLIC))
    assert T.cards[card(PUBLIC)].colour == "white"
    assert s.points[card(PUBLIC)] == 1


@rule("dejavu.build.complete")
def test_the_power_works_at_once_and_a_flower_comes() -> None:
    key = FLOWER_CARDS[0]
    s = with_all(with_hand(fresh(), 0, key), key, "red", "blue-sun")
    s, _ = play(s, Build(key))
    while isinstance(s.frame, Instant):
        s, _ = play(s, GAME.legal(s, 0)[0])
    assert s.blooms[0] == 1 << card(key)
    assert s.flowers == 19


@rule("dejavu.build.complete", "dejavu.chest")
def test_spent_bits_are_gone_for_this_turn_and_a_chest_won_may_keep_an_unused_one() -> None:
    key = CHEST_CARDS[0]
    s = with_all(with_hand(fresh(), 0, key), key, "red", "blue-sun blue-moon")
    s, _ = play(s, Build(key))
    while isinstance(s.frame, Instant):
        s, _ = play(s, GAME.legal(s, 0)[-1])
    assert len(s.loose) == 2
    s, _ = play(s, Done(), KeepAll())
    assert len(s.chests[0]) == 2
    assert len(s.spent) == len(slots(key))


@rule("dejavu.flower.grow")
def test_three_bits_grow_a_flower_on_the_girl_tile() -> None:
    s = at_building(with_bits(fresh(), {}, loose="red-sun blue-moon green-star white-star"))
    s, _ = play(s, Grow(), Spend("sun", "red"), Spend("star", "white"), Spend("moon", "blue"))
    assert s.pots[0]
    assert s.flowers == 19
    assert s.loose == heap("green-star")
    assert sorted(s.spent) == list(heap("red-sun white-star blue-moon"))


@rule("dejavu.flower.grow")
def test_only_with_three_bits_and_a_free_place() -> None:
    two = at_building(with_bits(fresh(), {}, loose="red-sun blue-moon"))
    assert why_not(two, Grow()) == "dejavu.flower.grow"
    s = at_building(with_bits(with_flower(fresh(), 0), {}, loose="red-sun blue-moon green-star"))
    assert why_not(s, Grow()) == "dejavu.flower.grow"
    s.pots[0] = False
    s.flowers += 1
    s, _ = play(s, Grow())
    assert s.pots[0]
    assert isinstance(s.frame, Flowering)


@rule("dejavu.flower.short")
def test_without_flowers_none_grows_and_an_icon_stays_bare() -> None:
    s = no_flower_left()
    assert s.flowers == 0
    assert why_not(s, Grow()) == "dejavu.flower.short"
    key = FLOWER_CARDS[4]
    s = with_all(with_hand(no_flower_left(), 0, key), key, "red", "blue-sun")
    s, events = play(s, Build(key))
    while isinstance(s.frame, Instant):
        s, events = play(s, GAME.legal(s, 0)[0])
    assert s.ltm[0] >> card(key) & 1
    assert s.blooms[0] == 0
    assert "dejavu.flower.short" in [event.rule for event in events]


@rule("dejavu.chest")
def test_each_chest_keeps_a_bit_and_the_others_are_given_up() -> None:
    s = at_keeping(with_bits(fresh(), {}, loose="red-sun blue-moon green-star"))
    assert why_not(s, KeepAll()) == "dejavu.chest"
    s, _ = play(s, Keep("moon", "blue"))
    assert s.chests[0] == heap("blue-moon")
    assert isinstance(s.frame, Flowering)
    two = at_keeping(with_bits(with_ltm(fresh(), 0, CHEST_CARDS[0]), {}, loose="red-sun blue-moon"))
    assert why_not(two, KeepAll()) is None
    two, _ = play(two, Keep("sun", "red"), Done())
    assert two.chests[0] == heap("red-sun")


@rule("dejavu.chest")
def test_bits_in_chests_are_at_hand_in_phase_3() -> None:
    s = with_chest(with_hand(with_bits(fresh(), {5: "red-lightning red-sun"}), 0, THREE), 0, "blue-moon")
    s = with_bits(s, {}, loose="red-lightning red-sun")
    s = at_building(s)
    assert s.loose == heap("red-lightning red-sun blue-moon")
    s, _ = play(s, Build(THREE))
    assert s.ltm[0] >> card(THREE) & 1
    assert s.chests[0] == ()


@rule("dejavu.chest")
def test_they_may_stay_there_or_be_exchanged() -> None:
    s = with_chest(with_bits(fresh(), {}), 0, "blue-moon")
    s = at_building(with_bits(s, {}, loose="red-sun"))
    s, _ = play(s, Done())
    assert isinstance(s.frame, Keeping)
    assert play(s, Keep("moon", "blue"))[0].chests[0] == heap("blue-moon")
    assert play(s, Keep("sun", "red"))[0].chests[0] == heap("red-sun")
    assert play(s, Done())[0].chests[0] == ()


def test_phase_3_is_over_with_the_last_bit() -> None:
    s = at_building(with_bits(with_hand(fresh(), 0, FOUR), {}, loose="red-star"))
    assert isinstance(s.frame, Building)
    s, _ = play(s, cover(FOUR, "red-star"))
    assert isinstance(s.frame, Flowering)
