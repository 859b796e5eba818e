"""A table's packets, encoded: what all viewers share once a row, and of everything only what has changed.

What everybody sees is encoded from the spectator's view alone. A seat's view is compared with it part by
part, by identity where the game made it from that one; only parts that differ are encoded for that seat.
"""

from __future__ import annotations

from functools import cache
from itertools import compress
from operator import attrgetter, is_not
from typing import Any

import msgspec

from souvenir.kernel.talk import Seat
from souvenir.table.live import LiveTable
from souvenir.table.packet import Sheet, encoded_offers, sheet
from souvenir.table.play import AnyTable

_encode = msgspec.json.Encoder().encode


# Nothing here lies in a cycle: the collector need not look at what is kept of every row for every viewer.
class Part(msgspec.Struct, eq=False, gc=False):
    """Something that is sent whole or not at all."""

    body: bytes
    row: int
    """The row with which it came to be so."""


class Field(msgspec.Struct, eq=False, gc=False):
    """A field of a packet: one part, or one a thing where it is a list of things."""

    value: Any
    parts: list[Part]
    listed: bool
    row: int
    """The row with which anything in it changed last."""
    length_row: int
    """The row since which it has as many things."""

    def since(self, row: int) -> bytes:
        """What somebody lacks who was sent this at that row: all of it, or what changed in it, by place."""
        if not self.listed:
            return self.parts[0].body
        if self.length_row > row:
            return b"[%b]" % b",".join([part.body for part in self.parts])
        changed = [b'"%d":%b' % (n, part.body) for n, part in enumerate(self.parts) if part.row > row]
        return b"{%b}" % b",".join(changed)


class Eyes(msgspec.Struct, eq=False, gc=False):
    """What one viewer is shown at a row: the fields of the view, of a seat's only those that are its own."""

    row: int
    view: Any
    values: tuple[Any, ...]
    """What stands in all fields of the view."""
    fields: dict[str, Field]
    sheets: Field
    outline: Field | None = None
    outlined: int = -1
    """The row that the outline is of."""

    def since(self, row: int) -> list[tuple[str, bytes]]:
        """What changed since a row, by field."""
        return [(name, _key(name) + f.since(row)) for name, f in self.fields.items() if f.row > row]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What is the same for all viewers of a row, beside what they are shown."""

    row: int
    to_act: tuple[Seat, ...]
    head: bytes
    """Who is to act, and the ranks: always sent."""


class Broadcast:
    """What each viewer of a live table is shown at its newest row, kept so that the next can be compared."""

    __slots__ = ("_before", "_eyes", "_joined", "_standing", "live")

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._eyes: dict[Seat | None, Eyes] = {}
        self._before: Eyes | None = None
        """What everybody was shown before."""
        self._joined: dict[int, list[tuple[str, bytes]]] = {}
        """What changed for everybody since the row that was asked for last, which most were shown."""
        self._standing: Standing | None = None

    def packet(
        self, seat: Seat | None, acts: Seat | None, *, told: int, shown: int | None, outline: bool
    ) -> bytes:
        """The table for these eyes: events after row `told`, all else as it changed since row `shown`."""
        table = self.live.table
        assert table is not None
        game, s = table.game, table.state
        eyes, row = self._seen(table, seat), -1 if shown is None else shown
        standing = self._stands(table)
        decides = acts if seat is None else seat
        mine = decides if decides in standing.to_act else None
        rivals = game.rivals(s, seat)
        return _PACKET % (
            standing.head,
            _number(shown),
            _number(seat),
            _number(mine if seat is None else None),
            b"null" if mine is None else _encode(game.asks(s, mine)),
            b"null" if decides is None else _number(table.undoable(decides)),
            _encode(rivals) if rivals else b"[]",
            b",".join(self._changed(eyes, row)),
            eyes.sheets.since(row) if eyes.sheets.row > row else b"null",
            self._outline(table, eyes, row) if outline else b"null",
            b"" if mine is None else b",".join(encoded_offers(table, mine)),
            b",".join(self.live.history.since(told, seat)),
        )

    def forget(self) -> None:
        """Nobody looks: what was shown is made anew for whoever comes."""
        self._eyes.clear()
        self._joined.clear()
        self._before = self._standing = None

    # ---------------------------------------------------------------- what a viewer is shown
    def _stands(self, table: AnyTable) -> Standing:
        """How the game stands at the newest row."""
        standing, row = self._standing, self.live.seq
        if standing is None or standing.row != row:
            to_act = tuple(table.game.to_act(table.state))
            ranks = b"null" if to_act else _encode(table.game.ranks(table.state))
            head = b'"seq":%d,"to_act":%b,"ranks":%b' % (row, _encode(to_act), ranks)
            standing = self._standing = Standing(row, to_act, head)
        return standing

    def _changed(self, eyes: Eyes, row: int) -> list[bytes]:
        """The fields that changed since a row: everybody's, and in place of some the viewer's own."""
        common = self._eyes[None]
        everybodys = self._joined.get(row) or common.since(row)
        if row >= 0:
            self._joined = {row: everybodys}
        if eyes is common:
            return [body for _, body in everybodys]
        shared = [body for name, body in everybodys if name not in eyes.fields]
        return [*shared, *(body for _, body in eyes.since(row))]

    def _seen(self, table: AnyTable, seat: Seat | None) -> Eyes:
        """What these eyes see at the newest row; what everybody sees is made first."""
        row, before = self.live.seq, self._eyes.get(seat)
        if before is not None and before.row == row:
            return before
        made = self._everybody(table, row) if seat is None else self._own(table, seat, row)
        if before is not None:
            made.outline = before.outline
        self._eyes[seat] = made
        return made

    def _everybody(self, table: AnyTable, row: int) -> Eyes:
        before = self._before = self._eyes.get(None)
        self._joined.clear()
        view = table.game.view(table.state, None)
        names, read = _fields(view)
        values = read(view)
        if before is None:
            fields = {name: _renewed(None, value, row) for name, value in zip(names, values, strict=True)}
            known: tuple[Sheet | None, ...] = (None,) * table.seats
        else:
            fields, known = before.fields.copy(), before.sheets.value
            for at in compress(range(len(names)), map(is_not, values, before.values)):
                fields[names[at]] = _renewed(fields[names[at]], values[at], row)
        sheets = tuple([sheet(table, p, None, was) for p, was in enumerate(known)])
        return Eyes(row, view, values, fields, _renewed(before.sheets if before else None, sheets, row))

    def _own(self, table: AnyTable, seat: Seat, row: int) -> Eyes:
        """A seat's own fields: those that differ from what everybody sees, or once did."""
        common, before = self._seen(table, None), self._eyes.get(seat)
        view = table.game.view(table.state, seat, common.view)
        own = before.fields if before else {}
        was = self._before if before and self._before and before.row == self._before.row else None
        names, read = _fields(view)
        values = read(view)
        made = {}
        for at in compress(range(len(names)), map(is_not, values, common.values)):
            name = names[at]
            old = own.get(name) or (was.fields[name] if was else None)
            made[name] = _renewed(old, values[at], row, common.fields[name])
        for name in own:
            if name not in made:
                made[name] = _renewed(own[name], common.fields[name].value, row, common.fields[name])
        scored = self._scored(table, seat, common.sheets, before.sheets if before else None)
        return Eyes(row, view, values, made, scored)

    def _scored(self, table: AnyTable, seat: Seat, shared: Field, before: Field | None) -> Field:
        """The sheets as a seat sees them: mostly as everybody does, and has."""
        public = shared.value[seat]
        own = sheet(table, seat, seat, public)
        as_everybody = before is None or (self._before is not None and before is self._before.sheets)
        if as_everybody and own == public:
            return shared
        sheets = (*shared.value[:seat], own, *shared.value[seat + 1 :])
        return _renewed(before, sheets, self.live.seq, shared)

    def _outline(self, table: AnyTable, eyes: Eyes, row: int) -> bytes:
        if eyes.outlined != eyes.row:
            eyes.outline = _renewed(eyes.outline, tuple(table.game.outline(eyes.view)), eyes.row)
            eyes.outlined = eyes.row
        assert eyes.outline is not None
        return eyes.outline.since(row) if eyes.outline.row > row else b"null"


_PACKET = (
    b'{%b,"since":%b,"seat":%b,"acts":%b,"asks":%b,"undo":%b,"rivals":%b,'
    b'"view":{%b},"sheet":%b,"outline":%b,"offers":[%b],"events":[%b]}'
)


def _number(n: int | None) -> bytes:
    return b"null" if n is None else b"%d" % n


@cache
def _key(name: str) -> bytes:
    return b'"%b":' % name.encode()


def _fields(view: Any) -> tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]:
    """The names of a view's fields, and what reads them all."""
    kind: Any = type(view)
    return _fields_of(kind)


@cache
def _fields_of(kind: Any) -> tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]:
    names = tuple(kind.__dataclass_fields__)
    return names, attrgetter(*names)


def _renewed(before: Field | None, value: Any, row: int, shared: Field | None = None) -> Field:
    """The field with this value, given how it was, and how everybody sees it."""
    if before is not None and value is before.value:
        return before
    listed = isinstance(value, tuple) and bool(value) and hasattr(value[0], "__dataclass_fields__")
    if before is None or before.listed != listed or (listed and len(before.parts) != len(value)):
        bodies = [_body(thing, n, shared) for n, thing in enumerate(value)] if listed else [_encode(value)]
        return Field(value, [Part(body, row) for body in bodies], listed, row, row)
    changed, parts = before.row, before.parts
    if not listed:
        if value != before.value:
            changed, parts = row, [Part(_encode(value), row)]
        return Field(value, parts, listed, changed, before.length_row)
    for n, thing in enumerate(value):
        if thing is before.value[n]:
            continue
        body = _body(thing, n, shared)
        if parts[n].body != body:
            if changed != row:
                changed, parts = row, parts[:]
            parts[n] = Part(body, row)
    return Field(value, parts, listed, changed, before.length_row)


def _body(thing: Any, at: int, shared: Field | None) -> bytes:
    """A thing of a list, encoded; the very thing that everybody sees is taken from there."""
    if shared is not None and shared.listed and at < len(shared.parts) and thing is shared.value[at]:
        return shared.parts[at].body
    return _encode(thing)
