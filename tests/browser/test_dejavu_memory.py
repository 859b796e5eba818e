"""Déjà Vu at one device: behind the curtain the page holds nobody's cards, and then only one's own."""

from __future__ import annotations

import json
from random import Random

from tests.browser.memory import comes_to_hold
from tests.browser.playing import begin, open_table
from tests.browser.site import People
from tests.browser.test_whole_plain import Shadow

HANDS = """function () {
  const hands = %s;
  const seats = new Set();
  const told = (value) => typeof value === "string" && value.startsWith("hand:") ? value.slice(5) : null;
  for (const one of this) {
    const fields = Object.values(Object.getOwnPropertyDescriptors(one)).map((field) => field.value);
    for (const value of fields) {
      const seat = hands.findIndex((hand) => hand.includes(told(value)));
      if (seat >= 0) seats.add(seat);
    }
    const areas = Object.getOwnPropertyDescriptor(one, "areas")?.value;
    const holds = (area) => area?.hand?.length || area?.dealt?.some?.((one) => one.card);
    if (Array.isArray(areas)) areas.forEach((area, seat) => holds(area) && seats.add(seat));
  }
  return [...seats];
}"""
DRAWN = "[...document.querySelectorAll('[data-id^=\"hand:\"]')].map((card) => card.dataset.id.slice(5))"


def _hands(shadow: Shadow) -> list[list[str]]:
    """What everybody holds or was dealt and nobody else may know of, by seat; of some cards there are two."""
    game, table = shadow.live.game, shadow.catch_up()
    own = [game.view(table.state, seat).areas[seat] for seat in range(table.seats)]
    held = [{*(area.hand or ()), *(choice.card for choice in area.dealt)} - {*area.known} for area in own]
    return [sorted(cards - held[1 - seat]) for seat, cards in enumerate(held)]


def test_at_one_device_the_page_never_holds_the_hand_of_the_other(people: People) -> None:
    page = people.page()
    table = open_table(page, people.site, game="dejavu", name="Ada", options={"map": "random"})
    page.goto(f"{people.site.address}/t/{table}")
    page.get_by_role("button", name="Somebody else at this device").click()
    page.get_by_label("Their name").fill("Blaise")
    page.get_by_role("button", name="Sit down").click()
    page.locator(".chairs strong", has_text="Blaise").wait_for()
    begin(page, people.site, table)
    session, shadow, rng = page.context.new_cdp_session(page), Shadow(people.site, table), Random("curtain")
    seen = set()
    for number in range(4):
        heading = page.get_by_role("heading", name="Pass the device to")
        heading.wait_for()
        seat = 0 if "Ada" in heading.inner_text() else 1
        secrets = HANDS % json.dumps(_hands(shadow))
        assert page.evaluate(DRAWN) == []
        assert comes_to_hold(session, secrets, [])
        page.get_by_role("button", name=f"I am {('Ada', 'Blaise')[seat]}").click()
        page.locator("#asks.yours").wait_for()
        page.locator("main [data-id^='hand:']").first.wait_for()
        assert not set(page.evaluate(DRAWN)) & set(_hands(shadow)[1 - seat])
        assert comes_to_hold(session, secrets, [seat])
        seen.add(seat)
        # Beside the page: what it is not sent it cannot hold.
        path, own = f"{people.site.address}/api/tables/{table}", {"origin": people.site.address}
        for move in range(60):
            offers = page.request.get(f"{path}/packet?seat={seat}", headers=own).json()["packet"]["offers"]
            if not offers:
                break
            action = rng.choice(offers)["action"]
            said = {"t": "play", "id": f"{number}-{move}", "action": action, "seat": seat}
            assert page.request.post(f"{path}/messages", data=said, headers=own).ok
    assert seen == {0, 1}
