"""A bot of your own, for any game: it takes the move after which it stands best, as far as it can see.

souvenir arena vivid --bots examples/my_bot.py:MyBot,random --games 40
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import total


class MyBot:
    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, seat: int, legal: Sequence[Any], rng: Random) -> Any:
        """One of `legal`, from a view: what is hidden from this seat is imagined, not known."""
        now = self.game.imagine(view, rng)

        def standing_after(action: Any) -> int:
            then = self.game.copy(now)
            self.game.apply(then, seat, action, SimLuck(rng), None)
            return total([*self.game.score(then, seat, seat), *self.game.forecast(then, seat, seat)])

        return max(rng.sample(legal, len(legal)), key=standing_after)  # among equals any of them
