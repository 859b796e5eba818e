"""The few ways in which fragments come and go on a board; `empty` and `full` are kept here alone."""

from __future__ import annotations

from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import MINUS, PLUS, ROOM, SIZE, Tables


def set_heap(t: Tables, s: State, player: int, hex: int, heap: int) -> None:
    """Put this heap into a hex, whatever was there."""
    s.hexes[player * t.hexes + hex] = heap
    bit = 1 << hex
    size = SIZE[heap]
    if size == 0:
        s.empty[player] |= bit
        s.full[player] &= ~bit
    elif size == ROOM:
        s.empty[player] &= ~bit
        s.full[player] |= bit
    else:
        s.empty[player] &= ~bit
        s.full[player] &= ~bit


def move_one(t: Tables, s: State, player: int, colour: int, source: int, target: int) -> None:
    """Move one fragment from hex to hex."""
    base = player * t.hexes
    set_heap(t, s, player, source, MINUS[s.hexes[base + source]][colour])
    set_heap(t, s, player, target, PLUS[s.hexes[base + target]][colour])


def board_of(t: Tables, s: State, player: int) -> list[int]:
    """The heaps of one player's hexes."""
    base = player * t.hexes
    return s.hexes[base : base + t.hexes]
