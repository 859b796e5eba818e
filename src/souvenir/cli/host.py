"""`souvenir host` and `souvenir journal`: for whoever runs a server."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from souvenir.cli.common import Database
from souvenir.table.folder import JOURNAL, alone_in
from souvenir.table.journal import JournalError, Summary
from souvenir.table.repair import Report, check, repair
from souvenir.table.stores import address_of, alone

host_app = typer.Typer(help="See and remove the tables of a server; it may run meanwhile.")
journal_app = typer.Typer(help="Check, mend or copy the journal of a server that is stopped.")
DAY = 24 * 3600.0

Data = Annotated[Path, typer.Option(help="The folder that keeps the tables.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@host_app.command("tables")
def tables(data: Data = Path("data"), database: Database = None, as_json: AsJson = False) -> None:
    """List the tables, the one touched last first."""
    found = _summaries(address_of(data, database))
    if as_json:
        typer.echo(json.dumps([asdict(table) for table in found], indent=1))
        return
    now = time.time()
    for table in found:
        row = f"{table.id}  {table.game:8}  {table.status:9}  {table.rows:5} rows  {table.people} people"
        typer.echo(f"{row}  {_ago(now - table.touched)}")
    typer.echo(f"{len(found)} tables")


def _ago(seconds: float) -> str:
    for size, name in ((DAY, "days"), (3600.0, "hours"), (60.0, "minutes")):
        if seconds >= size:
            return f"{seconds / size:.0f} {name} ago"
    return "just now"


@host_app.command("close")
def close(
    table: Annotated[list[str], typer.Argument(help="Ids, as `souvenir host tables` lists them.")],
    data: Data = Path("data"),
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Remove tables for good; whoever is at one is told that it is gone within half a minute."""
    address = address_of(data, database)
    there = {found.id for found in _summaries(address)}
    if missing := [wished for wished in table if wished not in there]:
        raise JournalError(f"no such table: {', '.join(missing)}")
    _remove(address, table, yes=yes)


@host_app.command("purge")
def purge(
    days: Annotated[float, typer.Option(min=0, help="Where nothing happened for so many days.")],
    status: Annotated[
        str, typer.Option(help="Only those that are gathering, playing or over; all: any of them.")
    ] = "all",
    data: Data = Path("data"),
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Remove all tables at which nothing happened for a while, with the games played there."""
    if status not in ("all", "gathering", "playing", "over"):
        raise JournalError(f"--status {status}: expected gathering, playing, over or all")
    before = time.time() - days * DAY
    address = address_of(data, database)
    old = [found for found in _summaries(address) if _is_old(found, before, status)]
    _remove(address, [found.id for found in old], yes=yes)


def _is_old(table: Summary, before: float, status: str) -> bool:
    return table.touched < before and status in ("all", table.status)


def _summaries(address: str) -> list[Summary]:
    from souvenir.table.books import opened_books, summaries  # takes a while to load

    with opened_books(address) as db:
        return summaries(db)


def _remove(address: str, tables: list[str], *, yes: bool) -> None:
    """Ask, then remove them at once: the server that runs beside waits for no answer of the host's."""
    if tables and not yes:
        typer.confirm(f"Remove {len(tables)} tables for good?", abort=True, err=True)
    from souvenir.table.books import opened_books, remove

    with opened_books(address) as db:
        remove(db, tables)
    typer.echo(f"{len(tables)} tables removed")


# -------------------------------------------------------------------- damage
@journal_app.command("check")
def check_journal(data: Data = Path("data"), database: Database = None, as_json: AsJson = False) -> None:
    """Say what of a journal is whole. Nothing is changed."""
    with alone(address_of(data, database)):
        if database:
            from souvenir.table.books import check_database

            report = check_database(database)
        else:
            report = check(data / JOURNAL)
    _print(report, as_json=as_json)
    if not report.ok:
        raise typer.Exit(1)


@journal_app.command("repair")
def repair_journal(data: Data = Path("data"), as_json: AsJson = False) -> None:
    """Put what is whole in place of a damaged journal; the old files stay beside it."""
    with alone_in(data):
        report, aside = repair(data / JOURNAL)
    _print(report, as_json=as_json, aside=str(aside) if aside else None)


@journal_app.command("copy")
def copy_journal(
    source: Annotated[str, typer.Argument(help="sqlite:FILE or postgresql://USER@HOST/NAME.")],
    target: Annotated[str, typer.Argument(help="The same; a new one is made.")],
    as_json: AsJson = False,
) -> None:
    """Copy all tables to another store and compare every row; begun again, it goes on where it broke off."""
    from souvenir.table.copying import copy

    def tell(done: int, of: int) -> None:
        typer.echo(f"{done} of {of} tables", err=True)

    copied = copy(source, target, tell)
    if as_json:
        typer.echo(json.dumps(asdict(copied), indent=1))
    else:
        typer.echo(f"{copied.tables} tables, {copied.rows} rows, {copied.people} people: the same in both")
        typer.echo(f"{copied.new} rows were new")


def _print(report: Report, *, as_json: bool, **more: Any) -> None:
    if as_json:
        typer.echo(json.dumps(asdict(report) | {"ok": report.ok} | more, indent=1))
        return
    typer.echo(f"{report.tables} tables, {report.rows} rows that are what was written")
    if report.log:
        typer.echo(f"the log is damaged: SQLite alone would overlook {report.log} commits")
    for line in report.structure:
        typer.echo(f"structure: {line}")
    for harm in report.harmed:
        typer.echo(f"table {harm.table}: whole up to row {harm.whole} of {harm.rows}")
    if report.ok:
        typer.echo("no damage")
    if more.get("aside"):
        typer.echo(f"mended; the damaged files are kept as {more['aside']}")
