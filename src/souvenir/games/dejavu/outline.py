"""The view in word keys and ids: what the plain table and the terminal draw."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.games.dejavu import lattice
from souvenir.games.dejavu.model import (
    POWERS,
    SEEDS,
    Dealing,
    Mapping,
    Sowing,
)
from souvenir.games.dejavu.names import (
    bit_name,
    card_name,
    cell_id,
    chest_id,
    described,
    flower_id,
    fragment_id,
    fragment_name,
    hand_id,
    heap_name,
    loose_id,
    memory_id,
    numbered_name,
    place_name,
    power_name,
    public_id,
    tile_bit_id,
    tile_id,
)
from souvenir.games.dejavu.paths import ALL_TILES
from souvenir.games.dejavu.sight import Bit, Fragment, PlayArea, TileView, View
from souvenir.games.dejavu.state import Heap
from souvenir.games.dejavu.tables import COLOUR, KIND_OF, WHITE, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Block, Item, Phrase, Who, say


def outline(t: Tables, v: View) -> list[Block]:
    """The shared things first, then the viewer's own, then the others' play areas."""
    blocks = [_status(t, v), _map(t, v), _tiles(t, v)]
    if v.at_hand:
        blocks.append(_at_hand(v))
    own = [v.seat] if v.seat is not None else []
    order = (*own, *(p for p in range(v.seats) if p not in own))
    blocks += [_hand(t, v, player) for player in order if _shows_hand(v, player)]
    blocks += [_area(t, v, player) for player in order]
    return [*blocks, _display(t, v), _grid(t, v), _discards(t, v)]


def heap_of(found: tuple[Bit, ...]) -> Heap:
    return tuple(KIND_OF[bit.shape, bit.colour] for bit in found)


def _status(t: Tables, v: View) -> Block:
    items = [Item(say("dejavu-turn", who=Who(v.turn), number=v.turns), "turn")]
    if v.ending is not None:
        items.append(Item(say("dejavu-ending", who=Who(v.ending)), "ending"))
    deck = say("dejavu-deck", deck=v.deck, discards=sum(n for _, n in v.discards))
    items.append(Item(deck, "deck", about=(say("dejavu-about-deck"),)))
    flowers = (say("dejavu-about-flowers"),)
    items.append(Item(say("dejavu-flowers", count=v.flowers), "flowers", about=flowers))
    return Block(say("dejavu-title"), tuple(items), "status")


# -------------------------------------------------------------------- the map
def reachable(t: Tables, v: View) -> int:
    """While sowing, the mask of the tiles that the next bit can fall on."""
    if not isinstance(v.frame, Sowing):
        return 0
    near = lattice.joined(_cells(v))
    return t.paths(near).onward(v.frame.tile, ALL_TILES & ~v.frame.visited, len(v.at_hand))


def _cells(v: View) -> tuple[int | None, ...]:
    return tuple(None if tile.cell is None else lattice.CELL_OF[tile.cell] for tile in v.map)


def _map(t: Tables, v: View) -> Block:
    items: list[Item] = []
    open_tiles = reachable(t, v)
    for number, tile in enumerate(v.map):
        if tile.cell is not None:
            mark = "open" if open_tiles >> number & 1 else "girl" if tile.tile == v.girl else "plain"
            lies = "flower" if tile.flower else "fragment" if tile.fragment else "nothing"
            sign = say("dejavu-sign-tile", number=number + 1, count=len(tile.bits), mark=mark, lies=lies)
            name, heap = numbered_name(t, number), heap_name(heap_of(tile.bits))
            says = say("dejavu-on-tile", tile=name, bits=heap)
            about = (say("dejavu-about-tile"), *t.origins["tiles"])
            items.append(Item(says, tile_id(t, number), sign, _at(tile.cell), about))
    if isinstance(v.frame, Mapping):
        cells = _cells(v)
        for cell in bits(lattice.open_cells(cells)):
            says = say("dejavu-cell", place=place_name(t, cells, cell))
            items.append(Item(says, cell_id(cell), say("dejavu-sign-cell"), _at(lattice.CELLS[cell])))
    return Block(say("dejavu-map"), tuple(items), "map")


def _at(cell: tuple[int, int]) -> tuple[int, int]:
    q, r = cell
    return r, 2 * q + r


def _tiles(t: Tables, v: View) -> Block:
    """What lies on each tile, thing by thing, since a sign on the map has no room for it."""
    items: list[Item] = []
    open_tiles = reachable(t, v)
    for number, tile in enumerate(v.map):
        if tile.cell is not None:
            items.append(
                Item(
                    numbered_name(t, number),
                    tile_id(t, number),
                    about=(say("dejavu-about-tile"), *t.origins["tiles"]),
                )
            )
            items += _lying(t, number, tile)
            if open_tiles >> number & 1:
                items.append(Item(say("dejavu-reachable"), f"lies:{tile.tile}:reachable"))
    girl = say("dejavu-girl-at", tile=numbered_name(t, t.tile[v.girl]))
    items.append(Item(girl, "girl", about=(say("dejavu-about-girl"),)))
    return Block(say("dejavu-tiles"), tuple(items), "tiles")


def _lying(t: Tables, number: int, tile: TileView) -> Iterator[Item]:
    heap = heap_of(tile.bits)
    for kind in dict.fromkeys(heap):
        says = say("dejavu-count", what=bit_name(kind), count=heap.count(kind))
        yield Item(says, tile_bit_id(t, number, kind), about=_about_bit(kind))
    if tile.fragment:
        about = (say("dejavu-about-fragment-lying"), say("dejavu-about-fragment"), *t.origins["fragments"])
        yield Item(_fragment(t, tile.fragment), f"lies:{tile.tile}:fragment", about=about)
    if tile.flower:
        yield Item(say("dejavu-planted"), f"lies:{tile.tile}:flower")


def _about_bit(kind: int) -> tuple[Phrase, ...]:
    return (say("dejavu-about-white" if COLOUR[kind] == WHITE else "dejavu-about-bit"),)


def _number(t: Tables, fragment: Fragment) -> int:
    return t.edition.fragment_colours.index(fragment.colour) * SEEDS + fragment.seeds - 1


def _fragment(t: Tables, fragment: Fragment) -> Phrase:
    return fragment_name(t, _number(t, fragment))


# -------------------------------------------------------------------- cards
def _at_hand(v: View) -> Block:
    heap = heap_of(v.at_hand)
    items = tuple(
        Item(
            say("dejavu-count", what=bit_name(kind), count=heap.count(kind)),
            loose_id(kind),
            about=_about_bit(kind),
        )
        for kind in dict.fromkeys(heap)
    )
    return Block(say("dejavu-at-hand", who=Who(v.turn)), items, "at-hand")


def _card(t: Tables, v: View, card: int, id: str, *, copies: int = 1) -> Iterator[Item]:
    yield Item(say("dejavu-count", what=described(t, card), count=copies), id, about=_about_card(t, card))
    yield from _chance(t, v, card, id)


def _about_card(t: Tables, card: int) -> tuple[Phrase, ...]:
    """How it is built, what it scores, and what its powers do."""
    public = card >= t.individual
    built = say("dejavu-about-public" if public else "dejavu-about-individual")
    colour = say("dejavu-about-white-card" if t.colour[card] == WHITE else "dejavu-about-colour")
    powers = tuple(say(f"dejavu-about-power-{POWERS[power]}") for power in t.powers[card])
    entry = f"public[{card - t.individual}]" if public else f"individual[{card}]"
    return (built, colour, say("dejavu-about-link"), *powers, *t.origins[entry])


def _chance(t: Tables, v: View, card: int, id: str, *, begun: int = 0) -> Iterator[Item]:
    """What the card is good for now: only what is true for this viewer, with bits really at hand."""
    found = next((chance for chance in v.chances if chance.card == t.cards[card].key), None)
    if found is None:
        return
    if found.covers:
        slots = len(t.slots[card]) - begun
        yield Item(say("dejavu-covers", count=found.covers, slots=slots), f"{id}:covers")
    if found.brings is not None:
        yield Item(say("dejavu-brings", points=found.brings), f"{id}:brings")
    if found.now is not None:
        later = found.next if found.next is not None else 0
        yield Item(say("dejavu-worth", now=found.now, next=later), f"{id}:worth")


def _shows_hand(v: View, seat: int) -> bool:
    """A player's own hand, and all of them once everything is revealed."""
    return v.areas[seat].hand is not None


def _hand(t: Tables, v: View, seat: int) -> Block:
    f, whose = v.frame, "" if seat == v.seat else f":{seat}"
    items: list[Item] = []
    part = f.parts[seat] if isinstance(f, Dealing) else None
    if part is not None:
        for card in bits(part.cards):
            id = f"{hand_id(t, card)}{whose}"
            items.append(Item(described(t, card), id, about=_about_card(t, card)))
            if part.starting >> card & 1:
                items.append(Item(say("dejavu-starting"), f"{id}:starting"))
            if part.discarding >> card & 1:
                items.append(Item(say("dejavu-discarding"), f"{id}:discarding"))
    for key in v.areas[seat].hand or ():
        items += _card(t, v, t.card[key], f"{hand_id(t, t.card[key])}{whose}")
    return Block(say("dejavu-hand", who=Who(seat)), tuple(items), f"hand{whose}")


def _display(t: Tables, v: View) -> Block:
    items: list[Item] = []
    for key, copies in v.display:
        items += _card(t, v, t.card[key], public_id(t, t.card[key]), copies=copies)
    return Block(say("dejavu-display"), tuple(items), "display")


# -------------------------------------------------------------------- a play area
def _area(t: Tables, v: View, player: int) -> Block:
    area = v.areas[player]
    items = [*_girl_tile(t, area, player), *_short_term(t, v, area, player)]
    for earned in area.long_term:
        card = t.card[earned.card]
        says = say("dejavu-long-term", card=described(t, card), points=earned.points)
        items.append(Item(says, memory_id(t, player, card), about=_about_card(t, card)))
        if earned.flower:
            flower = (say("dejavu-about-flower"),)
            items.append(Item(say("dejavu-flower"), flower_id(t, player, card), about=flower))
    for fragment in area.fragments:
        id = fragment_id(t, _number(t, fragment))
        items.append(Item(_fragment(t, fragment), id, about=(say("dejavu-about-fragment"),)))
    title = say("dejavu-area", who=Who(player), count=len(area.long_term), end=v.end_at)
    return Block(title, tuple(items), f"area:{player}")


def _girl_tile(t: Tables, area: PlayArea, player: int) -> Iterator[Item]:
    known = tuple(card_name(t, t.card[key]) for key in area.known)
    yield Item(say("dejavu-hand-size", count=area.hand_size), f"hand-size:{player}")
    if known:
        yield Item(say("dejavu-known", cards=known), f"known:{player}")
    for power, count in enumerate(area.icons):
        if count and POWERS[power] != "flower":
            says = say("dejavu-icons", power=power_name(power), count=count)
            about = (say(f"dejavu-about-power-{POWERS[power]}"),)
            yield Item(says, f"icons:{player}:{POWERS[power]}", about=about)
    pot = say("dejavu-flower-girl" if area.flower else "dejavu-pot")
    yield Item(pot, flower_id(t, player, None), about=(say("dejavu-about-flower"),))
    chests = say("dejavu-chests", bits=heap_name(heap_of(area.chests)))
    yield Item(chests, chest_id(player), about=(say("dejavu-about-power-chest"),))
    if area.start_points:
        yield Item(say("dejavu-start-points", points=area.start_points), f"start-points:{player}")


def _short_term(t: Tables, v: View, area: PlayArea, player: int) -> Iterator[Item]:
    for entry in area.short_term:
        card = t.card[entry.card]
        says = say("dejavu-short-term", card=described(t, card), bits=heap_name(heap_of(entry.bits)))
        yield Item(says, memory_id(t, player, card), about=(say("dejavu-about-short"), *_about_card(t, card)))
        if player == v.seat:
            yield from _chance(t, v, card, memory_id(t, player, card), begun=len(entry.bits))


# -------------------------------------------------------------------- what is out of play
def _grid(t: Tables, v: View) -> Block:
    title = say("dejavu-grid", count=len(v.grid), wells=t.edition.wells)
    about = (say("dejavu-about-grid", wells=t.edition.wells), *t.origins["grid"])
    items = [Item(heap_name(heap_of(v.grid)), "grid", about=about)]
    if v.spent:
        items.append(Item(say("dejavu-spent", bits=heap_name(heap_of(v.spent))), "spent"))
    return Block(title, tuple(items), "grid-block")


def _discards(t: Tables, v: View) -> Block:
    items = tuple(
        Item(say("dejavu-count", what=card_name(t, t.card[key]), count=count), f"discarded:{key}")
        for key, count in v.discards
    )
    return Block(say("dejavu-discards", count=sum(n for _, n in v.discards)), items, "discards")
