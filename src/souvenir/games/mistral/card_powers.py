"""The powers of embrouilles that deal in cards, and the one that gives an action more.

Shaped as in `figure_powers`: what opens it, what may be chosen, what it does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.mistral import frames, lay
from souvenir.games.mistral.columns import take_card
from souvenir.games.mistral.exchange import picks, tell_returned
from souvenir.games.mistral.hands import (
    back_of,
    backs_of,
    cards_with_back,
    characters_held,
    gain,
    pass_on,
)
from souvenir.games.mistral.model import BACKS, Action, Draw, Fetch, Lay, PickLaid, Playing, Steal, Turn
from souvenir.games.mistral.names import (
    back_id,
    back_name,
    card_id,
    card_name,
    discard_id,
    laid_id,
    person_name,
    player_id,
)
from souvenir.games.mistral.piles import draw_character
from souvenir.games.mistral.state import COLUMNS, KINDS, PILES, State
from souvenir.games.mistral.tables import Tables
from souvenir.games.mistral.turns import begin
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, Who, say

RULE: Final = "mistral.embrouille.play"
ERRAND: Final = 2


# -------------------------------------------------------------------- quarrel
def quarrel_opens(t: Tables, s: State, seat: int) -> bool:
    own = seat * COLUMNS
    return any(s.columns[:own]) or any(s.columns[own + COLUMNS :])


def quarrel_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return [a for seat in range(s.seats) if seat != f.seat for a in picks(t, s, seat)]


def quarrel(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """One card laid before an opponent is discarded, a guest too."""
    assert isinstance(a, PickLaid)
    kind = t.card[a.card]
    back = take_card(s, a.seat, a.column, kind)
    s.discards[kind] += 1
    if emit:
        says = say("mistral-event-quarrel", who=Who(f.seat), other=Who(a.seat), card=person_name(t, kind))
        touches = (laid_id(t, a.seat, a.column, kind), discard_id(t, kind))
        emit(Event(says, rule=RULE, touches=touches))
    tell_returned(t, a.seat, a.column, back, emit)
    return None


# -------------------------------------------------------------------- sleight
def sleight_opens(t: Tables, s: State, seat: int) -> bool:
    return any(size for other, size in enumerate(s.size) if other != seat)


def sleight_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    found: list[Action] = []
    for seat in range(s.seats):
        if seat != f.seat:
            found += [t.steal[seat][back] for back, count in enumerate(backs_of(t, s, seat)) if count]
    return found


def sleight(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """One card of a back that an opponent holds comes to your hand, by chance; only you two see it."""
    assert isinstance(a, Steal)
    cards = cards_with_back(t, s, a.seat, BACKS.index(a.back))
    card = cards[luck.below(len(cards))]
    pass_on(t, s, a.seat, card, f.seat)
    if emit:
        who, other, back = Who(f.seat), Who(a.seat), back_of(t, card)
        touches = (back_id(a.seat, back), back_id(f.seat, back))
        says = say("mistral-event-sleight", who=who, other=other, back=back_name(back))
        public = Event(says, rule=RULE, touches=touches, reveals=True)
        says = say("mistral-event-sleight-own", who=who, other=other, card=card_name(t, card))
        touches = (card_id(t, a.seat, card), card_id(t, f.seat, card))
        emit(Event(says, RULE, touches, frozenset((f.seat, a.seat)), public, reveals=True))
    return None


# -------------------------------------------------------------------- find
def find_opens(t: Tables, s: State, seat: int) -> bool:
    return any(s.discards)


def find_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return [t.fetch[kind] for kind in range(KINDS) if s.discards[kind]]


def find(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A card of the discarded characters, of your choice, comes to your hand."""
    assert isinstance(a, Fetch)
    kind = t.card[a.card]
    s.discards[kind] -= 1
    gain(s, f.seat, kind, seen_by=None)
    if emit:
        says = say("mistral-event-find", who=Who(f.seat), card=person_name(t, kind))
        touches = (discard_id(t, kind), card_id(t, f.seat, kind))
        emit(Event(says, rule=RULE, touches=touches))
    return None


# -------------------------------------------------------------------- errand
def errand_opens(t: Tables, s: State, seat: int) -> bool:
    return s.stock > 0


def errand_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return [t.draw[pile] for pile in range(PILES) if s.piles[pile]]


def errand(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """Two characters are drawn as in A; the hand is checked after the second."""
    assert isinstance(a, Draw)
    draw_character(t, s, f.seat, a.pile, luck, emit)
    left = (f.left or ERRAND) - 1
    if left and (s.stock or any(s.discards)):
        return frames.playing(f.seat, f.power, left=left)
    s.gained |= 1 << f.seat
    return None


# -------------------------------------------------------------------- impulse
def impulse_opens(t: Tables, s: State, seat: int) -> bool:
    if characters_held(s, seat) and 0 in s.columns[seat * COLUMNS : seat * COLUMNS + COLUMNS]:
        return True
    return bool(lay.onto_columns(t, s, seat))


def impulse_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return lay.without_clearing(t, s, f.seat)


def impulse(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A card of the hand is laid as in B, beyond any three."""
    assert isinstance(a, Lay)
    lay.lay_card(t, s, f.seat, a, emit, rule=RULE)
    return None


# -------------------------------------------------------------------- second-wind
def second_wind_opens(t: Tables, s: State, seat: int) -> bool:
    turn = s.frames[0]
    return isinstance(turn, Turn) and turn.kind in (None, "act")


def second_wind(s: State, turn: Turn, emit: Emit) -> Turn:
    """One action more this turn, which is C."""
    begun = begin(turn, "act")
    if emit:
        says = say("mistral-event-second-wind", who=Who(turn.seat))
        emit(Event(says, rule=RULE, touches=(player_id(turn.seat),)))
    return Turn(
        begun.seat, "act", begun.left + 1, begun.drawn_at, begun.drawn_by, begun.met_at, begun.exchanged
    )
