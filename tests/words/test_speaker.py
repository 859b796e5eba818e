"""The speaker: how phrases become sentences, and what happens when words are missing."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from souvenir.kernel.talk import Line, Phrase, Refusal, Who, say
from souvenir.words import LANGUAGES, Speaker, WordsError, best_language, catalogue_text, insist, speaker
from souvenir.words.catalogue import make_bundle

ROOT = Path(__file__).parents[2]
RED, BLUE = say("vivid-colour-red"), say("vivid-colour-blue")


def strict(language: str = "en", names: tuple[str, ...] = ("Ada", "Blaise")) -> Speaker:
    return Speaker(language, names, report=insist)


def test_a_phrase_is_filled_with_names_and_with_other_phrases() -> None:
    took = say("vivid-event-took", who=Who(1), colour=RED)
    assert strict("en").say(took) == "Blaise takes red."
    assert strict("fr").say(took) == "Blaise prend un rouge."
    assert strict("it").say(took) == "Blaise prende un rosso."


@pytest.mark.parametrize(
    ("things", "said"),
    [
        ((), ""),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c"), "a, b and c"),
        ((Who(0), RED, 3, "d"), "Ada, red, 3 and d"),
        ((("a", "b"), "c"), "a and b and c"),
    ],
)
def test_a_tuple_is_a_list_of_things(things: Any, said: str) -> None:
    assert strict().say(say("vivid-heap", fragments=things)) == said


@pytest.mark.parametrize(
    ("language", "said"), [("en", "red and blue"), ("fr", "rouge et bleu"), ("it", "rosso e blu")]
)
def test_a_list_is_joined_as_the_language_does_it(language: str, said: str) -> None:
    assert strict(language).say(say("vivid-heap", fragments=(RED, BLUE))) == said


def test_numbers_choose_the_plural_of_the_language() -> None:
    none = say("vivid-in-bag", count=0)
    assert strict("en").say(none).endswith("0 fragments")
    assert strict("fr").say(none).endswith("0 fragment")


def test_no_invisible_marks_surround_what_is_filled_in() -> None:
    assert strict().say(say("vivid-hex", hex=3, heap=RED)).isascii()


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert strict(names=("Ada",)).say(Who(0)) == "Ada"
    assert strict(names=("Ada",)).say(Who(1)) == "Player 2"


def test_the_reader_is_spoken_to_and_others_by_name() -> None:
    reader = Speaker("en", ("Ada", "Blaise"), reader=0, report=insist)
    assert reader.say(Who(0)) == "You"
    assert reader.name(0) == "Ada"
    assert reader.say(say("vivid-heap", fragments=(Who(1), Who(0)))) == "Blaise and you"
    assert reader.say(say("table-event-back", who=Who(0))) == "You are back."
    assert reader.say(say("table-event-back", who=Who(1))) == "Blaise is back."


@pytest.mark.parametrize(("name", "board"), [("Ada", "d’Ada"), ("Élise", "d’Élise"), ("Denis", "de Denis")])
def test_french_cuts_short_before_a_vowel(name: str, board: str) -> None:
    assert strict("fr", (name,)).say(say("vivid-board", who=Who(0))) == f"Plateau {board}"


def test_a_refusal_gives_its_reason_and_else_the_rule() -> None:
    speaker = strict()
    full = speaker.refusal(Refusal("vivid.hex.three", {"hex": 4}))
    assert full.startswith("Hex 4 ")
    assert full != speaker.rule("vivid.hex.three")
    assert speaker.refusal(Refusal("vivid.win")) == speaker.rule("vivid.win")


def test_the_table_s_own_refusals_have_words_in_every_language() -> None:
    for language in LANGUAGES:
        for rule in ("table.turn", "table.step"):
            assert strict(language).refusal(Refusal(rule)) != strict(language).rule(rule)


def test_a_line_of_the_sheet_tells_its_points() -> None:
    line = Line("vivid.core.complete", 1, say("vivid-line-core", memory="Home", times=1))
    assert strict().line(line) == "“Home” is complete: 1 point"


def test_keys_can_be_asked_for() -> None:
    assert strict().has("vivid-title")
    assert strict().has("score-line")
    assert not strict().has("vivid-nothing")
    assert not strict().has("nothing")


# -------------------------------------------------------------------- missing words
def test_tests_insist_on_words() -> None:
    with pytest.raises(WordsError, match="en: no words for vivid-nothing"):
        strict().say(say("vivid-nothing"))


def test_tests_insist_on_what_fills_them() -> None:
    with pytest.raises(WordsError, match=r"vivid-event-took.*colour"):
        strict().say(say("vivid-event-took", who=Who(0)))


def test_tests_insist_inside_other_phrases() -> None:
    with pytest.raises(WordsError, match="vivid-colour-pink"):
        strict().say(say("vivid-event-took", who=Who(0), colour=say("vivid-colour-pink")))


def test_a_game_goes_on_with_the_key_and_a_warning(caplog: pytest.LogCaptureFixture) -> None:
    speaker = Speaker("it", ("Ada",))
    pink: Phrase = say("vivid-colour-pink")
    with caplog.at_level(logging.WARNING):
        assert (
            speaker.say(say("vivid-event-took", who=Who(0), colour=pink))
            == "Ada prende un vivid-colour-pink."
        )
        assert speaker.refusal(Refusal("vivid.nothing")) == "vivid_nothing"
        assert "Ada" in speaker.say(say("vivid-event-took", who=Who(0)))
    assert [record.levelname for record in caplog.records] == ["WARNING"] * 3
    assert "vivid-colour-pink" in caplog.messages[0]


# -------------------------------------------------------------------- languages and texts
def test_numbers_lists_and_names_are_said_as_the_page_says_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's own test reads the same samples."""
    shared = json.loads((ROOT / "web/src/core/said.json").read_text(encoding="utf-8"))
    monkeypatch.setattr(speaker, "bundle", lambda language, game: make_bundle(language, shared["catalogue"]))
    for sample in shared["samples"]:
        args = {name: tuple(arg) if isinstance(arg, list) else arg for name, arg in sample["args"].items()}
        for language in sample["said"].keys() & {*LANGUAGES}:
            assert strict(language).say(Phrase(sample["key"], args)) == sample["said"][language]


@pytest.mark.parametrize(
    ("preferred", "language"),
    [("fr_FR.UTF-8", "fr"), ("it-IT", "it"), ("FR", "fr"), ("xx", "en"), ("C.UTF-8", "en"), ("", "en")],
)
def test_the_best_language_is_found(preferred: str, language: str) -> None:
    assert best_language(preferred) == language


def test_a_language_we_do_not_have_is_named() -> None:
    with pytest.raises(ValueError, match="xx: expected one of en, "):
        Speaker("xx")


def test_the_text_of_a_game_holds_the_shared_words_too() -> None:
    text = catalogue_text("fr", "vivid")
    assert "\nscore-line = " in text
    assert "\nvivid-title = " in text
    assert "\nvivid-title = " not in catalogue_text("fr")
