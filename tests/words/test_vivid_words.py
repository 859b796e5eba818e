"""Words of Vivid Memories that hold for the shipped edition and on a map of letters."""

from __future__ import annotations

from collections import Counter
from unicodedata import normalize

import pytest

from souvenir.games.vivid.edition import VividEdition
from souvenir.games.vivid.model import COLOURS
from souvenir.games.vivid.names import memory_name, tile_name
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import say
from souvenir.words import LANGUAGES, Speaker, insist

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_each_colour_has_its_own_sign_of_one_letter(language: str) -> None:
    speaker = Speaker(language, report=insist)
    signs = [speaker.say(say(f"vivid-sign-{colour}")) for colour in COLOURS]
    assert len(set(signs)) == len(COLOURS)
    assert all(len(sign) == 1 and sign.isascii() and sign.isupper() for sign in signs)


@every_language
def test_a_sign_is_the_initial_of_the_colour_or_another_letter_where_two_share_it(language: str) -> None:
    speaker = Speaker(language, report=insist)
    names = [normalize("NFD", speaker.say(say(f"vivid-colour-{colour}"))).upper() for colour in COLOURS]
    initials = Counter(name[0] for name in names)
    for colour, name in zip(COLOURS, names, strict=True):
        sign = speaker.say(say(f"vivid-sign-{colour}"))
        assert sign == name[0] or (initials[name[0]] > 1 and sign in name)


@every_language
def test_a_cell_shows_its_number_and_its_fragments(language: str) -> None:
    speaker = Speaker(language, report=insist)
    assert speaker.say(say("vivid-sign-hex", hex=7, count=0)) == "7·"
    assert speaker.say(say("vivid-sign-hex", hex=7, count=2, first="R", second="B")) == "7RB"
    assert speaker.say(say("vivid-sign-hex", hex=7, count=3, first="R", second="B", third="B")) == "7RBB"


@every_language
def test_every_card_of_the_automa_has_a_name(language: str) -> None:
    box, speaker = boxes()["vivid"], Speaker(language, report=insist)
    for name in box.editions():
        edition = box.edition(name)
        assert isinstance(edition, VividEdition)
        names = [speaker.say(say(f"vivid-card-{card.key}")) for card in edition.automa.cards]
        assert len(set(names)) == len(names)


@every_language
def test_every_tile_and_core_memory_has_a_name_of_its_own(language: str) -> None:
    box, speaker = boxes()["vivid"], Speaker(language, report=insist)
    edition = box.edition()
    assert isinstance(edition, VividEdition)
    tiles = [speaker.say(edition.names["tiles"][tile.key]) for tile in edition.tiles]
    memories = [speaker.say(edition.names["memories"][str(n + 1)]) for n in range(len(edition.clusters))]
    cards = [speaker.say(say(f"vivid-card-{card.key}")) for card in edition.automa.cards]
    assert len({*tiles, *memories, *cards}) == len(tiles) + len(memories) + len(cards)
    assert max(map(len, tiles + memories)) <= 22, "too long for a tile"


@every_language
def test_an_edition_without_names_calls_its_tiles_by_what_they_do(language: str) -> None:
    box, speaker = boxes()["vivid"], Speaker(language, report=insist)
    bare = box.read_edition(box.edition().text.split("\n[names]")[0], "bare.toml")
    assert isinstance(bare, VividEdition)
    tables = Tables(bare)
    told = {speaker.say(tile_name(tables, tile)) for tile in range(20)}
    assert len(told) == 20
    assert speaker.say(say("vivid-memory", number=3)) in speaker.say(memory_name(tables, 2))
