"""Find the turn, typed: a wrong turn is told what it loses, and the right one is found."""

from __future__ import annotations

from souvenir.analysis.practice import Practice
from souvenir.analysis.puzzle import puzzles_of
from souvenir.kernel.talk import say
from souvenir.terminal.puzzle import solve_puzzles
from souvenir.words import Speaker
from tests.cli.command import souvenir
from tests.terminal.script import Script, console


def typed(laid: Practice, number: int) -> list[str]:
    """A weighed turn in the words of its choices."""
    told = laid.explain(laid.at.read(laid.puzzle.turns[number].steps))
    speaker = Speaker("en", ["Ada", "Bea"], reader=laid.at.seat, report=lambda problem: None)
    return [speaker.say(step) for step in told.says]


def test_a_wrong_turn_the_right_one_and_the_answer() -> None:
    laid = Practice(puzzles_of("vivid")[0])
    worst = len(laid.puzzle.turns) - 1
    lines = [*typed(laid, worst), "", *typed(laid, 0)[:1], "undo", *typed(laid, 0), "a", "q"]
    screen = console(height=50)
    solve_puzzles("vivid", 1, "en", console=screen, read=Script(lines, screen))
    text = screen.file.getvalue()  # type: ignore[attr-defined]
    lost = round(100 * laid.puzzle.turns[worst].loss.mean)
    assert "Find the turn: Vivid Memories, puzzle 1 of" in text
    wrong, _, then = text.partition(f"Not the best turn: it loses {lost} of 100 chances.")
    assert "Right:" not in wrong
    right, _, after = then.partition("Right: no better turn is known.")
    assert "Your turn" in right
    assert after.count("The best turn") == 2
    for step in typed(laid, 0):
        assert step in after


def test_the_answer_can_be_had_at_once_in_every_language() -> None:
    for language in ("en", "fr", "it", "de"):
        ran = souvenir("puzzle", "vivid", "--answer", "--lang", language)
        assert (ran.code, ran.err) == (0, "")
        assert Speaker(language).say(say("terminal-puzzle-answer")) in ran.out
