"""Kill the server again and again while people play, and see that no acknowledged move is lost.

    python -m tests.server.torture [--seconds 600] [--kills 200] [--think 0.2]
                                   [--postgres] [--nodes 2] [--restarts 20]

Clients send moves, resend what was not answered with the same id, and reconnect. The server is
killed with signal 9 at random instants of play, sometimes again while it starts, and started again. With
--postgres the tables are in a private database, which ends as if the power failed, too, now and then;
with --nodes several servers share it, clients come in at any of them, and a random one is killed, or stands
still for longer than its lease.
When the games are over: every acknowledged move is in the log, none is there twice, and each log
replays to what its clients last saw. Then the sums so far are printed, and new games begin, until the time
is spent, or, with --kills and --restarts (of the database), until there were that many.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import random
import signal
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException

from souvenir.table.leases import LEASE
from souvenir.table.live import LiveTable
from souvenir.table.packet import packet
from souvenir.table.postgres import PATIENCE as PATIENCE_OF_MOVES
from souvenir.table.rows import Played, decode
from souvenir.table.stores import address_of, open_journal
from tests.server.harness import PATIENCE, Line, Person, free_port, spawn, start, to_close
from tools.postgres import Postgres, private_postgres

AT_ONCE = 0.25
"""How often it is killed again while it is still starting."""
STANDS_STILL = 0.25
"""How often one of several stands still instead, or is missed for a while."""
BROKEN = (ConnectionClosed, WebSocketException, OSError, TimeoutError, EOFError)


@dataclass(slots=True)
class Counts:
    """What happened."""

    kills: int = 0
    pauses: int = 0
    """A server stood still."""
    failures: int = 0
    """Of the database."""
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
    last: Any = None
    """What was last before them, and the row it was of."""


class Torture:
    """A server that is killed, and the clients that survive it."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        postgres: Postgres | None = None,
        away: Sequence[float] = (),
        nodes: int = 1,
        think: float = 0.0,
    ) -> None:
        self.away, self.think = away, think
        self.postgres, self.database = postgres, postgres.new_database(settled=True) if postgres else None
        self.folder, self.rng, self.counts = folder, random.Random(seed), Counts()
        self.ports = [free_port() for _ in range(nodes)]
        self.bases = [f"127.0.0.1:{port}" for port in self.ports]
        self.ending = threading.Event()
        self.lock = threading.Lock()
        self.threads: list[threading.Thread] = []
        self.servers = [spawn(folder, port, self.database) for port in self.ports]

    def kill(self) -> None:
        number = self.rng.randrange(len(self.servers))
        server = self.servers[number]
        if len(self.servers) > 1 and self.rng.random() < STANDS_STILL:
            server.send_signal(signal.SIGSTOP)
            time.sleep(LEASE + self.rng.uniform(0.0, 1.0))
            server.send_signal(signal.SIGCONT)
            self.counts.pauses += 1
            return
        server.send_signal(signal.SIGKILL)
        server.wait()
        self.counts.kills += 1
        if len(self.servers) > 1 and self.rng.random() < STANDS_STILL:
            self._in_play()  # another one takes over before it is back
        self.servers[number] = spawn(self.folder, self.ports[number], self.database)

    def cut_power(self, postgres: Postgres) -> None:
        """Of the database, for a while."""
        postgres.stop(signal.SIGQUIT)
        self.counts.failures += 1
        time.sleep(self.rng.choice(self.away))
        postgres.start()

    def run(self, until: float, kills: float, restarts: float, tables: int = 3) -> None:
        clients = [client for _ in range(tables) for client in self._gather()]
        self.threads = [threading.Thread(target=self._play, args=(client,)) for client in clients]
        for thread in self.threads:
            thread.start()
        try:
            self._torment(until, kills, restarts)
        finally:
            self.ending.set()
            for thread in self.threads:
                thread.join(60)
            for server in self.servers:
                server.terminate()
                server.wait()
        assert not any(thread.is_alive() for thread in self.threads), "a client hangs"
        for client in clients:
            client.person.close()
        self._check(clients)

    def _torment(self, until: float, kills: float, restarts: float) -> None:
        """Kill while they play, until the time is spent, all games are over, or it was often enough."""
        counts = self.counts
        while (counts.kills < kills or counts.failures < restarts) and time.monotonic() < until:
            if not self._in_play():
                break
            time.sleep(self.rng.uniform(0.1, 1.0))
            self.kill()
            if self.postgres and self._in_play() and self.rng.random() < 1 / len(self.servers) ** 2:
                self.cut_power(self.postgres)
            elif self.rng.random() < AT_ONCE:
                time.sleep(self.rng.uniform(0.0, 0.5))
                self.kill()

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
        people = [Person(self.rng.choice(self.bases)) for _ in range(2)]
        table = start(people, "vivid")
        self.counts.tables += 1
        return [Client(person, table, seat) for seat, person in enumerate(people)]

    def _play(self, client: Client) -> None:
        rng = random.Random(f"{client.table}{client.seat}")
        while not self.ending.is_set():
            try:
                line = client.person.come_by(rng.choice(self.bases)).socket(client.table)
            except BROKEN:
                time.sleep(0.1)
                continue
            with self.lock:
                self.counts.reconnected += 1
            try:
                line.hello()
                # The last move of a game may be on disk and its answer lost: it is sent again, too.
                while line.packet["ranks"] is None or client.unanswered is not None:
                    if self.ending.is_set():
                        return
                    self._one_move(client, line, rng)
                return
            except BROKEN:
                pass
            finally:
                client.last = line.parcel or client.last
                line.close()
                to_close.remove(line)  # with all that was ever said over it

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
        time.sleep(rng.uniform(0.0, 2 * self.think))
        answer = line.ask(t="play", **client.unanswered)
        if answer["t"] == "done":
            client.acknowledged.add(client.unanswered["id"])
            with self.lock:
                self.counts.acknowledged += 1
            line.catch_up(answer["seq"])
        client.unanswered = None

    def _check(self, clients: list[Client]) -> None:
        async def rows(table: str) -> list[bytes]:
            journal = open_journal(address_of(self.folder, self.database))
            found = await journal.read(table)
            await journal.close()
            return found

        for client in clients:
            stored = [decode(body) for body in asyncio.run(rows(client.table))]
            ids = [row.id for row in stored if isinstance(row, Played) and row.seat == client.seat]
            assert len(ids) == len(set(ids)), "a move was played twice"
            assert client.acknowledged <= set(ids), "an acknowledged move is lost"
            if client.last is not None:
                live = LiveTable.load(client.table, stored[: client.last["seq"]])
                assert live.table is not None
                again = json.loads(msgspec.json.encode(packet(live.table, client.seat)))
                for part in ("seat", "view", "offers", "to_act", "undo", "sheet", "ranks"):
                    assert again[part] == client.last["packet"][part], f"a seat saw another {part}"


def torture(
    seconds: float,
    kills: float = math.inf,
    seed: int = 1,
    postgres: Postgres | None = None,
    away: Sequence[float] = (0.0, 0.5, PATIENCE_OF_MOVES + 1),
    nodes: int = 1,
    restarts: float = 0,
    think: float = 0.0,
    tell: Callable[[Counts], None] = lambda counts: None,
) -> Counts:
    """Run it in folders of its own until the time is spent, or there were so many kills and restarts.

    AssertionError if anything is lost; `tell` is told the sums of what has been checked.
    """
    total = Counts()
    until = time.monotonic() + seconds
    while time.monotonic() < until and (total.kills < kills or total.failures < restarts):
        with tempfile.TemporaryDirectory() as folder:
            made = Torture(Path(folder), seed, postgres, away, nodes, think)
            made.run(until, kills - total.kills, restarts - total.failures)
        seed += 1
        for name in Counts.__slots__:
            setattr(total, name, getattr(total, name) + getattr(made.counts, name))
        tell(total)
    return total


def tell(counts: Counts) -> None:
    print(f"{time.strftime('%H:%M:%S')} none lost, none doubled, all seats alike: {counts}", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kill the server while people play.")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--kills", type=float, default=math.inf, help="end after so many, if time allows")
    parser.add_argument("--restarts", type=float, default=0, help="and so many restarts of the database")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before a move, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="keep the tables in a private PostgreSQL")
    parser.add_argument("--nodes", type=int, default=1, help="so many servers share the private PostgreSQL")
    wish = parser.parse_args()
    shared = wish.postgres or wish.nodes > 1
    if wish.restarts and not shared:
        parser.error("--restarts needs --postgres or --nodes")
    with private_postgres() if shared else contextlib.nullcontext() as private:
        torture(
            wish.seconds,
            wish.kills,
            wish.seed,
            private,
            nodes=wish.nodes,
            restarts=wish.restarts,
            think=wish.think,
            tell=tell,
        )
