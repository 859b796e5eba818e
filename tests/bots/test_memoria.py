"""Bots of Memoria Bluff keep to their card as orators, and judge as listeners by what all may know."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from souvenir.bots import make_bot
from souvenir.bots.memoria import chance_of_truth, judge, known_of
from souvenir.games.memoria.lives import FACTS, NAMES, value_of
from souvenir.games.memoria.model import FACES, Claim, Face, Recount, Story, Told
from souvenir.games.memoria.state import State
from souvenir.kernel.registry import boxes
from souvenir.lab.memoria import listen
from souvenir.lab.simulate import play_one
from tests.games.memoria.hands import GAME, commit, fresh, play, think, to_vote


def truth_of(s: State, seat: int) -> dict[str, str]:
    return {name: value_of(fact, s.lives[seat][fact]) for fact, name in enumerate(NAMES)}


def stories(bot: str, games: int = 12) -> list[tuple[State, Story]]:
    found = []
    for number in range(games):
        game = boxes()["memoria"].game(seats=4)
        s, _ = play_one(game, [make_bot(game, bot) for _ in range(4)], Random(number))
        found += [(s, story) for story in s.past]
    return found


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_a_true_story_agrees_with_the_life_and_a_bluff_contradicts_it(bot: str) -> None:
    seen = set()
    for s, story in stories(bot):
        face = story.laid[story.orator]
        life = truth_of(s, story.orator)
        wrong = [claim for claim in story.claims if life[claim.fact] != claim.value]
        assert len(story.claims) == min(len(story.pictures), len(FACTS))
        assert len(wrong) == (1 if face == "bluff" else 0)
        answers = [q.answer for q in story.questions if q.answer]
        if face == "truth":
            assert all(life[answer.fact] == answer.value for answer in answers)
        seen |= {(face, len(story.pictures), bool(answers))}
        assert all(q.about is not None for q in story.questions if q.asked), "a question without words"
    assert {face for face, _, _ in seen} == {"truth", "bluff"}
    assert any(answered for _, _, answered in seen)


def test_a_lie_can_be_on_the_page_and_off_it() -> None:
    places = set()
    for s, story in stories("careful"):
        life = truth_of(s, story.orator)
        page = {NAMES[fact] for fact in s.pages[story.orator]}
        places |= {claim.fact in page for claim in story.claims if life[claim.fact] != claim.value}
    assert places == {True, False}


def test_a_careful_listener_is_right_in_60_to_85_of_100_votes() -> None:
    """`python -m souvenir.lab.memoria` measures 1,000 games; these are fewer, from a fixed seed."""
    assert 0.60 <= listen("careful", 4, games=40).share <= 0.85
    assert 0.42 <= listen("random", 4, games=40).share <= 0.58


# -------------------------------------------------------------------- judging
def told(face: Face, claims: dict[str, str], s: State) -> State:
    """Seat 0 has told this of its life, and all are about to vote."""
    commit(think(s), face, max(1, len(claims)))
    play(s, 0, Recount(), *(Claim(fact, value) for fact, value in claims.items()), Told())
    return to_vote(s)


def other(fact: str, value: str) -> str:
    return next(v for v in FACTS[fact] if v != value)


def test_what_contradicts_the_page_is_a_bluff() -> None:
    s = fresh(3)
    fact, value = next(iter(known_of(GAME.view(s, 1), 0).items()))
    told("bluff", {fact: other(fact, value)}, s)
    assert chance_of_truth(GAME.view(s, 1)) == 0.0
    assert judge(GAME.view(s, 1)) == "bluff"


def test_what_the_page_confirms_is_true() -> None:
    s = fresh(3)
    told("truth", dict(known_of(GAME.view(s, 1), 0)), s)
    assert judge(GAME.view(s, 1)) == "truth"


def test_what_nobody_can_check_leaves_the_chances_even() -> None:
    s = fresh(3)
    view = GAME.view(s, 1)
    hidden = next(name for name in NAMES if name not in known_of(view, 0))
    told("truth", {hidden: truth_of(s, 0)[hidden]}, s)
    assert chance_of_truth(GAME.view(s, 1)) == 0.5


@pytest.mark.parametrize(("face", "learnt"), [("truth", True), ("bluff", False)])
def test_only_a_story_that_was_true_teaches_facts(face: Face, learnt: bool) -> None:
    s = fresh(2)
    hidden = next(name for name in NAMES if name not in known_of(GAME.view(s, 1), 0))
    claim = Claim(hidden, FACTS[hidden][0])
    past = Story(1, 0, (face, "truth"), (True, True), ("dog",), (claim,))
    view = replace(GAME.view(s, 1), past=(past,))
    assert (hidden in known_of(view, 0)) == learnt


def test_a_vote_does_not_depend_on_the_card_that_lies_there() -> None:
    for claims in ({"home": "farm"}, {"home": "farm", "fear": "dark"}, {}):
        true, false = (told(face, claims, fresh(3)) for face in FACES)
        assert judge(GAME.view(true, 1)) == judge(GAME.view(false, 1))
