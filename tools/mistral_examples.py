"""Positions of Plus Belle la Vie for the tests of its drawing: every action, power and event there is.

`python -m tools.mistral_examples` writes web/src/games/mistral/examples.json: what a viewer was sent before a
step and what of it is other afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souvenir.games.mistral.model import Playing
from souvenir.kernel.registry import boxes
from souvenir.table.play import AnyTable
from tools.examples import SEATS, both, branch, changed, packed, steps, told, write

GAMES = ((0, 0.3), (1, 0.6), (2, 0.6), (3, 0.6))
"""Seeds, and how often somebody does anything at all: the last goes on until the limit of turns."""


def examples() -> Iterator[dict[str, Any]]:
    """One for each action, each choice of a power, and each event that nobody has shown yet."""
    game = boxes()["mistral"].game(options={}, seats=SEATS)
    met: set[str] = set()
    for seed, whim in GAMES:
        for table, seat, action in steps(game, seed, whim):
            if not met:
                yield dealt(table, met)
            news = told(table, game.copy(table.state), seat, action) | sorts(table, action)
            if news - met:
                yield from both(branch(table), seat, action, met, sorts(table, action))


def dealt(table: AnyTable, met: set[str]) -> dict[str, Any]:
    """What is told of the deal."""
    before, after = packed(table, 0, table.seq), packed(table, 0, None)
    met |= {event["says"]["key"] for event in after["events"]}
    return {"action": "deal", "seat": 0, "before": before, "after": changed(before, after)}


def sorts(table: AnyTable, action: Any) -> set[str]:
    """What sort of move this is: its action, and within a power that, too."""
    frame = table.state.frames[-1]
    power = f" for {frame.power}" if isinstance(frame, Playing) else ""
    return {f"do {action.do}{power}"}


if __name__ == "__main__":
    write("mistral", list(examples()))
