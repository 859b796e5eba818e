"""What stories bring, as lines people read, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.memoria.model import TIE, Story
from souvenir.games.memoria.state import State
from souvenir.kernel.talk import Line, Seat, Who, say

SECOND_ROUND: Final = 3
"""`memoria.r2.score`: points of round 2 instead of the number of pictures."""


def worth(story: Story) -> int:
    """Points for each player who was wrong, or right."""
    return len(story.pictures) if story.round == 1 else SECOND_ROUND


def score_rule(story: Story) -> str:
    """`memoria.r1.score`, `memoria.r2.score`, or `memoria.tie` where a tie is played on."""
    return {1: "memoria.r1.score", 2: "memoria.r2.score", TIE: "memoria.tie"}[story.round]


def wrong(story: Story) -> int:
    """How many were wrong about a story. Only the orator's card decides what was true."""
    return sum(face != story.laid[story.orator] for face in story.laid)


def gains(story: Story, seat: Seat, tied: Sequence[Seat]) -> int:
    """What a story that is over brought this player; while a tie is played on, only the tied score."""
    if story.round == TIE and seat not in tied:
        return 0
    if seat == story.orator:
        return worth(story) * wrong(story)
    return worth(story) if story.laid[seat] == story.laid[story.orator] else 0


def lines(s: State, seat: Seat) -> list[Line]:
    """A player's sheet: one line for each story that brought something."""
    return [_line(story, seat, points) for story in s.past if (points := gains(story, seat, s.tied))]


def _line(story: Story, seat: Seat, points: int) -> Line:
    if seat == story.orator:
        says = say("memoria-line-orator", worth=worth(story), wrong=wrong(story))
    else:
        says = say("memoria-line-listener", who=Who(story.orator), face=str(story.laid[story.orator]))
    # A tie is broken on a line of its own, which belongs to neither round.
    number = None if story.round == TIE else story.round
    return Line(score_rule(story), points, says, (), number)


def totals(s: State) -> tuple[int, ...]:
    """Everyone's points."""
    return tuple(sum(gains(story, seat, s.tied) for story in s.past) for seat in range(s.seats))


def leaders(s: State) -> tuple[Seat, ...]:
    """Those with most points, from the first orator on."""
    points = totals(s)
    turn = [(s.first + n) % s.seats for n in range(s.seats)]
    return tuple(seat for seat in turn if points[seat] == max(points))


def ranks(s: State) -> tuple[int, ...]:
    """`memoria.win`: most points; a tie is shared.

    Points won while a tie was played on only tell those apart who were tied before, at the top.
    """
    points = totals(s)
    return tuple(sum(other > mine for other in points) for mine in points)
