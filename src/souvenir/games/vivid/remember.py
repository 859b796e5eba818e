"""Phase 2, Remember: whose turn it is, taking fragments from an end of the line, placing, claiming."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.vivid import automa, rewire
from souvenir.games.vivid.board import set_heap
from souvenir.games.vivid.frames import NEW_REWIRE, NEW_TURN, taking
from souvenir.games.vivid.model import ROUNDS, Action, End, Move, Place, Rewiring, Take, Taking
from souvenir.games.vivid.names import (
    colour_name,
    fragment_id,
    heap_name,
    hex_id,
    player_name,
    tile_id,
    tile_name,
)
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HAS, HEAPS, PLUS, PRESENT, ROOM, SIZE, UNIT, Tables, unpacked
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- turns
def give_turn(t: Tables, s: State, after: int, luck: Luck, emit: Emit) -> int | None:
    """Give the turn to the next player who can use it.

    The answer is None, or the last player to have had a turn if Remember is over: the line is
    gone (`vivid.remember.end`) or everyone passed (`vivid.full-board`).
    """
    player, passed = after, 0
    while s.line and passed < s.players:
        player = (player + 1) % s.players
        if player >= s.seats:
            automa.take_turn(t, s, luck, emit)
            passed = 0
        elif s.empty[player]:
            s.frame = NEW_TURN[player]
            return None
        elif rewire.can_empty_some(t, s, player):
            s.frame = Rewiring(player, must_empty=True)
            return None
        else:
            passed += 1
            if emit:
                emit(Event(say("vivid-event-passed", who=Who(player)), rule="vivid.full-board"))
    return player


def close(t: Tables, s: State, last: int, emit: Emit) -> None:
    """Discard what nobody could take, and pass the start player marker (`vivid.start-player`)."""
    for tile, packed in zip(s.line, s.on, strict=True):
        s.discards += (tile,)
        for colour, count in enumerate(unpacked(packed)):
            s.gone[colour] += count
    s.line.clear()
    s.on.clear()
    if s.round < ROUNDS:
        s.start = (last + 1) % s.players
        if emit:
            emit(Event(say("vivid-event-marker", who=player_name(s, s.start)), rule="vivid.start-player"))


# -------------------------------------------------------------------- what may be taken
def source(s: State, end: End | None) -> int:
    """Where in the line the next fragment comes from, once the end is chosen."""
    return len(s.line) - 1 if end == "right" else 0


def colours_open(s: State, f: Taking) -> int:
    """The colours that may be taken next from the end in use, so that the turn can be completed."""
    if not s.line:
        return 0
    at = source(s, f.end)
    present = PRESENT[s.on[at]]
    has = HAS[f.taken]
    size = SIZE[f.taken]
    if size == 2:
        return present & ~has if has & (has - 1) else 0
    if size == ROOM:
        return 0
    others = present & ~has
    if not others or others & (others - 1):
        return present
    # Exactly one other colour here: a third one can only come from the next tile.
    alone = s.on[at] == UNIT[others.bit_length() - 1]
    beyond = at + 1 if f.end == "left" else at - 1
    if alone and 0 <= beyond < len(s.line) and PRESENT[s.on[beyond]] & ~(has | others):
        return present
    return present & has


def legal(t: Tables, s: State, f: Taking) -> Sequence[Action]:
    size = SIZE[f.taken]
    if size == 0:
        found = t.takes[s.line[0]][PRESENT[s.on[0]]]
        return found + t.takes[s.line[-1]][PRESENT[s.on[-1]]] if len(s.line) > 1 else found
    has = HAS[f.taken]
    if size == 1 or (size == 2 and has & (has - 1)):
        colours = colours_open(s, f)
        found = t.takes[s.line[source(s, f.end)]][colours] if colours else ()
        return found if size == 2 else found + t.places(s.empty[f.seat])
    return t.places(s.empty[f.seat])


def candidates(t: Tables, s: State, f: Taking) -> Iterator[Action]:
    for tile, packed in zip(s.line, s.on, strict=True):
        yield from t.takes[tile][PRESENT[packed]]
    yield from t.place
    yield from rewire.candidate_moves(t, s, f.seat)


def check(t: Tables, s: State, f: Taking, a: Action) -> Refusal | None:
    match a:
        case Take():
            return _check_take(t, s, f, s.line.index(t.tile[a.tile]), t.colour[a.colour])
        case Place():
            return _check_place(s, f, a.hex)
        case Move():
            return Refusal("vivid.rewire.only-after-one")
        case _:
            raise TypeError(a)


def _check_take(t: Tables, s: State, f: Taking, at: int, colour: int) -> Refusal | None:
    size = SIZE[f.taken]
    if size == ROOM or (size == 0 and 0 < at < len(s.line) - 1):
        return Refusal("vivid.take.one-end")
    if size == 0:
        return None
    here = source(s, f.end)
    if at != here:
        other_end = at == (0 if f.end == "right" else len(s.line) - 1)
        return Refusal("vivid.take.one-end" if other_end else "vivid.take.next-tile")
    if colours_open(s, f) >> colour & 1:
        return None
    name = colour_name(colour)
    if size == 2:
        return Refusal("vivid.take.three-different", {"colour": name})
    return Refusal("vivid.take.two-alike", {"colour": colour_name(HEAPS[f.taken][0])})


def _check_place(s: State, f: Taking, hex: int) -> Refusal | None:
    size, has = SIZE[f.taken], HAS[f.taken]
    if size == 0:
        return Refusal("vivid.take.one-end")
    if size == 2 and has & (has - 1):
        return Refusal("vivid.take.two-alike", {"colour": colour_name(HEAPS[f.taken][0])})
    if not s.empty[f.seat] >> hex & 1:
        return Refusal("vivid.place.one-hex")
    return None


# -------------------------------------------------------------------- taking and placing
def apply(t: Tables, s: State, f: Taking, a: Action, emit: Emit) -> bool:
    """Carry out a step of a turn; True when the turn is over."""
    if isinstance(a, Take):
        s.frame = take_one(t, s, f, t.tile[a.tile], t.colour[a.colour], emit)
        return False
    assert isinstance(a, Place)
    return _place(t, s, f, a.hex, emit)


def take_one(t: Tables, s: State, f: Taking, tile: int, colour: int, emit: Emit) -> Taking:
    """`vivid.take.one`, `vivid.take.two-alike`, `vivid.take.three-different`: one fragment more."""
    at = s.line.index(tile)
    end: End = f.end or ("left" if at == 0 else "right")
    s.on[at] -= UNIT[colour]
    emptied = f.emptied
    if not s.on[at]:
        del s.line[at], s.on[at]
        emptied += (tile,)
    if emit:
        emit(
            Event(
                say("vivid-event-took", who=Who(f.seat), colour=colour_name(colour)),
                touches=(fragment_id(t, tile, colour),),
            )
        )
    return taking(f.seat, PLUS[f.taken][colour], end, emptied)


def _place(t: Tables, s: State, f: Taking, hex: int, emit: Emit) -> bool:
    seat = f.seat
    set_heap(t, s, seat, hex, f.taken)
    if emit:
        says = say("vivid-event-placed", who=Who(seat), heap=heap_name(f.taken), hex=hex + 1)
        emit(Event(says, rule="vivid.place.one-hex", touches=(hex_id(seat, hex),)))
    for tile in f.emptied:
        s.waiting[seat] += (tile,)
        if emit:
            says = say("vivid-event-claimed", who=Who(seat), tile=tile_name(t, tile))
            emit(Event(says, rule="vivid.claim", touches=(tile_id(t, tile),)))
    if SIZE[f.taken] == 1 and rewire.can_move_some(t, s, seat):
        s.frame = NEW_REWIRE[seat]
        return False
    return True
