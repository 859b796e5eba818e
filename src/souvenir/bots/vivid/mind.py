"""What the search knows of Vivid Memories."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from random import Random

from souvenir.bots.search.mind import Plan
from souvenir.bots.search.odds import Odds, Standing, in_turn
from souvenir.bots.vivid import reflecting, stages, turn
from souvenir.bots.vivid.outlook import BANK, Outlook
from souvenir.bots.vivid.stages import Stage, Weights
from souvenir.bots.vivid.thought import Thought
from souvenir.games.vivid.board import set_heap
from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import ROUNDS, Action, Reflect, Reward, Rewiring, Take, Taking
from souvenir.games.vivid.prepare import EXTRA_TILES
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Seat

TURNS = 14
"""Turns that the search compares."""
TAKES, SPOTS, MOVES = 6, 6, 8
"""In a hurry, so many takes are thought of, so many hexes for each, so many moves of a rewire."""
PARTS = 4
"""Parts of Remember in which a lead is worth the same."""
MORE = 0.8
"""How likely a player in a hurry takes another fragment while there is one to take."""
WIDTH, GLANCE = 60, 20
"""How wide Reflect is searched (see reflecting): about a quarter of a second, and at most one."""
WEIGHTS = Weights(focus=0.57, a_fragment=(0.0, 3.5, 5.0), threads=(1.0, 0.3, 0.3), cores=(1.0, 0.8, 0.4))
"""Early on, fragments count for more than plans: so says tools/fit_vivid.py, and rounded like this it won."""


class VividMind:
    """Remember is searched to its end, when the boards are judged; Reflect is a search of its own."""

    scale = 14.0
    counted: tuple[str, ...] = ("points", "due", "to do", "in bank", "waiting", "last of three")

    def __init__(self, game: Vivid) -> None:
        self._game, self._t = game, game.tables
        self._careful = Outlook(game.tables, WEIGHTS)
        self._hasty = Outlook(game.tables, WEIGHTS)
        self._elsewhere = Outlook(game.tables, WEIGHTS)
        """Answers are kept for one stage at a time: whoever judges at another has an outlook of their own."""
        self._odds = Odds.beside("souvenir.bots.vivid")

    def share(self, s: State, seat: Seat) -> float:
        return 1.0 if isinstance(s.frame, Taking) else 0.0

    def plans(self, s: State, seat: Seat) -> Sequence[Plan[Action]]:
        mind = Thought(self._game, self._careful, seat, s.aspirations[seat])
        if isinstance(s.frame, Taking):
            found = turn.turns(mind, s, rewired=6, moves=turn.REWIRE_MOVES)
            return nlargest(TURNS, found, key=lambda plan: plan.worth)
        if isinstance(s.frame, Rewiring):
            return [turn.best_rewire(mind, s)]
        if isinstance(s.frame, Reflect):
            return reflecting.sequences(mind, s, width=WIDTH, glance=GLANCE)
        stage = stages.reflected(s, mind.weights)
        legal = self._game.legal(s, seat)
        return [Plan((max(legal, key=lambda a: mind.worth(mind.after(s, a), stage)),), 0.0)]

    # ---------------------------------------------------------------- playing on
    def quick(self, s: State, seat: Seat, rng: Random) -> Sequence[Action]:
        mind = Thought(self._game, self._hasty, seat, s.aspirations[seat])
        if isinstance(s.frame, Taking):
            return self._quick_turn(mind, s, rng)
        if isinstance(s.frame, Rewiring):
            return self._quick_rewire(mind, s, rng)
        if isinstance(s.frame, Reflect):
            return reflecting.sequences(mind, s, width=1, glance=1)[0].steps
        return self.plans(s, seat)[0].steps

    def _quick_turn(self, mind: Thought, s: State, rng: Random) -> Sequence[Action]:
        stage, seat = self._at_rest(s), mind.seat
        board, best, chosen = s.copy(), float("-inf"), None
        waiting, hexes = s.waiting[seat], bits(s.empty[seat])
        for _ in range(TAKES):
            steps, f = self._any_take(s, seat, rng)
            board.waiting[seat] = waiting + f.emptied
            for hex in hexes if len(hexes) <= SPOTS else rng.sample(hexes, SPOTS):
                set_heap(self._t, board, seat, hex, f.taken)
                worth = mind.worth(board, stage)
                set_heap(self._t, board, seat, hex, 0)
                if worth > best:
                    best, chosen = worth, (*steps, self._t.place[hex])
        assert chosen is not None
        return chosen

    def _any_take(self, s: State, seat: Seat, rng: Random) -> tuple[list[Action], Taking]:
        now, steps = s.copy(), list[Action]()
        while True:
            legal = self._game.legal(now, seat)
            takes = [a for a in legal if isinstance(a, Take)]
            f = now.frame
            assert isinstance(f, Taking)
            if not takes or (len(takes) < len(legal) and rng.random() > MORE):
                return steps, f
            steps.append(takes[int(rng.random() * len(takes))])
            self._game.apply(now, seat, steps[-1], _NO_LUCK, None)

    def _quick_rewire(self, mind: Thought, s: State, rng: Random) -> Sequence[Action]:
        stage, legal = self._at_rest(s), self._game.legal(s, mind.seat)
        some = legal if len(legal) <= MOVES else [*rng.sample(legal[:-1], MOVES), legal[-1]]
        return (max(some, key=lambda a: mind.worth(mind.after(s, a), stage)),)

    # ---------------------------------------------------------------- judging
    def _at_rest(self, s: State) -> Stage:
        return stages.at_the_end_of_remember(s, self._hasty.w)

    def rests(self, s: State, began: State, turns: int) -> bool:
        if isinstance(began.frame, Taking | Rewiring) and not isinstance(s.frame, Taking | Rewiring):
            return True
        return s.round != began.round

    def values(self, s: State) -> Sequence[float]:
        return self._valued(s, self._hasty, self._at_rest(s))

    def _valued(self, s: State, look: Outlook, stage: Stage) -> list[float]:
        """By seat, points scored and what the board promises at this stage."""
        points = [0.0] * s.players
        for line in s.sheet:
            points[line.player] += line.points
        for seat in range(s.seats):
            points[seat] += look.value(s, seat, stage, wish=s.aspirations[seat])
        return points[: s.seats]

    def by_odds(self, s: State) -> bool:
        return s.seats in self._odds.searched

    def standing(self, s: State) -> Standing:
        """By round and by what part of the line is gone, then Reflect, what is left of it, and Reward.

        In Remember boards are judged by what is left in the line, and whoever has reflected is judged so.
        Due is whose turn it is, and after Remember who starts the next round; to do has whoever has not
        finished Reflect or Reward. Tiles are told apart: players in a hurry make less of them than it seems.
        Of three, the last of a round mostly has neither the turn more in it nor the first one of the next.
        """
        acting, values, tiles = self._game.to_act(s), list(self.values(s)), s.players + EXTRA_TILES
        due, remembering = in_turn(s.start, s.players), isinstance(s.frame, Taking | Rewiring)
        if isinstance(s.frame, Taking | Rewiring):
            part = min(PARTS * (tiles - len(s.line)) // tiles, PARTS - 1)
            due = in_turn(s.frame.seat, s.players)
            values = self._valued(s, self._elsewhere, stages.remembering(s, self._elsewhere.w))
        else:
            part = PARTS + 2 if isinstance(s.frame, Reward) else PARTS + (len(acting) < s.seats)
            if s.round == ROUNDS:
                due = (0.0,) * s.players
        if part > PARTS:
            stage, resting = stages.reflected(s, self._elsewhere.w), self._at_rest(s)
            for seat, wish in enumerate(s.aspirations[: s.seats]):
                if isinstance(s.frame, Reward) or seat not in acting:
                    values[seat] += self._elsewhere.value(s, seat, stage, wish=wish)
                    values[seat] -= self._hasty.value(s, seat, resting, wish=wish)
        rows = [
            (
                value / self.scale,
                due[seat],
                0.0 if remembering or seat not in acting else 1.0,
                float(sum([tile is not None for tile in s.bank[seat * BANK : (seat + 1) * BANK]])),
                float(len(s.waiting[seat])),
                1.0 if s.players == 3 and (s.start - seat) % 3 == 1 else 0.0,
            )
            for seat, value in enumerate(values)
        ]
        return Standing((s.round - 1) * (PARTS + 3) + part, tuple(rows))

    def odds(self, s: State) -> Sequence[float]:
        return self._odds.of(self.standing(s))


_NO_LUCK = SimLuck(Random(0))
"""Taking and placing draw nothing."""
