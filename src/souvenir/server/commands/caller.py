"""Who says something at a table, and the checks that many messages share."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from souvenir.bots import bot_names
from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.room import Connection, Room
from souvenir.table import rows
from souvenir.table.live import LiveTable
from souvenir.table.play import AnyTable

BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Characters that show nothing and are no blanks by their category."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Who says something at a table, and through which connection, if it is one."""

    hub: Hub
    room: Room
    who: str | None
    kind: str
    """seat, watch or stage: what the way they came in is for."""
    connection: Connection | None = None

    @property
    def live(self) -> LiveTable:
        return self.room.live

    @property
    def is_host(self) -> bool:
        return self.who == self.live.opened.host

    def seat(self, wished: Seat | None) -> Seat:
        """The seat this caller acts for; Denied if they have none or must say which."""
        seats = self.live.seats_of(self.who) if self.who else []
        if wished is None and len(seats) == 1:
            return seats[0]
        lifted = self.connection.lifted if self.connection else None
        chosen = lifted if wished is None else wished
        if chosen is None or chosen not in seats:
            raise Denied("seat", path="seat", status=403)
        return chosen

    def host_only(self) -> None:
        if not self.is_host:
            raise Denied("host", status=403)

    async def submit(self, make: Callable[[LiveTable], list[rows.Row]]) -> int:
        """Append what `make` wants; a request may be called off meanwhile, what reads a WebSocket is not."""
        put = self.hub.put if self.connection else self.hub.submit
        return await put(self.room, make)


def plain_text(text: str, path: str) -> str:
    """Text as people write it: no control characters, no blanks around it."""
    if any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn") for char in text):
        raise Denied("text", path=path, detail="control characters", status=422)
    text = text.strip()
    if all(char in BLANK or unicodedata.category(char) in ("Cf", "Zs", "Mn") for char in text):
        raise Denied("text", path=path, detail="empty", status=422)
    return text


def still_gathering(live: LiveTable) -> None:
    """Denied once the game has begun."""
    if live.status != "gathering":
        raise Denied("started")


def running(live: LiveTable) -> AnyTable:
    """The game that is being played; Denied before the start."""
    if live.table is None:
        raise Denied("not-started")
    return live.table


def known_seat(live: LiveTable, seat: int) -> None:
    """Denied if the table has no such seat."""
    if seat >= live.opened.seats:
        raise Denied("seat", path="seat", detail=f"expected below {live.opened.seats}", status=422)


def known_bot(live: LiveTable, bot: str) -> None:
    """Denied if the game has no such bot."""
    if bot not in bot_names(live.opened.game):
        expected = ", ".join(bot_names(live.opened.game))
        raise Denied("bot", path="bot", detail=f"expected one of {expected}", status=422)
