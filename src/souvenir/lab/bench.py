"""How fast the rules are: random self-play through the public protocol, on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from statistics import median

from souvenir import engine
from souvenir.kernel.game import AnyGame
from souvenir.lab.arena import LabError
from souvenir.lab.playout import Playouts

COPIES = 20_000
PAIRS = 3
"""How many times plain and compiled take turns when they are compared."""


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
    """Play random games for about so many seconds of processor time: a busy machine changes nothing then.

    The legal actions are listed at every decision.
    """
    playouts = Playouts(game, seats, seed)
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or playouts.games == 0:
        playouts.play_one()
    began = time.process_time()
    playouts.copy(COPIES)
    copying = time.process_time() - began
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


class NothingToCompare(LabError):
    """There are no compiled rules that fit the source."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Plain and compiled rules, measured in turn: the middle of each, and of the ratios pair by pair."""

    game: str
    seats: int
    plain: float
    compiled: float
    ratio: float
    copy_microseconds: float
    """A state copied by the compiled rules."""


def compare(key: str, seats: int, *, seconds: float) -> Comparison:
    """Measure both by turns, each in a process of its own, so that a busy machine slows both alike."""
    pairs = [
        (_measured(key, seats, seconds, "plain"), _measured(key, seats, seconds, "compiled"))
        for _ in range(PAIRS)
    ]
    return Comparison(
        game=key,
        seats=seats,
        plain=median(plain.actions_per_second for plain, _ in pairs),
        compiled=median(compiled.actions_per_second for _, compiled in pairs),
        ratio=median(compiled.actions_per_second / plain.actions_per_second for plain, compiled in pairs),
        copy_microseconds=median(compiled.copy_microseconds for _, compiled in pairs),
    )


def _measured(key: str, seats: int, seconds: float, which: str) -> Speed:
    command = [sys.executable, "-m", "souvenir", "bench", key, "--json"]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    environment = os.environ | {"SOUVENIR_ENGINE": which}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise NothingToCompare(ran.stderr.strip().rpartition("\n")[2])
    speed = Speed(**json.loads(ran.stdout))
    assert speed.compiled == (which == "compiled")
    return speed
