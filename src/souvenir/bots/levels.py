"""The levels a person chooses from, the same for every game that has a mind to search with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from souvenir.bots.search import Budget, Mind, SearchBot, Skill
from souvenir.kernel.game import AnyGame

REGULAR, EXPERT = Budget(seconds=0.1), Budget(seconds=1.0)
"""Time for a turn, on one core."""


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


Makers = dict[str, Callable[[Any], Any]]


def levels(
    mind: Callable[[Any], Mind], greedy: Callable[[Any], Any], *, beginner: float, casual: float
) -> Makers:
    """A game's bots, weakest first: the four levels, of which two do not search but slip by so many
    points, and `greedy`, which is there to be measured against."""
    none = Budget(iterations=0)
    return {
        "beginner": Level(mind, Skill(none, slips=beginner)),
        "casual": Level(mind, Skill(none, slips=casual)),
        "greedy": greedy,
        "regular": Level(mind, Skill(REGULAR)),
        "expert": Level(mind, Skill(EXPERT)),
    }
