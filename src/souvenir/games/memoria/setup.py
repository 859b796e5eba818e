"""Setting up: the deck, the lives, and who tells first."""

from __future__ import annotations

from souvenir.games.memoria.lives import deal_life
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.luck import Luck


def new_state(t: Tables, seats: int, luck: Luck) -> State:
    """Everything in its box; no picture is drawn yet.

    `memoria.setup.pair`: a player's Memoria and Bluff are always theirs, so a state only holds what
    was laid of them. `memoria.setup.orator`: the host says who tells first, or chance does.
    """
    s = State()
    s.seats = seats
    s.round = s.turn = 0
    s.deck, s.discards = tuple(range(len(t.edition.cards))), ()
    s.sides = (None,) * len(s.deck)
    s.rows = ()
    s.first = luck.below(seats) if t.first is None else t.first
    dealt = [deal_life(luck) for _ in range(seats)]
    s.lives = tuple(life for life, _ in dealt)
    s.pages = tuple(page for _, page in dealt)
    s.frame = s.story = None
    s.past = s.tied = ()
    return s
