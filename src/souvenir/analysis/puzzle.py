"""Find the turn: a position, and the turns that were weighed there.

A turn ends where luck follows a step, or where others than before are to act. Two turns are the same if they
lead to the same view of whoever plays them. The puzzles that ship with a game lie in its box, `puzzles.json`;
`python -m tools.puzzles` makes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from souvenir.bots import has_mind, mind_of
from souvenir.bots.search.judge import Effort, Estimate, Judge, Question, Tried
from souvenir.kernel.game import AnyGame, Json
from souvenir.kernel.log import rebuild
from souvenir.kernel.luck import LuckDrawn, NoLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Seat
from souvenir.table.edge import ActionReader, BadInput
from souvenir.table.record import Number, Record
from souvenir.table.verify import Opened

FILE = "puzzles.json"
MOST = 64
"""Steps of a turn, and turns that are known of a puzzle, at most."""
NONE = Estimate(0.0, 0.0)

Steps = Annotated[tuple[dict[str, Any], ...], Field(max_length=MOST)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Weighed(_Part):
    """A turn, and what it loses against the best one: in chance, and in points at the end."""

    steps: Steps
    loss: Estimate = NONE
    points: Estimate = NONE


class Puzzle(_Part):
    """A position and the turns that were weighed there."""

    record: Record
    """The game up to there; nobody is shown more of it than the seat knew."""
    seat: Number
    turns: Annotated[tuple[Weighed, ...], Field(min_length=1, max_length=MOST)]
    """The best one first."""
    levels: dict[str, Number] = {}
    """Which of these turns each level of bots plays."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that ship with a game; none if it has none."""
    path = boxes()[game].folder / FILE
    return TypeAdapter(tuple[Puzzle, ...]).validate_json(path.read_bytes()) if path.exists() else ()


@dataclass(frozen=True, slots=True)
class Walk:
    """A turn as far as it was played."""

    state: Any
    steps: tuple[Any, ...]
    """Those that no luck follows."""
    drawing: Any | None
    """The step that luck would follow: what would be drawn nobody knows, so it is not carried out."""
    over: bool
    """Is this the whole turn?"""


class Position:
    """Where a puzzle is played."""

    def __init__(self, game: AnyGame, before: Any, seat: Seat) -> None:
        if seat not in game.to_act(before):
            raise BadInput(f"seat: {seat} has nothing to decide there")
        if not has_mind(game.key):
            raise BadInput(f"{game.key}: no odds are known")
        self.game, self.before, self.seat = game, before, seat
        self.view = game.view(before, seat)
        self._reader = ActionReader(game)

    @classmethod
    def of(cls, opened: Opened, seat: Seat) -> Position:
        """Where a record ends; Unplayable if its log does not fit."""
        return cls(opened.game, rebuild(opened.game, opened.seats, opened.record.deal, opened.entries), seat)

    def read(self, steps: Sequence[Json]) -> tuple[Any, ...]:
        """Steps as actions; BadInput names the one that is none."""
        return tuple(self._reader.read(step, f"steps.{number}") for number, step in enumerate(steps))

    def walk(self, steps: Sequence[Any]) -> Walk:
        """Play steps to the end of the turn; BadInput names the first that is not allowed."""
        game, seat = self.game, self.seat
        s, acting = self.before, game.to_act(self.before)
        for number, action in enumerate(steps):
            if action not in game.legal(s, seat):
                raise BadInput(f"steps.{number}: not allowed there")
            after = game.copy(s)
            try:
                game.apply(after, seat, action, NoLuck(), None)
            except LuckDrawn:
                return Walk(s, tuple(steps[:number]), action, over=True)
            s = after
            if game.to_act(s) != acting:
                return Walk(s, tuple(steps[: number + 1]), None, over=True)
        return Walk(s, tuple(steps), None, over=False)

    def leads_to(self, steps: Sequence[Any]) -> tuple[Any, Any]:
        """By which turns are told apart: what its player sees then, and the step that luck follows."""
        walk = self.walk(steps)
        return self.game.view(walk.state, self.seat), walk.drawing

    def weigh(
        self, turns: Sequence[tuple[Any, ...]], trials: int, seed: int
    ) -> list[tuple[Estimate, Estimate]]:
        """What each turn loses against the first one, in chance and in points, all in the same worlds."""
        return losses(self.tried(turns, trials, seed), self.seat)

    def tried(self, turns: Sequence[tuple[Any, ...]], trials: int, seed: int) -> Tried:
        """What comes of each turn in the same worlds.

        They are imagined from what the seat sees: nothing that is hidden from it is known.
        """
        mind, rng = mind_of(self.game), Random(seed)
        assert mind is not None
        judge = Judge(self.game, mind, Effort(0, trials), rng.getrandbits(64))
        worlds = [self.game.imagine(self.view, Random(rng.getrandbits(64))) for _ in range(trials)]
        ways = tuple([(worlds.__getitem__, turn) for turn in turns])
        return judge.answer(Question(self.seat, ways, worlds[0]))


def losses(tried: Tried, seat: Seat) -> list[tuple[Estimate, Estimate]]:
    """What a seat loses by each of these ways against the first one, in chance and in points."""
    best = tried[0]
    return [
        (
            _estimate([b.chances[seat] - o.chances[seat] for b, o in zip(best, other, strict=True)]),
            _estimate([b.points[seat] - o.points[seat] for b, o in zip(best, other, strict=True)]),
        )
        for other in tried
    ]


def _estimate(found: Sequence[float]) -> Estimate:
    return Estimate(fmean(found), stdev(found) / sqrt(len(found)))
