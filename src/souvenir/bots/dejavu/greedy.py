"""A bot that looks for the sowing whose bits it can use best, and then uses them so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from souvenir.bots.dejavu.dealing import choose_dealt, choose_hand
from souvenir.bots.dejavu.plan import Planner
from souvenir.bots.dejavu.reach import finals
from souvenir.bots.dejavu.sowing import Ends, endings
from souvenir.bots.dejavu.worth import Outlook, Outlooks
from souvenir.games.dejavu.model import (
    Action,
    Building,
    Collect,
    Collecting,
    Dealing,
    Drawing,
    Flowering,
    Growing,
    Instant,
    Keeping,
    Lift,
    Refilling,
    Sowing,
)
from souvenir.games.dejavu.paths import ALL_TILES
from souvenir.games.dejavu.sight import View
from souvenir.games.dejavu.state import Heap, State
from souvenir.games.dejavu.tables import COLOUR, KIND_OF, SHAPE, WHITE, WHITES, Tables, plus
from souvenir.kernel.game import AnyGame
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Seat


class Greedy:
    """Takes what is worth most in this turn; knows points, links, powers and when the end is near."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._tables: Tables = game.tables  # type: ignore[attr-defined]
        self._ends = Ends()
        self.outlooks = Outlooks(self._tables)
        self._steps: dict[type, Callable[[Outlook, Sequence[Action], Random], Action]] = {
            Dealing: choose_dealt,
            Flowering: self._flower,
            Sowing: self._drop,
            Collecting: self._white,
            Building: self._build,
            Instant: self._cover,
            Growing: self._spend,
            Keeping: self._keep,
            Refilling: _anything,
            Drawing: choose_hand,
        }

    def choose(self, view: View, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        return self.step(self._game.imagine(view, rng), seat, legal, rng)

    def step(self, s: State, seat: Seat, legal: Sequence[Any], rng: Random) -> Any:
        """The same from an imagined state."""
        step = self._steps.get(type(s.frame), _anything)
        if step is _anything:
            return _anything(None, legal, rng)
        return step(self.outlooks.of(s, seat), legal, rng)

    # ---------------------------------------------------------------- sowing
    def _flower(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        f = o.s.frame
        assert isinstance(f, Flowering)
        if f.after or self._tables.done in legal:
            return _walk_and_plant(o, f, legal)
        return self._lift(o, legal)

    def _lift(self, o: Outlook, legal: Sequence[Action]) -> Action:
        tiles = [o.t.tile[a.tile] for a in legal if isinstance(a, Lift)]
        best = max(endings(Planner(o), self._ends, o.s, tiles), key=lambda ending: ending.worth)
        return o.t.lift[best.tile]

    def _drop(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        planner, t, s, f = Planner(o), o.t, o.s, o.s.frame
        assert isinstance(f, Sowing)
        allowed = set(legal)
        free = ALL_TILES & ~f.visited
        best, chosen = -1.0, legal[0]
        last = len(s.loose) == 1
        for step in bits(s.near[f.tile] & free):
            ends = 1 << step if last else finals(s.near, step, free & ~(1 << step), len(s.loose) - 1)
            for final in bits(ends):
                for kind, drop in self._drops(s.loose, last=last):
                    action = t.drop[step][drop]
                    if action in allowed:
                        value = planner.ending(final, kind)
                        if value > best:
                            best, chosen = value, action
        return chosen

    def _drops(self, heap: Heap, *, last: bool) -> Iterator[tuple[int, int]]:
        """Pairs of the bit to end with and the one to drop now: white ones first, they help nobody."""
        for kind in dict.fromkeys(heap):
            if last:
                yield kind, kind
            elif kind >= WHITES:
                rest = list(heap)
                rest.remove(kind)
                yield kind, rest[0]

    def _white(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        planner = Planner(o)
        pool = plus(o.s.loose, o.s.chests[o.seat])

        def value(action: Action) -> float:
            if not isinstance(action, Collect):
                return planner.best(pool)[0]
            return planner.best(plus(pool, (KIND_OF[action.shape, "white"],)))[0] + 0.01

        return max(legal, key=value)

    # ---------------------------------------------------------------- using bits
    def _build(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        t, pool = o.t, o.s.loose
        _, uses = Planner(o).best(pool)
        for use in sorted(uses, key=lambda use: (not use.completes, not use.project.begun)):
            card = use.project.card
            at_once = use.completes and not use.project.begun
            action: Action = t.build[card] if at_once else t.cover[card][use.bits[0]]
            if action in legal:
                return action
        planner = Planner(o)
        if t.grow in legal and planner.can_grow and not o.last:
            return t.grow
        return t.done

    def _cover(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        f = o.s.frame
        assert isinstance(f, Instant)
        colour, row = o.t.colour[f.card], o.t.cover[f.card]
        kinds = [kind for kind in dict.fromkeys(o.s.loose) if row[kind] in legal]
        return row[min(kinds, key=lambda kind: (COLOUR[kind] != colour, COLOUR[kind] != WHITE, kind))]

    def _spend(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        planner = Planner(o)
        kinds = dict.fromkeys(o.s.loose)
        return o.t.spend[min(kinds, key=lambda kind: (planner.keeping(kind), SHAPE[kind]))]

    def _keep(self, o: Outlook, legal: Sequence[Action], rng: Random) -> Action:
        if o.t.keep_all in legal:
            return o.t.keep_all
        planner = Planner(o)
        return o.t.keep[max(dict.fromkeys(o.s.loose), key=lambda kind: (planner.keeping(kind), -kind))]


def _anything(o: Outlook | None, legal: Sequence[Action], rng: Random) -> Action:
    return legal[int(rng.random() * len(legal))]


def _walk_and_plant(o: Outlook, f: Flowering, legal: Sequence[Action]) -> Action:
    """Go where the fragment worth most can be reached, if there is a flower to plant."""
    t, s = o.t, o.s
    flowers: list[Action] = [t.plant_girl] if s.pots[o.seat] else []
    flowers += [t.plant[card] for card in bits(s.blooms[o.seat])]
    if not flowers or f.planted:
        return t.done
    best = 0.0
    chosen: Action = t.done
    fragment = s.fragments[s.girl]
    if fragment is not None:
        best, chosen = o.fragment_gain(fragment), flowers[0]
    for tile in bits(s.near[s.girl] & ~f.walked) if f.steps else ():
        for goal in bits(_within(s.near, tile, ~f.walked, f.steps - 1)):
            fragment = s.fragments[goal]
            if fragment is not None and o.fragment_gain(fragment) > best:
                best, chosen = o.fragment_gain(fragment), t.walk[tile]
    return chosen if chosen in legal else t.done


def _within(near: tuple[int, ...], tile: int, free: int, steps: int) -> int:
    """The tiles that at most so many steps lead to."""
    found = 1 << tile
    for _ in range(steps):
        for other in bits(found):
            found |= near[other] & free
    return found
