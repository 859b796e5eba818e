"""Where JSON from outside becomes actions, with the path to whatever is wrong in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from souvenir.kernel.game import AnyGame, Json


class BadInput(ValueError):
    """Something from outside that cannot be read: where, and what was expected."""


def first_problem(error: ValidationError, inside: str = "", *, tagged: bool = False) -> tuple[str, str]:
    """The path and the expectation of a validation's first complaint; `tagged`: without the union's tag."""
    problem = error.errors(include_url=False, include_context=False)[0]
    parts = [inside] if inside else []
    parts += map(str, problem["loc"][1 if tagged else 0 :])
    return ".".join(parts), str(problem["msg"])


def in_a_line(path: str, expected: str) -> str:
    """A complaint for people."""
    return f"{path}: {expected}" if path else expected


def action_type(kinds: Sequence[type]) -> Any:
    """The tagged union of a game's actions, as pydantic reads it; unknown fields are refused."""
    for kind in kinds:
        kind.__pydantic_config__ = {"extra": "forbid"}  # type: ignore[attr-defined]
    return Annotated[reduce(or_, kinds), Field(discriminator="do")]


class ActionReader:
    """Reads the actions of one game from JSON values."""

    def __init__(self, game: AnyGame) -> None:
        self._adapter: TypeAdapter[Any] = TypeAdapter(action_type(game.action_types))

    def read(self, value: Json, path: str = "action") -> Any:
        """The action; BadInput with the path to the bad field."""
        try:
            return self._adapter.validate_python(value)
        except ValidationError as error:
            raise BadInput(in_a_line(*first_problem(error, path, tagged=True))) from error


def to_json(action: Any) -> Json:
    """An action as it stands in records and messages."""
    return {"do": action.do, **{f.name: getattr(action, f.name) for f in fields(action) if f.name != "do"}}
