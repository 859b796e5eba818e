"""Reading an edition of Déjà Vu: tiles, bits and cards. Stated counts must hold, deduced ones should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, cast

from souvenir.games.dejavu.model import (
    COLOURS,
    FRAGMENT_COLOURS,
    POWERS,
    SCORINGS,
    SEEDS,
    SHAPES,
    TILES,
    Colour,
    Power,
    Scoring,
    Shape,
)
from souvenir.kernel.edition import Names, Provenance, Table, digest, need_names, parse, read_names

BITS, INDIVIDUAL, PUBLIC, FLOWERS = 60, 60, 12, 20
BITS_A_COLOUR, BITS_A_SHAPE, NUMBERS, COPIES, MOST_POINTS = 10, 12, 7, 2, 5
NEBULAE: Final = (
    "cats-eye", "boomerang", "flame", "spiral", "veil", "eagle", "carina", "horsehead", "hourglass",
    "lagoon", "crab", "rosette", "butterfly", "orion", "fox-fur",
)  # fmt: skip
FRAGMENT_NAMES: Final = ("orange", "pink", "grey", "brown")
"""Colours that have words, none of them a card colour."""
GIRL: Final = {"footprint": 1, "stm": 1, "chest": 1, "hand": 3, "collector": 0, "flower": 0}
"""What the girl tile shows, all of it stated; its flower place is empty at the start."""
VALUES: Final = {"run": 5, "triple": 18, "any": 2, "link": 2}
TRACKS: Final[dict[str, tuple[int, ...]]] = {"track": (1, 3, 6, 10, 15), "white_track": (3, 6, 10, 15, 21)}


@dataclass(frozen=True, slots=True)
class Card:
    """A card face; its copies are all alike."""

    key: str
    colour: Colour
    number: int
    slots: tuple[Shape, ...]
    powers: tuple[Power, ...]
    points: int
    """Printed on individual cards; 0 on public ones."""
    copies: int
    """In the deck, or among the golden backs of the public cards."""
    silver: int = 0
    scoring: Scoring | None = None
    """The rule of a public card; None marks an individual one."""
    run_colour: int | None = None
    """The colour a run card asks for, if it shows one."""


@dataclass(frozen=True, slots=True)
class DejavuEdition:
    """What is printed on the components of one box."""

    name: str
    digest: str
    text: str
    warnings: tuple[str, ...]
    provenances: tuple[Provenance, ...]
    tiles: tuple[str, ...]
    bits: tuple[tuple[int, ...], ...]
    """Counts by colour and shape."""
    fragment_colours: tuple[str, ...]
    flowers: int
    wells: int
    girl: tuple[int, ...]
    """Icons of the girl tile in the order of POWERS."""
    individual: tuple[Card, ...]
    public: tuple[Card, ...]
    values: dict[str, int]
    tracks: dict[str, tuple[int, ...]]
    names: Names
    """Of `tiles` and `cards` by key."""


def read_edition(text: str, file: str) -> DejavuEdition:
    """The edition in this text, or an EditionError that says what is wrong where."""
    top = parse(text, file, "dejavu")
    origins: list[Provenance] = []
    name = top.text("name")
    tiles = _tiles(top.table("tiles"), origins)
    bits = _bits(top.table("bits"), origins)
    fragment_colours = _fragments(top.table("fragments"), origins)
    flowers, wells = _tokens(top, origins)
    girl = _girl(top.table("girl"), origins)
    values, tracks = _scoring(top.table("scoring"), origins)
    individual = _individual(top, origins)
    public = _public(top, fragment_colours, origins)
    _each_once(top, [*individual, *public])
    names = read_names(top, {"tiles": tiles, "cards": [c.key for c in (*individual, *public)]}, origins)
    need_names(top, "tiles", {f"tiles.names[{n}]": key for n, key in enumerate(tiles)}, names, NEBULAE)
    top.close()
    return DejavuEdition(
        name=name,
        digest=digest(text),
        text=text,
        warnings=tuple(_warnings(bits, individual, public)),
        provenances=tuple(origins),
        tiles=tiles,
        bits=bits,
        fragment_colours=fragment_colours,
        flowers=flowers,
        wells=wells,
        girl=girl,
        individual=individual,
        public=public,
        values=values,
        tracks=tracks,
        names=names,
    )


def _tiles(table: Table, origins: list[Provenance]) -> tuple[str, ...]:
    origins.append(table.provenance())
    tiles = table.keys("names", TILES)
    if len(set(tiles)) != TILES:
        raise table.fail("names", "expected each nebula once")
    table.close()
    return tiles


def _bits(table: Table, origins: list[Provenance]) -> tuple[tuple[int, ...], ...]:
    origins.append(table.provenance())
    for field, names in (("colours", COLOURS), ("shapes", SHAPES)):
        if table.some_of(field, names, len(names), len(names)) != names:
            raise table.fail(field, f"expected {', '.join(names)} in this order")
    rows = table.rows("counts", 0, BITS)
    if len(rows) != len(COLOURS) or any(len(row) != len(SHAPES) for row in rows):
        raise table.fail("counts", f"expected {len(COLOURS)} rows (colours) of {len(SHAPES)} shapes")
    if (found := sum(map(sum, rows))) != BITS:
        raise table.fail("counts", f"expected {BITS} bits in all, found {found}")
    table.close()
    return rows


def _fragments(table: Table, origins: list[Provenance]) -> tuple[str, ...]:
    origins.append(table.provenance())
    colours = table.some_of("colours", FRAGMENT_NAMES, FRAGMENT_COLOURS, FRAGMENT_COLOURS)
    if len(set(colours)) != FRAGMENT_COLOURS:
        raise table.fail("colours", "expected each colour once")
    table.integer("seeds", SEEDS, SEEDS)
    table.close()
    return colours


def _tokens(top: Table, origins: list[Provenance]) -> tuple[int, int]:
    flowers, grid = top.table("flowers"), top.table("grid")
    origins.extend((flowers.provenance(), grid.provenance()))
    found = flowers.integer("tokens", FLOWERS, FLOWERS), grid.integer("wells", 1, BITS)
    flowers.close()
    grid.close()
    return found


def _girl(table: Table, origins: list[Provenance]) -> tuple[int, ...]:
    origins.append(table.provenance())
    icons = tuple(table.integer(power, GIRL[power], GIRL[power]) for power in POWERS)
    table.close()
    return icons


def _scoring(table: Table, origins: list[Provenance]) -> tuple[dict[str, int], dict[str, tuple[int, ...]]]:
    origins.append(table.provenance())
    values = {name: table.integer(name, value, value) for name, value in VALUES.items()}
    for name, track in TRACKS.items():
        if table.integers(name, 0, 99) != track:
            raise table.fail(name, f"expected {list(track)}")
    table.close()
    return values, TRACKS


def _individual(top: Table, origins: list[Provenance]) -> tuple[Card, ...]:
    cards = []
    for table in top.tables("individual"):
        origins.append(table.provenance())
        key, colour, number, slots, powers = _face(table)
        points = table.integer("points", 0, 10)
        copies = table.integer("copies", 1, INDIVIDUAL)
        cards.append(Card(key, colour, number, slots, powers, points, copies))
        table.close()
    if (found := sum(card.copies for card in cards)) != INDIVIDUAL:
        raise top.fail("individual", f"expected {INDIVIDUAL} cards in all, found {found}")
    return tuple(cards)


def _public(top: Table, fragment_colours: tuple[str, ...], origins: list[Provenance]) -> tuple[Card, ...]:
    cards = []
    for table in top.tables("public"):
        origins.append(table.provenance())
        key, colour, number, slots, powers = _face(table)
        scoring = cast("Scoring", table.one_of("scoring", SCORINGS))
        of = table.one_of("of", ("one", *fragment_colours)) if scoring == "run" else "one"
        run_colour = None if of == "one" else fragment_colours.index(of)
        golden, silver = table.integer("golden", 0, PUBLIC), table.integer("silver", 0, PUBLIC)
        cards.append(Card(key, colour, number, slots, powers, 0, golden, silver, scoring, run_colour))
        table.close()
    for back, found in (("golden", sum(c.copies for c in cards)), ("silver", sum(c.silver for c in cards))):
        if found != PUBLIC:
            raise top.fail("public", f"expected {PUBLIC} cards with a {back} back, found {found}")
    return tuple(cards)


def _face(table: Table) -> tuple[str, Colour, int, tuple[Shape, ...], tuple[Power, ...]]:
    key = table.text("key")
    if not key.isascii() or not key.replace("-", "").isalnum() or key == "girl":
        raise table.fail("key", "expected letters, digits and hyphens")
    colour = cast("Colour", table.one_of("colour", COLOURS))
    number = table.integer("number", 1, NUMBERS)
    slots = cast("tuple[Shape, ...]", table.some_of("slots", SHAPES, 1, 9))
    powers = cast("tuple[Power, ...]", table.some_of("powers", POWERS, 0, 3))
    if powers.count("flower") > 1:
        raise table.fail("powers", "expected at most one flower")
    return key, colour, number, slots, powers


def _each_once(top: Table, cards: list[Card]) -> None:
    key, count = Counter(card.key for card in cards).most_common(1)[0]
    if count > 1:
        raise top.fail("individual", f"expected each key once, found {key} {count} times")


def _warnings(
    bits: tuple[tuple[int, ...], ...], individual: tuple[Card, ...], public: tuple[Card, ...]
) -> Iterator[str]:
    """The deduced counts that do not hold."""
    for colour, row in zip(COLOURS, bits, strict=True):
        if sum(row) != BITS_A_COLOUR:
            yield f"bits.counts: deduced {BITS_A_COLOUR} {colour} bits, found {sum(row)}"
    for shape, column in zip(SHAPES, zip(*bits, strict=True), strict=True):
        if sum(column) != BITS_A_SHAPE:
            yield f"bits.counts: deduced {BITS_A_SHAPE} bits of shape {shape}, found {sum(column)}"
    found = Counter((card.colour, card.number) for card in (*individual, *public))
    for colour in COLOURS:
        for number in range(1, NUMBERS + 1):
            if found[(colour, number)] != 1:
                yield f"cards: deduced one {colour} {number}, found {found[(colour, number)]}"
    for card in individual:
        if card.copies != COPIES:
            yield f"{card.key}: deduced {COPIES} copies, found {card.copies}"
        if card.points > MOST_POINTS:
            yield f"{card.key}: deduced at most {MOST_POINTS} points, found {card.points}"
    for card in public:
        if (card.copies, card.silver) != (1, 1):
            yield f"{card.key}: deduced one golden and one silver back"
