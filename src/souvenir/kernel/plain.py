"""Frozen dataclasses to JSON values and back, for the states games dump.

A dataclass becomes an object with its class name under `is`; tuples become lists and come back
as tuples. Enough for frames and sheets, which hold only numbers, text, None and each other.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from souvenir.kernel.game import Json


def pack(value: Any) -> Json:
    """This value as JSON values."""
    if value is None or isinstance(value, (int, str)):  # most values are: ask the quick question first
        return value
    if isinstance(value, (tuple, list)):
        return [pack(v) for v in value]
    kind: Any = type(value)
    names = _field_names(kind)
    if names is not None:
        return {"is": kind.__name__, **{name: pack(getattr(value, name)) for name in names}}
    return value


@cache
def _field_names(kind: type) -> tuple[str, ...] | None:
    return tuple(f.name for f in fields(kind)) if is_dataclass(kind) else None


def unpack(value: Json, classes: Mapping[str, type]) -> Any:
    """What `pack` was given, lists as tuples."""
    if isinstance(value, list):
        return tuple(unpack(v, classes) for v in value)
    if isinstance(value, dict):
        rest = {name: unpack(v, classes) for name, v in value.items() if name != "is"}
        return classes[value["is"]](**rest)
    return value


def pack_fields(thing: object, names: Iterable[str]) -> dict[str, Json]:
    """These fields as JSON values."""
    return {name: pack(getattr(thing, name)) for name in names}


def unpack_fields(
    thing: object, names: Iterable[str], j: Json, classes: Mapping[str, type], lists: Container[str]
) -> None:
    """Set these fields to what `pack_fields` was given; those in `lists` are lists again."""
    for name in names:
        value = unpack(j[name], classes)
        setattr(thing, name, list(value) if name in lists else value)


def alike(one: object, other: object, names: Iterable[str]) -> bool:
    """Are these fields equal?"""
    return all(getattr(one, name) == getattr(other, name) for name in names)
