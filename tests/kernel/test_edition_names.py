"""Names in an edition: optional, in the reader's language, and nothing that a game hangs on."""

from __future__ import annotations

import tomllib

import pytest

from souvenir.kernel.edition import (
    PARTS,
    PROVENANCES,
    EditionError,
    Names,
    Provenance,
    digest,
    is_called,
    parse,
    read_names,
)
from souvenir.kernel.registry import boxes
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
    told = [Speaker(language, report=insist).say(names["tiles"]["one"]) for language in ("en", "fr", "it")]
    assert told == ["Snow", "Neige", "Neve"]
    assert origins == [Provenance("names", "ours")]


def test_a_language_that_lacks_gets_the_name_of_another() -> None:
    names, _ = read(NAMED + 'one = { fr = "Neige" }\n')
    assert Speaker("it", report=insist).say(names["tiles"]["one"]) == "Neige"
    names, _ = read(NAMED + 'one = { fr = "Neige", en = "Snow" }\n')
    assert Speaker("it", report=insist).say(names["tiles"]["one"]) == "Snow"


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
        (NAMED + 'one = { en = "Snow", deutsch = "Schnee" }\n', "names.tiles.one.deutsch"),
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


MARKED = HEAD + '[dice]\ncount = 9\nprovenance = "{source}"\n{parts}'


def dice(source: str, parts: str = "") -> Provenance:
    table = parse(MARKED.format(source=source, parts=parts), "mine.toml", "mine").table("dice")
    return table.provenance()


def test_an_entry_says_where_it_comes_from_part_by_part() -> None:
    told = [Speaker("en", report=insist).say(p) for p in dice("stated", 'ours = ["faces"]').told()]
    assert told == ["From the rulebook.", "Ours: the faces of the dice."]


@pytest.mark.parametrize("parts", ['ours = ["luck"]', "ours = []", 'ours = "faces"'])
def test_parts_that_are_none_are_named(parts: str) -> None:
    with pytest.raises(EditionError) as refused:
        dice("stated", parts)
    assert refused.value.entry == "dice.ours"


def test_every_provenance_and_part_has_words() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language, report=insist)
        for source in PROVENANCES:
            for phrase in Provenance("dice", source, dict.fromkeys(PROVENANCES, PARTS)).told():
                assert speaker.say(phrase)


def test_where_things_come_from_changes_nothing_in_what_is_played() -> None:
    marked = MARKED.format(source="stated", parts='ours = ["faces"]')
    assert digest(marked) == digest(MARKED.format(source="ours", parts=""))
    assert digest(marked) != digest(marked.replace("9", "8"))


def test_an_edition_still_answers_to_the_digests_it_had() -> None:
    for box in boxes().values():
        edition = box.edition()
        former = tomllib.loads(edition.text)["formerly"]
        assert former
        assert all(is_called(edition, known) for known in (edition.digest, *former))
        assert not is_called(edition, digest(HEAD))
