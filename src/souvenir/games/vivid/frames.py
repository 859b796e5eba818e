"""Frames, made once and handed out by reference: they never change, and search makes so many."""

from __future__ import annotations

from typing import Final

from souvenir.games.vivid.model import MOST_PLAYERS, Rewiring, Taking, Using
from souvenir.kernel.once import once

taking: Final = once(Taking)
rewiring: Final = once(Rewiring)
using: Final = once(Using)

NEW_TURN: Final = tuple(Taking(seat) for seat in range(MOST_PLAYERS))
"""By seat, a turn of Remember in which nothing has been done."""
NEW_REWIRE: Final = tuple(Rewiring(seat) for seat in range(MOST_PLAYERS))
