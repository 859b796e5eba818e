"""Columns of laid cards, and the control of figures that they give.

A packed column is a character's number, the count of its cards (from bit 4) and the mask of the guests on
it (from bit 8); an empty place for a column is 0.
"""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.hands import gain
from souvenir.games.mistral.state import BESIDE, CHARACTERS, COLUMNS, GUESTS, PLACES, PRISON, STATION, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.masks import bits

ONE_CARD: Final = 1 << 4
GUEST: Final = 1 << 8


def character_of(column: int) -> int:
    return column & 15


def cards_of(column: int) -> int:
    """How many cards of its character a column has."""
    return column >> 4 & 15


def guests_of(column: int) -> int:
    """The mask of guests on a column."""
    return column >> 8


def size_of(column: int) -> int:
    """All its cards, guests counted."""
    return (column >> 4 & 15) + (column >> 8).bit_count()


def row_of(s: State, seat: int) -> list[int]:
    """A player's five places for columns."""
    return s.columns[seat * COLUMNS : seat * COLUMNS + COLUMNS]


# -------------------------------------------------------------------- control
def recount(s: State, character: int) -> None:
    """`mistral.control`: who has at least one card of it laid, and nobody more."""
    row = s.count[character::CHARACTERS]
    most = max(row)
    bit = 1 << character
    controls = s.controls
    if not most:
        s.controlled &= ~bit
        for seat in range(s.seats):
            controls[seat] &= ~bit
        return
    s.controlled |= bit
    for seat, count in enumerate(row):
        if count == most:
            controls[seat] |= bit
        else:
            controls[seat] &= ~bit


def opponents(s: State, seat: int) -> int:
    """The mask of figures that somebody else controls, alone or shared."""
    mask = 0
    for other, controls in enumerate(s.controls):
        if other != seat:
            mask |= controls
    return mask


def at_large(s: State) -> int:
    """The mask of figures that somebody controls and that are not in prison."""
    return s.controlled & ~s.at[PRISON]


# -------------------------------------------------------------------- figures
def put(t: Tables, s: State, figure: int, place: int) -> None:
    """A figure goes to a place."""
    bit = 1 << figure
    s.at[s.where[figure]] ^= bit
    s.at[place] |= bit
    s.where[figure] = place
    s.home = s.home & ~bit | t.home_at[place] & bit
    if place < PLACES:
        s.inside |= bit
    else:
        s.inside &= ~bit


# -------------------------------------------------------------------- laying and taking away
def free_column(s: State, seat: int) -> int | None:
    """The first empty place for a column."""
    row = row_of(s, seat)
    return row.index(0) if 0 in row else None


def lay_on(t: Tables, s: State, seat: int, kind: int, column: int) -> None:
    """A card comes onto a column, or starts it if there is none."""
    at = seat * COLUMNS + column
    if kind >= CHARACTERS:
        s.columns[at] |= GUEST << (kind - CHARACTERS)
        character = character_of(s.columns[at])
    else:
        s.columns[at] = s.columns[at] + ONE_CARD if s.columns[at] else ONE_CARD | kind
        character = kind
        if s.where[kind] == BESIDE:
            put(t, s, kind, STATION)  # mistral.station
    s.count[seat * CHARACTERS + character] += 1
    recount(s, character)


def take_column(s: State, seat: int, column: int) -> None:
    """A whole column goes to the discard, guests included."""
    at = seat * COLUMNS + column
    packed, s.columns[at] = s.columns[at], 0
    character = character_of(packed)
    s.discards[character] += cards_of(packed)
    for guest in bits(guests_of(packed)):
        s.discards[CHARACTERS + guest] += 1
    s.count[seat * CHARACTERS + character] -= size_of(packed)
    recount(s, character)


def take_card(s: State, seat: int, column: int, kind: int) -> tuple[int, ...]:
    """One card leaves a column; the answer is the guests who return to the hand.

    `mistral.guest.not-alone`: they do so when no card of a character is left in it.
    """
    at = seat * COLUMNS + column
    character = character_of(s.columns[at])
    if kind >= CHARACTERS:
        s.columns[at] ^= GUEST << (kind - CHARACTERS)
    else:
        s.columns[at] -= ONE_CARD
    s.count[seat * CHARACTERS + character] -= 1
    back: tuple[int, ...] = ()
    if not cards_of(s.columns[at]):
        back = tuple(CHARACTERS + guest for guest in bits(guests_of(s.columns[at])))
        s.columns[at] = 0
        s.count[seat * CHARACTERS + character] -= len(back)
        for guest in back:
            gain(s, seat, guest, seen_by=None)
    recount(s, character)
    return back


def laid_cards(s: State, seat: int) -> list[tuple[int, int]]:
    """Every card laid before a player, as column and kind, each kind once a column."""
    found = []
    for column, packed in enumerate(row_of(s, seat)):
        if packed:
            found.append((column, character_of(packed)))
            found += [(column, CHARACTERS + guest) for guest in bits(guests_of(packed))]
    return found


assert GUESTS == 8, "guests take eight bits above the count of cards"
