"""`souvenir new-game`: what it writes can be installed, found and played at once, and keeps the contract."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.command import souvenir

BIN = Path(sys.executable).parent


def ran(*command: str | Path, path: Path, cwd: Path) -> str:
    """What a program says that finds what is installed there."""
    environment = os.environ | {"PYTHONPATH": str(path)}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_is_whole(tmp_path: Path) -> None:
    written = souvenir("new-game", "pebbles", "--dir", str(tmp_path))
    assert written.code == 0
    folder, library = tmp_path / "souvenir-pebbles", tmp_path / "library"
    assert "mygame" not in "".join(
        f"{path}{path.read_text(encoding='utf-8')}" for path in folder.rglob("*") if path.is_file()
    )
    ran(
        *(BIN / "uv", "pip", "install", "--quiet", "--python", sys.executable, "--no-deps"),
        *("--no-build-isolation", "--offline", "--target", library, folder),
        path=library,
        cwd=tmp_path,
    )
    tests = ran(
        sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", folder, path=library, cwd=folder
    )
    assert "2 passed" in tests
    games = ran(
        *(BIN / "souvenir", "simulate", "pebbles", "--bots", "careful,random", "--games", "20"),
        path=library,
        cwd=tmp_path,
    )
    assert "careful" in games
    assert "Pebbles" in ran(BIN / "souvenir", "rules", "pebbles", path=library, cwd=tmp_path)
    ran(
        BIN / "ruff",
        "check",
        "--isolated",
        "--select",
        "E,F,B,UP",
        "--line-length",
        "110",
        folder,
        path=library,
        cwd=tmp_path,
    )


@pytest.mark.parametrize("key", ["My Game", "vivid", "x", "9lives", "a-b"])
def test_a_name_that_cannot_be_is_refused(key: str, tmp_path: Path) -> None:
    refused = souvenir("new-game", key, "--dir", str(tmp_path))
    assert refused.code == 2
    assert refused.line
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "souvenir-pebbles").mkdir()
    assert "is there already" in souvenir("new-game", "pebbles", "--dir", str(tmp_path)).line
