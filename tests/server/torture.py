"""Kill the server again and again while people play, and see that no acknowledged move is lost.

    python -m tests.server.torture [--seconds 600]

Clients send moves, resend what was not answered with the same id, and reconnect. The server is
killed with signal 9 at random instants of play, sometimes again while it starts, and started again.
When the games are over: every acknowledged move is in the log, none is there twice, and each log
replays to the state its clients last saw. Then new games begin, until the time is spent.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import signal
import tempfile
import threading
import time
import uuid
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, WebSocketException

from souvenir.table.live import LiveTable
from souvenir.table.packet import packet
from souvenir.table.rows import Played, decode
from souvenir.table.sqlite import SqliteJournal
from tests.server.harness import PATIENCE, Line, Person, free_port, spawn, start

AT_ONCE = 0.25
"""How often it is killed again while it is still starting."""
BROKEN = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)


@dataclass(slots=True)
class Counts:
    """What happened."""

    kills: int = 0
    acknowledged: int = 0
    resent: int = 0
    reconnected: int = 0
    tables: int = 0


@dataclass(slots=True)
class Client:
    """One seat of one table, played by a thread."""

    person: Person
    table: str
    seat: int
    acknowledged: set[str] = field(default_factory=set)
    unanswered: dict[str, Any] | None = None
    """A move that was sent and not answered: it is sent again after reconnecting, with the same id."""
    last_packet: Any = None


class Torture:
    """A server that is killed, and the clients that survive it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.rng, self.counts = folder, random.Random(seed), Counts()
        self.port = free_port()
        self.base = f"127.0.0.1:{self.port}"
        self.ending = threading.Event()
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.server = spawn(folder, self.port)

    def kill(self) -> None:
        self.server.send_signal(signal.SIGKILL)
        self.server.wait()
        self.counts.kills += 1
        self.server = spawn(self.folder, self.port)

    def run(self, until: float, kills: float, tables: int = 3) -> None:
        clients = [client for _ in range(tables) for client in self._gather()]
        self.threads = [threading.Thread(target=self._play, args=(client,)) for client in clients]
        for thread in self.threads:
            thread.start()
        while self._in_play() and time.monotonic() < until and self.counts.kills < kills:
            time.sleep(self.rng.uniform(0.1, 1.0))
            self.kill()
            if self.rng.random() < AT_ONCE:
                time.sleep(self.rng.uniform(0.0, 0.5))
                self.kill()
        self.ending.set()
        for thread in self.threads:
            thread.join(60)
            assert not thread.is_alive(), "a client hangs"
        self.server.terminate()
        self.server.wait()
        for client in clients:
            client.person.close()
        self._check(clients)

    def _in_play(self) -> bool:
        """Wait for the next move, however slow the machine; False when all games are over."""
        before, until = self.counts.acknowledged, time.monotonic() + PATIENCE
        while self.counts.acknowledged == before:
            if not any(thread.is_alive() for thread in self.threads):
                return False
            assert time.monotonic() < until, "nobody can play"
            time.sleep(0.02)
        return True

    def _gather(self) -> list[Client]:
        people = [Person(self.base), Person(self.base)]
        table = start(people, "vivid")
        self.counts.tables += 1
        return [Client(person, table, seat) for seat, person in enumerate(people)]

    def _play(self, client: Client) -> None:
        rng = random.Random(f"{client.table}{client.seat}")
        while not self.ending.is_set():
            try:
                line = client.person.socket(client.table)
            except BROKEN:
                time.sleep(0.1)
                continue
            with self.lock:
                self.counts.reconnected += 1
            try:
                line.hello()
                while not self.ending.is_set() and line.packet["ranks"] is None:
                    self._one_move(client, line, rng)
                if line.packet["ranks"] is not None and client.unanswered is None:
                    return
            except BROKEN:
                pass
            finally:
                client.last_packet = line.packet or client.last_packet
                line.close()

    def _one_move(self, client: Client, line: Line, rng: random.Random) -> None:
        """Send a move, the unanswered one first, and wait for its answer."""
        if client.unanswered is not None:
            with self.lock:
                self.counts.resent += 1
        elif line.packet["offers"]:
            action = rng.choice(line.packet["offers"])["action"]
            client.unanswered = {"id": uuid.uuid4().hex, "action": action}
        else:
            with contextlib.suppress(TimeoutError):
                line.take(0.2)
            return
        answer = line.ask(t="play", **client.unanswered)
        if answer["t"] == "done":
            client.acknowledged.add(client.unanswered["id"])
            with self.lock:
                self.counts.acknowledged += 1
            line.catch_up(answer["seq"])
        client.unanswered = None

    def _check(self, clients: list[Client]) -> None:
        async def rows(table: str) -> list[bytes]:
            journal = SqliteJournal(self.folder / "souvenir.sqlite")
            found = await journal.read(table)
            await journal.close()
            return found

        for client in clients:
            stored = [decode(body) for body in asyncio.run(rows(client.table))]
            ids = [row.id for row in stored if isinstance(row, Played) and row.seat == client.seat]
            assert len(ids) == len(set(ids)), "a move was played twice"
            assert client.acknowledged <= set(ids), "an acknowledged move is lost"
            if client.last_packet is not None:
                live = LiveTable.load(client.table, stored[: client.last_packet["seq"]])
                assert live.table is not None
                again = packet(live.table, client.seat)
                assert len(again.view.sheet) == len(client.last_packet["view"]["sheet"])
                assert list(again.to_act) == client.last_packet["to_act"]
                assert again.view.bag == client.last_packet["view"]["bag"]


def torture(seconds: float, kills: float = math.inf, seed: int = 1) -> Counts:
    """Run it in folders of its own until one of these is reached; AssertionError if anything is lost."""
    total = Counts()
    until = time.monotonic() + seconds
    while time.monotonic() < until and total.kills < kills:
        with tempfile.TemporaryDirectory() as folder:
            made = Torture(Path(folder), seed)
            made.run(until, kills - total.kills)
        seed += 1
        for name in Counts.__slots__:
            setattr(total, name, getattr(total, name) + getattr(made.counts, name))
    return total


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kill the server while people play.")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    print(torture(wish.seconds, seed=wish.seed))
