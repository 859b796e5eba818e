"""From one decision to the next: what comes first when several things fall due, the next turn, the end."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from souvenir.games.mistral import discard, powers, rendezvous, turn
from souvenir.games.mistral.frames import NEW_TURN
from souvenir.games.mistral.model import Playing, RendezVous, Scored, Selling, Turn
from souvenir.games.mistral.names import figure_id, person_name, player_id
from souvenir.games.mistral.piles import maybe_reshuffle
from souvenir.games.mistral.state import CHARACTERS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.once import once
from souvenir.kernel.talk import Emit, Event, Who, say

MAJORITY: Final = 2000


def run_on(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """Run on to the next decision: hand discards, then rendez-vous, then what was interrupted."""
    if not s.stock or not s.embrouille_pile:
        maybe_reshuffle(t, s, luck, emit)
    if s.gained:
        discard.maybe_ask(s)
    while True:
        f = s.frames[-1]
        if s.played == rendezvous.LAST[s.seats] and not isinstance(f, (RendezVous, Selling)):
            if emit:
                emit(Event(say("mistral-event-over"), rule="mistral.end"))
            finish(t, s, emit)
            return
        if not isinstance(f, (Turn, Playing)):
            return
        place = rendezvous.ready(t, s)
        if place is not None:
            rendezvous.begin(t, s, place, emit)
            return
        if isinstance(f, Turn):
            if not turn.nothing_left(t, s, f):
                return
            next_turn(t, s, f, emit)
            return
        if powers.goes_on(s, f):
            return
        s.frames = s.frames[:-1]


def next_turn(t: Tables, s: State, f: Turn, emit: Emit) -> None:
    """The turn passes clockwise, unless the limit is reached (`mistral.cap`)."""
    if s.turns >= t.edition.most_turns:
        if emit:
            emit(Event(say("mistral-event-cap", turns=s.turns), rule="mistral.cap"))
        finish(t, s, emit)
        return
    s.turns += 1
    seat = (f.seat + 1) % s.seats
    s.frames = (NEW_TURN[seat],)
    if emit:
        says = say("mistral-event-turn", who=Who(seat), turn=s.turns)
        emit(Event(says, rule="mistral.first-player", touches=(player_id(seat),)))


def finish(t: Tables, s: State, emit: Emit) -> None:
    """`mistral.end.at-once`: no turn goes on, and each character controlled alone brings its points."""
    s.frames = ()
    for seat in range(s.seats):
        for line in majority(s, seat):
            s.sheet += (line,)
            if emit:
                says = say(
                    "mistral-event-majority",
                    who=Who(seat),
                    figure=person_name(t, line.what),
                    points=line.points,
                )
                touches = (figure_id(t, line.what), player_id(seat))
                emit(Event(says, rule="mistral.majority", touches=touches))


def majority(s: State, seat: int) -> tuple[Scored, ...]:
    """`mistral.majority`: a line for every character that this player controls alone."""
    mine = alone(s, seat)
    if not mine:
        return ()
    base = seat * CHARACTERS
    return _majority(seat, mine, tuple(s.count[base : base + CHARACTERS]))


@once
def _majority(seat: int, mine: int, cards: tuple[int, ...]) -> tuple[Scored, ...]:
    return tuple(
        [Scored(seat, "majority", MAJORITY, character, cards[character]) for character in bits(mine)]
    )


def alone(s: State, seat: int) -> int:
    """The mask of characters that this player controls and nobody else."""
    return _alone(tuple(s.controls))[seat]


@once
def _alone(controls: tuple[int, ...]) -> tuple[int, ...]:
    shared = 0
    for one, other in combinations(controls, 2):
        shared |= one & other
    return tuple([mask & ~shared for mask in controls])
