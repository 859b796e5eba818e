"""Values as plain text that is the same on every machine and in every language."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

from souvenir.kernel.talk import Phrase, Who


def text(value: Any) -> str:
    """Any value the kernel knows, on one line; sets in a fixed order."""
    if value is None or isinstance(value, int | str):  # most values are: ask the quick question first
        return str(value)
    match value:
        case Phrase(key, args):
            return f"{key}({_named(args)})" if args else key
        case Who(seat):
            return f"seat {seat}"
        case Mapping():
            return "{" + _named(value) + "}"
        case Set():
            return "{" + ", ".join(sorted(map(text, value))) + "}"
        case tuple() | list():
            return "[" + ", ".join(map(text, value)) + "]"
    if is_dataclass(value) and not isinstance(value, type):
        parts = {f.name: getattr(value, f.name) for f in fields(value)}
        return f"{type(value).__name__}({_named(parts)})"
    return str(value)


def _named(args: Mapping[Any, Any]) -> str:
    return ", ".join(f"{name}={text(value)}" for name, value in args.items())


def action_text(action: Any) -> str:
    """An action as it would be said in a log: what is done, and with what."""
    parts = {f.name: getattr(action, f.name) for f in fields(action)}
    do = parts.pop("do")
    return " ".join([do, *(f"{name}={text(value)}" for name, value in parts.items())])


def fingerprint(*lines: str) -> str:
    """A few digits that change when any of these lines does."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:6]
