"""A bot that takes what gains most: one step ahead, and at the start of a turn one turn of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from souvenir.bots.mistral.worth import EMBROUILLE, Judge
from souvenir.games.mistral.card_powers import ERRAND
from souvenir.games.mistral.columns import character_of, row_of, size_of
from souvenir.games.mistral.game import Mistral
from souvenir.games.mistral.hands import HAND, HAND_EMBROUILLES
from souvenir.games.mistral.model import (
    Action,
    Clear,
    Clearing,
    Discard,
    Discarding,
    Draw,
    DrawEmbrouille,
    Encounter,
    Exchange,
    Exchanging,
    Give,
    Imprison,
    Kind,
    Lay,
    Move,
    Play,
    Playing,
    RendezVous,
    Sell,
    Selling,
    Steal,
    Turn,
)
from souvenir.games.mistral.rendezvous import LAST, PRIZE, columns_there
from souvenir.games.mistral.sight import View
from souvenir.games.mistral.state import KINDS, STREET, State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat

ACTS = (Move, DrawEmbrouille, Encounter, Exchange)
LAYS = (Lay, Clear, Imprison)
STEPS = 3
ENOUGH = 120.0
"""A step that gains less is not worth a move."""
ANSWERED = 400.0
"""What an exchange is worth less because the partner will answer it."""
FULL_HAND = 0.25
"""What a card drawn beyond the limit is worth of what it would be."""


class Greedy:
    """Looks one step ahead with all it can see, and imagines the rest once."""

    def __init__(self, game: Mistral) -> None:
        self._game = game
        self._t = game.tables
        self.judge = Judge(game.tables)

    def choose(self, view: View, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        return self.step(self._game.imagine(view, rng), seat, legal, rng)

    def step(self, s: State, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
        """The same from an imagined state."""
        luck = SimLuck(rng)
        match s.frames[-1]:
            case Turn(kind=None):
                return self._plan(s, seat, legal, luck)
            case Turn(kind=kind) if kind is not None:
                return self._step(s, seat, legal, luck, kind)
            case RendezVous() as f:
                return self._t.throw if self._wants(s, seat, f.place) else self._t.pass_
            case Selling():
                return self._sell(s, seat, legal)
            case Discarding():
                return min(legal, key=lambda a: self._discarded(s, seat, a))
            case _:
                return max(legal, key=lambda a: self.after(s, seat, a, luck))

    # ---------------------------------------------------------------- a turn
    def _plan(self, s: State, seat: int, legal: Sequence[Action], luck: SimLuck) -> Action:
        """A turn of the kind that gains most, after free plays that gain by themselves."""
        free = self._best_free(s, seat, legal, luck)
        if free is not None:
            return free
        plans: list[tuple[float, Action]] = [(0.0, self._t.done)]
        draws = [a for a in legal if isinstance(a, Draw)]
        if draws:
            gain, first = self.best_draw(s, seat, draws)
            room = max(0, min(STEPS, HAND - s.size[seat]))
            plans.append((gain * (room + FULL_HAND * (STEPS - room)), first))
        plans += self._run(s, seat, legal, luck, "lay") + self._run(s, seat, legal, luck, "act")
        return max(plans, key=lambda plan: plan[0])[1]

    def _run(
        self, s: State, seat: int, legal: Sequence[Action], luck: SimLuck, kind: Kind
    ) -> list[tuple[float, Action]]:
        """What up to three steps of one kind gain, the best one first each time, and the first of them."""
        kinds = LAYS if kind == "lay" else ACTS
        before = self.judge.margin(s, seat)
        first: Action | None = None
        best, at = 0.0, s
        for _ in range(STEPS):
            steps = self.worth_a_look(at, [a for a in legal if isinstance(a, kinds)])
            if not steps:
                break
            value, action = max(((self.after(at, seat, a, luck), a) for a in steps), key=lambda pair: pair[0])
            first = first or action
            if value - before <= best + ENOUGH:
                break
            best = value - before
            at = self._done(at, seat, action, luck)
            frame = at.frames[-1] if at.frames else None
            if not isinstance(frame, Turn) or frame.seat != seat:
                break
            legal = self._game.legal(at, seat)
        return [(best, first)] if first is not None and best > 0 else []

    def _step(self, s: State, seat: int, legal: Sequence[Action], luck: SimLuck, kind: Kind) -> Action:
        """The next step of a turn that has begun, or its end."""
        free = self._best_free(s, seat, legal, luck)
        if free is not None:
            return free
        draws = [a for a in legal if isinstance(a, Draw)]
        if kind == "draw" and draws:
            return self.best_draw(s, seat, draws)[1]
        kinds = LAYS if kind == "lay" else ACTS
        steps = self.worth_a_look(s, [a for a in legal if isinstance(a, kinds)])
        if not steps:
            return self._t.done
        before = self.judge.margin(s, seat)
        value, action = max(((self.after(s, seat, a, luck), a) for a in steps), key=lambda pair: pair[0])
        return action if value > before + ENOUGH else self._t.done

    def worth_a_look(self, s: State, steps: Sequence[Action]) -> list[Action]:
        """The steps less those that lead nowhere or come to the same as another.

        Nobody goes where neither a rendez-vous nor their own colour waits, only the smallest column is
        ever given up, and whichever figure of ours names another, the exchange is the same.
        """
        found: list[Action] = []
        named: set[str] = set()
        clears: list[Clear] = []
        for a in steps:
            if isinstance(a, Clear):
                clears.append(a)
            elif isinstance(a, Exchange):
                if a.other not in named:
                    named.add(a.other)
                    found.append(a)
            elif not isinstance(a, Move) or self._leads_somewhere(s, a):
                found.append(a)
        if clears:
            row = row_of(s, s.frames[-1].seat)
            found.append(min(clears, key=lambda a: size_of(row[a.column])))
        return found

    def _leads_somewhere(self, s: State, a: Move) -> bool:
        place = self._t.place[a.place]
        return (
            place == STREET or place in s.open or bool(self._t.home_at[place] >> self._t.card[a.figure] & 1)
        )

    def _best_free(self, s: State, seat: int, legal: Sequence[Action], luck: SimLuck) -> Action | None:
        """The free play that gains most, if one gains."""
        plays = [a for a in legal if a.do in ("play", "release", "imprison")]
        if isinstance(s.frames[-1], Turn) and s.frames[-1].kind is None:
            plays = [a for a in plays if a.do == "play" and not self._is_second_wind(a)]
        if not plays:
            return None
        before = self.judge.margin(s, seat)
        value, action = max(((self.after(s, seat, a, luck), a) for a in plays), key=lambda pair: pair[0])
        return action if value > before + ENOUGH else None

    def _is_second_wind(self, a: Action) -> bool:
        return isinstance(a, Play) and self._t.power_of[self._t.card[a.card] - KINDS] == "second-wind"

    def best_draw(self, s: State, seat: int, draws: Sequence[Draw]) -> tuple[float, Action]:
        def gain(a: Draw) -> float:
            top = s.tops[a.pile]
            return self.judge.draw(s, seat, top) if top is not None else 0.0

        best = max(draws, key=gain)
        return gain(best), best

    # ---------------------------------------------------------------- looking ahead
    def _done(self, s: State, seat: int, a: Action, luck: SimLuck) -> State:
        """The position after a step and the choices that belong to it."""
        after = self._game.copy(s)
        self._game.apply(after, seat, a, luck, None)
        while after.frames and isinstance(after.frames[-1], Clearing | Exchanging | Playing):
            inner = self._game.legal(after, seat)
            chosen = (
                max(inner, key=lambda b: self.after(after, seat, b, luck)) if len(inner) > 1 else inner[0]
            )
            self._game.apply(after, seat, chosen, luck, None)
        return after

    def after(self, s: State, seat: int, a: Action, luck: SimLuck) -> float:
        """What a step is worth with the best choices that belong to it."""
        judge = self.judge
        if isinstance(a, DrawEmbrouille):
            full = s.embrouilles[seat].bit_count() >= HAND_EMBROUILLES or s.size[seat] >= HAND
            return judge.margin(s, seat) + (0.0 if full else EMBROUILLE)
        if isinstance(a, Draw):
            top, frame = s.tops[a.pile], s.frames[-1]
            cards = ERRAND if isinstance(frame, Playing) and not frame.left else 1
            return judge.margin(s, seat) + (cards * judge.draw(s, seat, top) if top is not None else 0.0)
        if isinstance(a, Steal):
            return judge.margin(s, seat) + 500.0 + 10.0 * s.size[a.seat]
        if isinstance(a, Give):
            return judge.margin(s, seat) - judge.card(s, seat, self._t.card[a.card])
        after = self._game.copy(s)
        self._game.apply(after, seat, a, luck, None)
        if self._is_second_wind(a):
            return judge.margin(after, seat) + self._one_more(s, after, seat, luck)
        if after.frames and isinstance(after.frames[-1], Clearing | Exchanging | Playing):
            return self._best_inner(after, seat, luck) - (ANSWERED if isinstance(a, Exchange) else 0.0)
        return judge.margin(after, seat)

    def _one_more(self, s: State, after: State, seat: int, luck: SimLuck) -> float:
        """What an action more is worth: that of the best one, if none was left."""
        turn = s.frames[-1]
        if not isinstance(turn, Turn) or turn.kind != "act" or turn.left:
            return 0.0
        steps = [a for a in self._game.legal(after, seat) if isinstance(a, ACTS)]
        before = self.judge.margin(after, seat)
        return max((self.after(after, seat, a, luck) - before for a in steps), default=0.0)

    def _best_inner(self, s: State, seat: int, luck: SimLuck) -> float:
        inner = self._game.legal(s, seat)
        if isinstance(inner[0], Give):
            cheap = min(inner, key=lambda a: self._discarded(s, seat, a))
            after = self._game.copy(s)
            self._game.apply(after, seat, cheap, luck, None)
            return self.judge.margin(after, seat)
        return max(self.after(s, seat, a, luck) for a in inner)

    def _discarded(self, s: State, seat: int, a: Action) -> float:
        assert isinstance(a, Discard | Give)
        return self.judge.card(s, seat, self._t.card[a.card])

    # ---------------------------------------------------------------- rendez-vous
    def _wants(self, s: State, seat: int, place: int) -> bool:
        """Is it better that this rendez-vous is made?"""
        sales = [
            sum(self.judge.sale[size_of(row_of(s, p)[column])] for column in columns_there(s, p, place))
            for p in range(s.seats)
        ]
        own = sales.pop(seat)
        return PRIZE + own >= max(sales) / 2

    def _sell(self, s: State, seat: int, legal: Sequence[Action]) -> Action:
        """A column is sold unless it is worth more as it grows, or for control at the end."""
        left = LAST[s.seats] - s.played - 1
        for a in legal:
            if isinstance(a, Sell):
                packed = row_of(s, seat)[a.column]
                alone = sum(c >> character_of(packed) & 1 for c in s.controls) == 1 and (
                    s.controls[seat] >> character_of(packed) & 1
                )
                cards = size_of(packed)
                keep = (PRIZE if alone else 0) * (0.4 if left else 1.0)
                keep += 0.4 * self.judge.sale[cards + 1] * min(1.0, left / 3)
                if self.judge.sale[cards] > keep:
                    return a
        return self._t.done
