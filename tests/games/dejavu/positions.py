"""Positions of Déjà Vu, built piece by piece.

Every helper gives back a new state and keeps what the game conserves. Bits are written as words,
`"red-moon white-sun"`; whatever is not named goes into the memory grid or the deck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from souvenir.games.dejavu import BOX, building, flowering, lattice, memory
from souvenir.games.dejavu.edition import read_edition
from souvenir.games.dejavu.game import Dejavu
from souvenir.games.dejavu.model import POWERS, TILES, Action, Drawing, Keeping, Plant
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import KIND_OF
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Event

BASE_TEXT = BOX.edition().text


def dejavu_of(text: str = BASE_TEXT, *, map: str = "random", speed: str = "off") -> Dejavu:
    """The game with the edition in this text."""
    return Dejavu(read_edition(text, "test.toml"), {"map": map, "speed": speed})


GAME = dejavu_of()
"""The shipped edition on a random map."""
T = GAME.tables


# -------------------------------------------------------------------- a table
def dealt(seats: int = 2, seed: int = 1, *, game: Dejavu = GAME) -> State:
    """Everyone is to choose from the cards dealt."""
    return game.setup(seats, SimLuck(Random(seed)), None)


def fresh(seats: int = 2, seed: int = 1, *, game: Dejavu = GAME) -> State:
    """The first turn of a game; seat 0 has it."""
    s = dealt(seats, seed, game=game)
    while s.turns == 0:
        seat = game.to_act(s)[0]
        game.apply(s, seat, game.legal(s, seat)[0], ScriptedLuck(), None)
    s.start = s.turn = 0
    flowering.begin(s, 0, after=False)
    return s


STRIP = tuple((n // 2 - 3, n % 2) for n in range(TILES))
"""A map two tiles wide: tile n joins n - 2, n - 1, n + 1 and n + 2."""
ROSE = (
    (0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1),
    (1, -2), (2, -2), (2, 0),
)  # fmt: skip
"""A map as round as fifteen tiles can be."""


def with_map(s: State, cells: tuple[tuple[int, int], ...]) -> State:
    """The tiles lie on these cells, in their order."""
    s = s.copy()
    s.cells = tuple(lattice.CELL_OF[cell] for cell in cells)
    s.near = lattice.joined(s.cells)
    return s


def heap(words: str) -> Heap:
    """A heap of bits, from words such as `red-moon`."""
    kinds = []
    for word in words.split():
        colour, shape = word.split("-")
        kinds.append(KIND_OF[shape, colour])  # type: ignore[index]
    return tuple(sorted(kinds))


def with_bits(s: State, tiles: Mapping[int, str], *, loose: str = "", others: str = "grid") -> State:
    """These tiles hold just these bits and these are at hand; the others lie in the grid or on tile 14."""
    s = s.copy()
    left = [kind for kind, count in enumerate(T.bits) for _ in range(count)]
    for cards in s.stm:
        for _, on in cards:
            for kind in on:
                left.remove(kind)
    for kind in (kind for chest in s.chests for kind in chest):
        left.remove(kind)
    s.bits, s.spent, s.loose = [()] * TILES, (), heap(loose)
    for tile, words in tiles.items():
        s.bits[tile] = heap(words)
    for kind in (*s.loose, *(kind for on in s.bits for kind in on)):
        left.remove(kind)
    s.grid = tuple(left)
    if others != "grid":
        s.bits[int(others)] = tuple(sorted((*s.bits[int(others)], *s.grid)))
        s.grid = ()
    return s


def card(key: str, *, game: Dejavu = GAME) -> int:
    return game.tables.card[key]


def _take(s: State, number: int, *, game: Dejavu = GAME) -> None:
    """A card out of the deck, the discards, or somebody's hand, or out of the display."""
    if number >= game.tables.individual:
        layer = max(n for n, mask in enumerate(s.display) if mask >> number & 1)
        s.display[layer] &= ~(1 << number)
        return
    for pile in (s.deck, s.discards):
        if pile[number]:
            pile[number] -= 1
            return
    holder = next(seat for seat, hand in enumerate(s.hands) if hand >> number & 1)
    s.hands[holder] &= ~(1 << number)
    s.known[holder] &= ~(1 << number)


def with_hand(s: State, seat: int, *keys: str) -> State:
    """This seat holds just these cards."""
    s = s.copy()
    for number in bits(s.hands[seat]):
        s.deck[number] += 1
    s.hands[seat] = s.known[seat] = 0
    for key in keys:
        _take(s, card(key))
        s.hands[seat] |= 1 << card(key)
    return s


def _not_in_hand(s: State, seat: int, number: int) -> None:
    if s.hands[seat] >> number & 1:
        s.hands[seat] &= ~(1 << number)
        s.known[seat] &= ~(1 << number)
        s.deck[number] += 1


def with_ltm(s: State, seat: int, *keys: str, game: Dejavu = GAME) -> State:
    """These cards are in long-term memory too, their powers at work."""
    s = s.copy()
    for key in keys:
        number = card(key, game=game)
        _not_in_hand(s, seat, number)
        _take(s, number, game=game)
        memory.enter(game.tables, s, seat, number, None)
    return s


def with_stm(s: State, seat: int, key: str, words: str) -> State:
    """This card is in short-term memory with these bits, which come from wherever they lie on the map."""
    s = s.copy()
    number = card(key)
    _not_in_hand(s, seat, number)
    _take(s, number)
    on = tuple(heap(word)[0] for word in words.split())
    s.stm[seat] += ((number, on),)
    _fetch(s, on)
    return s


def with_chest(s: State, seat: int, words: str) -> State:
    """These bits are in this seat's chests; they come from wherever they lie on the map."""
    s = s.copy()
    _fetch(s, heap(words))
    s.chests[seat] = heap(words)
    return s


def _fetch(s: State, kinds: Heap) -> None:
    for kind in kinds:
        if kind in s.grid:
            at = s.grid.index(kind)
            s.grid = s.grid[:at] + s.grid[at + 1 :]
            continue
        tile = next(n for n, there in enumerate(s.bits) if kind in there)
        at = s.bits[tile].index(kind)
        s.bits[tile] = s.bits[tile][:at] + s.bits[tile][at + 1 :]


def with_fragments(s: State, seat: int, *names: tuple[int, int]) -> State:
    """This seat holds these fragments, each a colour number and seeds, a flower planted for each."""
    s = s.copy()
    for colour, seeds in names:
        number = colour * 5 + seeds - 1
        tile = s.fragments.index(number)
        s.fragments[tile] = None
        s.planted |= 1 << tile
        s.flowers -= 1
        s.held[seat] |= 1 << number
    return s


def with_flower(s: State, seat: int) -> State:
    """A flower has grown on this seat's girl tile."""
    s = s.copy()
    s.pots[seat] = True
    s.flowers -= 1
    return s


FLOWER_CARDS = tuple(face.key for face in T.edition.individual if "flower" in face.powers)


def without_flowers(s: State) -> State:
    """Seat 1 has all twenty flowers: fifteen planted, one on the girl tile, four on cards."""
    s = with_flower(with_ltm(s, 1, *FLOWER_CARDS[:4]), 1)
    return with_fragments(s, 1, *((n // 5, n % 5 + 1) for n in range(15)))


# -------------------------------------------------------------------- where the game stands
def at_building(s: State, seat: int = 0) -> State:
    """Phase 3 begins for this seat."""
    s = s.copy()
    s.turn = seat
    assert building.begin(s, seat), "no bits at hand"
    return s


def at_keeping(s: State, seat: int = 0) -> State:
    """Phase 3 ends for this seat."""
    s = at_building(s, seat)
    s.frame = Keeping(seat)
    return s


def at_flowering(s: State, seat: int = 0, *, girl: int = 0, after: bool = False) -> State:
    """Phase 1 begins for this seat, the girl on this tile."""
    s = s.copy()
    s.turn, s.girl, s.bloomed = seat, girl, False
    flowering.begin(s, seat, after=after)
    return s


def at_drawing(s: State, seat: int = 0) -> State:
    """Phase 4: this seat may discard, then draws."""
    s = s.copy()
    s.turn, s.frame = seat, Drawing(seat)
    return s


def play(
    s: State, *actions: Action, seat: int = 0, luck: tuple[int, ...] = (), game: Dejavu = GAME
) -> tuple[State, list[Event]]:
    """The state after these actions, which must be legal, and what was told."""
    s = s.copy()
    events: list[Event] = []
    drawn = ScriptedLuck(luck)
    for action in actions:
        assert action in game.legal(s, seat), (action, game.check(s, seat, action))
        game.apply(s, seat, action, drawn, events.append)
    game.invariants(s)
    return s, events


def why_not(s: State, action: Action, seat: int = 0, *, game: Dejavu = GAME) -> str | None:
    """The rule that refuses an action; None if it is legal. It must be a candidate."""
    assert action in list(game.candidates(s, seat)), f"{action} is no candidate"
    refusal = game.check(s, seat, action)
    assert (refusal is None) == (action in game.legal(s, seat))
    return refusal.rule if refusal else None


def icon(s: State, seat: int, power: str) -> int:
    """How many icons of this power a seat has."""
    return s.icons[seat * len(POWERS) + POWERS.index(power)]


# -------------------------------------------------------------------- rare positions
def no_flower_left() -> State:
    """Three bits at hand, a free place for a flower, and none in the supply."""
    return at_building(with_bits(without_flowers(fresh()), {}, loose="red-sun red-moon red-star"))


def copy_of_public() -> State:
    """Three players: seat 0 has a public card whose second copy lies in the display."""
    s = with_ltm(fresh(3), 0, "white-4")
    return at_building(with_bits(s, {}, loose="red-sun red-moon red-star blue-star blue-sun"))


def whites_only() -> State:
    """A tile with only white bits, one with a coloured bit among them, one with more than there are tiles."""
    s = with_map(fresh(), STRIP)
    tiles = {0: "white-sun white-moon", 7: "red-sun white-star white-raindrop"}
    return at_flowering(with_bits(s, tiles, others="14"))


def nothing_to_sow() -> State:
    """No tile allows a sowing: phase 2 is skipped, the bit in the chest may be used."""
    s = with_chest(with_bits(with_map(fresh(), STRIP), {3: "white-sun"}), 0, "red-moon")
    return at_flowering(s)


def spread(s: State, sizes: tuple[int, ...], *, loose: int = 0, game: Dejavu = GAME) -> State:
    """The tiles hold so many bits each, so many are at hand, the rest is in the grid."""
    s = s.copy()
    kinds = [kind for kind, count in enumerate(game.tables.bits) for _ in range(count)]
    Random(1).shuffle(kinds)
    for tile, size in enumerate(sizes):
        s.bits[tile] = tuple(sorted(kinds[:size]))
        del kinds[:size]
    s.loose = tuple(sorted(kinds[:loose]))
    s.grid = tuple(sorted(kinds[loose:]))
    return s


UNEVEN = (2,) * 10 + (5,) * 5
"""With 15 bits to come, ten tiles get one each, and five of them a second one."""


def refill_choice() -> State:
    """The bits at hand fill the grid, and its bits do not reach all of the emptiest tiles twice."""
    s = at_keeping(spread(fresh(), UNEVEN, loose=2))
    s.bloomed = True
    return s


def dead_end() -> State:
    """A sowing from the middle of a narrow map, where half the ways are too short."""
    words = "red-sun red-sun red-moon red-moon blue-sun blue-sun blue-moon blue-moon red-star"
    return at_flowering(with_bits(with_map(fresh(), STRIP), {1: words, 9: "green-sun"}), girl=3)


def planted() -> State:
    """Seat 0 has planted a flower in this turn and has another."""
    s = with_flower(with_ltm(with_map(fresh(), STRIP), 0, FLOWER_CARDS[0]), 0)
    return play(at_flowering(s, girl=4), Plant("girl"))[0]


RARE: tuple[Callable[[], State], ...] = (
    no_flower_left,
    whites_only,
    nothing_to_sow,
    refill_choice,
    dead_end,
    planted,
)
"""Builders of positions for two players."""
