"""Memoria Bluff as a party: four phones in several languages and a television, one device, in writing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from souvenir.words import LANGUAGES
from tests.browser.memory import comes_to_hold
from tests.browser.party import (
    MOVED,
    MOVED_OR_READY,
    SECRETS,
    SHORT,
    SPOKEN,
    STEPS,
    Party,
    act,
    appears,
    go_on,
    gone,
    invited,
    lying_faces,
    one_step,
    party,
    story,
    walk,
    write,
)
from tests.browser.playing import (
    at_home,
    begin,
    finals,
    is_over,
    open_table,
    post,
    prefer,
    press_something,
    seq,
)
from tests.browser.site import DESKTOP, PHONE, People
from tests.browser.test_everybody import OVERFLOW, SCROLLS, SMALL, found, violations
from tests.rules import rule


# -------------------------------------------------------------------- the party
@rule("memoria.vote", "memoria.win", "memoria.channel.spoken")
def test_four_phones_and_a_television_play_to_the_end(people: People) -> None:
    """All by taps; the television never knows a card that is face down, and no phone another's."""
    here = invited(people)
    rng = Random("party")
    sessions = [page.context.new_cdp_session(page) for page in (*here.phones, here.stage)]
    watched = {("vote", 1), ("open", 1), ("tell", 2)}
    while (view := here.view(0))["frame"] is not None:
        moment = (view["frame"]["at"], view["round"])
        if moment in watched:
            watched.discard(moment)
            here.settle(here.packet(0)["seq"])
            _nobody_knows_too_much(here, sessions)
        act(here, here.asked(), rng)
    assert not watched
    for page in here.phones:
        appears(page, "dialog.verdict[open]")
        assert not is_over(page), "how the last story ended comes before the count"
        assert go_on(page)
        appears(page, "[data-final]")
    appears(here.stage, "[data-final='3']")
    assert len({tuple(finals(page)) for page in (*here.phones, here.stage)}) == 1
    languages = [page.evaluate("document.documentElement.lang") for page in here.phones]
    assert languages == list(SPOKEN)


def _nobody_knows_too_much(here: Party, sessions: list[CDPSession]) -> None:
    story = here.view(0)["story"]
    down = [seat for seat, place in enumerate(story["places"]) if place["down"] and not place["opened"]]
    for seat, session in enumerate(sessions[:-1]):
        assert comes_to_hold(session, SECRETS, [seat] if seat in down else []), f"phone {seat}"
    assert comes_to_hold(sessions[-1], SECRETS, []), "the television"
    for page in (*here.phones, here.stage):
        assert lying_faces(page) == []


@rule("memoria.reveal", "memoria.r1.score")
def test_the_reveal_goes_card_by_card_and_ends_in_a_verdict(people: People) -> None:
    here = party(people, 1, 2)
    story(here, "bluff", ("truth", "bluff", "truth"))
    seen = []
    for seat in (1, 2, 3):
        here.play(seat, do="open")
        here.stage.wait_for_function(
            "(count) => document.querySelectorAll('.places .front').length === count", arg=seat
        )
        seen.append(lying_faces(here.stage))
    assert seen == [["Memoria"], ["Memoria", "Bluff"], ["Memoria", "Bluff", "Memoria"]]
    here.play(0, do="open")
    verdict = here.stage.locator(".verdict")
    verdict.get_by_text("Ada was bluffing!").wait_for()
    assert [text.split() for text in verdict.locator("li").all_inner_texts()][-1] == ["Ada", "+4"]
    here.phones[1].get_by_text("Ada bluffait").wait_for()
    here.phones[2].get_by_text("Ada bluffava!").wait_for()
    here.phones[2].get_by_role("button", name="Avanti").click()
    gone(here.phones[2], ".verdict")


def test_my_card_shows_only_while_i_hold_it(people: People) -> None:
    here = party(people, 0, stage=False)
    for seat in range(4):
        here.play(seat, do="ready")
    here.play(0, do="lay", face="bluff")
    page = here.phones[0]
    secret = page.locator(".secret")
    assert lying_faces(page) == []
    box = secret.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    appears(page, ".secret .front.bluff")
    page.mouse.up()
    gone(page, ".secret .front")
    secret.focus()
    page.keyboard.down("Enter")
    appears(page, ".secret .front.bluff")
    page.keyboard.up("Enter")
    gone(page, ".secret .front")


def test_the_drawn_table_is_played_by_keys_too(people: People) -> None:
    here = party(people, 0, 1, 2, 3, stage=False)
    for seat in range(4):
        page = here.phones[seat]
        page.keyboard.press("o")
        page.keyboard.press("Enter")  # the one thing to do
        here.settle(here.packet(seat)["seq"])
    page = here.phones[0]
    appears(page, "[data-id='face:truth'].lit")
    for part in ("face:truth", "picture:" + here.view(0)["rows"][0][1]["picture"]):
        before = seq(page)
        page.locator(f"main [data-id='{part}']").focus()
        page.keyboard.press("Enter")
        page.wait_for_function(MOVED_OR_READY, arg=before)
        if page.locator("[data-choices] .ready").count():
            page.keyboard.press("Enter")
        page.wait_for_function(MOVED, arg=before)
    assert here.view(0)["story"]["pictures"] == [here.view(0)["rows"][0][1]["picture"]]
    assert here.view(0)["mine"] == "truth"


SECONDS = """() => {
  const [minutes, seconds] = document.querySelector("[role=timer]").textContent.split(":").map(Number);
  return 60 * minutes + seconds;
}"""


@rule("memoria.r1.think")
def test_the_host_gives_everyone_a_minute_more(people: People) -> None:
    here = party(people, 0, 1, time="30")
    assert here.stage.get_by_role("timer").inner_text().startswith("0:")
    assert here.phones[1].locator(".clock button").count() == 0
    left = here.stage.evaluate(SECONDS)
    here.phones[0].get_by_role("button", name="Give everyone a minute more").click()
    for page in here.shown:
        page.wait_for_function(f"(left) => ({SECONDS})() > left", arg=left)


# -------------------------------------------------------------------- in writing
@rule("memoria.channel.written", "memoria.private")
def test_a_written_story_reaches_the_phones_and_not_the_television(people: People) -> None:
    here = party(people, 0, 1, 3, channel="written", count="1")
    for seat in range(4):
        here.play(seat, do="ready")
    here.play(0, do="lay", face="truth")
    here.play(0, do="show", picture=here.view(0)["rows"][0][0]["picture"])
    here.play(0, do="announce")
    words = "We ran <b>home</b> in the rain, all of us, laughing."
    write(here.phones[0], "Your story", words)
    for seat in (1, 3):
        here.phones[seat].get_by_text(words).wait_for()
    here.stage.get_by_text("Only the players read this story.").wait_for()
    assert "laughing" not in here.stage.content()
    write(here.phones[1], "Ta question", "Et le chien ?")
    write(here.phones[0], "Your answer", "He ran first.")
    here.phones[3].get_by_text("Et le chien ?").wait_for()
    here.phones[3].get_by_text("He ran first.").wait_for()
    here.phones[3].reload()
    here.phones[3].get_by_text(words).wait_for()
    _agree(here)
    here.stage.get_by_text(words).wait_for()


def _agree(here: Party) -> None:
    """Everybody ticks the box beside the game; the last one by a tap on the page."""
    for seat in (0, 1, 2):
        post(here.phones[seat], here.site, f"/api/tables/{here.table}/messages", {"t": "keep", "keep": True})
    page = here.phones[3]
    page.get_by_role("button", name="Talk").first.click()
    page.get_by_label("Dante: yes, keep it").check()


@rule("memoria.private")
def test_after_a_restart_the_orator_may_write_again(people: People) -> None:
    here = party(people, 0, 3, stage=False, channel="written", count="1")
    for seat in range(4):
        here.play(seat, do="ready")
    here.play(0, do="lay", face="truth")
    here.play(0, do="show", picture=here.view(0)["rows"][0][0]["picture"])
    here.play(0, do="announce")
    page, listener = here.phones[0], here.phones[3]
    write(page, "Your story", "There was a lantern.")
    listener.get_by_text("There was a lantern.").wait_for()
    people.site.kill()
    people.site.start()
    listener.get_by_text("The words of this story are no longer here.").wait_for()
    page.get_by_role("button", name="Write them again").click()
    page.locator("dialog textarea").fill("There was a lantern, again.")
    page.get_by_role("button", name="Send").click()
    listener.get_by_text("There was a lantern, again.").wait_for()


# -------------------------------------------------------------------- one device
@rule("memoria.r1.commit", "memoria.vote")
def test_one_device_is_passed_around_and_keeps_its_secrets(people: People) -> None:
    """A curtain before each card that is laid and before nothing else; how a story ended comes first."""
    page = people.page(PHONE, touch=True)
    table = open_table(page, people.site, game="memoria", name="Ada", options=SHORT)
    page.goto(f"{people.site.address}/t/{table}")
    page.get_by_role("button", name="Somebody else at this device").click()
    page.get_by_label("Their name").fill("Blaise")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_text("Blaise", exact=True).wait_for()
    begin(page, people.site, table)
    session = page.context.new_cdp_session(page)
    rng = Random("curtain")
    story: list[str] = []
    while not is_over(page):
        appears(page, ".curtain, dialog.verdict[open], #asks.yours, [data-final]")
        if go_on(page):
            story.append("verdict")
        elif page.locator(".curtain").count():
            assert page.locator("dialog.verdict").count() == 0
            if len(story) < 20:
                assert comes_to_hold(session, SECRETS, [])
            page.locator("main .btn.main").first.click()
            appears(page, "[data-id='face:truth'].lit")
            story.append("curtain")
        elif page.locator("#asks.yours").count():
            at = str(page.locator(".memoria").get_attribute("class")).split()[1]
            one_step(page, rng)
            story.append(at)
    told = " ".join(step for step in story if step in ("curtain", "lay", "vote", "open", "verdict"))
    assert told == " ".join(["curtain lay curtain vote open open verdict"] * 6)
    assert story.count("ask") == 2
    assert len(finals(page)) == 2


def test_the_plain_table_plays_it_too(people: People) -> None:
    """By keys alone, to the end, against a bot that tells of its life."""
    page = people.page(plain=True)
    table = open_table(page, people.site, game="memoria", name="Ada", bots=["careful"], options=SHORT)
    begin(page, people.site, table)
    rng = Random("plain")
    while not is_over(page):
        appears(page, "#asks.yours, [data-final]")
        if not is_over(page):
            press_something(page, rng)
    assert len(finals(page)) == 2


# -------------------------------------------------------------------- everybody


@pytest.mark.parametrize("theme", ["dawn", "night"])
def test_axe_finds_nothing_and_nothing_is_cut(people: People, theme: str) -> None:
    """Each step on a phone in each language, on a desktop and on the television."""
    written = "written" if theme == "night" else "spoken"
    here = party(people, 0, 1, 2, theme=theme, count="6", channel=written)
    steps = []
    for step in walk(here):
        steps.append(step)
        for page in here.phones[:3]:
            assert found(page, OVERFLOW) == [], step
            assert found(page, SMALL) == [], step
        for page in (here.phones[0], here.phones[1], here.stage):
            assert violations(page) == [], step
        assert found(here.stage, SCROLLS) == [], step
    assert tuple(steps) == STEPS


def test_narrow_phones_and_a_desktop(people: People) -> None:
    page = people.page(DESKTOP)
    wish: dict[str, Any] = {"game": "memoria", "seats": 3, "bots": ["careful"] * 2, "name": "Ada"}
    table = open_table(page, people.site, **wish, options=SHORT | {"orator": "1", "count": "9"})
    begin(page, people.site, table)
    page.locator("[data-choices] .big").click()
    appears(page, ".page")
    for language in LANGUAGES:
        prefer(page, language=language)
        appears(page, f"html[lang={language}]")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        assert found(page, SCROLLS) == [], language
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert found(page, OVERFLOW) == [], f"{language}, {width}"


def test_pictures_come_with_the_game_and_are_credited(people: People) -> None:
    page = people.page(PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    at_home(page, people.site)
    assert not [url for url in asked if "pictures-" in url]
    table = open_table(page, people.site, game="memoria", seats=2, name="Ada", bots=["random"], options=SHORT)
    begin(page, people.site, table)
    appears(page, ".memoria [data-icon] [fill]")
    assert [url for url in asked if "pictures-" in url]
    credit = page.locator(".credit a")
    assert "Fluent Emoji" in page.locator(".credit").inner_text()
    answer = page.request.get(f"{people.site.address}{credit.get_attribute('href')}")
    assert "Permission is hereby granted" in answer.text()
