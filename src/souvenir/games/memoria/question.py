"""Questions, in round 1: from the orator's left, one each or none, answered before the next is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from souvenir.games.memoria.model import Action, Answering, Ask, Asking, Claim, Question
from souvenir.games.memoria.names import claim_alone, place_id, topic_name
from souvenir.games.memoria.state import State, listeners, the_story
from souvenir.games.memoria.stories import telling
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Emit, Event, Phrase, Seat, Who, say

RULE: Final = "memoria.r1.question"


def next_asker(s: State) -> Seat | None:
    """Whose turn it is to ask; nobody's once all listeners had theirs."""
    story = the_story(s)
    left = listeners(s, story.orator)[len(story.questions) :]
    return left[0] if left else None


def candidates(t: Tables, s: State) -> Sequence[Action]:
    """A story told by claims can be asked about by fact: its teller may be a bot."""
    about = t.ask.values() if the_story(s).claims else ()
    return (t.question, *about, t.no_question)


def apply_ask(s: State, f: Asking, a: Action, emit: Emit) -> bool:
    """Ask or pass; True if there is nothing to answer."""
    story = the_story(s)
    asked = isinstance(a, Ask)
    about = a.about if isinstance(a, Ask) else None
    if asked:
        s.frame = Answering(story.orator)
    s.story = replace(story, questions=(*story.questions, Question(f.seat, asked, about)))
    if emit:
        who, orator = Who(f.seat), Who(story.orator)
        if about is not None:
            says = say("memoria-event-asks-about", who=who, orator=orator, topic=topic_name(about))
        elif asked:
            says = say("memoria-event-asks", who=who, orator=orator)
        else:
            says = say("memoria-event-passes", who=who)
        emit(Event(says, rule=RULE, touches=(place_id(f.seat),)))
    return not asked


def answers(t: Tables, s: State) -> Sequence[Action]:
    """In one's own words, or by a claim about the fact that was asked for."""
    about = the_story(s).questions[-1].about
    return (t.answered, *(t.claims[about] if about is not None else ()))


def apply_answer(t: Tables, s: State, f: Answering, a: Action, emit: Emit) -> None:
    story = the_story(s)
    question = story.questions[-1]
    if isinstance(a, Claim):
        question = replace(question, answer=a)
        s.story = replace(story, questions=(*story.questions[:-1], question))
    if emit:
        if isinstance(a, Claim):
            says = say("memoria-event-answers", who=Who(f.seat), words=claim_alone(a))
        else:
            says = _answered(t, s, question)
        # What was heard cannot be unsaid.
        emit(Event(says, rule=RULE, touches=(place_id(f.seat),), reveals=True))


def _answered(t: Tables, s: State, question: Question) -> Phrase:
    """A person who tells from a page has words of their own; a bot has none, and says so."""
    story = the_story(s)
    who, asker = Who(story.orator), Who(question.seat)
    if not story.claims or question.about is not None:
        return say("memoria-event-answered", who=who, asker=asker)
    return say(
        "memoria-event-answered-freely",
        who=who,
        asker=asker,
        words=telling(t, story, s.round).shrug(question.seat),
    )
