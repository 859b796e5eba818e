"""From phase to phase and from player to player: what comes when a step of a turn is over."""

from __future__ import annotations

from souvenir.games.dejavu import building, flowering, growing, meditation
from souvenir.games.dejavu.model import (
    END_AT,
    Building,
    Collecting,
    Drawing,
    Flowering,
    Frame,
    Growing,
    Instant,
    Keeping,
    Refilling,
    Sowing,
)
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Who, say


def begin(s: State, seat: int, emit: Emit) -> None:
    """A turn: phase 1 or 2 first, as the player likes."""
    s.turn = seat
    s.turns += 1
    s.bloomed = False
    if emit:
        emit(Event(say("dejavu-event-turn", who=Who(seat))))
    flowering.begin(s, seat, after=False)


def advance(t: Tables, s: State, ended: Frame, luck: Luck, emit: Emit) -> None:
    """Run on from the frame that ended to the next decision, or to the end of the game."""
    seat = s.turn
    if isinstance(ended, Flowering) and ended.after:
        _meditate(t, s, luck, emit)
    elif isinstance(ended, (Sowing, Collecting, Flowering)):
        if not building.begin(s, seat):
            _after_building(t, s, luck, emit)
    elif isinstance(ended, (Building, Instant, Growing)):
        if not growing.begin_keeping(s, seat):
            _after_building(t, s, luck, emit)
    elif isinstance(ended, Keeping):
        _after_building(t, s, luck, emit)
    elif isinstance(ended, Refilling):
        _draw(t, s, luck, emit)
    else:
        assert isinstance(ended, Drawing)
        _end_turn(t, s, luck, emit)


def _after_building(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    if s.bloomed:
        _meditate(t, s, luck, emit)
    else:
        flowering.begin(s, s.turn, after=True)


def _meditate(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    if meditation.fill_grid(t, s, s.turn, luck, emit):
        _draw(t, s, luck, emit)


def _draw(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    if not meditation.begin_drawing(s, s.turn):
        _end_turn(t, s, luck, emit)


def _end_turn(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`dejavu.end`: the first with ten cards gives every opponent one last turn."""
    seat = s.turn
    meditation.fill_hand(t, s, seat, luck, emit)
    if s.ending is None and s.ltm[seat].bit_count() >= END_AT:
        s.ending = seat
        if emit:
            emit(Event(say("dejavu-event-ending", who=Who(seat)), rule="dejavu.end"))
    following = (seat + 1) % s.seats
    if following != s.ending:
        begin(s, following, emit)
        return
    s.frame = None
    if emit:
        emit(Event(say("dejavu-event-over"), rule="dejavu.win"))
