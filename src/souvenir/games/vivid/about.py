"""What is told of a component to whoever asks: what it is worth, and when it can be used."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from souvenir.games.vivid.model import Slot
from souvenir.games.vivid.names import colour_name, heap_name
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.talk import Phrase, say

About = tuple[Phrase, ...]

ROUND: Final = (say("vivid-about-round"), say("vivid_win"))
MARKER: Final = (say("vivid_setup_start"), say("vivid_start-player"))
DECK: Final = (say("vivid_prepare_line"),)
END: Final = (say("vivid_take_one-end"), say("vivid-about-take"), say("vivid_take_next-tile"))
FRAGMENT: Final = (say("vivid_take_one-end"), say("vivid-about-take"), say("vivid_place_one-hex"))
HELD: Final = (say("vivid_place_one-hex"),)
HEX: Final = (say("vivid_hex_three"), say("vivid_thread"), say("vivid_thread_score"))
BAG: Final = (say("vivid-about-bag"),)
WISH: Final = (say("vivid_aspiration"), say("vivid_setup_aspiration"))
AUTOMA: Final = (say("vivid_solo_win"), say("vivid_solo_automa"))
CARD: Final = (say("vivid-about-card"), say("vivid_solo_automa"))


@lru_cache(maxsize=256)
def _action(t: Tables, tile: int) -> Phrase:
    gives = tuple(colour_name(c) for c in t.tile_gives[tile])
    takes = t.tile_takes[tile]
    if takes is None:
        return say("vivid-about-add", gives=gives[0])
    return say("vivid-about-split", takes=colour_name(takes), gives=gives)


def supply(t: Tables) -> About:
    return say("vivid-about-supply"), say("vivid_supply_short"), *t.origins["fragments"]


def origin(t: Tables, tile: int) -> About:
    """Whose idea a tile is."""
    return t.origins[f"tiles[{tile}]"]


@lru_cache(maxsize=256)
def _worth(t: Tables, tile: int) -> Phrase:
    return say("vivid-about-worth", points=t.pattern_points[tile], pattern=heap_name(t.pattern[tile]))


@lru_cache(maxsize=256)
def in_line(t: Tables, tile: int) -> About:
    return _action(t, tile), _worth(t, tile), say("vivid_claim"), *origin(t, tile)


@lru_cache(maxsize=256)
def waiting(t: Tables, tile: int) -> About:
    return _action(t, tile), _worth(t, tile), say("vivid_bank_place"), *origin(t, tile)


@lru_cache(maxsize=256)
def banked(t: Tables, tile: int, score_face: bool) -> About:  # noqa: FBT001
    if score_face:
        return _worth(t, tile), say("vivid_moment_stays"), say("vivid_moment_cherish"), *origin(t, tile)
    return _action(t, tile), _worth(t, tile), say("vivid_tile_flip"), *origin(t, tile)


@lru_cache(maxsize=256)
def cherished(t: Tables, tile: int) -> About:
    pattern = heap_name(t.pattern[tile])
    return say("vivid-about-cherished", pattern=pattern), say("vivid_aspiration"), *origin(t, tile)


@cache
def slot(name: Slot) -> About:
    """An uncovered slot of the bank."""
    return say(f"vivid_action_{name}"), say("vivid_reflect_once")


@lru_cache(maxsize=256)
def core(t: Tables, number: int) -> About:
    """A core slot, and the memory it is part of."""
    cluster = next(n for n, cores in enumerate(t.edition.clusters) if number in cores)
    size, points = len(t.edition.clusters[cluster]), t.cluster_points[cluster]
    return say("vivid-about-core", size=size, points=points), say("vivid_thread"), say("vivid_thread_fill")


# -------------------------------------------------------------------- the automa
@lru_cache(maxsize=256)
def heap(t: Tables, count: int) -> About:
    """A heap of the automa, worth what the edition says at the end."""
    worth = t.edition.automa.heaps
    now, more = (worth[min(n, len(worth) - 1)] for n in (count, count + 1))
    return say("vivid-about-heap", points=now, more=more), *sets(t)


@lru_cache(maxsize=16)
def sets(t: Tables) -> About:
    return (say("vivid-about-sets", points=t.edition.automa.a_set),)


@lru_cache(maxsize=16)
def automa_tile(t: Tables) -> About:
    return (say("vivid-about-automa-tile", points=t.edition.automa.a_tile),)
