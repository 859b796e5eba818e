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
