"""Vivid Memories as the kernel asks for it: each question is passed to the phase that answers it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from souvenir.games.vivid import offers, prepare, reflect, remember, reward, rewire, rounds
from souvenir.games.vivid import score as scoring
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.edition import VividEdition
from souvenir.games.vivid.imagine import imagine, outside_bag, seen_tiles
from souvenir.games.vivid.model import (
    ACTION_TYPES,
    COLOURS,
    ROUNDS,
    Action,
    Reflect,
    Reward,
    Rewiring,
    Scored,
    Taking,
    View,
)
from souvenir.games.vivid.outline import outline
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import ROOM, SIZE, Tables
from souvenir.games.vivid.view import own, view
from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.once import once_each
from souvenir.kernel.talk import Block, Emit, Line, Offer, Phrase, Refusal, Rival, Seat

FORBIDS: Final = frozenset(
    f"vivid.{rule}"
    for rule in (
        "take.one-end", "take.next-tile", "take.two-alike", "take.three-different", "place.one-hex",
        "rewire.only-after-one", "rewire.one-focus", "hex.three", "full-board", "bank.place",
        "reflect.once", "reflect.one-by-one", "action.whole", "supply.short", "action.add",
        "action.split", "action.combine", "action.speculate", "action.nudge", "action.swap", "thread.fill",
    )
)  # fmt: skip


KEPT_SHEETS: Final = 512
KEPT_FORECASTS: Final = 2048


class Vivid:
    """Rules, one edition, and who starts."""

    key = "vivid"
    action_types: ClassVar[Sequence[type[Action]]] = ACTION_TYPES
    forbids: ClassVar[frozenset[str]] = FORBIDS

    def __init__(self, edition: VividEdition, options: Mapping[str, str]) -> None:
        self.tables = Tables(edition)
        self.actions: Sequence[Action] = self.tables.actions
        self._lines = once_each(self._lines_of, KEPT_SHEETS)
        self._forecasts: dict[object, tuple[Line, ...]] = {}
        self._start = None if options["start"] == "chance" else int(options["start"])

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        s = prepare.new_state(self.tables, seats, self._start, luck)
        rounds.begin_round(self.tables, s, luck, emit)
        return s

    def to_act(self, s: State) -> Sequence[Seat]:
        f = s.frame
        if isinstance(f, (Taking, Rewiring)):
            return (f.seat,)
        if isinstance(f, Reflect):
            return reflect.to_act(s, f)
        return reward.to_act(s, f) if f is not None else ()

    def candidates(self, s: State, seat: Seat) -> Iterable[Action]:
        if seat not in self.to_act(s):
            return ()
        match s.frame:
            case Taking() as f:
                return remember.candidates(self.tables, s, f)
            case Rewiring() as f:
                return rewire.candidates(self.tables, s, f)
            case Reflect() as f:
                return reflect.candidates(self.tables, s, f, seat)
            case Reward() as f:
                return reward.candidates(self.tables, f, seat)
            case None:
                return ()

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        f = s.frame
        if isinstance(f, Taking):
            return remember.legal(self.tables, s, f) if f.seat == seat else ()
        if isinstance(f, Rewiring):
            return rewire.legal(self.tables, s, f) if f.seat == seat else ()
        if isinstance(f, Reflect):
            return () if f.finished[seat] else reflect.legal(self.tables, s, f, seat)
        return reward.legal(self.tables, s, f, seat) if f is not None else ()

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        match s.frame:
            case Taking() as f:
                return remember.check(self.tables, s, f, a)
            case Rewiring() as f:
                return rewire.check(self.tables, s, f, a)
            case Reflect() as f:
                return reflect.check(self.tables, s, f, seat, a)
            case Reward() as f:
                return reward.check(self.tables, s, f, seat, a)
            case None:
                raise ValueError("the game is over")

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        t, f = self.tables, s.frame
        if isinstance(f, Taking):
            over = remember.apply(t, s, f, a, emit)
        elif isinstance(f, Rewiring):
            over = rewire.apply(t, s, f, a, emit)
        elif isinstance(f, Reflect):
            over = reflect.apply(t, s, f, seat, a, luck, emit)
        elif isinstance(f, Reward):
            over = reward.apply(t, s, f, seat, a, emit)
        else:
            raise ValueError("the game is over")
        if over:
            rounds.advance(t, s, f, luck, emit)

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return self._lines(s.sheet).get(seat, ())

    def _lines_of(self, sheet: tuple[Scored, ...]) -> Mapping[int, Sequence[Line]]:
        """Everyone's lines, by player: a sheet grows seldom and is shown after every move."""
        lines: dict[int, list[Line]] = {}
        for scored in sheet:
            lines.setdefault(scored.player, []).append(scoring.line_of(self.tables, scored))
        return {player: tuple(own) for player, own in lines.items()}

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        if s.frame is None:
            return ()
        with_wish = viewer == seat and s.round == ROUNDS
        key = reward.preview_depends_on(self.tables, s, seat, with_wish=with_wish)
        lines = self._forecasts.get(key)
        if lines is None:
            if len(self._forecasts) >= KEPT_FORECASTS:
                self._forecasts.clear()
            scored = reward.preview(self.tables, s, seat, with_wish=with_wish)
            lines = self._forecasts[key] = tuple(scoring.line_of(self.tables, line) for line in scored)
        return lines

    def ranks(self, s: State) -> Sequence[int]:
        return scoring.ranks(s)

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return scoring.rivals(self.tables, s, self._lines(s.sheet).get(s.seats, ()))

    def round(self, s: State) -> int | None:
        return s.round

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
        if s.frame is None:
            return {}
        return {"aspirations": [c for p, c in enumerate(s.aspirations) if p != viewer]}

    def invariants(self, s: State) -> None:
        t = self.tables
        for colour, count in enumerate(outside_bag(t, s)):
            assert count + s.bag[colour] == t.edition.fragments_each, COLOURS[colour]
        assert Counter([*seen_tiles(s), *s.deck]) == Counter(range(len(t.edition.tiles)))
        assert sorted(s.aspirations) == list(range(len(COLOURS)))
        assert min(*s.bag, *s.supply) >= 0
        for player in range(s.players):
            board = board_of(t, s, player)
            assert s.empty[player] == sum(1 << h for h, heap in enumerate(board) if heap == 0)
            assert s.full[player] == sum(1 << h for h, heap in enumerate(board) if SIZE[heap] == ROOM)
        assert all(s.on), "a tile without fragments left in the line"
