"""HTTP: identities, opening and finding tables, the twins of the WebSocket's messages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from souvenir.kernel.log import Unplayable
from souvenir.server.commands.caller import Caller
from souvenir.server.commands.handing_over import take_seat
from souvenir.server.commands.handlers import handle
from souvenir.server.commands.opening import open_table
from souvenir.server.commands.records import whole_record
from souvenir.server.commands.replay import replay
from souvenir.server.guard.address import address_of
from souvenir.server.guard.identity import COOKIE, YEAR, find_identity, issue, require_identity
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.lobby import Lobby, lobby
from souvenir.server.rooms.room import Connection, Parcel
from souvenir.server.wire.asking import ERRORS, Changer, Key, Reader, TheHub, encode, hub_of, json_of
from souvenir.server.wire.paper import PAGE
from souvenir.server.wire.socket import kind_of
from souvenir.table.edge import BadInput
from souvenir.table.journal import Damaged, Newer
from souvenir.table.live import LiveTable
from souvenir.table.record import SUFFIX

router = APIRouter(prefix="/api")
FINISHED = 12
"""How many of somebody's finished tables are listed."""


@router.post("/identity", responses=ERRORS)
async def identity(request: Request, response: Response) -> m.Identity:
    """Become somebody: a browser gets a cookie, any other client a bearer token."""
    hub = hub_of(request)
    if await find_identity(request, hub, changes=True):
        return m.Identity(token=None)
    token = await issue(request, hub)
    if "origin" not in request.headers:
        return m.Identity(token=token)
    secure = hub.settings.secure_cookie
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return m.Identity(token=None)


# -------------------------------------------------------------------- tables
@router.post("/tables", responses=ERRORS, status_code=201)
async def new_table(hub: TheHub, request: Request, who: Changer, wish: m.NewTable) -> m.Made:
    """Open a table."""
    await hub.openings.spend(address_of(request))
    room = await open_table(hub, who, wish)
    return m.Made(table=room.live.id)


@dataclass(frozen=True, slots=True)
class MyTable:
    """A table of mine; `yours`: something is asked of me there."""

    lobby: Lobby
    yours: bool


@router.get("/tables", responses=ERRORS, response_model=list[MyTable])
async def my_tables(
    hub: TheHub,
    request: Request,
    over: bool = False,  # noqa: FBT001, FBT002 (a query parameter)
) -> Response:
    """The tables I sit at or host that are not over; with `over` the last of those that are."""
    who = await require_identity(request, hub, changes=False)
    ids = await (hub.journal.finished_of(who, FINISHED) if over else hub.journal.tables_of(who))
    listed = [live for table in ids if (live := await maybe_glimpse(hub, table)) is not None]
    found = [live for live in listed if who == live.opened.host or live.seats_of(who)]
    return json_of([MyTable(lobby(t, who, hub.here(t.id)), yours=_is_asked(t, who)) for t in found])


async def maybe_glimpse(hub: Hub, table: str) -> LiveTable | None:
    """A table; None if its game cannot be played here: the others are listed all the same."""
    try:
        return await hub.glimpse(table)
    except (BadInput, Unplayable, Damaged, Newer, Denied):
        return None


def _is_asked(live: LiveTable, who: str) -> bool:
    table = live.table
    return table is not None and any(s in table.game.to_act(table.state) for s in live.seats_of(who))


@router.post("/join", responses=ERRORS)
async def join(hub: TheHub, who: Changer, wish: m.Join) -> m.Found:
    """Find a table by room code or link, or take over a seat with a one-time code."""
    key = wish.key.strip()
    taken = await take_seat(hub, key, who)
    if taken is not None:
        return m.Found(table=taken, kind="seat")
    found = await hub.journal.find(key) or await hub.journal.find(key.upper())
    if found is None:
        raise Denied("key", path="key", status=404)
    table, link, own_key = found
    return m.Found(table=table, kind=link, key=own_key)


@router.get("/tables/{table}/packet", responses=ERRORS, response_model=Parcel)
async def packet(
    hub: TheHub,
    who: Reader,
    table: str,
    key: Key = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    outline: bool = False,  # noqa: FBT001, FBT002 (a query parameter)
) -> Response:
    """The table as I may see it: twin of `hello`, and of `lift` where one device plays several seats."""
    room = await hub.room(table)
    kind = kind_of(room, who, key)
    connection = Connection(who, kind, greeted=True, outline=outline, lifted=seat)
    connection.seq = since if since is not None and since <= room.live.seq else None
    body = room.parcel(connection)
    return Response(body, media_type="application/json") if body else json_of(None)


@router.post("/tables/{table}/messages", responses=ERRORS)
async def message(
    hub: TheHub, who: Changer, table: str, said: m.Message, key: Key = None
) -> m.Done | m.Reasons | m.Previewed | m.Hinted:
    """Say at the table what could be said over its WebSocket; the twin of every message."""
    room = await hub.room(table)
    kind = kind_of(room, who, key)
    answer: m.Done | m.Reasons | m.Previewed | m.Hinted = await handle(Caller(hub, room, who, kind), said)
    return answer


@router.get("/tables/{table}/record", responses=ERRORS)
async def record(
    hub: TheHub,
    who: Reader,
    table: str,
    key: Key = None,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    first: Annotated[int, Query(ge=0)] = 0,
    count: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> Response:
    """The game on paper: whole once it is over, before that as the asking seat knows it, in pages."""
    room = await hub.room(table)
    kind, live = kind_of(room, who, key), room.live
    if live.table is None:
        raise Denied("not-started")
    if live.status == "over":
        written = await hub.aside(lambda: whole_record(room).encode())
        body, name = written, f"{live.opened.game}-{live.id}{SUFFIX}"
    else:
        viewer = room.viewer(Connection(who, kind, lifted=seat))
        game, names, dealt, entries = live.game, live.names, live.table.dealt, tuple(live.table.entries)
        body = await hub.aside(
            lambda: encode(
                replay(game, names, dealt, entries, viewer, outline=False, first=first, count=count)
            )
        )
        name = f"{live.opened.game}-{live.id}-seen.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)
