"""The six actions of Reflect: add and split on tiles; combine, speculate, nudge and swap on the bank.

Each is one entry of `ACTIONS`: when it opens, what its steps may be, what a step does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.vivid.board import board_of, move_one, set_heap
from souvenir.games.vivid.model import COLOURS, SLOTS, Action, Gain, Move, Pick, Place, Reflect, Using
from souvenir.games.vivid.names import colour_name, hex_id, slot_id, slot_name, supply_id, token_id
from souvenir.games.vivid.rewire import all_moves, can_move_some, candidate_moves
from souvenir.games.vivid.shortage import BAG, spare, stock
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HAS, HEAPS, MINUS, PLUS, ROOM, SIZE, Tables, bits
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.talk import Arg, Emit, Event, Phrase, Refusal, Who, say

BANK = len(SLOTS)
ALL_COLOURS = (1 << len(COLOURS)) - 1


def kind(t: Tables, s: State, seat: int, slot: int) -> str:
    """Which of the six actions this slot gives: its tile's if one covers it."""
    tile = s.bank[seat * BANK + slot]
    return SLOTS[slot] if tile is None else t.edition.tiles[tile].action


# -------------------------------------------------------------------- is it open?
def opens(t: Tables, s: State, f: Reflect, seat: int, slot: int) -> Refusal | None:
    """Why the action of a slot cannot be begun now, or None."""
    tile = s.bank[seat * BANK + slot]
    bit = 1 << slot
    if tile is not None:
        if s.flipped[seat] & bit:
            return Refusal("vivid.reflect.once", {"slot": slot_name(slot)})
        takes = t.tile_takes[tile]
        if takes is None:
            return _opens_add(t, s, f, seat, t.tile_gives[tile][0])
        return _opens_split(t, s, f, seat, takes, t.tile_gives[tile])
    if s.used[seat] & bit:
        return Refusal("vivid.reflect.once", {"slot": slot_name(slot)})
    return _OPENS[SLOTS[slot]](t, s, f, seat)


def _whole(slot: str) -> Refusal:
    return Refusal("vivid.action.whole", {"action": slot})


def _short(t: Tables, s: State, f: Reflect, seat: int, wanted: dict[int, int]) -> Refusal | None:
    """Is there enough of each of these things, for me and for those before me?"""
    there = stock(s)
    for thing, count in wanted.items():
        if there[thing] < count:
            return Refusal("vivid.supply.short", {"colour": colour_name(thing)})
    if s.start != seat:
        left = spare(t, s, f, seat)
        for thing, count in wanted.items():
            if left[thing] < count:
                return Refusal("vivid.reflect.one-by-one")
    return None


def _opens_add(t: Tables, s: State, f: Reflect, seat: int, colour: int) -> Refusal | None:
    """`vivid.action.add`: an empty hex and one fragment of the colour."""
    if not s.empty[seat]:
        return _whole("add")
    return _short(t, s, f, seat, {colour: 1})


def _opens_split(
    t: Tables, s: State, f: Reflect, seat: int, takes: int, gives: tuple[int, ...]
) -> Refusal | None:
    sizes = {SIZE[heap] for heap in board_of(t, s, seat) if HAS[heap] >> takes & 1}
    if not sizes:
        return _whole("split")
    refusal = _short(t, s, f, seat, _counted(gives))
    if refusal is None or ROOM not in sizes:
        return refusal
    return _short_of_each(t, s, f, seat, gives)


def _short_of_each(t: Tables, s: State, f: Reflect, seat: int, gives: tuple[int, ...]) -> Refusal | None:
    """Why none of these can come alone: waiting is the better news, since it may still open."""
    ones = [_short(t, s, f, seat, {colour: 1}) for colour in gives]
    if None in ones:
        return None
    return next((r for r in ones if r and r.rule == "vivid.reflect.one-by-one"), ones[0])


def _counted(colours: tuple[int, ...]) -> dict[int, int]:
    return {colour: colours.count(colour) for colour in colours}


def _opens_combine(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    pairs = [heap for heap in board_of(t, s, seat) if SIZE[heap] >= 2]
    if not pairs:
        return _whole("combine")
    left = _left(t, s, f, seat)
    if any(_gains(left, pair) for heap in pairs for pair in PAIRS[heap]):
        return None
    return Refusal("vivid.reflect.one-by-one")


def _opens_speculate(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    if not any(s.bag):
        return Refusal("vivid.action.speculate")
    if not s.empty[seat]:
        return _whole("speculate")
    return _short(t, s, f, seat, {BAG: 1})


def _opens_nudge(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    return None if can_move_some(t, s, seat) else _whole("nudge")


def _opens_swap(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    filled = t.all_hexes & ~s.empty[seat]
    return None if any(t.adjacent_mask[h] & filled for h in bits(filled)) else _whole("swap")


_OPENS = {
    "combine": _opens_combine,
    "speculate": _opens_speculate,
    "nudge": _opens_nudge,
    "swap": _opens_swap,
}

PAIRS = tuple(
    tuple(sorted({tuple(sorted((a, b))) for i, a in enumerate(heap) for b in heap[i + 1 :]}))
    for heap in HEAPS
)
"""The pairs of colours that can be lifted off a heap."""


def _left(t: Tables, s: State, f: Reflect, seat: int) -> list[int]:
    return stock(s) if s.start == seat else spare(t, s, f, seat)


def _gains(left: list[int], pair: tuple[int, ...]) -> int:
    """The colours that combine may bring once this pair is back in the supply, as a mask."""
    return sum(1 << c for c in range(len(COLOURS)) if left[c] + pair.count(c) >= 1)


# -------------------------------------------------------------------- the steps of an action
def candidates(t: Tables, s: State, seat: int, u: Using) -> Iterator[Action]:
    match kind(t, s, seat, u.slot):
        case "add" | "speculate":
            yield from t.place
        case "nudge":
            yield from candidate_moves(t, s, seat)
        case "split" | "combine" if u.hex is not None and len(u.picked) == _picks(t, s, seat, u):
            yield from t.gain
        case _:
            for hex, heap in enumerate(board_of(t, s, seat)):
                yield from t.picks[hex][HAS[heap]]


def _picks(t: Tables, s: State, seat: int, u: Using) -> int:
    """How many fragments are picked before a colour is gained."""
    return 1 if kind(t, s, seat, u.slot) == "split" else 2


def legal(t: Tables, s: State, f: Reflect, seat: int, u: Using) -> Sequence[Action]:
    match kind(t, s, seat, u.slot):
        case "add" | "speculate":
            return t.places(s.empty[seat])
        case "nudge":
            return all_moves(t, s, seat)
        case "swap":
            return _legal_swap(t, s, seat, u)
        case _:
            return [a for a in candidates(t, s, seat, u) if check(t, s, f, seat, u, a) is None]


def _legal_swap(t: Tables, s: State, seat: int, u: Using) -> list[Action]:
    board = board_of(t, s, seat)
    found: list[Action] = []
    if u.hex is not None:
        for hex in t.adjacent[u.hex]:
            found += t.picks[hex][HAS[board[hex]]]
        return found
    filled = t.all_hexes & ~s.empty[seat]
    for hex, heap in enumerate(board):
        if heap and t.adjacent_mask[hex] & filled:
            found += t.picks[hex][HAS[heap]]
    return found


def check(t: Tables, s: State, f: Reflect, seat: int, u: Using, a: Action) -> Refusal | None:
    match a:
        case Place():
            rule = f"vivid.action.{kind(t, s, seat, u.slot)}"
            return None if s.empty[seat] >> a.hex & 1 else Refusal(rule, {"hex": a.hex + 1})
        case Move():
            return _check_nudge(t, s, seat, a)
        case Pick():
            return _CHECK_PICK[kind(t, s, seat, u.slot)](t, s, f, seat, u, a.hex, t.colour[a.colour])
        case Gain():
            return _check_gain(t, s, f, seat, u, t.colour[a.colour])
        case _:
            raise TypeError(a)


def _check_nudge(t: Tables, s: State, seat: int, a: Move) -> Refusal | None:
    if a.target not in t.adjacent[a.source]:
        return Refusal("vivid.action.nudge")
    return Refusal("vivid.hex.three", {"hex": a.target + 1}) if s.full[seat] >> a.target & 1 else None


def _check_split(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    tile = s.bank[seat * BANK + u.slot]
    assert tile is not None
    if colour != t.tile_takes[tile]:
        return Refusal("vivid.action.split", {"colour": colour_name(t.tile_takes[tile] or 0)})
    gives = t.tile_gives[tile]
    if SIZE[s.hexes[seat * t.hexes + hex]] < ROOM:
        return _short(t, s, f, seat, _counted(gives))
    return _short_of_each(t, s, f, seat, gives)


def _check_combine(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    heap = s.hexes[seat * t.hexes + hex]
    if u.hex is None:
        if SIZE[heap] < 2:
            return Refusal("vivid.action.combine")
        pairs = [pair for pair in PAIRS[heap] if colour in pair]
    else:
        if hex != u.hex or COUNT[heap][colour] <= u.picked.count(colour):
            return Refusal("vivid.action.combine")
        pairs = [tuple(sorted((*u.picked, colour)))]
    left = _left(t, s, f, seat)
    if any(_gains(left, pair) for pair in pairs):
        return None
    return Refusal("vivid.reflect.one-by-one")


def _check_swap(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    near = t.adjacent_mask[hex]
    fits = near >> u.hex & 1 if u.hex is not None else near & ~s.empty[seat]
    return None if fits else Refusal("vivid.action.swap")


_CHECK_PICK = {"split": _check_split, "combine": _check_combine, "swap": _check_swap}


def _check_gain(t: Tables, s: State, f: Reflect, seat: int, u: Using, colour: int) -> Refusal | None:
    tile = s.bank[seat * BANK + u.slot]
    if tile is None:
        if _gains(_left(t, s, f, seat), u.picked) >> colour & 1:
            return None
        empty = not s.supply[colour] + u.picked.count(colour)
        args = {"colour": colour_name(colour)}
        return Refusal("vivid.supply.short", args) if empty else Refusal("vivid.reflect.one-by-one")
    if colour not in t.tile_gives[tile]:
        return Refusal("vivid.action.split", {"colour": colour_name(t.tile_takes[tile] or 0)})
    return _short(t, s, f, seat, {colour: 1})


# -------------------------------------------------------------------- doing it
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
        return Using(slot, picked=(drawn,))
    return Using(slot)


def step(t: Tables, s: State, seat: int, u: Using, a: Action, emit: Emit) -> Using | None:
    """Carry out one step; None when the action is complete."""
    action = kind(t, s, seat, u.slot)
    base = seat * t.hexes
    told: dict[str, Arg] = {"who": Who(seat)}
    touches: tuple[str, ...]
    match a:
        case Place():
            colour = u.picked[0] if action == "speculate" else _added(t, s, seat, u)
            if action == "add":
                s.supply[colour] -= 1
            set_heap(t, s, seat, a.hex, PLUS[0][colour])
            told |= {"colour": colour_name(colour), "hex": a.hex + 1}
            touches = (supply_id(colour), hex_id(seat, a.hex))
        case Move():
            colour = t.colour[a.colour]
            move_one(t, s, seat, colour, a.source, a.target)
            told |= {"colour": colour_name(colour), "source": a.source + 1, "target": a.target + 1}
            touches = (token_id(seat, a.source, colour), hex_id(seat, a.target))
        case Pick() if action == "swap" and u.hex is not None:
            first, second = u.picked[0], t.colour[a.colour]
            heap = MINUS[s.hexes[base + u.hex]][first]
            other = MINUS[s.hexes[base + a.hex]][second]
            set_heap(t, s, seat, u.hex, PLUS[heap][second])
            set_heap(t, s, seat, a.hex, PLUS[other][first])
            told |= {"colour": colour_name(first), "other": colour_name(second)}
            told |= {"source": u.hex + 1, "target": a.hex + 1}
            touches = (token_id(seat, u.hex, first), token_id(seat, a.hex, second))
        case Pick() if action == "split" and SIZE[s.hexes[base + a.hex]] < ROOM:
            colour = t.colour[a.colour]
            gives = t.tile_gives[_tile(s, seat, u)]
            _exchange(t, s, seat, a.hex, (colour,), gives)
            told |= _exchanged((colour,), gives, a.hex)
            touches = (token_id(seat, a.hex, colour), *(supply_id(c) for c in gives))
        case Pick():
            return Using(u.slot, a.hex, (*u.picked, t.colour[a.colour]))
        case Gain():
            colour = t.colour[a.colour]
            assert u.hex is not None
            _exchange(t, s, seat, u.hex, u.picked, (colour,))
            told |= _exchanged(u.picked, (colour,), u.hex)
            touches = (*(token_id(seat, u.hex, c) for c in u.picked), supply_id(colour))
        case _:
            raise TypeError(a)
    if s.bank[seat * BANK + u.slot] is None:
        s.used[seat] |= 1 << u.slot
    else:
        s.flipped[seat] |= 1 << u.slot  # vivid.tile.flip
    if emit:
        emit(Event(Phrase(f"vivid-event-{action}", told), rule=f"vivid.action.{action}", touches=touches))
    return None


def _tile(s: State, seat: int, u: Using) -> int:
    tile = s.bank[seat * BANK + u.slot]
    assert tile is not None
    return tile


def _added(t: Tables, s: State, seat: int, u: Using) -> int:
    return t.tile_gives[_tile(s, seat, u)][0]


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
