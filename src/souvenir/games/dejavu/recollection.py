"""Phase 2, recollection: bits are sown along a path, and those at its end collected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.dejavu import frames
from souvenir.games.dejavu.memory import icons
from souvenir.games.dejavu.model import Action, Collect, Collecting, Drop, Sowing
from souvenir.games.dejavu.names import bit_name, heap_name, loose_id, tile_bit_id, tile_id, tile_name
from souvenir.games.dejavu.paths import ALL_TILES
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import COLLECTOR, COLOUR, KIND_OF, SHAPE, WHITES, Tables, plus, without
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- where to start
def lifts(t: Tables, s: State) -> Sequence[Action]:
    """`dejavu.sow.start`: the tiles whose bits can be sown."""
    longest = t.paths(s.near).longest
    mask = 0
    for tile, heap in enumerate(s.bits):
        if heap and heap[-1] >= WHITES and len(heap) <= longest[tile]:
            mask |= 1 << tile
    return t.lifts[mask]


def check_lift(t: Tables, s: State, tile: int) -> Refusal | None:
    heap = s.bits[tile]
    args = {"tile": tile_name(t, tile)}
    if not heap:
        return Refusal("dejavu.sow.start", args)
    if heap[-1] < WHITES:
        return Refusal("dejavu.sow.last-not-white", args)
    if len(heap) > t.paths(s.near).longest[tile]:
        return Refusal("dejavu.sow.must-fit", args)
    return None


def lift(t: Tables, s: State, seat: int, tile: int, emit: Emit) -> None:
    s.loose, s.bits[tile] = s.bits[tile], ()
    s.frame = frames.sowing(seat, tile, 1 << tile)
    if emit:
        says = say("dejavu-event-lifted", who=Who(seat), tile=tile_name(t, tile), bits=heap_name(s.loose))
        touches = (tile_id(t, tile), *(tile_bit_id(t, tile, kind) for kind in s.loose))
        emit(Event(says, rule="dejavu.sow.start", touches=touches))


# -------------------------------------------------------------------- the steps of a sowing
def open_tiles(t: Tables, s: State, f: Sowing) -> int:
    """`dejavu.sow.path`, `dejavu.sow.must-fit`: the next tiles from which all other bits can be dropped."""
    return t.paths(s.near).onward(f.tile, ALL_TILES & ~f.visited, len(s.loose))


def open_kinds(heap: Heap) -> Heap:
    """`dejavu.sow.last-not-white`: the bits that may be dropped now, so that a coloured one is left."""
    if heap[0] < WHITES and heap[-2] < WHITES:
        heap = heap[:-1]
    return tuple(dict.fromkeys(heap))


def legal(t: Tables, s: State, f: Sowing, seat: int) -> Sequence[Action]:
    kinds = open_kinds(s.loose)
    tiles = open_tiles(t, s, f)
    found: list[Action] = []
    while tiles:
        low = tiles & -tiles
        row = t.drop[low.bit_length() - 1]
        found += [row[kind] for kind in kinds]
        tiles ^= low
    return found


def candidates(t: Tables, s: State, f: Sowing, seat: int) -> Iterator[Action]:
    for row in t.drop:
        yield from (row[kind] for kind in dict.fromkeys(s.loose))


def check(t: Tables, s: State, f: Sowing, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Drop)
    tile, kind = t.tile[a.tile], KIND_OF[a.shape, a.colour]
    if not s.near[f.tile] & ~f.visited & 1 << tile:
        return Refusal("dejavu.sow.path", {"tile": tile_name(t, tile)})
    if not open_tiles(t, s, f) >> tile & 1:
        return Refusal("dejavu.sow.must-fit", {"tile": tile_name(t, tile)})
    if kind not in open_kinds(s.loose):
        return Refusal("dejavu.sow.last-not-white", {"tile": tile_name(t, tile)})
    return None


def apply(t: Tables, s: State, f: Sowing, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Drop a bit; True when it was the last and nothing is left to choose."""
    assert isinstance(a, Drop)
    tile, kind = t.tile[a.tile], KIND_OF[a.shape, a.colour]
    s.loose = without(s.loose, kind)
    s.bits[tile] = plus(s.bits[tile], (kind,))
    if emit:
        says = say("dejavu-event-dropped", who=Who(seat), bit=bit_name(kind), tile=tile_name(t, tile))
        emit(Event(says, rule="dejavu.sow.path", touches=(loose_id(kind), tile_id(t, tile))))
    if s.loose:
        s.frame = frames.sowing(seat, tile, f.visited | 1 << tile)
        return False
    return _collect(t, s, seat, tile, COLOUR[kind], emit)


# -------------------------------------------------------------------- collecting
def _collect(t: Tables, s: State, seat: int, tile: int, colour: int, emit: Emit) -> bool:
    """`dejavu.collect`: every bit of this colour on the final tile."""
    heap = s.bits[tile]
    s.loose = tuple(kind for kind in heap if COLOUR[kind] == colour)
    s.bits[tile] = tuple(kind for kind in heap if COLOUR[kind] != colour)
    if emit:
        says = say("dejavu-event-collected", who=Who(seat), bits=heap_name(s.loose), tile=tile_name(t, tile))
        touches = (tile_id(t, tile), *(tile_bit_id(t, tile, kind) for kind in s.loose))
        emit(Event(says, rule="dejavu.collect", touches=touches))
    return not _white_left(s, seat, tile, icons(s, seat, COLLECTOR))


def _white_left(s: State, seat: int, tile: int, left: int) -> bool:
    heap = s.bits[tile]
    if left and heap and heap[0] < WHITES:
        s.frame = frames.collecting(seat, tile, left)
        return True
    return False


def legal_white(t: Tables, s: State, f: Collecting, seat: int) -> Sequence[Action]:
    """`dejavu.collect.white`: any white bit of the final tile, or no more."""
    whites = dict.fromkeys(kind for kind in s.bits[f.tile] if kind < WHITES)
    return [*(t.collect[SHAPE[kind]] for kind in whites), t.done]


def candidates_white(t: Tables, s: State, f: Collecting, seat: int) -> Iterator[Action]:
    yield from legal_white(t, s, f, seat)


def check_white(t: Tables, s: State, f: Collecting, seat: int, a: Action) -> Refusal | None:
    return None


def apply_white(t: Tables, s: State, f: Collecting, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """Take a white bit; True when there is no more to take or wanted."""
    if not isinstance(a, Collect):
        return True
    kind = KIND_OF[a.shape, "white"]
    s.bits[f.tile] = without(s.bits[f.tile], kind)
    s.loose = plus(s.loose, (kind,))
    if emit:
        says = say("dejavu-event-white", who=Who(seat), bit=bit_name(kind), tile=tile_name(t, f.tile))
        emit(Event(says, rule="dejavu.collect.white", touches=(tile_bit_id(t, f.tile, kind), loose_id(kind))))
    return not _white_left(s, seat, f.tile, f.left - 1)
