"""What is on paper: `souvenir rules` and `souvenir record`."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from souvenir.analysis.analyst import USUAL, analyse, effort_of
from souvenir.analysis.memoria import recap
from souvenir.cli.common import AsJson, GameKey, Lang, box_of, language_of, print_json, progress_bar
from souvenir.table.edge import BadInput
from souvenir.table.record import read
from souvenir.table.verify import open_record
from souvenir.table.verify import verify as prove
from souvenir.words import Speaker, about_game, name_chapter, name_game

record_app = typer.Typer(rich_markup_mode=None, help="Games on paper: *.souvenir.json.")


def rules(
    key: GameKey,
    lang: Lang = None,
    ids: Annotated[bool, typer.Option("--ids", help="With the id of every rule.")] = False,
    as_json: AsJson = False,
) -> None:
    """The rules in chapters, in reading order, and whose word each is where it is not the box's."""
    box, speaker = box_of(key), Speaker(language_of(lang))
    if as_json:
        listed = [(rule, chapter.key) for chapter in box.chapters() for rule in chapter.rules]
        print_json([{"id": r, "says": dict(speaker.voices(r)), "chapter": c} for r, c in listed])
        return
    typer.echo(f"{speaker.say(name_game(key))}\n\n{speaker.say(about_game(key))}")
    for chapter in box.chapters():
        if chapter.key:
            typer.echo(f"\n{speaker.say(name_chapter(key, chapter.key))}\n")
        for rule in chapter.rules:
            typer.echo(f"  {speaker.rule(rule)}" + (f" [{rule}]" if ids else ""))


@record_app.command("verify")
def record_verify(file: Annotated[Path, typer.Argument(help="A record.")], as_json: AsJson = False) -> None:
    """Prove a game: every move by the rules, every draw from the secret that was promised."""
    verdict = prove(read(file))
    if as_json:
        print_json(asdict(verdict) | {"ok": verdict.ok})
    elif not verdict.ok:
        where = "" if verdict.failed_at is None else f"entry {verdict.failed_at}: "
        typer.echo(f"{file.name}: does not hold: {where}{verdict.reason}", err=True)
    else:
        fair = "every draw follows from the secret" if verdict.fair else "the secret is not told yet"
        state = "finished" if verdict.finished else "not finished"
        typer.echo(f"{file.name}: holds: {verdict.entries} entries by the rules, {state}; {fair}")
    raise typer.Exit(0 if verdict.ok else 1)


@record_app.command("show")
def record_show(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        int | None,
        typer.Option(min=1, help="As this seat knew it, counted from 1; else all that can be told."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Tell a game move by move."""
    from souvenir.terminal import show_record

    record, language = read(file), language_of(lang)
    if seat is not None and seat > len(record.players):
        players = len(record.players)
        raise typer.BadParameter(f"expected 1 to {players}, found {seat}", param_hint="--seat")
    if as_json:
        print_json(record.model_dump(mode="json", exclude_none=True))
        return
    show_record(open_record(record), language, seat=None if seat is None else seat - 1)


@record_app.command("analyse")
def record_analyse(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.")],
    budget: Annotated[
        int, typer.Option(min=1, max=100_000, help="Iterations to search for the best turn.")
    ] = USUAL,
    hindsight: Annotated[
        bool, typer.Option("--hindsight", help="Judge marked turns with everything known, too.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Another seed shows how much of it is noise.")] = 1,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Where a game turned: what each turn cost, how lucky everyone was, and what would have been better."""
    from souvenir.terminal import show_analysis, show_recap

    opened, language = open_record(read(file)), language_of(lang)
    if not opened.table().over:
        raise BadInput(f"{file.name}: the game is not over")
    if opened.record.game == "memoria":
        told = recap(opened)
        print_json(asdict(told)) if as_json else show_recap(opened, told, language)
        return
    with progress_bar(file.name, quiet=as_json) as progress:
        found = analyse(opened, effort_of(budget), hindsight=hindsight, seed=seed, progress=progress)
    print_json(asdict(found)) if as_json else show_analysis(opened, found, language)
