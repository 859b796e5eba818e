"""`souvenir odds`: how likely a win is, fitted to games that were kept."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenir.bots import mind_of
from souvenir.bots.search.odds import Weights
from souvenir.cli.common import AsJson, GameKey, box_of, print_json, progress_bar
from souvenir.lab.arena import HOME, workers_for
from souvenir.lab.odds import Check, Seen, check, digest_of, fit, look
from souvenir.lab.report import find_records
from souvenir.table.edge import BadInput

LIST = re.compile(r"\[[^][{}]+]")
"""A list of numbers or names in JSON: it has a line to itself."""


def odds(
    key: GameKey,
    folder: Annotated[
        Path | None, typer.Option("--in", help="The folder with records; arena/GAME if not said.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where to write the odds; nowhere if not said.")] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Processes on this machine; one for each core.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Fit the odds of a game's bots to every second game kept, and hold them against the others."""
    mind = mind_of(box_of(key).game())
    if mind is None:
        raise BadInput(f"{key}: its bots have no mind to ask for odds")
    paths = find_records(folder or HOME / key)
    with (
        workers_for(workers or os.cpu_count() or 1) as crew,
        progress_bar(f"{key}: reading games", quiet=as_json) as progress,
    ):
        by_seats: dict[int, dict[Path, Seen]] = {}
        looked = crew.executor.map(look, [key] * len(paths), paths, chunksize=8)
        for number, (path, game) in enumerate(zip(paths, looked, strict=True), start=1):
            if game:
                by_seats.setdefault(len(game.shares), {})[path] = game
            progress(number, len(paths))
    if not by_seats or any(len(games) < 2 for games in by_seats.values()):
        raise BadInput(f"{folder or HOME / key}: too few finished games of {key} here")
    table: dict[str, Any] = {"game": key, "records": {}, "counted": mind.counted, "weights": {}}
    checks: dict[int, Check] = {}
    for seats, kept in sorted(by_seats.items()):
        games = list(kept.values())
        weights = fit(games[::2])
        checks[seats] = check(weights, games[1::2])
        table["records"][str(seats)] = {
            "fitted": len(games[::2]),
            "of": len(games),
            "digest": digest_of(kept),
        }
        table["weights"][str(seats)] = weights
        if not as_json:
            _print(key, seats, checks[seats])
            _print_weights(mind.counted, weights, checks[seats])
    if out:
        _write(out, table)
    if as_json:
        print_json(table | {"checks": {seats: asdict(found) for seats, found in checks.items()}})


def _write(out: Path, table: dict[str, Any]) -> None:
    """What was fitted; what the file has for other numbers of players stays as it is."""
    try:
        before = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
        for part in ("records", "weights"):
            table[part] = dict(sorted((before.get(part, {}) | table[part]).items()))
        table = before | table
        text = LIST.sub(lambda one: json.dumps(json.loads(one[0])), json.dumps(table, indent=1))
        out.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{out}: cannot be written: {error.strerror}") from error


def _print(key: str, seats: int, found: Check) -> None:
    typer.echo(f"{key}, {seats} players, {found.games} games it was not fitted to, {found.tied} tied")
    typer.echo("  odds           positions    said    came   error")
    for number, tenth in enumerate(found.tenths):
        span = f"{number / 10:.1f} to {(number + 1) / 10:.1f}"
        if tenth:
            typer.echo(
                f"  {span}  {tenth.positions:12} {tenth.said:7.3f} {tenth.came:7.3f} {tenth.error:7.3f}"
            )
    typer.echo(f"  largest gap {found.worst:.3f}")
    typer.echo(f"  drift of the mover's odds a turn {found.drift:+.4f}, error {found.drift_error:.4f}")


def _print_weights(counted: Sequence[str], weights: Sequence[Weights], found: Check) -> None:
    typer.echo("  phase " + "".join(f"{name:>14}" for name in (*counted, "drift")))
    for phase, row in enumerate(weights):
        drift = found.by_phase[phase] if phase < len(found.by_phase) else None
        shown = "" if drift is None else f"{drift:+.4f}"
        typer.echo(f"  {phase:5} " + "".join(f"{weight:14.3f}" for weight in row) + f"{shown:>14}")
