"""What a game tells the search: the one small file that each game adds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from souvenir.bots.search.odds import Standing
from souvenir.kernel.talk import Seat

A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Plan(Generic[A]):
    """Steps of one seat that belong together, and what the game's own knowledge makes of them.

    A plan goes as far as its author can foresee: to the end of a turn, to the next draw of chance, or to
    the next decision of somebody else.
    """

    steps: tuple[A, ...]
    worth: float
    """In points; only the differences between the plans of one decision matter."""


class Mind(Protocol):
    """One game's knowledge. It is asked about imagined states only, and changes none of them.

    Of what a seat does, a mind may use nothing but what that seat would know: the other hands of an
    imagined state are inventions, and whoever plays against them all would play against ghosts.
    """

    scale: float
    """A lead of so many points at the horizon wins about three games of four."""
    counted: tuple[str, ...]
    """What the odds follow from, by name; see `standing`."""

    def share(self, s: Any, seat: Seat) -> float:
        """How much of a turn's budget this decision deserves, 0 for what needs no search.

        1 if nothing more will be thought over in this turn; less if chance may interrupt it.
        """
        ...

    def plans(self, s: Any, seat: Seat) -> Sequence[Plan[Any]]:
        """The plans worth a look, the best one first; never none."""
        ...

    def quick(self, s: Any, seat: Seat, rng: Random) -> Sequence[Any]:
        """One or more steps of a sensible player in a hurry, for playing on; with some chance in it."""
        ...

    def rests(self, s: Any, began: Any, turns: int) -> bool:
        """Is this a good moment to stop and judge? Asked when so many turns were played on from `began`."""
        ...

    def values(self, s: Any) -> Sequence[float]:
        """For each seat the points it may expect at the end of the game."""
        ...

    def by_odds(self, s: Any) -> bool:
        """Does the search judge this state by its odds, or by the lead in points? What plays better is."""
        ...

    def standing(self, s: Any) -> Standing:
        """What the odds of this position follow from, while the game is not over."""
        ...

    def odds(self, s: Any) -> Sequence[float]:
        """For each seat the share of the victory it may expect among equals, while the game is not over."""
        ...
