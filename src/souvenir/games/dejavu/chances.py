"""What a viewer could do with what lies open: slots to cover, worth of public cards, last drops."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from souvenir.games.dejavu import fragments, score
from souvenir.games.dejavu.memory import matching
from souvenir.games.dejavu.model import Building, Sowing
from souvenir.games.dejavu.sight import Chance
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import COLOUR, SHAPE, WHITE, Tables, plus
from souvenir.kernel.masks import bits

KEPT: Final = 4096
"""Chances without bits that are remembered, of all tables together."""


def covers(t: Tables, card: int, done: int, heap: Heap) -> int:
    """How many further slots of a card, from the top, these bits would cover."""
    shapes = [SHAPE[kind] for kind in heap]
    count = 0
    for shape in t.slots[card][done:]:
        if shape not in shapes:
            break
        shapes.remove(shape)
        count += 1
    return count


def chances(t: Tables, s: State, seat: int) -> tuple[Chance, ...]:
    """What the cards in reach of this seat are good for; bits count only while they may be built with."""
    if s.frame is None:
        return ()
    if s.turn == seat and s.loose and isinstance(s.frame, Building):
        return tuple(_while_building(t, s, seat))
    return _without_bits(t, s.display[0] & ~s.ltm[seat], s.ltm[seat], s.held[seat])


@lru_cache(maxsize=KEPT)
def _without_bits(t: Tables, public: int, ltm: int, held: int) -> tuple[Chance, ...]:
    """They are shown after every move and change only when something is completed or taken."""
    return tuple(Chance(t.cards[card].key, 0, *_worth(t, ltm, held, card)) for card in bits(public))


def _while_building(t: Tables, s: State, seat: int) -> Iterator[Chance]:
    for card, begun in (*((card, ()) for card in bits(s.hands[seat])), *s.stm[seat]):
        if count := covers(t, card, len(begun), s.loose):
            brings = _brings(t, s, seat, card, begun) if len(begun) + count == len(t.slots[card]) else None
            yield Chance(t.cards[card].key, count, brings=brings)
    for card in bits(s.display[0] & ~s.ltm[seat]):
        count = covers(t, card, 0, s.loose)
        brings = _brings(t, s, seat, card, ()) if count == len(t.slots[card]) else None
        yield Chance(t.cards[card].key, count, *_worth(t, s.ltm[seat], s.held[seat], card), brings)


def _brings(t: Tables, s: State, seat: int, card: int, begun: Heap) -> int:
    """What completing a card changes: a token for each bit that matches, and what memory is then worth."""
    left = t.slots[card][len(begun) :]
    fitting = [kind for kind in s.loose if matching(t, card, (kind,))]
    tokens = matching(t, card, begun)
    for shape in set(left):
        tokens += min(left.count(shape), sum(SHAPE[kind] == shape for kind in fitting))
    ltm, held = s.ltm[seat], s.held[seat]
    return tokens + score.standing(t, ltm | 1 << card, held) - score.standing(t, ltm, held)


def _worth(t: Tables, ltm: int, held: int, card: int) -> tuple[int, int | None]:
    """What a public card would bring, built now; a track also with one card of its colour more."""
    then = ltm | 1 << card
    if t.cards[card].scoring != "colour":
        whole = score.assignment(t, then, held), score.assignment(t, ltm, held)
        after, before = (fragments.worth(made, t.edition.values) for made in whole)
        return after - before, None
    colour = t.colour[card]
    steps = t.edition.tracks["white_track" if colour == WHITE else "track"]
    count = (then & t.of_colour[colour]).bit_count()
    return score.track(t, then, colour), steps[count] if count < len(steps) else None


def yields(s: State, tile: int) -> Heap:
    """What the last bit to be sown would collect here, itself among it; nothing where it cannot fall."""
    f = s.frame
    if not isinstance(f, Sowing) or len(s.loose) > 1 or not s.near[f.tile] & ~f.visited & 1 << tile:
        return ()
    colour = COLOUR[s.loose[0]]
    return plus(s.loose, tuple(kind for kind in s.bits[tile] if COLOUR[kind] == colour))
