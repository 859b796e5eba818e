"""Servers of two versions side by side on one database, with a migration between them."""

from __future__ import annotations

import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

import souvenir
from tests.cli.command import souvenir as command
from tests.server.harness import Line, Person, free_port, play_out, spawn, start, wait_for
from tools.postgres import Postgres

MIGRATION = """
import sqlalchemy as sa
from alembic import op
revision, down_revision = "9999", "{before}"
def upgrade():
    op.add_column("tables", sa.Column("mood", sa.Text))
"""
LENT = "    seat: int\n    bot: str | None\n"
MOOD = '    mood: str = "calm"\n'
"""What one kind of row says more, in the newer version."""


@pytest.fixture
def newer(tmp_path: Path) -> Path:
    """A folder with our own source as it may be one day: a migration more, and a row that says more."""
    made = tmp_path / "newer" / "souvenir"
    shutil.copytree(
        Path(souvenir.__file__).parent, made, ignore=shutil.ignore_patterns("page", "__pycache__")
    )
    versions = made / "table" / "migrations" / "versions"
    before = max(path.name[:4] for path in versions.glob("[0-9]*.py"))
    (versions / "9999_mood.py").write_text(MIGRATION.format(before=before))
    rows = made / "table" / "rows.py"
    assert rows.read_text().count(LENT) == 1
    rows.write_text(rows.read_text().replace(LENT, LENT + MOOD))
    return made.parent


class Site:
    """An old server and a newer one, at one database."""

    def __init__(self, folder: Path, newer: Path, database: str) -> None:
        self.folder, self.newer, self.database = folder, newer, database
        self.running: list[subprocess.Popen[bytes]] = []

    def start(self, *, new: bool) -> str:
        port = free_port()
        with pytest.MonkeyPatch.context() as patch:
            if new:
                patch.setenv("PYTHONPATH", str(self.newer))
            self.running.append(spawn(self.folder, port, self.database))
        return f"127.0.0.1:{port}"

    def stop(self) -> None:
        """The one that was started last."""
        server = self.running.pop()
        server.send_signal(signal.SIGTERM)
        server.wait(20)

    def version(self) -> str:
        with psycopg.connect(self.database) as db:
            return str(db.execute("SELECT version_num FROM alembic_version").fetchone())


@pytest.fixture
def site(tmp_path: Path, newer: Path, postgres: Postgres) -> Iterator[Site]:
    made = Site(tmp_path, newer, postgres.new_database())
    yield made
    while made.running:
        made.stop()


def lines_of(people: list[Person], table: str) -> list[Line]:
    lines = [person.socket(table) for person in people]
    for line in lines:
        line.hello()
    return lines


def test_two_versions_play_side_by_side(site: Site) -> None:
    old = site.start(new=False)
    people = [Person(old), Person(old)]
    table = start(people)
    lines = lines_of(people, table)
    assert play_out(lines, moves=3) == 3
    new = site.start(new=True)  # it brings the database up to date, under play
    assert "9999" in site.version()
    assert play_out(lines, moves=3) == 3
    lines[1].close()
    (lines[1],) = lines_of([people[1].come_by(new)], table)  # passed on by the new one to the old
    assert play_out(lines, moves=3) == 3

    cleo = Person(new)
    theirs = start([cleo], bots=["beginner"])
    assert cleo.say(theirs, t="lend", seat=0, bot="beginner")["t"] == "done"  # a row that says more
    assert cleo.say(theirs, t="lend", seat=0, bot=None)["t"] == "done"
    assert cleo.come_by(old).packet(theirs)["packet"] is not None  # passed on by the old one to the new
    site.stop()
    refused = wait_for(lambda: _unless_storage(cleo, theirs))
    assert refused == "newer"
    line = cleo.socket(theirs)
    assert line.take()["code"] == "newer"
    assert [one["lobby"]["table"] for one in cleo.http.get("/api/tables").json()] == []
    assert play_out(lines_of([person.come_by(old) for person in people], table), moves=3) == 3

    again = command("serve", "--port", str(free_port()), "--database", site.database)
    assert (again.code, "newer version of Souvenir" in again.line) == (2, True)
    new = site.start(new=True)
    stood = cleo.come_by(new).packet(theirs)["seq"]
    (line,) = lines_of([cleo], theirs)
    assert line.parcel["seq"] >= stood
    assert play_out([line], moves=2) == 2


def _unless_storage(person: Person, table: str) -> str | None:
    """Why a table cannot be seen; None while it is still being handed over."""
    code = person.packet(table).get("code")
    return None if code == "storage" else code
