"""A seat handed to another device of whoever sits there, by a one-time code."""

from __future__ import annotations

import hashlib
import time

from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.table.journal import SeqTaken
from souvenir.table.live import LiveTable
from souvenir.table.rows import Joined, Row


async def offer_seat(hub: Hub, live: LiveTable, seat: Seat) -> str:
    """A one-time code for another device of somebody who sits somewhere."""
    code = hub.new_code() + hub.new_code()
    until = time.time() + hub.settings.handover_seconds
    try:
        await hub.journal.offer(_digest(code), live.id, live.chairs[seat].since, until)
    except SeqTaken:
        raise Denied("table", status=404) from None
    return code


async def take_seat(hub: Hub, code: str, who: str) -> str | None:
    """One more device at the sitting that a code was made for: its table; None if it is no such code."""
    table = await hub.journal.offered(_digest(code.upper()))
    if table is None:
        return None
    room = await hub.room(table)
    found = await hub.journal.redeem(_digest(code.upper()))
    if found is None:
        return None
    _, sitting = found

    def make(live: LiveTable) -> list[Row]:
        seat = live.seat_since(sitting)
        if seat is None:  # a sitting that ended opens nothing
            raise Denied("key", path="key", status=404)
        return [] if who in live.chairs[seat].who else [Joined(seat, who)]

    await hub.submit(room, make)
    return table


def _digest(code: str) -> str:
    """What is stored of a one-time code."""
    return hashlib.sha256(b"souvenir code\n" + code.encode()).hexdigest()[:32]
