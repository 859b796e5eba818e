"""Every place of the page, in both themes and all languages: axe finds nothing, nothing is cut."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page

from souvenir.words import LANGUAGES
from tests.browser.places import PLACES
from tests.browser.playing import against_bot, open_table, post, prefer
from tests.browser.site import DESKTOP, LIFTED, PHONE, ROOT, TELEVISION, VEIL, WHOLE_GAME, People

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# What is wider than its place: the page itself, or a text in a button, a chip, a heading.
OVERFLOW = """() => {
  const wide = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) wide.push(`page: ${root.scrollWidth} > ${innerWidth}`);
  for (const part of document.querySelectorAll(".btn, h1, h2, h3, label, summary, .note, .head, dd, td")) {
    if (part.closest(".unseen") || part.getClientRects().length === 0) continue;
    if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline")
      wide.push(`${part.tagName} ${part.className}: ${part.textContent.trim().slice(0, 40)}`);
  }
  return wide;
}"""
SCROLLS = """() => {
  const { scrollHeight } = document.scrollingElement;
  return scrollHeight > innerHeight ? [`${scrollHeight} > ${innerHeight}`] : [];
}"""
SMALL = """() => [...document.querySelectorAll("button, a.btn, input, select, summary")]
  .filter((part) => part.getClientRects().length > 0 && !part.closest("[aria-hidden=true]"))
  .map((part) => [part, (part.closest("label.check") ?? part).getBoundingClientRect()])
  .filter(([part, box]) => Math.min(box.width, box.height) < 24)
  .map(([part, box]) => `${part.className} ${part.textContent.trim().slice(0, 30)} ${box.height}`)"""

THIN = """() => [...document.querySelectorAll(".btn")]
  .filter((part) => part.getClientRects().length > 0 && part.getBoundingClientRect().height < 43.5)
  .map((part) => `${part.className} ${part.textContent.trim().slice(0, 30)} ${part.offsetHeight}`)"""
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOVES_ENDED = """() => Promise.all(
  document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)),
)"""
MOMENT = 10
"""Seconds."""
STILL = ("drawn", "plain", "why", "ending", "stage")
"""Places that a desktop shows whole, without scrolling."""


def found(page: Page, look: str) -> list[str]:
    """What a look finds once the page stands still: a moment may mend what was measured on the way."""
    until = time.monotonic() + MOMENT
    while True:
        page.evaluate(NEXT_FRAME)
        wrong: list[str] = page.evaluate(look)
        if not wrong or time.monotonic() > until:
            return wrong


def violations(page: Page) -> list[str]:
    """What axe finds once nothing moves: of a word that fades in it would say that it is pale."""
    page.evaluate(MOVES_ENDED)
    page.evaluate(LIFTED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag of ours would not be the page's own
    options = {"runOnly": {"type": "tag", "values": STANDARD}, "resultTypes": ["violations"]}
    told: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    wrong = [
        f"{one['id']}: {node['target']} {node['failureSummary'][:300]}"
        for one in told["violations"]
        for node in one["nodes"]
        if not (
            one["id"] == "target-size" and "obscured" in node["failureSummary"] and _scrolls_free(page, node)
        )
    ]
    page.evaluate(VEIL)
    return wrong


def _scrolls_free(page: Page, node: dict[str, Any]) -> bool:
    """Does a target that the sheet half covered just then pass once it is scrolled to the middle?"""
    (target,) = node["target"]
    page.locator(target).evaluate("(part) => part.scrollIntoView({ block: 'center' })")
    options = {"runOnly": {"type": "rule", "values": ["target-size"]}}
    again = page.evaluate("([target, options]) => axe.run(target, options)", [target, options])
    return not again["violations"]


@pytest.mark.parametrize("place", PLACES)
def test_a_place_is_for_everybody(people: People, place: str) -> None:
    """On a phone by day and in every language, also a narrow one; at a desk, or on television, by night."""
    page = people.page(PHONE)
    PLACES[place](page, people.site)
    assert violations(page) == []
    assert found(page, SMALL) == []
    assert found(page, THIN) == [], "44 px for a thumb"
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        prefer(page, language=language)
        page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert found(page, OVERFLOW) == [], f"{language}, {width}"
    width, height = TELEVISION if place == "stage" else DESKTOP
    page.set_viewport_size({"width": width, "height": height})
    prefer(page, theme="night")
    page.wait_for_selector("html[data-theme=night]", state="attached")
    assert found(page, SMALL) == []
    assert violations(page) == []
    assert place not in STILL or found(page, SCROLLS) == []
    page.set_viewport_size({"width": width // 2, "height": height // 2})  # twice as large
    assert found(page, OVERFLOW) == []


# How wide one's own board is drawn, and which names are cut or broken at the players' chips.
DRAWN = """() => {
  const boxes = [...document.querySelectorAll("main [data-id^='hex:0:'], main [data-id^='core:0:']")]
    .map((part) => part.getBoundingClientRect());
  return Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
}"""
NAMES = """() => [...document.querySelectorAll("[data-chip] .name")].map((name) => [
  name.textContent, name.scrollWidth <= name.clientWidth + 1, Math.round(name.getClientRects().length),
])"""


def test_players_are_listed_once_by_full_name_and_leave_the_board_its_room(people: People) -> None:
    page = people.page(DESKTOP)
    against_bot(page, people.site, seats=4, name="Alessandra", face="owl", bots=["random"] * 3)
    page.wait_for_selector("main [data-id='hex:0:0']")
    page.wait_for_function(f"() => ({DRAWN})() > 520")
    assert page.locator("[data-chip]").count() == 4
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    names = page.evaluate(NAMES)
    assert [name for name, _, _ in names] == ["Alessandra", "Swann", "Funes", "Ariadne"]
    assert all(whole and lines == 1 for _, whole, lines in names)
    assert page.locator("[data-chip='0'] [data-wears='owl']").count() == 1
    page.get_by_role("button", name="Show everyone how you feel").click()
    page.get_by_role("button", name="Applause").click()
    page.wait_for_selector(".players [role=img][aria-label=Applause]")


def test_nothing_tells_who_won_before_the_points_are_counted(people: People) -> None:
    page = people.page(DESKTOP, motion="auto")
    table = open_table(page, people.site, bots=["random", "random"], pace=0.02)
    page.goto(f"{people.site.address}/t/{table}")
    page.wait_for_selector(".code")  # whoever comes when it is over finds the points counted
    post(page, people.site, f"/api/tables/{table}/messages", {"t": "start"})
    page.wait_for_selector("[data-counting=true]", timeout=WHOLE_GAME)
    assert page.locator(".chip .points").count() == 0
    assert "wins" not in page.locator("body").inner_text()
    assert "wins" not in page.title()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-final='0']")
    assert page.locator(".chip .points").count() == 2
    with page.expect_download() as saved:
        page.get_by_role("button", name="A picture to share").click()
    assert saved.value.suggested_filename == "souvenir-vivid.png"
