"""The pictures of the README and docs: vivid on two screens, by day and by night, and a party of memoria.

    python tools/screenshots.py [docs/pictures]

Needs the built page and Debian's Chromium; the server it starts is on loopback and ends with it.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from souvenir.bots import make_bot  # noqa: E402
from souvenir.kernel.luck import commitment  # noqa: E402
from souvenir.kernel.registry import boxes  # noqa: E402
from souvenir.table.play import Table  # noqa: E402
from souvenir.table.record import LuckPart, PlayerPart, text_of, write  # noqa: E402
from tests.browser.party import party, story  # noqa: E402
from tests.browser.playing import begin, open_table, wait_turn  # noqa: E402
from tests.browser.site import DESKTOP, PHONE, People, Site, launch, serving  # noqa: E402

SECRET = bytes(31) + b"\x07"
SHOTS = {
    "table": (DESKTOP, "dawn"),
    "table-night": (DESKTOP, "night"),
    "phone": (PHONE, "dawn"),
    "phone-night": (PHONE, "night"),
}


def half_a_game() -> dict[str, Any]:
    """The record of two bots up to somebody's turn in the second round."""
    box = boxes()["vivid"]
    game = box.game(options={"start": "0"}, seats=2)
    bot, rng = make_bot(game, "greedy"), Random(3)
    table = Table.begin(game, 2, SECRET, ())
    while table.state.round < 2 or table.game.to_act(table.state) != (0,) or not _fresh_turn(table):
        seat = table.game.to_act(table.state)[0]
        legal = table.game.legal(table.state, seat)
        table.play(seat, bot.choose(game.view(table.state, seat), seat, legal, rng))
    players = [PlayerPart(name=name, kind="person") for name in ("Ada", "Swann")]
    luck = LuckPart(commitment=commitment(SECRET), words=())
    record = write(table, box, box.edition(), options={"start": "0"}, players=players, luck=luck)
    made: dict[str, Any] = json.loads(text_of(record))
    return made


def _fresh_turn(table: Any) -> bool:
    """The third turn of a round: something lies on every board, and the line is still long."""
    return len(table.state.line) <= 3 and table.game.asks(table.state, 0).key == "vivid-ask-take"


def shoot(people: People, site: Site, folder: Path) -> None:
    record = half_a_game()
    wish = {"name": "Ada", "bots": ["greedy"], "options": {"start": "0"}}
    start = {"record": record, "at": len(record["entries"])}
    for name, (size, theme) in SHOTS.items():
        page = people.page(size, touch=size == PHONE, theme=theme)
        table = open_table(page, site, seats=2, begin=start, **wish)
        begin(page, site, table)
        wait_turn(page)
        page.wait_for_selector("main .lit[data-id]")
        page.screenshot(path=folder / f"{name}.png")


def shoot_party(people: People, folder: Path) -> None:
    """A story that everybody has voted on, and the verdict on the big screen."""
    here = party(people, count="6")
    story(here, "bluff", ("truth", "bluff", "truth"))
    here.phones[1].screenshot(path=folder / "party-phone.png")
    for seat in (1, 2):
        here.play(seat, do="open")
    here.stage.screenshot(path=folder / "party-stage.png")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as site, sync_playwright() as playwright:
        people = People(launch(playwright), site)
        shoot(people, site, folder)
        shoot_party(people, folder)
        people.close()


if __name__ == "__main__":
    main()
