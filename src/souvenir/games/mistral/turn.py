"""A turn: exactly one of A, B, C, with free plays before, between and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.mistral import act, exchange, lay, powers
from souvenir.games.mistral.hands import characters_held
from souvenir.games.mistral.model import (
    Action,
    Clear,
    Done,
    Draw,
    DrawEmbrouille,
    Encounter,
    Exchange,
    Imprison,
    Lay,
    Move,
    Play,
    Release,
    Turn,
)
from souvenir.games.mistral.names import person_name
from souvenir.games.mistral.piles import draw_character
from souvenir.games.mistral.state import CHARACTERS, KINDS, PRISON, STREET, State
from souvenir.games.mistral.tables import Tables
from souvenir.games.mistral.turns import not_this_turn, spend
from souvenir.kernel.luck import Luck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Refusal


def legal(t: Tables, s: State, f: Turn) -> Sequence[Action]:
    kind, seat = f.kind, f.seat
    found: list[Action] = []
    drawing = kind == "draw" and f.left > 0 and s.stock > 0
    if drawing or (kind is None and s.stock):
        one, two, three = s.piles
        found += t.draws[(one > 0) | (two > 0) << 1 | (three > 0) << 2]
    if kind is None or kind == "lay":
        if kind is None or f.left:
            found += lay.legal(t, s, f)
        if s.held[seat] >> CHARACTERS:
            found += lay.legal_guests(t, s, seat)
    if kind is None or (kind == "act" and f.left):
        found += act.legal(t, s, f)
        found += exchange.legal(t, s, f)
    if s.embrouilles[seat]:
        found += powers.legal(t, s, seat)
    if s.at[PRISON]:
        found += t.own_releases.of(s.at[PRISON] & characters_held(s, seat))
    if not drawing:
        found.append(t.done)
    return found


def candidates(t: Tables, s: State, f: Turn) -> Iterator[Action]:
    yield from t.draw
    yield from lay.candidates(t, s, f)
    yield from lay.candidate_guests(t, s, f.seat)
    yield from act.candidates(t, s, f)
    yield from exchange.candidates(t, s, f)
    yield from powers.candidates(t, s, f.seat)
    yield from (t.own_release[kind] for kind in bits(characters_held(s, f.seat)))
    yield t.done


def check(t: Tables, s: State, f: Turn, a: Action) -> Refusal | None:
    match a:
        case Draw():
            return _check_draw(s, f, a.pile)
        case Lay() | Clear():
            return lay.check_turn(t, s, f, a)
        case Imprison():
            return lay.check_guest(t, s, f, a)
        case Release():
            return lay.check_guest(t, s, f, a) if t.card[a.card] >= CHARACTERS else _check_release(t, s, a)
        case Move() | DrawEmbrouille() | Encounter():
            return act.check(t, s, f, a)
        case Exchange():
            return exchange.check(t, s, f, a)
        case Play():
            return powers.check(t, s, f.seat, t.card[a.card] - KINDS)
        case Done():
            unfinished = f.kind == "draw" and f.left and s.stock
            return Refusal("mistral.draw-three", {"left": f.left}) if unfinished else None
        case _:
            raise TypeError(a)


def _check_draw(s: State, f: Turn, pile: int) -> Refusal | None:
    if refusal := not_this_turn(f, "draw"):
        return refusal
    if f.kind == "draw" and not f.left:
        return Refusal("mistral.draw-three", {"left": 0})
    return None if s.piles[pile] else Refusal("mistral.reshuffle")


def _check_release(t: Tables, s: State, a: Release) -> Refusal | None:
    figure = t.card[a.figure]
    if s.at[PRISON] >> figure & 1:
        return None
    return Refusal("mistral.prison.release", {"figure": person_name(t, figure)})


def apply(t: Tables, s: State, f: Turn, a: Action, luck: Luck, emit: Emit) -> bool:
    """Carry out one step of a turn; True when its player ends it."""
    if isinstance(a, (Move, DrawEmbrouille, Encounter)):
        act.apply(t, s, f, a, luck, emit)
    elif isinstance(a, Draw):
        _draw(t, s, f, a.pile, luck, emit)
    elif isinstance(a, (Lay, Clear)):
        lay.apply_turn(t, s, f, a, emit)
    elif isinstance(a, Exchange):
        exchange.apply(t, s, f, a)
    elif isinstance(a, Play):
        powers.apply(t, s, f, t.card[a.card] - KINDS, emit)
    elif isinstance(a, Imprison) or (isinstance(a, Release) and t.card[a.card] >= CHARACTERS):
        lay.apply_guest(t, s, f, a, emit)
    elif isinstance(a, Release):
        rule = "mistral.prison.release"
        lay.discard_for(t, s, f.seat, a.card, a.figure, STREET, emit, rule=rule)
    else:
        assert isinstance(a, Done)
        return True
    return False


def _draw(t: Tables, s: State, f: Turn, pile: int, luck: Luck, emit: Emit) -> None:
    """`mistral.draw-three`: the hand is checked after the third card, or the last that can be had."""
    after = spend(f, "draw")
    s.frames = (after,)
    draw_character(t, s, f.seat, pile, luck, emit)
    if not after.left or not (s.stock or any(s.discards)):
        s.gained |= 1 << f.seat


def nothing_left(t: Tables, s: State, f: Turn) -> bool:
    """Can everyone see that nothing more can be done in this turn?

    Only what is public counts, so that an ending turn tells nothing about a hand.
    """
    if f.kind is None or f.left or s.embrouilles[f.seat]:
        return False
    if f.kind == "lay":
        return not s.size[f.seat]
    jailed, held = s.at[PRISON], s.held[f.seat]
    return not jailed or not any(
        jailed & figures and any(held >> kind & 1 for kind in kinds)
        for figures, kinds in zip(t.figures_of, t.kinds_of, strict=True)
    )
