"""The table on one screen: what all share, my own board large, the others' where there is room."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from souvenir.kernel.talk import Block
from souvenir.table import Packet
from souvenir.terminal.blocks import Drawn, draw, in_words, owner
from souvenir.terminal.paint import Painter

BESIDE = 24
"""A list is put beside a map if this much width is left for it."""
ROOMY = 36
"""From this many lines on there is room for frames and for the others' boards."""
WIDE = 110
INDENT = 2


@dataclass(frozen=True, slots=True)
class Paper:
    """What is drawn on: a width, with frames or without, and the ids to light up."""

    painter: Painter
    width: int
    framed: bool = False
    lit: Collection[str] = ()

    def draw(self, block: Block) -> Drawn:
        return draw(block, self.painter, self.width - 2 * INDENT, lit=self.lit)


def table(
    packet: Packet, painter: Painter, width: int, height: int, *, lit: Collection[str] = ()
) -> RenderableType:
    """What a person needs in front of them to decide."""
    paper = Paper(painter, width, framed=height >= ROOMY, lit=lit)
    shared = [block for block in packet.outline or () if owner(block) is None]
    parts = [_titled(paper.draw(block), paper) for block in shared]
    for seat, blocks in _by_owner(packet).items():
        if seat == packet.seat or packet.seat is None or (paper.framed and width >= WIDE):
            parts += _seat(blocks, paper)
    return Group(*parts)


def everything(packet: Packet, painter: Painter, width: int) -> RenderableType:
    """All blocks, one below the other."""
    return table(replace(packet, seat=None), painter, width, 0)


def closely(blocks: Sequence[Block], painter: Painter, width: int) -> RenderableType:
    """A few blocks with all their items in words, maps too."""
    paper = Paper(painter, width)
    parts: list[RenderableType] = []
    for block in blocks:
        drawn = paper.draw(block)
        parts.append(_titled(drawn, paper))
        if drawn.is_map:
            parts.append(_indented(in_words(block, painter, width - 2 * INDENT)))
    return Group(*parts)


def _by_owner(packet: Packet) -> dict[int, list[Block]]:
    """Players' own blocks by seat, in the order of the outline."""
    blocks: dict[int, list[Block]] = {}
    for block in packet.outline or ():
        if (seat := owner(block)) is not None:
            blocks.setdefault(seat, []).append(block)
    return blocks


def _seat(blocks: Sequence[Block], paper: Paper) -> list[RenderableType]:
    """One player's blocks, lists beside the map if they fit there."""
    drawn = [paper.draw(block) for block in blocks]
    maps = [part for part in drawn if part.is_map]
    lists = [part for part in drawn if not part.is_map]
    left = max((part.width for part in maps), default=0) + 2 * INDENT
    right = replace(paper, width=paper.width - left)
    if len(maps) != 1 or not lists or right.width < BESIDE:
        return [_titled(part, paper) for part in drawn]
    grid = Grid.grid(padding=0)
    grid.add_column(width=left)
    grid.add_column(width=right.width)
    beside = [
        _titled(right.draw(block), right) for block in blocks if not any(item.at for item in block.items)
    ]
    grid.add_row(_titled(maps[0], replace(paper, width=left)), Group(*beside))
    return [grid]


def _titled(part: Drawn, paper: Paper) -> RenderableType:
    """A block under its title; one thing alone shares the line with it."""
    title = part.title.copy()
    title.stylize("bold")
    if not part.is_map and len(part.lines) == 1 and title.cell_len + part.lines[0].cell_len < paper.width:
        return title + Text(": ", end="") + part.lines[0]
    if paper.framed:
        body = Group(*part.lines)
        return Panel(body, title=title, title_align="left", width=paper.width, padding=(0, 1))
    title.append(" " + "─" * max(0, paper.width - title.cell_len - 2), style="dim")
    return Group(title, _indented(part.lines))


def _indented(lines: Sequence[Text]) -> RenderableType:
    return Padding(Group(*lines), (0, 0, 0, INDENT))
