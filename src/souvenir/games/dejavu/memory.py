"""Long-term memory: what a card brings when it enters."""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu.model import POWERS
from souvenir.games.dejavu.names import card_name, flower_id, memory_id, spent_id
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import COLOUR, FLOWER, WHITE, Tables
from souvenir.kernel.talk import Emit, Event, Who, say

ICONS: Final = len(POWERS)


def icons(s: State, player: int, power: int) -> int:
    """How many icons of a power the girl tile and the long-term memory of a player show."""
    return s.icons[player * ICONS + power]


def matching(t: Tables, card: int, heap: Heap) -> int:
    """The bits of the card's colour among these; white ones always match, on a white card only they."""
    colour = t.colour[card]
    return sum(COLOUR[kind] in (colour, WHITE) for kind in heap)


def complete(t: Tables, s: State, player: int, card: int, heap: Heap, emit: Emit) -> None:
    """`dejavu.build.complete`: points, the card into long-term memory, its bits spent."""
    points = matching(t, card, heap)
    s.points[player * len(t.cards) + card] = points
    s.spent += heap
    if emit:
        says = say("dejavu-event-completed", who=Who(player), card=card_name(t, card), points=points)
        touches = (memory_id(t, player, card), *(spent_id(kind) for kind in heap))
        emit(Event(says, rule="dejavu.build.complete", touches=touches))
    enter(t, s, player, card, emit)


def enter(t: Tables, s: State, player: int, card: int, emit: Emit) -> None:
    """The card's power works at once; a flower icon gets its flower if there is one."""
    s.ltm[player] |= 1 << card
    for power in t.powers[card]:
        s.icons[player * ICONS + power] += 1
        if power == FLOWER:
            _flower(t, s, player, card, emit)


def _flower(t: Tables, s: State, player: int, card: int, emit: Emit) -> None:
    if s.flowers:
        s.flowers -= 1
        s.blooms[player] |= 1 << card
    if emit:
        name = card_name(t, card)
        if s.blooms[player] >> card & 1:
            says, rule = say("dejavu-event-flower", who=Who(player), card=name), "dejavu.build.complete"
        else:
            says, rule = say("dejavu-event-no-flower", who=Who(player), card=name), "dejavu.flower.short"
        emit(Event(says, rule=rule, touches=(flower_id(t, player, card),)))
