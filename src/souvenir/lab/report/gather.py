"""Games read back from their records: who did what, what it was done with, and what came of it.

No game is known here. What a player did is told by the offer of each action: its kind, its rule, and the
things that its label names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Unplayable, deal, replay, standing
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import Arg, Offer, Phrase, Seat
from souvenir.lab.arena.workers import LabError
from souvenir.table.edge import BadInput
from souvenir.table.record import SUFFIX, Record, read
from souvenir.table.verify import open_record
from souvenir.words import Speaker

ACTION, RULE = "action", "rule"
"""Two groups of uses; every other is named by an action and what its label tells of: `take: tile`."""


class Use(NamedTuple):
    """Something a player did, or did something with."""

    group: str
    name: str


@dataclass(slots=True)
class Told:
    """One finished game."""

    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    choices: int = 0
    """Decisions with more than one legal action."""
    order: list[Seat] = field(default_factory=list)
    """Seats in the order of their first decision that no other seat had to make at the same time."""
    uses: list[Counter[Use]] = field(default_factory=list)
    points: list[Counter[str]] = field(default_factory=list)
    """By seat, the points of each rule."""


def find_records(folder: Path) -> list[Path]:
    """All records in a folder and those within it; BadInput if there are none."""
    found = sorted(folder.rglob(f"*{SUFFIX}"))
    if not found:
        raise BadInput(f"{folder}: no records (*{SUFFIX}) here; `souvenir arena` makes some")
    return found


def gather(
    key: str, paths: Sequence[Path], executor: Executor, progress: Callable[[int], None] = lambda done: None
) -> list[Told]:
    """The finished games of this key among these records, read by the executor."""
    told: list[Told] = []
    try:
        for number, game in enumerate(executor.map(tell, [key] * len(paths), paths, chunksize=8), start=1):
            told += [game] if game else []
            progress(number)
    except BrokenExecutor as error:
        raise LabError("a worker was killed: try again, or with fewer --workers") from error
    return told


def tell(key: str, path: Path) -> Told | None:
    """The game of a record; None if it is of another game or not finished."""
    record = read(path)
    if record.game != key or record.result is None:
        return None
    try:
        return _replayed(record)
    except (BadInput, Unplayable) as error:
        raise BadInput(f"{path}: {error}") from error


def _replayed(record: Record) -> Told:
    opened = open_record(record)
    game, seats, result = opened.game, opened.seats, record.result
    assert result is not None
    usual = {option.key: option.default for option in boxes()[record.game].options}
    names = tuple(player.kind.removeprefix("bot:") for player in record.players)
    told = Told(seats, usual | record.options, names, result.scores, result.ranks)
    told.uses = [Counter() for _ in range(seats)]
    s = deal(game, seats, record.deal)
    for seq, play in standing(opened.entries):
        seat, acting = play.seat, game.to_act(s)
        if len(acting) == 1 and seat not in told.order:
            told.order.append(seat)
        told.choices += len(game.legal(s, seat)) > 1
        told.uses[seat].update(set(uses_of(game.offer(s, seat, play.action), play.action.do)))
        replay(game, s, seq, play)
    told.points = [_points(game, s, seat) for seat in range(seats)]
    return told


def _points(game: AnyGame, s: Any, seat: Seat) -> Counter[str]:
    points: Counter[str] = Counter()
    for line in game.score(s, seat, None):
        points[line.rule] += line.points
    return points


def uses_of(offer: Offer, do: str) -> Iterator[Use]:
    """What an action is: its kind, its rule, and the things its label names."""
    yield Use(ACTION, do)
    yield Use(RULE, offer.rule)
    for name, arg in offer.label.args.items():
        yield from _things(f"{do}: {name}", arg)


def _things(group: str, arg: Arg) -> Iterator[Use]:
    """A thing by its name, and what that name is made of; lists and players are no things of the box."""
    if isinstance(arg, Phrase):
        yield Use(group, _say(_Said(arg)))
        for name, part in arg.args.items():
            if isinstance(part, Phrase):
                yield from _things(f"{group} {name}", part)
    elif isinstance(arg, int | str):
        yield Use(group, str(arg))


class _Said:
    """A phrase that can be looked up: its arguments are a dict, which has no hash."""

    __slots__ = ("phrase", "text")

    def __init__(self, phrase: Phrase) -> None:
        self.phrase, self.text = phrase, repr(phrase)

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Said) and self.text == other.text


@lru_cache(maxsize=10_000)
def _say(said: _Said) -> str:
    return Speaker("en").say(said.phrase)
