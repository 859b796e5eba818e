"""Setting up: the deal, the first two rendez-vous, and the three rounds of laying before the first turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from souvenir.games.mistral import frames, lay
from souvenir.games.mistral.edition import CARDS_EACH
from souvenir.games.mistral.hands import HAND, add, characters_held
from souvenir.games.mistral.model import Action, Lay, Preparing
from souvenir.games.mistral.names import marker_id, place_id, place_name, player_id
from souvenir.games.mistral.piles import make_piles
from souvenir.games.mistral.state import (
    BESIDE,
    CHARACTERS,
    COLUMNS,
    EMBROUILLES,
    GUESTS,
    KINDS,
    PLACES,
    State,
)
from souvenir.games.mistral.tables import ALL_CHARACTERS, Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

ROUNDS: Final = 3
OPEN: Final = 2


def new_state(t: Tables, seats: int, start: int | None, luck: Luck, emit: Emit) -> State:
    """`mistral.deal`: hands, piles and rendez-vous; nobody has laid anything yet."""
    s = State()
    s.seats, s.turns, s.played = seats, 0, 0
    s.hand, s.held, s.size = [0] * (seats * KINDS), [0] * seats, [0] * seats
    s.embrouilles, s.known, s.gained = [0] * seats, [()] * seats, 0
    s.columns, s.count = [0] * (seats * COLUMNS), [0] * (seats * CHARACTERS)
    s.controls, s.controlled = [0] * seats, 0
    s.at, s.where = [0] * (BESIDE + 1), [BESIDE] * CHARACTERS
    s.at[BESIDE] = ALL_CHARACTERS
    s.inside = s.home = 0
    s.deck = [CARDS_EACH] * CHARACTERS + [1] * GUESTS
    s.discards = [0] * KINDS
    s.embrouille_pile, s.embrouille_discards = (1 << EMBROUILLES) - 1, 0
    s.open, s.unopened = (), (1 << PLACES) - 1
    s.sheet = ()
    for seat in range(seats):
        for _ in range(HAND):
            add(s, seat, draw_from(s.deck, luck))
    make_piles(t, s, luck, emit)
    for _ in range(OPEN):
        open_rendezvous(t, s, luck, emit)
    s.start = luck.below(seats) if start is None else start
    s.frames = (frames.preparing(s.start, 0),)
    if emit:
        says, touches = say("mistral-event-first", who=Who(s.start)), (player_id(s.start),)
        emit(Event(says, rule="mistral.first-three", touches=touches))
    return s


def open_rendezvous(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """`mistral.open-two`: one more rendez-vous card, and its marker on its place."""
    left = bits(s.unopened)
    if not left:
        return
    place = left[luck.below(len(left))]
    s.unopened ^= 1 << place
    s.open += (place,)
    if emit:
        says = say("mistral-event-opened", place=place_name(t, place))
        touches = (marker_id(t, place), place_id(t, place))
        emit(Event(says, rule="mistral.open-two", touches=touches, reveals=True))


# -------------------------------------------------------------------- the first three cards
def legal(t: Tables, s: State, f: Preparing) -> Sequence[Action]:
    found: list[Action] = list(t.lays_new.of(characters_held(s, f.seat)))
    found += lay.onto_columns(t, s, f.seat)
    return found


def candidates(t: Tables, s: State, f: Preparing) -> Iterator[Action]:
    return lay.candidate_lays(t, s, f.seat)


def check(t: Tables, s: State, f: Preparing, a: Action) -> Refusal | None:
    assert isinstance(a, Lay)
    return lay.fits(t, s, f.seat, a)


def apply(t: Tables, s: State, f: Preparing, a: Action, emit: Emit) -> None:
    """`mistral.first-three`: one card each, three times around; then the first turn."""
    assert isinstance(a, Lay)
    lay.lay_card(t, s, f.seat, a, emit, rule="mistral.first-three")
    laid = f.laid + 1
    if laid < ROUNDS * s.seats:
        s.frames = (frames.preparing((f.seat + 1) % s.seats, laid),)
        return
    s.turns = 1
    s.frames = (frames.NEW_TURN[s.start],)
    if emit:
        says, touches = say("mistral-event-turn", who=Who(s.start), turn=1), (player_id(s.start),)
        emit(Event(says, rule="mistral.first-player", touches=touches))
