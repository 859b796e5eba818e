"""Checksums of rows: what changed, is missing or comes from another game is found."""

from __future__ import annotations

import pytest

from souvenir.table.sums import chain, whole

ROWS = [b"one", b"two", b"three"]


def written(rows: list[bytes], table: str = "t") -> list[tuple[int, bytes, bytes]]:
    return list(zip(range(1, len(rows) + 1), rows, chain(table, 1, rows), strict=True))


def test_what_was_written_is_whole() -> None:
    assert whole("t", written(ROWS)) == 3


@pytest.mark.parametrize("at", range(3))
def test_a_changed_row_ends_what_is_whole(at: int) -> None:
    rows = written(ROWS)
    rows[at] = (at + 1, b"other", rows[at][2])
    assert whole("t", rows) == at


def test_a_missing_row_ends_what_is_whole() -> None:
    rows = written(ROWS)
    assert whole("t", [rows[0], rows[2]]) == 1


def test_a_row_put_in_the_place_of_another_is_found() -> None:
    """With its own sum, from a game that went otherwise before it, or from another table."""
    mine, theirs = written(ROWS), written([b"uno", b"two", b"three"])
    assert whole("t", [mine[0], theirs[1], theirs[2]]) == 1
    assert whole("t", written(ROWS, "another")) == 0
