"""A table plays decisions, keeps the log, and takes steps back; it knows no rule of any game."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, TypeVar

from souvenir.kernel.game import Game
from souvenir.kernel.log import Entry, Play, Undo, Unplayable, deal, refuse, replay, standing
from souvenir.kernel.luck import KeyedLuck, LuckDrawn, NoLuck, luck_key
from souvenir.kernel.talk import Event, Refusal, Seat, Who, say

A = TypeVar("A")
S = TypeVar("S")
V = TypeVar("V")

HORIZON = 48
"""How many steps back a table remembers whole states, and so how far undo can reach."""


class Refused(Exception):
    """A move that is not allowed; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class CannotUndo(Exception):
    """There is nothing that this seat could take back now."""


@dataclass(slots=True)
class Step(Generic[S, A]):
    """A standing play, the state before it, and whether it may still go back."""

    seq: int
    play: Play[A]
    before: S
    firm: bool
    """It drew luck or revealed something."""
    held: bool = False
    """Something that came after it would not fit without it."""
    without: S | None = None
    """How the game would stand after record `fits_to` without this step, as far as was looked."""
    fits_to: int = 0


class Table(Generic[S, A, V]):
    """One game being played."""

    def __init__(self, game: Game[S, A, V], seats: int, key: bytes) -> None:
        """Deal a new game; `key` is what all its luck follows from."""
        self.game, self.seats, self._key = game, seats, key
        luck = KeyedLuck(key, 0)
        self.events: list[tuple[Event, ...]] = [()]
        """What happened with each record, the deal first."""
        told: list[Event] = []
        self.state = game.setup(seats, luck, told.append)
        self.events[0] = tuple(told)
        self.dealt: tuple[int, ...] = tuple(luck.tape)
        self.entries: list[Entry[A]] = []
        self._steps: list[Step[S, A]] = []
        self._interned: Mapping[A, A] = _interned(game)  # type: ignore[arg-type]  # games hash by identity

    @classmethod
    def begin(cls, game: Game[S, A, V], seats: int, secret: bytes, words: Sequence[str]) -> Table[S, A, V]:
        """Deal a new game from the table's secret and the players' words."""
        return cls(game, seats, luck_key(secret, words))

    @classmethod
    def restore(
        cls, game: Game[S, A, V], seats: int, key: bytes, dealt: Sequence[int], entries: Sequence[Entry[A]]
    ) -> Table[S, A, V]:
        """The table that wrote this log; Unplayable if no table could have."""
        table = cls.__new__(cls)
        table.game, table.seats, table._key = game, seats, key
        told: list[Event] = []
        table.state = deal(game, seats, dealt, told.append)
        table.events = [tuple(told)]
        table.dealt, table.entries, table._steps = tuple(dealt), [], []
        table._interned = _interned(game)  # type: ignore[arg-type]
        for entry in entries:
            table.replay(entry)
        return table

    @property
    def seq(self) -> int:
        """The number of the last record; 0 is the deal."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Nobody has anything left to decide."""
        return not self.game.to_act(self.state)

    # ---------------------------------------------------------------- playing
    def prepare(self, seat: Seat, action: A) -> Play[A]:
        """The record this move would make, with its luck; Refused if it is not allowed. Changes nothing."""
        action = self._interned.get(action, action)
        if refusal := refuse(self.game, self.state, seat, action):
            raise Refused(refusal)
        luck = KeyedLuck(self._key, self.seq + 1)
        self.game.apply(self.game.copy(self.state), seat, action, luck, None)
        return Play(seat, action, tuple(luck.tape))

    def play(self, seat: Seat, action: A) -> Play[A]:
        """Carry out a move and log it; Refused if it is not allowed."""
        made = self.prepare(seat, action)
        self.replay(made)
        return made

    def replay(self, entry: Entry[A]) -> None:
        """Append a record made elsewhere; Unplayable, and nothing changes, if it does not fit."""
        seq = self.seq + 1
        if isinstance(entry, Undo):
            at = self._undoable_at(entry.seat)
            if at is None or self._steps[at].seq != entry.of:
                raise Unplayable(seq, f"takes back entry {entry.of}, which cannot be taken back")
            self._take_back(at)
            says = say("table-event-undid", who=Who(entry.seat))
            told = [Event(says, by=entry.seat, round=self.game.round(self.state))]
        else:
            entry = Play(entry.seat, self._interned.get(entry.action, entry.action), entry.luck)
            before, after = self.state, self.game.copy(self.state)
            told = []

            def tell(event: Event) -> None:
                told.append(dataclasses.replace(event, by=entry.seat, round=self.game.round(after)))

            replay(self.game, after, seq, entry, tell)
            self.state = after
            firm = bool(entry.luck) or any(event.reveals for event in told)
            self._steps.append(Step(seq, entry, before, firm))
            del self._steps[:-HORIZON]
        self.entries.append(entry)
        self.events.append(tuple(told))

    # ---------------------------------------------------------------- taking back
    def undoable(self, seat: Seat) -> int | None:
        """The record that this seat could take back now.

        Its last step goes back if it drew no luck and revealed nothing, and if all that came after
        it still fits with the same outcomes.
        """
        at = self._undoable_at(seat)
        return None if at is None else self._steps[at].seq

    def undo(self, seat: Seat) -> Undo:
        """Take back this seat's last step, by a record of its own."""
        seq = self.undoable(seat)
        if seq is None:
            raise CannotUndo
        entry = Undo(seat, seq)
        self.replay(entry)
        return entry

    def _undoable_at(self, seat: Seat) -> int | None:
        own = (at for at in range(len(self._steps) - 1, -1, -1) if self._steps[at].play.seat == seat)
        at = next(own, None)
        if at is None or self._steps[at].firm or not self._fits_without(at):
            return None
        return at

    def _fits_without(self, at: int) -> bool:
        """Would all that came after step `at` still fit, with the same outcomes, had it never been?"""
        step = self._steps[at]
        later = [after for after in self._steps[at + 1 :] if after.seq > step.fits_to]
        if step.held or not later:
            return not step.held
        s = self.game.copy(step.before) if step.without is None else step.without
        try:
            for after in later:
                replay(self.game, s, after.seq, after.play)
        except Unplayable:
            step.held = True
        step.without, step.fits_to = s, later[-1].seq
        return not step.held

    def _take_back(self, at: int) -> None:
        """Play the later steps again as if step `at` had never been."""
        s = self.game.copy(self._steps[at].before)
        for step in self._steps[:at]:
            step.held, step.without, step.fits_to = False, None, 0
        later: list[Step[S, A]] = []
        for step in self._steps[at + 1 :]:
            later.append(Step(step.seq, step.play, s, step.firm))
            s = self.game.copy(s)
            replay(self.game, s, step.seq, step.play)
        self.state = s
        self._steps[at:] = later

    # ---------------------------------------------------------------- asking
    def standing(self) -> list[tuple[int, Play[A]]]:
        """The plays that count, with their record numbers."""
        return standing(self.entries)

    def why(self, seat: Seat, touched: Sequence[str]) -> list[tuple[A, Refusal]]:
        """The refused candidates whose offers touch all of these components, with the reasons."""
        wanted = set(touched)
        found: list[tuple[A, Refusal]] = []
        for action in self.game.candidates(self.state, seat):
            refusal = self.game.check(self.state, seat, action)
            if refusal and wanted <= set(self.game.offer(self.state, seat, action).touches):
                found.append((action, refusal))
        return found


def is_firm(game: Game[S, A, V], s: S, seat: Seat, action: A) -> bool:
    """Would this legal move draw luck or bring out something hidden, and so never go back?"""
    told: list[Event] = []
    try:
        game.apply(game.copy(s), seat, action, NoLuck(), told.append)
    except LuckDrawn:
        return True
    return any(event.reveals for event in told)


@lru_cache(maxsize=64)
def _interned(game: Game[Any, Any, Any]) -> Mapping[Any, Any]:
    """Each action of a game by itself, so that equal actions are one object in all tables of a game."""
    return {action: action for action in game.actions}


AnyTable = Table[Any, Any, Any]
