"""A packet asks the game as its viewer, and tells of events what this viewer may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souvenir.kernel.game import AnyGame
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Event, Who, say
from souvenir.table.packet import packet, seen
from souvenir.table.play import AnyTable, Table

KEY = b"k" * 32


class Overheard:
    """A game that notes as whom it is asked what a viewer may know."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.asked = game, list[tuple[str, Any]]()

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self.game, name)
        if name not in ("view", "score", "forecast", "rivals"):
            return answer

        def noted(*arguments: Any) -> Any:
            self.asked.append((name, arguments[-1]))
            return answer(*arguments)

        return noted


@pytest.mark.parametrize("key", sorted(boxes()))
def test_the_game_is_asked_as_the_viewer_and_as_nobody_else(key: str) -> None:
    seats, rng = max(boxes()[key].seats), Random(3)
    game = Overheard(boxes()[key].game(seats=seats))
    table: AnyTable = Table(game, seats, KEY)
    for _ in range(20):
        seat = rng.choice(table.game.to_act(table.state))
        table.play(seat, rng.choice(table.game.legal(table.state, seat)))
    for viewer in (*range(seats), None):
        game.asked.clear()
        packet(table, viewer)
        assert {name for name, _ in game.asked} == {"view", "score", "forecast", "rivals"}
        assert {whom for _, whom in game.asked} == {viewer}


def test_each_is_told_what_is_for_them() -> None:
    public = Event(say("somebody-drew", who=Who(1)), touches=("hand:1:back",))
    secret = Event(say("you-drew"), touches=("hand:1:ace",), audience=frozenset([1]), public=public)
    whisper = Event(say("psst"), audience=frozenset([0]))
    told = {
        viewer: [(one.says.key, one.touches, one.private) for one in seen([secret, whisper], viewer)]
        for viewer in (0, 1, None)
    }
    assert told == {
        0: [("somebody-drew", ("hand:1:back",), False), ("psst", (), True)],
        1: [("you-drew", ("hand:1:ace",), True)],
        None: [("somebody-drew", ("hand:1:back",), False)],
    }
