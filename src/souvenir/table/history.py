"""What a live table has told, row by row and encoded; what is older is kept packed."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

import msgspec

from souvenir.kernel.talk import Event, Seat
from souvenir.table.packet import told

PACKED = 16
"""Rows that are packed together; of those since then at most twice as many are at hand."""

NOTHING = b"null"
"""For those who are told nothing."""

_encoder = msgspec.json.Encoder()


class Kept(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event: who is told it, how, and what all the others are told instead."""

    audience: tuple[Seat, ...] | None
    told: msgspec.Raw
    public: msgspec.Raw

    def seen_by(self, seat: Seat | None) -> bytes:
        return bytes(self.told if self.audience is None or seat in self.audience else self.public)


_decoder = msgspec.json.Decoder(list[tuple[Kept, ...]])


class History:
    """All that was ever told at a table, for every viewer as they were told it."""

    __slots__ = ("_packed", "_rows")

    def __init__(self) -> None:
        self._packed: list[bytes] = []
        self._rows: list[tuple[Kept, ...]] = []

    def append(self, events: Iterable[Event]) -> None:
        """Keep what the next row told."""
        self._rows.append(tuple([_kept(event) for event in events]))
        if len(self._rows) >= 2 * PACKED:
            self._packed.append(zlib.compress(_encoder.encode(self._rows[:PACKED])))
            del self._rows[:PACKED]

    def since(self, row: int, seat: Seat | None) -> list[bytes]:
        """What was told after so many rows, as this viewer was told it: JSON, an item an event."""
        first = len(self._packed) * PACKED
        rows = self._rows[row - first :] if row >= first else self._since_long(row)
        return [told for events in rows for event in events if (told := event.seen_by(seat)) != NOTHING]

    def _since_long(self, row: int) -> Iterator[tuple[Kept, ...]]:
        for number in range(row // PACKED, len(self._packed)):
            rows = _decoder.decode(zlib.decompress(self._packed[number]))
            yield from rows[max(0, row - number * PACKED) :]
        yield from self._rows


def _kept(event: Event) -> Kept:
    """The event for those who are told it, and for the others; the first as somebody of them sees it."""
    if event.audience is None:
        return Kept(None, _raw(event), msgspec.Raw(NOTHING))
    return Kept(tuple(sorted(event.audience)), _raw(event), _raw(event.seen_by(None)))


def _raw(event: Event | None) -> msgspec.Raw:
    return msgspec.Raw(NOTHING if event is None else _encoder.encode(told(event)))
