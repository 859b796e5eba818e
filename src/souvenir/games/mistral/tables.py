"""Everything the rules look up, worked out from an edition once.

Actions are made once and handed out by reference; where the legal ones follow from a mask of figures or
cards, a `Listing` has them ready.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.mistral.dice import thousandths
from souvenir.games.mistral.dice_names import combination_name
from souvenir.games.mistral.edition import MistralEdition
from souvenir.games.mistral.model import (
    BACKS,
    FAMILIES,
    MOST_SEATS,
    POWERS,
    Action,
    Clear,
    Discard,
    Done,
    Draw,
    DrawEmbrouille,
    Encounter,
    Exchange,
    Fetch,
    Give,
    Imprison,
    Lay,
    Move,
    Partner,
    Pass,
    PickLaid,
    Play,
    Point,
    Release,
    Sell,
    Steal,
    Throw,
)
from souvenir.games.mistral.state import CHARACTERS, COLUMNS, GUESTS, KINDS, PILES, PLACES, PRISON, STREET
from souvenir.kernel.edition import origins_of
from souvenir.kernel.masks import bits

EMBROUILLE_BACK: Final = len(FAMILIES)
ALL_CHARACTERS: Final = (1 << CHARACTERS) - 1
_HALF: Final = 8
_LOW: Final = (1 << _HALF) - 1


class Listing:
    """The actions that belong to the numbers of a mask of up to 16 bits, in order."""

    __slots__ = ("_high", "_low")

    def __init__(self, rows: Sequence[Sequence[Action]]) -> None:
        self._low = self._table(rows[:_HALF])
        self._high = self._table(rows[_HALF:])

    @staticmethod
    def _table(rows: Sequence[Sequence[Action]]) -> tuple[tuple[Action, ...], ...]:
        return tuple(tuple(a for n in bits(mask) for a in rows[n]) for mask in range(1 << len(rows)))

    def of(self, mask: int) -> tuple[Action, ...]:
        return self._low[mask & _LOW] + self._high[mask >> _HALF]


def _each(actions: Sequence[Action]) -> list[tuple[Action, ...]]:
    return [(a,) for a in actions]


class Tables:
    """What the rules need to know of one edition."""

    def __init__(self, edition: MistralEdition) -> None:
        self.edition = edition
        self.origins = origins_of(edition)
        """Where each entry of it comes from, in words."""
        self.family_of = {family: number for number, family in enumerate(FAMILIES)}
        self.people = (*edition.characters, *edition.guests)
        """By kind."""
        self.family = tuple(self.family_of[person.family] for person in self.people)
        self.card_keys = (*(p.key for p in self.people), *(e.key for e in edition.embrouilles))
        self.card = {key: number for number, key in enumerate(self.card_keys)}
        self.place_keys = (*(p.key for p in edition.places), "street", "station", "prison", "beside")
        self.place = {key: number for number, key in enumerate(self.place_keys)}
        self.power_of = tuple(e.power for e in edition.embrouilles)
        self.with_power = {
            power: sum(1 << n for n, e in enumerate(edition.embrouilles) if e.power == power)
            for power in POWERS
        }
        self.pair = tuple(e.pair for e in edition.embrouilles)
        self.sale = edition.sale
        self._families()
        self._rendezvous()
        self._actions()

    def _families(self) -> None:
        kinds = range(KINDS)
        each = range(len(FAMILIES))
        self.kinds_of = tuple(tuple(k for k in kinds if self.family[k] == f) for f in each)
        self.figures_of = tuple(sum(1 << k for k in kinds[:CHARACTERS] if self.family[k] == f) for f in each)
        """By family, the mask of its figures."""
        self.guests_of = tuple(sum(1 << g for g in range(GUESTS) if self.family[16 + g] == f) for f in each)
        self.guests_for = tuple(self.guests_of[self.family[c]] for c in range(CHARACTERS))
        """By character, the mask of guests of its family."""
        colours = [self.family_of[p.colour] for p in self.edition.places]
        self.place_colour = tuple(colours)
        self.home_at = (*(self.figures_of[colour] for colour in colours), 0, 0, 0, 0)
        """By place, the figures that are at home there."""

    def _rendezvous(self) -> None:
        self.asks_figures = tuple(p.figures for p in self.edition.places)
        self.asks_colours = tuple(
            tuple(self.figures_of[self.family_of[c]] for c in p.asks) for p in self.edition.places
        )
        """By place, one mask of figures for each colour that must be present."""
        most_throws = range(CHARACTERS * MOST_SEATS + 1)
        self.chances = tuple(
            tuple(thousandths(p.combination, n) for n in most_throws) for p in self.edition.places
        )
        """By place and number of throws, the chance of its combination in thousandths."""
        self.wanted = tuple(combination_name(p.combination) for p in self.edition.places)
        """By place, its combination in words."""

    def _actions(self) -> None:
        people, cards = self.card_keys[:KINDS], self.card_keys
        figures, guests, embrouilles = people[:CHARACTERS], people[CHARACTERS:], cards[KINDS:]
        self.done, self.throw, self.pass_ = Done(), Throw(), Pass()
        self.draw = tuple(Draw(pile) for pile in range(PILES))
        self.draws = tuple(tuple(self.draw[p] for p in bits(mask)) for mask in range(1 << PILES))
        self.lay = tuple(tuple(Lay(card, column) for column in range(COLUMNS)) for card in people)
        self.lay_new = tuple(Lay(card, None) for card in people)
        self.clear = tuple(Clear(column) for column in range(COLUMNS))
        self.imprison = tuple(tuple(Imprison(guest, figure) for figure in figures) for guest in guests)
        self.guest_release = tuple(tuple(Release(guest, figure) for figure in figures) for guest in guests)
        self.own_release = tuple(Release(figure, figure) for figure in figures)
        self.move = tuple(tuple(Move(f, place) for place in self.place_keys[: PRISON + 1]) for f in figures)
        self.draw_embrouille = tuple(DrawEmbrouille(figure) for figure in figures)
        self.encounter = tuple(Encounter(card) for card in embrouilles)
        self.exchange = tuple(tuple(Exchange(figure, other) for other in figures) for figure in figures)
        self.partner = tuple(Partner(seat) for seat in range(MOST_SEATS))
        self.pick_laid = tuple(
            tuple(tuple(PickLaid(seat, column, card) for card in people) for column in range(COLUMNS))
            for seat in range(MOST_SEATS)
        )
        self.give = tuple(Give(card) for card in cards)
        self.play = tuple(Play(card) for card in embrouilles)
        self.point = tuple(Point(figure) for figure in figures)
        self.steal = tuple(tuple(Steal(seat, back) for back in BACKS) for seat in range(MOST_SEATS))
        self.fetch = tuple(Fetch(card) for card in people)
        self.discard = tuple(Discard(card) for card in cards)
        self.sell = tuple(Sell(column) for column in range(COLUMNS))
        self._listings()
        self.actions: tuple[Action, ...] = (
            *self.draw, *(a for row in self.lay for a in row), *self.lay_new, *self.clear,
            *(a for row in self.imprison for a in row), *(a for row in self.guest_release for a in row),
            *self.own_release, *(a for row in self.move for a in row), *self.draw_embrouille,
            *self.encounter,
            *(a for f, row in enumerate(self.exchange) for o, a in enumerate(row) if o != f),
            *self.partner, *(a for seat in self.pick_laid for column in seat for a in column),
            *self.give, *self.play, *self.point, *(a for row in self.steal for a in row), *self.fetch,
            *self.discard, self.throw, self.pass_, *self.sell, self.done,
        )  # fmt: skip

    def _listings(self) -> None:
        self.lays_new = Listing(_each(self.lay_new[:CHARACTERS]))
        self.lays_guest = tuple(
            Listing(_each([self.lay[CHARACTERS + g][column] for g in range(GUESTS)]))
            for column in range(COLUMNS)
        )
        self.imprisons = tuple(Listing(_each(row)) for row in self.imprison)
        self.guest_releases = tuple(Listing(_each(row)) for row in self.guest_release)
        self.own_releases = Listing(_each(self.own_release))
        self.moves_out = Listing([(row[STREET],) for row in self.move])
        self.moves_in = Listing([row[:PLACES] for row in self.move])
        self.draws_embrouille = Listing(_each(self.draw_embrouille))
        self.exchanges = tuple(Listing(_each(row)) for row in self.exchange)
        self.points = Listing(_each(self.point))
