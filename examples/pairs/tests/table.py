"""Small tables to try rules on."""

from __future__ import annotations

from souvenir.kernel.luck import ScriptedLuck
from souvenir.kernel.talk import Event, Seat
from souvenir_pairs import BOX
from souvenir_pairs.edition import PairsEdition
from souvenir_pairs.game import Pairs
from souvenir_pairs.model import Turn
from souvenir_pairs.state import State

EDITION = BOX.edition()
assert isinstance(EDITION, PairsEdition)
GAME = Pairs(EDITION, {"pairs": "8", "start": "0"})


class Played:
    """A game of eight pairs whose cards show what the test says, from the first seat on."""

    def __init__(self, seats: int = 2) -> None:
        self.s: State = GAME.setup(seats, ScriptedLuck(), None)
        self.events: list[Event] = []

    def turn(self, card: int, shows: int | None = None) -> list[Event]:
        """Turn a card; one that nobody has seen shows this picture."""
        self.events = []
        drawn = [] if shows is None else [self._draw(shows)]
        seat = self.acting
        assert seat is not None
        GAME.apply(self.s, seat, Turn(card), ScriptedLuck(drawn), self.events.append)
        return self.events

    def _draw(self, shows: int) -> int:
        """Which of the cards that are left in the heap it is, picture by picture."""
        known = [face for face in self.s.faces if face is not None]
        return sum(2 - known.count(picture) for picture in range(shows))

    def refused(self, card: int) -> str | None:
        assert self.acting is not None
        refusal = GAME.check(self.s, self.acting, Turn(card))
        return None if refusal is None else refusal.rule

    @property
    def acting(self) -> Seat | None:
        return self.s.acting

    def keys(self) -> list[str]:
        """What was told of the last turn."""
        return [event.says.key for event in self.events]
