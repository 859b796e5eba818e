"""The greedy bot: it knows when to sell, what to throw for, and leaves random play far behind."""

from __future__ import annotations

from random import Random

from souvenir.bots import make_bot
from souvenir.games.mistral.model import Action, Lay, Move, Sell, Throw
from souvenir.games.mistral.state import State
from souvenir.lab.simulate import simulate
from tests.games.mistral.positions import GAME, dice, play, position

GREEDY = make_bot(GAME, "greedy")


def choice(s: State, seat: int = 0) -> Action:
    chosen: Action = GREEDY.choose(GAME.view(s, seat), seat, GAME.legal(s, seat), Random(1))
    return chosen


def test_it_brings_the_last_figure_to_a_rendezvous_where_its_own_columns_stand() -> None:
    s = position(
        columns=[["luna luna luna luna", "agathe agathe agathe"], ["gauthier"], ["thomas"]],
        figures={"luna": "street", "agathe": "harbour", "gauthier": "harbour"},
    )
    assert choice(s) == Move("luna", "harbour")
    play(s, 0, Move("luna", "harbour"))
    assert choice(s) == Throw()
    play(s, 0, Throw(), luck=dice("661111111"))
    assert isinstance(choice(s), Sell)


def test_it_does_not_help_others_to_a_great_sale() -> None:
    s = position(
        columns=[["luna"], ["gauthier " * 6], ["agathe " * 6]],
        figures={"luna": "street", "agathe": "harbour", "gauthier": "harbour"},
    )
    assert choice(s) != Move("luna", "harbour")


def test_with_a_full_hand_it_lays() -> None:
    s = position(hands=["luna luna luna luna sonia thomas agathe mirta odile"], columns=[["luna luna"]])
    assert isinstance(choice(s), Lay)


def test_one_greedy_against_two_random() -> None:
    for seat in range(3):
        names = ["greedy" if n == seat else "random" for n in range(3)]
        summary = simulate(GAME, [make_bot(GAME, name) for name in names], names, games=2, seed=1)
        assert summary.wins[seat] == 2
