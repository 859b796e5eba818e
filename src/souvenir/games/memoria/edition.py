"""Reading an edition of Memoria Bluff: 75 cards with a picture on either side, each picture once."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from souvenir.games.memoria.model import SIDES
from souvenir.kernel.edition import Names, Provenance, Table, digest, need_names, parse, read_names, shipped

CARDS, PLAYERS = 75, 8


@dataclass(frozen=True, slots=True)
class Picture:
    """What one side of a card shows; its name is in the catalogues, or in the edition."""

    key: str
    icon: str


@dataclass(frozen=True, slots=True)
class MemoriaEdition:
    """What is printed on the components of one box."""

    name: str
    digest: str
    text: str
    warnings: tuple[str, ...]
    provenances: tuple[Provenance, ...]
    cards: tuple[tuple[Picture, Picture], ...]
    """White side and blue side."""
    names: Names
    """Of `pictures` by key."""


def read_edition(text: str, file: str) -> MemoriaEdition:
    """The edition in this text, or an EditionError that says what is wrong where."""
    top = parse(text, file, "memoria")
    origins: list[Provenance] = []
    name = top.text("name")
    pairs = top.table("pairs")
    pairs.integer("players", PLAYERS, PLAYERS)
    origins.append(pairs.provenance())
    pairs.close()
    cards = _cards(top, origins)
    keys = {
        f"cards[{at}].{side}.key": picture.key
        for at, card in enumerate(cards)
        for side, picture in zip(SIDES, card, strict=True)
    }
    names = read_names(top, {"pictures": list(keys.values())}, origins)
    need_names(top, "pictures", keys, names, _known())
    top.close()
    return MemoriaEdition(
        name=name,
        digest=digest(text),
        text=text,
        warnings=(),
        provenances=tuple(origins),
        cards=cards,
        names=names,
    )


@cache
def _known() -> frozenset[str]:
    """Pictures that have words."""
    return frozenset(card[side]["key"] for card in shipped(Path(__file__).parent)["cards"] for side in SIDES)


def _cards(top: Table, origins: list[Provenance]) -> tuple[tuple[Picture, Picture], ...]:
    cards = []
    for table in top.tables("cards"):
        white, blue = (_picture(table.table(side), origins) for side in SIDES)
        cards.append((white, blue))
        table.close()
    if len(cards) != CARDS:
        raise top.fail("cards", f"expected {CARDS} cards, found {len(cards)}")
    key, count = Counter(picture.key for card in cards for picture in card).most_common(1)[0]
    if count > 1:
        raise top.fail("cards", f"expected each picture once, found {key} {count} times")
    return tuple(cards)


def _picture(table: Table, origins: list[Provenance]) -> Picture:
    picture = Picture(_name(table, "key"), _name(table, "icon"))
    origins.append(table.provenance())
    table.close()
    return picture


def _name(table: Table, field: str) -> str:
    name = table.text(field)
    if not name.isascii() or not name.replace("-", "").isalnum():
        raise table.fail(field, "expected letters, digits and hyphens")
    return name
