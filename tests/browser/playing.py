"""What people do at a table: by taps on the drawn board, by keys at the plain one."""

from __future__ import annotations

import json
import re
import time
import uuid
from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.site import PATIENCE, WHOLE_GAME, Site

LIT = """() => [...document.querySelectorAll("main .lit[data-id]")]
  .filter((part) => !part.closest("[inert]") && part.getClientRects().length > 0)
  .map((part) => part.dataset.id)"""
PLACE = """(id) => {
  const part = document.querySelector(`main :is(.lit, .chosen)[data-id="${id}"]`);
  part.scrollIntoView({ block: "center", inline: "center" });
  const box = part.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""

MOVING = """(before) => Number(document.querySelector("[data-seq]").dataset.seq) > before ||
  document.querySelector("[data-choices][aria-busy=true]") !== null"""
IDLE = "() => !document.querySelector('[data-choices][aria-busy=true], .table.stale')"
CONFIRMING = "() => document.activeElement.matches('[data-choices] .ready .btn.main')"


def post(page: Page, site: Site, path: str, body: Any) -> Any:
    """Say something to the server as this person, without their page."""
    head = {"origin": site.address, "content-type": "application/json"}
    answer = page.request.post(f"{site.address}{path}", data=json.dumps(body), headers=head)
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def ask(page: Page, site: Site, path: str) -> Any:
    """What the server answers this person, without their page."""
    answer = page.request.get(f"{site.address}{path}")
    assert answer.ok, f"{path}: {answer.text()}"
    return answer.json()


def beside(page: Page, site: Site, table: str, action: Any) -> None:
    """Play without the page, which hears of it as of a move on another device of this person."""
    message = {"t": "play", "id": uuid.uuid4().hex, "action": action}
    post(page, site, f"/api/tables/{table}/messages", message)


def prefer(page: Page, **settings: Any) -> None:
    """Settings of the page that another tab of this browser has changed."""
    script = """(change) => {
      const [key, kept] = ["souvenir.settings", localStorage.getItem("souvenir.settings")];
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(kept), ...change }));
      dispatchEvent(new StorageEvent("storage", { key }));
    }"""
    page.evaluate(script, settings)


def at_home(page: Page, site: Site) -> None:
    page.goto(site.address)
    page.wait_for_selector("main .game")


def open_table(page: Page, site: Site, **wish: Any) -> str:
    """A table of this person, opened and not begun."""
    post(page, site, "/api/identity", None)
    made = post(page, site, "/api/tables", {"game": "vivid", "seats": 2, "pace": 0} | wish)
    return str(made["table"])


def begin(page: Page, site: Site, table: str) -> None:
    post(page, site, f"/api/tables/{table}/messages", {"t": "start"})
    page.goto(f"{site.address}/t/{table}")


def against_bot(page: Page, site: Site, **wish: Any) -> str:
    """A game against a random bot, begun; it is this person's turn."""
    wish = {"name": "Ada", "bots": ["random"], "options": {"start": "0"}} | wish
    table = open_table(page, site, **wish)
    begin(page, site, table)
    wait_turn(page)
    return table


def finished(page: Page, site: Site) -> tuple[str, str]:
    """A finished game between two bots and the key to watch it; one serves a whole run of tests."""
    if site.finished is None:
        table = open_table(page, site, bots=["random", "random"])
        post(page, site, f"/api/tables/{table}/messages", {"t": "start"})
        site.finished = (table, wait_until_over(page, site, table)["lobby"]["watch"])
    return site.finished


def wait_until_over(page: Page, site: Site, table: str) -> Any:
    """What its host is told of a table at which bots play, once they are done."""
    until = time.monotonic() + WHOLE_GAME / 1000
    while (told := ask(page, site, f"/api/tables/{table}/packet"))["packet"]["ranks"] is None:
        assert time.monotonic() < until, "the game does not end"
        time.sleep(0.1)
    return told


def seq(page: Page) -> int:
    return int(page.get_attribute("[data-seq]", "data-seq") or 0)


def is_asked(page: Page) -> bool:
    return page.locator("#asks.yours").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("[data-final]").count() > 0


def wait_turn(page: Page) -> None:
    page.wait_for_selector("#asks.yours")


def wait_for_somebody(pages: Sequence[Page]) -> list[Page]:
    """Those of whom something is asked, as soon as there are any; nobody once it is over everywhere."""
    until = time.monotonic() + PATIENCE
    while not (asked := [page for page in pages if is_asked(page)]) and not all(map(is_over, pages)):
        assert time.monotonic() < until, "nobody is asked anything"
        pages[0].wait_for_timeout(15)
    return asked


def wait_after(page: Page, before: int) -> None:
    """Until the table has moved on and the next move may be made."""
    script = """(before) => Number(document.querySelector("[data-seq]")?.dataset.seq) > before &&
      !document.querySelector("[data-choices][aria-busy=true]")"""
    page.wait_for_function(script, arg=before, polling=20)


def lit(page: Page) -> list[str]:
    """What can be touched on the drawn board."""
    return [str(id) for id in page.evaluate(LIT)]


def tap_something(page: Page, rng: Random) -> int:
    """One move by taps: parts until the choice is whole, its last part once more where that is asked.

    The answer is how many taps it took.
    """
    before = seq(page)
    choices = page.locator("[data-choices] li button")
    for taps in range(1, 9):
        parts = [("part", id) for id in lit(page)] + [("choice", str(n)) for n in range(choices.count())]
        kind, which = rng.choice(parts)
        if kind == "part":
            x, y = page.evaluate(PLACE, which)
            page.mouse.click(x, y)
        else:
            choices.nth(int(which)).click()
        ready = page.locator("[data-choices] .ready")
        if moved(page, before):
            wait_after(page, before)
            return taps
        if ready.count():
            if kind == "part":
                page.mouse.click(*page.evaluate(PLACE, which))
            else:
                ready.locator(".btn.main").click()
            wait_after(page, before)
            return taps + 1
    raise AssertionError("a choice that is never whole")


LISTED = ":is([data-choices], dialog[open]) li button"


def press_something(page: Page, rng: Random) -> None:
    """One move by keys alone: `o` leads to the list of choices, Tab through it, Enter takes one."""
    before = seq(page)
    page.keyboard.press("o")
    page.wait_for_function(
        "() => document.activeElement.matches(':is([data-choices], dialog[open]) :is(li button, input)')",
        polling=20,
    )
    if page.evaluate("document.activeElement.matches('input')"):
        page.keyboard.press("Tab")
    count = page.locator("dialog[open] li button").count() or page.locator(LISTED).count()
    for _ in range(rng.randrange(min(count, 8))):
        page.keyboard.press("Tab")
    assert page.evaluate("(listed) => document.activeElement.matches(listed)", LISTED)
    page.keyboard.press("Enter")
    confirm_by_key(page, before)
    wait_after(page, before)


def moved(page: Page, before: int) -> bool:
    """Has what was just touched been played? The table is asked first where it cannot be taken back."""
    page.wait_for_function(IDLE, polling=20)
    return seq(page) > before


def confirm_by_key(page: Page, before: int) -> None:
    """Say once more that it is meant, where that is asked; the focus is there already."""
    if not moved(page, before):
        page.wait_for_function(CONFIRMING, polling=20)
        page.keyboard.press("Enter")


def finals(page: Page) -> list[int]:
    """The final scores that a page shows, by seat."""
    found = page.locator("[data-final]").all()
    scores = {
        int(one.get_attribute("data-final") or 0): int(re.sub(r"\D", "", one.inner_text())) for one in found
    }
    return [scores[seat] for seat in sorted(scores)]
