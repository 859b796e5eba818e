"""How patient the server is with a connection, and how many it takes from one address.

Whoever sends half a request, or stops reading what they are sent, is let go: others need the place.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from souvenir.server.rooms.room import nobody_waits
from souvenir.server.settings import Settings

log = logging.getLogger("souvenir")
LINE = "souvenir.line"
"""Where in its scope a WebSocket has what sends texts."""


@dataclass(slots=True)
class Door:
    """The open connections by address, HTTP and WebSockets alike."""

    most: int
    proxies: frozenset[str]
    """All the world comes from a proxy's address: there the proxy counts."""
    neighbours: Collection[str]
    """Other servers that pass people on: they count, too."""
    inside: Counter[str] = field(default_factory=Counter)

    def enter(self, transport: Any) -> bool:
        """Is there room for one more from this address?"""
        address = _peer(transport)
        self.inside[address] += 1
        if self.inside[address] <= self.most or address in self.proxies or address in self.neighbours:
            return True
        if self.inside[address] == self.most + 1:
            log.warning("too many connections from one address", extra={"detail": f"more than {self.most}"})
        return False

    def leave(self, transport: Any) -> None:
        address = _peer(transport)
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


def _peer(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""


class Patience:
    """A wait that ends a connection."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: Any) -> None:
        """Wait from now on, unless it waits already."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self.seconds, transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Line(Protocol):
    """What sends texts that are encoded already: in one write, past the layers of the application."""

    on_room: Callable[[], None]
    """Called when whoever had too much to take has taken it."""

    @property
    def has_room(self) -> bool:
        """Does the other side take what it is sent?"""
        ...

    def say(self, texts: Sequence[bytes]) -> None:
        """Send these; WebSocketDisconnect if nobody hears them any more."""
        ...

    async def room(self) -> None:
        """Wait until the other side takes what it is sent."""
        ...


def line_of(socket: WebSocket) -> Line:
    """The line of a WebSocket that was accepted."""
    line: Line = socket.scope[LINE]
    return line


def head(length: int) -> bytes:
    """What stands before a text of a server in a WebSocket (RFC 6455, 5.2): whole, not masked."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8)


def protocols(
    settings: Settings, neighbours: Collection[str]
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn speaks with browsers: HTTP and WebSockets, with these limits."""
    named = (name.strip() for name in settings.proxies.split(","))
    door = Door(settings.connections_per_address, frozenset(name for name in named if name), neighbours)

    class Taking:
        """Lets go of whoever does not take what they are sent, and gives their place back."""

        transport: Any

        def connection_made(self, transport: Any) -> None:
            self._taken = Patience(settings.patience_seconds)
            super().connection_made(transport)  # type: ignore[misc]

        def pause_writing(self) -> None:
            self._taken.begin(self.transport)
            super().pause_writing()  # type: ignore[misc]

        def resume_writing(self) -> None:
            self._taken.end()
            super().resume_writing()  # type: ignore[misc]

        def connection_lost(self, exc: Exception | None) -> None:
            self._taken.end()
            door.leave(self.transport)
            super().connection_lost(exc)  # type: ignore[misc]

    class PatientHttp(Taking, HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            self._head = Patience(settings.patience_seconds)
            super().connection_made(transport)
            self._head.begin(transport)
            if not door.enter(transport):
                transport.abort()

        def on_message_begin(self) -> None:
            self._head.begin(self.transport)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._head.end()
            super().on_headers_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self._head.end()
            super().connection_lost(exc)

    class PatientSocket(Taking, WebSocketsSansIOProtocol):
        """It takes over the place of the HTTP connection that it came from."""

        on_room: Callable[[], None] = staticmethod(nobody_waits)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                cast(dict[str, Any], self.scope)[LINE] = self

        @property
        def has_room(self) -> bool:
            return self.writable.is_set()

        async def room(self) -> None:
            await self.writable.wait()

        def resume_writing(self) -> None:
            super().resume_writing()
            self.on_room()

        def say(self, texts: Sequence[bytes]) -> None:
            if self.disconnected or self.close_sent:
                raise WebSocketDisconnect(1006)
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    return PatientHttp, PatientSocket


def tell_shortage(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What the loop could not do: in one line where there are no descriptors left to take anybody in."""
    if "out of system resource" in context.get("message", ""):
        detail = "no descriptors left: nobody new can come in; raise the limit of open files (ulimit -n)"
        log.error("descriptors", extra={"detail": detail})
    else:
        loop.default_exception_handler(context)
