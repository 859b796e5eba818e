"""The command as a process of its own: pipes, interrupts, and the other way to start it."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx2
import pytest

from souvenir import __version__
from souvenir.cli.playing import USUAL_PORT
from souvenir.kernel.registry import boxes
from tests.cli.command import on_paper, played

COMMAND = [sys.executable, "-m", "souvenir"]
PATIENCE = 60


def test_as_a_module() -> None:
    ran = subprocess.run([*COMMAND, "--version"], capture_output=True, text=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.startswith(f"souvenir {__version__}, plain rules")


def test_as_installed() -> None:
    installed = Path(sys.executable).with_name("souvenir")
    ran = subprocess.run([installed, "rules", "chess"], capture_output=True, text=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert len(ran.stderr.splitlines()) == 1


@pytest.mark.parametrize("command", [["rules", "vivid"], ["rules", "vivid", "--json"], ["record", "show"]])
def test_a_reader_who_has_read_enough(command: list[str], tmp_path: Path) -> None:
    """`souvenir ... | head -0`: no complaint, and no exit code that means something else."""
    file = tmp_path / "game.souvenir.json"
    file.write_text(on_paper(boxes()["vivid"], played(boxes()["vivid"])), encoding="utf-8")
    arguments = [*command, str(file)] if command[0] == "record" else command
    with subprocess.Popen([*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(PATIENCE) == 0


def test_an_interrupt_ends_a_simulation_with_130() -> None:
    """A person sees a bar; when it moves the games are being played."""
    ours, theirs = pty.openpty()
    command = [*COMMAND, "simulate", "vivid", "--games", "10000000"]
    terminal = os.environ | {"TERM": "xterm"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=theirs, env=terminal) as running:
        os.close(theirs)
        seen = b""
        while b"%" not in seen:
            seen += os.read(ours, 1000)
        running.send_signal(signal.SIGINT)
        assert running.stdout
        assert running.stdout.read() == b""
        assert running.wait(PATIENCE) == 130
    os.close(ours)


def test_an_interrupt_stops_the_server_with_130(tmp_path: Path) -> None:
    """Ctrl-C in a terminal reaches the processes that think for bots, too: they say nothing."""
    command = [*COMMAND, "serve", "--port", "0", "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        assert running.stdout
        assert running.stderr
        address = json.loads(running.stderr.readline())["address"]
        assert not address.endswith(":0/")
        assert running.stdout.readline().startswith(f"Souvenir: {address} ".encode())
        let_a_bot_think(address)
        os.killpg(running.pid, signal.SIGINT)
        try:
            _, err = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
        assert err == b""
        assert running.returncode == 130


def let_a_bot_think(address: str) -> None:
    """So that there is a process that thinks."""
    with httpx2.Client(base_url=address, timeout=PATIENCE) as http:
        http.headers["authorization"] = f"Bearer {http.post('/api/identity').json()['token']}"
        wish = {"game": "vivid", "seats": 2, "name": "Ada", "options": {"start": "0"}}
        messages = f"/api/tables/{http.post('/api/tables', json=wish).json()['table']}/messages"
        for said in ({"t": "seat", "seat": 1, "bot": "beginner"}, {"t": "start"}, {"t": "hint"}):
            http.post(messages, json=said).raise_for_status()


def test_alone_it_serves_the_page_and_takes_another_door_if_the_usual_one_is_taken(tmp_path: Path) -> None:
    """The tables lie with the user's things, and nothing is left where it was started."""
    home = {"HOME": str(tmp_path / "home"), "XDG_CONFIG_HOME": str(tmp_path / "home")}
    quiet = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):  # somebody else may have it: all the better
            taken.bind(("127.0.0.1", USUAL_PORT))
            taken.listen()
        with subprocess.Popen(
            COMMAND,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=quiet | home,
            cwd=tmp_path,
        ) as running:
            assert running.stdout
            address = running.stdout.readline().split()[1]
            assert not address.endswith(f":{USUAL_PORT}/")
            with urllib.request.urlopen(f"{address}health", timeout=PATIENCE) as answer:
                assert answer.status == 200
            running.send_signal(signal.SIGINT)
            running.wait(PATIENCE)
    assert [path.name for path in tmp_path.iterdir()] == ["home"]
