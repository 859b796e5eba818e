"""Positions of Memoria Bluff that random play seldom or never reaches, each with its game."""

from __future__ import annotations

from collections.abc import Callable

from souvenir.games.memoria.game import Memoria
from souvenir.games.memoria.model import Claim, Lay, Recount, Told
from souvenir.games.memoria.state import State
from tests.games.memoria.hands import believed, commit, fresh, in_round, memoria, play, story, think

Position = tuple[Memoria, int, State]


def deck_out() -> Position:
    """Nine pictures each for eight: the deck is empty and the next orator must draw."""
    game = memoria(cards="own", count="9")
    s = in_round(fresh(8, game=game), 2, game)
    while s.deck:
        believed(s, game)
    return game, 8, s


def playing_on() -> Position:
    """A tie that is played on; one of three has no part in it."""
    game = memoria(tie="play-on")
    s = in_round(fresh(3, game=game), 2, game)
    s.past = ()
    while s.round == 2:
        story(s, "bluff" if s.turn % 3 else "truth", ["truth", "truth"], game=game)
    return game, 3, s


def own_pictures() -> Position:
    """The orator shows pictures while others' lie open too."""
    game = memoria(cards="own", second="same")
    s = think(fresh(2, game=game), game)
    play(s, 0, Lay("bluff"), game=game)
    return game, 2, s


def asked_about() -> Position:
    """A story told by claims, whose teller can be asked about facts."""
    game = memoria(channel="written")
    s = commit(think(fresh(3, game=game), game), "bluff", 2, game)
    play(s, 0, Recount(), Claim("home", "farm"), Claim("fear", "dark"), Told(), game=game)
    return game, 3, s


RARE: tuple[Callable[[], Position], ...] = (deck_out, playing_on, own_pictures, asked_about)
