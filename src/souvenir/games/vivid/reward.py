"""Phase 4, Reward: moments, threads, core memories and, in the last round, aspirations."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from souvenir.games.vivid import automa
from souvenir.games.vivid.board import board_of, set_heap
from souvenir.games.vivid.model import COLOURS, ROUNDS, SLOTS, Action, Fill, Opening, Reward, Scored
from souvenir.games.vivid.names import colour_name, core_id, core_words, player_name, token_id
from souvenir.games.vivid.score import line_of
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HAS, MINUS, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

BANK: Final = len(SLOTS)
WISH_HEX: Final = 1
WISH_CORE: Final = 2
WISH_MOMENT: Final = 5
Openings = tuple[Opening, ...]


def begin(t: Tables, s: State, emit: Emit) -> bool:
    """Score moments and threads of everyone; True if somebody must choose how slots are filled."""
    openings = []
    for seat in range(s.seats):
        _write(t, s, moments(t, s, seat), emit)
        lines, open_slots = threads(t, s, seat)
        _write(t, s, lines, emit)
        openings.append(settle(t, s, seat, open_slots, emit))
    s.frame = Reward(tuple(openings))
    return any(openings)


def finish(t: Tables, s: State, emit: Emit) -> None:
    """Score core memories, then aspirations if this was the last round."""
    last_round = s.round == ROUNDS
    for seat in range(s.seats):
        _write(t, s, cores(t, s, seat), emit)
    if last_round:
        for seat in range(s.seats):
            if emit:
                says = say("vivid-event-aspiration", who=Who(seat), colour=colour_name(s.aspirations[seat]))
                emit(Event(says, rule="vivid.aspiration", reveals=True))
            _write(t, s, wishes(t, s, seat), emit)
    if s.automa:
        _write(t, s, automa.reward(t, s, last_round=last_round), emit)
        s.waiting[s.seats] = ()


def _write(t: Tables, s: State, lines: list[Scored], emit: Emit) -> None:
    s.sheet += tuple(lines)
    for scored in lines if emit else ():
        assert emit
        line = line_of(t, scored)
        says = say(
            "vivid-event-scored", who=player_name(s, scored.player), points=line.points, what=line.says
        )
        emit(Event(says, rule=line.rule, touches=line.at))


# -------------------------------------------------------------------- moments
def moments(t: Tables, s: State, seat: int) -> list[Scored]:
    """`vivid.moment.exact`: each tile on its score face, once for every hex that is just its pattern.

    `vivid.moment.must`: nobody is asked. `vivid.moment.stays`: any other tile is left where it is.
    """
    lines = []
    board = board_of(t, s, seat)
    for slot in bits(s.flipped[seat]):
        tile = s.bank[seat * BANK + slot]
        assert tile is not None
        matches = board.count(t.pattern[tile])
        if matches:
            where = sum(1 << hex for hex, heap in enumerate(board) if heap == t.pattern[tile])
            points = matches * t.pattern_points[tile]
            lines.append(Scored(s.round, seat, "moment", points, tile, where, matches))
            # vivid.moment.cherish
            s.bank[seat * BANK + slot] = None
            s.flipped[seat] &= ~(1 << slot)
            s.cherished[seat] += (tile,)
    return lines


# -------------------------------------------------------------------- threads
def colour_masks(board: list[int]) -> list[int]:
    """For each colour the hexes that hold it."""
    masks = [0] * len(COLOURS)
    for hex, heap in enumerate(board):
        if heap:
            bit, has = 1 << hex, HAS[heap]
            while has:
                low = has & -has
                masks[low.bit_length() - 1] |= bit
                has ^= low
    return masks


def group(t: Tables, within: int, seed: int) -> int:
    """The hexes of a mask connected to these."""
    found = frontier = seed & within
    while frontier:
        low = frontier & -frontier
        frontier ^= low
        new = t.adjacent_mask[low.bit_length() - 1] & within & ~found
        found |= new
        frontier |= new
    return found


def threads(t: Tables, s: State, seat: int) -> tuple[list[Scored], Openings]:
    """`vivid.thread`, `vivid.thread.score`: the lines, and the core slots to be filled after them.

    All threads are scored on the slots as they stand, before any is filled. On a board where two
    threads of a colour reach one slot, either may fill it.
    """
    lines: list[Scored] = []
    openings: list[Opening] = []
    touch, by_colour = t.core_touch, t.cores_of[seat % len(t.cores_of)]
    for colour, within in enumerate(colour_masks(board_of(t, s, seat))):
        fillers: dict[int, int] = {}
        seeds = within & t.edge_of[seat % len(t.edge_of)][colour]
        while seeds:
            thread = group(t, within, seeds & -seeds)
            seeds &= ~thread
            touched = [core for core in by_colour[colour] if touch[core] & thread]
            if len(touched) >= 2:
                free = [core for core in touched if not s.core[seat] >> core & 1]
                points = thread.bit_count() * len(free)
                lines.append(Scored(s.round, seat, "thread", points, colour, thread, len(free)))
                for core in free:
                    fillers[core] = fillers.get(core, 0) | touch[core] & thread
        openings += [Opening(core, colour, tuple(bits(hexes))) for core, hexes in fillers.items()]
    return lines, tuple(openings)


# -------------------------------------------------------------------- filling core slots
def settle(t: Tables, s: State, seat: int, openings: Openings, emit: Emit) -> Openings:
    """Fill the slots that leave no choice; what is left is the player's to decide."""
    settled = True
    while settled:
        settled = False
        for o in openings:
            if len(o.hexes) == 1 and _enough(t, s, seat, openings, o.hexes[0], o.colour):
                fill(t, s, seat, o, o.hexes[0], emit)
                openings = tuple(other for other in openings if other != o)
                settled = True
                break
    return openings if openings and most(t, s, seat, openings) else ()


def _stock(t: Tables, s: State, seat: int, hex: int, colour: int) -> int:
    return COUNT[s.hexes[seat * t.hexes + hex]][colour]


def _enough(t: Tables, s: State, seat: int, openings: Openings, hex: int, colour: int) -> bool:
    """Can this hex serve every slot that might ask it?"""
    asked = sum(hex in o.hexes and o.colour == colour for o in openings)
    return asked <= _stock(t, s, seat, hex, colour)


def most(t: Tables, s: State, seat: int, openings: Openings, less: tuple[tuple[int, int], ...] = ()) -> int:
    """The most slots that can be filled, when the (hex, colour) fragments in `less` are gone."""
    if not openings:
        return 0
    best, first, rest = 0, openings[0], openings[1:]
    for hex in first.hexes:
        if _stock(t, s, seat, hex, first.colour) > less.count((hex, first.colour)):
            best = max(best, 1 + most(t, s, seat, rest, (*less, (hex, first.colour))))
            if best == len(openings):
                return best
    return max(best, most(t, s, seat, rest, less))


def _fills_most(t: Tables, s: State, seat: int, openings: Openings, o: Opening, hex: int) -> bool:
    """Can as many slots as possible still be filled when this one is filled from this hex?"""
    if not _stock(t, s, seat, hex, o.colour):
        return False
    rest = tuple(other for other in openings if other != o)
    return 1 + most(t, s, seat, rest, ((hex, o.colour),)) == most(t, s, seat, openings)


def fill(t: Tables, s: State, seat: int, o: Opening, hex: int, emit: Emit) -> None:
    """`vivid.thread.fill`: one fragment goes from a hex into a core slot."""
    set_heap(t, s, seat, hex, MINUS[s.hexes[seat * t.hexes + hex]][o.colour])
    s.core[seat] |= 1 << o.core
    if emit:
        says = say("vivid-event-filled", who=Who(seat), hex=hex + 1, **core_words(t, seat, o.core))
        touches = (token_id(seat, hex, o.colour), core_id(seat, o.core))
        emit(Event(says, rule="vivid.thread.fill", touches=touches))


def to_act(s: State, f: Reward) -> tuple[int, ...]:
    turn = range(s.start, s.start + s.players)
    return tuple(p % s.players for p in turn if p % s.players < s.seats and f.openings[p % s.players])


def legal(t: Tables, s: State, f: Reward, seat: int) -> Sequence[Action]:
    return [a for a in candidates(t, f, seat) if check(t, s, f, seat, a) is None]


def candidates(t: Tables, f: Reward, seat: int) -> Iterator[Action]:
    for o in f.openings[seat]:
        yield from t.fill[o.core].values()


def check(t: Tables, s: State, f: Reward, seat: int, a: Action) -> Refusal | None:
    assert isinstance(a, Fill)
    openings = f.openings[seat]
    o = next(o for o in openings if o.core == a.core)
    if a.hex in o.hexes and _fills_most(t, s, seat, openings, o, a.hex):
        return None
    return Refusal("vivid.thread.fill", {"colour": colour_name(o.colour)})


def apply(t: Tables, s: State, f: Reward, seat: int, a: Action, emit: Emit) -> bool:
    """Carry out one choice; True when nobody has one left."""
    assert isinstance(a, Fill)
    o = next(o for o in f.openings[seat] if o.core == a.core)
    fill(t, s, seat, o, a.hex, emit)
    rest = settle(t, s, seat, tuple(other for other in f.openings[seat] if other != o), emit)
    s.frame = Reward((*f.openings[:seat], rest, *f.openings[seat + 1 :]))
    return not any(s.frame.openings)


# -------------------------------------------------------------------- core memories, aspirations
def cores(t: Tables, s: State, seat: int) -> list[Scored]:
    """`vivid.core.complete`: every complete core memory, in every round."""
    filled = s.core[seat]
    return [
        Scored(s.round, seat, "core", t.cluster_points[number], number, 0, 1)
        for number, cluster in enumerate(t.clusters)
        if filled & cluster == cluster
    ]


def wishes(t: Tables, s: State, seat: int) -> list[Scored]:
    """`vivid.aspiration`: fragments in hexes and in core slots, and cherished moments, of one's colour."""
    colour = s.aspirations[seat]
    board = board_of(t, s, seat)
    in_hexes = sum(COUNT[heap][colour] for heap in board)
    where = colour_masks(board)[colour]
    in_cores = sum(s.core[seat] >> core & 1 for core in t.cores_of[seat % len(t.cores_of)][colour])
    in_moments = sum(HAS[t.pattern[tile]] >> colour & 1 for tile in s.cherished[seat])
    return [
        Scored(s.round, seat, "wish-hexes", in_hexes * WISH_HEX, colour, where, in_hexes),
        Scored(s.round, seat, "wish-cores", in_cores * WISH_CORE, colour, 0, in_cores),
        Scored(s.round, seat, "wish-moments", in_moments * WISH_MOMENT, colour, 0, in_moments),
    ]


def preview_depends_on(t: Tables, s: State, seat: int, *, with_wish: bool) -> object:
    """All that `preview` looks at: a forecast is asked for after every move and seldom changes."""
    f = s.frame
    return (
        seat,
        s.round,
        s.aspirations[seat] if with_wish else None,
        tuple(board_of(t, s, seat)),
        s.core[seat],
        tuple(s.bank[seat * BANK : (seat + 1) * BANK]),
        s.flipped[seat],
        s.cherished[seat],
        f.openings[seat] if isinstance(f, Reward) else None,
    )


def preview(t: Tables, s: State, seat: int, *, with_wish: bool) -> list[Scored]:
    """What this board would score if Reward came now; the same functions, on a copy."""
    c = s.copy()
    lines: list[Scored] = []
    if isinstance(c.frame, Reward):
        openings = c.frame.openings[seat]
    else:
        lines += moments(t, c, seat)
        thread_lines, openings = threads(t, c, seat)
        lines += thread_lines
    while openings := settle(t, c, seat, openings, None):
        ways = ((o, hex) for o in openings for hex in o.hexes if _fills_most(t, c, seat, openings, o, hex))
        o, hex = next(ways)
        fill(t, c, seat, o, hex, None)
        openings = tuple(other for other in openings if other != o)
    lines += cores(t, c, seat)
    if with_wish:
        lines += wishes(t, c, seat)
    return lines
