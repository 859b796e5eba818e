"""Passing somebody on to the server that has the table they ask for."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Coroutine
from typing import Any

from fastapi import Request, Response, WebSocket, WebSocketDisconnect
from fastapi.responses import StreamingResponse
from starlette.background import BackgroundTask
from starlette.requests import HTTPConnection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from souvenir.server.guard.address import address_of
from souvenir.server.guard.identity import find_identity
from souvenir.server.guard.passed import MISDIRECTED, is_passed, vouched
from souvenir.server.protocol.errors import RESTART, UNWRITABLE, answer
from souvenir.server.rooms.hub import Hub
from souvenir.table.journal import Elsewhere, Node

KEPT = ("content-type", "content-disposition", "cache-control", "content-encoding")
OPENING_SECONDS = 3.0


async def pass_request(request: Request, error: Exception) -> Response:
    """The answer of the server that has the table; whoever was already passed on comes back later."""
    assert isinstance(error, Elsewhere)
    hub: Hub = request.app.state.hub
    if error.node is None or not error.node.alive or is_passed(request.scope):
        return answer(UNWRITABLE, 503)
    who = await find_identity(request, hub, changes=request.method != "GET")
    headers = vouched(error.node.id, who, address_of(request))
    if kind := request.headers.get("content-type"):
        headers["content-type"] = kind
    place, body = f"http://{_place(request, error.node)}", await request.body()
    speaks = client(request)
    asked = speaks.send(
        speaks.build_request(request.method, place, content=body, headers=headers), stream=True
    )
    (done,) = await _until_one_ends(hub, error.node, asked)
    if done.cancelled() or done.exception():
        return answer(UNWRITABLE, 503)
    got = done.result()
    if got.status_code == MISDIRECTED:
        await got.aclose()
        return answer(UNWRITABLE, 503)
    kept = {name: got.headers[name] for name in KEPT if name in got.headers}
    return StreamingResponse(got.aiter_raw(), got.status_code, kept, background=BackgroundTask(got.aclose))


def client(request: HTTPConnection) -> Any:
    """What speaks HTTP with the other servers; only those that share a database need it."""
    state = request.app.state
    if not hasattr(state, "client"):
        import httpx2

        plain = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # nothing is encrypted between servers
        state.client = httpx2.AsyncClient(verify=plain, trust_env=False, timeout=20)
    return state.client


async def pass_socket(socket: WebSocket, hub: Hub, node: Node, who: str | None) -> bool:
    """Everything between a client and the server that has its table, until one of them ends.

    False: that server is not there, or does not have the table any more, and nothing was lost.
    """
    try:
        other = await connect(
            f"ws://{_place(socket, node)}",
            additional_headers=vouched(node.id, who, address_of(socket)),
            open_timeout=OPENING_SECONDS,
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
        )
    except (OSError, WebSocketException, TimeoutError):
        return False
    await _until_one_ends(hub, node, _up(socket, other), _down(other, socket))
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # the client may have gone
        await socket.close(other.close_code or RESTART)
    await other.close()
    return True


async def _up(socket: WebSocket, other: ClientConnection) -> None:
    with contextlib.suppress(WebSocketDisconnect, KeyError, RuntimeError, ConnectionClosed):
        while True:
            await other.send(await socket.receive_text())


async def _down(other: ClientConnection, socket: WebSocket) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, ConnectionClosed):
        while True:
            await socket.send_text(str(await other.recv()))


async def _until_one_ends(hub: Hub, node: Node, *work: Coroutine[Any, Any, Any]) -> set[asyncio.Task[Any]]:
    """Do all of this until one is done, or that server dead; those that are done."""
    tasks = {asyncio.ensure_future(one) for one in work}
    passing = hub.neighbours.passing.setdefault(node.id, set())
    passing |= tasks
    hub.metrics.passed.inc()
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        return done
    finally:
        hub.metrics.passed.dec()
        passing -= tasks
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _place(connection: HTTPConnection, node: Node) -> str:
    """The same path and query at the other server."""
    path, query = connection.scope["raw_path"].decode(), connection.scope["query_string"].decode()
    return f"{node.address}{path}" + (f"?{query}" if query else "")
