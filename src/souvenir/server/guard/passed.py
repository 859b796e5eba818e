"""Somebody whom another of our servers passes on: it vouches for who they are and where they come from.

It shows the secret id under which this server stands in the database that they share; nobody else knows it.
"""

from __future__ import annotations

import secrets

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import answer
from souvenir.server.rooms.hub import Hub

PASS, WHO, WHENCE = "x-souvenir-pass", "x-souvenir-who", "x-souvenir-from"
MISDIRECTED = 421


def vouched(node: str, who: str | None, address: str) -> dict[str, str]:
    """What a server says of somebody whom it passes on to the server with this id."""
    return {PASS: node, WHO: who or "", WHENCE: address}


def is_passed(scope: Scope) -> bool:
    """Has another server passed this on? Then it is not passed on again."""
    return "passed" in scope


class Passed:
    """The application, with those who are passed on being who they are said to be."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app, self.hub = app, hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        shown = Headers(scope=scope).get(PASS) if scope["type"] != "lifespan" else None
        if shown is not None:
            node = self.hub.journal.node
            if not node or not secrets.compare_digest(shown.encode(), node.encode()):
                return await _refuse(scope, receive, send)
            headers = Headers(scope=scope)
            scope["passed"] = headers.get(WHO, "")
            scope["client"] = (headers.get(WHENCE, ""), 0)
        await self.app(scope, receive, send)


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    else:
        await answer(m.Error(t="error", code="address"), MISDIRECTED)(scope, receive, send)
