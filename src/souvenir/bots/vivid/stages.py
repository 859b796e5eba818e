"""How much is still to come, seen from a moment of the game, and what must be judged, not counted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from souvenir.games.vivid.model import COLOURS, ROUNDS, Taking
from souvenir.games.vivid.prepare import EXTRA_TILES, FRAGMENTS_ON_TILE
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import ROOM, SIZE, unpacked

FAR = 30
"""Lacking this many half fragments is as far as chances are told apart."""

Chances = tuple[float, ...]
"""By what is lacking, in half fragments."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What cannot be counted, only judged; found by play."""

    focus: float = 1.2
    """How much better than chance the fragments taken fit what is lacking."""
    actions: float = 3.0
    """Fragments that one Reflect is worth."""
    a_fragment: tuple[float, ...] = (0.0, 0.0, 0.0)
    """A fragment on the board, whatever it may be used for; by how many rounds are left after this one."""
    threads: tuple[float, ...] = (1.0, 1.0, 1.0)
    cores: tuple[float, ...] = (1.0, 1.0, 1.0)
    """How far the points that threads and core memories promise are to be trusted, by the same."""
    flips: float = 0.8
    """The chance that a tile on its action face will be used this round."""
    hope: float = 0.4
    """The share of one match that a tile promises before it has one."""
    keep: float = 0.5
    """The share of a match that lasts until the next round."""
    open_slot: float = 1.5
    """An uncovered bank slot, for each round to come."""
    speculate: float = 3.0
    """A fragment drawn by chance."""
    reply: float = 0.5
    """How much of the next player's best turn counts against one's own."""


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """Chances at each Reward to come, the next one first."""

    chances: tuple[Chances, ...]
    flips: float
    """The chance that a tile on its action face is used before the next Reward."""

    @property
    def later(self) -> int:
        """Rounds after this one."""
        return len(self.chances) - 1


def remembering(s: State, w: Weights) -> Stage:
    """During Remember, for boards as they are at the end of this turn."""
    taken = SIZE[s.frame.taken] if isinstance(s.frame, Taking) else 0
    left = max(0, sum(sum(unpacked(packed)) for packed in s.on) + taken - ROOM)
    return _stage(left / s.players + w.actions, w.flips, s.players, s.round, w)


def at_the_end_of_remember(s: State, w: Weights) -> Stage:
    """When the line is gone and Reflect is still to come."""
    return _stage(w.actions, w.flips, s.players, s.round, w)


def reflected(s: State, w: Weights) -> Stage:
    """At the end of Reflect, when nothing is added any more before Reward."""
    return _stage(0.0, 0.0, s.players, s.round, w)


@lru_cache(maxsize=256)
def _stage(fragments: float, flips: float, players: int, round: int, w: Weights) -> Stage:
    a_round = (players + EXTRA_TILES) * FRAGMENTS_ON_TILE[players] / players + w.actions
    share = w.focus / len(COLOURS)
    rounds = range(ROUNDS - round + 1)
    return Stage(tuple(_chances(share * (fragments + a_round * later)) for later in rounds), flips)


def _chances(fragments: float) -> Chances:
    """The chance that this many useful fragments, on average, make up for what is lacking."""
    whole = [_at_least(fragments, count) for count in range(FAR // 2 + 2)]
    return tuple((whole[half // 2] + whole[(half + 1) // 2]) / 2 for half in range(FAR + 1))


def _at_least(mean: float, count: int) -> float:
    """The chance that a Poisson number is at least this."""
    term, below = exp(-mean), 0.0
    for k in range(count):
        below += term
        term *= mean / (k + 1)
    return max(0.0, 1.0 - below)
