"""How actions and questions are shown: labels, the components they touch, the rule that allows them."""

from __future__ import annotations

from dataclasses import replace

from souvenir.games.memoria.commit import lay_rule
from souvenir.games.memoria.model import (
    Action,
    Announce,
    Answered,
    Answering,
    Ask,
    Asking,
    Claim,
    Draw,
    Drawing,
    Lay,
    Laying,
    Open,
    Opening,
    Pass,
    Ready,
    Recount,
    Show,
    Showing,
    Telling,
    Thinking,
    Told,
    Vote,
    Voting,
)
from souvenir.games.memoria.names import (
    claim_alone,
    face_id,
    face_name,
    fact_id,
    picture_id,
    picture_name,
    topic_name,
    value_id,
)
from souvenir.games.memoria.state import State, the_story
from souvenir.games.memoria.stories import telling
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Offer, Phrase, Seat, Who, Wording, say


def offer(t: Tables, s: State, a: Action) -> Offer:
    """One action as its owner sees it; `memoria.channel.written`: some go with words of their own.

    Secret is only which card one lays, and the life one was dealt: all else is done before the table.
    """
    made = replace(_offer(t, s, a), open=not isinstance(a, Lay | Vote | Claim), together=_aloud(t, s, a))
    return replace(made, words=_wording(s, a)) if t.choices.written else made


def _aloud(t: Tables, s: State, a: Action) -> bool:
    """`memoria.channel.spoken`: questions and answers in people's own words only follow what is said."""
    return isinstance(a, Ask | Pass | Answered) and not t.choices.written and not the_story(s).claims


def _wording(s: State, a: Action) -> Wording | None:
    about = f"{s.round}.{s.turn}"
    match a:
        case Told() if isinstance(s.frame, Telling) and not s.frame.recounting:
            return Wording("story", about)
        case Ask(about=None):
            return Wording("question", about)
        case Answered():
            return Wording("answer", f"{about}.{the_story(s).questions[-1].seat}")
        case _:
            return None


def _offer(t: Tables, s: State, a: Action) -> Offer:
    match a:
        case Ready():
            return Offer(say("memoria-do-ready"), ("ready",), "memoria.r1.think")
        case Draw():
            return Offer(say("memoria-do-draw"), ("deck",), "memoria.r2.card")
        case Lay():
            return Offer(say("memoria-do-lay", face=face_name(a.face)), (face_id(a.face),), lay_rule(s))
        case Show():
            label = say("memoria-do-show", picture=picture_name(t, a.picture))
            return Offer(label, (picture_id(a.picture),), "memoria.r1.commit")
        case Announce():
            label = say("memoria-do-announce", count=len(the_story(s).pictures))
            return Offer(label, ("announce",), "memoria.r1.commit")
        case Recount():
            return Offer(say("memoria-do-recount"), ("recount",), "memoria.r1.tell")
        case Claim():
            return _offer_claim(t, s, a)
        case Told():
            return Offer(say("memoria-do-told"), ("told",), "memoria.r1.tell")
        case Ask(about=None):
            return Offer(say("memoria-do-ask"), ("ask",), "memoria.r1.question")
        case Ask(about=str(fact)):
            label = say("memoria-do-ask-about", topic=topic_name(fact))
            return Offer(label, (fact_id(fact),), "memoria.r1.question")
        case Pass():
            return Offer(say("memoria-do-pass"), ("pass",), "memoria.r1.question")
        case Answered():
            return Offer(say("memoria-do-answered"), ("answered",), "memoria.r1.question")
        case Vote():
            return Offer(say("memoria-do-vote", face=face_name(a.face)), (face_id(a.face),), "memoria.vote")
        case Open():
            return Offer(say("memoria-do-open"), ("open",), "memoria.reveal")
    raise AssertionError(a)


def _offer_claim(t: Tables, s: State, a: Claim) -> Offer:
    if isinstance(s.frame, Answering):
        return Offer(claim_alone(a), (value_id(a),), "memoria.r1.question")
    story = the_story(s)
    place = min(len(story.claims), len(story.pictures) - 1)
    return Offer(telling(t, story, s.round).sentence(a, place), (value_id(a),), "memoria.r1.tell")


def asks(t: Tables, s: State, seat: Seat) -> Phrase:
    """What this seat is asked to do now."""
    match s.frame:
        case Thinking():
            return say("memoria-ask-think")
        case Drawing():
            return say("memoria-ask-draw")
        case Laying():
            return Phrase("memoria-ask-lay" if s.round == 1 else "memoria-ask-lay-alone")
        case Showing():
            return say("memoria-ask-show", count=len(the_story(s).pictures))
        case Telling(recounting=True):
            return say("memoria-ask-recount")
        case Telling():
            return Phrase("memoria-ask-write" if t.choices.written else "memoria-ask-tell")
        case Asking():
            return say("memoria-ask-question", who=Who(the_story(s).orator))
        case Answering():
            return _ask_answer(t, s)
        case Voting():
            return say("memoria-ask-vote", who=Who(the_story(s).orator))
        case Opening():
            last = seat == the_story(s).orator
            return Phrase("memoria-ask-open-last" if last else "memoria-ask-open")
        case None:
            return say("memoria-ask-nothing")


def _ask_answer(t: Tables, s: State) -> Phrase:
    question = the_story(s).questions[-1]
    who = Who(question.seat)
    if question.about is not None:
        return say("memoria-ask-answer-about", who=who, topic=topic_name(question.about))
    if t.choices.written:
        return say("memoria-ask-answer-written", who=who)
    return say("memoria-ask-answer", who=who)
