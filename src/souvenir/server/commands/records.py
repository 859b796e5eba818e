"""Records that people send, and the record of a finished table."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.room import Room
from souvenir.table.edge import BadInput, first_problem
from souvenir.table.record import LuckPart, PlayerPart, Record, WordPart, text_of, write
from souvenir.table.verify import Opened as OpenedRecord
from souvenir.table.verify import open_record


def read_record(value: dict[str, Any], path: str) -> OpenedRecord:
    """A record that somebody sent, opened; Denied with the path to what is wrong in it."""
    try:
        return open_record(Record.model_validate(value))
    except ValidationError as error:
        where, expected = first_problem(error, path)
        raise Denied("record", path=where, detail=expected, status=422) from error
    except BadInput as error:
        raise Denied("record", path=path, detail=str(error), status=422) from error


def whole_record(room: Room) -> str:
    """The record of a finished table, with its secret."""
    live = room.live
    assert live.table is not None
    players = [
        PlayerPart(name=chair.name or "", kind=f"bot:{chair.bot}" if chair.bot else "person", face=chair.face)
        for chair in live.chairs
    ]
    luck = LuckPart(
        commitment=live.commitment,
        words=tuple(chair.word for chair in live.chairs),
        secret=None if live.opened.begun else live.opened.secret,
    )
    words = [
        WordPart(after=word.after, seat=word.seat, kind=word.kind, about=word.about, text=word.text)
        for word in live.kept or ()
    ]
    options = dict(live.opened.options)
    box, edition = live.ready.box, live.ready.edition
    return text_of(write(live.table, box, edition, options=options, players=players, luck=luck, words=words))
