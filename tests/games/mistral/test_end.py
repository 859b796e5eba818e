"""How the game ends, and who has won."""

from __future__ import annotations

import pytest

from souvenir.games.mistral.model import Done, Move, RendezVous, Sell, Selling, Throw, Turn
from souvenir.games.mistral.state import State
from tests.games.mistral.positions import GAME, T, dice, keys_told, play, points, position, top
from tests.rules import rule

MADE, MISSED = "661111111", "611111111"


def last_but(seats: int, played: int) -> State:
    """So many have been played, and Luna is one step from the next."""
    return position(
        seats=seats,
        columns=[["luna luna", "mirta"], ["gauthier"]],
        figures={"luna": "street", "gauthier": "harbour", "agathe": "harbour"},
        played=played,
    )


@rule("mistral.end")
@pytest.mark.parametrize(("seats", "last"), [(2, 5), (3, 5), (4, 7), (5, 7)])
@pytest.mark.parametrize("throw", [MADE, MISSED])
def test_the_fifth_or_the_seventh_ends_it_made_or_missed(seats: int, last: int, throw: str) -> None:
    for played, over in ((last - 2, False), (last - 1, True)):
        s = last_but(seats, played)
        play(s, 0, Move("luna", "harbour"))
        while isinstance(top(s), RendezVous):
            play(s, GAME.to_act(s)[0], Throw(), luck=dice(throw))
        while s.frames and isinstance(top(s), Selling):
            play(s, GAME.to_act(s)[0], Done())
        assert (not s.frames) == over
        assert s.played == played + 1
        if over:
            break


@rule("mistral.end.at-once")
def test_the_last_prize_and_sale_are_carried_out_and_nothing_else() -> None:
    s = last_but(3, 4)
    told = play(s, 0, Move("luna", "harbour"))
    told += play(s, 0, Throw(), luck=dice(MADE))
    told += play(s, 0, Sell(0))
    assert top(s) == Selling(T.place["harbour"], 1, 0, tuple(sorted(map(int, MADE))))
    told += play(s, 1, Done())
    assert s.frames == ()
    assert list(GAME.to_act(s)) == []
    v = GAME.view(s, None)
    assert len(v.rendezvous) == 1, "no new one opens"
    assert "mistral-event-opened" not in keys_told(told, None)
    assert keys_told(told, None)[-3:] == ["mistral-event-over", *["mistral-event-majority"] * 2]
    assert points(s, 0) == 2000 + 3000 + 2000, "prize, Luna, and Mirta controlled alone"


@rule("mistral.majority")
def test_two_thousand_for_each_character_controlled_alone() -> None:
    s = position(columns=[["luna", "mirta mirta", "agathe"], ["agathe", "thomas"]], played=4)
    assert sum(line.points for line in GAME.forecast(s, 0, None)) == 4000
    assert {line.rule for line in GAME.forecast(s, 0, None)} == {"mistral.majority"}
    s.turns = T.edition.most_turns
    play(s, 0, Done())
    assert [points(s, seat) for seat in range(3)] == [4000, 2000, 0], "Agathe is shared: nobody's"
    assert list(GAME.forecast(s, 0, None)) == []


@rule("mistral.win")
def test_most_points_wins_and_ties_share() -> None:
    s = position(columns=[["luna"], ["thomas"], []])
    s.turns = T.edition.most_turns
    play(s, 0, Done())
    assert [points(s, seat) for seat in range(3)] == [2000, 2000, 0]
    assert list(GAME.ranks(s)) == [0, 0, 2]


@rule("mistral.win")
def test_a_total_is_the_sum_of_its_lines() -> None:
    s = last_but(3, 4)
    play(s, 0, Move("luna", "harbour"))
    play(s, 0, Throw(), luck=dice(MADE))
    play(s, 0, Sell(0))
    play(s, 1, Done())
    for seat in range(3):
        assert points(s, seat) == sum(line.points for line in GAME.score(s, seat, None))
    assert list(GAME.ranks(s)) == [0, 1, 2]
    assert not any(isinstance(f, Turn) for f in s.frames)
