"""A whole state that fits a view: what the viewer cannot know is dealt anew, all else is as seen."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from souvenir.games.mistral.columns import GUEST, ONE_CARD, recount
from souvenir.games.mistral.edition import CARDS_EACH
from souvenir.games.mistral.hands import add
from souvenir.games.mistral.model import FAMILIES
from souvenir.games.mistral.sight import View
from souvenir.games.mistral.state import (
    BESIDE,
    CHARACTERS,
    COLUMNS,
    EMBROUILLES,
    GUESTS,
    KINDS,
    PLACES,
    State,
)
from souvenir.games.mistral.tables import EMBROUILLE_BACK, Tables


@dataclass(frozen=True, slots=True)
class Unseen:
    """What lies in the piles and, unknown to the viewer, in hands."""

    kinds: list[int]
    """How many of each kind."""
    embrouilles: list[int]


def imagine(t: Tables, v: View, rng: Random) -> State:
    """A state that this viewer cannot tell from the real one, made from the view alone."""
    s = State()
    s.seats, s.start, s.turns, s.played = v.seats, v.start, v.turns, v.played
    s.frames, s.sheet, s.gained = v.frames, v.sheet, 0
    s.open = tuple(t.place[r.place] for r in v.rendezvous)
    s.unopened = sum(1 << t.place[key] for key in v.unopened)
    s.discards = [0] * KINDS
    for key, count in v.discards:
        s.discards[t.card[key]] = count
    s.embrouille_discards = sum(1 << (t.card[key] - KINDS) for key in v.embrouille_discards)
    _figures(t, s, v)
    _columns(t, s, v)
    _hands(t, s, v, rng)
    s.piles, s.stock = list(v.piles), sum(v.piles)
    s.tops = [None if top is None else t.family_of[top] for top in v.tops]
    s.under = [
        sum(s.deck[kind] for kind in t.kinds_of[family]) - s.tops.count(family)
        for family in range(len(FAMILIES))
    ]
    return s


def _figures(t: Tables, s: State, v: View) -> None:
    s.at, s.where = [0] * (BESIDE + 1), [BESIDE] * CHARACTERS
    for key, place in v.places:
        s.where[t.card[key]] = t.place[place]
    s.inside = s.home = 0
    for figure, at in enumerate(s.where):
        bit = 1 << figure
        s.at[at] |= bit
        s.home |= t.home_at[at] & bit
        if at < PLACES:
            s.inside |= bit


def _columns(t: Tables, s: State, v: View) -> None:
    s.columns = [0] * (v.seats * COLUMNS)
    for seat, player in enumerate(v.players):
        for column in player.columns:
            guests = sum(GUEST << (t.card[key] - CHARACTERS) for key in column.guests)
            packed = t.card[column.character] + ONE_CARD * column.cards + guests
            s.columns[seat * COLUMNS + column.column] = packed
    s.count = [v.counts[c][seat] for seat in range(v.seats) for c in range(CHARACTERS)]
    s.controls, s.controlled = [0] * v.seats, 0
    for character in range(CHARACTERS):
        if any(v.counts[character]):
            recount(s, character)


def unseen_cards(t: Tables, v: View) -> Unseen:
    """All cards less those that lie open or that the viewer knows."""
    kinds = [CARDS_EACH] * CHARACTERS + [1] * GUESTS
    gone = {t.card[key] for key in v.embrouille_discards}
    for key, count in v.discards:
        kinds[t.card[key]] -= count
    for player in v.players:
        for column in player.columns:
            kinds[t.card[column.character]] -= column.cards
            for key in column.guests:
                kinds[t.card[key]] -= 1
        for key in player.hand.known:
            card = t.card[key]
            if card < KINDS:
                kinds[card] -= 1
            else:
                gone.add(card)
    return Unseen(kinds, [e for e in range(EMBROUILLES) if KINDS + e not in gone])


def _hands(t: Tables, s: State, v: View, rng: Random) -> None:
    """Known cards as they are; the others of each back dealt from what nobody here has seen."""
    unseen = unseen_cards(t, v)
    rng.shuffle(unseen.embrouilles)
    heaps = [
        [kind for kind in t.kinds_of[family] for _ in range(unseen.kinds[kind])]
        for family in range(len(FAMILIES))
    ]
    s.hand, s.held, s.size = [0] * (v.seats * KINDS), [0] * v.seats, [0] * v.seats
    s.embrouilles, s.known = [0] * v.seats, []
    for seat, player in enumerate(v.players):
        hidden = list(player.hand.backs)
        known = tuple(t.card[key] for key in player.hand.known)
        for card in known:
            add(s, seat, card)
            hidden[t.family[card] if card < KINDS else EMBROUILLE_BACK] -= 1
        for family, heap in enumerate(heaps):
            for _ in range(hidden[family]):
                add(s, seat, _drawn(heap, rng))
        for _ in range(hidden[EMBROUILLE_BACK]):
            add(s, seat, KINDS + unseen.embrouilles.pop())
        s.known.append(_knowledge(t, v, seat, known))
    s.embrouille_pile = sum(1 << e for e in unseen.embrouilles)
    s.deck = [0] * KINDS
    for heap in heaps:
        for kind in heap:
            s.deck[kind] += 1


def _drawn(heap: list[int], rng: Random) -> int:
    at = int(rng.random() * len(heap))
    heap[at], heap[-1] = heap[-1], heap[at]
    return heap.pop()


def _knowledge(t: Tables, v: View, seat: int, known: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The viewer knows what the view says; of the others it says only what everybody knows."""
    everybody = tuple(t.card[key] for key in v.players[seat].hand.open)
    rows = [everybody] * (v.seats + 1)
    if v.seat is not None:
        rows[v.seat] = known
    rows[seat] = ()
    return tuple(rows) if any(rows) else ()
