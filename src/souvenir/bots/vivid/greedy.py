"""The bot `greedy`: it plans its turn, or its Reflect, and plays the first step of the best plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from souvenir.bots.vivid import reflecting, turn
from souvenir.bots.vivid.outlook import Outlook
from souvenir.bots.vivid.stages import Weights, reflected
from souvenir.bots.vivid.thought import Thought
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Action, Reflect, Rewiring, Taking, View
from souvenir.kernel.talk import Seat


class GreedyVivid:
    """Values boards by what they promise, and takes the step towards the best one it finds."""

    def __init__(self, game: Vivid, weights: Weights | None = None) -> None:
        self._game = game
        self._look = Outlook(game.tables, weights or Weights())

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        """The first step of the best plan; equal plans are told apart by their order, not by chance."""
        s = self._game.imagine(view, rng)
        mind = Thought(self._game, self._look, seat, s.aspirations[seat])
        if isinstance(s.frame, Taking):
            return turn.best_step(mind, s)
        if isinstance(s.frame, Rewiring):
            return turn.best_rewire(mind, s).steps[0]
        if isinstance(s.frame, Reflect):
            return reflecting.best_step(mind, s)
        stage = reflected(s, mind.weights)
        return max(legal, key=lambda a: mind.worth(mind.after(s, a), stage))
