"""What a card is worth to a player: its points, its links, its power while the game lasts."""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.games.dejavu import fragments, score
from souvenir.games.dejavu.memory import matching
from souvenir.games.dejavu.model import END_AT, POWERS
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import WHITE, Tables, bits

POWER_WORTH = {"flower": 2.5, "chest": 2.5, "footprint": 1.0, "collector": 2.5, "stm": 3.0, "hand": 2.5}
"""Points that a power brings over a whole game."""
PACE = 2.0
"""What being one card nearer to the end is worth."""
A_FRAGMENT = 1.0
"""What a fragment is worth beyond what it counts now."""
A_PROMISE = 0.6
"""The part of a public card's colour track that cards still to come may add."""
AHEAD, BEHIND = 4.0, -6.0
"""What ending the game is worth to whoever leads, and to whoever does not."""


@dataclass(slots=True)
class Outlook:
    """How one player sees the cards now."""

    t: Tables
    s: State
    seat: int
    left: float
    """The part of the game that is still to come, from 1 to 0."""
    last: bool
    """This player's last turn."""
    worths: dict[int, float]

    def worth(self, card: int) -> float:
        """What completing a card brings, bits of its colour apart."""
        if card not in self.worths:
            self.worths[card] = self._worth(card)
        return self.worths[card]

    def _worth(self, card: int) -> float:
        t, ltm = self.t, self.s.ltm[self.seat]
        after = ltm | 1 << card
        gain = float(t.points[card])
        gain += t.edition.values["link"] * sum(pair & after == pair != pair & ltm for pair in t.links)
        gain += self._track(card, ltm, after)
        gain += self._fragments(after) - self._fragments(ltm)
        if self.last:
            return gain
        powers = sum(POWER_WORTH[POWERS[power]] for power in t.powers[card])
        return gain + powers * self.left + PACE + self._end(after)

    def _track(self, card: int, ltm: int, after: int) -> float:
        """Points on colour tracks: those owned, and for a new one what may still come."""
        t, colour = self.t, self.t.colour[card]
        tracks = [c for c in bits(t.of_colour[colour] & after) if t.cards[c].scoring == "colour"]
        if not tracks:
            return 0.0
        now = score.track(t, after, colour)
        if t.cards[card].scoring != "colour":
            return float(now - score.track(t, ltm, colour))
        return now + A_PROMISE * self.left * (2.0 if colour == WHITE else 3.0)

    def _fragments(self, ltm: int) -> float:
        held = self.s.held[self.seat]
        made = score.assignment(self.t, ltm, held)
        return float(fragments.worth(made, self.t.edition.values))

    def _end(self, after: int) -> float:
        if after.bit_count() < END_AT or self.s.ending is not None:
            return 0.0
        totals = [score.total(self.t, self.s, seat) for seat in range(self.s.seats)]
        mine = totals.pop(self.seat)
        return AHEAD if mine > max(totals) else BEHIND

    def matches(self, card: int, heap: Heap) -> int:
        return matching(self.t, card, heap)

    def fragment_gain(self, fragment: int) -> float:
        """What one more fragment brings."""
        ltm, held = self.s.ltm[self.seat], self.s.held[self.seat]
        values = self.t.edition.values
        now = fragments.worth(score.assignment(self.t, ltm, held), values)
        then = fragments.worth(score.assignment(self.t, ltm, held | 1 << fragment), values)
        return then - now + A_FRAGMENT


def outlook(t: Tables, s: State, seat: int) -> Outlook:
    most = max(ltm.bit_count() for ltm in s.ltm)
    left = max(0.0, 1 - most / END_AT)
    return Outlook(t, s, seat, left, s.ending is not None, {})
