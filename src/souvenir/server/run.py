"""Running the server: logs as JSON lines, a journal in a folder, a graceful stop."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import socket
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

import uvicorn
from fastapi import FastAPI

from souvenir.server.app import make_app
from souvenir.server.hub import Hub
from souvenir.server.settings import Settings, SettingsError
from souvenir.table.sqlite import SqliteJournal

JOURNAL = "souvenir.sqlite"
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
    for name in ("souvenir", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
    logging.getLogger("souvenir").setLevel(logging.INFO)


class PoliteServer(uvicorn.Server):
    """A server that tells every client before it stops, so that they come back by themselves."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hub: Hub = self.config.app.state.hub  # type: ignore[union-attr]
        for room in hub.rooms.values():
            for connection in room.connections:
                connection.bye = True
                connection.wake.set()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket people come to; SettingsError if somebody else has that address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise SettingsError(f"--host {host} --port {port}: cannot listen there: {error.strerror}") from error


def serve(host: str, port: int, data: Path, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is told the address. JournalError or SettingsError if it cannot begin."""
    settings = Settings.from_environment(os.environ)
    with listen(host, port) as listening:
        app = make_app(SqliteJournal(data / JOURNAL), settings)
        quieten_collector()
        named = f"[{host}]" if ":" in host else host
        address = f"http://{named}:{listening.getsockname()[1]}/"
        ready(address)
        configure_logs()
        logging.getLogger("souvenir").info("serving", extra={"address": address})
        _run(app, settings, listening)


def quieten_collector() -> None:
    """Keep the garbage collector from stopping all tables at once.

    What the program is made of is never looked at again, and what tables hold (in no cycles: counting
    references frees it) is looked at rarely: a look at all of it takes a tenth of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 100)


def _run(app: FastAPI, settings: Settings, listening: socket.socket) -> None:
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes * 4,
        ws_per_message_deflate=False,  # the size of what is compressed tells of what is in it
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,
    )
    PoliteServer(config).run(sockets=[listening])
