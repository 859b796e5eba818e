"""Running the server: logs as JSON lines, a journal in a folder, a graceful stop."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import uvicorn
from fastapi import FastAPI

from souvenir.server.collector import Collector
from souvenir.server.guard.door import protocols
from souvenir.server.rooms.hub import Hub
from souvenir.server.settings import Settings, SettingsError
from souvenir.server.wire.app import make_app
from souvenir.table.folder import alone_in
from souvenir.table.journal import Journal, JournalError, Superseded
from souvenir.table.stores import address_of, name_of, open_journal

log = logging.getLogger("souvenir")
KNOWN = ("fault", "detail", "table", "address", "seconds")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how grave, what, and the few fields we ever log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in KNOWN if hasattr(record, name)}
        if record.exc_info and record.exc_info[2]:
            line["error"] = record.exc_info[0].__name__ if record.exc_info[0] else ""
            line["trace"] = trace_without_values(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False)


def trace_without_values(trace: TracebackType) -> list[str]:
    """Where it happened, frame by frame; no message and no value, since those may hold a secret."""
    return [f"{Path(f.filename).name}:{f.lineno} {f.name}" for f in traceback.extract_tb(trace)]


def configure_logs() -> None:
    """Send the log of the server to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("souvenir", "uvicorn.error", "psycopg"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
    logging.getLogger("souvenir").setLevel(logging.INFO)


class PoliteServer(uvicorn.Server):
    """A server that tells every client before it stops, so that they come back by themselves."""

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self.hub.neighbours.superseded

    @property
    def hub(self) -> Hub:
        hub: Hub = self.config.app.state.hub  # type: ignore[union-attr]
        return hub

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub = self.hub
        with suppress(JournalError):  # it is away: whoever takes over waits until we count as dead
            await hub.neighbours.leave()
        self.config.app.state.analysts.close()  # type: ignore[union-attr]
        for room in hub.rooms.values():
            for connection in room.connections:
                connection.bye = True
                connection.wake()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


class AddressTaken(SettingsError):
    """Nobody can listen there, or somebody does already."""


def listen(host: str, port: int) -> socket.socket:
    """The socket people come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise AddressTaken(f"--host {host} --port {port}: cannot listen there: {error.strerror}") from error


@contextmanager
def kept(data: Path, database: str | None, at: str) -> Iterator[tuple[Journal, str]]:
    """The journal of this server, and how to call it: a folder is its own, a database may be shared."""
    address = address_of(data, database)
    if database:
        yield open_journal(address, at), name_of(address)
    else:
        with alone_in(data):
            yield open_journal(address), f"{data}/"


def serve(
    host: str,
    port: int,
    data: Path,
    ready: Callable[[str, str], None],
    database: str | None = None,
) -> None:
    """Serve until stopped; JournalError or SettingsError if it cannot begin.

    The tables are kept in the folder, or in the database of PostgreSQL at this address; `ready` is told the
    address people come to, and where the tables are.
    """
    settings = Settings.from_environment(os.environ)
    with listen(host, port) as listening:
        place = f"{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
        with kept(data, database, settings.node or reached(place)) as (journal, where):
            server = lasting(make_app(journal, settings), settings)
            ready(f"http://{place}/", where)
            configure_logs()
            log.info("serving", extra={"address": f"http://{place}/"})
            server.run(sockets=[listening])
            if server.hub.neighbours.superseded:
                raise Superseded(f"{where}: another server has this one's address, so this one has ended")


def reached(place: str) -> str:
    """Where other servers reach one that listens here: by the machine's name, if it listens everywhere."""
    host, _, port = place.rpartition(":")
    return f"{socket.gethostname()}:{port}" if host in ("0.0.0.0", "[::]") else place


class LastingServer(PoliteServer):
    """A server that has its process to itself, and its garbage collector."""

    collector: Collector

    async def on_tick(self, counter: int) -> bool:
        self.collector.look()
        return await super().on_tick(counter)


def lasting(app: FastAPI, settings: Settings) -> LastingServer:
    """The server of this process."""
    hub: Hub = app.state.hub
    server = LastingServer(configured(app, settings))
    server.collector = Collector(lambda: any(room.connections for room in hub.rooms.values()))
    return server


def configured(app: FastAPI, settings: Settings, **more: Any) -> uvicorn.Config:
    """How the application is served."""
    http, ws = protocols(settings, app.state.hub.neighbours.addresses)
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.message_bytes * 4,
        ws_per_message_deflate=False,  # the size of what is compressed tells of what is in it
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
        **more,
    )
