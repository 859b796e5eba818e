"""Reading an edition of Vivid Memories: boards, tiles and the automa, with every stated count held."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal, cast

from souvenir.games.vivid.model import COLOURS, SLOTS, Colour, Slot
from souvenir.kernel.edition import Names, Provenance, Table, digest, need_names, parse, read_names, shipped

TILES, BOARDS, FRAGMENTS_EACH = 20, 4, 25
DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
MAX_HEXES: Final = 61

Axial = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tile:
    """A moment tile: what its action does, and the pattern it scores."""

    key: str
    action: Literal["add", "split"]
    takes: Colour | None
    gives: tuple[Colour, ...]
    pattern: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Preference:
    """A card of the automa: the end it takes from, how many it likes to take, colours it likes first."""

    key: str
    end: Literal["left", "right"]
    takes: tuple[int, ...]
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class AutomaTable:
    """The automa's cards and what its heaps, sets and tiles are worth."""

    cards: tuple[Preference, ...]
    heaps: tuple[int, ...]
    """Points for a colour heap of 0, 1, 2, ... fragments; larger ones are worth the last."""
    a_set: int
    a_tile: int


@dataclass(frozen=True, slots=True)
class VividEdition:
    """What is printed on the components of one box."""

    name: str
    digest: str
    text: str
    warnings: tuple[str, ...]
    provenances: tuple[Provenance, ...]
    fragments_each: int
    hexes: tuple[Axial, ...]
    cores: tuple[Axial, ...]
    clusters: tuple[tuple[int, ...], ...]
    cluster_points: tuple[int, int, int]
    """For a complete core memory of one, two and three slots."""
    pattern_points: tuple[int, int]
    """For a match of two fragments and of three."""
    boards: tuple[tuple[Colour, ...], ...]
    """For each board the colours of its core slots."""
    tiles: tuple[Tile, ...]
    bank: tuple[Slot, ...]
    automa: AutomaTable
    names: Names
    """Of `tiles` and `cards` (the automa's) by key, of `memories` (clusters) by number, from 1."""


def read_edition(text: str, file: str) -> VividEdition:
    """The edition in this text, or an EditionError that says what is wrong where."""
    top = parse(text, file, "vivid")
    origins: list[Provenance] = []
    name = top.text("name")
    fragments_each = _fragments(top.table("fragments"), origins)
    hexes, cores, clusters = _layout(top.table("layout"), origins)
    values = top.table("values")
    origins.append(values.provenance())
    cluster_points = _exactly(values, "cluster", 3)
    pattern_points = _exactly(values, "pattern", 2)
    values.close()
    boards = _boards(top, len(cores), origins)
    tiles = _tiles(top, origins)
    automa = _automa(top.table("automa"), origins)
    named = {
        "tiles": [tile.key for tile in tiles],
        "memories": [str(number) for number in range(1, len(clusters) + 1)],
    }
    named["cards"] = [card.key for card in automa.cards]
    names = read_names(top, named, origins)
    cards = {f"automa.cards[{at}].key": card.key for at, card in enumerate(automa.cards)}
    need_names(top, "cards", cards, names, _known())
    top.close()
    return VividEdition(
        name=name,
        digest=digest(text),
        text=text,
        warnings=(),
        provenances=tuple(origins),
        fragments_each=fragments_each,
        hexes=hexes,
        cores=cores,
        clusters=clusters,
        cluster_points=cast("tuple[int, int, int]", cluster_points),
        pattern_points=cast("tuple[int, int]", pattern_points),
        boards=boards,
        tiles=tiles,
        bank=SLOTS,
        automa=automa,
        names=names,
    )


@cache
def _known() -> frozenset[str]:
    """The automa's cards that have words."""
    return frozenset(card["key"] for card in shipped(Path(__file__).parent)["automa"]["cards"])


def _exactly(table: Table, field: str, count: int) -> tuple[int, ...]:
    values = table.integers(field, 0, 100)
    if len(values) != count:
        raise table.fail(field, f"expected {count} numbers, found {len(values)}")
    return values


def _fragments(table: Table, origins: list[Provenance]) -> int:
    each = table.integer("each", FRAGMENTS_EACH, FRAGMENTS_EACH)
    table.some_of("colours", COLOURS, 5, 5)
    origins.append(table.provenance())
    table.close()
    return each


def neighbours(cell: Axial) -> tuple[Axial, ...]:
    """The six cells around this one."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in DIRECTIONS)


def _layout(
    table: Table, origins: list[Provenance]
) -> tuple[tuple[Axial, ...], tuple[Axial, ...], tuple[tuple[int, ...], ...]]:
    origins.append(table.provenance())
    hexes, cores = _cells(table, "hexes"), _cells(table, "cores")
    if not 1 <= len(hexes) <= MAX_HEXES:
        raise table.fail("hexes", f"expected 1 to {MAX_HEXES} cells, found {len(hexes)}")
    if both := set(hexes) & set(cores):
        raise table.fail("cores", f"expected cells outside the hexes, found {sorted(both)[0]}")
    for core in cores:
        if not set(neighbours(core)) & set(hexes):
            raise table.fail("cores", f"expected cells next to a hex, found {core}")
    clusters = table.rows("clusters", 0, max(0, len(cores) - 1))
    for cluster in clusters:
        if not 1 <= len(cluster) <= 3:
            raise table.fail("clusters", f"expected clusters of 1, 2 or 3 slots, found {list(cluster)}")
    if sorted(core for cluster in clusters for core in cluster) != list(range(len(cores))):
        raise table.fail("clusters", f"expected each of the {len(cores)} core slots in exactly one cluster")
    table.close()
    return hexes, cores, clusters


def _cells(table: Table, field: str) -> tuple[Axial, ...]:
    rows = table.rows(field, -9, 9)
    if any(len(row) != 2 for row in rows):
        raise table.fail(field, "expected pairs of coordinates")
    if len(set(rows)) != len(rows):
        raise table.fail(field, "expected each cell once")
    return cast("tuple[Axial, ...]", rows)


def _boards(top: Table, cores: int, origins: list[Provenance]) -> tuple[tuple[Colour, ...], ...]:
    boards = []
    for table in top.tables("boards"):
        origins.append(table.provenance())
        table.text("key")
        boards.append(cast("tuple[Colour, ...]", table.some_of("colours", COLOURS, cores, cores)))
        table.close()
    if len(boards) != BOARDS:
        raise top.fail("boards", f"expected {BOARDS} boards, found {len(boards)}")
    return tuple(boards)


def _tiles(top: Table, origins: list[Provenance]) -> tuple[Tile, ...]:
    tiles = []
    for table in top.tables("tiles"):
        origins.append(table.provenance())
        action = cast('Literal["add", "split"]', table.one_of("action", ("add", "split")))
        split = action == "split"
        takes = cast("Colour", table.one_of("takes", COLOURS)) if split else None
        gives = cast("tuple[Colour, ...]", table.some_of("gives", COLOURS, 1 + split, 1 + split))
        pattern = cast("tuple[Colour, ...]", table.some_of("pattern", COLOURS, 2, 3))
        tiles.append(Tile(_key(table), action, takes, gives, pattern))
        table.close()
    if len(tiles) != TILES:
        raise top.fail("tiles", f"expected {TILES} tiles, found {len(tiles)}")
    _each_once(top, "tiles", [tile.key for tile in tiles])
    return tuple(tiles)


def _key(table: Table) -> str:
    key = table.text("key")
    if not key.isascii() or not key.replace("-", "").isalnum():
        raise table.fail("key", "expected letters, digits and hyphens")
    return key


def _each_once(top: Table, field: str, keys: list[str]) -> None:
    key, count = Counter(keys).most_common(1)[0]
    if count > 1:
        raise top.fail(field, f"expected each key once, found {key} {count} times")


def _automa(table: Table, origins: list[Provenance]) -> AutomaTable:
    origins.append(table.provenance())
    heaps = table.integers("heaps", 0, 200)
    if not heaps:
        raise table.fail("heaps", "expected at least one number")
    cards = []
    for card in table.tables("cards"):
        origins.append(card.provenance())
        takes = card.integers("takes", 1, 3)
        if sorted(takes) != [1, 2, 3]:
            raise card.fail("takes", "expected 1, 2 and 3 in some order")
        colours = card.some_of("colours", COLOURS, 5, 5)
        if len(set(colours)) != len(COLOURS):
            raise card.fail("colours", "expected every colour once")
        end = cast('Literal["left", "right"]', card.one_of("end", ("left", "right")))
        cards.append(Preference(_key(card), end, takes, cast("tuple[Colour, ...]", colours)))
        card.close()
    if not cards:
        raise table.fail("cards", "expected at least one card")
    _each_once(table, "cards", [card.key for card in cards])
    result = AutomaTable(tuple(cards), heaps, table.integer("set", 0, 200), table.integer("tile", 0, 200))
    table.close()
    return result
