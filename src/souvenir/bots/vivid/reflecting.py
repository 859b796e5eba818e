"""Reflect: a search through sequences of one's own actions, keeping the most promising few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from souvenir.bots.vivid import stages
from souvenir.bots.vivid.outlook import Outlook
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import SLOTS, Action, Bank, Done, Reflect, Use
from souvenir.games.vivid.reflect import free_slots
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import SimLuck

_LUCK = SimLuck(Random(0))
"""Never drawn from: speculate is not searched."""
WIDTH = 4
"""Sequences kept at each depth."""
SPECULATE = SLOTS.index("speculate")
BANK = len(SLOTS)

Node = tuple[Action | None, State]
"""The first step that led here, and where."""


def best_reflect(game: Vivid, look: Outlook, s: State, seat: int, legal: Sequence[Action]) -> Action:
    """The next step."""
    if isinstance(legal[0], Bank):
        return _bank(game, look, s, seat, legal)
    speculate = game.tables.use[SPECULATE]
    if speculate in legal and s.bank[seat * BANK + SPECULATE] is None:
        return speculate
    return _search(game, look, s, seat, WIDTH)[1]


def _search(game: Vivid, look: Outlook, s: State, seat: int, width: int) -> tuple[float, Action]:
    """The worth of the best sequence of actions found, and its first step."""
    t = game.tables
    done: Action = t.done
    final = stages.reflecting(s, look.w, 0)
    best, step = -1e9, done
    kept: list[Node] = [(None, s)]
    if not _begun(s, seat):
        best = look.value(s, seat, final)
    seen = set()
    while kept:
        found: list[tuple[float, Action, State]] = []
        for first, now in kept:
            for way, after in _actions(game, now, seat):
                key = (*board_of(t, after, seat), after.used[seat], after.flipped[seat])
                if key not in seen:
                    seen.add(key)
                    found.append((look.value(after, seat, final), first or way, after))
        found.sort(key=lambda node: -node[0])
        if found and found[0][0] > best:
            best, step = found[0][0], found[0][1]
        kept = [(first, after) for _, first, after in found[:width]]
    return best, step


def _begun(s: State, seat: int) -> bool:
    return isinstance(s.frame, Reflect) and s.frame.using[seat] is not None


def _actions(game: Vivid, s: State, seat: int) -> Iterator[tuple[Action, State]]:
    """Every way to carry out one action to its end: its first step, and the state after it."""
    todo: list[Node] = [(None, s)]
    while todo:
        first, now = todo.pop()
        for a in game.legal(now, seat):
            if isinstance(a, Done) or _draws(now, seat, a):
                continue
            after = now.copy()
            game.apply(after, seat, a, _LUCK, None)
            if _begun(after, seat):
                todo.append((first or a, after))
            else:
                yield first or a, after


def _draws(s: State, seat: int, a: Action) -> bool:
    return isinstance(a, Use) and a.slot == "speculate" and s.bank[seat * BANK + SPECULATE] is None


def _bank(game: Vivid, look: Outlook, s: State, seat: int, legal: Sequence[Action]) -> Action:
    """Lay the best tile onto a slot, so that the slots left open serve best."""
    free = free_slots(s, seat)
    tiles = look.best_tiles(s, seat)[: len(free)]
    best, step = -1e9, legal[0]
    for slots in combinations(free, len(tiles)):
        c = s.copy()
        for tile, slot in zip(tiles, slots, strict=True):
            game.apply(c, seat, game.tables.bank[tile][slot], _LUCK, None)
        worth = _search(game, look, c, seat, 1)[0]
        if c.bank[seat * BANK + SPECULATE] is None:
            worth += look.w.speculate
        if worth > best:
            best, step = worth, game.tables.bank[tiles[0]][slots[0]]
    return step
