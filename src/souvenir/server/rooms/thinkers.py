"""Bots think in processes of their own, so that nobody who plays ever waits for another table's bot."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from ctypes import Array, c_byte
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from souvenir.bots import Bot, Planner, bot_names, make_bot, usual_bot
from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import fault
from souvenir.server.rooms.calling_off import Calls, called_off, listen
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.room import Room
from souvenir.spawned import SPAWNING
from souvenir.table import rows
from souvenir.table.edge import to_json
from souvenir.table.live import LiveTable, ready
from souvenir.table.play import Refused

RETRY_SECONDS = 2.0
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Job:
    """All that a bot is handed: which game this is, and what its seat may know."""

    game: str
    edition: str
    digest: str
    options: tuple[tuple[str, str], ...]
    seats: int
    bot: str
    seat: Seat
    view: Any
    seed: int
    call: int | None
    """By which the thinking can be called off (see calls)."""


@lru_cache(maxsize=32)
def _player(
    game: str, edition: str, digest: str, options: tuple[tuple[str, str], ...], seats: int, bot: str
) -> tuple[AnyGame, Bot[Any, Any]]:
    made = ready(game, edition, digest, options, seats).game
    return made, make_bot(made, bot)


def _begin(flags: Array[c_byte]) -> None:
    """Called once in a worker: it hears what is called off, and outlives no server that is killed."""
    listen(flags)
    server = multiprocessing.parent_process()
    assert server is not None

    def end_with_it() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=end_with_it, daemon=True).start()


def think(job: Job) -> tuple[Any, ...]:
    """What a bot does now, and what it means to do next; runs in a worker process."""
    game, bot = _player(job.game, job.edition, job.digest, job.options, job.seats, job.bot)
    rng = Random(job.seed)
    legal = game.legal(game.imagine(job.view, rng), job.seat)
    if len(legal) == 1:
        return (legal[0],)
    if isinstance(bot, Planner):
        bot.until(lambda: called_off(job.call))
        return tuple(bot.plan(job.view, job.seat, legal, rng))
    return (bot.choose(job.view, job.seat, legal, rng),)


class Thinkers:
    """Plays for the seats of bots, and for those whose binding clock has run out."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._pool: Executor | None = None
        self._calls = Calls()
        self._closed = False

    async def close(self) -> None:
        """Stop thinking."""
        self._closed = True
        for room in self._hub.rooms.values():
            for task in (room.bots, room.alarm, room.doubt):
                if task is not None:
                    task.cancel()
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    def look(self, room: Room) -> None:
        """Something changed in a room: set bots thinking, and the alarm of its clock."""
        if self._closed:
            return
        thinking = room.bots is not None and not room.bots.done()
        if not thinking and self._next_bot(room) is not None:
            room.bots = asyncio.ensure_future(self._play_bots(room))
        if room.alarm is not None:
            room.alarm.cancel()
            room.alarm = None
        clock = room.clock()
        if clock is not None and clock.binding:
            room.alarm = asyncio.ensure_future(self._ring(room, min(clock.left.values())))

    async def advise(self, live: LiveTable, seat: Seat) -> Any:
        """What the best bot would do in this seat, from what this seat may know."""
        return (await self._think(live, seat, bot_names(live.opened.game)[-1]))[0]

    def _next_bot(self, room: Room) -> Seat | None:
        table = room.live.table
        if table is None:
            return None
        to_act = table.game.to_act(table.state)
        return next((seat for seat in to_act if room.live.chairs[seat].player), None)

    async def _play_bots(self, room: Room) -> None:
        pause = self._hub.settings.bot_pause * room.live.opened.pace
        meant: dict[Seat, tuple[Any, ...]] = {}
        while (seat := self._next_bot(room)) is not None:
            try:
                steps = self._still_meant(room, seat, meant.get(seat, ()))
                if steps:
                    await asyncio.sleep(pause)
                else:
                    bot = room.live.chairs[seat].player
                    assert bot is not None
                    steps, _ = await asyncio.gather(self._think(room.live, seat, bot), asyncio.sleep(pause))
                meant[seat] = steps[1:]
                await self._play(room, seat, steps[0], by="bot")
            except Exception as error:  # nobody else would ask this bot again
                fault(error)
                meant.clear()
                await asyncio.sleep(RETRY_SECONDS)

    def _still_meant(self, room: Room, seat: Seat, steps: tuple[Any, ...]) -> tuple[Any, ...]:
        """What is left of a bot's plan, if it can still be followed."""
        table = room.live.table
        assert table is not None
        return steps if steps and steps[0] in table.game.legal(table.state, seat) else ()

    async def _ring(self, room: Room, seconds: float) -> None:
        """When a binding clock runs out."""
        await asyncio.sleep(max(0.0, seconds))
        while True:
            try:
                return await self._play_overdue(room)
            except Exception as error:  # the table would wait for this seat for ever
                fault(error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_overdue(self, room: Room) -> None:
        """For those whose time is over: what the game says, or what a bot would do."""
        clock, table = room.clock(), room.live.table
        if clock is None or table is None:
            return
        for seat in [seat for seat, left in clock.left.items() if left <= 0.05]:
            action = table.game.lapse(table.state, seat)
            if action is None:
                action = (await self._think(room.live, seat, usual_bot(room.live.opened.game)))[0]
            await self._play(room, seat, action, by="clock")

    async def _think(self, live: LiveTable, seat: Seat, bot: str) -> tuple[Any, ...]:
        opened, table = live.opened, live.table
        assert table is not None
        options = tuple(sorted(opened.options.items()))
        view = table.game.view(table.state, seat)
        head = (opened.game, opened.edition, opened.edition_digest, options, opened.seats)
        return await self._tried(
            lambda pool: self._thought(
                pool, Job(*head, bot, seat, view, secrets.randbits(64), self._calls.take())
            )
        )

    async def work(self, do: Callable[..., T], *given: Any) -> T:
        """Something else that takes long, in one of the processes where bots think."""

        async def wait(pool: Executor) -> T:
            return await asyncio.wrap_future(pool.submit(do, *given))

        return await self._tried(wait)

    async def _tried(self, ask: Callable[[Executor], Awaitable[T]]) -> T:
        """What a process answers; another one is asked if it dies."""
        for _ in range(3):
            pool = self._workers()
            try:
                return await ask(pool)
            except BrokenProcessPool:
                if self._pool is pool:  # else another table has already made a new one
                    self._pool = None
        raise RuntimeError("bots cannot think: their process ends again and again")

    async def _thought(self, pool: Executor, job: Job) -> tuple[Any, ...]:
        """What a worker answers; it is called off when nobody waits for it any more."""
        try:
            thinking = pool.submit(think, job)
        except BrokenProcessPool:  # a worker has died while it had nothing to do
            self._calls.give_back(job.call)
            raise
        thinking.add_done_callback(lambda _: self._calls.give_back(job.call))
        try:
            return await asyncio.wrap_future(thinking)
        except asyncio.CancelledError:
            if not thinking.done():
                self._calls.off(job.call)
            raise

    def _workers(self) -> Executor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                max(1, self._hub.settings.bot_workers),
                mp_context=SPAWNING,
                initializer=_begin,
                initargs=(self._calls.flags,),
            )
        return self._pool

    async def _play(self, room: Room, seat: Seat, action: Any, *, by: str) -> None:
        def make(live: LiveTable) -> list[rows.Row]:
            if live.table is None or (by == "bot" and live.chairs[seat].player is None):
                return []
            try:
                move = live.table.prepare(seat, action)
            except Refused:
                return []  # the table moved on while the bot thought: it will be asked again
            return [rows.Played(seat, to_json(action), move.luck, by=by)]

        await self._hub.submit(room, make)
