"""What the steps of the six actions of Reflect may be; see `opening` for when, `steps` for what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import COLOURS, Action, Gain, Move, Pick, Place, Reflect, Using
from souvenir.games.vivid.names import colour_name
from souvenir.games.vivid.opening import (
    BANK,
    ONE_BY_ONE,
    PAIRS,
    counted,
    gains,
    kind,
    left_for,
    short,
    short_of_each,
)
from souvenir.games.vivid.rewire import all_moves, candidate_moves
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HAS, ROOM, SIZE, Tables
from souvenir.kernel.talk import Refusal

# Made once: listing what is legal asks about each of them again and again.
_SPLIT: Final = tuple(
    Refusal("vivid.action.split", {"colour": colour_name(colour)}) for colour in range(len(COLOURS))
)
_COMBINE: Final = Refusal("vivid.action.combine")


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
    if isinstance(a, Pick):
        return _check_pick(t, s, f, seat, u, a.hex, t.colour[a.colour])
    if isinstance(a, Gain):
        return _check_gain(t, s, f, seat, u, t.colour[a.colour])
    if isinstance(a, Move):
        return _check_nudge(t, s, seat, a)
    assert isinstance(a, Place)
    rule = f"vivid.action.{kind(t, s, seat, u.slot)}"
    return None if s.empty[seat] >> a.hex & 1 else Refusal(rule, {"hex": a.hex + 1})


def _check_nudge(t: Tables, s: State, seat: int, a: Move) -> Refusal | None:
    if a.target not in t.adjacent[a.source]:
        return Refusal("vivid.action.nudge")
    return Refusal("vivid.hex.three", {"hex": a.target + 1}) if s.full[seat] >> a.target & 1 else None


def _check_pick(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    match kind(t, s, seat, u.slot):
        case "split":
            return _check_split(t, s, f, seat, u, hex, colour)
        case "combine":
            return _check_combine(t, s, f, seat, u, hex, colour)
        case _:
            return _check_swap(t, s, seat, u, hex)


def _check_split(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    tile = s.bank[seat * BANK + u.slot]
    assert tile is not None
    if colour != t.tile_takes[tile]:
        return _SPLIT[t.tile_takes[tile] or 0]
    gives = t.tile_gives[tile]
    if SIZE[s.hexes[seat * t.hexes + hex]] < ROOM:
        return short(t, s, f, seat, counted(gives))
    return short_of_each(t, s, f, seat, gives)


def _check_combine(
    t: Tables, s: State, f: Reflect, seat: int, u: Using, hex: int, colour: int
) -> Refusal | None:
    heap = s.hexes[seat * t.hexes + hex]
    if u.hex is None:
        if SIZE[heap] < 2:
            return _COMBINE
        pairs = [pair for pair in PAIRS[heap] if colour in pair]
    else:
        if hex != u.hex or COUNT[heap][colour] <= u.picked.count(colour):
            return _COMBINE
        pairs = [tuple(sorted((*u.picked, colour)))]
    left = left_for(t, s, f, seat)
    if any(gains(left, pair) for pair in pairs):
        return None
    return ONE_BY_ONE


def _check_swap(t: Tables, s: State, seat: int, u: Using, hex: int) -> Refusal | None:
    near = t.adjacent_mask[hex]
    fits = near >> u.hex & 1 if u.hex is not None else near & ~s.empty[seat]
    return None if fits else Refusal("vivid.action.swap")


def _check_gain(t: Tables, s: State, f: Reflect, seat: int, u: Using, colour: int) -> Refusal | None:
    tile = s.bank[seat * BANK + u.slot]
    if tile is None:
        if gains(left_for(t, s, f, seat), u.picked) >> colour & 1:
            return None
        empty = not s.supply[colour] + u.picked.count(colour)
        args = {"colour": colour_name(colour)}
        return Refusal("vivid.supply.short", args) if empty else ONE_BY_ONE
    if colour not in t.tile_gives[tile]:
        return _SPLIT[t.tile_takes[tile] or 0]
    return short(t, s, f, seat, {colour: 1})
