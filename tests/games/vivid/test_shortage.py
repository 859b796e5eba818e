"""Who waits in Reflect: only who might take what a player before them could still take."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from souvenir.games.vivid.model import COLOURS, SLOTS, Done, Gain, Pick, Place, Reflect, Use
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.vivid import hands
from tests.games.vivid.hands import board, play, position, why
from tests.games.vivid.positions import GAME, one_by_one, reflecting, with_board
from tests.rules import rule

ADD_RED, ADD_RED_TOO = "red-blue-add", "yellow-red-blue-add"
SPLIT_RED = "yellow-green-split"
"""Blue into yellow and red."""
PURPLE = "red-blue-split"
"""Purple into red and green."""
ELSE, ELSE_TOO, ELSE_MORE = "green-purple-add", "blue-yellow-add", "purple-red-add"
"""Tiles that never show red."""
NO_COMBINE: hands.Bank = {"combine": f"{ELSE}*"}
WAITS = "vivid.reflect.one-by-one"


def red_wanted(first: hands.Bank, red: int, *, waiting: tuple[str, ...] = ()) -> State:
    """Seat 1 would add red; seat 0, who goes first, holds this."""
    return reflecting(
        position(
            banks=[first, {"combine": f"{ELSE_MORE}*", "swap": ADD_RED_TOO}],
            waiting=[waiting],
            supply=" ".join(["red"] * red),
        )
    )


MOST: list[tuple[str, hands.Bank, tuple[str, ...], int]] = [
    ("nothing", NO_COMBINE, (), 0),
    ("an add tile", {**NO_COMBINE, "nudge": ADD_RED}, (), 1),
    ("an add tile that is used", {**NO_COMBINE, "nudge": f"{ADD_RED}*"}, (), 0),
    ("a split tile", {**NO_COMBINE, "nudge": SPLIT_RED}, (), 1),
    ("a tile that shows no red", {**NO_COMBINE, "nudge": ELSE_TOO}, (), 0),
    ("an uncovered combine", {}, (), 1),
    ("an uncovered combine and two tiles", {"nudge": ADD_RED, "swap": SPLIT_RED}, (), 3),
    ("a covered combine", {"combine": ADD_RED}, (), 1),
    ("a waiting tile", NO_COMBINE, (ADD_RED,), 1),
    ("a waiting tile and combine", {}, (ADD_RED,), 2),
    ("two waiting tiles", NO_COMBINE, (ADD_RED, SPLIT_RED), 2),
    (
        "two waiting tiles and one free slot",
        {**NO_COMBINE, "speculate": f"{ELSE_TOO}*", "swap": f"{PURPLE}*"},
        (ADD_RED, SPLIT_RED),
        1,
    ),
    (
        "a waiting tile that must cover combine",
        {"speculate": f"{ELSE_TOO}*", "nudge": f"{PURPLE}*", "swap": f"{ELSE}*"},
        ("green-blue-yellow-add",),
        0,
    ),
    (
        "a waiting tile that may leave combine free",
        {"speculate": f"{ELSE_TOO}*", "swap": f"{ELSE}*"},
        ("green-blue-yellow-add",),
        1,
    ),
]


@rule("vivid.reflect.one-by-one")
@pytest.mark.parametrize(
    ("bank", "waiting", "most"), [case[1:] for case in MOST], ids=[case[0] for case in MOST]
)
def test_exactly_what_the_first_could_take_is_kept_for_them(
    bank: hands.Bank, waiting: tuple[str, ...], most: int
) -> None:
    expected = WAITS if most else "vivid.supply.short"
    assert why(red_wanted(bank, most, waiting=waiting), 1, Use("swap")) == expected
    assert why(red_wanted(bank, most + 1, waiting=waiting), 1, Use("swap")) is None


@rule("vivid.reflect.one-by-one")
def test_what_is_used_is_kept_no_longer() -> None:
    s = red_wanted({"nudge": ADD_RED}, 2)
    s = with_board(s, 0, {9: "blue blue"})
    assert why(s, 1, Use("swap")) == WAITS, "an add tile and combine"
    play(s, 0, Use("combine"), Pick(9, "blue"), Pick(9, "blue"))
    assert why(s, 1, Use("swap")) == WAITS, "combine is begun, not yet done"
    play(s, 0, Gain("blue"))
    assert why(s, 1, Use("swap")) is None, "one is kept for the add tile"
    play(s, 1, Use("swap"), Place(0))
    play(s, 0, Use("nudge"), Place(0))
    assert s.supply[0] == 0


@rule("vivid.reflect.one-by-one")
def test_the_first_unfinished_player_never_waits() -> None:
    s = red_wanted({"nudge": ADD_RED}, 1)
    assert why(s, 0, Use("nudge")) is None
    assert why(s, 1, Use("swap")) == WAITS
    play(s, 0, Done())
    assert why(s, 1, Use("swap")) is None


@rule("vivid.reflect.one-by-one")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_order_is_clockwise_from_the_marker(start: int) -> None:
    """Everyone could take red, by combine or otherwise, and only the first in order need not wait."""
    adds: list[hands.Bank] = [
        {"combine": f"{ELSE}*", "swap": ADD_RED},
        {"combine": f"{ELSE_TOO}*", "swap": ADD_RED_TOO},
        {"combine": f"{ELSE_MORE}*"},
    ]
    s = reflecting(position(seats=3, start=start, banks=adds, supply="red"))
    first = 1 if start == 1 else 0
    assert why(s, first, Use("swap")) is None
    assert why(s, 1 - first, Use("swap")) == WAITS
    play(s, first, Use("swap"))
    assert why(s, 1 - first, Use("swap")) == WAITS
    play(s, first, Place(9))
    assert why(s, 1 - first, Use("swap")) == "vivid.supply.short"


@rule("vivid.reflect.one-by-one")
@pytest.mark.parametrize(
    ("first", "kept"),
    [({}, 1), ({"speculate": ADD_RED}, 0)],
    ids=["an uncovered speculate", "a covered speculate"],
)
def test_the_bag_is_kept_for_a_speculate_to_come(first: hands.Bank, kept: int) -> None:
    short = reflecting(position(banks=[first], bag=" ".join(["blue"] * kept)))
    assert why(short, 1, Use("speculate")) == (WAITS if kept else "vivid.action.speculate")
    enough = reflecting(position(banks=[first], bag=" ".join(["blue"] * (kept + 1))))
    assert why(enough, 1, Use("speculate")) is None
    if kept:
        play(short, 0, Use("speculate"), luck=ScriptedLuck())
        assert why(short, 1, Use("speculate")) == "vivid.action.speculate", "drawn at once"


@rule("vivid.reflect.one-by-one")
def test_a_speculate_is_kept_no_longer_once_used() -> None:
    s = reflecting(position(bag="blue blue"))
    play(s, 0, Use("speculate"))
    assert why(s, 1, Use("speculate")) is None


@rule("vivid.reflect.one-by-one")
def test_a_split_waits_for_both_colours_and_from_three_for_one() -> None:
    banks: list[hands.Bank] = [{**NO_COMBINE, "nudge": ADD_RED}, {"combine": f"{ELSE_TOO}*", "swap": PURPLE}]
    s = reflecting(position(boards=[{}, {9: "purple"}], banks=banks, supply="red green"))
    assert why(s, 1, Use("swap")) == WAITS
    s = reflecting(
        position(boards=[{}, {9: "purple", 4: "purple blue blue"}], banks=banks, supply="red green")
    )
    play(s, 1, Use("swap"))
    assert why(s, 1, Pick(9, "purple")) == WAITS
    play(s, 1, Pick(4, "purple"))
    assert why(s, 1, Gain("red")) == WAITS
    play(s, 1, Gain("green"))
    assert board(s, 1) == {4: "green blue blue", 9: "purple"}


@rule("vivid.reflect.one-by-one")
@pytest.mark.parametrize(("colour", "add"), [("red", ADD_RED), ("green", "red-green-purple-add")])
def test_a_split_that_may_still_open_waits_even_if_half_of_it_is_missing(colour: str, add: str) -> None:
    """One fragment that seat 0 could take, none of the other: from a hex of three it may yet come."""
    banks: list[hands.Bank] = [{**NO_COMBINE, "nudge": add}, {"combine": f"{ELSE_TOO}*", "swap": PURPLE}]
    s = reflecting(position(boards=[{}, {9: "purple", 4: "purple blue blue"}], banks=banks, supply=colour))
    assert why(s, 1, Use("swap")) == WAITS
    s = reflecting(position(boards=[{}, {9: "purple"}], banks=banks, supply=colour))
    assert why(s, 1, Use("swap")) == "vivid.supply.short"


@rule("vivid.reflect.one-by-one")
def test_combine_brings_what_is_left_once_its_two_are_back() -> None:
    """Seat 0 could take one red; seat 1 returns a red and a blue, or two red ones."""
    banks: list[hands.Bank] = [{**NO_COMBINE, "nudge": ADD_RED}]
    s = reflecting(position(boards=[{}, {9: "red blue", 4: "red red"}], banks=banks, supply=""))
    one = s.copy()
    play(one, 1, Use("combine"), Pick(9, "red"), Pick(9, "blue"))
    assert GAME.legal(one, 1) == [Gain("blue")]
    assert why(one, 1, Gain("red")) == WAITS
    play(s, 1, Use("combine"), Pick(4, "red"), Pick(4, "red"))
    assert GAME.legal(s, 1) == [Gain("red")]


@rule("vivid.reflect.one-by-one", "vivid.reflect.together")
def test_what_takes_nothing_scarce_never_waits() -> None:
    s = one_by_one()
    waits = {slot: why(s, 1, Use(slot)) for slot in SLOTS}
    assert waits == {"combine": None, "speculate": WAITS, "nudge": WAITS, "swap": WAITS}
    play(s, 1, Done())
    assert GAME.to_act(s) == (0,)


# -------------------------------------------------------------------- against all ways to place tiles
def most_by_placing(s: State, seat: int, thing: int) -> int:
    """The most of a colour (or, as number 5, of the bag) that a seat can take, over all ways to place."""
    bank: list[int | None] = s.bank[seat * 4 : seat * 4 + 4]
    free = [slot for slot in range(4) if bank[slot] is None]
    best = 0
    for placed in permutations(s.waiting[seat], min(len(free), len(s.waiting[seat]))):
        for slots in permutations(free, len(placed)):
            covered = dict(zip(slots, placed, strict=True))
            takes = 0
            for slot in range(4):
                tile = covered.get(slot, bank[slot])
                if tile is None:
                    mine = {"combine": thing < 5, "speculate": thing == 5}.get(SLOTS[slot], False)
                    takes += mine and not s.used[seat] >> slot & 1
                elif thing < 5 and not s.flipped[seat] >> slot & 1:
                    takes += GAME.tables.edition.tiles[tile].gives.count(COLOURS[thing])
            best = max(best, takes)
    return best


@rule("vivid.reflect.one-by-one")
@pytest.mark.parametrize("seed", range(60))
def test_waiting_is_by_the_most_over_all_ways_to_place(seed: int) -> None:
    rng = Random(seed)
    tiles = [tile.key for tile in GAME.tables.edition.tiles]
    rng.shuffle(tiles)
    start = rng.randrange(3)
    banks: list[hands.Bank] = [
        {slot: tiles.pop() + rng.choice(["", "*"]) for slot in SLOTS if rng.random() < 0.4} for _ in range(3)
    ]
    waiting = [[tiles.pop() for _ in range(rng.choice([0, 1, 2]))] for _ in range(3)]
    last = (start + 2) % 3
    waiting[last] = []
    colour = rng.randrange(5)
    tile = next(
        t.key for t in GAME.tables.edition.tiles if t.action == "add" and t.gives == (COLOURS[colour],)
    )
    banks = [{slot: key for slot, key in bank.items() if key.rstrip("*") != tile} for bank in banks]
    waiting = [[key for key in mine if key != tile] for mine in waiting]
    banks[last] = {**banks[last], "swap": tile}
    plenty = position(seats=3, start=start, banks=banks, waiting=waiting, bag="red")
    kept = sum(most_by_placing(plenty, (start + n) % 3, colour) for n in range(2))
    for stock, waits in ((kept, True), (kept + 1, False)):
        supply = " ".join([COLOURS[colour]] * stock)
        s = position(seats=3, start=start, banks=banks, waiting=waiting, supply=supply, bag="red red")
        s.frame = Reflect((None,) * 3, (False,) * 3)
        refused = why(s, last, Use("swap"))
        assert refused == ((WAITS if kept else "vivid.supply.short") if waits else None)
    in_bag = sum(most_by_placing(plenty, (start + n) % 3, 5) for n in range(2))
    if "speculate" not in banks[last]:
        for stock, waits in ((in_bag, True), (in_bag + 1, False)):
            s = position(seats=3, start=start, banks=banks, waiting=waiting, bag=" ".join(["red"] * stock))
            s.frame = Reflect((None,) * 3, (False,) * 3)
            refused = why(s, last, Use("speculate"))
            assert refused == ((WAITS if in_bag else "vivid.action.speculate") if waits else None)


@rule("vivid.reflect.one-by-one", "vivid.supply.short")
@pytest.mark.parametrize("seed", range(20))
def test_nobody_loses_a_fragment_to_somebody_later(seed: int) -> None:
    """What a player could do alone they can do whatever those after them did in the meantime."""
    rng = Random(seed)
    banks: list[hands.Bank] = [
        {"nudge": ADD_RED, "swap": PURPLE},
        {"nudge": ADD_RED_TOO, "swap": SPLIT_RED},
        {"nudge": ELSE, "swap": "blue-purple-red-split"},
    ]
    heaps = {9: "purple blue", 4: "yellow yellow blue", 14: "purple"}
    supply = " ".join(rng.choices(COLOURS, k=rng.randrange(3, 9)))
    s = reflecting(position(seats=3, boards=[heaps] * 3, banks=banks, supply=supply, bag="red blue"))
    for _ in range(30):
        seat = rng.choice((1, 2))
        legal = [a for a in GAME.legal(s, seat) if a != Done()]
        if legal:
            could = set(GAME.legal(s, 0))
            play(s, seat, rng.choice(legal))
            assert could <= set(GAME.legal(s, 0))
