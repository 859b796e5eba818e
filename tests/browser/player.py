"""Somebody who plays a whole game on the drawn board as a good player would, by taps or by keys."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any

from playwright.sync_api import Page

from souvenir.bots import make_bot
from souvenir.kernel.talk import Offer, total
from souvenir.table.edge import to_json
from souvenir.table.folder import JOURNAL
from souvenir.table.live import LiveTable
from souvenir.table.play import AnyTable
from souvenir.table.rows import Row, decode
from tests.browser.playing import (
    MOVING,
    ask,
    beside,
    moved,
    open_table,
    post,
    seq,
    wait_after,
    wait_for_somebody,
)
from tests.browser.site import People, Site
from tests.soak import times

HERE = "document.activeElement?.closest('[data-id]')?.dataset.id"
STEPS = """(ids) => {
  const stops = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]") && one.checkVisibility());
  const there = stops.findIndex((one) => ids.includes(one.closest("[data-id]")?.dataset.id));
  return there < 0 ? 0 : there - stops.indexOf(document.activeElement);
}"""
READY = f"(before) => ({MOVING})(before) || document.querySelector('[data-choices] .ready')"


FAMILIAR = times(1, 10_000)
"""So often a kind of step is made by hand. By day the rest is played beside the page, which follows."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, how it is offered, and its place among so many."""

    action: Any
    offer: Offer
    number: int
    among: int


class Shadow:
    """The table as the journal on disk has it: a good player looks into their own hand there."""

    def __init__(self, site: Site, table: str) -> None:
        self._db = sqlite3.connect(site.data / JOURNAL)
        self._site, self._table, self._rng = site, table, Random("a good player")
        self.live = LiveTable.load(table, self._rows(after=0))
        self._bot = make_bot(self.live.game, "greedy")

    def scores(self) -> list[int]:
        game, table = self.live.game, self.catch_up()
        return [total(list(game.score(table.state, seat, None))) for seat in range(table.seats)]

    def catch_up(self) -> AnyTable:
        for row in self._rows(after=self.live.seq):
            self.live.fold(row)
        assert self.live.table is not None
        return self.live.table

    def _rows(self, after: int) -> list[Row]:
        query = "SELECT body FROM rows WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [decode(body) for (body,) in self._db.execute(query, (self._table, after))]

    def choice(self, seat: int) -> Choice | None:
        """What a good player would choose; None if nothing is asked of them."""
        game, table = self.live.game, self.catch_up()
        legal = list(game.legal(table.state, seat))
        if not legal:
            return None
        chosen = self._bot.choose(game.view(table.state, seat), seat, legal, self._rng)
        return Choice(chosen, game.offer(table.state, seat, chosen), legal.index(chosen), len(legal))

    def play(self, page: Page, choice: Choice) -> None:
        """Play it without the page."""
        beside(page, self._site, self._table, to_json(choice.action))

    def offers(self, seat: int) -> list[Offer]:
        """All that may be done, as its owner sees it."""
        game, table = self.live.game, self.catch_up()
        return [game.offer(table.state, seat, action) for action in game.legal(table.state, seat)]


class Player:
    """Somebody who knows what to do and does it on the page."""

    def __init__(self, page: Page, seat: int, shadow: Shadow) -> None:
        self.page, self.seat, self.shadow = page, seat, shadow
        self.taps = 0.0
        """Of a step beside the page: as many as steps of its kind took by hand."""
        self._made: dict[str, list[float]] = {}

    def move(self) -> int:
        """Make what is familiar beside the page, and then, by hand, what is not; how many steps."""
        steps = 0
        while (choice := self.shadow.choice(self.seat)) and len(self._taps_for(choice)) >= FAMILIAR:
            self.shadow.play(self.page, choice)
            self.taps += fmean(self._taps_for(choice))
            steps += 1
        wait_after(self.page, self.shadow.live.seq - 1)
        if choice:
            before, already = seq(self.page), self.taps
            self.by_hand(before, choice)
            wait_after(self.page, before)
            self._taps_for(choice).append(self.taps - already)
            steps += 1
        return steps

    def _taps_for(self, choice: Choice) -> list[float]:
        """What steps of this kind have taken by hand."""
        return self._made.setdefault(choice.offer.rule, [])

    def by_hand(self, before: int, choice: Choice) -> None:
        offer = choice.offer
        parts = self.parts(offer)
        for id in parts:
            if not moved(self.page, before):
                self.touch(id, offer)
        self.page.wait_for_function(READY, arg=before)
        if not moved(self.page, before):
            self.confirm(parts[-1])

    def parts(self, offer: Offer) -> Sequence[str]:
        return offer.touches

    def touch(self, id: str, offer: Offer) -> None:
        raise NotImplementedError

    def confirm(self, last: str) -> None:
        self.page.locator("[data-choices] .ready .btn.main").click()
        self.taps += 1


def tab_to(page: Page, *ids: str) -> str:
    """Press Tab, or Shift and Tab, until one of these has the focus; the one."""
    for _ in range(20):
        if (here := page.evaluate(HERE)) in ids:
            return str(here)
        steps = page.evaluate(STEPS, ids) or 1  # counted anew where stops came or went on the way
        for _ in range(abs(steps)):
            page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    raise AssertionError(f"{ids[0]} cannot be reached by keys")


def sit_together(
    people: People,
    pages: Sequence[Page],
    names: Sequence[str],
    looking: Sequence[Page] | None = None,
    **wish: object,
) -> str:
    """A table of these people, each at a page of their own, begun; the others do not look at theirs."""
    host, *guests = pages
    table = open_table(host, people.site, name=names[0], **wish)
    packet = ask(host, people.site, f"/api/tables/{table}/packet")
    for page, name in zip(guests, names[1:], strict=True):
        post(page, people.site, "/api/identity", None)
        key = post(page, people.site, "/api/join", {"key": packet["lobby"]["code"]})["key"]
        post(page, people.site, f"/api/tables/{table}/messages?key={key}", {"t": "sit", "name": name})
    post(host, people.site, f"/api/tables/{table}/messages", {"t": "start"})
    for page in pages if looking is None else looking:
        page.goto(f"{people.site.address}/t/{table}")
        page.wait_for_selector("main [data-id]")
    return table


def play_out(players: Sequence[Player]) -> None:
    """Everybody plays when they are asked, until it is over."""
    moves = 0
    while asked := wait_for_somebody([player.page for player in players]):
        moves += sum(player.move() for player in players if player.page in asked)
        assert moves < 1500, "the game does not end"
