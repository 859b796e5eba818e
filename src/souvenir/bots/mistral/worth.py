"""What a position is worth to a player, in points: columns, control, rendez-vous within reach, the hand.

All of it is a guess about what will be sold when; the numbers were found by playing many games.
"""

from __future__ import annotations

from souvenir.games.mistral.columns import character_of, row_of, size_of
from souvenir.games.mistral.dice import THROWS, ways
from souvenir.games.mistral.hands import HAND_EMBROUILLES
from souvenir.games.mistral.rendezvous import LAST, PRIZE, throws_at, worth
from souvenir.games.mistral.score import points
from souvenir.games.mistral.state import CHARACTERS, KINDS, PRISON, STATION, STREET, State
from souvenir.games.mistral.tables import Tables, bits

LAID, IN_HAND, NEW_IN_HAND = 0.45, 0.3, 0.18
"""What a card adds to a column counts for so much when it is laid; in hand; in hand without a column."""
ALONE, SHARED, POWERLESS = 700.0, 250.0, -300.0
"""Controlling the character of a column alone, with others, or not at all."""
EMBROUILLE = 650.0
AT_HAND = (1.0, 0.62, 0.42, 0.38, 0.2)
"""How likely a figure is to be at a rendez-vous in time: there, in the street, in another place, at the
station, in prison."""
SOON = (1.0, 0.55, 0.34, 0.22, 0.15, 0.1, 0.07)
"""How likely a rendez-vous is to be ready in time, by how many figures it still lacks."""
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
        prospects = [self._prospect(s, place) for place in s.open]
        values = [self._public(s, p, prospects) for p in range(s.seats)]
        own = values[seat] + self.hand(s, seat)
        rivals = [value for p, value in enumerate(values) if p != seat]
        return own - OTHERS * (sum(rivals) / len(rivals) + max(rivals)) / 2

    def _prospect(self, s: State, place: int) -> tuple[int, float, tuple[int, ...]]:
        """A rendez-vous: where, how likely it is to be made soon, and the throws each has there."""
        t, figures = self.t, s.at[place]
        lacking = max(
            t.asks_figures[place] - figures.bit_count(),
            sum(not figures & colour for colour in t.asks_colours[place]),
            0,
        )
        throws = throws_at(s, place)
        missed = (1 - self.chance[place]) ** max(sum(throws), lacking or 1)
        return place, SOON[min(lacking, len(SOON) - 1)] * (1 - missed), throws

    def _public(self, s: State, seat: int, prospects: list[tuple[int, float, tuple[int, ...]]]) -> float:
        left = LAST[s.seats] - s.played
        later = LAID * min(1.0, (left - 1) / 2) if left else 0.0
        value = float(points(s, seat))
        mine, sale = s.controls[seat], self.sale
        columns = [(character_of(packed), sale[size_of(packed)]) for packed in row_of(s, seat) if packed]
        for character, price in columns:
            value += later * price + self._control(s, mine, character)
        for place, likely, throws in prospects:
            there = sum(price * AT_HAND[self._distance(s, c, place)] for c, price in columns)
            everyone = sum(throws)
            prize = PRIZE * throws[seat] / everyone if everyone else 0.0
            value += likely * (there * (1 - later) + prize)
        return value

    def _control(self, s: State, mine: int, character: int) -> float:
        if not mine >> character & 1:
            return POWERLESS
        sharing = sum(controls >> character & 1 for controls in s.controls)
        return ALONE if sharing == 1 else SHARED

    def _distance(self, s: State, figure: int, place: int) -> int:
        here = s.where[figure]
        if here == place:
            return 0
        return {STREET: 1, STATION: 3, PRISON: 4}.get(here, 2)

    # ---------------------------------------------------------------- hands
    def hand(self, s: State, seat: int) -> float:
        """What the cards of a hand may still become."""
        columns = self.columns(s, seat)
        base = seat * KINDS
        value = EMBROUILLE * min(s.embrouilles[seat].bit_count(), HAND_EMBROUILLES)
        for kind in bits(s.held[seat]):
            value += self._in_hand(columns, kind, s.hand[base + kind])
        return value

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
        return NEW_IN_HAND * sale[count]

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
            count, left = s.hand[base + kind], s.deck[kind]
            more = self._in_hand(columns, kind, count + 1)
            total += left * (more - (self._in_hand(columns, kind, count) if count else 0.0))
            cards += left
        return total / cards if cards else 0.0
