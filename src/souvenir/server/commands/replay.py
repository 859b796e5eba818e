"""A game as one viewer knew it, step by step: for replays, and for records of unfinished games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Entry
from souvenir.kernel.talk import Seat
from souvenir.table.packet import Packet, packet, revealed
from souvenir.table.play import Table


@dataclass(frozen=True, slots=True)
class Replay:
    """Packets of a game for one viewer, without what could have been done; record 0 is the deal."""

    format: str
    game: str
    names: tuple[str, ...]
    seat: Seat | None
    last: int
    """The number of the last record."""
    packets: tuple[Packet, ...]
    """From the record asked for; each sheet is None if it is as in the packet before."""


def replay(
    game: AnyGame,
    names: Sequence[str],
    deal: Sequence[int],
    entries: Sequence[Entry[Any]],
    seat: Seat | None,
    *,
    outline: bool,
    bare: bool = False,
    first: int = 0,
    count: int | None = None,
) -> Replay:
    """The packets this viewer was or would have been sent; Unplayable if the log does not fit.

    `bare`: with nothing hidden from anyone instead.
    """
    table = Table.restore(game, len(names), b"", deal, ())
    end = len(entries) if count is None else min(len(entries), first + count - 1)
    packets: list[Packet] = []
    sheet = None
    for number in range(end + 1):
        if number:
            table.replay(entries[number - 1])
        if number >= first:
            if bare:
                made = revealed(table, number, outline=outline)
            else:
                since = number - 1 if number else None
                made = packet(table, seat, since=since, outline=outline, choices=False)
            same, sheet = made.sheet == sheet, made.sheet
            packets.append(replace(made, sheet=None if same else sheet))
    return Replay("souvenir-replay", game.key, tuple(names), seat, len(entries), tuple(packets))
