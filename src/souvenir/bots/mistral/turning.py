"""Whole turns of one player: steps that go well together, and the choices within each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nlargest
from random import Random

from souvenir.bots.mistral.greedy import ACTS, ENOUGH, LAYS, STEPS, Greedy
from souvenir.bots.search.mind import Plan
from souvenir.games.mistral.game import Mistral
from souvenir.games.mistral.hands import HAND
from souvenir.games.mistral.model import (
    Action,
    Clearing,
    Done,
    Draw,
    DrawEmbrouille,
    Exchanging,
    Play,
    Playing,
    Steal,
    Turn,
)
from souvenir.games.mistral.state import KINDS, State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Seat

WIDTH = 6
"""Beginnings of turns that are kept at each step."""
DEPTH = 4
"""Steps of a turn that are thought of together."""
HASTY = 12
"""Steps of a kind that a player in a hurry thinks of."""
FOLLOWED = 2.0
"""What a first step gains, a whole turn is taken to gain so many times."""
WITHIN = Clearing | Exchanging | Playing
CHANCE = Draw | DrawEmbrouille | Steal

_LUCK = SimLuck(Random(0))
"""What is drawn is not looked at: a plan ends with the draw."""


@dataclass(frozen=True, slots=True)
class Way:
    """A turn so far: its steps, where they led, and what that is worth."""

    steps: tuple[Action, ...]
    state: State
    worth: float


def turns(game: Mistral, greedy: Greedy, s: State, seat: Seat) -> list[Plan[Action]]:
    """Many turns of each kind, each as far as it can be foreseen; in no order."""
    found: list[Plan[Action]] = []
    kept = [Way((), s, greedy.judge.margin(s, seat))]
    for _ in range(DEPTH):
        longer: dict[object, Way] = {}
        for way in kept:
            found.append(Plan((*way.steps, game.tables.done), way.worth))
            for a in greedy.worth_a_look(way.state, game.legal(way.state, seat)):
                if isinstance(a, CHANCE):
                    found.append(Plan((*way.steps, a), _hoped(greedy, way.state, seat, a)))
                elif not isinstance(a, Done):
                    more = _step(game, greedy, way, seat, a)
                    longer.setdefault(_where(more.state, seat), more)
        kept = []
        for way in nlargest(2 * WIDTH, longer.values(), key=lambda way: way.worth):
            if _goes_on(way.state, seat) and len(kept) < WIDTH:
                kept.append(way)
            else:
                found.append(Plan(way.steps, way.worth))
    return [plan for plan in found if len(plan.steps) > 1 or plan.steps[0] in game.legal(s, seat)]


def _where(s: State, seat: Seat) -> object:
    """What tells ways apart that come to the same in another order."""
    hand = s.hand[seat * KINDS : (seat + 1) * KINDS]
    return (*s.columns, *s.where, *hand, s.embrouilles[seat], s.frames)


def _goes_on(s: State, seat: Seat) -> bool:
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, Turn) and frame.seat == seat


def _hoped(greedy: Greedy, s: State, seat: Seat, a: Action) -> float:
    """What a draw is worth; as the first step of a turn, with the two that follow."""
    worth = greedy.after(s, seat, a, _LUCK)
    frame = s.frames[-1]
    if isinstance(a, Draw) and isinstance(frame, Turn) and frame.kind is None:
        gain, _ = greedy.best_draw(s, seat, [a])
        worth += gain * max(0, min(STEPS, HAND - s.size[seat]) - 1)
    return worth


def _step(game: Mistral, greedy: Greedy, way: Way, seat: Seat, a: Action) -> Way:
    """The turn with one step more, and the best of the choices that belong to it."""
    now = game.copy(way.state)
    game.apply(now, seat, a, _LUCK, None)
    steps = [*way.steps, a]
    while now.frames and isinstance(now.frames[-1], WITHIN) and now.frames[-1].seat == seat:
        inner = max(game.legal(now, seat), key=lambda b: greedy.after(now, seat, b, _LUCK))
        steps.append(inner)
        if isinstance(inner, CHANCE):
            return Way(tuple(steps), _ended(now), greedy.after(now, seat, inner, _LUCK))
        game.apply(now, seat, inner, _LUCK, None)
    return Way(tuple(steps), now, greedy.judge.margin(now, seat))


def _ended(s: State) -> State:
    """A state from which no plan goes on."""
    over = s.copy()
    over.frames = ()
    return over


# -------------------------------------------------------------------- in a hurry
def hasty(game: Mistral, greedy: Greedy, s: State, seat: Seat, rng: Random) -> tuple[Action, ...]:
    """A turn of the first kind that looks good, step by step the best of a few."""
    legal, before = game.legal(s, seat), greedy.judge.margin(s, seat)
    draws = [a for a in legal if isinstance(a, Draw)]
    hoped = 0.0
    best = Way((game.tables.done,), s, before)
    if draws:
        _, draw = greedy.best_draw(s, seat, draws)
        hoped = _hoped(greedy, s, seat, draw) - before
        best = Way((draw,), _ended(s), before)
    start = Way((), s, before)
    firsts = [
        _some_step(game, greedy, start, seat, [a for a in legal if isinstance(a, kinds)], rng)
        for kinds in (LAYS, ACTS)
    ]
    for first in firsts:
        if first is not None and (gain := FOLLOWED * (first.worth - before)) > max(hoped, ENOUGH):
            hoped, best = gain, first
    return _to_the_end(game, greedy, best, seat, rng)


def hasty_rest(game: Mistral, greedy: Greedy, s: State, seat: Seat, rng: Random) -> tuple[Action, ...]:
    """The rest of a turn that was interrupted."""
    return _to_the_end(game, greedy, Way((), s, greedy.judge.margin(s, seat)), seat, rng)


def _to_the_end(game: Mistral, greedy: Greedy, way: Way, seat: Seat, rng: Random) -> tuple[Action, ...]:
    """The turn with more steps for as long as they gain."""
    done = game.tables.done
    while len(way.steps) < STEPS and _goes_on(way.state, seat) and done not in way.steps:
        longer = _some_step(game, greedy, way, seat, game.legal(way.state, seat), rng)
        if longer is None or longer.worth <= way.worth + ENOUGH:
            return (*way.steps, done)
        way = longer
    return (*way.steps, done) if _goes_on(way.state, seat) and done not in way.steps else way.steps


def _some_step(
    game: Mistral, greedy: Greedy, way: Way, seat: Seat, legal: Sequence[Action], rng: Random
) -> Way | None:
    """The best of a few steps that could come next; None if there is none."""
    steps = [a for a in legal if isinstance(a, (*LAYS, *ACTS, Play))]
    if len(steps) > HASTY:
        steps = rng.sample(steps, HASTY)
    ways = [
        Way((*way.steps, a), _ended(way.state), greedy.after(way.state, seat, a, _LUCK))
        if isinstance(a, CHANCE)
        else _step(game, greedy, way, seat, a)
        for a in greedy.worth_a_look(way.state, steps)
    ]
    return max(ways, key=lambda way: way.worth, default=None)
