"""Hands at one device: behind the curtain the page holds nobody's cards, and then only one's own."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.browser.memory import comes_to_hold
from tests.browser.player import Shadow
from tests.browser.playing import begin, open_table
from tests.browser.site import People

HANDS = """function () {
  const hands = %s;
  const seats = new Set();
  const holds = (area) => area?.hand?.length || area?.dealt?.some?.((one) => one.card);
  const knows = (player) => player?.hand?.known?.length > player?.hand?.open?.length;
  for (const one of this) {
    const field = (name) => Object.getOwnPropertyDescriptor(one, name)?.value;
    for (const name of Object.getOwnPropertyNames(one)) {
      const seat = hands.findIndex((hand) => hand.includes(field(name)));
      if (seat >= 0) seats.add(seat);
    }
    const [areas, players] = [field("areas"), field("players")];
    if (Array.isArray(areas)) areas.forEach((area, seat) => holds(area) && seats.add(seat));
    if (Array.isArray(players)) players.forEach((player, seat) => knows(player) && seats.add(seat));
  }
  return [...seats];
}"""
OPTIONS = {"dejavu": {"map": "random"}, "mistral": {}}
DRAWN = "[...document.querySelectorAll('main [data-id^=\"hand:\"]')].map((card) => card.dataset.id)"


def _hands(shadow: Shadow, game: str) -> list[list[str]]:
    """What everybody holds or was dealt and nobody else may know of, by seat.

    Some cards are alike: an id that everybody was told (one was laid or thrown away) tells of no hand.
    """
    table = shadow.catch_up()
    told = {id for event in shadow.live.history.since(0, None) for id in json.loads(event)["touches"]}
    views = [shadow.live.game.view(table.state, seat) for seat in range(table.seats)]
    if game == "mistral":
        hands = [view.players[seat].hand for seat, view in enumerate(views)]
        held = [
            {f"hand:{seat}:{card}" for card in {*hand.known} - {*hand.open}}
            for seat, hand in enumerate(hands)
        ]
        return [sorted(cards - told) for cards in held]
    areas = [view.areas[seat] for seat, view in enumerate(views)]
    held = [
        {f"hand:{card}" for card in {*(area.hand or ()), *(one.card for one in area.dealt)} - {*area.known}}
        for area in areas
    ]
    return [sorted(cards - held[1 - seat] - told) for seat, cards in enumerate(held)]


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_at_one_device_the_page_never_holds_the_hand_of_the_other(people: People, game: str) -> None:
    page = people.page()
    table = open_table(page, people.site, game=game, name="Ada", options=OPTIONS[game])
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
        secrets = HANDS % json.dumps(_hands(shadow, game))
        assert page.evaluate(DRAWN) == []
        assert comes_to_hold(session, secrets, [])
        page.get_by_role("button", name=f"I am {('Ada', 'Blaise')[seat]}").click()
        page.locator("#asks.yours").wait_for()
        page.locator("main [data-id^='hand:']").first.wait_for()
        assert not set(page.evaluate(DRAWN)) & set(_hands(shadow, game)[1 - seat])
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
