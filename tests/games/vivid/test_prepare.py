"""Phase 1, Prepare: the line of moments and the fragments on it."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.vivid.model import Reflect, Taking
from souvenir.games.vivid.prepare import lay_line, new_state
from souvenir.games.vivid.rounds import begin_round
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import unpacked
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from tests.games.vivid.hands import keys
from tests.games.vivid.positions import GAME, fresh
from tests.rules import rule

T = GAME.tables


def before_the_line(players: int, *, bag: list[int], supply: list[int]) -> State:
    s = new_state(T, players, 0, ScriptedLuck())
    s.bag, s.supply = bag, supply
    s.gone = [25 - a - b for a, b in zip(bag, supply, strict=True)]
    return s


@rule("vivid.prepare.line", "vivid.prepare.fragments")
@pytest.mark.parametrize(("players", "tiles", "fragments"), [(2, 4, 4), (3, 5, 5), (4, 6, 5)])
def test_line_by_players(players: int, tiles: int, fragments: int) -> None:
    s = fresh(players)
    assert len(s.line) == len(set(s.line)) == tiles
    assert [sum(unpacked(packed)) for packed in s.on] == [fragments] * tiles
    assert len(s.deck) == 20 - tiles
    assert sum(s.bag) == {2: 55, 3: 85, 4: 100}[players] - tiles * fragments


@rule("vivid.prepare.line")
def test_tiles_and_fragments_come_by_chance() -> None:
    lines = [fresh(2, seed) for seed in range(60)]
    assert {tile for s in lines for tile in s.line} == set(range(20))
    first = [unpacked(s.on[0]) for s in lines]
    assert all(any(counts[colour] for counts in first) for colour in range(5))


@rule("vivid.prepare.line")
@pytest.mark.parametrize(("players", "used"), [(2, 12), (3, 15), (4, 18)])
def test_tiles_never_return(players: int, used: int) -> None:
    rng = Random(players)
    luck = SimLuck(rng)
    s = GAME.setup(players, luck, None)
    laid: list[int] = []
    rounds = 0
    while acting := GAME.to_act(s):
        if s.round > rounds:
            rounds = s.round
            laid += s.line
        legal = GAME.legal(s, acting[0])
        GAME.apply(s, acting[0], legal[rng.randrange(len(legal))], luck, None)
    assert rounds == 3
    assert len(laid) == len(set(laid)) == used
    assert len(s.deck) == 20 - used


@rule("vivid.prepare.refill")
def test_one_of_each_colour_refills_an_empty_bag() -> None:
    """16 fragments are needed, 14 are in the bag: five come, and three of them stay."""
    s = before_the_line(2, bag=[14, 0, 0, 0, 0], supply=[5, 5, 5, 5, 5])
    lay_line(T, s, ScriptedLuck(), None)
    assert s.supply == [4, 4, 4, 4, 4]
    assert [unpacked(packed) for packed in s.on] == [(4, 0, 0, 0, 0)] * 3 + [(3, 1, 0, 0, 0)]
    assert s.bag == [0, 0, 1, 1, 1]
    GAME.invariants(s)


@rule("vivid.prepare.refill")
def test_a_bag_that_is_just_enough_is_not_refilled() -> None:
    s = before_the_line(2, bag=[4, 4, 4, 4, 0], supply=[5, 5, 5, 5, 5])
    lay_line(T, s, ScriptedLuck(), None)
    assert s.bag == [0] * 5
    assert s.supply == [5] * 5


@rule("vivid.prepare.refill")
def test_refill_as_often_as_needed_skips_colours_that_the_supply_lacks() -> None:
    s = before_the_line(2, bag=[0, 0, 0, 0, 0], supply=[0, 3, 9, 9, 9])
    lay_line(T, s, ScriptedLuck(), None)
    # 4 + 4 + 4 fragments of the other four colours, then 3 + 3 without green: 18, of which 16 are laid.
    assert s.supply == [0, 0, 4, 4, 4]
    assert sum(sum(unpacked(packed)) for packed in s.on) == 16
    assert sum(s.bag) == 2
    GAME.invariants(s)


@rule("vivid.prepare.refill")
def test_the_line_stays_short_when_the_supply_is_empty_too() -> None:
    s = before_the_line(2, bag=[3, 0, 0, 0, 0], supply=[2, 1, 0, 0, 0])
    lay_line(T, s, ScriptedLuck(), None)
    assert [unpacked(packed) for packed in s.on] == [(4, 0, 0, 0, 0), (1, 1, 0, 0, 0)]
    assert len(s.line) == 2
    assert len(s.deck) == 18, "tiles that would get no fragment are not laid"
    assert s.bag == s.supply == [0] * 5


@rule("vivid.prepare.refill")
def test_without_any_fragment_there_is_no_line_and_nobody_takes() -> None:
    s = before_the_line(3, bag=[0] * 5, supply=[0] * 5)
    begin_round(T, s, ScriptedLuck(), None)
    assert keys(s.line) == []
    assert isinstance(s.frame, Reflect)
    assert GAME.to_act(s) == (0, 1, 2)


@rule("vivid.prepare.line")
def test_the_start_player_has_the_first_turn() -> None:
    s = fresh(3)
    assert s.frame == Taking(0)
