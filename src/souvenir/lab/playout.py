"""Random self-play through the public protocol: the loop that `bench` measures."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck

MIDDLE: Final = 40
"""After how many decisions a state is typical enough to be copied."""


class Playouts:
    """Games played one after the other from one generator."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self._game = game
        self._seats = seats
        rng = Random(seed)
        self._pick = rng.random
        self._luck = SimLuck(rng)
        self.games = 0
        self.actions = 0
        """Decisions with more than one legal action."""
        self.middle: Any = game.setup(seats, self._luck, None)
        """A state from the middle of the last game."""

    def play_one(self) -> None:
        """One game to its end, the legal actions listed at every decision."""
        game, luck, pick = self._game, self._luck, self._pick
        s = game.setup(self._seats, luck, None)
        steps = 0
        while acting := game.to_act(s):
            seat = acting[0]
            legal = game.legal(s, seat)
            choices = len(legal)
            action = legal[0]
            if choices > 1:
                self.actions += 1
                action = legal[int(pick() * choices)]
            game.apply(s, seat, action, luck, None)
            steps += 1
            if steps == MIDDLE:
                self.middle = game.copy(s)
        self.games += 1

    def copy(self, times: int) -> None:
        """Copy the state from the middle of a game so many times."""
        game, middle = self._game, self.middle
        for _ in range(times):
            game.copy(middle)
