"""Several people at one terminal: nothing private is ever before the wrong eyes."""

from __future__ import annotations

import re
from random import Random

import pytest

from souvenir.kernel.registry import boxes
from souvenir.table import Table
from souvenir.table.packet import is_open
from souvenir.table.play import AnyTable
from souvenir.table.record import PlayerPart
from souvenir.terminal.play import Evening
from souvenir.terminal.screen import Left, Screen
from souvenir.terminal.session import Promise, Session, painter_for
from tests.terminal.script import CLEAR, Script, console, fewest, numbers, play

LOOKING = ["", "board", "score", "log", "?", "? 1", "rules", "board 1"]
"""Behind the curtain, everything one can ask for."""
NAMES = ["Ada", "Blaise", "Chiara", "Dora"]


def _look(game: str, table: AnyTable, lines: list[str]) -> str:
    """What the screen shows to people in turn who type these lines."""
    box = boxes()[game]
    out = console(terminal=True)
    players = tuple(PlayerPart(name=NAMES[seat], kind="person") for seat in range(table.seats))
    painter = painter_for("en", players)
    promise = Promise(b"s" * 32, ())
    session = Session(
        Screen(out, Script(lines, out)), box, box.edition(), {}, table, players, promise, painter
    )
    with pytest.raises(Left):
        Evening(session, {}, Random(1)).play()
    return str(out.file.getvalue())  # type: ignore[attr-defined]


def _middle(game: str, steps: int) -> AnyTable:
    """A table after some random moves, with a fixed secret."""
    box = boxes()[game]
    seats = fewest(box)
    table: AnyTable = Table.begin(box.game(seats=seats), seats, b"s" * 32, ())
    rng = Random(2)
    for _ in range(steps):
        if not table.over:
            seat = table.game.to_act(table.state)[0]
            table.play(seat, rng.choice(table.game.legal(table.state, seat)))
    return table


@pytest.mark.parametrize("steps", [0, 15, 60])
@pytest.mark.parametrize("game", boxes())
def test_tables_that_differ_only_in_anothers_secret_look_the_same(game: str, steps: int) -> None:
    real = _middle(game, steps)
    viewer = real.game.to_act(real.state)[0]
    hidden = real.game.secrets(real.state, viewer)
    # Where the step is open there is no curtain to be lifted.
    looking = LOOKING[1:] if is_open(real, viewer) else LOOKING
    seen = _look(game, real, looking)
    others = 0
    for seed in range(6):
        table = _middle(game, steps)
        table.state = table.game.imagine(table.game.view(table.state, viewer), Random(seed))
        others += table.game.secrets(table.state, viewer) != hidden
        assert _look(game, table, looking) == seen
    assert others or not hidden


def test_the_aspiration_of_one_is_on_no_screen_of_the_other() -> None:
    """Vivid: each screen between two wipes shows at most one aspiration, and its owner's."""
    shown = play(numbers(7, most=600), people=("Ada", "Blaise"), screen=console(terminal=True))
    wishes: dict[str, set[str]] = {"Ada": set(), "Blaise": set()}
    sitting, views = "", 0
    for screen in shown.text.split(CLEAR):
        if called := re.search(r"Pass the screen to (\w+)\.", screen):
            sitting = called[1]
        if "Aspiration:" in screen:
            views += 1
            assert screen.count("Aspiration:") == screen.count("Your board") == 1
            wishes[sitting].add(_wish(screen))
    assert views > 50
    assert all(len(wish) == 1 for wish in wishes.values())
    assert wishes["Ada"] != wishes["Blaise"]


def _wish(screen: str) -> str:
    return screen.partition("Aspiration:")[2].split()[0]


@pytest.mark.parametrize("game", boxes())
def test_a_curtain_shows_nothing_but_itself(game: str) -> None:
    people = tuple(NAMES[: fewest(boxes()[game])])
    shown = play(numbers(7, most=300), game=game, people=people, screen=console(terminal=True))
    curtains = [screen for screen in shown.text.split(CLEAR) if "Pass the screen to" in screen]
    assert len(curtains) > len(people)
    for screen in curtains:
        lines = [line for line in re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", screen).splitlines() if line.strip()]
        assert lines.pop().startswith("Pass the screen to")
        assert all("may still type “undo” first." in line for line in lines)


def test_one_story_has_a_curtain_for_each_card_that_is_laid_and_no_other() -> None:
    """Two at a screen: the orator's card and the vote. How it ended is read before the next curtain."""
    shown = play(["", *["1"] * 400], game="memoria", people=("Ada", "Blaise"), screen=console(terminal=True))
    assert shown.text.count("Pass the screen to") == 6 * 2
    parts = shown.text.split("Pass the screen to")
    assert ["it was true!" in part or "it was made up!" in part for part in parts] == [
        False,
        *[False, True] * 6,
    ]


def test_the_one_before_may_take_back_at_the_curtain() -> None:
    shown = play(["", "", "", "1", "place", "1", "end your turn", "undo", "score"], people=("Ada", "Blaise"))
    assert "may still type “undo” first." in shown.text
    assert "took back a step." in shown.text


def test_words_given_beforehand_are_not_asked_for() -> None:
    shown = play([""], people=("Ada", "Blaise"), words=("sun", "moon"))
    assert "stir the luck" not in shown.text
