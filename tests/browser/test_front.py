"""The first minute: the front page on a phone, a new table, and ways that lead nowhere."""

from __future__ import annotations

from gzip import compress

from playwright.sync_api import Response, expect

from souvenir.words import LANGUAGES
from tests.browser.playing import at_home, begin, open_table, post, prefer, wait_until_over
from tests.browser.site import PHONE, People

FIRST_LOAD = 60_000
"""Bytes of script, compressed, that a first visit may take."""
# The lowest edge of all that a first choice needs.
LOWEST = """() => Math.max(...[...document.querySelectorAll("form input, .game, .panel .btn")]
  .map((part) => part.getBoundingClientRect().bottom))"""


def test_the_first_choice_is_above_the_fold_of_a_phone(people: People) -> None:
    page = people.page(PHONE, touch=True)
    open_table(page, people.site, name="Ada", bots=["random"])
    at_home(page, people.site)
    page.locator(".mine").wait_for()
    for language in LANGUAGES:
        prefer(page, language=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for game in page.locator(".game").all():
            game.click()
            page.wait_for_function(f"(fold) => ({LOWEST})() <= fold", arg=PHONE[1])


def test_the_script_of_a_first_visit_is_small(people: People) -> None:
    page = people.page(PHONE)
    scripts: list[Response] = []
    page.on("response", lambda one: scripts.append(one) if one.request.resource_type == "script" else None)
    at_home(page, people.site)
    page.wait_for_load_state("networkidle")
    sizes = {one.url: len(compress(one.body())) for one in scripts}
    print(f"{sum(sizes.values())} bytes of script, compressed")
    assert sizes
    assert sum(sizes.values()) < FIRST_LOAD


def test_tabs_of_one_browser_agree_on_settings(people: People) -> None:
    page = people.page()
    at_home(page, people.site)
    other = people.another(page.context)
    at_home(other, people.site)
    page.locator("header button.round").click()
    page.get_by_role("radio", name="Night").check(force=True)
    expect(other.locator("html")).to_have_attribute("data-theme", "night")


def test_learning_leads_to_the_guided_first_game(people: People) -> None:
    page = people.page(PHONE, touch=True)
    at_home(page, people.site)
    page.get_by_role("button", name="Learn it").tap()
    page.wait_for_url("**/learn/vivid")
    page.locator("[data-coach]").wait_for()


def test_a_way_that_leads_nowhere_says_so(people: People) -> None:
    page = people.page(PHONE)
    at_home(page, people.site)
    field = page.get_by_label("Join a table")
    field.fill("NOSUCH")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="leads nowhere")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_attribute("aria-invalid", "true")
    for address, status, says in (
        ("/nothing/here", 404, "No such page"),
        ("/j/nothing", 200, "This link is no longer good"),
        ("/t/nothing", 200, "No such table"),
    ):
        answer = page.goto(people.site.address + address)
        assert answer is not None
        assert answer.status == status
        page.get_by_role("heading", name=says).wait_for()
        expect(page.get_by_text("out of reach")).to_have_count(0)
    page.get_by_role("link", name="To the games").click()
    page.locator(".game").first.wait_for()


def test_what_no_longer_fits_is_never_sent(people: People) -> None:
    page = people.page()
    at_home(page, people.site)
    page.get_by_role("radio", name="Déjà Vu").check(force=True)
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    page.get_by_role("radio", name="Short").check(force=True)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_role("radio", name="Short")).to_have_count(0)
    with page.expect_request(lambda request: request.url.endswith("/api/tables")) as asked:
        page.get_by_role("button", name="Open the table").click()
    wished = asked.value.post_data_json
    assert wished
    assert wished["options"] == {}
    page.get_by_role("heading", name="Invite others").wait_for()


def test_two_in_the_mistral_are_off_the_box(people: People) -> None:
    page = people.page()
    at_home(page, people.site)
    page.get_by_role("radio", name="Plus Belle la Vie").check(force=True)
    page.get_by_text("3 to 5 players").wait_for()
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    page.get_by_role("radio", name="2, off the box").check(force=True)
    page.get_by_text("the box says 3 to 5").wait_for()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("the box says 3 to 5").wait_for()
    begin(page, people.site, open_table(page, people.site, game="mistral", name="Ada", bots=["random"]))
    page.locator(".side .head").nth(2).click()
    page.get_by_text("the box says 3 to 5").wait_for()


def test_alone_nobody_is_invited(people: People) -> None:
    page = people.page()
    table = open_table(page, people.site, seats=1, name="Ada")
    page.goto(f"{people.site.address}/t/{table}")
    page.get_by_text("One player, alone").wait_for()
    assert page.get_by_role("heading", name="Invite others").count() == 0


def test_a_finished_game_is_opened_from_the_front(people: People) -> None:
    page = people.page()
    table = open_table(page, people.site, bots=["random", "random"])
    post(page, people.site, f"/api/tables/{table}/messages", {"t": "start"})
    wait_until_over(page, people.site, table)
    at_home(page, people.site)
    page.locator(".mine.finished a").click()
    page.locator(".controls").wait_for()
