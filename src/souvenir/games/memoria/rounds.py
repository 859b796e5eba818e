"""From step to step: what comes when one is done, in both rounds and in a tie."""

from __future__ import annotations

from typing import Final

from souvenir.games.memoria import commit, deck, question, reveal, think, tie
from souvenir.games.memoria.model import (
    Answering,
    Asking,
    Drawing,
    Frame,
    Laying,
    Opening,
    Showing,
    Story,
    Telling,
    Thinking,
    Voting,
)
from souvenir.games.memoria.state import State, orator_of
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Who, say

LAPS: Final = 2
"""`memoria.r2.twice`: how often round 2 goes around the table."""


def begin(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """Round 1, up to its thinking time."""
    think.begin(t, s, luck, emit)


def turns(s: State) -> int:
    """How many stories this round has."""
    return {1: s.seats, 2: LAPS * s.seats}.get(s.round, len(s.tied))


def advance(t: Tables, s: State, ended: Frame, emit: Emit) -> None:
    """Run on to the next decision, or to the end of the game."""
    first = s.round == 1
    match ended:
        case Thinking():
            _begin_story(t, s, emit)
        case Drawing():
            commit.use_the_card(t, s)
            s.frame = Laying(ended.seat)
        case Laying():
            s.frame = Showing(ended.seat) if first else Telling(ended.seat)
        case Showing():
            s.frame = Telling(ended.seat)
        case Telling() if first:
            _next_question(s)
        case Telling():
            s.frame = Voting()  # `memoria.r2.no-questions`
        case Asking() | Answering():
            _next_question(s)
        case Voting() | Opening():
            _next_opening(t, s, emit)


def _begin_story(t: Tables, s: State, emit: Emit) -> None:
    orator = orator_of(s)
    s.story = Story(s.round, orator, (None,) * s.seats, (False,) * s.seats)
    if s.round == 1:
        s.frame = Laying(orator)
    elif s.rows:  # `memoria.variant.same-card`: the picture lies there already
        commit.use_the_card(t, s)
        s.frame = Laying(orator)
    else:
        s.frame = Drawing(orator)
    if emit:
        rule = "memoria.tie" if s.tied else "memoria.r1.next" if s.round == 1 else "memoria.r2.card"
        emit(Event(say("memoria-event-orator", who=Who(orator)), rule=rule))


def _next_question(s: State) -> None:
    asker = question.next_asker(s)
    s.frame = Voting() if asker is None else Asking(asker)


def _next_opening(t: Tables, s: State, emit: Emit) -> None:
    seat = reveal.next_to_open(s)
    if seat is not None:
        s.frame = Opening(seat)
        return
    reveal.close(s, emit)
    _next_story(t, s, emit)


def _next_story(t: Tables, s: State, emit: Emit) -> None:
    """`memoria.r1.next`: the player to the left, until the round is over."""
    s.turn += 1
    over = s.turn == turns(s)
    lap_over = over or s.turn % s.seats == 0
    if over or (s.round > 1 and (lap_over or not t.choices.same_card)):
        deck.discard_rows(s)
    if not over:
        _begin_story(t, s, emit)
    elif s.round == 1:
        s.round, s.turn = 2, 0
        if emit:
            same = t.choices.same_card
            rule = "memoria.variant.same-card" if same else "memoria.r2.twice"
            emit(Event(say("memoria-event-second-same" if same else "memoria-event-second"), rule=rule))
        _begin_story(t, s, emit)
    elif s.round == 2 and tie.maybe_begin(t, s, emit):
        _begin_story(t, s, emit)
    else:
        s.frame = None
        if emit:
            emit(Event(say("memoria-event-over"), rule="memoria.win"))
