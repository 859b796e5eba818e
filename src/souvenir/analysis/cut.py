"""A finished game cut into turns and into moments of luck, each with the position it came from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from souvenir.kernel.log import deal, replay, standing
from souvenir.kernel.talk import Seat
from souvenir.table.verify import Opened


@dataclass(slots=True)
class Turn:
    """Steps of one seat that belong together: until luck follows, or others are asked than before."""

    entry: int
    """The number of its first entry in the record."""
    seat: Seat
    before: Any
    """The state in which it began."""
    round: int | None
    steps: list[Any] = field(default_factory=list)
    choice: bool = False
    """Could anything else have been done at any of its steps?"""


@dataclass(frozen=True, slots=True)
class Draw:
    """A step that luck followed."""

    entry: int
    seat: Seat
    round: int | None
    before: Any
    step: Any
    after: Any


@dataclass(slots=True)
class Cut:
    """The parts of a game, and how it began and ended."""

    dealt: Any
    over: Any
    turns: list[Turn] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)


def cut(opened: Opened) -> Cut:
    """Replay a record and cut it. Those who act at the same time have turns of their own side by side."""
    game = opened.game
    s = deal(game, opened.seats, opened.record.deal)
    found = Cut(game.copy(s), s)
    begun: dict[Seat, Turn] = {}
    for seq, play in standing(opened.entries):
        seat, before, number, asked = play.seat, game.copy(s), game.round(s), game.to_act(s)
        if seat not in begun:
            begun[seat] = Turn(seq, seat, before, number)
            found.turns.append(begun[seat])
        begun[seat].steps.append(play.action)
        begun[seat].choice |= len(game.legal(s, seat)) > 1
        replay(game, s, seq, play)
        if play.luck:
            found.draws.append(Draw(seq, seat, number, before, play.action, game.copy(s)))
            del begun[seat]
        if game.to_act(s) != asked:
            begun = {}
    return found
