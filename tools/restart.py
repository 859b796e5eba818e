"""How long from starting the server to the first answered move, with many tables in the journal.

python tools/restart.py [--tables 1000] [--moves 20]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx2
from load import free_port

from souvenir.server.commands.caller import Caller
from souvenir.server.commands.handlers import handle
from souvenir.server.commands.opening import open_table
from souvenir.server.guard.identity import identity_of
from souvenir.server.protocol import messages as m
from souvenir.server.rooms.hub import Hub
from souvenir.server.settings import Settings
from souvenir.table.edge import to_json
from souvenir.table.folder import JOURNAL
from souvenir.table.sqlite import SqliteJournal

TOKEN = "a-token-for-measuring"


async def fill(folder: Path, tables: int, moves: int) -> str:
    """A journal with this many tables in mid-game; the id of the last one."""
    hub = Hub(
        SqliteJournal(folder / JOURNAL),
        Settings(rate_count=10**9, tables_per_identity=10**9, tables_total=10**9),
    )
    who = identity_of(TOKEN)

    async def one(number: int) -> str:
        room = await open_table(hub, who, m.NewTable(game="vivid", seats=2, name="Ada"))
        caller = Caller(hub, room, who, "seat")
        await handle(caller, m.Sit(t="sit", name="Bea"))
        await handle(caller, m.Start(t="start"))
        rng, table = random.Random(number), room.live.table
        assert table is not None
        for move in range(moves):
            seat = table.game.to_act(table.state)[0]
            action = to_json(rng.choice(table.game.legal(table.state, seat)))
            await handle(caller, m.Play(t="play", id=str(move), action=action, seat=seat))
        return room.live.id

    ids: list[str] = []
    for first in range(0, tables, 50):
        ids += await asyncio.gather(*(one(first + n) for n in range(min(50, tables - first))))
    await hub.journal.close()
    return ids[-1]


def measure(folder: Path, table: str) -> float:
    """Seconds from starting the server to the answer to a move."""
    port = free_port()
    command = [sys.executable, "-m", "souvenir", "serve", "--port", str(port), "--data", str(folder)]
    began = time.perf_counter()
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        with httpx2.Client(base_url=f"http://127.0.0.1:{port}") as http:
            http.headers["authorization"] = f"Bearer {TOKEN}"
            while True:
                try:
                    packets = [
                        http.get(f"/api/tables/{table}/packet?seat={seat}").json()["packet"]
                        for seat in (0, 1)
                    ]
                    break
                except httpx2.TransportError:
                    time.sleep(0.02)
            mine = next(packet for packet in packets if packet["offers"])
            move = {"t": "play", "id": "first", "action": mine["offers"][0]["action"], "seat": mine["seat"]}
            answer = http.post(f"/api/tables/{table}/messages", json=move).json()
            assert answer["t"] == "done", answer
            return time.perf_counter() - began
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(f"writing {wish.tables} tables of {wish.moves} moves ...", flush=True)
        table = asyncio.run(fill(Path(folder), wish.tables, wish.moves))
        print(f"restart to first answered move: {measure(Path(folder), table):.2f} s")


if __name__ == "__main__":
    main()
