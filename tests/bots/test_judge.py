"""Judging turns: where a game is small enough to be sure, loss, skill and luck come out as they must."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from souvenir.bots import mind_of
from souvenir.bots.search import Plan
from souvenir.bots.search.judge import MORE, Effort, Estimate, Judge, gain
from souvenir.bots.search.odds import Odds, Standing, shares
from souvenir.kernel.luck import Luck, SimLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Seat

EFFORT = Effort(search=40, trials=400)


@dataclass
class Heap:
    left: int
    turn: Seat = 0


class Sticks:
    """Two take one or two sticks in turn, with luck one more; whoever takes the last one wins."""

    key = "sticks"

    def __init__(self, *, lucky: bool) -> None:
        self._lucky = lucky

    def imagine(self, view: Heap, rng: Random) -> Heap:
        return replace(view)

    def copy(self, s: Heap) -> Heap:
        return replace(s)

    def to_act(self, s: Heap) -> Sequence[Seat]:
        return (s.turn,) if s.left else ()

    def legal(self, s: Heap, seat: Seat) -> Sequence[int]:
        return [n for n in (1, 2) if n <= s.left] if seat in self.to_act(s) else []

    def apply(self, s: Heap, seat: Seat, a: int, luck: Luck, emit: object) -> None:
        more = luck.below(2) if self._lucky else 0
        s.left, s.turn = max(0, s.left - a - more), 1 - seat

    def ranks(self, s: Heap) -> Sequence[int]:
        return (1, 0) if s.turn == 0 else (0, 1)

    def score(self, s: Heap, seat: Seat, viewer: None) -> Sequence[Any]:
        return ()


class Hurried:
    """Takes any; every game is played to its end."""

    scale = 1.0
    counted: tuple[str, ...] = ()

    def share(self, s: Heap, seat: Seat) -> float:
        return 1.0

    def plans(self, s: Heap, seat: Seat) -> Sequence[Plan[int]]:
        return [Plan((n,), 0.0) for n in (1, 2) if n <= s.left]

    def quick(self, s: Heap, seat: Seat, rng: Random) -> Sequence[int]:
        return (rng.choice([n for n in (1, 2) if n <= s.left]),)

    def rests(self, s: Heap, began: Heap, turns: int) -> bool:
        return False

    def values(self, s: Heap) -> Sequence[float]:
        raise AssertionError

    def by_odds(self, s: Heap) -> bool:
        return True

    def standing(self, s: Heap) -> Standing:
        raise AssertionError

    def odds(self, s: Heap) -> Sequence[float]:
        raise AssertionError


def judge(*, lucky: bool = False, seed: int = 1) -> Judge:
    game: Any = Sticks(lucky=lucky)
    return Judge(game, Hurried(), EFFORT, seed)


def holds(found: Estimate, truth: float) -> bool:
    return 0 < found.error < 0.05 and abs(found.mean - truth) < 3.5 * found.error


def test_what_a_wrong_turn_costs() -> None:
    """Of four sticks one must be taken; hurried players then win three of four, otherwise one of two."""
    verdict = judge().turn(Heap(4), 0, (2,))
    assert verdict.best == (1,)
    assert holds(verdict.loss, 0.25)
    assert holds(verdict.skill[0], -0.125)
    assert holds(verdict.skill[1], 0.125)


def test_the_best_turn_costs_nothing_and_the_same_seed_says_the_same() -> None:
    verdict = judge().turn(Heap(4), 0, (1,))
    assert (verdict.best, verdict.loss) == ((1,), Estimate(0.0, 0.0))
    assert holds(verdict.skill[0], 0.125)
    assert judge().turn(Heap(4), 0, (1,)) == verdict


def test_luck_is_what_came_against_what_could_have_come() -> None:
    """One of three is taken: before two sticks a hurried player wins three of four, before one always."""
    came = judge(lucky=True).luck(Heap(3), 0, 1, Heap(2, turn=1)).gained
    assert holds(came[0], 0.25 - (0.25 + 0.0) / 2)
    assert came[1].mean == pytest.approx(-came[0].mean)


@pytest.mark.parametrize("seed", range(3))
def test_luck_and_skill_are_all_that_changes_the_chances(seed: int) -> None:
    game: Any = Sticks(lucky=True)
    mind, rng, s = Hurried(), Random(seed), Heap(7)
    start = judge(lucky=True, seed=seed).gain(s, 0, ()).chances[0]
    mean, square = start.mean, start.error**2
    while s.left:
        before, seat = replace(s), s.turn
        step = mind.quick(s, seat, rng)[0]
        game.apply(s, seat, step, SimLuck(rng), None)
        parts = judge(lucky=True, seed=s.left)
        for found in (
            parts.gain(before, seat, (step,)).gained[0],
            parts.luck(before, seat, step, s).gained[0],
        ):
            mean, square = mean + found.mean, square + found.error**2
    assert abs(shares(game.ranks(s))[0] - mean) < 3.5 * square**0.5


class Shortsighted(Hurried):
    """Stops after three sticks, and then thinks little of the first seat."""

    def rests(self, s: Heap, began: Heap, turns: int) -> bool:
        return s.left <= began.left - 3

    def values(self, s: Heap) -> Sequence[float]:
        return (0.0, 0.0)

    def odds(self, s: Heap) -> Sequence[float]:
        return (0.2, 0.8)


def test_what_was_seen_too_late_is_told_apart_and_all_adds_up() -> None:
    game: Any = Sticks(lucky=False)
    s, late, mean, square, sooner = Heap(7), 0.0, 0.2, 0.0, None
    for number, step in enumerate((1, 2, 1, 1, 2)):
        weigher = Judge(game, Shortsighted(), EFFORT, number)
        found = gain(weigher.answer(weigher.gained(replace(s), s.turn, (step,), sooner)))
        sooner = replace(s)
        game.apply(s, s.turn, step, SimLuck(Random(0)), None)
        late += found.revised[0].mean
        mean += found.gained[0].mean + found.revised[0].mean
        square += found.gained[0].error ** 2 + found.revised[0].error ** 2
    assert not s.left
    assert abs(late) > 0.1
    assert abs(shares(game.ranks(s))[0] - mean) < 3.5 * square**0.5


def test_trials_can_be_made_one_by_one_and_a_doubtful_loss_is_tried_more_often() -> None:
    game: Any = Sticks(lucky=False)
    weigher = Judge(game, Hurried(), Effort(search=1, trials=4), 1)
    wrong = weigher.which(Heap(4), 0, (2,), (1,))
    whole, tried = weigher.answer(wrong), weigher.answer(wrong, (), -1.0)
    assert len(tried[0]) == 1
    for _ in range(len(whole[0]) - 1):
        tried = weigher.answer(wrong, tried, -1.0)
    assert tried == whole
    assert 4 < len(whole[0]) <= MORE * 4
    sure = judge()
    assert len(sure.answer(sure.which(Heap(4), 0, (2,), (1,)))[0]) == EFFORT.trials
    assert len(sure.answer(sure.which(Heap(4), 0, (1,), (2,)))[0]) == EFFORT.trials


# -------------------------------------------------------------------- odds
def test_odds_follow_from_leads_and_from_who_is_due() -> None:
    odds = Odds({"weights": {"2": [[0.0, 0.0], [1.0, 0.5]]}})
    assert odds.of(Standing(0, ((9.0, 1.0), (1.0, 0.0)))) == [0.5, 0.5]
    level, ahead = (odds.of(Standing(1, ((value, 0.0), (1.0, 1.0)))) for value in (1.0, 2.0))
    assert level[0] < 0.5 < ahead[0]
    assert sum(ahead) == pytest.approx(1)
    assert odds.of(Standing(7, ((2.0, 0.0), (1.0, 1.0)))) == ahead


@pytest.mark.parametrize("key", ["vivid", "dejavu", "mistral"])
def test_every_game_knows_its_odds_for_every_number_of_players(key: str) -> None:
    box = boxes()[key]
    for seats in box.seats:
        game = box.game(seats=seats)
        mind = mind_of(game)
        assert mind is not None
        if seats > 1:
            odds = mind.odds(game.setup(seats, SimLuck(Random(seats)), None))
            assert len(odds) == seats
            assert sum(odds) == pytest.approx(1)
            assert max(odds) < 0.9
