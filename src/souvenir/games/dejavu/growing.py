"""Phase 3, what else bits are good for: growing a flower, and staying in the treasure chests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import frames
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import GROW_COST, Action, Growing, Keep, KeepAll, Keeping, Spend
from souvenir.games.dejavu.names import chest_id, flower_id, heap_name, loose_id, spent_id
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import CHEST, KIND_OF, Tables, plus, without
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- a flower
def check_grow(s: State, seat: int) -> Refusal | None:
    """`dejavu.flower.grow`, `dejavu.flower.short`: why no flower can be grown now."""
    if len(s.loose) < GROW_COST or s.pots[seat]:
        return Refusal("dejavu.flower.grow")
    return None if s.flowers else Refusal("dejavu.flower.short")


def legal(t: Tables, s: State, f: Growing, seat: int) -> Sequence[Action]:
    return [t.spend[kind] for kind in dict.fromkeys(s.loose)]


def candidates(t: Tables, s: State, f: Growing, seat: int) -> Iterator[Action]:
    yield from legal(t, s, f, seat)


def check(t: Tables, s: State, f: Growing, seat: int, a: Action) -> Refusal | None:
    return None


def apply(t: Tables, s: State, f: Growing, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Spend a bit; True when phase 3 is over by it."""
    assert isinstance(a, Spend)
    _spend(s, KIND_OF[a.shape, a.colour])
    return spend_forced(t, s, frames.growing(seat, f.left - 1), emit)


def _spend(s: State, kind: int) -> None:
    s.loose = without(s.loose, kind)
    s.spent += (kind,)


def spend_forced(t: Tables, s: State, f: Growing, emit: Emit) -> bool:
    """Spend bit after bit while there is no choice; True when phase 3 is over by it."""
    left = f.left
    while left:
        if len(s.loose) > left and s.loose[0] != s.loose[-1]:
            s.frame = frames.growing(f.seat, left)
            return False
        _spend(s, s.loose[0])
        left -= 1
    s.flowers -= 1
    s.pots[f.seat] = True
    s.frame = frames.building(f.seat)
    if emit:
        touches = (*(spent_id(kind) for kind in s.spent[-GROW_COST:]), flower_id(t, f.seat, None))
        emit(Event(say("dejavu-event-grew", who=Who(f.seat)), rule="dejavu.flower.grow", touches=touches))
    return not s.loose


# -------------------------------------------------------------------- the chests
def room(s: State, seat: int) -> int:
    """How many more bits the chests take."""
    return icons(s, seat, CHEST) - len(s.chests[seat])


def begin_keeping(s: State, seat: int) -> bool:
    """`dejavu.chest`: ask what to keep; False if nothing is left to keep."""
    s.frame = frames.keeping(seat)
    return bool(s.loose)


def legal_keeping(t: Tables, s: State, f: Keeping, seat: int) -> Sequence[Action]:
    found: list[Action] = [t.keep[kind] for kind in dict.fromkeys(s.loose)]
    if len(s.loose) <= room(s, seat):
        found.append(t.keep_all)
    found.append(t.done)
    return found


def candidates_keeping(t: Tables, s: State, f: Keeping, seat: int) -> Iterator[Action]:
    yield from (t.keep[kind] for kind in dict.fromkeys(s.loose))
    yield t.keep_all
    yield t.done


def check_keeping(t: Tables, s: State, f: Keeping, seat: int, a: Action) -> Refusal | None:
    if isinstance(a, KeepAll) and len(s.loose) > room(s, seat):
        return Refusal("dejavu.chest", {"room": room(s, seat)})
    return None


def apply_keeping(t: Tables, s: State, f: Keeping, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Keep a bit, all, or no more; True when the chests are full or nothing is left."""
    match a:
        case Keep():
            kept: Heap = (KIND_OF[a.shape, a.colour],)
        case KeepAll():
            kept = s.loose
        case _:
            return True
    for kind in kept:
        s.loose = without(s.loose, kind)
    s.chests[seat] = plus(s.chests[seat], kept)
    if emit:
        says = say("dejavu-event-kept", who=Who(seat), bits=heap_name(kept))
        touches = (*(loose_id(kind) for kind in kept), chest_id(seat))
        emit(Event(says, rule="dejavu.chest", touches=touches))
    return not s.loose or room(s, seat) == 0
