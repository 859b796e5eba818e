"""The one message a client needs: all that a viewer may know of a table, and what they may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from souvenir.kernel.talk import Block, Event, Line, Offer, Phrase, Seat
from souvenir.table.play import AnyTable


@dataclass(frozen=True, slots=True)
class Shown:
    """A legal action with how it is shown."""

    action: Any
    offer: Offer


@dataclass(frozen=True, slots=True)
class Sheet:
    """One seat's score: what is certain, and what would come on top if scoring came now."""

    lines: tuple[Line, ...]
    forecast: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Packet:
    """A table as one viewer sees it after record `seq`."""

    seq: int
    seat: Seat | None
    view: Any
    outline: tuple[Block, ...]
    to_act: tuple[Seat, ...]
    asks: Phrase | None
    """What is asked of the viewer; None if nothing is."""
    offers: tuple[Shown, ...]
    events: tuple[Event, ...]
    undo: int | None
    """The record the viewer could take back."""
    sheet: tuple[Sheet, ...]
    ranks: tuple[int, ...] | None
    """Each seat's place once the game is over."""


def events_since(table: AnyTable, seat: Seat | None, seq: int) -> tuple[Event, ...]:
    """What this viewer was told after record `seq`."""
    told = (event.seen_by(seat) for events in table.events[seq + 1 :] for event in events)
    return tuple(event for event in told if event is not None)


def packet(table: AnyTable, seat: Seat | None, *, since: int | None = None) -> Packet:
    """The table for this viewer, with what happened since a record; None means since ever."""
    game, s = table.game, table.state
    to_act = tuple(game.to_act(s))
    mine = seat is not None and seat in to_act
    view = game.view(s, seat)
    return Packet(
        seq=table.seq,
        seat=seat,
        view=view,
        outline=tuple(game.outline(view)),
        to_act=to_act,
        asks=game.asks(s, seat) if mine and seat is not None else None,
        offers=tuple(Shown(a, game.offer(s, seat, a)) for a in game.legal(s, seat))
        if mine and seat is not None
        else (),
        events=events_since(table, seat, -1 if since is None else since),
        undo=table.undoable(seat) if seat is not None else None,
        sheet=tuple(
            Sheet(tuple(game.score(s, p, seat)), tuple(game.forecast(s, p, seat))) for p in range(table.seats)
        ),
        ranks=None if to_act else tuple(game.ranks(s)),
    )
