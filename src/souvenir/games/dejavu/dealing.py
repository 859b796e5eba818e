"""The deal: everyone chooses at the same time, in secret; all is shown when the last one has chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from souvenir.games.dejavu import memory
from souvenir.games.dejavu.model import Action, Dealing, Dealt, Discard, Start
from souvenir.games.dejavu.names import backs_id, card_name, cards_name, hand_id, memory_id
from souvenir.games.dejavu.state import State
from souvenir.games.dejavu.tables import Tables
from souvenir.kernel.luck import Luck, draw_from
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say

HAND: Final = 3
DISCARDS: Final = 2
STARTS: Final = 2
START_VALUE: Final = 10
"""`dejavu.speed`: printed points and points taken make this much for everybody."""


def begin(t: Tables, s: State, luck: Luck, emit: Emit, *, speed: bool) -> None:
    """`dejavu.deal`, `dejavu.speed`: cards for everyone, second copies replaced."""
    starts = STARTS if speed else 0
    parts = tuple(_deal(s, HAND + DISCARDS + starts, luck) for _ in range(s.seats))
    s.frame = Dealing(starts, parts, (False,) * s.seats, tuple(len(part.twins) for part in parts))
    if emit:
        rule = "dejavu.speed" if speed else "dejavu.deal"
        for seat, part in enumerate(parts):
            says = say("dejavu-event-dealt", who=Who(seat), cards=cards_name(t, part.cards))
            count = HAND + DISCARDS + starts
            public = Event(
                say("dejavu-event-dealt-other", who=Who(seat), count=count), touches=("deck", backs_id(seat))
            )
            touches = ("deck", *(hand_id(t, card) for card in bits(part.cards)))
            told = frozenset((seat,))
            emit(Event(says, rule=rule, touches=touches, audience=told, public=public, reveals=True))


def _deal(s: State, count: int, luck: Luck) -> Dealt:
    """`dejavu.hand.no-twins`: a second copy is set aside and another card drawn."""
    cards, twins = 0, []
    while cards.bit_count() < count:
        card = draw_from(s.deck, luck)
        if cards >> card & 1:
            twins.append(card)
        cards |= 1 << card
    return Dealt(cards, tuple(twins))


def to_act(s: State, f: Dealing) -> tuple[int, ...]:
    return tuple(seat for seat, finished in enumerate(f.finished) if not finished)


def part_of(f: Dealing, seat: int) -> Dealt:
    part = f.parts[seat]
    assert part is not None, "only the owner sees this part"
    return part


def legal(t: Tables, s: State, f: Dealing, seat: int) -> Sequence[Action]:
    part = part_of(f, seat)
    if part.starting.bit_count() < f.starts:
        return [t.start[card] for card in bits(part.cards & ~part.starting)]
    return [t.discard[card] for card in bits(part.cards & ~part.starting & ~part.discarding)]


def candidates(t: Tables, s: State, f: Dealing, seat: int) -> Iterator[Action]:
    yield from legal(t, s, f, seat)


def check(t: Tables, s: State, f: Dealing, seat: int, a: Action) -> Refusal | None:
    return None


def apply(t: Tables, s: State, f: Dealing, seat: int, a: Action, luck: Luck, emit: Emit) -> bool:
    """One card chosen; True when everyone has chosen and all is shown."""
    part = part_of(f, seat)
    if isinstance(a, Start):
        part = replace(part, starting=part.starting | 1 << t.card[a.card])
    else:
        assert isinstance(a, Discard)
        part = replace(part, discarding=part.discarding | 1 << t.card[a.card])
    finished = f.finished
    if part.discarding.bit_count() == DISCARDS:
        finished = (*finished[:seat], True, *finished[seat + 1 :])
        if emit:
            emit(Event(say("dejavu-event-chose", who=Who(seat)), rule="dejavu.deal"))
    s.frame = Dealing(f.starts, (*f.parts[:seat], part, *f.parts[seat + 1 :]), finished, f.twins)
    if not all(finished):
        return False
    for player, dealt in enumerate(s.frame.parts):
        assert dealt is not None
        _show(t, s, player, dealt, emit)
    return True


def _show(t: Tables, s: State, player: int, part: Dealt, emit: Emit) -> None:
    s.hands[player] = part.cards & ~part.starting & ~part.discarding
    for card in (*part.twins, *bits(part.discarding)):
        s.discards[card] += 1
    for card in part.twins:
        # The table sees the second copy, and so knows where the first one is if it is not open too.
        s.known[player] |= s.hands[player] & 1 << card
    if emit:
        for card in part.twins:
            says = say("dejavu-event-twin", who=Who(player), card=card_name(t, card))
            aside = (backs_id(player), "discards")
            emit(Event(says, rule="dejavu.hand.no-twins", touches=aside, reveals=True))
        says = say("dejavu-event-discarded", who=Who(player), cards=cards_name(t, part.discarding))
        touches = tuple(hand_id(t, card) for card in bits(part.discarding))
        emit(Event(says, rule="dejavu.deal", touches=(*touches, "discards"), reveals=True))
    if part.starting:
        _start(t, s, player, part.starting, emit)


def _start(t: Tables, s: State, player: int, cards: int, emit: Emit) -> None:
    """`dejavu.speed`: two cards open in long-term memory, and the points that they lack."""
    s.start_points[player] = START_VALUE - sum(t.points[card] for card in bits(cards))
    if emit:
        says = say(
            "dejavu-event-started",
            who=Who(player),
            cards=cards_name(t, cards),
            points=s.start_points[player],
        )
        touches = tuple(memory_id(t, player, card) for card in bits(cards))
        emit(Event(says, rule="dejavu.speed", touches=touches, reveals=True))
    for card in bits(cards):
        memory.enter(t, s, player, card, emit)
