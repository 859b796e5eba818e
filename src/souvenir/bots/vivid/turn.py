"""A turn of Remember: what to take, where to put it, and how to rewire."""

from __future__ import annotations

from collections.abc import Iterator

from souvenir.bots.search.mind import Plan
from souvenir.bots.vivid import stages
from souvenir.bots.vivid.stages import Stage
from souvenir.bots.vivid.thought import WORST, Thought
from souvenir.games.vivid.board import set_heap
from souvenir.games.vivid.model import Action, Rewiring, Take, Taking
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import SIZE
from souvenir.kernel.masks import bits

REWIRED = 2
"""Placements of a single fragment for which a rewire is tried."""
REWIRE_GAIN = 10
"""A placement that lags behind the best by more than this is not worth the time to try."""
REWIRE_MOVES = 2
"""How far a rewire is thought ahead."""

Steps = tuple[Action, ...]


def turns(mind: Thought, s: State, *, rewired: int = REWIRED, moves: int = 1) -> list[Plan[Action]]:
    """Every turn that takes and places, and the most promising with a rewire; in no order."""
    stage = stages.remembering(s, mind.weights)
    rival = Rival(mind, s, stage)
    found: list[Plan[Action]] = []
    singles: list[tuple[float, float, Steps, State]] = []
    for taking, taken in takes(mind, s):
        assert isinstance(taken.frame, Taking)
        threat = rival.threat(taken)
        for hex in bits(taken.empty[mind.seat]):
            place = mind.tables.place[hex]
            after = mind.after(taken, place)
            worth = mind.worth(after, stage) - threat
            if SIZE[taken.frame.taken] == 1 and _rewires(mind, after):
                singles.append((worth, threat, (*taking, place), after))
            else:
                found.append(Plan((*taking, place), worth))
    singles.sort(key=lambda single: -single[0])
    best = max((plan.worth for plan in found), default=WORST)
    for number, (worth, threat, steps, after) in enumerate(singles):
        best = max(best, worth)
        more: Steps = (mind.tables.done,)
        if number < rewired and worth + REWIRE_GAIN > best:
            worth, more = _rewired(mind, after, stage, moves=moves)
            worth -= threat
        found.append(Plan((*steps, *more), worth))
    return found


def best_step(mind: Thought, s: State) -> Action:
    """The first step of the best turn: a fragment to take, or where to put what was taken."""
    return max(turns(mind, s), key=lambda plan: plan.worth).steps[0]


def takes(mind: Thought, s: State) -> Iterator[tuple[Steps, State]]:
    """Every state in which what was taken may be placed, with the steps that led there."""
    seen = set()
    todo: list[tuple[Steps, State]] = [((), s)]
    for steps, now in todo:
        complete = False
        for a in mind.game.legal(now, mind.seat):
            if not isinstance(a, Take):
                complete = True
                break
            then = mind.after(now, a)
            assert isinstance(then.frame, Taking)
            key = (then.frame.taken, then.frame.end, *then.line, *then.on)
            if key not in seen:
                seen.add(key)
                todo.append(((*steps, a), then))
        if complete:
            yield steps, now


class Rival:
    """The next player, who takes from the line one leaves."""

    def __init__(self, mind: Thought, s: State, stage: Stage) -> None:
        seat = (mind.seat + 1) % s.players
        self._mind = Thought(mind.game, mind.look, seat, None)
        self._s, self._stage = s, stage
        self._takes = seat < s.seats and s.empty[seat] != 0
        self._gains: dict[tuple[int, tuple[int, ...]], float] = {}

    def threat(self, taken: State) -> float:
        """How much the next player's best turn after this take counts against it."""
        if not self._takes or not taken.line:
            return 0.0
        theirs = taken.copy()
        theirs.frame = Taking(self._mind.seat)
        frames = (then.frame for _, then in takes(self._mind, theirs))
        best = max(self._gain(f.taken, f.emptied) for f in frames if isinstance(f, Taking))
        return self._mind.weights.reply * best

    def _gain(self, heap: int, tiles: tuple[int, ...]) -> float:
        """What placing this heap in the best hex and claiming these tiles is worth to them."""
        key = heap, tiles
        if key not in self._gains:
            mind, s, best = self._mind, self._s, 0.0
            before = mind.worth(s, self._stage)
            for hex in bits(s.empty[mind.seat]):
                c = s.copy()
                set_heap(mind.tables, c, mind.seat, hex, heap)
                c.waiting[mind.seat] += tiles
                best = max(best, mind.worth(c, self._stage) - before)
            self._gains[key] = best
        return self._gains[key]


# -------------------------------------------------------------------- rewire
def best_rewire(mind: Thought, s: State, *, moves: int = REWIRE_MOVES) -> Plan[Action]:
    """The best rewire found, or done."""
    worth, steps = _rewired(mind, s, stages.remembering(s, mind.weights), moves=moves)
    return Plan(steps, worth)


def _rewires(mind: Thought, s: State) -> bool:
    return isinstance(s.frame, Rewiring) and s.frame.seat == mind.seat


def _rewired(mind: Thought, s: State, stage: Stage, *, moves: int) -> tuple[float, Steps]:
    """Move by move while it gains: the worth reached, and the steps."""
    steps: list[Action] = []
    best, now = WORST, s
    while len(steps) < moves and _rewires(mind, now) and mind.tables.done not in steps:
        tried = [
            (mind.worth(after := mind.after(now, a), stage), a, after)
            for a in mind.game.legal(now, mind.seat)
        ]
        worth, a, after = max(tried, key=lambda one: one[0])
        if worth <= best:
            break
        best, now = worth, after
        steps.append(a)
    return best, tuple(steps)
