"""The one phase there is: a card is turned, then another; a pair is taken, and else both are remembered."""

from __future__ import annotations

from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.talk import Emit, Event, Refusal, Seat, Who, say
from souvenir_pairs.model import Turn
from souvenir_pairs.names import card_id, picture_name, pile_id
from souvenir_pairs.state import State, taker_of
from souvenir_pairs.tables import Tables


def new_state(t: Tables, seats: int, luck: Luck) -> State:
    """`pairs.setup.cards`: all lie face down. `pairs.setup.first`: the host says who begins, or chance."""
    s = State()
    s.seats, s.open, s.tries = seats, (), 0
    s.acting = luck.below(seats) if t.first is None else t.first
    s.faces, s.seen = [None] * len(t.turns), [None] * len(t.turns)
    s.taken = [()] * seats
    return s


def is_second(s: State) -> bool:
    """Does the first card of this try lie face up?"""
    return len(s.open) == 1


def check(s: State, a: Turn) -> Refusal | None:
    """`pairs.turn.taken`: an empty place holds nothing. `pairs.turn.another`: the second is not the first."""
    taker = taker_of(s, a.card)
    if taker is not None:
        return Refusal("pairs.turn.taken", {"who": Who(taker)})
    return Refusal("pairs.turn.another") if is_second(s) and a.card in s.open else None


def apply(t: Tables, s: State, seat: Seat, a: Turn, luck: Luck, emit: Emit) -> None:
    """`pairs.turn.first` and `pairs.turn.second`."""
    second = is_second(s)
    if not second:
        s.open = ()  # `pairs.miss`: what lay open is turned back now
    face = _turn(s, a.card, luck)
    if emit:
        picture = picture_name(t, face)
        says = say("pairs-event-turned", who=Who(seat), card=a.card + 1, picture=picture)
        rule = "pairs.turn.second" if second else "pairs.turn.first"
        emit(Event(says, rule, (card_id(a.card),), reveals=True, fleeting=True))
    if second:
        _compare(t, s, seat, emit)


def _turn(s: State, card: int, luck: Luck) -> int:
    """What a card shows; one that nobody has seen shows any of the pictures that are left."""
    face = s.faces[card]
    if face is None:
        left = [2] * (len(s.faces) // 2)
        for known in s.faces:
            if known is not None:
                left[known] -= 1
        face = draw_from(left, luck)
    s.faces[card], s.seen[card] = face, s.tries
    s.open += (card,)
    return face


def _face(s: State, card: int) -> int:
    """What an open card shows."""
    face = s.faces[card]
    assert face is not None
    return face


def _compare(t: Tables, s: State, seat: Seat, emit: Emit) -> None:
    one, other = (_face(s, card) for card in s.open)
    s.tries += 1
    if one == other:
        _take(t, s, seat, one, emit)
        return
    s.acting = (seat + 1) % s.seats  # `pairs.miss`: the next one's turn
    if emit:
        both = (picture_name(t, one), picture_name(t, other))
        emit(Event(say("pairs-event-missed", who=Who(seat), pictures=both), "pairs.miss"))


def _take(t: Tables, s: State, seat: Seat, face: int, emit: Emit) -> None:
    """`pairs.match`: the pair is theirs, and they go on; `pairs.end`: until none is left."""
    cards, s.open = s.open, ()
    s.taken[seat] += (face,)
    for card in cards:
        s.seen[card] = None  # there is nothing left to remember
    if emit:
        says = say("pairs-event-found", who=Who(seat), picture=picture_name(t, face))
        emit(Event(says, "pairs.match", (*map(card_id, cards), pile_id(seat))))
    if sum(map(len, s.taken)) == t.pairs:
        s.acting = None
        if emit:
            emit(Event(say("pairs-event-over"), "pairs.end"))
