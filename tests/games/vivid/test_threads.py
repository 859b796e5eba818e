"""Phase 4, Reward: threads, and the core slots they fill."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import COLOURS, Fill, Reward
from souvenir.games.vivid.reward import threads
from tests.games.vivid import positions as p
from tests.games.vivid.hands import board, filled, on_layout, play, points, position, reward, why
from tests.games.vivid.positions import GAME, reflecting
from tests.games.vivid.test_rewire import heaps_of, neighbours
from tests.rules import rule

# Green slots of the first board: 1 (next to hexes 1 and 2), 6 (15 and 18) and 13 (3 and 7).
GREEN_THREAD = dict.fromkeys((3, 4, 1, 9, 14, 18), "green")


@rule("vivid.thread", "vivid.thread.score", "vivid.thread.fill")
def test_rulebook_example_of_a_thread() -> None:
    """6 hexes × 3 empty green core slots = 18; then a fragment from each end fills its slot."""
    s = reward(reflecting(position(boards=[GREEN_THREAD])))
    assert points(s, "thread") == [18]
    assert filled(s) == [1, 6, 13]
    assert board(s) == dict.fromkeys((4, 9, 14), "green")


@rule("vivid.thread.score")
def test_hexes_beside_the_path_count_and_each_only_once() -> None:
    heaps = {**GREEN_THREAD, 4: "green green green", 9: "green blue", 10: "green", 11: "red green"}
    s = reward(reflecting(position(boards=[heaps])))
    assert points(s, "thread") == [8 * 3]


@rule("vivid.thread")
def test_a_thread_needs_two_slots_of_its_colour() -> None:
    one_slot = dict.fromkeys((1, 4, 9), "green")
    apart = {1: "green", 3: "green", 18: "green"}
    other_colour = dict.fromkeys((0, 1), "blue")
    for heaps in (one_slot, apart, other_colour):
        s = reward(reflecting(position(boards=[heaps])))
        assert points(s, "thread") == []
        assert filled(s) == []
        assert board(s) == heaps


@rule("vivid.thread")
def test_every_hex_of_a_thread_holds_the_colour() -> None:
    broken = {**GREEN_THREAD, 4: "blue"}
    assert points(reward(reflecting(position(boards=[broken]))), "thread") == []
    mended = {**GREEN_THREAD, 4: "blue green"}
    assert points(reward(reflecting(position(boards=[mended]))), "thread") == [18]


@rule("vivid.thread.score")
@pytest.mark.parametrize(("before", "worth"), [([1], 12), ([1, 6], 6), ([1, 6, 13], 0)])
def test_filled_slots_count_nothing_but_still_connect(before: list[int], worth: int) -> None:
    s = reward(reflecting(position(boards=[GREEN_THREAD], cores=[before])))
    assert points(s, "thread") == [worth]
    assert filled(s) == [1, 6, 13]
    assert len(board(s)) == 6 - (3 - len(before)), "only empty slots are filled"


@rule("vivid.thread.score")
def test_what_is_left_of_a_thread_may_connect_again() -> None:
    s = reward(reflecting(position(boards=[GREEN_THREAD])))
    s = reward(reflecting(p.with_board(s, 0, GREEN_THREAD)))
    assert points(s, "thread") == [18, 0]


@rule("vivid.thread", "vivid.thread.score")
@pytest.mark.parametrize("seed", range(40))
def test_threads_of_crowded_boards_counted_another_way(seed: int) -> None:
    """Groups grown hex by hex from distances, on each of the four boards."""
    rng = Random(seed)
    seat = seed % 4
    heaps = heaps_of(rng, [rng.choice([0, 1, 2, 3]) for _ in range(19)])
    cores = [core for core in range(15) if rng.random() < 0.3]
    s = position(seats=4, boards=[{}] * seat + [heaps], cores=[()] * seat + [cores])
    expected = []
    for colour in COLOURS:
        left = {hex for hex, words in heaps.items() if colour in words}
        while left:
            group, border = set(), {min(left)}
            while border:
                group |= border
                border = {n for hex in border for n in neighbours(GAME, hex)} & left - group
            left -= group
            touched = [c for c in slots_of(seat, colour) if slot_neighbours(c) & group]
            if len(touched) >= 2:
                expected.append(len(group) * len(set(touched) - set(cores)))
    lines, openings = threads(GAME.tables, s, seat)
    assert sorted(line.points for line in lines) == sorted(expected)
    assert not {o.core for o in openings} & set(cores)


def slots_of(seat: int, colour: str) -> list[int]:
    return [core for core, c in enumerate(GAME.tables.edition.boards[seat]) if c == colour]


def slot_neighbours(core: int) -> set[int]:
    q, r = GAME.tables.edition.cores[core]
    cells = enumerate(GAME.tables.edition.hexes)
    return {n for n, (a, b) in cells if max(abs(a - q), abs(b - r), abs(a + b - q - r)) == 1}


NOTCH = on_layout([(0, 0), (2, 0)], {(1, 0): "red", (-1, 0): "red", (3, 0): "red"}, (0,), (1,), (2,))
"""Two hexes that are not adjacent: slot 0 lies between them, slot 1 beside hex 0, slot 2 beside hex 1."""


@rule("vivid.thread", "vivid.thread.fill")
def test_a_slot_between_two_groups_does_not_join_them() -> None:
    s = reward(reflecting(position(game=NOTCH, boards=[{0: "red", 1: "red"}]), game=NOTCH), NOTCH)
    assert points(s, "thread") == [1 * 2, 1 * 2]
    assert set(NOTCH.legal(s, 0)) == {Fill(0, 0), Fill(0, 1), Fill(1, 0), Fill(2, 1)}
    play(s, 0, Fill(0, 1), game=NOTCH)
    assert filled(s) == [0, 1], "slot 2 has lost its only fragment, hex 0 is left for slot 1"


@rule("vivid.thread.fill")
def test_only_a_fragment_of_the_thread_fills_a_slot() -> None:
    """Slot 0 lies between the thread of hexes 0 and 2 and the lone hex 1, which is in no thread."""
    game = on_layout([(0, 0), (2, 0), (0, 1)], {(1, 0): "red", (-1, 0): "red"}, (0,), (1,))
    heaps = {0: "red red", 1: "red", 2: "red"}
    s = reward(reflecting(position(game=game, boards=[heaps]), game=game), game)
    assert points(s, "thread") == [2 * 2]
    assert filled(s) == [1]
    assert set(game.legal(s, 0)) == {Fill(0, 0), Fill(0, 2)}
    assert why(s, 0, Fill(0, 1), game) == "vivid.thread.fill"


# -------------------------------------------------------------------- filling core slots
@rule("vivid.thread.fill")
@pytest.mark.parametrize(
    ("hex", "left"),
    [(0, {1: "red blue", 2: "green", 5: "red"}), (1, {0: "red", 1: "blue", 2: "green", 5: "red"})],
)
def test_where_several_could_the_player_chooses(hex: int, left: dict[int, str]) -> None:
    """The red thread 0-1-5-6 reaches slot 0 with hexes 0 and 1, slot 4 with hex 6 alone."""
    s = p.filling_choice()
    assert filled(s) == [4], "what leaves no choice is done"
    assert set(GAME.legal(s, 0)) == {Fill(0, 0), Fill(0, 1)}
    play(s, 0, Fill(0, hex))
    assert filled(s) == [0, 4]
    assert board(s) == left


@rule("vivid.thread.fill")
def test_one_fragment_fills_a_slot_and_the_others_stay() -> None:
    s = reward(reflecting(position(boards=[{**GREEN_THREAD, 3: "green green blue", 18: "green green"}])))
    assert filled(s) == [1, 6, 13]
    assert board(s) == {3: "green blue", 4: "green", 9: "green", 14: "green", 18: "green"}


@rule("vivid.thread.fill")
def test_all_players_choose_before_the_round_ends() -> None:
    """Seat 1 has the same shape in green on its own board."""
    red, green = {0: "red", 1: "red", 5: "red", 6: "red"}, {0: "green", 1: "green", 5: "green", 6: "green"}
    s = reward(reflecting(position(boards=[red, green], start=1)))
    assert GAME.to_act(s) == (1, 0)
    play(s, 0, Fill(0, 0))
    assert GAME.to_act(s) == (1,)
    assert s.round == 1
    play(s, 1, Fill(0, 1))
    assert s.round == 2


CROWDED = p.crowded_cores()
"""Slots 0 (next to hexes 0 and 1) and 1 (next to 1 and 2) are both red."""


@rule("vivid.thread.fill")
@pytest.mark.parametrize("core", [0, 1])
def test_one_fragment_for_two_slots_fills_the_one_chosen(core: int) -> None:
    s = reward(reflecting(position(game=CROWDED, boards=[{1: "red"}]), game=CROWDED), CROWDED)
    assert points(s, "thread") == [2], "one hex, two empty slots"
    assert set(CROWDED.legal(s, 0)) == {Fill(0, 1), Fill(1, 1)}
    play(s, 0, Fill(core, 1), game=CROWDED)
    assert filled(s) == [core]
    assert s.round == 2


@rule("vivid.thread.fill")
def test_as_many_slots_as_possible_are_filled() -> None:
    s = reward(reflecting(position(game=CROWDED, boards=[{0: "red", 1: "red"}]), game=CROWDED), CROWDED)
    assert why(s, 0, Fill(0, 1), CROWDED) == "vivid.thread.fill", "slot 1 would stay empty"
    while isinstance(s.frame, Reward):
        play(s, 0, CROWDED.legal(s, 0)[0], game=CROWDED)
    assert filled(s) == [0, 1]
    assert board(s, game=CROWDED) == {}


@rule("vivid.thread.fill")
def test_a_fragment_is_left_for_the_slot_that_has_no_other() -> None:
    """Slots 0 (hexes 0 and 1) and 14 (hexes 0 and 3) are red: hex 1 must serve slot 0."""
    dawn = (*GAME.tables.edition.boards[0][:14], GAME.tables.edition.boards[0][0])
    edition = replace(GAME.tables.edition, boards=(dawn, *GAME.tables.edition.boards[1:]))
    game = Vivid(edition, {"start": "0"})
    s = reward(reflecting(position(game=game, boards=[{0: "red", 1: "red"}]), game=game), game)
    assert points(s, "thread") == [2 * 2]
    assert why(s, 0, Fill(0, 0), game) == "vivid.thread.fill"
    assert set(game.legal(s, 0)) == {Fill(0, 1), Fill(14, 0)}


@rule("vivid.thread.fill")
def test_two_fragments_in_the_shared_hex_fill_both() -> None:
    s = reward(reflecting(position(game=CROWDED, boards=[{1: "red red"}]), game=CROWDED), CROWDED)
    while isinstance(s.frame, Reward):
        play(s, 0, CROWDED.legal(s, 0)[0], game=CROWDED)
    assert filled(s) == [0, 1]
