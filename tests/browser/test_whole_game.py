"""Two people play a whole game, one by taps on the drawn board, one by keys at the plain table on a phone."""

from __future__ import annotations

import json
from random import Random
from statistics import median

from playwright.sync_api import Page

from souvenir.kernel.talk import total
from souvenir.table.play import Table
from souvenir.table.record import Record
from souvenir.table.verify import open_record, verify
from tests.browser.playing import (
    ask,
    beside,
    finals,
    press_something,
    tap_something,
    wait_after,
    wait_for_somebody,
)
from tests.browser.site import DESKTOP, PHONE, People, Site
from tests.soak import times

BY_HAND = times(60, 10_000)
"""So many steps are made by taps or keys, by day; the rest beside the pages, which follow."""
TAP = 300
"""Milliseconds of work that a tap may take of the page, with looking for what can be touched."""


class Work:
    """How many milliseconds the page's processor has worked: other work on the machine does not count."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def _gather(people: People) -> tuple[Page, Page]:
    """Ada makes a table in the lobby; Blaise joins by its code, by keys alone."""
    ada = people.page(DESKTOP)
    ada.goto(people.site.address)
    ada.get_by_role("radio", name="Vivid Memories").check()
    ada.get_by_role("button", name="With friends").click()
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Sit down").click()
    code = ada.locator(".code").inner_text()
    blaise = people.page(PHONE, plain=True)
    blaise.goto(people.site.address)
    blaise.get_by_label("Join a table").press_sequentially(code)
    blaise.keyboard.press("Enter")
    blaise.get_by_label("Your name").press_sequentially("Blaise")
    blaise.keyboard.press("Enter")
    ada.get_by_text("Blaise", exact=True).first.wait_for()
    ada.get_by_role("button", name="Begin").click()
    for page in (ada, blaise):
        page.wait_for_selector("#asks")
    return ada, blaise


def test_both_see_the_scores_of_the_engine(people: People) -> None:
    rng = Random("a whole game")
    ada, blaise = _gather(people)
    ada.wait_for_selector("main [data-id]")
    work, costs, moves = Work(ada), list[float](), 0
    table = ada.url.split("/t/")[1].split("?")[0]
    while asked := wait_for_somebody((ada, blaise)):
        if moves >= BY_HAND:
            _beside(asked[0], people.site, table, rng)
        elif ada in asked:
            before = work.so_far()
            taps = tap_something(ada, rng)
            costs.append((work.so_far() - before) / taps)
        else:
            press_something(blaise, rng)
        moves += 1
        assert moves < 3000, "the game does not end"
    assert finals(ada) == finals(blaise) == _engine_scores(ada)
    assert len(costs) > 20
    print(f"a tap is {median(costs):.0f} ms of work")
    assert median(costs) < TAP


def _beside(page: Page, site: Site, table: str, rng: Random) -> None:
    """A step without the page, which follows."""
    packet = ask(page, site, f"/api/tables/{table}/packet")["packet"]
    if packet["offers"]:
        beside(page, site, table, rng.choice(packet["offers"])["action"])
        wait_after(page, packet["seq"])


def _engine_scores(page: Page) -> list[int]:
    table = page.url.split("/t/")[1].split("?")[0]
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    record = Record.model_validate(json.loads(text))
    assert verify(record).ok
    opened = open_record(record)
    played = Table.restore(opened.game, opened.seats, opened.key, record.deal, opened.entries)
    return [total(list(opened.game.score(played.state, seat, None))) for seat in range(opened.seats)]
