"""A move that comes again is known by its seat and its client's id, however many came before it."""

from __future__ import annotations

import pytest

from souvenir.table import live
from souvenir.table.live import Sent


def test_each_move_has_its_row_and_no_other_has() -> None:
    sent = Sent()
    for row in range(500):
        sent.add(row % 4, f"move {row}", row + 7)
    assert [sent.row(row % 4, f"move {row}") for row in range(500)] == list(range(7, 507))
    assert sent.row(1, "move 0") is None
    assert sent.row(0, "move 500") is None


def test_the_end_of_one_and_the_beginning_of_the_next_are_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    marks = {"one": b"aaaaabcd", "two": b"efghaaaa", "never": b"abcdefgh", "three": b"abcdefga"}
    monkeypatch.setattr(live, "_mark", lambda seat, id: marks[id])
    sent = Sent()
    sent.add(0, "one", 1)
    sent.add(0, "two", 2)
    assert (sent.row(0, "one"), sent.row(0, "two")) == (1, 2)
    assert sent.row(0, "never") is None
    sent.add(0, "three", 3)
    assert sent.row(0, "three") == 3
