"""Phase 3, déjà vu: cards are built at once or bit by bit, flowers grown, bits kept in chests.

The bits in a player's chests are at hand during this phase like those just collected, for they may
be taken out and put back at will; what counts is which of them are in a chest when it ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import frames, growing
from souvenir.games.dejavu.memory import complete, icons
from souvenir.games.dejavu.model import GROW_COST, Action, Build, Building, Cover, Grow, Instant
from souvenir.games.dejavu.names import (
    bit_name,
    card_name,
    hand_id,
    loose_id,
    memory_id,
    public_id,
    shape_name,
)
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import KIND_OF, SHAPE, STM, UNIT, Tables, plus, without
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


def begin(s: State, seat: int) -> bool:
    """`dejavu.chest`: chests are emptied into the bits at hand; False if there are none at all."""
    s.loose = plus(s.loose, s.chests[seat])
    s.chests[seat] = ()
    s.frame = frames.building(seat)
    return bool(s.loose)


# -------------------------------------------------------------------- what may be done
def room(s: State, seat: int) -> int:
    """How many more cards short-term memory takes."""
    return icons(s, seat, STM) - len(s.stm[seat])


def whole(t: Tables, s: State, seat: int) -> int:
    """`dejavu.build.instant`: the cards of the hand and the display that the bits at hand cover whole."""
    if len(s.loose) < t.shortest:
        return 0
    packed = 0
    for kind in s.loose:
        packed += UNIT[kind]
    return t.buildable[packed] & (s.hands[seat] | s.display[0] & ~s.ltm[seat])


def legal(t: Tables, s: State, f: Building, seat: int) -> Sequence[Action]:
    kinds = dict.fromkeys(s.loose)
    found: list[Action] = []
    for card, heap in s.stm[seat]:
        shape, row = t.slots[card][len(heap)], t.cover[card]
        found += [row[kind] for kind in kinds if SHAPE[kind] == shape]
    if room(s, seat) > 0:
        shapes = 0
        for kind in kinds:
            shapes |= 1 << SHAPE[kind]
        for card in bits(s.hands[seat] & t.begins[shapes]):
            shape, row = t.slots[card][0], t.cover[card]
            found += [row[kind] for kind in kinds if SHAPE[kind] == shape]
    if cards := whole(t, s, seat):
        found += [t.build[card] for card in bits(cards)]
    if growing.check_grow(s, seat) is None:
        found.append(t.grow)
    found.append(t.done)
    return found


def candidates(t: Tables, s: State, f: Building, seat: int) -> Iterator[Action]:
    kinds = dict.fromkeys(s.loose)
    open_cards = [*bits(s.hands[seat]), *bits(s.display[0])]
    for card in [card for card, _ in s.stm[seat]] + open_cards:
        yield from (t.cover[card][kind] for kind in kinds)
    yield from (t.build[card] for card in open_cards)
    yield t.grow
    yield t.done


def check(t: Tables, s: State, f: Building, seat: int, a: Action) -> Refusal | None:
    match a:
        case Cover():
            return _check_cover(t, s, seat, t.card[a.card], KIND_OF[a.shape, a.colour])
        case Build():
            return _check_build(t, s, seat, t.card[a.card])
        case Grow():
            return growing.check_grow(s, seat)
        case _:
            return None


def _check_cover(t: Tables, s: State, seat: int, card: int, kind: int) -> Refusal | None:
    begun = covered(s, seat, card)
    if not begun and (card >= t.individual or len(t.slots[card]) == 1 or room(s, seat) <= 0):
        return Refusal("dejavu.build.gradual", {"card": card_name(t, card)})
    return check_slot(t, card, begun, kind)


def covered(s: State, seat: int, card: int) -> Heap:
    """The bits on a card in short-term memory; none if it is not there."""
    return next((heap for other, heap in s.stm[seat] if other == card), ())


def check_slot(t: Tables, card: int, heap: Heap, kind: int) -> Refusal | None:
    """`dejavu.build.order`, `dejavu.build.shape`: does the bit fit the topmost open slot?"""
    left = t.slots[card][len(heap) :]
    if SHAPE[kind] == left[0]:
        return None
    rule = "dejavu.build.order" if SHAPE[kind] in left else "dejavu.build.shape"
    return Refusal(rule, {"card": card_name(t, card), "shape": shape_name(left[0])})


def _check_build(t: Tables, s: State, seat: int, card: int) -> Refusal | None:
    if s.ltm[seat] >> card & 1:
        return Refusal("dejavu.build.no-copy", {"card": card_name(t, card)})
    if not whole(t, s, seat) >> card & 1:
        return Refusal("dejavu.build.instant", {"card": card_name(t, card)})
    return None


# -------------------------------------------------------------------- doing it
def apply(t: Tables, s: State, f: Building, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Carry out a step; True when the phase is over, at the latest with the last bit."""
    match a:
        case Cover():
            _cover(t, s, seat, t.card[a.card], KIND_OF[a.shape, a.colour], emit)
            return not s.loose
        case Build():
            return _begin_instant(t, s, seat, t.card[a.card], emit)
        case Grow():
            return growing.spend_forced(t, s, frames.growing(seat, GROW_COST), emit)
        case _:
            return True


def _cover(t: Tables, s: State, seat: int, card: int, kind: int, emit: Emit) -> None:
    """`dejavu.build.gradual`: one bit onto a card in short-term memory, laid there by it if need be."""
    s.loose = without(s.loose, kind)
    heap = (*covered(s, seat, card), kind)
    if emit:
        says = say("dejavu-event-covered", who=Who(seat), card=card_name(t, card), bit=bit_name(kind))
        touches = (loose_id(kind), memory_id(t, seat, card))
        from_hand = len(heap) == 1
        emit(Event(says, rule="dejavu.build.gradual", touches=touches, reveals=from_hand))
    if len(heap) == 1:
        _leave_hand(s, seat, card)
        s.stm[seat] += ((card, heap),)
    elif len(heap) < len(t.slots[card]):
        s.stm[seat] = tuple((other, heap if other == card else old) for other, old in s.stm[seat])
    else:
        s.stm[seat] = tuple(entry for entry in s.stm[seat] if entry[0] != card)
        complete(t, s, seat, card, heap, emit)


def _leave_hand(s: State, seat: int, card: int) -> None:
    s.hands[seat] &= ~(1 << card)
    s.known[seat] &= ~(1 << card)


def _begin_instant(t: Tables, s: State, seat: int, card: int, emit: Emit) -> bool:
    if emit:
        public = card >= t.individual
        says = say("dejavu-event-builds", who=Who(seat), card=card_name(t, card))
        where = public_id(t, card) if public else hand_id(t, card)
        touches = (where, *_loose_ids(forced(t, s.loose, card, ())), memory_id(t, seat, card))
        emit(Event(says, rule="dejavu.build.instant", touches=touches, reveals=not public))
    if card < t.individual:
        _leave_hand(s, seat, card)
    else:
        layer = max(n for n, mask in enumerate(s.display) if mask >> card & 1)
        s.display[layer] &= ~(1 << card)
    return cover_forced(t, s, frames.instant(seat, card), emit)


def _loose_ids(heap: Heap) -> tuple[str, ...]:
    return tuple(loose_id(kind) for kind in heap)


def forced(t: Tables, loose: Heap, card: int, heap: Heap) -> Heap:
    """The bits that cover the next slots of a card built at once while only one kind fits: for events."""
    found: Heap = ()
    for shape in t.slots[card][len(heap) :]:
        fitting = {kind for kind in loose if SHAPE[kind] == shape}
        if len(fitting) > 1:
            break
        found += tuple(fitting)
        loose = without(loose, found[-1])
    return found


def cover_forced(t: Tables, s: State, f: Instant, emit: Emit) -> bool:
    """Cover slot after slot while only one kind of bit fits; True when the phase is over by it."""
    slots, heap = t.slots[f.card], f.bits
    while len(heap) < len(slots):
        fitting = {kind for kind in s.loose if SHAPE[kind] == slots[len(heap)]}
        if len(fitting) > 1:
            s.frame = frames.instant(f.seat, f.card, heap)
            return False
        heap += (fitting.pop(),)
        s.loose = without(s.loose, heap[-1])
    complete(t, s, f.seat, f.card, heap, emit)
    s.frame = frames.building(f.seat)
    return not s.loose


# -------------------------------------------------------------------- the steps of building at once
def legal_instant(t: Tables, s: State, f: Instant, seat: int) -> Sequence[Action]:
    shape, row = t.slots[f.card][len(f.bits)], t.cover[f.card]
    return [row[kind] for kind in dict.fromkeys(s.loose) if SHAPE[kind] == shape]


def candidates_instant(t: Tables, s: State, f: Instant, seat: int) -> Iterator[Action]:
    yield from (t.cover[f.card][kind] for kind in dict.fromkeys(s.loose))


def check_instant(t: Tables, s: State, f: Instant, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Cover)
    return check_slot(t, f.card, f.bits, KIND_OF[a.shape, a.colour])


def apply_instant(t: Tables, s: State, f: Instant, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Cover the next slot; True when the phase is over by it."""
    assert isinstance(a, Cover)
    kind = KIND_OF[a.shape, a.colour]
    s.loose = without(s.loose, kind)
    if emit:
        says = say("dejavu-event-covered", who=Who(seat), card=card_name(t, f.card), bit=bit_name(kind))
        more = forced(t, s.loose, f.card, (*f.bits, kind))
        touches = (loose_id(kind), *_loose_ids(more), memory_id(t, seat, f.card))
        emit(Event(says, rule="dejavu.build.instant", touches=touches))
    return cover_forced(t, s, frames.instant(seat, f.card, (*f.bits, kind)), emit)
