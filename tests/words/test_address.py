"""Whoever reads is spoken to: no "you takes", no "hand of you", in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Arg, Phrase, Who, say
from souvenir.words import LANGUAGES, Speaker, catalogue_text, insist
from souvenir.words.shape import messages, variables
from tests.words.test_words import NAMES, heard_at

PEOPLE = ("who", "asker", "orator", "partner")
"""What messages call somebody at the table."""

LABELS = {
    "memoria-step-think",  # a list at the end of the sentence
    "memoria-step-vote",
    "memoria-event-answers",  # a name before what is said or lies there
    "memoria-event-says",
    "memoria-place-down",
    "memoria-place-empty",
    "memoria-place-mine",
    "memoria-place-open",
    "mistral-points",
    "mistral-count",  # a name and a number, in a list
    "mistral-throws",
    "vivid-event-marker",  # it passes to somebody
    "vivid-round",
    # Said about others only: the reader asks, believes, takes, waits or is called by name.
    "memoria-ask-answer",
    "memoria-ask-answer-about",
    "memoria-ask-answer-written",
    "memoria-ask-question",
    "memoria-ask-vote",
    "mistral-ask-exchange-give",
    "mistral-ask-exchange-take",
    "mistral-do-give",
    "mistral-do-partner",
    "mistral-do-spoil-laid",
    "mistral-do-steal",
    "mistral-do-take-laid",
    "memoria-going-answer",  # on the television, which nobody reads for themselves
    "memoria-going-ask",
    "memoria-going-open",
    "memoria-going-tell",
    "memoria-going-vote",
    "terminal-curtain",
    "terminal-curtain-undo",
    "terminal-waiting",
}
"""Where a name only stands as a label: nothing in the sentence bends to it."""


WRONG_VERB = {
    "en": re.compile(r"^You \w*[^s\W]s\b"),
    "fr": re.compile(r"^Tu (?!ne |n’|te |t’|y |en |l’|le |la )\w*[^sx\W]\b"),
    "it": re.compile(r"^Tu \w"),
    "de": re.compile(r"^Du \w*[^sßxz\W]t\b"),
}
"""You takes, tu prend, tu prendi, du nimmt: somebody speaks of the reader instead of to them."""
FORMAL = re.compile(r"\b(?!(?:chez|assez|rendez)\b)\w+ez\b", re.IGNORECASE)
PLAYED = [(key, next(seats for seats in box.seats if seats > 2)) for key, box in boxes().items()]


@pytest.mark.parametrize("game", [None, *boxes()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_about_somebody_knows_if_it_is_the_reader(language: str, game: str | None) -> None:
    deaf = [
        message.id.name
        for message in messages(language, game)
        for name in variables(message) & {*PEOPLE}
        if f"{name}-is" not in variables(message)
    ]
    # A partner is an object: English needs no other sentence, and never the subject's place.
    objects = {key for key in deaf if "who-is" in _variables(language, game, key)}
    assert {*deaf} - objects - LABELS == set()


@pytest.mark.parametrize("game", boxes())
def test_french_says_tu_and_vous_only_to_several(game: str) -> None:
    lines = catalogue_text("fr", game).splitlines()
    said = [(line, FORMAL.search(line), re.search(r"\bvous\b", line, re.IGNORECASE)) for line in lines]
    assert [line for line, verb, several in said if verb and not several] == []


def _variables(language: str, game: str | None, key: str) -> set[str]:
    return next(variables(m) for m in messages(language, game) if m.id.name == key)


def people_in(phrase: Phrase) -> Iterator[tuple[Phrase, str, int]]:
    """Every phrase inside that has somebody as its argument."""

    def look(arg: Arg) -> Iterator[tuple[Phrase, str, int]]:
        if isinstance(arg, Phrase):
            yield from people_in(arg)
        elif isinstance(arg, tuple):
            for item in arg:
                yield from look(item)

    for name, arg in phrase.args.items():
        if isinstance(arg, Who):
            yield phrase, name, arg.seat
        else:
            yield from look(arg)


@pytest.mark.parametrize(("key", "seats"), PLAYED)
def test_nothing_heard_in_a_game_is_the_same_for_its_reader_but_for_a_name(key: str, seats: int) -> None:
    heard = heard_at(key, seats)
    found: dict[tuple[str, str], tuple[Phrase, int]] = {}
    for phrase in [*heard.phrases.values(), *(line.says for line in heard.lines.values())]:
        for part, name, seat in people_in(phrase):
            found.setdefault((part.key, name), (part, seat))
    assert found
    for language in LANGUAGES:
        for (said, name), (part, seat) in found.items():
            if said not in LABELS:
                _spoken_to(language, part, name, seat)


def _spoken_to(language: str, part: Phrase, name: str, seat: int) -> None:
    told = Speaker(language, NAMES, reader=seat, report=insist).say(part)
    about = Speaker(language, NAMES, report=insist).say(part)
    assert NAMES[seat] not in told
    if name not in PEOPLE[:1]:
        return  # an object: whether "you" stands there or is bent is the language's affair
    if NAMES[seat] in about:
        you = Speaker(language, report=insist).say(say("seat-you"))
        assert told != about.replace(NAMES[seat], you)
    assert language not in WRONG_VERB or not WRONG_VERB[language].search(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_label_reads_well_with_the_word_for_you_in_it(language: str) -> None:
    speaker = Speaker(language, NAMES, reader=0, report=insist)
    said = speaker.say(say("memoria-step-vote", who=(Who(1), Who(0))))
    assert re.search(r"Blaise (and you|et toi|e tu|und du)$", said)
