"""Plus Belle la Vie as the kernel asks for it: each question is passed to the phase that answers it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from souvenir.games.mistral import (
    asking,
    discard,
    exchange,
    flow,
    laws,
    lay,
    offers,
    powers,
    prepare,
    rendezvous,
    turn,
)
from souvenir.games.mistral import score as scoring
from souvenir.games.mistral.edition import MistralEdition
from souvenir.games.mistral.imagine import imagine
from souvenir.games.mistral.model import (
    ACTION_TYPES,
    Action,
    Clearing,
    Discarding,
    Exchanging,
    Frame,
    Playing,
    Preparing,
    RendezVous,
    Scored,
    Selling,
    Turn,
)
from souvenir.games.mistral.outline import outline
from souvenir.games.mistral.sight import View
from souvenir.games.mistral.state import State
from souvenir.games.mistral.tables import Tables
from souvenir.games.mistral.view import own, view
from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.once import once_each
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat

FORBIDS: Final = frozenset(
    f"mistral.{rule}"
    for rule in (
        "columns.five", "control", "draw-three", "embrouille.draw", "embrouille.play", "encounter",
        "exchange", "exchange.cards", "exchange.once", "exchange.partner", "guest.free", "guest.not-alone",
        "guest.prison", "guest.reinforce", "hand.three-embrouilles", "lay", "lay.room", "move", "pass",
        "prison.release", "rdv.sale", "reshuffle", "station.no-return", "three-actions", "uncontrolled",
    )
)  # fmt: skip


KEPT_SHEETS: Final = 2048


class Mistral:
    """Rules, one edition, and who lays first."""

    key = "mistral"
    action_types: ClassVar[Sequence[type[Action]]] = ACTION_TYPES
    forbids: ClassVar[frozenset[str]] = FORBIDS

    def __init__(self, edition: MistralEdition, options: Mapping[str, str]) -> None:
        self.tables = Tables(edition)
        self.actions: Sequence[Action] = self.tables.actions
        self._lines = once_each(self._lines_of, KEPT_SHEETS)
        self._start = None if options["oldest"] == "chance" else int(options["oldest"])

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        return prepare.new_state(self.tables, seats, self._start, luck, emit)

    def to_act(self, s: State) -> Sequence[Seat]:
        return (s.frames[-1].seat,) if s.frames else ()

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        t = self.tables
        match self._frame_of(s, seat):
            case Turn() as f:
                return turn.candidates(t, s, f)
            case Preparing() as f:
                return prepare.candidates(t, s, f)
            case Clearing() as f:
                return lay.candidates_clearing(t, s, f)
            case Exchanging() as f:
                return exchange.candidate_steps(t, s, f)
            case Playing() as f:
                return powers.candidate_choices(t, s, f)
            case Discarding() as f:
                return discard.candidates(t, s, f)
            case RendezVous():
                return rendezvous.legal_throws(t)
            case Selling() as f:
                return rendezvous.candidate_sales(t, s, f)
            case None:
                return ()

    def _frame_of(self, s: State, seat: Seat) -> Frame | None:
        """The frame on top, if it waits for this seat."""
        return s.frames[-1] if s.frames and s.frames[-1].seat == seat else None

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        t, f = self.tables, self._frame_of(s, seat)
        if isinstance(f, Turn):
            return turn.legal(t, s, f)
        if isinstance(f, Playing):
            return powers.legal_choices(t, s, f)
        if isinstance(f, RendezVous):
            return rendezvous.legal_throws(t)
        if isinstance(f, Exchanging):
            return exchange.legal_steps(t, s, f)
        if isinstance(f, Discarding):
            return discard.legal(t, s, f)
        if isinstance(f, Selling):
            return rendezvous.legal_sales(t, s, f)
        if isinstance(f, Clearing):
            return lay.legal_clearing(t, s, f)
        return prepare.legal(t, s, f) if f is not None else ()

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        t = self.tables
        match self._frame_of(s, seat):
            case Turn() as f:
                return turn.check(t, s, f, a)
            case Preparing() as f:
                return prepare.check(t, s, f, a)
            case Clearing() as f:
                return lay.check_clearing(t, s, f, a)
            case Exchanging() as f:
                return exchange.check_step(t, s, f, a)
            case Playing() as f:
                return powers.check_choice(t, s, f, a)
            case Discarding() as f:
                return discard.check(t, s, f, a)
            case RendezVous():
                return None
            case Selling() as f:
                return rendezvous.check_sale(t, s, f, a)
            case None:
                raise ValueError("it is not this seat's turn to act")

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        t, f = self.tables, s.frames[-1]
        if isinstance(f, Turn):
            if turn.apply(t, s, f, a, luck, emit):
                flow.next_turn(t, s, f, emit)
                return
        elif isinstance(f, Playing):
            powers.apply_choice(t, s, f, a, luck, emit)
        elif isinstance(f, RendezVous):
            rendezvous.apply_throw(t, s, f, a, luck, emit)
        elif isinstance(f, Exchanging):
            exchange.apply_step(t, s, f, a, emit)
        elif isinstance(f, Discarding):
            discard.apply(t, s, f, a, emit)
        elif isinstance(f, Selling):
            rendezvous.apply_sale(t, s, f, a, luck, emit)
        elif isinstance(f, Clearing):
            lay.apply_clearing(t, s, f, a, emit)
        else:
            prepare.apply(t, s, f, a, emit)
        flow.run_on(t, s, luck, emit)

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return self._lines(s.sheet).get(seat, ())

    def _lines_of(self, sheet: tuple[Scored, ...]) -> Mapping[int, Sequence[Line]]:
        """Everyone's lines, by seat: a sheet grows seldom and is shown after every move."""
        lines: dict[int, list[Line]] = {}
        for scored in sheet:
            lines.setdefault(scored.seat, []).append(scoring.line_of(self.tables, scored))
        return {seat: tuple(own) for seat, own in lines.items()}

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return self._lines(flow.majority(s, seat)).get(seat, ()) if s.frames else ()

    def ranks(self, s: State) -> Sequence[int]:
        return scoring.ranks(s)

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return ()

    def round(self, s: State) -> int | None:
        return None

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
        return asking.asks(self.tables, s, seat)

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
        return laws.secrets(self.tables, s, viewer)

    def invariants(self, s: State) -> None:
        laws.invariants(self.tables, s)
