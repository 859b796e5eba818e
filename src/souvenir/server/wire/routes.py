"""HTTP: identities, the games, opening and finding tables, the twins of the WebSocket's messages."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from souvenir.analysis.looked import can_look
from souvenir.bots import offered_bots
from souvenir.kernel.log import Unplayable
from souvenir.kernel.registry import Box, boxes
from souvenir.server.commands.analysing import analyse
from souvenir.server.commands.caller import Caller
from souvenir.server.commands.handlers import handle
from souvenir.server.commands.lesson import LessonView, lesson
from souvenir.server.commands.opening import open_table
from souvenir.server.commands.records import read_record, whole_record
from souvenir.server.commands.replay import Replay, replay
from souvenir.server.guard.address import address_of
from souvenir.server.guard.identity import COOKIE, YEAR, find_identity, issue, require_identity
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.lobby import Lobby, lobby
from souvenir.server.rooms.room import Connection, Parcel
from souvenir.server.wire.drawings import BOARD, COVER, address
from souvenir.server.wire.socket import kind_of
from souvenir.table.edge import BadInput
from souvenir.table.journal import Damaged, Newer
from souvenir.table.lesson import lesson_path
from souvenir.table.live import LiveTable
from souvenir.table.record import SUFFIX
from souvenir.words import LANGUAGES, catalogue_text

router = APIRouter(prefix="/api")
PAGE = 100
"""The most packets of a replay that one answer holds."""
FINISHED = 12
"""How many of somebody's finished tables are listed."""
_encode = msgspec.json.Encoder().encode
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": m.Error} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _changer(request: Request) -> str:
    """The identity behind a request that changes something; it may not speak too often."""
    return await require_identity(request, _hub(request), changes=True)


async def _reader(request: Request) -> str | None:
    """The identity behind a question, if it has one; nobody may ask too often."""
    hub = _hub(request)
    who = await find_identity(request, hub, changes=False)
    hub.messages.spend(who or address_of(request))
    return who


TheHub = Annotated[Hub, Depends(_hub)]
Changer = Annotated[str, Depends(_changer)]
Reader = Annotated[str | None, Depends(_reader)]
Key = Annotated[str | None, Query(max_length=64)]


class NDJson(StreamingResponse):
    """Lines of JSON, each sent when there is something to say."""

    media_type = "application/x-ndjson"


def _json(value: Any) -> Response:
    return Response(_encode(value), media_type="application/json")


# -------------------------------------------------------------------- who, and what there is
@router.post("/identity", responses=ERRORS)
async def identity(request: Request, response: Response) -> m.Identity:
    """Become somebody: a browser gets a cookie, any other client a bearer token."""
    hub = _hub(request)
    if await find_identity(request, hub, changes=True):
        return m.Identity(token=None)
    token = await issue(request, hub)
    if "origin" not in request.headers:
        return m.Identity(token=token)
    secure = hub.settings.secure_cookie
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return m.Identity(token=None)


@dataclass(frozen=True, slots=True)
class OptionView:
    """A choice of the host; `a_seat`: a seat number is a value too."""

    key: str
    values: tuple[str, ...]
    default: str
    a_seat: bool
    seats: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class PresetView:
    """Options that go well together; `seats`: only for so many; `clock`: seconds for a decision."""

    key: str
    options: dict[str, str]
    seats: tuple[int, ...] | None
    clock: int | None


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule and whose words it has: `rulebook`, `ruling` or `ours`."""

    id: str
    voices: tuple[str, ...]
    chapter: str
    """`<game>-chapter-<chapter>` names it; empty where the rules are not in chapters."""
    figure: str | None
    """The drawn example that follows it."""


@dataclass(frozen=True, slots=True)
class GameView:
    """A game that can be played here."""

    key: str
    seats: tuple[int, ...]
    off_box: tuple[int, ...]
    usual: int
    minutes: tuple[int, int]
    age: int
    options: tuple[OptionView, ...]
    presets: tuple[PresetView, ...]
    editions: tuple[str, ...]
    bots: tuple[str, ...]
    rules: tuple[RuleView, ...]
    lesson: bool
    """There is a guided first game."""
    analysis: bool
    """What happened in a finished game of two and more can be found out."""
    board: str | None
    """Where a game from elsewhere keeps its drawn board, a module of JavaScript; ours are in the page."""
    cover: str | None
    """Where it keeps its cover."""


def rules_of(box: Box) -> Iterator[RuleView]:
    """The rules in reading order."""
    whose = {rule.id: rule.voices for rule in box.rules}
    for chapter in box.chapters():
        for rule in chapter.rules:
            yield RuleView(rule, whose[rule], chapter.key, chapter.draws.get(rule))


@router.get("/games")
async def games() -> list[GameView]:
    """What can be played."""
    return await asyncio.to_thread(_games)


@cache
def _games() -> list[GameView]:
    return [
        GameView(
            key=box.key,
            seats=box.seats,
            off_box=box.off_box,
            usual=box.usual,
            minutes=box.minutes,
            age=box.age,
            options=tuple(OptionView(o.key, o.values, o.default, o.a_seat, o.seats) for o in box.options),
            presets=tuple(PresetView(p.key, dict(p.options), p.seats, p.clock) for p in box.presets),
            editions=tuple(box.editions()),
            bots=offered_bots(box.key),
            rules=tuple(rules_of(box)),
            lesson=lesson_path(box) is not None,
            analysis=can_look(box.key, 2),
            board=address(box, BOARD),
            cover=address(box, COVER),
        )
        for box in boxes().values()
    ]


@router.get("/editions/{game}/{name}", responses=ERRORS)
async def edition(game: str, name: str) -> Response:
    """What is printed on the components of an edition, as JSON, with the provenance of each entry."""
    box = boxes().get(game)
    if box is None or name not in box.editions():
        raise Denied("edition", status=404)
    return _json(await asyncio.to_thread(lambda: tomllib.loads(box.edition(name).text)))


@router.get("/games/{game}/lesson", responses=ERRORS, response_model=LessonView)
async def first_lesson(game: str) -> Response:
    """The guided first game, in packets with one thing to do at a time; always compressed."""
    box = boxes().get(game)
    if box is None or lesson_path(box) is None:
        raise Denied("game", status=404)
    body = await asyncio.to_thread(lesson, game)
    return Response(body, media_type="application/json", headers={"content-encoding": "gzip"})


@router.get("/words/{language}.ftl", responses=ERRORS)
async def shared_words(language: str) -> Response:
    """The words that all games share, in a language."""
    if language not in LANGUAGES:
        raise Denied("words", status=404)
    return await _words(language)


@router.get("/words/{game}/{language}.ftl", responses=ERRORS)
async def words(game: str, language: str) -> Response:
    """The catalogue of a game in a language, the shared words included."""
    if game not in boxes() or language not in LANGUAGES:
        raise Denied("words", status=404)
    return await _words(language, game)


async def _words(language: str, game: str | None = None) -> Response:
    text = await asyncio.to_thread(catalogue_text, language, game)
    return Response(text, media_type="text/plain; charset=utf-8")


# -------------------------------------------------------------------- tables
@router.post("/tables", responses=ERRORS, status_code=201)
async def new_table(hub: TheHub, request: Request, who: Changer, wish: m.NewTable) -> m.Made:
    """Open a table."""
    hub.openings.spend(address_of(request))
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
    return _json([MyTable(lobby(t, who, hub.here(t.id)), yours=_is_asked(t, who)) for t in found])


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
    taken = await hub.take_seat(key, who)
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
    return Response(body, media_type="application/json") if body else _json(None)


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
            lambda: _encode(
                replay(game, names, dealt, entries, viewer, outline=False, first=first, count=count)
            )
        )
        name = f"{live.opened.game}-{live.id}-seen.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type="application/json", headers=headers)


@router.post("/tables/{table}/analysis", responses=ERRORS, response_class=NDJson)
async def analysis(
    hub: TheHub, request: Request, who: Changer, table: str, key: Key = None
) -> StreamingResponse:
    """What happened in a finished game: a line of JSON whenever it is known better, the last one tells all.

    Whoever leaves ends it, unless somebody else waits for the same game.
    """
    room = await hub.room(table)
    kind_of(room, who, key)
    lines = await analyse(hub, request.app.state.analysts, room, who, address_of(request))
    return NDJson(lines, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


class AskReplay(BaseModel):
    """A record to be shown as one seat knew it; None: as a spectator did, or with everything revealed."""

    model_config = ConfigDict(extra="forbid")
    record: dict[str, Any]
    seat: int | None = None
    revealed: bool = False
    outline: bool = False
    first: Annotated[int, Field(ge=0)] = 0
    """The first record to show; 0 is the deal."""
    count: Annotated[int, Field(ge=1, le=PAGE)] = 50


@router.post("/replay", responses=ERRORS, response_model=Replay)
async def show_replay(hub: TheHub, who: Changer, wish: AskReplay) -> Response:
    """Steps of a record, as a viewer knew them. Nothing is stored."""
    return Response(await hub.aside(lambda: _shown(wish)), media_type="application/json")


def _shown(wish: AskReplay) -> bytes:
    opened = read_record(wish.record, "record")
    if wish.seat is not None and not 0 <= wish.seat < opened.seats:
        raise Denied("seat", path="seat", detail=f"expected below {opened.seats}", status=422)
    names = [player.name for player in opened.record.players]
    try:
        made = replay(
            opened.game,
            names,
            opened.record.deal,
            opened.entries,
            wish.seat,
            outline=wish.outline,
            bare=wish.revealed,
            first=wish.first,
            count=wish.count,
        )
    except Unplayable as error:
        raise Denied(
            "record", path=f"record.entries.{error.seq - 1}", detail=error.reason, status=422
        ) from error
    return _encode(made)
