"""Every command explains itself; what it cannot use it refuses in one line and with exit code 2."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from souvenir import __version__
from souvenir.words import LANGUAGES
from tests.cli.command import souvenir

COMMANDS = [
    ("play",),
    ("puzzle",),
    ("serve",),
    ("simulate",),
    ("arena",),
    ("report",),
    ("odds",),
    ("bench",),
    ("rules",),
    ("new-game",),
    ("edition",),
    ("edition", "check"),
    ("words",),
    ("words", "missing"),
    ("record",),
    ("record", "verify"),
    ("record", "show"),
    ("record", "analyse"),
    ("host",),
    ("host", "tables"),
    ("host", "close"),
    ("host", "purge"),
    ("journal",),
    ("journal", "check"),
    ("journal", "repair"),
]


@pytest.mark.parametrize("command", [(), *COMMANDS], ids=" ".join)
def test_help(command: tuple[str, ...]) -> None:
    ran = souvenir(*command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(" ".join(["Usage: souvenir", *command]))
    assert "--help" in ran.out


def test_every_command_is_listed_here() -> None:
    listed = souvenir("--help").out.partition("Commands:")[2].split("\n")
    found = {line.split()[0] for line in listed if line.startswith("  ") and not line.startswith("   ")}
    assert found == {command[0] for command in COMMANDS}


def test_version_says_which() -> None:
    assert souvenir("--version").out.startswith(f"souvenir {__version__}, plain rules")


BAD = {
    "no such command": ["frobnicate"],
    "no such option": ["--frobnicate"],
    "group without command": ["record"],
    "no such subcommand": ["record", "burn"],
    "no game": ["simulate"],
    "one argument too many": ["bench", "vivid", "now"],
    "option without value": ["rules", "vivid", "--lang"],
    "unknown game, play": ["play", "chess"],
    "unknown game, simulate": ["simulate", "chess"],
    "unknown game, bench": ["bench", "chess"],
    "unknown game, rules": ["rules", "chess"],
    "too many seats": ["play", "vivid", "--seats", "9"],
    "no seats": ["simulate", "vivid", "--seats", "0"],
    "negative seats": ["bench", "vivid", "--seats", "-1"],
    "seats in words": ["simulate", "vivid", "--seats", "two"],
    "more names than seats": ["play", "vivid", "--seats", "1", "--name", "Ada", "--name", "Bea"],
    "name that commands the terminal": ["play", "vivid", "--name", "\x1b[2JAda"],
    "name that is no text": ["play", "vivid", "--name", "\udcff"],
    "arena without bots": ["arena", "vivid"],
    "unknown game, arena": ["arena", "chess", "--bots", "random"],
    "unknown bot, arena": ["arena", "vivid", "--bots", "random,oracle"],
    "bot twice, arena": ["arena", "vivid", "--bots", "random,random", "--seats", "3"],
    "no workers": ["arena", "vivid", "--bots", "random", "--workers", "0"],
    "option of the host, arena": ["arena", "vivid", "--bots", "random", "--option", "start=9"],
    "bot file missing": ["play", "vivid", "--bots", "none.py:None"],
    "unknown game, report": ["report", "chess"],
    "report of nothing": ["report", "vivid"],
    "unknown bot": ["simulate", "vivid", "--bots", "oracle"],
    "empty bot": ["simulate", "vivid", "--bots", "random,"],
    "wrong number of bots": ["simulate", "vivid", "--seats", "3", "--bots", "random,random"],
    "bots for no seat": ["play", "vivid", "--seats", "1", "--bots", "random,random"],
    "no games": ["simulate", "vivid", "--games", "0"],
    "seed in words": ["simulate", "vivid", "--seed", "moon"],
    "no time": ["bench", "vivid", "--seconds", "0"],
    "bad language, rules": ["rules", "vivid", "--lang", "xx"],
    "bad language, play": ["play", "vivid", "--lang", "english"],
    "unknown edition": ["play", "vivid", "--edition", "deluxe"],
    "missing edition": ["play", "vivid", "--edition", "none.toml"],
    "option that is none": ["simulate", "vivid", "--option", "moon=full"],
    "option without value sign": ["simulate", "vivid", "--option", "start"],
    "option value": ["play", "vivid", "--option", "start=9"],
    "port": ["serve", "--port", "99999"],
    "edition file missing": ["edition", "check", "none.toml"],
    "record missing, verify": ["record", "verify", "none.souvenir.json"],
    "record missing, show": ["record", "show", "none.souvenir.json"],
    "no puzzle 0": ["puzzle", "vivid", "--number", "0"],
    "more puzzles than there are": ["puzzle", "vivid", "--number", "999"],
    "unknown game, puzzle": ["puzzle", "chess"],
    "game without puzzles": ["puzzle", "memoria"],
    "seat from 1": ["record", "show", "none.souvenir.json", "--seat", "0"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=list(BAD))
def test_bad_arguments_get_one_line(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = souvenir(*arguments)
    assert ran.code == 2
    assert ran.line.startswith("souvenir: ")
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "chess"], ["GAME", "vivid", "chess"]),
        (["play", "vivid", "--seats", "9"], ["--seats", "1, 2, 3, 4", "9"]),
        (
            ["simulate", "vivid", "--bots", "oracle"],
            ["--bots", "random, beginner, casual, greedy, regular, expert", "oracle"],
        ),
        (["rules", "vivid", "--lang", "xx"], ["--lang", ", ".join(LANGUAGES), "xx"]),
        (["words", "missing", "xx"], ["LANG", ", ".join(LANGUAGES), "xx/shared.ftl"]),
        (["simulate", "vivid", "--option", "start=9"], ["start", "chance, 0, 1", "9"]),
    ],
)
def test_the_line_says_what_was_expected_and_found(arguments: list[str], named: list[str]) -> None:
    line = souvenir(*arguments).line
    assert [word for word in named if word not in line] == []


def test_a_setting_of_the_server_that_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOUVENIR_RATE_COUNT", "many")
    ran = souvenir("serve", "--data", tmp_path / "data")
    assert ran.code == 2
    assert ran.line == "souvenir: SOUVENIR_RATE_COUNT: expected a number, found many"
    assert ran.out == ""


def test_a_port_that_somebody_else_has(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        ran = souvenir("serve", "--port", str(other.getsockname()[1]), "--data", tmp_path / "data")
    assert (ran.code, ran.out) == (2, "")
    assert "cannot listen there: Address already in use" in ran.line
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_the_server_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ran = souvenir("serve", "--port", "0", "--data", tmp_path / "file")
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.startswith("souvenir: file: cannot be written")


def test_a_journal_that_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "souvenir.sqlite").write_bytes(b"dear diary " * 1000)
    ran = souvenir("serve", "--port", "0", "--data", tmp_path)
    assert ran.code == 2
    assert "damaged" in ran.line
    assert (tmp_path / "souvenir.sqlite").read_bytes() == b"dear diary " * 1000
