"""Is it clear what to play in a position? One law for all games, and how to find out without wasting time.

Turns of a position are weighed side by side: those that the mind proposes, what four levels play, what was
played, what a search finds, and the best one with another last step. The position is *clear* if each of them
is either as good as the best one or plainly wrong, and nothing lies in between (`Found.is_clear`). That is
told by ten times the budget of an analysis, in worlds that had no part in choosing the best turn. Before, a
position is looked at in a few worlds and then in more: it goes as soon as it cannot be clear any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from souvenir.analysis.analyst import USUAL, effort_of
from souvenir.analysis.cut import Turn
from souvenir.analysis.practice import RIGHT
from souvenir.analysis.puzzle import Position, losses
from souvenir.analysis.report import mark_of
from souvenir.bots import make_bot, mind_of
from souvenir.bots.search import Budget
from souvenir.bots.search.judge import Estimate, Tried
from souvenir.bots.search.search import Search
from souvenir.table.verify import Opened

LEVELS = ("beginner", "casual", "greedy", "regular:30")
LEAD = 0.10
SURE = ("mistake", "blunder")
"""So much chance a wrong turn loses, and one of these marks is beyond doubt."""
MOST_RIGHT = 1 / 3
"""Such a part of the turns may be as good as the best one."""
FEWEST = 4
"""Different turns; to throw or not to throw is no puzzle."""
GLANCES = (6, 18)
"""Worlds of the first glances, in which half of the turns may seem right."""
PLANS, HURRIED = 6, 2
"""Turns that are weighed at a glance: so many of the mind's, and of hurried players."""
NEAR = 8
"""Turns next to the best one that are weighed at ten times the budget, besides what was played."""
TIMES, BEFORE = 10, (1, 3, 6)
"""So many times the budget; at these a look whether it is worth going on."""
STEPS = 6
"""Other last steps of the best turn that are tried."""

Steps = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """Different turns of a position, the best one first, and what they lose against it."""

    turns: list[Steps]
    losses: list[tuple[Estimate, Estimate]]
    """In chance and in points, to three digits."""

    @property
    def right(self) -> list[bool]:
        """Is a turn as good as the best one?"""
        return [loss.mean < RIGHT for loss, _ in self.losses]

    @property
    def wrong(self) -> list[bool]:
        """Is it plainly worse?"""
        return [loss.mean >= LEAD and mark_of(loss) in SURE for loss, _ in self.losses]

    def is_clear(self, levels: Sequence[int]) -> bool:
        """Is each turn right or wrong, a third right at most, none better, and does a level miss it?"""
        right, wrong = self.right, self.wrong
        return (
            len(self.turns) >= FEWEST
            and all(map(any, zip(right, wrong, strict=True)))
            and sum(right) <= MOST_RIGHT * len(right)
            and min(loss.mean for loss, _ in self.losses) > -RIGHT
            and any(wrong[turn] for turn in levels)
        )

    def may_be_clear(self, most_right: float, levels: Sequence[int] = ()) -> bool:
        """Could it be clear, seen in more worlds? By its error a turn may be off what it seems to be."""
        seem_right = [2 * loss.mean < RIGHT + LEAD for loss, _ in self.losses]
        return (
            sum(seem_right) <= most_right * len(seem_right)
            and not any(_is_between(loss) for loss, _ in self.losses)
            and (not levels or not all(seem_right[turn] for turn in levels))
        )


def _is_between(loss: Estimate) -> bool:
    seems_right = 2 * loss.mean < RIGHT + LEAD
    return loss.mean - loss.error >= RIGHT if seems_right else loss.mean + loss.error < LEAD


class Maker:
    """Looks for a clear turn in one position."""

    def __init__(self, opened: Opened, turn: Turn, seed: str) -> None:
        mind = mind_of(opened.game)
        assert mind is not None
        self.game, self.mind, self.turn = opened.game, mind, turn
        self.at = Position(opened.game, turn.before, turn.seat)
        self.rng = Random(seed)
        self.world = self.game.imagine(self.at.view, self.rng)

    def puzzle(self) -> tuple[Found, dict[str, int]] | None:
        """The turns that were weighed, and which of them each level plays; None if no puzzle is here."""
        effort = effort_of(USUAL)
        plans = sorted(self.mind.plans(self.world, self.turn.seat), key=lambda plan: -plan.worth)
        if len(plans) < 2 or not self._is_promising({plan.worth: plan.steps for plan in reversed(plans)}):
            return None
        levels = {level.partition(":")[0]: self.level(level) for level in LEVELS}
        played = [*levels.values(), tuple(self.turn.steps)]
        turns = self.different([*[plan.steps for plan in plans], *played, self.search(effort.search)])
        if len(turns) < FEWEST:
            return None
        found = self.found(turns, self.tried(turns, effort.trials))
        if not found.may_be_clear(MOST_RIGHT, self.among(found, [*levels.values()])):
            return None
        best, *others = found.turns
        return self.surely([best, *others[:NEAR], *played, *self.others(best)], levels)

    def _is_promising(self, proposed: Mapping[float, Steps]) -> bool:
        """Could it be clear, by a glance at the best plans of different worth and at hurried turns?"""
        seat = self.turn.seat
        hurried = [tuple(self.mind.quick(self.world, seat, self.rng)) for _ in range(HURRIED)]
        turns, tried = self.different([*list(proposed.values())[-PLANS:], *hurried]), Tried()
        for worlds in GLANCES:
            tried = self.tried(turns, worlds, tried)
            if len(turns) < 2 or not self.found(turns, tried).may_be_clear(1 / 2):
                return False
        return True

    def surely(
        self, turns: Sequence[Steps], levels: Mapping[str, Steps]
    ) -> tuple[Found, dict[str, int]] | None:
        """These turns, the best one first, at ten times the budget; None if that is not clear then."""
        effort, played = effort_of(USUAL), list(levels.values())
        turns = self.different(turns)
        if not self.lasts(turns, played, BEFORE[:-1]):
            return None
        turns = self.different([*turns, self.search(TIMES * effort.search)])
        found = self.lasts(turns, played, (*BEFORE, TIMES))
        if found is None or not found.is_clear(numbers := self.among(found, played)):
            return None
        return found, dict(zip(levels, numbers, strict=True))

    def lasts(self, turns: Sequence[Steps], played: Sequence[Steps], times: Sequence[int]) -> Found | None:
        """These turns, the best one first, in more and more worlds; None as soon as it cannot be clear."""
        effort, tried, found = effort_of(USUAL), Tried(), None
        for part in times:
            tried = self.tried(turns, part * effort.trials, tried)
            found = self.found(turns, tried, best=0)
            if not found.may_be_clear(MOST_RIGHT, self.among(found, played)):
                return None
        return found

    def different(self, turns: Sequence[Steps]) -> list[Steps]:
        """Those that lead elsewhere than the ones before, as far as they go."""
        ends, different = list[Any](), list[Steps]()
        for steps in turns:
            walk = self.at.walk(steps)
            if (end := self.at.leads_to(steps)) not in ends:
                ends.append(end)
                different.append(walk.steps if walk.drawing is None else (*walk.steps, walk.drawing))
        return different

    def tried(self, turns: Sequence[Steps], worlds: int, before: Tried = ()) -> Tried:
        """What comes of these turns in so many worlds, those that they were tried in before among them."""
        more = self.at.tried(turns, worlds - (len(before[0]) if before else 0), self.rng.getrandbits(64))
        return tuple([(*old, *new) for old, new in zip(before, more, strict=True)]) if before else more

    def found(self, turns: Sequence[Steps], tried: Tried, best: int | None = None) -> Found:
        """These turns in order, the best one first: the one that did best, if it is not said which."""
        seat = self.turn.seat
        order = sorted(
            range(len(turns)), key=lambda number: -sum([one.chances[seat] for one in tried[number]])
        )
        first = order[0] if best is None else best
        order = [first, *(number for number in order if number != first)]
        lost = losses(tuple([tried[number] for number in order]), seat)
        return Found([turns[number] for number in order], [(_short(loss), _short(pts)) for loss, pts in lost])

    def among(self, found: Found, turns: Sequence[Steps]) -> list[int]:
        """Which of the turns that were found these are."""
        ends = [self.at.leads_to(steps) for steps in found.turns]
        return [ends.index(self.at.leads_to(steps)) for steps in turns]

    def level(self, name: str) -> Steps:
        """The turn that a level plays here, from what the seat sees."""
        bot, seat, steps = make_bot(self.game, name), self.turn.seat, list[Any]()
        while not (walk := self.at.walk(steps)).over:
            legal = self.game.legal(walk.state, seat)
            view = self.game.view(walk.state, seat)
            steps.append(legal[0] if len(legal) == 1 else bot.choose(view, seat, legal, self.rng))
        return tuple(steps)

    def search(self, iterations: int) -> Steps:
        """The best turn that a search finds."""
        search = Search(self.game, self.mind, self.at.view, self.turn.seat, self.rng)
        return tuple(search.run(Budget(iterations=iterations), 1.0).steps)

    def others(self, best: Steps) -> Iterator[Steps]:
        """The best turn with another last step."""
        s = self.at.walk(best[:-1]).state
        legal = [a for a in self.game.legal(s, self.turn.seat) if a != best[-1]]
        for a in legal if len(legal) <= STEPS else self.rng.sample(legal, STEPS):
            yield (*best[:-1], a)


def _short(one: Estimate) -> Estimate:
    return Estimate(round(one.mean, 3), round(one.error, 3))
