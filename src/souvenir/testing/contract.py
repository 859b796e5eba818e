"""The contract every game keeps, proved over random play. A game written elsewhere can call it too.

Each run plays a game to its end and holds every law at its decisions; a run from a given
position starts there. A broken law is a `ContractBroken` that says where to find it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.registry import boxes
from souvenir.testing.coverage import Coverage
from souvenir.testing.proof import Where
from souvenir.testing.run import Run, Suite, anyone, the_first


def check_game(
    game: AnyGame,
    *,
    seats: int | Sequence[int] | None = None,
    games: int = 4,
    seed: int = 1,
    positions: Iterable[tuple[int, Any]] = (),
    steps: int = 10_000,
    thorough: bool = False,
) -> Coverage:
    """Prove the contract over so many games for each number of seats, and from each position.

    `seats` is by default what the game's box says, or 2 if it is in no box. Every second game asks
    the first of those to act, the others anyone. `positions` are rare situations: each a number
    of seats and a state, played on for a while. No game may take more than `steps` decisions.

    Every kind of step is watched whenever it comes until it has come often in a game, and then now and
    then; `thorough`: always.

    The coverage tells which rules of `forbids` never refused anything; that is the caller's to judge.
    """
    suite = Suite(game, _rules(game), steps, thorough=thorough)
    for n in _seats(game, seats):
        for number in range(games):
            Run(suite, n, f"seed {seed}, game {number}", the_first if number % 2 else anyone).deal()
    for number, (n, position) in enumerate(positions):
        Run(suite, n, f"seed {seed}, position {number}", anyone).start_at(position)
    with Where(game.key, None, f"seed {seed}, over all runs").proving("secrets-vary-when-imagined"):
        suite.secrets.settle()
    return Coverage(suite.runs, suite.decisions, game.forbids, frozenset(suite.refused))


def _seats(game: AnyGame, seats: int | Sequence[int] | None) -> Sequence[int]:
    if isinstance(seats, int):
        return (seats,)
    if seats is not None:
        return seats
    box = boxes().get(game.key)
    return box.seats if box else (2,)


def _rules(game: AnyGame) -> frozenset[str] | None:
    """The ids on the game's list of rules; None for a game that is in no box."""
    box = boxes().get(game.key)
    return frozenset(rule.id for rule in box.rules) if box else None
