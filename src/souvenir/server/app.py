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
from starlette.types import ASGIApp, Receive, Scope, Send

from souvenir import __version__
from souvenir.server import messages as m
from souvenir.server.errors import UNWRITABLE, Denied, answer, fault
from souvenir.server.headers import Guarded
from souvenir.server.hub import Hub
from souvenir.server.openapi import describe
from souvenir.server.routes import router
from souvenir.server.settings import Settings
from souvenir.server.socket import serve_socket
from souvenir.server.thinkers import Thinkers
from souvenir.table.journal import Journal, JournalError

log = logging.getLogger("souvenir")
PAGE = Path(__file__).parent.parent / "page"
"""The built page; `make` puts it here."""
SWEEP_SECONDS = 30.0


def make_app(journal: Journal, settings: Settings, **injected: Any) -> FastAPI:
    """The application over a journal; `injected` replaces clocks and keys of the hub in tests."""
    for chatty in ("uvicorn.error", "websockets"):  # at debug level they write whole messages to the log
        logging.getLogger(chatty).setLevel(logging.WARNING)
    hub = Hub(journal, settings, **injected)
    thinkers = Thinkers(hub)
    hub.on_change, hub.advise = thinkers.look, thinkers.advise

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sweeper = asyncio.ensure_future(_sweep(hub))
        yield
        sweeper.cancel()
        await thinkers.close()
        await hub.settle()
        await journal.close()

    # A page of documentation would load its script from elsewhere: docs/protocol.md and /openapi.json serve.
    app = FastAPI(title="Souvenir", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hub = hub
    app.include_router(router)
    app.add_api_websocket_route("/api/tables/{table}/socket", _socket)
    app.add_exception_handler(Denied, _denied)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(JournalError, _unwritable)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(BodyLimit, settings=settings)
    app.add_middleware(Guarded, settings=settings, page=PAGE)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]
    app.add_api_route("/health", _health, include_in_schema=False)
    app.add_api_route("/metrics", _metrics, include_in_schema=False)
    if PAGE.is_dir():
        # Only the page is compressed: what is secret never shares a compressed body with what is not.
        app.mount("/", GZipMiddleware(Page(directory=PAGE, html=True)), name="page")
    return app


ADDRESSES = ("t", "stage", "j", "replay", "rules", "learn")
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
        hub.let_go()


async def _socket(socket: WebSocket, table: str) -> None:
    await serve_socket(socket, table)


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
    return answer(UNWRITABLE, 503)


async def _fault(request: Request, error: Exception) -> Response:
    request.app.state.hub.metrics.faults.inc()
    return answer(fault(error), 500)


class BodyLimit:
    """Refuses request bodies that are too large before anything reads them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        large = scope["path"] in ("/api/tables", "/api/replay")
        limit = self.settings.upload_bytes if large else self.settings.message_bytes
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > limit:
            await answer(m.Error(t="error", code="too-large", detail=f"at most {limit} bytes"), 413)(
                scope, receive, send
            )
            return
        seen = 0

        async def counted() -> Any:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise Denied("too-large", status=413)
            return message

        await self.app(scope, counted, send)
