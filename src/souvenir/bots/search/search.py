"""The search itself: imagine, walk down the tree, play on, judge, and count.

**Micro-actions.** A branch is a `Plan`, all the steps of a turn that belong together: they are never
taken for plies of their own, and the budget is one for the whole turn. At the root the game proposes its
best plans; further down, turns are proposed one by one as a node is visited more often (progressive
widening).

**Simultaneous phases and decisions out of turn.** The root is the decision of whoever was asked,
whatever the order: those who decide at the same time have not shown what they chose, so their choice is
part of what comes after, made by the game's quick player in the order of `to_act`, from what that seat
knows and never from what we chose in secret. A decision out of turn (a throw, a sale, a discard in
another's turn) is a root like any other; its plan ends where somebody else decides.

**Chance and hidden things.** Each try of a branch of the root has a number, and the same number means
the same imagined state and the same luck for every branch: plans are compared in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import exp
from random import Random
from typing import Any

from souvenir.bots.search.budget import Budget, now
from souvenir.bots.search.mind import Mind, Plan
from souvenir.bots.search.odds import settled
from souvenir.bots.search.tree import Branch, Node
from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat

DEPTH = 2
"""So many turns deep the tree grows; beyond it, turns are played and forgotten."""
STUCK = 400
"""More turns than this in one iteration mean a mind that never rests."""


class Search:
    """One decision thought over."""

    def __init__(
        self,
        game: AnyGame,
        mind: Mind,
        view: Any,
        seat: Seat,
        rng: Random,
        *,
        known: Any = None,
        also: Sequence[tuple[Any, ...]] = (),
    ) -> None:
        """`known` is the state itself, for a search that knows all; `also` are plans to be tried besides."""
        self._game, self._mind, self._view, self._seat, self._known = game, mind, view, seat, known
        self._seed, self._luck = rng.getrandbits(64), rng.getrandbits(64)
        self._since = now()
        self._worlds: list[Any] = []
        self.root = Node()
        plans = mind.plans(self._world(0), seat)  # our own plans are the same in all worlds
        top = max(plan.worth for plan in plans)
        for plan in plans:
            opinion = (plan.worth - top) / (4 * mind.scale)
            self.root.grow(Plan(plan.steps, max(opinion, -0.5)))
        least = min(branch.opinion for branch in self.root.branches)
        for steps in also:
            self.root.grow(Plan(steps, least))

    def run(self, budget: Budget, share: float) -> Branch:
        """Search for as long as the budget lasts; the best branch of the root."""
        if len(self.root.branches) > 1:
            for _ in budget.spend(share, self._since):
                self._iterate()
        return self.root.best()

    @cached_property
    def _par(self) -> float:
        """Alone, one plays against what one may expect now."""
        return self._mind.values(self._world(0))[self._seat]

    def _world(self, number: int) -> Any:
        while len(self._worlds) <= number:
            rng = Random(self._seed + len(self._worlds))
            game = self._game
            self._worlds.append(
                game.imagine(self._view, rng) if self._known is None else game.copy(self._known)
            )
        return self._worlds[number]

    # ---------------------------------------------------------------- one iteration
    def _iterate(self) -> None:
        root = self.root
        for branch in root.branches:
            branch.possible += 1
        base = root.base
        branch = max(root.branches, key=lambda branch: branch.promise(base))
        s = self._game.copy(self._world(branch.visits))
        rng = Random(self._luck + branch.visits)
        path = [(root, branch, self._seat)]
        self._play(s, self._seat, branch.steps, SimLuck(rng))
        self._walk(s, path, rng)
        self._count(path, self._rewards(s))

    def _walk(self, s: Any, path: list[tuple[Node, Branch, Seat]], rng: Random) -> None:
        """Down the tree, then on beyond it, to a moment that can be judged."""
        game, mind, luck, began = self._game, self._mind, SimLuck(rng), self._world(0)
        for turns in range(STUCK):
            acting = game.to_act(s)
            if not acting or mind.rests(s, began, turns):
                return
            seat, (_, last, mover) = acting[0], path[-1]
            # What whoever moved has still to decide belongs to their turn: it is no turn of its own.
            if seat != mover and len(path) < DEPTH and last.visits:
                branch = self._choose(s, seat, last.after, rng)
                path.append((last.after, branch, seat))
                self._play(s, seat, branch.steps, luck)
            else:
                for a in mind.quick(s, seat, rng):
                    game.apply(s, seat, a, luck, None)
        raise RuntimeError(f"{game.key}: played on for {STUCK} turns without coming to rest")

    def _choose(self, s: Any, seat: Seat, node: Node, rng: Random) -> Branch:
        """A branch that this state allows: a new one while the node is narrow, else the most promising."""
        legal = self._game.legal(s, seat)
        open_ = [branch for branch in node.branches if branch.steps[0] in legal]
        for branch in open_:
            branch.possible += 1
        if not open_ or node.narrow:
            grown = node.grow(Plan(tuple(self._mind.quick(s, seat, rng)), 0.0))
            if not grown.visits or not open_:
                return grown
        base = node.base
        return max(open_, key=lambda branch: branch.promise(base))

    def _play(self, s: Any, seat: Seat, steps: Sequence[Any], luck: SimLuck) -> None:
        """As many of these steps as this state allows."""
        game = self._game
        for a in steps:
            if a not in game.legal(s, seat):
                return
            game.apply(s, seat, a, luck, None)

    # ---------------------------------------------------------------- what came of it
    def _rewards(self, s: Any) -> list[float]:
        """By seat, how likely a win looks: certain when the game is over, else by odds or lead in points."""
        over = settled(self._game, s)
        if over is not None:
            return over
        if self._mind.by_odds(s):
            return list(self._mind.odds(s))
        values = list(self._mind.values(s))
        if len(values) == 1:
            return [chance(values[0] - self._par, self._mind.scale)]
        return [
            chance(own - max(values[:seat] + values[seat + 1 :]), self._mind.scale)
            for seat, own in enumerate(values)
        ]

    def _count(self, path: list[tuple[Node, Branch, Seat]], rewards: list[float]) -> None:
        for node, branch, seat in path:
            node.visits += 1
            node.total += rewards[seat]
            branch.visits += 1
            branch.total += rewards[seat]


def chance(lead: float, scale: float) -> float:
    """How likely this lead is to win."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, 1.1 * lead / scale))))
