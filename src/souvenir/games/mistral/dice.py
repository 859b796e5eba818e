"""Nine dice: the combinations that rendez-vous ask for, and their exact chances.

A throw is looked at as six counts, one a face. There are 2,002 of them, each with a known number of
ways among the 6^9 throws, so a chance is a count and never an estimate.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import factorial
from typing import Final, Literal, TypeAlias

DICE: Final = 9
FACES: Final = 6
THROWS: Final[int] = FACES**DICE

Form: TypeAlias = Literal[
    "groups", "at-least", "more-than", "different-exactly", "different-at-most", "sum", "row"
]
FORMS: Final[tuple[Form, ...]] = (
    "groups", "at-least", "more-than", "different-exactly", "different-at-most", "sum", "row",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Combination:
    """What nine dice must show: a form and its numbers.

    groups: so many dice of one face, so many of another, ... | at-least: `count` dice among `faces` |
    more-than: more dice of the first face than of the second | different-exactly, different-at-most:
    `count` faces in all | sum: `count` or more | row: `count` faces that follow each other.
    """

    form: Form
    count: int
    faces: tuple[int, ...] = ()
    groups: tuple[int, ...] = ()


def counts_of(dice: list[int]) -> tuple[int, ...]:
    """How many dice show each face."""
    return tuple(dice.count(face) for face in range(1, FACES + 1))


def makes(wanted: Combination, counts: tuple[int, ...]) -> bool:
    """Do these dice, given as counts by face, make the combination?"""
    match wanted.form:
        case "groups":
            most = sorted(counts, reverse=True)
            return all(have >= need for have, need in zip(most, wanted.groups, strict=False))
        case "at-least":
            return sum(counts[face - 1] for face in wanted.faces) >= wanted.count
        case "more-than":
            return counts[wanted.faces[0] - 1] > counts[wanted.faces[1] - 1]
        case "different-exactly":
            return FACES - counts.count(0) == wanted.count
        case "different-at-most":
            return FACES - counts.count(0) <= wanted.count
        case "sum":
            return sum(face * count for face, count in enumerate(counts, 1)) >= wanted.count
        case "row":
            starts = range(FACES - wanted.count + 1)
            return any(0 not in counts[start : start + wanted.count] for start in starts)


def matching(wanted: Combination, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Which dice count for the combination, or come nearest to it: their places in the throw."""
    counts = counts_of(list(dice))
    often = sorted(range(1, FACES + 1), key=lambda face: (-counts[face - 1], -face))
    match wanted.form:
        case "groups":
            found = [
                face
                for face, need in zip(often, wanted.groups, strict=False)
                if counts[face - 1] >= min(2, need)
            ]
            return _showing(dice, found)
        case "at-least":
            return _showing(dice, wanted.faces)
        case "more-than":
            return _showing(dice, wanted.faces[:1])
        case "different-exactly":
            return _one_each(dice, often[: wanted.count])
        case "different-at-most":
            return _showing(dice, often[: wanted.count])
        case "sum":
            return tuple(range(len(dice))) if makes(wanted, counts) else ()
        case "row":
            return _one_each(dice, _longest_row(counts)[: wanted.count])


def reached(wanted: Combination, counts: tuple[int, ...]) -> tuple[int, int]:
    """How far a throw comes, and how far it must: of equal dice, faces, or points, as the form has it."""
    match wanted.form:
        case "groups":
            most = sorted(counts, reverse=True)
            near = sum(min(have, need) for have, need in zip(most, wanted.groups, strict=False))
            return near, sum(wanted.groups)
        case "at-least":
            return sum(counts[face - 1] for face in wanted.faces), wanted.count
        case "more-than":
            return counts[wanted.faces[0] - 1], counts[wanted.faces[1] - 1] + 1
        case "sum":
            return sum(face * count for face, count in enumerate(counts, 1)), wanted.count
        case "row":
            return min(len(_longest_row(counts)), wanted.count), wanted.count
        case _:
            return FACES - counts.count(0), wanted.count


def _showing(dice: tuple[int, ...], faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(at for at, face in enumerate(dice) if face in faces)


def _one_each(dice: tuple[int, ...], faces: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted(dice.index(face) for face in faces if face in dice))


def _longest_row(counts: tuple[int, ...]) -> list[int]:
    """The longest row of faces that follow each other, the highest one first."""
    best: list[int] = []
    row: list[int] = []
    for face in range(FACES, 0, -1):
        row = [*row, face] if counts[face - 1] else []
        if len(row) > len(best):
            best = row
    return best


@cache
def all_throws() -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw as counts by face, with its number of ways."""
    return tuple((counts, _ways(counts)) for counts in _shared(DICE, FACES))


def _shared(dice: int, faces: int) -> Iterator[tuple[int, ...]]:
    if faces == 1:
        yield (dice,)
        return
    for first in range(dice + 1):
        for rest in _shared(dice - first, faces - 1):
            yield (first, *rest)


def _ways(counts: tuple[int, ...]) -> int:
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


@cache
def ways(wanted: Combination) -> int:
    """How many of the 6^9 throws make the combination."""
    return sum(number for counts, number in all_throws() if makes(wanted, counts))


def thousandths(wanted: Combination, throws: int) -> int:
    """The chance that at least one of so many throws makes it, rounded to thousandths."""
    missed = 1 - Fraction(ways(wanted), THROWS)
    return round((1 - missed**throws) * 1000)
