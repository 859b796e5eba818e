"""Finished games are looked at again where bots think, piece by piece, for whoever waits for it."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, TypeVar

import msgspec

from souvenir.analysis import Luck, Move
from souvenir.analysis.analyst import Begun
from souvenir.analysis.looked import VERSION, look_at, pieces, sum_up
from souvenir.analysis.practice import Verdict, judge
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import UNWRITABLE, Denied, fault
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.thinkers import Thinkers
from souvenir.table.journal import JournalError
from souvenir.table.live import LiveTable
from souvenir.table.rows import Analysed, Row

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class _Look:
    """A game that is being looked at, and how many people wait for that."""

    task: asyncio.Task[bytes] | None = None
    done: int = 0
    of: int | None = None
    waiting: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)

    def tell(self) -> None:
        """Wake whoever waits."""
        moved, self.moved = self.moved, asyncio.Event()
        moved.set()


class Analysts:
    """Looks at each game once, whoever and however many ask, and stops when nobody waits any more.

    Only one piece is thought about at a time, and a long one in parts: a bot waits for one of these at most.
    """

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self._hub, self._thinkers = hub, thinkers
        self._looks: dict[str, _Look] = {}
        self._asking: set[str] = set()
        self._lane = asyncio.Lock()

    def close(self) -> None:
        """Stop, and tell those who wait."""
        for look in self._looks.values():
            if look.task is not None:
                look.task.cancel()

    async def insist(self, who: str, address: str) -> None:
        """Denied if this person already waits for one, or if too many were begun from there."""
        if who in self._asking:
            raise Denied("analysing", detail="one at a time", status=429)
        await self._hub.analyses.spend(address)

    async def judge(self, puzzle: str, steps: Sequence[Any], who: str) -> Verdict:
        """What a turn is worth that nobody has weighed before; Denied if this person waits for something."""
        if who in self._asking:
            raise Denied("analysing", detail="one at a time", status=429)
        self._asking.add(who)
        try:
            return await self._do(judge, puzzle, steps)
        finally:
            self._asking.discard(who)

    async def lines(self, table: str | None, text: str, who: str) -> AsyncIterator[bytes]:
        """How far it is, line by line, and at the end what was found or why not; kept beside the table.

        Whoever stops listening need not say so; when nobody listens any more it ends.
        """
        if who in self._asking:  # they asked twice at the same moment
            yield _line(Denied("analysing", detail="one at a time").answer())
            return
        digest = digest_of(text)
        look = self._looks.get(digest) or self._begin(table, text, digest)
        self._asking.add(who)
        look.waiting += 1
        try:
            while (task := look.task) is not None and not task.done():
                moved = look.moved
                yield _line(m.Progress(t="progress", done=look.done, of=look.of))
                await moved.wait()
            yield _ending(look) + b"\n"
        finally:
            self._asking.discard(who)
            look.waiting -= 1
            if not look.waiting:
                self._end(digest, look)

    def _begin(self, table: str | None, text: str, digest: str) -> _Look:
        look = self._looks[digest] = _Look()
        look.task = asyncio.ensure_future(self._look(look, table, text, digest))
        look.task.add_done_callback(lambda _: self._end(digest, look))
        return look

    def _end(self, digest: str, look: _Look) -> None:
        if self._looks.get(digest) is look:
            del self._looks[digest]
        if look.task is not None:
            look.task.cancel()
        look.tell()

    async def _look(self, look: _Look, table: str | None, text: str, digest: str) -> bytes:
        budget = self._hub.settings.analysis_budget
        look.of = await self._do(pieces, text, budget)
        look.tell()
        found: list[Move | Luck] = []
        for piece in range(look.of):
            seen = await self._do(look_at, text, budget, piece, None)
            while isinstance(seen, Begun):
                seen = await self._do(look_at, text, budget, piece, seen)
            found.append(seen)
            look.done = piece + 1
            look.tell()
        body = msgspec.json.encode(await self._do(sum_up, text, budget, found))

        def make(live: LiveTable) -> list[Row]:
            return [Analysed(digest, VERSION, zlib.compress(body))] if kept(live, digest) is None else []

        if table is not None:
            await self._hub.submit(await self._hub.room(table), make)
        return body

    async def _do(self, do: Callable[..., T], *given: Any) -> T:
        async with self._lane:
            return await self._thinkers.work(do, *given)


def digest_of(text: str) -> str:
    """What an analysis is kept by."""
    return sha256(text.encode()).hexdigest()


def kept(live: LiveTable, digest: str) -> bytes | None:
    """What was found out about this record before."""
    row = live.analysed
    return zlib.decompress(row.found) if row and (row.of, row.version) == (digest, VERSION) else None


def _ending(look: _Look) -> bytes:
    """What was found, or why nothing was."""
    assert look.task is not None
    if look.task.cancelled():
        return m.Bye(t="bye").model_dump_json().encode()
    error = look.task.exception()
    if error is None:
        return look.task.result()
    said = UNWRITABLE if isinstance(error, JournalError) else fault(error)  # type: ignore[arg-type]
    return said.model_dump_json(exclude_none=True).encode()


def _line(message: m.Progress | m.Error) -> bytes:
    return message.model_dump_json().encode() + b"\n"
