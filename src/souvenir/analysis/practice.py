"""A puzzle while somebody plays it: what their turn is worth, and why the best one is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any

from pydantic import ValidationError

from souvenir.analysis.puzzle import Position, Puzzle, Walk
from souvenir.analysis.report import MARKS
from souvenir.bots.search.judge import Estimate
from souvenir.kernel.game import Json
from souvenir.kernel.talk import Line, Phrase
from souvenir.table.edge import BadInput, first_problem, in_a_line, to_json
from souvenir.table.verify import Opened, open_record

WORLDS = 60
"""In so many a turn is weighed that nobody has weighed before."""
RIGHT = min(least for least, _ in MARKS)
"""What loses less than any mark is right, too."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A turn against the best one that is known."""

    right: bool
    loss: Estimate
    """In chance; less than nothing if it looks even better."""
    points: Estimate
    """In points at the end."""


@dataclass(frozen=True, slots=True)
class Explained:
    """A turn in words, and what it changes on the score sheet of whoever plays it."""

    steps: tuple[Json, ...]
    """Those that no luck follows."""
    says: tuple[Phrase, ...]
    """All of them in the words of their offers."""
    scores: tuple[Line, ...]
    """Lines that are on the sheet, or would be if scoring came now, and were not before the turn."""
    gone: tuple[Line, ...]
    """Those that were, and are no more."""
    worth: float | None = None
    """By so many points at the end it is ahead of the wrong turns that were weighed, on the mean."""


class Practice:
    """One puzzle, laid out."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.opened: Opened = open_record(puzzle.record)
        self.at = Position.of(self.opened, puzzle.seat)
        self._turns = [self.at.read(turn.steps) for turn in puzzle.turns]
        self._ends = [self.at.leads_to(steps) for steps in self._turns]

    def walk(self, steps: Sequence[Any]) -> Walk:
        """A turn as far as it goes; whoever has come to where the best one leads is done."""
        walk = self.at.walk(steps)
        if walk.over or not steps or self._end(walk) != self._ends[0]:
            return walk
        return Walk(walk.state, walk.steps, walk.drawing, over=True)

    def known(self, walk: Walk) -> Verdict | None:
        """What a whole turn is worth, if it was weighed before."""
        end = self._end(walk)
        if end not in self._ends:
            return None
        turn = self.puzzle.turns[self._ends.index(end)]
        return _verdict(turn.loss, turn.points)

    def judge(self, steps: Sequence[Any]) -> Verdict:
        """What a whole turn is worth, weighed now; the same every time."""
        seed = Random(repr(list(map(to_json, steps)))).getrandbits(64)
        _, weighed = self.at.weigh([self._turns[0], tuple(steps)], WORLDS, seed)
        return _verdict(*weighed)

    def answer(self) -> Explained:
        """The best turn that is known."""
        wrong = [turn.points.mean for turn in self.puzzle.turns if turn.loss.mean >= RIGHT]
        return replace(self.explain(self._turns[0]), worth=fmean(wrong) if wrong else None)

    def explain(self, steps: Sequence[Any]) -> Explained:
        """What a turn does."""
        game, seat, walk = self.at.game, self.at.seat, self.at.walk(steps)
        whole = walk.steps if walk.drawing is None else (*walk.steps, walk.drawing)
        before, after = self._lines(self.at.before), self._lines(walk.state)
        return Explained(
            steps=tuple(map(to_json, walk.steps)),
            says=tuple(
                game.offer(self.at.walk(whole[:number]).state, seat, step).label
                for number, step in enumerate(whole)
            ),
            scores=tuple(_without(after, before)),
            gone=tuple(_without(before, after)),
        )

    def _end(self, walk: Walk) -> tuple[Any, Any]:
        return self.at.game.view(walk.state, self.at.seat), walk.drawing

    def _lines(self, s: Any) -> list[Line]:
        game, seat = self.at.game, self.at.seat
        return [*game.score(s, seat, seat), *game.forecast(s, seat, seat)]


def _verdict(loss: Estimate, points: Estimate) -> Verdict:
    return Verdict(loss.mean < RIGHT, loss, points)


def _without(lines: Sequence[Line], others: Sequence[Line]) -> list[Line]:
    """Those of the lines that are not among the others, each as often as it is there more."""
    rest = list(others)
    left = []
    for line in lines:
        if line in rest:
            rest.remove(line)
        elif line.points:
            left.append(line)
    return left


@lru_cache(maxsize=64)
def practice(text: str) -> Practice:
    """A puzzle from its JSON, laid out once; BadInput or Unplayable if it is none."""
    try:
        return Practice(Puzzle.model_validate_json(text))
    except ValidationError as error:
        raise BadInput(in_a_line(*first_problem(error))) from error


def judge(text: str, steps: Sequence[Json]) -> Verdict:
    """What a whole turn is worth, weighed now; for any process."""
    laid = practice(text)
    return laid.judge(laid.at.read(steps))
