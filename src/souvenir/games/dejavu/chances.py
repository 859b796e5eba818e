"""What a viewer could do with what lies open: slots to cover, worth of public cards, last drops."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.dejavu import fragments, score
from souvenir.games.dejavu.model import Building, Chance, Sowing
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import COLOUR, SHAPE, WHITE, Tables, plus
from souvenir.kernel.masks import bits


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


def chances(t: Tables, s: State, seat: int | None) -> Iterator[Chance]:
    """What the cards in reach of this viewer are good for; bits count only while they may be built with."""
    if seat is None or s.frame is None:
        return
    heap = s.loose if isinstance(s.frame, Building) and s.turn == seat else ()
    for card, begun in (*((card, ()) for card in bits(s.hands[seat])), *s.stm[seat]):
        if count := covers(t, card, len(begun), heap):
            yield Chance(t.cards[card].key, count)
    for card in bits(s.display[0] & ~s.ltm[seat]):
        now, later = _worth(t, s, seat, card)
        yield Chance(t.cards[card].key, covers(t, card, 0, heap), now, later)


def _worth(t: Tables, s: State, seat: int, card: int) -> tuple[int, int | None]:
    """What a public card would bring, built now; a track also with one card of its colour more."""
    ltm, held = s.ltm[seat] | 1 << card, s.held[seat]
    if t.cards[card].scoring != "colour":
        whole = score.assignment(t, ltm, held), score.assignment(t, s.ltm[seat], held)
        after, before = (fragments.worth(made, t.edition.values) for made in whole)
        return after - before, None
    colour = t.colour[card]
    steps = t.edition.tracks["white_track" if colour == WHITE else "track"]
    count = (ltm & t.of_colour[colour]).bit_count()
    return score.track(t, ltm, colour), steps[count] if count < len(steps) else None


def yields(s: State, tile: int) -> Heap:
    """What the last bit to be sown would collect here, itself among it; nothing where it cannot fall."""
    f = s.frame
    if not isinstance(f, Sowing) or len(s.loose) > 1 or not s.near[f.tile] & ~f.visited & 1 << tile:
        return ()
    colour = COLOUR[s.loose[0]]
    return plus(s.loose, tuple(kind for kind in s.bits[tile] if COLOUR[kind] == colour))
