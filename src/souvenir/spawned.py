"""Processes that work for this one and leave Ctrl-C to it.

Spawned, not forked: a fork of a process with threads may hang. Ctrl-C in a terminal reaches every process of
it, at any moment: a worker is deaf to it from its first breath, and its parent ends it.
"""

from __future__ import annotations

import signal
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess

_DEAF_TO = {signal.SIGINT}


class _Deaf(SpawnProcess):
    def start(self) -> None:
        """Start with Ctrl-C blocked: what a process blocks, those that it starts block, too."""
        resource_tracker.ensure_running()  # it lifts the block when it has to be started
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _DEAF_TO)
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Spawning(SpawnContext):
    Process = _Deaf


SPAWNING = _Spawning()
"""For `ProcessPoolExecutor`."""
