"""`souvenir report`: what many games tell, as a page."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from souvenir.cli.common import GameKey, box_of, progress_bar
from souvenir.lab.arena import HOME, workers_for
from souvenir.lab.report import find_records, gather, page_of
from souvenir.table.edge import BadInput


def report(
    key: GameKey,
    folder: Annotated[
        Path | None, typer.Option("--in", help="The folder with records; arena/GAME if not said.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="The page to write; GAME-report.html if not said.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Processes on this machine; one for each core.")
    ] = None,
) -> None:
    """Make a page with plots of the games that an arena has kept, or of any records."""
    box_of(key)
    found = find_records(folder or HOME / key)
    count = workers or min(os.cpu_count() or 1, 1 + len(found) // 20)
    with workers_for(count) as crew, progress_bar(f"{key}: reading games", quiet=False) as progress:
        told = gather(key, found, crew.executor, lambda done: progress(done, len(found)))
    if not told:
        raise BadInput(f"{folder or HOME / key}: no finished games of {key} here")
    page = out or Path(f"{key}-report.html")
    try:
        page.write_text(page_of(key, told), encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{page}: cannot be written: {error.strerror}") from error
    typer.echo(f"{page}: {len(told)} games of {key}")
