"""Positions of Vivid Memories that random play seldom or never reaches, built piece by piece.

Every helper gives back a new state and keeps what the game conserves: 25 fragments of each
colour, each of the 20 tiles in one place. Fragments are written as words, `"red blue"`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random

from souvenir.games.vivid import BOX, reflect, remember, reward
from souvenir.games.vivid.board import board_of, set_heap
from souvenir.games.vivid.edition import read_edition
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS, SLOTS, Reflect, Reward, Slot, Use
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAP_OF, HEAPS, UNIT, unpacked
from souvenir.kernel.luck import ScriptedLuck, SimLuck

BASE_TEXT = BOX.edition().text


def vivid_of(text: str) -> Vivid:
    """The game with the edition in this text; seat 0 starts."""
    return Vivid(read_edition(text, "test.toml"), {"start": "0"})


GAME = vivid_of(BASE_TEXT)
"""The shipped edition; seat 0 starts."""


def crowded_cores() -> Vivid:
    """An edition on which one red fragment is the only candidate for two core slots.

    On the first board core slots 1 and 2 are both red; both touch hex 2.
    """
    dawn = 'colours = ["red", "green", "blue", "purple", "red", "blue"'
    assert dawn in BASE_TEXT
    return vivid_of(BASE_TEXT.replace(dawn, 'colours = ["red", "red", "blue", "purple", "red", "blue"'))


# -------------------------------------------------------------------- the pieces
def fresh(seats: int = 2, seed: int = 1, *, game: Vivid = GAME) -> State:
    """The first decision of a game: seat 0 takes from the line of round 1."""
    return game.setup(seats, SimLuck(Random(seed)), None)


def colours(words: str) -> tuple[int, ...]:
    """Colours as numbers, from words."""
    return tuple(sorted(GAME.tables.colour[word] for word in words.split()))


def heap(words: str) -> int:
    """The number of the heap of these fragments."""
    return HEAP_OF[colours(words)]


def _put_back(s: State, fragments: Iterable[int]) -> None:
    for colour in fragments:
        s.bag[colour] += 1


def _fetch(s: State, fragments: Iterable[int]) -> None:
    """Out of the bag; out of the supply where the bag has none."""
    for colour in fragments:
        store = s.bag if s.bag[colour] else s.supply
        assert store[colour], f"no {COLOURS[colour]} fragment is left"
        store[colour] -= 1


def with_board(s: State, seat: int, heaps: Mapping[int, str], *, game: Vivid = GAME) -> State:
    """This seat's hexes hold just this, all others are empty; fragments come from the bag."""
    t, s = game.tables, s.copy()
    for hex, old in enumerate(board_of(t, s, seat)):
        _put_back(s, HEAPS[old])
        set_heap(t, s, seat, hex, 0)
    for hex, words in heaps.items():
        _fetch(s, colours(words))
        set_heap(t, s, seat, hex, heap(words))
    return s


def with_supply(s: State, counts: Mapping[str, int]) -> State:
    """The supply holds so many of these colours; the rest is in the bag."""
    s = s.copy()
    for word, count in counts.items():
        colour = GAME.tables.colour[word]
        s.bag[colour] += s.supply[colour] - count
        s.supply[colour] = count
        assert s.bag[colour] >= 0, f"the bag has not so many {word} fragments"
    return s


def with_bag(s: State, words: str) -> State:
    """The bag holds just this; the rest of it is gone, the supply stays."""
    s = s.copy()
    wanted = colours(words)
    for colour, count in enumerate(s.bag):
        left = wanted.count(colour)
        assert left <= count, f"the bag has not so many {COLOURS[colour]} fragments"
        s.gone[colour] += count - left
        s.bag[colour] = left
    return s


def with_line(s: State, tiles: Mapping[str, str], *, game: Vivid = GAME) -> State:
    """The line is these tiles, left to right, with these fragments; the old line goes back."""
    t, s = game.tables, s.copy()
    for packed in s.on:
        _put_back(s, (c for c, count in enumerate(unpacked(packed)) for _ in range(count)))
    s.deck += tuple(s.line)
    s.line, s.on = [], []
    for key, words in tiles.items():
        _draw_tile(s, t.tile[key])
        _fetch(s, colours(words))
        s.line.append(t.tile[key])
        s.on.append(sum(UNIT[c] for c in colours(words)))
    return s


def _draw_tile(s: State, tile: int) -> None:
    """Out of the deck, or out of the discards."""
    if tile in s.deck:
        s.deck = tuple(other for other in s.deck if other != tile)
    else:
        assert tile in s.discards, "this tile lies somewhere else already"
        s.discards = tuple(other for other in s.discards if other != tile)


def _without_line_tiles(s: State, tiles: Iterable[int]) -> None:
    """Take these tiles out of the line if they lie there, their fragments back into the bag."""
    for tile in tiles:
        if tile in s.line:
            at = s.line.index(tile)
            _put_back(s, (c for c, count in enumerate(unpacked(s.on[at])) for _ in range(count)))
            del s.line[at], s.on[at]
            s.deck += (tile,)


def with_waiting(s: State, seat: int, *keys: str, game: Vivid = GAME) -> State:
    """These tiles wait above this seat's board."""
    s = s.copy()
    tiles = tuple(game.tables.tile[key] for key in keys)
    _without_line_tiles(s, tiles)
    for tile in tiles:
        _draw_tile(s, tile)
    s.waiting[seat] += tiles
    return s


def with_bank(
    s: State, seat: int, tiles: Mapping[Slot, str], *, score_face: bool = False, game: Vivid = GAME
) -> State:
    """These tiles cover these slots of the memory bank, on one face or the other."""
    s = s.copy()
    _without_line_tiles(s, (game.tables.tile[key] for key in tiles.values()))
    for slot, key in tiles.items():
        number = SLOTS.index(slot)
        _draw_tile(s, game.tables.tile[key])
        s.bank[seat * len(SLOTS) + number] = game.tables.tile[key]
        if score_face:
            s.flipped[seat] |= 1 << number
    return s


def with_cores(s: State, seat: int, *cores: int, game: Vivid = GAME) -> State:
    """These core slots are filled."""
    s = s.copy()
    for core in cores:
        _fetch(s, (game.tables.board_colours[seat][core],))
        s.core[seat] |= 1 << core
    return s


def with_cherished(s: State, seat: int, *keys: str, game: Vivid = GAME) -> State:
    """These tiles are cherished moments of this seat."""
    s = s.copy()
    tiles = tuple(game.tables.tile[key] for key in keys)
    _without_line_tiles(s, tiles)
    for tile in tiles:
        _draw_tile(s, tile)
    s.cherished[seat] += tiles
    return s


def with_aspiration(s: State, seat: int, word: str) -> State:
    """This seat's aspiration is this colour; whoever had it gets the other."""
    s = s.copy()
    order = list(s.aspirations)
    there = order.index(GAME.tables.colour[word])
    order[seat], order[there] = order[there], order[seat]
    s.aspirations = tuple(order)
    return s


# -------------------------------------------------------------------- where the game stands
def on_turn(s: State, seat: int, *, game: Vivid = GAME) -> State:
    """The turn comes to this seat, or to whoever has it when this seat must pass."""
    s = s.copy()
    assert remember.give_turn(game.tables, s, (seat - 1) % s.players, ScriptedLuck(), None) is None
    return s


def _line_over(s: State) -> None:
    s.discards += tuple(s.line)
    for packed in s.on:
        for colour, count in enumerate(unpacked(packed)):
            s.gone[colour] += count
    s.line, s.on = [], []


def reflecting(s: State, *, finished: Iterable[int] = (), game: Vivid = GAME) -> State:
    """Reflect begins; what lay in the line is discarded, and these seats have finished already."""
    s = s.copy()
    _line_over(s)
    reflect.begin(game.tables, s, None)
    assert isinstance(s.frame, Reflect)
    done = set(finished)
    s.frame = Reflect(s.frame.using, tuple(seat in done for seat in range(s.seats)))
    return s


def rewarding(s: State, *, game: Vivid = GAME) -> State:
    """Reward begins, and somebody has to choose how core slots are filled."""
    s = s.copy()
    _line_over(s)
    assert reward.begin(game.tables, s, None), "nobody has anything to choose"
    assert isinstance(s.frame, Reward)
    return s


def in_round(s: State, number: int) -> State:
    """The same in another round."""
    s = s.copy()
    s.round = number
    return s


# -------------------------------------------------------------------- rare positions
HEXES = range(GAME.tables.hexes)


def full_board(seats: int = 2) -> State:
    """Seat 0 has no empty hex and must empty one."""
    words = ("red", "blue", "green", "purple", "yellow")
    return on_turn(with_board(fresh(seats), 0, {h: words[h % 5] for h in HEXES}), 0)


def crammed_board(seats: int = 2) -> State:
    """Seat 0 has no empty hex, only one corner of the board has room, and must empty a hex there."""
    triples = ("red blue green", "purple yellow red", "green purple yellow")
    heaps = {h: triples[h % 3] for h in HEXES} | {0: "red", 1: "blue", 3: "green blue", 4: "red red"}
    return on_turn(with_board(fresh(seats), 0, heaps), 0)


def stuck_board(seats: int = 2) -> State:
    """Seat 1 has three fragments in every hex: no rewire can empty one, its turns pass."""
    triples = ("red blue green", "purple yellow red", "green purple yellow")
    return on_turn(with_board(fresh(seats), 1, {h: triples[h % 3] for h in HEXES}), 0)


def all_stuck() -> State:
    """Two players: seat 1 is stuck, seat 0 nearly, so that Remember may end with a line left over."""
    pairs = ("red blue", "purple yellow", "green purple", "yellow red", "blue green")
    heaps = {h: pairs[h % 5] for h in HEXES if h} | {1: "red red blue", 3: "blue green yellow"}
    return on_turn(with_board(stuck_board(), 0, heaps), 0)


def two_end_tiles(seats: int = 2) -> State:
    """A line whose ends hold one fragment each: what is taken may go on to the next tile."""
    line = {
        "red-blue-add": "red",
        "green-purple-add": "green red",
        "blue-yellow-add": "blue",
        "purple-red-add": "red blue",
    }
    return with_line(fresh(seats), line)


def supply_short(seats: int = 2) -> State:
    """Reflect with no red and no green in the supply, and tiles that would give them."""
    s = with_board(fresh(seats), 0, {0: "purple purple", 1: "purple blue red", 2: "yellow"})
    s = with_bank(s, 0, {"swap": "red-blue-split", "nudge": "red-blue-add"})
    return reflecting(with_supply(s, {"red": 0, "green": 0}))


def gain_short(seats: int = 2) -> State:
    """Reflect with an empty supply: combine brings only what it returns."""
    s = with_board(fresh(seats), 0, {4: "red green", 9: "blue blue yellow"})
    return reflecting(with_supply(s, dict.fromkeys(COLOURS, 0)))


def split_of_three(seats: int = 2) -> State:
    """Reflect where a split may only put one of its two colours, and one of them is short."""
    s = with_board(fresh(seats), 0, {4: "purple red blue"})
    s = with_bank(s, 0, {"swap": "red-blue-split"})
    return reflecting(with_supply(s, {"red": 0}))


def split_begun(seats: int = 2) -> State:
    """Seat 0 has begun a split and must pick a purple fragment, of a hex of three or of fewer."""
    s = with_board(fresh(seats), 0, {4: "purple red blue", 9: "purple", 10: "green"})
    s = reflecting(with_bank(s, 0, {"swap": "red-blue-split"}))
    GAME.apply(s, 0, Use("swap"), ScriptedLuck(), None)
    return s


def one_by_one(seats: int = 2) -> State:
    """The last red of the supply: seat 0 could take it, so seat 1 waits; the bag is as short."""
    s = with_board(fresh(seats), 1, {0: "purple", 1: "green green", 2: "purple yellow blue"})
    s = with_board(s, 0, {0: "yellow yellow"})
    s = with_bank(s, 0, {"nudge": "red-blue-add"})
    s = with_bank(s, 1, {"swap": "yellow-red-blue-add", "nudge": "red-blue-split"})
    s = with_supply(s, {"red": 1, "green": 1, "blue": 1, "purple": 1, "yellow": 1})
    return reflecting(with_bag(s, "blue"))


def nothing_whole(seats: int = 2) -> State:
    """Reflect on an empty board: nothing to split, combine, nudge or swap."""
    return reflecting(with_bank(with_board(fresh(seats), 0, {}), 0, {"speculate": "red-blue-split"}))


def empty_bag(seats: int = 2) -> State:
    """Reflect with nothing in the bag: no speculate."""
    return reflecting(with_bag(with_board(fresh(seats), 0, {9: "red blue"}), ""))


def too_many_tiles(seats: int = 2) -> State:
    """Reflect with more waiting tiles than free slots: seat 0 chooses which to lay."""
    s = with_bank(fresh(seats), 0, {"combine": "red-blue-add", "swap": "blue-yellow-add"})
    waiting = ("red-blue-split", "green-purple-add", "purple-red-split")
    return reflecting(with_waiting(s, 0, *waiting))


def filling_choice(seats: int = 2) -> State:
    """Reward: a red thread of seat 0 joins two core slots, and two hexes could fill one of them."""
    heaps = {0: "red", 1: "red blue", 5: "red", 6: "red", 2: "green"}
    return rewarding(with_board(fresh(seats), 0, heaps))


def filling_conflict(game: Vivid, seats: int = 2) -> State:
    """Reward with `crowded_cores`: one fragment in hex 2 could fill either of two slots."""
    return rewarding(with_board(fresh(seats, game=game), 0, {1: "red"}, game=game), game=game)


def short_deal(seats: int = 2) -> State:
    """The end of round 2 with a bag too small for the next line: the supply refills it."""
    s = in_round(with_bag(with_board(fresh(seats), 0, {9: "red"}), "red blue"), 2)
    return reflecting(s, finished=range(1, seats))


RARE: tuple[Callable[[], State], ...] = (
    full_board,
    crammed_board,
    stuck_board,
    all_stuck,
    two_end_tiles,
    supply_short,
    gain_short,
    split_of_three,
    split_begun,
    one_by_one,
    nothing_whole,
    empty_bag,
    too_many_tiles,
    filling_choice,
    short_deal,
)
"""Builders of positions for two players and the shipped edition."""
