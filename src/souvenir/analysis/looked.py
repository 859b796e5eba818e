"""A finished game looked at piece by piece, so that others may think between: what a server hands out.

Everything here takes the text of the record, as any process can be handed it; whoever has just looked at
that game still knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from souvenir.analysis.analyst import Analyst, Begun, effort_of
from souvenir.analysis.better import Better, better_turn
from souvenir.analysis.memoria import Recap, recap
from souvenir.analysis.report import Analysis, Luck, Move, moments
from souvenir.bots import has_mind
from souvenir.bots.search.budget import now
from souvenir.table.record import parse
from souvenir.table.verify import Opened, open_record

VERSION = 3
"""Of all that is said below: what was kept of an older one is looked at anew."""
SECONDS = 0.4
"""After so long others may think before a piece is gone on with."""
RECAPS = ("memoria",)
"""Games in which there is nothing to calculate."""


@dataclass(frozen=True, slots=True)
class BetterTurn(Better):
    """What would have been better than the turn that began with this entry."""

    entry: int


@dataclass(frozen=True, slots=True)
class Looked:
    """An analysis made ready to be shown."""

    t: Literal["analysis"]
    analysis: Analysis
    better: tuple[BetterTurn, ...]
    """For each marked turn."""
    moments: tuple[int, ...]
    """The entries of the luckiest and unluckiest draws, in the order of the game."""


@dataclass(frozen=True, slots=True)
class Recapped:
    """A game that nobody can calculate, made ready to be shown."""

    t: Literal["recap"]
    recap: Recap


def can_look(game: str, seats: int) -> bool:
    """Is there anything to be found out about a game of so many?"""
    return game in RECAPS or (seats > 1 and has_mind(game))


@lru_cache(maxsize=2)
def _opened(text: str) -> Opened:
    return open_record(parse(text.encode(), "record"))


@lru_cache(maxsize=2)
def _analyst(text: str, budget: int) -> Analyst:
    return Analyst(_opened(text), effort_of(budget))


def pieces(text: str, budget: int) -> int:
    """How many pieces there are to look at."""
    return 0 if _opened(text).record.game in RECAPS else len(_analyst(text, budget))


def look_at(text: str, budget: int, piece: int, begun: Begun | None) -> Move | Luck | Begun:
    """What one piece was worth; Begun if that takes longer, to be handed in again."""
    return _analyst(text, budget).weigh_on(piece, begun, now() + SECONDS)


def sum_up(text: str, budget: int, found: Sequence[Move | Luck]) -> Looked | Recapped:
    """What all pieces together say."""
    opened = _opened(text)
    if opened.record.game in RECAPS:
        return Recapped("recap", recap(opened))
    analysis = _analyst(text, budget).sum_up(found)
    shown = [(move.entry, better_turn(opened, move)) for move in analysis.moves if move.mark]
    return Looked(
        t="analysis",
        analysis=analysis,
        better=tuple(BetterTurn(better.says, better.steps, entry) for entry, better in shown),
        moments=tuple(draw.entry for draw in moments(analysis.luck)),
    )
