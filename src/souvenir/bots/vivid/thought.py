"""Trying things out: one player's imagined state, step by step, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from souvenir.bots.vivid.outlook import Outlook
from souvenir.bots.vivid.stages import Stage, Weights
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Action
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.luck import SimLuck

_LUCK = SimLuck(Random(0))
"""What chance does after a step changes nothing that is valued here: any luck will do."""
WORST = float("-inf")


@dataclass(frozen=True, slots=True)
class Thought:
    """Who thinks, about which game, and by which values."""

    game: Vivid
    look: Outlook
    seat: int
    wish: int | None
    """The thinker's aspiration; None when thinking in the place of another."""

    @property
    def tables(self) -> Tables:
        return self.game.tables

    @property
    def weights(self) -> Weights:
        return self.look.w

    def after(self, s: State, a: Action) -> State:
        """The state once this step is done."""
        c = s.copy()
        self.game.apply(c, self.seat, a, _LUCK, None)
        return c

    def worth(self, s: State, stage: Stage) -> float:
        """What the thinker's board promises."""
        return self.look.value(s, self.seat, stage, wish=self.wish)
