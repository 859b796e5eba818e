"""Words of Memoria Bluff: every picture and every fact of a life has its own name in every language."""

from __future__ import annotations

import pytest

from souvenir.games.memoria.edition import MemoriaEdition
from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import Claim
from souvenir.games.memoria.names import (
    claim_alone,
    claim_in_story,
    picture_name,
    topic_name,
    value_name,
)
from souvenir.kernel.registry import boxes
from souvenir.words import LANGUAGES, Speaker, insist
from tests.words.reading import messages

every_language = pytest.mark.parametrize("language", LANGUAGES)


def shipped_pictures() -> list[str]:
    edition = boxes()["memoria"].edition()
    assert isinstance(edition, MemoriaEdition)
    return [picture.key for card in edition.cards for picture in card]


@every_language
def test_every_picture_has_a_name_of_its_own(language: str) -> None:
    speaker = Speaker(language, report=insist)
    names = [speaker.say(picture_name(picture)) for picture in shipped_pictures()]
    assert len(names) == len(set(names)) == 150
    assert max(map(len, names)) <= 30, "too long for a card"


@every_language
def test_no_name_is_left_over_from_another_edition(language: str) -> None:
    prefix = "memoria-picture-"
    named = {m.id.name for m in messages(language, "memoria") if m.id.name.startswith(prefix)}
    assert named == {prefix + picture for picture in shipped_pictures()}


@every_language
def test_every_fact_can_be_claimed_read_and_asked_about(language: str) -> None:
    speaker = Speaker(language, report=insist)
    for fact, values in FACTS.items():
        assert speaker.say(topic_name(fact))
        assert len({speaker.say(value_name(fact, value)) for value in values}) == len(values)
        for value in values:
            claim = Claim(fact, value)
            sentence = speaker.say(claim_in_story(claim, "dog"))
            assert speaker.say(value_name(fact, value)) in sentence
            assert speaker.say(picture_name("dog")) in sentence
            assert speaker.say(value_name(fact, value)) in speaker.say(claim_alone(claim))
