"""Where the words are: a game brings its own in its folder, a language those of all games in its own."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentFloat, FluentType
from fluent.syntax.ast import Resource

from souvenir.kernel.registry import boxes
from souvenir.words.languages import ENGLISH, FOLDER, SHARED


def catalogue_path(language: str, game: str | None = None) -> Path:
    """The file of a game's words, or of the words that all games share."""
    if game is None:
        return FOLDER / language / SHARED
    own = boxes()[game].folder / "words" / f"{language}.ftl"
    return own if own.exists() else FOLDER / language / f"{game}.ftl"


TITLE = re.compile(r"^game-.*(?:\n[ \t].*)*", re.MULTILINE)
"""What a game is called, and what it is in one sentence."""


def catalogue_text(language: str, game: str | None = None) -> str:
    """All words needed to play a game: the shared ones, then its own; without one, every game's title."""
    shared = catalogue_path(language).read_text(encoding="utf-8")
    if game is not None:
        return f"{shared}\n{_own_text(language, game)}"
    return "\n".join([shared, *_titles(language)])


@cache
def _titles(language: str) -> tuple[str, ...]:
    """Ours have their titles among the shared words; games from elsewhere bring them."""
    return tuple(title for game in boxes() for title in TITLE.findall(_own_text(language, game)))


def _own_text(language: str, game: str) -> str:
    """A game from elsewhere may lack a language: it is then played in English, not refused."""
    own = catalogue_path(language, game)
    path = own if own.exists() else catalogue_path(ENGLISH, game)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def home(key: str) -> str | None:
    """The game a key belongs to (`vivid-line`, `vivid_claim`, `game-vivid`), None if to all of them."""
    parts = re.split("[-_]", key, maxsplit=2)
    game = parts[1] if parts[0] == "game" and len(parts) > 1 else parts[0]
    return game if game in boxes() else None


@cache
def locale_of(language: str) -> Locale:
    """Whose numbers, lists and plurals a language uses: its catalogue says so."""
    named = re.search(r"^language-locale = (\S+)$", catalogue_text(language), re.MULTILINE)
    return Locale.parse(named[1] if named else language, sep="-")


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a game and those that all games share, parsed once."""
    return make_bundle(language, catalogue_text(language, game))


def make_bundle(language: str, text: str) -> FluentBundle:
    """Messages in a language."""
    locale = str(locale_of(language)).replace("_", "-")
    made = FluentBundle([locale], use_isolating=False, functions={"PERCENT": _percent})
    parsed: Resource = FluentResource(text)
    made.add_resource(parsed)
    return made


def _percent(thousandths: int) -> FluentType:
    """A chance in thousandths, as the language writes it: 12.5%, 12,5 %."""
    return FluentFloat(thousandths / 1000, style="percent", maximumFractionDigits=1)
