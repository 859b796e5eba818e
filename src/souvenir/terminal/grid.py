"""Maps: items that lie somewhere, drawn where they lie."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence

from rich.text import Text

from souvenir.kernel.talk import Item


def draw_map(items: Sequence[Item], cell: Callable[[Item], Text], width: int) -> list[Text] | None:
    """The lines of a map, or None if it is too wide for this screen.

    On a board of hexes neighbours of a row lie two columns apart and rows interleave; a column is
    then half a cell wide.
    """
    rows: dict[int, dict[int, list[Text]]] = defaultdict(lambda: defaultdict(list))
    for item in items:
        if item.at:
            rows[item.at[0]][item.at[1]].append(cell(item))
    cells = {at: {col: Text(" ").join(texts) for col, texts in row.items()} for at, row in rows.items()}
    widest = max(text.cell_len for row in cells.values() for text in row.values())
    step = -(-(widest + 1) // _nearest(list(cells.values())))
    left = min(col for row in cells.values() for col in row)
    lines = [_line(row, left, step, widest) for _, row in _from_to(cells)]
    return lines if max(line.cell_len for line in lines) <= width else None


def _nearest(rows: Sequence[dict[int, Text]]) -> int:
    """How many columns apart the nearest neighbours of a row lie."""
    gaps = [b - a for row in rows for a, b in zip(sorted(row), sorted(row)[1:], strict=False)]
    return min(gaps, default=1)


def _from_to(cells: dict[int, dict[int, Text]]) -> list[tuple[int, dict[int, Text]]]:
    """Every row from the first to the last, the empty ones too."""
    return [(at, cells.get(at, {})) for at in range(min(cells), max(cells) + 1)]


def _line(row: dict[int, Text], left: int, step: int, widest: int) -> Text:
    line = Text(no_wrap=True)
    for col in sorted(row):
        text = row[col]
        at = (col - left) * step + (widest - text.cell_len) // 2
        line.append(" " * (at - line.cell_len))
        line.append_text(text)
    return line
