"""Is our own edition of Déjà Vu balanced? Plays bot games and says what the winners built.

Run: .venv/bin/python tools/balance_dejavu.py --games 2000
"""

from __future__ import annotations

import argparse
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from random import Random

from souvenir.bots import make_bot
from souvenir.games.dejavu import BOX
from souvenir.games.dejavu.game import Dejavu
from souvenir.games.dejavu.model import COLOURS, POWERS
from souvenir.games.dejavu.state import State
from souvenir.kernel.masks import bits
from souvenir.lab.simulate import play_one

WITHIN = 5.0
"""Points of percentage that a share among winners may differ from the share among all."""


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    turns: float = 0.0
    points: Counter[str] = field(default_factory=Counter)
    everyone: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.turns += other.turns
        self.points += other.points
        self.everyone += other.everyone
        self.winners += other.winners

    def count(self, game: Dejavu, s: State) -> None:
        self.games += 1
        self.turns += s.turns / s.seats
        for seat, rank in enumerate(game.ranks(s)):
            for line in game.score(s, seat, None):
                self.points[line.rule] += line.points
            built = _built(game, s.ltm[seat])
            self.everyone += built
            if rank == 0:
                self.winners += built


def _built(game: Dejavu, ltm: int) -> Counter[str]:
    """Powers and colours of the cards in a long-term memory."""
    t = game.tables
    found = Counter(COLOURS[t.colour[card]] for card in bits(ltm))
    found.update(POWERS[power] for card in bits(ltm) for power in t.powers[card])
    return found


def play(seats: int, speed: str, first: int, games: int) -> Tally:
    """These games of equal bots, each from its own seed."""
    game = BOX.game(options={"map": "random", "speed": speed}, seats=seats)
    assert isinstance(game, Dejavu)
    bots = [make_bot(game, "greedy") for _ in range(seats)]
    tally = Tally()
    for number in range(first, first + games):
        s, _ = play_one(game, bots, Random(f"balance/{seats}/{speed}/{number}"))
        tally.count(game, s)
    return tally


def gather(seats: int, speed: str, games: int, jobs: int) -> Tally:
    tally, share = Tally(), -(-games // jobs)
    with ProcessPoolExecutor(jobs) as pool:
        parts = [
            pool.submit(play, seats, speed, first, min(share, games - first))
            for first in range(0, games, share)
        ]
        for part in parts:
            tally.add(part.result())
    return tally


def report(title: str, tally: Tally) -> bool:
    """Print the figures; False if a share is out of bounds."""
    print(f"{title}: {tally.games} games, {tally.turns / tally.games:.1f} turns a player")
    lines = sum(tally.points.values())
    print("  points: " + ", ".join(f"{rule} {n / lines:.0%}" for rule, n in tally.points.most_common()))
    fine = True
    for names in (POWERS, COLOURS):
        of_all = sum(tally.everyone[name] for name in names)
        of_winners = sum(tally.winners[name] for name in names)
        for name in names:
            every, won = 100 * tally.everyone[name] / of_all, 100 * tally.winners[name] / of_winners
            within = abs(won - every) <= WITHIN
            fine = fine and within
            print(f"  {name:10} all {every:5.1f} %  winners {won:5.1f} %  {'' if within else 'OUT'}")
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000, help="over all tables together")
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    tables = [(2, "off"), (3, "off"), (4, "off"), (3, "on"), (4, "on")]
    together, fine = Tally(), True
    for seats, speed in tables:
        tally = gather(seats, speed, args.games // len(tables), args.jobs)
        print(f"{seats} seats, speed {speed}: {tally.turns / tally.games:.1f} turns a player", flush=True)
        together.add(tally)
    fine = report("all tables", together)
    raise SystemExit(not fine)


if __name__ == "__main__":
    main()
