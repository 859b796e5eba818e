"""The pictures of the README and docs: vivid on two screens, by day and by night, the other games once."""

from __future__ import annotations

from tests.browser.party import party, story
from tests.browser.playing import begin, open_table, wait_turn
from tests.browser.site import DESKTOP, PHONE, ROOT, People
from tools.pictures.positions import OPTIONS, SEATS, at_part

FOLDER = ROOT / "docs" / "pictures"
SHOTS = {
    "table": ("vivid", DESKTOP, "dawn"),
    "table-night": ("vivid", DESKTOP, "night"),
    "phone": ("vivid", PHONE, "dawn"),
    "phone-night": ("vivid", PHONE, "night"),
    "dejavu": ("dejavu", DESKTOP, "night"),
    "mistral": ("mistral", DESKTOP, "dawn"),
}


def shoot_readme(people: People) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    _tables(people)
    _party(people)
    people.close()


def _tables(people: People) -> None:
    """Half a game, at a turn of one's own."""
    for name, (game, size, theme) in SHOTS.items():
        seats = SEATS[game]
        wish = {"name": "Ada", "bots": ["greedy"] * (seats - 1), "options": OPTIONS[game]}
        page = people.page(size, touch=size == PHONE, theme=theme)
        table = open_table(page, people.site, game=game, seats=seats, begin=at_part(game, 0.5), **wish)
        begin(page, people.site, table)
        wait_turn(page)
        page.wait_for_selector("main .lit[data-id]")
        page.wait_for_timeout(800)  # pictures of a game come a moment after its board
        page.screenshot(path=FOLDER / f"{name}.png")


def _party(people: People) -> None:
    """A story that everybody has voted on, and the verdict on the big screen."""
    here = party(people, 0, 1, 2, 3, count="6")
    story(here, "bluff", ("truth", "bluff", "truth"))
    here.phones[1].screenshot(path=FOLDER / "party-phone.png")
    for seat in (1, 2):
        here.play(seat, do="open")
    here.stage.screenshot(path=FOLDER / "party-stage.png")
