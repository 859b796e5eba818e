"""Pairs as the kernel asks for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar

from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat
from souvenir_pairs import outline, score, turning
from souvenir_pairs import view as seeing
from souvenir_pairs.edition import PairsEdition
from souvenir_pairs.model import ACTION_TYPES, Action, View
from souvenir_pairs.state import State, taker_of
from souvenir_pairs.tables import Tables


class Pairs:
    """Rules, one edition, and the host's choices."""

    key = "pairs"
    action_types: ClassVar[Sequence[type[Action]]] = ACTION_TYPES
    forbids: ClassVar[frozenset[str]] = frozenset(("pairs.turn.another", "pairs.turn.taken"))

    def __init__(self, edition: PairsEdition, options: Mapping[str, str]) -> None:
        self.tables = Tables(edition, options)
        self.actions: Sequence[Action] = self.tables.turns

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        return turning.new_state(self.tables, seats, luck)

    def to_act(self, s: State) -> Sequence[Seat]:
        return () if s.acting is None else (s.acting,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        return self.actions if seat == s.acting else ()

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return [a for a in self.candidates(s, seat) if turning.check(s, a) is None]

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        return turning.check(s, a)

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        turning.apply(self.tables, s, seat, a, luck, emit)

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return score.lines(self.tables, s, seat)

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return ()

    def ranks(self, s: State) -> Sequence[int]:
        return score.ranks(s)

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return ()

    def round(self, s: State) -> int | None:
        return None

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        return seeing.view(self.tables, s, seat)

    def reveal(self, s: State) -> View:
        return seeing.view(self.tables, s, None)

    def imagine(self, v: View, rng: Random) -> State:
        return seeing.imagine(self.tables, v)

    def offer(self, s: State, seat: Seat, a: Action) -> Offer:
        return outline.offer(s, a)

    def outline(self, v: View) -> Sequence[Block]:
        return outline.outline(self.tables, v)

    def asks(self, s: State, seat: Seat) -> Phrase:
        return outline.asks(self.tables, s)

    def seconds(self, s: State) -> int | None:
        return None

    def lapse(self, s: State, seat: Seat) -> Action | None:
        return None

    def copy(self, s: State) -> State:
        return s.copy()

    def dump(self, s: State) -> Json:
        return s.dump()

    def load(self, j: Json) -> State:
        return State.load(j)

    def secrets(self, s: State, viewer: Seat | None) -> Mapping[str, Json]:
        """None: what nobody has seen is not decided, and what was seen all have seen."""
        return {}

    def invariants(self, s: State) -> None:
        shown = Counter(face for face in s.faces if face is not None)
        assert all(0 <= face < self.tables.pairs and count <= 2 for face, count in shown.items())
        found = [face for had in s.taken for face in had]
        assert len(set(found)) == len(found)
        assert all(shown[face] == 2 for face in found)
        for card, face in enumerate(s.faces):
            assert (s.seen[card] is not None) == (face is not None and taker_of(s, card) is None)
        assert len(s.open) <= 2
        assert all(s.faces[card] is not None and taker_of(s, card) is None for card in s.open)
        assert (s.acting is None) == (len(found) == self.tables.pairs)
