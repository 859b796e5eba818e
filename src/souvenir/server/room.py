"""A live table with the people connected to it: what each connection has seen, and what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from souvenir.kernel.talk import Seat
from souvenir.server.lobby import Lobby, lobby
from souvenir.table.live import LiveTable
from souvenir.table.packet import Packet, packet

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class ClockView:
    """Seconds left for each seat that is to act."""

    left: dict[Seat, float]
    binding: bool


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


@dataclass(slots=True, eq=False)
class Connection:
    """One device looking at a table."""

    who: str | None
    kind: str
    """seat, watch or stage: what it may see."""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    greeted: bool = False
    """It has said hello; before that it is sent nothing."""
    seq: int | None = None
    """The last row it was sent; None: nothing yet."""
    outline: bool = False
    lifted: Seat | None = None
    lobby: Lobby | None = None
    sheet: Any = None
    whispers: list[bytes] = field(default_factory=list)
    bye: bool = False


@dataclass(slots=True)
class Room:
    """A live table, its lock, its connections, its clocks."""

    live: LiveTable
    now: Callable[[], float]
    used: float
    """When somebody last needed this room in memory."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: set[Connection] = field(default_factory=set)
    since: dict[Seat, float] = field(default_factory=dict)
    """When each seat that is to act began to be."""
    extra: float = 0.0
    bots: asyncio.Task[None] | None = None
    alarm: asyncio.Task[None] | None = None
    _lobbies: dict[str | None, Lobby] = field(default_factory=dict)
    _lobbies_for: tuple[int, frozenset[str]] | None = None

    def changed(self) -> None:
        """A row was folded in: tell everyone, and note who is to act since when."""
        table = self.live.table
        to_act = table.game.to_act(table.state) if table else ()
        now = self.now()
        self.since = {seat: self.since.get(seat, now) for seat in to_act}
        self.wake()

    def wake(self) -> None:
        for connection in self.connections:
            connection.wake.set()

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

    def lower_curtain(self, connection: Connection) -> None:
        """When the one who looks has nothing to decide and another at this device has, nobody looks."""
        table = self.live.table
        if connection.lifted is None or table is None or connection.who is None:
            return
        to_act = table.game.to_act(table.state)
        others = [seat for seat in self.live.seats_of(connection.who) if seat != connection.lifted]
        if connection.lifted not in to_act and any(seat in to_act for seat in others):
            connection.lifted = None
            connection.seq = connection.sheet = None

    def here(self) -> frozenset[str]:
        """The identities that are connected."""
        return frozenset(c.who for c in self.connections if c.who is not None and c.kind == "seat")

    def clock(self) -> ClockView | None:
        wish = self.live.opened.clock
        if wish is None or not self.since:
            return None
        now = self.now()
        left = {seat: round(wish.seconds + self.extra - (now - t), 1) for seat, t in self.since.items()}
        return ClockView(left, wish.binding)

    def around(self, who: str | None) -> Lobby:
        """The table around the game for an identity, made anew only when it has changed."""
        state = (self.live.lobby_seq, self.here())
        if self._lobbies_for != state:
            self._lobbies, self._lobbies_for = {}, state
        if who not in self._lobbies:
            self._lobbies[who] = lobby(self.live, who, state[1])
        return self._lobbies[who]

    def build(self, connection: Connection) -> Packet | None:
        """The game for a connection, with what it was not told yet; None while people gather."""
        live = self.live
        if live.table is None:
            return None
        first = 0 if connection.seq is None else connection.seq
        return packet(
            live.table,
            self.viewer(connection),
            outline=connection.outline,
            seq=live.seq,
            events=(event for events in live.events[first:] for event in events),
            known=connection.sheet,
        )

    def parcel(self, connection: Connection) -> bytes | None:
        """What this connection has not been sent yet, encoded; None if it has everything."""
        if not connection.greeted:
            return None
        self.lower_curtain(connection)
        around = self.around(connection.who)
        fresh_lobby = None if around is connection.lobby or around == connection.lobby else around
        if connection.seq == self.live.seq and fresh_lobby is None:
            return None
        made = self.build(connection)
        if made is not None and made.sheet is not None:
            connection.sheet = made.sheet
        connection.seq, connection.lobby = self.live.seq, around
        return _encode(Parcel("packet", self.live.seq, made, fresh_lobby, self.clock()))

    def whisper(self, body: bytes) -> None:
        """Pass a text to everyone who sits here; it is kept nowhere."""
        for connection in self.connections:
            if connection.kind == "seat" and connection.who and self.live.seats_of(connection.who):
                connection.whispers.append(body)
                connection.wake.set()
