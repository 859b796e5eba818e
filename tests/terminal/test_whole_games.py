"""Every game of the house from the promise to the secret, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Who, total
from souvenir.table.record import read
from souvenir.table.verify import open_record, verify
from souvenir.terminal import show_record
from souvenir.words import LANGUAGES, Speaker
from tests.soak import SOAK
from tests.terminal.script import Shown, best_bot, console, fewest, numbers, play

SAID = [
    (game, language)
    for number, game in enumerate(boxes())
    for place, language in enumerate(LANGUAGES)
    if SOAK or number % len(LANGUAGES) == place
]
"""By day each game in a language, by night in every one: their every word is tested in tests/words."""
SHORT = [game for game in ("memoria", "vivid") if game in boxes()]
"""Games that people who type numbers at random bring to an end within minutes."""


Evening = Callable[[str, str], tuple[Shown, Path]]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """A game in a language, played once: what was shown, and its record."""

    @cache
    def played(game: str, language: str) -> tuple[Shown, Path]:
        path = tmp_path_factory.mktemp("evening") / "game.souvenir.json"
        bot = best_bot(game)
        return play(numbers(3), game=game, language=language, record_path=path, bot=bot), path

    return played


@pytest.mark.parametrize(("game", "language"), SAID)
def test_a_game_is_played_to_its_end_and_its_record_holds(evening: Evening, game: str, language: str) -> None:
    shown, path = evening(game, language)
    assert shown.code == 0
    record = read(path)
    verdict = verify(record)
    assert verdict.ok
    assert verdict.finished
    assert verdict.fair
    before_the_deal = re.split("^-{80}$", shown.text, flags=re.MULTILINE)[1]
    assert record.luck.commitment in before_the_deal
    assert shown.text.count(record.luck.secret or "?") == 1
    assert "souvenir record verify" in shown.text
    assert record.result is not None
    ungrouped = re.sub(r"(?<=\d)[,.\u00a0\u202f](?=\d{3}\b)", "", shown.text)
    you = Speaker(language, reader=0).say(Who(0))
    called = [you, *(player.name for player in record.players[1:])]
    for name, points in zip(called, record.result.scores, strict=True):
        assert re.search(rf"{re.escape(name)}\s?: {points}\b", ungrouped)
    bare = re.compile(rf"\b(?:terminal|table|bot|game|{'|'.join(boxes())})[-_][a-z]\w*")
    assert not bare.findall(shown.text.replace(str(path), ""))


@pytest.mark.parametrize("game", SHORT)
def test_each_person_of_a_full_hot_seat_table_reaches_the_end(game: str, tmp_path: Path) -> None:
    people = tuple(["Ada", "Blaise", "Chiara"][: fewest(boxes()[game])])
    bots = 1 if len(people) + 1 in boxes()[game].seats else 0
    path = tmp_path / "g.souvenir.json"
    shown = play(numbers(7), game=game, people=people, record_path=path, bot=best_bot(game), bots=bots)
    assert shown.code == 0
    for name in people:
        assert f"Pass the screen to {name}" in shown.text


@pytest.mark.parametrize("game", SHORT)
def test_a_record_is_told_with_the_number_of_every_entry(evening: Evening, game: str) -> None:
    _, path = evening(game, dict(SAID)[game])
    record = read(path)
    out = console(width=120)
    show_record(open_record(record), "fr", console=out)
    text = out.file.getvalue()  # type: ignore[attr-defined]
    assert re.findall(r"^ *(\d+) ", text, re.MULTILINE)[: len(record.entries) + 1] == [
        str(seq) for seq in range(len(record.entries) + 1)
    ]
    assert "Ada" in text


def test_alone_the_automa_stands_among_the_places_with_its_points(tmp_path: Path) -> None:
    path = tmp_path / "alone.souvenir.json"
    shown = play(numbers(5), game="vivid", alone=True, record_path=path)
    table = open_record(read(path)).table()
    (rival,) = table.game.rivals(table.state, None)
    assert rival.place == 1 - table.game.ranks(table.state)[0]
    name = Speaker("en").say(rival.name)
    assert re.search(rf"^ *{rival.place + 1}\. {name}: {total(rival.lines)} points", shown.text, re.MULTILINE)
    assert re.search(rf"^ *{2 - rival.place}\. You: ", shown.text, re.MULTILINE)
