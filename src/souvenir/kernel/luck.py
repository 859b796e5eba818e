"""Luck: the only source of chance the rules may use, and the proof that it was fair.

Before the first draw the table shows the hash of a secret; every player may add a word; at the
end the secret is shown. Draw number `i` of log record `seq` depends on nothing else, so anyone
can check a finished game, one record at a time.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

SECRET_BYTES: Final = 32
_SPAN: Final = 1 << 64


class Luck(Protocol):
    """A fair choice among `n` things."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        ...


class LuckMismatch(ValueError):
    """A tape that does not fit the rules that read it."""


class KeyedLuck:
    """The luck of a live table: each draw follows from the key, the record's number and the draw's."""

    __slots__ = ("_key", "_seq", "tape")

    def __init__(self, key: bytes, seq: int) -> None:
        self._key = key
        self._seq = seq
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        fair = _SPAN - _SPAN % n
        attempt = 0
        while True:
            message = f"{self._seq}/{len(self.tape)}/{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < fair:
                break
            attempt += 1
        self.tape.append(number % n)
        return self.tape[-1]


class TapeLuck:
    """Plays back what a log recorded."""

    __slots__ = ("_at", "_tape")

    def __init__(self, tape: Sequence[int]) -> None:
        self._tape = tape
        self._at = 0

    def below(self, n: int) -> int:
        if self._at == len(self._tape):
            raise LuckMismatch(f"draw {self._at}: the tape ends, the rules draw one of {n}")
        drawn = self._tape[self._at]
        if not 0 <= drawn < n:
            raise LuckMismatch(f"draw {self._at}: {drawn} is not below {n}")
        self._at += 1
        return drawn

    def finish(self) -> None:
        """Complain if something on the tape was never drawn."""
        if self._at < len(self._tape):
            raise LuckMismatch(f"{len(self._tape) - self._at} recorded draws that the rules never make")


class LuckDrawn(Exception):
    """Luck was asked for where none may be drawn."""


class NoLuck:
    """For looking ahead as far as no chance comes in."""

    __slots__ = ()

    def below(self, n: int) -> int:
        raise LuckDrawn(n)


class SimLuck:
    """Fast luck for simulation and search, from an ordinary generator."""

    __slots__ = ("_random",)

    def __init__(self, rng: Random) -> None:
        self._random: Callable[[], float] = rng.random

    def below(self, n: int) -> int:
        return int(self._random() * n)


class ScriptedLuck:
    """Luck for tests: the given draws first, then always the same one (the first thing)."""

    __slots__ = ("_script", "tape")

    def __init__(self, script: Sequence[int] = ()) -> None:
        self._script = list(script)
        self.tape: list[int] = []

    def below(self, n: int) -> int:
        drawn = self._script.pop(0) if self._script else 0
        if not 0 <= drawn < n:
            raise LuckMismatch(f"scripted {drawn} is not below {n}")
        self.tape.append(drawn)
        return drawn


def new_secret() -> bytes:
    """A secret that nobody can guess, from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown before the first draw: it fixes the secret without telling it."""
    return hashlib.sha256(b"souvenir luck\n" + secret).hexdigest()


def luck_key(secret: bytes, words: Sequence[str]) -> bytes:
    """The key of all draws: the secret, stirred with the players' words in seat order."""
    return hmac.digest(secret, json.dumps(list(words), ensure_ascii=True).encode(), "sha256")


def draw_from(counts: list[int], luck: Luck) -> int:
    """Take one thing out of a bag given as counts by kind, and say which kind."""
    left = luck.below(sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            counts[kind] -= 1
            return kind
        left -= count
    raise ValueError("the bag is empty")
