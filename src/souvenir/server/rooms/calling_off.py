"""Calling bots off: a byte for each thought, in memory that the worker processes share.

A bot that thinks in another process cannot be interrupted; it looks at its byte and stops by itself.
"""

from __future__ import annotations

from ctypes import Array, c_byte
from multiprocessing.sharedctypes import RawArray
from threading import Lock

CALLS = 256
"""Thoughts that can be called off at a time; any more are thought to their end, which is soon."""


class Calls:
    """The server's side: who thinks, and who need not any more."""

    def __init__(self) -> None:
        self.flags: Array[c_byte] = RawArray(c_byte, CALLS)
        self._free = list(range(CALLS))
        self._lock = Lock()

    def take(self) -> int | None:
        """A byte for a new thought; None if all are taken."""
        with self._lock:
            if not self._free:
                return None
            call = self._free.pop()
        self.flags[call] = 0
        return call

    def off(self, call: int | None) -> None:
        """Nobody waits for this thought any more."""
        if call is not None:
            self.flags[call] = 1

    def give_back(self, call: int | None) -> None:
        """This thought has come to its end, whatever that was."""
        if call is not None:
            with self._lock:
                self._free.append(call)


_heard: Array[c_byte] | None = None


def listen(flags: Array[c_byte]) -> None:
    """The workers' side: where to look; called once when a worker starts."""
    global _heard
    _heard = flags


def called_off(call: int | None) -> bool:
    """Has this thought been called off?"""
    return call is not None and _heard is not None and bool(_heard[call])
