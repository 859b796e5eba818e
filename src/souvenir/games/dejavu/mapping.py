"""Building the map: each player in turn lays two drawn tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import lattice, prepare
from souvenir.games.dejavu.model import Action, Lay, Mapping
from souvenir.games.dejavu.names import cell_id, tile_id, tile_name
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


def legal(t: Tables, s: State, f: Mapping, seat: int) -> Sequence[Action]:
    return [t.lay[cell] for cell in bits(lattice.open_cells(s.cells))]


def candidates(t: Tables, s: State, f: Mapping, seat: int) -> Iterator[Action]:
    for cell, action in enumerate(t.lay):
        if cell not in s.cells:
            yield action


def check(t: Tables, s: State, f: Mapping, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Lay)
    bit = 1 << lattice.CELL_OF[(a.q, a.r)]
    if bit & lattice.open_cells(s.cells):
        return None
    touches_one = bit & lattice.touching(s.cells)[0]
    return Refusal("dejavu.map.two-neighbours" if touches_one else "dejavu.map.build")


def apply(t: Tables, s: State, f: Mapping, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Lay the tile; True when the map is whole."""
    assert isinstance(a, Lay)
    cell = lattice.CELL_OF[(a.q, a.r)]
    prepare.lay(s, f.tile, cell)
    if emit:
        says = say("dejavu-event-laid", who=Who(seat), tile=tile_name(t, f.tile))
        emit(Event(says, rule="dejavu.map.build", touches=(tile_id(t, f.tile), cell_id(cell))))
    frame = prepare.next_tile(s, f, luck)
    if frame is None:
        return True
    s.frame = frame
    if emit:
        says = say("dejavu-event-drew-tile", who=Who(frame.seat), tile=tile_name(t, frame.tile))
        emit(Event(says, rule="dejavu.map.build", touches=(tile_id(t, frame.tile),), reveals=True))
    return False
