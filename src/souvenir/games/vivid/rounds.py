"""From phase to phase: what comes when a turn, Reflect or Reward is over."""

from __future__ import annotations

from souvenir.games.vivid import prepare, reflect, remember, reward
from souvenir.games.vivid.model import ROUNDS, Frame, Reflect, Rewiring, Taking
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, say


def advance(t: Tables, s: State, ended: Frame, luck: Luck, emit: Emit) -> None:
    """Run on to the next decision, or to the end of the game."""
    if isinstance(ended, (Taking, Rewiring)):
        _remember(t, s, ended.seat, luck, emit)
    elif not (isinstance(ended, Reflect) and reward.begin(t, s, emit)):
        reward.finish(t, s, emit)
        if s.round < ROUNDS:
            begin_round(t, s, luck, emit)
        else:
            s.frame = None
            if emit:
                emit(Event(say("vivid-event-over"), rule="vivid.win"))


def begin_round(t: Tables, s: State, luck: Luck, emit: Emit) -> None:
    """Lay the line and give the first turn to the start player."""
    s.used = [0] * s.players  # vivid.reflect.once: the marks go at the end of the round
    prepare.lay_line(t, s, luck, emit)
    _remember(t, s, (s.start - 1) % s.players, luck, emit)


def _remember(t: Tables, s: State, after: int, luck: Luck, emit: Emit) -> None:
    last = remember.give_turn(t, s, after, luck, emit)
    if last is not None:
        remember.close(t, s, last, emit)
        reflect.begin(t, s, emit)
