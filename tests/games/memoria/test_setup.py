"""Setting up: cards, sides, the deck, who tells first, the lives."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.memoria import BOX
from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import Draw, Drawing, Lay, Vote
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from tests.games.memoria.hands import (
    GAME,
    believed,
    commit,
    fresh,
    in_round,
    memoria,
    pictures,
    play,
    reveal,
    story,
    think,
    to_vote,
    vote,
)
from tests.rules import rule


@rule("memoria.setup.pair")
def test_everyone_always_has_both_cards_to_lay() -> None:
    s = think(fresh(3))
    both = [Lay("truth"), Lay("bluff")]
    assert list(GAME.legal(s, 0)) == both
    to_vote(commit(s, "bluff"))
    for seat in (1, 2):
        assert list(GAME.legal(s, seat)) == [Vote("truth"), Vote("bluff")]
    vote(s, ["bluff", "bluff"])
    reveal(s)
    assert list(GAME.legal(s, 1)) == both, "what was laid in one story is in hand again for the next"


@rule("memoria.setup.sides")
@pytest.mark.parametrize(("sides", "shown"), [("white", {0}), ("blue", {1}), ("mixed", {0, 1})])
def test_the_host_chooses_the_sides(sides: str, shown: set[int]) -> None:
    game = memoria(sides=sides)
    s = fresh(4, game=game)
    seen = {game.tables.place[picture][1] for picture in pictures(s, game)}
    assert seen == shown
    for card in game.view(s, None).rows[0]:
        assert card.side == ("white", "blue")[game.tables.place[card.picture][1]]


@rule("memoria.setup.sides")
def test_mixed_each_side_comes_by_chance_when_a_card_is_drawn() -> None:
    s = GAME.setup(2, ScriptedLuck([0] * 24 + [5, 1, 0, 0]), None)
    cards = GAME.tables.edition.cards
    assert pictures(s)[:2] == [cards[5][1].key, cards[0][0].key]
    assert sum(side is not None for side in s.sides) == 6, (
        "what was not drawn has no side that could be known"
    )


@rule("memoria.setup.sides", "memoria.deck.empty")
def test_a_card_keeps_its_side_for_the_whole_game() -> None:
    """With nine cards each for eight, three are left; the discards come back with the sides they had."""
    game = memoria(cards="own", count="9")
    s = in_round(fresh(8, game=game), 2, game)
    sides = s.sides
    assert len(s.deck) == 3
    assert len(s.discards) == 72
    for _ in range(3):
        believed(s, game)
    assert (len(s.deck), len(s.discards)) == (0, 75)
    assert isinstance(s.frame, Drawing)
    told = play(s, s.frame.seat, Draw(), game=game)
    assert told[0].rule == "memoria.deck.empty"
    assert (len(s.deck), len(s.discards)) == (74, 0)
    kept = [(was, now) for was, now in zip(sides, s.sides, strict=True) if was is not None]
    assert len(kept) == 72
    assert all(was == now for was, now in kept)


@rule("memoria.deck.empty")
def test_no_picture_comes_twice_before_the_deck_is_out() -> None:
    s = fresh(8)
    seen = set(pictures(s))
    in_round(s, 2)
    while s.frame is not None:
        if isinstance(s.frame, Drawing):
            play(s, s.frame.seat, Draw(), luck=SimLuck(Random(s.turn)))
            assert not seen & set(pictures(s))
            seen |= set(pictures(s))
        believed(s)
    assert len(seen) == 6 + 16


@rule("memoria.setup.orator")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_the_first_orator_as_the_host_says(named: int) -> None:
    game = memoria(orator=str(named))
    s = think(fresh(4, game=game), game)
    assert GAME.to_act(s) == (named,)


@rule("memoria.setup.orator")
def test_the_first_orator_by_chance() -> None:
    game = memoria(orator="chance")
    for drawn in range(3):
        s = think(game.setup(3, ScriptedLuck([drawn]), None), game)
        assert game.to_act(s) == (drawn,)


# -------------------------------------------------------------------- the box
def test_the_box_names_its_numbers_of_players() -> None:
    assert BOX.seats == (2, 3, 4, 5, 6, 7, 8)
    edition = GAME.tables.edition
    assert len(edition.cards) == 75
    assert len({picture.key for card in edition.cards for picture in card}) == 150
    assert len({picture.icon for card in edition.cards for picture in card}) == 150


def test_the_four_pictures_that_the_rulebook_names_are_stated() -> None:
    text = GAME.tables.edition.text
    lines = [line for line in text.splitlines() if 'provenance = "stated" }' in line]
    assert sorted(line.split('"')[1] for line in lines) == ["boat", "dog", "sun", "truck"]
    assert [p.source for p in GAME.tables.edition.provenances].count("stated") == 5


def test_every_seat_is_dealt_a_life_half_of_it_on_a_page() -> None:
    s = fresh(3)
    for viewer in (0, 1, None):
        lives = GAME.view(s, viewer).lives
        assert len(lives) == 3
        for seat, life in enumerate(lives):
            assert [fact.fact for fact in life] == list(FACTS)
            assert sum(fact.on_page for fact in life) == 4
            assert [fact.value is None for fact in life] == [
                seat != viewer and not fact.on_page for fact in life
            ]


def test_lives_are_open_when_the_game_is_over() -> None:
    s = fresh(2)
    while s.frame is not None:
        story(s, "bluff", ["truth"])
    assert all(fact.value is not None for life in GAME.view(s, None).lives for fact in life)
