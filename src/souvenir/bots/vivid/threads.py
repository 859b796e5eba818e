"""What one colour promises: the points of its threads, and the chances of its core slots."""

from __future__ import annotations

from souvenir.bots.vivid.routes import Joint, joints
from souvenir.bots.vivid.stages import FAR, Stage
from souvenir.games.vivid.tables import Tables

LACK, CROWDED, CLOSED = 2, 1, 3
"""In half fragments, for a hex of a route without the colour; more if it holds others; more if full."""
REFILL = 2
"""What a thread lacks once its ends went into core slots."""
MEMO = 60_000

Reach = tuple[tuple[int, int], ...]
"""For each joint of a colour what its best route lacks, and how many hexes the thread would have."""
Lacking = tuple[tuple[int, int, int], ...]
"""For each route of a joint: what it lacks while no hex is crowded, minus its length, and where."""
Promise = tuple[float, tuple[tuple[float, ...], ...]]
"""Points of threads; then for each Reward to come the chances of the colour's slots."""


class Threads:
    """The threads of all boards. What it keeps are answers, not knowledge: all may be forgotten."""

    def __init__(self, t: Tables) -> None:
        self._cores_of = t.cores_of
        self._joints = tuple(joints(t, board) for board in range(len(t.board_colours)))
        self._reach: dict[tuple[int, int, int, int, int], Reach] = {}
        self._routes: dict[tuple[int, int, int], tuple[Lacking, ...]] = {}
        self._promises: dict[tuple[int, int, int, Reach], Promise] = {}

    def forget_stage(self) -> None:
        """The promises of one stage do not hold at another; how far a colour reaches does."""
        self._promises.clear()
        if len(self._reach) > MEMO:
            self._reach.clear()
            self._routes.clear()

    def _lacking(self, board: int, colour: int, held: int) -> tuple[Lacking, ...]:
        key = (board, colour, held)
        found = self._routes.get(key)
        if found is None:
            found = tuple(_lacking(joint.routes, held) for joint in self._joints[board][colour])
            self._routes[key] = found
        return found

    def promise(
        self, board: int, colour: int, held: int, busy: int, full: int, filled: int, stage: Stage
    ) -> Promise:
        """From the hexes that hold a colour, those busy and full without it, and the slots filled."""
        where = (board, colour, held, busy, full)
        reach = self._reach.get(where)
        if reach is None:
            reach = tuple([_best(routes, busy, full) for routes in self._lacking(board, colour, held)])
            self._reach[where] = reach
        key = (board, colour, filled, reach)
        found = self._promises.get(key)
        if found is None:
            cores = self._cores_of[board][colour]
            found = _promise(self._joints[board][colour], reach, filled, cores, stage)
            self._promises[key] = found
        return found


def _lacking(routes: tuple[tuple[int, int], ...], held: int) -> Lacking:
    """Each route by what it lacks, the longest thread first where that is equal; those hopeless left out."""
    found = [
        (LACK * (missing := route & ~held).bit_count(), -(route | held & around).bit_count(), missing)
        for route, around in routes
    ]
    return tuple(sorted(route for route in found if route[0] <= FAR))


def _best(routes: Lacking, busy: int, full: int) -> tuple[int, int]:
    """What the best route lacks, and the hexes of its thread."""
    best, size = FAR, 0
    for lack, shorter, missing in routes:
        if lack > best:
            break
        if missing & busy:
            lack += CROWDED * (missing & busy).bit_count() + CLOSED * (missing & full).bit_count()
        if lack < best or (lack == best and -shorter > size):
            best, size = lack, -shorter
    return best, size


def _promise(
    joints: tuple[Joint, ...], reach: Reach, filled: int, cores: tuple[int, ...], stage: Stage
) -> Promise:
    ready, sure = _ready(joints, reach, filled)
    hoped = float(sure)
    for joint, (lack, size) in zip(joints, reach, strict=True):
        free = joint.cores & ~filled
        if free and lack:
            hoped = max(hoped, _hoped(free, lack, size, ready, sure, stage))
    return hoped, _slots(joints, reach, filled | ready, cores, stage, refill=REFILL if sure else 0)


def _ready(joints: tuple[Joint, ...], reach: Reach, filled: int) -> tuple[int, int]:
    """The slots that the best complete thread will fill at the next Reward, and its points."""
    ready, sure = 0, 0
    for joint, (lack, size) in zip(joints, reach, strict=True):
        free = joint.cores & ~filled
        if lack == 0 and size * free.bit_count() >= sure:
            ready, sure = free, size * free.bit_count()
    return ready, sure


def _hoped(free: int, lack: int, size: int, ready: int, sure: int, stage: Stage) -> float:
    """The points to be hoped for if a thread is meant to join these free slots."""
    first, last = stage.chances[0], stage.chances[-1]
    whole = size * free.bit_count()
    if not sure:
        return whole * last[lack]
    # What is complete must be scored at the next Reward: the rest is in time for it, or comes after it.
    after = size * (free & ~ready).bit_count() * last[min(FAR, lack + REFILL)]
    return first[lack] * whole + (1 - first[lack]) * (sure + after)


def _slots(
    joints: tuple[Joint, ...], reach: Reach, safe: int, cores: tuple[int, ...], stage: Stage, *, refill: int
) -> tuple[tuple[float, ...], ...]:
    """For each Reward to come the chance of each slot of the colour; those in `safe` are certain."""
    lacks = [FAR] * len(cores)
    for joint, (lack, _) in zip(joints, reach, strict=True):
        for at, core in enumerate(cores):
            if joint.cores >> core & 1 and lack < lacks[at]:
                lacks[at] = lack
    return tuple(
        tuple(
            1.0 if safe >> core & 1 else chances[min(FAR, lack + refill) if later else lack]
            for core, lack in zip(cores, lacks, strict=True)
        )
        for later, chances in enumerate(stage.chances)
    )
