"""What a run of the contract suite has come across: what it can prove only by having seen it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from souvenir.kernel.game import Json
from souvenir.kernel.talk import Seat
from souvenir.testing.proof import must

ENOUGH = 30
"""A part of a secret that was imagined so often, and always as it is, has leaked."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """What was seen over all runs."""

    games: int
    decisions: int
    forbids: frozenset[str]
    refused: frozenset[str]
    """The rules that refused a candidate."""

    @property
    def unheard(self) -> frozenset[str]:
        """Rules that should be able to refuse and never did: play more, or supply positions."""
        return self.forbids - self.refused


@dataclass(slots=True)
class _Part:
    times: int = 0
    varied: bool = False
    values: set[str] = field(default_factory=set)


class Secrets:
    """Watches whether what a viewer must not know comes out differently when that viewer imagines it.

    A view that leaks a secret is caught here: if `imagine` uses the leak the secret never varies,
    and if it does not the views differ. Lists and objects are also watched part by part, so that
    a single leaking card does not hide among the others.
    """

    def __init__(self) -> None:
        self._names: Counter[tuple[str, str]] = Counter()
        self._varied: set[tuple[str, str]] = set()
        self._parts: dict[tuple[int, Seat | None, str, object], _Part] = {}

    def watch(
        self, seats: int, viewer: Seat | None, real: Mapping[str, Json], dreamt: Mapping[str, Json]
    ) -> None:
        must(real.keys() == dreamt.keys(), "secrets {} became {} when imagined", set(real), set(dreamt))
        who = _who(viewer)
        for name, value in real.items():
            self._names[name, who] += 1
            if value != dreamt[name]:
                self._varied.add((name, who))
            for key, own, other in _parts(value, dreamt[name]):
                part = self._parts.setdefault((seats, viewer, name, key), _Part())
                part.times += 1
                part.varied = part.varied or own != other
                if len(part.values) < 2:
                    part.values.add(repr(own))

    def never_varied(self, viewer: Seat | None, real: Mapping[str, Json]) -> bool:
        """Is one of these secrets still to come out differently for such a viewer?"""
        return any((name, _who(viewer)) not in self._varied for name in real)

    def settle(self) -> None:
        """Fail if a secret, or a part of one, never came out differently."""
        for name, who in self._names:
            must((name, who) in self._varied, "{} was always imagined by {} as it is", name, who)
        for (seats, viewer, name, key), part in self._parts.items():
            leaks = part.times >= ENOUGH and len(part.values) > 1 and not part.varied
            must(
                not leaks,
                "{}, part {}, was always imagined as it is by viewer {} of {}",
                name,
                key,
                viewer,
                seats,
            )


def _who(viewer: Seat | None) -> str:
    return "a spectator" if viewer is None else "a seat"


def _parts(value: Json, other: Json) -> Iterator[tuple[object, Json, Json]]:
    if isinstance(value, Mapping) and isinstance(other, Mapping):
        yield from ((key, value[key], other.get(key)) for key in value)
    elif isinstance(value, list | tuple) and isinstance(other, list | tuple) and len(value) == len(other):
        yield from ((at, value[at], other[at]) for at in range(len(value)))
