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
    """The labels that hold all the words said, by number; only the closest kind of match counts.

    A number is only ever met by the same number: "hex 1" never means hex 12.
    """
    wanted = words_of(said)
    if not wanted:
        return []
    found = [words_of(label) for label in labels]
    if same := [n for n, words in enumerate(found) if words == wanted]:
        return same
    for alike in (str.__eq__, str.startswith, str.__contains__):
        if near := [n for n, words in enumerate(found) if _holds(words, wanted, alike)]:
            return near
    return []


def _holds(words: list[str], wanted: list[str], alike: Callable[[str, str], bool]) -> bool:
    return all(
        any(word == want if want.isdecimal() else alike(word, want) for word in words) for want in wanted
    )
