"""Every game plays as it did: a changed rule shows as a changed playthrough, to be read and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.testing.playthrough import playthrough, tables

FOLDER = Path(__file__).parent
TABLES = {name: (box, seats, options) for box in boxes().values() for name, seats, options in tables(box)}


@pytest.mark.parametrize("name", TABLES)
def test_it_plays_as_it_did(name: str) -> None:
    box, seats, options = TABLES[name]
    file = FOLDER / f"{name}.txt"
    assert file.exists(), f"{file.name} is missing: run `make playthroughs`"
    kept = file.read_text(encoding="utf-8").splitlines()[1:]
    played = list(playthrough(box.game(options=options, seats=seats), seats))
    for number, (was, now) in enumerate(zip(kept, played, strict=False), start=2):
        assert now == was, f"{file.name}, line {number}; if this is meant, run `make playthroughs`"
    assert len(played) == len(kept)
    assert len(kept) < 2000, "too long to be read"


def test_no_playthrough_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {f"{name}.txt" for name in TABLES}
