"""Frames, made once and handed out by reference: they never change, and search makes so many."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.model import (
    MOST_SEATS,
    Clearing,
    Discarding,
    Playing,
    Preparing,
    RendezVous,
    Turn,
)
from souvenir.kernel.once import once

preparing: Final = once(Preparing)
turn: Final = once(Turn)
clearing: Final = once(Clearing)
playing: Final = once(Playing)
discarding: Final = once(Discarding)
rendezvous: Final = once(RendezVous)

NEW_TURN: Final = tuple(Turn(seat) for seat in range(MOST_SEATS))
"""By seat, a turn in which nothing has been done."""
