"""The view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.memoria.model import (
    FACES,
    SIDES,
    TIE,
    Answering,
    Claim,
    Fact,
    Laying,
    Place,
    Question,
    Showing,
    Story,
    StoryView,
    Telling,
    Thinking,
    View,
)
from souvenir.games.memoria.names import (
    asked_id,
    claim_alone,
    face_id,
    face_name,
    fact_id,
    line_id,
    picture_id,
    picture_name,
    pictures_name,
    place_id,
    topic_name,
)
from souvenir.games.memoria.stories import telling
from souvenir.games.memoria.tables import Tables
from souvenir.games.memoria.tell import GUIDES
from souvenir.kernel.talk import Block, Item, Phrase, Seat, Who, say


def outline(t: Tables, v: View) -> list[Block]:
    """The step first, then the pictures, the story, and what helps to tell or to judge it."""
    blocks = [_step(v), *_rows(t, v)]
    if v.story is not None:
        blocks.append(_story(t, v, v.story))
        blocks += _pages(v, v.story)
    if v.seat is not None and v.seat == v.orator and isinstance(v.frame, Laying | Showing | Telling):
        guides = tuple(Item(say(f"memoria-guide-{guide}")) for guide in GUIDES)
        blocks.append(Block(say("memoria-guides"), guides, "guides"))
    if v.frame is not None:
        blocks.append(_faces())
    if v.past and (v.story is None or not any(place.down for place in v.story.places)):
        blocks.append(_last(v.past[-1]))
    return blocks


def _step(v: View) -> Block:
    items = []
    if v.frame is not None:
        if v.round == TIE:
            says = say("memoria-round-tie", turn=v.turn + 1, turns=v.turns)
        else:
            says = say("memoria-round", round=v.round, turn=v.turn + 1, turns=v.turns)
        items.append(Item(says, "round"))
        items.append(Item(say(f"memoria-step-{v.frame.at}", who=_acting(v)), "step"))
    if v.seconds is not None:
        items.append(Item(say("memoria-seconds", seconds=v.seconds), "seconds"))
    items.append(Item(say("memoria-deck", count=v.deck), "deck", about=(say("memoria-about-deck"),)))
    return Block(say("memoria-title"), tuple(items), "table")


def _acting(v: View) -> Phrase | Who | tuple[Who, ...]:
    """Whom the step is about; where all act together, those who are still waited for."""
    if isinstance(v.frame, Thinking):
        return tuple(Who(seat) for seat, ready in enumerate(v.frame.ready) if not ready)
    if v.frame is not None and v.frame.at != "vote":
        return Who(v.frame.seat)
    places = v.story.places if v.story else ()
    return tuple(Who(seat) for seat, place in enumerate(places) if not place.down)


def _rows(t: Tables, v: View) -> Iterator[Block]:
    shown = v.story.pictures if v.story else ()
    for seat, row in enumerate(v.rows):
        own = v.choices.own_cards and v.round == 1
        items = []
        for card in row:
            used = "memoria-card-used" if card.picture in shown else "memoria-card"
            about = say("memoria-about-picture" if v.round == 1 else "memoria-about-alone")
            says = say(used, picture=picture_name(t, card.picture))
            number, side = t.place[card.picture]
            origin = t.origins[f"cards[{number}].{SIDES[side]}"]
            items.append(Item(says, picture_id(card.picture), about=(about, *origin)))
        title = say("memoria-own-cards", who=Who(seat)) if own else say("memoria-cards")
        yield Block(title, tuple(items), f"cards:{seat}" if own else "cards")


def _story(t: Tables, v: View, story: StoryView) -> Block:
    items = []
    if story.worth is not None:
        says = say("memoria-worth", worth=story.worth, pictures=pictures_name(t, story.pictures))
        items.append(Item(says, "worth", about=(say("memoria-about-worth"),)))
    told = telling(t, story, v.round).whole(over=not isinstance(v.frame, Telling))
    items += [Item(line, line_id(number)) for number, line in enumerate(told)]
    items += [Item(_question(t, v, story, question), asked_id(question.seat)) for question in story.questions]
    for seat, place in enumerate(story.places):
        part = "orator" if seat == story.orator else "listener"
        about = (say("memoria-about-place"), say(f"memoria-about-place-{part}"))
        items.append(Item(_place(seat, place), place_id(seat), about=about))
    return Block(say("memoria-story", who=Who(story.orator)), tuple(items), "story")


def _faces() -> Block:
    """What the two cards are for: the same for everyone."""
    items = tuple(
        Item(
            say("memoria-face-says", face=face_name(face), means=say(f"memoria-means-{face}")),
            face_id(face),
            about=(say(f"memoria-about-{face}"), say("memoria-about-face")),
        )
        for face in FACES
    )
    return Block(say("memoria-faces"), items, "faces")


def _question(t: Tables, v: View, story: StoryView, question: Question) -> Phrase:
    who = Who(question.seat)
    if not question.asked:
        return say("memoria-passed", who=who)
    if question.answer is not None:
        return say("memoria-asked-answered", who=who, words=claim_alone(question.answer))
    if question.about is not None:
        return say("memoria-asked-about", who=who, topic=topic_name(question.about))
    if story.claims and not (isinstance(v.frame, Answering) and question == story.questions[-1]):
        # If a bot tells this story, these are its words; a person has their own.
        words = telling(t, story, v.round).shrug(question.seat)
        return say("memoria-asked-freely", who=who, orator=Who(story.orator), words=words)
    return say("memoria-asked", who=who)


def _place(seat: Seat, place: Place) -> Phrase:
    if not place.down:
        return say("memoria-place-empty", who=Who(seat))
    if place.face is None:
        return say("memoria-place-down", who=Who(seat))
    key = "memoria-place-open" if place.opened else "memoria-place-mine"
    return say(key, who=Who(seat), face=face_name(place.face))


def _pages(v: View, story: StoryView) -> Iterator[Block]:
    """The orator's page where a story is told from one: evidence for all, a reminder for its teller."""
    recounting = isinstance(v.frame, Telling) and v.frame.recounting
    if recounting or story.claims:
        items = tuple(_fact(fact) for fact in v.lives[story.orator] if fact.value is not None)
        yield Block(say("memoria-page", who=Who(story.orator)), items, f"page:{story.orator}")


def _fact(fact: Fact) -> Item:
    assert fact.value is not None
    line = claim_alone(Claim(fact.fact, fact.value))
    return Item(line if fact.on_page else say("memoria-page-secret", words=line), fact_id(fact.fact))


def _last(story: Story) -> Block:
    truth = story.laid[story.orator]
    right = tuple(Who(s) for s, face in enumerate(story.laid) if s != story.orator and face == truth)
    says = say("memoria-last", who=Who(story.orator), face=str(truth), count=len(right), names=right)
    return Block(say("memoria-last-title"), (Item(says),), "last")
