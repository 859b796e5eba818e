"""A game small enough to read at once, with what is hardest to get right: hidden hands, secret choices.

Everyone secretly picks one of three cards, may change their mind, and locks; then all picks are
shown and the highest card scores its value, for everyone who has it. Two rounds. It is in no box:
this is what a game written elsewhere looks like to the contract suite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal

from souvenir.kernel.game import Json
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import (
    Block,
    Emit,
    Event,
    Item,
    Line,
    Offer,
    Phrase,
    Refusal,
    Rival,
    Seat,
    Who,
    say,
    total,
)

CARDS = tuple(range(1, 15))
HAND = 3
ROUNDS = 2


@dataclass(frozen=True, slots=True)
class Pick:
    card: int
    do: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Lock:
    do: Literal["lock"] = "lock"


Action = Pick | Lock


@dataclass
class State:
    hands: list[tuple[int, ...]]
    picks: list[int | None]
    locked: list[bool]
    won: list[tuple[int, ...]]
    played: list[int] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class View:
    seat: Seat | None
    hand: tuple[int, ...]
    pick: int | None
    hands: tuple[int, ...]
    locked: tuple[bool, ...]
    won: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]
    revealed: tuple[tuple[tuple[int, ...], int | None], ...] = ()
    """By seat, the hand and what was picked from it; only when everything is revealed."""


class Blind:
    """The rules."""

    key = "blind"
    action_types: Sequence[type[Action]] = (Pick, Lock)
    forbids = frozenset(("blind.in-hand", "blind.other-card", "blind.pick-first"))

    def __init__(self) -> None:
        self._pick = tuple(Pick(card) for card in CARDS)
        self._lock = Lock()
        self.actions: Sequence[Action] = (*self._pick, self._lock)

    def setup(self, seats: int, luck: Luck, emit: Emit) -> State:
        deck, hands = list(CARDS), []
        for _ in range(seats):
            hands.append(tuple(sorted(deck.pop(luck.below(len(deck))) for _ in range(HAND))))
        return State(hands, [None] * seats, [False] * seats, [()] * seats)

    def _over(self, s: State) -> bool:
        return len(s.hands[0]) == HAND - ROUNDS

    def to_act(self, s: State) -> Sequence[Seat]:
        return () if self._over(s) else tuple(p for p, locked in enumerate(s.locked) if not locked)

    def candidates(self, s: State, seat: Seat) -> Sequence[Action]:
        return self.actions if seat in self.to_act(s) else ()

    def legal(self, s: State, seat: Seat) -> Sequence[Action]:
        return [a for a in self.candidates(s, seat) if self.check(s, seat, a) is None]

    def check(self, s: State, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(a, Lock):
            return Refusal("blind.pick-first") if s.picks[seat] is None else None
        if a.card not in s.hands[seat]:
            return Refusal("blind.in-hand", {"card": a.card})
        return Refusal("blind.other-card") if s.picks[seat] == a.card else None

    def apply(self, s: State, seat: Seat, a: Action, luck: Luck, emit: Emit) -> None:
        if isinstance(a, Pick):
            s.picks[seat] = a.card
            if emit:
                emit(self.picked(seat, a.card))
            return
        s.locked[seat] = True
        if emit:
            emit(Event(say("blind-locked", who=Who(seat))))
        if all(s.locked):
            self._show(s, emit)

    def picked(self, seat: Seat, card: int) -> Event:
        """The author is told which card; the others only that there is one."""
        told = Event(say("blind-picked-something", who=Who(seat)))
        return Event(say("blind-picked", card=card), audience=frozenset([seat]), public=told)

    def shown(self, cards: tuple[int, ...]) -> Event:
        return Event(say("blind-shown", cards=cards), reveals=True)

    def _show(self, s: State, emit: Emit) -> None:
        cards = tuple(card for card in s.picks if card is not None)
        for seat, card in enumerate(cards):
            s.hands[seat] = tuple(c for c in s.hands[seat] if c != card)
            s.won[seat] += (card,) if card == max(cards) else ()
        s.played += cards
        s.picks, s.locked = [None] * len(cards), [False] * len(cards)
        if emit:
            emit(self.shown(cards))

    def score(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return [Line("blind.highest", card, say("blind-line", card=card)) for card in s.won[seat]]

    def forecast(self, s: State, seat: Seat, viewer: Seat | None) -> Sequence[Line]:
        return ()

    def ranks(self, s: State) -> Sequence[int]:
        totals = [total(list(self.score(s, p, None))) for p in range(len(s.hands))]
        return [sum(other > own for other in totals) for own in totals]

    def rivals(self, s: State, viewer: Seat | None) -> Sequence[Rival]:
        return ()

    def round(self, s: State) -> int | None:
        return None

    def view(self, s: State, seat: Seat | None, common: View | None = None) -> View:
        return View(
            seat=seat,
            hand=() if seat is None else s.hands[seat],
            pick=None if seat is None else s.picks[seat],
            hands=tuple(map(len, s.hands)),
            locked=tuple(s.locked),
            won=tuple(s.won),
            played=tuple(s.played),
        )

    def reveal(self, s: State) -> View:
        return replace(self.view(s, None), revealed=tuple(zip(s.hands, s.picks, strict=True)))

    def imagine(self, v: View, rng: Random) -> State:
        rest = [card for card in CARDS if card not in v.hand and card not in v.played]
        rng.shuffle(rest)
        hands, picks = [], []
        for seat, count in enumerate(v.hands):
            own = seat == v.seat
            hands.append(v.hand if own else tuple(sorted(rest.pop() for _ in range(count))))
            picks.append(v.pick if own else rng.choice(hands[seat]) if v.locked[seat] else None)
        return State(hands, picks, list(v.locked), list(v.won), list(v.played))

    def offer(self, s: State, seat: Seat, a: Action) -> Offer:
        if isinstance(a, Lock):
            return Offer(say("blind-lock"), ("lock",), "blind.lock")
        return Offer(say("blind-pick", card=a.card), (f"card:{a.card}",), "blind.pick")

    def outline(self, v: View) -> Sequence[Block]:
        items = tuple(Item(say("blind-card", card=card), f"card:{card}") for card in v.hand)
        return [Block(say("blind-hand"), items, "hand")]

    def asks(self, s: State, seat: Seat) -> Phrase:
        return say("blind-ask")

    def seconds(self, s: State) -> int | None:
        return None

    def lapse(self, s: State, seat: Seat) -> Action | None:
        return self._lock if s.picks[seat] is not None else None

    def copy(self, s: State) -> State:
        return replace(
            s, hands=s.hands[:], picks=s.picks[:], locked=s.locked[:], won=s.won[:], played=s.played[:]
        )

    def dump(self, s: State) -> Json:
        return {
            "hands": [list(hand) for hand in s.hands],
            "picks": list(s.picks),
            "locked": list(s.locked),
            "won": [list(won) for won in s.won],
            "played": list(s.played),
        }

    def load(self, j: Json) -> State:
        hands, won = [tuple(hand) for hand in j["hands"]], [tuple(cards) for cards in j["won"]]
        return State(hands, j["picks"], j["locked"], won, j["played"])

    def secrets(self, s: State, viewer: Seat | None) -> Mapping[str, Json]:
        if self._over(s):
            return {}
        others = [p for p in range(len(s.hands)) if p != viewer]
        return {"hands": [list(s.hands[p]) for p in others]} | {
            f"pick of {p}": s.picks[p] for p in others if s.locked[p]
        }

    def invariants(self, s: State) -> None:
        cards = [*s.played, *(card for hand in s.hands for card in hand)]
        assert len(set(cards)) == len(cards), "a card twice"
        assert all(card is None or card in hand for card, hand in zip(s.picks, s.hands, strict=True))
