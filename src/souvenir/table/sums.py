"""Checksums of a table's rows, each over the one before: a row that changed or is missing is found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import Any, Final

from souvenir.table.journal import Damaged

FIRST: Final = b""
"""What the sum of row 1 is chained to."""


def chain(table: str, seq: int, bodies: Iterable[bytes], before: bytes = FIRST) -> Iterator[bytes]:
    """The sums of rows from `seq` on; `before` is the sum of the row that precedes them."""
    for number, body in enumerate(bodies, seq):
        before = blake2b(b"%s\n%d\n" % (table.encode(), number) + body, digest_size=16, key=before).digest()
        yield before


def whole(table: str, rows: Iterable[tuple[int, bytes, bytes]], seq: int = 0, before: bytes = FIRST) -> int:
    """Up to which row these (seq, body, sum), which follow row `seq`, are what was written."""
    for number, body, kept in rows:
        if number != seq + 1 or not isinstance(body, bytes):
            break
        before = next(chain(table, number, [body], before))
        if kept != before:
            break
        seq = number
    return seq


def bodies_after(table: str, rows: Sequence[tuple[Any, ...]], after: int) -> list[bytes]:
    """The bodies of rows (seq, body, sum) that follow row `after`, which comes before them unless it is 0.

    Damaged if they are not what was written.
    """
    before, following = (rows[0][2], rows[1:]) if after and rows else (FIRST, rows)
    up_to = whole(table, following, after, before)
    if up_to < after + len(following):
        raise Damaged(table, up_to + 1)
    return [body for _, body, _ in following]
