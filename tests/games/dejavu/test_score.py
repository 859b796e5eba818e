"""What everything is worth, and the rulebook's own example."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from souvenir.games.dejavu import fragments, score
from souvenir.games.dejavu.fragments import Wanted, arcs, best, worth
from souvenir.games.dejavu.sight import Earned
from souvenir.games.dejavu.state import State
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import total
from tests.games.dejavu.positions import (
    BASE_TEXT,
    GAME,
    T,
    card,
    dejavu_of,
    fresh,
    with_fragments,
    with_ltm,
    with_stm,
)
from tests.rules import rule

VALUES = T.edition.values
COLOUR_CARDS = {face.colour: face.key for face in T.edition.public if face.scoring == "colour"}
RUN, TRIPLE, ANY = (
    [face.key for face in T.edition.public if face.scoring == scoring] for scoring in ("run", "triple", "any")
)


def lines(s: State, rule: str, seat: int = 0) -> list[int]:
    """The points of the lines by this rule, if scoring came now."""
    sheet = [*GAME.score(s, seat, None), *GAME.forecast(s, seat, None)]
    return [line.points for line in sheet if line.rule == rule]


def over(s: State) -> State:
    s = s.copy()
    s.frame = None
    return s


def example() -> State:
    """The rulebook's example: ten cards, twelve tokens, five fragments."""
    individual = ("red-3", "red-4", "blue-6", "blue-5", "purple-5", "yellow-7")
    public = ("purple-3", "blue-7", "purple-6", "red-1")
    s = with_ltm(fresh(), 0, *individual, *public)
    for key, tokens in zip(individual, (1, 2, 2, 1, 3, 3), strict=True):
        s.points[card(key)] = tokens
    assert [T.points[card(key)] for key in individual] == [3, 5, 4, 2, 4, 4]
    return with_fragments(s, 0, (0, 5), (0, 1), (0, 2), (1, 3), (2, 5))


@rule("dejavu.score")
def test_the_rulebook_s_example_makes_67() -> None:
    s = over(example())
    sheet = GAME.score(s, 0, None)
    by_rule = {
        rule: sum(line.points for line in sheet if line.rule == rule) for rule in {x.rule for x in sheet}
    }
    assert by_rule == {
        "dejavu.build.complete": 12,
        "dejavu.score": 22,
        "dejavu.colour-track": 6,
        "dejavu.run": 15,
        "dejavu.any": 4,
        "dejavu.triple": 0,
        "dejavu.link": 8,
    }
    assert total(list(sheet)) == 67 == score.total(T, s, 0)


@rule("dejavu.score")
def test_short_term_memory_is_worth_nothing() -> None:
    s = with_stm(fresh(), 0, "green-1", "green-star green-raindrop")
    assert total(list(GAME.score(over(s), 0, None))) == 0


@rule("dejavu.score")
def test_while_the_game_lasts_only_tokens_are_won_and_the_rest_is_forecast() -> None:
    s = example()
    assert total(list(GAME.score(s, 0, None))) == 12
    assert total(list(GAME.forecast(s, 0, None))) == 55
    assert GAME.forecast(over(s), 0, None) == ()


@rule("dejavu.link")
def test_consecutive_numbers_of_a_colour_are_linked_seven_and_one_too() -> None:
    assert lines(with_ltm(fresh(), 0, "green-1", "green-3"), "dejavu.link") == []
    assert lines(with_ltm(fresh(), 0, "green-3", "green-4"), "dejavu.link") == [2]
    assert lines(with_ltm(fresh(), 0, "green-7", "green-1"), "dejavu.link") == [2]
    assert lines(with_ltm(fresh(), 0, "green-3", "red-4"), "dejavu.link") == []


@rule("dejavu.link")
def test_all_seven_of_a_colour_make_seven_links_public_ones_too() -> None:
    s = with_ltm(fresh(), 0, *(f"green-{number}" for number in range(1, 8)))
    assert lines(s, "dejavu.link") == [2] * 7


@rule("dejavu.colour-track")
@pytest.mark.parametrize(("more", "points"), [(0, 1), (1, 3), (2, 6), (3, 10), (4, 15), (5, 15)])
def test_cards_of_a_colour_the_public_one_too(more: int, points: int) -> None:
    others = [face.key for face in T.edition.individual if face.colour == "blue"][:more]
    s = with_ltm(fresh(), 0, COLOUR_CARDS["blue"], "red-2", *others)
    assert lines(s, "dejavu.colour-track") == [points]


@rule("dejavu.white-track")
@pytest.mark.parametrize(("more", "points"), [(0, 3), (1, 6), (2, 10), (3, 15), (4, 21), (5, 21)])
def test_white_cards_have_a_track_of_their_own(more: int, points: int) -> None:
    others = [face.key for face in T.edition.individual if face.colour == "white"][:more]
    s = with_ltm(fresh(), 0, COLOUR_CARDS["white"], *others)
    assert lines(s, "dejavu.white-track") == [points]
    assert lines(s, "dejavu.colour-track") == []


@rule("dejavu.run")
@pytest.mark.parametrize(
    ("held", "points"),
    [
        ([], 0),
        ([(0, 3)], 5),
        ([(0, 3), (0, 4)], 10),
        ([(0, 3), (0, 5)], 5),
        ([(0, 5), (0, 1)], 10),
        ([(0, 4), (0, 5), (0, 1), (1, 2), (1, 3)], 15),
        ([(1, seeds) for seeds in range(1, 6)], 25),
        ([(0, 1), (1, 2), (2, 3)], 5),
    ],
)
def test_one_unbroken_run_of_a_colour_counts(held: list[tuple[int, int]], points: int) -> None:
    s = with_fragments(with_ltm(fresh(), 0, RUN[0]), 0, *held)
    assert lines(s, "dejavu.run") == [points]


@rule("dejavu.run", "dejavu.fragment.once")
def test_each_run_card_has_a_run_of_its_own() -> None:
    s = with_ltm(fresh(), 0, *RUN)
    s = with_fragments(s, 0, (0, 1), (0, 2), (0, 4), (1, 3))
    assert sorted(lines(s, "dejavu.run")) == [5, 10]


@rule("dejavu.run")
def test_a_run_card_that_shows_a_colour_counts_only_that() -> None:
    game = dejavu_of(BASE_TEXT.replace('of = "one"', 'of = "grey"', 1))
    coloured = next(face for face in game.tables.edition.public if face.run_colour is not None)
    s = with_fragments(with_ltm(fresh(game=game), 0, coloured.key, game=game), 0, (0, 1), (0, 2), (2, 4))
    assert [x.points for x in game.forecast(s, 0, None) if x.rule == "dejavu.run"] == [5]


@rule("dejavu.triple")
def test_three_of_equal_seeds_in_different_colours() -> None:
    s = with_fragments(with_ltm(fresh(), 0, TRIPLE[0]), 0, (0, 2), (1, 2))
    assert lines(s, "dejavu.triple") == [0]
    s = with_fragments(s, 0, (2, 2))
    assert lines(s, "dejavu.triple") == [18]
    s = with_fragments(s, 0, (0, 4), (1, 4), (2, 4), (0, 5))
    assert lines(s, "dejavu.triple") == [36]


@rule("dejavu.any")
def test_any_fragment_counts_two() -> None:
    s = with_fragments(with_ltm(fresh(), 0, ANY[0]), 0, (0, 2), (1, 2), (2, 5))
    assert lines(s, "dejavu.any") == [6]


@rule("dejavu.fragment.once")
def test_each_fragment_counts_for_one_card() -> None:
    s = with_ltm(fresh(), 0, RUN[0], TRIPLE[0], *ANY)
    s = with_fragments(s, 0, (0, 1), (0, 2), (0, 3), (1, 2), (2, 2), (2, 5))
    fragment_rules = ("dejavu.run", "dejavu.triple", "dejavu.any")
    sheet = [line for line in GAME.forecast(s, 0, None) if line.rule in fragment_rules]
    counted = [place for line in sheet for place in line.at if place.startswith("fragment:")]
    assert len(counted) == len(set(counted)) == 6
    assert sum(line.points for line in sheet) == 18 + 5 + 2 * 2


@cache
def _runs_by_hand(mask: int) -> bool:
    """Is this set of fragments one run? By trying every start, seed by seed."""
    for colour in range(3):
        for first in range(5):
            run = 0
            for length in range(5):
                run |= 1 << (colour * 5 + (first + length) % 5)
                if run == mask:
                    return True
    return False


def _by_hand(held: int, wanted: Wanted) -> int:
    """The best total over all assignments, each fragment tried on each card."""
    owners = [*range(len(wanted.runs)), "triple", "any", None]
    top = 0
    for chosen in product(owners, repeat=held.bit_count()):
        piles: dict[object, int] = dict.fromkeys(owners, 0)
        for fragment, owner in zip(bits(held), chosen, strict=True):
            piles[owner] |= 1 << fragment
        runs = [piles[n] for n in range(len(wanted.runs))]
        if any(pile and not _runs_by_hand(pile) for pile in runs):
            continue
        sets = [sum(1 << (c * 5 + seed) for c in range(3)) for seed in range(5)]
        points = 5 * sum(pile.bit_count() for pile in runs)
        points += 18 * sum(pile & piles["triple"] == pile for pile in sets) * wanted.triple
        points += 2 * piles["any"].bit_count() * wanted.any
        top = max(top, points)
    return top


@rule("dejavu.fragment.once")
@pytest.mark.parametrize("cards", [0, 1, 2])
@pytest.mark.parametrize(("triple", "any_card"), [(False, False), (True, False), (False, True), (True, True)])
def test_the_assignment_is_the_best_there_is(cards: int, triple: bool, any_card: bool) -> None:
    rng = Random(f"{cards}{triple}{any_card}")
    wanted = Wanted((None,) * cards, triple, any_card)
    for _ in range(6):
        held = sum(1 << n for n in rng.sample(range(15), 5))
        made = best(held, wanted, VALUES)
        masks = [*made.runs, made.triples, made.any]
        assert sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()
        assert all(_runs_by_hand(mask) for mask in made.runs if mask)
        assert worth(made, VALUES) == _by_hand(held, wanted)


def test_breaking_a_run_for_a_set_is_weighed() -> None:
    """A set in the middle of a long run is worth 18 and costs the run its longer half."""
    run = sum(1 << n for n in range(5))
    held = run | 1 << 7 | 1 << 12
    both = best(held, Wanted((None,), triple=True, any=False), VALUES)
    assert worth(both, VALUES) == 18 + 4 * 5
    assert both.triples.bit_count() == 3
    assert len(arcs(run)) == 1


def test_arcs_of_every_ring_are_unbroken_and_apart() -> None:
    for ring in range(32):
        found = [mask for colour, mask in arcs(ring) if colour == 0]
        assert sum(found) == ring
        assert all(_runs_by_hand(mask) for mask in found)


def test_a_total_is_the_sum_of_its_lines() -> None:
    s = over(example())
    assert score.total(T, s, 0) == total(list(GAME.score(s, 0, None)))
    assert GAME.view(s, None).areas[0].long_term[0] == Earned("purple-5", 3, flower=True)
    assert best(0, Wanted((), triple=False, any=False), VALUES) == fragments.NOTHING
