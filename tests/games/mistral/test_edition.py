"""Editions: what our own promises, and what is said of one that cannot be played."""

from __future__ import annotations

from collections import Counter

import pytest

from souvenir.games.mistral.edition import read_edition
from souvenir.games.mistral.model import FAMILIES, POWERS
from souvenir.kernel.edition import EditionError
from tests.games.mistral.positions import BASE_TEXT, GAME, T

EDITION = GAME.tables.edition


def test_our_pairs_are_of_two_families_and_no_character_bears_a_power_twice() -> None:
    borne = Counter((character, e.power) for e in EDITION.embrouilles for character in e.pair)
    assert set(borne.values()) == {1}
    assert all(T.family[one] != T.family[other] for one, other in T.pair)
    assert Counter(character for pair in T.pair for character in pair) == dict.fromkeys(range(16), 4)


def test_our_pairs_are_all_different_and_every_power_is_there() -> None:
    assert len({frozenset(pair) for pair in T.pair}) == 32
    assert {e.power for e in EDITION.embrouilles} == set(POWERS)


def test_our_places_are_three_a_colour_and_long_columns_are_worth_more_than_their_parts() -> None:
    assert Counter(place.colour for place in EDITION.places) == dict.fromkeys(FAMILIES, 3)
    sale = EDITION.sale
    for cards in range(2, len(sale) + 1):
        assert all(sale[cards - 1] > sale[part - 1] + sale[cards - part - 1] for part in range(1, cards))


def test_what_the_rulebook_states_of_the_rendezvous() -> None:
    studio, harbour, marci = (EDITION.places[T.place[key]] for key in ("studio", "harbour", "marci"))
    assert (studio.figures, set(studio.asks)) == (5, {"yellow", "red", "blue"})
    assert (harbour.figures, set(harbour.asks)) == (3, {"yellow", "red", "blue"})
    assert (T.place["studio"], T.place["bar"], T.place["harbour"]) == (0, 3, 7)
    assert marci.colour == "green"


def test_every_entry_says_where_it_comes_from_and_nothing_is_warned_of() -> None:
    assert len(EDITION.provenances) == 16 + 8 + 12 + 32 + len(("sale", "dice", "limits"))
    assert EDITION.warnings == ()


@pytest.mark.parametrize(
    ("was", "now", "entry", "expected"),
    [
        ('family = "blue"', 'family = "red"', "characters", "expected 4 of the blue family, found 3"),
        ('key = "luna"', 'key = "mirta"', "guests", "each key once"),
        ('pair = ["mirta", "gauthier"]', 'pair = ["mirta", "mirta"]', "embrouilles[", "two characters"),
        ('pair = ["mirta", "gauthier"]', 'pair = ["mirta", "nobody"]', "embrouilles[", "a list of 2 of"),
        ('power = "arrest"', 'power = "applause"', "embrouilles[0].power", "one of arrest"),
        ("groups = [4, 2]", "groups = [2, 4]", "places[0].combination.groups", "largest group first"),
        ("faces = [6, 1]", "faces = [6]", "places[2].combination.faces", "2 to 2 different faces"),
        ("figures = 5", "figures = 0", "places[0].figures", "from 1 to 16"),
        ('key = "bar"', 'key = "street"', "places[3].key", "a place of its own"),
        ("turns = ", "turn = ", "limits.turns", "missing"),
        ("points = [1000, ", "points = [-1, ", "sale.points", "whole numbers"),
    ],
)
def test_a_broken_edition_names_the_place(was: str, now: str, entry: str, expected: str) -> None:
    assert was in BASE_TEXT
    with pytest.raises(EditionError) as error:
        read_edition(BASE_TEXT.replace(was, now, 1), "mine.toml")
    assert error.value.file == "mine.toml"
    assert error.value.entry.startswith(entry)
    assert expected in error.value.expected


def test_a_shorter_table_of_sales_is_a_warning_and_its_last_value_holds_beyond() -> None:
    text = BASE_TEXT.replace(", 24000, 29000]", "]")
    edition = read_edition(text, "mine.toml")
    assert edition.warnings == ("sale.points: deduced to be 9 values, found 7",)
