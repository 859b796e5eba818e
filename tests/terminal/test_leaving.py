"""Leaving and saving: one line, the right exit code, and nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from souvenir.bots.entrant import Entrant
from souvenir.kernel.registry import boxes
from souvenir.table.record import read
from souvenir.table.verify import verify
from souvenir.terminal import play_game
from tests.terminal.script import console, play


@pytest.mark.parametrize("lines", [[], [""], ["", "1"]])
def test_the_end_of_input_leaves_with_one_line(lines: list[str]) -> None:
    shown = play(lines)
    assert shown.code == 0
    assert shown.text.splitlines()[-1] == "You left the game."


@pytest.mark.parametrize("after", [0, 1, 3])
def test_an_interrupt_leaves_with_130(after: int) -> None:
    lines = ["", "1", "hex 9"][:after]

    def read_line() -> str:
        if not lines:
            raise KeyboardInterrupt
        return lines.pop(0)

    out = console()
    code = play_game(
        boxes()["vivid"], seats=2, people=["Ada"], bots=[Entrant("random")], language="en", seed=3,
        console=out, read=read_line,
    )  # fmt: skip
    assert code == 130
    assert out.file.getvalue().splitlines()[-1] == "You left the game."  # type: ignore[attr-defined]


def test_a_record_asked_for_is_written_however_one_leaves(tmp_path: Path) -> None:
    path = tmp_path / "open.souvenir.json"
    play(["", "1"], record_path=path)
    record = read(path)
    assert len(record.entries) >= 1
    assert record.luck.secret is None
    assert verify(record).ok


def test_the_record_at_the_end_holds_what_was_played_after_a_save(tmp_path: Path) -> None:
    path = tmp_path / "open.souvenir.json"
    play(["", "save", "1"], record_path=path)
    assert [entry.seat for entry in read(path).entries][-1] == 0
    assert list(tmp_path.iterdir()) == [path]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    shown = play(["", "1", "quit", str(path)])
    assert shown.code == 0
    assert verify(read(tmp_path / "kept.souvenir.json")).ok
    assert "do not look into it yet" in " ".join(shown.text.split())


def test_no_file_of_another_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.souvenir.json"
    path.write_text("dear diary")
    play(["", "1", f"save {path}"])
    assert path.read_text() == "dear diary"
    assert verify(read(tmp_path / "game-2.souvenir.json")).ok


@pytest.mark.parametrize("name", ["no-such-folder/x.json", "a-file/x.json"])
def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a-file").touch()
    shown = play(["", f"save {name}", "score"])
    assert "cannot be written" in " ".join(shown.text.split())
    assert "You: 0 points" in shown.text


def test_the_words_of_people_are_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.souvenir.json"
    play(["moon", "", "1"], people=("Ada", "Blaise"), record_path=path)
    assert read(path).luck.words == ("moon", "")
