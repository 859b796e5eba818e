"""Small lives for bots to tell of: every seat is dealt one, so that bots may come and go.

Half of a life's facts are on a page that all may read. A story that is true agrees with all of the
life, a bluff contradicts it somewhere: so the page is evidence, and never the answer. A person tells
of their own life, and the one they were dealt is simply not used.
"""

from __future__ import annotations

from typing import Final

from souvenir.kernel.luck import Luck

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "home": ("village", "city", "island", "farm"),
    "friend": ("sister", "brother", "cousin", "neighbour"),
    "season": ("spring", "summer", "autumn", "winter"),
    "way": ("foot", "bus", "bike", "boat"),
    "mother": ("baker", "doctor", "gardener", "teacher"),
    "music": ("piano", "drum", "violin", "trumpet"),
    "fear": ("thunder", "spiders", "dark", "heights"),
    "dish": ("soup", "pancakes", "pasta", "pie"),
}
NAMES: Final = tuple(FACTS)
ON_PAGE: Final = len(NAMES) // 2


def value_of(fact: int, value: int) -> str:
    """A value by its number."""
    return FACTS[NAMES[fact]][value]


def deal_life(luck: Luck) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The value of each fact, and which facts are on the page."""
    rest, page = list(range(len(NAMES))), []
    for _ in range(ON_PAGE):
        page.append(rest.pop(luck.below(len(rest))))
    life = tuple(luck.below(len(values)) for values in FACTS.values())
    return life, tuple(sorted(page))
