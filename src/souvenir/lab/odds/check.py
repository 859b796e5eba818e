"""Do the odds hold? Said against come, by tenths of the scale, and how far a mover's odds drift in a turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from souvenir.bots.search.odds import Weights, chances
from souvenir.lab.odds.read import Seen

TENTHS = 10


@dataclass(frozen=True, slots=True)
class Tenth:
    """Positions whose odds lie in one tenth of the scale."""

    positions: int
    said: float
    came: float
    """A shared victory counts as its share."""
    error: float
    """The standard error of `came`; the positions of one game count as one observation."""


@dataclass(frozen=True, slots=True)
class Check:
    """What games that nobody fitted to say about the odds."""

    games: int
    tied: int
    tenths: tuple[Tenth | None, ...]
    """From 0 to 1; None where no position had such odds."""
    drift: float
    """How much a mover's odds change in a turn on the whole: 0 if they were right before and after it."""
    drift_error: float
    by_phase: tuple[float | None, ...]
    """The same for the turns of each phase."""

    @property
    def worst(self) -> float:
        """The largest gap between said and come in any tenth."""
        return max(abs(tenth.said - tenth.came) for tenth in self.tenths if tenth)


def check(weights: Sequence[Weights], games: Sequence[Seen]) -> Check:
    """Hold these odds against these games."""
    said, came, count = [0.0] * TENTHS, [0.0] * TENTHS, [0] * TENTHS
    squares = [0.0] * TENTHS
    drifts: list[list[float]] = []
    phases: dict[int, list[float]] = defaultdict(list)
    for game in games:
        odds = [chances(weights[min(at.phase, len(weights) - 1)], at) for _, at in game.turns]
        off = [0.0] * TENTHS
        for said_now in odds:
            for chance, share in zip(said_now, game.shares, strict=True):
                tenth = min(int(chance * TENTHS), TENTHS - 1)
                said[tenth] += chance
                came[tenth] += share
                count[tenth] += 1
                off[tenth] += share - chance
        squares = [square + one * one for square, one in zip(squares, off, strict=True)]
        after = [*odds[1:], list(game.shares)]
        moved = [then[seat] - now[seat] for (seat, _), now, then in zip(game.turns, odds, after, strict=True)]
        drifts.append(moved)
        for (_, at), drift in zip(game.turns, moved, strict=True):
            phases[at.phase].append(drift)
    turns = sum(map(len, drifts))
    return Check(
        games=len(games),
        tied=sum(max(game.shares) < 1 for game in games),
        tenths=tuple(
            Tenth(n, said[i] / n, came[i] / n, sqrt(squares[i]) / n) if (n := count[i]) else None
            for i in range(TENTHS)
        ),
        drift=sum(map(sum, drifts)) / turns,
        drift_error=sqrt(sum(sum(moved) ** 2 for moved in drifts)) / turns,
        by_phase=tuple(
            sum(phases[phase]) / len(phases[phase]) if phase in phases else None
            for phase in range(max(phases) + 1)
        ),
    )
