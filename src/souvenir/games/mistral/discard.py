"""Hands that are too full, in whoever's turn: one card a step until they are not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.mistral import frames
from souvenir.games.mistral.hands import HAND, different_cards, throw_away, too_full
from souvenir.games.mistral.model import Action, Discard, Discarding, Frame
from souvenir.games.mistral.names import card_id, card_name, discard_id
from souvenir.games.mistral.state import KINDS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


def maybe_ask(s: State) -> None:
    """Ask every hand that has just grown too full to discard: the active player's first, then clockwise."""
    gained, s.gained = s.gained, 0
    first = s.frames[0].seat
    asked: tuple[Frame, ...] = ()
    for ahead in range(s.seats):
        seat = (first + ahead) % s.seats
        if gained >> seat & 1 and too_full(s, seat):
            asked = (frames.discarding(seat), *asked)
    s.frames += asked


def legal(t: Tables, s: State, f: Discarding) -> Sequence[Action]:
    if s.size[f.seat] > HAND:
        return [t.discard[card] for card in different_cards(s, f.seat)]
    return [t.discard[KINDS + e] for e in bits(s.embrouilles[f.seat])]


def candidates(t: Tables, s: State, f: Discarding) -> Iterator[Action]:
    return (t.discard[card] for card in different_cards(s, f.seat))


def check(t: Tables, s: State, f: Discarding, a: Action) -> Refusal | None:
    assert isinstance(a, Discard)
    if s.size[f.seat] > HAND or t.card[a.card] >= KINDS:
        return None
    return Refusal("mistral.hand.three-embrouilles")


def apply(t: Tables, s: State, f: Discarding, a: Action, emit: Emit) -> None:
    assert isinstance(a, Discard)
    card = t.card[a.card]
    rule = "mistral.hand.nine" if s.size[f.seat] > HAND else "mistral.hand.three-embrouilles"
    throw_away(s, f.seat, card)
    if emit:
        says = say("mistral-event-discarded", who=Who(f.seat), card=card_name(t, card))
        touches = (card_id(t, f.seat, card), discard_id(t, card))
        emit(Event(says, rule=rule, touches=touches, reveals=True))
    if not too_full(s, f.seat):
        s.frames = s.frames[:-1]
