"""What a language lacks, measured by English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from fluent.syntax import ast as ftl

from souvenir.kernel.registry import Box, boxes
from souvenir.words.catalogue import catalogue_path
from souvenir.words.keys import EDITION_NAME
from souvenir.words.languages import ENGLISH
from souvenir.words.shape import entries, messages, shape


@dataclass(frozen=True, slots=True)
class Gaps:
    """One catalogue against the English one."""

    file: str
    missing: tuple[str, ...]
    """Keys without words; `key.part` where only a part lacks."""
    superfluous: tuple[str, ...]
    """Keys and parts that English does not have: nobody says them."""
    differing: tuple[str, ...]
    """Keys and parts that are filled with something else."""
    unread: tuple[str, ...]
    """First lines of what is no Fluent."""
    names: tuple[str, ...]
    """Components that our editions name in English and not in this language."""

    @property
    def whole(self) -> bool:
        return not (self.missing or self.superfluous or self.differing or self.unread or self.names)


def gaps(language: str) -> tuple[Gaps, ...]:
    """What lacks in each catalogue of a language: that of all games, then game by game."""
    return tuple(_compare(language, game) for game in (None, *boxes()))


def _compare(language: str, game: str | None) -> Gaps:
    ours, english = _parts(language, game), _parts(ENGLISH, game)
    path = catalogue_path(language, game)
    unread = [entry.content for entry in entries(language, game) if isinstance(entry, ftl.Junk)]
    return Gaps(
        file="/".join(path.parts[-3:]),
        missing=tuple(key for key in english if key not in ours),
        superfluous=tuple(key for key in ours if key not in english),
        differing=tuple(key for key in ours if key in english and ours[key] != english[key]),
        unread=tuple((content or "").split("\n")[0] for content in unread),
        names=tuple(_unnamed(boxes()[game], language)) if game else (),
    )


def _parts(language: str, game: str | None) -> Mapping[str, frozenset[str]]:
    return {
        f"{message.id.name}.{part}" if part else message.id.name: filled
        for message in messages(language, game)
        for part, filled in shape(message).items()
    }


def _unnamed(box: Box, language: str) -> Iterator[str]:
    for name in box.editions():
        for kind, named in getattr(box.edition(name), "names", {}).items():
            for key, phrase in named.items():
                if phrase.key == EDITION_NAME and language not in phrase.args:
                    yield f"{name}.toml: names.{kind}.{key}"
