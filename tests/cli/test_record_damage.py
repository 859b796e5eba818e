"""A damaged record is refused by name or found not to hold; nothing else ever comes of it."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenir.kernel.registry import boxes
from souvenir.table.edge import BadInput
from souvenir.table.record import parse
from souvenir.table.verify import Verdict, verify
from tests.cli.command import on_paper, played
from tests.soak import times

FILE = "damaged.souvenir.json"
every_game = pytest.mark.parametrize("key", list(boxes()))
bounded = settings(max_examples=times(12, 200), derandomize=True, deadline=None, database=None)
PLACE = st.integers(0, 1 << 20)


@cache
def whole(key: str) -> bytes:
    return on_paper(boxes()[key], played(boxes()[key])).encode()


@cache
def beginning(key: str) -> bytes:
    """A game still played: no secret and no result can prove it wrong, so it is the easiest to damage."""
    return on_paper(boxes()[key], played(boxes()[key], moves=12)).encode()


def verdict_or_reason(data: bytes) -> Verdict | str:
    try:
        return verify(parse(data, FILE))
    except BadInput as error:
        return str(error)


def judged(data: bytes) -> Verdict | None:
    """What verifying says; None if it is refused, in one line that says what is wrong."""
    verdict = verdict_or_reason(data)
    if isinstance(verdict, str):
        assert verdict
        assert "\n" not in verdict
        return None
    assert verdict.ok == (verdict.reason == "")
    assert verdict.ok or not verdict.fair
    return verdict


@every_game
def test_undamaged_it_holds(key: str) -> None:
    for data in (whole(key), beginning(key)):
        verdict = judged(data)
        assert verdict is not None
        assert verdict.ok


# -------------------------------------------------------------------- bytes
@every_game
@bounded
@given(edits=st.lists(st.tuples(PLACE, st.binary(max_size=3)), min_size=1, max_size=4))
def test_edited_bytes(key: str, edits: list[tuple[int, bytes]]) -> None:
    data = whole(key)
    for place, new in edits:
        at = place % len(data)
        data = data[:at] + new + data[at + 1 :]
    judged(data)


@every_game
@bounded
@given(place=PLACE)
def test_cut_short(key: str, place: int) -> None:
    data = whole(key).rstrip()
    assert judged(data[: place % len(data)]) is None


# -------------------------------------------------------------------- values
def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in inside:
        yield (*path, name)
        yield from places(inner, (*path, name))


def holder(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path[:-1]:
        data = data[name]
    return data


def deep(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


WRONG: list[Any] = [
    None, True, False, 0, 1, -1, 2, 7, 99, 2**31, 2**64, 10**400, -(10**400), 0.5, 1e308, "", "x", "0", "1",
    "\u0000", "\ud7ff", "x" * 5000, [], [0], [[]], {}, {"do": "place"}, {"x": {}}, deep(300), "vivid", "base",
]  # fmt: skip


@every_game
@pytest.mark.parametrize("made", [whole, beginning], ids=["whole", "beginning"])
@bounded
@given(place=PLACE, value=st.sampled_from(WRONG))
def test_wrong_values(key: str, made: Any, place: int, value: Any) -> None:
    data = json.loads(made(key))
    paths = list(places(data))
    path = paths[place % len(paths)]
    holder(data, path)[path[-1]] = copy.deepcopy(value)
    judged(json.dumps(data).encode())


@every_game
@bounded
@given(place=PLACE)
def test_deleted_keys_and_things(key: str, place: int) -> None:
    data = json.loads(whole(key))
    paths = list(places(data))
    path = paths[place % len(paths)]
    del holder(data, path)[path[-1]]
    judged(json.dumps(data).encode())


@every_game
@bounded
@given(one=PLACE, other=PLACE)
def test_entries_said_twice_or_moved(key: str, one: int, other: int) -> None:
    """A finished game has no room for one entry more."""
    data = json.loads(whole(key))
    entries = data["entries"]
    entries.insert(other % (len(entries) + 1), entries[one % len(entries)])
    verdict = judged(json.dumps(data).encode())
    assert verdict is not None
    assert not verdict.ok


@every_game
@bounded
@given(place=PLACE, number=st.integers(-(10**30), 10**30) | st.integers(-2, 20))
def test_every_draw_counts(key: str, place: int, number: int) -> None:
    """No draw of a finished game can be another than the one that followed from the secret."""
    data = json.loads(whole(key))
    tapes: list[list[Any]] = [
        ["deal"],
        *(["entries", n, "luck"] for n, entry in enumerate(data["entries"]) if "luck" in entry),
    ]
    draws = [(*tape, n) for tape in tapes for n in range(len(holder(data, (*tape, 0))))]
    path = draws[place % len(draws)]
    was = holder(data, path)[path[-1]]
    holder(data, path)[path[-1]] = number
    verdict = judged(json.dumps(data).encode())
    assert (verdict is not None and verdict.ok) == (number == was)


# -------------------------------------------------------------------- numbers that Python will not print
HUGE = b"9" * 5000


@every_game
@pytest.mark.parametrize("field", [b'"rules": 1', b'"version": 1', b'"seat": 0', b'"deal": [', b'"luck": ['])
def test_huge_numbers(key: str, field: bytes) -> None:
    data = whole(key)
    assert field in data
    changed = field + HUGE + b", " if field.endswith(b"[") else field.rpartition(b" ")[0] + b" " + HUGE
    assert judged(data.replace(field, changed, 1)) is None


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"entries":['])
def test_deep_nesting(opening: bytes) -> None:
    assert judged(opening * 100_000) is None
    assert judged(whole("vivid").replace(b'"options": {}', b'"options": ' + opening * 100_000)) is None
