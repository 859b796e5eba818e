"""How much is still to come, seen from a moment of the game."""

from __future__ import annotations

from functools import lru_cache

from souvenir.bots.vivid.outlook import Stage, Weights, chances
from souvenir.games.vivid.model import COLOURS, ROUNDS, Taking
from souvenir.games.vivid.prepare import EXTRA_TILES, FRAGMENTS_ON_TILE
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import SIZE, unpacked

TURN = 3
"""The most fragments that one turn takes."""


def remembering(s: State, w: Weights) -> Stage:
    """During Remember, for boards as they are at the end of this turn."""
    taken = SIZE[s.frame.taken] if isinstance(s.frame, Taking) else 0
    left = max(0, sum(sum(unpacked(packed)) for packed in s.on) + taken - TURN)
    return _stage(left / s.players + w.actions, s.players, s.round, w, w.flips)


def reflecting(s: State, w: Weights, actions: int) -> Stage:
    """During Reflect, with so many actions still to be used."""
    return _stage(w.an_action * actions, s.players, s.round, w, w.flips if actions else 0.0)


@lru_cache(maxsize=256)
def _stage(now: float, players: int, round: int, w: Weights, flips: float) -> Stage:
    a_round = (players + EXTRA_TILES) * FRAGMENTS_ON_TILE[players] / players + w.actions
    share = w.focus / len(COLOURS)
    return Stage(tuple(chances(share * (now + a_round * later)) for later in range(ROUNDS - round + 1)), flips)
