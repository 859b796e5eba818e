"""How often listeners of Memoria Bluff are right: `python -m souvenir.lab.memoria [SEATS ...]`."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from souvenir.bots import make_bot
from souvenir.kernel.registry import boxes
from souvenir.lab.simulate import play_one

GAMES = 1000


@dataclass(frozen=True, slots=True)
class Listening:
    """Votes of bots of one kind, and how many of them were right."""

    bot: str
    seats: int
    games: int
    votes: int
    right: int

    @property
    def share(self) -> float:
        return self.right / self.votes


def listen(bot: str, seats: int, *, games: int = GAMES, seed: int = 1) -> Listening:
    """So many games of such bots alone."""
    game = boxes()["memoria"].game(seats=seats)
    bots = [make_bot(game, bot) for _ in range(seats)]
    votes = right = 0
    for number in range(games):
        s, _ = play_one(game, bots, Random(f"{seed}/{number}"))
        for story in s.past:
            others = [face for seat, face in enumerate(story.laid) if seat != story.orator]
            votes += len(others)
            right += others.count(story.laid[story.orator])
    return Listening(bot, seats, games, votes, right)


def main() -> None:
    """Print the share of right votes for each bot at tables of these sizes, of four if none is named."""
    for bot in ("random", "careful"):
        for seats in map(int, sys.argv[1:] or ("4",)):
            heard = listen(bot, seats)
            print(
                f"{bot:8} {seats} seats, {heard.games} games: {heard.share:6.1%} of {heard.votes} votes right"
            )


if __name__ == "__main__":
    main()
