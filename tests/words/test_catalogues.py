"""Every catalogue is whole: the same messages in every language, and all that the code can say."""

from __future__ import annotations

import re
from collections import Counter
from fnmatch import fnmatchcase

import pytest
from fluent.syntax import ast as ftl

from souvenir.bots import bot_names
from souvenir.kernel.registry import boxes
from souvenir.words import (
    LANGUAGES,
    Speaker,
    about_game,
    bot_name,
    catalogue_path,
    insist,
    name_chapter,
    name_figure,
    name_game,
    name_option,
    name_provenance,
    name_value,
    rule_key,
)
from souvenir.words.shape import entries, messages, shape
from tests.words.reading import said_in, texts

GAMES = tuple(boxes())
HOMES = (None, *GAMES)
NO_BREAK = "\u00a0\u202f"

every_catalogue = pytest.mark.parametrize("game", HOMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES)


@every_catalogue
@every_language
def test_a_catalogue_is_there_and_all_of_it_can_be_read(language: str, game: str | None) -> None:
    assert catalogue_path(language, game).exists()
    unread = [entry.content for entry in entries(language, game) if isinstance(entry, ftl.Junk)]
    assert unread == []


@every_catalogue
@every_language
def test_no_message_is_given_twice(language: str, game: str | None) -> None:
    counts = Counter(message.id.name for message in messages(language, game))
    assert [key for key, count in counts.items() if count > 1] == []


@every_game
def test_the_keys_of_a_game_begin_with_its_name(game: str) -> None:
    strange = [m.id.name for m in messages("en", game) if not re.match(f"(game-)?{game}(-|_|$)", m.id.name)]
    assert strange == []


@every_game
def test_every_rule_has_the_words_of_each_of_its_voices_and_a_reason_if_it_can_refuse(game: str) -> None:
    forbids = boxes()[game].game().forbids
    expected = {
        rule_key(r.id): {"" if voice == "rulebook" else voice for voice in r.voices}
        | ({"why"} if r.id in forbids else set())
        for r in boxes()[game].rules
    }
    found = {m.id.name: set(shape(m)) for m in messages("en", game) if m.id.name.startswith(f"{game}_")}
    assert found == expected


@every_game
def test_every_key_in_the_source_of_a_game_has_words(game: str) -> None:
    keys = {message.id.name for message in messages("en", game)}
    said = {s.key for s in said_in(boxes()[game].folder)}
    assert said, "found no phrase in the source: has the way of saying things changed?"
    assert [key for key in said if not any(fnmatchcase(k, key) for k in keys)] == []


@every_game
def test_every_message_is_given_what_it_is_filled_with(game: str) -> None:
    shapes = {message.id.name: shape(message) for message in messages("en", game)}
    lacking = [
        (s.key, missing)
        for s in said_in(boxes()[game].folder)
        if s.names is not None and (missing := shapes.get(s.key, {}).get(s.part, frozenset()) - s.names)
    ]
    assert lacking == []


@every_game
@every_language
def test_what_a_host_reads_of_a_game_has_words(language: str, game: str) -> None:
    box, speaker = boxes()[game], Speaker(language, report=insist)
    assert speaker.say(name_game(game))
    assert speaker.say(about_game(game))
    assert all(speaker.say(name_provenance(voice)) for rule in box.rules for voice in rule.voices)
    assert all(speaker.say(bot_name(bot)) for bot in bot_names(game))
    for chapter in box.chapters():
        assert speaker.say(name_chapter(game, chapter.key))
        assert all(speaker.say(name_figure(game, figure)) for figure in chapter.draws.values())
    for option in box.options:
        assert speaker.say(name_option(game, option))
        values = {value for seats in box.seats for value in option.values_for(seats)}
        assert all(speaker.say(name_value(game, option, value)) for value in values)


# -------------------------------------------------------------------- typography
@every_catalogue
@every_language
def test_quotes_and_apostrophes_are_the_printer_s(language: str, game: str | None) -> None:
    assert [(key, text) for key, text in texts(language, game) if re.search("['\"]|\\.\\.\\.", text)] == []


@every_catalogue
@every_language
def test_no_space_is_doubled_or_left_before_a_stop(language: str, game: str | None) -> None:
    assert [(key, text) for key, text in texts(language, game) if re.search(" {2}| [,.)]", text)] == []


@every_catalogue
def test_french_keeps_its_spaces(game: str | None) -> None:
    loose = re.compile(f"(?<![{NO_BREAK}])[;:!?»]|«(?![{NO_BREAK}])")
    assert [(key, text) for key, text in texts("fr", game) if loose.search(text)] == []


@every_catalogue
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "fr"])
def test_others_put_no_space_before_a_mark(language: str, game: str | None) -> None:
    opening = "„" if language == "de" else "«“"
    loose = re.compile(rf"\s[;:!»”]|\s\?(?!\s)|[{opening}]\s")  # between two spaces `?` is a command
    assert [(key, text) for key, text in texts(language, game) if loose.search(text)] == []
