"""What every answer says to the browser it goes to, and which names this server answers to.

A page of ours runs our own scripts and no others, is framed by nobody, and tells nobody where a reader came
from. A name that is not ours is refused: somebody else could have pointed a name of theirs at this machine,
and a browser would take their page for ours.
"""

from __future__ import annotations

import base64
import hashlib
import ipaddress
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from souvenir.server.guard.passed import is_passed
from souvenir.server.protocol import messages as m
from souvenir.server.protocol.errors import answer
from souvenir.server.settings import Settings

INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
AT_HOME = ("", ".local", ".lan", ".home", ".home.arpa", ".localdomain")
"""What routers put behind a machine's own name."""


def policy(page: Path) -> str:
    """The content security policy of the built page: its own files, and its inline scripts by their hash."""
    document = page / "index.html"
    inline = INLINE.findall(document.read_text(encoding="utf-8")) if document.exists() else []
    hashes = [base64.b64encode(hashlib.sha256(script.encode()).digest()).decode() for script in inline]
    scripts = " ".join(["'self'", *(f"'sha256-{known}'" for known in hashes)])
    return (
        f"default-src 'self'; script-src {scripts}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def names_of(settings: Settings) -> frozenset[str]:
    """The host names this server answers to, beside addresses in numbers."""
    origins = [urlsplit(origin.strip()).hostname or "" for origin in settings.origins.split(",")]
    wished = [*settings.hosts.split(","), *origins]
    own = [socket.gethostname().lower() + ending for ending in AT_HOME]
    return frozenset(["localhost", *own, *(name.strip().lower() for name in wished if name.strip())])


def is_ours(host: str, names: frozenset[str]) -> bool:
    """Is this a name of this server, or an address in numbers, which no name can be pointed at?"""
    name = (urlsplit(f"//{host}").hostname or "").lower()
    if name in names or name.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guarded:
    """The application behind these headers and names."""

    def __init__(self, app: ASGIApp, settings: Settings, page: Path) -> None:
        self.app, self.names = app, names_of(settings)
        self.headers = {
            "content-security-policy": policy(page),
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "cross-origin-opener-policy": "same-origin",
            "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if not is_passed(scope) and not is_ours(Headers(scope=scope).get("host", ""), self.names):
            await self._refuse(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(self.headers)
            await send(message)

        await self.app(scope, receive, with_headers)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        said = m.Error(t="error", code="origin", detail="not a name of this server; set SOUVENIR_HOSTS")
        await answer(said, 403)(scope, receive, send)
