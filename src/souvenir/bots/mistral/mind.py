"""What the search knows of Plus Belle la Vie."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from souvenir.bots.mistral.greedy import Greedy
from souvenir.bots.mistral.turning import hasty, hasty_rest, turns
from souvenir.bots.search.mind import Plan
from souvenir.bots.search.odds import Odds, Standing, in_turn
from souvenir.games.mistral.game import Mistral
from souvenir.games.mistral.model import Action, RendezVous, Selling, Turn
from souvenir.games.mistral.state import State
from souvenir.kernel.talk import Seat

TURNS, OF_A_KIND = 8, 3
"""Turns that the search compares: the best ones, and the best that begin with the same kind of step."""
SHARES: dict[type, float] = {Turn: 0.6, Selling: 0.1, RendezVous: 0.1}
WITHIN = 0.1
"""A turn that chance interrupted is thought over again: there is something left for that, mostly enough."""


class MistralMind:
    """Turns are compared by what the others' turns and our next one make of them; throws, sales likewise."""

    scale = 5000.0
    counted: tuple[str, ...] = ("points", "due")

    def __init__(self, game: Mistral) -> None:
        self._game = game
        self._greedy = Greedy(game)
        self._odds = Odds.beside("souvenir.bots.mistral")

    def share(self, s: State, seat: Seat) -> float:
        frame = s.frames[-1]
        if isinstance(frame, Turn) and frame.kind is not None:
            return 0.0 if frame.kind == "draw" else WITHIN
        return SHARES.get(type(frame), 0.0)

    def plans(self, s: State, seat: Seat) -> Sequence[Plan[Action]]:
        frame, legal = s.frames[-1], self._game.legal(s, seat)
        if isinstance(frame, Turn) and frame.kind != "draw":
            found = turns(self._game, self._greedy, s, seat)
            return _varied(found)
        best = self._greedy.step(s, seat, legal, Random(s.turns))
        if isinstance(frame, Selling | RendezVous):
            return [Plan((a,), 0.0 if a == best else -1.0) for a in legal]
        return [Plan((best,), 0.0)]

    # ---------------------------------------------------------------- playing on
    def quick(self, s: State, seat: Seat, rng: Random) -> Sequence[Action]:
        frame, legal = s.frames[-1], self._game.legal(s, seat)
        if len(legal) == 1:
            return legal
        if isinstance(frame, Turn) and frame.kind is None:
            return hasty(self._game, self._greedy, s, seat, rng)
        if isinstance(frame, Turn) and frame.kind != "draw":
            return hasty_rest(self._game, self._greedy, s, seat, rng)
        return (self._greedy.step(s, seat, legal, rng),)

    def rests(self, s: State, began: State, turns: int) -> bool:
        frame = s.frames[-1]
        return s.turns - began.turns > s.seats and isinstance(frame, Turn) and frame.kind is None

    # ---------------------------------------------------------------- judging
    def values(self, s: State) -> Sequence[float]:
        judge = self._greedy.judge
        return [public + judge.hand(s, seat) for seat, public in enumerate(judge.public(s))]

    def by_odds(self, s: State) -> bool:
        return s.seats in self._odds.searched

    def standing(self, s: State) -> Standing:
        """By the rendez-vous made so far; within one, due is who is asked, else whose turn it is."""
        meeting = isinstance(s.frames[-1], RendezVous | Selling)
        due = in_turn(s.frames[-1 if meeting else 0].seat, s.seats)
        rows = [(value / self.scale, due[seat]) for seat, value in enumerate(self.values(s))]
        return Standing(2 * s.played + meeting, tuple(rows))

    def odds(self, s: State) -> Sequence[float]:
        return self._odds.of(self.standing(s))


def _varied(plans: Sequence[Plan[Action]]) -> list[Plan[Action]]:
    """The best plans, and those that are the best of their kind."""
    kept: list[Plan[Action]] = []
    kinds: dict[str, int] = {}
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        kind = plan.steps[0].do
        kinds[kind] = kinds.get(kind, 0) + 1
        if len(kept) < TURNS or kinds[kind] <= OF_A_KIND:
            kept.append(plan)
    return kept
