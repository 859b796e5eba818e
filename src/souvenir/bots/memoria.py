"""Bots that play Memoria Bluff: as orators they tell of the life they were dealt, as listeners they judge.

A true story agrees with the whole life; a bluff contradicts it in one detail. A listener knows an
orator's page, and what true stories of theirs have confirmed; it never knows a card.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from souvenir.games.memoria.game import Memoria
from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import (
    Action,
    Announce,
    Answering,
    Ask,
    Asking,
    Claim,
    Face,
    Pass,
    Recount,
    Show,
    Showing,
    StoryView,
    Telling,
    Told,
    View,
    Vote,
    Voting,
)
from souvenir.kernel.talk import Seat

CUNNING = 0.4
"""How often a lie is put where no page can give it away; else it may be anywhere."""
CURIOUS = 0.5
"""How often a bot asks, where it has something to ask."""


# -------------------------------------------------------------------- what is known of a life
def known_of(view: View, seat: Seat) -> dict[str, str]:
    """What everyone may know of a player's life: the page, and what true stories have confirmed."""
    known = {fact.fact: fact.value for fact in view.lives[seat] if fact.on_page and fact.value is not None}
    for story in view.past:
        if story.orator == seat and story.laid[seat] == "truth":
            answers = (question.answer for question in story.questions)
            known |= {c.fact: c.value for c in (*story.claims, *answers) if c is not None}
    return known


def _said(story: StoryView) -> list[Claim]:
    """All that was claimed in a story, and answered."""
    answers = (question.answer for question in story.questions)
    return [claim for claim in (*story.claims, *answers) if claim is not None]


def _own_life(view: View, seat: Seat) -> dict[str, str]:
    return {fact.fact: fact.value for fact in view.lives[seat] if fact.value is not None}


# -------------------------------------------------------------------- telling
def tell(view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The next sentence of a story: the pictures in their order, one fact each."""
    story = view.story
    assert story is not None
    claims = [a for a in legal if isinstance(a, Claim)]
    if not claims:
        return next(a for a in legal if isinstance(a, Told | Recount) and (a.do == "recount" or story.claims))
    life = _own_life(view, seat)
    lied = any(life[claim.fact] != claim.value for claim in story.claims)
    left = min(len(story.pictures), len(FACTS)) - len(story.claims)
    lies = view.mine == "bluff" and not lied and rng.random() * left < 1
    facts = list(dict.fromkeys(claim.fact for claim in claims))
    if lies and rng.random() < CUNNING:
        known = known_of(view, seat)
        facts = [fact for fact in facts if fact not in known] or facts
    return _claim(rng.choice(facts), life, claims, rng, lies=lies)


def _claim(fact: str, life: dict[str, str], claims: Sequence[Claim], rng: Random, *, lies: bool) -> Claim:
    return rng.choice([c for c in claims if c.fact == fact and (c.value != life[fact]) == lies])


def answer(view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    """The truth if the story is true; a bluffer keeps to the story, and to what others can look up."""
    claims = [a for a in legal if isinstance(a, Claim)]
    if not claims:
        return legal[0]
    assert view.story is not None
    fact = claims[0].fact
    said = {claim.fact: claim.value for claim in view.story.claims}
    if view.mine == "bluff" and fact in said:
        return next(claim for claim in claims if claim.value == said[fact])
    lies = view.mine == "bluff" and fact not in known_of(view, seat) and rng.random() < CUNNING
    return _claim(fact, _own_life(view, seat), claims, rng, lies=lies)


# -------------------------------------------------------------------- judging
def chance_of_truth(view: View) -> float:
    """How likely the story being told is true, from what everyone may know."""
    story = view.story
    assert story is not None
    known = known_of(view, story.orator)
    if any(known.get(claim.fact, claim.value) != claim.value for claim in _said(story)):
        return 0.0
    past = [told.laid[told.orator] for told in view.past if told.orator == story.orator]
    trust = (past.count("truth") + 1) / (len(past) + 2)
    # A lie that did not show must be where nothing is known: the more was checked, the less room for it.
    unknown = sum(claim.fact not in known for claim in story.claims)
    room = unknown / len(story.claims) if story.claims else 1.0
    return trust / (trust + (1 - trust) * room)


def judge(view: View) -> Face:
    """Memoria if it is likelier; where nothing speaks for either, whoever lags behind is suspected."""
    assert view.story is not None
    chance = chance_of_truth(view)
    if chance == 0.5:
        return "truth" if view.points[view.story.orator] == max(view.points) else "bluff"
    return "truth" if chance > 0.5 else "bluff"


# -------------------------------------------------------------------- the bots
class RandomMemoria:
    """Chooses anything, but as an orator keeps to its card, and as a listener has words for what it asks."""

    def __init__(self, game: Memoria) -> None:
        del game

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        if isinstance(view.frame, Telling):
            return tell(view, seat, legal, rng)
        if isinstance(view.frame, Answering):
            return answer(view, seat, legal, rng)
        if isinstance(view.frame, Asking):
            # A bot has no words of its own: it asks about a fact, or nothing.
            legal = [a for a in legal if not isinstance(a, Ask) or a.about is not None]
        return rng.choice(legal)


class CarefulMemoria(RandomMemoria):
    """Weighs every story against what is known of its teller."""

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        match view.frame:
            case Voting():
                return _of(legal, Vote(judge(view)))
            case Showing():
                return _show(view, legal, rng)
            case Asking():
                return _ask(view, legal, rng)
            case _:
                return super().choose(view, seat, legal, rng)


def _of(legal: Sequence[Action], wanted: Action) -> Action:
    return next(a for a in legal if a == wanted)


def _show(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """The more pictures a story has, the sooner it is enough."""
    assert view.story is not None
    pictures = [a for a in legal if isinstance(a, Show)]
    if not pictures or rng.random() * view.choices.count < len(view.story.pictures):
        return _of(legal, Announce())
    return rng.choice(pictures)


def _ask(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """About something that can be checked and was not told; what people answer aloud no bot can hear."""
    assert view.story is not None
    known = known_of(view, view.story.orator)
    told = {claim.fact for claim in _said(view.story)}
    about: Iterable[Action] = (a for a in legal if isinstance(a, Ask) and a.about in known.keys() - told)
    questions = list(about)
    return rng.choice(questions) if questions and rng.random() < CURIOUS else _of(legal, Pass())


BOTS = {"random": RandomMemoria, "careful": CarefulMemoria}
