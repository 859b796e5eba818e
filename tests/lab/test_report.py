"""The report: what it counts, and the page that it makes of that."""

from __future__ import annotations

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import sync_playwright

from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Offer, Who, say
from souvenir.lab.arena import Folder, play_on, workers_for
from souvenir.lab.report import Told, find_records, gather, page_of, tally
from souvenir.lab.report.gather import Use, uses_of
from souvenir.table.record import SUFFIX
from tests.browser.site import ROOT, launch
from tests.cli.command import souvenir
from tests.lab.arenas import QUICK, contest, records

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = 12


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games of two bots and of three seats, in one folder."""
    folder = tmp_path_factory.mktemp("games")
    with workers_for(1) as workers:
        for name, made in (("two", contest("random", "careful")), ("three", contest("random", seats=3))):
            play_on(made, Folder(folder / name, made), workers, GAMES // 2)
    return folder


def told_in(folder: Path, key: str = QUICK) -> list[Told]:
    with workers_for(1) as workers:
        return gather(key, find_records(folder), workers.executor)


# -------------------------------------------------------------------- reading games
def test_a_game_is_told_from_its_record(played: Path) -> None:
    games = told_in(played)
    assert len(games) == GAMES
    assert {game.seats for game in games} == {2, 3}
    for game in games:
        assert len(game.uses) == len(game.points) == len(game.scores) == game.seats
        assert [sum(points.values()) for points in game.points] == list(game.scores)
        assert (
            0 < game.choices <= sum(used[use] for used in game.uses for use in used if use.group == "action")
        )
        assert sorted(game.order) == list(range(game.seats))
        assert game.options["sides"] == "mixed"


def test_processes_tell_the_same(played: Path) -> None:
    with workers_for(2) as workers:
        assert gather(QUICK, find_records(played), workers.executor) == told_in(played)


def test_games_of_another_key_are_left_out(played: Path) -> None:
    assert told_in(played, "vivid") == []


def test_what_an_action_uses() -> None:
    card = say("mistral-embrouille", power=say("mistral-power-arrest"), one="x", other="y")
    offer = Offer(
        say("some-label", card=card, column=3, who=Who(1), bits=("a", "b")), ("hand:0",), "some.rule"
    )
    found = dict(uses_of(offer, "play"))
    assert found["action"] == "play"
    assert found["rule"] == "some.rule"
    assert found["play: column"] == "3"
    assert {"play: card", "play: card power"} <= found.keys()
    assert not any("who" in group or "bits" in group for group in found)


# -------------------------------------------------------------------- counting
def game(
    ranks: tuple[int, ...], uses: tuple[str, ...], players: tuple[str, ...] = ("a", "b"), **more: Any
) -> Told:
    """A game in which each seat used one thing."""
    told = Told(len(ranks), {}, players, tuple(10 - rank for rank in ranks), ranks, **more)
    told.uses = [Counter({Use("lay: card", name): 2}) for name in uses]
    told.points = [Counter({"rule.one": 10 - rank, "rule.two": 0}) for rank in ranks]
    return told


def test_what_its_users_won() -> None:
    games = [game((0, 1), ("sun", "moon"))] * 9 + [game((0, 1), ("moon", "sun"))] * 1
    found = tally.uses(games)["lay: card"]
    assert {used.name: (used.share.won, used.by, used.times) for used in found} == {
        "sun": (0.9, 0.5, 2),
        "moon": (0.1, 0.5, 2),
    }


def test_a_strong_bot_makes_nothing_strong() -> None:
    """Bot a always wins, and always uses the sun: the sun is not known to be worth anything."""
    [first, second] = tally.uses([game((0, 1), ("sun", "moon"))] * 50)["lay: card"]
    assert {first.expected, second.expected} == {0, 1}
    assert not first.tells
    assert not second.tells


def test_what_tells_is_found() -> None:
    """The same bot in both seats, and the sun wins whoever has it."""
    games = [game((0, 1), ("sun", "moon"), ("a", "a")), game((1, 0), ("moon", "sun"), ("a", "a"))] * 20
    assert [used.name for _, used in tally.notable(tally.uses(games))] == ["sun", "moon"]


def test_who_begins() -> None:
    games = [game((0, 1), ("x", "x"), order=[1, 0]), game((0, 0), ("x", "x"), order=[0, 1])]
    assert [share.won for share in tally.by_order(games)] == [0.25, 0.75]
    assert [share.won for share in tally.by_seat(games)] == [0.75, 0.25]


def test_where_points_come_from() -> None:
    one, two = tally.sources([game((0, 1), ("x", "x"))])
    assert (one.rule, one.points, one.winners) == ("rule.one", 9.5, 10)
    assert (two.rule, two.points) == ("rule.two", 0)


def test_options_are_told_apart_where_they_differ() -> None:
    games = [game((0, 1), ("x", "x"), order=[0, 1]) for _ in range(3)]
    for number, each in enumerate(games):
        each.options = {"map": "built", "speed": "on" if number else "off"}
    found = tally.settings(games)
    assert [(setting.option, setting.value, setting.games) for setting in found] == [
        ("speed", "off", 1),
        ("speed", "on", 2),
    ]


def test_bins_hold_everything() -> None:
    assert tally.bins([0, 1, 9, 10], 0, 10, 2) == [2, 2]
    assert tally.bins([7, 7], 7, 7, 3) == [2, 0, 0]


# -------------------------------------------------------------------- the page
class Reader(HTMLParser):
    """Notes what somebody who cannot see the plots depends on, and what would be fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.mute: list[str] = []
        self.fetched: list[str] = []
        self.tags: Counter[str] = Counter()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.tags[tag] += 1
        if tag == "svg" and not (told.get("aria-hidden") or (told.get("role") and told.get("aria-label"))):
            self.mute.append(str(told))
        if tag in ("script", "link", "img", "iframe") or "src" in told:
            self.fetched.append(tag)


def test_the_command_makes_one_page_that_needs_nothing_else(played: Path, tmp_path: Path) -> None:
    ran = souvenir("report", QUICK, "--in", played, "--out", tmp_path / "page.html", "--workers", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(f"page.html: {GAMES} games of {QUICK}\n")
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    assert (reader.mute, reader.fetched) == ([], [])
    assert reader.tags["table"] == reader.tags["caption"] > 10
    assert not re.search(r"https?://|url\(", text)
    for heading in (
        "Tables of 2",
        "Tables of 3",
        "Who is stronger",
        "Is it good to begin?",
        "Scores",
        "Length",
    ):
        assert f">{heading}</h" in text


def test_names_are_shown_as_they_are() -> None:
    text = page_of("vivid", [game((0, 1), ("<script>", "x"), ("<b>a</b>", "b"), order=[0, 1], choices=3)])
    assert "<script>" not in text
    assert "<b>a</b>" not in text
    assert "&lt;b&gt;a&lt;/b&gt;" in text


def test_no_game_is_known_to_the_lab() -> None:
    """But for `memoria.py`, which asks a question of its own about one."""
    lab = ROOT / "src" / "souvenir" / "lab"
    named = [
        (file.name, key)
        for file in lab.rglob("*.py")
        for key in boxes()
        if file.name != "memoria.py" and re.search(rf"\b{key}\b", file.read_text("utf-8"))
    ]
    assert named == []


def test_axe_finds_nothing_by_day_and_by_night(played: Path, tmp_path: Path) -> None:
    page_file = tmp_path / "page.html"
    page_file.write_text(page_of(QUICK, told_in(played / "two")), encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for scheme, width, rules in (("light", 390, {}), ("dark", 1280, {"runOnly": ["color-contrast"]})):
            page = browser.new_page(color_scheme=scheme, viewport={"width": width, "height": 900})  # type: ignore[arg-type]
            page.goto(page_file.as_uri())
            page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            page.evaluate(AXE.read_text(encoding="utf-8"))
            found = page.evaluate("(options) => axe.run(document, options)", rules)
            assert [(each["id"], each["nodes"][0]["html"]) for each in found["violations"]] == []
        browser.close()


def test_what_cannot_be_reported_gets_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ran = souvenir("report", QUICK)
    assert ran.code == 2
    assert f"arena/{QUICK}: no records" in ran.line
    Path("in").mkdir()
    Path("in", f"bad{SUFFIX}").write_text("{}")
    ran = souvenir("report", QUICK, "--in", "in")
    assert ran.code == 2
    assert f"bad{SUFFIX}" in ran.line
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in"]


def test_a_game_that_breaks_the_rules_is_named(played: Path, tmp_path: Path) -> None:
    name, data = next(iter(records(played / "two").items()))
    (tmp_path / name).write_bytes(data.replace(b'"do": "told"', b'"do": "open"', 1))
    ran = souvenir("report", QUICK, "--in", tmp_path)
    assert ran.code == 2
    assert name in ran.line
    assert "not allowed by" in ran.line
