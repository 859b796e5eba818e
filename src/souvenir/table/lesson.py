"""The guided first game of a game: its file `lessons/first.toml`, played by the real rules.

A lesson is a log with sentences. Its luck follows from a text, `seed`, so that the file alone is the
lesson; an action may bring its `luck` along where chance should fall in a certain way.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Play, Unplayable
from souvenir.kernel.luck import commitment, luck_key
from souvenir.kernel.registry import Box
from souvenir.kernel.talk import Phrase, Who, say
from souvenir.table.edge import ActionReader, BadInput, first_problem, in_a_line
from souvenir.table.play import AnyTable, Refused, Table
from souvenir.table.record import Draw, LuckPart, Number, PlayerPart, Record, write

Key = Annotated[str, Field(pattern="^[a-z][a-z0-9-]*$")]
BOT = "bot:greedy"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Move(_Part):
    """An action in the words of the engine: the learner's, unless it says whose."""

    model_config = ConfigDict(extra="allow", frozen=True)
    by: Number | None = None
    luck: tuple[Draw, ...] | None = None

    @property
    def action(self) -> dict[str, Any]:
        return self.model_extra or {}


class Text(_Part):
    """What somebody writes at the table, for games in which people do."""

    seat: Number
    kind: Literal["story", "question", "answer"]
    about: str
    says: Key


class Step(_Part):
    """One sentence, what it speaks of, and what is done then."""

    says: Key
    at: tuple[str, ...] = ()
    texts: tuple[Text, ...] = ()
    play: tuple[Move, ...] = ()
    """By the learner first, then by whoever follows; nothing: the learner reads on."""
    leap: tuple[Move, ...] = ()
    """What is played unseen then: the next step is told much later in the game."""


class Lesson(_Part):
    """A lesson as its file has it."""

    seats: Number
    seat: Number
    """The learner's."""
    seed: str
    deal: tuple[Draw, ...] | None = None
    """The luck of the deal, where not even that is left to the seed."""
    options: dict[str, str] = {}
    before: tuple[Move, ...] = ()
    """What was played before it begins."""
    steps: Annotated[tuple[Step, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Told:
    """A step as it was played: the records it stands between, the same if nothing is done in it."""

    says: Phrase
    at: tuple[str, ...]
    texts: tuple[Text, ...]
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Played:
    """A lesson played through."""

    lesson: Lesson
    table: AnyTable
    record: Record
    steps: tuple[Told, ...]
    onward: int
    """Up to which record it is played on by oneself: before it leaps ahead, else to its end."""


class BadLesson(ValueError):
    """A lesson that does not fit the rules: which step, and why."""


def lesson_path(box: Box) -> Path | None:
    """The file of a game's first lesson, if it has one."""
    path = box.folder / "lessons" / "first.toml"
    return path if path.exists() else None


def read_lesson(box: Box) -> Lesson:
    """A game's first lesson; BadLesson with the path to the first bad field."""
    path = lesson_path(box)
    if path is None:
        raise BadLesson(f"{box.key}: has no lesson")
    try:
        return Lesson.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        why = in_a_line(*first_problem(error)) if isinstance(error, ValidationError) else str(error)
        raise BadLesson(f"{box.key}: {why}") from error


def phrase(box: Box, lesson: Lesson, key: str) -> Phrase:
    """A sentence of the lesson; it may name the learner, and the next two at the table."""
    whom = [Who((lesson.seat + further) % lesson.seats) for further in range(3)]
    return say(f"{box.key}-learn-{key}", you=whom[0], next=whom[1], third=whom[2])


def play_lesson(box: Box, names: Sequence[str], lesson: Lesson | None = None) -> Played:
    """A game's first lesson, played through by its rules; BadLesson names the step that does not fit."""
    lesson = lesson or read_lesson(box)
    table = _deal(box, lesson)
    reader = ActionReader(table.game)
    for number, made in enumerate(lesson.before, 1):
        _move(table, reader, lesson, made, f"{box.key}, before {number}")
    steps: list[Told] = []
    leaps: list[int] = []
    for number, step in enumerate(lesson.steps, 1):
        where, first = f"{box.key}, step {number} ({step.says})", table.seq
        for made in step.play:
            _move(table, reader, lesson, made, where)
        steps.append(Told(phrase(box, lesson, step.says), step.at, step.texts, first, table.seq))
        leaps += [table.seq] if step.leap else []
        for made in step.leap:
            _move(table, reader, lesson, made, where)
    luck = LuckPart(commitment=commitment(_secret(lesson)), words=())
    players = [
        PlayerPart(name=name, kind="person" if seat == lesson.seat else BOT)
        for seat, name in enumerate(names[: lesson.seats])
    ]
    record = write(table, box, box.edition(), options=lesson.options, players=players, luck=luck)
    return Played(lesson, table, record, tuple(steps), leaps[0] if leaps else table.seq)


def _secret(lesson: Lesson) -> bytes:
    return hashlib.sha256(lesson.seed.encode()).digest()


def _deal(box: Box, lesson: Lesson) -> AnyTable:
    game = box.game(options=lesson.options, seats=lesson.seats)
    key = luck_key(_secret(lesson), ())
    if lesson.deal is None:
        return Table(game, lesson.seats, key)
    try:
        return Table.restore(game, lesson.seats, key, lesson.deal, ())
    except Unplayable as error:
        raise BadLesson(f"{box.key}: {error}") from error


def _move(table: AnyTable, reader: ActionReader, lesson: Lesson, made: Move, where: str) -> None:
    seat = lesson.seat if made.by is None else made.by
    try:
        entry = table.prepare(seat, reader.read(_whole(table.game, made.action)))
        table.replay(entry if made.luck is None else Play(seat, entry.action, made.luck))
    except Refused as refused:
        raise BadLesson(f"{where}: {made.action}: {refused.refusal.rule}") from refused
    except (BadInput, Unplayable) as error:
        raise BadLesson(f"{where}: {made.action}: {error}") from error


def _whole(game: AnyGame, action: dict[str, Any]) -> dict[str, Any]:
    """The action with all its fields: TOML has no word for none, so a field left out is none."""
    kinds = [{f.name: f.default for f in fields(kind)} for kind in game.action_types]
    names = next((kind for kind in kinds if kind["do"] == action.get("do")), {})
    return dict.fromkeys(names) | action


def own_action(played: Played, number: int) -> Any | None:
    """The learner's action that leads on from this record; None: it is somebody else's, or there is none."""
    entries = played.table.entries
    entry = entries[number] if number < len(entries) else None
    return entry.action if isinstance(entry, Play) and entry.seat == played.lesson.seat else None
