"""A finished game looked at again, turn by turn and draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import inf
from random import Random
from typing import Any

from souvenir.analysis.cut import Cut, Draw, Turn, cut
from souvenir.analysis.report import Analysis, Luck, Move, mark_of, seated
from souvenir.bots import mind_of
from souvenir.bots.search.budget import now
from souvenir.bots.search.judge import Effort, Estimate, Judge, Tried, gain, verdict
from souvenir.bots.search.odds import settled
from souvenir.table.edge import BadInput, to_json
from souvenir.table.record import text_of
from souvenir.table.verify import Opened

USUAL = 60
"""Iterations to search for the best turn, where nobody says otherwise."""


class BadGame(BadInput):
    """A game that cannot be analysed: it still runs, or nobody knows its odds."""


def effort_of(budget: int) -> Effort:
    """So many iterations to find the best turn; to weigh it, three worlds for ten of them."""
    return Effort(search=budget, trials=max(8, 3 * budget // 10))


@dataclass(frozen=True, slots=True)
class Begun:
    """What is known so far of a turn or a draw."""

    best: tuple[Any, ...] | None = None
    fair: Tried = ()
    """What came of trials by what the seat could know."""
    real: Tried = ()
    """What came of trials as the table really stood."""


class Analyst:
    """Looks at one game. Every answer has a seed of its own, so that any of them can be had again alone."""

    def __init__(self, opened: Opened, effort: Effort, *, hindsight: bool = False, seed: int = 1) -> None:
        mind = mind_of(opened.game)
        if mind is None or opened.seats < 2:
            raise BadGame(f"{opened.record.game}, {opened.seats} players: no odds are known")
        self.cut: Cut = cut(opened)
        over = settled(opened.game, self.cut.over)
        if over is None:
            raise BadGame("the game is not over")
        self._game, self._mind, self._effort, self._hindsight = opened.game, mind, effort, hindsight
        self._seed = seed
        self.end = over
        self.digest = sha256(text_of(opened.record).encode()).hexdigest()
        turns: list[Turn | Draw] = [turn for turn in self.cut.turns if turn.choice]
        self.parts = sorted([*turns, *self.cut.draws], key=lambda part: part.entry)

    def __len__(self) -> int:
        return len(self.parts)

    def __iter__(self) -> Iterator[Move | Luck]:
        """Turns and draws in the order of the game, each as soon as it is known."""
        return map(self.weigh, range(len(self)))

    def weigh(self, number: int) -> Move | Luck:
        """What one of them was worth."""
        found = self.weigh_on(number, None, inf)
        assert not isinstance(found, Begun)
        return found

    def weigh_on(self, number: int, begun: Begun | None, until: float) -> Move | Luck | Begun:
        """The same in pieces: go on with what was begun; what is not done when it is so late is begun."""
        part = self.parts[number]
        if isinstance(part, Draw):
            return self._luck(part, self._sooner(number), begun or Begun(), until)
        return self._move(part, self._sooner(number), begun or Begun(), until)

    def _sooner(self, number: int) -> Any:
        """From where the part before this one was judged."""
        if not number:
            return None
        before = self.parts[number - 1]
        return before.after if isinstance(before, Draw) else before.before

    def _start(self, found: Sequence[Move | Luck]) -> tuple[Estimate, ...]:
        """By seat, the chance after the deal: that before the first turn, if no luck came between."""
        if found and isinstance(found[0], Move):
            return found[0].chances
        return self._judge("start", 0).gain(self.cut.dealt, 0, ()).chances

    def sum_up(self, found: Sequence[Move | Luck]) -> Analysis:
        """What all of them add up to."""
        moves = tuple(one for one in found if isinstance(one, Move))
        draws = tuple(one for one in found if isinstance(one, Luck))
        start = self._start(found)
        return Analysis(
            game=self._game.key,
            record=self.digest,
            effort=self._effort,
            moves=moves,
            luck=draws,
            seats=tuple(seated(seat, start[seat], end, moves, draws) for seat, end in enumerate(self.end)),
        )

    def _judge(self, what: str, entry: int) -> Judge:
        seed = Random(f"{self.digest}/{self._seed}/{what}/{entry}").getrandbits(64)
        return Judge(self._game, self._mind, self._effort, seed)

    def _move(self, turn: Turn, sooner: Any, begun: Begun, until: float) -> Move | Begun:
        game, seat, played = self._game, turn.seat, tuple(turn.steps)
        view, judge = game.view(turn.before, seat), self._judge("turn", turn.entry)
        best, fair, real = begun.best, begun.fair, begun.real
        if best is None:
            best = judge.best(view, seat, played)
            if now() >= until:
                return Begun(best)
        which = judge.which(view, seat, played, best)
        if not judge.enough(which, fair):
            fair = judge.answer(which, fair, until)
            if now() >= until:
                return Begun(best, fair)
        judge = self._judge("real", turn.entry)
        gained = judge.gained(turn.before, seat, played, sooner)
        real = judge.answer(gained, real, until)
        if not judge.enough(gained, real):
            return Begun(best, fair, real)
        said, came = verdict(seat, best, fair), gain(real)
        mark, hindsight = mark_of(said.loss), None
        if mark and self._hindsight:
            known = self._judge("hindsight", turn.entry)
            hindsight = known.turn(view, seat, played, known=turn.before).loss
        return Move(
            entry=turn.entry,
            seat=seat,
            round=turn.round,
            played=tuple(map(to_json, played)),
            best=tuple(map(to_json, best)),
            loss=said.loss,
            points=said.points,
            mark=mark,
            chances=came.chances,
            skill=said.skill,
            gained=came.gained,
            revised=came.revised,
            hindsight=hindsight,
        )

    def _luck(self, draw: Draw, sooner: Any, begun: Begun, until: float) -> Luck | Begun:
        judge = self._judge("draw", draw.entry)
        lucky = judge.lucky(draw.before, draw.seat, draw.step, draw.after, sooner)
        real = judge.answer(lucky, begun.real, until)
        if not judge.enough(lucky, real):
            return Begun(real=real)
        came = gain(real)
        return Luck(draw.entry, draw.seat, draw.round, came.gained, came.revised)


def analyse(
    opened: Opened,
    effort: Effort,
    *,
    hindsight: bool = False,
    seed: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """The whole of it; BadGame if the game is not over or nobody knows its odds."""
    analyst = Analyst(opened, effort, hindsight=hindsight, seed=seed)
    found: list[Move | Luck] = []
    for one in analyst:
        found.append(one)
        progress(len(found), len(analyst))
    return analyst.sum_up(found)
