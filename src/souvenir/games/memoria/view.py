"""What a viewer may know of a state, built up from nothing.

Secret are the cards that lie face down, and the facts of a life that are not on its page.
"""

from __future__ import annotations

from souvenir.games.memoria.lives import NAMES, value_of
from souvenir.games.memoria.model import (
    SIDES,
    Card,
    Fact,
    Laying,
    Place,
    Showing,
    Story,
    StoryView,
    View,
)
from souvenir.games.memoria.rounds import turns
from souvenir.games.memoria.score import totals, worth
from souvenir.games.memoria.state import State, orator_of
from souvenir.games.memoria.tables import Tables
from souvenir.games.memoria.think import seconds
from souvenir.kernel.altered import altered
from souvenir.kernel.talk import Seat


def view(t: Tables, s: State, *, revealed: bool = False) -> View:
    """All that everybody may know."""
    over = s.frame is None
    return View(
        seat=None,
        seats=s.seats,
        choices=t.choices,
        round=s.round,
        turn=s.turn,
        turns=turns(s),
        first=s.first,
        orator=None if over else orator_of(s),
        seconds=seconds(t, s),
        rows=tuple(tuple(_card(t, s, card) for card in row) for row in s.rows),
        deck=len(s.deck),
        discards=_pictures(t, s, s.discards),
        returned=_pictures(t, s, tuple(card for card in s.deck if s.sides[card] is not None)),
        frame=s.frame,
        story=None if s.story is None else _story(s, s.story, None, revealed=revealed),
        mine=None,
        past=s.past,
        points=totals(s),
        lives=tuple(_life(s, player, whole=revealed or over) for player in range(s.seats)),
        tied=s.tied,
    )


def own(t: Tables, s: State, seat: Seat, common: View) -> View:
    """All that this seat may know: what everybody knows, its life, and the card it has laid."""
    life = _life(s, seat, whole=True)
    return altered(
        common,
        seat=seat,
        story=None if s.story is None else _story(s, s.story, seat, revealed=False),
        mine=None if s.story is None else s.story.laid[seat],
        lives=(*common.lives[:seat], life, *common.lives[seat + 1 :]),
    )


def _card(t: Tables, s: State, card: int) -> Card:
    picture = t.picture(s, card)
    return Card(picture.key, picture.icon, SIDES[s.sides[card] or 0])


def _pictures(t: Tables, s: State, cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(t.picture(s, card).key for card in cards)


def _story(s: State, story: Story, viewer: Seat | None, *, revealed: bool) -> StoryView:
    announced = not isinstance(s.frame, Laying | Showing) and bool(story.pictures)
    return StoryView(
        orator=story.orator,
        pictures=story.pictures,
        worth=worth(story) if announced or story.round > 1 else None,
        claims=story.claims,
        questions=story.questions,
        places=tuple(
            Place(
                down=face is not None,
                opened=story.opened[seat],
                face=face if revealed or story.opened[seat] or seat == viewer else None,
            )
            for seat, face in enumerate(story.laid)
        ),
    )


def _life(s: State, player: Seat, *, whole: bool) -> tuple[Fact, ...]:
    page = s.pages[player]
    return tuple(
        Fact(name, value_of(fact, s.lives[player][fact]) if whole or fact in page else None, fact in page)
        for fact, name in enumerate(NAMES)
    )
