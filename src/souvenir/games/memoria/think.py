"""Time to remember or invent: all together before round 1 with its six pictures, alone in round 2."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from souvenir.games.memoria import deck
from souvenir.games.memoria.model import Action, Laying, Ready, Thinking
from souvenir.games.memoria.names import picture_id, pictures_name
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Seat, Who, say

ALONE = 45
"""`memoria.r2.card`: seconds that an orator of round 2 has to think."""


def seconds(t: Tables, s: State) -> int | None:
    """`memoria.r1.think`, `memoria.variant.count`: the host sets the time of round 1, or leaves it out."""
    if isinstance(s.frame, Thinking):
        return t.choices.seconds
    return ALONE if isinstance(s.frame, Laying) and s.round > 1 else None


def begin(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`memoria.r1.cards`: pictures in the middle; `memoria.variant.own-six`: or before each player.

    `memoria.variant.count`: as many of them as the host wishes.
    """
    s.round, s.turn = 1, 0
    rows = s.seats if t.choices.own_cards else 1
    for _ in range(rows):
        s.rows += (tuple(deck.draw(t, s, luck, emit) for _ in range(t.choices.count)),)
    s.frame = Thinking((False,) * s.seats)
    if emit:
        _tell_rows(t, s, emit)


def _tell_rows(t: Tables, s: State, emit: Emit) -> None:
    assert emit
    for seat, row in enumerate(s.rows):
        pictures = tuple(t.picture(s, card).key for card in row)
        touches = ("deck", *(picture_id(picture) for picture in pictures))
        if t.choices.own_cards:
            says = say("memoria-event-own-cards", who=Who(seat), pictures=pictures_name(t, pictures))
            rule = "memoria.variant.own-six"
        else:
            says = say("memoria-event-cards", pictures=pictures_name(t, pictures))
            rule = "memoria.r1.cards"
        emit(Event(says, rule=rule, touches=touches, reveals=True))


def to_act(s: State, f: Thinking) -> tuple[Seat, ...]:
    """Those who are not ready, from the first orator on."""
    turn = ((s.first + n) % s.seats for n in range(s.seats))
    return tuple(seat for seat in turn if not f.ready[seat])


def candidates(t: Tables) -> Sequence[Action]:
    """Nobody lays a card yet, but may ask why not."""
    return (t.ready, *t.lay.values())


def check(a: Action) -> Refusal | None:
    return None if isinstance(a, Ready) else Refusal("memoria.r1.think")


def apply(s: State, f: Thinking, seat: Seat, emit: Emit) -> bool:
    """`memoria.r1.think`: when all are ready the time is over. True then."""
    ready = (*f.ready[:seat], True, *f.ready[seat + 1 :])
    s.frame = replace(f, ready=ready)
    if emit:
        emit(Event(say("memoria-event-ready", who=Who(seat)), rule="memoria.r1.think"))
    return all(ready)
