"""When an action of Reflect is open: whole (`vivid.action.whole`), unused, and with enough for everyone."""

from __future__ import annotations

from typing import Final

from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import COLOURS, SLOTS, Reflect
from souvenir.games.vivid.names import colour_name, slot_name
from souvenir.games.vivid.rewire import can_move_some
from souvenir.games.vivid.shortage import BAG, COMBINE, SPECULATE, spare, stock
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HAS, HEAPS, ROOM, SIZE, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Refusal

BANK: Final = len(SLOTS)
NUDGE: Final = SLOTS.index("nudge")

# Made once: most of what search asks for is refused.
_ONCE: Final = tuple(Refusal("vivid.reflect.once", {"slot": slot_name(slot)}) for slot in range(BANK))
_WHOLE: Final = {
    action: Refusal("vivid.action.whole", {"action": action}) for action in ("add", "split", *SLOTS)
}
_SHORT: Final = tuple(
    Refusal("vivid.supply.short", {"colour": colour_name(colour)}) for colour in range(len(COLOURS))
)
_BAG_EMPTY: Final = Refusal("vivid.action.speculate")
ONE_BY_ONE: Final = Refusal("vivid.reflect.one-by-one")


def kind(t: Tables, s: State, seat: int, slot: int) -> str:
    """Which of the six actions this slot gives: its tile's if one covers it."""
    tile = s.bank[seat * BANK + slot]
    return SLOTS[slot] if tile is None else t.edition.tiles[tile].action


def opens(t: Tables, s: State, f: Reflect, seat: int, slot: int) -> Refusal | None:
    """Why the action of a slot cannot be begun now, or None."""
    tile = s.bank[seat * BANK + slot]
    bit = 1 << slot
    if tile is not None:
        if s.flipped[seat] & bit:
            return _ONCE[slot]
        takes = t.tile_takes[tile]
        if takes is None:
            return _opens_add(t, s, f, seat, t.tile_gives[tile][0])
        return _opens_split(t, s, f, seat, takes, t.tile_gives[tile])
    if s.used[seat] & bit:
        return _ONCE[slot]
    if slot == COMBINE:
        return _opens_combine(t, s, f, seat)
    if slot == SPECULATE:
        return _opens_speculate(t, s, f, seat)
    return _opens_nudge(t, s, seat) if slot == NUDGE else _opens_swap(t, s, seat)


def short(t: Tables, s: State, f: Reflect, seat: int, wanted: dict[int, int]) -> Refusal | None:
    """Is there enough of each of these things, for me and for those before me?"""
    there = stock(s)
    for thing, count in wanted.items():
        if there[thing] < count:
            return _SHORT[thing]
    if s.start != seat:
        left = spare(t, s, f, seat)
        for thing, count in wanted.items():
            if left[thing] < count:
                return ONE_BY_ONE
    return None


def _opens_add(t: Tables, s: State, f: Reflect, seat: int, colour: int) -> Refusal | None:
    """`vivid.action.add`: an empty hex and one fragment of the colour."""
    if not s.empty[seat]:
        return _WHOLE["add"]
    return short(t, s, f, seat, {colour: 1})


def _opens_split(
    t: Tables, s: State, f: Reflect, seat: int, takes: int, gives: tuple[int, ...]
) -> Refusal | None:
    sizes = {SIZE[heap] for heap in board_of(t, s, seat) if HAS[heap] >> takes & 1}
    if not sizes:
        return _WHOLE["split"]
    refusal = short(t, s, f, seat, counted(gives))
    if refusal is None or ROOM not in sizes:
        return refusal
    return short_of_each(t, s, f, seat, gives)


def short_of_each(t: Tables, s: State, f: Reflect, seat: int, gives: tuple[int, ...]) -> Refusal | None:
    """Why none of these can come alone: waiting is the better news, since it may still open."""
    ones = [short(t, s, f, seat, {colour: 1}) for colour in gives]
    if None in ones:
        return None
    return next((r for r in ones if r and r.rule == "vivid.reflect.one-by-one"), ones[0])


def counted(colours: tuple[int, ...]) -> dict[int, int]:
    return {colour: colours.count(colour) for colour in colours}


def _opens_combine(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    pairs = [heap for heap in board_of(t, s, seat) if SIZE[heap] >= 2]
    if not pairs:
        return _WHOLE["combine"]
    left = left_for(t, s, f, seat)
    if any(gains(left, pair) for heap in pairs for pair in PAIRS[heap]):
        return None
    return ONE_BY_ONE


def _opens_speculate(t: Tables, s: State, f: Reflect, seat: int) -> Refusal | None:
    if not any(s.bag):
        return _BAG_EMPTY
    if not s.empty[seat]:
        return _WHOLE["speculate"]
    return short(t, s, f, seat, {BAG: 1})


def _opens_nudge(t: Tables, s: State, seat: int) -> Refusal | None:
    return None if can_move_some(t, s, seat) else _WHOLE["nudge"]


def _opens_swap(t: Tables, s: State, seat: int) -> Refusal | None:
    filled = t.all_hexes & ~s.empty[seat]
    return None if any(t.adjacent_mask[h] & filled for h in bits(filled)) else _WHOLE["swap"]


PAIRS: Final = tuple(
    tuple(sorted({tuple(sorted((a, b))) for i, a in enumerate(heap) for b in heap[i + 1 :]}))
    for heap in HEAPS
)
"""The pairs of colours that can be lifted off a heap."""


def left_for(t: Tables, s: State, f: Reflect, seat: int) -> list[int]:
    return stock(s) if s.start == seat else spare(t, s, f, seat)


def gains(left: list[int], pair: tuple[int, ...]) -> int:
    """The colours that combine may bring once this pair is back in the supply, as a mask."""
    return sum(1 << c for c in range(len(COLOURS)) if left[c] + pair.count(c) >= 1)
