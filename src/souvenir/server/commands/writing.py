"""Messages with people's own words, and whether they are kept. Nothing here logs or stores a text."""

from __future__ import annotations

from souvenir.server.commands.caller import Caller, plain_text
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied
from souvenir.table import rows
from souvenir.table.live import LiveTable
from souvenir.table.words import LENGTH, STORY_LENGTH


async def whisper(caller: Caller, said: m.Whisper) -> m.Done:
    """Pass a text on, and remember it for those who come later while the table is in memory."""
    live, seat = caller.live, _speaker(caller, said.seat)
    text = plain_text(said.text, "text")
    longest = STORY_LENGTH if said.kind == "story" else LENGTH
    if len(text) > longest:
        raise Denied("text", path="text", detail=f"at most {longest} characters", status=422)
    after = len(live.table.entries) if live.table else 0
    written = caller.room.memory.add(
        seat=seat, name=live.names[seat], kind=said.kind, about=said.about, text=text, after=after
    )
    caller.room.whisper(written)
    return m.Done(t="done", seq=live.seq)


async def react(caller: Caller, said: m.React) -> m.Done:
    """Show a mark to everyone who looks, one a second for each seat."""
    seat = _speaker(caller, said.seat)
    caller.room.react(seat, m.Reacted(t="reacted", seat=seat, sign=said.sign).model_dump_json().encode())
    return m.Done(t="done", seq=caller.live.seq)


def _speaker(caller: Caller, wished: int | None) -> int:
    """Whose words they are; a device with several seats and its curtain down speaks for its first."""
    seats = caller.live.seats_of(caller.who) if caller.who else []
    lifted = caller.connection.lifted if caller.connection else None
    if wished is None and lifted is None and seats:
        return seats[0]
    return caller.seat(wished)


async def keep(caller: Caller, said: m.Keep) -> m.Done:
    """A player agrees to keep what is written, or takes it back; once it is kept that is final."""
    mine = caller.seat(said.seat)

    def make(live: LiveTable) -> list[rows.Row]:
        if live.kept is not None:
            raise Denied("kept")
        return [] if live.chairs[mine].keeps == said.keep else [rows.Agreed(mine, said.keep)]

    return m.Done(t="done", seq=await caller.submit(make))
