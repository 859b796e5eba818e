"""Voting: all listeners lay Memoria or Bluff face down; nobody sees a card before all have voted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from souvenir.games.memoria.commit import laid
from souvenir.games.memoria.model import Action, Ask, Open, Vote
from souvenir.games.memoria.names import place_id
from souvenir.games.memoria.state import State, listeners, the_story
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Emit, Event, Refusal, Seat, Who, say


def to_act(s: State) -> tuple[Seat, ...]:
    """Listeners who have not voted, from the orator's left."""
    story = the_story(s)
    return tuple(seat for seat in listeners(s, story.orator) if story.laid[seat] is None)


def candidates(t: Tables) -> Sequence[Action]:
    """Nobody asks or opens now, but may ask why not."""
    return (*t.vote.values(), t.question, t.open)


def check(s: State, a: Action) -> Refusal | None:
    if isinstance(a, Ask):
        return Refusal("memoria.r1.question" if s.round == 1 else "memoria.r2.no-questions")
    return Refusal("memoria.vote") if isinstance(a, Open) else None


def apply(s: State, seat: Seat, a: Action, emit: Emit) -> bool:
    """Lay a vote; True when it was the last one.

    A vote tells its author nothing, so it may be taken up again until the first card is opened.
    """
    assert isinstance(a, Vote)
    story = the_story(s)
    s.story = replace(story, laid=laid(story.laid, seat, a.face))
    if emit:
        says = say("memoria-event-voted", who=Who(seat))
        emit(Event(says, rule="memoria.vote", touches=(place_id(seat),)))
    return not to_act(s)
