"""Playing the games of an arena that are not played yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, wait
from itertools import islice

from souvenir.lab.arena.contest import Contest, play_match
from souvenir.lab.arena.folder import Folder, Outcome
from souvenir.lab.arena.standings import Standings, stand
from souvenir.lab.arena.workers import LabError, Workers

AHEAD = 3
"""Games that wait for each worker, so that none of them does."""

Progress = Callable[[int], None]


def play_on(
    contest: Contest, folder: Folder, workers: Workers, games: int, progress: Progress = lambda done: None
) -> list[Outcome]:
    """The first so many games; those that the folder keeps already are not played again."""
    outcomes = {number: outcome for number, outcome in folder.outcomes().items() if number < games}
    progress(len(outcomes))
    waiting = iter([number for number in range(games) if number not in outcomes])
    under_way: dict[Future[str], int] = {}
    try:
        while True:
            for number in islice(waiting, AHEAD * workers.count - len(under_way)):
                under_way[workers.executor.submit(play_match, contest, number)] = number
            if not under_way:
                return [outcomes[number] for number in range(games)]
            for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                number = under_way.pop(future)
                outcomes[number] = folder.keep(number, future.result())
                progress(len(outcomes))
    except BrokenExecutor as error:
        raise LabError("a worker was killed; the same command goes on where this run was") from error


def looks(games: int, most: int) -> Iterator[int]:
    """After how many games to look whether it is decided: each time after twice as many."""
    while games < most:
        yield games
        games *= 2
    yield most


def most_looks(games: int, most: int) -> int:
    """How often that can be."""
    return sum(1 for _ in looks(games, most))


def play_until_decided(
    contest: Contest,
    folder: Folder,
    workers: Workers,
    games: int,
    most: int,
    progress: Callable[[int, int], None] = lambda done, of: None,
) -> Standings:
    """More games until it is known of every pair who is stronger, or until the most."""
    count = most_looks(games, most)
    for target in looks(games, most):

        def told(done: int, of: int = target) -> None:
            progress(done, of)

        standings = stand(contest.names, play_on(contest, folder, workers, target, told), looks=count)
        if standings.decided:
            break
    return standings
