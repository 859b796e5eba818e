"""What everything that counts is worth in each phase: so that the games that were played are likeliest.

The likelihood of a phase has one summit: Newton's method finds it in a few steps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from souvenir.bots.search.odds import Standing, Weights, chances
from souvenir.lab.odds.read import Seen

STEPS = 25
HELD = 1.0
"""A pull towards the weights of the phase before: one that was hardly seen stays within reason."""

Rows = list[tuple[Standing, tuple[float, ...]]]


def fit(games: Iterable[Seen]) -> list[Weights]:
    """The weights by phase; a phase that was never seen has those of the one before."""
    phases: dict[int, Rows] = defaultdict(list)
    for game in games:
        for _, at in game.turns:
            phases[at.phase].append((at, game.shares))
    first = next(iter(phases.values()))[0][0]
    weights: list[Weights] = []
    before: Weights = (1.0, *(0.0 for _ in first.by_seat[0][1:]))
    for phase in range(max(phases) + 1):
        before = _summit(phases[phase], before) if phase in phases else before
        weights.append(before)
    return weights


def _summit(rows: Rows, before: Weights) -> Weights:
    weights = before
    for _ in range(STEPS):
        step = _step(rows, weights, before)
        weights = tuple(w + max(-1.0, min(1.0, d)) for w, d in zip(weights, step, strict=True))
        if sum(map(abs, step)) < 1e-9:
            break
    return tuple(round(w, 4) for w in weights)


def _step(rows: Rows, weights: Weights, before: Weights) -> list[float]:
    """Slope over curvature of the likelihood: how far to go."""
    count = range(len(weights))
    slope = [-HELD * (weights[i] - before[i]) for i in count]
    curve = [[HELD if i == j else 0.0 for j in count] for i in count]
    for at, came in rows:
        said = chances(weights, at)
        mean = [sum(p * row[i] for p, row in zip(said, at.by_seat, strict=True)) for i in count]
        for p, y, row in zip(said, came, at.by_seat, strict=True):
            for i in count:
                slope[i] += (y - p) * row[i]
                off = p * (row[i] - mean[i])
                if off:
                    for j in range(i + 1):
                        curve[i][j] += off * (row[j] - mean[j])
    return _solved([[curve[max(i, j)][min(i, j)] for j in count] + [slope[i]] for i in count])


def _solved(lines: list[list[float]]) -> list[float]:
    """The solution of linear equations whose matrix is positive."""
    for i, line in enumerate(lines):
        lines[i] = line = [x / line[i] for x in line]
        for k, other in enumerate(lines):
            if k != i:
                lines[k] = [x - other[i] * y for x, y in zip(other, line, strict=True)]
    return [line[-1] for line in lines]
