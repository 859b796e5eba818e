"""`souvenir arena`: which bot is stronger, and is that known yet?"""

from __future__ import annotations

import os
import sys
import time
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenir.bots.entrant import Entrant
from souvenir.cli.common import (
    AsJson,
    EditionName,
    GameKey,
    GameOption,
    box_of,
    entrants_of,
    options_of,
    print_json,
    progress_bar,
    seats_of,
)
from souvenir.kernel.registry import Box
from souvenir.lab.arena import (
    Contest,
    Folder,
    Standings,
    fair_after,
    play_on,
    play_until_decided,
    stand,
    usual_folder,
    workers_for,
)

USUAL_GAMES = 100
MOST_GAMES = 10_000


def arena(
    key: GameKey,
    bots: Annotated[
        str,
        typer.Option(
            help="Who takes part, by comma; yours as FILE.py:CLASS. "
            "With one named twice, these sit at every table."
        ),
    ],
    games: Annotated[
        int | None,
        typer.Option(min=1, max=10_000_000, help="How many games; about 100, so that seats are even."),
    ] = None,
    seats: Annotated[int | None, typer.Option(help="How many play; as many as there are bots.")] = None,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="Play on until it is known who is stronger.")
    ] = False,
    most: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="At most so many games until then.")
    ] = MOST_GAMES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    edition: EditionName = "base",
    option: GameOption = [],  # noqa: B006
    workers: Annotated[
        int | None, typer.Option(min=1, max=1024, help="Processes on this machine; one for each core.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Play on a Dask cluster: the address of its scheduler.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The folder that keeps the games; arena/GAME/... if not said.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots meet, keep every game, and say who is stronger. Stopped, the same command goes on."""
    box = box_of(key)
    entrants = entrants_of(box, bots)
    contest = _contest(box, entrants, seats, seed, edition, option)
    even = fair_after(contest.tables)
    count = games if games is not None else -(-USUAL_GAMES // even) * even
    folder = Folder(out or usual_folder(contest), contest)
    kept, began = len(folder.outcomes()), time.perf_counter()
    with (
        workers_for(workers or os.cpu_count() or 1, cluster) as crew,
        progress_bar(f"{key}: {bots}", quiet=as_json) as progress,
    ):
        if until_decided:
            standings = play_until_decided(contest, folder, crew, count, max(count, most), progress)
        else:
            outcomes = play_on(contest, folder, crew, count, lambda done: progress(done, count))
            standings = stand(contest.names, outcomes)
    seconds = time.perf_counter() - began
    if as_json:
        told = {"played_now": max(0, standings.games - kept), "seconds": seconds, "folder": str(folder.path)}
        print_json(contest.as_json() | _as_json(standings) | told)
        return
    _print(contest, standings, folder.path, seconds)
    if standings.games % even:
        typer.echo(f"Seats are even after every {even} games, not after {standings.games}.")


def _contest(
    box: Box, entrants: list[Entrant], seats: int | None, seed: int, edition: str, option: list[str]
) -> Contest:
    different = tuple(dict.fromkeys(entrants))
    table = tuple(map(different.index, entrants)) if len(different) < len(entrants) else None
    together = min(max(len(entrants), min(n for n in box.seats if n > 1)), max(box.seats))
    chosen, options = box.edition(edition), options_of(option)
    contest = Contest(
        game=box.key,
        seats=seats_of(box, seats, together),
        entrants=different,
        seed=seed,
        edition=chosen.text,
        edition_name=chosen.name,
        options=tuple(sorted(options.items())),
        table=table,
    )
    if table and len(table) != contest.seats:
        raise typer.BadParameter(
            f"a bot is named twice, so expected one for each of {contest.seats} seats, found {len(table)}",
            param_hint="--bots",
        )
    for one, two in combinations(different, 2):
        if one.kind == two.kind:
            raise typer.BadParameter(
                f"{one.name} and {two.name} cannot be told apart in records: give one another name",
                param_hint="--bots",
            )
    for bot in different:
        bot.make(contest.rules)  # what is wrong with it is said before anything is written
    return contest


def _as_json(standings: Standings) -> dict[str, Any]:
    pairs = [asdict(pair) | {"stronger": pair.stronger} for pair in standings.pairs]
    bots = [asdict(bot) for bot in standings.bots]
    return {"games": standings.games, "standings": bots, "pairs": pairs, "decided": standings.decided}


def _print(contest: Contest, standings: Standings, folder: Path, seconds: float) -> None:
    from rich import box as lines
    from rich.console import Console
    from rich.table import Table

    width = None if sys.stdout.isatty() else 120
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, width=width)
    ladder = Table(box=lines.SIMPLE_HEAD, pad_edge=False)
    for head in ("bot", "games", "won", "95 %", "score", "place", "rating", "95 %"):
        ladder.add_column(head, justify="left" if head == "bot" else "right")
    for bot in standings.bots:
        won, rating = bot.won_interval, bot.rating_interval
        ladder.add_row(
            *(bot.bot, str(bot.games), f"{bot.won:.1%}", f"{won.low:.1%} - {won.high:.1%}"),
            *(f"{bot.mean_score:.1f}", f"{bot.mean_place:.2f}"),
            *(f"{bot.rating:.1f}", f"{rating.low:.1f} - {rating.high:.1f}"),
        )
    pairs = Table(box=lines.SIMPLE_HEAD, pad_edge=False)
    for head in ("pair", "games", "wins", "ties", "losses", "share", "95 %", ""):
        pairs.add_column(head, justify="left" if head in ("pair", "") else "right")
    for pair in standings.pairs:
        reach = f"{pair.interval.low:.1%} - {pair.interval.high:.1%}"
        verdict = f"{pair.stronger} is stronger" if pair.stronger else "not decided: play on"
        counted = map(str, (pair.games, pair.wins, pair.ties, pair.losses))
        pairs.add_row(f"{pair.first} - {pair.second}", *counted, f"{pair.share:.1%}", reach, verdict)
    table = f"{contest.game}, {contest.seats} {'seat' if contest.seats == 1 else 'seats'}"
    typer.echo(f"{table}: {standings.games} games, {seconds:.1f} s, in {folder}")
    console.print(ladder)
    if standings.pairs:
        console.print(pairs)
