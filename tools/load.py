"""Load generator: tables of four clients each against a real server, on loopback, bounded.

    python tools/load.py [--game vivid] [--tables 50] [--seconds 20] [--page] [--idle 0] [--postgres]
                         [--nodes 2 [--direct]] [--peer FOLDER] [--json]

Two runs a game: every move as soon as the last is confirmed, and paced at 200 moves a second over all
tables. A move's time is from sending it to the last of the table's clients holding its packet.
The server runs in a process of its own on one core, its journal on disk; with --postgres in a private
PostgreSQL that shares the other cores with the clients; with --nodes so many servers share it behind HAProxy,
or, --direct, without a proxy, the clients of a table at each of them by turns: half are then passed on.
Beside the processor time of a move stands what one action takes in `souvenir bench` in the same run:
machines differ, the ratio less so.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvloop
import websockets

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a file, this finds its own folder alone
from tools.cluster import running
from tools.postgres import private_postgres
from tools.processes import memory_mib, spent_by

CLIENTS = 4


class _Shown(msgspec.Struct):
    action: msgspec.Raw


class _Packet(msgspec.Struct):
    offers: list[_Shown]
    ranks: list[int] | None


class _Said(msgspec.Struct):
    t: str
    seq: int = 0
    packet: _Packet | None = None
    code: str = ""


_decode = msgspec.json.Decoder(_Said).decode


class Client:
    """One player's connection: the newest packet it holds."""

    def __init__(self, table: Table, socket: Any) -> None:
        self.table, self.socket = table, socket
        self.seq, self.packet = 0, None

    async def listen(self) -> None:
        async for text in self.socket:
            said = _decode(text)
            if said.t == "packet":
                self.seq, self.packet = said.seq, said.packet
            elif said.t == "done" and self.table.sender is self:
                self.table.confirmed = said.seq
            elif said.t == "error":
                raise SystemExit(f"load: refused: {text}")
            self.table.look()


class Table:
    """Four clients and one move in flight."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.clients: list[Client] = []
        self.listeners: list[asyncio.Future[None]] = []
        self.sender: Client | None = None
        self.confirmed: int | None = None
        self.sent_at = 0.0
        self.free = asyncio.Event()

    def look(self) -> None:
        """Has the move in flight reached everyone?"""
        if self.confirmed is not None and all(client.seq >= self.confirmed for client in self.clients):
            self.run.times.append(time.perf_counter() - self.sent_at)
            self.confirmed = None
            self.free.set()
        elif self.sender is None:
            self.free.set()

    @property
    def over(self) -> bool:
        return any(client.packet and client.packet.ranks is not None for client in self.clients)

    async def play(self, until: float) -> None:
        number = 0
        while time.perf_counter() < until and not self.over:
            await self.free.wait()
            asked = [client for client in self.clients if client.packet and client.packet.offers]
            if not asked:
                if self.over:
                    return
                self.free.clear()
                await asyncio.wait_for(self.free.wait(), 10)
                continue
            await self.run.turn()
            client = random.choice(asked)
            action = random.choice(client.packet.offers).action
            number += 1
            self.free.clear()
            self.sender, self.confirmed, self.sent_at = client, None, time.perf_counter()
            await client.socket.send(
                b'{"t":"play","id":"%d","action":%s}' % (number, bytes(action)), text=True
            )
            await asyncio.wait_for(self.free.wait(), 30)

    async def leave(self) -> None:
        for client, listener in zip(self.clients, self.listeners, strict=True):
            listener.cancel()
            await client.socket.close()


class Run:
    """One measurement."""

    def __init__(self, base: str, wish: argparse.Namespace, pace: float | None, game: str) -> None:
        self.base, self.tables, self.seconds, self.pace, self.game = (
            base,
            wish.tables,
            wish.seconds,
            pace,
            game,
        )
        self.bases = base.split(",")
        self.hello = b'{"t":"hello","outline":true}' if wish.page else b'{"t":"hello"}'
        self.times: list[float] = []
        self.begin: Callable[[], None] = lambda: None
        """Called when everybody sits."""
        self.opened = 0
        self._next = 0.0

    async def turn(self) -> None:
        """Wait for this move's moment, where moves are paced."""
        if self.pace:
            now = time.perf_counter()
            self._next = max(self._next + 1 / self.pace, now)
            await asyncio.sleep(self._next - now)

    async def go(self) -> dict[str, float]:
        async with httpx2.AsyncClient(base_url=f"http://{self.bases[0]}", timeout=30) as http:
            tokens = [
                [(await http.post("/api/identity")).json()["token"] for _ in range(CLIENTS)]
                for _ in range(self.tables)
            ]
            # Everybody sits at the table before the clock runs: what is measured is play, not arriving.
            seated = [await self._sit(own, await self._open(http, own)) for own in tokens]
            self.begin()
            began = time.perf_counter()
            until = began + self.seconds
            await asyncio.gather(
                *(
                    self._keep_playing(http, own, table, until)
                    for own, table in zip(tokens, seated, strict=True)
                )
            )
            spent = time.perf_counter() - began
        ordered = sorted(self.times)
        return {
            "opened": self.opened,
            "moves": len(ordered),
            "moves_per_second": len(ordered) / spent,
            "p50_ms": ordered[len(ordered) // 2] * 1000,
            "p99_ms": ordered[int(len(ordered) * 0.99)] * 1000,
        }

    async def _open(self, http: httpx2.AsyncClient, tokens: list[str]) -> str:
        heads = [{"authorization": f"Bearer {token}"} for token in tokens]
        wish = {"game": self.game, "seats": CLIENTS, "name": "Ada"}
        made = (await http.post("/api/tables", headers=heads[0], json=wish)).json()["table"]
        lobby = (await http.get(f"/api/tables/{made}/packet", headers=heads[0])).json()["lobby"]
        where = f"/api/tables/{made}/messages?key={lobby['join']}"
        for head in heads[1:]:
            await http.post(where, headers=head, json={"t": "sit", "name": "Bea"})
        (await http.post(where, headers=heads[0], json={"t": "start"})).raise_for_status()
        self.opened += 1
        return str(made)

    async def _keep_playing(
        self, http: httpx2.AsyncClient, tokens: list[str], table: Table, until: float
    ) -> None:
        while True:
            await table.play(until)
            await table.leave()
            if time.perf_counter() >= until:
                return
            table = await self._sit(tokens, await self._open(http, tokens))

    async def _sit(self, tokens: list[str], made: str) -> Table:
        """The table with its clients connected, each holding its first packet."""
        table = Table(self)
        for number, token in enumerate(tokens):
            head = {"authorization": f"Bearer {token}"}
            url = f"ws://{self.bases[(self.opened + number) % len(self.bases)]}/api/tables/{made}/socket"
            joined = await websockets.connect(url, additional_headers=head, compression=None, max_size=None)
            client = Client(table, joined)
            table.clients.append(client)
            await joined.send(self.hello, text=True)
            table.listeners.append(asyncio.ensure_future(client.listen()))
            while number == 0 and client.packet is None:  # the table goes to where the first one comes in
                await asyncio.wait_for(table.free.wait(), 30)
                table.free.clear()
        while not all(client.packet for client in table.clients):
            await asyncio.wait_for(table.free.wait(), 30)
            table.free.clear()
        table.free.set()
        return table


LIMITS = ("RATE_COUNT", "ARRIVALS_PER_HOUR", "TABLES_PER_HOUR", "CONNECTIONS_PER_ADDRESS")


WIDE = {
    **{f"SOUVENIR_{limit}": "1000000" for limit in LIMITS},
    "SOUVENIR_TABLES_PER_IDENTITY": "100000",
    "SOUVENIR_TABLES_TOTAL": "1000000",
}


def start_server(folder: Path, port: int, database: str | None) -> subprocess.Popen[bytes]:
    """The real server, on the first core, with its limits out of the way of one machine of clients."""
    environment = os.environ | WIDE
    command = [sys.executable, "-m", "souvenir", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--database", database] if database else []
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(server.pid, {0})
        others = os.sched_getaffinity(0) - {0}
        if others:
            os.sched_setaffinity(0, others)
    for _ in range(200):
        try:
            httpx2.get(f"http://127.0.0.1:{port}/health")
            return server
        except httpx2.TransportError:
            time.sleep(0.1)
    raise SystemExit("load: the server does not answer")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def open_idle(base: str, count: int) -> None:
    """Tables that were opened and begun against a bot, and left."""
    async with httpx2.AsyncClient(base_url=f"http://{base}", timeout=30) as http:
        token = (await http.post("/api/identity")).json()["token"]
        http.headers["authorization"] = f"Bearer {token}"
        wish = {"game": "vivid", "seats": 2, "name": "Ada", "bots": ["random"], "pace": 0.0}
        for _ in range(count):
            made = (await http.post("/api/tables", json=wish)).raise_for_status().json()["table"]
            (await http.post(f"/api/tables/{made}/messages", json={"t": "start"})).raise_for_status()


def action_seconds(game: str) -> float:
    """Processor time of one action of the rules alone."""
    command = [sys.executable, "-m", "souvenir", "bench", game, "--seconds", "2", "--json"]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    return float(1 / json.loads(done.stdout)["actions_per_second"])


def measure(wish: argparse.Namespace, game: str) -> dict[str, Any]:
    """Both runs of one game against a server of its own."""
    action_ms = action_seconds(game) * 1000
    found: dict[str, Any] = {"game": game, "tables": wish.tables, "clients_each": CLIENTS}
    with served(wish) as (servers, base, parts):
        server = servers[0]
        before = memory_mib(server.pid)
        for name, pace in (("flat_out", None), ("paced", wish.pace)):
            say(wish, f"{game}, {name}: {wish.tables} tables for {wish.seconds:.0f} s ...")
            run = Run(base, wish, pace, game)
            before_play: dict[int, float] = {}
            run.begin = lambda before=before_play: before.update(spent_by(servers, parts))
            found[name] = uvloop.run(run.go())
            moves = found[name]["moves"] / 1000
            now = spent_by(servers, parts)
            costs = {pid: (now[pid] - was) / moves for pid, was in before_play.items()}
            each = [costs[one.pid] for one in servers]
            spent = sum(each)
            found[name] |= {"server_cpu_ms_per_move": spent, "in_actions_of_bench": spent / action_ms}
            if len(each) > 1:
                found[name]["busiest_server_cpu_ms_per_move"] = max(each)
            for part, pid in parts.items():
                found[name][f"{part}_cpu_ms_per_move"] = costs[pid]
            say(wish, "  " + ", ".join(f"{key} {value:,.2f}" for key, value in found[name].items()))
        opened = found["flat_out"]["opened"] + found["paced"]["opened"]
        found["memory_mib_before"], found["memory_mib"] = before, memory_mib(server.pid)
        found["memory_kib_a_table"] = (found["memory_mib"] - before) * 1024 / opened
        say(wish, f"  server memory {before:.0f} MiB before, {found['memory_mib']:.0f} MiB after")
    return found


def measure_peer(wish: argparse.Namespace) -> dict[str, Any]:
    """boardgame.io with as many clients: in memory, whole states, next to no rules (`tools/peer.mjs`)."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    say(wish, f"boardgame.io, flat_out: {wish.tables} tables for {wish.seconds:.0f} s ...")
    node, script = Path(sys.executable).with_name("node"), Path(__file__).with_name("peer.mjs")
    command = [str(node), str(script), str(wish.peer), str(wish.tables), str(wish.seconds)]
    found = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    say(wish, "  " + ", ".join(f"{key} {value:,.2f}" for key, value in found.items()))
    return {"game": "boardgame.io", "tables": wish.tables, "clients_each": CLIENTS, "flat_out": found}


def measure_idle(wish: argparse.Namespace) -> dict[str, Any]:
    """The memory of a server with many tables that nobody is at."""
    with served(wish) as ((server, *_), base, _):
        before = memory_mib(server.pid)
        say(wish, f"{wish.idle} tables opened and left ...")
        uvloop.run(open_idle(base, wish.idle))
        after = memory_mib(server.pid)
        say(wish, f"  server memory {before:.0f} MiB before, {after:.0f} MiB after")
    return {"idle_tables": wish.idle, "memory_mib_before": before, "memory_mib": after}


@contextlib.contextmanager
def served(wish: argparse.Namespace) -> Iterator[tuple[list[subprocess.Popen[bytes]], str, dict[str, int]]]:
    """The servers, where people come in (by comma), and what else takes processor time."""
    if wish.nodes > 1:
        with running(wish.nodes, environment=WIDE) as cluster:
            parts = {"database": cluster.postgres.pid}
            if wish.direct or cluster.proxy is None:
                yield cluster.nodes, ",".join(cluster.addresses), parts
            else:
                yield cluster.nodes, cluster.base, parts | {"proxy": cluster.proxy.pid}
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        private_postgres() if wish.postgres else contextlib.nullcontext() as private,
    ):
        port = free_port()
        server = start_server(Path(folder), port, private.new_database() if private else None)
        if private:
            private.keep_to(os.sched_getaffinity(0))
        try:
            yield [server], f"127.0.0.1:{port}", {"database": private.pid} if private else {}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(15)


def say(wish: argparse.Namespace, line: str) -> None:
    if not wish.json:
        print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="vivid", help="one game, or several by comma")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=200)
    parser.add_argument(
        "--page", action="store_true", help="ask for the view in words, too, as the page does"
    )
    parser.add_argument("--idle", type=int, default=0, help="also the memory of so many tables left alone")
    parser.add_argument("--postgres", action="store_true", help="keep the tables in a private PostgreSQL")
    parser.add_argument("--nodes", type=int, default=1, help="so many servers on a private PostgreSQL")
    parser.add_argument("--direct", action="store_true", help="without a proxy: most clients are passed on")
    parser.add_argument(
        "--peer", type=Path, help="a folder with boardgame.io installed (npm install boardgame.io): it, too"
    )
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    found = [measure(wish, game) for game in wish.game.split(",") if game]
    if wish.peer:
        found.append(measure_peer(wish))
    if wish.idle:
        found.append(measure_idle(wish))
    if wish.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
