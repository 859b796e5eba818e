"""The solo opponent (`vivid.solo.automa`), wholly ours: it takes by the card that lies open.

The open card says which end, how many fragments it likes best, and which colours first. It obeys
the same rules of taking as everyone, keeps what it takes in heaps by colour, and has no board.
"""

from __future__ import annotations

from souvenir.games.vivid.model import Automa, End, Scored
from souvenir.games.vivid.names import card_name, colour_name, fragment_id, tile_id, tile_name
from souvenir.games.vivid.prepare import draw_card
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT_BITS, UNIT, Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, say

Taken = list[tuple[int, int]]
"""Line position and colour of each fragment, in the order of taking."""


def take_turn(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """Take by the open card, claim what was emptied, and open the next card."""
    automa = s.automa
    assert automa is not None
    card = t.edition.automa.cards[automa.card]
    taken = next(filter(None, (_find(s, card.end, t.card_colours[automa.card], k) for k in card.takes)))
    piles, emptied = list(automa.piles), []
    for at, colour in taken:
        piles[colour] += 1
        s.on[at] -= UNIT[colour]
        if not s.on[at]:
            emptied.append(at)
    if emit:
        colours = tuple(colour_name(colour) for _, colour in taken)
        says = say("vivid-event-automa-took", card=card_name(t, card.key), colours=colours)
        ids = tuple(fragment_id(t, s.line[at], colour) for at, colour in taken)
        emit(Event(says, rule="vivid.solo.automa", touches=ids))
    claimed = tuple(s.line[at] for at in emptied)
    for at in sorted(emptied, reverse=True):
        del s.line[at], s.on[at]
    for tile in claimed if emit else ():
        assert emit
        says = say("vivid-event-automa-claimed", tile=tile_name(t, tile))
        emit(Event(says, rule="vivid.claim", touches=(tile_id(t, tile),)))
    s.waiting[s.seats] += claimed
    unseen = automa.unseen or tuple(range(len(t.edition.automa.cards)))
    next_card, unseen = draw_card(unseen, luck)
    s.automa = Automa(next_card, unseen, tuple(piles), automa.claimed + claimed)


def _find(s: State, end: End, colours: tuple[int, ...], want: int) -> Taken:
    """The first way, colours in the order of the card, to take this many; empty if there is none."""
    order = range(len(s.line)) if end == "left" else range(len(s.line) - 1, -1, -1)
    return _more(s, list(order), list(s.on), colours, want, [])


def _more(
    s: State, order: list[int], on: list[int], colours: tuple[int, ...], want: int, taken: Taken
) -> Taken:
    if len(taken) == want:
        return taken
    if not order:
        return []
    at = order[0]
    for colour in colours:
        alike = any(colour == c for _, c in taken)
        fits = not taken or (alike if want == 2 else not alike)
        if fits and on[at] >> (COUNT_BITS * colour) & 7:
            rest = on[:]
            rest[at] -= UNIT[colour]
            onward = order if rest[at] else order[1:]
            found = _more(s, onward, rest, colours, want, [*taken, (at, colour)])
            if found:
                return found
    return []


def reward(t: Tables, s: State, *, last_round: bool) -> list[Scored]:
    """What the automa scores: tiles it claimed this round, and at the end its heaps and sets."""
    assert s.automa is not None
    return scores(t, s.round, s.seats, s.automa.piles, len(s.waiting[s.seats]), last_round=last_round)


def scores(
    t: Tables, round: int, player: int, piles: tuple[int, ...], claimed: int, *, last_round: bool
) -> list[Scored]:
    """The lines for these heaps and so many tiles claimed this round."""
    values = t.edition.automa
    lines = [Scored(round, player, "claims", claimed * values.a_tile, 0, 0, claimed)] if claimed else []
    if last_round:
        for colour, pile in enumerate(piles):
            worth = values.heaps[min(pile, len(values.heaps) - 1)]
            lines.append(Scored(round, player, "heaps", worth, colour, 0, pile))
        sets = min(piles)
        lines.append(Scored(round, player, "sets", sets * values.a_set, 0, 0, sets))
    return lines
