"""Find the turn on a phone: a wrong turn by taps, then the right one; by keys to the next; for everybody."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from souvenir.analysis.practice import Practice
from souvenir.analysis.puzzle import puzzles_of
from tests.browser.playing import PLACE
from tests.browser.site import PHONE, People
from tests.browser.test_everybody import OVERFLOW, SMALL, THIN, violations


def tap_turn(page: Page, laid: Practice, number: int) -> None:
    """One of the turns that were weighed, part by part on the drawn board."""
    steps = laid.at.read(laid.puzzle.turns[number].steps)
    for done, step in enumerate(steps):
        page.wait_for_selector(f'.practice[data-steps="{done}"][aria-busy=false] main .lit[data-id]')
        for part in laid.at.game.offer(laid.at.walk(steps[:done]).state, laid.at.seat, step).touches:
            x, y = page.evaluate(PLACE, part)
            page.mouse.click(x, y)
    page.wait_for_selector(".practice[data-over=true][aria-busy=false]")


def test_a_wrong_turn_then_the_right_one_by_taps(people: People) -> None:
    laid = Practice(puzzles_of("vivid")[0])
    page = people.page(PHONE, touch=True)
    page.goto(f"{people.site.address}/")
    page.get_by_role("link", name="Practise").click()
    page.wait_for_url("**/practise/vivid/1")
    tap_turn(page, laid, len(laid.puzzle.turns) - 1)
    expect(page.get_by_text("Not the best turn")).to_be_visible()
    expect(page.get_by_role("heading", name="The best turn")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Try again").click()
    tap_turn(page, laid, 0)
    expect(page.get_by_text("Right: no better turn is known.")).to_be_visible()
    expect(page.locator(".turn ol li")).to_have_count(len(laid.puzzle.turns[0].steps))
    kept = json.loads(page.evaluate("localStorage.getItem('souvenir.settings')"))
    assert kept["solved"] == {"vivid": [1]}
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    page.wait_for_timeout(100)
    assert violations(page) == []
    for found in (OVERFLOW, SMALL, THIN):
        assert page.evaluate(found) == []
    page.get_by_role("button", name="Puzzle 1 of").press("Enter")
    expect(page.get_by_role("link", name="Puzzle 1, solved")).to_be_visible()


SLOW = """const ask = window.fetch, wait = () => new Promise((done) => setTimeout(done, 600));
window.fetch = (...what) => wait().then(() => ask(...what));"""


def test_the_answer_is_shown_on_the_board(people: People) -> None:
    """Also to somebody who tries again while its next step is still asked for."""
    laid = Practice(puzzles_of("vivid")[0])
    page = people.page()
    page.add_init_script(SLOW)
    page.goto(f"{people.site.address}/practise/vivid/1")
    page.get_by_role("button", name="Show the answer").press("Enter")
    expect(page.locator(".turn ol li")).to_have_count(len(laid.puzzle.turns[0].steps))
    page.wait_for_selector(".practice[aria-busy=true]")
    page.get_by_role("button", name="Try again").press("Enter")
    page.wait_for_selector('.practice[data-over=false][data-steps="0"] main .lit[data-id]')
