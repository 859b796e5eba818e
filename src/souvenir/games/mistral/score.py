"""From what the state keeps to lines people read, and who has won."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souvenir.games.mistral.model import Scored
from souvenir.games.mistral.names import card_name, figure_id, person_name, place_id, place_name
from souvenir.games.mistral.state import KINDS, State
from souvenir.games.mistral.tables import Tables
from souvenir.kernel.talk import Arg, Line, Phrase

KEPT: Final = 4096
"""Lines that are remembered, of all tables together."""
RULES: Final = {
    "encounter": "mistral.encounter",
    "prize": "mistral.rdv.prize",
    "sale": "mistral.sale.column",
    "majority": "mistral.majority",
}


@lru_cache(maxsize=KEPT)
def line_of(t: Tables, scored: Scored) -> Line:
    """A line of the sheet with its rule, its words and the components it came from."""
    args: dict[str, Arg]
    match scored.kind:
        case "encounter":
            args = {"card": card_name(t, KINDS + scored.what)}
            at = tuple(figure_id(t, figure) for figure in t.pair[scored.what])
        case "prize":
            args = {"place": place_name(t, scored.what)}
            at = (place_id(t, scored.what),)
        case _:
            args = {"figure": person_name(t, scored.what), "cards": scored.cards}
            at = (figure_id(t, scored.what),)
    return Line(RULES[scored.kind], scored.points, Phrase(f"mistral-line-{scored.kind}", args), at)


def points(s: State, seat: int) -> int:
    """A player's total."""
    return sum(scored.points for scored in s.sheet if scored.seat == seat)


def ranks(s: State) -> tuple[int, ...]:
    """`mistral.win`: most points; ties share."""
    totals = [points(s, seat) for seat in range(s.seats)]
    return tuple(sum(other > own for other in totals) for own in totals)
