"""Experts whose search judges by the odds of a position, or by the lead in points, whatever the mind says.

To measure which plays better, with equal iterations; what a mind then does stands in its odds.json as
`searched`, the numbers of players for which its search judges by the odds:

    souvenir arena vivid --bots tools/by_odds.py:ByOdds,tools/by_odds.py:ByLead --games 400
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from souvenir.bots import mind_of
from souvenir.bots.search import Budget, SearchBot, Skill
from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat

ITERATIONS = 30


class _Judging:
    """A mind as it is, but for what the search judges by."""

    def __init__(self, mind: Any, *, by_odds: bool) -> None:
        self._mind, self.scale, self._by_odds = mind, mind.scale, by_odds

    def __getattr__(self, name: str) -> Any:
        return getattr(self._mind, name)

    def by_odds(self, s: Any) -> bool:
        return self._by_odds


class ByOdds:
    """Thinks for so many iterations a turn."""

    by_odds = True

    def __init__(self, game: AnyGame) -> None:
        mind = _Judging(mind_of(game), by_odds=self.by_odds)
        self._bot = SearchBot(game, mind, Skill(Budget(iterations=ITERATIONS)))

    def choose(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        return self._bot.choose(view, seat, legal, rng)


class ByLead(ByOdds):
    """The same, but for what it judges by."""

    by_odds = False
