"""A block of the outline as something to print: a map where its items lie somewhere, else a list."""

from __future__ import annotations

import io
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from souvenir.kernel.talk import Block, Item, Seat
from souvenir.terminal.grid import draw_map
from souvenir.terminal.paint import Painter

_MEASURE = Console(file=io.StringIO(), width=80)
"""Wrapping text asks for a console; nothing is printed on this one."""
FLOWING = 28
"""Entries up to this long share lines."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A block ready to be laid out."""

    title: Text
    lines: tuple[Text, ...]
    is_map: bool = False
    legend: Text | None = None
    """What the letters of a map mean."""

    @property
    def width(self) -> int:
        return max(line.cell_len for line in (self.title, *self.lines))


def owner(block: Block) -> Seat | None:
    """Whose block this is: ids of players' own blocks end in their seat, as in `board:0`."""
    _, _, last = block.id.rpartition(":")
    return int(last) if ":" in block.id and last.isdecimal() else None


def draw(block: Block, painter: Painter, width: int, *, lit: Collection[str] = ()) -> Drawn:
    """A block in at most this width; `lit` are the ids that can be chosen now."""
    title = painter.words(block.title)
    if any(item.at for item in block.items):

        def cell(item: Item) -> Text:
            text = painter.sign(item.sign or item.says)
            if item.id in lit:
                text.stylize("underline")
            return text

        if lines := draw_map(block.items, cell, width):
            legend = painter.legend(item.sign for item in block.items if item.at and item.sign)
            rest = _listed([item for item in block.items if not item.at], painter, width)
            return Drawn(title, (*lines, *rest), is_map=True, legend=legend if legend.plain else None)
    return Drawn(title, tuple(_listed(block.items, painter, width)))


def in_words(block: Block, painter: Painter, width: int) -> list[Text]:
    """Every item of a block by its words, also of a map."""
    return _listed(block.items, painter, width)


def _listed(items: Sequence[Item], painter: Painter, width: int) -> list[Text]:
    entries = [_entry(group, painter) for group in _families(items)]
    if all(entry.cell_len <= FLOWING for entry in entries):
        return _flow(entries, width)
    return [line for entry in entries for line in _hanging(entry, width)]


def _hanging(entry: Text, width: int) -> list[Text]:
    """A long entry on several lines, all but the first set in."""
    if entry.cell_len <= width:
        return [entry]
    first, *rest = entry.wrap(_MEASURE, max(1, width - 2))
    return [first, *(Text("  ") + line for line in rest)]


def _families(items: Sequence[Item]) -> list[list[Item]]:
    """Items with those that follow and lie on them: `fragment:t7:red` lies on `tile:t7`."""
    groups: list[list[Item]] = []
    for item in items:
        above = groups[-1][0].id if groups else None
        if above and item.id and _key(item.id).startswith(_key(above) + ":"):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def _key(id: str) -> str:
    return id.partition(":")[2] or id


def _entry(group: Sequence[Item], painter: Painter) -> Text:
    first, *rest = (painter.words(item.says) for item in group)
    return first + Text(" — ") + Text(", ").join(rest) if rest else first


def _flow(entries: Sequence[Text], width: int) -> list[Text]:
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + 3 + entry.cell_len <= width:
            lines[-1] = lines[-1] + Text(" · ", style="dim") + entry
        else:
            lines.append(entry)
    return lines
