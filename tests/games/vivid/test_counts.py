"""How many sequences of actions there are from fixed positions, to depth 1, 2, 3 and 4.

The first three numbers of each are worked out by hand or by another program below, so that a
step offered too often or too seldom anywhere shows.
"""

from __future__ import annotations

from collections import Counter

from souvenir.games.vivid.model import Rewiring
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.vivid.hands import line, position
from tests.games.vivid.positions import GAME, reflecting
from tests.games.vivid.test_rewire import neighbours

# The board has 19 hexes; 42 pairs of them are adjacent, so a lone fragment has 84 ways to move one step.
HEXES, STEPS = 19, 84
NEAR = [neighbours(GAME, hex) for hex in range(HEXES)]


def sequences(s: State, depth: int) -> int:
    """Sequences of this length; where several act, the first of them does."""
    acting = GAME.to_act(s)
    legal = GAME.legal(s, acting[0]) if acting else ()
    if depth == 1:
        return len(legal)
    found = 0
    for a in legal:
        c = s.copy()
        GAME.apply(c, acting[0], a, ScriptedLuck(), None)
        found += sequences(c, depth - 1)
    return found


def test_the_board_is_as_the_counts_assume() -> None:
    assert sum(map(len, NEAR)) == STEPS


def test_from_the_opening() -> None:
    """The first thing of everything is drawn: the ends of the line are four red and four green ones."""
    s = GAME.setup(2, ScriptedLuck(), None)
    assert [fragments.split() for fragments in line(s).values()] == [
        ["red"] * 4,
        ["red"] * 4,
        ["red"] * 3 + ["green"],
        ["green"] * 4,
    ]
    # 1: a red one from the left or a green one from the right.
    # 2: for each, one more of the colour, or a hex.
    # 3: after two, a hex. After one in a hex, one of its neighbours or the end of the turn.
    # 4: the other player takes red or green; a lone fragment that moved can move no further.
    ends = 2
    assert [sequences(s, depth) for depth in (1, 2, 3, 4)] == [
        ends,
        ends * (1 + HEXES),
        ends * (HEXES + STEPS + HEXES),
        ends * (HEXES + STEPS + HEXES) * ends,
    ]


# -------------------------------------------------------------------- a rewire in the middle of a game
Moves = tuple[tuple[str, int, int], ...]
BEFORE = {9: "red red blue", 4: "green", 8: "yellow yellow yellow", 0: "purple"}


def allowed(moves: Moves) -> bool:
    """Do these moves, one after another, make one rewire? Worked out from the whole of them."""
    touched = {hex for _, source, target in moves for hex in (source, target)}
    heaps = {hex: Counter(BEFORE.get(hex, "").split()) for hex in touched}
    for colour, source, target in moves:
        if not heaps[source][colour] or heaps[target].total() == 3:
            return False
        heaps[source][colour] -= 1
        heaps[target][colour] += 1
    return len({source for _, source, _ in moves}) == 1 or len({target for _, _, target in moves}) == 1


def onward(moves: Moves) -> list[Moves]:
    every = [
        (*moves, (colour, source, target))
        for source in {*BEFORE, *(target for _, _, target in moves)}
        for colour in ("red", "green", "blue", "purple", "yellow")
        for target in NEAR[source]
    ]
    return [longer for longer in every if allowed(longer)]


def rewires(depth: int, moves: Moves = ()) -> int:
    """Sequences from here on by the other program."""
    if depth == 0:
        return 1
    longer = onward(moves)
    if moves and not longer:
        return next_turn(depth)
    return sum(rewires(depth - 1, more) for more in longer) + next_turn(depth - 1)


def next_turn(depth: int) -> int:
    """Seat 1, whose board is empty, faces a line of one red and one green fragment.

    Red or green; a hex, for two different ones can have no third; a neighbour or the end of the turn.
    """
    return [1, 2, 2 * HEXES, 2 * (STEPS + HEXES)][depth]


def test_from_a_rewire() -> None:
    s = position(line={"red-blue-add": "red", "green-purple-add": "green"}, boards=[BEFORE])
    s.frame = Rewiring(0)
    assert [sequences(s, depth) for depth in (1, 2, 3, 4)] == [rewires(depth) for depth in (1, 2, 3, 4)]
    # By hand: red and blue of 9 to five neighbours with room, green of 4 to four (8 and 9 are full),
    # yellow of 8 to five, purple of 0 to its three, or the end of the turn.
    assert sequences(s, 1) == 2 * 5 + 4 + 5 + 3 + 1


# -------------------------------------------------------------------- Reflect
def test_from_reflect() -> None:
    """Seat 0 has a red and a blue in the middle and the bag one red; seat 1 has an empty board."""
    s = reflecting(position(boards=[{9: "red blue"}], bag="red"))
    # 1: combine, speculate, nudge (there is nothing to swap with), or finish.
    # 2: combine begins with either fragment; speculate has 18 hexes; nudge moves either one to any of
    #    six; if seat 0 finished, seat 1 may speculate or finish.
    # 3: combine's other fragment; after speculate combine, nudge, finish and, next to the middle, swap;
    #    after nudge speculate, swap, finish; seat 1 has 19 hexes for its draw; if both finished, the
    #    next line (red red green blue | ... | green blue purple yellow) offers 3 + 4 fragments.
    assert [sequences(s, depth) for depth in (1, 2, 3)] == [
        4,
        2 + 18 + 2 * 6 + 2,
        2 + (18 * 3 + 6) + 2 * 6 * 3 + 19 + 7,
    ]
    # 4: combine brings any of five colours; after speculate: combine has two beginnings, nudge as many
    #    as there are steps to hexes with room, swap three beginnings, seat 1 finishes.
    after_speculate = 18 * (2 + 1) + 6 * 3 + sum(12 + len(NEAR[hex]) for hex in range(HEXES) if hex != 9)
    # After nudge: speculate 17 hexes, swap two beginnings, seat 1 as before.
    after_nudge = 12 * (17 + 2 + 2)
    # Seat 1 has placed its draw: nudge or finish. The next turn: see the line; the left end has two red,
    # one green, one blue, the right one each of four colours, and there are 18 or 19 empty hexes.
    left = (3 + 18) + (2 + 18) * 2
    right = 4 * (3 + 18)
    assert sequences(s, 4) == 2 * 5 + after_speculate + after_nudge + 19 * 2 + left + right
