"""How actions and questions are shown: labels, the components they touch, the rule that allows them."""

from __future__ import annotations

from typing import Final

from souvenir.games.mistral.act import ENCOUNTER
from souvenir.games.mistral.asking import can
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


def offer(t: Tables, s: State, seat: int, a: Action) -> Offer:
    """One action as its owner sees it."""
    match a:
        case Lay() | Clear() | Imprison() | Release() | Sell():
            return _offer_cards_laid(t, s, seat, a)
        case Move() | DrawEmbrouille() | Encounter() | Exchange() | Point():
            return _offer_figures(t, s, seat, a)
        case Partner() | PickLaid() | Give() | Steal() | Fetch():
            return _offer_others(t, s, seat, a)
        case Draw():
            return _offer_draw(s, a.pile)
        case Play():
            card = t.card[a.card]
            power = t.power_of[card - KINDS]
            label = say("mistral-do-play", power=power_name(power), effect=effect_name(power))
            return Offer(label, (card_id(t, seat, card),), PLAY)
        case Discard():
            card = t.card[a.card]
            rule = "mistral.hand.nine" if s.size[seat] > HAND else "mistral.hand.three-embrouilles"
            label = say("mistral-do-discard", card=card_name(t, card))
            return Offer(label, (card_id(t, seat, card),), rule)
        case Throw():
            return Offer(say("mistral-do-throw"), (SHAKER,), "mistral.rdv.throws", open=True)
        case Pass():
            unused = say("mistral-unused-throw")
            return Offer(say("mistral-do-pass"), ("pass",), "mistral.rdv.throws", unused=unused, open=True)
        case Done():
            return _offer_done(t, s)


def _offer_draw(s: State, pile: int) -> Offer:
    top = s.tops[pile]
    rule = PLAY if isinstance(s.frames[-1], Playing) else "mistral.draw-three"
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
    open_now = can(t, s, f)
    if f.kind is None:
        return say("mistral-unused-turn") if open_now & {"draw", "lay", "act"} else None
    return say(f"mistral-unused-{f.kind}", left=f.left) if f.kind in open_now else None


def _offer_cards_laid(t: Tables, s: State, seat: int, a: Lay | Clear | Imprison | Release | Sell) -> Offer:
    match a:
        case Lay():
            return _offer_lay(t, s, seat, a)
        case Clear():
            name = person_name(t, character_of(row_of(s, seat)[a.column]))
            label = say("mistral-do-clear", figure=name, column=a.column + 1)
            return Offer(label, (column_id(seat, a.column), DISCARDS), "mistral.lay.room")
        case Sell():
            packed = row_of(s, seat)[a.column]
            cards = size_of(packed)
            label = say(
                "mistral-do-sell",
                figure=person_name(t, character_of(packed)),
                cards=cards,
                points=worth(t, cards),
            )
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


def _offer_lay(t: Tables, s: State, seat: int, a: Lay) -> Offer:
    card = t.card[a.card]
    match s.frames[-1]:
        case Preparing():
            rule = "mistral.first-three"
        case Clearing():
            rule = "mistral.lay.room"
        case Playing():
            rule = PLAY
        case _:
            rule = "mistral.guest.reinforce" if card >= CHARACTERS else "mistral.lay"
    f = s.frames[-1]
    if isinstance(f, Clearing):
        gone = person_name(t, character_of(row_of(s, seat)[f.column]))
        label = say("mistral-do-lay-instead", card=person_name(t, card), figure=gone)
        return Offer(label, (card_id(t, seat, card), column_id(seat, f.column)), rule)
    if a.column is None:
        label = say("mistral-do-lay-new", card=person_name(t, card))
        return Offer(label, (card_id(t, seat, card), new_column_id(seat)), rule)
    column = person_name(t, character_of(row_of(s, seat)[a.column]))
    label = say("mistral-do-lay", card=person_name(t, card), figure=column, column=a.column + 1)
    return Offer(label, (card_id(t, seat, card), column_id(seat, a.column)), rule)


def _offer_figures(
    t: Tables, s: State, seat: int, a: Move | DrawEmbrouille | Encounter | Exchange | Point
) -> Offer:
    if isinstance(a, Encounter):
        card = t.card[a.card]
        one, two = (person_name(t, character) for character in t.pair[card - KINDS])
        label = say("mistral-do-encounter", one=one, other=two, points=ENCOUNTER)
        return Offer(label, (card_id(t, seat, card), *_meeting(t, s, card)), "mistral.encounter")
    figure = t.card[a.figure]
    name, touches = person_name(t, figure), (figure_id(t, figure),)
    match a:
        case Move():
            place = t.place[a.place]
            rule = PLAY if isinstance(s.frames[-1], Playing) else "mistral.move"
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
            return Offer(_point_label(t, s, figure), touches, PLAY)


def _point_label(t: Tables, s: State, figure: int) -> Phrase:
    """What the power being played would do to this figure."""
    f = s.frames[-1]
    assert isinstance(f, Playing)
    name, place = person_name(t, figure), place_name(t, s.where[figure])
    if f.figure is not None:
        return say(f"mistral-do-{f.power}-again", figure=name, other=person_name(t, f.figure))
    return say(f"mistral-do-{f.power}", figure=name, place=place)


def _meeting(t: Tables, s: State, card: int) -> tuple[str, ...]:
    """Where the two characters of an embrouille are together, or else both of them."""
    one, other = t.pair[card - KINDS]
    if s.where[one] == s.where[other] < PLACES:
        return (place_id(t, s.where[one]),)
    return figure_id(t, one), figure_id(t, other)


def _offer_others(t: Tables, s: State, seat: int, a: Partner | PickLaid | Give | Steal | Fetch) -> Offer:
    match a:
        case Partner():
            label = say("mistral-do-partner", who=Who(a.seat))
            return Offer(label, (player_id(a.seat),), "mistral.exchange.partner")
        case PickLaid():
            kind = t.card[a.card]
            takes = isinstance(s.frames[-1], Exchanging)
            key = "mistral-do-take-laid" if takes else "mistral-do-spoil-laid"
            label = say(key, who=Who(a.seat), card=person_name(t, kind), column=a.column + 1)
            rule = "mistral.exchange.cards" if takes else PLAY
            return Offer(label, (laid_id(t, a.seat, a.column, kind),), rule)
        case Give():
            card = t.card[a.card]
            f = s.frames[-1]
            assert isinstance(f, Exchanging)
            assert f.partner is not None
            label = say("mistral-do-give", card=card_name(t, card), who=Who(f.partner))
            return Offer(label, (card_id(t, seat, card),), "mistral.exchange.cards")
        case Steal():
            back = BACKS.index(a.back)
            label = say("mistral-do-steal", who=Who(a.seat), back=back_name(back))
            return Offer(label, (back_id(a.seat, back),), PLAY)
        case Fetch():
            kind = t.card[a.card]
            return Offer(say("mistral-do-fetch", card=person_name(t, kind)), (discard_id(t, kind),), PLAY)
