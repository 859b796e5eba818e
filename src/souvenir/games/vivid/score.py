"""From what the state keeps to lines people read, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souvenir.games.vivid.automa import reward
from souvenir.games.vivid.model import Scored
from souvenir.games.vivid.names import colour_name, core_id, hex_id, memory_name, tile_id, tile_name
from souvenir.games.vivid.state import State
from souvenir.games.vivid.tables import Tables
from souvenir.kernel.masks import bits
from souvenir.kernel.talk import Arg, Line, Phrase, Rival, say

RULES: Final = {
    "moment": "vivid.moment.exact",
    "thread": "vivid.thread.score",
    "core": "vivid.core.complete",
    "wish-hexes": "vivid.aspiration",
    "wish-cores": "vivid.aspiration",
    "wish-moments": "vivid.aspiration",
    "heaps": "vivid.solo.automa",
    "sets": "vivid.solo.automa",
    "claims": "vivid.solo.automa",
}


def line_of(t: Tables, scored: Scored) -> Line:
    """A line of the sheet with its rule, its words and the components it came from."""
    args: dict[str, Arg] = {"times": scored.times}
    at = tuple(hex_id(scored.player, hex) for hex in bits(scored.hexes))
    match scored.kind:
        case "moment":
            args["tile"] = tile_name(t, scored.what)
            at += (tile_id(t, scored.what),)
        case "core":
            at = tuple(core_id(scored.player, core) for core in t.edition.clusters[scored.what])
            args["memory"] = memory_name(t, scored.what)
        case "sets" | "claims":
            pass
        case _:
            args |= {"colour": colour_name(scored.what), "hexes": len(at)}
    return Line(
        RULES[scored.kind], scored.points, Phrase(f"vivid-line-{scored.kind}", args), at, scored.round
    )


def points(s: State, player: int) -> int:
    """A player's total."""
    return sum(scored.points for scored in s.sheet if scored.player == player)


def rivals(t: Tables, s: State, lines: Sequence[Line]) -> tuple[Rival, ...]:
    """Alone, the automa with its lines; it wins a tie (`vivid.solo.win`)."""
    if s.automa is None:
        return ()
    over = s.frame is None
    ahead = (
        () if over else tuple(line_of(t, scored) for scored in reward(t, s, last_round=True) if scored.points)
    )
    return (Rival(say("vivid-automa"), tuple(lines), ahead, 1 - ranks(s)[0] if over else None),)


def ranks(s: State) -> tuple[int, ...]:
    """`vivid.win`, `vivid.tie.aspiration`, `vivid.tie.order`; alone, `vivid.solo.win`."""
    if s.automa:
        return (0,) if points(s, 0) > points(s, s.seats) else (1,)

    def standing(player: int) -> tuple[int, int, int]:
        wish = sum(line.points for line in s.sheet if line.player == player and line.kind.startswith("wish"))
        return points(s, player), wish, (player - s.start) % s.players

    order = sorted(range(s.seats), key=standing, reverse=True)
    return tuple(order.index(seat) for seat in range(s.seats))
