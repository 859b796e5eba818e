"""A game from its deal to its end at the plain table, and what comes after it, by keys alone."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from souvenir.table.record import Record
from souvenir.table.verify import verify
from tests.browser.keys import press_on, reach
from tests.browser.player import Choice, Player, Shadow, play_out
from tests.browser.playing import (
    begin,
    confirm_by_key,
    finals,
    open_table,
)
from tests.browser.site import DESKTOP, People


class Typist(Player):
    """Takes one of the listed choices."""

    def by_hand(self, before: int, choice: Choice) -> None:
        page = self.page
        assert page.locator("[data-choices] li button").count() == choice.among
        page.keyboard.press("o")
        if page.evaluate("document.activeElement.matches('[data-choices] input')"):
            page.keyboard.press("Tab")
        for _ in range(choice.number):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        confirm_by_key(page, before)


@pytest.mark.parametrize(("game", "seats"), [("dejavu", 2), ("mistral", 3)])
def test_a_game_is_played_to_its_end(people: People, game: str, seats: int) -> None:
    page = people.page(DESKTOP, plain=True)
    table = open_table(page, people.site, game=game, seats=seats, name="Ada", bots=["greedy"] * (seats - 1))
    begin(page, people.site, table)
    page.wait_for_selector("#asks")
    shadow = Shadow(people.site, table)
    play_out([Typist(page, 0, shadow)])
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    assert verify(Record.model_validate(json.loads(text))).ok
    assert finals(page) == shadow.scores()
    if game == "dejavu":
        _after_the_end(page, people, game)


def _after_the_end(page: Page, people: People, game: str) -> None:
    """The end put aside and taken up, its picture, the replay, the rules, and the same again."""
    table = page.url
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.querySelector('dialog[open]') === null")
    press_on(page, "How did it end?")
    with page.expect_download() as picture:
        press_on(page, "A picture to share")
    assert picture.value.suggested_filename == f"souvenir-{game}.png"
    press_on(page, "Watch it again")
    page.wait_for_selector(".controls[aria-busy=false]")
    step = page.locator(".slide span")
    press_on(page, "One step on")
    page.wait_for_function("() => document.querySelector('.slide span').textContent.startsWith('Step 1 of')")
    press_on(page, "To the end")
    last = step.inner_text().split()[-1]
    page.get_by_text(f"Step {last} of {last}").wait_for()
    page.goto(f"{people.site.address}/rules/{game}")
    page.wait_for_selector("[data-rule]")
    rules = page.locator("[data-rule]").count()
    reach(page, "Search the rules")
    page.keyboard.type("flower")
    page.wait_for_function("(all) => document.querySelectorAll('[data-rule]').length < all", arg=rules)
    page.goto(table)
    page.wait_for_selector("dialog[open] .ways")
    press_on(page, "Play again")
    page.wait_for_url(lambda url: "/t/" in url and url != table)
    page.wait_for_selector("h1")
    press_on(page, "Begin")
    page.wait_for_selector("#asks")
    press_on(page, "Settings")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_function("() => document.activeElement.getAttribute('aria-label') === 'Settings'")
