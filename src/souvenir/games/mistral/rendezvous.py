"""Rendez-vous: when one is ready, the throws that pass around, the prize, the sale, and what comes after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from souvenir.games.mistral import frames
from souvenir.games.mistral.columns import cards_of, character_of, row_of, size_of, take_column
from souvenir.games.mistral.dice import DICE, FACES, counts_of, makes, matching
from souvenir.games.mistral.model import Action, RendezVous, Scored, Sell, Selling, Throw
from souvenir.games.mistral.names import (
    DISCARDS,
    SHAKER,
    column_id,
    die_id,
    marker_id,
    person_name,
    place_id,
    place_name,
    player_id,
)
from souvenir.games.mistral.prepare import open_rendezvous
from souvenir.games.mistral.state import COLUMNS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

PRIZE: Final = 2000
LAST: Final = {2: 5, 3: 5, 4: 7, 5: 7}
"""`mistral.end`: the rendez-vous that ends the game, by players."""


# -------------------------------------------------------------------- is one ready?
def ready(t: Tables, s: State) -> int | None:
    """`mistral.rdv.ready`: the place of an open rendez-vous whose conditions hold."""
    for place in s.open:
        figures = s.at[place]
        if (
            figures
            and figures.bit_count() >= t.asks_figures[place]
            and all(figures & colour for colour in t.asks_colours[place])
            and figures & s.controlled
        ):
            return place
    return None


def throws_at(s: State, place: int) -> tuple[int, ...]:
    """By seat, the throws each has there: one for every figure they control."""
    figures = s.at[place]
    return tuple((controls & figures).bit_count() for controls in s.controls)


def begin(t: Tables, s: State, place: int, emit: Emit) -> None:
    """`mistral.rdv.throws`: the active player first, or the next clockwise who controls a figure there."""
    throws = throws_at(s, place)
    seat = _next_thrower(throws, s.frames[0].seat)
    assert seat is not None
    s.frames += (frames.rendezvous(place, seat, throws),)
    if emit:
        says = say("mistral-event-rendezvous", place=place_name(t, place))
        emit(Event(says, rule="mistral.rdv.ready", touches=(marker_id(t, place), place_id(t, place))))


def _next_thrower(throws: tuple[int, ...], seat: int) -> int | None:
    """This seat if it has a throw left, else the first clockwise that has."""
    for ahead in range(len(throws)):
        if throws[(seat + ahead) % len(throws)]:
            return (seat + ahead) % len(throws)
    return None


# -------------------------------------------------------------------- throwing
def legal_throws(t: Tables) -> Sequence[Action]:
    return (t.throw, t.pass_)


def apply_throw(t: Tables, s: State, f: RendezVous, a: Action, luck: Luck, emit: Emit) -> None:
    """One throw of all nine dice, or one let go; then the shaker passes on."""
    dice: list[int] = []
    if isinstance(a, Throw):
        dice = sorted([luck.below(FACES) + 1 for _ in range(DICE)])
        made = makes(t.edition.places[f.place].combination, counts_of(dice))
        if emit:
            _tell_throw(t, f, dice, emit, made=made)
        if made:
            _win(t, s, f, tuple(dice), luck, emit)
            return
    elif emit:
        says = say("mistral-event-throw-passed", who=Who(f.seat))
        emit(Event(says, rule="mistral.rdv.throws", touches=(SHAKER,)))
    throws = tuple(left - (seat == f.seat) for seat, left in enumerate(f.throws))
    seat = _next_thrower(throws, (f.seat + 1) % s.seats)
    if seat is not None:
        s.frames = (*s.frames[:-1], RendezVous(f.place, seat, throws, f.seat, tuple(dice)))
        return
    if emit:
        says = say("mistral-event-missed", place=place_name(t, f.place))
        emit(Event(says, rule="mistral.rdv.missed", touches=(marker_id(t, f.place),)))
    close(t, s, f.place, luck, emit)


def _tell_throw(t: Tables, f: RendezVous, dice: list[int], emit: Emit, *, made: bool) -> None:
    assert emit
    says = say(
        "mistral-event-threw-made" if made else "mistral-event-threw",
        who=Who(f.seat),
        dice=tuple(str(die) for die in dice),
        combination=t.wanted[f.place],
    )
    matched = matching(t.edition.places[f.place].combination, tuple(dice))
    touches = (SHAKER, marker_id(t, f.place), *(die_id(die) for die in matched))
    emit(Event(says, rule="mistral.rdv.throws", touches=touches, reveals=True))


def _win(t: Tables, s: State, f: RendezVous, dice: tuple[int, ...], luck: Luck, emit: Emit) -> None:
    """`mistral.rdv.prize`, then the sale begins with the winner."""
    s.sheet += (Scored(f.seat, "prize", PRIZE, f.place, 0),)
    if emit:
        says = say("mistral-event-prize", who=Who(f.seat), points=PRIZE, place=place_name(t, f.place))
        touches = (marker_id(t, f.place), player_id(f.seat))
        emit(Event(says, rule="mistral.rdv.prize", touches=touches))
    _ask_to_sell(t, s, Selling(f.place, f.seat, f.seat, dice), 0, luck, emit)


# -------------------------------------------------------------------- the sale
def columns_there(s: State, seat: int, place: int) -> list[int]:
    """The columns of a player whose character stands in the place."""
    figures = s.at[place]
    return [
        column
        for column, packed in enumerate(row_of(s, seat))
        if packed and figures >> character_of(packed) & 1
    ]


def _ask_to_sell(t: Tables, s: State, f: Selling, asked: int, luck: Luck, emit: Emit) -> None:
    """Give the choice to this player, or to the next clockwise who has something to sell."""
    for ahead in range(s.seats - asked):
        seat = (f.seat + ahead) % s.seats
        if columns_there(s, seat, f.place):
            s.frames = (*s.frames[:-1], Selling(f.place, seat, f.winner, f.dice))
            return
    close(t, s, f.place, luck, emit)


def legal_sales(t: Tables, s: State, f: Selling) -> Sequence[Action]:
    return [*(t.sell[column] for column in columns_there(s, f.seat, f.place)), t.done]


def candidate_sales(t: Tables, s: State, f: Selling) -> Iterator[Action]:
    yield from (t.sell[column] for column, packed in enumerate(row_of(s, f.seat)) if packed)
    yield t.done


def check_sale(t: Tables, s: State, f: Selling, a: Action) -> Refusal | None:
    if not isinstance(a, Sell) or a.column in columns_there(s, f.seat, f.place):
        return None
    character = character_of(row_of(s, f.seat)[a.column])
    return Refusal("mistral.rdv.sale", {"figure": person_name(t, character), "place": place_name(t, f.place)})


def apply_sale(t: Tables, s: State, f: Selling, a: Action, luck: Luck, emit: Emit) -> None:
    """`mistral.rdv.sale`: each player any number of columns, from the winner clockwise."""
    asked = (f.seat - f.winner) % s.seats
    if isinstance(a, Sell):
        _sell(t, s, f.seat, a.column, emit)
        _ask_to_sell(t, s, f, asked, luck, emit)
    else:
        after = Selling(f.place, (f.seat + 1) % s.seats, f.winner, f.dice)
        _ask_to_sell(t, s, after, asked + 1, luck, emit)


def worth(t: Tables, cards: int) -> int:
    """`mistral.sale.column`: what a column of so many cards is sold for."""
    return t.sale[min(cards, len(t.sale)) - 1]


def _sell(t: Tables, s: State, seat: int, column: int, emit: Emit) -> None:
    packed = s.columns[seat * COLUMNS + column]
    cards, character = size_of(packed), character_of(packed)
    points = worth(t, cards)
    assert cards_of(packed)
    take_column(s, seat, column)
    s.sheet += (Scored(seat, "sale", points, character, cards),)
    if emit:
        name = person_name(t, character)
        says = say("mistral-event-sold", who=Who(seat), figure=name, cards=cards, points=points)
        touches = (column_id(seat, column), DISCARDS, player_id(seat))
        emit(Event(says, rule="mistral.sale.column", touches=touches))


# -------------------------------------------------------------------- after it
def close(t: Tables, s: State, place: int, luck: Luck, emit: Emit) -> None:
    """The card and the marker go, it counts as one, and a new one opens unless the game ends.

    `mistral.rdv.stay`: the figures stay where they are.
    """
    s.frames = s.frames[:-1]
    s.played += 1
    s.open = tuple(other for other in s.open if other != place)
    if s.played < LAST[s.seats]:
        open_rendezvous(t, s, luck, emit)
