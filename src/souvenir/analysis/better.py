"""What would have been better, in the words of the game, and as far as it can be shown on the board."""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.analysis.report import Move
from souvenir.kernel.game import Json
from souvenir.kernel.luck import LuckDrawn, NoLuck
from souvenir.kernel.talk import Phrase
from souvenir.table.edge import ActionReader
from souvenir.table.verify import Opened


@dataclass(frozen=True, slots=True)
class Better:
    """The best turn that was found."""

    says: tuple[Phrase, ...]
    """Its steps in the words of their offers, up to the first that luck follows."""
    steps: tuple[Json, ...]
    """Those of them that no luck follows: what would have been drawn nobody knows."""


def better_turn(opened: Opened, move: Move) -> Better:
    """The best turn in place of this one, tried on the table as it stood."""
    game, reader = opened.game, ActionReader(opened.game)
    s, said, steps = opened.before(move.entry), [], []
    for step in move.best:
        action = reader.read(step, "best")
        if action not in game.legal(s, move.seat):
            break
        said.append(game.offer(s, move.seat, action).label)
        after = game.copy(s)
        try:
            game.apply(after, move.seat, action, NoLuck(), None)
        except LuckDrawn:
            break
        s = after
        steps.append(step)
    return Better(tuple(said), tuple(steps))
