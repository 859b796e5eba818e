"""A whole state that fits a view: cards face down and hidden facts are guessed, all else is as seen."""

from __future__ import annotations

from random import Random

from souvenir.games.memoria.lives import FACTS
from souvenir.games.memoria.model import FACES, Fact, Place, Story, StoryView, View
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables


def imagine(t: Tables, v: View, rng: Random) -> State:
    """A state that this viewer cannot tell from the real one, made from the view alone."""
    s = State()
    s.seats, s.first, s.round, s.turn = v.seats, v.first, v.round, v.turn
    s.frame, s.past, s.tied = v.frame, v.past, v.tied
    s.rows = tuple(tuple(t.place[card.picture][0] for card in row) for row in v.rows)
    s.discards = tuple(t.place[picture][0] for picture in v.discards)
    away = {*s.discards, *(card for row in s.rows for card in row)}
    s.deck = tuple(card for card in range(len(t.edition.cards)) if card not in away)
    s.sides = _sides(t, v)
    s.story = _story(v, v.story, rng) if v.story else None
    s.lives = tuple(tuple(_value(fact, rng) for fact in life) for life in v.lives)
    s.pages = tuple(tuple(n for n, fact in enumerate(life) if fact.on_page) for life in v.lives)
    return s


def _sides(t: Tables, v: View) -> tuple[int | None, ...]:
    sides: list[int | None] = [None] * len(t.edition.cards)
    lying = (card.picture for row in v.rows for card in row)
    for picture in (*lying, *v.discards, *v.returned):
        card, side = t.place[picture]
        sides[card] = side
    return tuple(sides)


def _story(v: View, seen: StoryView, rng: Random) -> Story:
    def face(place: Place) -> str | None:
        guess = rng.choice(FACES)
        return (place.face or guess) if place.down else None

    return Story(
        round=v.round,
        orator=seen.orator,
        laid=tuple(face(place) for place in seen.places),  # type: ignore[misc]
        opened=tuple(place.opened for place in seen.places),
        pictures=seen.pictures,
        claims=seen.claims,
        questions=seen.questions,
    )


def _value(fact: Fact, rng: Random) -> int:
    values = FACTS[fact.fact]
    return rng.randrange(len(values)) if fact.value is None else values.index(fact.value)
