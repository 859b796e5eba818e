"""B: laying cards, making room for a new column, and guests that send to prison or let out."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.mistral import frames
from souvenir.games.mistral.columns import (
    at_large,
    character_of,
    free_column,
    lay_on,
    opponents,
    put,
    row_of,
    take_column,
)
from souvenir.games.mistral.hands import characters_held, guests_held, remove, throw_away
from souvenir.games.mistral.model import Action, Clear, Clearing, Imprison, Lay, Release, Turn
from souvenir.games.mistral.names import (
    DISCARDS,
    card_id,
    card_name,
    column_id,
    discard_id,
    figure_id,
    laid_id,
    person_name,
    place_id,
)
from souvenir.games.mistral.state import BESIDE, CHARACTERS, PRISON, STATION, STREET, State
from souvenir.games.mistral.tables import Tables
from souvenir.games.mistral.turns import begin, not_this_turn, spend
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- what can be laid
def onto_columns(t: Tables, s: State, seat: int) -> list[Action]:
    """Every card of the hand onto every column that it fits."""
    held = s.held[seat]
    guests = held >> CHARACTERS
    found: list[Action] = []
    for column, packed in enumerate(row_of(s, seat)):
        if packed:
            character = packed & 15
            if held >> character & 1:
                found.append(t.lay[character][column])
            if guests:
                found += t.lays_guest[column].of(guests & t.guests_for[character])
    return found


def without_clearing(t: Tables, s: State, seat: int) -> list[Action]:
    """Every lay that needs no room to be made first."""
    found: list[Action] = []
    if free_column(s, seat) is not None:
        found += t.lays_new.of(characters_held(s, seat))
    found += onto_columns(t, s, seat)
    return found


def legal(t: Tables, s: State, f: Turn) -> list[Action]:
    """The lays of a turn, and the columns that may go for a new one."""
    found = without_clearing(t, s, f.seat)
    if 0 not in row_of(s, f.seat) and characters_held(s, f.seat):
        found += t.clear
    return found


def legal_guests(t: Tables, s: State, seat: int) -> list[Action]:
    """`mistral.guest.prison`, `mistral.guest.free`: what the guests in hand can do to figures."""
    found: list[Action] = []
    large, jailed = opponents(s, seat) & at_large(s), s.at[PRISON]
    for guest in bits(guests_held(s, seat)):
        family = t.figures_of[t.family[CHARACTERS + guest]]
        found += t.imprisons[guest].of(large & family)
        found += t.guest_releases[guest].of(jailed & family)
    return found


def candidate_lays(t: Tables, s: State, seat: int) -> Iterator[Action]:
    kinds = bits(s.held[seat])
    yield from (t.lay_new[kind] for kind in kinds)
    for column, packed in enumerate(row_of(s, seat)):
        if packed:
            yield from (t.lay[kind][column] for kind in kinds)


def candidates(t: Tables, s: State, f: Turn) -> Iterator[Action]:
    yield from candidate_lays(t, s, f.seat)
    yield from (t.clear[column] for column, packed in enumerate(row_of(s, f.seat)) if packed)


def candidate_guests(t: Tables, s: State, seat: int) -> Iterator[Action]:
    for guest in bits(guests_held(s, seat)):
        yield from t.imprison[guest]
        yield from t.guest_release[guest]


# -------------------------------------------------------------------- why not
def fits(t: Tables, s: State, seat: int, a: Lay) -> Refusal | None:
    """Why this card may not lie there, or None: the column, not the turn, is looked at."""
    kind = t.card[a.card]
    if a.column is None:
        if kind >= CHARACTERS:
            return Refusal("mistral.guest.not-alone", {"card": person_name(t, kind)})
        return Refusal("mistral.columns.five") if free_column(s, seat) is None else None
    character = character_of(row_of(s, seat)[a.column])
    if kind >= CHARACTERS:
        if t.family[kind] != t.family[character]:
            return Refusal("mistral.guest.reinforce", {"card": person_name(t, kind)})
        return None
    return None if kind == character else Refusal("mistral.lay", {"card": person_name(t, kind)})


def check_turn(t: Tables, s: State, f: Turn, a: Lay | Clear) -> Refusal | None:
    """Laying in a turn of B, or choosing the column that makes room."""
    if refusal := not_this_turn(f, "lay"):
        return refusal
    if f.kind == "lay" and not f.left:
        return Refusal("mistral.lay")
    if isinstance(a, Lay):
        return fits(t, s, f.seat, a)
    if free_column(s, f.seat) is not None or not characters_held(s, f.seat):
        return Refusal("mistral.lay.room")
    return None


def check_guest(t: Tables, s: State, f: Turn, a: Imprison | Release) -> Refusal | None:
    """A guest against a figure, or for one."""
    if refusal := not_this_turn(f, "lay"):
        return refusal
    figure, guest = t.card[a.figure], t.card[a.card]
    args = {"card": person_name(t, guest), "figure": person_name(t, figure)}
    same = t.family[figure] == t.family[guest]
    if isinstance(a, Release):
        return None if same and s.at[PRISON] >> figure & 1 else Refusal("mistral.guest.free", args)
    if same and opponents(s, f.seat) & at_large(s) & 1 << figure:
        return None
    return Refusal("mistral.guest.prison", args)


# -------------------------------------------------------------------- doing it
def lay_card(t: Tables, s: State, seat: int, a: Lay, emit: Emit, *, rule: str) -> None:
    """A card goes from the hand onto a column, a new one in the first free place."""
    kind = t.card[a.card]
    column = free_column(s, seat) if a.column is None else a.column
    assert column is not None
    came = kind < CHARACTERS and s.where[kind] == BESIDE
    remove(s, seat, kind)
    lay_on(t, s, seat, kind, column)
    if emit:
        says = say("mistral-event-laid", who=Who(seat), card=card_name(t, kind), column=column + 1)
        touches = (card_id(t, seat, kind), laid_id(t, seat, column, kind))
        emit(Event(says, rule=rule, touches=touches, reveals=True))
        if came:
            says = say("mistral-event-arrived", figure=person_name(t, kind))
            touches = (figure_id(t, kind), place_id(t, STATION))
            emit(Event(says, rule="mistral.station", touches=touches))


def apply_turn(t: Tables, s: State, f: Turn, a: Lay | Clear, emit: Emit) -> None:
    if isinstance(a, Clear):
        s.frames = (begin(f, "lay"), frames.clearing(f.seat, a.column))
        return
    s.frames = (spend(f, "lay"),)
    rule = "mistral.guest.reinforce" if t.card[a.card] >= CHARACTERS else "mistral.lay"
    lay_card(t, s, f.seat, a, emit, rule=rule)


def apply_guest(t: Tables, s: State, f: Turn, a: Imprison | Release, emit: Emit) -> None:
    """`mistral.guest.prison`, `mistral.guest.free`: the turn becomes B, no card of the three is spent."""
    s.frames = (begin(f, "lay"),)
    if isinstance(a, Imprison):
        discard_for(t, s, f.seat, a.card, a.figure, PRISON, emit, rule="mistral.guest.prison")
    else:
        discard_for(t, s, f.seat, a.card, a.figure, STREET, emit, rule="mistral.guest.free")


def discard_for(
    t: Tables, s: State, seat: int, card: str, figure: str, place: int, emit: Emit, *, rule: str
) -> None:
    """A card is discarded and a figure goes to prison or to the street for it."""
    kind, who = t.card[card], t.card[figure]
    here = s.where[who]
    throw_away(s, seat, kind)
    put(t, s, who, place)
    if emit:
        key = "mistral-event-imprisoned" if place == PRISON else "mistral-event-released"
        says = say(key, who=Who(seat), card=card_name(t, kind), figure=person_name(t, who))
        gone = (card_id(t, seat, kind), discard_id(t, kind))
        touches = (*gone, figure_id(t, who), place_id(t, here), place_id(t, place))
        emit(Event(says, rule=rule, touches=touches, reveals=True))


# -------------------------------------------------------------------- a new column in place of another
def legal_clearing(t: Tables, s: State, f: Clearing) -> tuple[Action, ...]:
    return t.lays_new.of(characters_held(s, f.seat))


def candidates_clearing(t: Tables, s: State, f: Clearing) -> Iterator[Action]:
    return (t.lay_new[kind] for kind in bits(s.held[f.seat]))


def check_clearing(t: Tables, s: State, f: Clearing, a: Action) -> Refusal | None:
    assert isinstance(a, Lay)
    kind = t.card[a.card]
    if kind >= CHARACTERS:
        return Refusal("mistral.guest.not-alone", {"card": person_name(t, kind)})
    return None


def apply_clearing(t: Tables, s: State, f: Clearing, a: Action, emit: Emit) -> None:
    """`mistral.lay.room`: the old column goes, whole, and the new card takes its place."""
    assert isinstance(a, Lay)
    turn = s.frames[0]
    assert isinstance(turn, Turn)
    s.frames = (spend(turn, "lay"),)
    if emit:
        character = character_of(row_of(s, f.seat)[f.column])
        says = say("mistral-event-cleared", who=Who(f.seat), figure=person_name(t, character))
        touches = (column_id(f.seat, f.column), DISCARDS)
        emit(Event(says, rule="mistral.lay.room", touches=touches))
    take_column(s, f.seat, f.column)
    lay_card(t, s, f.seat, a, emit, rule="mistral.lay.room")
