"""Luck: fixed for ever by its key, fair, and replayed to the letter."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from souvenir.kernel.luck import (
    KeyedLuck,
    Luck,
    LuckMismatch,
    ScriptedLuck,
    SimLuck,
    TapeLuck,
    commitment,
    draw_from,
    luck_key,
    new_secret,
)

SECRET = bytes(range(32))
WORDS = ("mer", "été")

# Worked out once with the openssl command line, from the description in the module alone:
#   printf 'souvenir luck\n' | cat - secret | openssl dgst -sha256
#   printf '["mer", "\\u00e9t\\u00e9"]' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$(secret)
#   printf 'SEQ/DRAW/0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$(key), first 16 hex digits, modulo n
COMMITMENT = "cd102a3d7431f2b41464efeaff36e9ec91e0814596b4fee71f1e48426d111ea2"
KEY = "13f13aef21063c15dd2ed3924923e55838d7b3a5ba17558072e8d848cd5d310f"
DRAWS = {0: [3, 2, 32, 100, 1], 7: [2, 4, 49, 161, 0]}
"""Draws of one of 6, 10, 52, 1000 and 2 things, by record number."""
SIZES = (6, 10, 52, 1000, 2)


def test_commitment_and_key_are_fixed_for_ever() -> None:
    assert commitment(SECRET) == COMMITMENT
    assert luck_key(SECRET, WORDS).hex() == KEY


@pytest.mark.parametrize("seq", DRAWS)
def test_draws_are_fixed_for_ever(seq: int) -> None:
    luck = KeyedLuck(luck_key(SECRET, WORDS), seq)
    assert [luck.below(n) for n in SIZES] == DRAWS[seq]
    assert luck.tape == DRAWS[seq]


def test_a_draw_that_would_favour_some_is_drawn_again() -> None:
    """With n just over half of the range nearly every second number is over the last whole multiple."""
    key, n = SECRET, (1 << 63) + 1
    luck = KeyedLuck(key, 3)
    drawn = [luck.below(n) for _ in range(20)]
    again = 0
    for number, got in enumerate(drawn):
        attempts = [
            int(hmac.new(key, f"3/{number}/{attempt}".encode(), hashlib.sha256).hexdigest()[:16], 16)
            for attempt in range(100)
        ]
        taken = next(at for at, attempt in enumerate(attempts) if attempt < n)
        assert got == attempts[taken]
        again += taken
    assert again > 5


def test_words_and_secret_and_record_all_matter() -> None:
    def drawn(secret: bytes, words: tuple[str, ...], seq: int) -> list[int]:
        luck = KeyedLuck(luck_key(secret, words), seq)
        return [luck.below(1 << 60) for _ in range(3)]

    base = drawn(SECRET, ("a", "b"), 1)
    assert drawn(SECRET, ("a", "b"), 1) == base
    others = [
        drawn(SECRET[:-1] + b"x", ("a", "b"), 1),
        drawn(SECRET, ("b", "a"), 1),
        drawn(SECRET, ("ab",), 1),
        drawn(SECRET, ("a", "b", ""), 1),
        drawn(SECRET, ("a", "b"), 2),
    ]
    assert all(set(other).isdisjoint(base) for other in others)


def test_secrets_are_long_and_never_the_same() -> None:
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert {len(secret) for secret in made} == {32}
    assert len({commitment(secret) for secret in made}) == 50


@pytest.mark.parametrize("luck", [KeyedLuck(SECRET, 1), SimLuck(Random(1))], ids=["keyed", "sim"])
def test_every_outcome_is_equally_likely(luck: Luck) -> None:
    counts = Counter(luck.below(7) for _ in range(14_000))
    assert sorted(counts) == list(range(7))
    chi = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi < 22.5, "once in a thousand by chance, and the draws are fixed"


def test_a_draw_does_not_tell_the_next() -> None:
    luck = KeyedLuck(SECRET, 2)
    drawn = [luck.below(4) for _ in range(16_001)]
    pairs = Counter(pairwise(drawn))
    assert len(pairs) == 16
    assert sum((count - 1000) ** 2 / 1000 for count in pairs.values()) < 37.7


# -------------------------------------------------------------------- tapes and scripts
@settings(derandomize=True, database=None, max_examples=50)
@given(sizes=st.lists(st.integers(1, 1000), max_size=20), seed=st.integers(0, 1000))
def test_a_tape_plays_back_what_was_drawn(sizes: list[int], seed: int) -> None:
    live = KeyedLuck(bytes([seed % 256]) * 32, seed)
    drawn = [live.below(n) for n in sizes]
    tape = TapeLuck(live.tape)
    assert [tape.below(n) for n in sizes] == drawn
    tape.finish()


def test_a_tape_that_ends_too_soon() -> None:
    tape = TapeLuck((1,))
    tape.below(2)
    with pytest.raises(LuckMismatch, match="draw 1: the tape ends, the rules draw one of 5"):
        tape.below(5)


@pytest.mark.parametrize("drawn", [-1, 6, 100])
def test_a_tape_with_a_draw_that_cannot_be(drawn: int) -> None:
    with pytest.raises(LuckMismatch, match=f"draw 0: {drawn} is not below 6"):
        TapeLuck((drawn,)).below(6)


def test_a_tape_with_draws_left_over() -> None:
    tape = TapeLuck((0, 1, 2))
    tape.below(3)
    with pytest.raises(LuckMismatch, match="2 recorded draws that the rules never make"):
        tape.finish()


def test_a_script_goes_first_and_then_the_first_thing() -> None:
    luck = ScriptedLuck((3, 1))
    assert [luck.below(5) for _ in range(4)] == [3, 1, 0, 0]
    assert luck.tape == [3, 1, 0, 0]
    with pytest.raises(LuckMismatch, match="scripted 9 is not below 5"):
        ScriptedLuck((9,)).below(5)


# -------------------------------------------------------------------- bags
def test_a_bag_gives_each_of_its_things_once() -> None:
    for at, kind in enumerate((0, 0, 2, 3, 3, 3)):
        bag = [2, 0, 1, 3]
        assert draw_from(bag, ScriptedLuck((at,))) == kind
        assert sum(bag) == 5
        assert bag[kind] == (2, 0, 1, 3)[kind] - 1


def test_a_bag_is_drawn_to_its_end() -> None:
    bag, luck = [4, 0, 3], KeyedLuck(SECRET, 5)
    assert Counter(draw_from(bag, luck) for _ in range(7)) == {0: 4, 2: 3}
    assert bag == [0, 0, 0]
