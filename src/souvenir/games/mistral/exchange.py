"""C3: an exchange with an opponent whose figure stands where one's own does.

It takes effect whole with its last step, the card given: until then nothing has moved and nothing is shown.
Whatever was promised over the table (`mistral.talk`) plays no part: only what is done here counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from souvenir.games.mistral import frames
from souvenir.games.mistral.act import move_figure, no_action
from souvenir.games.mistral.columns import laid_cards, opponents, take_card
from souvenir.games.mistral.hands import back_of, different_cards, gain, pass_on
from souvenir.games.mistral.model import Action, Exchange, Exchanging, Give, Partner, PickLaid, Turn
from souvenir.games.mistral.names import (
    back_id,
    back_name,
    card_id,
    card_name,
    laid_id,
    person_name,
)
from souvenir.games.mistral.state import BESIDE, CHARACTERS, PLACES, STREET, State
from souvenir.games.mistral.tables import Tables
from souvenir.games.mistral.turns import begin
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Emit, Event, Refusal, Who, say


# -------------------------------------------------------------------- declaring it
def legal(t: Tables, s: State, f: Turn) -> list[Action]:
    """`mistral.exchange`: every figure of mine that stands with one an opponent controls."""
    found: list[Action] = []
    mine = s.controls[f.seat] & s.inside
    if not mine or not s.size[f.seat]:
        return found
    theirs = opponents(s, f.seat) & s.inside
    if not theirs:
        return found
    for figure in bits(mine):
        place = s.where[figure]
        others = s.at[place] & theirs & ~(1 << figure)
        if others and not f.exchanged >> (place * CHARACTERS + figure) & 1:
            found += t.exchanges[figure].of(others)
    return found


def candidates(t: Tables, s: State, f: Turn) -> Iterator[Action]:
    """Every two figures that stand together."""
    for figure, here in enumerate(s.where):
        if here != BESIDE:
            yield from (t.exchange[figure][other] for other in bits(s.at[here] & ~(1 << figure)))


def check(t: Tables, s: State, f: Turn, a: Exchange) -> Refusal | None:
    if refusal := no_action(f):
        return refusal
    figure, other = t.card[a.figure], t.card[a.other]
    args = {"figure": person_name(t, figure), "other": person_name(t, other)}
    place = s.where[figure]
    if not s.controls[f.seat] >> figure & 1 or place >= PLACES or s.where[other] != place:
        return Refusal("mistral.exchange", args)
    if not s.controlled >> other & 1:
        return Refusal("mistral.uncontrolled", {"figure": args["other"]})
    if not opponents(s, f.seat) >> other & 1:
        return Refusal("mistral.exchange.partner", args)
    if not s.size[f.seat]:
        return Refusal("mistral.exchange.cards", args)
    if f.exchanged >> (place * CHARACTERS + figure) & 1:
        return Refusal("mistral.exchange.once", args)
    return None


def apply(t: Tables, s: State, f: Turn, a: Exchange) -> None:
    """Who the partner is follows from the figure named, unless several share it."""
    figure, other = t.card[a.figure], t.card[a.other]
    partners = partners_of(s, f.seat, other)
    partner = partners[0] if len(partners) == 1 else None
    s.frames = (begin(f, "act"), Exchanging(f.seat, figure, other, partner))


def partners_of(s: State, seat: int, figure: int) -> list[int]:
    """`mistral.exchange.partner`: the opponents who control the figure named."""
    return [p for p in range(s.seats) if p != seat and s.controls[p] >> figure & 1]


# -------------------------------------------------------------------- its steps
def legal_steps(t: Tables, s: State, f: Exchanging) -> Sequence[Action]:
    if f.partner is None:
        return [t.partner[seat] for seat in partners_of(s, f.seat, f.other)]
    if f.column is None:
        return picks(t, s, f.partner)
    return [t.give[card] for card in different_cards(s, f.seat)]


def picks(t: Tables, s: State, seat: int) -> list[Action]:
    """Every card laid before a player."""
    row = t.pick_laid[seat]
    return [row[column][kind] for column, kind in laid_cards(s, seat)]


def candidate_steps(t: Tables, s: State, f: Exchanging) -> Iterator[Action]:
    if f.partner is None:
        yield from t.partner[: s.seats]
    elif f.column is None:
        for seat in range(s.seats):
            if seat != f.seat:
                yield from picks(t, s, seat)
    else:
        yield from legal_steps(t, s, f)


def check_step(t: Tables, s: State, f: Exchanging, a: Action) -> Refusal | None:
    args = {"other": person_name(t, f.other), "figure": person_name(t, f.figure)}
    if isinstance(a, Partner):
        fine = a.seat in partners_of(s, f.seat, f.other)
        return None if fine else Refusal("mistral.exchange.partner", args)
    if isinstance(a, PickLaid):
        return None if a.seat == f.partner else Refusal("mistral.exchange.cards", args)
    return None


def apply_step(t: Tables, s: State, f: Exchanging, a: Action, emit: Emit) -> None:
    if isinstance(a, Partner):
        s.frames = (s.frames[0], Exchanging(f.seat, f.figure, f.other, a.seat))
    elif isinstance(a, PickLaid):
        chosen = Exchanging(f.seat, f.figure, f.other, f.partner, a.column, t.card[a.card])
        s.frames = (s.frames[0], chosen)
    else:
        assert isinstance(a, Give)
        _change_hands(t, s, f, t.card[a.card], emit)


def _change_hands(t: Tables, s: State, f: Exchanging, given: int, emit: Emit) -> None:
    """`mistral.exchange.cards`: both cards go to hands, and the figure named to the street."""
    turn = s.frames[0]
    assert isinstance(turn, Turn)
    assert f.partner is not None
    assert f.column is not None
    assert f.card is not None
    used = turn.exchanged | 1 << (s.where[f.figure] * CHARACTERS + f.figure)
    s.frames = (frames.turn(f.seat, "act", turn.left - 1, turn.drawn_at, turn.drawn_by, turn.met_at, used),)
    pass_on(t, s, f.seat, given, f.partner)
    back = take_card(s, f.partner, f.column, f.card)
    gain(s, f.seat, f.card, seen_by=None)
    if emit:
        _tell(t, f, given, emit)
    tell_returned(t, f.partner, f.column, back, emit)
    move_figure(t, s, f.seat, f.other, STREET, emit, rule="mistral.exchange")


def _tell(t: Tables, f: Exchanging, given: int, emit: Emit) -> None:
    assert emit
    assert f.partner is not None
    assert f.column is not None
    assert f.card is not None
    rule = "mistral.exchange.cards"
    who, partner, card = Who(f.seat), Who(f.partner), person_name(t, f.card)
    back = back_of(t, given)
    taken = (laid_id(t, f.partner, f.column, f.card), card_id(t, f.seat, f.card))
    touches = (back_id(f.seat, back), back_id(f.partner, back), *taken)
    says = say("mistral-event-exchanged", who=who, partner=partner, back=back_name(back), card=card)
    public = Event(says, rule=rule, touches=touches, reveals=True)
    says = say("mistral-event-exchanged-own", who=who, partner=partner, given=card_name(t, given), card=card)
    touches = (card_id(t, f.seat, given), card_id(t, f.partner, given), *taken)
    emit(Event(says, rule, touches, frozenset((f.seat, f.partner)), public, reveals=True))


def tell_returned(t: Tables, seat: int, column: int, guests: tuple[int, ...], emit: Emit) -> None:
    """`mistral.guest.not-alone`: what came back to a hand, before everybody."""
    if emit:
        for guest in guests:
            says = say("mistral-event-returned", who=Who(seat), card=person_name(t, guest))
            touches = (laid_id(t, seat, column, guest), card_id(t, seat, guest))
            emit(Event(says, rule="mistral.guest.not-alone", touches=touches))
