"""Setting up: the table, a random map if the host wants one, and what lies on the tiles."""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu import lattice
from souvenir.games.dejavu.model import FRAGMENT_COLOURS, SEEDS, TILES, Mapping
from souvenir.games.dejavu.names import fragment_name, tile_bit_id, tile_id, tile_name
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Who, say

BITS_ON_TILE: Final = 4
TILES_A_PLAYER: Final = 2


def new_state(t: Tables, seats: int, luck: Luck, emit: Emit) -> State:
    """`dejavu.setup.start`, `dejavu.setup.deck`, `dejavu.public`: all but the map and the hands."""
    s = State()
    s.seats = seats
    s.start = s.turn = luck.below(seats)
    s.turns, s.ending = 0, None
    s.cells, s.near = (None,) * TILES, ()
    s.bits, s.fragments = [()] * TILES, [None] * TILES
    s.planted, s.flowers = 0, t.edition.flowers
    s.grid = s.loose = s.spent = ()
    s.bloomed = False
    s.deck, s.discards = list(t.copies), [0] * t.individual
    s.display = _display(t, seats)
    s.hands, s.known = [0] * seats, [0] * seats
    s.stm, s.ltm = [()] * seats, [0] * seats
    s.blooms, s.pots = [0] * seats, [False] * seats
    s.chests, s.held = [()] * seats, [0] * seats
    s.icons = list(t.edition.girl) * seats
    s.points, s.start_points = [0] * (seats * len(t.cards)), [0] * seats
    s.frame = None
    if emit:
        emit(Event(say("dejavu-event-start", who=Who(s.start)), rule="dejavu.setup.start", reveals=True))
    return s


def _display(t: Tables, seats: int) -> list[int]:
    copies = [card.copies + (card.silver if seats > 2 else 0) for card in t.edition.public]
    return [
        sum(1 << (t.individual + n) for n, count in enumerate(copies) if count > layer)
        for layer in range(max(copies))
    ]


# -------------------------------------------------------------------- the map
def first_tile(t: Tables, s: State, luck: Luck) -> None:
    """One tile is laid, and the girl stands on it."""
    s.girl = luck.below(TILES)
    lay(s, s.girl, lattice.CENTRE)


def lay(s: State, tile: int, cell: int) -> None:
    s.cells = (*s.cells[:tile], cell, *s.cells[tile + 1 :])


def draw_tile(s: State, luck: Luck) -> int | None:
    """A random tile of those not laid; None when all are."""
    left = [tile for tile, cell in enumerate(s.cells) if cell is None]
    return left[luck.below(len(left))] if left else None


def random_map(s: State, luck: Luck) -> None:
    """A map drawn by the rule the players build by."""
    while (tile := draw_tile(s, luck)) is not None:
        cells = bits(lattice.open_cells(s.cells))
        lay(s, tile, cells[luck.below(len(cells))])


def next_tile(s: State, after: Mapping | None, luck: Luck) -> Mapping | None:
    """`dejavu.map.build`: who lays which tile next; None when the map is whole."""
    tile = draw_tile(s, luck)
    if tile is None:
        return None
    if after is None:
        return Mapping(s.start, tile, second=False)
    return Mapping((after.seat + after.second) % s.seats, tile, second=not after.second)


def fill_map(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`dejavu.map.fill`: four bits and a fragment on each tile, all at random."""
    s.near = lattice.joined(s.cells)
    t.paths(s.near)  # worked out with the map, so that no listing of sowings has to wait for it
    bag = list(t.bits)
    fragments = [1] * (FRAGMENT_COLOURS * SEEDS)
    for tile in range(TILES):
        s.bits[tile] = tuple(sorted(draw_from(bag, luck) for _ in range(BITS_ON_TILE)))
        s.fragments[tile] = draw_from(fragments, luck)
    if emit:
        for tile, fragment in enumerate(s.fragments):
            assert fragment is not None
            says = say("dejavu-event-filled", tile=tile_name(t, tile), fragment=fragment_name(t, fragment))
            touches = (tile_id(t, tile), *(tile_bit_id(t, tile, kind) for kind in s.bits[tile]))
            emit(Event(says, rule="dejavu.map.fill", touches=touches, reveals=True))
