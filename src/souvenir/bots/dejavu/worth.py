"""What a card is worth to a player: its points, its links, its power while the game lasts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from souvenir.games.dejavu import fragments, score
from souvenir.games.dejavu.memory import matching
from souvenir.games.dejavu.model import END_AT, POWERS
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import WHITE, Tables
from souvenir.kernel.masks import bits

POWER_WORTH = {"flower": 2.5, "chest": 2.5, "footprint": 1.0, "collector": 2.5, "stm": 3.0, "hand": 2.5}
"""Points that a power brings over a whole game."""
PACE = 2.0
"""What being one card nearer to the end is worth."""
A_FRAGMENT = 1.0
"""What a fragment is worth beyond what it counts now."""
A_PROMISE = 0.6
"""The part of a public card's colour track that cards still to come may add."""
OUTLOOKS_KEPT = 4096
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
        links = _links_with(t.links, card)
        gain += t.edition.values["link"] * sum([pair & after == pair for pair in links])
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


@lru_cache(maxsize=1024)
def _links_with(links: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pairs that a card is one of."""
    return tuple(pair for pair in links if pair >> card & 1)


class Outlooks:
    """Outlooks of one game; what cards are worth is remembered for as long as nothing changes it."""

    def __init__(self, t: Tables) -> None:
        self._t = t
        self._worths: dict[tuple[object, ...], dict[int, float]] = {}

    def of(self, s: State, seat: int) -> Outlook:
        left, last, ltm = part_left(s), s.ending is not None, s.ltm[seat]
        if ltm.bit_count() + 1 >= END_AT:
            return Outlook(self._t, s, seat, left, last, {})  # the others' points count, too
        key = (ltm, s.held[seat], left, last)
        worths = self._worths.get(key)
        if worths is None:
            if len(self._worths) >= OUTLOOKS_KEPT:
                self._worths.clear()
            worths = self._worths[key] = {}
        return Outlook(self._t, s, seat, left, last, worths)


def part_left(s: State) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return max(0.0, 1 - max([ltm.bit_count() for ltm in s.ltm]) / END_AT)
