"""Playing on: those tied for the victory tell one more story each, if the host wished so."""

from __future__ import annotations

from souvenir.games.memoria.model import TIE
from souvenir.games.memoria.score import leaders
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.talk import Emit, Event, Who, say


def maybe_begin(t: Tables, s: State, emit: Emit) -> bool:
    """`memoria.tie`: begin the stories that decide, once; False: what is tied is shared."""
    tied = leaders(s)
    if not t.choices.play_on or len(tied) == 1:
        return False
    s.round, s.turn, s.tied = TIE, 0, tied
    if emit:
        names = tuple(Who(seat) for seat in tied)
        emit(Event(say("memoria-event-tie", names=names), rule="memoria.tie"))
    return True
