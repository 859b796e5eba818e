"""The bot `greedy`: it plans a turn, or all of its Reflect, and plays the first step of the best plan."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from souvenir.bots.vivid.outlook import Outlook, Weights
from souvenir.bots.vivid.reflecting import best_reflect
from souvenir.bots.vivid.turn import best_rewire, best_take
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Action, Reflect, Rewiring, Taking, View
from souvenir.kernel.talk import Seat


class GreedyVivid:
    """Values boards by what they promise, and takes the step towards the best one it finds."""

    def __init__(self, game: Vivid, weights: Weights = Weights()) -> None:
        self._game = game
        self._outlook = Outlook(game.tables, weights)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        s = self._game.imagine(view, rng)
        match s.frame:
            case Taking():
                return best_take(self._game, self._outlook, s, seat)
            case Rewiring():
                return best_rewire(self._game, self._outlook, s, seat)
            case Reflect():
                return best_reflect(self._game, self._outlook, s, seat, legal)
        return legal[0]
