"""Plots as inline SVG. Places are in per cent, so that they fit any screen and letters keep their size."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from souvenir.lab.arena.standings import Interval

HEIGHT = 110
"""Of a histogram, in pixels."""


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}".replace("%", " %")


def span(interval: Interval) -> str:
    """An interval of shares as people read it."""
    return f"{100 * interval.low:.0f} to {100 * interval.high:.0f} %"


def _at(value: float) -> str:
    return f"{100 * min(1.0, max(0.0, value)):.1f}%"


def bar(value: float, *, kind: str = "bar") -> str:
    """A bar of this part of the cell; the number stands beside it, so it is not read out."""
    inside = f'<rect class="{kind}" y="4" height="12" width="{_at(value)}" rx="2"/>'
    return f'<svg class="cell" aria-hidden="true">{inside}</svg>'


def whisker(value: float, interval: Interval, *, even: float | None = None) -> str:
    """A point with its interval and, if there is one, the line of an even share."""
    sure = even is not None and not interval.low <= even <= interval.high
    kind = ("more" if value > (even or 0) else "less") if sure else "open"
    line = (
        f'<line class="even" x1="{_at(even)}" x2="{_at(even)}" y1="0" y2="20"/>' if even is not None else ""
    )
    return (
        f'<svg class="cell {kind}" aria-hidden="true">{line}'
        f'<line class="reach" x1="{_at(interval.low)}" x2="{_at(interval.high)}" y1="10" y2="10"/>'
        f'<circle cx="{_at(value)}" cy="10" r="5"/></svg>'
    )


def histogram(counted: Sequence[int], marks: Sequence[str], mean_at: float, said: str) -> str:
    """Bars side by side, the mean as a line, and marks below from the least to the most."""
    width, unit = 100 / len(counted), HEIGHT / max(counted)
    bars = "".join(
        f'<rect class="bar" x="{at * width:.2f}%" width="{width * 0.86:.2f}%"'
        f' y="{HEIGHT - count * unit:.1f}" height="{count * unit:.1f}" rx="2"/>'
        for at, count in enumerate(counted)
        if count
    )
    mean = f'<line class="mean" x1="{_at(mean_at)}" x2="{_at(mean_at)}" y1="0" y2="{HEIGHT}"/>'
    axis = "".join(f"<span>{escape(mark)}</span>" for mark in marks)
    return (
        f'<svg class="histogram" role="img" aria-label="{escape(said)}" height="{HEIGHT}">{bars}{mean}</svg>'
        f'<div class="axis" aria-hidden="true">{axis}</div>'
    )
