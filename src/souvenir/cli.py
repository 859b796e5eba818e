"""The command `souvenir`.

Exit codes: 0 done; 1 what was checked does not hold; 2 a bad argument or file; 130 interrupted.
"""

from __future__ import annotations

import json
import os
import sys
import unicodedata
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenir import __version__
from souvenir.bots import BotError, bot_names, make_bot
from souvenir.kernel.edition import EditionError
from souvenir.kernel.log import Unplayable
from souvenir.kernel.registry import Box, OptionError, boxes
from souvenir.kernel.talk import say
from souvenir.lab.bench import bench as measure
from souvenir.lab.simulate import simulate as play_many
from souvenir.server.settings import SettingsError
from souvenir.table.edge import BadInput
from souvenir.table.journal import JournalError
from souvenir.table.record import read
from souvenir.table.verify import open_record
from souvenir.table.verify import verify as prove
from souvenir.words import LANGUAGES, Speaker, best_language

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Four board games about memory: play them, simulate them, check them.",
)
edition_app = typer.Typer(rich_markup_mode=None, help="What is printed on the components.")
record_app = typer.Typer(rich_markup_mode=None, help="Games on paper: *.souvenir.json.")
app.add_typer(edition_app, name="edition")
app.add_typer(record_app, name="record")

DEFAULT_GAMES = 100


def _box(key: str) -> Box:
    if key not in boxes():
        raise typer.BadParameter(f"expected one of {', '.join(boxes())}, found {key}", param_hint="GAME")
    return boxes()[key]


def _language(value: str | None) -> str:
    if value is None:
        return best_language(_system_language())
    if value not in LANGUAGES:
        raise typer.BadParameter(
            f"expected one of {', '.join(LANGUAGES)}, found {value}", param_hint="--lang"
        )
    return value


def _system_language() -> str:
    return os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"


def _options(given: list[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in given]
    if bad := next((key for key, equals, _ in pairs if not equals), None):
        raise typer.BadParameter(f"expected KEY=VALUE, found {bad}", param_hint="--option")
    return {key: value for key, _, value in pairs}


def _seats(box: Box, seats: int | None, fallback: int) -> int:
    chosen = seats if seats is not None else fallback
    if chosen not in box.seats:
        played = ", ".join(map(str, box.seats))
        raise typer.BadParameter(f"{box.key} is played by {played}, not {chosen}", param_hint="--seats")
    return chosen


def _print_json(value: Any) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game: " + ", ".join(boxes()) + ".")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, fr or it; your system's if not said.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value for programs.")]
EditionName = Annotated[
    str, typer.Option("--edition", help="The name of an edition, or a .toml file of yours.")
]
GameOption = Annotated[
    list[str], typer.Option("--option", help="KEY=VALUE, a choice of the host; repeatable.")
]


@app.command()
def play(
    key: GameKey,
    seats: Annotated[
        int | None, typer.Option(help="How many play; two, or as many as there are names.")
    ] = None,
    name: Annotated[list[str], typer.Option(help="Someone who plays here; repeat it to play in turn.")] = [],  # noqa: B006
    bots: Annotated[str | None, typer.Option(help="Who takes the other seats, by comma.")] = None,
    lang: Lang = None,
    edition: EditionName = "base",
    option: GameOption = [],  # noqa: B006
    seed: Annotated[
        int | None, typer.Option(help="The same seed deals the same game, for lessons; chance if not said.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Write the record of the game here.")] = None,
) -> None:
    """Play in the terminal, against bots or several people in turn."""
    from souvenir.terminal import play_game

    box, language = _box(key), _language(lang)
    people = name or [Speaker(language).say(say("terminal-you"))]
    count = _seats(box, seats, max(len(people), min(2, max(box.seats)), min(box.seats)))
    if any(unicodedata.category(char) in ("Cc", "Cs") for char in "".join(people)):
        raise typer.BadParameter("expected text without control characters", param_hint="--name")
    if len(people) > count:
        raise typer.BadParameter(f"{len(people)} names for {count} seats", param_hint="--name")
    others = _bots(box, bots, count - len(people))
    code = play_game(
        box,
        seats=count,
        people=people,
        bots=others,
        language=language,
        edition=box.edition(edition),
        options=_options(option),
        seed=seed,
        record_path=save,
    )
    raise typer.Exit(code)


def _bots(box: Box, given: str | None, count: int) -> list[str]:
    names = given.split(",") if given else [bot_names(box.key)[-1]]
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise typer.BadParameter(f"expected {count} bots by comma, found {len(names)}", param_hint="--bots")
    for bot in names:
        if bot not in bot_names(box.key):
            expected = ", ".join(bot_names(box.key))
            raise typer.BadParameter(f"expected one of {expected}, found {bot}", param_hint="--bots")
    return names


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all of them.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port to listen on; 0 for any that is free.")
    ] = 8000,
    data: Annotated[Path, typer.Option(help="The folder that keeps the tables.")] = Path("data"),
) -> None:
    """Serve tables to browsers and other clients."""
    from souvenir.server.run import serve as run_server

    def ready(address: str) -> None:
        typer.echo(f"Souvenir: {address}  (Ctrl-C stops it; the tables are kept in {data}/)")

    run_server(host, port, data, ready)


@app.command()
def simulate(
    key: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    bots: Annotated[str, typer.Option(help="Bots by comma, one for all or one a seat.")] = "random",
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = DEFAULT_GAMES,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    edition: EditionName = "base",
    option: GameOption = [],  # noqa: B006
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say who won."""
    box = _box(key)
    fallback = len(bots.split(",")) if "," in bots else max(2, min(box.seats))
    count = _seats(box, seats, fallback)
    names = _bots(box, bots, count)
    game = box.game(box.edition(edition), _options(option), seats=count)
    players = [make_bot(game, bot) for bot in names]
    with _progress(games, f"{games} games of {key}", quiet=as_json) as progress:
        summary = play_many(game, players, names, games=games, seed=seed, progress=progress)
    if as_json:
        _print_json(asdict(summary))
        return
    typer.echo(f"{key}: {games} games, {summary.actions} actions, {summary.seconds:.1f} s")
    for seat, bot in enumerate(names):
        share = summary.wins[seat] / games
        typer.echo(
            f"  seat {seat + 1}  {bot:<10} won {share:6.1%}   mean score {summary.mean_scores[seat]:7.1f}"
        )


@contextmanager
def _progress(total: int, what: str, *, quiet: bool) -> Any:
    """A bar on the error stream while it takes long, if somebody is looking."""
    if quiet or not sys.stderr.isatty():
        yield lambda done: None
        return
    with typer.progressbar(length=total, label=what, file=sys.stderr) as bar:
        yield _stepper(bar)


def _stepper(bar: Any) -> Callable[[int], None]:
    return lambda done: bar.update(done - bar.pos)


@app.command()
def bench(
    key: GameKey,
    seats: Annotated[int | None, typer.Option(help="How many play.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure.")] = 5.0,
    as_json: AsJson = False,
) -> None:
    """Measure the rules: random self-play on one core, legal moves listed at every decision."""
    box = _box(key)
    count = _seats(box, seats, max(2, min(box.seats)))
    speed = measure(box.game(seats=count), count, seconds=seconds)
    if as_json:
        _print_json(asdict(speed))
        return
    typer.echo(
        f"{key}, {count} seats: {speed.actions_per_second:,.0f} actions/s (single choices not counted), "
        f"{speed.games_per_second:,.1f} games/s, a state copied in {speed.copy_microseconds:.2f} µs"
    )


@app.command()
def rules(key: GameKey, lang: Lang = None, as_json: AsJson = False) -> None:
    """Every rule with its id, its words, and whose word it is."""
    box = _box(key)
    speaker = Speaker(_language(lang))
    listed = [{"id": r.id, "text": speaker.rule(r.id), "provenance": r.provenance} for r in box.rules]
    if as_json:
        _print_json(listed)
        return
    for rule in listed:
        typer.echo(f"{rule['id']} ({rule['provenance']})\n    {rule['text']}")


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(help="An edition, *.toml.")], as_json: AsJson = False
) -> None:
    """Read an edition as the game would, and say what is wrong with it."""
    from souvenir.kernel.edition import game_of, read_text

    text = read_text(file)
    box = _box(game_of(text, file.name))
    edition = box.read_edition(text, file.name)
    box.game(edition)
    if as_json:
        found = {"game": box.key, "name": edition.name, "digest": edition.digest}
        _print_json(found | {"warnings": list(edition.warnings)})
        return
    for warning in edition.warnings:
        typer.echo(f"{file.name}: warning: {warning}", err=True)
    typer.echo(f"{file.name}: a playable edition of {box.key}, “{edition.name}”, {edition.digest[:12]}")


@record_app.command("verify")
def record_verify(file: Annotated[Path, typer.Argument(help="A record.")], as_json: AsJson = False) -> None:
    """Prove a game: every move by the rules, every draw from the secret that was promised."""
    verdict = prove(read(file))
    if as_json:
        _print_json(asdict(verdict) | {"ok": verdict.ok})
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

    record, language = read(file), _language(lang)
    if seat is not None and seat > len(record.players):
        players = len(record.players)
        raise typer.BadParameter(f"expected 1 to {players}, found {seat}", param_hint="--seat")
    if as_json:
        _print_json(record.model_dump(mode="json", exclude_none=True))
        return
    show_record(open_record(record), language, seat=None if seat is None else seat - 1)


@app.callback(invoke_without_command=True)
def _souvenir(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        typer.echo(f"souvenir {__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command; a bad argument or file gets one line."""
    try:
        code = app(standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        hint = f" (see {context.command_path} --help)" if context else ""
        _fail(error.format_message() + hint)
    except (EditionError, OptionError, BotError, BadInput, JournalError, SettingsError) as error:
        _fail(str(error))
    except Unplayable as error:
        _fail(f"does not hold: {error}", code=1)
    except SystemExit as left:
        # Whoever read through a pipe has read enough: that must not look like a check that failed.
        sys.exit(0 if isinstance(left.__context__, BrokenPipeError) else left.code)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str, *, code: int = 2) -> None:
    """One line, and nothing in it that a terminal would obey: it may quote a file from anywhere."""
    shown = "".join(char if char.isprintable() else " " for char in message)
    sys.stderr.write("souvenir: " + " ".join(shown.split()) + "\n")
    sys.exit(code)
