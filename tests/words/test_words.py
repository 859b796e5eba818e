"""Whole games are played and everything they say is said, in every language, with nothing missing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Block, Event, Line, Phrase, Refusal
from souvenir.words import LANGUAGES, Speaker, insist
from tests.soak import times

GAMES_EACH = times(1, 4)
CANDIDATES_A_STEP = 100
STEPS_A_LOOK = times(12, 4)
TABLES = [(key, seats) for key, box in boxes().items() for seats in box.seats]
HOMES = "|".join((*boxes(), "table", "page", "terminal", "bot", "game", "seat", "provenance"))
CODE = re.compile(rf"\b(?:{HOMES})[._-][a-z][a-z0-9]*")
"""A dotted rule id or the key of a message: never for people's eyes."""
NAMES = ("Ada", "Blaise", "Chiara", "Denis", "Elsa", "Fabio", "Grace", "Henri")


class Heard:
    """Everything said in some games, each thing once."""

    def __init__(self) -> None:
        self.phrases: dict[str, Phrase] = {}
        self.refusals: dict[str, Refusal] = {}
        self.lines: dict[str, Line] = {}

    def phrase(self, phrase: Phrase) -> None:
        self.phrases.setdefault(repr(phrase), phrase)

    def event(self, event: Event, seats: int) -> None:
        for viewer in (None, *range(seats)):
            if seen := event.seen_by(viewer):
                self.phrase(seen.says)

    def sheet(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.lines.setdefault(repr(line), line)

    def outline(self, blocks: Iterable[Block]) -> None:
        for block in blocks:
            self.phrase(block.title)
            for item in block.items:
                self.phrase(item.says)
                for about in item.about:
                    self.phrase(about)
                if item.sign:
                    self.phrase(item.sign)


@cache
def heard_at(key: str, seats: int) -> Heard:
    """What a few random games at this table say."""
    heard = Heard()
    game = boxes()[key].game(seats=seats)
    for number in range(GAMES_EACH):
        _play(game, seats, Random(f"words/{key}/{seats}/{number}"), heard)
    return heard


def _play(game: AnyGame, seats: int, rng: Random, heard: Heard) -> None:
    luck = SimLuck(rng)

    def emit(event: Event) -> None:
        heard.event(event, seats)

    s = game.setup(seats, luck, emit)
    step = 0
    while acting := game.to_act(s):
        for seat in acting:
            heard.phrase(game.asks(s, seat))
            _hear_choices(game, s, seat, rng, heard)
        if step % STEPS_A_LOOK == 0:
            _hear_table(game, s, seats, step // STEPS_A_LOOK, heard)
        seat = rng.choice(acting)
        game.apply(s, seat, rng.choice(game.legal(s, seat)), luck, emit)
        step += 1
    for look in range(seats + 1):
        _hear_table(game, s, seats, look, heard)


def _hear_choices(game: AnyGame, s: Any, seat: int, rng: Random, heard: Heard) -> None:
    for action in game.legal(s, seat):
        offer = game.offer(s, seat, action)
        heard.phrase(offer.label)
        if offer.unused:
            heard.phrase(offer.unused)
    candidates = list(game.candidates(s, seat))
    rng.shuffle(candidates)
    for action in islice(candidates, CANDIDATES_A_STEP):
        if refusal := game.check(s, seat, action):
            heard.refusals.setdefault(repr(refusal), refusal)


def _hear_table(game: AnyGame, s: Any, seats: int, look: int, heard: Heard) -> None:
    """The table as one viewer sees it; look by look each viewer has a turn."""
    viewer = (None, *range(seats))[look % (seats + 1)]
    heard.outline(game.outline(game.view(s, viewer)))
    for seat in range(seats):
        heard.sheet(game.score(s, seat, viewer))
        heard.sheet(game.forecast(s, seat, viewer))


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_all_that_a_game_says_has_words(key: str, seats: int) -> None:
    heard = heard_at(key, seats)
    assert heard.refusals
    assert heard.lines
    for language in LANGUAGES:
        speaker = Speaker(language, NAMES, report=insist)
        said = [speaker.say(phrase) for phrase in heard.phrases.values()]
        said += [speaker.refusal(refusal) for refusal in heard.refusals.values()]
        said += [speaker.line(line) for line in heard.lines.values()]
        assert [text for text in said if not text.strip() or "{" in text or CODE.search(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", boxes())
def test_every_rule_can_be_read(key: str, language: str) -> None:
    speaker = Speaker(language, NAMES, report=insist)
    said = [speaker.rule(rule.id) for rule in boxes()[key].rules]
    assert [text for text in said if not text or CODE.search(text)] == []
