"""How long the collector stops a server with many tables: `python -m tools.pauses vivid,dejavu,mistral`.

As many tables of four are held in memory, watched by all who play, and played on in turn under the
server's own policy (souvenir.server.collector). Printed are the longest pause and how many there were.
"""

from __future__ import annotations

import argparse
import gc
import json
import time
from random import Random

from souvenir.server.collector import EVERY, Collector
from souvenir.server.rooms.broadcast import Broadcast
from souvenir.table.edge import to_json
from souvenir.table.live import LiveTable
from souvenir.table.rows import Played
from tools.memory import SEATS, table

ASIDE = 4
"""How often what has lived for a while is set aside meanwhile."""
LOOK = 100
"""Moves between two looks: with a thousand moves a second it looks ten times a second, as the server does."""


def play_on(live: LiveTable, broadcast: Broadcast, rng: Random) -> None:
    """One move, shown to everybody."""
    played = live.table
    if played is None or played.over:
        return
    seat = played.game.to_act(played.state)[0]
    action = rng.choice(played.game.legal(played.state, seat))
    live.fold(Played(seat, to_json(action), played.prepare(seat, action).luck))
    for viewer in range(SEATS):
        broadcast.packet(viewer, None, told=live.seq - 1, shown=live.seq - 1, outline=False)


def pauses(game: str, tables: int, moves: int) -> list[float]:
    """Milliseconds that each look of the collector took while people played."""
    clock, began, found = [0.0], [0.0], list[float]()

    def note(phase: str, info: dict[str, int]) -> None:
        del info
        if phase == "start":
            began[0] = time.perf_counter()
        else:
            found.append(1000 * (time.perf_counter() - began[0]))

    gc.set_threshold(10_000, 20, 100)
    held = [table(game, number, 5, watched=True) for number in range(tables)]
    collector, rng = Collector(lambda: True, lambda: clock[0]), Random(game)
    gc.callbacks.append(note)
    for move in range(moves):
        play_on(*held[move % tables], rng)
        clock[0] = (ASIDE * move / moves) * (EVERY + 1)
        if move % LOOK == 0:
            collector.look()
    gc.callbacks.remove(note)
    gc.unfreeze()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("games", help="one game, or several by comma")
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--moves", type=int, default=20_000)
    asked.add_argument("--json", action="store_true")
    wish = asked.parse_args()
    told = {}
    for game in wish.games.split(","):
        found = pauses(game, wish.tables, wish.moves)
        told[game] = {"longest_ms": round(max(found, default=0.0), 1), "pauses": len(found)}
        if not wish.json:
            print(f"{game}: longest {told[game]['longest_ms']} ms of {len(found)} at {wish.tables} tables")
    if wish.json:
        print(json.dumps(told))


if __name__ == "__main__":
    main()
