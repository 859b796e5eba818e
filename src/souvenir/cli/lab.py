"""`souvenir simulate` and `souvenir bench`."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from souvenir.cli.common import (
    AsJson,
    EditionName,
    GameKey,
    GameOption,
    bots_of,
    box_of,
    options_of,
    print_json,
    progress_bar,
    seats_of,
)
from souvenir.lab.bench import Comparison, compare
from souvenir.lab.bench import bench as measure
from souvenir.lab.simulate import simulate as play_many

DEFAULT_GAMES = 100


def simulate(
    key: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[
        str, typer.Option(help="Bots by comma, one for all or one a seat; yours as FILE.py:CLASS.")
    ] = "random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = DEFAULT_GAMES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    edition: EditionName = "base",
    option: GameOption = [],  # noqa: B006
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say who won."""
    box = box_of(key)
    fallback = len(bots.split(",")) if "," in bots else max(2, min(box.seats))
    count = seats_of(box, seats, fallback)
    sitting = bots_of(box, bots, count)
    names = [bot.name for bot in sitting]
    game = box.game(box.edition(edition), options_of(option), seats=count)
    players = [bot.make(game) for bot in sitting]
    with progress_bar(f"{games} games of {key}", quiet=as_json) as progress:
        summary = play_many(
            game, players, names, games=games, seed=seed, progress=lambda done: progress(done, games)
        )
    if as_json:
        print_json(asdict(summary))
        return
    typer.echo(f"{key}: {games} games, {summary.actions} actions, {summary.seconds:.1f} s")
    for seat, bot in enumerate(names):
        share = summary.wins[seat] / games
        typer.echo(
            f"  seat {seat + 1}  {bot:<10} won {share:6.1%}   mean score {summary.mean_scores[seat]:7.1f}"
        )


def bench(
    key: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure.")] = 5.0,
    both: Annotated[bool, typer.Option("--compare", help="Plain and compiled rules by turns.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure the rules: random self-play on one core, legal moves listed at every decision."""
    box = box_of(key)
    count = seats_of(box, seats, max(2, min(box.seats)))
    if both:
        _show_comparison(compare(key, count, seconds=seconds), as_json=as_json)
        return
    speed = measure(box.game(seats=count), count, seconds=seconds)
    if as_json:
        print_json(asdict(speed))
        return
    typer.echo(
        f"{key}, {count} seats, {'compiled' if speed.compiled else 'plain'} rules: "
        f"{speed.actions_per_second:,.0f} actions/s (single choices not counted), "
        f"{speed.games_per_second:,.1f} games/s, a state copied in {speed.copy_microseconds:.2f} µs"
    )


def _show_comparison(found: Comparison, *, as_json: bool) -> None:
    if as_json:
        print_json(asdict(found))
        return
    typer.echo(
        f"{found.game}, {found.seats} seats: {found.plain:,.0f} actions/s plain, "
        f"{found.compiled:,.0f} compiled, {found.ratio:.2f} times as many; "
        f"a state copied in {found.copy_microseconds:.2f} µs"
    )
