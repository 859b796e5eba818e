"""The powers of embrouilles that strike figures: six of the twelve, each legal only when it has an effect.

Each power is three small functions: is there anything for it to do, what may be chosen, what it does.
What it does answers with the power as it goes on, or None when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.mistral import frames
from souvenir.games.mistral.act import move_figure, step, steps
from souvenir.games.mistral.columns import at_large, opponents
from souvenir.games.mistral.model import Action, Move, Playing, Point
from souvenir.games.mistral.state import PRISON, STATION, STREET, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit

RULE: Final = "mistral.embrouille.play"


def _send(t: Tables, s: State, f: Playing, a: Action, place: int, emit: Emit) -> None:
    assert isinstance(a, Point)
    move_figure(t, s, f.seat, t.card[a.figure], place, emit, rule=RULE)


# -------------------------------------------------------------------- arrest
def _arrestable(s: State, seat: int) -> int:
    return opponents(s, seat) & at_large(s)


def arrest_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(_arrestable(s, seat))


def arrest_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return t.points.of(_arrestable(s, f.seat))


def arrest(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure at large that an opponent controls goes to prison."""
    _send(t, s, f, a, PRISON, emit)
    return None


# -------------------------------------------------------------------- bail
def bail_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(s.at[PRISON])


def bail_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return t.points.of(s.at[PRISON])


def bail(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure in prison goes to the street, whoever controls it."""
    _send(t, s, f, a, STREET, emit)
    return None


# -------------------------------------------------------------------- summons
def summons_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(at_large(s))


def summons_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return steps(t, s, at_large(s))


def summons(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure at large that anyone controls goes one step, where you say."""
    assert isinstance(a, Move)
    step(t, s, f.seat, a, emit, rule=RULE)
    return None


# -------------------------------------------------------------------- shortcut
def shortcut_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(s.controls[seat] & at_large(s))


def shortcut_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    mine = s.controls[f.seat] & at_large(s)
    if f.figure is None:
        return steps(t, s, mine)
    return (*steps(t, s, mine & 1 << f.figure), t.done)


def shortcut(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure of yours goes one or two steps; a rendez-vous between them is resolved first."""
    if not isinstance(a, Move):
        return None
    step(t, s, f.seat, a, emit, rule=RULE)
    return frames.playing(f.seat, f.power, t.card[a.figure]) if f.figure is None else None


def shortcut_goes_on(s: State, f: Playing) -> bool:
    """The second step needs control still, and a figure at large."""
    return f.figure is None or bool(s.controls[f.seat] & at_large(s) & 1 << f.figure)


# -------------------------------------------------------------------- mix-up
def mix_up_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(s.controlled & s.inside and s.controlled & s.at[STREET])


def mix_up_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    where = s.inside if f.figure is None else s.at[STREET]
    return t.points.of(s.controlled & where)


def mix_up(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure in a numbered place and one in the street change places."""
    assert isinstance(a, Point)
    if f.figure is None:
        return frames.playing(f.seat, f.power, t.card[a.figure])
    place = s.where[f.figure]
    move_figure(t, s, f.seat, f.figure, STREET, emit, rule=RULE)
    move_figure(t, s, f.seat, t.card[a.figure], place, emit, rule=RULE)
    return None


# -------------------------------------------------------------------- last-train
def _about(s: State, seat: int) -> int:
    return opponents(s, seat) & (s.inside | s.at[STREET])


def last_train_opens(t: Tables, s: State, seat: int) -> bool:
    return bool(_about(s, seat))


def last_train_choices(t: Tables, s: State, f: Playing) -> Sequence[Action]:
    return t.points.of(_about(s, f.seat))


def last_train(t: Tables, s: State, f: Playing, a: Action, luck: Luck, emit: Emit) -> Playing | None:
    """A figure in the street or a numbered place that an opponent controls goes to the station."""
    _send(t, s, f, a, STATION, emit)
    return None
