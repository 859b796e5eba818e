"""Who waits in Reflect (`vivid.reflect.one-by-one`): only who might take what an earlier player needs."""

from __future__ import annotations

from typing import Final

from souvenir.games.vivid.model import COLOURS, SLOTS, Reflect
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import Tables

BAG: Final = len(COLOURS)
"""The place of the bag among the things that may run short, after the colours."""
COMBINE: Final = SLOTS.index("combine")
SPECULATE: Final = SLOTS.index("speculate")
BANK: Final = len(SLOTS)


def stock(s: State) -> list[int]:
    """What there is: the supply by colour, then the bag."""
    return [*s.supply, sum(s.bag)]


def spare(t: Tables, s: State, f: Reflect, seat: int) -> list[int]:
    """What this player may take now without touching what those before them could still take."""
    left = stock(s)
    player = s.start
    while player != seat:
        if player < s.seats and not f.finished[player]:
            for thing, most in enumerate(most_taken(t, s, player)):
                left[thing] -= most
        player = (player + 1) % s.players
    return left


def most_taken(t: Tables, s: State, seat: int) -> list[int]:
    """The most of each colour, and of the bag, that this player could still take.

    Waiting tiles count as they could be placed: as many as there are free slots, and a bank slot
    counts if it can stay uncovered.
    """
    most = [0] * (BAG + 1)
    base = seat * BANK
    free = [slot for slot in range(BANK) if s.bank[base + slot] is None]
    waiting = s.waiting[seat]
    for slot in range(BANK):
        tile = s.bank[base + slot]
        if tile is not None and not s.flipped[seat] >> slot & 1:
            for colour in t.tile_gives[tile]:
                most[colour] += 1
    if waiting:
        for colour in range(BAG):
            shows = sorted((t.tile_gives[tile].count(colour) for tile in waiting), reverse=True)
            most[colour] += sum(shows[: len(free)])
    if len(waiting) < len(free):
        unused = [slot for slot in free if not s.used[seat] >> slot & 1]
        if COMBINE in unused:
            for colour in range(BAG):
                most[colour] += 1
        if SPECULATE in unused:
            most[BAG] += 1
    return most
