"""The guided first games are played through by the real rules, and a damaged one is caught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.server.commands.lesson import lesson_view
from souvenir.table.lesson import BadLesson, lesson_path, read_lesson
from souvenir.testing.lessons import check_lesson

GAMES = tuple(boxes())
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_lesson_fits_the_rules_points_at_what_is_there_and_scores_soon(game: str) -> None:
    check_lesson(boxes()[game])


@every_game
def test_a_learner_is_shown_one_thing_to_do_at_a_time(game: str) -> None:
    shown = lesson_view(game)
    assert {packet.seat for packet in shown.packets} == {shown.seat}
    for step in shown.steps:
        steps = shown.packets[step.first : step.last]
        assert all(len(packet.offers) <= 1 for packet in steps)
        assert not steps or steps[0].offers
    assert shown.steps[0].first == 0
    assert shown.steps[-1].last == len(shown.packets) - 1
    leaps = [bool(step.leap) for step in read_lesson(boxes()[game]).steps]
    following = zip(shown.steps, leaps, shown.steps[1:], strict=False)
    assert all(next.first == one.last + leap for one, leap, next in following)
    landings = [step.last + 1 for step, leap in zip(shown.steps, leaps, strict=True) if leap]
    assert not any(shown.packets[landing].events for landing in landings), "what was leapt over is told"
    assert shown.steps[-1].first == shown.steps[-1].last


def damaged(folder: Path, change: Callable[[str], str]) -> None:
    """Write Vivid's lesson into this folder, changed."""
    path = lesson_path(boxes()["vivid"])
    assert path
    text = path.read_text(encoding="utf-8")
    assert change(text) != text
    (folder / "editions").symlink_to(boxes()["vivid"].folder / "editions")
    (folder / "lessons").mkdir()
    (folder / "lessons" / "first.toml").write_text(change(text), encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('do = "place", hex = 6', 'do = "place", hex = 2', r"step 4 \(place\).*vivid\.place\.one-hex"),
        ('colour = "red" }', 'colour = "pink" }', "before 1.*colour"),
        ('do = "done"', 'do = "dance"', "dance"),
        ("seats = 2", "seats = 2\nteacher = 1", "teacher"),
        ("deal = [0,", "deal = [9,", "entry 0"),
    ],
)
def test_a_step_that_no_longer_fits_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    damaged(tmp_path, lambda text: text.replace(old, new))
    with pytest.raises(BadLesson, match=complaint):
        check_lesson(replace(boxes()["vivid"], folder=tmp_path))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('at = ["hex:0:6"]', 'at = ["hex:0:66"]', "step 4 points at"),
        ('  { do = "done" },\n', "", "first points"),
    ],
)
def test_a_lesson_that_misleads_is_caught(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    damaged(tmp_path, lambda text: text.replace(old, new))
    with pytest.raises(AssertionError, match=complaint):
        check_lesson(replace(boxes()["vivid"], folder=tmp_path))
