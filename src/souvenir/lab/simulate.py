"""Bots against bots, by the thousand."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from souvenir.bots import Bot, decide
from souvenir.bots.search.odds import shares
from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import total


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of many games, by seat."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    actions: int
    seconds: float
    wins: tuple[float, ...]
    """A shared victory counts as its share."""
    mean_scores: tuple[float, ...]


def play_one(game: AnyGame, bots: Sequence[Bot[Any, Any]], rng: Random) -> tuple[Any, int]:
    """One game to its end: the final state, and the number of decisions with a choice.

    Chance and every bot have generators of their own: nobody holds the one that deals, or another's.
    """
    chance, *own = (Random(rng.getrandbits(64)) for _ in range(1 + len(bots)))
    luck = SimLuck(chance)
    s = game.setup(len(bots), luck, None)
    decisions = 0
    while acting := game.to_act(s):
        seat = acting[0]
        legal = game.legal(s, seat)
        decisions += len(legal) > 1
        action = decide(bots[seat], game, s, seat, legal, own[seat])
        game.apply(s, seat, action, luck, None)
    return s, decisions


def simulate(
    game: AnyGame,
    bots: Sequence[Bot[Any, Any]],
    names: Sequence[str],
    *,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda done: None,
) -> Summary:
    """Many games, each from its own seed, so that any one of them can be played again alone."""
    seats = len(bots)
    wins, scores, actions = [0.0] * seats, [0] * seats, 0
    began = time.perf_counter()
    for number in range(games):
        s, decisions = play_one(game, bots, Random(f"{seed}/{number}"))
        actions += decisions
        for seat, share in enumerate(shares(game.ranks(s))):
            wins[seat] += share
            scores[seat] += total(list(game.score(s, seat, None)))
        progress(number + 1)
    return Summary(
        game=game.key,
        seats=seats,
        games=games,
        bots=tuple(names),
        actions=actions,
        seconds=time.perf_counter() - began,
        wins=tuple(wins),
        mean_scores=tuple(score / games for score in scores),
    )
