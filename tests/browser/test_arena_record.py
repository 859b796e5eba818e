"""A game that bots played in the arena opens in the page's viewer."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from souvenir.kernel.registry import boxes
from souvenir.lab.arena.contest import play_match
from souvenir.table.record import SUFFIX
from tests.browser.site import WHOLE_GAME, People
from tests.lab.arenas import contest
from tests.terminal.script import best_bot


@pytest.mark.parametrize("key", list(boxes()))
def test_it_opens_and_goes_to_its_end(people: People, tmp_path: Path, key: str) -> None:
    seats = min(n for n in boxes()[key].seats if n > 1)
    file = tmp_path / f"000001{SUFFIX}"
    bot = best_bot(key)
    file.write_text(play_match(contest(bot, game=key, seats=seats), 0), encoding="utf-8")
    page = people.page()
    page.goto(f"{people.site.address}/replay")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".controls[aria-busy=false]", timeout=WHOLE_GAME)
    expect(page.get_by_role("button", name="What happened?")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    expect(page.locator("main").get_by_text(f"{bot} 1")).not_to_have_count(0)
