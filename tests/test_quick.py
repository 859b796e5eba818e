"""`make quick` knows the tests of every part, and names none that is not there."""

from __future__ import annotations

import tomllib

from tools.quick import LIST, ROOT, named_for


def test_all_that_is_named_is_there() -> None:
    told = tomllib.loads(LIST.read_text(encoding="utf-8"))
    named = {*told["slow"], *told["runs"], *(test for tests in told["runs"].values() for test in tests)}
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_every_part_of_the_program_has_tests() -> None:
    parts = list((ROOT / "src" / "souvenir").glob("*/__init__.py"))
    assert len(parts) > 8
    bare = [part.parent.name for part in parts if not named_for([str(part.relative_to(ROOT))])]
    assert [name for name in bare if name not in ("games", "page")] == []


def test_a_changed_test_runs_itself_unless_it_is_slow() -> None:
    itself = "tests/table/test_undo.py"
    assert named_for([itself, "tests/browser/test_taps.py", "LICENSE"]) == [itself]
    assert "tests/games/mistral" in named_for(["src/souvenir/games/mistral/lay.py"])
