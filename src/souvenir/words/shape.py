"""Catalogues as data: their messages, and what each is filled with."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from souvenir.words.catalogue import catalogue_path

OF_SOMEBODY = ("-is", "-starts", "-plays")
"""What comes by itself with somebody's name; a language needs it or not."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: Any) -> set[str]:
    """Everything a part of a catalogue is filled with or chooses by."""
    found = _Variables()
    found.visit(node)
    return found.names


@cache
def entries(language: str, game: str | None) -> tuple[ftl.EntryType, ...]:
    """Everything in a catalogue, what could not be read too; nothing if there is none."""
    path = catalogue_path(language, game)
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return tuple(FluentParser(with_spans=False).parse(text).body)


def messages(language: str, game: str | None) -> list[ftl.Message]:
    return [entry for entry in entries(language, game) if isinstance(entry, ftl.Message)]


def parts(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The parts of a message by name; its value is the part without a name."""
    found = {"": message.value, **{part.id.name: part.value for part in message.attributes}}
    return {name: part for name, part in found.items() if part is not None}


def shape(message: ftl.Message) -> dict[str, frozenset[str]]:
    """The parts of a message, each with what it is filled with."""
    return {name: frozenset(_given(part)) for name, part in parts(message).items()}


def _given(part: ftl.Pattern) -> Iterator[str]:
    for name in variables(part):
        for ending in OF_SOMEBODY:
            name = name.removesuffix(ending)
        yield name
