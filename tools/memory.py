"""How much a live table holds: `python tools/memory.py vivid,dejavu,mistral [--moves 400] [--watched]`.

Tables of four are played at random. What all tables of a game share, and what is kept to be made less
often, is let go before it is measured: so the figure is what one table more takes.
"""

from __future__ import annotations

import argparse
import functools
import gc
import json
import tracemalloc
from random import Random

from souvenir.kernel.registry import boxes
from souvenir.server.rooms.broadcast import Broadcast
from souvenir.table.edge import to_json
from souvenir.table.live import LiveTable, ready
from souvenir.table.rows import Opened, Played, Row, Sat, Started

SEATS, TABLES = 4, 3


def table(game: str, number: int, moves: int, *, watched: bool) -> tuple[LiveTable, Broadcast]:
    """A table after so many moves or at its end, as it is in memory; watched by all who play."""
    digest, keys = boxes()[game].edition("base").digest, ("ABCDE", "join", "watch", "stage")
    opened = Opened(game, "base", digest, {}, SEATS, "host", *keys, f"{number:064x}", 0.0)
    people: list[Row] = [Sat(seat, f"player {seat}", f"identity {seat}") for seat in range(SEATS)]
    live, rng = LiveTable.load(f"table {number}", [opened, *people]), Random(number)
    live.fold(Started(live.deal().dealt))
    broadcast = Broadcast(live)
    for move in range(moves):
        played = live.table
        if played is None or played.over:
            break
        seat = played.game.to_act(played.state)[0]
        action = rng.choice(played.game.legal(played.state, seat))
        made = played.prepare(seat, action)
        live.fold(Played(seat, to_json(action), made.luck, f"{number}-{move}"))
        for viewer in range(SEATS if watched else 0):
            shown = live.seq - 1 if move else None
            broadcast.packet(viewer, None, told=live.seq - 1, shown=shown, outline=False)
    return live, broadcast


def let_go() -> None:
    """Forget what is only kept to be made less often; games themselves stay."""
    kept = [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]
    for one in kept:
        if one.__wrapped__.__module__.startswith("souvenir") and one not in (ready, boxes):
            one.cache_clear()
    gc.collect()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("games", help="one game, or several by comma")
    asked.add_argument("--moves", type=int, default=400)
    asked.add_argument("--watched", action="store_true", help="four clients are connected, sockets aside")
    asked.add_argument("--json", action="store_true")
    wish = asked.parse_args()
    found = {}
    for game in wish.games.split(","):
        table(game, 0, wish.moves, watched=wish.watched)
        tracemalloc.start(1)
        made = [table(game, number, wish.moves, watched=wish.watched) for number in range(1, TABLES + 1)]
        let_go()
        before = tracemalloc.get_traced_memory()[0]
        made.clear()
        gc.collect()
        found[game] = round((before - tracemalloc.get_traced_memory()[0]) / TABLES / 1024)
        tracemalloc.stop()
        if not wish.json:
            print(f"{game}: {found[game]} KiB a table after {wish.moves} moves")
    if wish.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
