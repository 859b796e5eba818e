"""What stories bring, the order of orators, the end, and ties."""

from __future__ import annotations

import pytest

from souvenir.games.memoria.game import Memoria
from souvenir.games.memoria.model import Face
from souvenir.games.memoria.state import State
from tests.games.memoria.hands import (
    GAME,
    believed,
    fresh,
    in_round,
    keys,
    memoria,
    points,
    story,
)
from tests.rules import rule


@rule("memoria.r1.score")
def test_example_of_the_rulebook() -> None:
    """Four pictures, a true memory, two listeners wrong: 8 for the orator, 4 for each who was right."""
    s = fresh(5)
    told = story(s, "truth", {1: "truth", 2: "bluff", 3: "bluff", 4: "truth"}, count=4)
    assert points(s) == [8, 4, 0, 0, 4]
    assert keys(told)[5:8] == ["scored"] * 3
    assert {line.rule for line in GAME.score(s, 0, None)} == {"memoria.r1.score"}


@rule("memoria.r1.score")
@pytest.mark.parametrize(("vote", "expected"), [("truth", [0, 5]), ("bluff", [5, 0])])
def test_with_two_players_one_of_them_gets_k(vote: Face, expected: list[int]) -> None:
    s = fresh(2)
    story(s, "truth", [vote], count=5)
    assert points(s) == expected


@rule("memoria.r1.score")
@pytest.mark.parametrize("face", ["truth", "bluff"])
def test_only_the_orator_s_card_decides_what_was_true(face: Face) -> None:
    s = fresh(3)
    story(s, face, ["truth", "bluff"], count=2)
    assert points(s) == ([2, 2, 0] if face == "truth" else [2, 0, 2])


@rule("memoria.r1.next")
def test_the_next_orator_is_to_the_left_until_all_have_told() -> None:
    game = memoria(orator="2")
    s = fresh(4, game=game)
    while s.round == 1:
        believed(s, game)
    assert [past.orator for past in s.past] == [2, 3, 0, 1]


@rule("memoria.r2.score")
def test_three_points_in_round_2() -> None:
    s = in_round(fresh(3), 2)
    before = points(s)
    story(s, "bluff", ["truth", "bluff"])
    assert [now - was for was, now in zip(before, points(s), strict=True)] == [3, 0, 3]
    assert GAME.score(s, 0, None)[-1].rule == "memoria.r2.score"


@rule("memoria.r2.twice")
def test_round_2_goes_twice_around_from_the_first_orator() -> None:
    game = memoria(orator="1")
    s = in_round(fresh(3, game=game), 2, game)
    while s.frame is not None:
        believed(s, game)
    assert [past.orator for past in s.past] == [1, 2, 0] + [1, 2, 0] * 2


@rule("memoria.win")
def test_most_points_win() -> None:
    s = fresh(3)
    story(s, "truth", ["bluff", "truth"], count=6)
    while s.frame is not None:
        story(s, "truth", ["bluff", "bluff"])
    assert GAME.to_act(s) == ()
    assert points(s) == [6 + 12, 2 + 12, 6 + 2 + 12]
    assert GAME.ranks(s) == (1, 2, 0)


# -------------------------------------------------------------------- ties
@rule("memoria.tie")
def test_a_tie_is_shared() -> None:
    s = in_round(fresh(2), 2)
    s.past = ()
    while s.frame is not None:
        story(s, "truth", ["bluff"])
    assert points(s) == [6, 6]
    assert GAME.ranks(s) == (0, 0)


@rule("memoria.tie")
def test_places_below_the_first_are_shared_too() -> None:
    game = memoria(orator="3")
    s = fresh(4, game=game)
    story(s, "bluff", ["truth", "truth", "truth"], game=game)
    assert game.ranks(s) == (1, 1, 1, 0)


def tied_game() -> tuple[Memoria, State]:
    """Of three players, seats 1 and 2 are tied at the top and play on: each deceives all, seat 0 nobody."""
    game = memoria(tie="play-on")
    s = in_round(fresh(3, game=game), 2, game)
    s.past = ()
    while s.round == 2:
        face: Face = "bluff" if s.turn % 3 else "truth"
        story(s, face, ["truth", "truth"], game=game)
    return game, s


@rule("memoria.tie")
def test_the_tied_play_on_if_the_host_wishes() -> None:
    game, s = tied_game()
    assert (s.round, s.tied, game.view(s, None).orator) == (3, (1, 2), 1)
    before = points(s, game)
    assert before[1] == before[2] > before[0]
    story(s, "bluff", {0: "bluff", 2: "truth"}, game=game)
    story(s, "bluff", {0: "bluff", 1: "bluff"}, game=game)
    assert s.frame is None
    after = points(s, game)
    assert after[0] == before[0], "only the tied score"
    assert [after[1] - before[1], after[2] - before[2]] == [6, 0]
    assert game.ranks(s) == (2, 0, 1)


@rule("memoria.tie")
def test_it_is_scored_on_a_line_of_its_own() -> None:
    game, s = tied_game()
    story(s, "bluff", {0: "truth", 2: "truth"}, game=game)
    last = game.score(s, 1, None)[-1]
    assert (last.rule, last.points, last.round) == ("memoria.tie", 6, None)


@rule("memoria.tie")
def test_still_tied_is_shared() -> None:
    game, s = tied_game()
    for _ in range(2):
        story(s, "truth", ["truth", "truth"], game=game)
    assert s.frame is None
    assert game.ranks(s) == (2, 0, 0)


@rule("memoria.tie")
def test_nobody_plays_on_without_a_tie() -> None:
    game = memoria(tie="play-on")
    s = fresh(2, game=game)
    story(s, "truth", ["truth"], count=6, game=game)
    while s.frame is not None:
        story(s, "truth", ["bluff"], game=game)
    assert (s.round, s.tied) == (2, ())
