"""The guided first game of every game: by taps alone on a phone, by keys alone at a desk, to a real table."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page

from souvenir.kernel.registry import boxes
from tests.browser.party import go_on
from tests.browser.site import DESKTOP, PATIENCE, PHONE, People
from tests.browser.test_everybody import OVERFLOW, found, violations

GAMES = tuple(boxes())
MANY = 120
"""More taps than any lesson needs."""
SHARE = 0.25
THUMB = 44
LIT = "main [data-id].lit, main .lit > [data-id], main .lit [data-id]"
BUTTON = "[data-coach] .btn.main"
PARTS = """() => { const part = document.querySelector("[data-coach]").getBoundingClientRect();
  const button = document.querySelector("[data-coach] .btn.main")?.getBoundingClientRect();
  return [part.height / innerHeight, button ? button.height : null]; }"""

# The sentence: 1 beside what it speaks of and covering nothing lit, 0 in the bar, else what it covers.
BUBBLE = """() => {
  const bubble = document.querySelector("[data-bubble].placed");
  if (!bubble) return document.querySelector("[data-coach] .text, [data-bubble]") ? 0 : "nowhere";
  const [one, lit] = [bubble.getBoundingClientRect(), [...document.querySelectorAll("main .lit[data-id]")]];
  const covers = lit.map((part) => [part.dataset.id, part.getBoundingClientRect()]).find(([, two]) =>
    one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom);
  return covers ? covers[0] : 1;
}"""


def begin(page: Page, people: People, game: str) -> None:
    page.goto(f"{people.site.address}/learn/{game}")
    page.wait_for_selector("[data-coach]")


STANDS = """() => { const at = document.querySelector(".learn").dataset;
  const lit = [...document.querySelectorAll("main .lit")].map((part) => part.outerHTML.length);
  const verdict = document.querySelector("dialog.verdict[open]") ? "verdict" : "";
  return `${at.step} ${at.at} ${lit} ${verdict}`; }"""


def stands(page: Page) -> str:
    """Where the lesson stands, once nothing moves: packet, step, what is chosen, and a verdict before all."""
    page.wait_for_selector(".learn[aria-busy=false]")
    found = ""
    while found != (found := str(page.evaluate(STANDS))):
        page.wait_for_timeout(60)
    return found


def step(page: Page) -> tuple[int, int]:
    progress = page.locator("[data-coach] progress")
    return int(progress.get_attribute("value") or 0), int(progress.get_attribute("max") or 0)


def changed(page: Page, before: str) -> None:
    until = time.monotonic() + PATIENCE
    while stands(page) == before:
        assert time.monotonic() < until, f"nothing happened at {before}"
        page.wait_for_timeout(25)


@pytest.mark.parametrize("game", GAMES)
def test_by_taps_on_a_phone(people: People, game: str) -> None:
    page = people.page(PHONE, touch=True)
    begin(page, people, game)
    scored = None
    beside = list[int]()
    for taps in range(MANY):
        before = stands(page)
        share, button = page.evaluate(PARTS)
        assert share <= SHARE, before
        assert button is None or button >= THUMB, before
        page.wait_for_timeout(130)  # a bubble looks for its place again every 120 ms
        beside.append(page.evaluate(BUBBLE))
        at, last = step(page)
        if scored is None and page.locator(".points b").first.inner_text() != "0":
            scored = taps
        if at == last:
            break
        if not go_on(page):
            page.locator(BUTTON if button else LIT).first.tap()
            changed(page, before)
    assert step(page)[0] == step(page)[1]
    assert set(beside) <= {0, 1}
    assert sum(beside) >= len(beside) // 2, "most sentences are bubbles beside what they speak of"
    assert (scored or MANY) <= MANY // 4, "the first points come late"
    go_on(page)
    assert found(page, OVERFLOW) == []
    assert violations(page) == []
    page.locator(BUTTON).tap()
    page.wait_for_selector(".table, .fold")


@pytest.mark.parametrize("game", GAMES)
def test_by_keys_at_a_desk(people: People, game: str) -> None:
    """With all motion: a piece that never arrives would stop the lesson."""
    page = people.page(DESKTOP, theme="night", motion="auto")
    begin(page, people, game)
    for _ in range(MANY):
        before = stands(page)
        at, last = step(page)
        if at == last:
            break
        page.keyboard.press("Enter")
        changed(page, before)
    assert step(page)[0] == step(page)[1]
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.wait_for_selector(".table, .fold")


def test_a_lesson_can_be_left_taken_up_and_repeated(people: People) -> None:
    page = people.page(PHONE, touch=True)
    begin(page, people, "vivid")
    for at in (2, 3):
        page.locator(BUTTON).tap()
        page.wait_for_selector(f".learn[data-step='{at}']")
    page.locator("main [data-id='slot:0:swap']").tap()
    page.wait_for_selector("[data-coach].missed")
    assert step(page)[0] == 3
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".learn[data-step='2']")
    page.keyboard.press("Escape")
    page.wait_for_selector(".learn", state="detached")
    begin(page, people, "vivid")
    assert step(page)[0] == 2
    page.locator("header button").first.tap()
    page.wait_for_selector(".learn[data-step='1']")
