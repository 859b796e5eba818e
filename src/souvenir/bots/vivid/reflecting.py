"""Reflect: a search through sequences of one's own actions, keeping the most promising few."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from souvenir.bots.vivid import stages
from souvenir.bots.vivid.thought import WORST, Thought
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import SLOTS, Action, Done, Reflect
from souvenir.games.vivid.reflect import free_slots
from souvenir.games.vivid.state import State

WIDTH = 4
"""Sequences kept at each depth."""
BANK, SPECULATE = len(SLOTS), SLOTS.index("speculate")

Way = tuple[Action | None, State]
"""The first step that led here, and where that is."""


def best_step(mind: Thought, s: State) -> Action:
    """The next step: lay a tile, draw first of all, then act by the best sequence found."""
    if s.waiting[mind.seat]:
        return _bank(mind, s)
    speculate = mind.tables.use[SPECULATE]
    if _uncovered(mind, s) and speculate in mind.game.legal(s, mind.seat):
        return speculate
    return _search(mind, s, WIDTH)[1]


def _search(mind: Thought, s: State, width: int) -> tuple[float, Action]:
    """The worth of the best sequence of actions found, and its first step."""
    final = stages.reflected(s, mind.weights)
    step: Action = mind.tables.done
    best = WORST if _begun(mind, s) else mind.worth(s, final)
    seen = set()
    kept: list[Way] = [(None, s)]
    while kept:
        found: list[tuple[float, Action, State]] = []
        for first, now in kept:
            for way, after in _actions(mind, now):
                key = (
                    *board_of(mind.tables, after, mind.seat),
                    after.used[mind.seat],
                    after.flipped[mind.seat],
                )
                if key not in seen:
                    seen.add(key)
                    found.append((mind.worth(after, final), first or way, after))
        found.sort(key=lambda node: -node[0])
        if found and found[0][0] > best:
            best, step, _ = found[0]
        kept = [(first, after) for _, first, after in found[:width]]
    return best, step


def _actions(mind: Thought, s: State) -> Iterator[tuple[Action, State]]:
    """Every way to carry out one action to its end: its first step, and the state after it."""
    drawing = mind.tables.use[SPECULATE] if _uncovered(mind, s) else None
    todo: list[Way] = [(None, s)]
    while todo:
        first, now = todo.pop()
        for a in mind.game.legal(now, mind.seat):
            if isinstance(a, Done) or a == drawing:
                continue
            after = mind.after(now, a)
            if _begun(mind, after):
                todo.append((first or a, after))
            else:
                yield first or a, after


def _begun(mind: Thought, s: State) -> bool:
    return isinstance(s.frame, Reflect) and s.frame.using[mind.seat] is not None


def _uncovered(mind: Thought, s: State) -> bool:
    """Is a draw from the bag to be had? It cannot be foreseen, so it is never part of a search."""
    return s.bank[mind.seat * BANK + SPECULATE] is None


def _bank(mind: Thought, s: State) -> Action:
    """Lay the best tile onto a slot such that the slots left open serve best."""
    free = free_slots(s, mind.seat)
    tiles = mind.look.best_tiles(s, mind.seat)[: len(free)]
    best, slot = WORST, free[0]
    for slots in combinations(free, len(tiles)):
        banked = s
        for tile, onto in zip(tiles, slots, strict=True):
            banked = mind.after(banked, mind.tables.bank[tile][onto])
        worth = _search(mind, banked, 1)[0]
        worth += mind.weights.speculate if _uncovered(mind, banked) else 0.0
        if worth > best:
            best, slot = worth, slots[0]
    return mind.tables.bank[tiles[0]][slot]
