"""Small contests for the tests of the lab."""

from __future__ import annotations

from pathlib import Path

from souvenir.bots.entrant import Entrant
from souvenir.kernel.registry import boxes
from souvenir.lab.arena import Contest
from souvenir.table.record import SUFFIX

QUICK = "memoria"
"""The game whose games are shortest."""


def contest(*bots: str, game: str = QUICK, seats: int = 2, seed: int = 1) -> Contest:
    edition = boxes()[game].edition()
    entrants = tuple(Entrant(bot) for bot in bots)
    return Contest(game, seats, entrants, seed, edition.text, edition.name)


def records(folder: Path) -> dict[str, bytes]:
    """The games that a folder keeps, by name."""
    return {path.name: path.read_bytes() for path in sorted(folder.rglob(f"*{SUFFIX}"))}
