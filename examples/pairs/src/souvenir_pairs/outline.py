"""How actions are shown, and the view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.kernel.talk import Block, Item, Offer, Phrase, Who, say
from souvenir_pairs.model import Turn, View
from souvenir_pairs.names import card_id, picture_name, pile_id
from souvenir_pairs.state import State
from souvenir_pairs.tables import Tables
from souvenir_pairs.turning import is_second


def offer(s: State, a: Turn) -> Offer:
    """Everybody sees what is turned; nobody is asked whether they mean it: the game is made of such steps."""
    rule = "pairs.turn.second" if is_second(s) else "pairs.turn.first"
    return Offer(say("pairs-do-turn", card=a.card + 1), (card_id(a.card),), rule, open=True, at_once=True)


def asks(t: Tables, s: State) -> Phrase:
    """What the one whose turn it is does next."""
    if not is_second(s):
        return say("pairs-ask-first")
    face = s.faces[s.open[0]]
    assert face is not None
    return say("pairs-ask-second", picture=picture_name(t, face))


def outline(t: Tables, v: View) -> list[Block]:
    """The cards as they lie, then what everyone has found."""
    piles = tuple(_pile(t, v, seat) for seat in range(v.seats))
    return [
        Block(say("pairs-cards"), tuple(_cards(t, v)), "cards"),
        Block(say("pairs-piles"), piles, "piles"),
    ]


def _cards(t: Tables, v: View) -> Iterator[Item]:
    for number, card in enumerate(v.cards):
        at, id = divmod(number, v.columns), card_id(number)
        if card.taken_by is not None:
            says = say("pairs-card-taken", card=number + 1, who=Who(card.taken_by))
            yield Item(says, id, say("pairs-sign-taken"), at)
        elif card.picture is None:
            yield Item(
                say("pairs-card-down", card=number + 1), id, say("pairs-sign-down", card=number + 1), at
            )
        else:
            face = t.number[card.picture]
            picture = picture_name(t, face)
            about = t.origins[f"pictures[{face}]"]
            yield Item(say("pairs-card-up", card=number + 1, picture=picture), id, picture, at, about)


def _pile(t: Tables, v: View, seat: int) -> Item:
    pictures = tuple(picture_name(t, t.number[picture]) for picture in v.taken[seat])
    if not pictures:
        return Item(say("pairs-pile-none", who=Who(seat)), pile_id(seat))
    says = say("pairs-pile", who=Who(seat), count=len(pictures), pictures=pictures)
    return Item(says, pile_id(seat))
