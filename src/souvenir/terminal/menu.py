"""Choices by number. When they are many, one first chooses what to touch, then the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from souvenir.table import Shown
from souvenir.terminal.paint import Painter

MOST_LINES = 10
"""More lines of choices than this are grouped."""
GAP = "…"


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu: an action, or several that share something."""

    label: Text
    shown: tuple[Shown, ...]


def menu(offers: Sequence[Shown], painter: Painter, width: int) -> list[Choice]:
    """The choices to list for these offers."""
    single = [Choice(painter.words(shown.offer.label), (shown,)) for shown in offers]
    if _lines(single, width) <= MOST_LINES:
        return single
    grouped = [_grouped(offers, painter, key) for key in (_place, _piece, _pieces)]
    apart = [choices for choices in grouped if 1 < len(choices) < len(offers)]
    return next((choices for choices in apart if _lines(choices, width) <= MOST_LINES), None) or (
        apart[0] if apart else single
    )


def _place(shown: Shown) -> str:
    """Where the first thing to touch lies: `token:0:7:red` is on `token:0:7`."""
    first = _piece(shown)
    return first.rpartition(":")[0] if first.count(":") > 1 else first


def _piece(shown: Shown) -> str:
    return next(iter(shown.offer.touches), "")


def _pieces(shown: Shown) -> str:
    return " ".join(shown.offer.touches[:2])


def _grouped(offers: Sequence[Shown], painter: Painter, key: Callable[[Shown], str]) -> list[Choice]:
    groups: dict[str, list[Shown]] = {}
    for shown in offers:
        groups.setdefault(key(shown), []).append(shown)
    return [Choice(_label(group, painter), tuple(group)) for group in groups.values()]


def _label(group: Sequence[Shown], painter: Painter) -> Text:
    """A lone action's own label, or the words that all labels of a group share."""
    first, *others = (painter.words(shown.offer.label) for shown in group)
    shared = first.plain.split()
    for other in others:
        shared = common(shared, other.plain.split())
    if not others:
        return first
    return Text(" ".join(shared)) + Text(f"  ({len(group)})", style="dim")


def common(a: list[str], b: list[str]) -> list[str]:
    """The words both have, in order, with a mark where they differ."""
    found: list[str] = []
    at_a = at_b = 0
    for block in SequenceMatcher(None, a, b, autojunk=False).get_matching_blocks():
        if (block.a > at_a or block.b > at_b) and found[-1:] != [GAP]:
            found.append(GAP)
        found += a[block.a : block.a + block.size]
        at_a, at_b = block.a + block.size, block.b + block.size
    return found


# -------------------------------------------------------------------- on the screen
def _columns(choices: Sequence[Choice], width: int) -> int:
    widest = max(choice.label.cell_len for choice in choices) + 5
    return max(1, min(4, width // (widest + 1)))


def _lines(choices: Sequence[Choice], width: int) -> int:
    """How many lines this menu takes; long labels wrap."""
    columns = _columns(choices, width)
    if columns == 1:
        return sum(-(-(choice.label.cell_len + 5) // width) for choice in choices)
    return -(-len(choices) // columns)


def numbered(choices: Sequence[Choice], width: int) -> RenderableType:
    """The choices with their numbers, in columns read downwards."""
    columns = _columns(choices, width)
    rows = -(-len(choices) // columns)
    grid = Grid.grid(padding=(0, 1))
    for _ in range(columns):
        grid.add_column(justify="right", width=3, style="bold cyan")
        grid.add_column(width=width // columns - 5)
    for row in range(rows):
        cells: list[Text] = []
        for number in range(row, len(choices), rows):
            cells += [Text(str(number + 1)), choices[number].label]
        grid.add_row(*cells)
    return grid
