"""Every rule of every game is proved by a test, and kept at a place in the code that says so."""

from __future__ import annotations

import re

import pytest

import souvenir.games
from souvenir.kernel.registry import VOICES, Box, boxes
from tests.rules import named, named_in, rule

FOLDERS = [str(path) for path in souvenir.games.__path__]
HOUSE = [box for box in boxes().values() if str(box.folder.parent) in FOLDERS]
"""The games of this house; those that others install are theirs to test."""

each_game = pytest.mark.parametrize("box", HOUSE, ids=lambda box: box.key)


@each_game
def test_every_rule_is_named_by_a_test(box: Box) -> None:
    proved = named()
    assert [r.id for r in box.rules if r.id not in proved] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {r.id for box in boxes().values() for r in box.rules}
    assert {id: tests for id, tests in named().items() if id not in known} == {}


@each_game
def test_rule_list_is_in_shape(box: Box) -> None:
    ids = [r.id for r in box.rules]
    word = "[a-z0-9]+(-[a-z0-9]+)*"
    assert [id for id in ids if not re.fullmatch(rf"{box.key}(\.{word})+", id)] == []
    assert ids == sorted(set(ids))
    assert [
        r for r in box.rules if not r.voices or r.voices != tuple(v for v in VOICES if v in r.voices)
    ] == []


@each_game
def test_every_rule_is_in_exactly_one_chapter(box: Box) -> None:
    told = [id for chapter in box.chapters() for id in chapter.rules]
    assert sorted(told) == [r.id for r in box.rules]


@each_game
def test_the_rules_are_read_from_the_goal_to_the_end_with_examples(box: Box) -> None:
    chapters = box.chapters()
    keys = [chapter.key for chapter in chapters]
    assert keys[:2] == ["goal", "setup"]
    assert keys.index("setup") < keys.index("scoring") < keys.index("end")
    assert len(keys) == len(set(keys))
    assert [id for chapter in chapters for id in chapter.draws if id not in chapter.rules] == []
    assert sum(len(chapter.draws) for chapter in chapters) >= 3


@each_game
def test_every_rule_is_named_where_the_code_keeps_it(box: Box) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in box.folder.rglob("*.py"))
    ends_there = r"(?![a-z0-9-]|\.[a-z0-9])"
    assert [r.id for r in box.rules if not re.search(re.escape(r.id) + ends_there, code)] == []


@each_game
def test_every_rule_that_can_refuse_exists(box: Box) -> None:
    assert box.game().forbids <= {r.id for r in box.rules}


@pytest.mark.parametrize("count", [0, 4])
def test_a_test_names_one_to_three_rules(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 3 rules"):
        rule(*["vivid.win"] * count)


def test_names_are_read_from_the_text() -> None:
    source = '@other\n@rule("a.b", "a.c")\ndef test_one(): ...\n\n@rule("a.b")\nasync def test_two(): ...'
    assert list(named_in(source, "f.py")) == [
        ("a.b", "f.py::test_one"),
        ("a.c", "f.py::test_one"),
        ("a.b", "f.py::test_two"),
    ]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('@rule("a.b")\ndef helper(): ...', "not a test"),
        ('@rule("a.b")\nclass TestMany: ...', "not a test"),
        ("@rule(*ids)\ndef test_one(): ...", "written out"),
        ("@rule(ID)\ndef test_one(): ...", "written out"),
    ],
)
def test_names_that_cannot_be_traced_are_refused(source: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        list(named_in(source, "f.py"))
