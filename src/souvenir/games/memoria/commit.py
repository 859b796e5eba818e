"""The orator commits: a card face down, then the pictures of the story. Neither changes afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from souvenir.games.memoria import deck
from souvenir.games.memoria.model import Action, Announce, Drawing, Face, Lay, Laying, Show, Showing
from souvenir.games.memoria.names import picture_id, picture_name, pictures_name, place_id
from souvenir.games.memoria.state import State, the_story
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- drawing, in round 2
def apply_draw(t: Tables, s: State, f: Drawing, luck: Luck, emit: Emit) -> None:
    """`memoria.r2.card`: one picture, face up for all."""
    card = deck.draw(t, s, luck, emit)
    s.rows = ((card,),)
    picture = t.picture(s, card).key
    if emit:
        says = say("memoria-event-drew", who=Who(f.seat), picture=picture_name(t, picture))
        touches = ("deck", picture_id(picture))
        emit(Event(says, rule="memoria.r2.card", touches=touches, reveals=True))


def use_the_card(t: Tables, s: State) -> None:
    """A story of round 2 uses the one picture that lies there."""
    s.story = replace(the_story(s), pictures=tuple(t.open_pictures(s)))


# -------------------------------------------------------------------- laying a card
def lay_rule(s: State) -> str:
    return "memoria.r1.commit" if s.round == 1 else "memoria.r2.commit"


def laid(laid: tuple[Face | None, ...], seat: int, face: Face) -> tuple[Face | None, ...]:
    """What lies before the players when this one has laid a card."""
    return (*laid[:seat], face, *laid[seat + 1 :])


def apply_lay(s: State, f: Laying, a: Action, emit: Emit) -> None:
    assert isinstance(a, Lay)
    story = the_story(s)
    s.story = replace(story, laid=laid(story.laid, f.seat, a.face))
    if emit:
        # Nobody is shown the card. It counts as a revelation because the rule makes it final: what
        # others do from here on answers to a card that lies, and the orator must not take it up again.
        says = say("memoria-event-laid", who=Who(f.seat))
        emit(Event(says, rule=lay_rule(s), touches=(place_id(f.seat),), reveals=True))


# -------------------------------------------------------------------- the pictures of the story
def _own_pictures(t: Tables, s: State, f: Showing) -> list[str]:
    row = s.rows[f.seat] if t.choices.own_cards else s.rows[0]
    return [t.picture(s, card).key for card in row]


def candidates(t: Tables, s: State) -> Sequence[Action]:
    return (*(t.show[picture] for picture in t.open_pictures(s)), t.announce)


def check(t: Tables, s: State, f: Showing, a: Action) -> Refusal | None:
    """`memoria.r1.commit`: one to six of the pictures, each once; `memoria.variant.own-six`: one's own."""
    shown = the_story(s).pictures
    if isinstance(a, Announce):
        return None if shown else Refusal("memoria.r1.commit", {"why": "none", "picture": ""})
    assert isinstance(a, Show)
    if a.picture not in _own_pictures(t, s, f):
        return Refusal("memoria.variant.own-six", {"picture": picture_name(t, a.picture)})
    if a.picture in shown:
        return Refusal("memoria.r1.commit", {"why": "again", "picture": picture_name(t, a.picture)})
    return None


def apply(t: Tables, s: State, f: Showing, a: Action, emit: Emit) -> bool:
    """Show a picture, or announce that these are all; True then."""
    story = the_story(s)
    if isinstance(a, Show):
        s.story = replace(story, pictures=(*story.pictures, a.picture))
        if emit:
            says = say("memoria-event-shows", who=Who(f.seat), picture=picture_name(t, a.picture))
            emit(Event(says, rule="memoria.r1.commit", touches=(picture_id(a.picture),)))
        return False
    if emit:
        names = pictures_name(t, story.pictures)
        says = say("memoria-event-announced", who=Who(f.seat), count=len(names), pictures=names)
        touches = tuple(picture_id(picture) for picture in story.pictures)
        # Final by rule: the pictures named do not change afterwards, and their number is the stake.
        emit(Event(says, rule="memoria.r1.commit", touches=touches, reveals=True))
    return True
