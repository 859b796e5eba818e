"""What was found, as lines people read, and who has won."""

from __future__ import annotations

from souvenir.kernel.talk import Line, Seat, say
from souvenir_pairs.names import picture_name, pile_id
from souvenir_pairs.state import State
from souvenir_pairs.tables import Tables


def lines(t: Tables, s: State, seat: Seat) -> list[Line]:
    """`pairs.score`: a point for each pair."""
    at = (pile_id(seat),)
    return [
        Line("pairs.score", 1, say("pairs-line-pair", picture=picture_name(t, face)), at)
        for face in s.taken[seat]
    ]


def ranks(s: State) -> tuple[int, ...]:
    """`pairs.win`: most pairs; who has as many shares the place."""
    counts = [len(had) for had in s.taken]
    return tuple(sum(other > own for other in counts) for own in counts)
