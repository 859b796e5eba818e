"""Shares, ratings and intervals, against published numbers and by what they must obey."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from souvenir.lab.arena.folder import Outcome
from souvenir.lab.arena.run import looks, most_looks
from souvenir.lab.arena.standings import Standings, stand, wilson, z_of


def games(*told: tuple[Sequence[int], Sequence[int]]) -> list[Outcome]:
    """Outcomes from who sat where and their places; a score is ten less for each place."""
    return [
        Outcome(number, tuple(sat), tuple(50 - 10 * rank for rank in ranks), tuple(ranks))
        for number, (sat, ranks) in enumerate(told)
    ]


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    # Newcombe (1998), Statistics in Medicine 17, table I, method 3: the score method without correction.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_as_published(wins: int, of: int, low: float, high: float) -> None:
    found = wilson(wins / of, of)
    assert [found.low, found.high] == pytest.approx([low, high], abs=5e-5)


def test_an_interval_of_no_games_says_nothing() -> None:
    assert (wilson(0.5, 0).low, wilson(0.5, 0).high) == (0, 1)


def test_who_looks_more_often_needs_a_wider_interval() -> None:
    assert z_of() == pytest.approx(1.95996, abs=1e-5)
    assert z_of(5) == pytest.approx(2.57583, abs=1e-5)  # 99 %


def test_looks_double_up_to_the_most() -> None:
    assert list(looks(10, 70)) == [10, 20, 40, 70]
    assert list(looks(10, 10)) == [10]
    assert most_looks(10, 70) == 4


def test_ties_are_shared() -> None:
    found = stand(("random", "careful"), games(((0, 1), (0, 0)), ((1, 0), (0, 1))))
    careful, random = found.bots
    assert (careful.bot, careful.won, random.won) == ("careful", 0.75, 0.25)
    assert (careful.mean_place, careful.mean_score) == (1, 50)
    [pair] = found.pairs
    assert (pair.first, pair.wins, pair.ties, pair.losses, pair.share) == ("careful", 1, 1, 0, 0.75)
    assert pair.stronger is None
    assert not found.decided


def test_a_pair_is_decided_when_its_interval_leaves_the_middle() -> None:
    found = stand(("random", "careful"), games(*[((0, 1), (1, 0))] * 10))
    assert found.pairs[0].stronger == "careful"
    assert found.decided
    assert not stand(("random", "careful"), games(*[((0, 1), (1, 0))] * 3)).decided


def test_more_than_two_are_rated_and_more_games_make_it_surer() -> None:
    three = ("random", "careful", "other")
    few = stand(three, games(*[((0, 1, 2), (2, 0, 1))] * 3))
    many = stand(three, games(*[((0, 1, 2), (2, 0, 1))] * 30))
    assert [bot.bot for bot in many.bots] == ["careful", "other", "random"]
    assert len(many.pairs) == 3
    assert width(many) < width(few)


def width(found: Standings) -> float:
    """Of the interval of the best."""
    return found.bots[0].rating_interval.high - found.bots[0].rating_interval.low


def test_a_bot_in_several_seats_has_the_mean_of_its_places() -> None:
    found = stand(("random", "careful"), games(((0, 1, 0, 1), (0, 1, 3, 1))))
    assert [pair.wins + pair.losses for pair in found.pairs] == [1]
    assert found.bots[0].bot == "careful"  # 1 and 1 against 0 and 3
    assert {bot.bot: bot.won for bot in found.bots} == {"careful": 0, "random": 0.5}


def test_who_won_more_is_rated_higher_even_if_the_last_games_were_lost() -> None:
    won, lost = ((0, 1), (0, 1)), ((0, 1), (1, 0))
    found = stand(("random", "careful"), games(*[won] * 60, *[lost] * 40))
    assert [bot.bot for bot in found.bots] == ["random", "careful"]


def test_equals_are_rated_alike() -> None:
    found = stand(("random", "careful"), games(((0, 1), (0, 0))))
    assert found.bots[0].rating == pytest.approx(found.bots[1].rating)
