"""The terminal itself: where lines are printed and read, and how it is wiped between two people."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import SegmentLines
from rich.text import Text

Read = Callable[[], str]
"""Gives the next line; raises EOFError when there is none."""

MIN_WIDTH, MAX_WIDTH = 40, 160
LONGEST_LINE = 200
KEYS = re.compile(r"\x1b(?:\[[\d;?]*[@-~]|O?.)?")
"""What arrows and such type: they say nothing here."""
FORGET_SCROLLED = "\x1b[3J"


class Left(Exception):
    """Somebody left: input ended, or they asked to."""


def own_console() -> Console:
    """The console people sit at; characters it cannot show become question marks, not errors."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    return Console(markup=False, emoji=False, highlight=False)


class Screen:
    """Prints for one pair of eyes at a time."""

    def __init__(self, console: Console | None = None, read: Read = input) -> None:
        self.console = console or own_console()
        self._read = read

    @property
    def width(self) -> int:
        return max(MIN_WIDTH, min(self.console.width, MAX_WIDTH))

    @property
    def height(self) -> int:
        """Lines that can be seen at once; a file or a pipe is read like a page of usual size."""
        return self.console.height if self.console.is_terminal else 40

    def show(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part, width=self.width, soft_wrap=False)

    def laid_out(self, *parts: RenderableType) -> SegmentLines:
        """These as the lines that they take, to be counted and shown."""
        options = self.console.options.update(width=self.width)
        lines = [line for part in parts for line in self.console.render_lines(part, options, pad=False)]
        return SegmentLines(lines, new_lines=True)

    def lines(self, *parts: RenderableType) -> int:
        """How many lines these take."""
        return len(self.laid_out(*parts).lines)

    def gap(self) -> None:
        self.console.print()

    def clear(self) -> None:
        """Wipe the screen and what scrolled off it: nothing private may stay behind."""
        if not self.console.is_terminal:
            self.console.print("-" * self.width)
        elif self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.height)
        else:
            self.console.control(Control.clear(), Control.home())
            self.console.file.write(FORGET_SCROLLED)

    def ask(self, prompt: str) -> str:
        """One line from whoever sits here, without what cannot be printed."""
        self.console.print(Text(prompt, style="bold"), end=" ", soft_wrap=True)
        self.console.file.flush()
        try:
            line = self._read()
        except EOFError:
            self.gap()
            raise Left from None
        except UnicodeDecodeError:
            line = ""
        line = KEYS.sub("", line)
        line = "".join(c if c.isprintable() else " " for c in line).strip()[:LONGEST_LINE]
        if not self.console.is_terminal:
            self.console.print(Text(line))
        return line
