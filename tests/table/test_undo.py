"""What can be taken back does not depend on who asked before."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Play, Undo
from souvenir.kernel.luck import Luck
from souvenir.kernel.registry import boxes
from souvenir.table.play import AnyTable, Table

KEY = b"k" * 32


def read_anew(table: AnyTable) -> AnyTable:
    """The same table, of which nobody has asked anything yet."""
    return Table.restore(table.game, table.seats, KEY, table.dealt, table.entries)


@pytest.mark.parametrize("key", sorted(boxes()))
def test_what_is_called_firm_is_just_what_cannot_be_taken_back(key: str) -> None:
    seats, rng = max(boxes()[key].seats), Random(5)
    table: AnyTable = Table(boxes()[key].game(seats=seats), seats, KEY)
    seen = set()
    for _ in range(150):
        if table.over:
            break
        seat = rng.choice(table.game.to_act(table.state))
        move = table.prepare(seat, rng.choice(table.game.legal(table.state, seat)))
        firm = table.is_firm(move)
        table.replay(move)
        assert (table.undoable(seat) is None) == firm
        seen.add(firm)
    assert seen == {True, False}


@pytest.mark.parametrize("key", sorted(boxes()))
def test_what_a_table_remembers_of_undo_is_what_it_would_find_anew(key: str) -> None:
    seats, rng = max(boxes()[key].seats), Random(7)
    table: AnyTable = Table(boxes()[key].game(seats=seats), seats, KEY)
    taken_back = 0
    for _ in range(150):
        if table.over:
            break
        offered = {seat: table.undoable(seat) for seat in range(seats)}
        fresh = read_anew(table)
        assert offered == {seat: fresh.undoable(seat) for seat in range(seats)}
        can = [seat for seat, of in offered.items() if of is not None]
        if can and rng.random() < 0.3:
            table.undo(rng.choice(can))
            taken_back += 1
        else:
            seat = rng.choice(table.game.to_act(table.state))
            table.play(seat, rng.choice(table.game.legal(table.state, seat)))
    assert taken_back


@pytest.mark.parametrize("key", sorted(boxes()))
def test_nothing_that_drew_luck_and_nobody_elses_step_goes_back(key: str) -> None:
    """Asked of the log itself, not of what the table thinks of a step."""
    seats, rng = max(boxes()[key].seats), Random(11)
    table: AnyTable = Table(boxes()[key].game(seats=seats), seats, KEY)
    asked = 0
    for _ in range(200):
        if table.over:
            break
        seat = rng.choice(table.game.to_act(table.state))
        table.play(seat, rng.choice(table.game.legal(table.state, seat)))
        for other in range(seats):
            of = table.undoable(other)
            if of is not None:
                taken = table.entries[of - 1]
                assert isinstance(taken, Play)
                assert (taken.seat, taken.luck) == (other, ())
                asked += 1
    assert asked


class Tossing:
    """A game in which every step also tosses a coin that nobody is told of."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def apply(self, s: Any, seat: int, action: Any, luck: Luck, emit: Any) -> None:
        luck.below(2)
        self.game.apply(s, seat, action, luck, emit)


@pytest.mark.parametrize("key", sorted(boxes()))
def test_luck_that_nobody_was_told_of_holds_a_step_all_the_same(key: str) -> None:
    seats, rng = max(boxes()[key].seats), Random(3)
    table: AnyTable = Table(Tossing(boxes()[key].game(seats=seats)), seats, KEY)
    for _ in range(60):
        if table.over:
            break
        seat = rng.choice(table.game.to_act(table.state))
        table.play(seat, rng.choice(table.game.legal(table.state, seat)))
        assert [table.undoable(other) for other in range(seats)] == [None] * seats


def test_nothing_is_taken_back_once_it_is_over() -> None:
    """All luck can be foretold then; what earlier versions took back is still read."""
    for seed in range(40):
        rng = Random(seed)
        table: AnyTable = Table(boxes()["mistral"].game(seats=3), 3, bytes([seed]) * 32)
        while not table.over:
            seat = rng.choice(table.game.to_act(table.state))
            table.play(seat, rng.choice(table.game.legal(table.state, seat)))
        last = table.entries[-1]
        assert all(table.undoable(seat) is None for seat in range(3))
        if isinstance(last, Play) and table._steps and table._steps[-1].play is last:
            table.replay(Undo(last.seat, table.seq))
            assert table.game.to_act(table.state)
            return
    raise AssertionError("no game ended with something that could be taken back")
