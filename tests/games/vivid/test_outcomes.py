"""Where each action of Reflect can lead, against the rulebook's sentences worked out another way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS, SLOTS, Action, Reflect, Slot, Use
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAPS
from souvenir.kernel.luck import ScriptedLuck
from tests.games.vivid.hands import position
from tests.games.vivid.positions import reflecting
from tests.games.vivid.test_rewire import FLOWER, heaps_of, neighbours
from tests.rules import rule

Heaps = tuple[tuple[int, ...], ...]
Outcome = tuple[Heaps, tuple[int, ...]]
"""The hexes and the supply afterwards."""


def lone(game: Vivid, s: State) -> Outcome:
    return tuple(HEAPS[heap] for heap in s.hexes[: game.tables.hexes]), tuple(s.supply)


def outcomes(game: Vivid, s: State, slot: Slot) -> set[Outcome]:
    """Where the action of a slot can lead, as the game itself plays it."""
    found: set[Outcome] = set()
    todo: list[tuple[State, Action]] = [(s, a) for a in game.legal(s, 0) if a == Use(slot)]
    while todo:
        s, a = todo.pop()
        s = s.copy()
        game.apply(s, 0, a, ScriptedLuck(), None)
        assert isinstance(s.frame, Reflect)
        if s.frame.using[0] is None:
            found.add(lone(game, s))
        else:
            todo += [(s, a) for a in game.legal(s, 0)]
    return found


def changed(heaps: Heaps, hex: int, out: tuple[int, ...], back: tuple[int, ...]) -> Heaps:
    left = Counter(heaps[hex])
    left.subtract(out)
    left.update(back)
    return (*heaps[:hex], tuple(sorted(left.elements())), *heaps[hex + 1 :])


def stocked(stock: tuple[int, ...], back: tuple[int, ...], out: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(n - out.count(c) + back.count(c) for c, n in enumerate(stock))


def expected(
    game: Vivid, s: State, action: str, takes: int | None, gives: tuple[int, ...]
) -> Iterator[Outcome]:
    """The same from the rulebook's sentences."""
    heaps, stock = lone(game, s)
    for hex, heap in enumerate(heaps):
        match action:
            case "add" if not heap and stock[gives[0]]:
                yield changed(heaps, hex, (), gives), stocked(stock, (), gives)
            case "split" if takes is not None and takes in heap:
                for put in [gives] if len(heap) < 3 else [gives[:1], gives[1:]]:
                    if min(stocked(stock, (), put)) >= 0:
                        yield changed(heaps, hex, (takes,), put), stocked(stock, (takes,), put)
            case "combine":
                for pair in combinations(heap, 2):
                    for c in range(5):
                        if stock[c] or c in pair:
                            yield changed(heaps, hex, pair, (c,)), stocked(stock, pair, (c,))
            case "nudge":
                for n in neighbours(game, hex):
                    for c in heap if len(heaps[n]) < 3 else ():
                        yield changed(changed(heaps, hex, (c,), ()), n, (), (c,)), stock
            case "swap":
                for n in neighbours(game, hex):
                    for c in heap:
                        for d in heaps[n]:
                            yield changed(changed(heaps, hex, (c,), (d,)), n, (d,), (c,)), stock


@rule("vivid.action.whole", "vivid.supply.short")
@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("action", ["add", "split", "combine", "nudge", "swap"])
def test_every_action_leads_exactly_where_the_rulebook_says(action: str, seed: int) -> None:
    rng = Random(seed)
    tiles = [tile for tile in FLOWER.tables.edition.tiles if tile.action == action]
    slot: Slot = "speculate" if tiles else next(name for name in SLOTS if name == action)
    tile = rng.choice(tiles) if tiles else None
    heaps = heaps_of(rng, [rng.choice([0, 1, 2, 3, 3]) for _ in range(7)])
    stock = " ".join(rng.choices(COLOURS, k=4))
    s = position(game=FLOWER, boards=[heaps], banks=[{slot: tile.key}] if tile else (), supply=stock)
    s = reflecting(s, game=FLOWER)
    index = FLOWER.tables.colour
    takes = index[tile.takes] if tile and tile.takes else None
    gives = tuple(index[c] for c in tile.gives) if tile else ()
    assert outcomes(FLOWER, s, slot) == set(expected(FLOWER, s, action, takes, gives))
