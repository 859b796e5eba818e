"""Cards in hands, and who knows them.

Everybody sees the backs of a hand. What a viewer knows of the faces is kept apart: a card given or taken
before their eyes. When a card changes hands unseen, they keep what is certain whichever it was; and where it
can only have been one, they know who has it now.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from souvenir.games.mistral.state import CHARACTERS, KINDS, Known, State
from souvenir.games.mistral.tables import EMBROUILLE_BACK, Tables
from souvenir.kernel.masks import bits

HAND: Final = 9
HAND_EMBROUILLES: Final = 3


def back_of(t: Tables, card: int) -> int:
    """The back of a card, a number into BACKS."""
    return t.family[card] if card < KINDS else EMBROUILLE_BACK


def cards_in(s: State, seat: int) -> list[int]:
    """A hand card by card, in order."""
    base = seat * KINDS
    kinds = [kind for kind in bits(s.held[seat]) for _ in range(s.hand[base + kind])]
    return kinds + [KINDS + e for e in bits(s.embrouilles[seat])]


def different_cards(s: State, seat: int) -> list[int]:
    """The cards of a hand, alike ones once, in order."""
    return bits(s.held[seat]) + [KINDS + e for e in bits(s.embrouilles[seat])]


def cards_with_back(t: Tables, s: State, seat: int, back: int) -> list[int]:
    """The cards of one back in a hand, card by card."""
    return [card for card in cards_in(s, seat) if back_of(t, card) == back]


def backs_of(t: Tables, s: State, seat: int) -> tuple[int, ...]:
    """How many cards of each back are in a hand."""
    counts = [0] * (EMBROUILLE_BACK + 1)
    base = seat * KINDS
    for kind in bits(s.held[seat]):
        counts[t.family[kind]] += s.hand[base + kind]
    counts[EMBROUILLE_BACK] = s.embrouilles[seat].bit_count()
    return tuple(counts)


def too_full(s: State, seat: int) -> bool:
    """`mistral.hand.nine`, `mistral.hand.three-embrouilles`."""
    return s.size[seat] > HAND or s.embrouilles[seat].bit_count() > HAND_EMBROUILLES


# -------------------------------------------------------------------- coming
def add(s: State, seat: int, card: int) -> None:
    """A card comes to a hand; nobody else has seen it."""
    if card < KINDS:
        s.hand[seat * KINDS + card] += 1
        s.held[seat] |= 1 << card
    else:
        s.embrouilles[seat] |= 1 << (card - KINDS)
    s.size[seat] += 1


def gain(s: State, seat: int, card: int, *, seen_by: Iterable[int] | None) -> None:
    """A card comes to a hand outside a draw of A, before these eyes (None: everybody's).

    The hand is checked at once.
    """
    add(s, seat, card)
    s.gained |= 1 << seat
    if seen_by != ():
        _learn(s, seat, card, range(s.seats + 1) if seen_by is None else seen_by)


def _learn(s: State, owner: int, card: int, viewers: Iterable[int]) -> None:
    known = list(s.known[owner] or ((),) * (s.seats + 1))
    for viewer in viewers:
        if viewer != owner:
            known[viewer] = tuple(sorted((*known[viewer], card)))
    s.known[owner] = _packed(known)


def _packed(known: list[tuple[int, ...]]) -> Known:
    return tuple(known) if any(known) else ()


# -------------------------------------------------------------------- going
def remove(s: State, seat: int, card: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    _take_out(s, seat, card)
    if s.known[seat]:
        s.known[seat] = _packed([_without(cards, card) for cards in s.known[seat]])


def pass_on(t: Tables, s: State, seat: int, card: int, to: int) -> None:
    """A card changes hands: only these two see which; the others, that a card of that back did."""
    told = [seat]
    before = s.known[seat]
    if before:
        back = back_of(t, card)
        held = len(cards_with_back(t, s, seat, back))
        told += [viewer for viewer, row in enumerate(before) if _is_sure(t, row, back, held)]
        rows = [_certain(t, row, back) for row in before]
        rows[to] = _without(before[to], card)
        s.known[seat] = _packed(rows)
    _take_out(s, seat, card)
    gain(s, to, card, seen_by=told)


def _certain(t: Tables, known: tuple[int, ...], back: int) -> tuple[int, ...]:
    """What is still there after some card of this back has left: of those alike, all but one."""
    kept = known
    for card in set(known):
        if back_of(t, card) == back:
            kept = _without(kept, card)
    return kept


def _is_sure(t: Tables, known: tuple[int, ...], back: int, held: int) -> bool:
    """Does this leave only one answer to which of so many cards of a back has left?"""
    seen = [card for card in known if back_of(t, card) == back]
    return len(seen) == held and len(set(seen)) == 1


def _take_out(s: State, seat: int, card: int) -> None:
    if card < KINDS:
        at = seat * KINDS + card
        s.hand[at] -= 1
        if not s.hand[at]:
            s.held[seat] ^= 1 << card
    else:
        s.embrouilles[seat] ^= 1 << (card - KINDS)
    s.size[seat] -= 1


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def throw_away(s: State, seat: int, card: int) -> None:
    """`mistral.discard.open`: from the hand onto the discard of its sort, face up."""
    remove(s, seat, card)
    if card < KINDS:
        s.discards[card] += 1
    else:
        s.embrouille_discards |= 1 << (card - KINDS)


def characters_held(s: State, seat: int) -> int:
    """The mask of characters of which a hand has a card."""
    return s.held[seat] & ((1 << CHARACTERS) - 1)


def guests_held(s: State, seat: int) -> int:
    """The mask of guests in a hand."""
    return s.held[seat] >> CHARACTERS
