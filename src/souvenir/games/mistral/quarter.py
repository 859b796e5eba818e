"""The quarter in word keys and ids: rendez-vous and dice, the map, the figures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from souvenir.games.mistral import about
from souvenir.games.mistral.names import (
    SHAKER,
    SIGNS,
    die_id,
    family_name,
    figure_id,
    marker_id,
    person_name,
    place_id,
    place_name,
)
from souvenir.games.mistral.sight import RendezVousView, View
from souvenir.games.mistral.state import CHARACTERS, PLACES, PRISON, STATION, STREET
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Block, Item, Phrase, Who, say

SIDE = PLACES // 2
"""How many places stand on either side of the street."""
BETWEEN = {STATION: (1, 0), STREET: (1, 2), PRISON: (1, SIDE - 1)}


def blocks(t: Tables, v: View) -> Iterator[Block]:
    """The open rendez-vous, the last throw if there is one, the map, and who stands where."""
    yield _rendezvous(t, v)
    yield from _dice(t, v)
    yield _quarter(t, v)
    yield from _figures(t, v)


# -------------------------------------------------------------------- rendez-vous
def _rendezvous(t: Tables, v: View) -> Block:
    items = []
    for card in v.rendezvous:
        number = t.place[card.place]
        id = marker_id(t, number)
        told = (*about.RENDEZVOUS, *t.origins[f"places[{number}]"])
        items.append(Item(_asked(t, card), id, about=told))
        if v.throwing and v.throwing.place == card.place and v.throwing.seat is None:
            continue  # made: there is no more to be missed
        items.append(Item(_missing(t, card), f"{id}:missing", about=about.MISSING))
        items.append(Item(_chance(card), f"{id}:chance", about=about.CHANCE))
    items.append(Item(_shaker(t, v), SHAKER, about=(*about.SHAKER, *t.origins.get("dice", ()))))
    return Block(say("mistral-rendezvous"), tuple(items), "rendezvous")


def _asked(t: Tables, card: RendezVousView) -> Phrase:
    place = t.place[card.place]
    return say(
        "mistral-asked",
        number=place + 1,
        place=place_name(t, place),
        figures=card.figures,
        colours=tuple(family_name(t.family_of[c]) for c in card.colours),
        combination=card.wanted,
    )


def _missing(t: Tables, card: RendezVousView) -> Phrase:
    colours = tuple(family_name(t.family_of[c]) for c in card.missing_colours)
    if not colours:
        return say("mistral-missing", figures=card.missing_figures)
    return say("mistral-missing-colours", figures=card.missing_figures, colours=colours)


def _chance(card: RendezVousView) -> Phrase:
    one, all_throws = _percent(card.one_throw), _percent(card.all_throws)
    if not any(card.throws):
        return say("mistral-chance-none", one=one)
    return say("mistral-chance", one=one, all=all_throws, throws=sum(card.throws), left=_left(card.throws))


def _left(throws: Iterable[int]) -> tuple[Phrase, ...]:
    return tuple(say("mistral-throws", who=Who(p), left=n) for p, n in enumerate(throws) if n)


def _percent(thousandths: int) -> Phrase:
    return say("mistral-percent", thousandths=thousandths)


def _shaker(t: Tables, v: View) -> Phrase:
    now = v.throwing
    if now is None:
        return say("mistral-shaker-rests")
    place = place_name(t, t.place[now.place])
    if now.seat is None:
        return say("mistral-shaker-made", place=place)
    return say("mistral-shaker", who=Who(now.seat), left=_left(now.throws), place=place)


def _dice(t: Tables, v: View) -> Iterator[Block]:
    """The last throw, die by die; those that match are marked."""
    last = v.throwing.last if v.throwing else None
    if last is None:
        return
    items = []
    for die, face in enumerate(last.dice):
        counts = "yes" if die in last.matched else "no"
        says = say("mistral-die", face=face, counts=counts)
        sign = say("mistral-sign-die", face=face, counts=counts)
        items.append(Item(says, die_id(die), sign, (0, die), (*about.SHAKER, *t.origins.get("dice", ()))))
    if last.dice:
        title = say("mistral-thrown", who=Who(last.seat), made="yes" if last.made else "no")
    else:
        title = say("mistral-let-go", who=Who(last.seat))
    yield Block(title, tuple(items), "dice")


# -------------------------------------------------------------------- the quarter
def _quarter(t: Tables, v: View) -> Block:
    """Twelve places, six on either side of the street, the station and the prison at its ends."""
    items = []
    for place in (*range(PLACES), STREET, STATION, PRISON):
        there = [t.card[figure] for figure, at in v.places if at == t.place_keys[place]]
        head = _head(t, place)
        people = tuple(person_name(t, figure) for figure in there)
        says = say("mistral-at", place=head, figures=people) if there else say("mistral-empty", place=head)
        at = BETWEEN.get(place) or (place // SIDE * 2, place % SIDE)
        items.append(Item(says, place_id(t, place), _sign(t, v, place, there), at, about.place(t, place)))
    return Block(say("mistral-quarter"), tuple(items), "quarter")


def _head(t: Tables, place: int) -> Phrase:
    if place >= PLACES:
        return place_name(t, place)
    colour = family_name(t.place_colour[place])
    return say("mistral-place", number=place + 1, place=place_name(t, place), colour=colour)


def _sign(t: Tables, v: View, place: int, there: list[int]) -> Phrase:
    """A place on a small map: its number and colour, whether a rendez-vous is open, who is there."""
    letters = _letters(t, there)
    if place >= PLACES:
        return say(f"mistral-sign-{t.place_keys[place]}", figures=letters)
    colour = SIGNS[t.edition.places[place].colour]
    is_open = any(card.place == t.place_keys[place] for card in v.rendezvous)
    return say(
        "mistral-sign-place",
        number=place + 1,
        colour=colour,
        open="yes" if is_open else "no",
        figures=letters,
    )


def _letters(t: Tables, figures: list[int]) -> Phrase | str:
    """Figures as the letters of their families, each with how many there are."""
    found: Phrase | str = ""
    for family, some in groupby(sorted((t.family[f] for f in figures), reverse=True)):
        sign = SIGNS[t.people[t.kinds_of[family][0]].family]
        found = say("mistral-sign-figures", family=sign, count=len(list(some)), rest=found)
    return found


def _figures(t: Tables, v: View) -> Iterator[Block]:
    """All sixteen: those on the board by their places, then those who have not come yet."""
    places = {t.card[key]: t.place[place] for key, place in v.places}
    there = sorted(places, key=lambda figure: (places[figure], figure))
    items = tuple(_figure(t, v, figure, places[figure]) for figure in there)
    if items:
        yield Block(say("mistral-figures"), items, "figures")
    beside = tuple(
        Item(person_name(t, figure), figure_id(t, figure), about=about.NOT_COME)
        for figure in range(CHARACTERS)
        if figure not in places
    )
    if beside:
        yield Block(say("mistral-beside"), beside, "beside")


def _figure(t: Tables, v: View, figure: int, place: int) -> Item:
    name, id, key = person_name(t, figure), figure_id(t, figure), t.card_keys[figure]
    at = place_name(t, place)
    control = tuple(Who(seat) for seat, player in enumerate(v.players) if key in player.controls)
    if not control:
        return Item(say("mistral-figure-free", figure=name, place=at), id, about=about.NOBODY)
    counts = tuple(
        say("mistral-count", who=Who(seat), cards=cards)
        for seat, cards in enumerate(v.counts[figure])
        if cards
    )
    says = say("mistral-figure", figure=name, place=at, control=control, counts=counts)
    return Item(says, id, about=(*about.FIGURE, *about.origin(t, figure)))
