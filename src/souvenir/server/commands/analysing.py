"""Looking at a finished game again, for whoever may see its record."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from souvenir.analysis.looked import can_look
from souvenir.kernel.log import Unplayable
from souvenir.server.commands.records import read_record, whole_record
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.analysts import Analysts, digest_of, kept
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.room import Room
from souvenir.table.record import text_of


async def analyse(hub: Hub, analysts: Analysts, room: Room, who: str, address: str) -> AsyncIterator[bytes]:
    """What happened at a table, as lines that come while it is found out; Denied if it is not over."""
    live = room.live
    if live.table is None:
        raise Denied("not-started")
    if live.status != "over":
        raise Denied("not-over")
    _insist_on_odds(hub, live.opened.game, live.opened.seats)
    text = await hub.aside(lambda: whole_record(room))
    found = kept(live, digest_of(text))
    if found is not None:
        return _at_once(found)
    await analysts.insist(who, address)
    return analysts.lines(live.id, text, who)


async def analyse_record(
    hub: Hub, analysts: Analysts, record: dict[str, Any], who: str, address: str
) -> AsyncIterator[bytes]:
    """The same for a game that somebody sent; what is found is told and not kept."""
    text, game, seats = await hub.aside(lambda: _finished(record))
    _insist_on_odds(hub, game, seats)
    await analysts.insist(who, address)
    return analysts.lines(None, text, who)


def _finished(record: dict[str, Any]) -> tuple[str, str, int]:
    opened = read_record(record, "record")
    try:
        over = opened.table().over
    except Unplayable as error:
        path = f"record.entries.{error.seq - 1}"
        raise Denied("record", path=path, detail=error.reason, status=422) from error
    if not over:
        raise Denied("not-over")
    return text_of(opened.record), opened.record.game, opened.seats


def _insist_on_odds(hub: Hub, game: str, seats: int) -> None:
    if not hub.settings.analysis_budget or not can_look(game, seats):
        raise Denied("analysis", detail="nobody knows the odds of this game here", status=422)


async def _at_once(found: bytes) -> AsyncIterator[bytes]:
    yield found + b"\n"
