"""Alone against the automa."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from souvenir.bots import RandomBot
from souvenir.games.vivid import automa
from souvenir.games.vivid.edition import AutomaTable, Preference
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS, Automa, Place, Scored, Take, Taking
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from souvenir.lab.simulate import play_one
from tests.games.vivid.hands import is_reflecting, keys, line, play, position, take, words
from tests.games.vivid.positions import GAME as BASE
from tests.games.vivid.positions import fresh
from tests.rules import rule

A, B, C = "red-blue-add", "green-purple-add", "blue-yellow-add"
RED_FIRST, GREEN_FIRST, BLUE_FIRST = COLOURS, COLOURS[1:] + COLOURS[:1], COLOURS[2:] + COLOURS[:2]
AUTOMA = AutomaTable(
    cards=(
        Preference("three-left", "left", (3, 2, 1), RED_FIRST),
        Preference("two-right", "right", (2, 3, 1), GREEN_FIRST),
        Preference("two-left", "left", (2, 3, 1), BLUE_FIRST),
        Preference("one-right", "right", (1, 2, 3), RED_FIRST),
    ),
    heaps=(0, 1, 2, 4, 6),
    a_set=5,
    a_tile=7,
)
"""Our own may be tuned; the rules must not depend on its numbers."""
CARDS = [card.key for card in AUTOMA.cards]
GAME = Vivid(replace(BASE.tables.edition, automa=AUTOMA), {"start": "0"})


def with_card(s: State, card: str) -> State:
    assert s.automa
    s.automa = Automa(CARDS.index(card), (), s.automa.piles, s.automa.claimed)
    return s


def automa_takes(card: str, tiles: dict[str, str]) -> State:
    s = with_card(position(game=GAME, seats=1, line=tiles), card)
    automa.take_turn(GAME.tables, s, ScriptedLuck(), None)
    s.frame = Taking(0)
    GAME.invariants(s)
    return s


def piles(s: State) -> str:
    assert s.automa
    return words(c for c, count in enumerate(s.automa.piles) for _ in range(count))


# -------------------------------------------------------------------- winning
@rule("vivid.solo.win")
@pytest.mark.parametrize(("mine", "its", "rank"), [(31, 30, 0), (30, 30, 1), (29, 30, 1)])
def test_only_more_points_than_the_automa_win(mine: int, its: int, rank: int) -> None:
    s = fresh(1, game=GAME)
    s.frame = None
    s.sheet = (Scored(3, 0, "thread", mine, 0, 0, 1), Scored(3, 1, "sets", its, 0, 0, 1))
    assert GAME.ranks(s) == (rank,)


# -------------------------------------------------------------------- the automa
@rule("vivid.solo.automa")
def test_laid_out_as_for_two_players() -> None:
    s = fresh(1, game=GAME)
    assert len(s.line) == 4
    assert sum(s.bag) == 55 - 16
    assert s.supply == [14] * 5
    assert GAME.to_act(s) == (0,)
    assert len(GAME.view(s, 0).boards) == 1, "the automa has no board"


CASES = [
    ("three-left", {A: "yellow blue green red", B: "red"}, "red green blue"),
    ("two-right", {A: "red", B: "green blue blue red"}, "blue blue"),
    ("one-right", {A: "red", B: "green blue blue red"}, "red"),
    ("three-left", {A: "blue blue"}, "blue blue"),  # no three: two
    ("three-left", {A: "blue red red", B: "red"}, "red red"),  # no third colour in reach
    ("two-right", {A: "red", B: "yellow purple blue"}, "blue purple yellow"),  # no pair: three
    ("two-right", {A: "red", B: "red"}, "red red"),  # over two tiles
    ("two-left", {A: "red yellow", B: "red yellow"}, "yellow"),  # neither two nor three; blue, purple, yellow
]


@rule("vivid.solo.automa")
@pytest.mark.parametrize(("card", "tiles", "taken"), CASES)
def test_the_open_card_says_what_it_takes(card: str, tiles: dict[str, str], taken: str) -> None:
    assert piles(automa_takes(card, tiles)) == taken


@rule("vivid.solo.automa")
def test_it_claims_what_it_empties_and_opens_the_next_card() -> None:
    s = automa_takes("three-left", {A: "red", B: "green blue", C: "red"})
    assert s.automa
    assert keys(s.automa.claimed) == [A, B]
    assert line(s) == {C: "red"}
    assert s.automa.card == 0, "drawn from all again when none is left"
    assert len(s.automa.unseen) == len(CARDS) - 1


@rule("vivid.solo.automa")
@pytest.mark.parametrize("seed", range(30))
def test_it_obeys_the_rules_of_taking(seed: int) -> None:
    """Whatever it takes, a player could take in the same position."""
    rng = Random(seed)
    tiles = {
        key: " ".join(rng.choices(["red", "green", "blue", "purple", "yellow"], k=rng.choice([1, 1, 2, 4])))
        for key in (A, B, C)[: rng.choice([1, 2, 3])]
    }
    before = with_card(position(game=GAME, seats=1, line=tiles), CARDS[seed % len(CARDS)])
    after = before.copy()
    automa.take_turn(GAME.tables, after, ScriptedLuck(), None)
    reached = [s.on for s in turns(before) if s.line == after.line]
    assert after.on in reached


def turns(s: State) -> list[State]:
    """Every way in which a player's taking can end."""
    found, todo = [], [s]
    while todo:
        s = todo.pop()
        for a in GAME.legal(s, 0):
            if isinstance(a, Place):
                found.append(s)
                break
        for a in GAME.legal(s, 0):
            if isinstance(a, Take):
                c = s.copy()
                GAME.apply(c, 0, a, ScriptedLuck(), None)
                todo.append(c)
    return found


@rule("vivid.solo.automa")
def test_turns_alternate_and_the_marker_may_pass_to_it() -> None:
    s = with_card(
        position(game=GAME, seats=1, line={A: "red red", B: "blue blue", C: "green green"}), "two-right"
    )
    play(s, 0, *take(A, "red red"), Place(9), game=GAME)
    assert line(s) == {B: "blue blue"}
    assert piles(s) == "green green"
    play(s, 0, *take(B, "blue blue"), Place(8), game=GAME)
    assert is_reflecting(s)
    assert s.start == 1, "left of the player: the automa"
    assert GAME.to_act(s) == (0,)


@rule("vivid.solo.automa")
def test_what_it_holds_scores_by_the_table_of_the_edition() -> None:
    """Seven a tile in its round; at the end heaps of 0, 1, 2, 3 and 11 fragments, and no whole set."""
    s = position(game=GAME, seats=1, round=3)
    assert s.automa
    s.automa = Automa(s.automa.card, s.automa.unseen, (0, 1, 2, 3, 11), ())
    s.waiting[1] = s.deck[:2]
    lines = automa.reward(GAME.tables, s, last_round=True)
    assert [(line.kind, line.points) for line in lines] == [
        ("claims", 14),
        *(("heaps", worth) for worth in (0, 1, 2, 4, 6)),
        ("sets", 0),
    ]
    assert [line.kind for line in automa.reward(GAME.tables, s, last_round=False)] == ["claims"]


@rule("vivid.solo.automa")
def test_a_set_is_one_of_each_colour() -> None:
    s = position(game=GAME, seats=1, round=3)
    assert s.automa
    s.automa = Automa(s.automa.card, s.automa.unseen, (2, 3, 2, 5, 4), ())
    assert automa.reward(GAME.tables, s, last_round=True)[-1].points == 2 * 5


@rule("vivid.solo.automa")
def test_its_tiles_score_once_in_the_round_it_claimed_them() -> None:
    rng = Random(5)
    luck = SimLuck(rng)
    s = GAME.setup(1, luck, None)
    while GAME.to_act(s):
        legal = GAME.legal(s, 0)
        GAME.apply(s, 0, legal[rng.randrange(len(legal))], luck, None)
    assert s.automa
    claims = [line for line in s.sheet if line.kind == "claims"]
    assert sum(line.times for line in claims) == len(s.automa.claimed) > 0
    assert [line.points for line in claims] == [7 * line.times for line in claims]
    assert len(GAME.score(s, 0, None)) < len(s.sheet), "its lines are not the player's"


@rule("vivid.solo.automa")
def test_who_plays_at_random_loses_more_often_than_not() -> None:
    lost = sum(BASE.ranks(play_one(BASE, [RandomBot(BASE)], Random(seed))[0])[0] for seed in range(30))
    assert lost > 15
