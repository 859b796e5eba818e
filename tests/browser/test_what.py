"""What happened? From the end of a game to the graph, by keys alone, and for everybody."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.places import PLACES
from tests.browser.site import PHONE, WHOLE_GAME, People
from tests.browser.test_everybody import OVERFLOW, SMALL, THIN, found, violations


def step(page: Page) -> int:
    return int(page.input_value(".controls input"))


def test_from_the_end_to_what_happened_and_to_a_turn(people: People) -> None:
    """Two who choose at random: somebody blunders."""
    page = people.page()
    PLACES["ending"](page, people.site)
    page.get_by_role("link", name="What happened?").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("progress")
    graph = page.get_by_role("slider", name="Chances to win, by turn")
    expect(graph).to_have_attribute("aria-valuenow", "0", timeout=WHOLE_GAME)
    expect(graph).to_have_attribute("aria-valuetext", re.compile("After the deal: .*% and .*%"))
    graph.focus()
    better = page.get_by_role("button", name="Show me better")
    for _ in range(20):
        page.keyboard.press("PageDown")
        expect(page.locator(".told").first).to_be_visible()
        if better.is_visible():
            break
    reached = step(page)
    assert reached > 0
    assert page.locator(".turns .wrong").count() > 0
    better.press("Enter")
    expect(page.locator(".told ol li").first).to_be_visible()
    page.get_by_role("button", name="Back to the game").press("Enter")
    assert step(page) == reached
    page.get_by_role("button", name="Try it yourself").press("Enter")
    page.wait_for_selector('.practice[data-steps="0"][data-over=false]')
    expect(graph).to_be_hidden()
    page.get_by_role("button", name="Back to the game").press("Enter")
    expect(graph).to_be_visible()
    assert step(page) == reached
    graph.press("End")
    assert step(page) == int(page.get_attribute(".controls input", "max") or 0)
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 40)
    assert 0 < step(page) < int(page.get_attribute(".controls input", "max") or 0)
    page.get_by_text("The graph as a table").click()
    turns = int(graph.get_attribute("aria-valuemax") or 0)
    expect(page.locator(".scrolls tbody tr")).to_have_count(turns + 1)
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.evaluate("document.documentElement.dataset.theme = 'night'")
    for look in (OVERFLOW, SMALL, THIN):
        assert found(page, look) == []
    assert violations(page) == []
