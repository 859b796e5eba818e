"""Words of Memoria Bluff: every picture and every fact of a life has its own name in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from souvenir.games.memoria.edition import MemoriaEdition
from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import Answered, Ask, Claim, Face, Recount, Story, Told
from souvenir.games.memoria.names import claim_alone, picture_name, topic_name, value_name
from souvenir.games.memoria.state import State
from souvenir.games.memoria.stories import PLOTS, SHRUGS, TURNS_OF_PHRASE, Telling, telling
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Phrase, say
from souvenir.words import LANGUAGES, Speaker, insist
from souvenir.words.shape import messages
from tests.games.memoria.hands import GAME, commit, fresh, play, think

TABLES = GAME.tables

every_language = pytest.mark.parametrize("language", LANGUAGES)


def shipped_pictures() -> list[str]:
    edition = boxes()["memoria"].edition()
    assert isinstance(edition, MemoriaEdition)
    return [picture.key for card in edition.cards for picture in card]


@every_language
def test_every_picture_has_a_name_of_its_own(language: str) -> None:
    speaker = Speaker(language, report=insist)
    names = [speaker.say(picture_name(TABLES, picture)) for picture in shipped_pictures()]
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
            assert speaker.say(value_name(fact, value)) in speaker.say(claim_alone(claim))


# -------------------------------------------------------------------- stories
STORIES = 400


def composed(number: int) -> Telling:
    """One of many stories of one to nine pictures, told to the end."""
    rng = Random(f"story/{number}")
    pictures = tuple(rng.sample(shipped_pictures(), number % 9 + 1))
    facts = rng.sample(list(FACTS), min(len(pictures), len(FACTS)))
    claims = tuple(Claim(fact, rng.choice(FACTS[fact])) for fact in facts)
    story = Story(number % 2 + 1, number % 8, (None,) * 8, (False,) * 8, pictures, claims)
    return telling(TABLES, story, story.round)


@every_language
def test_stories_are_whole_and_well_written(language: str) -> None:
    speaker = Speaker(language, report=insist)
    plots = set()
    for number in range(STORIES):
        story = composed(number)
        plots.add(story.plot)
        lines = [speaker.say(line) for line in story.whole(over=True)]
        text = " ".join(lines)
        assert len(lines) == len(set(lines)), text
        assert all(line.endswith(".") and line[0].isupper() for line in lines), text
        assert "memoria-" not in text
        assert re.search(r"\b(\w+) \1\b", text) is None, text
        assert re.search(r"  | [.,]|[.,]{2}|\{", text) is None, text
        for picture in story.pictures:
            assert speaker.say(picture_name(TABLES, picture)) in text, text
        for claim in story.claims:
            assert speaker.say(value_name(claim.fact, claim.value)) in text, text
    assert len(plots) == PLOTS


def test_stories_have_a_beginning_a_turn_and_an_end_in_this_order() -> None:
    for number in range(STORIES):
        story = composed(number)
        keys = [line.key for line in story.whole(over=True)]
        begins, turns, ends = (f"memoria-plot-{story.plot}-{part}" for part in ("begins", "turns", "ends"))
        assert keys[0] == begins
        assert keys[-1] == ends
        assert keys.count(turns) == 1
        assert keys.index(turns) > 1
        steps = [phrase for place in range(len(story.claims)) for phrase in story.step(place)]
        assert [*steps, *story.ending()] == story.whole(over=True)


def test_a_lie_has_the_same_words_as_the_truth() -> None:
    for number in range(STORIES):
        story = composed(number)
        lies = tuple(Claim(c.fact, next(v for v in FACTS[c.fact] if v != c.value)) for c in story.claims)
        true, false = story.whole(over=True), replace(story, claims=lies).whole(over=True)
        assert [line.key for line in true] == [line.key for line in false]
        differ = [{n for n in a.args if a.args[n] != b.args[n]} for a, b in zip(true, false, strict=True)]
        assert all(names <= {"value"} for names in differ)


@every_language
def test_every_turn_of_phrase_is_used(language: str) -> None:
    told = {line.key for number in range(STORIES) for line in composed(number).whole(over=True)}
    prefixes = ("memoria-claim-", "memoria-plot-")
    written = {m.id.name for m in messages(language, "memoria") if m.id.name.startswith(prefixes)}
    assert told - {"memoria-also"} == written
    assert len([key for key in written if key.startswith("memoria-claim-")]) == len(FACTS) * TURNS_OF_PHRASE


# -------------------------------------------------------------------- answers
def asked_freely(face: Face) -> tuple[Phrase, Phrase, Phrase]:
    """A question in somebody's own words to who tells from a page: before and after the answer; its event."""
    s = commit(think(fresh(3)), face, 2)
    play(s, 0, Recount())
    claims = [a for a in GAME.legal(s, 0) if isinstance(a, Claim)]
    play(s, 0, claims[0])
    play(s, 0, Told())
    play(s, 1, Ask())
    before = _asked(s)
    event = play(s, 0, Answered())[-1]
    return before, _asked(s), event.says


def _asked(s: State) -> Phrase:
    story = next(block for block in GAME.outline(GAME.view(s, 2)) if block.id == "story")
    return next(item.says for item in story.items if item.id == "asked:1")


@every_language
def test_a_bot_asked_in_free_words_answers_in_the_readers_language(language: str) -> None:
    before, after, event = asked_freely("truth")
    bot = Speaker(language, ("Ada", "Blaise", "Cléo"), bots=(0,), report=insist)
    shrug = bot.say(bot_words(after))
    assert len(shrug) > 10
    assert shrug in bot.say(after)
    assert shrug in bot.say(event)
    assert shrug not in bot.say(before)
    person = Speaker(language, ("Ada", "Blaise", "Cléo"), bots=(2,), report=insist)
    assert shrug not in person.say(after) + person.say(event), "a person has words of their own"
    assert person.say(after) == person.say(before)


def bot_words(asked: Phrase) -> Phrase:
    words = asked.args["words"]
    assert isinstance(words, Phrase)
    return words


def test_a_liar_answers_in_the_same_words() -> None:
    assert asked_freely("truth") == asked_freely("bluff")


@every_language
def test_every_answer_is_used_and_each_is_another(language: str) -> None:
    used = {composed(number).shrug(asker).key for number in range(STORIES) for asker in range(8)}
    speaker = Speaker(language, report=insist)
    assert used == {f"memoria-shrug-{number + 1}" for number in range(SHRUGS)}
    assert len({speaker.say(say(key)) for key in used}) == SHRUGS
    story = composed(5)
    assert len({story.shrug(asker).key for asker in range(8)}) == 8, "no two listeners hear the same"
