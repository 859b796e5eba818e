"""Immutable things that are made once and handed out by reference: search makes the same ones so often."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 16384


def once(make: Callable[P, T]) -> Callable[P, T]:
    """The same maker, which hands out again what it made of the same parts; the last few are remembered."""
    return cast(Callable[P, T], lru_cache(maxsize=KEPT)(make))


K = TypeVar("K")


def once_each(make: Callable[[K], T], kept: int) -> Callable[[K], T]:
    """The same maker for things that never change and are long to compare: it knows them by identity."""
    known: dict[int, tuple[K, T]] = {}

    def made(thing: K) -> T:
        found = known.get(id(thing))
        if found is None or found[0] is not thing:
            if len(known) >= kept:
                known.clear()
            found = known[id(thing)] = (thing, make(thing))
        return found[1]

    return made


def once_with(make: Callable[[K, T], K], kept: int) -> Callable[[K, T], K]:
    """The same maker of one thing from another and a little more: it knows the first by identity."""
    known: dict[tuple[int, T], tuple[K, K]] = {}

    def made(thing: K, more: T) -> K:
        key = (id(thing), more)
        found = known.get(key)
        if found is None or found[0] is not thing:
            if len(known) >= kept:
                known.clear()
            found = known[key] = (thing, make(thing, more))
        return found[1]

    return made
