"""The view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.mistral.model import (
    BACKS,
    ColumnView,
    HandView,
    RendezVous,
    RendezVousView,
    View,
)
from souvenir.games.mistral.names import (
    back_id,
    back_name,
    card_id,
    card_name,
    column_id,
    combination_name,
    discard_id,
    family_name,
    figure_id,
    laid_id,
    marker_id,
    new_column_id,
    person_name,
    pile_id,
    place_id,
    place_name,
)
from souvenir.games.mistral.state import COLUMNS, PLACES, PRISON, STATION, STREET
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Block, Item, Phrase, Who, say


def outline(t: Tables, v: View) -> list[Block]:
    """The quarter first, then the viewer's own cards, then the others', then the piles."""
    blocks = [_game(v), _rendezvous(t, v), _quarter(t, v), _figures(t, v)]
    own = [v.seat] if v.seat is not None else []
    for seat in (*own, *(p for p in range(v.seats) if p not in own)):
        blocks += _player(t, v, seat)
    return [*blocks, _piles(v), _discards(t, v)]


def _game(v: View) -> Block:
    items = [Item(say("mistral-progress", played=v.played, last=v.last, turn=v.turns), "progress")]
    items += [
        Item(say("mistral-points", who=Who(seat), points=player.points), f"player:{seat}")
        for seat, player in enumerate(v.players)
    ]
    return Block(say("mistral-title"), tuple(items), "game")


# -------------------------------------------------------------------- the quarter
def _rendezvous(t: Tables, v: View) -> Block:
    items = []
    for card in v.rendezvous:
        place = t.place[card.place]
        items.append(Item(_asked(t, card), marker_id(t, place)))
        items.append(Item(_missing(t, card), f"{marker_id(t, place)}:missing"))
        chance = say(
            "mistral-chance",
            one=_percent(card.one_throw),
            all=_percent(card.all_throws),
            throws=card.throws,
        )
        items.append(Item(chance, f"{marker_id(t, place)}:chance"))
    running = v.frames[-1] if v.frames else None
    if isinstance(running, RendezVous):
        left = tuple(say("mistral-throws", who=Who(p), left=n) for p, n in enumerate(running.throws) if n)
        shaker = say("mistral-shaker", who=Who(running.seat), left=left, place=place_name(t, running.place))
        items.append(Item(shaker, "shaker"))
    return Block(say("mistral-rendezvous"), tuple(items), "rendezvous")


def _asked(t: Tables, card: RendezVousView) -> Phrase:
    place = t.place[card.place]
    return say(
        "mistral-asked",
        number=place + 1,
        place=place_name(t, place),
        figures=card.figures,
        colours=tuple(family_name(t.family_of[c]) for c in card.colours),
        combination=combination_name(t.edition.places[place].combination),
    )


def _missing(t: Tables, card: RendezVousView) -> Phrase:
    colours = tuple(family_name(t.family_of[c]) for c in card.missing_colours)
    if not colours:
        return say("mistral-missing", figures=card.missing_figures)
    return say("mistral-missing-colours", figures=card.missing_figures, colours=colours)


def _percent(thousandths: int) -> Phrase:
    return say("mistral-percent", whole=thousandths // 10, tenths=thousandths % 10)


def _quarter(t: Tables, v: View) -> Block:
    items = []
    for place in (*range(PLACES), STREET, STATION, PRISON):
        key = t.place_keys[place]
        there = tuple(person_name(t, t.card[figure]) for figure, at in v.places if at == key)
        name = place_name(t, place)
        if place < PLACES:
            colour = family_name(t.place_colour[place])
            head = say("mistral-place", number=place + 1, place=name, colour=colour)
        else:
            head = name
        says = say("mistral-at", place=head, figures=there) if there else say("mistral-empty", place=head)
        items.append(Item(says, place_id(t, place)))
    return Block(say("mistral-quarter"), tuple(items), "quarter")


def _figures(t: Tables, v: View) -> Block:
    items = []
    for key, place in v.places:
        figure = t.card[key]
        counts = tuple(
            say("mistral-count", who=Who(seat), cards=cards)
            for seat, cards in enumerate(v.counts[figure])
            if cards
        )
        name, at = person_name(t, figure), place_name(t, t.place[place])
        if counts:
            says = say("mistral-figure", figure=name, place=at, counts=counts)
        else:
            says = say("mistral-figure-free", figure=name, place=at)
        items.append(Item(says, figure_id(t, figure)))
    return Block(say("mistral-figures"), tuple(items), "figures")


# -------------------------------------------------------------------- the players
def _player(t: Tables, v: View, seat: int) -> Iterator[Block]:
    player = v.players[seat]
    items = [item for column in player.columns for item in _column(t, seat, column)]
    if len(player.columns) < COLUMNS:
        items.append(Item(say("mistral-column-new"), new_column_id(seat)))
    yield Block(say("mistral-columns", who=Who(seat)), tuple(items), f"columns:{seat}")
    hand = player.hand
    items = list(_cards(t, seat, hand)) if seat == v.seat else list(_backs(t, seat, hand))
    title = say("mistral-hand", who=Who(seat), cards=sum(hand.backs))
    yield Block(title, tuple(items), f"hand:{seat}")


def _column(t: Tables, seat: int, column: ColumnView) -> Iterator[Item]:
    character = t.card[column.character]
    name = say("mistral-cards", card=person_name(t, character), cards=column.cards)
    yield Item(say("mistral-column", column=column.column + 1, card=name), column_id(seat, column.column))
    for kind in (character, *(t.card[key] for key in column.guests)):
        yield Item(person_name(t, kind), laid_id(t, seat, column.column, kind))


def _cards(t: Tables, seat: int, hand: HandView) -> Iterator[Item]:
    for key in dict.fromkeys(hand.known):
        card = t.card[key]
        cards = hand.known.count(key)
        says = say("mistral-cards", card=card_name(t, card), cards=cards)
        yield Item(says, card_id(t, seat, card))


def _backs(t: Tables, seat: int, hand: HandView) -> Iterator[Item]:
    for back, cards in enumerate(hand.backs):
        if cards:
            yield Item(say("mistral-backs", back=back_name(back), cards=cards), back_id(seat, back))
    for key in dict.fromkeys(hand.known):
        card = t.card[key]
        name = say("mistral-cards", card=card_name(t, card), cards=hand.known.count(key))
        yield Item(say("mistral-known", card=name), card_id(t, seat, card))


# -------------------------------------------------------------------- piles and discards
def _piles(v: View) -> Block:
    items = []
    for pile, (cards, top) in enumerate(zip(v.piles, v.tops, strict=True)):
        if top is None:
            says = say("mistral-pile-empty", pile=pile + 1)
        else:
            colour = family_name(BACKS.index(top))
            says = say("mistral-pile", pile=pile + 1, colour=colour, cards=cards)
        items.append(Item(says, pile_id(pile)))
    items.append(Item(say("mistral-embrouille-pile", cards=v.embrouilles), "embrouilles"))
    return Block(say("mistral-piles"), tuple(items), "piles")


def _discards(t: Tables, v: View) -> Block:
    items = []
    for key, cards in v.discards:
        kind = t.card[key]
        says = say("mistral-cards", card=card_name(t, kind), cards=cards)
        items.append(Item(says, discard_id(t, kind)))
    for key in v.embrouille_discards:
        card = t.card[key]
        items.append(Item(card_name(t, card), discard_id(t, card)))
    return Block(say("mistral-discards"), tuple(items), "discards")
