"""What is printed on the components: `souvenir edition check`, `show` and `new`."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from souvenir.cli.common import AsJson, EditionName, GameKey, Lang, box_of, language_of, print_json
from souvenir.kernel.edition import PROVENANCES, EditionError, Provenance, game_of, read_text
from souvenir.kernel.registry import Box
from souvenir.words import Speaker, name_game

edition_app = typer.Typer(rich_markup_mode=None, help="What is printed on the components.")

MARKS = ("provenance", *PROVENANCES)
HEAD = """\
# {title} with the components of your own box. Every entry is here as Souvenir ships it, ready to be played.
# - Type in what your box shows wherever a line says `from your box?`; keep the keys, or choose new ones of
#   letters, digits and hyphens.
# - `provenance` says where an entry comes from: "stated" (the rulebook says it), "deduced", "reported" or
#   "ours"; a line such as ours = ["name"] says so of a part of it.
# - What things are called is in the table `names`, by language. A key of your own needs a name there.
# - `souvenir edition check FILE` says what is wrong where; `souvenir play {game} --edition FILE` plays it.
"""
FORMER = re.compile(r"^# The digest it had .*\nformerly = .*\n", re.M)
OURS = re.compile(r'^(provenance = "ours"|ours = \[.*\]|.* provenance = "ours" \})$', re.M)
"""Where the owner of a box knows better than we do."""
NAMES = """
# What your components are called: key = {{ en = "…", fr = "…", it = "…" }}; one language will do.
[names]
provenance = "stated"
{kinds}"""


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(help="An edition, *.toml.")], as_json: AsJson = False
) -> None:
    """Read an edition as the game would, and say what is wrong with it."""
    text = read_text(file)
    box = box_of(game_of(text, file.name))
    edition = box.read_edition(text, file.name)
    box.game(edition)
    if as_json:
        found = {"game": box.key, "name": edition.name, "digest": edition.digest}
        print_json(found | {"warnings": list(edition.warnings)})
        return
    for warning in edition.warnings:
        typer.echo(f"{file.name}: warning: {warning}", err=True)
    typer.echo(f"{file.name}: a playable edition of {box.key}, “{edition.name}”, {edition.digest[:12]}")


@edition_app.command("show")
def edition_show(
    key: GameKey, edition: EditionName = "base", lang: Lang = None, as_json: AsJson = False
) -> None:
    """The components as a table, each with where it comes from."""
    box = box_of(key)
    chosen = box.edition(edition)
    data = tomllib.loads(chosen.text)
    entries = [(origin, _entry(data, origin.component)) for origin in chosen.provenances]
    if as_json:
        print_json([_for_programs(origin, printed) for origin, printed in entries])
        return
    speaker = Speaker(language_of(lang))
    table = Table(title=f"{key}: {chosen.name}", title_justify="left", box=None, pad_edge=False)
    for heading in ("entry", "printed", "provenance"):
        table.add_column(heading, overflow="fold")
    for origin, printed in entries:
        told = " ".join(speaker.say(phrase) for phrase in origin.told())
        table.add_row(origin.component, _in_line(printed), told)
    Console(markup=False, highlight=False).print(table)


def _entry(data: Any, path: str) -> dict[str, Any]:
    """The entry at a path such as `cards[3].white`."""
    for part in re.findall(r"[^.\[\]]+", path):
        data = data[int(part)] if isinstance(data, list) else data[part]
    return {field: value for field, value in data.items() if field not in MARKS}


def _for_programs(origin: Provenance, printed: dict[str, Any]) -> dict[str, Any]:
    parts = {source: list(parts) for source, parts in origin.parts.items()}
    return {"entry": origin.component, "printed": printed, "provenance": origin.source, "parts": parts}


def _in_line(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{field} {_in_line(entry)}" for field, entry in value.items())
    if isinstance(value, list):
        return " ".join(f"({_in_line(v)})" if isinstance(v, list | dict) else str(v) for v in value)
    return str(value)


@edition_app.command("new")
def edition_new(
    key: GameKey,
    file: Annotated[Path | None, typer.Argument(help="Where to write it; GAME.toml if not said.")] = None,
) -> None:
    """Write an edition to fill in from your own box, with comments that say how."""
    box = box_of(key)
    target = file or Path(f"{key}.toml")
    if target.suffix != ".toml":
        raise typer.BadParameter(f"expected a .toml file, found {target.name}", param_hint="FILE")
    try:
        with target.open("x", encoding="utf-8") as out:
            out.write(to_fill_in(box))
    except OSError as error:
        raise EditionError(target.name, "", f"cannot be written: {error.strerror}") from error
    typer.echo(f"{target}: fill it in, then: souvenir edition check {target}")


def to_fill_in(box: Box) -> str:
    """Our own edition, with a mark wherever the owner of a box knows better than we do."""
    text = read_text(box.editions()["base"])
    body = text[text.index("format = ") :].replace('name = "base"', 'name = "my box"', 1)
    body = FORMER.sub("", body)
    body = OURS.sub(r"\1  # from your box?", body)
    title = Speaker("en").say(name_game(box.key))
    if "\n[names]\n" not in body:
        body += NAMES.format(kinds="".join(f"\n[names.{kind}]\n" for kind in box.edition().names))
    return HEAD.format(title=title, game=box.key) + body
