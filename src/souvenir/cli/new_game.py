"""`souvenir new-game`: a small game in a package of its own, whole from the first day, to be made another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from souvenir.kernel.registry import boxes

SKELETON = Path(__file__).parent / "skeleton"
"""Files as they are written, with `.in` behind their names: what is called mygame there is renamed."""
KEY = re.compile("[a-z][a-z0-9]{1,19}")


def new_game(
    key: Annotated[str, typer.Argument(help="The game's name in code, rule ids and records, for good.")],
    directory: Annotated[Path, typer.Option("--dir", help="Where its folder is made.")] = Path("."),
) -> None:
    """Write a small game in a package of its own: it passes the contract at once, and is yours to change."""
    if not KEY.fullmatch(key):
        raise typer.BadParameter("expected 2 to 20 small letters and digits", param_hint="KEY")
    if key in boxes():
        raise typer.BadParameter(f"there is a game {key} already", param_hint="KEY")
    folder = directory / f"souvenir-{key}"
    if folder.exists():
        raise typer.BadParameter(f"{folder} is there already", param_hint="--dir")
    for source in sorted(SKELETON.rglob("*.in")):
        _write(source, folder, key)
    typer.echo(f"{folder}: a small game of stones called {key}. Next:")
    for command in (f"pip install --editable {folder}", f"souvenir play {key}", f"pytest {folder}/tests"):
        typer.echo(f"  {command}")


def _write(source: Path, folder: Path, key: str) -> None:
    path = folder / _renamed(source.relative_to(SKELETON).with_suffix("").as_posix(), key)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_renamed(source.read_text(encoding="utf-8"), key), encoding="utf-8")


def _renamed(text: str, key: str) -> str:
    return text.replace("mygame", key).replace("Mygame", key.capitalize())
