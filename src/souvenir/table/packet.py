"""The one message a client needs: all that a viewer may know of a table, and what they may do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from souvenir.kernel.talk import Block, Event, Line, Offer, Phrase, Rival, Seat
from souvenir.table.play import AnyTable


@dataclass(frozen=True, slots=True)
class Shown:
    """A legal action with how it is shown."""

    action: Any
    offer: Offer


@dataclass(frozen=True, slots=True)
class Told:
    """Something that happened, as one viewer is told it."""

    says: Phrase
    rule: str | None
    touches: tuple[str, ...]
    private: bool
    """Not everybody is told this."""
    by: Seat | None
    """Whose decision led to it; None: nobody's."""
    round: int | None
    """In which round it happened; None: before the first, or there are none."""
    fleeting: bool = False
    """No log keeps it."""


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
    """The viewer's seat; None for a spectator and for a shared screen."""
    acts: Seat | None
    """Whose step this is, where somebody at a shared device may take it before everybody's eyes.

    Then what is asked and offered is that seat's, and all else is what everybody sees.
    """
    view: Any
    outline: tuple[Block, ...] | None
    """The view in words, for those who asked for it."""
    to_act: tuple[Seat, ...]
    asks: Phrase | None
    """What is asked of the viewer; None if nothing is."""
    offers: tuple[Shown, ...]
    events: tuple[Told, ...]
    undo: int | None
    """The record the viewer could take back."""
    sheet: tuple[Sheet, ...] | None
    """Every seat's score; over the wire None if it is as it was."""
    ranks: tuple[int, ...] | None
    """Each seat's place once the game is over."""
    rivals: tuple[Rival, ...]
    """Opponents who hold no seat."""
    since: int | None = None
    """Over the WebSocket: the row of the packet that this one changes; None: it is whole."""


def seen(events: Iterable[Event], seat: Seat | None) -> tuple[Told, ...]:
    """These events as this viewer is told them; who else is told what stays here."""
    return tuple(told(seen) for event in events if (seen := event.seen_by(seat)) is not None)


def told(event: Event) -> Told:
    """An event without who else is told it."""
    private = event.audience is not None
    return Told(event.says, event.rule, event.touches, private, event.by, event.round, event.fleeting)


def offers(table: AnyTable, seat: Seat) -> tuple[Shown, ...]:
    """What this seat may do, and how it is shown."""
    game, s = table.game, table.state
    return tuple([Shown(action, game.offer(s, seat, action)) for action in table.legal(seat)])


_encode = msgspec.json.Encoder().encode
_encoded: dict[int, tuple[Any, Offer, bytes]] = {}
"""Offers that were encoded, by identity: the same few are shown again and again."""
ENCODED = 8192


def encoded_offers(table: AnyTable, seat: Seat) -> list[bytes]:
    """The same, each encoded."""
    s, shown, find = table.state, table.game.offer, _encoded.get
    made = []
    for action in table.legal(seat):
        offer = shown(s, seat, action)
        known = find(id(offer))
        if known is None or known[1] is not offer or known[0] is not action:
            if len(_encoded) >= ENCODED:
                _encoded.clear()
            known = _encoded[id(offer)] = action, offer, _encode(Shown(action, offer))
        made.append(known[2])
    return made


def is_open(table: AnyTable, seat: Seat) -> bool:
    """Can this seat decide before everybody's eyes? Nothing it may do rests on a secret or is one."""
    game, s = table.game, table.state
    legal = table.legal(seat)
    return bool(legal) and all(game.offer(s, seat, action).open for action in legal)


def sheets(table: AnyTable, seat: Seat | None) -> tuple[Sheet, ...]:
    """Everybody's score as this viewer knows it, and what would come on top as far as they may know that."""
    return tuple(sheet(table, p, seat) for p in range(table.seats))


def sheet(table: AnyTable, seat: Seat, viewer: Seat | None, known: Sheet | None = None) -> Sheet:
    """One seat's score as this viewer knows it: of another's no more than everybody knows.

    The very sheet that is `known`, if its lines are the same ones.
    """
    game, s = table.game, table.state
    lines, forecast = game.score(s, seat, viewer), game.forecast(s, seat, viewer)
    if known is not None and known.lines is lines and known.forecast is forecast:
        return known
    return Sheet(tuple(lines), tuple(forecast))


def revealed(table: AnyTable, record: int, *, outline: bool) -> Packet:
    """A table with nothing hidden after its last record, which is this one: for games that are over."""
    game, s = table.game, table.state
    view = game.reveal(s)
    return replace(
        packet(table, None, since=record - 1 if record else None, outline=False, choices=False),
        view=view,
        outline=tuple(game.outline(view)) if outline else None,
        events=tuple(told(event) for event in table.events[record]),
        sheet=tuple(
            Sheet(tuple(game.score(s, p, p)), tuple(game.forecast(s, p, p))) for p in range(table.seats)
        ),
    )


def packet(
    table: AnyTable,
    seat: Seat | None,
    *,
    since: int | None = None,
    outline: bool = True,
    choices: bool = True,
    acts: Seat | None = None,
) -> Packet:
    """The table for this viewer, with what happened since a record; None means since ever.

    Without `choices` nobody asks what could be done: a replay. `acts` is who takes an open step at a
    screen that everybody sees.
    """
    game, s = table.game, table.state
    to_act = tuple(game.to_act(s))
    decides = acts if seat is None else seat
    mine = decides if decides in to_act else None
    first = 0 if since is None else since + 1
    view = game.view(s, seat)
    return Packet(
        seq=table.seq,
        seat=seat,
        acts=mine if seat is None else None,
        view=view,
        outline=tuple(game.outline(view)) if outline else None,
        to_act=to_act,
        asks=None if mine is None else game.asks(s, mine),
        offers=() if mine is None or not choices else offers(table, mine),
        events=seen((event for told in table.events[first:] for event in told), seat),
        undo=table.undoable(decides) if decides is not None and choices else None,
        sheet=sheets(table, seat),
        ranks=None if to_act else tuple(game.ranks(s)),
        rivals=tuple(game.rivals(s, seat)),
    )
