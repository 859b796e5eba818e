"""Looking at a finished game again, for whoever may see its record."""

from __future__ import annotations

from collections.abc import AsyncIterator

from souvenir.analysis.looked import can_look
from souvenir.server.commands.records import whole_record
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.analysts import Analysts, digest_of, kept
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.room import Room


async def analyse(hub: Hub, analysts: Analysts, room: Room, who: str, address: str) -> AsyncIterator[bytes]:
    """What happened at a table, as lines that come while it is found out; Denied if it is not over."""
    live = room.live
    if live.table is None:
        raise Denied("not-started")
    if live.status != "over":
        raise Denied("not-over")
    if not hub.settings.analysis_budget or not can_look(live.opened.game, live.opened.seats):
        raise Denied("analysis", detail="nobody knows the odds of this game here", status=422)
    text = await hub.aside(lambda: whole_record(room))
    found = kept(live, digest_of(text))
    if found is not None:
        return _at_once(found)
    await analysts.insist(who, address)
    return analysts.lines(live.id, text, who)


async def _at_once(found: bytes) -> AsyncIterator[bytes]:
    yield found + b"\n"
