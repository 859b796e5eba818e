"""One sentence, one voice: what the rulebook does not say is never shown as the rule of the box."""

from __future__ import annotations

import re
from typing import cast

import pytest

from souvenir.games.mistral.edition import MistralEdition
from souvenir.games.vivid.edition import VividEdition
from souvenir.kernel.registry import VOICES, boxes
from souvenir.kernel.talk import Phrase, Refusal, say
from souvenir.words import LANGUAGES, Speaker, insist, name_value

every_language = pytest.mark.parametrize("language", LANGUAGES)


def ids(text: str) -> list[str]:
    return text.split()


RULES = {rule.id: rule.voices for box in boxes().values() for rule in box.rules}

MIXED = ids("""
    vivid.full-board vivid.prepare.line vivid.prepare.refill vivid.setup.start vivid.start-player
    vivid.bank.place vivid.reflect.one-by-one vivid.thread.fill dejavu.map.build
    dejavu.map.two-neighbours dejavu.setup.deck dejavu.girl.move dejavu.sow.start
    dejavu.refill.choice dejavu.draw dejavu.run dejavu.build.shape memoria.setup.sides
    memoria.setup.orator memoria.r1.think memoria.r1.commit memoria.reveal memoria.r2.commit
    memoria.r2.twice memoria.tie memoria.variant.count memoria.variant.same-card mistral.win
    mistral.first-three mistral.first-player mistral.pass mistral.hand.nine mistral.lay.room
    mistral.guest.prison mistral.prison.release mistral.move mistral.station.no-return
    mistral.embrouille.play mistral.encounter mistral.exchange.partner mistral.exchange.cards
    mistral.exchange.once mistral.uncontrolled mistral.rdv.ready mistral.rdv.throws mistral.rdv.sale
    mistral.sale.column
""")
"""Rules that the rulebook gives and we complete or read in one of two ways."""

OURS_ALONE = ids("""
    vivid.action.whole vivid.supply.short vivid.solo.automa dejavu.plant.needs-fragment
    dejavu.sow.must-fit dejavu.flower.short memoria.deck.empty memoria.private mistral.talk
    mistral.discard.open mistral.reshuffle mistral.rdv.stay mistral.end.at-once mistral.cap
""")
"""Rules of which the rulebook says nothing at all."""


def test_what_the_rulebook_and_we_both_say_has_two_voices() -> None:
    assert [id for id in MIXED if RULES[id][0] != "rulebook" or len(RULES[id]) < 2] == []
    assert [id for id in OURS_ALONE if "rulebook" in RULES[id]] == []


@every_language
def test_a_rule_says_whose_word_it_is(language: str) -> None:
    """Wherever a rule is read as one text, what is ours begins with a mark."""
    speaker = Speaker(language, report=insist)
    for rule, voices in RULES.items():
        said = speaker.voices(rule)
        assert tuple(whose for whose, _ in said) == voices
        whole = speaker.rule(rule)
        for whose, text in said:
            before = whole[: whole.index(text)]
            assert before.endswith(": ") == (whose != "rulebook"), f"{language}: {rule}: {whole}"


@every_language
def test_no_voice_repeats_another(language: str) -> None:
    speaker = Speaker(language, report=insist)
    for rule in RULES:
        sentences = [s for _, text in speaker.voices(rule) for s in re.split(r"(?<=[.?!]) ", text)]
        assert len(set(sentences)) == len(sentences), rule


READING = {"en": "our reading", "fr": "notre lecture", "it": "nostra lettura"}

DOUBTFUL = [
    Refusal("dejavu.map.two-neighbours"),
    Refusal("mistral.lay.room"),
    Refusal("mistral.encounter", {"card": "Arrest", "why": "prison"}),
    Refusal("mistral.encounter", {"card": "Arrest", "why": "again"}),
]
"""Refused by a reading of ours where the rulebook can be read otherwise."""


@pytest.mark.parametrize("language", READING)
def test_a_doubtful_ruling_is_told_as_ours_where_it_bites(language: str) -> None:
    speaker = Speaker(language, report=insist)
    said = [speaker.refusal(refusal) for refusal in DOUBTFUL]
    variant = next(option for option in boxes()["memoria"].options if option.key == "second")
    said += [speaker.say(cast("Phrase", name_value("memoria", variant, "same")))]
    said += [speaker.say(say("memoria-event-second-same"))]
    assert [text for text in said if READING[language] not in text.lower()] == []


def numbers(text: str) -> list[int]:
    """The numbers in a text, thousands put together as each language writes them."""
    return [int(re.sub(r"\D", "", n)) for n in re.findall(r"\d+(?:[.,\u202f]\d{3})*", text)]


@every_language
def test_the_values_told_are_those_of_our_edition(language: str) -> None:
    speaker = Speaker(language, report=insist)
    mistral = cast("MistralEdition", boxes()["mistral"].edition())
    assert numbers(dict(speaker.voices("mistral.sale.column"))["ours"]) == list(mistral.sale)
    automa = cast("VividEdition", boxes()["vivid"].edition()).automa
    told = numbers(dict(speaker.voices("vivid.solo.automa"))["ours"])
    assert told == [automa.a_tile, *automa.heaps[1:], automa.a_set]


def test_the_voices_are_known() -> None:
    assert {voice for voices in RULES.values() for voice in voices} == set(VOICES)
