"""What people install: wheels, plain and compiled, the source, the list of parts. `make release` runs this.

Each wheel is installed into an empty environment and a game is played there before it counts.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from souvenir import __version__, engine
from tools.parts import parts

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent
PATIENCE = 60.0


def say(text: str) -> None:
    print(text, flush=True)


def uv(*arguments: str | Path, **environment: str) -> None:
    command = [str(BIN / "uv"), "--quiet", *map(str, arguments)]
    subprocess.run(command, cwd=ROOT, env=os.environ | environment, check=True)


# -------------------------------------------------------------------- building
def build(*, compiled: bool) -> list[Path]:
    """Source and wheels; the page must be built before."""
    assert (engine.PACKAGE / "page" / "index.html").is_file(), "the page is not built: run `make page`"
    shutil.rmtree(DIST, ignore_errors=True)
    plain = ("build", "--no-build-isolation", "--python", sys.executable, "--out-dir", DIST)
    uv(*plain, "--sdist", "--wheel")
    if compiled:
        build = engine.BUILDS / engine.digest()
        assert build.is_dir(), "no compiled rules fit the source: run `make compiled`"
        uv(*plain, "--wheel", SOUVENIR_COMPILED=str(build))
    (DIST / f"souvenir-{__version__}.cdx.json").write_text(parts("souvenir", __version__), encoding="utf-8")
    return sorted(DIST.glob("*.whl"))


# -------------------------------------------------------------------- trying
def try_out(wheel: Path, python: str) -> None:
    """Install it where nothing else is, and play."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        uv("venv", "--python", python, home / "env")
        uv("pip", "install", "--python", home / "env" / "bin" / "python", wheel)
        command = str(home / "env" / "bin" / "souvenir")
        quiet = {key: os.environ[key] for key in ("PATH", "HOME", "LANG") if key in os.environ}
        said = subprocess.run(
            [command, "--version"], cwd=home, env=quiet, check=True, capture_output=True, text=True
        ).stdout.strip()
        expected = "plain" if "py3-none-any" in wheel.name else "compiled"
        assert f"{expected} rules" in said, said
        for game in ("vivid", "memoria"):
            simulation = [command, "simulate", game, "--games", "1"]
            subprocess.run(simulation, cwd=home, env=quiet, check=True, capture_output=True)
        with serving(command, home, quiet) as address:
            assets = page_of(address)
            ranks = play(address)
        say(f"  {wheel.name} on {_version(python)}: {said}; {assets} files of its page; places {ranks}")


def _version(python: str) -> str:
    """Which Python it is; a number such as 3.12 speaks for itself."""
    if not Path(python).exists():
        return f"Python {python}"
    return subprocess.run([python, "--version"], check=True, capture_output=True, text=True).stdout.strip()


@contextlib.contextmanager
def serving(command: str, home: Path, environment: dict[str, str]) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    serve = [command, "serve", "--port", str(port), "--data", str(home / "data")]
    pace = {"SOUVENIR_BOT_PAUSE": "0"}
    with subprocess.Popen(
        serve, cwd=home, env=environment | pace, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as running:
        assert running.stdout
        running.stdout.readline()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
            running.wait(PATIENCE)


def ask(url: str, body: Any = None, token: str = "") -> Any:
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, head), timeout=PATIENCE) as answer:
        return json.load(answer)


def page_of(address: str) -> int:
    """The page and all that it loads first; the answer is how many files."""
    with urllib.request.urlopen(f"{address}/", timeout=PATIENCE) as answer:
        page = answer.read().decode()
    files = [part.split('"')[0] for part in page.split('="/')[1:] if part.startswith("assets/")]
    for file in files:
        urllib.request.urlopen(f"{address}/{file}", timeout=PATIENCE).close()
    assert files
    return len(files)


def play(address: str) -> list[int]:
    """A game of bots, to its end."""
    token = ask(f"{address}/api/identity", {})["token"]
    wish = {"game": "vivid", "seats": 2, "bots": ["random", "greedy"], "pace": 0}
    table = f"{address}/api/tables/{ask(f'{address}/api/tables', wish, token)['table']}"
    ask(f"{table}/messages", {"t": "start"}, token)
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        ranks: list[int] | None = ask(f"{table}/packet", token=token)["packet"]["ranks"]
        if ranks is not None:
            return ranks
        time.sleep(0.3)
    raise TimeoutError("the game does not end")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build and try what people install.")
    parser.add_argument("--plain", action="store_true", help="without the compiled wheel")
    parser.add_argument(
        "--pythons", nargs="*", default=[], help="further Pythons to try the plain wheel with"
    )
    asked = parser.parse_args()
    say(f"Building Souvenir {__version__} ...")
    wheels = build(compiled=not asked.plain)
    say("Trying it in empty environments ...")
    for wheel in wheels:
        try_out(wheel, sys.executable)
    plain = next(wheel for wheel in wheels if "py3-none-any" in wheel.name)
    for python in asked.pythons:
        try_out(plain, python)
    uv("tool", "run", "--from", plain, "souvenir", "--version")
    for made in sorted(DIST.iterdir()):
        say(f"  dist/{made.name}  {made.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main()
