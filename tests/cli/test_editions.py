"""`souvenir edition check`: a file is playable, or the line names file, entry and expectation."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from souvenir.kernel.registry import Box, boxes
from tests.cli.command import souvenir

every_box = pytest.mark.parametrize("box", boxes().values(), ids=list(boxes()))


@every_box
def test_what_we_ship_is_playable(box: Box) -> None:
    for name, path in box.editions().items():
        ran = souvenir("edition", "check", path)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out.startswith(f"{name}.toml: a playable edition of {box.key}")


@every_box
def test_for_programs(box: Box) -> None:
    said = json.loads(souvenir("edition", "check", box.editions()["base"], "--json").out)
    assert said == {"game": box.key, "name": "base", "digest": box.edition().digest, "warnings": []}


def broken(path: Path, box: Box, old: str, new: str) -> Path:
    text = box.editions()["base"].read_text(encoding="utf-8")
    assert old in text
    file = path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("old", "new", "entry", "expected"),
    [
        ("each = 25", 'each = "many"', "fragments.each", "a whole number"),
        ("each = 25", "", "fragments.each", "missing"),
        ('provenance = "stated"', 'provenance = "rumour"', "fragments.provenance", "stated"),
        ("[layout]", "moons = 2\n[layout]", "values.moons", "not a field"),
        ('key = "dawn"', "key = 1", "boards[0].key", "a text"),
    ],
)
def test_a_broken_copy_is_named(old: str, new: str, entry: str, expected: str, tmp_path: Path) -> None:
    ran = souvenir("edition", "check", broken(tmp_path, boxes()["vivid"], old, new))
    assert (ran.code, ran.out) == (2, "")
    assert ran.line.startswith(f"souvenir: mine.toml: {entry}: ")
    assert expected in ran.line


@every_box
def test_an_edition_of_no_game_of_ours(box: Box, tmp_path: Path) -> None:
    file = broken(tmp_path, box, f'game = "{box.key}"', 'game = "chess"')
    ran = souvenir("edition", "check", file)
    assert ran.code == 2
    assert "chess" in ran.line


@pytest.mark.parametrize("data", [b"", b"not toml", b"\xff\xfe", b"{}", b"x = 1", bytes(100)], ids=repr)
def test_what_is_no_edition(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(data)
    ran = souvenir("edition", "check", file)
    assert ran.code == 2
    assert ran.line.startswith("souvenir: mine.toml: ")


def test_a_folder(tmp_path: Path) -> None:
    ran = souvenir("edition", "check", tmp_path)
    assert ran.code == 2
    assert ran.line == f"souvenir: {tmp_path.name}: cannot be read: not a file"


def test_one_s_own_edition_is_played(tmp_path: Path) -> None:
    file = broken(tmp_path, boxes()["vivid"], 'name = "base"', 'name = "from my box"')
    assert "“from my box”" in souvenir("edition", "check", file).out
    ran = souvenir("simulate", "vivid", "--games", "1", "--edition", file)
    assert (ran.code, ran.err) == (0, "")
