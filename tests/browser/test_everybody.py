"""Every place of the page, in both themes and three languages: axe finds nothing, nothing is cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.places import PLACES
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
    page.add_script_tag(path=AXE)
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
