"""Messages about the table itself: seats, bots, the start, clocks, other devices, another game."""

from __future__ import annotations

import time

from souvenir.server.commands.caller import (
    Caller,
    known_bot,
    known_seat,
    plain_text,
    running,
    still_gathering,
)
from souvenir.server.commands.handing_over import offer_seat
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.table import rows
from souvenir.table.live import LiveTable


async def sit(caller: Caller, said: m.Sit) -> m.Done:
    who = caller.who
    if who is None or caller.kind != "seat":
        raise Denied("identity", status=401)
    name = person_name(said.name)

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        free = [seat for seat, chair in enumerate(live.chairs) if chair.name is None]
        seat = said.seat if said.seat is not None else (free[0] if free else None)
        if seat is None or seat not in free:
            raise Denied("taken", path="seat")
        return [rows.Sat(seat, name, who, face=live.free_face(seat, said.face))]

    return m.Done(t="done", seq=await caller.submit(make))


def person_name(name: str) -> str:
    """What somebody wishes to be called; whoever gives no name is called by their face."""
    return plain_text(name, "name") if name.strip() else ""


async def face(caller: Caller, said: m.Face) -> m.Done:
    mine = caller.seat(said.seat)

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        if live.free_face(mine, said.face) != said.face:
            raise Denied("taken", path="face")
        return [] if live.chairs[mine].face == said.face else [rows.Faced(mine, said.face)]

    return m.Done(t="done", seq=await caller.submit(make))


async def rise(caller: Caller, said: m.Rise) -> m.Done:
    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        known_seat(live, said.seat)
        if caller.who not in live.chairs[said.seat].who:
            caller.host_only()
        return [rows.Rose(said.seat)] if live.chairs[said.seat].name else []

    return m.Done(t="done", seq=await caller.submit(make))


async def seat(caller: Caller, said: m.Seat) -> m.Done:
    caller.host_only()

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        known_seat(live, said.seat)
        known_bot(live, said.bot)
        chair = live.chairs[said.seat]
        if chair.name is not None and chair.bot is None:
            raise Denied("taken", path="seat")
        face = live.free_face(said.seat, bot=True)
        return [rows.Sat(said.seat, bot_title(live, said.seat), bot=said.bot, face=face)]

    return m.Done(t="done", seq=await caller.submit(make))


BOT_TITLES = ("Mnemosyne", "Swann", "Funes", "Ariadne", "Proust", "Simonides", "Lethe", "Clio")
"""Bots are named after those who remember, and one who forgets."""


def bot_title(live: LiveTable, seat: int) -> str:
    """A name for a bot that nobody at the table bears."""
    taken = set(live.names)
    return next(title for title in BOT_TITLES[seat % 8 :] + BOT_TITLES if title not in taken)


async def swap(caller: Caller, said: m.Swap) -> m.Done:
    caller.host_only()

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        known_seat(live, said.one)
        known_seat(live, said.other)
        return [rows.Swapped(said.one, said.other)]

    return m.Done(t="done", seq=await caller.submit(make))


async def word(caller: Caller, said: m.Word) -> m.Done:
    mine = caller.seat(said.seat)
    text = plain_text(said.word, "word") if said.word else ""

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        return [rows.Word(mine, text)]

    return m.Done(t="done", seq=await caller.submit(make))


async def start(caller: Caller, said: m.Start) -> m.Done:
    caller.host_only()

    def make(live: LiveTable) -> list[rows.Row]:
        still_gathering(live)
        if any(chair.name is None for chair in live.chairs):
            raise Denied("seats", detail="every seat must be taken")
        begun = live.opened.begun
        return [rows.Started(begun.deal if begun else live.deal().dealt)]

    return m.Done(t="done", seq=await caller.submit(make))


# -------------------------------------------------------------------- during the game
async def lend(caller: Caller, said: m.Lend) -> m.Done:
    """Anyone at the table may let a bot play for a person who is not connected; the person may return."""

    def make(live: LiveTable) -> list[rows.Row]:
        running(live)
        known_seat(live, said.seat)
        chair = live.chairs[said.seat]
        mine = caller.who in chair.who
        if chair.bot is not None or (said.bot is None and not mine):
            raise Denied("seat", path="seat", status=403)
        if said.bot is not None:
            known_bot(live, said.bot)
            gone = not any(device in caller.room.here for device in chair.who)
            if not mine and not (gone and (caller.is_host or live.seats_of(caller.who or ""))):
                raise Denied("seat", path="seat", status=403)
        return [] if chair.lent == said.bot else [rows.Lent(said.seat, said.bot)]

    return m.Done(t="done", seq=await caller.submit(make))


async def extend(caller: Caller, said: m.Extend) -> m.Done:
    caller.host_only()
    caller.room.extend(said.seconds)
    caller.hub.on_change(caller.room)
    return m.Done(t="done", seq=caller.live.seq)


async def handover(caller: Caller, said: m.Handover) -> m.Done:
    mine = caller.seat(said.seat)
    code = await offer_seat(caller.hub, caller.live, mine)
    return m.Done(t="done", seq=caller.live.seq, code=code)


async def rematch(caller: Caller, said: m.Rematch) -> m.Done:
    """The same seats at a new table, which the host starts; whoever asks first opens it for all."""
    if not caller.who or not (caller.is_host or caller.live.seats_of(caller.who)):
        raise Denied("seat", status=403)
    if caller.live.status != "over":
        raise Denied("not-over")
    if caller.live.rematch is None:
        hub, old = caller.hub, caller.live
        opened = fresh(hub, old.opened)
        sat: list[rows.Row] = []
        for number, chair in enumerate(old.chairs):
            who = chair.who[0] if chair.who else None
            sat.append(rows.Sat(number, chair.name or "", who, chair.bot, chair.face))
            sat += [rows.Joined(number, device) for device in chair.who[1:]]
        members = [device for chair in old.chairs for device in chair.who]
        room = await hub.open(opened, sat, members)
        await caller.submit(lambda live: [] if live.rematch else [rows.Rematched(room.live.id)])
    return m.Done(t="done", seq=caller.live.seq, table=caller.live.rematch)


def fresh(hub: Hub, old: rows.Opened) -> rows.Opened:
    """The same table with new luck, new codes and links, from the beginning."""
    return rows.Opened(
        game=old.game,
        edition=old.edition,
        edition_digest=old.edition_digest,
        options=old.options,
        seats=old.seats,
        host=old.host,
        code=hub.new_code(),
        join=hub.new_key(),
        watch=hub.new_key(),
        stage=hub.new_key(),
        secret=hub.new_secret(),
        at=time.time(),
        clock=old.clock,
        pace=old.pace,
    )
