"""Games are found, not listed: every package in `souvenir.games` that holds a `BOX`, and entry points."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from souvenir.kernel.edition import Edition, EditionError, read_text
from souvenir.kernel.game import AnyGame


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of the host, as words in the catalogues name it."""

    key: str
    values: tuple[str, ...]
    default: str
    a_seat: bool = False
    """A seat number is a value too."""
    seats: tuple[int, ...] | None = None
    """The numbers of players it is offered to; None: all."""

    def values_for(self, seats: int) -> tuple[str, ...]:
        if self.seats is not None and seats not in self.seats:
            return (self.default,)
        return self.values + (tuple(str(n) for n in range(seats)) if self.a_seat else ())


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go well together, under one name; words in the catalogues say what it is."""

    key: str
    options: Mapping[str, str]
    seats: tuple[int, ...] | None = None
    """The numbers of players it is offered to; None: all."""
    clock: int | None = None
    """Seconds for a decision; None: as long as one likes."""


class OptionError(ValueError):
    """An option that this game does not have, or not for that many players."""


VOICES = ("rulebook", "ruling", "ours")
"""Whose word a sentence of the rules is: the rulebook's, a table ruling, or this program's own."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule id and whose words it has, in the order in which they are said."""

    id: str
    voices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules, in reading order."""

    key: str
    rules: tuple[str, ...]
    draws: Mapping[str, str]
    """The drawn example that follows a rule."""


@dataclass(frozen=True, eq=False)
class Box:
    """What comes in a game's box: enough to lay it out on a table."""

    key: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    rules: Sequence[Rule]
    options: tuple[Option, ...]
    folder: Path
    read_edition: Callable[[str, str], Any]
    """From a file's text and name to the edition, or EditionError."""
    make: Callable[[Any, Mapping[str, str]], AnyGame]
    rules_version: int = 1
    """Grows when a changed rule makes old records unplayable."""
    off_box: tuple[int, ...] = ()
    """Numbers of players that we allow and the box does not name."""
    presets: tuple[Preset, ...] = ()
    """Ways to play beside the one of the box."""
    usual_seats: int | None = None
    """How many play where nobody said; None: the fewest that the box names, but not alone."""

    @property
    def usual(self) -> int:
        """How many play where nobody said."""
        named = [seats for seats in self.seats if seats not in self.off_box]
        return self.usual_seats or min([seats for seats in named if seats > 1] or named)

    def editions(self) -> dict[str, Path]:
        """The editions that come with the program, by name."""
        return {path.stem: path for path in sorted((self.folder / "editions").glob("*.toml"))}

    def edition(self, name_or_path: str = "base") -> Edition:
        """One of ours by name, or anyone's by path."""
        ours = self.editions()
        if name_or_path in ours:
            return _shipped(self, name_or_path)
        path = Path(name_or_path)
        if path.suffix != ".toml":
            raise EditionError(name_or_path, "", f"expected one of {', '.join(ours)} or a .toml file")
        edition: Edition = self.read_edition(read_text(path), path.name)
        return edition

    def chapters(self) -> tuple[Chapter, ...]:
        """The rules in reading order; one chapter without a name where none are told apart."""
        path = self.folder / "chapters.toml"
        if not path.exists():
            return (Chapter("", tuple(rule.id for rule in self.rules), {}),)
        read = tomllib.loads(read_text(path))["chapter"]
        return tuple(Chapter(c["key"], tuple(c["rules"]), c.get("draws", {})) for c in read)

    def game(
        self,
        edition: Edition | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seats: int | None = None,
    ) -> AnyGame:
        """The game ready to be played, its options checked for this number of players if given."""
        chosen = {option.key: option.default for option in self.options}
        for key, value in (options or {}).items():
            option = next((o for o in self.options if o.key == key), None)
            if option is None:
                raise OptionError(f"{key}: not an option of {self.key}")
            allowed = option.values_for(max(self.seats) if seats is None else seats)
            if value not in allowed:
                raise OptionError(f"{key}: expected one of {', '.join(allowed)}, found {value}")
            chosen[key] = value
        return self.make(edition if edition is not None else self.edition(), chosen)


@cache
def _shipped(box: Box, name: str) -> Edition:
    edition: Edition = box.read_edition(read_text(box.editions()[name]), f"{name}.toml")
    return edition


@cache
def boxes() -> dict[str, Box]:
    """Every game of the house, by key."""
    games = import_module("souvenir.games")
    names = [f"souvenir.games.{module.name}" for module in pkgutil.iter_modules(games.__path__)]
    found = [getattr(import_module(name), "BOX", None) for name in names]
    found += [point.load() for point in entry_points(group="souvenir.games")]
    return {box.key: box for box in found if isinstance(box, Box)}


def rules_from(ids: str) -> tuple[Rule, ...]:
    """Rules from lines of `id voice ...`; blank lines and lines starting with # do not count."""
    lines = [line.split() for line in ids.splitlines() if line.strip() and not line.startswith("#")]
    return tuple(Rule(rule, tuple(voices)) for rule, *voices in lines)
