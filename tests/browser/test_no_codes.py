"""Every screen of every game in every language: people read words, never a rule's id or a message's key."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

import souvenir
from souvenir.kernel.registry import boxes
from souvenir.words import LANGUAGES
from tests.browser.playing import ask, beside, open_table, post, prefer, wait_until_over
from tests.browser.site import PATIENCE, People, Site
from tests.terminal.script import best_bot
from tests.words.test_words import CODE

BOXES = boxes()
OPTIONS = {"memoria": {"count": "2", "time": "none"}}
MOVES = 6
KEYS = frozenset(
    key
    for catalogue in Path(souvenir.__file__).parent.rglob("*.ftl")
    for key in re.findall(r"^([a-z]\w*(?:-\w+)+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
)
RULES = frozenset(rule.id for box in BOXES.values() for rule in box.rules)
WORD = re.compile(r"[a-z]\w*(?:[._-]\w+)+")
PLACEABLE = re.compile(r"\{\s*\$?\w|\bundefined\b|\[object|\bNaN\b")
# What folds is unfolded; then all that can be read or is read aloud, less addresses and names of files.
READ = """() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  const told = ["aria-label", "title", "alt", "placeholder", "aria-description"];
  const texts = [document.title, document.body.innerText];
  for (const part of document.querySelectorAll(told.map((name) => `[${name}]`).join()))
    texts.push(...told.map((name) => part.getAttribute(name) ?? ""));
  const all = texts.join("\\n");
  return all.replaceAll(/https?:\\S+|\\S+\\.souvenir\\.json/g, "").replaceAll(location.host, "");
}"""


def codes(text: str) -> list[str]:
    """What in a text is for programs only."""
    known = [word for word in WORD.findall(text) if word in KEYS or word in RULES]
    return sorted({*known, *CODE.findall(text), *PLACEABLE.findall(text)})


def test_codes_are_known_when_seen() -> None:
    assert codes("Ada takes two: vivid.take.three, face-fox") == ["face-fox", "vivid.take"]
    assert codes("{ $who } took NaN") == ["NaN", "{ $w"]
    assert codes("Ada takes two, peut-être, e-mail. It is a well-known rule.") == []
    assert len(KEYS) > 500
    assert len(RULES) > 100


class Crawl:
    """Somebody who goes from screen to screen, and notes where a code is to be read."""

    def __init__(self, page: Page, site: Site) -> None:
        self.page, self.site = page, site
        self.found, self.seen = list[str](), 0

    def look(self, place: str) -> None:
        """Read a screen in every language."""
        for language in LANGUAGES:
            prefer(self.page, language=language)
            self.page.wait_for_function("(it) => document.documentElement.lang === it", arg=language)
            text = str(self.page.evaluate(READ))
            self.seen += 1
            self.found += [f"{language} {place}: {code}" for code in codes(text)]
            assert len(text) > 60, place

    def visit(self, path: str, sign: str) -> None:
        self.page.goto(f"{self.site.address}{path}")
        self.page.wait_for_selector(sign)
        self.look(path.split("/")[1] if "?" in path else path)

    def tabs(self, place: str) -> None:
        for number, tab in enumerate(("score", "log", "rules")):
            self.page.locator(".side .head").nth(number).click()
            if (rest := self.page.locator("#side .turns + .btn")).count():
                rest.click()  # all that happened, from the first turn on
            self.look(f"{place} {tab}")
            rule = self.page.locator("#side .rule").first
            if rule.count():
                rule.click()
                self.look(f"{place} {tab} rule")
                self.page.keyboard.press("Escape")
                self.page.wait_for_selector("dialog[open]", state="detached")


def play(page: Page, site: Site, table: str, rng: Random) -> None:
    """Some moves of one's own, while the bots make theirs."""
    for _ in range(MOVES):
        until = time.monotonic() + PATIENCE
        while not (offers := ask(page, site, f"/api/tables/{table}/packet")["packet"]["offers"]):
            assert time.monotonic() < until, "nothing is asked"
            time.sleep(0.02)
        action = rng.choice(offers)["action"]
        beside(page, site, table, action)


@pytest.mark.parametrize("game", BOXES)
def test_no_screen_shows_a_code(people: People, game: str) -> None:
    page, site = people.page(), people.site
    seats = BOXES[game].usual
    wish: dict[str, Any] = {"game": game, "seats": seats, "options": OPTIONS.get(game, {})}
    bots = ["random"] * seats
    # Chance alone plays for a thousand moves, and never makes some of what there is to be told.
    over = open_table(page, site, **wish, bots=["random", *[best_bot(game)] * (seats - 1)])
    post(page, site, f"/api/tables/{over}/messages", {"t": "start"})
    gathering = open_table(page, site, **wish, name="Ada", bots=bots[2:])
    middle = open_table(page, site, **wish, name="Ada", bots=bots[1:])
    post(page, site, f"/api/tables/{middle}/messages", {"t": "start"})
    play(page, site, middle, Random(game))
    crawl = Crawl(page, site)
    crawl.visit("/", ".game")
    crawl.visit(f"/rules/{game}", "[data-rule]")
    crawl.visit(f"/learn/{game}", "[data-coach]")
    crawl.visit(f"/t/{gathering}", ".chairs li")
    crawl.visit(f"/t/{middle}", "main [data-id]")
    crawl.tabs("table")
    page.keyboard.press("d")
    page.wait_for_selector(".blocks")
    crawl.look("plain")
    wait_until_over(page, site, over)
    page.goto(f"{site.address}/t/{over}")
    page.wait_for_selector("[data-final='0']")
    crawl.look("ending")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    crawl.tabs("over")
    assert crawl.found == []
    assert crawl.seen >= len(LANGUAGES) * 13
