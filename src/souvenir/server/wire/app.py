"""The web application: HTTP for the lobby, a WebSocket a table, and the page itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles
from prometheus_client import generate_latest
from starlette.exceptions import HTTPException
from starlette.types import Scope

from souvenir import __version__
from souvenir.server.guard.bodies import BodyLimit
from souvenir.server.guard.door import tell_shortage
from souvenir.server.guard.headers import Guarded
from souvenir.server.guard.passed import Passed
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied, answer, fault, unusable
from souvenir.server.rooms.analysts import Analysts
from souvenir.server.rooms.hub import Hub
from souvenir.server.rooms.thinkers import Thinkers
from souvenir.server.settings import Settings
from souvenir.server.wire.drawings import mount_drawings
from souvenir.server.wire.games import router as games
from souvenir.server.wire.openapi import describe
from souvenir.server.wire.paper import router as paper
from souvenir.server.wire.passing import pass_request
from souvenir.server.wire.routes import router
from souvenir.server.wire.socket import serve_socket
from souvenir.table.journal import Elsewhere, Journal, JournalError, Superseded

log = logging.getLogger("souvenir")
PAGE = Path(__file__).parents[2] / "page"
"""The built page; `make` puts it here."""
SWEEP_SECONDS = 30.0
BEAT_SECONDS = 0.5


def make_app(journal: Journal, settings: Settings, **injected: Any) -> FastAPI:
    """The application over a journal; `injected` replaces clocks and keys of the hub in tests."""
    for chatty in ("uvicorn.error", "websockets"):  # at debug level they write whole messages to the log
        logging.getLogger(chatty).setLevel(logging.WARNING)
    hub = Hub(journal, settings, **injected)
    thinkers = Thinkers(hub)
    analysts = Analysts(hub, thinkers)
    hub.on_change, hub.advise = thinkers.look, thinkers.advise

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(tell_shortage)
        sweeper = asyncio.ensure_future(_sweep(hub))
        beating = asyncio.ensure_future(_beat(hub)) if journal.node else None
        yield
        sweeper.cancel()
        if beating is not None:
            beating.cancel()
        analysts.close()
        await thinkers.close()
        await hub.settle()
        await journal.close()
        if hasattr(app.state, "client"):  # somebody was passed on
            await app.state.client.aclose()

    # A page of documentation would load its script from elsewhere: docs/protocol.md and /openapi.json serve.
    app = FastAPI(title="Souvenir", version=__version__, lifespan=lifespan, openapi_url=None)
    app.state.hub, app.state.analysts = hub, analysts
    for routes in (router, games, paper):
        app.include_router(routes)
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(JournalError, _unwritable)
    app.add_exception_handler(Elsewhere, pass_request)
    app.add_exception_handler(HTTPException, _other)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(BodyLimit, settings=settings)
    app.add_middleware(Guarded, settings=settings, page=PAGE)
    app.add_middleware(Passed, hub=hub)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_api_route("/openapi.json", _openapi, include_in_schema=False)
    app.add_api_route("/health", _health, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    mount_drawings(app)
    if PAGE.is_dir():
        # Only the page is compressed: what is secret never shares a compressed body with what is not.
        app.mount("/", GZipMiddleware(Page(directory=PAGE, html=True)), name="page")
    return app


ADDRESSES = ("t", "stage", "j", "replay", "rules", "learn", "practise")
"""How the addresses of the page begin, beside the front."""


class Page(StaticFiles):
    """The built page: its own addresses (`/t/...`) are all the one document, a missing file is missing.

    Any other address gets the document, too, which says so, with the status of what is not found.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path or path.startswith("api"):
                raise
            response = await super().get_response("index.html", scope)
            if path.split("/")[0] not in ADDRESSES:
                response.status_code = 404
        # The names of assets hold their hash; everything else is asked for again.
        kept = "public, max-age=31536000, immutable" if path.startswith("assets") else "no-cache"
        response.headers["cache-control"] = kept
        return response


async def _sweep(hub: Hub) -> None:
    while True:
        await asyncio.sleep(min(SWEEP_SECONDS, 1 + hub.settings.idle_seconds / 4))
        try:
            await hub.sweep()
        except JournalError as error:  # whoever plays is told, too; the next sweep may fare better
            log.error("journal", extra={"detail": str(error)})


async def _beat(hub: Hub) -> None:
    """Say again and again that we are there, where several servers share the journal."""
    while not hub.neighbours.superseded:
        try:
            await hub.beat()
        except Superseded as error:
            log.error("superseded", extra={"detail": str(error)})
            hub.neighbours.superseded = True
        except JournalError:
            pass  # it is away: nobody can take anything over either
        await asyncio.sleep(BEAT_SECONDS)


async def _socket(socket: WebSocket, table: str) -> None:
    await serve_socket(socket, table)


async def _openapi(request: Request) -> Response:
    described = await asyncio.to_thread(request.app.openapi)
    return Response(msgspec.json.encode(described), media_type="application/json")


async def _health(request: Request) -> Response:
    """Is the journal there?"""
    tables = await request.app.state.hub.journal.count()
    return Response(msgspec.json.encode({"ok": True, "tables": tables}), media_type="application/json")


async def _metrics(request: Request) -> Response:
    return Response(
        generate_latest(request.app.state.hub.metrics.registry), media_type="text/plain; version=0.0.4"
    )


# -------------------------------------------------------------------- what goes wrong
async def _denied(request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    request.app.state.hub.metrics.refused.labels(error.code).inc()
    return answer(error.answer(), error.status)


async def _invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problem = error.errors()[0]
    inside = [str(part) for part in problem["loc"] if part != "body"]
    tagged = request.url.path.endswith("/messages")  # the union's tag comes first, and is no field
    path = ".".join(inside[1 if tagged else 0 :])
    return answer(m.Error(t="error", code="invalid", path=path, detail=str(problem["msg"])), 422)


async def _unwritable(request: Request, error: Exception) -> Response:
    log.error("journal", extra={"detail": str(error)})
    assert isinstance(error, JournalError)
    return answer(unusable(error), 503)


async def _other(request: Request, error: Exception) -> Response:
    """What the framework refuses by itself, in the shape of all errors."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Denied):
        return await _denied(request, error.__cause__)
    plain = m.Error(t="error", code="invalid", detail=str(error.detail))
    return answer(UNANSWERED.get(error.status_code, plain), error.status_code)


async def _fault(request: Request, error: Exception) -> Response:
    request.app.state.hub.metrics.faults.inc()
    return answer(fault(error), 500)


UNANSWERED = {404: m.Error(t="error", code="address"), 405: m.Error(t="error", code="method")}
"""What is wrong with a request that nobody here answers."""
