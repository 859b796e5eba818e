"""Names in an edition: optional, in the reader's language, and nothing that a game hangs on."""

from __future__ import annotations

import pytest

from souvenir.kernel.edition import EditionError, Names, Provenance, digest, parse, read_names
from souvenir.words import LANGUAGES, Speaker, insist

HEAD = 'format = 1\ngame = "mine"\n'
NAMED = HEAD + '[names]\nprovenance = "ours"\n[names.tiles]\n'


def read(text: str) -> tuple[Names, list[Provenance]]:
    top, origins = parse(text, "mine.toml", "mine"), list[Provenance]()
    names = read_names(top, {"tiles": ["one", "two"]}, origins)
    top.close()
    return names, origins


def test_a_name_is_told_in_the_readers_language() -> None:
    names, origins = read(NAMED + 'one = { en = "Snow", fr = "Neige", it = "Neve" }\n')
    told = [Speaker(language, report=insist).say(names["tiles"]["one"]) for language in LANGUAGES]
    assert told == ["Snow", "Neige", "Neve"]
    assert origins == [Provenance("names", "ours")]


def test_a_language_that_lacks_gets_the_name_of_another() -> None:
    names, _ = read(NAMED + 'one = { fr = "Neige" }\n')
    assert Speaker("it", report=insist).say(names["tiles"]["one"]) == "Neige"


@pytest.mark.parametrize("text", [HEAD, HEAD + '[names]\nprovenance = "ours"\n', NAMED])
def test_an_edition_need_not_name_anything(text: str) -> None:
    assert read(text)[0] == {"tiles": {}}


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        (HEAD + "[names.tiles]\n", "names.provenance"),
        (NAMED + 'three = { en = "Snow" }\n', "names.tiles.three"),
        (NAMED + "one = {}\n", "names.tiles.one"),
        (NAMED + 'one = { en = "" }\n', "names.tiles.one.en"),
        (NAMED + 'one = { en = "Snow", de = "Schnee" }\n', "names.tiles.one.de"),
        (NAMED + 'one = "Snow"\n', "names.tiles.one"),
        (NAMED + '[names.cards]\none = { en = "Snow" }\n', "names.cards"),
    ],
)
def test_what_is_wrong_is_named(text: str, entry: str) -> None:
    with pytest.raises(EditionError) as refused:
        read(text)
    assert refused.value.entry == entry


def test_names_change_nothing_in_what_is_played() -> None:
    assert digest(NAMED + 'one = { en = "Snow" }\n') == digest(HEAD)
