"""The log: what stands after some was taken back, what it leads to, and what does not fit."""

from __future__ import annotations

from typing import Any

import pytest

from souvenir.kernel.log import Entry, Play, Undo, Unplayable, deal, rebuild, refuse, replay, standing
from souvenir.kernel.luck import ScriptedLuck
from souvenir.kernel.talk import Event
from tests.contract.blind import Blind, Lock, Pick

GAME = Blind()
DEALT = (0, 0, 0, 0, 0, 0)
"""Seat 0 gets 1, 2, 3 and seat 1 gets 4, 5, 6."""


def pick(seat: int, card: int) -> Play[Any]:
    return Play(seat, Pick(card))


def lock(seat: int) -> Play[Any]:
    return Play(seat, Lock())


def test_the_deal_is_luck_alone() -> None:
    s = deal(GAME, 2, DEALT)
    assert s.hands == [(1, 2, 3), (4, 5, 6)]
    assert s == GAME.setup(2, ScriptedLuck(), None)


# -------------------------------------------------------------------- taking back
def test_what_was_taken_back_does_not_stand() -> None:
    entries: list[Entry[Any]] = [pick(0, 1), pick(1, 4), Undo(0, 1), pick(0, 3)]
    assert standing(entries) == [(2, pick(1, 4)), (4, pick(0, 3))]
    assert rebuild(GAME, 2, DEALT, entries).picks == [3, 4]


def test_two_seats_take_back_independently() -> None:
    entries: list[Entry[Any]] = [pick(0, 1), pick(1, 4), pick(0, 2), Undo(1, 2), Undo(0, 3)]
    assert rebuild(GAME, 2, DEALT, entries).picks == [1, None]


@pytest.mark.parametrize(
    "undo",
    [Undo(1, 1), Undo(0, 2), Undo(0, 3), Undo(0, 9), Undo(0, 0)],
    ids=["another's", "of another's", "itself", "to come", "the deal"],
)
def test_only_one_s_own_standing_play_is_taken_back(undo: Undo) -> None:
    entries: list[Entry[Any]] = [pick(0, 1), pick(1, 4), undo]
    with pytest.raises(Unplayable, match=f"entry 3: takes back entry {undo.of}, which is no standing") as no:
        standing(entries)
    assert no.value.seq == 3


def test_nothing_is_taken_back_twice() -> None:
    entries: list[Entry[Any]] = [pick(0, 1), Undo(0, 1), Undo(0, 1)]
    with pytest.raises(Unplayable, match="entry 3"):
        standing(entries)


def test_what_needed_it_falls_with_it() -> None:
    """A later play that no longer fits is an error of that entry, not of the undo."""
    with pytest.raises(Unplayable, match=r"entry 2: not allowed by blind\.pick-first") as no:
        rebuild(GAME, 2, DEALT, [pick(0, 1), lock(0), Undo(0, 1)])
    assert no.value.refusal is not None
    assert no.value.refusal.rule == "blind.pick-first"


# -------------------------------------------------------------------- what does not fit
def test_a_whole_game_is_rebuilt() -> None:
    entries = [pick(0, 1), pick(1, 4), lock(1), lock(0), pick(1, 5), pick(0, 3), lock(0), lock(1)]
    s = rebuild(GAME, 2, DEALT, entries)
    assert s.hands == [(2,), (6,)]
    assert s.won == [(), (4, 5)]
    assert not GAME.to_act(s)
    with pytest.raises(Unplayable, match=r"entry 9: not allowed by table\.turn"):
        rebuild(GAME, 2, DEALT, [*entries, pick(0, 2)])


@pytest.mark.parametrize(
    ("entries", "reason"),
    [
        ([pick(0, 9)], r"entry 1: not allowed by blind\.in-hand"),
        ([pick(0, 99)], r"entry 1: not allowed by table\.step"),
        ([pick(7, 1)], r"entry 1: not allowed by table\.turn"),
        ([pick(0, 1), lock(0), lock(0)], r"entry 3: not allowed by table\.turn"),
        ([Play(0, Pick(1), (3,))], "entry 1: 1 recorded draws that the rules never make"),
    ],
)
def test_a_play_that_does_not_fit(entries: list[Entry[Any]], reason: str) -> None:
    with pytest.raises(Unplayable, match=reason) as no:
        rebuild(GAME, 2, DEALT, entries)
    assert no.value.seq == len(entries)


@pytest.mark.parametrize(
    ("dealt", "reason"),
    [
        (DEALT[:-1], "entry 0: draw 5: the tape ends"),
        ((*DEALT, 0), "entry 0: 1 recorded draws that the rules never make"),
        ((14, *DEALT[1:]), "entry 0: draw 0: 14 is not below 14"),
    ],
)
def test_a_deal_that_does_not_fit(dealt: tuple[int, ...], reason: str) -> None:
    with pytest.raises(Unplayable, match=reason) as no:
        deal(GAME, 2, dealt)
    assert no.value.seq == 0


def test_a_refusal_says_turn_then_step_then_rule() -> None:
    s = deal(GAME, 2, DEALT)
    refusals = [refuse(GAME, s, seat, action) for seat, action in ((9, Pick(1)), (0, Pick(99)), (0, Pick(9)))]
    assert [refusal and refusal.rule for refusal in refusals] == ["table.turn", "table.step", "blind.in-hand"]
    assert refuse(GAME, s, 0, Pick(1)) is None


def test_a_replay_tells_its_events() -> None:
    told: list[Event] = []
    s = deal(GAME, 2, DEALT)
    replay(GAME, s, 1, pick(0, 2), told.append)
    assert [event.says.key for event in told] == ["blind-picked"]
    assert s.picks == [2, None]
