"""How fast the rules are: random self-play through the public protocol, on one core."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import SimLuck

COPIES = 20_000


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured. A decision with a single legal action is not counted as an action."""

    game: str
    seats: int
    actions: int
    seconds: float
    actions_per_second: float
    games_per_second: float
    copy_microseconds: float


def bench(game: AnyGame, seats: int, *, seconds: float = 5.0, seed: int = 1) -> Speed:
    """Play random games for about this long, listing the legal actions at every decision."""
    rng = Random(seed)
    luck, pick = SimLuck(rng), rng.random
    actions = games = 0
    s = game.setup(seats, luck, None)
    middle = s
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or games == 0:
        s = game.setup(seats, luck, None)
        half, steps = 40, 0
        while acting := game.to_act(s):
            seat = acting[0]
            legal = game.legal(s, seat)
            action = legal[0]
            if len(legal) > 1:
                actions += 1
                action = legal[int(pick() * len(legal))]
            game.apply(s, seat, action, luck, None)
            steps += 1
            if steps == half:
                middle = game.copy(s)
        games += 1
    began = time.perf_counter()
    for _ in range(COPIES):
        game.copy(middle)
    copying = time.perf_counter() - began
    return Speed(game.key, seats, actions, spent, actions / spent, games / spent, copying / COPIES * 1e6)
