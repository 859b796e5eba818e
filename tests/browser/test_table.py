"""What somebody alone does at a table and after it: reasons, hints, undo, replays, playing on."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from souvenir.kernel.registry import boxes
from tests.browser.places import PLACES
from tests.browser.playing import against_bot, is_over, lit, press_something, seq, wait_after, wait_turn
from tests.browser.site import People

CODE = re.compile(r"\b[a-z]+\.[a-z]+[.a-z-]*\b")
"""What looks like the id of a rule."""


def test_what_is_not_lit_says_what_it_is_and_why_not_with_the_rule_in_words(people: People) -> None:
    page = people.page()
    PLACES["why"](page, people.site)
    bubble = page.locator("[data-bubble]")
    assert not CODE.search(bubble.inner_text())
    bubble.get_by_role("button", name="The rule").first.click()
    text = page.locator("dialog[open] p").inner_text()
    assert len(text) > 20
    assert not CODE.search(text)
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-bubble]", state="detached")


def test_a_bubble_is_reached_and_left_by_keys(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    page.get_by_role("button", name="Ask why not").focus()
    page.keyboard.press("Enter")
    page.locator(".blocks li:not(.lit) button[data-id^=fragment]").first.focus()
    page.evaluate("window.asker = document.activeElement")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-bubble].placed")
    page.wait_for_function("document.activeElement.matches('[data-bubble]')")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-bubble]", state="detached")
    page.wait_for_function("document.activeElement === window.asker")


def test_a_choice_can_be_given_up(people: People) -> None:
    page = people.page()
    PLACES["drawn"](page, people.site)
    before = lit(page)
    for by_key in (True, False):
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector(".ready")
        assert lit(page) != before
        if by_key:
            page.keyboard.press("Escape")
        else:
            page.locator("[data-sheet] .btn", has_text="Back").click()
        page.wait_for_selector(".ready", state="detached")
        assert lit(page) == before


def test_a_hint_is_chosen_and_not_played(people: People) -> None:
    page = people.page()
    against_bot(page, people.site)
    before = seq(page)
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".ready")
    assert seq(page) == before


def test_a_lesson_comes_once(people: People) -> None:
    page = people.page(lessons=True)
    against_bot(page, people.site)
    page.get_by_role("button", name="Got it").click()
    page.wait_for_selector("text=Got it", state="detached")
    page.reload()
    wait_turn(page)
    assert page.get_by_role("button", name="Got it").count() == 0


def test_the_keys_of_the_plain_table(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    opened = page.locator("dialog[open]")
    page.keyboard.press("s")
    expect(opened).to_contain_text("Aspiration")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.keyboard.press("r")
    assert not CODE.search(opened.inner_text())
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    page.keyboard.press("b")
    page.wait_for_function("document.activeElement.id === 'board'")
    for key, tab in (("m", "Log"), ("p", "Score")):
        page.keyboard.press(key)
        page.wait_for_function("(tab) => document.activeElement.getAttribute('aria-label') === tab", arg=tab)
    before = seq(page)
    press_something(page, Random(4))
    page.wait_for_function("document.activeElement !== document.body")
    page.keyboard.press("u")
    wait_after(page, before + 1)


@pytest.mark.parametrize("game", boxes())
def test_every_game_is_played_at_the_plain_table_by_keys(people: People, game: str) -> None:
    page, rng = people.page(plain=True), Random(game)
    seats = max(2, min(boxes()[game].seats))
    against_bot(page, people.site, game=game, seats=seats, bots=["random"] * (seats - 1), options={})
    for _ in range(12):
        wait_turn(page)
        press_something(page, rng)
        if is_over(page):
            break
    assert page.locator(".blocks section").count() > 1


def test_moves_are_announced(people: People) -> None:
    page = people.page(plain=True)
    against_bot(page, people.site)
    page.wait_for_function(
        "() => document.querySelector('[aria-live=assertive]').textContent.includes('Your turn')"
    )
    press_something(page, Random(5))
    expect(page.locator("[aria-live=polite]").filter(has_text="You take")).not_to_have_count(0)


def test_a_score_line_lights_what_made_it(people: People) -> None:
    page = people.page()
    PLACES["ending"](page, people.site)
    page.get_by_role("button", name="Look at the table").click()
    folds = page.locator(".side details summary")
    if folds.count():
        folds.first.click()
    line = page.locator(".side .line:visible").first
    line.hover()
    page.wait_for_selector("main .glow")


def test_a_replay_steps_jumps_and_branches(people: People) -> None:
    page = people.page()
    PLACES["replay"](page, people.site)
    page.wait_for_selector(".controls[aria-busy=false]")
    step = page.locator(".slide span")
    expect(step).to_have_text(re.compile("Step 0 of"))
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_text(re.compile("Step 1 of"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_label("Seen by").select_option(index=1)
    page.wait_for_selector("main [data-id='aspiration:0']")
    assert page.locator("main [data-id='aspiration:1']").count() == 0
    page.get_by_label("Seen by").select_option("nobody: everything revealed")
    page.wait_for_selector("main [data-id='aspiration:1']", state="attached")
    page.get_by_label("Seen by").select_option(index=1)
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_selector("#asks")
    assert "/t/" in page.url
