"""The tree: nodes are decisions, branches are plans, and what is counted is how often they won.

This is information-set Monte Carlo tree search with a single observer. One tree serves all imagined
states: a branch is a plan, not a state, and in each iteration only the plans that its state allows are
chosen among. How often a branch could have been chosen is counted, too, so that one that is seldom
possible is not mistaken for one that was neglected.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from souvenir.bots.search.mind import Plan

EXPLORE = 0.15
"""How much a branch that was tried less often is favoured; rewards lie between 0 and 1."""
TRUST = 6.0
"""The game's own opinion of a plan counts like so many tries."""
WIDEN, WIDER = 1.5, 0.5
"""A node that was visited n times may have WIDEN * n ** WIDER branches."""


class Branch:
    """A plan, and what came of it."""

    __slots__ = ("after", "opinion", "possible", "steps", "total", "visits")

    def __init__(self, plan: Plan[Any]) -> None:
        self.steps = plan.steps
        self.opinion = plan.worth
        """What the game's own knowledge expects, against the best plan of the node, as a reward."""
        self.visits = 0
        self.possible = 0
        self.total = 0.0
        self.after = Node()

    def mean(self, base: float) -> float:
        """The reward to expect, from opinion and experience together."""
        return (self.total + TRUST * (base + self.opinion)) / (self.visits + TRUST)

    def promise(self, base: float) -> float:
        """What is chosen by while searching: the mean, and more for what was tried less."""
        return self.mean(base) + EXPLORE * sqrt(log(self.possible + 1) / (self.visits + 1))


class Node:
    """A decision that is reached again and again, in many imagined states."""

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: list[Branch] = []
        self.visits = 0
        self.total = 0.0

    @property
    def base(self) -> float:
        """The mean reward of all that was tried here."""
        return self.total / self.visits if self.visits else 0.5

    @property
    def narrow(self) -> bool:
        """May another branch grow here?"""
        return len(self.branches) < int(WIDEN * (self.visits + 1) ** WIDER) + 1

    def grow(self, plan: Plan[Any]) -> Branch:
        """The branch of this plan: the one there is, or a new one."""
        for branch in self.branches:
            if branch.steps == plan.steps:
                return branch
        self.branches.append(Branch(plan))
        return self.branches[-1]

    def best(self) -> Branch:
        """What the search has come to like most."""
        base = self.base
        return max(self.branches, key=lambda branch: branch.mean(base))
