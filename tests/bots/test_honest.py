"""Wherever a bot is asked, it is handed what its seat may know: a law about every place, in every game."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

import souvenir
from souvenir.bots import decide
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes

SOURCES = Path(souvenir.__file__).parent
ASKING = {
    "bots": "bots among themselves, each with the view that the first was handed",
    "server/rooms/thinkers.py": "in its own process, which is sent a view (tests/server/test_promises.py)",
}
"""Where `choose` and `plan` may be called, and why nothing more than a view can be there."""


def test_a_bot_is_asked_nowhere_but_by_decide() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("choose", "plan")
        and node.args
    }
    assert [name for name in found if not name.startswith(tuple(ASKING))] == []
    assert all(any(name.startswith(place) for name in found) for place in ASKING)


class Noting:
    """Chooses anything, and notes what it was handed."""

    def __init__(self) -> None:
        self.handed: list[Any] = []

    def choose(self, view: Any, seat: int, legal: Any, rng: Random) -> Any:
        self.handed.append(view)
        return rng.choice(legal)


@pytest.mark.parametrize("key", sorted(boxes()))
def test_a_bot_is_handed_the_view_of_its_seat_and_no_more(key: str) -> None:
    box, rng, bot = boxes()[key], Random("honest"), Noting()
    game, luck = box.game(), SimLuck(Random("honest luck"))
    s, hidden = game.setup(min(box.seats), luck, None), 0
    for _ in range(60):
        acting = game.to_act(s)
        if not acting:
            break
        seat, known = acting[0], game.view(s, acting[0])
        action = decide(bot, game, s, seat, game.legal(s, seat), rng)
        assert all(view == known for view in bot.handed)
        hidden += bool(bot.handed) and known != game.reveal(s)
        bot.handed.clear()
        game.apply(s, seat, action, luck, None)
    assert hidden, "nothing was ever hidden: this test could not fail"
