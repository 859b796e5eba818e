"""The bot protocol, the simplest bot, and where the others are found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from random import Random
from typing import Any, Protocol, TypeVar, runtime_checkable

from souvenir.bots.levels import Level
from souvenir.bots.search import Budget, Mind
from souvenir.kernel.game import AnyGame
from souvenir.kernel.talk import Seat

A = TypeVar("A")
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, A]):
    """Something that chooses. It may remember nothing between two choices that its view does not hold.

    A plan is no exception: it was made from views, and may be forgotten at any moment (see `Planner`).
    """

    def choose(self, view: V_contra, seat: Seat, legal: Sequence[A], rng: Random) -> A:
        """One of the legal actions of this seat, from what this seat may know."""
        ...


@runtime_checkable
class Planner(Protocol[V_contra, A]):
    """A bot that can say what it means to do next, so that it need not think at every step."""

    def plan(self, view: V_contra, seat: Seat, legal: Sequence[A], rng: Random) -> Sequence[A]:
        """What to do now and, as far as it can be foreseen, after that.

        It holds while its next step is legal: nothing in it comes after a draw of chance.
        """
        ...

    def until(self, cancelled: Callable[[], bool]) -> None:
        """Whenever this becomes true while the bot thinks, it stops and answers with what it has."""
        ...


def decide(bot: Bot[Any, A], game: AnyGame, s: Any, seat: Seat, legal: Sequence[A], rng: Random) -> A:
    """What a bot does in a seat. States meet bots here alone: a bot is handed the view of its seat."""
    return legal[0] if len(legal) == 1 else bot.choose(game.view(s, seat), seat, legal, rng)


class BotError(ValueError):
    """A bot that this game does not have."""


class RandomBot:
    """Chooses any legal action, all equally likely."""

    def __init__(self, game: AnyGame) -> None:
        del game

    def choose(self, view: Any, seat: Seat, legal: Sequence[A], rng: Random) -> A:
        return legal[int(rng.random() * len(legal))]


USUAL = "regular"
Maker = Callable[[AnyGame], Bot[Any, Any]]


def _makers(game_key: str) -> Mapping[str, Maker]:
    """`random` for every game, and its `BOTS`, weakest first.

    They are those of the module `souvenir.bots.<game>`, or of an entry point of another distribution.
    """
    name = f"souvenir.bots.{game_key}"
    if find_spec(name):
        return {"random": RandomBot, **import_module(name).BOTS}
    return {"random": RandomBot, **_from_elsewhere(game_key)}


@cache
def _from_elsewhere(game_key: str) -> Mapping[str, Maker]:
    """The first that is found; looking through what is installed takes a while."""
    return next((point.load() for point in entry_points(group="souvenir.bots", name=game_key)), {})


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that can play this game, weakest first."""
    return tuple(_makers(game_key))


def offered_bots(game_key: str) -> tuple[str, ...]:
    """The bots that people are offered: the levels where a game has them, weakest first."""
    makers = _makers(game_key)
    return tuple(name for name, maker in makers.items() if isinstance(maker, Level)) or tuple(makers)


def usual_bot(game_key: str) -> str:
    """The bot that plays where nobody chose one."""
    return USUAL if USUAL in _makers(game_key) else bot_names(game_key)[-1]


def mind_of(game: AnyGame) -> Mind | None:
    """What the levels of this game think with; None for a game whose bots do not search."""
    minds = _minds(game.key)
    return minds[0](game) if minds else None


def has_mind(key: str) -> bool:
    """Do any bots of this game search?"""
    return bool(_minds(key))


def _minds(key: str) -> list[Callable[[AnyGame], Mind]]:
    return [maker.mind for maker in _makers(key).values() if isinstance(maker, Level)]


def make_bot(game: AnyGame, name: str) -> Bot[Any, Any]:
    """A bot for this game by its name.

    `expert:300` is the level with a budget of 300 iterations a turn in place of its time: the same on
    every machine, and from the same seed the same game again.
    """
    level, _, iterations = name.partition(":")
    makers = _makers(game.key)
    if level not in makers:
        raise BotError(f"{level}: expected one of {', '.join(makers)}")
    maker = makers[level]
    if not iterations:
        return maker(game)
    if not isinstance(maker, Level) or not iterations.isdecimal():
        raise BotError(f"{name}: expected a level and a number of iterations, such as expert:300")
    return maker.within(Budget(iterations=int(iterations)))(game)
