"""How actions and questions are shown: labels, the components they touch, the rule that allows them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeAlias

from souvenir.games.mistral import turn
from souvenir.games.mistral.act import ENCOUNTER
from souvenir.games.mistral.asking import sort
from souvenir.games.mistral.columns import character_of, row_of, size_of
from souvenir.games.mistral.hands import HAND
from souvenir.games.mistral.model import (
    BACKS,
    Action,
    Clear,
    Clearing,
    Discard,
    Done,
    Draw,
    DrawEmbrouille,
    Encounter,
    Exchange,
    Exchanging,
    Fetch,
    Give,
    Imprison,
    Lay,
    Move,
    Partner,
    Pass,
    PickLaid,
    Play,
    Playing,
    Point,
    Preparing,
    Release,
    Sell,
    Selling,
    Steal,
    Throw,
    Turn,
)
from souvenir.games.mistral.names import (
    DISCARDS,
    EMBROUILLES,
    SHAKER,
    back_id,
    back_name,
    card_id,
    card_name,
    column_id,
    discard_id,
    effect_name,
    family_name,
    figure_id,
    laid_id,
    new_column_id,
    person_name,
    pile_id,
    place_id,
    place_name,
    player_id,
    power_name,
)
from souvenir.games.mistral.rendezvous import worth
from souvenir.games.mistral.state import CHARACTERS, KINDS, PLACES, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Offer, Phrase, Who, say

PLAY: Final = "mistral.embrouille.play"
KEPT: Final = 8192
"""Offers that are remembered, of all tables together."""


Context: TypeAlias = tuple[Any, ...]
"""What of a state the offer of an action tells."""


def offer(t: Tables, s: State, seat: int, a: Action) -> Offer:
    """One action as its owner sees it."""
    return _offer_done(t, s) if isinstance(a, Done) else _made_offer(t, seat, a, _context(t, s, seat, a))


def _context(t: Tables, s: State, seat: int, a: Action) -> Context:
    f = s.frames[-1]
    if isinstance(a, Lay):
        column = f.column if isinstance(f, Clearing) else a.column
        return type(f), column, None if column is None else character_of(row_of(s, seat)[column])
    if isinstance(a, (Clear, Sell)):
        packed = row_of(s, seat)[a.column]
        return character_of(packed), size_of(packed)
    if isinstance(a, Point):
        assert isinstance(f, Playing)
        return f.power, f.figure, s.where[t.card[a.figure]]
    if isinstance(a, Give):
        assert isinstance(f, Exchanging)
        return (f.partner,)
    if isinstance(a, Encounter):
        return _meeting(t, s, t.card[a.card])
    if isinstance(a, Draw):
        return type(f), s.tops[a.pile]
    return (s.size[seat] > HAND,) if isinstance(a, Discard) else (type(f),)


@lru_cache(maxsize=KEPT)
def _made_offer(t: Tables, seat: int, a: Action, context: Context) -> Offer:
    """The same few offers are shown again and again: each is made once."""
    match a:
        case Lay() | Clear() | Imprison() | Release() | Sell():
            return _offer_cards_laid(t, seat, a, context)
        case Move() | DrawEmbrouille() | Encounter() | Exchange() | Point():
            return _offer_figures(t, seat, a, context)
        case Partner() | PickLaid() | Give() | Steal() | Fetch():
            return _offer_others(t, seat, a, context)
        case Draw():
            return _offer_draw(a.pile, *context)
        case Play():
            card = t.card[a.card]
            power = t.power_of[card - KINDS]
            label = say("mistral-do-play", power=power_name(power), effect=effect_name(power))
            return Offer(label, (card_id(t, seat, card),), PLAY)
        case Discard():
            card = t.card[a.card]
            (too_many,) = context
            rule = "mistral.hand.nine" if too_many else "mistral.hand.three-embrouilles"
            label = say("mistral-do-discard", card=card_name(t, card))
            return Offer(label, (card_id(t, seat, card),), rule)
        case Throw():
            return Offer(say("mistral-do-throw"), (SHAKER,), "mistral.rdv.throws", open=True)
        case Pass():
            unused = say("mistral-unused-throw")
            return Offer(say("mistral-do-pass"), ("pass",), "mistral.rdv.throws", unused=unused, open=True)
        case Done():
            raise TypeError(a)


def _offer_draw(pile: int, frame: type, top: int | None) -> Offer:
    rule = PLAY if frame is Playing else "mistral.draw-three"
    if top is None:
        return Offer(say("mistral-do-draw-empty", pile=pile + 1), (pile_id(pile),), rule)
    label = say("mistral-do-draw", pile=pile + 1, colour=family_name(top))
    return Offer(label, (pile_id(pile),), rule)


def _offer_done(t: Tables, s: State) -> Offer:
    f = s.frames[-1]
    match f:
        case Selling():
            label, rule = say("mistral-do-end-sale"), "mistral.rdv.sale"
            return Offer(label, ("done",), rule, unused=say("mistral-unused-sale"), open=True)
        case Playing():
            assert f.figure is not None
            label = say("mistral-do-stop", figure=person_name(t, f.figure))
            return Offer(label, ("done",), PLAY, unused=say("mistral-unused-power"))
        case _:
            assert isinstance(f, Turn)
            unused = _unused_of_turn(t, s, f)
            return Offer(say("mistral-do-end-turn"), ("done",), "mistral.pass", unused=unused)


def _unused_of_turn(t: Tables, s: State, f: Turn) -> Phrase | None:
    """What could still be done, free plays apart: they are not lost with the turn."""
    lost = ("draw", "lay", "act") if f.kind is None else (f.kind,)
    if all(sort(t, a) not in lost for a in turn.legal(t, s, f)):
        return None
    return say("mistral-unused-turn") if f.kind is None else say(f"mistral-unused-{f.kind}", left=f.left)


def _offer_cards_laid(
    t: Tables, seat: int, a: Lay | Clear | Imprison | Release | Sell, context: Context
) -> Offer:
    match a:
        case Lay():
            return _offer_lay(t, seat, t.card[a.card], *context)
        case Clear():
            label = say("mistral-do-clear", figure=person_name(t, context[0]), column=a.column + 1)
            return Offer(label, (column_id(seat, a.column), DISCARDS), "mistral.lay.room")
        case Sell():
            character, cards = context
            name = person_name(t, character)
            label = say("mistral-do-sell", figure=name, cards=cards, points=worth(t, cards))
            return Offer(label, (column_id(seat, a.column),), "mistral.sale.column", open=True)
        case Imprison() | Release():
            card, figure = t.card[a.card], t.card[a.figure]
            jails, guest = isinstance(a, Imprison), card >= CHARACTERS
            rule = "mistral.guest.prison" if jails else "mistral.guest.free"
            label = say(
                "mistral-do-imprison" if jails else "mistral-do-release",
                card=person_name(t, card),
                figure=person_name(t, figure),
            )
            touches = (card_id(t, seat, card), figure_id(t, figure))
            return Offer(label, touches, rule if guest else "mistral.prison.release")


LAY_RULES: Final = {Preparing: "mistral.first-three", Clearing: "mistral.lay.room", Playing: PLAY}


def _offer_lay(
    t: Tables, seat: int, card: int, frame: type, column: int | None, character: int | None
) -> Offer:
    in_turn = "mistral.guest.reinforce" if card >= CHARACTERS else "mistral.lay"
    rule, name, touched = LAY_RULES.get(frame, in_turn), person_name(t, card), card_id(t, seat, card)
    if column is None or character is None:
        return Offer(say("mistral-do-lay-new", card=name), (touched, new_column_id(seat)), rule)
    figure = person_name(t, character)
    if frame is Clearing:
        label = say("mistral-do-lay-instead", card=name, figure=figure)
    else:
        label = say("mistral-do-lay", card=name, figure=figure, column=column + 1)
    return Offer(label, (touched, column_id(seat, column)), rule)


def _offer_figures(
    t: Tables, seat: int, a: Move | DrawEmbrouille | Encounter | Exchange | Point, context: Context
) -> Offer:
    if isinstance(a, Encounter):
        card = t.card[a.card]
        one, two = (person_name(t, character) for character in t.pair[card - KINDS])
        label = say("mistral-do-encounter", one=one, other=two, points=ENCOUNTER)
        return Offer(label, (card_id(t, seat, card), *context), "mistral.encounter")
    figure = t.card[a.figure]
    name, touches = person_name(t, figure), (figure_id(t, figure),)
    match a:
        case Move():
            place = t.place[a.place]
            rule = PLAY if context[0] is Playing else "mistral.move"
            label = say("mistral-do-move", figure=name, place=place_name(t, place))
            return Offer(label, (*touches, place_id(t, place)), rule)
        case DrawEmbrouille():
            label = say("mistral-do-draw-embrouille", figure=name)
            return Offer(label, (*touches, EMBROUILLES), "mistral.embrouille.draw")
        case Exchange():
            other = t.card[a.other]
            label = say("mistral-do-exchange", figure=name, other=person_name(t, other))
            return Offer(label, (*touches, figure_id(t, other)), "mistral.exchange")
        case Point():
            return Offer(_point_label(t, name, *context), touches, PLAY)


def _point_label(t: Tables, name: Phrase, power: str, before: int | None, place: int) -> Phrase:
    """What the power being played would do to this figure."""
    if before is not None:
        return say(f"mistral-do-{power}-again", figure=name, other=person_name(t, before))
    return say(f"mistral-do-{power}", figure=name, place=place_name(t, place))


def _meeting(t: Tables, s: State, card: int) -> tuple[str, ...]:
    """Where the two characters of an embrouille are together, or else both of them."""
    one, other = t.pair[card - KINDS]
    if s.where[one] == s.where[other] < PLACES:
        return (place_id(t, s.where[one]),)
    return figure_id(t, one), figure_id(t, other)


def _offer_others(
    t: Tables, seat: int, a: Partner | PickLaid | Give | Steal | Fetch, context: Context
) -> Offer:
    match a:
        case Partner():
            label = say("mistral-do-partner", who=Who(a.seat))
            return Offer(label, (player_id(a.seat),), "mistral.exchange.partner")
        case PickLaid():
            kind = t.card[a.card]
            takes = context[0] is Exchanging
            key = "mistral-do-take-laid" if takes else "mistral-do-spoil-laid"
            label = say(key, who=Who(a.seat), card=person_name(t, kind), column=a.column + 1)
            rule = "mistral.exchange.cards" if takes else PLAY
            return Offer(label, (laid_id(t, a.seat, a.column, kind),), rule)
        case Give():
            card = t.card[a.card]
            label = say("mistral-do-give", card=card_name(t, card), who=Who(context[0]))
            return Offer(label, (card_id(t, seat, card),), "mistral.exchange.cards")
        case Steal():
            back = BACKS.index(a.back)
            label = say("mistral-do-steal", who=Who(a.seat), back=back_name(back))
            return Offer(label, (back_id(a.seat, back),), PLAY)
        case Fetch():
            kind = t.card[a.card]
            return Offer(say("mistral-do-fetch", card=person_name(t, kind)), (discard_id(t, kind),), PLAY)
