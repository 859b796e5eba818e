"""Values as plain text that is the same on every machine and in every language."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from souvenir.kernel.talk import Phrase, Who


def text(value: Any) -> str:
    """Any value the kernel knows, on one line; sets in a fixed order."""
    if value is None or isinstance(value, (int, str)):  # most values are: ask the quick question first
        return str(value)
    kind: Any = type(value)
    if kind is tuple or kind is list:
        return "[" + ", ".join([text(part) for part in value]) + "]"
    if kind is Phrase:
        return f"{value.key}({_named(value.args)})" if value.args else str(value.key)
    if kind is Who:
        return f"seat {value.seat}"
    if (names := _fields(kind)) is not None:
        parts = ", ".join([f"{name}={text(getattr(value, name))}" for name in names])
        return f"{kind.__name__}({parts})"
    if isinstance(value, Mapping):
        return "{" + _named(value) + "}"
    if isinstance(value, Set):
        return "{" + ", ".join(sorted(map(text, value))) + "}"
    return str(value)


@cache
def _fields(kind: type) -> tuple[str, ...] | None:
    """The names of a dataclass's fields; None for what is none."""
    return tuple(f.name for f in fields(kind)) if is_dataclass(kind) else None


def _named(args: Mapping[Any, Any]) -> str:
    return ", ".join([f"{name}={text(value)}" for name, value in args.items()])


def action_text(action: Any) -> str:
    """An action as it would be said in a log: what is done, and with what."""
    parts = {f.name: getattr(action, f.name) for f in fields(action)}
    do = parts.pop("do")
    return " ".join([do, *(f"{name}={text(value)}" for name, value in parts.items())])


def fingerprint(*lines: str) -> str:
    """A few digits that change when any of these lines does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:6]
