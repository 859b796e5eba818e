"""Bots of one's own, from a file: the example plays every game, and whatever is wrong gets one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from souvenir.bots import BotError
from souvenir.bots.entrant import entrant
from souvenir.kernel.registry import boxes
from tests.cli.command import souvenir
from tests.lab.arenas import QUICK

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
CHOOSES = "class Mine:\n    def __init__(self, game): pass\n    def choose(self, view, seat, legal, rng):\n"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_example_meets_the_house() -> None:
    bots = f"{EXAMPLE}:MyBot,random"
    ran = souvenir("arena", "vivid", "--bots", bots, "--games", "4", "--workers", "2", "--json")
    assert (ran.code, ran.err) == (0, "")
    said = json.loads(ran.out)
    assert said["standings"][0]["bot"] == "my_bot.py:MyBot"
    assert list(said["own"]) == ["my_bot.py:MyBot"]


def test_the_example_is_short() -> None:
    code = EXAMPLE.read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 24


@pytest.mark.parametrize("game", list(boxes()))
def test_the_example_plays_every_game(game: str) -> None:
    ran = souvenir("simulate", game, "--bots", f"{EXAMPLE}:MyBot", "--games", "1", "--json")
    assert (ran.code, ran.err) == (0, "")


def test_it_sits_down_in_the_terminal() -> None:
    Path("first.py").write_text(CHOOSES + "        return legal[0]\n")
    ran = souvenir("play", "vivid", "--name", "Ada", "--bots", "first.py:Mine")
    assert ran.code == 0
    assert "Ada, first.py:Mine" in ran.out


def test_a_file_that_was_changed_is_another_bot() -> None:
    for line in ("return legal[0]", "return legal[-1]"):
        Path("mine.py").write_text(CHOOSES + f"        {line}\n")
        assert souvenir("arena", QUICK, "--bots", "mine.py:Mine", "--games", "1", "--workers", "1").code == 0
    assert len(list(Path("arena", QUICK).iterdir())) == 2


def test_two_files_of_one_name_are_not_mixed_up() -> None:
    for folder in ("old", "new"):
        Path(folder).mkdir()
        Path(folder, "mine.py").write_text(CHOOSES + f"        return legal[0]  # {folder}\n")
    ran = souvenir("arena", QUICK, "--bots", "old/mine.py:Mine,new/mine.py:Mine")
    assert ran.code == 2
    assert "cannot be told apart in records" in ran.line
    assert not Path("arena").exists()


def test_a_dataclass_may_stand_in_the_file() -> None:
    Path("mine.py").write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n@dataclass\nclass Mine:\n"
        "    game: object\n    def choose(self, view, seat, legal, rng): return legal[0]\n"
    )
    assert entrant(QUICK, "mine.py:Mine").make(boxes()[QUICK].game())


BAD_FILES = {
    "no such file": (None, "mine.py: cannot be read: No such file"),
    "no text": (b"\xff\xfe", "mine.py: expected a text in UTF-8"),
    "no Python": (b"class Mine\n", "mine.py: line 1: expected ':'"),
    "fails when read": (b"\n1 / 0\n", "mine.py: line 2: ZeroDivisionError: division by zero"),
    "another class": (b"class Yours: ...\n", "mine.py: no class Mine; expected one of Yours"),
    "no class": (b"Mine = 3\n", "mine.py: no class Mine; it has no classes"),
    "does not choose": (b"class Mine: ...\n", "mine.py: Mine: expected a method choose"),
    "takes no game": (
        b"class Mine:\n    def choose(self): ...\n",
        "mine.py: TypeError: Mine() takes no arguments",
    ),
    "fails to choose": (
        CHOOSES.encode() + b"        return legal[999]\n",
        "mine.py: line 4: IndexError: ",
    ),
    "chooses what is not allowed": (
        CHOOSES.encode() + b"        return 'the moon'\n",
        "mine.py:Mine chose the moon, which is none of the legal actions",
    ),
}


@pytest.mark.parametrize("command", ["simulate", "arena"])
@pytest.mark.parametrize(("text", "told"), BAD_FILES.values(), ids=list(BAD_FILES))
def test_what_is_wrong_gets_one_line(text: bytes | None, told: str, command: str) -> None:
    here = ("--workers", "1") if command == "arena" else ()
    if text is not None:
        Path("mine.py").write_bytes(text)
    ran = souvenir(command, QUICK, "--bots", "mine.py:Mine,random", "--games", "1", *here)
    assert (ran.code, ran.out) == (2, "")
    assert told in ran.line


def test_a_file_without_a_class_name() -> None:
    with pytest.raises(BotError, match=r"mine\.py: expected mine\.py:CLASS"):
        entrant(QUICK, "mine.py")
