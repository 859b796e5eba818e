"""The table on one screen: what all share, my own board large, the others' where there is room."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from souvenir.kernel.talk import Block, Seat
from souvenir.table import Packet
from souvenir.terminal.blocks import Drawn, draw, in_words, owner
from souvenir.terminal.paint import Painter

BESIDE = 24
"""A list is put beside a map if this much width is left for it."""
ROOMY = 36
"""From this many lines on there is room for frames and for the others' boards."""
WIDE = 110
SEAT_WIDTH = 55
"""What one player's things take at least where players lie side by side."""
INDENT = 2


@dataclass(frozen=True, slots=True)
class Paper:
    """What is drawn on: a width, with frames or without, and the ids to light up."""

    painter: Painter
    width: int
    framed: bool = False
    lit: Collection[str] = ()
    legend: bool = True
    """Are the letters of maps explained?"""

    def draw(self, block: Block) -> Drawn:
        drawn = draw(block, self.painter, self.width - 2 * INDENT, lit=self.lit)
        return drawn if self.legend else replace(drawn, legend=None)


def table(
    packet: Packet, painter: Painter, width: int, height: int, *, lit: Collection[str] = ()
) -> RenderableType:
    """What a person needs in front of them to decide."""
    roomy = height >= ROOMY
    paper = Paper(painter if roomy else painter.shortly(), width, framed=roomy, lit=lit)
    before, after = _shared(packet)
    owned = _by_owner(packet)
    if not (roomy and width >= WIDE):
        owned = {seat: blocks for seat, blocks in owned.items() if seat == packet.seat}
    parts = [*_briefly(before, paper), *_players(owned, paper)]
    return Group(*parts, *(_briefly(after, paper) if roomy else ()))


def everything(packet: Packet, painter: Painter, width: int) -> RenderableType:
    """All blocks, also those that a small screen leaves out."""
    paper = Paper(painter, width)
    before, after = _shared(packet)
    return Group(*_briefly([*before, *after], paper), *_players(_by_owner(packet), paper))


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


def _shared(packet: Packet) -> tuple[list[Block], list[Block]]:
    """What belongs to nobody: what the outline tells before the players' own things, and what after."""
    blocks = packet.outline or ()
    first = next((n for n, block in enumerate(blocks) if owner(block) is not None), len(blocks))
    return list(blocks[:first]), [block for block in blocks[first:] if owner(block) is None]


def _by_owner(packet: Packet) -> dict[Seat, list[Block]]:
    """Players' own blocks by seat, in the order of the outline."""
    blocks: dict[Seat, list[Block]] = {}
    for block in packet.outline or ():
        if (seat := owner(block)) is not None:
            blocks.setdefault(seat, []).append(block)
    return blocks


def _players(owned: Mapping[Seat, Sequence[Block]], paper: Paper) -> list[RenderableType]:
    """The players' own blocks, several players in a row if it is wide enough."""
    across = max(1, min(len(owned), paper.width // SEAT_WIDTH))
    each = replace(paper, width=paper.width // across)
    legends = [replace(each, legend=number == 0) for number in range(len(owned))]
    seats = [Group(*_seat(blocks, own)) for blocks, own in zip(owned.values(), legends, strict=True)]
    grid = Grid.grid(padding=0)
    for _ in range(across):
        grid.add_column(width=each.width)
    for first in range(0, len(seats), across):
        grid.add_row(*seats[first : first + across])
    return [grid]


def _seat(blocks: Sequence[Block], paper: Paper) -> list[RenderableType]:
    """One player's blocks, lists beside the map if they fit there."""
    drawn = [paper.draw(block) for block in blocks]
    maps = [part for part in drawn if part.is_map]
    left = max((part.width for part in maps), default=0) + 2 * INDENT
    right = replace(paper, width=paper.width - left)
    if len(maps) != 1 or len(drawn) == 1 or right.width < BESIDE:
        return [_titled(part, paper) for part in drawn]
    lists = [block for block, part in zip(blocks, drawn, strict=True) if not part.is_map]
    beside = [_titled(right.draw(block), right) for block in lists]
    if maps[0].legend:
        beside.append(_indented([maps[0].legend]))
    grid = Grid.grid(padding=0)
    grid.add_column(width=left)
    grid.add_column(width=right.width)
    grid.add_row(_titled(replace(maps[0], legend=None), replace(paper, width=left)), Group(*beside))
    return [grid]


def _briefly(blocks: Sequence[Block], paper: Paper) -> list[RenderableType]:
    """Blocks one below the other; what fits on one line with its title does so."""
    parts: list[RenderableType] = []
    for part in map(paper.draw, blocks):
        title = part.title + Text(": ")
        fits = len(part.lines) == 1 and title.cell_len + part.lines[0].cell_len <= paper.width
        title.stylize("bold")
        parts.append(title + part.lines[0] if fits and not part.is_map else _titled(part, paper))
    return parts


def _titled(part: Drawn, paper: Paper) -> RenderableType:
    """A block under its title."""
    title = part.title.copy()
    title.stylize("bold")
    lines = [*part.lines, part.legend] if part.legend else part.lines
    if paper.framed:
        body = Group(*lines)
        return Panel(body, title=title, title_align="left", width=paper.width, padding=(0, 1))
    title.append(" " + "─" * max(0, paper.width - title.cell_len - 2), style="dim")
    return Group(title, _indented(lines))


def _indented(lines: Sequence[Text]) -> RenderableType:
    return Padding(Group(*lines), (0, 0, 0, INDENT))
