"""Two people play a whole game, one by taps on the drawn board, one by keys at the plain table on a phone."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page

from souvenir.kernel.talk import total
from souvenir.table.play import Table
from souvenir.table.record import Record
from souvenir.table.verify import open_record, verify
from tests.browser.playing import finals, is_asked, is_over, press_something, tap_something
from tests.browser.site import ARTEFACTS, DESKTOP, PHONE, People, shoot

# From the moment a click is made to the frame that shows the table after it.
STOPWATCH = """() => {
  window.taps = [];
  let from = 0;
  addEventListener("click", (event) => (from = event.timeStamp), true);
  new MutationObserver(() => {
    if (!from) return;
    const began = from;
    from = 0;
    requestAnimationFrame(() => setTimeout(() => window.taps.push(performance.now() - began)));
  }).observe(document.body, { subtree: true, attributeFilter: ["data-seq"] });
}"""


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
    ada.evaluate(STOPWATCH)
    ada.wait_for_selector("main [data-id]")
    moves = 0
    while not (is_over(ada) and is_over(blaise)):
        if is_asked(ada):
            tap_something(ada, rng)
        elif is_asked(blaise):
            press_something(blaise, rng)
        else:
            ada.wait_for_timeout(15)
        moves += 1
        if moves == 40:
            shoot(ada, "whole-game-desktop-drawn")
            shoot(blaise, "whole-game-phone-plain")
        assert moves < 3000, "the game does not end"
    shoot(ada, "whole-game-end")
    assert finals(ada) == finals(blaise) == _engine_scores(ada)
    _keep_times(ada)


def _engine_scores(page: Page) -> list[int]:
    table = page.url.split("/t/")[1].split("?")[0]
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    record = Record.model_validate(json.loads(text))
    assert verify(record).ok
    opened = open_record(record)
    played = Table.restore(opened.game, opened.seats, opened.key, record.deal, opened.entries)
    return [total(list(opened.game.score(played.state, seat, None))) for seat in range(opened.seats)]


def _keep_times(page: Page) -> None:
    """How long a tap took to be answered on the screen: kept, and never slow."""
    taps = sorted(page.evaluate("window.taps"))
    p95 = taps[int(len(taps) * 0.95)]
    ARTEFACTS.mkdir(exist_ok=True)
    figures = {"taps": len(taps), "median_ms": round(taps[len(taps) // 2], 1), "p95_ms": round(p95, 1)}
    (ARTEFACTS / "tap-to-paint.json").write_text(json.dumps(figures))
    assert len(taps) > 20
    assert figures["median_ms"] < 300, "far too slow even for a busy machine; 100 ms is the aim"
