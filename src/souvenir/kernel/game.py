"""The constitution: what a game must answer. Everything else in the house is built on these questions.

A game is rules + one edition + the host's options, and holds no state that changes. A state is
plain data that belongs to whoever holds it; only `apply` changes one, and only the one it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat

Json: TypeAlias = Any
"""What the json module reads and writes."""

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")


class Game(Protocol[S, A, V]):
    """One game, ready to be played."""

    @property
    def key(self) -> str:
        """The game's name in the code, in rule ids and in records."""
        ...

    @property
    def action_types(self) -> Sequence[type[A]]:
        """The kinds of action, each a frozen dataclass tagged by its field `do`."""
        ...

    @property
    def actions(self) -> Sequence[A]:
        """Every action there can ever be, once, in a fixed order; `legal` returns members of it."""
        ...

    @property
    def forbids(self) -> frozenset[str]:
        """The rule ids that can refuse a candidate."""
        ...

    # ---------------------------------------------------------------- the rules
    def setup(self, seats: int, luck: Luck, emit: Emit) -> S:
        """A new game, run on to the first decision."""
        ...

    def to_act(self, s: S) -> Sequence[Seat]:
        """Who must decide now; nobody when the game is over.

        Several act at the same time, ordered so that the first never has to wait for another.
        """
        ...

    def candidates(self, s: S, seat: Seat) -> Iterable[A]:
        """All well-formed actions of this seat's present step, allowed or not; none if not to act."""
        ...

    def legal(self, s: S, seat: Seat) -> Sequence[A]:
        """Exactly the candidates that `check` admits, in a fixed order."""
        ...

    def check(self, s: S, seat: Seat, a: A) -> Refusal | None:
        """Why a candidate is not allowed, or None if it is."""
        ...

    def apply(self, s: S, seat: Seat, a: A, luck: Luck, emit: Emit) -> None:
        """Carry out a legal action and run on to the next decision."""
        ...

    def score(self, s: S, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        """What this seat has scored for certain, as far as the viewer may know it."""
        ...

    def forecast(self, s: S, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        """What this seat would score on top of that if scoring came now, as the viewer knows it."""
        ...

    def ranks(self, s: S) -> Sequence[int]:
        """Each seat's place in a finished game, 0 for the winners; equal places are shared."""
        ...

    def rivals(self, s: S, viewer: Seat | None) -> Sequence[Rival]:
        """Opponents who hold no seat, with what they have scored; most games have none."""
        ...

    def round(self, s: S) -> int | None:
        """Which round is being played, from 1 on; None where there are no rounds."""
        ...

    # ---------------------------------------------------------------- what people and bots see
    def view(self, s: S, seat: Seat | None, common: V | None = None) -> V:
        """All that this viewer may know, built up from nothing; None is a spectator.

        `common` is what a spectator sees of this state, where that is known: a seat sees it, too, and then
        only what the seat alone knows is to be made.
        """
        ...

    def reveal(self, s: S) -> V:
        """Nothing hidden at all, as a spectator's view: for the replay of a game that is over."""
        ...

    def imagine(self, v: V, rng: Random) -> S:
        """A whole state that this viewer cannot tell from the real one, made from the view alone."""
        ...

    def offer(self, s: S, seat: Seat, a: A) -> Offer:
        """How a candidate is shown to this seat, allowed or not: `why` names those that are refused."""
        ...

    def outline(self, v: V) -> Sequence[Block]:
        """The view in word keys and ids, for the plain table and the terminal."""
        ...

    def asks(self, s: S, seat: Seat) -> Phrase:
        """What this seat is asked to do now."""
        ...

    def seconds(self, s: S) -> int | None:
        """The time that the rules give for this step; None: they give none."""
        ...

    def lapse(self, s: S, seat: Seat) -> A | None:
        """What a binding clock plays for someone who let it run out; None: a bot sits in."""
        ...

    # ---------------------------------------------------------------- states as data
    def copy(self, s: S) -> S:
        """A state that shares nothing that can change."""
        ...

    def dump(self, s: S) -> Json:
        """The state as JSON values."""
        ...

    def load(self, j: Json) -> S:
        """The state that `dump` wrote."""
        ...

    # ---------------------------------------------------------------- for the contract suite
    def secrets(self, s: S, viewer: Seat | None) -> Mapping[str, Json]:
        """By name, what this viewer must not learn."""
        ...

    def invariants(self, s: S) -> None:
        """Raise AssertionError if the state breaks a law of conservation or of structure."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
