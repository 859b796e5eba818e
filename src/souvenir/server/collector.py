"""The garbage collector, kept from stopping all tables at once.

What tables hold lies in no cycles: counting references frees it, and a look at all of it takes longer with
every table. So only what was made in the last moments is looked at, often, and what has lived for a while is
set aside (`gc.freeze`). What ended in a cycle after that is found when nobody plays, or once a day.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from dataclasses import dataclass, field

YOUNG = 5_000
"""Things more than before after which the young ones are looked at, however little time has gone by."""
EVERY = 10.0
"""Seconds after which what is left is set aside."""
AT_LEAST_EVERY = 24 * 3600.0
"""Seconds after which everything is looked at, even while people play."""
NEVER = 1_000_000


@dataclass(slots=True)
class Collector:
    """When to look at what."""

    playing: Callable[[], bool]
    """Would anybody notice a pause?"""
    now: Callable[[], float] = time.monotonic
    _aside: float = field(init=False)
    _all: float = field(init=False)

    def __post_init__(self) -> None:
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._aside = self._all = self.now()

    def look(self) -> None:
        """Do what is due; to be called many times a second.

        A table that is played makes and frees as many things, so that counting them alone would let the
        young ones become very many.
        """
        now = self.now()
        waited = now - self._all
        gc.collect(0)
        if now - self._aside < EVERY:
            return
        if waited > AT_LEAST_EVERY or (waited > 6 * EVERY and not self.playing()):
            gc.unfreeze()
            gc.collect()
            self._all = now
        gc.freeze()
        self._aside = self.now()
