"""What a turn has become, and what is left of it."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.model import MOST_SEATS, Kind, Turn
from souvenir.kernel.talk import Refusal, say

THREE: Final = 3
"""Cards to draw, cards to lay, actions."""

_PLAIN: Final[dict[tuple[int, Kind, int], Turn]] = {
    (seat, kind, left): Turn(seat, kind, left)
    for seat in range(MOST_SEATS)
    for kind in ("draw", "lay", "act")
    for left in range(THREE + 1)
}
"""Turns in which nothing is used up but cards or actions: made once, since search makes so many."""


def begin(f: Turn, kind: Kind) -> Turn:
    """The turn as one of A, B, C; nothing of it is spent yet."""
    return _PLAIN[f.seat, kind, THREE] if f.kind is None else f


def spend(f: Turn, kind: Kind) -> Turn:
    """The turn with one card or action less."""
    if f.kind is None:
        return _PLAIN[f.seat, kind, THREE - 1]
    if f.left <= THREE and not (f.drawn_at or f.met_at or f.exchanged):
        return _PLAIN[f.seat, kind, f.left - 1]
    return Turn(f.seat, kind, f.left - 1, f.drawn_at, f.drawn_by, f.met_at, f.exchanged)


def not_this_turn(f: Turn, kind: Kind) -> Refusal | None:
    """`mistral.pass`: a turn is exactly one of A, B, C."""
    if f.kind is None or f.kind == kind:
        return None
    return Refusal("mistral.pass", {"kind": say(f"mistral-kind-{f.kind}")})
