"""Sets of small numbers as the bits of one number."""

from __future__ import annotations


def bits(mask: int) -> list[int]:
    """The numbers in a mask, smallest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
