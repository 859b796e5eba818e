"""The six actions of Reflect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import (
    COLOURS,
    SLOTS,
    Gain,
    Move,
    Pick,
    Place,
    Reflect,
    Slot,
    Use,
    Using,
)
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import ScriptedLuck
from tests.games.vivid.hands import Bank, board, play, position, why
from tests.games.vivid.positions import GAME, empty_bag, reflecting
from tests.games.vivid.test_rewire import FLOWER
from tests.rules import rule

ADD_RED = "red-blue-add"
SPLIT = "red-blue-split"
"""Purple into red and green."""
FULL = dict.fromkeys(range(19), "purple")
SOME = "red red green green blue blue purple purple yellow yellow"


def supply(s: State) -> dict[str, int]:
    return dict(zip(COLOURS, s.supply, strict=True))


# -------------------------------------------------------------------- open only if all of it can be done
WHOLE: list[tuple[str, Slot, dict[int, str], dict[int, str]]] = [
    ("add", "swap", FULL, {0: "purple"}),
    ("split", "nudge", {9: "red"}, {9: "purple red"}),
    ("combine", "combine", {9: "red", 8: "red"}, {9: "red red"}),
    ("speculate", "speculate", FULL, {0: "purple"}),
]


@rule("vivid.action.whole")
@pytest.mark.parametrize(("action", "slot", "closed", "opened"), WHOLE, ids=lambda value: str(value)[:9])
def test_an_action_is_open_only_if_it_can_be_done(
    action: str, slot: Slot, closed: dict[int, str], opened: dict[int, str]
) -> None:
    banks: list[Bank] = [{"swap": ADD_RED, "nudge": SPLIT}]
    assert why(reflecting(position(boards=[closed], banks=banks)), 0, Use(slot)) == "vivid.action.whole"
    assert why(reflecting(position(boards=[opened], banks=banks)), 0, Use(slot)) is None


@rule("vivid.action.whole")
def test_nudge_needs_a_neighbour_with_room() -> None:
    full = dict.fromkeys(range(7), "purple purple purple")

    def nudge(heaps: dict[int, str]) -> str | None:
        s = reflecting(position(game=FLOWER, boards=[{}, heaps]), game=FLOWER)
        return why(s, 1, Use("nudge"), FLOWER)

    assert nudge({}) == "vivid.action.whole"
    assert nudge(full) == "vivid.action.whole"
    assert nudge(full | {3: "red red"}) is None


@rule("vivid.action.whole")
def test_swap_needs_a_neighbour_with_a_fragment() -> None:
    assert why(reflecting(position(boards=[{9: "red", 11: "blue"}])), 0, Use("swap")) == "vivid.action.whole"
    assert why(reflecting(position(boards=[{9: "red", 10: "blue"}])), 0, Use("swap")) is None


# -------------------------------------------------------------------- add
@rule("vivid.action.add")
def test_add_puts_the_shown_colour_from_the_supply_into_an_empty_hex() -> None:
    s = reflecting(position(boards=[{9: "blue"}], banks=[{"swap": ADD_RED}]))
    play(s, 0, Use("swap"))
    assert why(s, 0, Place(9)) == "vivid.action.add"
    before = supply(s)
    play(s, 0, Place(10))
    assert board(s) == {9: "blue", 10: "red"}
    assert supply(s) == {**before, "red": before["red"] - 1}


@rule("vivid.supply.short")
def test_add_without_its_colour_in_the_supply_is_not_open() -> None:
    s = reflecting(position(banks=[{"swap": ADD_RED}], supply="green blue purple yellow"))
    assert why(s, 0, Use("swap")) == "vivid.supply.short"
    s = reflecting(position(banks=[{"swap": ADD_RED}], supply="red"))
    assert why(s, 0, Use("swap")) is None


# -------------------------------------------------------------------- split
@rule("vivid.action.split")
@pytest.mark.parametrize(
    ("before", "after"),
    [("purple", "red green"), ("purple blue", "red green blue"), ("purple purple", "red green purple")],
)
def test_split_of_one_or_two_puts_both_colours(before: str, after: str) -> None:
    s = reflecting(position(boards=[{9: before, 8: "blue"}], banks=[{"swap": SPLIT}], supply=SOME))
    play(s, 0, Use("swap"))
    assert why(s, 0, Pick(8, "blue")) == "vivid.action.split"
    play(s, 0, Pick(9, "purple"))
    assert board(s) == {8: "blue", 9: after}
    assert supply(s) == {"red": 1, "green": 1, "blue": 2, "purple": 3, "yellow": 2}


@rule("vivid.action.split")
@pytest.mark.parametrize("gained", ["red", "green"])
def test_split_of_three_puts_one_of_the_two_by_choice(gained: str) -> None:
    s = reflecting(position(boards=[{9: "purple blue blue"}], banks=[{"swap": SPLIT}], supply=SOME))
    play(s, 0, Use("swap"), Pick(9, "purple"))
    assert set(GAME.legal(s, 0)) == {Gain("red"), Gain("green")}
    assert why(s, 0, Gain("purple")) == "vivid.action.split"
    play(s, 0, Gain("red" if gained == "red" else "green"))
    assert board(s) == {9: f"{gained} blue blue"}
    assert supply(s) == {"red": 2, "green": 2, "blue": 2, "purple": 3, "yellow": 2} | {gained: 1}


@rule("vivid.action.split", "vivid.supply.short")
@pytest.mark.parametrize("stock", ["red", "green"])
def test_split_needs_both_from_a_hex_of_one_and_only_one_from_a_hex_of_three(stock: str) -> None:
    banks: list[Bank] = [{"swap": SPLIT}]
    for heap in ("purple", "purple blue"):
        s = reflecting(position(boards=[{9: heap}], banks=banks, supply=stock))
        assert why(s, 0, Use("swap")) == "vivid.supply.short"
    s = reflecting(position(boards=[{9: "purple blue blue", 3: "purple"}], banks=banks, supply=stock))
    play(s, 0, Use("swap"))
    assert list(GAME.legal(s, 0)) == [Pick(9, "purple")]
    assert why(s, 0, Pick(3, "purple")) == "vivid.supply.short"
    play(s, 0, Pick(9, "purple"))
    assert GAME.legal(s, 0) == [Gain("red" if stock == "red" else "green")]


@rule("vivid.action.split", "vivid.supply.short")
def test_split_of_three_with_neither_in_the_supply_is_not_open() -> None:
    s = reflecting(position(boards=[{9: "purple blue blue"}], banks=[{"swap": SPLIT}], supply="blue purple"))
    assert why(s, 0, Use("swap")) == "vivid.supply.short"


@rule("vivid.action.split")
def test_the_removed_fragment_cannot_be_one_of_the_two() -> None:
    """On a tile that splits purple into purple and green: the removed one goes to the supply last."""
    tiles = tuple(
        replace(tile, gives=("purple", "green")) if tile.key == SPLIT else tile
        for tile in GAME.tables.edition.tiles
    )
    game = Vivid(replace(GAME.tables.edition, tiles=tiles), {"start": "0"})
    for heap in ("purple", "purple blue"):
        s = position(game=game, boards=[{9: heap}], banks=[{"swap": SPLIT}], supply="green")
        assert why(reflecting(s, game=game), 0, Use("swap"), game) == "vivid.supply.short"
    s = position(game=game, boards=[{9: "purple blue blue"}], banks=[{"swap": SPLIT}], supply="green")
    s = reflecting(s, game=game)
    play(s, 0, Use("swap"), Pick(9, "purple"), game=game)
    assert list(game.legal(s, 0)) == [Gain("green")]


# -------------------------------------------------------------------- combine
@rule("vivid.action.combine")
def test_combine_returns_any_two_of_one_hex_and_brings_any_one() -> None:
    s = reflecting(position(boards=[{9: "red blue blue", 8: "red", 4: "green green"}], supply=SOME))
    play(s, 0, Use("combine"))
    assert why(s, 0, Pick(8, "red")) == "vivid.action.combine", "a hex with one fragment"
    play(s, 0, Pick(9, "red"))
    assert why(s, 0, Pick(4, "green")) == "vivid.action.combine", "another hex"
    assert why(s, 0, Pick(9, "red")) == "vivid.action.combine", "there is only one red"
    play(s, 0, Pick(9, "blue"))
    assert GAME.legal(s, 0) == [Gain(c) for c in COLOURS]
    play(s, 0, Gain("yellow"))
    assert board(s) == {4: "green green", 8: "red", 9: "blue yellow"}
    assert supply(s) == {"red": 3, "green": 2, "blue": 3, "purple": 2, "yellow": 1}


@rule("vivid.action.combine", "vivid.supply.short")
def test_combine_may_bring_one_of_the_two_back() -> None:
    s = reflecting(position(boards=[{9: "red blue"}], supply=""))
    play(s, 0, Use("combine"), Pick(9, "blue"), Pick(9, "red"))
    assert set(GAME.legal(s, 0)) == {Gain("red"), Gain("blue")}
    assert why(s, 0, Gain("green")) == "vivid.supply.short"
    play(s, 0, Gain("red"))
    assert board(s) == {9: "red"}
    assert supply(s) == {"red": 0, "green": 0, "blue": 1, "purple": 0, "yellow": 0}


# -------------------------------------------------------------------- speculate
@rule("vivid.action.speculate")
def test_speculate_draws_at_once_and_fills_an_empty_hex() -> None:
    s = reflecting(position(boards=[{9: "red"}], bag="red blue blue"))
    told = play(s, 0, Use("speculate"), luck=ScriptedLuck([1]))
    assert s.bag == [1, 0, 1, 0, 0], "drawn before a hex is chosen"
    assert told[0].reveals
    assert isinstance(s.frame, Reflect)
    assert s.frame.using[0] == Using(SLOTS.index("speculate"), picked=(COLOURS.index("blue"),))
    assert why(s, 0, Place(9)) == "vivid.action.speculate"
    play(s, 0, Place(0))
    assert board(s) == {0: "blue", 9: "red"}


@rule("vivid.action.speculate")
def test_every_fragment_of_the_bag_is_as_likely() -> None:
    drawn = []
    for n in range(3):
        s = reflecting(position(bag="red blue blue"))
        play(s, 0, Use("speculate"), Place(0), luck=ScriptedLuck([n]))
        drawn.append(board(s)[0])
    assert drawn == ["red", "blue", "blue"]


@rule("vivid.action.speculate")
def test_no_speculate_with_an_empty_bag() -> None:
    assert why(empty_bag(), 0, Use("speculate")) == "vivid.action.speculate"


# -------------------------------------------------------------------- nudge and swap
@rule("vivid.action.nudge", "vivid.hex.three")
def test_nudge_moves_one_fragment_to_an_adjacent_hex_with_room() -> None:
    s = reflecting(position(boards=[{9: "red blue", 8: "green", 10: "red red red"}]))
    play(s, 0, Use("nudge"))
    assert why(s, 0, Move("red", 9, 11)) == "vivid.action.nudge"
    assert why(s, 0, Move("red", 9, 10)) == "vivid.hex.three"
    play(s, 0, Move("red", 9, 8))
    assert board(s) == {8: "red green", 9: "blue", 10: "red red red"}
    assert why(s, 0, Use("nudge")) == "vivid.reflect.once"


@rule("vivid.action.swap")
def test_swap_exchanges_one_fragment_with_one_of_an_adjacent_hex() -> None:
    s = reflecting(position(boards=[{9: "red red blue", 10: "green green yellow", 0: "purple"}]))
    play(s, 0, Use("swap"))
    assert why(s, 0, Pick(0, "purple")) == "vivid.action.swap", "nothing beside it"
    play(s, 0, Pick(9, "blue"))
    assert why(s, 0, Pick(0, "purple")) == "vivid.action.swap", "not adjacent"
    assert why(s, 0, Pick(9, "red")) == "vivid.action.swap", "the same hex"
    play(s, 0, Pick(10, "green"))
    assert board(s) == {0: "purple", 9: "red red green", 10: "green blue yellow"}
