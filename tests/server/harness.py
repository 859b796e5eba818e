"""A real server on loopback for tests, and people who talk to it."""

from __future__ import annotations

import json
import os
import random
import socket
import ssl
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from souvenir.server.rooms.hub import Hub
from souvenir.server.run import PoliteServer, configured
from souvenir.server.settings import Settings
from souvenir.server.wire.app import make_app
from souvenir.table.journal import Journal
from souvenir.table.sqlite import SqliteJournal

PATIENCE = 60.0
MANY = 1_000_000
UNLIMITED: dict[str, Any] = {"rate_count": MANY, "arrivals_per_hour": MANY, "tables_per_hour": MANY}
"""For tests that do in a minute what people do in a week."""
QUICK = Settings(**UNLIMITED, bot_pause=0.0)
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: on loopback nothing is encrypted, and to read whom one trusts takes 50 ms a client."""


class Served:
    """A server in a thread of this process, over a journal in a folder."""

    def __init__(
        self,
        folder: Path,
        settings: Settings = QUICK,
        journal: Journal | None = None,
        port: int | None = None,
        **injected: Any,
    ) -> None:
        self.journal = journal or SqliteJournal(folder / "souvenir.sqlite")
        self.app = make_app(self.journal, settings, **injected)
        self.hub: Hub = self.app.state.hub
        self.port = port or free_port()
        self.base = f"127.0.0.1:{self.port}"
        config = configured(self.app, settings, host="127.0.0.1", port=self.port)
        self.server = PoliteServer(config)
        self._thread = threading.Thread(target=self.server.run, daemon=True)
        self._thread.start()
        wait_for(lambda: self.server.started)

    def in_loop(self, do: Callable[..., object], *given: object) -> None:
        """Do something soon where the server does everything."""
        self.server.servers[0].get_loop().call_soon_threadsafe(do, *given)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


@contextmanager
def served(folder: Path, settings: Settings = QUICK, **injected: Any) -> Iterator[Served]:
    running = Served(folder, settings, **injected)
    try:
        yield running
    finally:
        running.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def spawn(
    folder: Path, port: int, database: str | None = None, **settings: object
) -> subprocess.Popen[bytes]:
    """The server as people run it, in a process of its own."""
    command = [sys.executable, "-m", "souvenir", "serve", "--port", str(port), "--data", str(folder)]
    command += ["--database", database] if database else []
    wished = {**UNLIMITED, "bot_pause": 0, **settings}
    environment = os.environ | {f"SOUVENIR_{name.upper()}": str(value) for name, value in wished.items()}
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    until = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < until:
        try:
            httpx2.get(f"http://127.0.0.1:{port}/health", timeout=2, verify=PLAIN)
            return server
        except httpx2.TransportError:
            time.sleep(0.05)
    server.kill()
    raise AssertionError("the server does not answer")


def wait_for(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something holds, and return it."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        if found := holds():
            return found
        time.sleep(0.01)
    raise AssertionError("waited in vain")


to_close: list[Person | Line] = []
"""Connections of the running test, closed after it."""


def visitor(base: str, **more: Any) -> httpx2.Client:
    """Somebody with a browser or a script, who waits as long as a busy machine may take."""
    return httpx2.Client(base_url=f"http://{base}", timeout=PATIENCE, verify=PLAIN, **more)


class Person:
    """A client with a bearer token."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = visitor(base)
        token = self.http.post("/api/identity").json()["token"]
        self.head = {"authorization": f"Bearer {token}"}
        self.http.headers.update(self.head)
        to_close.append(self)

    def close(self) -> None:
        self.http.close()

    def come_by(self, base: str) -> Person:
        """From now on by another server, as a proxy may send them."""
        self.base, self.http.base_url = base, f"http://{base}"
        return self

    def open(self, game: str = "vivid", seats: int = 2, **wish: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "pace": 0, **wish})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def say(self, table: str, key: str | None = None, /, **message: Any) -> Any:
        where = f"/api/tables/{table}/messages" + (f"?key={key}" if key else "")
        return self.http.post(where, json=message).json()

    def packet(self, table: str, **query: Any) -> Any:
        return self.http.get(f"/api/tables/{table}/packet", params=query).json()

    def join(self, key: str) -> Any:
        return self.http.post("/api/join", json={"key": key}).json()

    def socket(self, table: str, key: str | None = None, **head: str) -> Line:
        url = f"ws://{self.base}/api/tables/{table}/socket" + (f"?key={key}" if key else "")
        line = Line(connect(url, additional_headers=self.head | head, max_size=None).__enter__())
        to_close.append(line)
        return line


def patched(before: Any, sent: Any) -> Any:
    """The whole packet: what was sent, put into the one before where it only says what changed."""
    if sent is None or sent["since"] is None:
        return sent
    assert before["seq"] == sent["since"]
    view = {name: changed(before["view"].get(name), value) for name, value in sent["view"].items()}
    others = {
        name: before[name] if sent[name] is None else changed(before[name], sent[name])
        for name in ("sheet", "outline")
    }
    return sent | others | {"since": None, "view": before["view"] | view}


def changed(before: Any, sent: Any) -> Any:
    if not isinstance(before, list) or not isinstance(sent, dict):
        return sent
    return [sent.get(str(place), thing) for place, thing in enumerate(before)]


class Line:
    """One WebSocket, and the newest packet that came over it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.said: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.parcel: dict[str, Any] = {}
        self.lobby: dict[str, Any] = {}

    @property
    def packet(self) -> Any:
        return self.parcel.get("packet")

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def take(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message from the server."""
        text = self.connection.recv(patience)
        assert isinstance(text, str)
        self.raw.append(text)
        said: dict[str, Any] = json.loads(text)
        self.said.append(said)
        if said["t"] == "packet":
            self.parcel = said | {"packet": patched(self.packet, said["packet"])}
            self.lobby = said["lobby"] or self.lobby
        return said

    def take_until(self, *kinds: str) -> dict[str, Any]:
        while (said := self.take())["t"] not in kinds:
            pass
        return said

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        self.send(**message)
        return self.take_until("done", "error", "reasons", "previewed")

    def catch_up(self, seq: int) -> None:
        while self.parcel.get("seq", 0) < seq:
            self.take()

    def hello(self, **more: Any) -> dict[str, Any]:
        """Be greeted: the packet comes before the answer."""
        self.ask(t="hello", **more)
        return self.parcel

    def close(self) -> None:
        self.connection.close()

    @property
    def closed(self) -> bool:
        try:
            self.take(0.5)
        except ConnectionClosed:
            return True
        except TimeoutError:
            pass
        return False


def gather(people: list[Person], game: str = "vivid", **wish: Any) -> str:
    """A table with these people in its seats, not started."""
    host = people[0]
    table = host.open(game, len(people) + len(wish.get("bots", ())), name="Ada", **wish)
    key = host.packet(table)["lobby"]["join"]
    for person, name in zip(people[1:], ("Bea", "Cleo", "Dan", "Eve"), strict=False):
        assert person.say(table, key, t="sit", name=name)["t"] == "done"
    return table


def start(people: list[Person], game: str = "vivid", **wish: Any) -> str:
    """A table with these people in its seats, playing."""
    table = gather(people, game, **wish)
    assert people[0].say(table, t="start")["t"] == "done"
    return table


def play_out(lines: list[Line], seed: int = 1, *, moves: int | None = None) -> int:
    """Let these connections play at random until the game is over, or so many moves; how many it took."""
    rng, made = random.Random(seed), 0
    while moves is None or made < moves:
        newest = max(line.parcel["seq"] for line in lines)
        for line in lines:
            line.catch_up(newest)
        if lines[0].packet["ranks"] is not None:
            break
        asked = [line for line in lines if line.packet["offers"]]
        if not asked:
            lines[0].take()
            continue
        line = rng.choice(asked)
        action = rng.choice(line.packet["offers"])["action"]
        answer = line.ask(t="play", id=uuid.uuid4().hex, action=action)
        if answer["t"] == "done":
            made += 1
            line.catch_up(answer["seq"])
        else:
            assert answer["code"] == "refused", answer
            line.take()
    newest = max(line.parcel["seq"] for line in lines)
    for line in lines:
        line.catch_up(newest)
    return made
