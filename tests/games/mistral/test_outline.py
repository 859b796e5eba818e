"""What is shown in words and ids: complete, true, and no more than a viewer may know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from souvenir.games.mistral.dice import Combination
from souvenir.games.mistral.dice_names import combination_name
from souvenir.games.mistral.model import POWERS, Action, Done, Draw, Lay, Pass, Throw
from souvenir.games.mistral.sight import View
from souvenir.games.mistral.state import CHARACTERS, KINDS, State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Event, Item
from souvenir.words import LANGUAGES, Speaker
from tests.games.mistral.positions import (
    GAME,
    RARE,
    T,
    dice,
    four_embrouilles,
    many_powers,
    play,
    position,
    selling,
    without_piles,
)

SEATS = 3
BUTTONS = {"done", "pass"}
"""What is touched and is no component."""
VIEWERS = (0, 1, 2, None)


def items(v: View) -> list[Item]:
    return [item for block in GAME.outline(v) for item in block.items]


def ids(v: View) -> set[str]:
    return {item.id for item in items(v) if item.id}


def played(seed: int, steps: int = 250) -> Iterator[tuple[State, int, Action, State, list[Event]]]:
    """Steps of a random game: before, who, what, after, what was said."""
    rng = Random(seed)
    luck = SimLuck(rng)
    s = GAME.setup(SEATS, luck, None)
    for _ in range(steps):
        if not GAME.to_act(s):
            return
        seat = GAME.to_act(s)[0]
        action = rng.choice(list(GAME.legal(s, seat)))
        before, told = GAME.copy(s), list[Event]()
        GAME.apply(s, seat, action, luck, told.append)
        yield before, seat, action, s, told


# -------------------------------------------------------------------- ids
def offers_touch_what_is_there(s: State) -> None:
    for seat in GAME.to_act(s):
        there = ids(GAME.view(s, seat)) | BUTTONS
        for action in GAME.legal(s, seat):
            assert set(GAME.offer(s, seat, action).touches) <= there, action


@pytest.mark.parametrize("make", RARE)
def test_offers_of_rare_positions_touch_what_the_outline_has(make: object) -> None:
    assert callable(make)
    offers_touch_what_is_there(make())


@pytest.mark.parametrize("seed", range(3))
def test_offers_and_events_touch_what_the_outline_has_before_or_after(seed: int) -> None:
    for before, _, _, after, told in played(seed):
        offers_touch_what_is_there(before)
        for viewer in VIEWERS:
            there = ids(GAME.view(before, viewer)) | ids(GAME.view(after, viewer))
            for event in told:
                seen = event.seen_by(viewer)
                if seen is not None:
                    assert all(id in there or passes_through(id) for id in seen.touches), seen


def passes_through(id: str) -> bool:
    """Is this where a card was that everybody saw leave it, or dice that have been thrown since?"""
    kind, _, rest = id.partition(":")
    card = rest.rpartition(":")[2]
    return (kind == "hand" and card in T.card) or kind in ("die", "laid", "discard", "rendezvous")


@pytest.mark.parametrize("seed", range(4))
def test_no_event_names_a_card_that_its_hearer_does_not_know(seed: int) -> None:
    """Cards in others' hands: known there before or after, come to one's own, or openly laid or discarded."""
    named = 0
    for before, _, _, after, told in played(seed, 600):
        for viewer in VIEWERS:
            for event in told:
                seen = event.seen_by(viewer)
                for id in seen.touches if seen else ():
                    kind, *rest = id.split(":")
                    if kind == "hand" and rest[1] in T.card and int(rest[0]) != viewer:
                        named += 1
                        assert may_know(before, after, viewer, int(rest[0]), rest[1]), (viewer, seen)
    assert named


def may_know(before: State, after: State, viewer: int | None, owner: int, key: str) -> bool:
    card = T.card[key]
    if any(key in GAME.view(s, viewer).players[owner].hand.known for s in (before, after)):
        return True
    if viewer is not None and held(after, viewer, key) > held(before, viewer, key):
        return True
    if card >= KINDS:
        return bool(after.embrouille_discards >> (card - KINDS) & 1) or not before.embrouille_pile
    return lying_open(after, card) > lying_open(before, card) or not before.stock


def held(s: State, seat: int, key: str) -> int:
    return GAME.view(s, seat).players[seat].hand.known.count(key)


def lying_open(s: State, card: int) -> int:
    laid = sum(
        column.cards * (column.character == T.card_keys[card]) + column.guests.count(T.card_keys[card])
        for player in GAME.view(s, None).players
        for column in player.columns
    )
    return laid + s.discards[card]


@pytest.mark.parametrize("make", RARE)
def test_every_thing_says_what_it_is_and_stands_there_once(make: object) -> None:
    assert callable(make)
    s = make()
    for viewer in VIEWERS:
        found = items(GAME.view(s, viewer))
        assert all(item.id and item.about for item in found)
        assert len({item.id for item in found}) == len(found)


def test_all_places_figures_and_piles_are_there_from_the_deal_on() -> None:
    s = GAME.setup(SEATS, SimLuck(Random(1)), None)
    there = ids(GAME.view(s, None))
    assert {f"figure:{key}" for key in T.card_keys[:CHARACTERS]} <= there
    assert {f"place:{key}" for key in T.place_keys[:-1]} <= there
    fixed = "pile:0 pile:1 pile:2 embrouilles discards embrouille-discards shaker prices progress"
    assert {*fixed.split(), *(f"player:{seat}" for seat in range(SEATS))} <= there


# -------------------------------------------------------------------- what is printed
def test_every_power_can_be_read_in_the_hand_in_every_language() -> None:
    for power in POWERS:
        card = f"{power}-1"
        s = position(hands=[card])
        about = next(item.about for item in items(GAME.view(s, 0)) if item.id == f"hand:0:{card}")
        read = next(item.says for item in items(GAME.view(s, 0)) if item.id == f"hand:0:{card}:power")
        for language in LANGUAGES:
            speaker = Speaker(language)
            assert speaker.say(read) in speaker.say(about[0])


def test_guests_have_two_stars_and_characters_none() -> None:
    s = position(hands=["luna charlotte"])
    names = [Speaker("en").say(item.says) for item in items(GAME.view(s, 0)) if item.id in HELD]
    assert names == ["Luna [B]", "Charlotte Le Bihan ★★ [R]"]


HELD = ("hand:0:luna", "hand:0:charlotte")
WANTED = {
    "studio": "at least four dice alike and two dice alike, each group with a face of its own",
    "school": "at least four dice showing 5 or 6",
    "police": "more sixes than ones",
    "bar": "at least six even dice",
    "hotel": "exactly five different faces",
    "clinic": "a sum of 35 or more",
    "marci": "four faces in a row",
    "harbour": "at least two sixes",
    "theatre": "at most four different faces",
    "market": "five faces in a row",
    "park": "at least four dice alike",
}


def test_dice_are_asked_for_in_words_that_mean_what_they_say() -> None:
    said = {place: Speaker("en").say(T.wanted[T.place[place]]) for place in WANTED}
    assert said == WANTED
    harbour = T.wanted[T.place["harbour"]]
    assert [Speaker(lang).say(harbour) for lang in ("fr", "it")] == ["au moins deux 6", "almeno due 6"]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (Combination("at-least", 1, (6,)), "at least one six"),
        (Combination("at-least", 2, (5, 1, 3)), "at least two odd dice"),
        (Combination("at-least", 3, (1, 2, 3)), "at least three dice showing 1 and 2 or 3"),
        (Combination("at-least", 1, (1, 2)), "at least one die showing 1 or 2"),
        (Combination("more-than", 0, (2, 5)), "more twos than fives"),
    ],
)
def test_an_edition_may_ask_for_other_dice(wanted: Combination, said: str) -> None:
    assert Speaker("en").say(combination_name(wanted)) == said


def test_a_column_shows_its_price_now_and_with_one_card_more() -> None:
    s = position(columns=[["luna luna luna luna", "gauthier lenoir"]])
    columns = GAME.view(s, None).players[0].columns
    assert [(c.worth, c.next) for c in columns] == [(8000, 11000), (3000, 5000)]
    full = position(columns=[["mirta mirta mirta mirta mirta mirta mirta prat pina"]])
    assert [(c.worth, c.next) for c in GAME.view(full, None).players[0].columns] == [(29000, None)]


def test_sole_control_is_shown_of_everybody() -> None:
    s = position(columns=[["luna luna", "agathe"], ["luna"], ["agathe", "sonia"]])
    players = GAME.view(s, 1).players
    assert [(p.alone, p.majority) for p in players] == [(("luna",), 2000), ((), 0), (("sonia",), 2000)]


# -------------------------------------------------------------------- the throw
def test_the_last_throw_is_there_for_everybody_until_the_rendezvous_is_over() -> None:
    s = position(
        columns=[["luna luna"], ["gauthier"], ["agathe"]],
        figures={"luna": "street", "gauthier": "harbour", "agathe": "harbour"},
    )
    assert GAME.view(s, 2).throwing is None
    play(s, 0, T.move[T.card["luna"]][T.place["harbour"]])
    now = GAME.view(s, 2).throwing
    assert now is not None
    assert (now.place, now.seat, now.throws, now.last) == ("harbour", 0, (1, 1, 1), None)
    play(s, 0, Throw(), luck=dice("361124511"))
    play(s, 1, Pass())
    now = GAME.view(s, 0).throwing
    assert now is not None
    assert now.last is not None
    assert (now.seat, now.throws, now.last.seat, now.last.dice) == (2, (0, 0, 1), 1, ())
    play(s, 2, Throw(), luck=dice("361126511"))
    for viewer in VIEWERS:
        now = GAME.view(s, viewer).throwing
        assert now is not None
        assert now.last is not None
        assert (now.seat, now.last.seat, now.last.made) == (None, 2, True)
        assert now.last.dice == (1, 1, 1, 1, 2, 3, 5, 6, 6)
        assert (now.last.matched, now.last.reached, now.last.needed) == ((7, 8), 2, 2)
    assert "die:8" in ids(GAME.view(s, None))
    for seat in (2, 0, 1):
        play(s, seat, Done())
    assert GAME.view(s, None).throwing is None


def test_what_is_thrown_and_sold_needs_no_curtain_and_what_rests_on_a_hand_does() -> None:
    s = selling()
    assert all(GAME.offer(s, 0, a).open for a in GAME.legal(s, 0))
    turn = many_powers()
    assert not any(GAME.offer(turn, 0, a).open for a in GAME.legal(turn, 0))


# -------------------------------------------------------------------- what is asked
def asked(s: State, seat: int = 0) -> str:
    return Speaker("en", ["Ada", "Ben", "Cleo"], reader=seat).say(GAME.asks(s, seat))


def end(s: State) -> str | None:
    """What ending the turn would leave unused."""
    unused = GAME.offer(s, 0, T.done).unused
    return Speaker("en").say(unused) if unused else None


def test_a_turn_asks_for_what_can_be_done() -> None:
    s = position(hands=["luna"], columns=[["agathe"]])
    assert asked(s) == "Your turn: draw three cards, or lay up to three cards, or take up to three actions."
    s = position(hands=["", "luna"], columns=[[], ["luna"]])
    assert asked(s) == "Your turn: draw three cards."
    assert end(s) == "You have done nothing yet in this turn."


def test_a_turn_of_laying_goes_on_with_what_can_be_done() -> None:
    s = position(hands=["luna zoe quarrel-1"], columns=[["mirta"], ["agathe"]])
    play(s, 0, Lay("luna", None))
    assert asked(s) == (
        "You may discard a guest for or against a figure, or play an embrouille, or end your turn."
    )
    assert end(s) is None, "two more could be laid, but there is nothing to lay"
    s = position(hands=["luna mirta odile"], columns=[["agathe"]])
    play(s, 0, Lay("luna", None))
    assert asked(s) == "You may lay up to 2 more cards, or end your turn."
    assert end(s) == "You could still lay 2 cards."


def test_when_nothing_can_be_done_the_turn_is_to_be_ended() -> None:
    s = without_piles(position(columns=[[], ["luna"]], figures={"luna": "prison"}))
    s.discards = [0] * KINDS
    assert asked(s) == "There is nothing more to do: end your turn."
    assert end(s) is None


def test_drawing_asks_for_the_cards_that_are_left() -> None:
    s = position()
    play(s, 0, Draw(0))
    assert asked(s) == "Draw 2 more cards."


def test_a_full_hand_is_told_what_is_too_much() -> None:
    assert asked(four_embrouilles()) == "Three embrouilles at most: discard one."


def test_letting_a_throw_go_says_that_it_is_lost() -> None:
    s = position(
        columns=[["luna", "gauthier", "agathe"]],
        figures=dict.fromkeys(("gauthier", "agathe"), "harbour") | {"luna": "street"},
    )
    play(s, 0, T.move[T.card["luna"]][T.place["harbour"]])
    unused = GAME.offer(s, 0, Pass()).unused
    assert unused is not None
    assert Speaker("en").say(unused) == "This throw would be lost."
