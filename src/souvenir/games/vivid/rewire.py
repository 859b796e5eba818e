"""The rewire: around one hex, fragments move out of it or into it, each by one step.

The first move from a hex to its neighbour may be the start of either; the frame keeps both foci
until a move fits only one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.vivid.board import board_of, move_one
from souvenir.games.vivid.frames import rewiring
from souvenir.games.vivid.model import COLOURS, Action, Done, Move, Rewiring
from souvenir.games.vivid.names import colour_name, hex_id, token_id
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HAS, ROOM, SIZE, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


def can_move_some(t: Tables, s: State, player: int) -> bool:
    """Is there any move at all?"""
    base, room = player * t.hexes, ~s.full[player]
    return any(s.hexes[base + h] and t.adjacent_mask[h] & room for h in range(t.hexes))


def all_moves(t: Tables, s: State, player: int) -> list[Action]:
    """Every move of one fragment to a neighbour with room."""
    room = t.all_hexes & ~s.full[player]
    found: list[Action] = []
    near = t.adjacent_mask
    for hex, heap in enumerate(board_of(t, s, player)):
        if heap:
            found += t.out_moves[hex][(near[hex] & room) << 5 | HAS[heap]]
    return found


def candidate_moves(t: Tables, s: State, player: int) -> Iterator[Action]:
    """Every fragment to every other hex, near or far."""
    for hex, heap in enumerate(board_of(t, s, player)):
        for target in range(t.hexes) if heap else ():
            if target != hex:
                yield from (t.moves[hex][target][c] for c in bits(HAS[heap]))


def legal(t: Tables, s: State, f: Rewiring) -> Sequence[Action]:
    found = _moves_of_focus(t, s, f) if f.moved else all_moves(t, s, f.seat)
    found.append(t.done)
    return [a for a in found if check(t, s, f, a) is None] if f.must_empty else found


def _moves_of_focus(t: Tables, s: State, f: Rewiring) -> list[Action]:
    found: list[Action] = []
    base, sources = f.seat * t.hexes, _sources(t, s, f)
    while sources:
        low = sources & -sources
        source = low.bit_length() - 1
        found += t.out_moves[source][_targets(t, s, f, source) << 5 | HAS[s.hexes[base + source]]]
        sources ^= low
    return found


def _sources(t: Tables, s: State, f: Rewiring) -> int:
    """The filled hexes that a fragment may still leave: the one focus, and the other's neighbours."""
    full, filled, found = s.full[f.seat], ~s.empty[f.seat], 0
    if f.into is not None and not full >> f.into & 1:
        found = t.adjacent_mask[f.into] & filled
    if f.out_of is not None and t.adjacent_mask[f.out_of] & ~full:
        found |= 1 << f.out_of & filled
    return found


def _targets(t: Tables, s: State, f: Rewiring, source: int) -> int:
    """Where it may go: from the one focus to any neighbour with room, from elsewhere to the other."""
    if source == f.out_of:
        return t.adjacent_mask[source] & ~s.full[f.seat]
    assert f.into is not None
    return 1 << f.into


def candidates(t: Tables, s: State, f: Rewiring) -> Iterator[Action]:
    yield from candidate_moves(t, s, f.seat)
    yield t.done


def check(t: Tables, s: State, f: Rewiring, a: Action) -> Refusal | None:
    if isinstance(a, Done):
        return Refusal("vivid.full-board") if f.must_empty and not s.empty[f.seat] else None
    assert isinstance(a, Move)
    if a.target not in t.adjacent[a.source]:
        return Refusal("vivid.rewire.one-focus")
    if f.moved and f.out_of != a.source and f.into != a.target:
        return Refusal("vivid.rewire.one-focus")
    if s.full[f.seat] >> a.target & 1:
        return Refusal("vivid.hex.three", {"hex": a.target + 1})
    if f.must_empty and not _still_empties(t, s, f, a):
        return Refusal("vivid.full-board")
    return None


def narrowed(f: Rewiring, source: int, target: int) -> Rewiring:
    """The frame after this move: the foci that still explain every move made."""
    out_of = source if not f.moved or f.out_of == source else None
    into = target if not f.moved or f.into == target else None
    return rewiring(f.seat, f.must_empty, f.moved + 1, out_of, into)


def apply(t: Tables, s: State, f: Rewiring, a: Action, emit: Emit) -> bool:
    """Carry out a step of a rewire; True when the turn is over."""
    if isinstance(a, Done):
        return True
    assert isinstance(a, Move)
    colour = t.colour[a.colour]
    move_one(t, s, f.seat, colour, a.source, a.target)
    after = narrowed(f, a.source, a.target)
    s.frame = after
    if emit:
        says = say(
            "vivid-event-rewired",
            who=Who(f.seat),
            colour=colour_name(colour),
            source=a.source + 1,
            target=a.target + 1,
        )
        touches = (token_id(f.seat, a.source, colour), hex_id(f.seat, a.target))
        emit(Event(says, rule="vivid.rewire.one-focus", touches=touches))
    return not _sources(t, s, after)


# -------------------------------------------------------------------- a full board
def can_empty_some(t: Tables, s: State, player: int) -> bool:
    """`vivid.full-board`: can one rewire empty a hex?

    A hex that can be emptied into one neighbour can be emptied out of itself: that way is enough.
    """
    sizes = [SIZE[heap] for heap in board_of(t, s, player)]
    return any(_out_empties(t, sizes, h) for h in range(t.hexes))


def _out_empties(t: Tables, sizes: list[int], hex: int) -> bool:
    return sizes[hex] <= sum(ROOM - sizes[n] for n in t.adjacent[hex])


def _in_empties(t: Tables, sizes: list[int], hex: int) -> bool:
    return any(sizes[n] <= ROOM - sizes[hex] for n in t.adjacent[hex])


def _still_empties(t: Tables, s: State, f: Rewiring, a: Move) -> bool:
    """Can a hex still be emptied once this move is made?"""
    sizes = [SIZE[heap] for heap in board_of(t, s, f.seat)]
    sizes[a.source] -= 1
    sizes[a.target] += 1
    after = narrowed(f, a.source, a.target)
    return (after.out_of is not None and _out_empties(t, sizes, after.out_of)) or (
        after.into is not None and _in_empties(t, sizes, after.into)
    )


assert len(COLOURS) == 5, "colours take five bits in a key of OutMoves"
