"""Every screen of the page by name, and how one comes there."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page

from tests.browser.places import PLACES
from tests.browser.playing import begin, open_table, post
from tests.browser.site import Site
from tools.pictures.positions import GAMES, NAMES, OPTIONS, SEATS, at_part

Way = Callable[[Page, Site], None]
PARTS = {"start": 0.0, "early": 0.2, "middle": 0.5, "late": 0.8}
"""How much of a game has been played."""
READY = "main [data-id], main .blocks"


def ask(page: Page, path: str) -> Any:
    return page.evaluate("async (path) => (await fetch(path)).json()", path)


# ------------------------------------------------------------------ tables
def _opened(page: Page, site: Site, key: str, **wish: Any) -> str:
    seats = SEATS[key]
    usual = {"seats": seats, "name": "Ada", "bots": ["random"] * (seats - 1), "options": OPTIONS[key]}
    return open_table(page, site, game=key, **usual | wish)


def table(page: Page, site: Site, *, key: str, part: float) -> None:
    begin(page, site, _opened(page, site, key, **({"begin": at_part(key, part)} if part else {})))
    page.wait_for_selector(READY)


def stage(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, begin=at_part(key, 0.5))
    begin(page, site, id)
    page.wait_for_selector(READY)
    page.goto(f"{site.address}/j/{ask(page, f'/api/tables/{id}/packet')['lobby']['stage']}")
    page.wait_for_selector(".stage main [data-id], .stage main .blocks")


def _finished(page: Page, site: Site, key: str) -> str:
    """A table that is over: its last steps are whatever may be done first."""
    id = _opened(page, site, key, begin=at_part(key, 1.0))
    post(page, f"/api/tables/{id}/messages", {"t": "start"})
    for step in range(3000):
        packet = ask(page, f"/api/tables/{id}/packet")["packet"]
        if packet["ranks"] is not None:
            return id
        if packet["offers"]:
            action = packet["offers"][0]["action"]
            post(page, f"/api/tables/{id}/messages", {"t": "play", "id": f"step {step}", "action": action})
        else:
            time.sleep(0.05)
    raise TimeoutError(f"{key} does not end")


def end(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/t/{_finished(page, site, key)}")
    page.wait_for_selector("[data-final='0']")


def replay(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/replay?table={_finished(page, site, key)}")
    page.wait_for_selector(".controls")
    page.wait_for_selector(READY)


def curtain(page: Page, site: Site, *, key: str) -> None:
    """Two people at one device."""
    id = _opened(page, site, key, bots=["random"] * (SEATS[key] - 2))
    post(page, f"/api/tables/{id}/messages", {"t": "sit", "name": NAMES[1]})
    begin(page, site, id)
    page.wait_for_selector(".fold")


def rules(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/rules/{key}")
    page.wait_for_selector("main h2, main dl")


def learn(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/learn/{key}")
    page.wait_for_selector("main")
    page.wait_for_timeout(400)


# ------------------------------------------------------------------ before a game
def gathering(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, bots=["random"])
    page.goto(f"{site.address}/t/{id}")
    page.wait_for_selector(".chairs li")


def stage_gathering(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, bots=["random"])
    page.goto(f"{site.address}/j/{ask(page, f'/api/tables/{id}/packet')['lobby']['stage']}")
    page.wait_for_selector(".invitation .code")


def front_of_somebody(page: Page, site: Site) -> None:
    """The front page of somebody who has a table that waits, one that gathers, and finished ones."""
    _finished(page, site, "vivid")
    _opened(page, site, "mistral", bots=["random"])
    waits = _opened(page, site, "dejavu", begin=at_part("dejavu", 0.5))
    post(page, f"/api/tables/{waits}/messages", {"t": "start"})
    PLACES["front"](page, site)
    page.wait_for_selector(".mine")


def _for_each_game(name: str, way: Callable[..., None], **more: Any) -> dict[str, Way]:
    return {f"{name}-{key}": partial(way, key=key, **more) for key in GAMES}


SCREENS: dict[str, Way] = {
    "front": PLACES["front"],
    "front-mine": front_of_somebody,
    "new": PLACES["wish"],
    "settings": PLACES["settings"],
    **_for_each_game("gathering", gathering),
    "stage-gathering": partial(stage_gathering, key="memoria"),
    **{
        name: way
        for part, played in PARTS.items()
        for name, way in _for_each_game(f"table-{part}", table, part=played).items()
    },
    **_for_each_game("end", end),
    **_for_each_game("replay", replay),
    **_for_each_game("stage", stage),
    **_for_each_game("rules", rules),
    **_for_each_game("learn", learn),
    **{f"vivid-{place}": PLACES[place] for place in ("chosen", "why", "plain", "score", "log", "keys")},
    "curtain-vivid": partial(curtain, key="vivid"),
    "curtain-memoria": partial(curtain, key="memoria"),
    "shelf": PLACES["shelf"],
    "lost": PLACES["lost"],
}
FRENCH = ("front", "new", "gathering-", "table-middle-", "end-", "learn-", "lost")
"""Screens that are taken in French, too: beginnings of their names."""
