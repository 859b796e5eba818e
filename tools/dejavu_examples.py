"""Positions of Déjà Vu for the tests of its drawing, played by the real engine: each action and event once.

`python -m tools.dejavu_examples` writes web/src/games/dejavu/examples.json: what a viewer was sent before a
step and what of it is other afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souvenir.kernel.registry import boxes
from souvenir.table.play import AnyTable
from tools.examples import SEATS, both, branch, steps, told, write

GAMES = ({"map": "built"}, {"map": "random", "speed": "on"}, {"map": "random"}, {"map": "random"})
WHIM = 0.3


def examples() -> Iterator[dict[str, Any]]:
    """One for each action, and for each event that nobody has shown yet."""
    met: set[str] = set()
    for seed, options in enumerate(GAMES):
        game = boxes()["dejavu"].game(options=options, seats=SEATS)
        for table, seat, action in steps(game, seed, WHIM):
            for flowers in (None, 0):
                yield from _shown(table, seat, action, flowers, met)


def _shown(
    table: AnyTable, seat: int, action: Any, flowers: int | None, met: set[str]
) -> Iterator[dict[str, Any]]:
    """The move with as many flowers left as there are, or with so many."""
    trial = table.game.copy(table.state)
    if flowers is not None:
        trial.flowers = flowers
        if action not in table.game.legal(trial, seat):
            return
    sorts = {f"do {action.do}"}
    news = (told(table, trial, seat, action) | sorts) - met
    if not news or (flowers is not None and "dejavu-event-no-flower" not in news):
        return
    twin = branch(table)
    if flowers is not None:
        twin.state.flowers = flowers
    yield from both(twin, seat, action, met, sorts)


if __name__ == "__main__":
    write("dejavu", list(examples()))
