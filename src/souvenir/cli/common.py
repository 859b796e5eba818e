"""What commands have in common: their arguments, how these are read, and the bar of progress."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from souvenir.bots import BotError, usual_bot
from souvenir.bots.entrant import Entrant, entrant
from souvenir.kernel.registry import Box, boxes
from souvenir.words import LANGUAGES, best_language

GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game: " + ", ".join(boxes()) + ".")]
Lang = Annotated[
    str | None, typer.Option("--lang", help=", ".join(LANGUAGES) + "; your system's if not said.")
]
Database = Annotated[
    str | None,
    typer.Option(envvar="SOUVENIR_DATABASE", help="Keep them in PostgreSQL: postgresql://USER@HOST/NAME."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value for programs.")]
EditionName = Annotated[
    str, typer.Option("--edition", help="The name of an edition, or a .toml file of yours.")
]
GameOption = Annotated[
    list[str], typer.Option("--option", help="KEY=VALUE, a choice of the host; repeatable.")
]


def box_of(key: str) -> Box:
    if key not in boxes():
        raise typer.BadParameter(f"expected one of {', '.join(boxes())}, found {key}", param_hint="GAME")
    return boxes()[key]


def language_of(value: str | None) -> str:
    if value is None:
        return best_language(_system_language())
    if value not in LANGUAGES:
        raise typer.BadParameter(
            f"expected one of {', '.join(LANGUAGES)}, found {value}", param_hint="--lang"
        )
    return value


def _system_language() -> str:
    return os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""


def options_of(given: list[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in given]
    if bad := next((key for key, equals, _ in pairs if not equals), None):
        raise typer.BadParameter(f"expected KEY=VALUE, found {bad}", param_hint="--option")
    return {key: value for key, _, value in pairs}


def seats_of(box: Box, seats: int | None, fallback: int) -> int:
    chosen = seats if seats is not None else fallback
    if chosen not in box.seats:
        played = ", ".join(map(str, box.seats))
        raise typer.BadParameter(f"{box.key} is played by {played}, not {chosen}", param_hint="--seats")
    return chosen


def print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def entrants_of(box: Box, given: str) -> list[Entrant]:
    """Bots by comma: names, or classes in files of one's own."""
    try:
        return [entrant(box.key, text) for text in given.split(",")]
    except BotError as error:
        raise typer.BadParameter(str(error), param_hint="--bots") from error


def bots_of(box: Box, given: str | None, count: int) -> list[Entrant]:
    """A bot for each of so many seats: one for all of them, or one each."""
    bots = entrants_of(box, given or usual_bot(box.key))
    if len(bots) == 1:
        bots *= count
    if len(bots) != count:
        raise typer.BadParameter(f"expected {count} bots by comma, found {len(bots)}", param_hint="--bots")
    return bots


@contextmanager
def progress_bar(what: str, *, quiet: bool) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream while it takes long, if somebody is looking: told how many of how many."""
    if quiet or not sys.stderr.isatty():
        yield lambda done, of: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
