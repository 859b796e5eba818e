"""Reflect: a search through sequences of one's own actions, keeping the most promising few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from souvenir.bots.vivid import stages
from souvenir.bots.vivid.outlook import Outlook
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import SLOTS, Action, Bank, Done, Reflect, Use
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import SimLuck

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
    return _search(game, look, s, seat)


def _search(game: Vivid, look: Outlook, s: State, seat: int) -> Action:
    done: Action = game.tables.done
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
                key = (*after.hexes[seat * game.tables.hexes : (seat + 1) * game.tables.hexes],
                       after.used[seat], after.flipped[seat])
                if key not in seen:
                    seen.add(key)
                    found.append((look.value(after, seat, final), first or way, after))
        found.sort(key=lambda node: -node[0])
        if found and found[0][0] > best:
            best, step = found[0][0], found[0][1]
        kept = [(first, after) for _, first, after in found[:WIDTH]]
    return step


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
            game.apply(after, seat, a, SimLuck(Random(0)), None)
            if _begun(after, seat):
                todo.append((first or a, after))
            else:
                yield first or a, after


def _draws(s: State, seat: int, a: Action) -> bool:
    return isinstance(a, Use) and a.slot == "speculate" and s.bank[seat * BANK + SPECULATE] is None


def _bank(game: Vivid, look: Outlook, s: State, seat: int, legal: Sequence[Action]) -> Action:
    """Lay the best tile onto the slot that is needed least."""
    return legal[0]
