"""What a lead and being due are worth in each phase: so that the games that were played are likeliest.

Each phase has two weights, and the likelihood has one summit: Newton's method finds it in a few steps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from souvenir.bots.search.odds import Standing, Weight
from souvenir.lab.odds.read import Seen

STEPS = 25
HELD = 1.0
"""A pull towards no weight at all, so that a phase that was hardly seen stays within reason."""

Rows = list[tuple[Standing, tuple[float, ...]]]


def fit(games: Iterable[Seen]) -> list[Weight]:
    """The weights by phase; a phase that was never seen has those of the one before."""
    phases: dict[int, Rows] = defaultdict(list)
    for game in games:
        for _, at in game.turns:
            phases[at.phase].append((at, game.shares))
    weights: list[Weight] = []
    for phase in range(max(phases) + 1):
        start = weights[-1] if weights else Weight(1.0, 0.0)
        weights.append(_summit(phases[phase], start) if phase in phases else start)
    return weights


def _summit(rows: Rows, start: Weight) -> Weight:
    weight = start
    for _ in range(STEPS):
        lead, due = _step(rows, weight)
        weight = Weight(weight.lead + lead, weight.due + due)
        if abs(lead) + abs(due) < 1e-9:
            break
    return Weight(round(weight.lead, 4), round(weight.due, 4))


def _step(rows: Rows, weight: Weight) -> tuple[float, float]:
    """Slope over curvature of the likelihood: how far to go."""
    g0, g1 = -HELD * weight.lead, -HELD * weight.due
    h00, h01, h11 = HELD, 0.0, HELD
    for at, came in rows:
        chances = weight.chances(at)
        moves = at.due
        value = sum(p * v for p, v in zip(chances, at.values, strict=True))
        mover = sum(p * m for p, m in zip(chances, moves, strict=True))
        for p, y, v, m in zip(chances, came, at.values, moves, strict=True):
            g0 += (y - p) * v
            g1 += (y - p) * m
            h00 += p * (v - value) ** 2
            h01 += p * (v - value) * (m - mover)
            h11 += p * (m - mover) ** 2
    area = h00 * h11 - h01 * h01
    lead, due = (h11 * g0 - h01 * g1) / area, (h00 * g1 - h01 * g0) / area
    return max(-1.0, min(1.0, lead)), max(-1.0, min(1.0, due))
