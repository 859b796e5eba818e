"""An expert whose search judges by the odds of a position instead of by the lead in points.

To be measured against the search as it is, with equal iterations, for two players:

    souvenir arena vivid --bots tools/by_odds.py:ByOdds,expert:60 --games 400
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Any

from souvenir.bots import mind_of
from souvenir.bots.search import Budget, SearchBot, Skill
from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat

ITERATIONS = 60
SLOPE = 1.1
"""The search takes a lead of so many scales as a logit (see `chance` in souvenir.bots.search.search)."""


class _Knowing:
    """A mind as it is, but for its values: they are such that the search makes the odds of them again."""

    def __init__(self, mind: Any) -> None:
        self._mind, self.scale = mind, mind.scale

    def __getattr__(self, name: str) -> Any:
        return getattr(self._mind, name)

    def values(self, s: Any) -> Sequence[float]:
        return [log(max(odds, 1e-9)) * self.scale / SLOPE for odds in self._mind.odds(s)]


class ByOdds:
    """Thinks for so many iterations a turn."""

    def __init__(self, game: AnyGame) -> None:
        self._bot = SearchBot(game, _Knowing(mind_of(game)), Skill(Budget(iterations=ITERATIONS)))

    def choose(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        return self._bot.choose(view, seat, legal, rng)
