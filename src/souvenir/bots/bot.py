"""The bot protocol, the simplest bot, and where the others are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeVar

from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    """Something that chooses. It may remember nothing between two choices that its view does not hold."""

    def choose(self, view: V_contra, seat: Seat, legal: Sequence[A], rng: Random) -> A:
        """One of the legal actions of this seat, from what this seat may know."""
        ...


class BotError(ValueError):
    """A bot that this game does not have."""


class RandomBot:
    """Chooses any legal action, all equally likely."""

    def __init__(self, game: AnyGame) -> None:
        del game

    def choose(self, view: Any, seat: Seat, legal: Sequence[A], rng: Random) -> A:
        return legal[int(rng.random() * len(legal))]


Maker = Callable[[AnyGame], Bot[Any, Any]]


def _makers(game_key: str) -> Mapping[str, Maker]:
    """`random` for every game, and the `BOTS` of the module `souvenir.bots.<game>` if there is one."""
    name = f"souvenir.bots.{game_key}"
    own: Mapping[str, Maker] = import_module(name).BOTS if find_spec(name) else {}
    return {"random": RandomBot, **own}


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that can play this game, weakest first."""
    return tuple(_makers(game_key))


def make_bot(game: AnyGame, name: str) -> Bot[Any, Any]:
    """A bot for this game by its name."""
    makers = _makers(game.key)
    if name not in makers:
        raise BotError(f"{name}: expected one of {', '.join(makers)}")
    return makers[name](game)
