"""Every game is an environment for learners: PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import importlib
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from souvenir.kernel.registry import boxes
from souvenir.lab.encode import Encoder, facts
from souvenir.lab.env import ILLEGAL, env, raw_env

every_game = pytest.mark.parametrize("key", list(boxes()))


@every_game
# A mask beside the observation is how PettingZoo's own card games do it; its test knows only those by name.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_the_api(key: str) -> None:
    api_test(env(key), num_cycles=50)


@every_game
def test_the_same_seed_gives_the_same_game(key: str) -> None:
    seed_test(lambda: env(key), num_cycles=50)


def play(made: raw_env, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got for it."""
    made.reset(seed=seed)
    rng, rewards = Random(seed), dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, _, info = made.last()
        rewards[agent] += reward
        if terminated:
            assert info.keys() == {"score", "place"}
            made.step(None)
            continue
        legal = [int(index) for index in np.flatnonzero(seen["action_mask"])]
        assert [made.game.actions[index] for index in legal] == sorted(
            made.game.legal(made.state_of_game, made.possible_agents.index(agent)),
            key=list(made.game.actions).index,
        )
        made.step(rng.choice(legal))
    return rewards


@pytest.mark.parametrize(("key", "seats"), [("vivid", 3), ("memoria", 4)])
def test_a_whole_game_shares_one_victory(key: str, seats: int) -> None:
    rewards = play(raw_env(key, seats=seats), 5)
    assert list(rewards) == [f"player_{seat}" for seat in range(seats)]
    assert sum(rewards.values()) == pytest.approx(1)


def test_those_who_decide_together_are_asked_one_after_the_other() -> None:
    made = raw_env("memoria", seats=3)
    made.reset(seed=1)
    asked = []
    while len(made.game.to_act(made.state_of_game)) > 1:
        asked.append(made.agent_selection)
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    assert asked[:2] == ["player_0", "player_1"]


def test_who_is_not_asked_has_an_empty_mask() -> None:
    made = raw_env("vivid")
    made.reset(seed=1)
    [other] = {*made.agents} - {made.agent_selection}
    assert made.observe(other)["action_mask"].sum() == 0


def test_an_illegal_action_ends_the_game() -> None:
    bare, made = raw_env("vivid"), env("vivid")
    for each in (bare, made):
        each.reset(seed=1)
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="is not legal here"):
        bare.step(illegal)
    loser = made.agent_selection
    made.step(illegal)
    assert made.rewards[loser] == ILLEGAL
    assert all(made.terminations.values())


@pytest.mark.parametrize("number", [None, -1, 10**6])
def test_what_is_no_action_is_refused(number: int | None) -> None:
    made = raw_env("memoria")
    made.reset(seed=1)
    with pytest.raises(ValueError, match="player_0: expected an action from 0 to"):
        made.step(number)


def test_a_game_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="expected one of dejavu"):
        raw_env("chess")


def test_it_can_be_read() -> None:
    made = raw_env("vivid", render_mode="ansi")
    made.reset(seed=1)
    assert "player_1" in str(made.render())


@every_game
def test_an_observation_tells_what_the_view_tells_and_no_more(key: str) -> None:
    """The same for two states that this seat cannot tell apart, and another for each other view."""
    made = raw_env(key)
    made.reset(seed=3)
    views, seen = set(), set()
    for _ in range(20):
        agent = made.agent_selection
        seat, game = made.possible_agents.index(agent), made.game
        view = game.view(made.state_of_game, seat)
        imagined = game.view(game.imagine(view, Random(1)), seat)
        encode = Encoder().encode
        assert np.array_equal(made.observe(agent)["observation"], encode(imagined))
        views.add(repr(view))
        seen.add(encode(view).tobytes())
        made.step(int(np.flatnonzero(made.observe(agent)["action_mask"])[-1]))
    assert len(seen) == len(views) > 10


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, []),
        (False, []),
        (True, ["v"]),
        (5, ["v#0", "v#2"]),
        (-2, ["v-", "v#1"]),
        ("green", ["v=green"]),
        ((), []),
        ((0, 1), ["v.length#1", "v.1#0"]),
        ((("red",), None), ["v.length#1", "v.0.length#0", "v.0.0=red"]),
    ],
)
def test_facts(value: Any, told: list[str]) -> None:
    assert list(facts(value, "v")) == told


def test_without_pettingzoo_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "souvenir.lab.env")
    with pytest.raises(ImportError, match=r"pip install 'souvenir\[research\]'"):
        importlib.import_module("souvenir.lab.env")
