"""Laws of telling: nothing is learnt by what can be undone, and nobody is told more than they see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.kernel.luck import Luck, LuckDrawn, LuckMismatch, NoLuck, SimLuck, TapeLuck
from souvenir.kernel.talk import Event, Seat
from souvenir.testing.proof import must


@dataclass(slots=True)
class RecordingLuck:
    """Luck from a generator, kept as a tape."""

    rng: Random
    tape: list[int]

    def below(self, n: int) -> int:
        self.tape.append(self.rng.randrange(n))
        return self.tape[-1]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an action: the state after it, the luck it drew, the events."""

    s: Any
    tape: tuple[int, ...]
    events: tuple[Event, ...]

    @property
    def can_be_undone(self) -> bool:
        """No luck was drawn and nothing hidden came out."""
        return not self.tape and not any(_reveals(event) for event in self.events)

    def told(self, viewer: Seat | None) -> list[Event]:
        """The events as this viewer is told them."""
        return [told for event in self.events if (told := event.seen_by(viewer)) is not None]


def _reveals(event: Event) -> bool:
    return event.reveals or (event.public is not None and event.public.reveals)


def play(game: AnyGame, s: Any, seat: Seat, action: Any, rng: Random) -> Outcome:
    """Carry out an action on this state, keeping luck and events."""
    luck = RecordingLuck(rng, [])
    events: list[Event] = []
    game.apply(s, seat, action, luck, events.append)
    return Outcome(s, tuple(luck.tape), tuple(events))


def nothing_is_learnt(game: AnyGame, guess: Any, seat: Seat, action: Any, real: Outcome) -> None:
    """What can be undone shows its author nothing: a state they imagined before would look the same."""
    if not real.can_be_undone:
        return
    events: list[Event] = []
    game.apply(guess, seat, action, TapeLuck(()), events.append)
    dreamt = Outcome(guess, (), tuple(events))
    same = game.view(guess, seat) == game.view(real.s, seat)
    must(same, "seat {} learns by {}, which can be undone", seat, action)
    must(
        dreamt.told(seat) == real.told(seat), "seat {} is told news by {}, which can be undone", seat, action
    )


def is_firm(game: AnyGame, s: Any, seat: Seat, action: Any) -> bool:
    """Would this legal move draw luck or bring out something hidden, and so never go back?"""
    told: list[Event] = []
    try:
        game.apply(game.copy(s), seat, action, NoLuck(), told.append)
    except LuckDrawn:
        return True
    return any(event.reveals for event in told)


def as_firm_as_imagined(game: AnyGame, guess: Any, seat: Seat, action: Any, real: Outcome) -> None:
    """Whether it can be taken back is said beforehand: it must not depend on what its author cannot know."""
    same = is_firm(game, guess, seat, action) != real.can_be_undone
    must(same, "seat {} imagines otherwise whether {} can be taken back", seat, action)


def told_as_seen(
    game: AnyGame, before: Any, seat: Seat, real: Outcome, others: Sequence[Any], viewer: Seat | None
) -> None:
    """Two actions that differ only in what somebody else does not see tell them the same.

    So a choice that is hidden in the view is not given away by an event.
    """
    if viewer == seat or not real.can_be_undone:
        return
    seen = game.view(real.s, viewer)
    for action in others:
        other = play(game, game.copy(before), seat, action, Random(0))
        hidden = other.can_be_undone and other.s != real.s and game.view(other.s, viewer) == seen
        same = not hidden or other.told(viewer) == real.told(viewer)
        must(same, "viewer {} is told what it does not see: {}", viewer, real.told(viewer))


def told_as_known(
    game: AnyGame, before: Any, dreamt: Any, seat: Seat, action: Any, real: Outcome, viewer: Seat | None
) -> None:
    """What somebody else is told of an action follows from what they knew and then see.

    The same luck, or other luck, falls in a state that they imagined before: where they then see the
    same, all that they are told is the same, each id that an event touches, too.
    """
    if viewer == seat or action not in game.legal(dreamt, seat):
        return
    lucks: list[Callable[[], Luck]] = [lambda: TapeLuck(real.tape)]
    lucks += [lambda: SimLuck(Random(0))] if real.tape else []
    for luck in lucks:
        s, events = game.copy(dreamt), list[Event]()
        try:
            game.apply(s, seat, action, luck(), events.append)
        except LuckMismatch:
            continue  # with what is hidden there, that luck cannot fall
        if game.view(s, viewer) == game.view(real.s, viewer):
            told, other = real.told(viewer), Outcome(s, real.tape, tuple(events)).told(viewer)
            if told != other:
                seen = _watched(game, before, seat, action, TapeLuck(real.tape), viewer)
                if not _came_out(seen, _watched(game, dreamt, seat, action, luck(), viewer)):
                    _tells_nothing_else(viewer, told, other)


def _watched(
    game: AnyGame, before: Any, seat: Seat, action: Any, luck: Luck, viewer: Seat | None
) -> list[tuple[Event, Any]]:
    """What this viewer is told, each with what they see at that moment."""
    s, found = game.copy(before), list[tuple[Event, Any]]()

    def emit(event: Event) -> None:
        if (told := event.seen_by(viewer)) is not None:
            found.append((told, game.view(s, viewer)))

    game.apply(s, seat, action, luck, emit)
    return found


def _came_out(one: Sequence[tuple[Event, Any]], other: Sequence[tuple[Event, Any]]) -> bool:
    """Was the first news that differs seen by all who were told, and hidden again, as by a shuffle?"""
    differs = (seen != also for (told, seen), (said, also) in zip(one, other, strict=False) if told != said)
    return next(differs, False)


def _tells_nothing_else(viewer: Seat | None, told: Sequence[Event], dreamt: Sequence[Event]) -> None:
    must(len(told) == len(dreamt), "viewer {} is told of more or less than it knows: {}", viewer, told)
    for real, other in zip(told, dreamt, strict=True):
        leaks = [id for id in real.touches if id not in other.touches]
        must(not leaks, "a leak: viewer {} may not know {}, which {} touches", viewer, leaks, real.says.key)
        must(real == other, "viewer {} is told what it does not know: {}", viewer, real)
