"""Bots see what everybody sees, forget for good, and the better remember more."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from examples.pairs.tests.table import GAME, Played
from souvenir.bots import bot_names, make_bot
from souvenir.kernel.luck import SimLuck
from souvenir_pairs import BOX
from souvenir_pairs.bots import BOTS, Rememberer
from souvenir_pairs.model import Glimpse, Turn

LEVELS = tuple(BOTS)


def test_the_house_finds_them() -> None:
    assert bot_names("pairs") == ("random", *LEVELS)


def wins(weaker: str, stronger: str, games: int = 60) -> int:
    """How often the second wins, each sitting first in half of the games."""
    game, won = BOX.game(), 0
    for number in range(games):
        rng = Random(f"{weaker}/{stronger}/{number}")
        names = (weaker, stronger) if number % 2 else (stronger, weaker)
        bots, luck = [make_bot(game, name) for name in names], SimLuck(rng)
        s = game.setup(2, luck, None)
        while acting := game.to_act(s):
            (seat,) = acting
            chosen = bots[seat].choose(game.view(s, seat), seat, game.legal(s, seat), rng)
            game.apply(s, seat, chosen, luck, None)
        won += game.ranks(s)[names.index(stronger)] == 0
    return won


@pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(("random", *LEVELS))))
def test_who_remembers_more_wins_more(weaker: str, stronger: str) -> None:
    assert wins(weaker, stronger) > 36


def test_a_known_pair_is_found() -> None:
    p = Played()
    for card, shows in ((3, 5), (9, 2), (4, 5), (7, 1)):
        p.turn(card, shows)
    view, expert = GAME.view(p.s, 0), Rememberer(1.0)
    first = expert.choose(view, 0, GAME.legal(p.s, 0), Random(1))
    assert first in (Turn(3), Turn(4))
    p.turn(first.card)
    second = expert.choose(GAME.view(p.s, 0), 0, GAME.legal(p.s, 0), Random(1))
    assert {first, second} == {Turn(3), Turn(4)}


def test_what_is_forgotten_stays_forgotten() -> None:
    view, forgetful = GAME.view(Played().s, 0), Rememberer(0.6)
    lost = 0
    for card in range(16):
        known = [
            forgetful.remembers(Glimpse(card, "kite", ago), replace(view, tries=ago), 0) for ago in range(12)
        ]
        assert known[0], "what lies open is known"
        assert known == sorted(known, reverse=True)
        lost += not known[-1]
    assert lost > 12
