"""How likely each seat is to win: what a game's mind makes of a position, fitted to games that were kept.

A mind says where a position stands: in which phase of the game, and what counts for each seat, such as the
points it may expect and how soon it is due to move. What that is worth in which phase stands in the file
`odds.json` beside the mind: `souvenir odds` fits it to games, and says from which.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from math import exp
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat

FILE = "odds.json"

Weights = tuple[float, ...]
"""What each thing that counts is worth in one phase, as logits."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A position as far as its odds follow from it."""

    phase: int
    """Parts of a game in which the same is worth the same; numbered from 0."""
    by_seat: tuple[tuple[float, ...], ...]
    """For each seat what counts, in the order in which the mind names it (`counted`)."""


def chances(weights: Weights, at: Standing) -> list[float]:
    """By seat, the share of the victory to expect; together 1."""
    logits = [sum([w * x for w, x in zip(weights, row, strict=True)]) for row in at.by_seat]
    top = max(logits)
    parts = [exp(logit - top) for logit in logits]
    whole = sum(parts)
    return [part / whole for part in parts]


def in_turn(first: Seat, seats: int) -> tuple[float, ...]:
    """How soon each seat is due where one after the other moves."""
    return tuple([1 - (seat - first) % seats / (seats - 1) if seats > 1 else 1.0 for seat in range(seats)])


class Odds:
    """The fitted weights of one game, by the number of seats and by phase."""

    def __init__(self, table: dict[str, Any]) -> None:
        self._weights: dict[int, list[Weights]] = {
            int(seats): [tuple(row) for row in rows] for seats, rows in table["weights"].items()
        }
        self.searched = frozenset[int](table.get("searched", ()))
        """For so many players the search judges by them: where it was measured to play no worse."""

    @classmethod
    def beside(cls, package: str) -> Odds:
        """Those that stand beside the mind of this package."""
        return cls(json.loads(files(package).joinpath(FILE).read_text(encoding="utf-8")))

    def of(self, at: Standing) -> list[float]:
        """The odds of a position that is not decided yet."""
        rows = self._rows(len(at.by_seat))
        return chances(rows[min(at.phase, len(rows) - 1)], at)

    def _rows(self, seats: int) -> list[Weights]:
        """For so many, or for the number nearest to it that games were fitted to."""
        rows = self._weights.get(seats)
        if rows is None:
            rows = self._weights[seats] = self._weights[min(self._weights, key=lambda n: abs(n - seats))]
        return rows


def shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of the victory; nobody's if no seat came first (a lost solo game)."""
    first = sum(rank == 0 for rank in ranks)
    return [1 / first if rank == 0 else 0.0 for rank in ranks]


def settled(game: AnyGame, s: Any) -> list[float] | None:
    """The odds of a game that is over; None while it is not."""
    return None if game.to_act(s) else shares(game.ranks(s))
