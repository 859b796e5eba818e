"""A record told move by move."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from souvenir.kernel.log import Play
from souvenir.kernel.talk import Event, Seat
from souvenir.table.packet import packet
from souvenir.table.verify import Opened
from souvenir.terminal.paint import Painter
from souvenir.terminal.screen import Screen
from souvenir.terminal.session import painter_for
from souvenir.terminal.sheet import sheets
from souvenir.words import name_game


def show_record(
    opened: Opened, language: str, *, seat: Seat | None = None, console: Console | None = None
) -> None:
    """Print a game's moves in words, numbered as in the record, as this viewer was told them.

    A finished game hides nothing: without a seat everything is told.
    """
    screen = Screen(console)
    table = opened.table()
    painter = painter_for(language, opened.record.players, seat)
    title = painter.words(name_game(opened.record.game))
    title.stylize("bold")
    screen.show(title, painter.tell("players", names=", ".join(painter.speaker.names)))
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", width=5)
    grid.add_column()
    for seq, events in enumerate(table.events):
        told = [_told(event, seat, everything=seat is None and table.over) for event in events]
        lines = [painter.words(event.says) for event in told if event]
        grid.add_row(str(seq), Text("\n").join(lines or [_silent(opened, painter, seq)]))
    screen.show(grid)
    if table.over:
        screen.gap()
        screen.show(sheets(packet(table, seat), painter, screen.width))


def _told(event: Event, seat: Seat | None, *, everything: bool) -> Event | None:
    return event if everything else event.seen_by(seat)


def _silent(opened: Opened, painter: Painter, seq: int) -> Text:
    """A record that told this viewer nothing."""
    if seq == 0:
        return painter.tell("dealt")
    entry = opened.entries[seq - 1]
    assert isinstance(entry, Play)
    return painter.tell("moved", name=painter.speaker.names[entry.seat])
