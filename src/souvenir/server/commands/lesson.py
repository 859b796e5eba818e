"""A guided first game as its learner sees it: packets of the real rules, one thing to do at a time."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import msgspec

from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Phrase, Seat
from souvenir.server.commands.seating import BOT_TITLES
from souvenir.table.lesson import Played, own_action, phrase, play_lesson
from souvenir.table.packet import Packet, packet
from souvenir.table.play import AnyTable, Table


@dataclass(frozen=True, slots=True)
class LessonText:
    """What somebody wrote there."""

    seat: Seat
    kind: str
    about: str
    says: Phrase


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One sentence, the ids it speaks of, and the packets it stands between; the same: read on."""

    says: Phrase
    at: tuple[str, ...]
    texts: tuple[LessonText, ...]
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class LessonView:
    """A lesson for the page."""

    game: str
    seat: Seat
    names: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    packets: tuple[Packet, ...]
    """Each with the one thing to do, or with none where others act; `sheet` None: as before."""
    record: dict[str, Any]
    """To play on."""
    onward: int
    """From which step of the record on."""


@cache
def lesson(game: str) -> bytes:
    """The first lesson of a game that has one, as it is sent: packets are alike, so it is compressed."""
    return gzip.compress(msgspec.json.encode(lesson_view(game)))


def lesson_view(game: str) -> LessonView:
    """The first lesson of a game that has one."""
    box = boxes()[game]
    played = play_lesson(box, BOT_TITLES)
    shown = sorted({number for step in played.steps for number in range(step.first, step.last + 1)})
    return LessonView(
        game=game,
        seat=played.lesson.seat,
        names=tuple(player.name for player in played.record.players),
        steps=tuple(
            LessonStep(
                step.says,
                step.at,
                tuple(
                    LessonText(text.seat, text.kind, text.about, phrase(box, played.lesson, text.says))
                    for text in step.texts
                ),
                shown.index(step.first),
                shown.index(step.last),
            )
            for step in played.steps
        ),
        packets=_packets(played, shown),
        record=played.record.model_dump(mode="json", exclude_none=True),
        onward=played.onward,
    )


def _packets(played: Played, shown: list[int]) -> tuple[Packet, ...]:
    """The table after each of these records; what lies between them is not told."""
    done = played.table
    table: AnyTable = Table.restore(done.game, done.seats, b"", done.dealt, done.entries[: shown[0]])
    packets: list[Packet] = []
    sheet, before = None, shown[0]
    for number in shown:
        for entry in done.entries[before:number]:
            table.replay(entry)
        since = number - 1 if number - 1 == before else number
        before = number
        made = packet(table, played.lesson.seat, since=since, outline=True)
        wanted = own_action(played, number)
        same, sheet = made.sheet == sheet, made.sheet
        offers = tuple(shown for shown in made.offers if shown.action == wanted)
        packets.append(replace(made, offers=offers, undo=None, sheet=None if same else sheet))
    return tuple(packets)
