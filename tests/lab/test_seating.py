"""Nobody gains by where they sit: over a round of games all bots sit everywhere equally often."""

from __future__ import annotations

from collections import Counter

import pytest

from souvenir.lab.arena.seating import fair_after, lineups, seating

TABLES = [(1, 2), (2, 2), (3, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 4), (5, 4), (2, 5), (3, 8)]
each_table = pytest.mark.parametrize(("bots", "seats"), TABLES)


@each_table
def test_each_bot_sits_in_each_seat_equally_often(bots: int, seats: int) -> None:
    tables = lineups(bots, seats)
    games = [seating(number, tables) for number in range(fair_after(tables))]
    for seat in range(seats):
        counts = Counter(game[seat] for game in games)
        assert set(counts) == set(range(bots))
        assert len(set(counts.values())) == 1


@each_table
def test_no_bot_has_two_seats_more_than_another(bots: int, seats: int) -> None:
    tables = lineups(bots, seats)
    for number in range(fair_after(tables)):
        held = Counter(seating(number, tables))
        counts = [held[bot] for bot in range(bots)]
        assert max(counts) - min(counts) <= 1


def test_every_order_around_the_table_comes() -> None:
    orders = {seating(number, lineups(4, 4)) for number in range(24)}
    assert len(orders) == 24


def test_all_sets_of_bots_meet() -> None:
    assert {frozenset(table) for table in lineups(4, 2)} == {
        frozenset(pair) for pair in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    }
