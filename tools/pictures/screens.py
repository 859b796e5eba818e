"""Every screen of the page by name, and how one comes there."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page

from souvenir.analysis.puzzle import puzzles_of
from tests.browser.places import PLACES, button
from tests.browser.playing import ask, begin, beside, open_table, post
from tests.browser.site import WHOLE_GAME, Site
from tools.pictures.positions import GAMES, NAMES, OPTIONS, SEATS, at_part, at_throw

Way = Callable[[Page, Site], None]
PARTS = {"start": 0.0, "early": 0.2, "middle": 0.5, "late": 0.8}
"""How much of a game has been played."""
SLIDE = ".controls input[type=range]"
READY = "main [data-id], main .blocks"


# ------------------------------------------------------------------ tables
def _opened(page: Page, site: Site, key: str, **wish: Any) -> str:
    seats = SEATS[key]
    usual = {"seats": seats, "name": "Ada", "bots": ["random"] * (seats - 1), "options": OPTIONS[key]}
    return open_table(page, site, game=key, **usual | wish)


def table(page: Page, site: Site, *, key: str, part: float) -> None:
    begin(page, site, _opened(page, site, key, **({"begin": at_part(key, part)} if part else {})))
    page.wait_for_selector(READY)


def _place(page: Page, site: Site, id: str, kind: str) -> str:
    """The word by which one comes to watch this table, or hangs it on a wall."""
    return str(ask(page, site, f"/api/tables/{id}/packet")["lobby"][kind])


def _hang(page: Page, site: Site, id: str) -> None:
    page.goto(f"{site.address}/j/{_place(page, site, id, 'stage')}")
    page.wait_for_selector(".stage main [data-id], .stage main .blocks")


def stage(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, begin=at_part(key, 0.5))
    begin(page, site, id)
    page.wait_for_selector(READY)
    _hang(page, site, id)


def stage_end(page: Page, site: Site, *, key: str) -> None:
    id = _finished(page, site, key)
    page.goto(f"{site.address}/j/{_place(page, site, id, 'stage')}")
    page.wait_for_selector("[data-final='0']")


def watched(page: Page, site: Site, *, key: str) -> None:
    """Through the eyes of somebody who only looks on."""
    id = _opened(page, site, key, begin=at_part(key, 0.5))
    begin(page, site, id)
    page.wait_for_selector(READY)
    watch = _place(page, site, id, "watch")
    page.context.clear_cookies()
    page.goto(f"{site.address}/t/{id}?key={watch}")
    page.wait_for_selector(READY)


def throw(page: Page, site: Site, *, thrown: bool = False, hung: bool = False) -> None:
    """Dice: others have thrown, it is one's own throw; or one has just thrown."""
    id = _opened(page, site, "mistral", begin=at_throw())
    begin(page, site, id)
    page.wait_for_selector("[data-scene]")
    if thrown:
        page.locator("main [data-id=shaker]").click()
    if hung:
        _hang(page, site, id)


def _finished(page: Page, site: Site, key: str) -> str:
    """A table that is over: its last steps are whatever may be done first."""
    id = _opened(page, site, key, begin=at_part(key, 1.0))
    post(page, site, f"/api/tables/{id}/messages", {"t": "start"})
    for _ in range(3000):
        packet = ask(page, site, f"/api/tables/{id}/packet")["packet"]
        if packet["ranks"] is not None:
            return id
        if packet["offers"]:
            action = packet["offers"][0]["action"]
            beside(page, site, id, action)
        else:
            time.sleep(0.05)
    raise TimeoutError(f"{key} does not end")


def end(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/t/{_finished(page, site, key)}")
    page.wait_for_selector("[data-final='0']")


def replay(page: Page, site: Site, *, key: str, part: float = 0) -> None:
    page.goto(f"{site.address}/replay?table={_finished(page, site, key)}")
    page.wait_for_selector(".controls[aria-busy=false]")
    page.wait_for_selector(READY)
    slide = page.locator(SLIDE)
    slide.fill(str(round(part * int(slide.get_attribute("max") or 0))))


def replay_throw(page: Page, site: Site) -> None:
    replay(page, site, key="mistral")
    page.locator(SLIDE).fill(str(at_throw()["at"]))


def _shared(page: Page, site: Site, key: str, **wish: Any) -> None:
    id = _opened(page, site, key, bots=["random"] * (SEATS[key] - 2), **wish)
    post(page, site, f"/api/tables/{id}/messages", {"t": "sit", "name": NAMES[1]})
    begin(page, site, id)


def curtain(page: Page, site: Site, *, key: str) -> None:
    """Two people at one device."""
    _shared(page, site, key)
    page.wait_for_selector(".fold")


def hot_seat(page: Page, site: Site, *, key: str) -> None:
    """Two people at one device, in the middle of a game; one of them has lifted the curtain, if one fell."""
    _shared(page, site, key, begin=at_part(key, 0.5))
    page.wait_for_selector("main.curtain, #asks.yours")
    if page.locator("main.curtain").count():
        page.locator("main.curtain .btn.main").click()
    page.wait_for_selector("#asks.yours")


def hot_throw(page: Page, site: Site) -> None:
    """Two people at one device, and dice: an open step, no curtain."""
    _shared(page, site, "mistral", begin=at_throw())
    page.wait_for_selector("[data-scene]")


def rules(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/rules/{key}")
    page.wait_for_selector("main h2, main dl")


def learn(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/learn/{key}")
    page.wait_for_selector("main")
    page.wait_for_timeout(400)


def practise(page: Page, site: Site, *, key: str) -> None:
    page.goto(f"{site.address}/practise/{key}/1")
    page.wait_for_selector(".practice[data-steps='0'][aria-busy=false] main [data-id]")


def what_happened(page: Page, site: Site) -> None:
    """A game that bots played at random, looked through; a turn that was wrong is chosen."""
    PLACES["ending"](page, site)
    page.get_by_role("link", name=button("page-what")).click()
    page.locator("[role=slider][aria-valuenow='0']").focus(timeout=WHOLE_GAME)
    page.keyboard.press("PageDown")
    page.wait_for_selector(".told")


# ------------------------------------------------------------------ before a game
def gathering(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, bots=["random"])
    page.goto(f"{site.address}/t/{id}")
    page.wait_for_selector(".chairs li")


def stage_gathering(page: Page, site: Site, *, key: str) -> None:
    id = _opened(page, site, key, bots=["random"])
    page.goto(f"{site.address}/j/{ask(page, site, f'/api/tables/{id}/packet')['lobby']['stage']}")
    page.wait_for_selector(".invitation .code")


def front_of_somebody(page: Page, site: Site) -> None:
    """The front page of somebody who has a table that waits, one that gathers, and finished ones."""
    _finished(page, site, "vivid")
    _opened(page, site, "mistral", bots=["random"])
    waits = _opened(page, site, "dejavu", begin=at_part("dejavu", 0.5))
    post(page, site, f"/api/tables/{waits}/messages", {"t": "start"})
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
    **_for_each_game("replay-middle", replay, part=0.5),
    **_for_each_game("replay-end", replay, part=1.0),
    "replay-throw": replay_throw,
    **_for_each_game("stage", stage),
    **_for_each_game("stage-end", stage_end),
    **_for_each_game("watched", watched),
    **_for_each_game("hot-seat", hot_seat),
    "hot-throw": hot_throw,
    "throw": throw,
    "throw-lies": partial(throw, thrown=True),
    "stage-throw": partial(throw, hung=True),
    **_for_each_game("rules", rules),
    **_for_each_game("learn", learn),
    **{f"practise-{key}": partial(practise, key=key) for key in GAMES if puzzles_of(key)},
    "what": what_happened,
    **{f"vivid-{place}": PLACES[place] for place in ("chosen", "why", "plain", "score", "log", "keys")},
    "curtain-vivid": partial(curtain, key="vivid"),
    "curtain-memoria": partial(curtain, key="memoria"),
    "shelf": PLACES["shelf"],
    "lost": PLACES["lost"],
}
FRENCH = ("front", "new", "gathering-", "table-middle-", "end-", "learn-", "lost")
"""Screens that are taken in French, too: beginnings of their names."""
