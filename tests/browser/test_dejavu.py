"""Two people play a whole game of Déjà Vu on the drawn board: one by taps, one by keys alone."""

from __future__ import annotations

import json

from souvenir.games.dejavu.edition import NEBULAE
from souvenir.kernel.talk import Offer
from souvenir.table.record import Record
from souvenir.table.verify import verify
from souvenir.words import Speaker
from tests.browser.player import HERE, Player, Shadow, play_out, sit_together, tab_to
from tests.browser.playing import begin, open_table
from tests.browser.site import DESKTOP, PHONE, People

TAPS = 250
"""A whole game takes one player fewer taps than this."""
MIDDLE = """(id) => {
  const part = document.querySelector(`main [data-id="${id}"]`);
  part.scrollIntoView({ block: "center", inline: "center" });
  const hex = part.querySelector(".hex") ?? part;
  const box = hex.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / (hex === part ? 2 : 1.06)];
}"""

PLACES = """() => Object.fromEntries([...document.querySelectorAll("main [role=gridcell]")].map((part) => {
  const box = part.querySelector("polygon").getBoundingClientRect();
  return [part.dataset.id, [box.x + box.width / 2, box.y + box.height / 2]];
}))"""
ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def _nearest(places: dict[str, list[float]], at: str, x: int, y: int) -> str | None:
    """Where an arrow leads, as the page has it."""
    found: list[tuple[float, str]] = []
    for id, (px, py) in places.items():
        dx, dy = px - places[at][0], py - places[at][1]
        ahead, aside = dx * x + dy * y, abs(dx * y - dy * x)
        if ahead >= 1 and aside <= ahead * 1.8:
            found.append((ahead + 2 * aside, id))
    return min(found, key=lambda one: round(one[0]))[1] if found else None


class Tapper(Player):
    """By taps."""

    def parts(self, offer: Offer) -> list[str]:
        return [id for id in offer.touches if id == "done" or not self._goes_without_saying(offer, id)]

    def touch(self, id: str, offer: Offer) -> None:
        if id == "done":
            self.press(Speaker("en", ("Ada", "Blaise"), reader=self.seat).say(offer.label))
        else:
            self.reach_out(id)

    def _goes_without_saying(self, offer: Offer, id: str) -> bool:
        """While sowing, the bit in the fingers need not be picked; nor the only one that fits a card."""
        if not id.startswith("loose:") or len(offer.touches) != 2:
            return False
        onto = offer.touches[1]
        if onto.startswith("tile:"):
            return self._in_fingers(id)
        fitting = [other for other in self.shadow.offers(self.seat) if onto in other.touches]
        return onto.startswith(("card:", "hand:")) and len(fitting) == 1

    def _in_fingers(self, id: str) -> bool:
        held = "main .tray .bit.chosen"
        return bool(self.page.eval_on_selector_all(held, "all => all.map((b) => b.dataset.id)") == [id])

    def reach_out(self, id: str) -> None:
        x, y = self.page.evaluate(MIDDLE, id)
        self.page.mouse.click(x, y)
        self.taps += 1

    def press(self, label: str) -> None:
        self.page.get_by_role("button", name=label, exact=True).first.click()
        self.taps += 1


class Typist(Tapper):
    """The same, without a pointer."""

    def reach_out(self, id: str) -> None:
        if id.startswith("loose:"):
            kinds = self.page.eval_on_selector_all("main .tray .bit", "all => all.map((b) => b.dataset.id)")
            return self.page.keyboard.press(str(kinds.index(id) + 1))
        self._reach(id)
        self.page.keyboard.press("Enter")

    def _reach(self, id: str) -> None:
        """By Tab, and on the map by arrows."""
        self.page.keyboard.press("b")
        if not id.startswith(("tile:", "cell:")):
            tab_to(self.page, id)
            return
        drawn: dict[str, list[float]] = self.page.evaluate(PLACES)
        for arrow in self._arrows(drawn, tab_to(self.page, *drawn), id):
            self.page.keyboard.press(arrow)
        assert self.page.evaluate(HERE) == id

    def _arrows(self, drawn: dict[str, list[float]], here: str, there: str) -> list[str]:
        """The shortest way: each arrow leads to the nearest hex in its direction."""
        tiles = [f"tile:{tile}" for tile in NEBULAE]
        places = {id: drawn[id] for id in (*tiles, *drawn) if id in drawn}
        ways: dict[str, list[str]] = {here: []}
        queue = [here]
        while queue and there not in ways:
            at = queue.pop(0)
            for arrow, (x, y) in ARROWS.items():
                to = _nearest(places, at, x, y)
                if to and to not in ways:
                    ways[to] = [*ways[at], arrow]
                    queue.append(to)
        assert there in ways, f"no way by arrows from {here} to {there}"
        return ways[there]

    def press(self, label: str) -> None:
        self.page.keyboard.press("o")
        for _ in range(40):
            if self.page.evaluate("document.activeElement.textContent.trim()") == label:
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    def confirm(self, last: str) -> None:
        self.page.locator("[data-choices] .ready .btn.main").focus()
        self.page.keyboard.press("Enter")


def test_a_whole_game_by_taps_and_by_keys(people: People) -> None:
    ada, blaise = people.page(DESKTOP), people.page(DESKTOP)
    table = sit_together(people, (ada, blaise), ("Ada", "Blaise"), game="dejavu", options={"map": "random"})
    shadow = Shadow(people.site, table)
    players = (Tapper(ada, 0, shadow), Typist(blaise, 1, shadow))
    play_out(players)
    text = ada.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    assert verify(Record.model_validate(json.loads(text))).ok
    print(f"a game of Déjà Vu: {players[0].taps:.0f} taps of one player")
    assert players[0].taps < TAPS


def test_nothing_scrolls_sideways_nor_at_all_on_a_desk(people: People) -> None:
    for size in (PHONE, DESKTOP):
        page = people.page(size)
        table = open_table(page, people.site, game="dejavu", name="Ada", bots=["random"])
        begin(page, people.site, table)
        page.wait_for_selector("#asks.yours")
        page.wait_for_selector("main [data-id]")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size == DESKTOP:
            assert page.evaluate(
                "(([m]) => m.scrollHeight <= m.clientHeight)([document.querySelector('main')])"
            )
