"""The view in word keys and ids: what the plain table and the terminal draw. The quarter is in `quarter`."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.mistral import about, quarter
from souvenir.games.mistral.model import BACKS
from souvenir.games.mistral.names import (
    DISCARDS,
    EMBROUILLE_DISCARDS,
    EMBROUILLES,
    back_id,
    back_name,
    card_id,
    card_name,
    column_id,
    discard_id,
    effect_name,
    family_name,
    laid_id,
    new_column_id,
    person_name,
    pile_id,
    player_id,
)
from souvenir.games.mistral.sight import ColumnView, HandView, View
from souvenir.games.mistral.state import COLUMNS, KINDS
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Block, Item, Who, say


def outline(t: Tables, v: View) -> list[Block]:
    """The quarter first, then the viewer's own cards, then the others', then the piles."""
    blocks = [_game(t, v), *quarter.blocks(t, v)]
    own = [v.seat] if v.seat is not None else []
    for seat in (*own, *(p for p in range(v.seats) if p not in own)):
        blocks += _player(t, v, seat)
    return [*blocks, _piles(v), _discards(t, v)]


def _game(t: Tables, v: View) -> Block:
    progress = say("mistral-progress", played=v.played, last=v.last, turn=v.turns)
    items = [Item(progress, "progress", about=about.PROGRESS)]
    for seat, player in enumerate(v.players):
        says = say("mistral-points", who=Who(seat), points=player.points)
        items.append(Item(says, player_id(seat), about=about.player(t, player)))
    prices = tuple(say("mistral-price", cards=cards, points=n) for cards, n in enumerate(t.sale, 1))
    items.append(
        Item(say("mistral-prices", prices=prices), "prices", about=(*about.PRICES, *t.origins["sale"]))
    )
    return Block(say("mistral-title"), tuple(items), "game")


# -------------------------------------------------------------------- the players
def _player(t: Tables, v: View, seat: int) -> Iterator[Block]:
    player = v.players[seat]
    items = [item for column in player.columns for item in _column(t, seat, column)]
    if len(player.columns) < COLUMNS:
        items.append(Item(say("mistral-column-new"), new_column_id(seat), about=about.NEW_COLUMN))
    yield Block(say("mistral-columns", who=Who(seat)), tuple(items), f"columns:{seat}")
    hand = player.hand
    items = list(_cards(t, seat, hand)) if seat == v.seat else list(_backs(t, seat, hand))
    title = say("mistral-hand", who=Who(seat), cards=sum(hand.backs))
    yield Block(title, tuple(items), f"hand:{seat}")


def _column(t: Tables, seat: int, column: ColumnView) -> Iterator[Item]:
    character = t.card[column.character]
    name = say("mistral-cards", card=person_name(t, character), cards=column.cards)
    says = say("mistral-column", column=column.column + 1, card=name, worth=column.worth)
    if column.next is not None:
        says = say("mistral-column-next", says=says, next=column.next)
    yield Item(says, column_id(seat, column.column), about=about.COLUMN)
    laid = (*about.LAID, *about.origin(t, character))
    yield Item(person_name(t, character), laid_id(t, seat, column.column, character), about=laid)
    for kind in (t.card[key] for key in column.guests):
        yield Item(
            person_name(t, kind),
            laid_id(t, seat, column.column, kind),
            about=(*about.LAID_GUEST, *about.origin(t, kind)),
        )


def _cards(t: Tables, seat: int, hand: HandView) -> Iterator[Item]:
    for key in dict.fromkeys(hand.known):
        card = t.card[key]
        says = say("mistral-cards", card=card_name(t, card), cards=hand.known.count(key))
        yield Item(says, card_id(t, seat, card), about=about.card(t, card))
        yield from _power(t, seat, card)


def _power(t: Tables, seat: int, card: int) -> Iterator[Item]:
    """What an embrouille does, to be read before it is played."""
    if card >= KINDS:
        id = f"{card_id(t, seat, card)}:power"
        yield Item(effect_name(t.power_of[card - KINDS]), id, about=about.card(t, card))


def _backs(t: Tables, seat: int, hand: HandView) -> Iterator[Item]:
    for back, cards in enumerate(hand.backs):
        if cards:
            says = say("mistral-backs", back=back_name(back), cards=cards)
            yield Item(says, back_id(seat, back), about=about.BACKS)
    for key in dict.fromkeys(hand.known):
        card = t.card[key]
        name = say("mistral-cards", card=card_name(t, card), cards=hand.known.count(key))
        says = say("mistral-known-open" if key in hand.open else "mistral-known", card=name)
        yield Item(says, card_id(t, seat, card), about=about.card(t, card))
        yield from _power(t, seat, card)


# -------------------------------------------------------------------- piles and discards
def _piles(v: View) -> Block:
    items = []
    for pile, (cards, top) in enumerate(zip(v.piles, v.tops, strict=True)):
        if top is None:
            says = say("mistral-pile-empty", pile=pile + 1)
        else:
            colour = family_name(BACKS.index(top))
            says = say("mistral-pile", pile=pile + 1, colour=colour, cards=cards)
        items.append(Item(says, pile_id(pile), about=about.PILE))
    says = say("mistral-embrouille-pile", cards=v.embrouilles)
    items.append(Item(says, EMBROUILLES, about=about.EMBROUILLES))
    return Block(say("mistral-piles"), tuple(items), "piles")


def _discards(t: Tables, v: View) -> Block:
    count = sum(cards for _, cards in v.discards)
    items = [Item(say("mistral-discarded", cards=count), DISCARDS, about=about.DISCARDS)]
    for key, cards in v.discards:
        kind = t.card[key]
        says = say("mistral-cards", card=card_name(t, kind), cards=cards)
        items.append(Item(says, discard_id(t, kind), about=about.card(t, kind)))
    count = len(v.embrouille_discards)
    says = say("mistral-discarded-embrouilles", cards=count)
    items.append(Item(says, EMBROUILLE_DISCARDS, about=about.DISCARDS))
    for key in v.embrouille_discards:
        card = t.card[key]
        items.append(Item(card_name(t, card), discard_id(t, card), about=about.card(t, card)))
    return Block(say("mistral-discards"), tuple(items), "discarded")
