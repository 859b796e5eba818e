"""Reflect: a search through sequences of one's own actions, keeping the most promising few."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from itertools import combinations

from souvenir.bots.search.mind import Plan
from souvenir.bots.vivid import stages
from souvenir.bots.vivid.thought import Thought
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import SLOTS, Action, Done, Reflect
from souvenir.games.vivid.reflect import free_slots
from souvenir.games.vivid.state import State

WIDTH = 4
"""Sequences kept at each depth."""
BANK, SPECULATE = len(SLOTS), SLOTS.index("speculate")

Way = tuple[tuple[Action, ...], State]
"""The steps that led here, and where that is."""


def best_step(mind: Thought, s: State) -> Action:
    """The next step: lay a tile, draw first of all, then act by the best sequence found."""
    return sequences(mind, s, width=WIDTH, glance=1)[0].steps[0]


def sequences(mind: Thought, s: State, *, width: int, glance: int, most: int = 1) -> list[Plan[Action]]:
    """The best ways to go on with Reflect, as far as can be foreseen: to its end, or to the next draw.

    `width` sequences are kept at each depth; `glance`, while only comparing ways to lay tiles.
    """
    if s.waiting[mind.seat]:
        return _banked(mind, s, glance=glance, most=most)
    speculate = mind.tables.use[SPECULATE]
    if _uncovered(mind, s) and speculate in mind.game.legal(s, mind.seat):
        return [Plan((speculate,), 0.0)]
    return _search(mind, s, width, most)


def _search(mind: Thought, s: State, width: int, most: int) -> list[Plan[Action]]:
    """The best sequences of actions found, each to its end."""
    final = stages.reflected(s, mind.weights)
    done = mind.tables.done
    ends: list[Plan[Action]] = [] if _begun(mind, s) else [Plan((done,), mind.worth(s, final))]
    seen = set()
    kept: list[Way] = [((), s)]
    while kept:
        found: list[tuple[float, tuple[Action, ...], State]] = []
        for steps, now in kept:
            for way, after in _actions(mind, now):
                key = (
                    *board_of(mind.tables, after, mind.seat),
                    after.used[mind.seat],
                    after.flipped[mind.seat],
                )
                if key not in seen:
                    seen.add(key)
                    found.append((mind.worth(after, final), (*steps, *way), after))
        best = nlargest(max(width, most), found, key=lambda node: node[0])
        ends += [Plan((*steps, done), worth) for worth, steps, _ in best[:most]]
        kept = [(steps, after) for _, steps, after in best[:width]]
    return nlargest(most, ends, key=lambda plan: plan.worth)


def _actions(mind: Thought, s: State) -> Iterator[Way]:
    """Every way to carry out one action to its end: its steps, and the state after them."""
    drawing = mind.tables.use[SPECULATE] if _uncovered(mind, s) else None
    todo: list[Way] = [((), s)]
    while todo:
        steps, now = todo.pop()
        for a in mind.game.legal(now, mind.seat):
            if isinstance(a, Done) or a == drawing:
                continue
            after = mind.after(now, a)
            if _begun(mind, after):
                todo.append(((*steps, a), after))
            else:
                yield (*steps, a), after


def _begun(mind: Thought, s: State) -> bool:
    return isinstance(s.frame, Reflect) and s.frame.using[mind.seat] is not None


def _uncovered(mind: Thought, s: State) -> bool:
    """Is a draw from the bag to be had? It cannot be foreseen, so it is never part of a search."""
    return s.bank[mind.seat * BANK + SPECULATE] is None


def _banked(mind: Thought, s: State, *, glance: int, most: int) -> list[Plan[Action]]:
    """Lay the best tiles onto slots such that the slots left open serve best."""
    free = free_slots(s, mind.seat)
    tiles = mind.look.best_tiles(s, mind.seat)[: len(free)]
    found: list[Plan[Action]] = []
    for slots in combinations(free, len(tiles)):
        banked, steps = s, tuple(mind.tables.bank[t][onto] for t, onto in zip(tiles, slots, strict=True))
        for step in steps:
            banked = mind.after(banked, step)
        worth = _search(mind, banked, glance, 1)[0].worth
        worth += mind.weights.speculate if _uncovered(mind, banked) else 0.0
        found.append(Plan(steps, worth))
    return nlargest(most, found, key=lambda plan: plan.worth)
