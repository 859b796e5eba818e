"""HTTP: games on paper. A record replayed, a finished game looked at again, and puzzles."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field

from souvenir.analysis.puzzle import Steps, puzzles_of
from souvenir.kernel.log import Unplayable
from souvenir.kernel.registry import boxes
from souvenir.server.commands.analysing import analyse, analyse_record
from souvenir.server.commands.practising import Tried, try_turn
from souvenir.server.commands.records import read_record
from souvenir.server.commands.replay import Replay, replay
from souvenir.server.guard.address import address_of
from souvenir.server.protocol.errors import Denied
from souvenir.server.wire.asking import ERRORS, Changer, Key, TheHub, encode, json_of
from souvenir.server.wire.socket import kind_of

router = APIRouter(prefix="/api")
PAGE = 100
"""The most packets of a replay that one answer holds."""
FRESH = {"cache-control": "no-store", "x-accel-buffering": "no"}


class NDJson(StreamingResponse):
    """Lines of JSON, each sent when there is something to say."""

    media_type = "application/x-ndjson"


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
    return NDJson(lines, headers=FRESH)


class AskAnalysis(BaseModel):
    """A record to be looked at."""

    model_config = ConfigDict(extra="forbid")
    record: dict[str, Any]


@router.post("/analysis", responses=ERRORS, response_class=NDJson)
async def analysis_of_record(
    hub: TheHub, request: Request, who: Changer, wish: AskAnalysis
) -> StreamingResponse:
    """What happened in a game on paper, told as that of a table. Nothing is stored."""
    lines = await analyse_record(hub, request.app.state.analysts, wish.record, who, address_of(request))
    return NDJson(lines, headers=FRESH)


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
    return encode(made)


# -------------------------------------------------------------------- practice
class Try(BaseModel):
    """A turn as far as it was played, every step in order; `show`: with the answer."""

    model_config = ConfigDict(extra="forbid")
    steps: Steps = ()
    show: bool = False


class TryOwn(Try):
    """The same in a position of one's own."""

    puzzle: dict[str, Any]
    """`record`, `seat` and the `turns` that were weighed, the best one first."""


@router.post("/games/{game}/puzzles/{number}", responses=ERRORS, response_model=Tried)
async def puzzle(hub: TheHub, request: Request, who: Changer, game: str, number: int, tried: Try) -> Response:
    """A puzzle that ships with a game, counted from 1, as its seat sees it after these steps."""
    known = puzzles_of(game) if game in boxes() else ()
    if not 1 <= number <= len(known):
        raise Denied("game", status=404)
    text = known[number - 1].model_dump_json(exclude_defaults=True)
    return json_of(await try_turn(hub, request.app.state.analysts, text, tried.steps, who, show=tried.show))


@router.post("/practice", responses=ERRORS, response_model=Tried)
async def practice(hub: TheHub, request: Request, who: Changer, tried: TryOwn) -> Response:
    """A turn of a game on paper, tried again. Nothing is stored."""
    text = json.dumps(tried.puzzle)
    return json_of(await try_turn(hub, request.app.state.analysts, text, tried.steps, who, show=tried.show))
