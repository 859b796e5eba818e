"""A turn of Remember: what to take, where to put it, and how to rewire."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from souvenir.bots.vivid import stages
from souvenir.bots.vivid.outlook import Outlook, Stage
from souvenir.games.vivid.board import set_heap
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import Action, Done, Place, Rewiring, Take, Taking
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import SIZE, bits
from souvenir.kernel.luck import SimLuck

_LUCK = SimLuck(Random(0))
"""What the automa draws after a turn says nothing about one's own board: any luck will do."""
REWIRED = 2
"""Placements of a single fragment for which a rewire is tried."""


REWIRE_GAIN = 10
"""The most that a rewire is expected to gain; what cannot catch up with that is not tried."""


def best_take(game: Vivid, look: Outlook, s: State, seat: int) -> Action:
    """The first step of the best turn."""
    stage = stages.remembering(s, look.w)
    fear = Fear(game, look, s, seat, stage)
    best, step = -1e9, None
    singles: list[tuple[float, float, Action, State]] = []
    for first, taken in _taken(game, s, seat):
        frame = taken.frame
        assert isinstance(frame, Taking)
        threat = fear.of(taken)
        for place in game.legal(taken, seat):
            if not isinstance(place, Place):
                continue
            after = _after(game, taken, seat, place)
            worth = look.value(after, seat, stage) - threat
            action = first or place
            if SIZE[frame.taken] == 1:
                singles.append((worth, threat, action, after))
            if worth > best:
                best, step = worth, action
    singles.sort(key=lambda single: -single[0])
    for plain, threat, action, after in singles[:REWIRED]:
        if plain + REWIRE_GAIN < best:
            break
        if isinstance(after.frame, Rewiring) and after.frame.seat == seat:
            worth = _rewired(game, look, after, seat, stage)[0] - threat
            if worth > best:
                best, step = worth, action
    assert step is not None
    return step


def _taken(game: Vivid, s: State, seat: int) -> Iterator[tuple[Action | None, State]]:
    """Every state in which something taken can be placed, with the first fragment taken for it."""
    seen = set()
    todo: list[tuple[Action | None, State]] = [(None, s)]
    while todo:
        first, now = todo.pop(0)
        frame = now.frame
        assert isinstance(frame, Taking)
        places = False
        for a in game.legal(now, seat):
            if isinstance(a, Place):
                places = True
            else:
                then = _after(game, now, seat, a)
                assert isinstance(then.frame, Taking)
                key = (then.frame.taken, then.frame.end, tuple(then.line), tuple(then.on))
                if key not in seen:
                    seen.add(key)
                    todo.append((first or a, then))
        if places:
            yield first, now


class Fear:
    """What the next player could make of the line one leaves."""

    def __init__(self, game: Vivid, look: Outlook, s: State, seat: int, stage: Stage) -> None:
        self._game, self._look, self._stage, self._s = game, look, stage, s
        self._rival = (seat + 1) % s.players
        self._blind = look.w.reply == 0 or self._rival >= s.seats or not s.empty[self._rival]
        self._gains: dict[tuple[int, tuple[int, ...]], float] = {}
        self._calm = 0.0 if self._blind else look.value(s, self._rival, stage)

    def of(self, taken: State) -> float:
        """How much of the next player's best turn to count against a take."""
        if self._blind or not taken.line:
            return 0.0
        theirs = taken.copy()
        theirs.frame = Taking(self._rival)
        best = 0.0
        for _, then in _taken(self._game, theirs, self._rival):
            assert isinstance(then.frame, Taking)
            best = max(best, self._gain(then.frame.taken, then.frame.emptied))
        return self._look.w.reply * best

    def _gain(self, heap: int, tiles: tuple[int, ...]) -> float:
        key = heap, tiles
        if key not in self._gains:
            t, rival = self._game.tables, self._rival
            best = 0.0
            for hex in bits(self._s.empty[rival]):
                c = self._s.copy()
                set_heap(t, c, rival, hex, heap)
                c.waiting[rival] += tiles
                best = max(best, self._look.value(c, rival, self._stage) - self._calm)
            self._gains[key] = best
        return self._gains[key]


def best_rewire(game: Vivid, look: Outlook, s: State, seat: int) -> Action:
    """The next move of the best rewire found, or done."""
    return _rewired(game, look, s, seat, stages.remembering(s, look.w))[1]


def _rewired(game: Vivid, look: Outlook, s: State, seat: int, stage: Stage) -> tuple[float, Action]:
    """Move by move while it gains; the worth reached and the first step."""
    best, step, now = -1e9, None, s
    while True:
        found: tuple[float, Action, State] | None = None
        for a in game.legal(now, seat):
            after = _after(game, now, seat, a)
            worth = look.value(after, seat, stage)
            if worth > best and (found is None or worth > found[0]):
                found = worth, a, after
        if found is None:
            break
        best, now = found[0], found[2]
        step = step or found[1]
        if isinstance(found[1], Done) or not (isinstance(now.frame, Rewiring) and now.frame.seat == seat):
            break
    assert step is not None
    return best, step


def _after(game: Vivid, s: State, seat: int, a: Action) -> State:
    c = s.copy()
    game.apply(c, seat, a, _LUCK, None)
    return c
