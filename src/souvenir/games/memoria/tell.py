"""Telling: in one's own words, which the program never hears, or by claims about a life that was dealt.

Whether a story is true is for its teller to keep to and for the table to hold to: the program does
not judge it (`memoria.r1.tell`), and so it lets claims of any kind pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from souvenir.games.memoria.model import Action, Claim, Recount, Telling
from souvenir.games.memoria.names import picture_id
from souvenir.games.memoria.state import State, the_story
from souvenir.games.memoria.stories import joined, telling
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

GUIDES: Final = ("literal", "linked", "remembered", "invented", "others")
"""The rules of telling, which the orator is shown and the table holds to."""


def candidates(t: Tables, f: Telling) -> Sequence[Action]:
    if not f.recounting:
        return (t.told, t.recount)
    return (*(claim for claims in t.claims.values() for claim in claims), t.told)


def check(s: State, a: Action) -> Refusal | None:
    """A story by claims has one claim for each picture at most, and none about the same fact twice."""
    if not isinstance(a, Claim):
        return None
    story = the_story(s)
    if len(story.claims) == len(story.pictures):
        return Refusal("memoria.r1.tell", {"why": "enough"})
    if any(claim.fact == a.fact for claim in story.claims):
        return Refusal("memoria.r1.tell", {"why": "again"})
    return None


def apply(t: Tables, s: State, f: Telling, a: Action, emit: Emit) -> bool:
    """One claim more, or the end of the story; True then."""
    story = the_story(s)
    if isinstance(a, Recount):
        s.frame = replace(f, recounting=True)
        return False
    if isinstance(a, Claim):
        place = len(story.claims)
        s.story = replace(story, claims=(*story.claims, a))
        if emit:
            words = joined(telling(t, s.story, s.round).step(place))
            touches = (picture_id(story.pictures[place]),)
            # What was heard cannot be unsaid.
            says = say("memoria-event-says", who=Who(f.seat), words=words)
            emit(Event(says, rule="memoria.r1.tell", touches=touches, reveals=True))
        return False
    if emit:
        if story.claims:
            words = joined(telling(t, story, s.round).ending())
            emit(Event(say("memoria-event-says", who=Who(f.seat), words=words), rule="memoria.r1.tell"))
        emit(Event(say("memoria-event-told", who=Who(f.seat)), rule="memoria.r1.tell"))
    return True
