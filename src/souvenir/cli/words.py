"""The command `words`: what a language lacks."""

from __future__ import annotations

from dataclasses import asdict, fields
from typing import Annotated

import typer

from souvenir.cli.common import AsJson, print_json
from souvenir.words import LANGUAGES
from souvenir.words.missing import Gaps, gaps

words_app = typer.Typer(help="The languages: what one lacks.", no_args_is_help=True)

LanguageCode = Annotated[
    str, typer.Argument(metavar="LANG", help="A folder of souvenir/words: " + ", ".join(LANGUAGES) + ".")
]


@words_app.callback()
def _words() -> None:
    """A group, so that `missing` is said."""


@words_app.command()
def missing(lang: LanguageCode, as_json: AsJson = False) -> None:
    """List what a language lacks in each catalogue, and what it has too much; exit 1 if it is not whole."""
    if lang not in LANGUAGES:
        raise typer.BadParameter(
            f"expected one of {', '.join(LANGUAGES)}, found {lang}; a new one begins with {lang}/shared.ftl",
            param_hint="LANG",
        )
    found = gaps(lang)
    if as_json:
        print_json([asdict(catalogue) for catalogue in found])
    else:
        for catalogue in found:
            _tell(catalogue)
    if not all(catalogue.whole for catalogue in found):
        raise typer.Exit(1)


def _tell(catalogue: Gaps) -> None:
    typer.echo(f"{catalogue.file}: {'whole' if catalogue.whole else 'not whole'}")
    for kind in fields(catalogue)[1:]:
        for entry in getattr(catalogue, kind.name):
            typer.echo(f"  {kind.name}: {entry}")
