"""Reading an edition of Plus Belle la Vie: every stated count held, every reference resolved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, cast

from souvenir.games.mistral.dice import DICE, FACES, FORMS, Combination, Form
from souvenir.games.mistral.model import FAMILIES, POWERS, Family, Power
from souvenir.games.mistral.state import CHARACTERS, EMBROUILLES, GUESTS, PLACES
from souvenir.kernel.edition import Names, Provenance, Table, digest, need_names, parse, read_names, shipped

CARDS_EACH: Final = 7
MOST_IN_COLUMN: Final = 9
"""Seven cards of a character and two guests of its family."""
NOT_A_PLACE: Final = ("street", "station", "prison", "beside")


@dataclass(frozen=True, slots=True)
class Person:
    """A character or a guest."""

    key: str
    name: str
    family: Family


@dataclass(frozen=True, slots=True)
class Place:
    """A numbered place, and the rendez-vous that its card asks for."""

    key: str
    colour: Family
    figures: int
    asks: tuple[Family, ...]
    combination: Combination


@dataclass(frozen=True, slots=True)
class Embrouille:
    """A card of trouble: a power, and two characters whose encounter it tells."""

    key: str
    power: Power
    pair: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MistralEdition:
    """What is printed on the components of one box."""

    name: str
    digest: str
    text: str
    warnings: tuple[str, ...]
    provenances: tuple[Provenance, ...]
    characters: tuple[Person, ...]
    guests: tuple[Person, ...]
    places: tuple[Place, ...]
    embrouilles: tuple[Embrouille, ...]
    sale: tuple[int, ...]
    """Points for a column of 1, 2, 3, ... cards; longer ones are worth the last."""
    most_turns: int
    names: Names
    """Of `places` and `embrouilles` by key; people bear their names in their entries."""


def read_edition(text: str, file: str) -> MistralEdition:
    """The edition in this text, or an EditionError that says what is wrong where."""
    top = parse(text, file, "mistral")
    origins: list[Provenance] = []
    warnings: list[str] = []
    name = top.text("name")
    characters = _people(top, "characters", CHARACTERS, origins)
    guests = _people(top, "guests", GUESTS, origins)
    _each_once(top, "guests", [person.key for person in (*characters, *guests)])
    places = _places(top, origins)
    number = {person.key: at for at, person in enumerate(characters)}
    embrouilles = _embrouilles(top, number, origins)
    sale = _sale(top.table("sale"), origins, warnings)
    most_turns = _limits(top.table("limits"), origins)
    if dice := top.optional("dice"):
        _dice(dice, origins)
    named = {"places": [place.key for place in places], "embrouilles": [card.key for card in embrouilles]}
    names = read_names(top, named, origins)
    need_names(top, "places", {f"places[{n}].key": p.key for n, p in enumerate(places)}, names, _known())
    top.close()
    return MistralEdition(
        name=name,
        digest=digest(text),
        text=text,
        warnings=tuple(warnings),
        provenances=tuple(origins),
        characters=characters,
        guests=guests,
        places=places,
        embrouilles=embrouilles,
        sale=sale,
        most_turns=most_turns,
        names=names,
    )


def _people(top: Table, field: str, count: int, origins: list[Provenance]) -> tuple[Person, ...]:
    people = []
    for table in top.tables(field):
        origins.append(table.provenance())
        family = cast("Family", table.one_of("family", FAMILIES))
        people.append(Person(_key(table), table.text("name"), family))
        table.close()
    each = count // len(FAMILIES)
    for family, found in Counter(dict.fromkeys(FAMILIES, 0) | Counter(p.family for p in people)).items():
        if found != each:
            raise top.fail(field, f"expected {each} of the {family} family, found {found}")
    return tuple(people)


def _places(top: Table, origins: list[Provenance]) -> tuple[Place, ...]:
    places = []
    for table in top.tables("places"):
        origins.append(table.provenance())
        key = _key(table)
        if key in NOT_A_PLACE:
            raise table.fail("key", f"expected a place of its own, found {key}")
        asks = cast("tuple[Family, ...]", table.some_of("asks", FAMILIES, 1, len(FAMILIES)))
        if len(set(asks)) != len(asks):
            raise table.fail("asks", "expected each colour once")
        colour = cast("Family", table.one_of("colour", FAMILIES))
        figures = table.integer("figures", 1, CHARACTERS)
        places.append(Place(key, colour, figures, asks, _combination(table.table("combination"))))
        table.close()
    if len(places) != PLACES:
        raise top.fail("places", f"expected {PLACES} places, found {len(places)}")
    _each_once(top, "places", [place.key for place in places])
    return tuple(places)


def _combination(table: Table) -> Combination:
    form = cast("Form", table.one_of("form", FORMS))
    match form:
        case "groups":
            groups = table.integers("groups", 1, DICE)
            if not 1 <= len(groups) <= FACES or sum(groups) > DICE or list(groups) != sorted(groups)[::-1]:
                raise table.fail("groups", f"expected up to {DICE} dice in all, the largest group first")
            made = Combination(form, 0, groups=groups)
        case "at-least":
            made = Combination(form, table.integer("count", 1, DICE), _faces(table, 1, FACES))
        case "more-than":
            made = Combination(form, 0, _faces(table, 2, 2))
        case "sum":
            made = Combination(form, table.integer("count", DICE, DICE * FACES))
        case _:
            made = Combination(form, table.integer("count", 1, FACES))
    table.close()
    return made


def _faces(table: Table, low: int, high: int) -> tuple[int, ...]:
    faces = table.integers("faces", 1, FACES)
    if not low <= len(faces) <= high or len(set(faces)) != len(faces):
        raise table.fail("faces", f"expected {low} to {high} different faces")
    return faces


def _embrouilles(top: Table, number: dict[str, int], origins: list[Provenance]) -> tuple[Embrouille, ...]:
    cards = []
    for table in top.tables("embrouilles"):
        origins.append(table.provenance())
        pair = table.some_of("pair", tuple(number), 2, 2)
        if pair[0] == pair[1]:
            raise table.fail("pair", "expected two characters")
        power = cast("Power", table.one_of("power", POWERS))
        cards.append(Embrouille(_key(table), power, (number[pair[0]], number[pair[1]])))
        table.close()
    if len(cards) != EMBROUILLES:
        raise top.fail("embrouilles", f"expected {EMBROUILLES} cards, found {len(cards)}")
    _each_once(top, "embrouilles", [card.key for card in cards])
    return tuple(cards)


def _sale(table: Table, origins: list[Provenance], warnings: list[str]) -> tuple[int, ...]:
    origins.append(table.provenance())
    sale = table.integers("points", 0, 1_000_000)
    if not sale:
        raise table.fail("points", "expected at least one number")
    if len(sale) != MOST_IN_COLUMN:
        warnings.append(f"sale.points: deduced to be {MOST_IN_COLUMN} values, found {len(sale)}")
    table.close()
    return sale


def _dice(table: Table, origins: list[Provenance]) -> None:
    origins.append(table.provenance())
    table.integer("count", DICE, DICE)
    table.integer("faces", FACES, FACES)
    table.close()


@cache
def _known() -> frozenset[str]:
    """Places that have words."""
    return frozenset(place["key"] for place in shipped(Path(__file__).parent)["places"])


def _limits(table: Table, origins: list[Provenance]) -> int:
    origins.append(table.provenance())
    most = table.integer("turns", 1, 100_000)
    table.close()
    return most


def _key(table: Table) -> str:
    key = table.text("key")
    if not key.isascii() or not key.replace("-", "").isalnum():
        raise table.fail("key", "expected letters, digits and hyphens")
    return key


def _each_once(top: Table, field: str, keys: Sequence[str]) -> None:
    key, count = Counter(keys).most_common(1)[0]
    if count > 1:
        raise top.fail(field, f"expected each key once, found {key} {count} times")
