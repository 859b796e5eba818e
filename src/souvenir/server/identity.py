"""Who somebody is: a random token that only their device holds. There are no accounts.

A browser keeps it in an HttpOnly cookie, which counts only beside an Origin of ours. Anything else
sends it as a bearer token; the cookie never serves without an Origin on what changes something.
"""

from __future__ import annotations

import hashlib
import secrets
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from souvenir.server.errors import Denied
from souvenir.server.settings import Settings

COOKIE = "souvenir"
TOKEN_BYTES = 24
YEAR = 365 * 24 * 3600


def new_token() -> str:
    """A token of 192 bits."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def identity_of(token: str) -> str:
    """What is stored of a token: enough to know its holder again, not to be them."""
    return hashlib.sha256(b"souvenir identity\n" + token.encode()).hexdigest()[:32]


def origin_allowed(headers: Headers, settings: Settings) -> bool:
    """Does this request come from a page of ours?"""
    origin = headers.get("origin", "")
    if origin in [allowed.strip() for allowed in settings.origins.split(",") if allowed.strip()]:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


def find_identity(connection: HTTPConnection, settings: Settings, *, changes: bool) -> str | None:
    """The identity behind a request, if it has one; Denied if it comes from somebody else's page."""
    headers = connection.headers
    if "origin" in headers and not origin_allowed(headers, settings):
        raise Denied("origin", status=403)
    token = _token(connection, with_cookie="origin" in headers or not changes)
    return identity_of(token) if token else None


def _token(connection: HTTPConnection, *, with_cookie: bool) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE) if with_cookie else None


def require_identity(connection: HTTPConnection, settings: Settings, *, changes: bool) -> str:
    """The identity behind a request; Denied if there is none."""
    who = find_identity(connection, settings, changes=changes)
    if who is None:
        raise Denied("identity", status=401)
    return who
