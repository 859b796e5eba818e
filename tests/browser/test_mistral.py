"""Three play a whole game of Plus Belle la Vie: one by taps on a phone, one by keys at a desk, and a bot."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from souvenir.kernel.talk import Offer
from souvenir.table.record import Record
from souvenir.table.verify import verify
from tests.browser.player import Player, Shadow, play_out, sit_together, tab_to
from tests.browser.playing import MOVING, seq
from tests.browser.site import DESKTOP, PHONE, TELEVISION, People
from tests.browser.test_everybody import violations

TAPS = 300
"""A whole game takes one player fewer taps than this."""
SPOT = """(id) => {
  const part = document.querySelector(`main [data-id="${id}"]`);
  if (part.getClientRects().length === 0) return null;
  part.scrollIntoView({ block: "center", inline: "center" });
  const box = part.getBoundingClientRect();
  const spots = [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((y, _, all) =>
    all.map((x) => [box.x + box.width * x, box.y + box.height * y]));
  const seen = ([x, y]) => document.elementFromPoint(x, y)?.closest("[data-id]") === part;
  return spots.find(seen) ?? spots[0];  // somebody may stand before its middle
}"""
TOP = "(id) => Math.round(document.querySelector(`main [data-id='${id}']`).getBoundingClientRect().top)"
HANDLE = """() => {
  const box = document.querySelector("main .drawer .handle").getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
DIGIT = '(id) => document.querySelector(`main [data-id="${id}"] kbd`)?.textContent'
KEYS = {"mistral.draw-three": "a", "mistral.lay": "b", "mistral.guest.reinforce": "b"}
ACTS = ("mistral.move", "mistral.exchange", "mistral.embrouille.draw", "mistral.encounter")
TAKEN = f"""([id, before]) => ({MOVING})(before) ||
  document.querySelector(`main .chosen[data-id="${{id}}"]`) !== null"""
FITS = """() => [document.documentElement.scrollWidth <= innerWidth,
  document.querySelector("main").scrollHeight <= document.querySelector("main").clientHeight]"""


def _taken(page: Page, id: str, before: int) -> bool:
    """Whether a touch of this part has become part of a choice, or a move."""
    return bool(page.evaluate(TAKEN, [id, before]))


class Tapper(Player):
    """On a phone: what lies in the drawer is reached by its handle."""

    top = 0
    """How high the part stood that was touched last."""

    def touch(self, id: str, offer: Offer) -> None:
        before = seq(self.page)
        self.page.wait_for_selector(f"main :not([inert]) > [data-id='{id}']", state="attached")  # dice lie
        for _ in range(3):  # a tap may have ended what was shown
            if (spot := self.page.evaluate(SPOT, id)) is None:
                self._click(*self.page.evaluate(HANDLE))
                spot = self.page.evaluate(SPOT, id)
            self.top = self.page.evaluate(TOP, id)
            self._click(*spot)
            if _taken(self.page, id, before):
                return

    def confirm(self, last: str) -> None:
        if last.startswith("pile:"):
            assert self.page.evaluate(TOP, last) == self.top, "a pile that is asked about stays"
        super().confirm(last)

    def _click(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)
        self.taps += 1


class Typist(Player):
    """Without a pointer: letters for the turn, digits for cards, Tab and arrows for the rest."""

    def touch(self, id: str, offer: Offer) -> None:
        letter = KEYS.get(offer.rule) or ("c" if offer.rule in ACTS else None)
        if letter and self.page.locator("main .turn [aria-pressed]").count():
            self.page.keyboard.press(letter)
        before = seq(self.page)
        for _ in range(3):  # a key may have ended what was shown
            if digit := self.page.evaluate(DIGIT, id):
                self.page.keyboard.press(digit)
            else:
                tab_to(self.page, id)
                self.page.keyboard.press("Enter")
            if _taken(self.page, id, before):
                return

    def confirm(self, last: str) -> None:
        self.page.keyboard.press(self.page.evaluate(DIGIT, last) or "Enter")


def _fits(page: Page) -> None:
    """Nothing is wider than the screen, and on a desk nothing scrolls."""
    wide, high = page.evaluate(FITS)
    assert wide
    assert high or page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}


def test_a_whole_game_by_taps_and_by_keys(people: People) -> None:
    ada, blaise = people.page(PHONE, touch=True), people.page(DESKTOP, theme="night")
    table = sit_together(people, (ada, blaise), ("Ada", "Blaise"), game="mistral", seats=3, bots=["greedy"])
    shadow = Shadow(people.site, table)
    players = (Tapper(ada, 0, shadow), Typist(blaise, 1, shadow))
    stage = people.page(TELEVISION)
    packet = ada.evaluate("async (path) => (await fetch(path)).json()", f"/api/tables/{table}/packet")
    stage.goto(f"{people.site.address}/j/{packet['lobby']['stage']}")
    stage.wait_for_selector("main [data-id]")
    for page in (ada, blaise, stage):
        _fits(page)
        assert violations(page) == []
    stage.close()
    play_out(players)
    text = ada.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    assert verify(Record.model_validate(json.loads(text))).ok
    print(f"a game of Plus Belle la Vie: {players[0].taps:.0f} taps of one player")
    assert players[0].taps < TAPS
