"""The portable form of a game, `*.souvenir.json`: it opens in the viewer, the lab and the terminal alike."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Entry, Play
from souvenir.kernel.registry import Box
from souvenir.kernel.talk import total
from souvenir.table.edge import BadInput, first_problem, in_a_line, to_json
from souvenir.table.faces import FACES, AnyFace
from souvenir.table.play import AnyTable
from souvenir.table.words import STORY_LENGTH

MAX_BYTES = 8 << 20
NAME_LENGTH = 40
SUFFIX = ".souvenir.json"

Hex256 = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
Draw = Annotated[int, Field(ge=0, strict=True)]
Number = Annotated[int, Field(ge=0, strict=True)]
Name = Annotated[str, Field(max_length=NAME_LENGTH, pattern=r"^\P{Cc}*$")]
"""Shown in terminals, so nothing in it may be a command to one."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class EditionPart(_Part):
    """Which edition was played; the whole of it unless it is one that we ship."""

    name: str
    digest: Hex256
    text: str | None = None


class PlayerPart(_Part):
    """Who sat there."""

    name: Name
    kind: Annotated[str, Field(pattern="^(person|bot:[a-z0-9-]+)$")]
    face: AnyFace | None = None

    @model_validator(mode="after")
    def _is_called_something(self) -> PlayerPart:
        if not self.name and self.face not in FACES:
            raise PydanticCustomError("name", "expected a name, or a face to be called by")
        return self


class LuckPart(_Part):
    """The promise made before the first draw, the players' words, and the secret once it is told."""

    commitment: Hex256
    words: tuple[Annotated[str, Field(max_length=80)], ...]
    secret: Hex256 | None = None


class PlayPart(_Part):
    """A decision and its luck."""

    seat: Number
    action: dict[str, str | int | bool | list[str | int] | None]
    luck: tuple[Draw, ...] = ()


class UndoPart(_Part):
    """A step taken back."""

    seat: Number
    undo: Annotated[int, Field(ge=1, strict=True)]


class WordPart(_Part):
    """A text that everybody at the table agreed to keep; `after` so many entries."""

    after: Number
    seat: Number
    kind: Literal["story", "question", "answer"]
    about: Annotated[str, Field(max_length=40, pattern=r"^\P{Cc}*$")] = ""
    text: Annotated[str, Field(min_length=1, max_length=STORY_LENGTH, pattern=r"^\P{Cc}*$")]


class ResultPart(_Part):
    """How it ended, for readers who do not replay it."""

    scores: tuple[int, ...]
    ranks: tuple[Number, ...]


class Record(_Part):
    """A whole game on paper."""

    format: Literal["souvenir-record"]
    version: Literal[1]
    game: str
    rules: Annotated[int, Field(ge=1)]
    edition: EditionPart
    options: dict[str, str]
    players: Annotated[tuple[PlayerPart, ...], Field(min_length=1, max_length=16)]
    luck: LuckPart
    deal: tuple[Draw, ...]
    entries: tuple[PlayPart | UndoPart, ...]
    result: ResultPart | None = None
    words: tuple[WordPart, ...] = ()


# -------------------------------------------------------------------- writing
def write(
    table: AnyTable,
    box: Box,
    edition: Any,
    *,
    options: dict[str, str],
    players: Sequence[PlayerPart],
    luck: LuckPart,
    words: Sequence[WordPart] = (),
) -> Record:
    """The record of a table; the result is added once it is over."""
    return compose(
        box,
        edition,
        options=options,
        players=players,
        luck=luck,
        deal=table.dealt,
        entries=table.entries,
        result=result(table) if table.over else None,
        words=words,
    )


def compose(
    box: Box,
    edition: Any,
    *,
    options: dict[str, str],
    players: Sequence[PlayerPart],
    luck: LuckPart,
    deal: Sequence[int],
    entries: Sequence[Entry[Any]],
    result: ResultPart | None,
    words: Sequence[WordPart] = (),
) -> Record:
    """The record of a game from its parts, wherever it was played."""
    shipped = {box.edition(name).digest for name in box.editions()}
    return Record(
        format="souvenir-record",
        version=1,
        game=box.key,
        rules=box.rules_version,
        edition=EditionPart(
            name=edition.name,
            digest=edition.digest,
            text=None if edition.digest in shipped else edition.text,
        ),
        options=options,
        players=tuple(players),
        luck=luck,
        deal=tuple(deal),
        entries=tuple(map(_part_of, entries)),
        result=result,
        words=tuple(words),
    )


def _part_of(entry: Entry[Any]) -> PlayPart | UndoPart:
    if isinstance(entry, Play):
        return PlayPart(seat=entry.seat, action=to_json(entry.action), luck=entry.luck)
    return UndoPart(seat=entry.seat, undo=entry.of)


def result(table: AnyTable) -> ResultPart:
    """Scores and ranks of a finished table."""
    return result_of(table.game, table.state, table.seats)


def result_of(game: AnyGame, s: Any, seats: int) -> ResultPart:
    """Scores and ranks of a finished game."""
    scores = tuple(total(list(game.score(s, seat, None))) for seat in range(seats))
    return ResultPart(scores=scores, ranks=tuple(game.ranks(s)))


def text_of(record: Record) -> str:
    """A record as it is saved: one entry a line, so that people and diffs can read it."""
    data = record.model_dump(mode="json", exclude_none=True, exclude_defaults=True)
    entries = ",\n".join(f"  {_compact(entry)}" for entry in data.pop("entries"))
    head = [f" {_compact(key)}: {_compact(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join([*head, f' "entries": [\n{entries}\n ]']) + "\n}\n"


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


# -------------------------------------------------------------------- reading
def read(path: Path) -> Record:
    """The record in a file; BadInput if it is none."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise BadInput(f"{path.name}: expected a file of at most 8 MiB")
        return parse(path.read_bytes(), path.name)
    except OSError as error:
        raise BadInput(f"{path.name}: cannot be read: {error.strerror or 'not a file'}") from error


def parse(data: bytes, name: str) -> Record:
    """The record in these bytes; BadInput with the path to the first bad field."""
    try:
        return Record.model_validate_json(data)
    except ValidationError as error:
        raise BadInput(f"{name}: {in_a_line(*first_problem(error))}") from error
