"""Every message as it may ever be read: filled with everything that it can be filled with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product
from typing import Any

from babel.lists import format_list
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from souvenir.kernel.talk import say
from souvenir.words import Speaker
from souvenir.words.catalogue import bundle, locale_of
from souvenir.words.shape import OF_SOMEBODY, messages, parts

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5)
THINGS = ("Bruma", "Cirro", "Dalo", "Erba", "Fumo", "Gelo", "Iride", "Lume", "Mosso", "Nube")
"""Words of no language of ours, each another: nothing is doubled or wrong because of them."""
MOST = 48
"""Readings of one part of a message: there are few that have more."""

Filling = dict[str, int | str]


class _Choices(Visitor):
    """What a pattern is filled with, what it chooses by and among what; messages that it quotes included."""

    def __init__(self, known: Mapping[str, ftl.Message]) -> None:
        self._known = known
        self.found: set[str] = set()
        self.among: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        quoted = parts(self._known[node.id.name])
        self.visit(quoted[node.attribute.name if node.attribute else ""])

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ftl.VariableReference):
                self.among.setdefault(argument.id.name, set()).add("other")  # a number
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.among.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def _people(language: str) -> list[tuple[str, Mapping[str, str]]]:
    """The reader, a bot whose name begins with a vowel, a person whose name does not."""
    you = Speaker(language).say(say("seat-you"))
    return [
        (you, {"-is": "you", "-plays": "person", "-starts": "consonant"}),
        ("Ada", {"-is": "other", "-plays": "bot", "-starts": "vowel"}),
        ("Blaise", {"-is": "other", "-plays": "person", "-starts": "consonant"}),
    ]


def _somebody(name: str, called: str, more: Mapping[str, str]) -> Filling:
    return {name: called, **{name + ending: value for ending, value in more.items()}}


def _ways(language: str, name: str, found: set[str], choices: Mapping[str, set[str]]) -> list[Filling]:
    """Everything that one argument may be."""
    if any(f"{name}{ending}" in found for ending in OF_SOMEBODY):
        ways = [_somebody(name, called, more) for called, more in _people(language)]
        return ways if name in found or f"{name}-is" in found else ways[1:]
    among = choices.get(name, set())
    if among and among <= CATEGORIES | {key for key in among if key.lstrip("-").isdecimal()}:
        said = {int(key) for key in among if key.lstrip("-").isdecimal()}
        return [{name: number} for number in sorted({*NUMBERS, *said})]
    if among:
        return [{name: key} for key in sorted(among)]
    number = sorted(found).index(name) % len(THINGS)
    thing = THINGS[number]
    some = [thing, *(f"{thing.lower()}{ending}" for ending in ("ra", "te"))]
    return [{name: thing}, {name: format_list(some, locale=locale_of(language))}]


def readings(language: str, game: str | None) -> Iterator[tuple[str, str]]:
    """Every message of a catalogue, every part of it, in all these ways: its key, and the text."""
    words = bundle(language, game)
    known = {message.id.name: message for home in {None, game} for message in messages(language, home)}
    for message in messages(language, game):
        made = words.get_message(message.id.name)
        for part, pattern in parts(message).items():
            runtime = made.attributes.get(part) or made.value
            assert runtime is not None
            for filling in _fillings(language, pattern, known):
                text, errors = words.format_pattern(runtime, filling)
                assert not errors, (language, message.id.name, filling, errors)
                yield message.id.name, str(text)


def _fillings(language: str, pattern: ftl.Pattern, known: Mapping[str, ftl.Message]) -> Iterator[Filling]:
    choices = _Choices(known)
    choices.visit(pattern)
    names = sorted({_bare(name) for name in choices.found})
    ways = [_ways(language, name, choices.found, choices.among) for name in names]
    for chosen in islice(product(*ways), MOST):
        yield {name: value for filling in chosen for name, value in filling.items()}


def _bare(name: str) -> str:
    for ending in OF_SOMEBODY:
        name = name.removesuffix(ending)
    return name


def shown(wrong: list[tuple[str, str]]) -> Any:
    """What a failing test prints: each key once."""
    return dict(reversed(wrong))
