"""What a turn was worth: paired trials, with their standard errors.

A trial starts from a state, plays some steps, lets everyone play on in a hurry to a moment that can be
judged, and asks the game's odds. Two ways to play are always tried in the same worlds with the same luck,
so that most of the noise is in both and cancels. The best turn is searched for in worlds A and then weighed
in fresh worlds B: whoever picks the highest of many estimates must not believe that estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Any

from souvenir.bots.search.budget import Budget
from souvenir.bots.search.mind import Mind
from souvenir.bots.search.odds import settled
from souvenir.bots.search.search import STUCK, Search
from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat, total

WIDE = 16
"""Where a mind knows one plan only, so many single steps are tried besides it."""
SMALL = 4
"""Such decisions get one of so many parts of the iterations: they turn fewer games, and there are many."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much an answer may cost."""

    search: int
    """Iterations to find the best turn."""
    trials: int
    """Worlds to compare two ways to play in."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """A turn against the best one that was found, and against what a player in a hurry would do."""

    best: tuple[Any, ...]
    loss: Estimate
    """What the mover's chance lost against the best turn; 0 if it was the best one."""
    points: Estimate
    """The same in points that the mover may expect at the end."""
    skill: tuple[Estimate, ...]
    """By seat, what the turn gained against a hurried one."""


@dataclass(frozen=True, slots=True)
class Gain:
    """By seat, the chance if everyone played on in a hurry, and what a turn changed of it."""

    chances: tuple[Estimate, ...]
    gained: tuple[Estimate, ...]


Start = Callable[[int], Any]
"""The state that the trial of this number starts from; it is not changed."""
Way = tuple[Start, tuple[Any, ...]]
"""Where a trial starts and what is played there first."""


class Outcome:
    """What came of one trial, by seat."""

    __slots__ = ("chances", "points")

    def __init__(self, chances: Sequence[float], points: Sequence[float]) -> None:
        self.chances, self.points = chances, points


class Judge:
    """Judges turns of one game; the same seed gives the same answers."""

    def __init__(self, game: AnyGame, mind: Mind, effort: Effort, seed: int) -> None:
        self._game, self._mind, self._effort = game, mind, effort
        self._rng = Random(seed)

    def turn(self, view: Any, seat: Seat, played: tuple[Any, ...], *, known: Any = None) -> Verdict:
        """The turn that a seat played from this view; `known` is the state, to judge by hindsight."""
        game, rng = self._game, self._rng
        best = self._best(view, seat, played, known)
        worlds: list[Any] = []
        seed = rng.getrandbits(64)

        def world(number: int) -> Any:
            while len(worlds) <= number:
                worlds.append(game.imagine(view, Random(seed + len(worlds))) if known is None else known)
            return worlds[number]

        ways: list[Way] = [(world, played), (world, ())]
        if best != played:
            ways.append((world, best))
        outcomes = self.trials(seat, ways, world(0))
        seats = range(len(outcomes[0][0].chances))
        gained = tuple([_paired(outcomes[0], outcomes[1], other) for other in seats])
        if best == played:
            return Verdict(best, Estimate(0.0, 0.0), Estimate(0.0, 0.0), gained)
        points = _estimate(
            [b.points[seat] - p.points[seat] for p, b in zip(outcomes[0], outcomes[2], strict=True)]
        )
        return Verdict(best, _paired(outcomes[2], outcomes[0], seat), points, gained)

    def gain(self, s: Any, seat: Seat, played: tuple[Any, ...]) -> Gain:
        """What a turn gained in this very state, before the luck of its last step is known."""
        turn, hurried = self.trials(seat, [(lambda number: s, played), (lambda number: s, ())], s)
        seats = range(len(turn[0].chances))
        return Gain(
            tuple([_estimate([one.chances[other] for one in hurried]) for other in seats]),
            tuple([_paired(turn, hurried, other) for other in seats]),
        )

    def luck(self, s: Any, seat: Seat, a: Any, after: Any) -> tuple[Estimate, ...]:
        """By seat, what came of a step against what could have come of it."""
        came, could = self.trials(seat, [(lambda number: after, ()), (lambda number: s, (a,))], after)
        return tuple([_paired(came, could, other) for other in range(len(came[0].chances))])

    # ---------------------------------------------------------------- the best turn
    def _best(self, view: Any, seat: Seat, played: tuple[Any, ...], known: Any) -> tuple[Any, ...]:
        game, rng = self._game, self._rng
        s = game.imagine(view, Random(rng.getrandbits(64))) if known is None else known
        also, iterations = [played], self._effort.search
        if not self._mind.share(s, seat):
            iterations //= SMALL
            legal = list(game.legal(s, seat))
            also += [(a,) for a in (legal if len(legal) <= WIDE else rng.sample(legal, WIDE))]
        search = Search(game, self._mind, view, seat, rng, known=known, also=also)
        return search.run(Budget(iterations=iterations), 1.0).steps

    # ---------------------------------------------------------------- trials
    def trials(self, seat: Seat, ways: Sequence[Way], began: Any) -> list[list[Outcome]]:
        """What comes of each way in the same worlds, with the same luck."""
        seed = self._rng.getrandbits(64)
        outcomes: list[list[Outcome]] = [[] for _ in ways]
        for number in range(self._effort.trials):
            for (start, steps), found in zip(ways, outcomes, strict=True):
                s = self._game.copy(start(number))
                found.append(self._try(s, seat, steps, began, Random(seed + number)))
        return outcomes

    def _try(self, s: Any, seat: Seat, steps: tuple[Any, ...], began: Any, rng: Random) -> Outcome:
        game, mind, luck = self._game, self._mind, SimLuck(rng)
        for a in steps:
            if a not in game.legal(s, seat):
                break
            game.apply(s, seat, a, luck, None)
        for turns in range(STUCK):
            acting = game.to_act(s)
            if not acting or mind.rests(s, began, turns):
                return self._outcome(s)
            for a in mind.quick(s, acting[0], rng):
                game.apply(s, acting[0], a, luck, None)
        raise RuntimeError(f"{game.key}: played on for {STUCK} turns without coming to rest")

    def _outcome(self, s: Any) -> Outcome:
        game, mind = self._game, self._mind
        over = settled(game, s)
        if over is None:
            return Outcome(mind.odds(s), mind.values(s))
        return Outcome(over, [float(total(list(game.score(s, seat, None)))) for seat in range(len(over))])


def _paired(one: Sequence[Outcome], two: Sequence[Outcome], seat: Seat) -> Estimate:
    return _estimate([o.chances[seat] - t.chances[seat] for o, t in zip(one, two, strict=True)])


def _estimate(found: Sequence[float]) -> Estimate:
    mean = sum(found) / len(found)
    spread = sum([(one - mean) ** 2 for one in found])
    return Estimate(mean, sqrt(spread / max(len(found) - 1, 1) / len(found)))
