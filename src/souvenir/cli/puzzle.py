"""`souvenir puzzle`: find the turn."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer

from souvenir.analysis.practice import Practice
from souvenir.analysis.puzzle import puzzles_of
from souvenir.cli.common import AsJson, GameKey, Lang, box_of, language_of, print_json
from souvenir.kernel.registry import boxes
from souvenir.table.packet import packet


def puzzle(
    key: GameKey,
    number: Annotated[int, typer.Option(min=1, help="Which puzzle, counted from 1.")] = 1,
    answer: Annotated[
        bool, typer.Option("--answer", help="Tell the best turn instead of asking for it.")
    ] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Find the turn: positions in which one is clearly the best, judged on the spot."""
    from souvenir.terminal.puzzle import show_answer, solve_puzzles

    box_of(key)
    language, puzzles = language_of(lang), puzzles_of(key)
    if not puzzles:
        having = ", ".join(other for other in boxes() if puzzles_of(other))
        raise typer.BadParameter(f"{key} has no puzzles; expected one of {having}", param_hint="GAME")
    if number > len(puzzles):
        raise typer.BadParameter(f"expected 1 to {len(puzzles)}, found {number}", param_hint="--number")
    if as_json:
        laid = Practice(puzzles[number - 1])
        table = laid.opened.table()
        shown = {"game": key, "number": number, "of": len(puzzles)}
        shown |= {"packet": packet(table, laid.at.seat, since=table.seq)}
        shown |= {"answer": laid.answer(), "turns": laid.puzzle.model_dump()["turns"]} if answer else {}
        print_json(msgspec.to_builtins(shown))
    elif answer:
        show_answer(key, number, language)
    else:
        solve_puzzles(key, number, language)
