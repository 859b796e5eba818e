"""A person made of lines, and the screen they looked at."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from rich.console import Console

from souvenir.bots import bot_names
from souvenir.bots.entrant import Entrant
from souvenir.kernel.registry import Box, boxes
from souvenir.terminal import play_game

CLEAR = "\x1b[2J"


@dataclass
class Shown:
    """What came of a session."""

    code: int
    text: str


def console(*, width: int = 80, height: int = 24, terminal: bool = False, **more: Any) -> Console:
    """A console that writes into memory."""
    return Console(
        file=io.StringIO(), width=width, height=height, force_terminal=terminal, color_system=None,
        legacy_windows=False, markup=False, emoji=False, highlight=False, **more,
    )  # fmt: skip


class Script:
    """Types these lines, which a terminal echoes; then its input ends."""

    def __init__(self, lines: Iterable[str], screen: Console) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._screen = screen

    def __call__(self) -> str:
        try:
            line = next(self._lines)
        except StopIteration:
            raise EOFError from None
        if self._screen.is_terminal:
            self._screen.file.write("\n")
        return line


def numbers(seed: int, *, most: int = 20_000) -> Iterator[str]:
    """Someone who adds no word and then types numbers; not every one is a choice."""
    rng = Random(seed)
    yield ""
    for _ in range(most):
        yield str(rng.randint(1, 8))


def best_bot(game: str) -> str:
    """A quick bot that can end a game: where chance alone plays, some go on for thousands of moves."""
    return "greedy" if "greedy" in bot_names(game) else bot_names(game)[-1]


def fewest(box: Box) -> int:
    """The smallest table with more than one seat."""
    return min(seats for seats in box.seats if seats > 1)


def play(
    lines: Iterable[str],
    *,
    game: str = "vivid",
    people: tuple[str, ...] = ("Ada",),
    language: str = "en",
    screen: Console | None = None,
    bot: str = "random",
    bots: int = 0,
    alone: bool = False,
    **more: Any,
) -> Shown:
    """A session of these lines with a fixed seed, against at least so many bots."""
    box = boxes()[game]
    seats = 1 if alone else max(fewest(box), len(people) + bots)
    out = screen or console()
    code = play_game(
        box, seats=seats, people=people, bots=[Entrant(bot)] * (seats - len(people)), language=language,
        seed=more.pop("seed", 3), console=out, read=Script(lines, out), **more,
    )  # fmt: skip
    assert isinstance(out.file, io.StringIO)
    return Shown(code, out.file.getvalue())
