"""What a position is worth to a player, in points: columns, control, rendez-vous within reach, the hand.

All of it is a guess about what will be sold when; the numbers were found by playing many games.
"""

from __future__ import annotations

from souvenir.games.mistral.columns import character_of, row_of, size_of
from souvenir.games.mistral.dice import THROWS, ways
from souvenir.games.mistral.hands import HAND_EMBROUILLES
from souvenir.games.mistral.rendezvous import LAST, PRIZE, throws_at, worth
from souvenir.games.mistral.state import CHARACTERS, COLUMNS, KINDS, PLACES, PRISON, STREET, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.masks import bits

LAID, IN_HAND, NEW_IN_HAND = 0.45, 0.3, 0.18
"""What a card adds to a column counts for so much when it is laid; in hand; in hand without a column."""
ALONE, SHARED, POWERLESS = 700.0, 250.0, -300.0
"""Controlling the character of a column alone, with others, or not at all."""
FRESH = 250.0
"""A character in hand that could start a column, and with it control."""
EMBROUILLE = 650.0
THERE = 1.0
NEAR = (*(0.42,) * PLACES, 0.62, 0.38, 0.2, 0.0)
"""How likely a figure is to be at a rendez-vous in time, by where it stands: another place, the street, the
station, the prison, beside the board."""
SOON = 0.58
"""How likely a rendez-vous is to be ready in time falls by this for each figure it still lacks."""
OUT_OF_REACH, IN_THE_STREET = 0.9, -0.3
"""A missing colour that nobody can bring counts as so many figures more; one close by, as fewer."""
OTHERS = 0.45
"""How much the others' gains hurt."""


class Judge:
    """Values positions of one game."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.sale = (0, *(worth(t, cards) for cards in range(1, KINDS)))
        self.chance = tuple(ways(place.combination) / THROWS for place in t.edition.places)

    def margin(self, s: State, seat: int) -> float:
        """What the position is worth to this player, less a part of what it is worth to the others."""
        values = self.public(s)
        own = values.pop(seat) + self.hand(s, seat)
        return own - OTHERS * (sum(values) / len(values) + max(values)) / 2

    def public(self, s: State) -> list[float]:
        """By seat, points, columns at the price they may come to, and control."""
        later = LAID * self._time(s)
        weights = [later] * CHARACTERS
        values = [0.0] * s.seats
        for line in s.sheet:
            values[line.seat] += line.points
        for place in s.open:
            self._prospect(s, place, 1 - later, weights, values)
        once = twice = 0
        for controls in s.controls:
            twice |= once & controls
            once |= controls
        sale, seen = self.sale, [0] * s.seats
        for at, packed in enumerate(s.columns):
            if packed:
                seat, character = at // COLUMNS, packed & 15
                values[seat] += weights[character] * sale[size_of(packed)]
                if not seen[seat] >> character & 1:
                    seen[seat] |= 1 << character
                    if not s.controls[seat] >> character & 1:
                        values[seat] += POWERLESS
                    else:
                        values[seat] += SHARED if twice >> character & 1 else ALONE
        return values

    def _time(self, s: State) -> float:
        """How much there still is to come: from 1 down to 0 when the game is over."""
        left = LAST[s.seats] - s.played
        return min(1.0, max(left - 1, 1.0) / 2) if left else 0.0

    def _prospect(self, s: State, place: int, now: float, weights: list[float], values: list[float]) -> None:
        """An open rendez-vous: how likely it is to be made soon weighs on every figure near it."""
        t, figures = self.t, s.at[place]
        lacking = float(max(t.asks_figures[place] - figures.bit_count(), 0))
        missing = [colour for colour in t.asks_colours[place] if not figures & colour]
        if missing:
            lacking = max(lacking, float(len(missing)))
            able = s.controlled & ~s.at[PRISON]
            for colour in missing:
                if not able & colour:
                    lacking += OUT_OF_REACH
                elif able & colour & s.at[STREET]:
                    lacking += IN_THE_STREET
        throws = throws_at(s, place)
        everyone = sum(throws)
        missed = (1 - self.chance[place]) ** max(everyone, lacking, 1)
        likely = SOON**lacking * (1 - missed)
        for seat, count in enumerate(throws):
            if count:
                values[seat] += likely * PRIZE * count / everyone
        share = likely * now
        for figure, here in enumerate(s.where):
            weights[figure] += share * (THERE if here == place else NEAR[here])

    # ---------------------------------------------------------------- hands
    def hand(self, s: State, seat: int) -> float:
        """What the cards of a hand may still become."""
        columns = self.columns(s, seat)
        base = seat * KINDS
        value = EMBROUILLE * min(s.embrouilles[seat].bit_count(), HAND_EMBROUILLES)
        for kind in bits(s.held[seat]):
            value += self._in_hand(columns, kind, s.hand[base + kind])
        return value * self._time(s)

    def columns(self, s: State, seat: int) -> dict[int, int]:
        """By character, the cards of its largest column."""
        sizes: dict[int, int] = {}
        for packed in row_of(s, seat):
            if packed:
                sizes[character_of(packed)] = max(size_of(packed), sizes.get(character_of(packed), 0))
        return sizes

    def _in_hand(self, columns: dict[int, int], kind: int, count: int) -> float:
        sale = self.sale
        if kind >= CHARACTERS:
            family = self.t.family[kind]
            sizes = [size for c, size in columns.items() if self.t.family[c] == family]
            return max((IN_HAND * (sale[n + 1] - sale[n]) for n in sizes), default=300.0)
        if kind in columns:
            return IN_HAND * (sale[columns[kind] + count] - sale[columns[kind]])
        return NEW_IN_HAND * sale[count] + FRESH

    def card(self, s: State, seat: int, card: int) -> float:
        """What one card of a hand adds to it."""
        if card >= KINDS:
            return EMBROUILLE
        columns, count = self.columns(s, seat), s.hand[seat * KINDS + card]
        return self._in_hand(columns, card, count) - (
            self._in_hand(columns, card, count - 1) if count > 1 else 0
        )

    def draw(self, s: State, seat: int, family: int) -> float:
        """What a card of this family, not yet seen, would add to a hand."""
        columns, base = self.columns(s, seat), seat * KINDS
        total, cards = 0.0, 0
        for kind in self.t.kinds_of[family]:
            count = s.hand[base + kind]
            left = s.deck[kind] + sum(s.hand[kind::KINDS]) - count  # who holds them is not known
            more = self._in_hand(columns, kind, count + 1)
            total += left * (more - (self._in_hand(columns, kind, count) if count else 0.0))
            cards += left
        return total / cards * self._time(s) if cards else 0.0
