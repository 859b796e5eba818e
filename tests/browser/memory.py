"""What a page still holds in its memory, wherever in it that is."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import CDPSession

from tests.browser.site import PATIENCE


def comes_to_hold(session: CDPSession, secrets: str, expected: list[int]) -> bool:
    """Does the page hold the secrets of just these seats, once what was on its way is done?

    `secrets` is a function of the page, called on all its objects: the seats whose secrets it finds.
    """
    until = time.monotonic() + PATIENCE
    while _held(session, secrets) != expected:
        if time.monotonic() > until:
            return False
    return True


def _held(session: CDPSession, secrets: str) -> list[int]:
    """Asked of every object that the page can still reach."""
    session.send("HeapProfiler.collectGarbage")
    root = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = session.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    call: dict[str, Any] = {"objectId": found, "functionDeclaration": secrets, "returnByValue": True}
    told = sorted(session.send("Runtime.callFunctionOn", call)["result"]["value"])
    session.send("Runtime.releaseObject", {"objectId": found})
    return [int(seat) for seat in told]
