"""What a board promises: points that are sure, and points that are likely, as one number.

Every core slot gets a chance of being filled by each Reward to come, from what the cheapest route to
it still lacks. Threads and core memories are worth their points times these chances; so a single
scale serves the first placement of the game and the last action of Reflect.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from souvenir.bots.vivid.routes import joints
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import ROUNDS, SLOTS
from souvenir.games.vivid.reward import WISH_CORE, WISH_HEX, WISH_MOMENT, colour_masks
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HAS, Tables, bits

BANK = len(SLOTS)
LACK, CROWDED, CLOSED = 2, 1, 3
"""What a route lacks, in half fragments: a colour missing in a hex, more if it holds others, or is full."""
REFILL = 2
"""What a thread lacks once its ends went into core slots."""
FAR = 30
MEMO = 200_000

Reach = tuple[tuple[int, int], ...]
"""For each joint of a colour what its best route lacks, and how many hexes the thread would have."""
Chances = tuple[float, ...]
"""By what is lacking, in half fragments."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How much is still to come: chances at each Reward left, the next one first."""

    chances: tuple[Chances, ...]
    flips: float
    """The chance that a tile on its action face is still used before the next Reward."""

    @property
    def last(self) -> Chances:
        return self.chances[-1]


@dataclass(frozen=True, slots=True)
class Weights:
    """What cannot be counted, only judged; found by play."""

    focus: float = 1.2
    """How much better than chance the fragments taken fit what is lacking."""
    actions: float = 3.0
    """Fragments that one Reflect is worth."""
    open_slot: float = 1.5
    """An uncovered bank slot, for each round to come."""
    hope: float = 0.4
    """The share of one match that a tile promises before it has one."""
    keep: float = 0.5
    """The share of a match that lasts until the next round."""
    flips: float = 0.8
    """The chance that a tile on its action face will be used this round."""
    an_action: float = 0.8
    """Fragments that one action of Reflect is worth."""
    speculate: float = 3.0
    """A fragment drawn by chance."""
    reply: float = 0.5
    """How much of the next player's best turn counts against one's own."""


@lru_cache(maxsize=512)
def chances(fragments: float) -> Chances:
    """The chance that this many useful fragments, on average, make up for what is lacking."""
    found = []
    for half in range(FAR + 1):
        whole, rest = divmod(half, 2)
        found.append((_at_least(fragments, whole) + _at_least(fragments, whole + rest)) / 2)
    return tuple(found)


def _at_least(mean: float, count: int) -> float:
    """A Poisson number is at least this."""
    term, below = exp(-mean), 0.0
    for k in range(count):
        below += term
        term *= mean / (k + 1)
    return max(0.0, 1.0 - below)


class Outlook:
    """Values boards of one game. What it keeps are answers, not knowledge: any of it may be forgotten."""

    def __init__(self, t: Tables, weights: Weights) -> None:
        self.t = t
        self.w = weights
        self._joints = tuple(joints(t, board) for board in range(len(t.board_colours)))
        self._reach: dict[tuple[int, int, int, int, int], Reach] = {}
        self._threads: dict[tuple[Reach, int, int, int, int], tuple[float, tuple[float, ...]]] = {}
        self._values: dict[tuple[object, ...], float] = {}
        self._stage: Stage | None = None

    # ---------------------------------------------------------------- one colour
    def reach(self, board: int, colour: int, held: int, busy: int, full: int) -> Reach:
        """How far this colour is from joining its slots."""
        key = (board, colour, held, busy, full)
        found = self._reach.get(key)
        if found is None:
            if len(self._reach) > MEMO:
                self._reach.clear()
            found = self._reach[key] = tuple(
                _best(joint.routes, held, busy, full) for joint in self._joints[board][colour]
            )
        return found

    def threads(
        self, board: int, colour: int, reach: Reach, filled: int, stage: Stage
    ) -> tuple[float, tuple[float, ...]]:
        """The points to be hoped for from threads of a colour, and the chances of its slots by Reward."""
        key = (reach, board, colour, filled, id(stage))
        known = self._threads.get(key)
        if known is not None:
            return known
        cores = self.t.cores_of[board][colour]
        first, last = stage.chances[0], stage.last
        best = sure = 0.0
        lacks = [FAR] * len(cores)
        for joint, (lack, size) in zip(self._joints[board][colour], reach, strict=True):
            free = (joint.cores & ~filled).bit_count()
            points = size * free
            best = max(best, points * last[lack])
            if lack == 0:
                sure = max(sure, points)
            for at, core in enumerate(cores):
                if joint.cores >> core & 1 and lack < lacks[at]:
                    lacks[at] = lack
        if sure:
            # What is complete is scored at the next Reward; the rest of a larger thread may follow it.
            for joint, (lack, size) in zip(self._joints[board][colour], reach, strict=True):
                free = (joint.cores & ~filled).bit_count()
                if lack and free:
                    now = first[lack]
                    later = size * last[min(FAR, lack + REFILL)]
                    best = max(best, now * size * free + (1 - now) * (sure + later))
            best = max(best, sure) if best >= sure else sure
        slots = tuple(
            1.0 if filled >> core & 1 else chance[lack]
            for chance in stage.chances
            for core, lack in zip(cores, lacks, strict=True)
        )
        self._threads[key] = best, slots
        return best, slots

    # ---------------------------------------------------------------- a whole board
    def value(self, s: State, seat: int, stage: Stage) -> float:
        """What this player's board, bank and waiting tiles promise from now on."""
        if stage is not self._stage or len(self._values) > MEMO:
            self._stage = stage
            self._threads.clear()
            self._values.clear()
        board = board_of(self.t, s, seat)
        key = (
            seat, *board, *s.bank[seat * BANK : (seat + 1) * BANK], s.flipped[seat], s.core[seat],
            s.waiting[seat], s.cherished[seat], s.aspirations[seat],
        )  # fmt: skip
        worth = self._values.get(key)
        if worth is None:
            worth = self._values[key] = self._board(s, seat, board, stage) + self._tiles(s, seat, board, stage)
        return worth

    def _board(self, s: State, seat: int, board: list[int], stage: Stage) -> float:
        """Threads, core memories and the aspiration."""
        t = self.t
        number, filled = seat % len(t.board_colours), s.core[seat]
        busy, full = t.all_hexes & ~s.empty[seat], s.full[seat]
        worth = 0.0
        by_core = [[0.0] * len(t.core_hexes) for _ in stage.chances]
        for colour, held in enumerate(colour_masks(board)):
            reach = self.reach(number, colour, held, busy & ~held, full & ~held)
            points, slots = self.threads(number, colour, reach, filled, stage)
            worth += points
            cores = t.cores_of[number][colour]
            at = 0
            for row in by_core:
                for core in cores:
                    row[core] = slots[at]
                    at += 1
        return worth + self._cores(by_core) + self._wish(s, seat, board, by_core[-1])

    def _cores(self, by_core: list[list[float]]) -> float:
        worth = 0.0
        for cluster, points in zip(self.t.edition.clusters, self.t.cluster_points, strict=True):
            for row in by_core:
                chance = float(points)
                for core in cluster:
                    chance *= row[core]
                worth += chance
        return worth

    def _wish(self, s: State, seat: int, board: Sequence[int], at_end: Sequence[float]) -> float:
        colour = s.aspirations[seat]
        number = seat % len(self.t.board_colours)
        in_hexes = sum(COUNT[heap][colour] for heap in board)
        in_cores = sum(at_end[core] for core in self.t.cores_of[number][colour])
        in_moments = sum(HAS[self.t.pattern[tile]] >> colour & 1 for tile in s.cherished[seat])
        return in_hexes * WISH_HEX + in_cores * (WISH_CORE - WISH_HEX) + in_moments * WISH_MOMENT

    def _tiles(self, s: State, seat: int, board: list[int], stage: Stage) -> float:
        w, worth = self.w, 0.0
        later = len(stage.chances) - 1
        wish = s.aspirations[seat]
        held = 0
        for slot in range(BANK):
            tile = s.bank[seat * BANK + slot]
            if tile is None:
                worth += w.open_slot * later
                continue
            held += 1
            flipped = s.flipped[seat] >> slot & 1
            worth += self._tile(tile, board, 1.0 if flipped else stage.flips, later, wish)
        room = BANK - held
        waiting = sorted(
            (self._tile(tile, board, stage.flips, later, wish) for tile in s.waiting[seat]), reverse=True
        )
        return worth + sum(waiting[:room])

    def best_tiles(self, s: State, seat: int) -> list[int]:
        """The waiting tiles, the most promising first."""
        board = board_of(self.t, s, seat)
        wish = s.aspirations[seat]
        return sorted(s.waiting[seat], key=lambda tile: -self._tile(tile, board, 1.0, 1, wish))

    def _tile(self, tile: int, board: list[int], used: float, later: int, wish: int) -> float:
        """A tile's matches as they lie, and the hope for some later."""
        t, w = self.t, self.w
        matches = board.count(t.pattern[tile])
        bonus = WISH_MOMENT if HAS[t.pattern[tile]] >> wish & 1 else 0
        points = matches * t.pattern_points[tile] + (bonus if matches else 0)
        hope = (t.pattern_points[tile] + bonus) * (w.hope if later else 0.0)
        if matches:
            return used * (points + w.open_slot * later) + (1 - used) * (later > 0) * w.keep * points
        return hope + (1 - used) * 0.0


def _best(routes: tuple[tuple[int, int], ...], held: int, busy: int, full: int) -> tuple[int, int]:
    best, size = FAR, 0
    for route, around in routes:
        missing = route & ~held
        lack = LACK * missing.bit_count()
        if lack <= best:
            if missing & busy:
                lack += CROWDED * (missing & busy).bit_count() + CLOSED * (missing & full).bit_count()
                if lack > best:
                    continue
            long = (route | held & around).bit_count()
            if lack < best or long > size:
                best, size = lack, long
    return best, size
