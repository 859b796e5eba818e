"""Two people play a whole game of Déjà Vu on the drawn board: one by taps, one by keys alone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from souvenir.games.dejavu.edition import NEBULAE
from souvenir.table.record import Record
from souvenir.table.verify import verify
from souvenir.words import Speaker
from tests.browser.playing import (
    begin,
    is_asked,
    is_over,
    open_table,
    post,
    seq,
    wait_after,
)
from tests.browser.site import DESKTOP, PHONE, People, shoot
from tests.browser.test_whole_plain import Shadow

TAPS = 250
"""A whole game takes one player fewer taps than this."""
HERE = "document.activeElement?.getAttribute('data-id')"
MIDDLE = """(id) => {
  const part = document.querySelector(`main [data-id="${id}"]`);
  part.scrollIntoView({ block: "center", inline: "center" });
  const hex = part.querySelector(".hex") ?? part;
  const box = hex.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / (hex === part ? 2 : 1.06)];
}"""
MOVED = """(before) => Number(document.querySelector("[data-seq]").dataset.seq) > before ||
  document.querySelector("[data-choices][aria-busy=true]") !== null"""


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


class Player:
    """Somebody who knows what to do and does it on the page."""

    def __init__(self, page: Page, seat: int, shadow: Shadow) -> None:
        self.page, self.seat, self.shadow = page, seat, shadow
        self.taps = 0

    def move(self) -> None:
        before = seq(self.page)
        number, _ = self.shadow.choice(self.seat)
        game, table = self.shadow.live.game, self.shadow.live.table
        assert table is not None
        action = list(game.legal(table.state, self.seat))[number]
        offer = game.offer(table.state, self.seat, action)
        ids = [id for id in offer.touches if id == "done" or not self._goes_without_saying(offer, id)]
        for id in ids:
            if id == "done":
                label = Speaker("en", ("Ada", "Blaise"), reader=self.seat).say(offer.label)
                self.press(label)
            elif not self.page.evaluate(MOVED, before):
                self.touch(id)
        self.page.wait_for_function(
            f"(before) => ({MOVED})(before) || document.querySelector('[data-choices] .ready')", arg=before
        )
        if not self.page.evaluate(MOVED, before):
            self.confirm(ids[-1])
        wait_after(self.page, before)

    def _goes_without_saying(self, offer: Any, id: str) -> bool:
        """While sowing, the bit in the fingers need not be picked."""
        sowing = len(offer.touches) == 2 and offer.touches[1].startswith("tile:")
        return id.startswith("loose:") and sowing and self._in_fingers(id)

    def _in_fingers(self, id: str) -> bool:
        held = "main .tray .bit.chosen"
        return bool(self.page.eval_on_selector_all(held, "all => all.map((b) => b.dataset.id)") == [id])

    # ------------------------------------------------------------------ by taps
    def touch(self, id: str) -> None:
        x, y = self.page.evaluate(MIDDLE, id)
        self.page.mouse.click(x, y)
        self.taps += 1

    def press(self, label: str) -> None:
        self.page.get_by_role("button", name=label, exact=True).first.click()
        self.taps += 1

    def confirm(self, last: str) -> None:
        self.page.locator("[data-choices] .ready .btn.main").click()
        self.taps += 1


class Typist(Player):
    """The same, without a pointer."""

    def touch(self, id: str) -> None:
        if id.startswith("loose:"):
            kinds = self.page.eval_on_selector_all("main .tray .bit", "all => all.map((b) => b.dataset.id)")
            return self.page.keyboard.press(str(kinds.index(id) + 1))
        self._reach(id)
        self.page.keyboard.press("Enter")

    def _reach(self, id: str) -> None:
        """By Tab, and on the map by arrows."""
        self.page.keyboard.press("b")
        for _ in range(120):
            here = self.page.evaluate(HERE) or ""
            if here == id:
                return
            if here.startswith(("tile:", "cell:")) and id.startswith(("tile:", "cell:")):
                for arrow in self._arrows(here, id):
                    self.page.keyboard.press(arrow)
                assert self.page.evaluate(HERE) == id
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"{id} cannot be reached by keys")

    def _arrows(self, here: str, there: str) -> list[str]:
        """The shortest way: each arrow leads to the nearest hex in its direction."""
        drawn: dict[str, list[float]] = self.page.evaluate(PLACES)
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
    table = open_table(ada, people.site, game="dejavu", name="Ada", options={"map": "random"})
    packet = ada.evaluate("async (p) => (await fetch(p)).json()", f"/api/tables/{table}/packet")
    blaise.goto(people.site.address)
    post(blaise, "/api/identity", None)
    key = post(blaise, "/api/join", {"key": packet["lobby"]["code"]})["key"]
    post(blaise, f"/api/tables/{table}/messages?key={key}", {"t": "sit", "name": "Blaise"})
    begin(ada, people.site, table)
    blaise.goto(f"{people.site.address}/t/{table}")
    shadow = Shadow(people.site, table)
    players = (Player(ada, 0, shadow), Typist(blaise, 1, shadow))
    for player in players:
        player.page.wait_for_selector("main [data-id]")
    moves = 0
    while not all(is_over(player.page) for player in players):
        for player in players:
            if is_asked(player.page):
                player.move()
                moves += 1
        ada.wait_for_timeout(10)
        assert moves < 1500, "the game does not end"
    shoot(ada, "whole-game-dejavu-drawn")
    text = ada.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    assert verify(Record.model_validate(json.loads(text))).ok
    print(f"a game of Déjà Vu: {players[0].taps} taps of one player")
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
