"""Any game of the house as a PettingZoo environment: `pip install 'souvenir[research]'`.

Agents take their turns (AEC). Where several decide at the same time they are asked one after the other, in
the order of `to_act`; none of them is shown what another has chosen unless the rules show it. An action is
its index in `game.actions`; the mask says which are legal. The reward is the share of the victory at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError("souvenir.lab.env needs PettingZoo: pip install 'souvenir[research]'") from missing

from souvenir.bots.search.odds import shares
from souvenir.kernel.luck import SimLuck
from souvenir.kernel.registry import boxes
from souvenir.kernel.talk import total
from souvenir.lab.encode import SIZE, Encoder
from souvenir.words import Speaker

ILLEGAL = -1.0
"""What an agent gets for an action that is not legal; the game ends with it."""


def env(game: str, **arguments: Any) -> Any:
    """The environment as learners want it: guarded against illegal actions and wrong use."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, **arguments), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's name, and it has no types
    """The environment itself; an illegal action is a ValueError."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        edition: str = "base",
        options: Mapping[str, str] | None = None,
        size: int = SIZE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if game not in boxes():
            raise ValueError(f"expected one of {', '.join(boxes())}, found {game}")
        box = boxes()[game]
        self.seats = seats if seats is not None else min(n for n in box.seats if n > 1)
        if self.seats not in box.seats:
            raise ValueError(f"{game} is played by {', '.join(map(str, box.seats))}, not {self.seats}")
        self.game = box.game(box.edition(edition), options, seats=self.seats)
        self.metadata = {"name": f"souvenir_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._encoder = Encoder(size)
        self._index = {action: index for index, action in enumerate(self.game.actions)}
        self._rng = Random()
        observed = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (size,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(self._index),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: spaces.Discrete(len(self._index)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed, the same one every time."""
        if seed is not None:
            self._rng = Random(seed)
        self._luck = SimLuck(self._rng)
        self.state_of_game = self.game.setup(self.seats, self._luck, None)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent may know, and what it may do now."""
        seat, mask = self._seat(agent), np.zeros(len(self._index), np.int8)
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            mask[[self._index[action] for action in self.game.legal(self.state_of_game, seat)]] = 1
        view = self.game.view(self.state_of_game, seat)
        return {"observation": self._encoder.encode(view), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action with this number in `game.actions`; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self.game.actions):
            raise ValueError(
                f"{agent}: expected an action from 0 to {len(self.game.actions) - 1}, found {action}"
            )
        seat, chosen = self._seat(agent), self.game.actions[int(action)]
        if chosen not in self.game.legal(self.state_of_game, seat):
            raise ValueError(f"{agent}: {chosen} is not legal here")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.apply(self.state_of_game, seat, chosen, self._luck, None)
        self._ask_next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as the agent to act sees it, in words."""
        if self.render_mode != "ansi":
            return None
        speaker = Speaker("en", self.possible_agents)
        lines: list[str] = []
        for block in self.game.outline(self.game.view(self.state_of_game, self._seat(self.agent_selection))):
            lines += [speaker.say(block.title), *(f"  {speaker.say(item.says)}" for item in block.items)]
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _ask_next(self) -> None:
        """Ask whoever decides next, or end the game and share out the victory."""
        acting = self.game.to_act(self.state_of_game)
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]
            return
        self.agent_selection = self.agents[0]
        ranks = self.game.ranks(self.state_of_game)
        for seat, share in enumerate(shares(ranks)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = share
            self.terminations[agent] = True
            score = total(list(self.game.score(self.state_of_game, seat, None)))
            self.infos[agent] = {"score": score, "place": ranks[seat] + 1}
