"""What follows of other hands by counting: the cards of a back that nobody has laid, discarded or shown.

If they are all in one hand, or all alike, then whoever counts knows them. It changes no rule and is kept
nowhere: it follows from what the viewer sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souvenir.games.mistral.hands import back_of, cards_in
from souvenir.games.mistral.model import FAMILIES
from souvenir.games.mistral.state import KINDS, State
from souvenir.games.mistral.tables import EMBROUILLE_BACK, Tables
from souvenir.kernel.masks import bits

KEPT: Final = 1024
"""Piles that are remembered, of all tables together."""


def known_in(s: State, seat: int, viewer: int | None) -> tuple[int, ...]:
    """The cards of another's hand that this viewer has seen come there."""
    known = s.known[seat]
    return known[s.seats if viewer is None else viewer] if known else ()


def thin_backs(t: Tables, s: State) -> tuple[int, ...]:
    """The backs of which the piles hold at most one sort of card; of the others nothing can be counted."""
    families = _thin_families(t, tuple(s.deck))
    return (*families, EMBROUILLE_BACK) if s.embrouille_pile.bit_count() < 2 else families


@lru_cache(maxsize=KEPT)
def _thin_families(t: Tables, deck: tuple[int, ...]) -> tuple[int, ...]:
    """For every viewer the same, and until a card is drawn."""
    sorts = [sum(deck[kind] > 0 for kind in t.kinds_of[family]) for family in range(len(FAMILIES))]
    return tuple(family for family, count in enumerate(sorts) if count < 2)


def counted_in(t: Tables, s: State, seat: int, viewer: int | None, thin: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of another's hand that this viewer knows: those seen, and those of thin backs by counting."""
    known = known_in(s, seat, viewer)
    found = [card for back in thin for card in _counted(t, s, seat, viewer, back)]
    return tuple(sorted((*known, *found))) if found else known


def _counted(t: Tables, s: State, seat: int, viewer: int | None, back: int) -> list[int]:
    hidden = _hidden(t, s, seat, viewer, back)
    if not hidden:
        return []
    unseen = _piled(t, s, back)
    for other in range(s.seats):
        if other != viewer:
            unseen += _hidden(t, s, other, viewer, back)
    return hidden if len(unseen) == len(hidden) or len(set(unseen)) == 1 else []


def _piled(t: Tables, s: State, back: int) -> list[int]:
    if back == EMBROUILLE_BACK:
        return [KINDS + e for e in bits(s.embrouille_pile)]
    return [kind for kind in t.kinds_of[back] for _ in range(s.deck[kind])]


def _hidden(t: Tables, s: State, seat: int, viewer: int | None, back: int) -> list[int]:
    """The cards of a back in a hand that this viewer has not seen."""
    cards = [card for card in cards_in(s, seat) if back_of(t, card) == back]
    for card in known_in(s, seat, viewer):
        if back_of(t, card) == back:
            cards.remove(card)
    return cards
