"""A WebSocket: messages in, packets out. What it is sent always leads from what it was sent before."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from souvenir.server.commands.caller import Caller
from souvenir.server.commands.handlers import handle
from souvenir.server.guard.address import address_of
from souvenir.server.guard.door import line_of
from souvenir.server.guard.identity import find_identity
from souvenir.server.guard.passed import is_passed
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import FAULT, GONE, RESTART, TOO_MUCH, Denied, fault, unusable
from souvenir.server.rooms.hub import TAKEOVER_EVERY, TAKEOVER_SECONDS, Hub
from souvenir.server.rooms.room import Connection, Room, nobody_waits
from souvenir.server.wire.passing import pass_socket
from souvenir.table.edge import first_problem
from souvenir.table.journal import Elsewhere, JournalError

_messages: TypeAdapter[m.Message] = TypeAdapter(m.Message)


def kind_of(room: Room, who: str | None, key: str | None) -> str:
    """What a caller may see of a table: their seat, or what the key they hold is for."""
    opened = room.live.opened
    if key == opened.stage:
        return "stage"
    if who is not None and (who == opened.host or room.live.seats_of(who) or key == opened.join):
        return "seat"
    if key == opened.watch:
        return "watch"
    raise Denied("table", status=404)


async def serve_socket(socket: WebSocket, table: str) -> None:
    """One connection from its first message to its last."""
    hub: Hub = socket.app.state.hub
    if is_passed(socket.scope) and not await _stays(hub, table):
        return await socket.close()
    await socket.accept()
    try:
        who = await find_identity(socket, hub, changes=True)
        room = await _room(socket, hub, table, who)
        if room is None:
            return
        kind = kind_of(room, who, socket.query_params.get("key"))
        if len(room.connections) >= hub.settings.connections_per_table:
            raise Denied("full", status=503)
    except Denied as error:
        _send(socket, error.answer())
        await socket.close(TOO_MUCH if error.code in ("full", "origin") else GONE)
        return
    except JournalError as error:
        _send(socket, unusable(error))
        await socket.close(FAULT)
        return
    connection = Connection(who, kind, address=address_of(socket))
    room.enter(connection)
    hub.metrics.connections.inc()
    sender = Sender(socket, hub, room, connection)
    try:
        # In a task of its own: whatever it waits for need not come in through all layers of the application.
        await asyncio.ensure_future(_read(socket, hub, room, connection))
    finally:
        room.leave(connection)
        sender.end()
        room.used = hub.now()
        hub.metrics.connections.dec()


async def _stays(hub: Hub, table: str) -> bool:
    """Is this table here? The first who comes to one through another server takes it there."""
    room = hub.rooms.get(table)
    return room is not None and not await hub.let_other_have(room)


async def _room(socket: WebSocket, hub: Hub, table: str, who: str | None) -> Room | None:
    """The room of a table; None: another server had it, and all was passed on."""
    until = time.monotonic() + TAKEOVER_SECONDS
    while True:
        try:
            return await hub.room(table)
        except Elsewhere as error:
            if is_passed(socket.scope) or time.monotonic() > until:
                await socket.close(RESTART)
                return None
            if error.node and error.node.alive and await pass_socket(socket, hub, error.node, who):
                return None
            await asyncio.sleep(TAKEOVER_EVERY)


class Sender:
    """Sends a connection what it has not seen, whenever there is something; slow ones skip ahead."""

    __slots__ = ("_due", "_hub", "_line", "_room", "_socket", "_to")

    def __init__(self, socket: WebSocket, hub: Hub, room: Room, to: Connection) -> None:
        self._socket, self._hub, self._room, self._to = socket, hub, room, to
        self._line = line_of(socket)
        self._due = False
        self._line.on_room = to.wake = self.wake

    def wake(self) -> None:
        """Look for something to send as soon as what is done now is done."""
        if not self._due and self._line.has_room:
            self._due = True
            asyncio.get_running_loop().call_soon(self._send)

    def end(self) -> None:
        """Nobody is there any more: what was held together lets go of each other."""
        self._line.on_room = self._to.wake = nobody_waits

    def _send(self) -> None:
        self._due = False
        to = self._to
        try:
            ends = GONE if to.gone else RESTART if to.bye else None
            if ends is not None:
                last = _encoded(Denied("table").answer() if to.gone else m.Bye(t="bye"))
                texts = [*to.whispers, *to.answers, last]
            elif (parcel := self._room.parcel(to)) is not None:
                texts = [*to.whispers, parcel, *to.answers]
            else:
                texts = to.whispers + to.answers
            to.whispers, to.answers = [], []
            if texts:
                self._line.say(texts)
        except WebSocketDisconnect:
            return  # nobody reads any more
        except Exception as error:  # ends the connection, so that the client comes back
            self._hub.metrics.faults.inc()
            with contextlib.suppress(WebSocketDisconnect):
                self._line.say([_encoded(fault(error))])
            ends = FAULT
        if ends is not None:
            self._hub.see_to(self._close(ends))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(code)


async def _read(socket: WebSocket, hub: Hub, room: Room, connection: Connection) -> None:
    caller = Caller(hub, room, connection.who, connection.kind, connection)
    line, strikes = line_of(socket), 0
    while True:
        try:
            if connection.greeted:
                text = await socket.receive_text()
            else:
                async with asyncio.timeout(hub.settings.patience_seconds):
                    text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return
        except TimeoutError:
            return await socket.close(TOO_MUCH)
        answer = await _answer(hub, caller, text)
        if isinstance(answer, m.Error) and answer.code == "rate":
            strikes += 1
            if strikes > 20:
                await socket.close(TOO_MUCH)
                return
        connection.answers.append(_encoded(answer))
        connection.wake()
        await line.room()


async def _answer(hub: Hub, caller: Caller, text: str) -> Any:
    id: str | None = None
    try:
        hub.messages.spend(caller.who or (caller.connection.address if caller.connection else ""))
        if len(text.encode()) > hub.settings.message_bytes:
            raise Denied("too-large", detail=f"at most {hub.settings.message_bytes} bytes", status=413)
        said = _messages.validate_json(text)
        id = getattr(said, "id", None)
        return await handle(caller, said)
    except ValidationError as error:
        path, detail = first_problem(error, tagged=True)
        return m.Error(t="error", code="invalid", path=path, detail=detail)
    except Denied as error:
        hub.metrics.refused.labels(error.code).inc()
        return error.answer(id)
    except JournalError as error:
        return unusable(error).model_copy(update={"id": id})
    except Exception as error:
        hub.metrics.faults.inc()
        return fault(error, id)


def _encoded(message: Any) -> bytes:
    encoded: bytes = message.model_dump_json(exclude_none=True).encode()
    return encoded


def _send(socket: WebSocket, message: Any) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        line_of(socket).say([_encoded(message)])
