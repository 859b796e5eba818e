"""Déjà Vu as the kernel asks for it: each question is passed to the phase that answers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final

from souvenir.games.dejavu import (
    building,
    dealing,
    flowering,
    growing,
    mapping,
    meditation,
    model,
    offers,
    prepare,
    recollection,
    turns,
)
from souvenir.games.dejavu import score as scoring
from souvenir.games.dejavu.conserve import invariants
from souvenir.games.dejavu.edition import DejavuEdition
from souvenir.games.dejavu.imagine import imagine
from souvenir.games.dejavu.model import ACTION_TYPES, Action
from souvenir.games.dejavu.outline import outline
from souvenir.games.dejavu.sight import View
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import Tables
from souvenir.games.dejavu.view import own, view
from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat

FORBIDS: Final = frozenset(
    f"dejavu.{rule}"
    for rule in (
        "map.build", "map.two-neighbours", "girl.move", "plant", "plant.once", "plant.needs-fragment",
        "sow.start", "sow.path", "sow.last-not-white", "sow.must-fit", "build.order", "build.shape",
        "build.no-copy", "build.instant", "build.gradual", "flower.grow", "flower.short", "chest", "refill",
        "refill.choice",
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """The functions that answer for one kind of frame."""

    legal: Callable[[Tables, State, Any, Seat], Sequence[Action]]
    candidates: Callable[[Tables, State, Any, Seat], Iterable[Action]]
    check: Callable[[Tables, State, Any, Seat, Action], Refusal | None]
    apply: Callable[[Tables, State, Any, Seat, Action, Luck, Emit], bool]


STEPS: Final[dict[type, Step]] = {
    model.Mapping: Step(mapping.legal, mapping.candidates, mapping.check, mapping.apply),
    model.Dealing: Step(dealing.legal, dealing.candidates, dealing.check, dealing.apply),
    model.Flowering: Step(flowering.legal, flowering.candidates, flowering.check, flowering.apply),
    model.Sowing: Step(recollection.legal, recollection.candidates, recollection.check, recollection.apply),
    model.Collecting: Step(
        recollection.legal_white,
        recollection.candidates_white,
        recollection.check_white,
        recollection.apply_white,
    ),
    model.Building: Step(building.legal, building.candidates, building.check, building.apply),
    model.Instant: Step(
        building.legal_instant, building.candidates_instant, building.check_instant, building.apply_instant
    ),
    model.Growing: Step(growing.legal, growing.candidates, growing.check, growing.apply),
    model.Keeping: Step(
        growing.legal_keeping, growing.candidates_keeping, growing.check_keeping, growing.apply_keeping
    ),
    model.Refilling: Step(
        meditation.legal_refill,
        meditation.candidates_refill,
        meditation.check_refill,
        meditation.apply_refill,
    ),
    model.Drawing: Step(
        meditation.legal_draw, meditation.candidates_draw, meditation.check_draw, meditation.apply_draw
    ),
}


class Dejavu:
    """Rules, one edition, who builds the map, and whether the game is a short one."""

    key = "dejavu"
    action_types: ClassVar[Sequence[type[Action]]] = ACTION_TYPES
    forbids: ClassVar[frozenset[str]] = FORBIDS

    def __init__(self, edition: DejavuEdition, options: Mapping[str, str]) -> None:
        self.tables = Tables(edition)
        self.actions: Sequence[Action] = self.tables.actions
        self._built = options["map"] == "built"
        self._speed = options["speed"] == "on"

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        if self._speed and seats < 3:
            raise ValueError("dejavu.speed: the speed option is for 3 or 4 players")
        s = prepare.new_state(self.tables, seats, luck, emit)
        prepare.first_tile(self.tables, s, luck)
        if self._built:
            s.frame = prepare.next_tile(s, None, luck)
        else:
            prepare.random_map(s, luck)
            self._deal(s, luck, emit)
        return s

    def _deal(self, s: State, luck: Luck, emit: Emit) -> None:
        prepare.fill_map(self.tables, s, luck, emit)
        dealing.begin(self.tables, s, luck, emit, speed=self._speed)

    def to_act(self, s: State) -> Sequence[Seat]:
        f = s.frame
        if f is None:
            return ()
        return dealing.to_act(s, f) if isinstance(f, model.Dealing) else (f.seat,)

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        if seat not in self.to_act(s):
            return ()
        return STEPS[type(s.frame)].candidates(self.tables, s, s.frame, seat)

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(s):
            return ()
        return STEPS[type(s.frame)].legal(self.tables, s, s.frame, seat)

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        return STEPS[type(s.frame)].check(self.tables, s, s.frame, seat, a)

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        f = s.frame
        assert f is not None, "the game is over"
        if not STEPS[type(f)].apply(self.tables, s, f, seat, a, luck, emit):
            return
        if isinstance(f, model.Mapping):
            self._deal(s, luck, emit)
        elif isinstance(f, model.Dealing):
            turns.begin(s, s.start, emit)
        else:
            turns.advance(self.tables, s, f, luck, emit)

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        lines = scoring.tokens(self.tables, s, seat)
        return lines if s.frame else (*lines, *scoring.memories(self.tables, s, seat))

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return scoring.memories(self.tables, s, seat) if s.frame else ()

    def ranks(self, s: State) -> Sequence[int]:
        return scoring.ranks(self.tables, s)

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return ()

    def round(self, s: State) -> int | None:
        return max(1, -(-s.turns // s.seats))

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        common = common or view(self.tables, s)
        return common if seat is None else own(self.tables, s, seat, common)

    def reveal(self, s: State) -> View:
        return view(self.tables, s, revealed=True)

    def imagine(self, v: View, rng: Random) -> State:
        return imagine(self.tables, v, rng)

    def offer(self, s: State, seat: Seat, a: Action) -> Offer:
        return offers.offer(self.tables, s, seat, a)

    def outline(self, v: View) -> Sequence[Block]:
        return outline(self.tables, v)

    def asks(self, s: State, seat: Seat) -> Phrase:
        return offers.asks(self.tables, s, seat)

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
        others = [seat for seat in range(s.seats) if seat != viewer]
        match s.frame:
            case model.Mapping():
                return {}
            case model.Dealing() as f:
                parts = {seat: dealing.part_of(f, seat) for seat in others}
                dealt = [bits(part.cards) for part in parts.values()]
                chosen = [bits(part.discarding) for seat, part in parts.items() if f.finished[seat]]
                return {"dealt": dealt, "chosen": chosen} if chosen else {"dealt": dealt}
            case _:
                hidden = [bits(s.hands[seat] & ~s.known[seat]) for seat in others]
                return {"hands": hidden, "deck": list(s.deck)}

    def invariants(self, s: State) -> None:
        invariants(self.tables, s)
