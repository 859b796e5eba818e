"""What each message does at a table: it makes rows, or answers a question."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from souvenir.bots import bot_names
from souvenir.kernel.log import refuse
from souvenir.kernel.luck import ScriptedLuck
from souvenir.kernel.talk import Seat
from souvenir.server import messages as m
from souvenir.server.errors import Denied
from souvenir.server.hub import Code, Hub
from souvenir.server.room import Connection, Room
from souvenir.table import rows
from souvenir.table.edge import BadInput, to_json
from souvenir.table.live import LiveTable
from souvenir.table.play import CannotUndo, Refused


@dataclass(frozen=True, slots=True)
class Caller:
    """Who says something at a table, and through which connection, if it is one."""

    hub: Hub
    room: Room
    who: str | None
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
        return await self.hub.submit(self.room, make)


def plain_text(text: str, path: str) -> str:
    """Text as people write it: no control characters, no blanks around it."""
    if any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn") for char in text):
        raise Denied("text", path=path, detail="control characters", status=422)
    text = text.strip()
    if not text:
        raise Denied("text", path=path, detail="empty", status=422)
    return text


def _gathering(live: LiveTable) -> None:
    if live.status != "gathering":
        raise Denied("started")


def _playing(live: LiveTable) -> Any:
    if live.table is None:
        raise Denied("not-started")
    return live.table


def _chair(live: LiveTable, seat: int) -> None:
    if seat >= live.opened.seats:
        raise Denied("seat", path="seat", detail=f"expected below {live.opened.seats}", status=422)


def _bot(live: LiveTable, bot: str) -> None:
    if bot not in bot_names(live.opened.game):
        expected = ", ".join(bot_names(live.opened.game))
        raise Denied("bot", path="bot", detail=f"expected one of {expected}", status=422)


# -------------------------------------------------------------------- playing
async def play(caller: Caller, said: m.Play) -> m.Done:
    seat = caller.seat(said.seat)
    try:
        action = caller.live.reader.read(said.action)
    except BadInput as error:
        path, _, detail = str(error).partition(": ")
        raise Denied("action", path=path, detail=detail, status=422) from error

    def make(live: LiveTable) -> list[rows.Row]:
        if (seat, said.id) in live.sent:
            return []
        table = _playing(live)
        made: list[rows.Row] = [rows.Lent(seat, None)] if live.chairs[seat].lent else []
        try:
            move = table.prepare(seat, action)
        except Refused as error:
            raise Denied("refused", refusal=error.refusal) from error
        return [*made, rows.Played(seat, to_json(action), move.luck, said.id)]

    seq = await caller.submit(make)
    return m.Done(t="done", seq=caller.live.sent.get((seat, said.id), seq), id=said.id)


async def undo(caller: Caller, said: m.Undo) -> m.Done:
    seat = caller.seat(said.seat)

    def make(live: LiveTable) -> list[rows.Row]:
        if (seat, said.id) in live.sent:
            return []
        of = _playing(live).undoable(seat)
        if of is None:
            raise Denied("undo") from CannotUndo()
        return [rows.Undone(seat, of, said.id)]

    return m.Done(t="done", seq=await caller.submit(make), id=said.id)


async def why(caller: Caller, said: m.Why) -> m.Reasons:
    seat = caller.seat(said.seat)
    table = _playing(caller.live)
    found = table.why(seat, said.touched)[:8]
    game, s = table.game, table.state
    reasons = [m.Reason(action=to_json(a), refusal=r, label=game.offer(s, seat, a).label) for a, r in found]
    return m.Reasons(t="reasons", reasons=tuple(reasons))


async def preview(caller: Caller, said: m.Preview) -> m.Previewed:
    seat = caller.seat(said.seat)
    table = _playing(caller.live)
    try:
        action = caller.live.reader.read(said.action)
    except BadInput as error:
        raise Denied("action", path=str(error).partition(": ")[0], status=422) from error
    game, s = table.game, table.game.copy(table.state)
    if refusal := refuse(game, s, seat, action):
        raise Denied("refused", refusal=refusal)
    luck = ScriptedLuck()
    game.apply(s, seat, action, luck, None)
    if luck.tape:
        raise Denied("luck", detail="what this action brings is not known before it is done")
    lines, forecast = tuple(game.score(s, seat, seat)), tuple(game.forecast(s, seat, seat))
    return m.Previewed(t="previewed", lines=lines, forecast=forecast)


async def hint(caller: Caller, said: m.Hint) -> m.Hinted:
    seat = caller.seat(said.seat)
    table = _playing(caller.live)
    if any(chair.bot is None for other, chair in enumerate(caller.live.chairs) if other != seat):
        raise Denied("hint", detail="people play at this table", status=403)
    if seat not in table.game.to_act(table.state):
        raise Denied("hint", detail="nothing is asked of this seat")
    return m.Hinted(t="hinted", action=to_json(await caller.hub.advise(caller.live, seat)))


async def whisper(caller: Caller, said: m.Whisper) -> m.Done:
    seats = caller.live.seats_of(caller.who) if caller.who else []
    if not seats:
        raise Denied("seat", status=403)
    lifted = caller.connection.lifted if caller.connection else None
    seat = lifted if lifted in seats else seats[0]
    text = plain_text(said.text, "text")
    spoken = m.Whispered(t="whispered", name=caller.live.names[seat or 0], seat=seat, text=text)
    caller.room.whisper(spoken.model_dump_json().encode())
    return m.Done(t="done", seq=caller.live.seq)


async def lift(caller: Caller, said: m.Lift) -> m.Done:
    if caller.connection is None:
        raise Denied("connection", detail="a curtain needs a WebSocket", status=422)
    if said.seat is not None:
        caller.seat(said.seat)
    connection = caller.connection
    if connection.lifted != said.seat:
        connection.lifted = said.seat
        connection.seq = connection.sheet = None
        connection.wake.set()
    return m.Done(t="done", seq=caller.live.seq)


# -------------------------------------------------------------------- gathering
async def sit(caller: Caller, said: m.Sit) -> m.Done:
    who = caller.who
    if who is None or (caller.connection is not None and caller.connection.kind != "seat"):
        raise Denied("identity", status=401)
    name = plain_text(said.name, "name")

    def make(live: LiveTable) -> list[rows.Row]:
        _gathering(live)
        free = [seat for seat, chair in enumerate(live.chairs) if chair.name is None]
        seat = said.seat if said.seat is not None else (free[0] if free else None)
        if seat is None or seat not in free:
            raise Denied("taken", path="seat")
        return [rows.Sat(seat, name, who)]

    return m.Done(t="done", seq=await caller.submit(make))


async def rise(caller: Caller, said: m.Rise) -> m.Done:
    def make(live: LiveTable) -> list[rows.Row]:
        _gathering(live)
        _chair(live, said.seat)
        if caller.who not in live.chairs[said.seat].who:
            caller.host_only()
        return [rows.Rose(said.seat)] if live.chairs[said.seat].name else []

    return m.Done(t="done", seq=await caller.submit(make))


async def seat(caller: Caller, said: m.Seat) -> m.Done:
    caller.host_only()

    def make(live: LiveTable) -> list[rows.Row]:
        _gathering(live)
        _chair(live, said.seat)
        _bot(live, said.bot)
        chair = live.chairs[said.seat]
        if chair.name is not None and chair.bot is None:
            raise Denied("taken", path="seat")
        return [rows.Sat(said.seat, bot_title(live, said.seat), bot=said.bot)]

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
        _gathering(live)
        _chair(live, said.one)
        _chair(live, said.other)
        return [rows.Swapped(said.one, said.other)]

    return m.Done(t="done", seq=await caller.submit(make))


async def word(caller: Caller, said: m.Word) -> m.Done:
    mine = caller.seat(said.seat)
    text = plain_text(said.word, "word") if said.word else ""

    def make(live: LiveTable) -> list[rows.Row]:
        _gathering(live)
        return [rows.Word(mine, text)]

    return m.Done(t="done", seq=await caller.submit(make))


async def start(caller: Caller, said: m.Start) -> m.Done:
    caller.host_only()

    def make(live: LiveTable) -> list[rows.Row]:
        _gathering(live)
        if any(chair.name is None for chair in live.chairs):
            raise Denied("seats", detail="every seat must be taken")
        return [rows.Started(live.deal().dealt)]

    return m.Done(t="done", seq=await caller.submit(make))


# -------------------------------------------------------------------- during the game
async def lend(caller: Caller, said: m.Lend) -> m.Done:
    """Anyone at the table may let a bot play for a person who is not connected; the person may return."""

    def make(live: LiveTable) -> list[rows.Row]:
        _playing(live)
        _chair(live, said.seat)
        chair = live.chairs[said.seat]
        mine = caller.who in chair.who
        if chair.bot is not None or (said.bot is None and not mine):
            raise Denied("seat", path="seat", status=403)
        if said.bot is not None:
            _bot(live, said.bot)
            gone = not any(device in caller.room.here() for device in chair.who)
            if not mine and not (gone and (caller.is_host or live.seats_of(caller.who or ""))):
                raise Denied("seat", path="seat", status=403)
        return [] if chair.lent == said.bot else [rows.Lent(said.seat, said.bot)]

    return m.Done(t="done", seq=await caller.submit(make))


async def extend(caller: Caller, said: m.Extend) -> m.Done:
    caller.host_only()
    caller.room.extra += said.seconds
    for connection in caller.room.connections:
        connection.lobby = None
    caller.room.wake()
    caller.hub.on_change(caller.room)
    return m.Done(t="done", seq=caller.live.seq)


async def handover(caller: Caller, said: m.Handover) -> m.Done:
    mine = caller.seat(said.seat)
    code = caller.hub.new_code() + caller.hub.new_code()
    until = caller.hub.now() + caller.hub.settings.handover_seconds
    caller.hub.codes[code] = Code(caller.live.id, mine, until)
    return m.Done(t="done", seq=caller.live.seq, code=code)


async def rematch(caller: Caller, said: m.Rematch) -> m.Done:
    """The same seats at a new table, dealt at once; whoever asks first opens it for all."""
    if not caller.who or not (caller.is_host or caller.live.seats_of(caller.who)):
        raise Denied("seat", status=403)
    if caller.live.status != "over":
        raise Denied("not-over")
    if caller.live.rematch is None:
        hub, old = caller.hub, caller.live
        opened = fresh(hub, old.opened)
        sat: list[rows.Row] = []
        for number, chair in enumerate(old.chairs):
            sat.append(rows.Sat(number, chair.name or "", chair.who[0] if chair.who else None, chair.bot))
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
        at=hub.now(),
        clock=old.clock,
        pace=old.pace,
    )


async def hello(caller: Caller, said: m.Hello) -> m.Done:
    """Send this connection all that it has not seen."""
    connection = caller.connection
    if connection is None:
        raise Denied("connection", detail="ask for the packet instead", status=422)
    since = said.since
    connection.greeted, connection.outline = True, said.outline
    connection.seq = since if since is not None and since <= caller.live.seq else None
    connection.lobby = connection.sheet = None
    connection.wake.set()
    return m.Done(t="done", seq=caller.live.seq)


HANDLERS: dict[type, Callable[[Caller, Any], Any]] = {
    m.Hello: hello,
    m.Play: play,
    m.Undo: undo,
    m.Why: why,
    m.Preview: preview,
    m.Hint: hint,
    m.Whisper: whisper,
    m.Lift: lift,
    m.Sit: sit,
    m.Rise: rise,
    m.Seat: seat,
    m.Swap: swap,
    m.Lend: lend,
    m.Word: word,
    m.Start: start,
    m.Extend: extend,
    m.Handover: handover,
    m.Rematch: rematch,
}


async def handle(caller: Caller, said: Any) -> Any:
    """Do what a message asks; Denied, and nothing has changed, if that cannot be."""
    if caller.who:
        caller.hub.count_message(caller.who)
    return await HANDLERS[type(said)](caller, said)
