"""Several servers on one private PostgreSQL behind HAProxy, on loopback, by processes: `make cluster`.

    python -m tools.cluster [--nodes 2] [--port 8000]

Starts them all, prints where people come in, and ends them on Ctrl-C. Without HAProxy (Debian: apt-get
install haproxy) people come in at the servers themselves.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.postgres import Postgres, private_postgres

HAPROXY = Path(__file__).parents[1] / "docs" / "haproxy.cfg"


@dataclass(slots=True)
class Cluster:
    """What runs."""

    postgres: Postgres
    nodes: list[subprocess.Popen[bytes]]
    addresses: list[str]
    """Of the servers themselves."""
    proxy: subprocess.Popen[bytes] | None
    base: str
    """Where people come in."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(nodes: int = 2, port: int = 0, environment: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """A cluster that is gone afterwards; `environment`: settings of the servers."""
    with (
        private_postgres() as postgres,
        tempfile.TemporaryDirectory(prefix="souvenir-") as folder,
        contextlib.ExitStack() as ending,
    ):
        database, ports = postgres.new_database(), [free_port() for _ in range(nodes)]
        settings = {"SOUVENIR_PROXIES": "127.0.0.1", **(environment or {})}
        servers = [
            ending.enter_context(started(_serve(one, Path(folder), database), settings)) for one in ports
        ]
        addresses = [f"127.0.0.1:{one}" for one in ports]
        for address in addresses:
            wait_for(address)
        haproxy = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
        if haproxy is None:
            yield Cluster(postgres, servers, addresses, None, addresses[0])
            return
        base = f"127.0.0.1:{port or free_port()}"
        config = Path(folder) / "haproxy.cfg"
        config.write_text(haproxy_config(base, addresses))
        proxy = ending.enter_context(started([haproxy, "-db", "-q", "-f", str(config)], {}))
        wait_for(base, "/api/games")
        yield Cluster(postgres, servers, addresses, proxy, base)


def _serve(port: int, folder: Path, database: str) -> list[str]:
    command = [sys.executable, "-m", "souvenir", "serve", "--port", str(port), "--data", str(folder)]
    return [*command, "--database", database]


@contextlib.contextmanager
def started(command: Sequence[str], settings: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=quiet, stderr=quiet)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def haproxy_config(base: str, addresses: Sequence[str]) -> str:
    """The one of the docs, for these servers."""
    lines = []
    for line in HAPROXY.read_text().replace("bind :8000", f"bind {base}").splitlines():
        if line.startswith("    server node1 "):
            for number, address in enumerate(addresses, start=1):
                lines.append(line.replace("node1:8000", address).replace("node1", f"node{number}"))
        elif not line.startswith("    server "):
            lines.append(line)
    return "\n".join([*lines, ""])


def wait_for(address: str, path: str = "/health", patience: float = 60) -> None:
    """Until somebody answers there that all is well."""
    import httpx2

    until = time.monotonic() + patience
    while time.monotonic() < until:
        with contextlib.suppress(httpx2.TransportError):
            if httpx2.get(f"http://{address}{path}", timeout=5, trust_env=False).status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit(f"cluster: nobody answers at {address}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--port", type=int, default=8000)
    wish = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt), running(wish.nodes, wish.port) as cluster:
        how = "HAProxy" if cluster.proxy else "no HAProxy here, so any of the servers"
        print(f"Souvenir: http://{cluster.base}/  ({how}; Ctrl-C stops it)", flush=True)
        print(f"servers: {', '.join(cluster.addresses)}, on a PostgreSQL that is gone afterwards", flush=True)
        signal.pause()


if __name__ == "__main__":
    main()
