"""What a language lacks is found, wherever it lacks: a translator's list of what to do."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.words import catalogue, catalogue_path
from souvenir.words.missing import gaps
from tests.cli.command import souvenir

BEGUN = """
language-name = Xhosa
score-line = { $what } → { $score }
table_turn = …
seat-nobody = …
seat-you = …
    .alone = …
this is no message
"""


def test_all_that_lacks_is_named_with_its_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, text in {"xx": BEGUN, "en": catalogue_path("en").read_text(encoding="utf-8")}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "shared.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    shared, *games = gaps("xx")
    assert shared.file.endswith("/xx/shared.ftl")
    assert {"language-locale", "table_turn.why", "table_step"} <= set(shared.missing)
    assert {"language-name", "score-line", "seat-you", "seat-you.alone"}.isdisjoint(shared.missing)
    assert shared.superfluous == ("seat-nobody",)
    assert shared.differing == ("score-line",)
    assert shared.unread == ("this is no message",)
    assert not any(found.whole for found in (shared, *games))
    named = next(found.names for found, key in zip(games, boxes(), strict=True) if key == "vivid")
    assert "base.toml: names.memories.1" in named


def test_for_programs_it_is_a_list_of_catalogues() -> None:
    ran = souvenir("words", "missing", "en", "--json")
    assert (ran.code, ran.err) == (0, "")
    told = json.loads(ran.out)
    assert [one["file"] for one in told] == [
        "words/en/shared.ftl",
        *(f"{key}/words/en.ftl" for key in boxes()),
    ]
    assert all(one["missing"] == one["names"] == [] for one in told)
