"""The end of the game: who has won, and how ties are broken."""

from __future__ import annotations

import pytest

from souvenir.games.vivid.model import Scored
from souvenir.games.vivid.state import State
from souvenir.kernel.talk import total
from tests.games.vivid.hands import play, position, reward
from tests.games.vivid.positions import GAME, reflecting
from tests.rules import rule


def finished(seats: int, start: int, *scores: tuple[int, int]) -> State:
    """A game that is over: by seat, points without and from the aspiration."""
    s = position(seats=seats, start=start, round=3)
    s.frame = None
    for seat, (other, wish) in enumerate(scores):
        s.sheet += (
            Scored(2, seat, "thread", other, 0, 0, 1),
            Scored(3, seat, "wish-hexes", wish, 0, 0, wish),
            Scored(3, seat, "wish-cores", 0, 0, 0, 0),
        )
    return s


@rule("vivid.win")
def test_most_points_win() -> None:
    assert GAME.ranks(finished(3, 0, (20, 3), (30, 0), (10, 5))) == (1, 0, 2)


@rule("vivid.win")
def test_the_game_is_over_after_three_rounds() -> None:
    s = reflecting(position())
    for round in (1, 2):
        reward(s)
        assert (s.round, bool(GAME.to_act(s))) == (round + 1, True)
        s = reflecting(s)
    reward(s)
    assert (s.round, s.frame) == (3, None)
    assert GAME.to_act(s) == ()
    assert [GAME.legal(s, seat) for seat in (0, 1)] == [(), ()]


@rule("vivid.win")
def test_points_of_all_rounds_count() -> None:
    s = reflecting(position(cores=[[0, 1, 2]], boards=[{}, {9: "red"}], wishes=["purple", "red"]))
    for _ in range(2):
        s = reflecting(reward(s))
    reward(s)
    assert [total(list(GAME.score(s, seat, None))) for seat in (0, 1)] == [3 * 18, 1]
    assert GAME.ranks(s) == (0, 1)


@rule("vivid.tie.aspiration")
def test_a_tie_goes_to_more_aspiration_points() -> None:
    assert GAME.ranks(finished(3, 0, (20, 4), (22, 2), (21, 3))) == (0, 2, 1)


@rule("vivid.tie.aspiration")
def test_aspiration_points_of_all_kinds_break_a_tie() -> None:
    s = finished(2, 0, (20, 4), (22, 1))
    s.sheet += (Scored(3, 1, "wish-moments", 5, 0, 0, 1), Scored(3, 0, "thread", 4, 0, 0, 1))
    assert [sum(line.points for line in s.sheet if line.player == seat) for seat in (0, 1)] == [28, 28]
    assert GAME.ranks(s) == (1, 0)


@rule("vivid.tie.order")
@pytest.mark.parametrize(("start", "second", "fourth"), [(0, 1, 3), (1, 2, 0), (2, 3, 1), (3, 0, 2)])
def test_rulebook_example_the_fourth_beats_the_second(start: int, second: int, fourth: int) -> None:
    """From the French rulebook: still tied, the 4th of the last round's order wins over the 2nd."""
    scores = [(10, 1)] * 4
    scores[second] = scores[fourth] = (20, 5)
    ranks = GAME.ranks(finished(4, start, *scores))
    assert (ranks[fourth], ranks[second]) == (0, 1)


@rule("vivid.tie.order")
def test_the_start_player_of_the_last_round_loses_every_tie() -> None:
    assert GAME.ranks(finished(3, 1, (9, 1), (9, 1), (9, 1))) == (0, 2, 1)


@rule("vivid.tie.order")
def test_the_order_is_that_of_the_last_round() -> None:
    """The marker does not move in round 3, whoever has its last turn."""
    s = position(start=1, round=3, line={"red-blue-add": "red red"})
    tile = GAME.legal(s, 1)[0]
    play(s, 1, tile, tile)
    play(s, 1, GAME.legal(s, 1)[0])
    assert s.start == 1
    s.sheet, s.frame = (), None
    assert GAME.ranks(s) == (0, 1)
