"""What a board would score now is what Reward then scores."""

from __future__ import annotations

from random import Random

import pytest

from souvenir.games.vivid.model import ROUNDS, Done, Reflect, Reward
from souvenir.games.vivid.state import State
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.talk import Line, total
from tests.games.vivid import hands
from tests.games.vivid.hands import play, position, reward
from tests.games.vivid.positions import GAME, crowded_cores, filling_choice, reflecting
from tests.games.vivid.test_rewire import heaps_of
from tests.rules import rule


def foreseen(s: State) -> list[list[Line]]:
    """By seat, what its own player is shown."""
    return [list(GAME.forecast(s, seat, seat)) for seat in range(s.seats)]


def scored(s: State, round: int) -> list[list[Line]]:
    return [[line for line in GAME.score(s, seat, None) if line.round == round] for seat in range(s.seats)]


def crowded(seed: int) -> State:
    """Boards full enough for threads, moments and core memories, in any round."""
    rng = Random(seed)
    tiles = [tile.key for tile in GAME.tables.edition.tiles]
    rng.shuffle(tiles)
    banks: list[hands.Bank] = [{"nudge": f"{tiles.pop()}*", "swap": tiles.pop()} for _ in range(2)]
    return reflecting(
        position(
            round=rng.choice((1, 2, 3)),
            boards=[heaps_of(rng, [rng.choice([0, 1, 2, 2]) for _ in range(19)]) for _ in range(2)],
            banks=banks,
            cores=[[core for core in range(15) if rng.random() < 0.4] for _ in range(2)],
        )
    )


def check_reward(s: State, rng: Random) -> str:
    """Finish reflecting, and hold what was foreseen against what is scored."""
    round, expected = s.round, foreseen(s)
    while isinstance(s.frame, Reflect):
        play(s, GAME.to_act(s)[0], Done())
    chosen = isinstance(s.frame, Reward)
    while isinstance(s.frame, Reward):
        seat = GAME.to_act(s)[0]
        play(s, seat, rng.choice(list(GAME.legal(s, seat))))
    came = scored(s, round)
    # Which fragment fills a slot changes the hexes of a line, never its points on our boards.
    assert [[(line.rule, line.points) for line in lines] for lines in came] == [
        [(line.rule, line.points) for line in lines] for lines in expected
    ]
    assert chosen or came == expected
    return "chosen" if chosen else "plain"


def test_on_crowded_boards() -> None:
    kinds = [check_reward(crowded(seed), Random(seed)) for seed in range(60)]
    assert {"chosen", "plain"} == set(kinds), "both with and without choices"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_random_games(seats: int) -> None:
    rng = Random(seats)
    luck = SimLuck(rng)
    for _ in range(6):
        s = GAME.setup(seats, luck, None)
        rewards = 0
        while acting := GAME.to_act(s):
            legal = GAME.legal(s, acting[0])
            a = legal[rng.randrange(len(legal))]
            if isinstance(s.frame, Reflect) and len(acting) == 1 and a == Done():
                check_reward(s, rng)
                rewards += 1
            else:
                GAME.apply(s, acting[0], a, luck, None)
        assert rewards == ROUNDS


def test_between_two_choices_only_what_is_not_yet_scored_is_foreseen() -> None:
    s = filling_choice()
    before = total(list(GAME.score(s, 0, None)))
    assert [line.rule for line in GAME.forecast(s, 0, 0)] == []
    play(s, 0, GAME.legal(s, 0)[0])
    assert total(list(GAME.score(s, 0, None))) == before


def test_a_forecast_changes_nothing() -> None:
    s = crowded(1)
    before = s.copy()
    foreseen(s)
    assert s == before


@rule("vivid.aspiration", "vivid.setup.aspiration")
def test_only_its_owner_is_shown_what_an_aspiration_would_score() -> None:
    s = reflecting(position(round=ROUNDS, boards=[{9: "red red"}], wishes=["red"]))
    assert [line.points for line in GAME.forecast(s, 0, 0)] == [2, 0, 0]
    assert GAME.forecast(s, 0, 1) == GAME.forecast(s, 0, None) == ()


@rule("vivid.aspiration")
def test_no_aspiration_is_foreseen_before_the_last_round() -> None:
    assert GAME.forecast(reflecting(position(boards=[{9: "red"}], wishes=["red"])), 0, 0) == ()


def test_nothing_is_foreseen_once_the_game_is_over() -> None:
    s = reward(reflecting(position(round=ROUNDS, cores=[[13]])))
    assert GAME.forecast(s, 0, 0) == ()


@rule("vivid.thread.fill", "vivid.core.complete")
def test_as_many_slots_are_foreseen_as_reward_fills() -> None:
    """Slots 0 and 1 are both red, hex 1 serves either, hex 0 only the first; with blue slot 2, 18 points."""
    game = crowded_cores()
    s = reflecting(position(game=game, boards=[{0: "red", 1: "red"}], cores=[[2]]), game=game)
    assert [line.points for line in game.forecast(s, 0, 0)] == [4, 18]
