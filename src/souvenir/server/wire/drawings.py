"""What games from elsewhere bring for the page: the folder `page` of their box, served at /games/<key>/.

`board.js` is their drawn board, `cover.svg` their cover; whatever these need lies beside them. The boards
of our own games are built into the page.
"""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.staticfiles import StaticFiles
from starlette.responses import Response
from starlette.types import Scope

from souvenir.kernel.registry import Box, boxes

BOARD, COVER = "board.js", "cover.svg"


def address(box: Box, name: str) -> str | None:
    """Where the page finds this file of a game; None: the game brings none."""
    return f"/games/{box.key}/{name}" if (box.folder / "page" / name).is_file() else None


def mount_drawings(app: FastAPI) -> None:
    """Serve the folder of every game that has one."""
    for box in boxes().values():
        folder = box.folder / "page"
        if folder.is_dir():
            app.mount(f"/games/{box.key}", GZipMiddleware(Drawings(directory=folder)), name=box.key)


class Drawings(StaticFiles):
    """Files whose names say nothing of their version: a browser asks every time whether they are the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "no-cache"
        return response
