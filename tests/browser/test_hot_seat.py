"""Two people at one device: behind the curtain nothing secret is there, and then only one's own."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from tests.browser.memory import comes_to_hold
from tests.browser.playing import begin, open_table, press_something
from tests.browser.site import People

# In the page's memory, after a collection: every object that tells an aspiration, by seat.
SECRETS = """function () {
  const seats = new Set();
  const own = (one, name) => Object.getOwnPropertyDescriptor(one, name)?.value;
  for (const one of this) {
    const boards = own(one, "boards");
    if (Array.isArray(boards))
      boards.forEach((board, seat) => own(board, "aspiration") && seats.add(seat));
    const id = own(one, "id");
    if (typeof id === "string" && id.startsWith("aspiration:")) seats.add(Number(id.split(":")[1]));
  }
  return [...seats];
}"""


def _in_document(page: Page) -> list[int]:
    ids = page.evaluate("[...document.querySelectorAll('[data-id^=aspiration]')].map((e) => e.dataset.id)")
    return sorted({int(id.split(":")[1]) for id in ids})


def _lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    page.locator("#asks.yours").wait_for()


def test_the_page_holds_no_secret_of_the_other(people: People) -> None:
    page = people.page(plain=True)
    table = open_table(page, people.site, name="Ada", options={"start": "0"})
    page.goto(f"{people.site.address}/t/{table}")
    page.get_by_role("button", name="Somebody else at this device").click()
    page.get_by_label("Their name").fill("Blaise")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Blaise", exact=True).wait_for()
    begin(page, people.site, table)
    session = page.context.new_cdp_session(page)
    rng = Random("hot seat")
    for player, seat, turns in (("Ada", 0, 8), ("Blaise", 1, 8), ("Ada", 0, 1)):
        page.get_by_role("heading", name=f"Pass the device to {player}").wait_for()
        assert _in_document(page) == []
        assert comes_to_hold(session, SECRETS, [])
        _lift(page, player)
        assert _in_document(page) == [seat]
        assert comes_to_hold(session, SECRETS, [seat])
        for _ in range(turns):
            press_something(page, rng)
            if page.get_by_text("Pass the device").count():
                break


def test_the_curtain_can_be_lowered_by_hand(people: People) -> None:
    page = people.page(plain=True)
    table = open_table(page, people.site, name="Ada", options={"start": "0"})
    page.goto(f"{people.site.address}/t/{table}")
    page.get_by_role("button", name="Somebody else at this device").click()
    page.get_by_label("Their name").fill("Blaise")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Blaise", exact=True).wait_for()
    begin(page, people.site, table)
    _lift(page, "Ada")
    page.get_by_role("button", name="Lower the curtain").click()
    page.get_by_role("heading", name="Pass the device to Ada").wait_for()
    assert _in_document(page) == []
