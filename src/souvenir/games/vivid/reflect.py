"""Phase 3, Reflect: tiles go onto the memory bank, then everyone uses what they have, at the same time.

An action is begun with `Use`, takes effect with its last step, and counts as unused until then:
what it may still take stays covered, so nobody's half-made action is ever stranded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from souvenir.games.vivid import actions, steps
from souvenir.games.vivid.model import SLOTS, Action, Bank, Done, Reflect, Use, Using
from souvenir.games.vivid.names import slot_id, slot_name, tile_id, tile_name
from souvenir.games.vivid.opening import opens
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

BANK: Final = len(SLOTS)


def begin(t: Tables, s: State, emit: Emit) -> None:
    s.frame = Reflect((None,) * s.seats, (False,) * s.seats)
    for seat in range(s.seats):
        _discard_what_is_over(t, s, seat, emit)


def to_act(s: State, f: Reflect) -> tuple[int, ...]:
    """Those who have not finished, from the holder of the start player marker, clockwise."""
    turn = range(s.start, s.start + s.players)
    return tuple(p % s.players for p in turn if p % s.players < s.seats and not f.finished[p % s.players])


def free_slots(s: State, seat: int) -> list[int]:
    return [slot for slot in range(BANK) if s.bank[seat * BANK + slot] is None]


def _discard_what_is_over(t: Tables, s: State, seat: int, emit: Emit) -> None:
    if s.waiting[seat] and not free_slots(s, seat):
        if emit:
            for tile in s.waiting[seat]:
                says = say("vivid-event-discarded", who=Who(seat), tile=tile_name(t, tile))
                emit(Event(says, rule="vivid.bank.place", touches=(tile_id(t, tile),)))
        s.discards += s.waiting[seat]
        s.waiting[seat] = ()


# -------------------------------------------------------------------- what may be done
def legal(t: Tables, s: State, f: Reflect, seat: int) -> Sequence[Action]:
    using = f.using[seat]
    if using is not None:
        return actions.legal(t, s, f, seat, using)
    if s.waiting[seat]:
        return [t.bank[tile][slot] for tile in s.waiting[seat] for slot in free_slots(s, seat)]
    found: list[Action] = [t.use[slot] for slot in range(BANK) if opens(t, s, f, seat, slot) is None]
    found.append(t.done)
    return found


def candidates(t: Tables, s: State, f: Reflect, seat: int) -> Iterator[Action]:
    using = f.using[seat]
    if using is not None:
        yield from actions.candidates(t, s, seat, using)
        return
    for tile in s.waiting[seat]:
        yield from t.bank[tile]
    yield from t.use
    yield t.done


def check(t: Tables, s: State, f: Reflect, seat: int, a: Action) -> Refusal | None:
    using = f.using[seat]
    if using is not None:
        return actions.check(t, s, f, seat, using, a)
    if isinstance(a, Bank):
        covered = s.bank[seat * BANK + SLOTS.index(a.slot)] is not None
        return Refusal("vivid.bank.place", {"slot": slot_name(SLOTS.index(a.slot))}) if covered else None
    if s.waiting[seat]:
        return Refusal("vivid.bank.place")
    if isinstance(a, Use):
        return opens(t, s, f, seat, SLOTS.index(a.slot))
    return None


# -------------------------------------------------------------------- doing it
def apply(t: Tables, s: State, f: Reflect, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Carry out one player's step; True when everyone has finished."""
    using = f.using[seat]
    if using is not None:
        s.frame = _with(f, seat, steps.step(t, s, seat, using, a, emit))
    elif isinstance(a, Bank):
        _bank(t, s, seat, t.tile[a.tile], SLOTS.index(a.slot), emit)
    elif isinstance(a, Use):
        s.frame = _with(f, seat, steps.begin(t, s, seat, SLOTS.index(a.slot), luck, emit))
    else:
        assert isinstance(a, Done)
        finished = (*f.finished[:seat], True, *f.finished[seat + 1 :])
        s.frame = Reflect(f.using, finished)
        if emit:
            emit(Event(say("vivid-event-finished", who=Who(seat)), rule="vivid.reflect.together"))
        return all(finished)
    return False


def _with(f: Reflect, seat: int, using: Using | None) -> Reflect:
    return Reflect((*f.using[:seat], using, *f.using[seat + 1 :]), f.finished)


def _bank(t: Tables, s: State, seat: int, tile: int, slot: int, emit: Emit) -> None:
    s.bank[seat * BANK + slot] = tile
    s.waiting[seat] = tuple(other for other in s.waiting[seat] if other != tile)
    if emit:
        says = say("vivid-event-banked", who=Who(seat), tile=tile_name(t, tile), slot=slot_name(slot))
        touches = (tile_id(t, tile), slot_id(seat, slot))
        emit(Event(says, rule="vivid.bank.place", touches=touches))
    _discard_what_is_over(t, s, seat, emit)
