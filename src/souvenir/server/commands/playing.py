"""Messages of someone who plays: moves, taking back, questions."""

from __future__ import annotations

from souvenir.kernel.log import refuse
from souvenir.kernel.luck import LuckDrawn, NoLuck
from souvenir.kernel.talk import Refusal, Seat
from souvenir.server.commands.caller import Caller, running
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.table import rows
from souvenir.table.edge import BadInput, to_json
from souvenir.table.live import LiveTable
from souvenir.table.play import AnyTable, CannotUndo, Refused


async def hello(caller: Caller, said: m.Hello) -> m.Done:
    """Send this connection all that it has not seen."""
    connection = caller.connection
    if connection is None:
        raise Denied("connection", detail="ask for the packet instead", status=422)
    since = said.since
    connection.greeted, connection.outline = True, said.outline
    connection.seq = since if since is not None and since <= caller.live.seq else None
    connection.shown = connection.lobby = connection.reads = None
    connection.wake()
    return m.Done(t="done", seq=caller.live.seq)


async def play(caller: Caller, said: m.Play) -> m.Done:
    seat = caller.seat(said.seat)
    try:
        action = caller.live.ready.reader.read(said.action)
    except BadInput as error:
        path, _, detail = str(error).partition(": ")
        raise Denied("action", path=path, detail=detail, status=422) from error

    def make(live: LiveTable) -> list[rows.Row]:
        if live.sent.row(seat, said.id):
            return []
        table = running(live)
        made: list[rows.Row] = [rows.Lent(seat, None)] if live.chairs[seat].lent else []
        try:
            move = table.prepare(seat, action)
        except Refused as error:
            raise Denied("refused", refusal=error.refusal) from error
        if not said.sure and table.is_firm(move):
            raise Denied("firm")
        return [*made, rows.Played(seat, to_json(action), move.luck, said.id)]

    seq = await caller.submit(make)
    return m.Done(t="done", seq=caller.live.sent.row(seat, said.id) or seq, id=said.id)


async def undo(caller: Caller, said: m.Undo) -> m.Done:
    seat = caller.seat(said.seat)

    def make(live: LiveTable) -> list[rows.Row]:
        if live.sent.row(seat, said.id):
            return []
        of = running(live).undoable(seat)
        if of is None:
            raise Denied("undo") from CannotUndo()
        return [rows.Undone(seat, of, said.id)]

    seq = await caller.submit(make)
    return m.Done(t="done", seq=caller.live.sent.row(seat, said.id) or seq, id=said.id)


async def why(caller: Caller, said: m.Why) -> m.Reasons:
    seat = caller.seat(said.seat)
    table = running(caller.live)
    found = table.why(seat, said.touched)[:8]
    game, s = table.game, table.state
    reasons = [m.Reason(action=to_json(a), refusal=r, label=game.offer(s, seat, a).label) for a, r in found]
    return m.Reasons(t="reasons", reasons=tuple(reasons))


async def preview(caller: Caller, said: m.Preview) -> m.Previewed:
    seat = caller.seat(said.seat)
    table = running(caller.live)
    try:
        action = caller.live.ready.reader.read(said.action)
    except BadInput as error:
        raise Denied("action", path=str(error).partition(": ")[0], status=422) from error
    game, s = table.game, table.game.copy(table.state)
    if refusal := refuse(game, s, seat, action):
        raise Denied("refused", refusal=refusal)
    try:
        game.apply(s, seat, action, NoLuck(), None)
    except LuckDrawn as drawn:
        raise Denied("luck", detail="what this action brings is not known before it is done") from drawn
    lines, forecast = tuple(game.score(s, seat, seat)), tuple(game.forecast(s, seat, seat))
    return m.Previewed(t="previewed", lines=lines, forecast=forecast)


async def hint(caller: Caller, said: m.Hint) -> m.Hinted:
    seat = caller.seat(said.seat)
    table = running(caller.live)
    if any(chair.bot is None for other, chair in enumerate(caller.live.chairs) if other != seat):
        raise Denied("hint", detail="people play at this table", status=403)
    if seat not in table.game.to_act(table.state):
        raise Denied("hint", detail="nothing is asked of this seat")
    return m.Hinted(t="hinted", action=to_json(await caller.hub.advise(caller.live, seat)))


async def lift(caller: Caller, said: m.Lift) -> m.Done:
    if caller.connection is None:
        raise Denied("connection", detail="a curtain needs a WebSocket", status=422)
    if said.seat is not None:
        caller.seat(said.seat)
    connection = caller.connection
    if said.look:
        connection.stays = caller.live.seq
    if connection.lifted != said.seat:
        connection.lifted = said.seat
        connection.seq = connection.shown = None
        connection.wake()
    return m.Done(t="done", seq=caller.live.seq)


async def onward(caller: Caller, said: m.Onward) -> m.Done:
    """One says for all that a talk is over: each who was still asked does what takes no decision."""
    if caller.who is None or not caller.live.seats_of(caller.who):
        raise Denied("seat", status=403)
    if _follows_talk(running(caller.live)) is None:
        raise Denied("refused", refusal=Refusal("table.step"))

    def make(live: LiveTable) -> list[rows.Row]:
        table = running(live)
        seat = _follows_talk(table)
        action = None if seat is None else table.game.lapse(table.state, seat)
        if seat is None or action is None:
            return []
        return [rows.Played(seat, to_json(action), table.prepare(seat, action).luck, by="table")]

    before = -1
    while caller.live.seq != before:
        before = caller.live.seq
        await caller.submit(make)
    return m.Done(t="done", seq=caller.live.seq)


def _follows_talk(table: AnyTable) -> Seat | None:
    """The first who is asked for nothing but to say that something was said aloud."""
    game, s = table.game, table.state
    for seat in game.to_act(s):
        if all(game.offer(s, seat, action).together for action in game.legal(s, seat)):
            return seat
    return None
