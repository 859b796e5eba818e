"""The edition: what the rulebook states must hold, and an error names the place."""

from __future__ import annotations

import pytest

from souvenir.games.memoria.edition import read_edition
from souvenir.kernel.edition import EditionError
from tests.games.memoria.hands import GAME

TEXT = GAME.tables.edition.text
LAST = TEXT[TEXT.rindex("[[cards]]") :]


@pytest.mark.parametrize(
    ("was", "now", "entry", "expected"),
    [
        (LAST, "", "cards", "expected 75 cards, found 74"),
        (LAST, LAST + LAST, "cards", "expected 75 cards, found 76"),
        ('key = "moon"', 'key = "dog"', "cards", "expected each picture once, found dog 2 times"),
        ('key = "moon"', 'key = "full moon"', "cards[2].blue.key", "expected letters, digits and hyphens"),
        ('icon = "crescent-moon"', 'icon = "a/b"', "cards[2].blue.icon", "expected letters"),
        ("players = 8", "players = 9", "pairs.players", "expected a whole number from 8 to 8, found 9"),
        ("players = 8", "players = 8\ncards = 16", "pairs.cards", "not a field of this entry"),
        ('key = "cat", ', "", "cards[2].white.key", "missing"),
        ('key = "cat"', 'key = "cat", side = 1', "cards[2].white.side", "not a field of this entry"),
    ],
)
def test_what_does_not_hold_is_named(was: str, now: str, entry: str, expected: str) -> None:
    assert was in TEXT
    with pytest.raises(EditionError) as caught:
        read_edition(TEXT.replace(was, now), "box.toml")
    assert caught.value.entry == entry
    assert caught.value.expected.startswith(expected)
