"""Editions: what is printed on the components, read from TOML with errors that name the place.

An error names the file, the entry and what was expected there; nothing is ever half loaded.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from souvenir.kernel.talk import LANGUAGES, Phrase, say

PROVENANCES = ("stated", "deduced", "reported", "ours")
"""Said by the rulebook; following from it by arithmetic; said by a published review; designed by us."""

MAX_BYTES = 1 << 18
MAX_LINE = 1000
"""A long dotted key takes the parser the square of its length, and a long number breaks it."""


class EditionError(ValueError):
    """An edition that cannot be played: where, and what was expected."""

    def __init__(self, file: str, entry: str, expected: str) -> None:
        super().__init__(f"{file}: {entry}: {expected}" if entry else f"{file}: {expected}")
        self.file, self.entry, self.expected = file, entry, expected


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where one component of an edition comes from."""

    component: str
    source: str


class Edition(Protocol):
    """What every game's edition tells about itself."""

    @property
    def name(self) -> str: ...
    @property
    def digest(self) -> str: ...
    @property
    def text(self) -> str:
        """The file it was read from, whole, so that a record can carry it."""
        ...

    @property
    def warnings(self) -> Sequence[str]:
        """Deduced counts that do not hold: an owner's box may prove us wrong."""
        ...

    @property
    def provenances(self) -> Sequence[Provenance]: ...


class Table:
    """One table of an edition file, read field by field."""

    def __init__(self, file: str, path: str, data: Mapping[str, Any]) -> None:
        self.file, self.path, self._data = file, path, data
        self._read: set[str] = set()

    def fail(self, field: str, expected: str) -> EditionError:
        """The error for a field of this table."""
        entry = ".".join(part for part in (self.path, field) if part)
        return EditionError(self.file, entry, expected)

    def _get(self, field: str, expected: str) -> Any:
        self._read.add(field)
        if field not in self._data:
            raise self.fail(field, f"missing; expected {expected}")
        return self._data[field]

    def integer(self, field: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value = self._get(field, expected)
        if type(value) is not int or not low <= value <= high:
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return value

    def integers(self, field: str, low: int, high: int) -> tuple[int, ...]:
        expected = f"a list of whole numbers from {low} to {high}"
        value = self._get(field, expected)
        if not isinstance(value, list) or any(type(v) is not int or not low <= v <= high for v in value):
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return tuple(value)

    def rows(self, field: str, low: int, high: int) -> tuple[tuple[int, ...], ...]:
        expected = f"a list of lists of whole numbers from {low} to {high}"
        value = self._get(field, expected)
        fine = isinstance(value, list) and all(
            isinstance(row, list) and all(type(v) is int and low <= v <= high for v in row) for row in value
        )
        if not fine:
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return tuple(tuple(row) for row in value)

    def text(self, field: str) -> str:
        expected = "a text of 1 to 80 characters"
        value = self._get(field, expected)
        if not isinstance(value, str) or not 1 <= len(value) <= 80:
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return value

    def one_of(self, field: str, allowed: Sequence[str]) -> str:
        expected = "one of " + ", ".join(allowed)
        value = self._get(field, expected)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return value

    def some_of(self, field: str, allowed: Sequence[str], low: int, high: int) -> tuple[str, ...]:
        expected = f"{low} to {high}" if low < high else str(low)
        expected = f"a list of {expected} of {', '.join(allowed)}"
        value = self._get(field, expected)
        if (
            not isinstance(value, list)
            or not low <= len(value) <= high
            or any(v not in allowed for v in value)
        ):
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return tuple(value)

    def provenance(self) -> Provenance:
        """Where this entry comes from; every entry must say so."""
        return Provenance(self.path, self.one_of("provenance", PROVENANCES))

    def table(self, field: str) -> Table:
        value = self._get(field, "a table")
        if not isinstance(value, dict):
            raise self.fail(field, f"expected a table, found {_shown(value)}")
        return Table(self.file, f"{self.path}.{field}" if self.path else field, value)

    def optional(self, field: str) -> Table | None:
        """A table that need not be there."""
        return self.table(field) if self.has(field) else None

    def has(self, field: str) -> bool:
        return field in self._data

    def tables(self, field: str) -> Iterator[Table]:
        value = self._get(field, "a list of tables")
        if not isinstance(value, list) or any(not isinstance(v, dict) for v in value):
            raise self.fail(field, "expected a list of tables")
        path = f"{self.path}.{field}" if self.path else field
        return iter([Table(self.file, f"{path}[{i}]", entry) for i, entry in enumerate(value)])

    def close(self) -> None:
        """Complain of fields that nobody reads: most of them are misspelt."""
        if unknown := sorted(set(self._data) - self._read):
            raise self.fail(unknown[0], "not a field of this entry")


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def read_text(path: Path) -> str:
    """The text of an edition file, or an EditionError that says why not."""
    try:
        if not path.is_file():
            raise EditionError(path.name, "", "cannot be read: not a file")
        if path.stat().st_size > MAX_BYTES:
            raise EditionError(path.name, "", f"expected a file of at most {MAX_BYTES // 1024} KiB")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise EditionError(path.name, "", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise EditionError(path.name, "", f"expected UTF-8 text, byte {error.start} is not") from error


def parse(text: str, file: str, game: str) -> Table:
    """The outermost table of an edition of this game."""
    table = _outermost(text, file)
    table.integer("format", 1, 1)
    table.one_of("game", (game,))
    return table


def game_of(text: str, file: str) -> str:
    """Which game an edition file says it is for."""
    return _outermost(text, file).text("game")


def _outermost(text: str, file: str) -> Table:
    if any(len(line) > MAX_LINE for line in text.split("\n")):
        raise EditionError(file, "", f"expected lines of at most {MAX_LINE} characters")
    try:
        return Table(file, "", tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise EditionError(file, "", f"expected TOML: {error}") from error


def digest(text: str) -> str:
    """The name of an edition's content: comments, layout and names do not count."""
    content = {field: value for field, value in tomllib.loads(text).items() if field != "names"}
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


Names: TypeAlias = Mapping[str, Mapping[str, Phrase]]
"""What components are called, by kind and key; a component that has no name is not in it."""


def read_names(top: Table, keys: Mapping[str, Sequence[str]], origins: list[Provenance]) -> Names:
    """What an edition's table `names`, if it has one, calls the components of these kinds and keys."""
    table = top.optional("names")
    if table is None:
        return {kind: {} for kind in keys}
    origins.append(table.provenance())
    names = {kind: _names(table.optional(kind), known) for kind, known in keys.items()}
    table.close()
    return names


def _names(table: Table | None, known: Sequence[str]) -> Mapping[str, Phrase]:
    if table is None:
        return {}
    named = {key: entry for key in known if (entry := table.optional(key))}
    table.close()
    return {key: _name(entry) for key, entry in named.items()}


def _name(table: Table) -> Phrase:
    """A name in every language; one that lacks is the name in the first that has it."""
    texts = {language: table.text(language) for language in LANGUAGES if table.has(language)}
    if not texts:
        raise table.fail("", f"expected a name in one of {', '.join(LANGUAGES)}")
    table.close()
    first = next(iter(texts.values()))
    return say("edition-name", **{language: texts.get(language, first) for language in LANGUAGES})
