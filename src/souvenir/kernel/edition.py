"""Editions: what is printed on the components, read from TOML with errors that name the place.

An error names the file, the entry and what was expected there; nothing is ever half loaded.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from souvenir.kernel.talk import Phrase, say

PROVENANCES = ("stated", "deduced", "reported", "ours")
"""Said by the rulebook; following from it by arithmetic; said by a published review; designed by us."""

LANGUAGE = re.compile("[a-z]{2,3}")
"""How a language is called where names are given by language."""

PARTS = (
    "name", "number", "icon", "family", "colour", "purple", "figures", "asks", "combination", "faces",
    "power", "pair", "slots", "powers", "points", "scoring", "action", "pattern",
)  # fmt: skip
"""What of an entry may come from elsewhere than the rest of it; each has words (`origin-part-…`)."""

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
    parts: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By source, what of it comes from there instead."""

    def told(self) -> tuple[Phrase, ...]:
        """The same in words, for whoever asks at the table."""
        parts = (
            say(f"origin-in-{source}", parts=tuple(say(f"origin-part-{part}") for part in parts))
            for source, parts in self.parts.items()
        )
        return (say(f"origin-{self.source}"), *parts)


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
    @property
    def names(self) -> Names:
        """What it calls components itself, by every kind that it may name."""
        ...


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

    def texts(self, field: str) -> tuple[str, ...]:
        value = self._get(field, "a list of texts")
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise self.fail(field, f"expected a list of texts, found {_shown(value)}")
        return tuple(value)

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

    def keys(self, field: str, count: int) -> tuple[str, ...]:
        """A list of keys, which are letters, digits and hyphens."""
        expected = f"a list of {count} keys of letters, digits and hyphens"
        value = self._get(field, expected)
        if not isinstance(value, list) or len(value) != count or not all(map(_is_key, value)):
            raise self.fail(field, f"expected {expected}, found {_shown(value)}")
        return tuple(value)

    def provenance(self) -> Provenance:
        """Where this entry comes from; every entry must say so."""
        source = self.one_of("provenance", PROVENANCES)
        others = [other for other in PROVENANCES if other != source and self.has(other)]
        parts = {other: self.some_of(other, PARTS, 1, len(PARTS)) for other in others}
        return Provenance(self.path, source, parts)

    def table(self, field: str) -> Table:
        value = self._get(field, "a table")
        if not isinstance(value, dict):
            raise self.fail(field, f"expected a table, found {_shown(value)}")
        return Table(self.file, f"{self.path}.{field}" if self.path else field, value)

    def optional(self, field: str) -> Table | None:
        """A table that need not be there."""
        return self.table(field) if self.has(field) else None

    def fields(self) -> tuple[str, ...]:
        return tuple(self._data)

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


def _is_key(value: object) -> bool:
    return (
        isinstance(value, str) and value.isascii() and value.replace("-", "").isalnum() and len(value) <= 80
    )


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
    if table.has("formerly"):
        table.texts("formerly")
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
    """The name of an edition's content: comments, layout, names and where things come from do not count."""
    return _hash({key: _played(value) for key, value in tomllib.loads(text).items()})


def _hash(content: Mapping[str, Any]) -> str:
    counted = {key: value for key, value in content.items() if key not in ("names", "formerly")}
    return hashlib.sha256(json.dumps(counted, sort_keys=True).encode()).hexdigest()


def is_called(edition: Edition, digest: str) -> bool:
    """Is this its digest, or one that it had while provenance counted, or says that it had before?"""
    content = tomllib.loads(edition.text)
    return digest in (edition.digest, _hash(content), *content.get("formerly", ()))


def _played(value: Any) -> Any:
    """A part of an edition without the marks of its provenance."""
    if isinstance(value, list):
        return [_played(entry) for entry in value]
    if isinstance(value, dict):
        return {
            key: _played(entry) for key, entry in value.items() if key not in ("provenance", *PROVENANCES)
        }
    return value


def origins_of(edition: Edition) -> dict[str, tuple[Phrase, ...]]:
    """Where each entry comes from, in words, by the entry's path."""
    return {origin.component: origin.told() for origin in edition.provenances}


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


def need_names(
    top: Table, kind: str, entries: Mapping[str, str], names: Names, known: Collection[str]
) -> None:
    """Complain of a key that neither we nor the edition have a name for; keys by the path of their entry."""
    for path, key in entries.items():
        if key not in known and key not in names[kind]:
            raise top.fail(
                path, f'found {key}, which has no name; expected one in names.{kind}, {{ en = "…" }}'
            )


def shipped(folder: Path) -> dict[str, Any]:
    """The edition that comes with a game as it stands in its file: the catalogues name all its keys."""
    return tomllib.loads((folder / "editions" / "base.toml").read_text(encoding="utf-8"))


def _names(table: Table | None, known: Sequence[str]) -> Mapping[str, Phrase]:
    if table is None:
        return {}
    named = {key: entry for key in known if (entry := table.optional(key))}
    table.close()
    return {key: _name(entry) for key, entry in named.items()}


def _name(table: Table) -> Phrase:
    """A name by language; whoever lacks their own is told it in English, or in the first that is there."""
    texts = {code: table.text(code) for code in table.fields() if LANGUAGE.fullmatch(code)}
    if not texts:
        raise table.fail("", 'expected a name by language, such as en = "…"')
    table.close()
    return say("edition-name", **texts)
