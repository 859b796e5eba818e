"""Find the turn: what ships can be played, is clear and honest; a turn is judged and explained."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest

from souvenir.analysis.practice import RIGHT, Practice, practice
from souvenir.analysis.puzzle import Position, Puzzle, puzzles_of
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import total
from souvenir.table.edge import BadInput, to_json
from tests.cli.command import souvenir

SHIPPED = [(key, number) for key in boxes() for number in range(1, len(puzzles_of(key)) + 1)]
LEAD, SURELY = 0.10, 0.05
"""What a wrong turn loses, and what is left of it after two standard errors."""
GAMES = sorted({key for key, _ in SHIPPED})
STRIDE = 4
"""Of the puzzles of a game every fourth, always the same ones, is also weighed here: that is what costs."""


@cache
def shipped(key: str, number: int) -> Practice:
    return Practice(puzzles_of(key)[number - 1])


@pytest.mark.parametrize(("key", "number"), SHIPPED)
def test_a_puzzle_that_ships_is_clear_and_can_be_played(key: str, number: int) -> None:
    laid = shipped(key, number)
    turns = laid.puzzle.turns
    best, losses = turns[0], [turn.loss for turn in turns]
    assert (best.loss.mean, best.points.mean) == (0, 0)
    right = [-RIGHT < loss.mean < RIGHT for loss in losses]
    wrong = [loss.mean >= LEAD and loss.mean - 2 * loss.error >= SURELY for loss in losses]
    assert all(map(any, zip(right, wrong, strict=True)))
    assert 3 * sum(right) <= len(turns) >= 4
    assert any(wrong[turn] for turn in laid.puzzle.levels.values())
    walk = laid.walk(laid.at.read(best.steps))
    assert walk.over
    verdict = laid.known(walk)
    assert verdict is not None
    assert verdict.right


@pytest.mark.parametrize(("key", "number"), SHIPPED)
def test_a_puzzle_tells_nobody_what_its_seat_did_not_know(key: str, number: int) -> None:
    """Whatever the hidden things are: the same is seen and, in one of STRIDE puzzles, found out."""
    laid = shipped(key, number)
    record, at = laid.opened.record, laid.at
    assert (record.luck.secret, record.result) == (None, None)
    other = Position(at.game, at.game.imagine(at.view, Random(1)), at.seat)
    assert other.view == at.view
    assert list(at.game.legal(other.before, at.seat)) == list(at.game.legal(at.before, at.seat))
    if number % STRIDE == 1:
        turns = [at.read(turn.steps) for turn in laid.puzzle.turns[:2]]
        assert other.weigh(turns, 2, 7) == at.weigh(turns, 2, 7)


@pytest.mark.parametrize("key", GAMES)
def test_every_game_that_is_searched_has_twenty_different_ones(key: str) -> None:
    places = {(one.record.luck.commitment, len(one.record.entries)) for one in puzzles_of(key)}
    assert len(places) == len(puzzles_of(key)) == 20


@pytest.mark.parametrize("key", GAMES)
def test_what_a_turn_scores_is_what_changes_on_the_sheet(key: str) -> None:
    laid = shipped(key, 1)
    game, at = laid.at.game, laid.at
    for turn in laid.puzzle.turns:
        steps = at.read(turn.steps)
        told, after = laid.explain(steps), at.walk(steps).state
        sums = [
            total([*game.score(s, at.seat, at.seat), *game.forecast(s, at.seat, at.seat)])
            for s in (at.before, after)
        ]
        assert total(list(told.scores)) - total(list(told.gone)) == sums[1] - sums[0]
        assert len(told.says) == len(turn.steps)


def test_a_turn_that_nobody_weighed_is_weighed_against_the_best() -> None:
    laid = shipped("vivid", 1)
    best, *_, worst = laid.puzzle.turns
    few = Practice(Puzzle(record=laid.puzzle.record, seat=laid.at.seat, turns=(best,)))
    steps = laid.at.read(worst.steps)
    assert few.known(few.walk(steps)) is None
    verdict = few.judge(steps)
    assert not verdict.right
    assert verdict.loss.mean > RIGHT
    assert few.judge(steps) == verdict
    assert few.judge(few.at.read(best.steps)).loss.mean == 0


def test_a_turn_ends_where_luck_would_follow_or_somebody_else_decides() -> None:
    laid = shipped("vivid", 1)
    steps = laid.at.read(laid.puzzle.turns[0].steps)
    assert not laid.walk(steps[:-1]).over
    assert laid.walk(steps).over
    for key, number in SHIPPED:
        one = shipped(key, number)
        walks = [one.at.walk(one.at.read(turn.steps)) for turn in one.puzzle.turns]
        for walk in walks:
            if walk.drawing is not None:
                assert one.at.game.to_act(walk.state) == one.at.game.to_act(one.at.before)


def test_steps_that_are_not_allowed_and_puzzles_that_are_none_are_named() -> None:
    laid = shipped("vivid", 1)
    with pytest.raises(BadInput, match=r"steps\.0"):
        laid.at.read([{"do": "fly"}])
    last = laid.at.read(laid.puzzle.turns[0].steps)[-1:]
    with pytest.raises(BadInput, match=r"steps\.0: not allowed"):
        laid.walk(last)
    text = laid.puzzle.model_dump(mode="json")
    with pytest.raises(BadInput, match="turns"):
        practice(json.dumps({**text, "turns": []}))
    with pytest.raises(BadInput, match="seat"):
        practice(json.dumps({**text, "seat": 1 - laid.at.seat}))


def test_the_command_tells_a_puzzle_and_its_answer_to_programs() -> None:
    told = json.loads(souvenir("puzzle", "vivid", "--json").out)
    assert (told["game"], told["number"]) == ("vivid", 1)
    assert told["packet"]["offers"]
    assert "answer" not in told
    assert "record" not in json.dumps(told)
    answered = json.loads(souvenir("puzzle", "vivid", "--json", "--answer").out)
    laid = shipped("vivid", 1)
    assert answered["answer"]["steps"] == [to_json(step) for step in laid.at.read(laid.puzzle.turns[0].steps)]
    assert len(answered["turns"]) == len(laid.puzzle.turns)
