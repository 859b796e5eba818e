"""The command `souvenir`.

Exit codes: 0 done; 1 what was checked does not hold; 2 a bad argument or file; 130 interrupted.
"""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from souvenir import __version__, engine
from souvenir.bots import BotError
from souvenir.cli.arena import arena
from souvenir.cli.edition import edition_app
from souvenir.cli.host import host_app, journal_app
from souvenir.cli.lab import bench, simulate
from souvenir.cli.new_game import new_game
from souvenir.cli.odds import odds
from souvenir.cli.paper import record_app, rules
from souvenir.cli.playing import open_page, play, serve
from souvenir.cli.puzzle import puzzle
from souvenir.cli.report import report
from souvenir.cli.words import words_app
from souvenir.kernel.edition import EditionError
from souvenir.kernel.log import Unplayable
from souvenir.kernel.registry import OptionError
from souvenir.lab.arena import LabError
from souvenir.server.settings import SettingsError
from souvenir.table.edge import BadInput
from souvenir.table.journal import JournalError

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Four board games about memory: play them, simulate them, check them. Alone it opens the page.",
)
for command in (play, puzzle, serve, simulate, arena, report, odds, bench, rules, new_game):
    app.command()(command)
app.add_typer(edition_app, name="edition")
app.add_typer(record_app, name="record")
app.add_typer(words_app, name="words")
app.add_typer(host_app, name="host")
app.add_typer(journal_app, name="journal")


@app.callback(invoke_without_command=True)
def _souvenir(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
) -> None:
    if version:
        typer.echo(f"souvenir {__version__}, {engine.in_words()}")
    elif context.invoked_subcommand is None:
        open_page()


def main() -> None:
    """Run the command; a bad argument or file gets one line."""
    try:
        code = app(prog_name="souvenir", standalone_mode=False)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except typer.TyperException as error:
        context = getattr(error, "ctx", None)
        hint = f" (see {context.command_path} --help)" if context else ""
        _fail(error.format_message() + hint)
    except (EditionError, OptionError, BotError, BadInput, JournalError, LabError, SettingsError) as error:
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
