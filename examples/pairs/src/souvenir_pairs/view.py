"""What a viewer may know, and a whole state from it: what was seen is not hidden, the rest is undecided."""

from __future__ import annotations

from souvenir.kernel.talk import Seat
from souvenir_pairs.model import Card, Glimpse, View
from souvenir_pairs.state import State, taker_of
from souvenir_pairs.tables import Tables


def view(t: Tables, s: State, seat: Seat | None) -> View:
    """`pairs.seen`: the cards as they lie, and which of those that lie face down everybody has seen."""
    cards = tuple(_card(t, s, card) for card in range(len(s.faces)))
    return View(
        seat=seat,
        seats=s.seats,
        columns=t.columns,
        cards=cards,
        acting=s.acting,
        open=s.open,
        taken=tuple(tuple(t.pictures[face] for face in had) for had in s.taken),
        seen=tuple(
            Glimpse(card, t.pictures[face], s.tries - when)
            for card, (face, when) in enumerate(zip(s.faces, s.seen, strict=True))
            if face is not None and when is not None and cards[card] == Card(None, None)
        ),
        tries=s.tries,
    )


def _card(t: Tables, s: State, card: int) -> Card:
    face, taker = s.faces[card], taker_of(s, card)
    shows = face is not None and (card in s.open or taker is not None)
    return Card(t.pictures[face] if face is not None and shows else None, taker)


def imagine(t: Tables, v: View) -> State:
    """A state that this viewer cannot tell from the real one."""
    s = State()
    s.seats, s.acting, s.open, s.tries = v.seats, v.acting, v.open, v.tries
    s.faces = [None if card.picture is None else t.number[card.picture] for card in v.cards]
    s.seen = [None] * len(v.cards)
    for card in v.open:
        s.seen[card] = v.tries - (len(v.open) == 2)
    for glimpse in v.seen:
        s.faces[glimpse.card] = t.number[glimpse.picture]
        s.seen[glimpse.card] = v.tries - glimpse.ago
    s.taken = [tuple(t.number[picture] for picture in had) for had in v.taken]
    return s
