"""A table plays decisions, keeps the log, and takes steps back; it knows no rule of any game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

from souvenir.kernel.altered import altered
from souvenir.kernel.game import Game
from souvenir.kernel.log import Entry, Play, Undo, Unplayable, deal, refuse, replay, standing
from souvenir.kernel.luck import KeyedLuck, luck_key
from souvenir.kernel.talk import Event, Refusal, Seat, Who, say

A = TypeVar("A")
S = TypeVar("S")
V = TypeVar("V")

HORIZON = 48
"""How many steps back undo can always reach."""
SLACK = 16
"""So many more are kept at times: letting go of steps one by one would take as long as playing them."""


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
    before: S | None
    """None where it can be had by playing on from an earlier step."""
    firm: bool
    """It drew luck or revealed something."""
    held: bool = False
    """Something that came after it would not fit without it."""
    without: S | None = None
    """How the game would stand after record `fits_to` without this step, as far as was looked."""
    fits_to: int = 0

    def forget(self) -> None:
        """Let go of the states: the step is not its seat's last one any more."""
        self.before, self.without, self.fits_to = None, None, 0


@dataclass(frozen=True, slots=True)
class Prepared(Generic[S, A]):
    """A move that was worked out and is not logged yet."""

    seq: int
    play: Play[A]
    after: S
    told: tuple[Event, ...]

    def fits(self, seq: int, play: Play[A]) -> bool:
        """Is this the very same move, at the same place of the log?"""
        return seq == self.seq and play == self.play


class Table(Generic[S, A, V]):
    """One game being played."""

    def __init__(
        self, game: Game[S, A, V], seats: int, key: bytes, dealt: Sequence[int] | None = None
    ) -> None:
        """Deal a new game, or the one that was `dealt` so; `key` is what all its luck follows from."""
        self.game, self.seats, self._key = game, seats, key
        told: list[Event] = []
        if dealt is None:
            luck = KeyedLuck(key, 0)
            self.state = game.setup(seats, luck, told.append)
            dealt = luck.tape
        else:
            self.state = deal(game, seats, dealt, told.append)
        self.dealt: tuple[int, ...] = tuple(dealt)
        self.events: list[tuple[Event, ...]] = [tuple(told)]
        """What happened with each record, the deal first."""
        self.entries: list[Entry[A]] = []
        self._steps: list[Step[S, A]] = []
        self._prepared: Prepared[S, A] | None = None
        self._legal: dict[Seat, Sequence[A]] = {}
        self._legal_in: S | None = None
        self._interned, self._lone = _shared(game)  # type: ignore[arg-type]  # games hash by identity

    @classmethod
    def begin(cls, game: Game[S, A, V], seats: int, secret: bytes, words: Sequence[str]) -> Table[S, A, V]:
        """Deal a new game from the table's secret and the players' words."""
        return cls(game, seats, luck_key(secret, words))

    @classmethod
    def restore(
        cls, game: Game[S, A, V], seats: int, key: bytes, dealt: Sequence[int], entries: Sequence[Entry[A]]
    ) -> Table[S, A, V]:
        """The table that wrote this log; Unplayable if no table could have."""
        table = cls(game, seats, key, dealt)
        for entry in entries:
            table.replay(entry)
        return table

    @property
    def seq(self) -> int:
        """The number of the last record; 0 is the deal."""
        return len(self.entries)

    def take_events(self) -> tuple[Event, ...]:
        """What happened since this was last asked. The table forgets it: whoever asks keeps it."""
        told = tuple(event for events in self.events for event in events)
        self.events.clear()
        return told

    @property
    def over(self) -> bool:
        """Nobody has anything left to decide."""
        return not self.game.to_act(self.state)

    # ---------------------------------------------------------------- playing
    def legal(self, seat: Seat) -> Sequence[A]:
        """What this seat may do now; asked for when it is shown, and again when something is played."""
        if self._legal_in is not self.state:
            self._legal, self._legal_in = {}, self.state
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self.game.legal(self.state, seat)
        return found

    def prepare(self, seat: Seat, action: A) -> Play[A]:
        """The record this move would make, with its luck; Refused if it is not allowed. Changes nothing.

        How the game stands after it is remembered, so that it is not worked out again when it is replayed.
        """
        action = self._interned.get(action, action)
        if all(action is not allowed for allowed in self.legal(seat)) and (
            refusal := refuse(self.game, self.state, seat, action)
        ):
            raise Refused(refusal)
        luck = KeyedLuck(self._key, self.seq + 1)
        after, told = self._apply(seat, lambda s, emit: self.game.apply(s, seat, action, luck, emit))
        made = self._made(seat, action, tuple(luck.tape))
        self._prepared = Prepared(self.seq + 1, made, after, told)
        return made

    def _made(self, seat: Seat, action: A, luck: tuple[int, ...]) -> Play[A]:
        """A play; of those without luck there is one object for all tables of a game."""
        return Play(seat, action, luck) if luck else self._lone(seat, action)

    def is_firm(self, play: Play[A]) -> bool:
        """Would this move, which was just prepared, draw luck or bring out something hidden?"""
        prepared = self._prepared
        assert prepared is not None
        assert prepared.play is play
        return bool(play.luck) or any(event.reveals for event in prepared.told)

    def ends(self) -> bool:
        """Would nobody have anything left to decide after the move that was just prepared?"""
        return self._prepared is not None and not self.game.to_act(self._prepared.after)

    def _apply(
        self, seat: Seat, change: Callable[[S, Callable[[Event], None]], None]
    ) -> tuple[S, tuple[Event, ...]]:
        """The state after a change to a copy of it, and what that told."""
        after = self.game.copy(self.state)
        told: list[Event] = []

        def tell(event: Event) -> None:
            told.append(altered(event, by=seat, round=self.game.round(after)))

        change(after, tell)
        return after, tuple(told)

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
            told: tuple[Event, ...] = (Event(says, by=entry.seat, round=self.game.round(self.state)),)
        else:
            entry = self._made(entry.seat, self._interned.get(entry.action, entry.action), entry.luck)
            before = self.state
            self.state, told = self._after(seq, entry)
            firm = bool(entry.luck) or any(event.reveals for event in told)
            self._steps.append(Step(seq, entry, before, firm))
            self._tidy()
        self._prepared = None
        self.entries.append(entry)
        self.events.append(told)

    def _after(self, seq: int, play: Play[A]) -> tuple[S, tuple[Event, ...]]:
        """How the game stands after a move, and what it told: as prepared, else played with its luck."""
        if self._prepared is not None and self._prepared.fits(seq, play):
            return self._prepared.after, self._prepared.told
        return self._apply(play.seat, lambda s, emit: replay(self.game, s, seq, play, emit))

    # ---------------------------------------------------------------- taking back
    def undoable(self, seat: Seat) -> int | None:
        """The record that this seat could take back now.

        Its last step goes back if it drew no luck and revealed nothing, and if all that came after
        it still fits with the same outcomes. What is over is over: its luck is told to everybody.
        """
        at = self._undoable_at(seat)
        return None if at is None or self.over else self._steps[at].seq

    def undo(self, seat: Seat) -> Undo:
        """Take back this seat's last step, by a record of its own."""
        seq = self.undoable(seat)
        if seq is None:
            raise CannotUndo
        entry = Undo(seat, seq)
        self.replay(entry)
        return entry

    def _tidy(self) -> None:
        """There is a new step: let go of all that no undo can need any more."""
        steps, last = self._steps, self._steps[-1]
        most = HORIZON if last.firm else HORIZON + SLACK
        first = self._first_open() if last.firm else 0
        if len(steps) - first > most:
            return self._forget(len(steps) - HORIZON)
        while first < len(steps) and steps[first].before is None:  # one that can be played on from
            first -= 1
        for at in range(len(steps) - 2, first, -1):
            if steps[at].play.seat == last.play.seat:
                steps[at].forget()
                break
        del steps[:first]

    def _first_open(self) -> int:
        """Where the steps begin that may ever go back: all after its last firm one, for each seat."""
        first, firm = len(self._steps), set()
        for at in range(first - 1, -1, -1):
            step = self._steps[at]
            if step.firm:
                firm.add(step.play.seat)
                if len(firm) == self.seats:
                    break
            elif step.play.seat not in firm:
                first = at
        return first

    def _forget(self, first: int) -> None:
        """Let go of the steps before the first, and of all states but those before the seats' last steps."""
        if 0 < first < len(self._steps):
            self._steps[first].before = self._before(first)
        del self._steps[:first]
        seen: set[Seat] = set()
        for step in reversed(self._steps[1:]):
            if step.play.seat in seen:
                step.forget()
            seen.add(step.play.seat)

    def _before(self, at: int) -> S:
        """A copy of the state before a step."""
        first = at
        while (kept := self._steps[first].before) is None:
            first -= 1
        s = self.game.copy(kept)
        for step in self._steps[first:at]:
            replay(self.game, s, step.seq, step.play)
        return s

    def _undoable_at(self, seat: Seat) -> int | None:
        """Where the last step of this seat is, if it can be taken back."""
        for at in range(len(self._steps) - 1, -1, -1):
            step = self._steps[at]
            if step.play.seat == seat:
                return None if step.firm or step.held or not self._fits_without(at) else at
        return None

    def _fits_without(self, at: int) -> bool:
        """Would all that came after step `at` still fit, with the same outcomes, had it never been?"""
        step = self._steps[at]
        later = [after for after in self._steps[at + 1 :] if after.seq > step.fits_to]
        if not later:
            return True
        s = self._before(at) if step.without is None else step.without
        try:
            for after in later:
                replay(self.game, s, after.seq, after.play)
        except Unplayable:
            step.held = True
        step.without, step.fits_to = s, later[-1].seq
        return not step.held

    def _take_back(self, at: int) -> None:
        """Play the later steps again as if step `at` had never been."""
        s = self._before(at)
        for step in self._steps[:at]:
            step.held, step.without, step.fits_to = False, None, 0
        later: list[Step[S, A]] = []
        for step in self._steps[at + 1 :]:
            later.append(Step(step.seq, step.play, s, step.firm))
            s = self.game.copy(s)
            replay(self.game, s, step.seq, step.play)
        self.state = s
        self._steps[at:] = later
        self._forget(0)

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


@lru_cache(maxsize=64)
def _shared(game: Game[Any, Any, Any]) -> tuple[Mapping[Any, Any], Callable[[Seat, Any], Play[Any]]]:
    """What all tables of a game share: each action by itself, and its plays without luck, made once."""
    return {action: action for action in game.actions}, cache(lambda seat, action: Play(seat, action))


AnyTable = Table[Any, Any, Any]
