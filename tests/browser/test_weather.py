"""Reloads, tabs, a network that goes, a server that dies: nothing is lost, nothing old looks live."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import against_bot, press_something, seq, wait_after, wait_turn
from tests.browser.site import People, serving


def _take_one(page: Page) -> None:
    """The first step of a turn: there is something to lose now."""
    press_something(page, Random(1))
    assert page.get_by_role("button", name="Undo").count() == 1


def test_a_reload_in_mid_turn_loses_nothing(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    _take_one(page)
    asked, before = page.inner_text("#asks"), seq(page)
    page.reload()
    wait_turn(page)
    assert (page.inner_text("#asks"), seq(page)) == (asked, before)
    page.get_by_role("button", name="Undo").click()
    wait_after(page, before)
    assert page.inner_text("#asks") != asked


def test_two_tabs_of_one_seat_agree(people: People) -> None:
    one = people.page(plain=True)
    against_bot(one, people.site)
    two = people.another(one.context)
    two.goto(one.url)
    wait_turn(two)
    before = seq(two)
    _take_one(one)
    wait_after(two, before)
    assert seq(two) == seq(one)
    assert two.inner_text("#asks") == one.inner_text("#asks")
    press_something(two, Random(2))
    wait_after(one, seq(two) - 1)
    assert one.inner_text("#asks") == two.inner_text("#asks")


def test_a_killed_server_comes_back_in_mid_turn(browser: Browser, tmp_path: Path) -> None:
    with serving(tmp_path) as site:
        people = People(browser, site, painted=False)
        page = people.page(plain=True)
        against_bot(page, site)
        _take_one(page)
        asked, before = page.inner_text("#asks"), seq(page)
        site.kill()
        page.wait_for_selector(".table.stale main[inert]")
        assert page.get_by_text("Out of reach").is_visible()
        site.start()
        page.wait_for_selector(".table:not(.stale)")
        assert (page.inner_text("#asks"), seq(page)) == (asked, before)
        press_something(page, Random(3))
        people.close()
        assert people.complaints == []


def test_a_move_made_while_the_network_is_gone_is_played_once(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    before = seq(page)
    page.locator("[data-choices] li button").first.wait_for()
    # The move is on its way when the network goes: it must arrive once it is back.
    page.evaluate("""() => {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (said) {
        if (!said.includes('"play"')) return send.call(this, said);
        WebSocket.prototype.send = send;
        send.call(this, said);
        this.close();
      };
    }""")
    page.locator("[data-choices] li button").first.click()
    wait_after(page, before)
    page.wait_for_selector(".table:not(.stale)")
    assert seq(page) == before + 1


def test_an_offline_page_says_so_and_comes_back(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    page.context.set_offline(True)
    page.wait_for_selector(".table.stale main[inert]")
    page.context.set_offline(False)
    page.wait_for_selector(".table:not(.stale)")


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/t/nothing", "No such table"),
        ("/j/nothing", "This link is no longer good"),
        ("/nowhere", "No such page"),
    ],
)
def test_a_link_that_leads_nowhere_leads_home(people: People, path: str, told: str) -> None:
    page = people.page()
    page.goto(people.site.address + path)
    page.get_by_role("heading", name=told).wait_for()
    page.get_by_role("link", name="To the games").click()
    page.wait_for_selector(".game")
