"""Kept games as positions with how they ended: one for every turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from souvenir.bots import mind_of
from souvenir.bots.search.odds import Standing, shares
from souvenir.kernel.log import Unplayable, deal, replay, standing
from souvenir.kernel.talk import Seat
from souvenir.table.edge import BadInput
from souvenir.table.record import read
from souvenir.table.verify import open_record


@dataclass(frozen=True, slots=True)
class Seen:
    """One game: where it stood when each turn began, and each seat's share of the victory."""

    turns: tuple[tuple[Seat, Standing], ...]
    shares: tuple[float, ...]


def look(key: str, path: Path) -> Seen | None:
    """The game of a record; None if it is of another game, of one player, or not finished."""
    record = read(path)
    if record.game != key or record.result is None or len(record.players) < 2:
        return None
    try:
        opened = open_record(record)
        game = opened.game
        mind = mind_of(game)
        assert mind is not None, key
        s = deal(game, opened.seats, record.deal)
        turns: list[tuple[Seat, Standing]] = []
        for seq, play in standing(opened.entries):
            if not turns or turns[-1][0] != play.seat:
                turns.append((play.seat, mind.standing(s)))
            replay(game, s, seq, play)
    except Unplayable as error:
        raise BadInput(f"{path}: {error}") from error
    return Seen(tuple(turns), tuple(shares(record.result.ranks)))


def digest_of(paths: Iterable[Path]) -> str:
    """What tells these games apart from all others: the hash of their records in order of their names."""
    seen = sha256()
    for path in sorted(paths):
        seen.update(path.read_bytes())
    return seen.hexdigest()
