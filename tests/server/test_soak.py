"""Tables of bots and clients, again and again: memory and file handles stay flat."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

from tests.server.harness import PATIENCE, PLAIN, free_port, spawn, wait_for
from tests.soak import times

TABLES = times(30, 60)
MOVES = 12
WAVES = 4


def resident_mib(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def handles(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


async def one_table(base: str, http: httpx2.AsyncClient, number: int) -> int:
    """A person against a bot for a few moves; how many were played."""
    token = (await http.post("/api/identity")).json()["token"]
    head = {"authorization": f"Bearer {token}"}
    wish = {"game": "vivid", "seats": 2, "name": "Ada", "bots": ["random"], "pace": 0}
    table = (await http.post("/api/tables", headers=head, json=wish)).json()["table"]
    (await http.post(f"/api/tables/{table}/messages", headers=head, json={"t": "start"})).raise_for_status()
    rng, made = random.Random(number), 0
    async with connect(
        f"ws://{base}/api/tables/{table}/socket", additional_headers=head, max_size=None
    ) as socket:
        await socket.send('{"t":"hello"}')
        packet: dict[str, Any] = {"offers": [], "seq": 0, "ranks": None}
        need, waiting = 0, False
        while made < MOVES and packet["ranks"] is None:
            if packet["offers"] and packet["seq"] >= need and not waiting:
                waiting = True
                action = rng.choice(packet["offers"])["action"]
                move = {"t": "play", "id": f"{number}-{rng.random()}", "action": action}
                await socket.send(json.dumps(move))
            said = json.loads(await asyncio.wait_for(socket.recv(), 60))
            if said["t"] == "packet":
                packet = said["packet"] or packet
            elif waiting:
                need, waiting = max(need, said.get("seq", 0)), False
                made += said["t"] == "done"
    return made


async def wave(base: str, first: int) -> int:
    async with httpx2.AsyncClient(base_url=f"http://{base}", timeout=60) as http:
        hello = [one_table(base, http, first + number) for number in range(TABLES)]
        played = await asyncio.gather(*hello)
    return sum(played)


def test_memory_and_handles_stay_flat(tmp_path: Path) -> None:
    port = free_port()
    limits: dict[str, Any] = {"idle_seconds": 0.5, "tables_total": 100_000, "tables_per_identity": 1000}
    server = spawn(tmp_path, port, **limits)
    metrics = f"http://127.0.0.1:{port}/metrics"
    try:
        memory, open_files, played = [], [], 0
        for number in range(WAVES):
            played += asyncio.run(wave(f"127.0.0.1:{port}", number * TABLES))
            wait_for(
                lambda: (
                    "\nsouvenir_tables_in_memory 0.0\n"
                    in httpx2.get(metrics, verify=PLAIN, timeout=PATIENCE).text
                )
            )
            memory.append(resident_mib(server.pid))
            open_files.append(handles(server.pid))
        assert played >= WAVES * TABLES * 5
        assert memory[-1] < memory[1] * 1.15 + 10, memory
        assert open_files[-1] <= open_files[1] + 8, open_files
    finally:
        server.terminate()
        assert server.wait(30) is not None
