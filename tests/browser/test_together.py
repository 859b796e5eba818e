"""People come and go: somebody away, another device, a clock, and no network at all."""

from __future__ import annotations

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.playing import against_bot, at_home, begin, finished, open_table, wait_turn
from tests.browser.site import PATIENCE, PHONE, People

# All that the rules and a replay need is where the service worker looks for it.
KEPT = """async () => {
  const kept = (await (await caches.open("boxes")).keys()).map((request) => new URL(request.url).pathname);
  return ["/api/games", "/api/words/en.ftl", "/api/words/vivid/en.ftl", "/api/editions/vivid/base"].every(
    (path) => kept.includes(path),
  );
}"""


def _two(people: People) -> tuple[Page, Page, str]:
    """Ada's table with Blaise at it, begun; Blaise starts."""
    ada, blaise = people.page(plain=True), people.page(PHONE, plain=True)
    table = open_table(ada, people.site, name="Ada", options={"start": "1"})
    ada.goto(f"{people.site.address}/t/{table}")
    blaise.goto(f"{people.site.address}/j/{ada.locator('.code').inner_text()}")
    blaise.get_by_label("Your name").fill("Blaise")
    blaise.get_by_role("button", name="Sit down").click()
    ada.locator(".chairs strong", has_text="Blaise").wait_for()
    begin(ada, people.site, table)
    blaise.wait_for_selector("#asks")
    return ada, blaise, table


def test_a_bot_plays_for_somebody_away_until_they_return(people: People) -> None:
    ada, blaise, table = _two(people)
    blaise.goto(people.site.address)
    chip = ada.get_by_role("button", name="Blaise")
    ada.get_by_text("away", exact=True).wait_for()
    chip.click()
    ada.get_by_role("button", name="Let a bot play for Blaise").click()
    ada.keyboard.press("Escape")
    wait_turn(ada)
    blaise.goto(f"{people.site.address}/t/{table}")
    blaise.get_by_role("button", name="Blaise").click()
    blaise.get_by_role("button", name="I am back").click()
    blaise.get_by_role("button", name="Let a bot play for me").wait_for()


def test_a_seat_moves_to_another_device(people: People) -> None:
    _, blaise, table = _two(people)
    blaise.get_by_role("button", name="Invite others").click()
    blaise.get_by_role("button", name="Play on another device").click()
    code = blaise.locator("dialog .row .code").inner_text()
    other = people.page(plain=True)
    other.goto(people.site.address)
    other.get_by_label("Join a table").fill(code)
    other.get_by_role("button", name="Enter").click()
    wait_turn(other)
    assert other.url.split("?")[0].endswith(table)


def test_words_beside_the_game_reach_the_others(people: People) -> None:
    ada, blaise, _ = _two(people)
    ada.get_by_role("button", name="Talk").first.click()
    ada.get_by_label("Say something").fill("Good luck!")
    ada.keyboard.press("Enter")
    blaise.get_by_role("button", name="Talk").first.click()
    blaise.get_by_text("Good luck!").wait_for()


def test_the_clock_is_shown_and_runs(people: People) -> None:
    page = people.page()
    against_bot(page, people.site, clock={"seconds": 540, "binding": False})
    timer = page.get_by_role("timer")
    first = timer.inner_text()
    page.wait_for_function(
        "(first) => document.querySelector('[role=timer]').textContent !== first", arg=first
    )
    assert "5:00" < first <= "9:00"


def test_a_watcher_sees_the_table_and_no_secret(people: People) -> None:
    ada, _, table = _two(people)
    found = ada.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{table}/packet")
    watcher = people.page()
    watcher.goto(f"{people.site.address}/j/{found['lobby']['watch']}")
    watcher.wait_for_selector("main [data-id]")
    assert watcher.locator("[data-id^='aspiration']").count() == 0
    assert watcher.locator("main .lit").count() == 0


def test_rules_and_replays_open_without_a_network(people: People) -> None:
    context = people.browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    people.contexts.append(context)
    page = people.another(context)
    table, key = finished(page, people.site)
    page.goto(f"{people.site.address}/replay?table={table}&key={key}")
    page.wait_for_selector(".controls[aria-busy=false]")
    page.evaluate("navigator.serviceWorker.ready")
    until = time.monotonic() + PATIENCE
    while not page.evaluate(KEPT):
        assert time.monotonic() < until, "nothing is kept for later"
        page.wait_for_timeout(200)
    context.set_offline(True)
    page.goto(f"{people.site.address}/rules/vivid")
    page.wait_for_selector("[data-rule]")
    page.goto(f"{people.site.address}/replay")
    page.locator(".pick li button").first.click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".slide span")).to_have_text(re.compile("Step 1 of"))
    context.set_offline(False)


def test_a_record_file_opens_and_one_that_is_none_is_refused(people: People, tmp_path: Path) -> None:
    page = people.page()
    at_home(page, people.site)
    table, key = finished(page, people.site)
    path = f"/api/tables/{table}/record?key={key}"
    text = page.evaluate("async (path) => (await fetch(path)).text()", path)
    record, none = tmp_path / "game.souvenir.json", tmp_path / "none.json"
    record.write_text(text)
    none.write_text("{}")
    page.goto(f"{people.site.address}/replay")
    page.set_input_files("input[type=file]", none)
    page.get_by_text("This file cannot be read as a game.").wait_for()
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".controls")
