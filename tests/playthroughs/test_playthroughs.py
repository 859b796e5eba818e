"""Every game plays as it did: a changed rule shows as a changed playthrough, to be read and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.testing.playthrough import playthrough

FOLDER = Path(__file__).parent
TABLES = [(key, seats) for key, box in boxes().items() for seats in box.seats]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_it_plays_as_it_did(key: str, seats: int) -> None:
    file = FOLDER / f"{key}-{seats}.txt"
    assert file.exists(), f"{file.name} is missing: run `make playthroughs`"
    kept = file.read_text(encoding="utf-8").splitlines()[1:]
    played = list(playthrough(boxes()[key].game(seats=seats), seats))
    for number, (was, now) in enumerate(zip(kept, played, strict=False), start=2):
        assert now == was, f"{file.name}, line {number}; if this is meant, run `make playthroughs`"
    assert len(played) == len(kept)
    assert len(kept) < 2000, "too long to be read"


def test_no_playthrough_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {f"{key}-{seats}.txt" for key, seats in TABLES}
