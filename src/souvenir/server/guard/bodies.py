"""How much a request may bring, and how long it may take to."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.types import ASGIApp, Receive, Scope, Send

from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import Denied, answer
from souvenir.server.settings import Settings

WITH_RECORDS = ("/api/tables", "/api/replay", "/api/analysis", "/api/practice")


class BodyLimit:
    """Refuses request bodies that are too large, before anything reads them, or that take too long."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        large = scope["path"] in WITH_RECORDS
        limit = self.settings.upload_bytes if large else self.settings.message_bytes
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > limit:
            await answer(m.Error(t="error", code="too-large", detail=f"at most {limit} bytes"), 413)(
                scope, receive, send
            )
            return
        seen, coming = 0, True
        until = asyncio.get_running_loop().time() + self.settings.patience_seconds

        async def counted() -> Any:
            nonlocal seen, coming
            try:
                async with asyncio.timeout_at(until if coming else None):
                    message = await receive()
            except TimeoutError:
                raise Denied("slow", status=408) from None
            coming = message.get("more_body", False)
            seen += len(message.get("body", b""))
            if seen > limit:
                raise Denied("too-large", status=413)
            return message

        await self.app(scope, counted, send)
