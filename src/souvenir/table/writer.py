"""One thread that writes for everybody: many changes to a commit, each acknowledged after it."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from souvenir.table.journal import Elsewhere, SeqTaken

BATCH = 256
"""The most changes that share a commit."""
C = TypeVar("C")


@dataclass(slots=True)
class _Task(Generic[C]):
    change: C
    done: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    result: Any = None
    error: Exception | None = None


class GroupWriter(Generic[C]):
    """Hands what waits to `write`, which writes all of it in one commit and says what came of each change.

    `write` raises SeqTaken if one of them came too late, Elsewhere if one is of a table that is not ours, and
    JournalError if nothing can be written; in all cases it has written nothing.
    """

    def __init__(self, write: Callable[[Sequence[C]], Sequence[Any]]) -> None:
        self._write = write
        self._waiting: list[_Task[C]] = []
        self._asleep, self._ending = True, False
        self._changing = threading.Lock()
        """Held while any of these three changes."""
        self._wake: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        self._thread.start()

    async def do(self, change: C) -> Any:
        """Write this; on return it is on disk.

        A writer that sleeps is woken when the loop has gone round once: whatever comes meanwhile shares its
        commit, and the two threads change places once for all of it.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        with self._changing:
            self._waiting.append(_Task(change, done, loop))
            asleep, self._asleep = self._asleep, False
        if asleep:
            loop.call_soon(self._wake.put, None)
        return await done

    async def close(self) -> None:
        """Write what waits, and end."""
        self._ending = True
        self._wake.put(None)
        await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        """The writer thread: take what waits, write it, commit once, then tell everyone."""
        while True:
            with self._changing:
                batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
                self._asleep = not batch
            if batch:
                self._commit(batch)
                _tell(batch)
            elif self._ending:
                return
            else:
                self._wake.get()

    def _commit(self, batch: list[_Task[C]]) -> None:
        try:
            results = self._write([item.change for item in batch])
        except Exception as error:  # the thread goes on, whatever it was: others wait for it
            if isinstance(error, SeqTaken | Elsewhere) and len(batch) > 1:
                for item in batch:  # one of them cannot be: each stands for itself
                    self._commit([item])
            else:
                for item in batch:
                    item.error = error
        else:
            for item, result in zip(batch, results, strict=True):
                item.result = result


def _tell(batch: Sequence[_Task[Any]]) -> None:
    """Settle the futures of a batch, each in its own loop."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Task[Any]]] = {}
    for item in batch:
        by_loop.setdefault(item.loop, []).append(item)
    for loop, items in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, items)


def _settle(items: Sequence[_Task[Any]]) -> None:
    for item in items:
        if item.done.cancelled():
            continue
        if item.error:
            item.done.set_exception(item.error)
        else:
            item.done.set_result(item.result)
