"""Opening tables, from nothing or from a record."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from souvenir.bots import bot_names
from souvenir.kernel.edition import EditionError
from souvenir.kernel.log import Unplayable
from souvenir.kernel.registry import Box, OptionError, boxes
from souvenir.server.commands.records import read_record
from souvenir.server.commands.seating import BOT_TITLES, person_name
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.limits import HOUR
from souvenir.server.rooms.room import Room
from souvenir.table import rows
from souvenir.table.faces import free_face
from souvenir.table.live import ready_for
from souvenir.table.play import Table


async def open_table(hub: Hub, who: str, wish: m.NewTable) -> Room:
    """A new table as wished; Denied with the path to what cannot be."""
    lately = time.time() - hub.settings.idle_days * 24 * HOUR
    if await hub.journal.count(who, lately) >= hub.settings.tables_per_identity:
        raise Denied("too-many-tables", status=429)
    if await hub.journal.count(None, lately) >= hub.settings.tables_total:
        raise Denied("full", status=503)
    box = boxes().get(wish.game)
    if box is None:
        raise Denied("game", path="game", detail=f"expected one of {', '.join(boxes())}", status=422)
    if wish.seats not in box.seats:
        played = ", ".join(map(str, box.seats))
        raise Denied("seats", path="seats", detail=f"expected one of {played}", status=422)
    if len(wish.bots) + (wish.name is not None) > wish.seats:
        raise Denied("seats", path="bots", detail="more players than seats", status=422)
    edition = await asyncio.to_thread(_edition, box, wish.edition)
    opened = rows.Opened(
        game=box.key,
        edition=wish.edition,
        edition_digest=edition.digest,
        options=wish.options,
        seats=wish.seats,
        host=who,
        code=hub.new_code(),
        join=hub.new_key(),
        watch=hub.new_key(),
        stage=hub.new_key(),
        secret=hub.new_secret(),
        at=time.time(),
        clock=rows.Clock(wish.clock.seconds, wish.clock.binding) if wish.clock else None,
        pace=wish.pace,
        begun=await hub.aside(lambda: _begun(wish)) if wish.begin else None,
    )
    try:
        await asyncio.to_thread(ready_for, opened)  # the first table of a game takes a while
    except OptionError as error:
        raise Denied("options", path="options", detail=str(error), status=422) from error
    return await hub.open(opened, _first_rows(wish, who), [who])


def _edition(box: Box, wished: str) -> Any:
    """One that ships, by name, or the whole text of one; never a file of this machine."""
    if "\n" not in wished and wished not in box.editions():
        expected = f"expected one of {', '.join(box.editions())}, or the text of an edition"
        raise Denied("edition", path="edition", detail=expected, status=422)
    try:
        return box.read_edition(wished, "edition") if "\n" in wished else box.edition(wished)
    except EditionError as error:
        raise Denied("edition", path="edition", detail=str(error), status=422) from error


def _first_rows(wish: m.NewTable, who: str) -> list[rows.Row]:
    sat: list[rows.Row] = []
    if wish.name is not None:
        sat.append(rows.Sat(0, person_name(wish.name), who, face=free_face((), 0, wish.face)))
    for number, bot in enumerate(wish.bots):
        if bot not in bot_names(wish.game):
            expected = ", ".join(bot_names(wish.game))
            raise Denied("bot", path=f"bots.{number}", detail=f"expected one of {expected}", status=422)
        seat = wish.seats - len(wish.bots) + number
        face = free_face((), seat, bot=True)
        sat.append(rows.Sat(seat, BOT_TITLES[seat % len(BOT_TITLES)], bot=bot, face=face))
    return sat


def _begun(wish: m.NewTable) -> rows.Start:
    assert wish.begin is not None
    opened = read_record(wish.begin.record, "begin.record")
    record = opened.record
    if record.game != wish.game or opened.seats != wish.seats:
        raise Denied("record", path="begin.record", detail="another game or number of players", status=422)
    if wish.begin.at > len(record.entries):
        raise Denied("record", path="begin.at", detail=f"expected at most {len(record.entries)}", status=422)
    entries = record.entries[: wish.begin.at]
    try:
        Table.restore(opened.game, opened.seats, opened.key, record.deal, opened.entries[: wish.begin.at])
    except Unplayable as error:
        raise Denied(
            "record", path=f"begin.record.entries.{error.seq - 1}", detail=error.reason, status=422
        ) from error
    return rows.Start(
        record.deal,
        tuple(entry.model_dump(mode="json") for entry in entries),
        players=tuple(player.name for player in record.players),
        of=len(record.entries),
    )
