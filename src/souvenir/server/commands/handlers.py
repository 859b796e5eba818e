"""What each message does at a table: it makes rows, or answers a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from souvenir.server.commands import playing, seating, writing
from souvenir.server.commands.caller import Caller
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied

HANDLERS: dict[type, Callable[[Caller, Any], Any]] = {
    m.Hello: playing.hello,
    m.Play: playing.play,
    m.Undo: playing.undo,
    m.Why: playing.why,
    m.Preview: playing.preview,
    m.Hint: playing.hint,
    m.Whisper: writing.whisper,
    m.React: writing.react,
    m.Keep: writing.keep,
    m.Lift: playing.lift,
    m.Onward: playing.onward,
    m.Sit: seating.sit,
    m.Face: seating.face,
    m.Rise: seating.rise,
    m.Seat: seating.seat,
    m.Swap: seating.swap,
    m.Lend: seating.lend,
    m.Word: seating.word,
    m.Start: seating.start,
    m.Extend: seating.extend,
    m.Handover: seating.handover,
    m.Rematch: seating.rematch,
}


async def handle(caller: Caller, said: Any) -> Any:
    """Do what a message asks; Denied, and nothing has changed, if that cannot be."""
    if caller.kind != "seat" and not isinstance(said, m.Hello):
        raise Denied("seat", detail="who watches decides nothing", status=403)
    return await HANDLERS[type(said)](caller, said)
