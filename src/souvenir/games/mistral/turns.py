"""What a turn has become, and what is left of it."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral import frames
from souvenir.games.mistral.model import Kind, Turn
from souvenir.kernel.talk import Refusal, say

THREE: Final = 3
"""Cards to draw, cards to lay, actions."""


def begin(f: Turn, kind: Kind) -> Turn:
    """The turn as one of A, B, C; nothing of it is spent yet."""
    return frames.turn(f.seat, kind, THREE) if f.kind is None else f


def spend(f: Turn, kind: Kind) -> Turn:
    """The turn with one card or action less."""
    left = (THREE if f.kind is None else f.left) - 1
    if not (f.drawn_at or f.met_at or f.exchanged):
        return frames.turn(f.seat, kind, left)
    return frames.turn(f.seat, kind, left, f.drawn_at, f.drawn_by, f.met_at, f.exchanged)


def not_this_turn(f: Turn, kind: Kind) -> Refusal | None:
    """`mistral.pass`: a turn is exactly one of A, B, C."""
    if f.kind is None or f.kind == kind:
        return None
    return Refusal("mistral.pass", {"kind": say(f"mistral-kind-{f.kind}")})
