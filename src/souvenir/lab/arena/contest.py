"""All that decides the games of an arena, and how one of them is played: the same anywhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from souvenir import __version__
from souvenir.bots import decide
from souvenir.bots.entrant import Entrant
from souvenir.engine import source_digest
from souvenir.kernel.edition import Edition
from souvenir.kernel.game import AnyGame
from souvenir.kernel.log import Play
from souvenir.kernel.luck import KeyedLuck, commitment, luck_key
from souvenir.kernel.registry import Box, boxes
from souvenir.lab.arena.seating import Tables, lineups, seating
from souvenir.lab.arena.workers import LabError
from souvenir.table.record import NAME_LENGTH, LuckPart, PlayerPart, compose, result_of, text_of


@dataclass(frozen=True)
class Contest:
    """Who plays what. Plain data: it travels to other processes and machines."""

    game: str
    seats: int
    entrants: tuple[Entrant, ...]
    seed: int
    edition: str
    """The whole text of the edition."""
    edition_name: str = "base"
    options: tuple[tuple[str, str], ...] = ()
    table: tuple[int, ...] | None = None
    """The entrants at every table, by number; None: any that they can form."""
    code: str = field(default_factory=source_digest)
    """The rules and the bots of the house that play it."""

    @cached_property
    def box(self) -> Box:
        return boxes()[self.game]

    @cached_property
    def read_edition(self) -> Edition:
        edition: Edition = self.box.read_edition(self.edition, f"{self.edition_name}.toml")
        return edition

    @cached_property
    def rules(self) -> AnyGame:
        return self.box.game(self.read_edition, dict(self.options), seats=self.seats)

    @property
    def names(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]

    @property
    def tables(self) -> Tables:
        return (self.table,) if self.table else lineups(len(self.entrants), self.seats)

    def seating(self, number: int) -> tuple[int, ...]:
        """The entrants of a game by seat."""
        return seating(number, self.tables)

    def as_json(self) -> dict[str, Any]:
        """What must be the same for two runs to be one: it stands beside their games."""
        return {
            "souvenir": __version__,
            "code": self.code,
            "game": self.game,
            "rules": self.box.rules_version,
            "edition": self.read_edition.digest,
            "options": dict(self.options),
            "seats": self.seats,
            "seed": self.seed,
            "bots": self.names,
            "table": [self.names[which] for which in self.table] if self.table else None,
            "own": {entrant.name: entrant.digest for entrant in self.entrants if entrant.source is not None},
        }

    def __getstate__(self) -> dict[str, Any]:
        """Without what was made from the rest: games and editions need not travel."""
        made = {"box", "read_edition", "rules"}
        return {name: value for name, value in self.__dict__.items() if name not in made}


@lru_cache(maxsize=4)
def _here(contest: Contest) -> Contest:
    """A contest that is sent with every game is laid out once in each process."""
    if contest.code != source_digest():
        raise LabError("a worker has another version of Souvenir: its games would be others")
    return contest


def play_match(contest: Contest, number: int) -> str:
    """The record of one game, as it is saved. Its luck and its bots follow from seed and number alone."""
    contest = _here(contest)
    game, seats = contest.rules, contest.seats
    sitting = [contest.entrants[which] for which in contest.seating(number)]
    bots = [entrant.make(game) for entrant in sitting]
    secret = sha256(f"souvenir arena {contest.seed}/{number}".encode()).digest()
    key, own = luck_key(secret, ()), [Random(f"{contest.seed}/{number}/{seat}") for seat in range(seats)]
    luck = KeyedLuck(key, 0)
    s = game.setup(seats, luck, None)
    dealt, entries = tuple(luck.tape), list[Play[Any]]()
    while acting := game.to_act(s):
        seat = acting[0]
        action = decide(bots[seat], game, s, seat, game.legal(s, seat), own[seat])
        luck = KeyedLuck(key, len(entries) + 1)
        game.apply(s, seat, action, luck, None)
        entries.append(Play(seat, action, tuple(luck.tape)))
    record = compose(
        contest.box,
        contest.read_edition,
        options=dict(contest.options),
        players=_players(sitting),
        luck=LuckPart(commitment=commitment(secret), words=(), secret=secret.hex()),
        deal=dealt,
        entries=entries,
        result=result_of(game, s, seats),
    )
    return text_of(record)


def _players(sitting: list[Entrant]) -> list[PlayerPart]:
    """The bots by their names, those of one kind numbered."""
    players: list[PlayerPart] = []
    for seat, entrant in enumerate(sitting):
        twins = sitting.count(entrant)
        mark = f" {sitting[: seat + 1].count(entrant)}" if twins > 1 else ""
        name = entrant.name[: NAME_LENGTH - len(mark)] + mark
        players.append(PlayerPart(name=name, kind=f"bot:{entrant.kind}"))
    return players
