"""Catalogues read as data, for the tests of words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from souvenir.words import rule_key
from souvenir.words.shape import messages


class _Texts(Visitor):
    """The plain text of a part of a catalogue."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def texts(language: str, game: str | None) -> Iterator[tuple[str, str]]:
    """Every piece of text that a person may read, with its key."""
    for message in messages(language, game):
        found = _Texts()
        found.visit(message)
        for text in found.texts:
            yield message.id.name, text


@dataclass(frozen=True, slots=True)
class Said:
    """A phrase or refusal as the source has it."""

    key: str
    """What an f-string fills in stands as `*`."""
    names: frozenset[str] | None
    """What it is filled with, if the source tells."""
    part: str = ""
    """The part of the message that it asks for."""


def said_in(folder: Path) -> Iterator[Said]:
    """Every phrase and refusal in the source of a package."""
    for path in sorted(folder.glob("**/*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="say"), args=[key], keywords=words):
                    names = [word.arg for word in words]
                    known = frozenset(name for name in names if name)
                    yield from (Said(k, known if all(names) else None) for k in _keys(key))
                case ast.Call(func=ast.Name(id="Phrase"), args=[key, *args]):
                    yield from (Said(k, _names(args)) for k in _keys(key))
                case ast.Call(func=ast.Name(id="Refusal"), args=[key, *args]):
                    yield from (Said(rule_key(k), _names(args), "why") for k in _keys(key))


def _names(args: list[ast.expr]) -> frozenset[str] | None:
    match args:
        case []:
            return frozenset()
        case [ast.Dict(keys=keys)]:
            return frozenset(str(key.value) for key in keys if isinstance(key, ast.Constant))
        case _:
            return None


def _keys(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.JoinedStr():
            yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values)
        case ast.IfExp():
            yield from _keys(node.body)
            yield from _keys(node.orelse)
