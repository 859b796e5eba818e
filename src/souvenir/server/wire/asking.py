"""What every route asks for: the hub, who asks, and how answers are made."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from fastapi import Depends, Query, Request, Response

from souvenir.server.guard.address import address_of
from souvenir.server.guard.identity import find_identity, require_identity
from souvenir.server.protocol import messages as m
from souvenir.server.rooms.hub import Hub

encode = msgspec.json.Encoder().encode
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Error} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _changer(request: Request) -> str:
    """The identity behind a request that changes something; it may not speak too often."""
    return await require_identity(request, hub_of(request), changes=True)


async def _reader(request: Request) -> str | None:
    """The identity behind a question, if it has one; nobody may ask too often."""
    hub = hub_of(request)
    who = await find_identity(request, hub, changes=False)
    hub.messages.spend(who or address_of(request))
    return who


TheHub = Annotated[Hub, Depends(hub_of)]
Changer = Annotated[str, Depends(_changer)]
Reader = Annotated[str | None, Depends(_reader)]
Key = Annotated[str | None, Query(max_length=64)]


def json_of(value: Any) -> Response:
    """An answer as JSON."""
    return Response(encode(value), media_type="application/json")
