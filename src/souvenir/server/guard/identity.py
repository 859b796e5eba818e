"""Who somebody is: a token that we issued and only their device holds. There are no accounts.

A browser keeps it in an HttpOnly cookie, which counts only beside an Origin of ours. Anything else
sends it as a bearer token; the cookie never serves without an Origin on what changes something.
"""

from __future__ import annotations

import hashlib
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from souvenir.server.guard.address import address_of
from souvenir.server.guard.passed import is_passed
from souvenir.server.protocol.errors import Denied
from souvenir.server.rooms.hub import Hub
from souvenir.server.settings import Settings

COOKIE = "souvenir"
TOKEN_BYTES = 24
YEAR = 365 * 24 * 3600


def identity_of(token: str) -> str:
    """What is stored of a token: enough to know its holder again, not to be them."""
    return hashlib.sha256(b"souvenir identity\n" + token.encode()).hexdigest()[:32]


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Does this request come from a page of ours?"""
    origin = headers.get("origin", "")
    if origin in [allowed.strip() for allowed in settings.origins.split(",") if allowed.strip()]:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


async def find_identity(connection: HTTPConnection, hub: Hub, *, changes: bool) -> str | None:
    """The identity behind a request, if it has one of ours; Denied if it comes from somebody else's page."""
    if is_passed(connection.scope):
        return connection.scope["passed"] or None
    headers = connection.headers
    if "origin" in headers and not origin_allowed(headers, hub.settings):
        raise Denied("origin", status=403)
    token = _token(connection, with_cookie="origin" in headers or not changes)
    who = identity_of(token) if token else None
    return who if who is not None and await hub.knows(who) else None


def _token(connection: HTTPConnection, *, with_cookie: bool) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE) if with_cookie else None


async def require_identity(connection: HTTPConnection, hub: Hub, *, changes: bool) -> str:
    """The identity behind a request; Denied if there is none, or if it asks too much."""
    who = await find_identity(connection, hub, changes=changes)
    hub.messages.spend(who or address_of(connection))
    if who is None:
        raise Denied("identity", status=401)
    return who


async def issue(connection: HTTPConnection, hub: Hub) -> str:
    """A new token for somebody who has none; Denied if too many come from where they are."""
    await hub.arrivals.spend(address_of(connection))
    token = secrets.token_urlsafe(TOKEN_BYTES)
    await hub.let_in(identity_of(token))
    return token
