"""How long a search may take: so many iterations, or so much time, and until somebody calls it off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter


def now() -> float:
    """Seconds on a clock that never jumps."""
    return perf_counter()


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """For one turn, all its steps together. With iterations a search is the same on every machine."""

    iterations: int | None = None
    seconds: float | None = None
    cancelled: Callable[[], bool] = _never
    """Asked before each iteration; once true, the search ends with what it has."""

    def spend(self, share: float, since: float) -> Iterator[int]:
        """The numbers of the iterations there is time for.

        `share` is the part of the budget to use, and `since` when the thinking began.
        """
        most = None if self.iterations is None else round(self.iterations * share)
        until = None if self.seconds is None else since + self.seconds * share
        number = 0
        while (most is None or number < most) and not self.cancelled():
            if until is not None and now() >= until:
                return
            yield number
            number += 1
