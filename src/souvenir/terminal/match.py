"""Finding what someone means by a few words: no accents, no capitals, parts of words are enough."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence

_LIGATURES = str.maketrans({"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ß": "ss"})


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, bare of accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.translate(_LIGATURES)).casefold()
    bare = "".join(c for c in apart if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", bare)


def matching(said: str, labels: Sequence[str]) -> list[int]:
    """The labels that someone may mean, by number; only the closest kind of match counts.

    A number is only ever met by the same number: "hex 1" never means hex 12.
    """
    wanted = words_of(said)
    if not wanted:
        return []
    found = [words_of(label) for label in labels]
    for is_meant in _KINDS:
        if meant := [number for number, words in enumerate(found) if is_meant(words, wanted)]:
            return meant
    return []


def _begins(words: list[str], wanted: list[str]) -> bool:
    """Do the words begin with those wanted, the last of which may be cut short?"""
    *whole, last = wanted
    at = len(whole)
    return words[:at] == whole and len(words) > at and _met(words[at], last, str.startswith)


def _runs(words: list[str], wanted: list[str]) -> bool:
    """Do those wanted stand side by side somewhere?"""
    return any(_begins(words[at:], wanted) for at in range(len(words)))


def _met(word: str, wanted: str, alike: Callable[[str, str], bool]) -> bool:
    return word == wanted if wanted.isdecimal() else alike(word, wanted)


def _all_met(alike: Callable[[str, str], bool]) -> _Kind:
    return lambda words, wanted: all(any(_met(word, want, alike) for word in words) for want in wanted)


_Kind = Callable[[list[str], list[str]], bool]
_KINDS: tuple[_Kind, ...] = (
    list.__eq__,
    _begins,
    _runs,
    _all_met(str.__eq__),
    _all_met(str.startswith),
    _all_met(str.__contains__),
)
"""From the closest match to the loosest."""
