"""SQLite's write-ahead log, read with suspicion.

When a file is opened SQLite takes the frames of its log up to the first whose checksum is wrong, and silently
forgets the rest. After a crash that is right: the rest was never acknowledged. If a bit flipped in the middle
it is not: acknowledged commits come after it. The difference can be seen: they end in frames of the same
salt, each marked as the end of a commit, and only the very last commit can be one that was torn.
"""

from __future__ import annotations

import logging
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from souvenir.table.journal import JournalError

HEADER: Final = 32
FRAME: Final = 24
MAGIC: Final = 0x377F0682
"""The lowest bit says in which byte order the words are summed."""
MASK: Final = 0xFFFFFFFF
VERSION: Final = 3007000
PAGES: Final = tuple(512 << n for n in range(8))
FLIPPED: Final = 4
"""Bits by which two salts of one round may differ after damage; those of two rounds differ by many."""
TORN: Final = "the log ends in a commit that is not whole: torn when the power failed, or damaged"
Sum = tuple[int, int]
log = logging.getLogger("souvenir")


@dataclass(frozen=True, slots=True)
class _Head:
    order: str
    """In which order the bytes of words are read for its sums."""
    page: int
    number: int
    salt: Sum
    sum: Sum
    sound: bool


@dataclass(frozen=True, slots=True)
class Frame:
    """A page in the log."""

    at: int
    """Where in the file it begins."""
    ends: bool
    """It ends a commit."""
    sound: bool
    """It is what was written, and so is all before it."""


def log_of(path: Path) -> Path:
    """The log that belongs to a database."""
    return path.with_name(path.name + "-wal")


def insist(path: Path) -> None:
    """JournalError if opening this database would lose commits that were acknowledged."""
    lost = lost_commits(path)
    if lost > 1:
        raise JournalError(
            f"{log_of(path).name}: damaged, {lost} commits follow the damage; "
            "`souvenir journal repair` brings back what is whole (nothing was changed)"
        )
    if lost:
        log.warning("torn", extra={"detail": TORN})


def lost_commits(path: Path) -> int:
    """How many commits lie behind damage, where SQLite would not look; a single one may have been torn."""
    kept = log_of(path)
    return sum(frame.ends for frame in frames(kept.read_bytes()) if not frame.sound) if kept.exists() else 0


def frames(body: bytes) -> list[Frame]:
    """The frames of a log's present round, sound or not; those of earlier rounds have another salt."""
    if len(body) < HEADER + FRAME:
        return []
    head = _head(body)
    running, sound = head.sum, head.sound
    found: list[Frame] = []
    last = 0
    for at in range(HEADER, len(body) - FRAME - head.page + 1, FRAME + head.page):
        _, size, own1, own2, *kept = struct.unpack(">6I", body[at : at + FRAME])
        ours = (own1, own2) == head.salt
        if sound:
            running = _sum_frame(body, at, head, running)
            sound = ours and running == tuple(kept)
        found.append(Frame(at, size > 0, sound))
        last = len(found) if ours else last
    return found[:last]


def reseal(body: bytes) -> bytes:
    """The log with every checksum made anew, so that SQLite reads on past what is damaged.

    What is damaged stays so: the sums of the rows tell which they are.
    """
    head, made = _head(body), bytearray(body)
    made[:16] = struct.pack(">4I", MAGIC | (head.order == ">"), VERSION, head.page, head.number)
    made[16:HEADER] = struct.pack(">2I", *head.salt) + bytes(8)
    running = _sum(bytes(made[: HEADER - 8]), (0, 0), head.order)
    made[HEADER - 8 : HEADER] = struct.pack(">2I", *running)
    for frame in frames(body):
        made[frame.at + 8 : frame.at + 16] = struct.pack(">2I", *head.salt)
        running = _sum_frame(bytes(made), frame.at, head, running)
        made[frame.at + 16 : frame.at + FRAME] = struct.pack(">2I", *running)
    return bytes(made)


def _head(body: bytes) -> _Head:
    """What a log says of itself; where its head is damaged, what its first frame says instead."""
    magic, version, page, number, salt1, salt2, *kept = struct.unpack(">8I", body[:HEADER])
    order = ">" if magic & 1 else "<"
    sum = _sum(body[: HEADER - 8], (0, 0), order)
    sound = magic | 1 == MAGIC | 1 and version == VERSION and sum == tuple(kept)
    salt = (salt1, salt2)
    if not sound:
        first: Sum = struct.unpack(">2I", body[HEADER + 8 : HEADER + 16])
        differ = (salt[0] ^ first[0]).bit_count() + (salt[1] ^ first[1]).bit_count()
        salt = first if differ <= FLIPPED else salt
        page = page if page in PAGES else min(PAGES, key=lambda size: (size ^ page).bit_count())
    return _Head(order, page, number, salt, sum, sound)


def _sum_frame(body: bytes, at: int, head: _Head, running: Sum) -> Sum:
    page = body[at + FRAME : at + FRAME + head.page]
    return _sum(page, _sum(body[at : at + 8], running, head.order), head.order)


def _sum(part: bytes, running: Sum, order: str) -> Sum:
    """The log's checksum, as SQLite's file format describes it."""
    one, two = running
    words = struct.unpack(f"{order}{len(part) // 4}I", part)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & MASK
        two = (two + second + one) & MASK
    return one, two
