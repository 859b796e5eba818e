"""`souvenir play` and `souvenir serve`."""

from __future__ import annotations

import os
import sys
import unicodedata
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from souvenir.cli.common import (
    Database,
    EditionName,
    GameKey,
    GameOption,
    Lang,
    bots_of,
    box_of,
    language_of,
    options_of,
    seats_of,
)
from souvenir.words import Speaker

USUAL_PORT = 8000


def play(
    key: GameKey,
    seats: Annotated[
        int | None, typer.Option(help="How many play; as the box has it, or as many as there are names.")
    ] = None,
    name: Annotated[list[str], typer.Option(help="Someone who plays here; repeat it to play in turn.")] = [],  # noqa: B006
    bots: Annotated[
        str | None, typer.Option(help="Who takes the other seats, by comma; yours as FILE.py:CLASS.")
    ] = None,
    lang: Lang = None,
    edition: EditionName = "base",
    option: GameOption = [],  # noqa: B006
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same game, for lessons; chance if not said.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
    ids: Annotated[bool, typer.Option("--ids", help="With the ids of rules, in reasons and scores.")] = False,
) -> None:
    """Play in the terminal, against bots or several people in turn."""
    from souvenir.terminal import play_game

    box, language = box_of(key), language_of(lang)
    people = name or [Speaker(language).name(0)]
    count = seats_of(box, seats, max(len(people), box.usual))
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in "".join(people)):
        raise typer.BadParameter("expected text without control characters", param_hint="--name")
    if len(people) > count:
        raise typer.BadParameter(f"{len(people)} names for {count} seats", param_hint="--name")
    others = bots_of(box, bots, count - len(people))
    code = play_game(
        box,
        seats=count,
        people=people,
        bots=others,
        language=language,
        edition=box.edition(edition),
        options=options_of(option),
        seed=seed,
        record_path=save,
        ids=ids,
    )
    raise typer.Exit(code)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of them.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any that is free.")
    ] = USUAL_PORT,
    data: Annotated[Path, typer.Option(help="The folder that keeps the tables.")] = Path("data"),
    database: Database = None,
) -> None:
    """Serve tables to browsers and other clients."""
    from souvenir.server.run import serve as run_server

    def ready(address: str, where: str) -> None:
        typer.echo(f"Souvenir: {address}  (Ctrl-C stops it; the tables are kept in {where})")

    run_server(host, port, data, ready, database)


def open_page() -> None:
    """`souvenir` alone: serve for this machine, keep the tables with the user's things, and open the page."""
    from souvenir.server.run import AddressTaken
    from souvenir.server.run import serve as run_server

    data = Path(typer.get_app_dir("souvenir")) / "tables"

    def ready(address: str, where: str) -> None:
        typer.echo(f"Souvenir: {address}  (Ctrl-C stops it; `souvenir --help` tells what else there is)")
        if sys.platform in ("darwin", "win32") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY"))):
            webbrowser.open(address)

    try:
        run_server("127.0.0.1", USUAL_PORT, data, ready)
    except AddressTaken:
        run_server("127.0.0.1", 0, data, ready)
