"""What the search knows of Déjà Vu."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from random import Random

from souvenir.bots.dejavu.greedy import Greedy
from souvenir.bots.dejavu.plan import A_FLOWER, BEGUN, KEPT, Planner
from souvenir.bots.dejavu.sowing import Ends, endings, sowing
from souvenir.bots.dejavu.worth import A_FRAGMENT, PACE, POWER_WORTH, Outlook
from souvenir.bots.search.mind import Plan
from souvenir.bots.search.odds import Odds, Standing, in_turn
from souvenir.games.dejavu import score
from souvenir.games.dejavu.game import Dejavu
from souvenir.games.dejavu.model import END_AT, POWERS, Action, Flowering, Lift
from souvenir.games.dejavu.state import State
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Seat

SOWINGS, WAYS = 8, 2
"""Endings that the search compares, and ways to get there."""
HASTY = 6
"""Tiles that a player in a hurry thinks of lifting."""
AHEAD = 3
"""Turns played on after our own before the position is judged; more if it takes more to come round."""
ICONS = tuple(POWER_WORTH[power] for power in POWERS)


class DejavuMind:
    """A turn is its sowing: how the bits are used then is left to what the greedy bot knows."""

    scale = 8.0
    counted: tuple[str, ...] = ("points", "due", "fragments", "bits kept", "powers")

    def __init__(self, game: Dejavu) -> None:
        self._game, self._t = game, game.tables
        self._greedy = Greedy(game)
        self._ends = Ends()
        self._odds = Odds.beside("souvenir.bots.dejavu")

    def share(self, s: State, seat: Seat) -> float:
        return 1.0 if self._sows(s) else 0.0

    def _sows(self, s: State) -> bool:
        return isinstance(s.frame, Flowering) and not s.frame.after and not s.frame.planted

    def plans(self, s: State, seat: Seat) -> Sequence[Plan[Action]]:
        legal = self._game.legal(s, seat)
        rng = Random(s.turns)
        lifts = [a for a in legal if isinstance(a, Lift)]
        if not self._sows(s) or not lifts:
            return [Plan((self._greedy.step(s, seat, legal, rng),), 0.0)]
        planner = Planner(self._greedy.outlooks.of(s, seat))
        found = endings(planner, self._ends, s, [self._t.tile[a.tile] for a in lifts])
        plans = {}
        for ending in nlargest(SOWINGS, found, key=lambda ending: ending.worth):
            for way in range(WAYS):
                steps = sowing(self._t, s, ending, rng, helpful=way > 0)
                plans[steps] = Plan(steps, ending.worth)
        return list(plans.values())

    # ---------------------------------------------------------------- playing on
    def quick(self, s: State, seat: Seat, rng: Random) -> Sequence[Action]:
        legal = self._game.legal(s, seat)
        if len(legal) == 1:
            return legal
        lifts = [a for a in legal if isinstance(a, Lift)] if self._sows(s) else []
        if not lifts:
            return (self._greedy.step(s, seat, legal, rng),)
        some = lifts if len(lifts) <= HASTY else rng.sample(lifts, HASTY)
        planner = Planner(self._greedy.outlooks.of(s, seat))
        found = endings(planner, self._ends, s, [self._t.tile[a.tile] for a in some])
        return sowing(self._t, s, max(found, key=lambda ending: ending.worth), rng)

    def rests(self, s: State, began: State, turns: int) -> bool:
        return s.turns - began.turns > max(AHEAD, s.seats) and self._sows(s)

    # ---------------------------------------------------------------- judging
    def values(self, s: State) -> Sequence[float]:
        return [self._value(self._greedy.outlooks.of(s, seat)) for seat in range(s.seats)]

    def by_odds(self, s: State) -> bool:
        return s.seats in self._odds.searched

    def standing(self, s: State) -> Standing:
        """No turn yet, then by the cards of whoever has most; last turns, due to whoever has one left."""
        if s.ending is None:
            most = max([ltm.bit_count() for ltm in s.ltm])
            phase = min(most, END_AT - 1) + 1 if s.turns else 0
            due = in_turn(self._game.to_act(s)[0], s.seats)
        else:
            phase, left = END_AT + 1, (s.ending - s.turn) % s.seats
            due = tuple([1.0 if (seat - s.turn) % s.seats < left else 0.0 for seat in range(s.seats)])
        rows = [
            (
                value / self.scale,
                due[seat],
                float(s.held[seat].bit_count()),
                float(len(s.chests[seat])),
                float(sum(s.icons[seat * len(POWERS) : (seat + 1) * len(POWERS)])),
            )
            for seat, value in enumerate(self.values(s))
        ]
        return Standing(phase, tuple(rows))

    def odds(self, s: State) -> Sequence[float]:
        return self._odds.of(self.standing(s))

    def _value(self, o: Outlook) -> float:
        """Points as they stand, and what is on the way: cards begun, powers, flowers, bits kept."""
        t, s, seat = o.t, o.s, o.seat
        value = float(score.total(t, s, seat))
        if o.last:
            return value
        value += PACE * s.ltm[seat].bit_count()
        for card, heap in s.stm[seat]:
            value += o.worth(card) * BEGUN * len(heap) / len(t.slots[card])
        row = s.icons[seat * len(POWERS) : (seat + 1) * len(POWERS)]
        value += o.left * sum(worth * count for worth, count in zip(ICONS, row, strict=True))
        flowers = s.pots[seat] + len(bits(s.blooms[seat]))
        value += o.left * (A_FLOWER * flowers + A_FRAGMENT * s.held[seat].bit_count())
        return value + KEPT * len(s.chests[seat])
