"""Each game that has no drawn board yet, from its deal to its end at the plain table, by keys alone."""

from __future__ import annotations

import json
import sqlite3
from random import Random

import pytest
from playwright.sync_api import Page

from souvenir.bots import make_bot
from souvenir.kernel.talk import total
from souvenir.server.run import JOURNAL
from souvenir.table.live import LiveTable
from souvenir.table.play import AnyTable
from souvenir.table.record import Record
from souvenir.table.rows import Row, decode
from souvenir.table.verify import verify
from tests.browser.playing import MOVING, begin, finals, is_asked, is_over, open_table, seq, wait_after
from tests.browser.site import DESKTOP, People, Site, shoot


class Shadow:
    """The table as the journal on disk has it: a good player looks into their own hand there."""

    def __init__(self, site: Site, table: str) -> None:
        self._db = sqlite3.connect(site.data / JOURNAL)
        self._table, self._rng = table, Random("a good player")
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

    def choice(self, seat: int) -> tuple[int, int]:
        """What a good player would choose: the place of it among the offers, and how many there are."""
        game, table = self.live.game, self.catch_up()
        legal = list(game.legal(table.state, seat))
        chosen = self._bot.choose(game.view(table.state, seat), seat, legal, self._rng)
        return legal.index(chosen), len(legal)


def press(page: Page, number: int, among: int) -> None:
    """Take one of the choices by keys."""
    before = seq(page)
    assert page.locator("[data-choices] li button").count() == among
    page.keyboard.press("o")
    if page.evaluate("document.activeElement.matches('[data-choices] input')"):
        page.keyboard.press("Tab")
    for _ in range(number):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    if not page.evaluate(MOVING, before):
        assert page.evaluate("document.activeElement.matches('[data-choices] .ready .btn.main')")
        page.keyboard.press("Enter")
    wait_after(page, before)


@pytest.mark.parametrize("game", ["dejavu", "mistral"])
def test_a_game_is_played_to_its_end(people: People, game: str) -> None:
    page = people.page(DESKTOP, plain=True)
    table = open_table(page, people.site, game=game, name="Ada", bots=["greedy"])
    begin(page, people.site, table)
    page.wait_for_selector("#asks")
    shadow = Shadow(people.site, table)
    moves = 0
    while not is_over(page):
        if is_asked(page):
            press(page, *shadow.choice(seat=0))
            moves += 1
        else:
            page.wait_for_timeout(15)
        if moves == 30:
            shoot(page, f"whole-game-{game}-plain")
        assert moves < 1500, "the game does not end"
    shoot(page, f"whole-game-{game}-end")
    text = page.evaluate("async (path) => (await fetch(path)).text()", f"/api/tables/{table}/record")
    assert verify(Record.model_validate(json.loads(text))).ok
    assert finals(page) == shadow.scores()
