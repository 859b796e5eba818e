"""Who plays the games: this process, others on this machine, or a Dask cluster, all as executors."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import active_children
from traceback import extract_tb
from typing import Any, TypeVar

from souvenir.spawned import SPAWNING

T = TypeVar("T")
PATIENCE = 10
"""Seconds within which a cluster must answer."""


class LabError(ValueError):
    """The lab cannot work like this: something is not installed, does not answer, or was killed."""


@dataclass(frozen=True, slots=True)
class Workers:
    """An executor, and how many games to have under way at once."""

    executor: Executor
    count: int


class _Here(Executor):
    """Plays at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future

    def map(
        self,
        fn: Callable[..., T],
        *iterables: Iterable[Any],
        timeout: float | None = None,
        chunksize: int = 1,
    ) -> Iterator[T]:
        return map(fn, *iterables)  # one when it is asked for, not all before the first


@contextmanager
def workers_for(count: int, cluster: str | None = None) -> Iterator[Workers]:
    """So many processes here, or the cluster at this address; LabError if it cannot be had."""
    if cluster is not None:
        yield from _cluster(cluster)
    elif count == 1:
        yield Workers(_Here(), 1)
    else:
        yield from _processes(count)


def _processes(count: int) -> Iterator[Workers]:
    others = set(active_children())
    pool = ProcessPoolExecutor(count, SPAWNING)
    try:
        yield Workers(pool, count)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()  # a game may take minutes, and will be played again
        raise
    pool.shutdown()


def _cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import CancelledError, Client, KilledWorker
        from distributed.comm.core import CommClosedError
    except ImportError as error:
        raise LabError("--cluster needs Dask: pip install 'souvenir[cluster]'") from error
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # what went wrong is told in one line, below
    try:
        client: Any = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise LabError(f"--cluster: no Dask scheduler answers at {address}") from error
    with client:
        threads = sum(client.nthreads().values())
        if threads == 0:
            raise LabError(f"--cluster: the scheduler at {address} has no workers")
        # A game that went down with its worker is played again elsewhere, and is the same game.
        try:
            yield Workers(client.get_executor(pure=False, retries=3), threads)
        except (CancelledError, CommClosedError, KilledWorker, ValueError) as error:
            if isinstance(error, ValueError) and not _lost_between(error):
                raise
            raise LabError(f"--cluster: {address} was lost; the same command goes on from here") from error


def _lost_between(error: ValueError) -> bool:
    """Dask asks for a game's outcome, then how it ended, and trips over one that is lost in between."""
    return extract_tb(error.__traceback__)[-1].name == "_cascade_future"
