"""A WebSocket: messages in, packets out. What it is sent always leads from what it was sent before."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from souvenir.server import messages as m
from souvenir.server.caller import Caller
from souvenir.server.commands import handle
from souvenir.server.errors import UNWRITABLE, Denied, fault
from souvenir.server.hub import Hub
from souvenir.server.identity import find_identity
from souvenir.server.room import Connection, Room
from souvenir.table.edge import first_problem
from souvenir.table.journal import JournalError

_messages: TypeAdapter[m.Message] = TypeAdapter(m.Message)
TOO_MUCH, GONE, RESTART = 1008, 4404, 1012


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
    await socket.accept()
    try:
        who = find_identity(socket, hub.settings, changes=True)
        room = await hub.room(table)
        kind = kind_of(room, who, socket.query_params.get("key"))
        if len(room.connections) >= hub.settings.connections_per_table:
            raise Denied("full", status=503)
    except Denied as error:
        await _send(socket, error.answer())
        await socket.close(TOO_MUCH if error.code in ("full", "origin") else GONE)
        return
    connection = Connection(who, kind)
    room.connections.add(connection)
    hub.metrics.connections.inc()
    room.wake()
    writer = asyncio.ensure_future(_write(socket, room, connection))
    try:
        await _read(socket, hub, room, connection)
    finally:
        room.connections.discard(connection)
        room.used = hub.now()
        hub.metrics.connections.dec()
        room.wake()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def _write(socket: WebSocket, room: Room, connection: Connection) -> None:
    """Send what the connection has not seen, whenever there is something; slow ones skip ahead."""
    while True:
        await connection.wake.wait()
        connection.wake.clear()
        for spoken in _drain(connection):
            await socket.send_text(spoken.decode())
        if connection.bye:
            await _send(socket, m.Bye(t="bye"))
            await socket.close(RESTART)
            return
        body = room.parcel(connection)
        if body is not None:
            await socket.send_text(body.decode())


def _drain(connection: Connection) -> list[bytes]:
    spoken, connection.whispers = connection.whispers, []
    return spoken


async def _read(socket: WebSocket, hub: Hub, room: Room, connection: Connection) -> None:
    caller = Caller(hub, room, connection.who, connection.kind, connection)
    strikes = 0
    while True:
        try:
            text = await socket.receive_text()
        except (WebSocketDisconnect, KeyError, RuntimeError):
            return
        answer = await _answer(hub, caller, text)
        if isinstance(answer, m.Error) and answer.code == "rate":
            strikes += 1
            if strikes > 20:
                await socket.close(TOO_MUCH)
                return
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await _send(socket, answer)


async def _answer(hub: Hub, caller: Caller, text: str) -> Any:
    id: str | None = None
    try:
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
    except JournalError:
        return UNWRITABLE.model_copy(update={"id": id})
    except Exception as error:
        hub.metrics.faults.inc()
        return fault(error, id)


async def _send(socket: WebSocket, message: Any) -> None:
    await socket.send_text(message.model_dump_json(exclude_none=True))
