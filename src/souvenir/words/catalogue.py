"""Where the words are: one catalogue a game and language, and one a language for what all games share."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from souvenir.kernel.registry import boxes


def catalogue_path(language: str, game: str | None = None) -> Path:
    """The file of a game's words, or of the words that all games share."""
    folder = Path(__file__).parent if game is None else boxes()[game].folder / "words"
    return folder / f"{language}.ftl"


def catalogue_text(language: str, game: str | None = None) -> str:
    """All words needed to play a game: the shared ones, then its own."""
    paths = [catalogue_path(language)]
    if game is not None:
        paths.append(catalogue_path(language, game))
    # A game from elsewhere may lack a language: it is then played with bare keys, not refused.
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


def home(key: str) -> str | None:
    """The game a key belongs to (`vivid-line`, `vivid_claim`, `game-vivid`), None if to all of them."""
    parts = re.split("[-_]", key, maxsplit=2)
    game = parts[1] if parts[0] == "game" and len(parts) > 1 else parts[0]
    return game if game in boxes() else None


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a game and those that all games share, parsed once."""
    made = FluentBundle([language], use_isolating=False)
    parsed: Resource = FluentResource(catalogue_text(language, game))
    made.add_resource(parsed)
    return made
