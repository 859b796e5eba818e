"""Pairs in a real browser: its own board and cover, by taps, by keys and at the plain table."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page

from souvenir.table.record import Record
from souvenir.table.verify import verify
from tests.browser.conftest import browser, people, site
from tests.browser.playing import (
    against_bot,
    at_home,
    finals,
    is_asked,
    is_over,
    press_something,
    tap_something,
)
from tests.browser.site import DESKTOP, PHONE, People
from tests.browser.test_everybody import OVERFLOW, SMALL, violations

__all__ = ["browser", "people", "site"]  # fixtures

WISH = {"game": "pairs", "options": {"start": "0", "pairs": "8"}, "bots": ["expert"]}
HIDDEN = "() => [...document.querySelectorAll('.place:not(.up) [data-picture]')].length"


def play(page: Page, move: Any) -> int:
    """To the end; the answer is how many moves it took."""
    moves = 0
    while not is_over(page):
        if is_asked(page):
            move(page)
            moves += 1
            assert page.evaluate(HIDDEN) == 0, "a card that lies face down has a picture in the document"
        else:
            page.wait_for_timeout(15)
        assert moves < 400, "the game does not end"
    return moves


def record_of(page: Page) -> Record:
    table = page.url.rsplit("/", 1)[-1]
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    return Record.model_validate(json.loads(text))


def test_a_game_by_taps_on_its_own_board(people: People) -> None:
    """On a phone, one tap a card; then the end, and the replay draws the same board."""
    page = people.page(PHONE, touch=True)
    against_bot(page, people.site, **WISH)
    page.wait_for_selector(".pairs .place.lit")
    assert violations(page) == []
    assert page.evaluate(SMALL) == page.evaluate(OVERFLOW) == []
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")
    rng, taps = Random("pairs"), []
    play(page, lambda page: taps.append(tap_something(page, rng)))
    assert set(taps) == {1}, "nobody is asked whether they mean it"
    assert verify(record_of(page)).ok
    assert sum(finals(page)) == 8
    assert page.locator(".pairs .place.empty").count() == 16


def test_a_game_by_keys_then_why_and_the_log(people: People) -> None:
    page = people.page(DESKTOP, theme="night")
    against_bot(page, people.site, **WISH)
    page.wait_for_selector(".pairs .place.lit")
    assert violations(page) == []
    first = page.locator(".pairs .place").first
    assert first.get_attribute("aria-label") == "Card 1, face down"
    first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-id='card:1'].up [data-picture]")
    assert (page.get_attribute("[data-id='card:1']", "aria-label") or "").startswith("Card 2: ")
    assert page.evaluate("() => document.activeElement.closest('.place') !== null")
    page.locator("[data-id='card:1']").click()
    assert "lies open already" in page.locator("[data-bubble]").inner_text()
    page.keyboard.press("Escape")
    page.locator("[data-id='card:2']").click()
    page.wait_for_function("() => document.querySelectorAll('.place:is(.up, .empty)').length > 1")
    page.locator("button.head", has_text="Log").click()
    log = page.locator(".turns").inner_text()
    assert "pair" in log
    assert "card 2" not in log.lower(), "the log is no notebook"


def test_a_game_at_the_plain_table(people: People) -> None:
    page = people.page(DESKTOP, plain=True)
    against_bot(page, people.site, **WISH)
    rng = Random("plainly")
    play(page, lambda page: press_something(page, rng))
    assert verify(record_of(page)).ok


def test_it_stands_on_the_shelf_with_its_cover_and_moves(people: People) -> None:
    """Its name in the reader's language, its cover; and with motion it is played on as well."""
    page = people.page(DESKTOP, motion="full", language="it")
    at_home(page, people.site)
    page.get_by_role("radio", name="Coppie").check()
    cover = page.locator(".game", has_text="Coppie").locator("img")
    assert cover.evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 0
    against_bot(page, people.site, **WISH)
    page.wait_for_selector(".pairs:not(.still) .place.lit")
    tap_something(page, Random(1))
    page.wait_for_selector(".place.up")
    tap_something(page, Random(2))
    page.wait_for_function("() => document.querySelectorAll('.place.up, .place.empty').length >= 1")


def test_its_folder_is_served_and_nothing_beside_it(people: People) -> None:
    request = people.page(DESKTOP).request
    board = request.get(f"{people.site.address}/games/pairs/board.js")
    assert board.headers["content-type"].startswith("text/javascript")
    assert "script-src 'self'" in board.headers["content-security-policy"]
    for beside in (
        "pairs/%2e%2e/game.py",
        "pairs/..%2frules.txt",
        "pairs/",
        "pairs/nothing.js",
        "vivid/board.js",
    ):
        assert request.get(f"{people.site.address}/games/{beside}").status == 404, beside
