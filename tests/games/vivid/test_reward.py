"""Phase 4, Reward: moments, core memories, aspirations; threads have a file of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from souvenir.games.vivid.game import Vivid
from souvenir.games.vivid.model import SLOTS, Place, Use
from tests.games.vivid import positions as p
from tests.games.vivid.hands import board, keys, play, points, position, reward, why
from tests.games.vivid.positions import GAME, reflecting
from tests.games.vivid.test_threads import GREEN_THREAD
from tests.rules import rule

PAIR, TRIPLE, TRIPLE_TOO = "red-blue-add", "red-green-purple-add", "red-green-purple-split"


# -------------------------------------------------------------------- moments
@rule("vivid.moment.exact")
def test_rulebook_example_of_two_fragments() -> None:
    """Worth 4: only one hex holds exactly the two fragments, and no third."""
    heaps = {9: "red blue", 8: "red blue green", 0: "red red blue", 1: "red", 2: "red red"}
    s = reward(reflecting(position(boards=[heaps], banks=[{"nudge": f"{PAIR}*"}])))
    assert points(s, "moment") == [4]
    assert board(s) == {9: "red blue", 8: "red green blue", 0: "red red blue", 1: "red", 2: "red red"}


@rule("vivid.moment.exact")
def test_rulebook_example_of_three_fragments() -> None:
    """Worth 12: both hexes hold exactly the three fragments, 6 points each."""
    heaps = {9: "red green purple", 0: "purple green red", 8: "red green", 1: "red green blue"}
    s = reward(reflecting(position(boards=[heaps], banks=[{"nudge": f"{TRIPLE}*"}])))
    assert points(s, "moment") == [12]


@rule("vivid.moment.exact")
def test_two_matching_tiles_both_score() -> None:
    s = reflecting(
        position(
            boards=[{9: "red green purple"}], banks=[{"nudge": f"{TRIPLE}*", "combine": f"{TRIPLE_TOO}*"}]
        )
    )
    assert points(reward(s), "moment") == [6, 6]
    assert board(s) == {9: "red green purple"}


@rule("vivid.moment.exact")
def test_a_pattern_is_a_multiset() -> None:
    tiles = tuple(
        replace(tile, pattern=("red", "red", "blue")) if tile.key == PAIR else tile
        for tile in GAME.tables.edition.tiles
    )
    game = Vivid(replace(GAME.tables.edition, tiles=tiles), {"start": "0"})
    heaps = {9: "red blue", 8: "red red blue", 0: "red blue blue"}
    s = position(game=game, boards=[heaps], banks=[{"nudge": f"{PAIR}*"}])
    assert points(reward(reflecting(s, game=game), game), "moment") == [6]


@rule("vivid.moment.exact", "vivid.moment.stays")
def test_a_tile_on_its_action_face_does_not_score() -> None:
    s = reward(reflecting(position(boards=[{9: "red blue"}], banks=[{"nudge": PAIR}])))
    assert points(s, "moment") == []
    assert s.cherished[0] == ()
    assert s.bank[SLOTS.index("nudge")] == GAME.tables.tile[PAIR]
    s = reflecting(s)
    play(s, 0, Use("nudge"), Place(0))
    assert points(reward(s), "moment") == [4], "used in a later round, it scores from then on"


@rule("vivid.moment.cherish")
def test_a_tile_that_scored_leaves_the_bank_and_uncovers_its_slot() -> None:
    s = reward(reflecting(position(boards=[{9: "red blue"}], banks=[{"nudge": f"{PAIR}*"}])))
    assert keys(s.cherished[0]) == [PAIR]
    assert s.bank[:4] == [None] * 4
    assert s.flipped[0] == 0
    s = reflecting(s)
    assert why(s, 0, Use("nudge")) is None


@rule("vivid.moment.must")
def test_a_tile_that_can_score_must_do_so_at_once() -> None:
    """Nobody is asked, and it cannot score again in a later round."""
    s = reward(reflecting(position(boards=[{9: "red blue"}], banks=[{"nudge": f"{PAIR}*"}])))
    assert s.round == 2
    reward(reflecting(s))
    assert points(s, "moment") == [4]


@rule("vivid.moment.stays")
def test_a_tile_that_cannot_score_stays_and_covers_its_slot() -> None:
    s = reward(reflecting(position(boards=[{9: "red"}], banks=[{"nudge": f"{PAIR}*"}])))
    assert points(s, "moment") == []
    assert s.bank[SLOTS.index("nudge")] == GAME.tables.tile[PAIR]
    s = reflecting(s)
    assert why(s, 0, Use("nudge")) == "vivid.reflect.once"
    s = reflecting(p.with_board(s, 0, {9: "red blue"}))
    assert points(reward(s), "moment") == [4]


# -------------------------------------------------------------------- core memories
CLUSTERS = [
    ([13], [1]),
    ([14], [1]),
    ([3, 4], [4]),
    ([8, 9], [4]),
    ([0, 1, 2], [18]),
    ([0, 1], []),
    ([3], []),
]


@rule("vivid.core.complete")
@pytest.mark.parametrize(("cores", "worth"), CLUSTERS)
def test_complete_core_memories_score_1_4_or_18(cores: list[int], worth: list[int]) -> None:
    s = reward(reflecting(position(cores=[cores])))
    assert points(s, "core") == worth


@rule("vivid.core.complete")
def test_core_memories_score_again_in_every_later_round() -> None:
    s = reflecting(position(cores=[[0, 1, 2, 13]]))
    for round in (1, 2, 3):
        assert s.round == round
        s = reflecting(reward(s)) if round < 3 else reward(s)
    assert points(s, "core") == [18, 1] * 3


@rule("vivid.core.complete")
def test_core_memories_score_in_the_round_that_completes_them() -> None:
    """The green thread fills slot 13, a core memory of its own."""
    s = reward(reflecting(position(boards=[GREEN_THREAD])))
    assert points(s, "core") == [1]


# -------------------------------------------------------------------- aspirations
@rule("vivid.aspiration")
def test_aspiration_scores_1_2_and_5() -> None:
    """Red: 4 fragments in hexes, 2 in core slots, 2 of 3 cherished moments."""
    s = position(
        round=3,
        boards=[{9: "red red blue", 8: "red", 0: "green", 18: "red yellow"}, {9: "red"}],
        cores=[[0, 4, 1]],
        cherished=[[PAIR, TRIPLE, "green-purple-add"]],
        wishes=["red", "blue"],
    )
    s = reward(reflecting(s))
    assert points(s, "wish") == [4 * 1, 2 * 2, 2 * 5]
    assert points(s, "wish", 1) == [0, 0, 0]


@rule("vivid.aspiration")
def test_a_moment_cherished_in_the_last_reward_counts() -> None:
    s = position(round=3, boards=[{9: "red blue"}], banks=[{"nudge": f"{PAIR}*"}], wishes=["blue"])
    assert points(reward(reflecting(s)), "wish") == [1, 0, 5]


@rule("vivid.aspiration")
@pytest.mark.parametrize("round", [1, 2])
def test_aspirations_score_in_the_last_round_only(round: int) -> None:
    s = reward(reflecting(position(round=round, boards=[{9: "red red blue"}], wishes=["red"])))
    assert points(s, "wish") == []


@rule("vivid.aspiration", "vivid.thread.fill")
def test_aspirations_are_counted_after_the_slots_are_filled() -> None:
    s = reward(reflecting(position(round=3, boards=[GREEN_THREAD], wishes=["green"])))
    assert points(s, "wish") == [3 * 1, 3 * 2, 0]


def test_every_line_of_the_sheet_names_its_rule_and_its_hexes() -> None:
    s = position(round=3, boards=[{**GREEN_THREAD, 0: "red blue"}], banks=[{"nudge": f"{PAIR}*"}])
    s = reward(reflecting(s))
    lines = {line.rule: line for line in GAME.score(s, 0, None)}
    assert lines["vivid.moment.exact"].at == ("hex:0:0", f"tile:{PAIR}")
    assert lines["vivid.thread.score"].at == tuple(f"hex:0:{hex}" for hex in sorted(GREEN_THREAD))
    assert lines["vivid.core.complete"].at == ("core:0:13",)
    assert set(lines) == {
        "vivid.moment.exact",
        "vivid.thread.score",
        "vivid.core.complete",
        "vivid.aspiration",
    }
