"""The bot that searches: it plans a whole turn, and then follows its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from souvenir.bots.search.budget import Budget
from souvenir.bots.search.mind import Mind
from souvenir.bots.search.search import Search
from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat


@dataclass(frozen=True, slots=True)
class Skill:
    """How well a level plays."""

    budget: Budget
    haste: float = 0.0
    """How often a turn is played in a hurry, the first thing that looks good, without a search."""


class SearchBot:
    """Thinks once a turn. What it keeps between steps is its plan, and where that should have led it."""

    def __init__(self, game: AnyGame, mind: Mind, skill: Skill) -> None:
        self._game, self.mind, self._skill = game, mind, skill
        self._coming: tuple[Any, tuple[Any, ...]] | None = None

    def choose(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        """The next step of the plan, if it led here; else of a new one."""
        if len(legal) == 1:
            return legal[0]
        steps = self._remembered(view, legal) or self.plan(view, seat, legal, rng)
        self._coming = self._foresee(view, seat, steps, rng)
        return steps[0]

    def until(self, cancelled: Callable[[], bool]) -> None:
        """Stop thinking, with what was found so far, as soon as this is true."""
        self._skill = replace(self._skill, budget=replace(self._skill.budget, cancelled=cancelled))

    def plan(self, view: Any, seat: Seat, legal: Sequence[Any], rng: Random) -> tuple[Any, ...]:
        """What to do now and, as far as it can be foreseen, after that."""
        mind, skill = self.mind, self._skill
        s = self._game.imagine(view, rng)
        if skill.haste and rng.random() < skill.haste:
            return tuple(mind.quick(s, seat, rng))
        share = mind.share(s, seat)
        if not share:
            return max(mind.plans(s, seat), key=lambda plan: plan.worth).steps
        return Search(self._game, mind, view, seat, rng).run(skill.budget, share).steps

    def _remembered(self, view: Any, legal: Sequence[Any]) -> tuple[Any, ...]:
        """What is left of the plan, if all is as it was foreseen."""
        if self._coming is None:
            return ()
        expected, steps = self._coming
        return steps if view == expected and steps[0] in legal else ()

    def _foresee(
        self, view: Any, seat: Seat, steps: tuple[Any, ...], rng: Random
    ) -> tuple[Any, tuple[Any, ...]] | None:
        """What will be seen when there is a choice again, and the plan from there."""
        game, luck = self._game, SimLuck(rng)
        s = game.imagine(view, rng)
        for number, step in enumerate(steps):
            if number and tuple(game.legal(s, seat)) != (step,):
                return game.view(s, seat), steps[number:]
            game.apply(s, seat, step, luck, None)
        return None
