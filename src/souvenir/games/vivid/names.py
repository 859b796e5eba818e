"""Ids and names of the components, for events, offers and views."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from souvenir.games.vivid.model import COLOURS, SLOTS
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import HEAPS, Tables
from souvenir.kernel.talk import Phrase, Who, say

SIGNS: Final = {colour: say(f"vivid-sign-{colour}") for colour in COLOURS}


def hex_id(player: int, hex: int) -> str:
    return f"hex:{player}:{hex}"


def token_id(player: int, hex: int, colour: int) -> str:
    return f"token:{player}:{hex}:{COLOURS[colour]}"


def core_id(player: int, core: int) -> str:
    return f"core:{player}:{core}"


def slot_id(player: int, slot: int) -> str:
    return f"slot:{player}:{SLOTS[slot]}"


def tile_id(t: Tables, tile: int) -> str:
    return f"tile:{t.edition.tiles[tile].key}"


def fragment_id(t: Tables, tile: int, colour: int) -> str:
    return f"fragment:{t.edition.tiles[tile].key}:{COLOURS[colour]}"


def supply_id(colour: int) -> str:
    return f"supply:{COLOURS[colour]}"


@cache
def colour_name(colour: int) -> Phrase:
    return say(f"vivid-colour-{COLOURS[colour]}")


@cache
def slot_name(slot: int) -> Phrase:
    return say(f"vivid-slot-{SLOTS[slot]}")


def player_name(s: State, player: int) -> Phrase | Who:
    """A person or bot by their own name; the automa by the game's."""
    return Who(player) if player < s.seats else say("vivid-automa")


@lru_cache(maxsize=256)
def tile_name(t: Tables, tile: int) -> Phrase:
    """A tile is called as the edition names it, else by its action and its pattern."""
    return t.edition.names["tiles"].get(t.edition.tiles[tile].key) or tile_does(t, tile)


def card_name(t: Tables, key: str) -> Phrase:
    """A card of the automa as the edition names it, else by our word for its key."""
    return t.edition.names["cards"].get(key) or say(f"vivid-card-{key}")


def is_named(t: Tables, tile: int) -> bool:
    return t.edition.tiles[tile].key in t.edition.names["tiles"]


@lru_cache(maxsize=256)
def tile_does(t: Tables, tile: int) -> Phrase:
    """What its two faces say."""
    gives = tuple(colour_name(c) for c in t.tile_gives[tile])
    takes = t.tile_takes[tile]
    pattern = heap_name(t.pattern[tile])
    if takes is None:
        return say("vivid-tile-add", gives=gives[0], pattern=pattern)
    return say("vivid-tile-split", takes=colour_name(takes), gives=gives, pattern=pattern)


@lru_cache(maxsize=256)
def memory_name(t: Tables, cluster: int) -> Phrase:
    """A core memory is called as the edition names it, else by its number."""
    return t.edition.names["memories"].get(str(cluster + 1)) or say("vivid-memory", number=cluster + 1)


@lru_cache(maxsize=256)
def core_words(t: Tables, player: int, core: int) -> Mapping[str, Phrase]:
    """What tells a core slot from others: the memory it is part of, and its colour."""
    memory = next(n for n, cluster in enumerate(t.edition.clusters) if core in cluster)
    colour = t.board_colours[player % len(t.board_colours)][core]
    return {"memory": memory_name(t, memory), "colour": colour_name(colour)}


@cache
def heap_name(heap: int) -> Phrase:
    """The fragments of a heap, one by one."""
    if heap == 0:
        return say("vivid-heap-none")
    return say("vivid-heap", fragments=tuple(colour_name(c) for c in HEAPS[heap]))
