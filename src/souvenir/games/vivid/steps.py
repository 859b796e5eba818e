"""Carrying out the six actions of Reflect: an action begins, and takes effect with its last step."""

from __future__ import annotations

from souvenir.games.vivid.board import move_one, set_heap
from souvenir.games.vivid.frames import using
from souvenir.games.vivid.model import SLOTS, Action, Gain, Move, Pick, Place, Using
from souvenir.games.vivid.names import colour_name, hex_id, slot_id, supply_id, token_id
from souvenir.games.vivid.opening import BANK, kind
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import MINUS, PLUS, ROOM, SIZE, Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.talk import Arg, Emit, Event, Phrase, Who, say


def begin(t: Tables, s: State, seat: int, slot: int, luck: Luck, emit: Emit) -> Using:
    """Begin the action of a slot; speculate draws at once."""
    if s.bank[seat * BANK + slot] is None and SLOTS[slot] == "speculate":
        drawn = draw_from(s.bag, luck)
        s.used[seat] |= 1 << slot
        if emit:
            says = say("vivid-event-speculated", who=Who(seat), colour=colour_name(drawn))
            touches = (slot_id(seat, slot),)
            rule = "vivid.action.speculate"
            emit(Event(says, rule=rule, touches=touches, reveals=True))
        return using(slot, None, (drawn,))
    return using(slot)


def step(t: Tables, s: State, seat: int, u: Using, a: Action, emit: Emit) -> Using | None:
    """Carry out one step; None when the action is complete."""
    action = kind(t, s, seat, u.slot)
    if isinstance(a, Pick):
        colour = t.colour[a.colour]
        if action == "swap" and u.hex is not None:
            _swap(t, s, seat, u.hex, u.picked[0], a.hex, colour)
        elif action == "split" and SIZE[s.hexes[seat * t.hexes + a.hex]] < ROOM:
            _exchange(t, s, seat, a.hex, (colour,), t.tile_gives[_tile(s, seat, u)])
        else:
            return using(u.slot, a.hex, (*u.picked, colour))
    elif isinstance(a, Place):
        colour = _placed(t, s, seat, u, action)
        if action == "add":
            s.supply[colour] -= 1
        set_heap(t, s, seat, a.hex, PLUS[0][colour])
    elif isinstance(a, Move):
        move_one(t, s, seat, t.colour[a.colour], a.source, a.target)
    else:
        assert isinstance(a, Gain)
        assert u.hex is not None
        _exchange(t, s, seat, u.hex, u.picked, (t.colour[a.colour],))
    if s.bank[seat * BANK + u.slot] is None:
        s.used[seat] |= 1 << u.slot
    else:
        s.flipped[seat] |= 1 << u.slot  # vivid.tile.flip
    if emit:
        emit(_told(t, s, seat, u, a, action))
    return None


def _told(t: Tables, s: State, seat: int, u: Using, a: Action, action: str) -> Event:
    """What everyone is told of an action that was completed by this step."""
    told: dict[str, Arg] = {"who": Who(seat)}
    touches: tuple[str, ...]
    match a:
        case Place():
            colour = _placed(t, s, seat, u, action)
            told |= {"colour": colour_name(colour), "hex": a.hex + 1}
            touches = (supply_id(colour), hex_id(seat, a.hex))
        case Move():
            colour = t.colour[a.colour]
            told |= {"colour": colour_name(colour), "source": a.source + 1, "target": a.target + 1}
            touches = (token_id(seat, a.source, colour), hex_id(seat, a.target))
        case Pick() if u.hex is not None:
            first, second = u.picked[0], t.colour[a.colour]
            told |= {"colour": colour_name(first), "other": colour_name(second)}
            told |= {"source": u.hex + 1, "target": a.hex + 1}
            touches = (token_id(seat, u.hex, first), token_id(seat, a.hex, second))
        case Pick():
            colour, gives = t.colour[a.colour], t.tile_gives[_tile(s, seat, u)]
            told |= _exchanged((colour,), gives, a.hex)
            touches = (token_id(seat, a.hex, colour), *(supply_id(c) for c in gives))
        case Gain():
            colour, hex = t.colour[a.colour], u.hex
            assert hex is not None
            told |= _exchanged(u.picked, (colour,), hex)
            touches = (*(token_id(seat, hex, c) for c in u.picked), supply_id(colour))
        case _:
            raise TypeError(a)
    return Event(Phrase(f"vivid-event-{action}", told), rule=f"vivid.action.{action}", touches=touches)


def _tile(s: State, seat: int, u: Using) -> int:
    tile = s.bank[seat * BANK + u.slot]
    assert tile is not None
    return tile


def _placed(t: Tables, s: State, seat: int, u: Using, action: str) -> int:
    """The colour that comes: the one drawn, or the one that the tile adds."""
    return u.picked[0] if action == "speculate" else t.tile_gives[_tile(s, seat, u)][0]


def _swap(t: Tables, s: State, seat: int, hex: int, colour: int, other_hex: int, other: int) -> None:
    base = seat * t.hexes
    set_heap(t, s, seat, hex, PLUS[MINUS[s.hexes[base + hex]][colour]][other])
    set_heap(t, s, seat, other_hex, PLUS[MINUS[s.hexes[base + other_hex]][other]][colour])


def _exchange(t: Tables, s: State, seat: int, hex: int, out: tuple[int, ...], back: tuple[int, ...]) -> None:
    """Fragments of a hex go to the supply, others come from it."""
    heap = s.hexes[seat * t.hexes + hex]
    for colour in out:
        heap = MINUS[heap][colour]
        s.supply[colour] += 1
    for colour in back:
        heap = PLUS[heap][colour]
        s.supply[colour] -= 1
    set_heap(t, s, seat, hex, heap)


def _exchanged(out: tuple[int, ...], back: tuple[int, ...], hex: int) -> dict[str, Arg]:
    gone, come = tuple(colour_name(c) for c in out), tuple(colour_name(c) for c in back)
    return {"gone": gone, "come": come, "hex": hex + 1}
