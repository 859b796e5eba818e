"""A puzzle while somebody plays it: the table as its seat sees it, and what the turn was worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from souvenir.analysis.practice import Explained, Practice, Verdict, practice
from souvenir.analysis.puzzle import Walk
from souvenir.kernel.log import Play, Unplayable
from souvenir.kernel.talk import Seat
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.analysts import Analysts
from souvenir.server.rooms.hub import Hub
from souvenir.table.edge import BadInput
from souvenir.table.packet import Packet, packet
from souvenir.table.play import AnyTable, Table


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits there, as records have it."""

    name: str
    kind: str
    face: str | None


@dataclass(frozen=True, slots=True)
class Tried:
    """A puzzle after some steps."""

    game: str
    seat: Seat
    players: tuple[Sitting, ...]
    edition: str
    packet: Packet
    """As the seat sees it; without offers once its turn is over. `undo` is there while there are steps."""
    over: bool
    """The turn is over: where luck would follow, or somebody else decides."""
    verdict: Verdict | None
    """Once it is over."""
    said: Explained | None
    """What the turn did, once it is over."""
    answer: Explained | None
    """The best turn, if it was asked for or found."""


async def try_turn(
    hub: Hub, analysts: Analysts, text: str, steps: Sequence[Any], who: str, *, show: bool
) -> Tried:
    """A puzzle as its seat sees it after these steps; Denied if it or they cannot be played."""
    laid, walk, tried = await hub.aside(lambda: _walked(text, steps))
    if not walk.over:
        return replace(tried, answer=await hub.aside(laid.answer)) if show else tried
    verdict = laid.known(walk) or await analysts.judge(text, steps, who)
    return await hub.aside(
        lambda: replace(
            tried,
            verdict=verdict,
            said=laid.explain(laid.at.read(steps)),
            answer=laid.answer() if show or verdict.right else None,
        )
    )


def _walked(text: str, steps: Sequence[Any]) -> tuple[Practice, Walk, Tried]:
    try:
        laid = practice(text)
    except Unplayable as error:
        path = f"puzzle.record.entries.{error.seq - 1}"
        raise Denied("record", path=path, detail=error.reason, status=422) from error
    except BadInput as error:
        raise Denied("record", path="puzzle", detail=str(error), status=422) from error
    try:
        walk = laid.walk(laid.at.read(steps))
    except BadInput as error:
        raise Denied("action", path="steps", detail=str(error), status=422) from error
    record = laid.opened.record
    tried = Tried(
        game=record.game,
        seat=laid.at.seat,
        players=tuple(Sitting(one.name, one.kind, one.face) for one in record.players),
        edition=record.edition.name,
        packet=_packet(laid, walk),
        over=walk.over,
        verdict=None,
        said=None,
        answer=None,
    )
    return laid, walk, tried


def _packet(laid: Practice, walk: Walk) -> Packet:
    opened, seat = laid.opened, laid.at.seat
    table: AnyTable = Table.restore(opened.game, opened.seats, b"", opened.record.deal, opened.entries)
    for step in walk.steps:
        table.replay(Play(seat, step))
    made = packet(table, seat, since=table.seq - 1 if walk.steps else table.seq)
    undo = len(walk.steps) or None
    if walk.over:
        return replace(made, offers=(), asks=None, undo=undo)
    return replace(made, undo=undo)
