"""What can be taken back does not depend on who asked before."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.kernel.registry import boxes
from souvenir.table.packet import offers
from souvenir.table.play import AnyTable, Table

KEY = b"k" * 32


def read_anew(table: AnyTable) -> AnyTable:
    """The same table, of which nobody has asked anything yet."""
    return Table.restore(table.game, table.seats, KEY, table.dealt, table.entries)


@pytest.mark.parametrize("key", sorted(boxes()))
def test_what_is_offered_as_firm_is_just_what_cannot_be_taken_back(key: str) -> None:
    seats, rng = max(boxes()[key].seats), Random(5)
    table: AnyTable = Table(boxes()[key].game(seats=seats), seats, KEY)
    seen = set()
    for _ in range(150):
        if table.over:
            break
        seat = rng.choice(table.game.to_act(table.state))
        shown = rng.choice(offers(table, seat))
        table.play(seat, shown.action)
        assert (table.undoable(seat) is None) == shown.firm
        seen.add(shown.firm)
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
