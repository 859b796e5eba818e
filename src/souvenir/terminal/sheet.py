"""Score sheets line by line, each with its rule; what is certain apart from what is only forecast."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from souvenir.kernel.talk import Arg, Line, Rival, Who, total
from souvenir.table.packet import Packet, Sheet
from souvenir.terminal.paint import Painter


def sheets(packet: Packet, painter: Painter, width: int) -> RenderableType:
    """Everybody's sheet, the viewer's last, so that it stands nearest to the prompt."""
    ordered = sorted(enumerate(packet.sheet or ()), key=lambda pair: pair[0] == packet.seat)
    others = [
        _sheet(rival, painter, width, {"who": rival.name, "who-is": "other"}) for rival in packet.rivals
    ]
    return Group(*others, *(_sheet(sheet, painter, width, {"who": Who(seat)}) for seat, sheet in ordered))


def _sheet(sheet: Sheet | Rival, painter: Painter, width: int, who: Mapping[str, Arg]) -> RenderableType:
    title = painter.tell("sheet", points=total(sheet.lines), **who)
    title.stylize("bold")
    parts: list[RenderableType] = [title]
    for number in dict.fromkeys(line.round for line in sheet.lines):
        lines = [line for line in sheet.lines if line.round == number]
        if number is not None:
            parts.append(Text(" ") + painter.tell("sheet-round", round=number, points=total(lines)))
        parts.append(_lines(lines, painter, width))
    if not sheet.lines:
        parts.append(Text(" ") + painter.tell("sheet-empty"))
    if sheet.forecast:
        parts.append(Text(" ") + painter.tell("sheet-forecast", points=total(sheet.forecast)))
        parts.append(_lines(sheet.forecast, painter, width))
    return Group(*parts)


def _lines(lines: Sequence[Line], painter: Painter, width: int) -> RenderableType:
    grid = Grid.grid(padding=(0, 1), expand=False)
    grid.add_column(width=6, justify="right", style="bold")
    rules = [line.rule if painter.ids else "" for line in lines]
    grid.add_column(max_width=width - 10 - max(map(len, rules)))
    grid.add_column(style="dim", no_wrap=True)
    for line, rule in zip(lines, rules, strict=True):
        grid.add_row(f"{line.points:+d}", painter.words(line.says), rule)
    return grid
