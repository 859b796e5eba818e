"""The example client plays a whole game on a real server that is restarted under it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from souvenir.table.record import parse
from souvenir.table.verify import verify
from tests.server.harness import Person, to_close, wait_for

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "bot_client.py"
PATIENCE = 90
NAMES = ("Robin", "Wren")


@pytest.fixture(autouse=True)
def _close_connections() -> Iterator[None]:
    yield
    while to_close:
        to_close.pop().close()


@contextmanager
def server(folder: Path, port: int) -> Iterator[None]:
    command = [sys.executable, "-m", "souvenir", "serve", "--port", str(port), "--data", str(folder)]
    environment = os.environ | {"SOUVENIR_RATE_COUNT": "100000"}
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        wait_for(lambda: _answers(port), PATIENCE)
        yield
    finally:
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 130


def _answers(port: int) -> bool:
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/health", timeout=60).status_code == 200
    except httpx2.TransportError:
        return False


def test_two_of_them_play_a_game_over_a_restart(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with server(tmp_path, port):
        host = Person(f"127.0.0.1:{port}")
        table = host.open("vivid", 2)
        code = host.packet(table)["lobby"]["code"]
        command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{port}", code]
        players = [
            subprocess.Popen([*command, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            for name in NAMES
        ]
        wait_for(lambda: all(chair["name"] for chair in host.packet(table)["lobby"]["chairs"]), PATIENCE)
        assert host.say(table, t="start")["t"] == "done"
        wait_for(lambda: host.packet(table)["seq"] > 12, PATIENCE)
    with server(tmp_path, port):
        said = [player.communicate(timeout=PATIENCE) for player in players]
        assert [player.returncode for player in players] == [0, 0], said
        moved = re.search(r"^souvenir_moves_total (\S+)", host.http.get("/metrics").text, re.MULTILINE)
        record = parse(host.http.get(f"/api/tables/{table}/record").content, "record")
    assert sorted(player.name for player in record.players) == list(NAMES)
    assert len(record.entries) > 40
    assert verify(record).ok
    assert moved
    assert 0 < float(moved[1]) < len(record.entries), "all on one side of the restart"
    places = sorted(int(out.split()[-1][:-1]) for out, _ in said)
    assert places[0] == 1


def test_it_knows_nothing_of_souvenir() -> None:
    text = CLIENT.read_text(encoding="utf-8")
    assert not re.search(r"^\s*(import|from) souvenir", text, re.MULTILINE)
    lines = [line for line in text.partition("\n\n\n")[2].splitlines() if line.strip()]
    assert len(lines) <= 60, "about fifty lines"
