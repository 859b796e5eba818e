"""What a board promises: points that are sure, and points that are likely, as one number.

Every core slot gets a chance of being filled by each Reward to come, from what the best route to it
still lacks. Threads and core memories are worth their points times these chances; so a single scale
serves the first placement of the game and the last action of Reflect.
"""

from __future__ import annotations

from souvenir.bots.vivid.stages import Stage, Weights
from souvenir.bots.vivid.threads import MEMO, Threads
from souvenir.games.vivid.board import board_of
from souvenir.games.vivid.model import SLOTS
from souvenir.games.vivid.reward import WISH_CORE, WISH_HEX, WISH_MOMENT, colour_masks
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import COUNT, HAS, SIZE, Tables

BANK = len(SLOTS)


class Outlook:
    """Values boards of one game for one player at a time."""

    def __init__(self, t: Tables, weights: Weights) -> None:
        self.t = t
        self.w = weights
        self._threads = Threads(t)
        self._clusters = tuple(_by_colour(t, board) for board in range(len(t.board_colours)))
        self._values: dict[tuple[object, ...], float] = {}
        self._stage: Stage | None = None

    def value(self, s: State, seat: int, stage: Stage, *, wish: int | None) -> float:
        """What this player's board, bank and waiting tiles promise from now on.

        The aspiration is told apart from the state: nobody else's may be looked at.
        """
        if stage is not self._stage or len(self._values) > MEMO:
            self._stage = stage
            self._values.clear()
            self._threads.forget_stage()
        board = board_of(self.t, s, seat)
        key = (
            seat, wish, *board, *s.bank[seat * BANK : (seat + 1) * BANK], s.flipped[seat], s.core[seat],
            s.waiting[seat], s.cherished[seat],
        )  # fmt: skip
        worth = self._values.get(key)
        if worth is None:
            worth = self._board(s, seat, board, stage, wish) + self._tiles(s, seat, board, stage, wish)
            self._values[key] = worth
        return worth

    # ---------------------------------------------------------------- threads, core memories, aspiration
    def _board(self, s: State, seat: int, board: list[int], stage: Stage, wish: int | None) -> float:
        t, w, later = self.t, self.w, stage.later
        number, filled = seat % len(t.board_colours), s.core[seat]
        busy, full = t.all_hexes & ~s.empty[seat], s.full[seat]
        worth = 0.0
        if w.a_fragment[later]:
            worth = w.a_fragment[later] * sum([SIZE[heap] for heap in board])
        slots: list[tuple[tuple[float, ...], ...]] = []
        for colour, held in enumerate(colour_masks(board)):
            points, of_colour = self._threads.promise(
                number, colour, held, busy & ~held, full & ~held, filled, stage
            )
            worth += w.threads[later] * points
            slots.append(of_colour)
            if colour == wish:
                worth += self._wish(s, seat, board, colour, sum(of_colour[-1]))
        return worth + w.cores[later] * self._cores(number, slots)

    def _cores(self, number: int, slots: list[tuple[tuple[float, ...], ...]]) -> float:
        """Core memories score in every Reward from the one on that completes them."""
        worth = 0.0
        clusters = self._clusters[number]
        for rows in zip(*slots, strict=True):
            chances = [chance for row in rows for chance in row]
            for points, cores in clusters:
                chance = points
                for core in cores:
                    chance *= chances[core]
                worth += chance
        return worth

    def _wish(self, s: State, seat: int, board: list[int], colour: int, in_cores: float) -> float:
        in_hexes = sum(COUNT[heap][colour] for heap in board)
        in_moments = sum(HAS[self.t.pattern[tile]] >> colour & 1 for tile in s.cherished[seat])
        return in_hexes * WISH_HEX + in_cores * (WISH_CORE - WISH_HEX) + in_moments * WISH_MOMENT

    # ---------------------------------------------------------------- tiles
    def _tiles(self, s: State, seat: int, board: list[int], stage: Stage, wish: int | None) -> float:
        worth, room = 0.0, 0
        for slot in range(BANK):
            tile = s.bank[seat * BANK + slot]
            if tile is None:
                room += 1
                worth += self.w.open_slot * stage.later
            else:
                used = 1.0 if s.flipped[seat] >> slot & 1 else stage.flips
                worth += self._tile(tile, board, used, stage.later, wish)
        if s.waiting[seat]:
            waiting = [self._tile(tile, board, stage.flips, stage.later, wish) for tile in s.waiting[seat]]
            worth += sum(sorted(waiting, reverse=True)[:room])
        return worth

    def _tile(self, tile: int, board: list[int], used: float, later: int, wish: int | None) -> float:
        """A tile's matches as they lie, or the hope for one later."""
        t, w = self.t, self.w
        pattern, points = t.pattern[tile], t.pattern_points[tile]
        bonus = WISH_MOMENT if wish is not None and HAS[pattern] >> wish & 1 else 0
        matches = board.count(pattern)
        if not matches:
            return (points + bonus) * w.hope if later else 0.0
        scored = matches * points + bonus
        kept = w.keep * scored if later else 0.0
        return used * (scored + w.open_slot * later) + (1 - used) * kept

    def best_tiles(self, s: State, seat: int) -> list[int]:
        """The waiting tiles, the most promising first."""
        board, wish = board_of(self.t, s, seat), s.aspirations[seat]
        return sorted(s.waiting[seat], key=lambda tile: -self._tile(tile, board, 1.0, 1, wish))


def _by_colour(t: Tables, board: int) -> tuple[tuple[float, tuple[int, ...]], ...]:
    """The clusters of a board with their points, core slots counted colour by colour."""
    at = {core: number for number, core in enumerate(core for cores in t.cores_of[board] for core in cores)}
    return tuple(
        (float(points), tuple(at[core] for core in cluster))
        for cluster, points in zip(t.edition.clusters, t.cluster_points, strict=True)
    )
