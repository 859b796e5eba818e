"""The laws of a guided first game: it fits the rules, points at what is there, and scores soon."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.kernel.registry import Box
from souvenir.table.lesson import Played, own_action, phrase, play_lesson
from souvenir.table.packet import Packet, packet
from souvenir.table.play import AnyTable, Table
from souvenir.testing.proof import must
from souvenir.words import LANGUAGES, Speaker, insist

NAMES = ("Ada", "Blaise", "Chiara", "Denis", "Elsa", "Fabio", "Grace", "Henri")
SOON = 120
"""The first points come within so many seconds."""
LONGEST = 240
"""Letters that fit into a bubble on a phone."""
WORDS_A_SECOND = 3
SECONDS_A_TOUCH = 2
SECONDS_A_MOVE = 1


def check_lesson(box: Box) -> None:
    """Play a game's first lesson through; AssertionError or BadLesson says which step does not hold."""
    played = play_lesson(box, NAMES)
    _speaks(box, played)
    seconds, scored = 0.0, None
    for number, (step, table) in enumerate(_standing(played), 1):
        made = packet(table, played.lesson.seat)
        there = _ids(made)
        told = played.steps[number - 1]
        must(set(told.at) <= there, "{}: step {} points at what is not there: {}", box.key, number, told.at)
        if told.first < told.last:
            must(
                own_action(played, told.first) is not None, "{}: step {}: begins with others", box.key, number
            )
        seconds += step
        if (
            scored is None
            and made.sheet
            and sum(line.points for line in made.sheet[played.lesson.seat].lines)
        ):
            scored = seconds
    must(scored is not None and scored <= SOON, "{}: first points after {} seconds", box.key, scored)
    must(not played.table.over, "{}: nothing is left to play on", box.key)


def _speaks(box: Box, played: Played) -> None:
    """Every sentence is there in every language, and short."""
    for language in LANGUAGES:
        words = Speaker(language, NAMES, report=insist)
        for number, told in enumerate(played.steps, 1):
            text = words.say(told.says)
            must(
                len(text) <= LONGEST,
                "{} {}: step {} has {} letters",
                language,
                box.key,
                number,
                len(text),
            )
            for written in told.texts:
                must(words.say(phrase(box, played.lesson, written.says)), "{}: nothing written", number)


def _standing(played: Played) -> Iterator[tuple[float, AnyTable]]:
    """Each step's first table, and about how many seconds the step before it took."""
    done = played.table
    words = Speaker("en", NAMES, report=insist)
    seconds = 0.0
    for told in played.steps:
        yield seconds, Table.restore(done.game, done.seats, b"", done.dealt, done.entries[: told.first])
        mine = sum(own_action(played, number) is not None for number in range(told.first, told.last))
        seconds = len(words.say(told.says).split()) / WORDS_A_SECOND
        seconds += SECONDS_A_TOUCH * max(mine, 1) + SECONDS_A_MOVE * (told.last - told.first - mine)


def _ids(made: Packet) -> set[str]:
    """Everything on the table that has an id."""
    blocks = made.outline or ()
    items = {item.id for block in blocks for item in block.items if item.id}
    return items | {block.id for block in blocks} | {t for s in made.offers for t in s.offer.touches}
