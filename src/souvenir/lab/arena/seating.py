"""Who sits where: every bot as often in every seat, behind every other, and with every other."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations

Tables = tuple[tuple[int, ...], ...]
"""Who meets: for each table the numbers of its bots, one for each seat."""


@cache
def lineups(bots: int, seats: int) -> Tables:
    """The tables that bots can form: all of them as often as seats allow, and any of them on what is left."""
    each = tuple(range(bots)) * (seats // bots)
    return tuple(each + extra for extra in combinations(range(bots), seats % bots))


@cache
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """Every order around a table, the first place held fast."""
    return tuple((0, *rest) for rest in permutations(range(1, seats)))


def fair_after(tables: Tables) -> int:
    """After each so many games all have sat in every seat equally often."""
    return len(tables[0]) * len(tables)


def seating(number: int, tables: Tables) -> tuple[int, ...]:
    """Which bot sits in each seat in the game with this number, counted from 0."""
    seats = len(tables[0])
    orders = _orders(seats)
    turned, turn = divmod(number, seats)
    round_, which = divmod(turned, len(tables))
    order = orders[round_ % len(orders)]
    return tuple(tables[which][order[(seat + turn) % seats]] for seat in range(seats))
