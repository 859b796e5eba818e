"""All live tables of this node: loading them, appending to the journal, letting go of idle ones."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import msgspec

from souvenir.kernel.log import Unplayable
from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.aside import Aside
from souvenir.server.rooms.limits import HOUR, Meter, SharedMeter
from souvenir.server.rooms.metrics import Metrics
from souvenir.server.rooms.neighbours import Neighbours
from souvenir.server.rooms.room import Room
from souvenir.server.settings import Settings
from souvenir.table.edge import BadInput
from souvenir.table.journal import Damaged, Elsewhere, Journal, JournalError, Listing, Newer, SeqTaken
from souvenir.table.live import LiveTable
from souvenir.table.rows import Joined, Kept, Opened, Played, Row, Sat, Started, decode, encode
from souvenir.table.words import Memory

RETRIES = 8
REMEMBERED = 100_000
"""Identities that are known without asking the journal."""
DOUBT_SECONDS = 0.5
"""How often a journal that could not be written is asked again."""
TAKEOVER_SECONDS = 10.0
"""How long to wait for a table whose server seems dead."""
TAKEOVER_EVERY = 0.1
ADOPTED = 8
"""Tables of servers that ended that are gone on with at once."""
GLIMPSES = 256
"""Tables that are kept at hand for lists alone."""
T = TypeVar("T")
ROOM_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters of room codes: none that looks like another or like a digit."""
Rows = Sequence[Row]


def _decoded(table: str, bodies: Sequence[bytes]) -> list[Row]:
    try:
        return [decode(body) for body in bodies]
    except msgspec.ValidationError as error:
        raise Newer(table) from error


def _fold_all(table: str, bodies: Sequence[bytes]) -> LiveTable:
    return LiveTable.load(table, _decoded(table, bodies))


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
    neighbours: Neighbours = field(init=False)
    _loading: dict[str, asyncio.Future[Room]] = field(default_factory=dict)
    _glimpses: OrderedDict[str, LiveTable] = field(default_factory=OrderedDict)
    messages: Meter = field(init=False)
    """What people say and ask, by identity, or by address."""
    arrivals: SharedMeter = field(init=False)
    openings: SharedMeter = field(init=False)
    analyses: SharedMeter = field(init=False)
    _known: set[str] = field(default_factory=set)
    aside: Aside = field(default_factory=Aside)
    _adopting: asyncio.Task[None] | None = None
    _roomy: int = 0
    """With more tables in memory it is time to look which can go."""
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.neighbours = Neighbours(self.journal)
        limits = self.settings
        self.messages = Meter(self.now, limits.rate_count, limits.rate_seconds)
        self.arrivals, self.openings, self.analyses = (
            SharedMeter(self.journal, what, Meter(self.now, most, HOUR))
            for what, most in (
                ("arrivals", limits.arrivals_per_hour),
                ("tables", limits.tables_per_hour),
                ("analyses", limits.analyses_per_hour),
            )
        )

    # ---------------------------------------------------------------- finding tables
    async def room(self, table: str) -> Room:
        """The room of a table, loaded from the journal if it is not in memory; Elsewhere: another has it."""
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
        await self._claim(table)
        try:
            return await self._read(table)
        except BaseException:
            self.see_to(self._release(table))  # another server may have more luck, one of a newer version
            raise

    async def _read(self, table: str) -> Room:
        bodies = await self.journal.read(table)
        if not bodies:
            raise Denied("table", status=404)
        live = await asyncio.to_thread(_fold_all, table, bodies)
        room = Room(live, self.now, used=self.now(), memory=Memory(since=live.seq))
        self._admit(room)
        return room

    async def _claim(self, table: str) -> None:
        """The table is ours, also if its server is dead; Elsewhere if another has it."""
        until = time.monotonic() + TAKEOVER_SECONDS
        while (node := await self.journal.claim(table)) is not None:
            if node.alive or time.monotonic() > until:
                raise Elsewhere(table, node)
            await asyncio.sleep(TAKEOVER_EVERY)

    async def glimpse(self, table: str) -> LiveTable:
        """A table to look at, from memory or from its rows: nobody's lease and no bot is touched by it."""
        if table in self.rooms:
            return self.rooms[table].live
        live = self._glimpses.pop(table, None)
        bodies = await self.journal.read(table, live.seq if live else 0)
        if live is not None:
            for row in _decoded(table, bodies):
                live.fold(row)
        elif bodies:
            live = await asyncio.to_thread(_fold_all, table, bodies)
        else:
            raise Denied("table", status=404)
        self._glimpses[table] = live
        if len(self._glimpses) > GLIMPSES:
            self._glimpses.popitem(last=False)
        return live

    async def open(self, opened: Opened, rows: Rows, members: Sequence[str]) -> Room:
        """A new table with its first rows; a room code that is taken is drawn again."""
        for _ in range(RETRIES):
            try:
                live = await self._write_down(opened, rows, members)
                break
            except SeqTaken:
                opened = msgspec.structs.replace(opened, code=self.new_code())
            except Elsewhere:  # the others took us for dead, and we did not know it yet
                await self.beat()
        else:
            raise Denied("busy", status=503)
        room = Room(live, self.now, used=self.now(), memory=Memory(since=1))
        self._admit(room)
        return room

    def _admit(self, room: Room) -> None:
        self.rooms[room.live.id] = room
        if len(self.rooms) > self._roomy:
            self._make_room()
        self.metrics.rooms.set(len(self.rooms))
        room.changed()
        self.on_change(room)

    def _make_room(self) -> None:
        """Let go of the tables that nobody is connected to, those not used for longest first."""
        idle = [room for room in self.rooms.values() if not room.connections and not room.busy]
        idle.sort(key=lambda room: room.used)
        many = self.settings.tables_at_hand
        for room in idle[: max(0, len(idle) - many)]:
            self._drop(room)
        self._roomy = len(self.rooms) + many // 10

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
        return await asyncio.shield(self.see_to(self.put(room, make)))

    def see_to(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """What must come to its end; see `settle`."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def put(self, room: Room, make: Callable[[LiveTable], Rows]) -> int:
        """The same, for those who are not called off before it is done."""
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
                except Elsewhere:
                    gone = await self.journal.gone([room.live.id])
                    self._drop(room, moved=not gone)
                    if gone:
                        raise Denied("table", status=404) from None
                    raise
                except JournalError:
                    self._doubt(room)
                    raise
            else:
                raise Denied("busy", status=503)
            for row in rows:
                if isinstance(row, Started) and room.live.opened.begun:
                    await asyncio.to_thread(room.live.fold, row)  # a whole record is played
                else:
                    room.live.fold(row)
            await self._maybe_keep(room)
        room.used = self.now()
        room.changed()
        self.on_change(room)
        return room.live.seq

    async def _append(self, live: LiveTable, rows: Rows) -> None:
        members = [row.who for row in rows if isinstance(row, (Sat, Joined)) and row.who]
        begun = any(isinstance(row, Started) for row in rows)
        moves = sum(isinstance(row, Played) for row in rows)
        over = moves > 0 and live.table is not None and live.table.ends()
        bodies = [encode(row) for row in rows]
        began = time.perf_counter()
        await self.journal.append(live.id, live.seq + 1, bodies, members=members, begun=begun, over=over)
        self.metrics.commit.observe(time.perf_counter() - began)
        self.metrics.moves.inc(moves)

    async def _maybe_keep(self, room: Room) -> None:
        """When the game is over and everybody agrees: write down what was written at the table."""
        live = room.live
        if live.status != "over" or live.kept is not None or not live.all_agree:
            return
        if words := room.memory.to_keep():
            await self._append(live, [Kept(words)])
            live.fold(Kept(words))

    async def _catch_up(self, room: Room) -> None:
        """Fold in what another node appended; Denied if the table was removed meanwhile."""
        if await self.journal.gone([room.live.id]):
            self._drop(room)
            raise Denied("table", status=404)
        for row in _decoded(room.live.id, await self.journal.read(room.live.id, room.live.seq)):
            room.live.fold(row)
        room.changed()

    def _doubt(self, room: Room) -> None:
        """A commit broke off: when the journal answers again, see what came of it, and play on."""
        if room.doubt is None or room.doubt.done():
            room.doubt = asyncio.ensure_future(self._resolve(room))

    async def _resolve(self, room: Room) -> None:
        while room.live.id in self.rooms:
            await asyncio.sleep(DOUBT_SECONDS)
            try:
                async with room.lock:
                    await self._catch_up(room)
            except (JournalError, Denied):
                continue
            return self.on_change(room)

    # ---------------------------------------------------------------- one of several servers
    async def beat(self) -> None:
        """Say that we are there; what we had is elsewhere now, if others took us for dead.

        Some tables of servers that ended are ours now.
        """
        adopting = self._adopting is not None and not self._adopting.done()
        heard = await self.neighbours.beat(0 if adopting else ADOPTED)
        if heard is None:
            for room in list(self.rooms.values()):
                self._drop(room, moved=True)
        elif heard.adopted:
            self._adopting = self.see_to(self._go_on(heard.adopted))

    async def _go_on(self, tables: Sequence[str]) -> None:
        """Go on with tables that nobody has come back to, where a bot or a binding clock is to move."""
        for table in tables:
            room = await self._adopted(table)
            if room is not None and not room.connections and not room.busy:
                self._drop(room)

    async def _adopted(self, table: str) -> Room | None:
        while True:
            try:
                return await self.room(table)
            except (Elsewhere, Damaged, Newer, Denied, BadInput, Unplayable):
                return None  # whoever comes to it is told
            except JournalError:  # it is away
                await asyncio.sleep(DOUBT_SECONDS)

    async def let_other_have(self, room: Room) -> bool:
        """Give a table to the server where its people come in, while nobody is here yet."""
        if room.connections or room.busy or room.memory.all().written:
            return False
        self._drop(room, moved=True)
        await self.journal.release(room.live.id)
        return True

    def here(self, table: str) -> frozenset[str]:
        """Who is connected to a table, as far as this server knows."""
        return self.rooms[table].here if table in self.rooms else frozenset()

    async def settle(self) -> None:
        """Wait for all that is being written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---------------------------------------------------------------- limits
    async def knows(self, who: str) -> bool:
        """Was this identity issued here?"""
        if who not in self._known and await self.journal.knows(who):
            self._remember(who)
        return who in self._known

    async def let_in(self, who: str) -> None:
        """Issue an identity."""
        await self.journal.let_in(who)
        self._remember(who)

    def _remember(self, who: str) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known.add(who)

    async def sweep(self) -> None:
        """Forget what nobody uses, and what whoever runs the server has removed; remove what stayed empty."""
        self.let_go()
        await self.journal.expire(time.time() - self.settings.empty_hours * HOUR)
        self._known.clear()
        for table in await self.journal.gone(list(self.rooms)):
            self._drop(self.rooms[table])

    def let_go(self) -> None:
        """Forget tables that nobody uses; they stay on disk."""
        old = self.now() - self.settings.idle_seconds
        for room in list(self.rooms.values()):
            if not room.connections and room.used < old and not room.lock.locked():
                self._drop(room)
        for meter in (self.messages, self.arrivals, self.openings, self.analyses):
            meter.forget()

    def _drop(self, room: Room, *, moved: bool = False) -> None:
        """Let go of a table: it is not needed, was removed, or, `moved`, another server has it."""
        for task in (room.bots, room.alarm, room.doubt):
            if task is not None:
                task.cancel()
        for connection in room.connections:
            connection.gone, connection.bye = not moved, moved
            connection.wake()
        if self.rooms.get(room.live.id) is room:
            del self.rooms[room.live.id]
        self.metrics.rooms.set(len(self.rooms))
        if self.journal.node and not moved:  # there may be others
            self.see_to(self._release(room.live.id))

    async def _release(self, table: str) -> None:
        with contextlib.suppress(JournalError):  # it is away: others wait for it, too
            await self.journal.release(table)
