"""Laws of the end: everyone has a place, and every total is the sum of its lines."""

from __future__ import annotations

from typing import Any

from souvenir.kernel.game import AnyGame
from souvenir.testing.proof import must


def ranks_are_places(game: AnyGame, s: Any, seats: int) -> None:
    """One place a seat, 0 the best; alone one may lose, together somebody comes first."""
    ranks = list(game.ranks(s))
    must(len(ranks) == seats, "{} places for {} seats", len(ranks), seats)
    must(all(type(rank) is int and 0 <= rank <= max(1, seats - 1) for rank in ranks), "ranks {}", ranks)
    must(seats == 1 or 0 in ranks, "nobody comes first: {}", ranks)


def nothing_is_left_to_score(game: AnyGame, s: Any, seats: int) -> None:
    """When the game is over the sheet is final, and open to all alike."""
    for seat in range(seats):
        final = list(game.score(s, seat, seat))
        for viewer in (*range(seats), None):
            must(list(game.score(s, seat, viewer)) == final, "viewer {} sees another final sheet", viewer)
            forecast = list(game.forecast(s, seat, viewer))
            must(not forecast, "seat {} still has a forecast: {}", seat, forecast)
