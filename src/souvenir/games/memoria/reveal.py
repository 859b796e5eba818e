"""The reveal: one by one from the orator's left each opens their card, the orator last."""

from __future__ import annotations

from dataclasses import replace

from souvenir.games.memoria.model import Opening
from souvenir.games.memoria.names import place_id
from souvenir.games.memoria.score import gains, score_rule
from souvenir.games.memoria.state import State, listeners, the_story
from souvenir.kernel.talk import Emit, Event, Seat, Who, say


def next_to_open(s: State) -> Seat | None:
    """Whose card is opened next; nobody's when all are open."""
    story = the_story(s)
    order = (*listeners(s, story.orator), story.orator)
    return next((seat for seat in order if not story.opened[seat]), None)


def apply(s: State, f: Opening, emit: Emit) -> bool:
    """`memoria.reveal`: open a card; True when it was the orator's, which decides."""
    story = the_story(s)
    opened = (*story.opened[: f.seat], True, *story.opened[f.seat + 1 :])
    s.story = replace(story, opened=opened)
    face = story.laid[f.seat]
    assert face is not None
    if emit:
        key = "memoria-event-decides" if f.seat == story.orator else "memoria-event-opens"
        says = say(key, who=Who(f.seat), face=face)
        emit(Event(says, rule="memoria.reveal", touches=(place_id(f.seat),), reveals=True))
    return all(opened)


def close(s: State, emit: Emit) -> None:
    """The story is over: what it brought is told, and it joins the others."""
    story = the_story(s)
    s.past, s.story = (*s.past, story), None
    if emit:
        for seat in range(s.seats):
            points = gains(story, seat, s.tied)
            if points:
                says = say("memoria-event-scored", who=Who(seat), points=points)
                emit(Event(says, rule=score_rule(story), touches=(place_id(seat),)))
