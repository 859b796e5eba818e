"""How fast the rules are: random self-play through the public protocol, on one core."""

from __future__ import annotations

import time
from dataclasses import dataclass

from souvenir import engine
from souvenir.kernel.game import AnyGame
from souvenir.lab.playout import Playouts

COPIES = 20_000


@dataclass(frozen=True, slots=True)
class Speed:
    """What was measured. A decision with a single legal action is not counted as an action."""

    game: str
    seats: int
    compiled: bool
    actions: int
    seconds: float
    actions_per_second: float
    games_per_second: float
    copy_microseconds: float


def bench(game: AnyGame, seats: int, *, seconds: float = 5.0, seed: int = 1) -> Speed:
    """Play random games for about this long, listing the legal actions at every decision."""
    playouts = Playouts(game, seats, seed)
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds or playouts.games == 0:
        playouts.play_one()
    began = time.perf_counter()
    playouts.copy(COPIES)
    copying = time.perf_counter() - began
    return Speed(
        game=game.key,
        seats=seats,
        compiled=engine.in_use(game) == "compiled",
        actions=playouts.actions,
        seconds=spent,
        actions_per_second=playouts.actions / spent,
        games_per_second=playouts.games / spent,
        copy_microseconds=copying / COPIES * 1e6,
    )
