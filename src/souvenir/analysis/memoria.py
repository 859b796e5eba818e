"""A recap of Memoria Bluff: who was believed, how often rightly, and by how much evidence.

There is nothing to calculate in whether a friend is lying: only what happened is counted.
"""

from __future__ import annotations

from dataclasses import dataclass

from souvenir.games.memoria.model import Face, Story
from souvenir.kernel.log import rebuild
from souvenir.kernel.talk import Seat
from souvenir.table.verify import Opened


@dataclass(frozen=True, slots=True)
class Heard:
    """A story, and what the listeners had to go by."""

    round: int
    orator: Seat
    face: Face
    believed: int
    votes: int
    pictures: int
    claims: int
    questions: int


@dataclass(frozen=True, slots=True)
class Person:
    """One seat as a teller and as a listener."""

    stories: int
    bluffs: int
    was_believed: int
    votes: int
    """Cards that listeners laid for this seat's stories."""
    believed: int
    listened: int
    right: int


@dataclass(frozen=True, slots=True)
class Recap:
    """A whole game."""

    game: str
    stories: tuple[Heard, ...]
    seats: tuple[Person, ...]


def recap(opened: Opened) -> Recap:
    """What is to be said of a finished game of Memoria Bluff."""
    s = rebuild(opened.game, opened.seats, opened.record.deal, opened.entries)
    past: tuple[Story, ...] = s.past
    return Recap(
        opened.record.game,
        tuple(map(_heard, past)),
        tuple(_person(past, seat) for seat in range(opened.seats)),
    )


def _votes(story: Story) -> list[Face | None]:
    return [face for seat, face in enumerate(story.laid) if seat != story.orator]


def _heard(story: Story) -> Heard:
    face, votes = story.laid[story.orator], _votes(story)
    assert face is not None
    return Heard(
        round=story.round,
        orator=story.orator,
        face=face,
        believed=votes.count("truth"),
        votes=len(votes),
        pictures=len(story.pictures),
        claims=len(story.claims),
        questions=sum(question.asked for question in story.questions),
    )


def _person(past: tuple[Story, ...], seat: Seat) -> Person:
    told = [_heard(story) for story in past if story.orator == seat]
    heard = [story for story in past if story.orator != seat and story.laid[seat] is not None]
    return Person(
        stories=len(told),
        bluffs=sum(story.face == "bluff" for story in told),
        was_believed=sum(story.believed for story in told),
        votes=sum(story.votes for story in told),
        believed=sum(story.laid[seat] == "truth" for story in heard),
        listened=len(heard),
        right=sum(story.laid[seat] == story.laid[story.orator] for story in heard),
    )
