"""Which public card counts which fragments: the best assignment there is, found exactly.

A set of three equal seeds brings more than the same fragments anywhere else, but may break a run, so
every choice of sets is tried (there are at most 32). What is left falls apart into unbroken arcs of
one colour; each run card takes a whole arc, for a part of one is never worth more; the rest goes to
a card that counts any fragment.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from typing import Final

from souvenir.games.dejavu.model import FRAGMENT_COLOURS, SEEDS

RING: Final = (1 << SEEDS) - 1


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the public cards of one player ask for."""

    runs: tuple[int | None, ...]
    """For each run card, the colour it shows; None for any one colour."""
    triple: bool
    any: bool


@dataclass(frozen=True, slots=True)
class Assignment:
    """Masks of the fragments that each card counts."""

    runs: tuple[int, ...]
    triples: int
    any: int


NOTHING: Final = Assignment((), 0, 0)


def arcs(held: int) -> list[tuple[int, int]]:
    """The longest unbroken runs of each colour, as pairs of colour and mask; 5 and 1 adjoin."""
    found = []
    for colour in range(FRAGMENT_COLOURS):
        ring = held >> (colour * SEEDS) & RING
        if ring == RING:
            found.append((colour, ring << (colour * SEEDS)))
            continue
        for first in range(SEEDS):
            if ring >> first & 1 and not ring >> ((first - 1) % SEEDS) & 1:
                arc, at = 0, first
                while ring >> at & 1:
                    arc |= 1 << at
                    at = (at + 1) % SEEDS
                found.append((colour, arc << (colour * SEEDS)))
    return found


def _sets(held: int) -> list[int]:
    """For each number of seeds held in every colour, the mask of that set."""
    masks = [sum(1 << (colour * SEEDS + seed) for colour in range(FRAGMENT_COLOURS)) for seed in range(SEEDS)]
    return [mask for mask in masks if mask & held == mask]


def best(held: int, wanted: Wanted, values: dict[str, int]) -> Assignment:
    """The assignment worth most."""
    sets = _sets(held) if wanted.triple else []
    top, found = -1, NOTHING
    for choice in range(1 << len(sets)):
        triples = sum(mask for n, mask in enumerate(sets) if choice >> n & 1)
        rest = held & ~triples
        runs = _runs(rest, wanted.runs)
        for mask in runs:
            rest &= ~mask
        made = Assignment(runs, triples, rest if wanted.any else 0)
        if (points := worth(made, values)) > top:
            top, found = points, made
    return found


def _runs(held: int, cards: tuple[int | None, ...]) -> tuple[int, ...]:
    """The arc for each run card so that they count most fragments together."""
    if not cards:
        return ()
    found = arcs(held)
    if all(colour is None for colour in cards):
        longest = sorted((mask for _, mask in found), key=int.bit_count, reverse=True)[: len(cards)]
        return (*longest, *[0] * (len(cards) - len(longest)))
    padded = found + [(-1, 0)] * len(cards)
    options = (
        tuple(mask for _, mask in chosen)
        for chosen in permutations(padded, len(cards))
        if all(want in (None, colour) or not mask for want, (colour, mask) in zip(cards, chosen, strict=True))
    )
    return max(options, key=lambda masks: sum(mask.bit_count() for mask in masks))


def worth(made: Assignment, values: dict[str, int]) -> int:
    """The points of an assignment."""
    runs = sum(mask.bit_count() for mask in made.runs) * values["run"]
    return runs + sets_in(made.triples) * values["triple"] + made.any.bit_count() * values["any"]


def sets_in(triples: int) -> int:
    return triples.bit_count() // FRAGMENT_COLOURS
