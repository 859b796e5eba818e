"""Setting up: the bag and the supply, aspirations, who starts."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.vivid import BOX
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS
from souvenir.games.vivid.prepare import new_state
from souvenir.kernel.luck import ScriptedLuck, SimLuck
from tests.games.vivid.positions import GAME, fresh
from tests.rules import rule


@rule("vivid.setup.bag")
@pytest.mark.parametrize(("players", "bag", "supply"), [(2, 11, 14), (3, 17, 8), (4, 20, 5)])
def test_bag_and_supply_by_players(players: int, bag: int, supply: int) -> None:
    s = new_state(GAME.tables, players, 0, ScriptedLuck())
    assert s.bag == [bag] * 5
    assert s.supply == [supply] * 5


@rule("vivid.setup.aspiration")
def test_each_player_has_another_aspiration_by_chance() -> None:
    dealt = {tuple(fresh(4, seed).aspirations) for seed in range(40)}
    assert all(sorted(wishes) == list(range(5)) for wishes in dealt)
    for player in range(4):
        assert {wishes[player] for wishes in dealt} == set(range(5))


@rule("vivid.setup.aspiration")
def test_all_orders_of_aspirations_are_equally_likely() -> None:
    """Four draws, among five, four, three and two: every order has exactly one way to come."""
    luck = ScriptedLuck([4, 3, 2, 1])
    s = new_state(GAME.tables, 3, 0, luck)
    assert s.aspirations == (4, 3, 2, 1, 0)
    asked: list[int] = []

    class Asked:
        def below(self, n: int) -> int:
            asked.append(n)
            return 0

    new_state(GAME.tables, 3, 0, Asked())
    assert asked == [5, 4, 3, 2, 1]


@rule("vivid.setup.aspiration")
def test_aspirations_are_known_to_their_holder_only() -> None:
    s = fresh(3)
    for viewer in (0, 1, 2, None):
        view = GAME.view(s, viewer)
        shown = [board.aspiration for board in view.boards]
        assert shown == [COLOURS[s.aspirations[seat]] if seat == viewer else None for seat in range(3)]
        assert view.aspirations_left is None


@rule("vivid.setup.aspiration")
def test_all_aspirations_are_shown_at_the_end() -> None:
    s = fresh(3)
    s.frame = None
    view = GAME.view(s, None)
    shown = [board.aspiration for board in view.boards]
    assert [*shown, *(view.aspirations_left or ())] == [COLOURS[c] for c in s.aspirations]


@rule("vivid.setup.start")
@pytest.mark.parametrize("named", [0, 1, 2, 3])
def test_start_player_as_the_host_names(named: int) -> None:
    game = BOX.game(options={"start": str(named)}, seats=4)
    s = game.setup(4, SimLuck(Random(0)), None)
    assert s.start == named
    assert game.to_act(s) == (named,)


@rule("vivid.setup.start")
def test_start_player_by_chance() -> None:
    game = Vivid(GAME.tables.edition, {"start": "chance"})
    for drawn in range(3):
        s = game.setup(3, ScriptedLuck([0, 0, 0, 0, 0, drawn]), None)
        assert s.start == drawn
        assert game.to_act(s) == (drawn,)
