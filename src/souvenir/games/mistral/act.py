"""C1 and C2: moving a figure, drawing an embrouille, an encounter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souvenir.games.mistral import frames
from souvenir.games.mistral.columns import put
from souvenir.games.mistral.hands import gain, throw_away
from souvenir.games.mistral.model import Action, DrawEmbrouille, Encounter, Move, Scored, Turn
from souvenir.games.mistral.names import (
    EMBROUILLES,
    back_id,
    card_id,
    card_name,
    discard_id,
    figure_id,
    person_name,
    place_id,
    place_name,
    player_id,
)
from souvenir.games.mistral.piles import draw_embrouille
from souvenir.games.mistral.state import KINDS, PLACES, PRISON, STATION, STREET, State
from souvenir.games.mistral.tables import EMBROUILLE_BACK, Tables
from souvenir.games.mistral.turns import begin, not_this_turn, spend
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

ENCOUNTER: Final = 2000


# -------------------------------------------------------------------- C1: one step
def steps(t: Tables, s: State, figures: int) -> tuple[Action, ...]:
    """Every step of these figures: out into the street, or from there into a place."""
    outside = s.at[STREET]
    return t.moves_out.of(figures & (s.inside | s.at[STATION])) + t.moves_in.of(figures & outside)


def candidate_steps(t: Tables, s: State, mine: int) -> Iterator[Action]:
    """Every step somewhere else for the figures that may go at all; for others on the board, one step."""
    there = [(figure, here) for figure, here in enumerate(s.where) if here <= PRISON]
    own = [(figure, here) for figure, here in there if mine >> figure & 1]
    yield from (t.move[figure][STREET] for figure, here in there if here != STREET)
    for figure, here in there:
        if here == STREET or mine >> figure & 1:
            yield from (a for place, a in enumerate(t.move[figure][:PLACES]) if place != here)
    yield from (t.move[figure][STATION] for figure, here in own)
    yield from (t.move[figure][PRISON] for figure, here in own if here != PRISON)


def check_step(t: Tables, s: State, figures: int, a: Move) -> Refusal | None:
    """Why one of these figures may not go there, or None."""
    figure, place = t.card[a.figure], t.place[a.place]
    args = {"figure": person_name(t, figure), "place": place_name(t, place)}
    if not s.controlled >> figure & 1 and s.where[figure] <= PRISON:
        return Refusal("mistral.uncontrolled", args)
    if not figures >> figure & 1:
        return Refusal("mistral.control", args)
    if place == STATION:
        return Refusal("mistral.station.no-return", args)
    here = s.where[figure]
    if place == PRISON or here == PRISON or (here == STREET) == (place == STREET):
        return Refusal("mistral.move", args)
    return None


def step(t: Tables, s: State, seat: int, a: Move, emit: Emit, *, rule: str) -> None:
    """A figure goes one step."""
    figure, place = t.card[a.figure], t.place[a.place]
    move_figure(t, s, seat, figure, place, emit, rule=rule)


def move_figure(t: Tables, s: State, seat: int, figure: int, place: int, emit: Emit, *, rule: str) -> None:
    """A figure goes to a place because of a player."""
    here = s.where[figure]
    put(t, s, figure, place)
    if emit:
        says = say(
            "mistral-event-moved",
            who=Who(seat),
            figure=person_name(t, figure),
            source=place_name(t, here),
            target=place_name(t, place),
        )
        touches = (figure_id(t, figure), place_id(t, here), place_id(t, place))
        emit(Event(says, rule=rule, touches=touches))


# -------------------------------------------------------------------- the actions of a turn
def legal(t: Tables, s: State, f: Turn) -> list[Action]:
    mine = s.controls[f.seat]
    found: list[Action] = list(steps(t, s, mine))
    home = mine & s.home & ~f.drawn_by
    if home and s.embrouille_pile:
        for used in bits(f.drawn_at):
            home &= ~s.at[used]
        found += t.draws_embrouille.of(home)
    cards = s.embrouilles[f.seat]
    if cards and s.inside:
        for card in bits(cards):
            place = meeting_place(t, s, card)
            if place is not None and not f.met_at >> place & 1:
                found.append(t.encounter[card])
    return found


def meeting_place(t: Tables, s: State, card: int) -> int | None:
    """The numbered place where the two characters of an embrouille can meet, if they do."""
    one, other = t.pair[card]
    place = s.where[one]
    if place != s.where[other] or place >= PLACES:
        return None
    both = 1 << one | 1 << other
    return place if s.controlled & both == both else None


def candidates(t: Tables, s: State, f: Turn) -> Iterator[Action]:
    yield from candidate_steps(t, s, s.controls[f.seat])
    yield from (t.draw_embrouille[figure] for figure in bits(s.controlled))
    yield from (t.encounter[card] for card in bits(s.embrouilles[f.seat]))


def check(t: Tables, s: State, f: Turn, a: Move | DrawEmbrouille | Encounter) -> Refusal | None:
    if refusal := no_action(f):
        return refusal
    if isinstance(a, Move):
        return check_step(t, s, s.controls[f.seat], a)
    if isinstance(a, DrawEmbrouille):
        return _check_draw(t, s, f, t.card[a.figure])
    return _check_encounter(t, s, f, t.card[a.card] - KINDS)


def no_action(f: Turn) -> Refusal | None:
    """Why no action can be taken in this turn any more, or None."""
    if refusal := not_this_turn(f, "act"):
        return refusal
    return Refusal("mistral.three-actions") if f.kind == "act" and not f.left else None


def _check_draw(t: Tables, s: State, f: Turn, figure: int) -> Refusal | None:
    args = {"figure": person_name(t, figure)}
    if not s.embrouille_pile:
        return Refusal("mistral.reshuffle")
    if not s.controls[f.seat] >> figure & 1:
        return Refusal("mistral.control", args)
    if not s.home >> figure & 1 or f.drawn_by >> figure & 1 or f.drawn_at >> s.where[figure] & 1:
        return Refusal("mistral.embrouille.draw", args)
    return None


def _check_encounter(t: Tables, s: State, f: Turn, card: int) -> Refusal | None:
    name = card_name(t, KINDS + card)
    one, other = t.pair[card]
    place = meeting_place(t, s, card)
    if place is not None:
        met = f.met_at >> place & 1
        return Refusal("mistral.encounter", {"card": name, "why": "again"}) if met else None
    if s.where[one] == s.where[other] < PLACES:
        return Refusal("mistral.uncontrolled", {"figure": person_name(t, one), "card": name})
    jailed = s.where[one] == s.where[other] == PRISON
    return Refusal("mistral.encounter", {"card": name, "why": "prison" if jailed else "apart"})


def apply(t: Tables, s: State, f: Turn, a: Move | DrawEmbrouille | Encounter, luck: Luck, emit: Emit) -> None:
    """One action of the three."""
    if isinstance(a, Move):
        s.frames = (spend(f, "act"),)
        step(t, s, f.seat, a, emit, rule="mistral.move")
    elif isinstance(a, DrawEmbrouille):
        _draw(t, s, f, t.card[a.figure], luck, emit)
    else:
        _meet(t, s, f, t.card[a.card] - KINDS, emit)


def _draw(t: Tables, s: State, f: Turn, figure: int, luck: Luck, emit: Emit) -> None:
    """`mistral.embrouille.draw`: in a turn once a place and once a figure."""
    seat = f.seat
    begun = begin(f, "act")
    drawn_at, drawn_by = begun.drawn_at | 1 << s.where[figure], begun.drawn_by | 1 << figure
    s.frames = (frames.turn(seat, "act", begun.left - 1, drawn_at, drawn_by, begun.met_at, begun.exchanged),)
    card = KINDS + draw_embrouille(t, s, luck)
    gain(s, seat, card, seen_by=())
    if emit:
        rule, touches = "mistral.embrouille.draw", (figure_id(t, figure), EMBROUILLES)
        says = say("mistral-event-drew-embrouille", who=Who(seat), figure=person_name(t, figure))
        theirs = (*touches, back_id(seat, EMBROUILLE_BACK))
        public = Event(says, rule=rule, touches=theirs, reveals=True)
        own = say("mistral-event-drew-own-embrouille", card=card_name(t, card))
        mine = (*touches, card_id(t, seat, card))
        emit(Event(own, rule, mine, frozenset((seat,)), public, reveals=True))


def _meet(t: Tables, s: State, f: Turn, card: int, emit: Emit) -> None:
    """`mistral.encounter`: 2,000 points, at once; the card is discarded."""
    seat = f.seat
    begun = begin(f, "act")
    place = meeting_place(t, s, card)
    assert place is not None
    met_at = begun.met_at | 1 << place
    s.frames = (
        frames.turn(seat, "act", begun.left - 1, begun.drawn_at, begun.drawn_by, met_at, begun.exchanged),
    )
    throw_away(s, seat, KINDS + card)
    s.sheet += (Scored(seat, "encounter", ENCOUNTER, card, 0),)
    if emit:
        one, other = t.pair[card]
        says = say(
            "mistral-event-met",
            who=Who(seat),
            one=person_name(t, one),
            other=person_name(t, other),
            place=place_name(t, place),
            points=ENCOUNTER,
        )
        gone = (card_id(t, seat, KINDS + card), discard_id(t, KINDS + card))
        touches = (*gone, figure_id(t, one), figure_id(t, other), place_id(t, place), player_id(seat))
        emit(Event(says, rule="mistral.encounter", touches=touches, reveals=True))
