"""Four phones, a television and the table they sit at: how a party comes together and plays."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import sit_together
from tests.browser.playing import ask, beside, open_table, post, seq
from tests.browser.site import PHONE, TELEVISION, People, Site
from tests.soak import times

SHORT = {"orator": "0", "count": "2", "time": "none"}
NAMES = ("Ada", "Blaise", "Cléo", "Dante")
SPOKEN = ("en", "fr", "it", "en")
"""The languages of the phones."""
FAMILIAR = times(1, 1000)
"""So often a kind of step is made by taps in each round, and on each phone; by day the others beside it."""
MOVED_OR_READY = """(before) => document.querySelector("[data-choices] .ready") !== null ||
  Number(document.querySelector("[data-seq]").dataset.seq) > before"""
MOVED = "(before) => Number(document.querySelector('[data-seq]').dataset.seq) > before"
# In the page's memory, after a collection: by seat, every card that is known and not open yet.
SECRETS = """function () {
  const seats = new Set();
  const own = (one, name) => Object.getOwnPropertyDescriptor(one, name)?.value;
  for (const one of this) {
    const places = own(one, "places");
    if (Array.isArray(places))
      places.forEach((place, seat) => own(place, "face") && !own(place, "opened") && seats.add(seat));
    if (typeof own(one, "mine") === "string") seats.add(own(one, "seat"));
  }
  return [...seats];
}"""


# -------------------------------------------------------------------- people
@dataclass
class Party:
    """Phones in a room, the table they sit at, and the screen on the wall."""

    site: Site
    table: str
    phones: list[Page]
    stage: Page
    shown: list[Page]
    """Those of them that somebody looks at."""
    made: Counter[tuple[str, str, int]] = field(default_factory=Counter)
    """How often each kind of step was asked for, by round and by seat."""

    def ready(self) -> Party:
        for page in self.shown:
            appears(page, ".memoria [data-icon] [fill]")
        return self

    def view(self, seat: int) -> Any:
        return self.packet(seat)["view"]

    def packet(self, seat: int) -> Any:
        return ask(self.phones[seat], self.site, f"/api/tables/{self.table}/packet")["packet"]

    def play(self, seat: int, **action: Any) -> None:
        """Take an action without the page's help; then wait until every screen shows it."""
        message = {"t": "play", "id": f"{time.monotonic()}", "action": action}
        done = post(self.phones[seat], self.site, f"/api/tables/{self.table}/messages", message)
        self.settle(done["seq"])

    def settle(self, least: int) -> None:
        for page in self.shown:
            page.wait_for_function(
                "(least) => Number(document.querySelector('[data-seq]')?.dataset.seq) >= least", arg=least
            )

    def asked(self) -> int:
        """Whose phone is asked for something; the first, if several are."""
        return int(self.packet(0)["to_act"][0])


def party(people: People, *seats: int, theme: str = "dawn", stage: bool = True, **options: str) -> Party:
    """Everybody sits and the game begins; these seats look at their phones, and a television may hang."""
    phones = [people.page(PHONE, touch=True, language=language, theme=theme) for language in SPOKEN]
    looking = [phones[seat] for seat in seats]
    wish = {"game": "memoria", "seats": len(phones), "options": SHORT | options}
    table = sit_together(people, phones, NAMES, looking, **wish)
    screen = people.page(TELEVISION, theme=theme)
    if stage:
        screen.goto(f"{people.site.address}/j/{_stage_link(phones[0], people.site, table)}")
        looking.append(screen)
    return Party(people.site, table, phones, screen, looking).ready()


def invited(people: People) -> Party:
    """The same by hand: everybody comes by the code or the picture that the television shows."""
    phones = [people.page(PHONE, touch=True, language=language) for language in SPOKEN]
    host, site = phones[0], people.site
    table = open_table(host, site, game="memoria", seats=len(phones), name=NAMES[0], options=SHORT)
    host.goto(f"{site.address}/t/{table}")
    stage = people.page(TELEVISION)
    stage.goto(f"{site.address}/j/{_stage_link(host, site, table)}")
    code = stage.locator(".invitation .code").inner_text()
    for phone, name in zip(phones[1:], NAMES[1:], strict=True):
        phone.goto(f"{site.address}/j/{code}")
        phone.locator("form input[autocomplete=nickname]").fill(name)
        phone.locator("form .btn.main").click()
        stage.get_by_text(name, exact=True).wait_for()
    host.get_by_role("button", name="Begin").click()
    return Party(site, table, phones, stage, [*phones, stage]).ready()


def _stage_link(page: Page, site: Site, table: str) -> str:
    return str(ask(page, site, f"/api/tables/{table}/packet")["lobby"]["stage"])


# -------------------------------------------------------------------- secrets
def lying_faces(page: Page) -> list[str]:
    """The faces that can be seen among the cards before the players and in somebody's hand."""
    return [str(word) for word in page.locator(".places .front, .secret .front").all_inner_texts()]


# -------------------------------------------------------------------- taps
def appears(page: Page, selector: str) -> None:
    """Wait for something. Not by `wait_for_selector`: the handle it returns keeps a page's memory alive."""
    page.locator(selector).first.wait_for()


def gone(page: Page, selector: str) -> None:
    page.locator(selector).first.wait_for(state="detached")


def tap(page: Page, id: str) -> None:
    """Touch a part, and once more where that is asked."""
    before = seq(page)
    part = page.locator(f"main [data-id='{id}']")
    part.scroll_into_view_if_needed()
    part.click()
    page.wait_for_function(MOVED_OR_READY, arg=before)
    if page.locator("[data-choices] .ready").count():
        part.click()
    page.wait_for_function(MOVED, arg=before)


def press(page: Page) -> None:
    """The big button, or what is drawn and lit for it; and confirm where that is needed."""
    before = seq(page)
    appears(page, "[data-choices] .big, main .lit[data-id]")
    if not page.locator("[data-choices] .big").count():
        return tap(page, str(page.locator("main .lit[data-id]").first.get_attribute("data-id")))
    page.locator("[data-choices] .big").first.click()
    page.wait_for_function(MOVED_OR_READY, arg=before)
    if page.locator("[data-choices] .ready").count():
        page.locator("[data-choices] .ready .btn.main").click()
    page.wait_for_function(MOVED, arg=before)
    return None


def go_on(page: Page) -> bool:
    """Let the verdict go, if this screen shows one."""
    if not page.locator("dialog.verdict[open]").count():
        return False
    page.locator("dialog.verdict .btn.main").click()
    gone(page, "dialog.verdict")
    return True


def write(page: Page, paper: str, words: str) -> None:
    """Take up the paper of this name, write, and send it off."""
    page.get_by_role("button", name=paper).click()
    page.get_by_label(paper).fill(words)
    page.locator("form .big").click()


def end_questions(page: Page) -> None:
    """One tap for the whole table."""
    go_on(page)
    before = seq(page)
    page.locator(".talk .btn.main").click()
    page.wait_for_function(MOVED, arg=before)
    appears(page, ".memoria.vote, .curtain")


def act(here: Party, seat: int, rng: Random) -> None:
    """Whatever this phone is asked for: by taps on its own page until that is familiar."""
    packet = here.packet(seat)
    frame, story = packet["view"]["frame"]["at"], packet["view"]["story"]
    step = "announce" if frame == "show" and story["pictures"] else frame
    kinds = ((step, "round", packet["view"]["round"]), (step, "seat", seat))
    here.made.update(kinds)
    if all(here.made[kind] > FAMILIAR for kind in kinds):
        wished = {"ask": "pass", "show": "show", "announce": "announce"}.get(step)
        actions = [offer["action"] for offer in packet["offers"]]
        actions = [action for action in actions if wished in (None, action["do"])]
        return beside(here.phones[seat], here.site, here.table, rng.choice(actions))
    here.settle(packet["seq"])
    return by_taps(here, seat, rng)


def by_taps(here: Party, seat: int, rng: Random) -> None:
    page = here.phones[seat]
    go_on(page)
    appears(page, "#asks.yours")
    match here.view(seat)["frame"]["at"]:
        case "lay" | "vote":
            tap(page, f"face:{rng.choice(['truth', 'bluff'])}")
        case "show" if here.view(seat)["story"]["pictures"]:
            press(page)
        case "show":
            lit = page.locator("main .card.lit")
            tap(page, str(lit.nth(rng.randrange(lit.count())).get_attribute("data-id")))
        case "ask" if rng.random() < 0.4:
            end_questions(here.phones[rng.randrange(len(here.phones))])
        case "ask":
            tap(page, rng.choice(["ask", "pass"]))
        case "answer":
            tap(page, "answered")
        case "draw":
            tap(page, "deck")
        case _:
            press(page)
    here.settle(max(seq(one) for one in here.phones))


def one_step(page: Page, rng: Random) -> None:
    """A lit card of the board if there is one, else the big button."""
    before = seq(page)
    lit = page.locator("main [data-id^='face:'].lit")
    pictures = page.locator("main .card.lit")
    done = page.locator("main .seal").count() > 0
    if lit.count():
        tap(page, str(lit.nth(rng.randrange(2)).get_attribute("data-id")))
    elif pictures.count() and not done:
        tap(page, str(pictures.first.get_attribute("data-id")))
    elif page.locator(".talk").count():
        end_questions(page)
    else:
        press(page)
    assert seq(page) > before


# -------------------------------------------------------------------- a story
def story(here: Party, card: str, votes: tuple[str, str, str]) -> None:
    """A story of two pictures by the first player, up to the moment when all cards lie."""
    for seat in range(4):
        here.play(seat, do="ready")
    here.play(0, do="lay", face=card)
    for shown in here.view(0)["rows"][0]:
        here.play(0, do="show", picture=shown["picture"])
    here.play(0, do="announce")
    here.play(0, do="told")
    for seat in (1, 2, 3):
        here.play(seat, do="pass")
    for seat, face in zip((1, 2, 3), votes, strict=True):
        here.play(seat, do="vote", face=face)


STEPS = ("think", "lay", "show", "tell", "ask", "vote", "open", "verdict")


def walk(here: Party) -> Iterator[str]:
    """Every step of a story, one after another."""
    yield "think"
    for seat in range(4):
        here.play(seat, do="ready")
    yield "lay"
    here.play(0, do="lay", face="bluff")
    here.play(0, do="show", picture=here.view(0)["rows"][0][0]["picture"])
    yield "show"
    here.play(0, do="announce")
    yield "tell"
    here.play(0, do="told")
    yield "ask"
    here.play(1, do="ask", about=None)
    here.play(0, do="answered")
    for seat in (2, 3):
        here.play(seat, do="pass")
    yield "vote"
    for seat in (1, 2, 3):
        here.play(seat, do="vote", face="truth")
    yield "open"
    for seat in (1, 2, 3, 0):
        here.play(seat, do="open")
    yield "verdict"
