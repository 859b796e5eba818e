"""Every place of the page, and how one comes there."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page

from souvenir.kernel.talk import say
from souvenir.words import LANGUAGES, Speaker
from tests.browser.playing import against_bot, at_home, begin, finished, open_table, post, wait_turn
from tests.browser.site import Site

Way = Callable[[Page, Site], None]


def button(key: str) -> re.Pattern[str]:
    """What a button is called, in whichever language it is read."""
    return re.compile("|".join(re.escape(Speaker(language).say(say(key))) for language in LANGUAGES))


def front(page: Page, site: Site) -> None:
    at_home(page, site)
    page.wait_for_selector(".game")


def wish(page: Page, site: Site) -> None:
    front(page, site)
    page.get_by_role("button", name=button("page-way-friends")).click()
    page.wait_for_selector("dialog form")


def settings(page: Page, site: Site) -> None:
    front(page, site)
    page.locator("header button.round").click()
    page.wait_for_selector("dialog[open] fieldset")


def gathering(page: Page, site: Site) -> None:
    table = open_table(page, site, seats=3, name="Ada", bots=["random"])
    page.goto(f"{site.address}/t/{table}")
    page.wait_for_selector(".chairs li")


def drawn(page: Page, site: Site) -> None:
    against_bot(page, site)
    page.wait_for_selector("main .lit[data-id]")


def chosen(page: Page, site: Site) -> None:
    drawn(page, site)
    page.get_by_role("button", name=button("page-hint")).click()
    page.wait_for_selector(".ready")


def choices(page: Page, site: Site) -> None:
    drawn(page, site)
    page.locator("[data-all]").click()
    page.wait_for_selector("dialog[open] li button")


def lesson(page: Page, site: Site) -> None:
    page.add_init_script(
        "localStorage.setItem('souvenir.settings', JSON.stringify("
        "{...JSON.parse(localStorage.getItem('souvenir.settings')), lessons: true}))"
    )
    drawn(page, site)
    page.wait_for_selector("[data-bubble].placed")


def why(page: Page, site: Site) -> None:
    drawn(page, site)
    page.locator("main [data-id^='fragment:']:not(.lit)").first.click(force=True)
    page.wait_for_selector("[data-bubble].placed")


def plain(page: Page, site: Site) -> None:
    against_bot(page, site)
    page.keyboard.press("d")
    page.wait_for_selector(".blocks")


def _tab(page: Page, site: Site, name: str) -> None:
    against_bot(page, site)
    page.keyboard.press(name)
    page.wait_for_selector("#side")


def score(page: Page, site: Site) -> None:
    _tab(page, site, "p")


def log(page: Page, site: Site) -> None:
    _tab(page, site, "m")


def keys(page: Page, site: Site) -> None:
    against_bot(page, site)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] kbd")


def curtain(page: Page, site: Site) -> None:
    table = open_table(page, site, name="Ada")
    post(page, site, f"/api/tables/{table}/messages", {"t": "sit", "name": "Blaise"})
    begin(page, site, table)
    page.wait_for_selector(".curtain")


def ending(page: Page, site: Site) -> None:
    table, key = finished(page, site)
    page.goto(f"{site.address}/t/{table}?key={key}")
    page.wait_for_selector("[data-final='0']")


def replay(page: Page, site: Site) -> None:
    table, key = finished(page, site)
    page.goto(f"{site.address}/replay?table={table}&key={key}")
    page.wait_for_selector(".controls")


def shelf(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/replay")
    page.wait_for_selector("input[type=file]")


def rules(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/rules/vivid")
    page.wait_for_selector("article .chapters section")


def learn(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/learn/vivid")
    for step in (2, 3):
        page.click("[data-coach] .btn.main")
        page.wait_for_selector(f".learn[data-step='{step}']")


def lost(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/t/nothing")
    page.wait_for_selector("main a.btn")


def stage(page: Page, site: Site) -> None:
    table = open_table(page, site, name="Ada", bots=["random"], options={"start": "0"})
    begin(page, site, table)
    wait_turn(page)
    found = page.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{table}/packet")
    page.goto(f"{site.address}/j/{found['lobby']['stage']}")
    page.wait_for_selector(".stage main [data-id]")


PLACES: dict[str, Way] = {
    way.__name__: way
    for way in (
        front,
        wish,
        settings,
        gathering,
        drawn,
        chosen,
        choices,
        why,
        lesson,
        plain,
        score,
        log,
        keys,
        curtain,
        ending,
        replay,
        shelf,
        rules,
        learn,
        lost,
        stage,
    )
}
