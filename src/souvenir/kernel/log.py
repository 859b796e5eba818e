"""The log of a table: decisions with the luck that followed each. Everything else is recomputed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from souvenir.kernel.game import Game
from souvenir.kernel.luck import LuckMismatch, TapeLuck
from souvenir.kernel.talk import Emit, Refusal, Seat

A = TypeVar("A")
S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Play(Generic[A]):
    """A seat did something, and this luck followed."""

    seat: Seat
    action: A
    luck: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took back its record number `of`."""

    seat: Seat
    of: int


Entry: TypeAlias = Play[A] | Undo
"""Record number 1 and on; record 0 is the deal, which is luck alone."""


class Unplayable(ValueError):
    """A record that does not fit the rules; `seq` is its number, 0 for the deal."""

    def __init__(self, seq: int, reason: str, refusal: Refusal | None = None) -> None:
        super().__init__(f"entry {seq}: {reason}")
        self.seq, self.reason, self.refusal = seq, reason, refusal


def standing(entries: Sequence[Entry[A]]) -> list[tuple[int, Play[A]]]:
    """The plays that were not taken back, with their record numbers."""
    plays: dict[int, Play[A]] = {}
    for seq, entry in enumerate(entries, start=1):
        if isinstance(entry, Play):
            plays[seq] = entry
        elif entry.of in plays and plays[entry.of].seat == entry.seat:
            del plays[entry.of]
        else:
            raise Unplayable(seq, f"takes back entry {entry.of}, which is no standing entry of that seat")
    return list(plays.items())


def refuse(game: Game[Any, A, Any], s: Any, seat: Seat, action: A) -> Refusal | None:
    """Why this seat may not do this now: turn and step, then the rules of the game."""
    if seat not in game.to_act(s):
        return Refusal("table.turn")
    if any(action is allowed for allowed in game.legal(s, seat)):
        return None
    if action not in game.candidates(s, seat):
        return Refusal("table.step")
    return game.check(s, seat, action)


def deal(game: Game[S, Any, Any], seats: int, tape: Sequence[int], emit: Emit = None) -> S:
    """The state after record 0."""
    luck = TapeLuck(tape)
    try:
        state = game.setup(seats, luck, emit)
        luck.finish()
    except LuckMismatch as error:
        raise Unplayable(0, str(error)) from error
    return state


def replay(game: Game[S, A, Any], s: S, seq: int, play: Play[A], emit: Emit = None) -> None:
    """Carry out one recorded play, or say why it does not fit."""
    if refusal := refuse(game, s, play.seat, play.action):
        raise Unplayable(seq, f"not allowed by {refusal.rule}", refusal)
    luck = TapeLuck(play.luck)
    try:
        game.apply(s, play.seat, play.action, luck, emit)
        luck.finish()
    except LuckMismatch as error:
        raise Unplayable(seq, str(error)) from error


def rebuild(game: Game[S, A, Any], seats: int, dealt: Sequence[int], entries: Sequence[Entry[A]]) -> S:
    """The state a log leads to."""
    s = deal(game, seats, dealt)
    for seq, play in standing(entries):
        replay(game, s, seq, play)
    return s
