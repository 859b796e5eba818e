"""Ids and names of the components, for events, offers and views."""

from __future__ import annotations

from typing import Final

from souvenir.games.dejavu.lattice import CELL_OF, CELLS, DIRECTIONS
from souvenir.games.dejavu.model import COLOURS, POWERS, SEEDS, SHAPES
from souvenir.games.dejavu.state import Heap
from souvenir.games.dejavu.tables import BITS, WHITE, Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Phrase, say

SIDES: Final = ("right", "lower-right", "lower-left", "left", "upper-left", "upper-right")


# -------------------------------------------------------------------- ids
def cell_id(cell: int) -> str:
    q, r = CELLS[cell]
    return f"cell:{q}:{r}"


def tile_id(t: Tables, tile: int) -> str:
    return f"tile:{t.edition.tiles[tile]}"


def tile_bit_id(t: Tables, tile: int, kind: int) -> str:
    return f"bit:{t.edition.tiles[tile]}:{BITS[kind].colour}:{BITS[kind].shape}"


def loose_id(kind: int) -> str:
    return f"loose:{BITS[kind].colour}:{BITS[kind].shape}"


def spent_id(kind: int) -> str:
    return f"spent:{BITS[kind].colour}:{BITS[kind].shape}"


def fragment_id(t: Tables, fragment: int) -> str:
    return f"fragment:{t.edition.fragment_colours[fragment // SEEDS]}:{fragment % SEEDS + 1}"


def hand_id(t: Tables, card: int) -> str:
    return f"hand:{t.cards[card].key}"


def backs_id(player: int) -> str:
    """A player's hand as all others see it."""
    return f"hand-size:{player}"


def public_id(t: Tables, card: int) -> str:
    return f"public:{t.cards[card].key}"


def memory_id(t: Tables, player: int, card: int) -> str:
    return f"card:{player}:{t.cards[card].key}"


def flower_id(t: Tables, player: int, card: int | None) -> str:
    return f"flower:{player}:{'girl' if card is None else t.cards[card].key}"


def chest_id(player: int) -> str:
    return f"chest:{player}"


# -------------------------------------------------------------------- names
def tile_name(t: Tables, tile: int) -> Phrase:
    """A nebula as the edition names it, else by our word for its key."""
    key = t.edition.tiles[tile]
    return t.edition.names["tiles"].get(key) or say(f"dejavu-tile-{key}")


def numbered_name(t: Tables, tile: int) -> Phrase:
    """A nebula with its number, for maps that have no room for names."""
    return say("dejavu-tile", number=tile + 1, name=tile_name(t, tile))


def place_name(t: Tables, cells: tuple[int | None, ...], cell: int) -> Phrase:
    """A free cell by a nebula that lies beside it; the six sides in the order of DIRECTIONS."""
    q, r = CELLS[cell]
    for side, (dq, dr) in zip(SIDES, DIRECTIONS, strict=True):
        beside = CELL_OF.get((q - dq, r - dr))
        if beside is not None and beside in cells:
            return say(f"dejavu-place-{side}", tile=tile_name(t, cells.index(beside)))
    return say("dejavu-place-apart")


def bit_name(kind: int) -> Phrase:
    return say(f"dejavu-bit-{BITS[kind].colour}-{BITS[kind].shape}")


def shape_name(shape: int) -> Phrase:
    return say(f"dejavu-shape-{SHAPES[shape]}")


def colour_name(colour: int) -> Phrase:
    return say(f"dejavu-colour-{COLOURS[colour]}")


def heap_name(heap: Heap) -> Phrase:
    """The bits of a heap, one by one."""
    if not heap:
        return say("dejavu-heap-none")
    return say("dejavu-heap", bits=tuple(bit_name(kind) for kind in heap))


def fragment_name(t: Tables, fragment: int) -> Phrase:
    colour = say(f"dejavu-fragment-{t.edition.fragment_colours[fragment // SEEDS]}")
    return say("dejavu-fragment", colour=colour, seeds=fragment % SEEDS + 1)


def card_name(t: Tables, card: int) -> Phrase:
    """A card is called as the edition names it, or by its landscape; with its number and its colour."""
    own = t.edition.names["cards"].get(t.cards[card].key)
    landscape = own or say(f"dejavu-landscape-{COLOURS[t.colour[card]]}")
    return say("dejavu-card", landscape=landscape, number=t.number[card], colour=colour_name(t.colour[card]))


def described(t: Tables, card: int) -> Phrase:
    """A card with all that is printed on it."""
    slots = tuple(shape_name(shape) for shape in t.slots[card])
    powers = tuple(power_name(power) for power in t.powers[card]) or (say("dejavu-no-power"),)
    name, face = card_name(t, card), t.cards[card]
    if face.scoring is None:
        return say("dejavu-card-individual", card=name, slots=slots, powers=powers, points=face.points)
    scoring = say(f"dejavu-scoring-{face.scoring}", colour=colour_name(t.colour[card]))
    if face.run_colour is not None:
        colour = say(f"dejavu-fragment-{t.edition.fragment_colours[face.run_colour]}")
        scoring = say("dejavu-scoring-run-of", colour=colour)
    elif face.scoring == "colour" and t.colour[card] == WHITE:
        scoring = say("dejavu-scoring-white")
    return say("dejavu-card-public", card=name, slots=slots, powers=powers, scoring=scoring)


def cards_name(t: Tables, cards: int) -> tuple[Phrase, ...]:
    return tuple(card_name(t, card) for card in bits(cards))


def power_name(power: int) -> Phrase:
    return say(f"dejavu-power-{POWERS[power]}")
