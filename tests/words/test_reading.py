"""Every message is read, in every language and filled with everything: nothing makes one stumble."""

from __future__ import annotations

import re
from functools import cache

import pytest

from souvenir.kernel.registry import boxes
from souvenir.words import LANGUAGES
from souvenir.words.missing import gaps
from souvenir.words.shape import messages
from tests.words.readings import readings, shown

HOMES = (None, *boxes())
PAIRS = ("()", "[]", "«»")
QUOTES = {"en": "“”", "de": "„“"}
"""Others quote with «»."""
TWICE = {
    "fr": {"là", "nous", "vous"},
    "de": {"die", "der", "das"},
}
"""What may well stand twice: nous nous voyons, Karten, die die anderen …"""
DOUBLED = re.compile(r"(?<![\w-])([^\W\d]+)[ \u00a0\u202f]+\1\b", re.IGNORECASE)
FRENCH = re.compile("(?<![\u00a0\u202f])[;:!?»]|«(?![\u00a0\u202f])")
LOOSE = re.compile(r"\s[;:!»”]|\s\?(?!\s)|[«„]\s")
TOKEN = re.compile(r"[A-Za-z][\w]*(?:[-_.][\w]+)+")

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_catalogue = pytest.mark.parametrize("game", HOMES)


@cache
def codes() -> frozenset[str]:
    """Keys of messages and ids of rules: nobody reads one."""
    keys = {message.id.name for game in HOMES for message in messages("en", game)}
    rules = {rule.id for box in boxes().values() for rule in box.rules}
    return frozenset(keys | rules)


def stumbles(language: str, text: str) -> bool:
    """Is there anything that no reader should see?"""
    doubled = {word.lower() for word in DOUBLED.findall(text)} - TWICE.get(language, set())
    pairs = (*PAIRS, *([QUOTES[language]] if language in QUOTES else ()))
    return bool(
        doubled
        or any(text.count(pair[0]) != text.count(pair[1]) for pair in pairs)
        or re.search(r"[{}$]|  | [,.)]|\( |^\s|\s$", text)
        or (FRENCH if language == "fr" else LOOSE).search(text)
        or codes() & {*TOKEN.findall(text)}
    )


@every_catalogue
@every_language
def test_nothing_makes_a_reader_stumble(language: str, game: str | None) -> None:
    read = list(readings(language, game))
    assert len(read) >= len(messages(language, game))
    assert shown([(key, text) for key, text in read if stumbles(language, text)]) == {}


@every_language
def test_no_catalogue_has_words_that_another_lacks(language: str) -> None:
    assert [catalogue for catalogue in gaps(language) if not catalogue.whole] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You take the the card."),
        ("it", "Prendi una Una carta."),
        ("en", "See vivid_take_two-alike."),
        ("en", "See vivid.take.two-alike."),
        ("en", "Ada takes { $what }."),
        ("fr", "Bravo!"),
        ("fr", "Bravo !"),
        ("fr", "Le thème : « mer »."),
        ("fr", "Il dit «mer»."),
        ("en", "He says “sea."),
        ("de", "Er sagt „Meer."),
        ("it", "Dice «mare."),
        ("en", "A card (red."),
        ("en", "A card ."),
        ("en", "Two  spaces."),
        ("de", "Bravo !"),
    ],
)
def test_what_makes_a_reader_stumble_is_found(language: str, text: str) -> None:
    assert stumbles(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "A rendez-vous (“blue”)."), ("fr", "Nous nous voyons\u202f!"), ("de", "Er sagt „Meer“: gut.")],
)
def test_what_reads_well_is_left_alone(language: str, text: str) -> None:
    assert not stumbles(language, text)
