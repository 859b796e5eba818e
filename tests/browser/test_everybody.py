"""Every place of the page, in both themes and three languages: axe finds nothing, nothing is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.places import PLACES
from tests.browser.playing import against_bot, begin, open_table
from tests.browser.site import DESKTOP, PHONE, ROOT, TELEVISION, People, shoot

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
SMALL = """() => [...document.querySelectorAll("button, a.btn, input, select, summary")]
  .filter((part) => part.getClientRects().length > 0 && !part.closest("[aria-hidden=true]"))
  .map((part) => [part, (part.closest("label.check") ?? part).getBoundingClientRect()])
  .filter(([part, box]) => Math.min(box.width, box.height) < 24)
  .map(([part, box]) => `${part.className} ${part.textContent.trim().slice(0, 30)} ${box.height}`)"""


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag of ours would not be the page's own
    options = {"runOnly": {"type": "tag", "values": STANDARD}, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary'][:300]}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("theme", ["dawn", "night"])
def test_axe_finds_nothing(people: People, place: str, theme: str) -> None:
    size = PHONE if theme == "dawn" else DESKTOP
    page = people.page(TELEVISION if place == "stage" else size, theme=theme)
    PLACES[place](page, people.site)
    shoot(page, f"{place}-{theme}")
    assert violations(page) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("language", ["en", "fr", "it"])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_is_cut_in_any_language(people: People, place: str, language: str) -> None:
    page = people.page(PHONE, language=language)
    PLACES[place](page, people.site)
    page.wait_for_timeout(100)
    shoot(page, f"{place}-{language}")
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_timeout(60)
        assert page.evaluate(OVERFLOW) == [], width
    assert page.evaluate("document.documentElement.lang") == language


@pytest.mark.parametrize("place", ["drawn", "plain", "why", "ending", "stage"])
def test_a_desktop_needs_no_scrolling(people: People, place: str) -> None:
    page = people.page(DESKTOP)
    PLACES[place](page, people.site)
    page.wait_for_timeout(100)
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("place", ["front", "drawn", "plain", "gathering"])
def test_twice_as_large_still_fits(people: People, place: str) -> None:
    """At 200 % a desktop has half its size in the page's own pixels."""
    page = people.page((640, 400))
    PLACES[place](page, people.site)
    assert page.evaluate(OVERFLOW) == []


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
    page.wait_for_timeout(100)
    assert page.evaluate(DRAWN) > 520
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
    table = open_table(page, people.site, bots=["random", "random"])
    begin(page, people.site, table)
    page.wait_for_selector("[data-counting=true]", timeout=60_000)
    assert page.locator(".chip .points").count() == 0
    assert "wins" not in page.locator("body").inner_text()
    assert "wins" not in page.title()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-final='0']")
    assert page.locator(".chip .points").count() == 2
    with page.expect_download() as saved:
        page.get_by_role("button", name="A picture to share").click()
    assert saved.value.suggested_filename == "souvenir-vivid.png"
