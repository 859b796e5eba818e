"""The deck of pictures: an unseen heap, drawn from at need, so that no order exists that could leak."""

from __future__ import annotations

from souvenir.games.memoria.model import SIDES
from souvenir.games.memoria.state import State
from souvenir.games.memoria.tables import Tables
from souvenir.kernel.luck import Luck
from souvenir.kernel.talk import Emit, Event, say


def draw(t: Tables, s: State, luck: Luck, emit: Emit) -> int:
    """One card at random; only now is its side fixed (`memoria.setup.sides`), for the whole game."""
    if not s.deck:
        _shuffle_discards(s, emit)
    at = luck.below(len(s.deck))
    card = s.deck[at]
    s.deck = s.deck[:at] + s.deck[at + 1 :]
    if s.sides[card] is None:
        side = luck.below(len(SIDES)) if t.side_of_all is None else SIDES.index(t.side_of_all)
        s.sides = (*s.sides[:card], side, *s.sides[card + 1 :])
    return card


def _shuffle_discards(s: State, emit: Emit) -> None:
    """`memoria.deck.empty`: the discards are the new deck."""
    s.deck, s.discards = tuple(sorted(s.discards)), ()
    if emit:
        emit(Event(say("memoria-event-reshuffled"), rule="memoria.deck.empty", touches=("deck",)))


def discard_rows(s: State) -> None:
    """All open cards leave the table."""
    s.discards += tuple(card for row in s.rows for card in row)
    s.rows = ()
