"""HTTP: what can be played here, with its editions, lessons and words. Nobody need be anybody to ask."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Response

from souvenir.analysis.looked import can_look
from souvenir.analysis.puzzle import puzzles_of
from souvenir.bots import offered_bots
from souvenir.kernel.registry import Box, boxes
from souvenir.server.commands.lesson import LessonView, lesson
from souvenir.server.protocol.errors import Denied
from souvenir.server.wire.asking import ERRORS, json_of
from souvenir.server.wire.drawings import BOARD, COVER, address
from souvenir.table.lesson import lesson_path
from souvenir.words import LANGUAGES, catalogue_text

router = APIRouter(prefix="/api")


@dataclass(frozen=True, slots=True)
class OptionView:
    """A choice of the host; `a_seat`: a seat number is a value too."""

    key: str
    values: tuple[str, ...]
    default: str
    a_seat: bool
    seats: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class PresetView:
    """Options that go well together; `seats`: only for so many; `clock`: seconds for a decision."""

    key: str
    options: dict[str, str]
    seats: tuple[int, ...] | None
    clock: int | None


@dataclass(frozen=True, slots=True)
class RuleView:
    """A rule and whose words it has: `rulebook`, `ruling` or `ours`."""

    id: str
    voices: tuple[str, ...]
    chapter: str
    """`<game>-chapter-<chapter>` names it; empty where the rules are not in chapters."""
    figure: str | None
    """The drawn example that follows it."""


@dataclass(frozen=True, slots=True)
class GameView:
    """A game that can be played here."""

    key: str
    seats: tuple[int, ...]
    off_box: tuple[int, ...]
    usual: int
    minutes: tuple[int, int]
    age: int
    options: tuple[OptionView, ...]
    presets: tuple[PresetView, ...]
    editions: tuple[str, ...]
    bots: tuple[str, ...]
    rules: tuple[RuleView, ...]
    lesson: bool
    """There is a guided first game."""
    analysis: bool
    """What happened in a finished game of two and more can be found out."""
    puzzles: int
    """How many positions there are to practise."""
    board: str | None
    """Where a game from elsewhere keeps its drawn board, a module of JavaScript; ours are in the page."""
    cover: str | None
    """Where it keeps its cover."""


def rules_of(box: Box) -> Iterator[RuleView]:
    """The rules in reading order."""
    whose = {rule.id: rule.voices for rule in box.rules}
    for chapter in box.chapters():
        for rule in chapter.rules:
            yield RuleView(rule, whose[rule], chapter.key, chapter.draws.get(rule))


@router.get("/games")
async def games() -> list[GameView]:
    """What can be played."""
    return await asyncio.to_thread(_games)


@cache
def _games() -> list[GameView]:
    return [
        GameView(
            key=box.key,
            seats=box.seats,
            off_box=box.off_box,
            usual=box.usual,
            minutes=box.minutes,
            age=box.age,
            options=tuple(OptionView(o.key, o.values, o.default, o.a_seat, o.seats) for o in box.options),
            presets=tuple(PresetView(p.key, dict(p.options), p.seats, p.clock) for p in box.presets),
            editions=tuple(box.editions()),
            bots=offered_bots(box.key),
            rules=tuple(rules_of(box)),
            lesson=lesson_path(box) is not None,
            analysis=can_look(box.key, 2),
            puzzles=len(puzzles_of(box.key)),
            board=address(box, BOARD),
            cover=address(box, COVER),
        )
        for box in boxes().values()
    ]


@router.get("/editions/{game}/{name}", responses=ERRORS)
async def edition(game: str, name: str) -> Response:
    """What is printed on the components of an edition, as JSON, with the provenance of each entry."""
    box = boxes().get(game)
    if box is None or name not in box.editions():
        raise Denied("edition", status=404)
    return json_of(await asyncio.to_thread(lambda: tomllib.loads(box.edition(name).text)))


@router.get("/games/{game}/lesson", responses=ERRORS, response_model=LessonView)
async def first_lesson(game: str) -> Response:
    """The guided first game, in packets with one thing to do at a time; always compressed."""
    box = boxes().get(game)
    if box is None or lesson_path(box) is None:
        raise Denied("game", status=404)
    body = await asyncio.to_thread(lesson, game)
    return Response(body, media_type="application/json", headers={"content-encoding": "gzip"})


@router.get("/words/{language}.ftl", responses=ERRORS)
async def shared_words(language: str) -> Response:
    """The words that all games share, in a language."""
    if language not in LANGUAGES:
        raise Denied("words", status=404)
    return await _words(language)


@router.get("/words/{game}/{language}.ftl", responses=ERRORS)
async def words(game: str, language: str) -> Response:
    """The catalogue of a game in a language, the shared words included."""
    if game not in boxes() or language not in LANGUAGES:
        raise Denied("words", status=404)
    return await _words(language, game)


async def _words(language: str, game: str | None = None) -> Response:
    text = await asyncio.to_thread(catalogue_text, language, game)
    return Response(text, media_type="text/plain; charset=utf-8")
