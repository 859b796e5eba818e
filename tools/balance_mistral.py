"""How Plus Belle la Vie plays when bots play it by the thousand.

    python tools/balance_mistral.py [--games 5000] [--seats 2 3 4 5] [--jobs 2]

For each number of players: the length of games in turns, the share of rendez-vous made, the winning rate by
seat and by order of play, and for each power of an embrouille how often those who played it won.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import mean, quantiles
from typing import Any

from souvenir.bots import make_bot
from souvenir.bots.search.odds import shares
from souvenir.games.mistral.model import POWERS, Encounter, Play
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes

EVEN, LEAST_MADE, MOST_MADE, POWER = 0.03, 0.60, 0.90, 0.10
"""What must hold: seats this close to even, rendez-vous made between these, powers this close to the mean."""


def _none() -> defaultdict[Any, float]:
    return defaultdict(float)


@dataclass
class Tally:
    """What came of some games with the same number of players."""

    seats: int
    turns: list[int] = field(default_factory=list)
    played: int = 0
    made: int = 0
    capped: int = 0
    points: list[int] = field(default_factory=list)
    by_seat: dict[int, float] = field(default_factory=_none)
    by_order: dict[int, float] = field(default_factory=_none)
    users: Counter[str] = field(default_factory=Counter)
    """By power, players who played it at least once in a game; `encounter` likewise."""
    victories: dict[str, float] = field(default_factory=_none)
    """By power, the shares of victory that these players had."""

    def add(self, other: Tally) -> None:
        self.turns += other.turns
        self.points += other.points
        self.played += other.played
        self.made += other.made
        self.capped += other.capped
        self.users.update(other.users)
        for own, more in ((self.by_seat, other.by_seat), (self.by_order, other.by_order)):
            for number, share in more.items():
                own[number] += share
        for power, share in other.victories.items():
            self.victories[power] += share


def play(seats: int, seed: str) -> Tally:
    """One game, bots in all seats."""
    game = _GAME
    rng = Random(seed)
    luck, bots = SimLuck(rng), [make_bot(game, "greedy") for _ in range(seats)]
    s = game.setup(seats, luck, None)
    used: set[tuple[int, str]] = set()
    while acting := game.to_act(s):
        seat = acting[0]
        legal = game.legal(s, seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(game.view(s, seat), seat, legal, rng)
        if isinstance(action, Play):
            used.add((seat, action.card.rpartition("-")[0]))
        elif isinstance(action, Encounter):
            used.add((seat, "encounter"))
        game.apply(s, seat, action, luck, None)
    won = shares(game.ranks(s))
    tally = Tally(seats, [s.turns], s.played, sum(line.kind == "prize" for line in s.sheet))
    tally.capped = int(s.played < game.view(s, None).last)
    tally.points = [sum(line.points for line in s.sheet if line.seat == seat) for seat in range(seats)]
    for seat, share in enumerate(won):
        tally.by_seat[seat] += share
        tally.by_order[(seat - s.start) % seats] += share
    for seat, power in used:
        tally.users[power] += 1
        tally.victories[power] += won[seat]
    return tally


_GAME = boxes()["mistral"].game()


def report(tally: Tally) -> Iterable[str]:
    """What was found, and whether it is as it must be."""
    games, even = len(tally.turns), 1 / tally.seats
    cuts = quantiles(tally.turns, n=20)
    yield f"{tally.seats} players, {games} games"
    yield (
        f"  turns: mean {mean(tally.turns):.1f}, 5 % under {cuts[0]:.0f}, median {cuts[9]:.0f}, "
        f"5 % over {cuts[-1]:.0f}, longest {max(tally.turns)}; ended by the limit: {tally.capped}"
    )
    yield f"  points: mean {mean(tally.points):.0f}"
    share = tally.made / tally.played
    yield f"  rendez-vous made: {share:.1%} {_fine(LEAST_MADE <= share <= MOST_MADE)}"
    for name, wins in (("seat", tally.by_seat), ("order of play", tally.by_order)):
        rates = [wins[n] / games for n in range(tally.seats)]
        close = max(abs(rate - even) for rate in rates) <= EVEN
        listed = ", ".join(f"{rate:.1%}" for rate in rates)
        yield f"  wins by {name}: {listed} (even {even:.1%}) {_fine(close)}"
    rates_by = {p: tally.victories[p] / tally.users[p] for p in (*POWERS, "encounter") if tally.users[p]}
    typical = mean(rate for p, rate in rates_by.items() if p != "encounter")
    for power, rate in rates_by.items():
        often = tally.users[power] / (games * tally.seats)
        mark = "" if power == "encounter" else _fine(rate <= typical + POWER)
        yield f"  {power}: played by {often:.0%} of players, who won {rate:.1%} (mean {typical:.1%}) {mark}"


def _fine(holds: object) -> str:
    return "ok" if holds else "OUT OF BOUNDS"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.jobs) as pool:
        for seats in options.seats:
            total = Tally(seats)
            seeds = [f"{options.seed}/{seats}/{number}" for number in range(options.games)]
            for tally in pool.map(partial(play, seats), seeds, chunksize=10):
                total.add(tally)
            print("\n".join(report(total)), flush=True)


if __name__ == "__main__":
    main()
