"""What a position of Vivid Memories is worth, fitted to how games went on: the WEIGHTS of its bots' mind.

    python tools/fit_vivid.py [--games 500] [--bot greedy] [--jobs 2]

At the end of each Remember the points that a seat still made are explained by what its board promised: points
of threads and of core memories, the number of fragments, and all else. A factor of 1 says that a promise was
kept in full; for fragments it is the points of one.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from random import Random

import numpy as np

from souvenir.bots import make_bot
from souvenir.bots.vivid.mind import WEIGHTS
from souvenir.bots.vivid.outlook import Outlook
from souvenir.bots.vivid.stages import Weights, at_the_end_of_remember
from souvenir.games.vivid.model import ROUNDS, Reflect
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes

NONE, ALL = (0.0,) * ROUNDS, (1.0,) * ROUNDS
GAME = boxes()["vivid"].game()
REST, THREADS, CORES, FRAGMENTS = (
    Weights(focus=WEIGHTS.focus, threads=threads, cores=cores, a_fragment=fragments)
    for threads, cores, fragments in (
        (NONE, NONE, NONE),
        (ALL, NONE, NONE),
        (NONE, ALL, NONE),
        (NONE, NONE, ALL),
    )
)
LOOKS = [Outlook(GAME.tables, weights) for weights in (REST, THREADS, CORES, FRAGMENTS)]
NAMES = ("all else", "threads", "core memories", "a fragment")


def promised(s: State, seat: int) -> list[float]:
    """What a board promises, part by part."""
    rest, *more = (
        look.value(s, seat, at_the_end_of_remember(s, look.w), wish=s.aspirations[seat]) for look in LOOKS
    )
    return [rest, *(value - rest for value in more)]


def points(s: State, seat: int) -> int:
    return sum(line.points for line in s.sheet if line.player == seat)


def play(bot: str, seats: int, seed: int) -> list[tuple[int, list[float], int]]:
    """One game: at the end of each Remember the round, what a board promised, and the points that came."""
    rng = Random(seed)
    luck, bots = SimLuck(rng), [make_bot(GAME, bot) for _ in range(seats)]
    s = GAME.setup(seats, luck, None)
    seen: list[tuple[int, int, list[float], int]] = []
    while acting := GAME.to_act(s):
        if isinstance(s.frame, Reflect) and (not seen or seen[-1][0] != s.round):
            seen += [(s.round, seat, promised(s, seat), points(s, seat)) for seat in range(seats)]
        seat = acting[0]
        legal = GAME.legal(s, seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(GAME.view(s, seat), seat, legal, rng)
        GAME.apply(s, seat, action, luck, None)
    return [(round, parts, points(s, seat) - before) for round, seat, parts, before in seen]


def report(round: int, rows: Sequence[tuple[list[float], int]]) -> str:
    """The factors of one round, each with its standard error."""
    parts = np.array([[*parts, 1.0] for parts, _ in rows])
    came = np.array([came for _, came in rows], float)
    spread = np.linalg.pinv(parts.T @ parts)
    factors = spread @ parts.T @ came
    off = (came - parts @ factors).std()
    explained = np.corrcoef(parts @ factors, came)[0, 1]
    listed = (
        f"{name} {factor:.2f} ± {off * error:.2f}"
        for name, factor, error in zip(NAMES, factors, np.sqrt(spread.diagonal()), strict=False)
    )
    return f"round {round}: {', '.join(listed)} (correlation {explained:.2f}, {len(rows)} boards)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--bot", default="greedy", help="who plays, in all seats")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    by_round: defaultdict[int, list[tuple[list[float], int]]] = defaultdict(list)
    with ProcessPoolExecutor(asked.jobs) as jobs:
        games = jobs.map(partial(play, asked.bot, asked.seats), range(asked.games))
        for number, seen in enumerate(games, start=1):
            print(f"\r{number} of {asked.games} games", end="", flush=True)
            for round, parts, came in seen:
                by_round[round].append((parts, came))
    print()
    for round, rows in sorted(by_round.items()):
        print(report(round, rows))


if __name__ == "__main__":
    main()
