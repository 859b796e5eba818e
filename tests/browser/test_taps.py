"""What a turn costs the thumb on a phone: taps, the sheet's share of the height, sizes to touch."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from souvenir.kernel.registry import boxes
from tests.browser.party import go_on
from tests.browser.playing import PLACE, against_bot, lit, seq, tap_something, wait_after, wait_for_somebody
from tests.browser.site import PHONE, People

SHARE = "document.querySelector('[data-sheet]').getBoundingClientRect().height / innerHeight"
SMALL = """() => [...document.querySelectorAll("[data-sheet] button")]
  .filter((button) => button.getClientRects().length > 0)
  .map((button) => button.getBoundingClientRect())
  .filter((box) => box.width < 43.5 || box.height < 43.5).length"""


def _tap(page: Page, id: str) -> None:
    before = seq(page)
    x, y = page.evaluate(PLACE, id)
    page.mouse.click(x, y)
    wait_after(page, before)


def _three_of_one_tile(page: Page) -> list[str]:
    """Three fragments of different colours on a tile at an end of the line, if there are."""
    tiles: dict[str, list[str]] = {}
    for id in lit(page):
        tiles.setdefault(id.rpartition(":")[0], []).append(id)
    return next((ids[:3] for ids in tiles.values() if len(ids) > 2), [])


def test_three_fragments_are_taken_and_placed_by_four_taps(people: People) -> None:
    page = people.page(PHONE, touch=True)
    three: list[str] = []
    while not three:
        against_bot(page, people.site)
        page.wait_for_selector("main .lit[data-id]")
        three = _three_of_one_tile(page)
    before = seq(page)
    for id in three:
        _tap(page, id)
    _tap(page, next(id for id in lit(page) if id.startswith("hex:0:")))
    assert seq(page) >= before + 4, "each of the four taps was a step"


@pytest.mark.parametrize("game", sorted(boxes()))
def test_a_turn_in_few_taps_under_a_small_sheet(people: People, game: str) -> None:
    page, rng = people.page(PHONE, touch=True), Random(game)
    seats = boxes()[game].usual
    against_bot(page, people.site, game=game, seats=seats, bots=["random"] * (seats - 1), options={})
    page.wait_for_selector("main [data-id]")
    drawn = page.locator("[data-all]").count() > 0
    most, taps, steps = 0.0, 0, 0
    while steps < 25 and wait_for_somebody([page]):
        go_on(page)
        most = max(most, float(page.evaluate(SHARE)))
        assert page.evaluate(SMALL) == 0
        taps, steps = taps + tap_something(page, rng), steps + 1
    print(f"{game}: {taps} taps for {steps} steps, the sheet takes {most:.0%} at most")
    assert taps <= 3 * steps
    assert most <= 0.25 or not drawn, "the plain table is its list"
