"""A view as numbers, for learners: any game, always the same size.

A view is taken as a set of facts, each a path through it and what is there: `boards.0.hexes.7.1=green`, a
digit of a number, the kind of a frame. Every fact has three places in the vector, by a hash that is the same
on every machine, and sets them to 1; all else is 0: a Bloom filter. So nothing is cut off, however long a
list becomes. Among the hundreds of facts of a view one goes unseen about once in five thousand times in the
usual size; a larger vector makes that rarer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

SIZE = 16_384
PLACES = 3
Bits = NDArray[np.int8]


class Encoder:
    """Turns views into vectors of one size."""

    def __init__(self, size: int = SIZE) -> None:
        self.size = size
        self._known: dict[str, list[int]] = {}

    def encode(self, view: Any) -> Bits:
        """The facts of a view, each at its places."""
        bits = np.zeros(self.size, np.int8)
        bits[[place for fact in facts(view) for place in self._places(fact)]] = 1
        return bits

    def _places(self, fact: str) -> list[int]:
        places = self._known.get(fact)
        if places is None:
            digest = blake2b(fact.encode(), digest_size=4 * PLACES).digest()
            numbers = (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 4 * PLACES, 4))
            places = self._known[fact] = [number % self.size for number in numbers]
        return places


def facts(value: Any, path: str = "view") -> Iterator[str]:
    """All that is so in this value. Nothing, no and nought are told by their absence."""
    if value is None or value is False or value == 0:
        return
    if value is True:
        yield path
    elif isinstance(value, int):
        yield from _digits(value, path)
    elif isinstance(value, str):
        yield f"{path}={value}"
    elif is_dataclass(value):
        yield f"{path}:{type(value).__name__}"
        for name in _field_names(value.__class__):
            yield from facts(getattr(value, name), f"{path}.{name}")
    else:
        yield from _digits(len(value), f"{path}.length")
        for at, item in enumerate(value):
            yield from facts(item, f"{path}.{at}")


def _digits(number: int, path: str) -> Iterator[str]:
    """The binary digits that are 1: right for counts and for masks alike."""
    if number < 0:
        yield f"{path}-"
    digits, at = abs(number), 0
    while digits:
        if digits & 1:
            yield f"{path}#{at}"
        digits, at = digits >> 1, at + 1


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
