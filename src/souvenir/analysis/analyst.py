"""A finished game looked at again, turn by turn and draw by draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from random import Random

from souvenir.analysis.cut import Cut, Draw, Turn, cut
from souvenir.analysis.report import Analysis, Luck, Move, mark_of, seated
from souvenir.bots import mind_of
from souvenir.bots.search.judge import Effort, Estimate, Judge
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


class Analyst:
    """Looks at one game. Every answer has a seed of its own, so that any of them can be had again alone."""

    def __init__(self, opened: Opened, effort: Effort, *, hindsight: bool = False) -> None:
        mind = mind_of(opened.game)
        if mind is None or opened.seats < 2:
            raise BadGame(f"{opened.record.game}, {opened.seats} players: no odds are known")
        self.cut: Cut = cut(opened)
        over = settled(opened.game, self.cut.over)
        if over is None:
            raise BadGame("the game is not over")
        self._game, self._mind, self._effort, self._hindsight = opened.game, mind, effort, hindsight
        self.end = over
        self.digest = sha256(text_of(opened.record).encode()).hexdigest()
        turns: list[Turn | Draw] = [turn for turn in self.cut.turns if turn.choice]
        self.parts = sorted([*turns, *self.cut.draws], key=lambda part: part.entry)

    def __len__(self) -> int:
        return len(self.parts)

    def __iter__(self) -> Iterator[Move | Luck]:
        """Turns and draws in the order of the game, each as soon as it is known."""
        return map(self.weigh, self.parts)

    def weigh(self, part: Turn | Draw) -> Move | Luck:
        """What one of them was worth."""
        return self._move(part) if isinstance(part, Turn) else self._luck(part)

    def start(self) -> tuple[Estimate, ...]:
        """By seat, the chance after the deal."""
        return self._judge("start", 0).gain(self.cut.dealt, 0, ()).chances

    def sum_up(self, found: Sequence[Move | Luck]) -> Analysis:
        """What all of them add up to."""
        moves = tuple(one for one in found if isinstance(one, Move))
        draws = tuple(one for one in found if isinstance(one, Luck))
        start = self.start()
        return Analysis(
            game=self._game.key,
            record=self.digest,
            effort=self._effort,
            moves=moves,
            luck=draws,
            seats=tuple(seated(seat, start[seat], end, moves, draws) for seat, end in enumerate(self.end)),
        )

    def _judge(self, what: str, entry: int) -> Judge:
        seed = Random(f"{self.digest}/{what}/{entry}").getrandbits(64)
        return Judge(self._game, self._mind, self._effort, seed)

    def _move(self, turn: Turn) -> Move:
        game, seat, played = self._game, turn.seat, tuple(turn.steps)
        view = game.view(turn.before, seat)
        verdict = self._judge("turn", turn.entry).turn(view, seat, played)
        real = self._judge("real", turn.entry).gain(turn.before, seat, played)
        mark, hindsight = mark_of(verdict.loss), None
        if mark and self._hindsight:
            known = self._judge("hindsight", turn.entry)
            hindsight = known.turn(view, seat, played, known=turn.before).loss
        return Move(
            entry=turn.entry,
            seat=seat,
            round=turn.round,
            played=tuple(map(to_json, played)),
            best=tuple(map(to_json, verdict.best)),
            loss=verdict.loss,
            points=verdict.points,
            mark=mark,
            chances=real.chances,
            skill=verdict.skill,
            gained=real.gained,
            hindsight=hindsight,
        )

    def _luck(self, draw: Draw) -> Luck:
        judge = self._judge("draw", draw.entry)
        return Luck(
            draw.entry, draw.seat, draw.round, judge.luck(draw.before, draw.seat, draw.step, draw.after)
        )


def analyse(
    opened: Opened,
    effort: Effort,
    *,
    hindsight: bool = False,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Analysis:
    """The whole of it; BadGame if the game is not over or nobody knows its odds."""
    analyst = Analyst(opened, effort, hindsight=hindsight)
    found: list[Move | Luck] = []
    for one in analyst:
        found.append(one)
        progress(len(found), len(analyst))
    return analyst.sum_up(found)
