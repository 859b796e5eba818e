"""An analysis as data: every turn with a choice, every moment of luck, and what they add up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Literal, TypeAlias

from souvenir.bots.search.judge import Effort, Estimate
from souvenir.kernel.game import Json
from souvenir.kernel.talk import Seat

Mark: TypeAlias = Literal["slip", "mistake", "blunder"]
MARKS: tuple[tuple[float, Mark], ...] = ((0.10, "blunder"), (0.05, "mistake"), (0.03, "slip"))
"""What a turn must have cost for certain to be marked so."""
DOUBT = 2
"""Standard errors that leave no doubt."""
BEYOND = 3
"""What is left unexplained by more standard errors than this is no chance: something was not counted."""
MOMENTS = 3
"""So many of the luckiest moments are told, and of the unluckiest."""


def mark_of(loss: Estimate) -> Mark | None:
    """The mark that this loss deserves even if it is smaller than it looks."""
    sure = loss.mean - DOUBT * loss.error
    return next((mark for least, mark in MARKS if sure >= least), None)


@dataclass(frozen=True, slots=True)
class Move:
    """A turn that held a choice."""

    entry: int
    seat: Seat
    round: int | None
    played: tuple[Json, ...]
    best: tuple[Json, ...]
    """The best turn that was found; the played one if none was better."""
    loss: Estimate
    """By what the seat could know: what its chance lost against the best turn."""
    points: Estimate
    """The same in points at the end."""
    mark: Mark | None
    chances: tuple[Estimate, ...]
    """By seat, before the turn, as the table really stood."""
    skill: tuple[Estimate, ...]
    """By seat, what the turn gained against a hurried one, by what the mover could know."""
    gained: tuple[Estimate, ...]
    """The same as the table really stood."""
    revised: tuple[Estimate, ...]
    """By seat, what the chances before the turn are more than they seemed when they were judged sooner."""
    hindsight: Estimate | None = None
    """The loss for somebody who had seen everything that was hidden; of marked turns, if asked for."""


@dataclass(frozen=True, slots=True)
class Luck:
    """A step that luck followed: by seat, what came against what could have come."""

    entry: int
    seat: Seat
    round: int | None
    gained: tuple[Estimate, ...]
    revised: tuple[Estimate, ...]
    """As of a turn."""


@dataclass(frozen=True, slots=True)
class Seated:
    """What a game adds up to for one seat: luck + skill + hidden + revised = end - start."""

    start: Estimate
    """The chance after the deal."""
    end: float
    """The share of the victory."""
    luck: Estimate
    """What was drawn, by anybody."""
    skill: Estimate
    """How anybody chose, against players in a hurry, by what they could know."""
    hidden: Estimate
    """What came of choices because of things that could not be known."""
    revised: Estimate
    """What trials saw too late: each turn is judged from a little further on than the one before."""
    rest: Estimate
    """What is left, and the error of everything together: it must be nothing within that."""
    loss: float
    """What the seat's turns lost against the best ones, on the mean."""
    turns: int

    @property
    def adds_up(self) -> bool:
        """Is the change of the chance explained, within the error of everything together?"""
        return abs(self.rest.mean) <= BEYOND * self.rest.error + 1e-9


@dataclass(frozen=True, slots=True)
class Analysis:
    """All that was found out about a game."""

    game: str
    record: str
    """The digest of the record."""
    effort: Effort
    moves: tuple[Move, ...]
    luck: tuple[Luck, ...]
    seats: tuple[Seated, ...]

    @property
    def adds_up(self) -> bool:
        """Are start, luck, skill, hidden and revised the end, for every seat?"""
        return all(seat.adds_up for seat in self.seats)


def summed(found: Iterable[Estimate]) -> Estimate:
    """Independent estimates, added up."""
    mean, square = 0.0, 0.0
    for one in found:
        mean += one.mean
        square += one.error**2
    return Estimate(mean, sqrt(square))


def seated(seat: Seat, start: Estimate, end: float, moves: Iterable[Move], draws: Iterable[Luck]) -> Seated:
    """The sums of one seat."""
    moves, draws = list(moves), list(draws)
    luck = summed(draw.gained[seat] for draw in draws)
    skill = summed(move.skill[seat] for move in moves)
    real = summed(move.gained[seat] for move in moves)
    late: list[Estimate] = [move.revised[seat] for move in moves]
    revised = summed([*late, *(draw.revised[seat] for draw in draws)])
    whole = summed((start, luck, real, revised))
    own = [move.loss.mean for move in moves if move.seat == seat]
    return Seated(
        start=start,
        end=end,
        luck=luck,
        skill=skill,
        hidden=Estimate(real.mean - skill.mean, sqrt(real.error**2 + skill.error**2)),
        revised=revised,
        rest=Estimate(end - whole.mean, whole.error),
        loss=sum(own) / len(own) if own else 0.0,
        turns=len(own),
    )


def moments(draws: Iterable[Luck]) -> tuple[Luck, ...]:
    """The draws that beyond doubt helped most and hurt most whoever drew, in the order of the game."""
    own = [(draw.gained[draw.seat], draw) for draw in draws]
    sure = [(came.mean, draw) for came, draw in own if abs(came.mean) > DOUBT * came.error]
    ordered = sorted(sure, key=lambda one: one[0])
    hurt = [draw for mean, draw in ordered[:MOMENTS] if mean < 0]
    helped = [draw for mean, draw in ordered[-MOMENTS:] if mean > 0]
    return tuple(sorted([*hurt, *helped], key=lambda draw: draw.entry))
