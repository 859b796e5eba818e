"""What a turn was worth: paired trials, with their standard errors.

A trial starts from a state, plays some steps, lets everyone play on in a hurry to a moment that can be
judged, and asks the game's odds. Two ways to play are always tried in the same worlds with the same luck,
so that most of the noise is in both and cancels. The best turn is searched for in worlds A and then weighed
in fresh worlds B: whoever picks the highest of many estimates must not believe that estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from random import Random
from typing import Any

from souvenir.bots.search.budget import Budget, now
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
DOUBTFUL, CLEAR, MORE = 0.03, 0.10, 4
"""A turn that seems to have lost so much, and not clearly so much, is tried up to so many times as often."""


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
    """By seat, the chance if everyone played on in a hurry, and what a turn or a draw changed of it."""

    chances: tuple[Estimate, ...]
    gained: tuple[Estimate, ...]
    revised: tuple[Estimate, ...]
    """How much that chance differs from what it was when it was judged a little sooner."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one trial, by seat."""

    chances: tuple[float, ...]
    points: tuple[float, ...]
    sooner: tuple[float, ...]


Tried = tuple[tuple[Outcome, ...], ...]
"""Way by way, what came of the trials; those of one number had the same world and the same luck."""
Start = Callable[[int], Any]
"""The state that the trial of this number starts from; it is not changed."""
Way = tuple[Start, tuple[Any, ...]]
"""Where a trial starts and what is played there first."""


@dataclass(frozen=True, slots=True)
class Question:
    """Ways for a seat to go on, to be tried side by side."""

    seat: Seat
    ways: tuple[Way, ...]
    began: Any
    """When a trial has come far enough is seen from here."""
    sooner: Any = None
    """The last way is also judged as far as was seen from here, where an earlier part of the game began."""
    doubts: bool = False
    """Is it tried more often while it is in doubt how far the third way is ahead of the first?"""


class Judge:
    """Judges turns of one game; the same seed gives the same answers.

    Each trial has a number and with it a seed of its own: they can be made a few at a time.
    """

    def __init__(self, game: AnyGame, mind: Mind, effort: Effort, seed: int) -> None:
        self._game, self._mind, self._effort = game, mind, effort
        rng = Random(seed)
        self._worlds, self._luck, self._search = [rng.getrandbits(64) for _ in range(3)]

    def turn(self, view: Any, seat: Seat, played: tuple[Any, ...], *, known: Any = None) -> Verdict:
        """The turn that a seat played from this view; `known` is the state, to judge by hindsight."""
        best = self.best(view, seat, played, known=known)
        return verdict(seat, best, self.answer(self.which(view, seat, played, best, known=known)))

    def gain(self, s: Any, seat: Seat, played: tuple[Any, ...]) -> Gain:
        """What a turn gained in this very state, before the luck of its last step is known."""
        return gain(self.answer(self.gained(s, seat, played)))

    def luck(self, s: Any, seat: Seat, a: Any, after: Any) -> Gain:
        """What came of a step against what could have come of it."""
        return gain(self.answer(self.lucky(s, seat, a, after)))

    # ---------------------------------------------------------------- questions
    def which(
        self, view: Any, seat: Seat, played: tuple[Any, ...], best: tuple[Any, ...], *, known: Any = None
    ) -> Question:
        """The played turn, a hurried one and, if it is another, the best one; see `verdict`."""
        worlds: dict[int, Any] = {}

        def world(number: int) -> Any:
            if known is not None:
                return known
            if number not in worlds:
                worlds[number] = self._game.imagine(view, Random(self._worlds + number))
            return worlds[number]

        ways = [played, (), best] if best != played else [played, ()]
        return Question(seat, tuple([(world, steps) for steps in ways]), world(0), doubts=best != played)

    def gained(self, s: Any, seat: Seat, played: tuple[Any, ...], sooner: Any = None) -> Question:
        """The played turn and a hurried one as the table really stood; see `gain`."""
        return Question(seat, ((lambda number: s, played), (lambda number: s, ())), s, sooner)

    def lucky(self, s: Any, seat: Seat, a: Any, after: Any, sooner: Any = None) -> Question:
        """What came of a step, and what could have come of it; see `gain`."""
        return Question(seat, ((lambda number: after, ()), (lambda number: s, (a,))), after, sooner)

    # ---------------------------------------------------------------- the best turn
    def best(self, view: Any, seat: Seat, played: tuple[Any, ...], *, known: Any = None) -> tuple[Any, ...]:
        """The best turn that a search finds; the played one is among those it tries."""
        game, rng = self._game, Random(self._search)
        s = game.imagine(view, Random(rng.getrandbits(64))) if known is None else known
        also, iterations = [played], self._effort.search
        if not self._mind.share(s, seat):
            iterations //= SMALL
            legal = list(game.legal(s, seat))
            also += [(a,) for a in (legal if len(legal) <= WIDE else rng.sample(legal, WIDE))]
        search = Search(game, self._mind, view, seat, rng, known=known, also=also)
        return search.run(Budget(iterations=iterations), 1.0).steps

    # ---------------------------------------------------------------- trials
    def answer(self, question: Question, tried: Tried = (), until: float = inf) -> Tried:
        """What comes of each way; after what was tried before, and until it is so late."""
        outcomes = [list(found) for found in tried] or [[] for _ in question.ways]
        while not self.enough(question, outcomes):
            number = len(outcomes[0])
            for (start, steps), found in zip(question.ways, outcomes, strict=True):
                s, rng = self._game.copy(start(number)), Random(self._luck + number)
                sooner = question.sooner if found is outcomes[-1] else None
                found.append(self._try(s, question.seat, steps, question.began, sooner, rng))
            if now() >= until:
                break
        return tuple([tuple(found) for found in outcomes])

    def enough(self, question: Question, tried: Sequence[Sequence[Outcome]]) -> bool:
        """Is the answer as sure as it has to be?"""
        trials, count = self._effort.trials, len(tried[0]) if tried else 0
        if count < trials or not question.doubts:
            return count >= trials
        if count >= MORE * trials or count % trials:
            return count >= MORE * trials
        loss = _paired(tried[2], tried[0], question.seat)
        return loss.mean < DOUBTFUL or loss.mean - 2 * loss.error >= CLEAR

    def _try(
        self, s: Any, seat: Seat, steps: tuple[Any, ...], began: Any, sooner: Any, rng: Random
    ) -> Outcome:
        game, mind, luck = self._game, self._mind, SimLuck(rng)
        seen: tuple[float, ...] | None = None
        for a in steps:
            if a not in game.legal(s, seat):
                break
            game.apply(s, seat, a, luck, None)
        for turns in range(STUCK):
            acting = game.to_act(s)
            if not acting or mind.rests(s, began, turns):
                return self._outcome(s, seen)
            if sooner is not None and seen is None and mind.rests(s, sooner, turns):
                seen = tuple(mind.odds(s))
            for a in mind.quick(s, acting[0], rng):
                game.apply(s, acting[0], a, luck, None)
        raise RuntimeError(f"{game.key}: played on for {STUCK} turns without coming to rest")

    def _outcome(self, s: Any, sooner: tuple[float, ...] | None) -> Outcome:
        game, mind = self._game, self._mind
        over = settled(game, s)
        if over is None:
            chances, points = tuple(mind.odds(s)), tuple(mind.values(s))
        else:
            chances = tuple(over)
            points = tuple([float(total(list(game.score(s, seat, None)))) for seat in range(len(over))])
        return Outcome(chances, points, sooner or chances)


def verdict(seat: Seat, best: tuple[Any, ...], tried: Tried) -> Verdict:
    """What the trials of `Judge.which` say."""
    played, hurried = tried[0], tried[1]
    skill = tuple([_paired(played, hurried, other) for other in range(len(played[0].chances))])
    if len(tried) == 2:
        return Verdict(best, Estimate(0.0, 0.0), Estimate(0.0, 0.0), skill)
    points = _estimate([b.points[seat] - p.points[seat] for p, b in zip(played, tried[2], strict=True)])
    return Verdict(best, _paired(tried[2], played, seat), points, skill)


def gain(tried: Tried) -> Gain:
    """What the trials of `Judge.gained` or `Judge.lucky` say."""
    came, could = tried
    seats = range(len(came[0].chances))
    return Gain(
        chances=tuple([_estimate([one.chances[seat] for one in could]) for seat in seats]),
        gained=tuple([_paired(came, could, seat) for seat in seats]),
        revised=tuple([_estimate([one.chances[seat] - one.sooner[seat] for one in could]) for seat in seats]),
    )


def _paired(one: Sequence[Outcome], two: Sequence[Outcome], seat: Seat) -> Estimate:
    return _estimate([o.chances[seat] - t.chances[seat] for o, t in zip(one, two, strict=True)])


def _estimate(found: Sequence[float]) -> Estimate:
    mean = sum(found) / len(found)
    spread = sum([(one - mean) ** 2 for one in found])
    return Estimate(mean, sqrt(spread / max(len(found) - 1, 1) / len(found)))
