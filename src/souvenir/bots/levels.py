"""The levels a person chooses from, the same for every game that has a mind to search with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from souvenir.bots.search import Budget, Mind, SearchBot, Skill
from souvenir.kernel.game import AnyGame

REGULAR, EXPERT = Budget(seconds=0.1), Budget(seconds=1.0)
"""Time for a turn, on one core."""
CASUAL, NOW_AND_THEN = 0.5, 0.2
"""How often a casual and a regular player play in a hurry; a beginner always does, an expert never."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays one game; called with the game, it makes the bot."""

    mind: Callable[[Any], Mind]
    skill: Skill

    def __call__(self, game: AnyGame) -> SearchBot:
        return SearchBot(game, self.mind(game), self.skill)

    def within(self, budget: Budget) -> Level:
        """The same level with another budget, for whoever wants to measure or to repeat."""
        return replace(self, skill=replace(self.skill, budget=budget))


def levels(mind: Callable[[Any], Mind], greedy: Callable[[Any], Any]) -> dict[str, Callable[[Any], Any]]:
    """A game's bots, weakest first: the four levels, and `greedy`, which is there to be measured against."""
    none = Budget(iterations=0)
    return {
        "beginner": Level(mind, Skill(none, haste=1.0)),
        "casual": Level(mind, Skill(none, haste=CASUAL)),
        "greedy": greedy,
        "regular": Level(mind, Skill(REGULAR, haste=NOW_AND_THEN)),
        "expert": Level(mind, Skill(EXPERT)),
    }
