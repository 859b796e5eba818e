"""The three piles of characters and the pile of embrouilles.

Of a pile only its size and the colour of its top are settled; which card that is, is drawn when somebody
takes it. So an order that nobody may know does not exist.
"""

from __future__ import annotations

from souvenir.games.mistral.hands import add
from souvenir.games.mistral.model import FAMILIES
from souvenir.games.mistral.names import (
    DISCARDS,
    EMBROUILLE_DISCARDS,
    EMBROUILLES,
    back_id,
    card_id,
    card_name,
    family_name,
    pile_id,
)
from souvenir.games.mistral.state import KINDS, PILES, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Who, say


def make_piles(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """Three piles, as equal as can be, of all cards in `deck`."""
    s.stock = sum(s.deck)
    s.under = [sum(s.deck[kind] for kind in t.kinds_of[family]) for family in range(len(FAMILIES))]
    s.piles = [(s.stock + PILES - 1 - pile) // PILES for pile in range(PILES)]
    s.tops = [draw_from(s.under, luck) if size else None for size in s.piles]
    if emit:
        tops = tuple(family_name(top) for top in s.tops if top is not None)
        ids = tuple(pile_id(pile) for pile in range(PILES))
        emit(Event(say("mistral-event-piles", tops=tops), rule="mistral.deal", touches=ids, reveals=True))


def maybe_reshuffle(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`mistral.reshuffle`: when all three piles are empty; embrouilles likewise."""
    if not s.stock and any(s.discards):
        s.deck, s.discards = s.discards, [0] * KINDS
        if emit:
            touches = (DISCARDS, *(pile_id(pile) for pile in range(PILES)))
            emit(Event(say("mistral-event-reshuffled"), rule="mistral.reshuffle", touches=touches))
        make_piles(t, s, luck, emit)
    if not s.embrouille_pile and s.embrouille_discards:
        s.embrouille_pile, s.embrouille_discards = s.embrouille_discards, 0
        if emit:
            says, touches = say("mistral-event-reshuffled-embrouilles"), (EMBROUILLE_DISCARDS, EMBROUILLES)
            emit(Event(says, rule="mistral.reshuffle", touches=touches))


def draw_character(t: Tables, s: State, seat: int, pile: int, luck: Luck, emit: Emit) -> None:
    """The top card of a pile comes to a hand, and the colour of the next is seen."""
    family = s.tops[pile]
    assert family is not None
    left = luck.below(s.under[family] + s.tops.count(family))
    deck = s.deck
    for kind in t.kinds_of[family]:
        left -= deck[kind]
        if left < 0:
            break
    deck[kind] -= 1
    s.stock -= 1
    s.piles[pile] -= 1
    s.tops[pile] = draw_from(s.under, luck) if s.piles[pile] else None
    add(s, seat, kind)
    if emit:
        rule, source = "mistral.draw-three", pile_id(pile)
        public = Event(
            say("mistral-event-drew", who=Who(seat), colour=family_name(family), pile=pile + 1),
            rule=rule,
            touches=(source, back_id(seat, family)),
            reveals=True,
        )
        says = say("mistral-event-drew-own", card=card_name(t, kind), pile=pile + 1)
        touches = (source, card_id(t, seat, kind))
        emit(Event(says, rule, touches, frozenset((seat,)), public, reveals=True))


def draw_embrouille(t: Tables, s: State, luck: Luck) -> int:
    """A card of the embrouille pile, which it leaves."""
    cards = bits(s.embrouille_pile)
    drawn = cards[luck.below(len(cards))]
    s.embrouille_pile ^= 1 << drawn
    return drawn
