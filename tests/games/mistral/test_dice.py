"""Combinations of nine dice: what makes them, and their exact chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from operator import eq, ge, le

import pytest

from souvenir.games.mistral.dice import (
    DICE,
    THROWS,
    Combination,
    all_throws,
    counts_of,
    makes,
    matching,
    reached,
    thousandths,
    ways,
)
from tests.games.mistral.positions import GAME, T, position

WAYS = {
    "studio": 2_645_820,
    "school": 3_524_096,
    "police": 3_875_860,
    "bar": 2_558_790,
    "hotel": 5_004_720,
    "clinic": 2_841_120,
    "marci": 5_801_040,
    "harbour": 4_608_946,
    "theatre": 3_167_856,
    "market": 3_573_360,
    "park": 2_862_096,
    "workshop": 4_992_960,
}
EXAMPLES = {
    "studio": ("111122345", "111123456"),
    "school": ("555512342", "555122342"),
    "police": ("661222333", "611222333"),
    "bar": ("222246135", "222241135"),
    "hotel": ("111112345", "111123456"),
    "clinic": ("666644111", "666643111"),
    "marci": ("345611111", "123556123"),
    "harbour": ("661111111", "611111111"),
    "theatre": ("111222334", "111223345"),
    "market": ("123451111", "123466666"),
    "park": ("111123456", "111222345"),
    "workshop": ("111223345", "111222345"),
}


@pytest.mark.parametrize("key", WAYS)
def test_ways_of_every_combination_of_our_edition(key: str) -> None:
    assert ways(T.edition.places[T.place[key]].combination) == WAYS[key]


@pytest.mark.parametrize("key", EXAMPLES)
def test_a_throw_that_makes_it_and_one_that_just_does_not(key: str) -> None:
    wanted = T.edition.places[T.place[key]].combination
    good, bad = ([int(face) for face in throw] for throw in EXAMPLES[key])
    assert len(good) == len(bad) == DICE
    assert makes(wanted, counts_of(good))
    assert not makes(wanted, counts_of(bad))


def test_all_throws_are_counted_once() -> None:
    assert len(all_throws()) == 2002
    assert sum(number for _, number in all_throws()) == THROWS == 10_077_696


def test_ways_agree_with_throwing_one_by_one() -> None:
    """With only three dice left to chance, every throw can be looked at."""
    fixed = [1, 1, 1, 1, 2, 3]
    pairs = Combination("groups", 0, groups=(4, 2))
    throws = [counts_of([*fixed, *rest]) for rest in product(range(1, 7), repeat=3)]
    slow = sum(sorted(counts)[-1] >= 4 and sorted(counts)[-2] >= 2 for counts in throws)
    assert sum(makes(pairs, counts) for counts in throws) == slow > 0


def test_the_chance_of_several_throws() -> None:
    wanted = Combination("at-least", 2, (6,))
    once = Fraction(ways(wanted), THROWS)
    assert thousandths(wanted, 0) == 0
    assert thousandths(wanted, 1) == round(once * 1000) == 457
    assert thousandths(wanted, 3) == round((1 - (1 - once) ** 3) * 1000) == 840


def test_a_view_shows_both_chances() -> None:
    """Ada has two throws at the harbour and Bob one, for Luna is shared."""
    s = position(columns=[["luna", "agathe"], ["luna"]], figures={"luna": "harbour", "agathe": "harbour"})
    harbour = next(r for r in GAME.view(s, None).rendezvous if r.place == "harbour")
    assert harbour.ways == WAYS["harbour"]
    assert (harbour.throws, harbour.one_throw, harbour.all_throws) == ((2, 1, 0), 457, 840)
    assert (harbour.missing_figures, harbour.missing_colours) == (1, ("yellow",))


@pytest.mark.parametrize(
    ("place", "thrown", "counting", "how_far"),
    [
        ("studio", "111122334", "111133", (6, 6)),
        ("studio", "112233456", "2233", (4, 6)),
        ("school", "123455666", "55666", (5, 4)),
        ("police", "113456666", "6666", (4, 3)),
        ("bar", "112233445", "2244", (4, 6)),
        ("hotel", "111234555", "12345", (5, 5)),
        ("hotel", "111111222", "12", (2, 5)),
        ("clinic", "111222333", "", (18, 35)),
        ("clinic", "444455556", "444455556", (42, 35)),
        ("marci", "112344466", "1234", (4, 4)),
        ("marci", "112244455", "45", (2, 4)),
        ("harbour", "123345566", "66", (2, 2)),
        ("theatre", "111223344", "111223344", (4, 4)),
        ("theatre", "111223356", "11122336", (5, 4)),
        ("market", "112233446", "1234", (4, 5)),
        ("park", "112233456", "33", (2, 4)),
        ("workshop", "111223346", "1112233", (7, 7)),
    ],
)
def test_the_dice_that_count_and_how_far_they_come(
    place: str, thrown: str, counting: str, how_far: tuple[int, int]
) -> None:
    wanted, dice = T.edition.places[T.place[place]].combination, tuple(map(int, thrown))
    found = "".join(str(dice[die]) for die in matching(wanted, dice))
    assert (found, reached(wanted, counts_of(list(dice)))) == (counting, how_far)


def test_a_throw_that_makes_it_comes_as_far_as_it_must() -> None:
    for place in T.edition.places:
        wanted = place.combination
        fits = {"different-at-most": le, "different-exactly": eq}.get(wanted.form, ge)
        for counts, _ in all_throws():
            assert makes(wanted, counts) == fits(*reached(wanted, counts)), (place.key, counts)
