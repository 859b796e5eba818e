"""What grows with the length of a game is done beside everybody's moves, and one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from souvenir.server.protocol.errors import Denied

QUEUE = 16
"""Things that may wait to be done."""
T = TypeVar("T")


class Aside:
    """One thread for all of it."""

    def __init__(self) -> None:
        self._lane = ThreadPoolExecutor(1, "aside")
        self._waiting = 0

    async def __call__(self, work: Callable[[], T]) -> T:
        """Do this when its turn comes; Denied if too much waits already."""
        if self._waiting >= QUEUE:
            raise Denied("busy", status=503)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._lane, work)
        finally:
            self._waiting -= 1
