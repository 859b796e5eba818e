"""A live table with the people connected to it: what each connection has seen, and what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.broadcast import Broadcast
from souvenir.server.rooms.lobby import Lobby, lobby
from souvenir.table.live import LiveTable
from souvenir.table.packet import Packet, is_open
from souvenir.table.words import Memory, Words, Written

REACT_EVERY = 1.0
"""Seconds between two marks of one seat."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class ClockView:
    """Seconds left for each seat that is to act."""

    left: dict[Seat, float]
    binding: bool


@dataclass(slots=True)
class Turn:
    """How long a seat has been asked for something."""

    began: float
    given: int | None
    """Seconds that the rules give this step; None: they give none."""
    more: float = 0.0
    """Seconds that the host has added."""


@dataclass(frozen=True, slots=True)
class Parcel:
    """What goes over the wire: the packet, and of the table around it what changed."""

    t: str
    seq: int
    packet: Packet | None
    """None while people gather."""
    lobby: Lobby | None
    """None if it is as it was."""
    clock: ClockView | None
    words: Words | None
    """What people wrote, for those who may read it; None if that is as it was."""


class Beside(msgspec.Struct, frozen=True):
    """The part of a parcel that is not the game."""

    lobby: Lobby | None
    clock: ClockView | None
    words: Words | None


def nobody_waits() -> None:
    """What is called in place of somebody who is not there."""


NOTHING_BESIDE = _encode(Beside(None, None, None))


@dataclass(slots=True, eq=False)
class Connection:
    """One device looking at a table."""

    who: str | None
    kind: str
    """seat, watch or stage: what it may see."""
    address: str = ""
    """Where it comes from."""
    wake: Callable[[], None] = nobody_waits
    """Called when there may be something that it has not been sent."""
    greeted: bool = False
    """It has said hello; before that it is sent nothing."""
    seq: int | None = None
    """The last row it was sent; None: nothing yet."""
    outline: bool = False
    lifted: Seat | None = None
    stays: int | None = None
    """The row up to which it stays lifted for somebody who only wants to look."""
    shown: int | None = None
    """The row that it was last shown; None: it needs a whole packet."""
    eyes: Seat | None = None
    """Whose eyes it had then."""
    lobby: Lobby | None = None
    reads: bool | None = None
    """Whether it was sent what is written here; None: that is still to be told."""
    whispers: list[bytes] = field(default_factory=list)
    """What others said, to be sent first."""
    answers: list[bytes] = field(default_factory=list)
    """What it asked for, to be sent last: with a move that is done comes how the table stands after it."""
    bye: bool = False
    """The server stops."""
    gone: bool = False
    """The table was removed."""


@dataclass(slots=True)
class Room:
    """A live table, its lock, its connections, its clocks."""

    live: LiveTable
    now: Callable[[], float]
    used: float
    """When somebody last needed this room in memory."""
    memory: Memory
    broadcast: Broadcast = field(init=False)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    here: frozenset[str] = frozenset()
    """The identities that are connected to sit or to play."""
    turns: dict[Seat, Turn] = field(default_factory=dict)
    """The time of each seat that is to act."""
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.Task[None] | None = None
    doubt: asyncio.Task[None] | None = None
    """Waits for a journal that could not be written."""
    reacted: dict[Seat, float] = field(default_factory=dict)
    """When each seat last showed a mark."""
    _timed: bool = False
    """The rules give the steps that are asked for a time."""
    _lobbies: dict[tuple[str | None, str], Lobby] = field(default_factory=dict)
    _lobbies_for: tuple[int, frozenset[str]] | None = None

    def __post_init__(self) -> None:
        self.broadcast = Broadcast(self.live)

    @property
    def busy(self) -> bool:
        """Is something being written, or does a bot or a clock go on by itself?"""
        tasks = (self.bots, self.alarm, self.doubt)
        return self.lock.locked() or any(task is not None and not task.done() for task in tasks)

    def changed(self) -> None:
        """A row was folded in: tell everyone, and note who is to act since when.

        A turn of several decisions has one time, but a step that the rules give a time begins anew.
        """
        table = self.live.table
        to_act = table.game.to_act(table.state) if table else ()
        given = table.game.seconds(table.state) if table else None
        running = {seat: turn for seat, turn in self.turns.items() if turn.given == given}
        self.turns = {seat: running.get(seat) or Turn(self.now(), given) for seat in to_act}
        self._timed = given is not None
        self.wake()

    def extend(self, seconds: float) -> None:
        """More time for everyone who is to act now."""
        for turn in self.turns.values():
            turn.more += seconds
        for connection in self.connections:
            connection.lobby = None
        self.wake()

    def wake(self) -> None:
        for connection in self.connections:
            connection.wake()

    def enter(self, connection: Connection) -> None:
        """Somebody looks at the table from now on."""
        self.connections.add(connection)
        self._count()

    def leave(self, connection: Connection) -> None:
        """They no longer do."""
        self.connections.discard(connection)
        if not self.connections:
            self.broadcast.forget()
        self._count()

    def _count(self) -> None:
        """Note which identities are connected, and tell everyone."""
        self.here = frozenset(c.who for c in self.connections if c.who is not None and c.kind == "seat")
        self.wake()

    # ---------------------------------------------------------------- what somebody sees
    def viewer(self, connection: Connection) -> Seat | None:
        """The seat whose eyes this connection has; None: it sees what everybody sees.

        A device that plays several seats sees none of their secrets until one is lifted.
        """
        if connection.kind != "seat" or connection.who is None:
            return None
        seats = self.live.seats_of(connection.who)
        if len(seats) == 1:
            return seats[0]
        return connection.lifted if connection.lifted in seats else None

    def mine(self, connection: Connection) -> list[Seat]:
        """The seats of this device that are to act, in the order in which they are asked."""
        table = self.live.table
        if table is None or connection.who is None or connection.kind != "seat":
            return []
        seats = self.live.seats_of(connection.who)
        return [seat for seat in table.game.to_act(table.state) if seat in seats]

    def lower_curtain(self, connection: Connection) -> None:
        """Nobody looks any more once the one who did has nothing to decide, or nothing in secret.

        While no other at this device is asked either, whoever looks may go on looking.
        """
        lifted = connection.lifted
        if lifted is None or connection.stays == self.live.seq or not (asked := self.mine(connection)):
            return
        assert self.live.table is not None
        if lifted not in asked or is_open(self.live.table, lifted):
            connection.lifted = None
            connection.seq = connection.shown = None

    def acts(self, connection: Connection) -> Seat | None:
        """Who at a shared device takes the next step before everybody's eyes; None: a curtain is needed."""
        asked, table = self.mine(connection), self.live.table
        return asked[0] if table and asked and is_open(table, asked[0]) else None

    def clock(self) -> ClockView | None:
        """The time that the rules give, else the host's for every decision; None: there is none."""
        wish, now = self.live.opened.clock, self.now()
        if wish is None and not self._timed:
            return None
        left = {}
        for seat, turn in self.turns.items():
            seconds = turn.given if turn.given is not None else wish.seconds if wish else None
            if seconds is not None:
                left[seat] = round(seconds + turn.more - (now - turn.began), 1)
        return ClockView(left, binding=wish is not None and wish.binding) if left else None

    def around(self, who: str | None, kind: str) -> Lobby:
        """The table around the game for a viewer, made anew only when it has changed."""
        state = (self.live.lobby_seq, self.here)
        if self._lobbies_for != state:
            self._lobbies, self._lobbies_for = {}, state
        made = self._lobbies.get((who, kind))
        if made is None:
            made = self._lobbies[who, kind] = lobby(self.live, who, state[1], kind)
        return made

    def parcel(self, connection: Connection) -> bytes | None:
        """What this connection has not been sent yet, encoded; None if it has everything."""
        if not connection.greeted:
            return None
        if connection.lifted is not None:
            self.lower_curtain(connection)
        around = self.around(connection.who, connection.kind)
        fresh_lobby = None if around is connection.lobby or around == connection.lobby else around
        words = self.fresh_words(connection)
        if connection.seq == self.live.seq and fresh_lobby is None and words is None:
            return None
        made, clock = self.packet(connection), self.clock()
        connection.seq, connection.lobby = self.live.seq, around
        alone = fresh_lobby is None and clock is None and words is None
        beside = NOTHING_BESIDE if alone else _encode(Beside(fresh_lobby, clock, words))
        return b'{"t":"packet","seq":%d,"packet":%b,%b' % (self.live.seq, made, beside[1:])

    def packet(self, connection: Connection) -> bytes:
        """The game for a connection, with what it was not told or shown yet; null while people gather."""
        if self.live.table is None:
            return b"null"
        seat = self.viewer(connection)
        if connection.shown is not None and connection.eyes != seat:
            connection.seq = connection.shown = None
        made = self.broadcast.packet(
            seat,
            self.acts(connection) if seat is None else None,
            told=connection.seq or 0,
            shown=connection.shown,
            outline=connection.outline,
        )
        connection.eyes, connection.shown = seat, self.live.seq
        return made

    # ---------------------------------------------------------------- what people write
    def may_read(self, connection: Connection) -> bool:
        """Those who sit here read what is written; all others only if everybody agrees."""
        if connection.kind == "seat" and connection.who and self.live.seats_of(connection.who):
            return True
        return self.live.all_agree

    def fresh_words(self, connection: Connection) -> Words | None:
        """All that is remembered, after a greeting and when that changes; nothing, if it may not read."""
        may = self.may_read(connection)
        if may == connection.reads:
            return None
        connection.reads = may
        return self.memory.all() if may else Words(self.memory.since, ())

    def react(self, seat: Seat, body: bytes) -> None:
        """Pass a mark to everyone who looks at the table; Denied if this seat's last is hardly over."""
        if self.now() - self.reacted.get(seat, -REACT_EVERY) < REACT_EVERY:
            raise Denied("rate", status=429)
        self.reacted[seat] = self.now()
        for connection in self.connections:
            connection.whispers.append(body)
            connection.wake()

    def whisper(self, written: Written) -> None:
        """Pass a text to everyone who may read it."""
        body = _encode(written)
        for connection in self.connections:
            if self.may_read(connection):
                connection.whispers.append(body)
                connection.wake()
