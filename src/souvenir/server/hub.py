"""All live tables of this node: loading them, appending to the journal, letting go of idle ones."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from souvenir.kernel.talk import Seat
from souvenir.server.errors import Denied
from souvenir.server.room import Room
from souvenir.server.settings import Settings
from souvenir.table.journal import Journal, Listing, SeqTaken
from souvenir.table.live import Chair, LiveTable
from souvenir.table.rows import Joined, Kept, Opened, Played, Row, Sat, decode, encode
from souvenir.table.words import Memory

RETRIES = 8
ROOM_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters of room codes: none that looks like another or like a digit."""
Rows = Sequence[Row]


class Metrics:
    """What /metrics tells."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Counter("souvenir_moves", "Moves on disk", registry=self.registry)
        self.refused = Counter("souvenir_refused", "Requests refused", ["code"], registry=self.registry)
        self.faults = Counter("souvenir_faults", "Unexpected faults", registry=self.registry)
        self.rooms = Gauge("souvenir_tables_in_memory", "Tables in memory", registry=self.registry)
        self.connections = Gauge("souvenir_connections", "Open WebSockets", registry=self.registry)
        self.commit = Histogram("souvenir_commit_seconds", "Time to be on disk", registry=self.registry)


@dataclass(slots=True)
class Code:
    """A one-time code for another device of somebody who sits somewhere."""

    table: str
    chair: Chair
    """That sitting itself: it moves with a swap, and is gone when its person rises."""
    until: float

    def seat(self, live: LiveTable) -> Seat | None:
        """Where that sitting is now; None: it has ended."""
        return next((seat for seat, chair in enumerate(live.chairs) if chair is self.chair), None)


async def _no_advice(live: LiveTable, seat: Seat) -> Any:
    raise Denied("hint", detail="no bot thinks here", status=503)


@dataclass(slots=True)
class Hub:
    """The tables this node has in memory, over the journal that has them all."""

    journal: Journal
    settings: Settings
    now: Callable[[], float] = time.monotonic
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)
    new_key: Callable[[], str] = lambda: secrets.token_urlsafe(12)
    new_code: Callable[[], str] = lambda: "".join(secrets.choice(ROOM_LETTERS) for _ in range(5))
    """A room code people can say aloud."""
    on_change: Callable[[Room], None] = lambda room: None
    """Called after every change, outside the lock: bots and clocks look what there is to do."""
    advise: Callable[[LiveTable, Seat], Awaitable[Any]] = _no_advice
    """What a good bot would do in a seat."""
    metrics: Metrics = field(default_factory=Metrics)
    rooms: dict[str, Room] = field(default_factory=dict)
    codes: dict[str, Code] = field(default_factory=dict)
    _loading: dict[str, asyncio.Future[Room]] = field(default_factory=dict)
    _spoken: dict[str, deque[float]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[int]] = field(default_factory=set)

    # ---------------------------------------------------------------- finding tables
    async def room(self, table: str) -> Room:
        """The room of a table, loaded from the journal if it is not in memory."""
        room = self.rooms.get(table)
        if room is None:
            loading = self._loading.get(table)
            if loading is None:
                loading = asyncio.ensure_future(self._load(table))
                self._loading[table] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            room = await asyncio.shield(loading)
        room.used = self.now()
        return room

    async def _load(self, table: str) -> Room:
        bodies = await self.journal.read(table)
        if not bodies:
            raise Denied("table", status=404)
        live = await asyncio.to_thread(LiveTable.load, table, [decode(body) for body in bodies])
        room = Room(live, self.now, used=self.now(), memory=Memory(since=live.seq))
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        room.changed()
        self.on_change(room)
        return room

    async def open(self, opened: Opened, rows: Rows, members: Sequence[str]) -> Room:
        """A new table with its first rows; a room code that is taken is drawn again."""
        for _ in range(RETRIES):
            try:
                live = await self._write_down(opened, rows, members)
                break
            except SeqTaken:
                opened = msgspec.structs.replace(opened, code=self.new_code())
        else:
            raise Denied("busy", status=503)
        table = live.id
        room = Room(live, self.now, used=self.now(), memory=Memory(since=1))
        self.rooms[table] = room
        self.metrics.rooms.set(len(self.rooms))
        room.changed()
        self.on_change(room)
        return room

    async def _write_down(self, opened: Opened, rows: Rows, members: Sequence[str]) -> LiveTable:
        live = LiveTable.load(self.new_key(), [opened, *rows])
        listing = Listing(opened.game, opened.code, opened.join, opened.watch, opened.stage)
        bodies = [encode(row) for row in (opened, *rows)]
        over = live.status == "over"
        await self.journal.append(live.id, 1, bodies, listing=listing, members=members, over=over)
        return live

    # ---------------------------------------------------------------- changing them
    async def submit(self, room: Room, make: Callable[[LiveTable], Rows]) -> int:
        """Append the rows that `make` wants for the table as it stands; the row it then stands at.

        Once begun it is finished, whatever becomes of the one who asked.
        """
        task = asyncio.ensure_future(self._submit(room, make))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _submit(self, room: Room, make: Callable[[LiveTable], Rows]) -> int:
        async with room.lock:
            for _ in range(RETRIES):
                rows = make(room.live)
                if not rows:
                    return room.live.seq
                try:
                    await self._append(room.live, rows)
                    break
                except SeqTaken:
                    await self._catch_up(room)
            else:
                raise Denied("busy", status=503)
            for row in rows:
                room.live.fold(row)
            if room.live.status == "over" and any(isinstance(row, Played) for row in rows):
                await self.journal.append(room.live.id, room.live.seq + 1, [], over=True)
            await self._maybe_keep(room)
        room.used = self.now()
        room.changed()
        self.on_change(room)
        return room.live.seq

    async def _append(self, live: LiveTable, rows: Rows) -> None:
        members = [row.who for row in rows if isinstance(row, Sat | Joined) and row.who]
        with self.metrics.commit.time():
            await self.journal.append(live.id, live.seq + 1, [encode(row) for row in rows], members=members)
        self.metrics.moves.inc(sum(isinstance(row, Played) for row in rows))

    async def _maybe_keep(self, room: Room) -> None:
        """When the game is over and everybody agrees: write down what was written at the table."""
        live = room.live
        if live.status != "over" or live.kept is not None or not live.all_agree:
            return
        if words := room.memory.to_keep():
            await self._append(live, [Kept(words)])
            live.fold(Kept(words))

    async def _catch_up(self, room: Room) -> None:
        """Fold in what another node appended."""
        for body in await self.journal.read(room.live.id, room.live.seq):
            room.live.fold(decode(body))
        room.changed()

    async def settle(self) -> None:
        """Wait for all that is being written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---------------------------------------------------------------- limits
    def count_message(self, who: str) -> None:
        """Denied if this identity says too much in too short a time."""
        now, spoken = self.now(), self._spoken.setdefault(who, deque())
        while spoken and spoken[0] <= now - self.settings.rate_seconds:
            spoken.popleft()
        if len(spoken) >= self.settings.rate_count:
            raise Denied("rate", status=429)
        spoken.append(now)

    def let_go(self) -> None:
        """Forget tables that nobody uses; they stay on disk."""
        old = self.now() - self.settings.idle_seconds
        for table, room in list(self.rooms.items()):
            if not room.connections and room.used < old and not room.lock.locked():
                for task in (room.bots, room.alarm):
                    if task is not None:
                        task.cancel()
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))
        for who, spoken in list(self._spoken.items()):
            if not spoken or spoken[-1] < self.now() - self.settings.rate_seconds:
                del self._spoken[who]
        for code, made in list(self.codes.items()):
            if made.until < self.now():
                del self.codes[code]
