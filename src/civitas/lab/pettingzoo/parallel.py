"""Agents that act at the same time (PettingZoo's Parallel API): all who are asked answer in one step.

Who is not asked waits: the last action of the space, which the mask then allows alone. Where somebody's answer changes
what the others are asked, their answers are void, and they are asked again.
"""

from collections.abc import Mapping
from typing import Any

from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from civitas.lab.episode import Episode, Setting
from civitas.lab.pettingzoo.seats import Seats, Seeds
from civitas.lab.spaces import shown

Observation = dict[str, NDArray[Any]]


class parallel_env(ParallelEnv[str, Observation, int], EzPickle):  # noqa: N801  as PettingZoo calls it
    """A title whose seats answer together where the rules let them decide at once."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "placing",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, title, players, options, reward, max_cycles, render_mode)
        self._setting = Setting(title, players, options, reward, max_cycles)
        self.wait = self._setting.size
        """The action of who is not asked."""
        self._seats = Seats(self._setting, self.wait + 1)
        self._seeds = Seeds()
        self.metadata = self._seats.metadata("parallel")
        self.render_mode = render_mode
        self.possible_agents = self._seats.names[:]
        self.agents: list[str] = []
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces

    def observation_space(self, agent: str) -> Any:
        """What it sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What it can do."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game."""
        self.episode = Episode(self._setting, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Let all act who are asked, in the order of their seats."""
        episode, agents = self.episode, self.agents
        self._play(actions)
        is_over, is_cut_off = episode.is_over, episode.is_cut_off
        rewards = episode.rewards()
        if is_over or is_cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            {agent: rewards[self._seats.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut_off),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return shown(self.episode.position.perspective(None), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _play(self, actions: dict[str, int]) -> None:
        """Each answers the question that it saw: as soon as another one is asked of it, its answer is void."""
        position = self.episode.position
        frame = position.frames[-1]
        asked = {seat: position.legal(seat) for seat in position.to_act}
        for agent, seat in self._seats.seat_of.items():
            if position.is_over or position.frames[-1] is not frame:
                return
            if seat in asked and seat in position.to_act and position.legal(seat) == asked[seat]:
                self.episode.play(seat, actions[agent])

    def _observations(self) -> dict[str, Observation]:
        position = self.episode.position
        asked = [] if position.is_over else position.to_act
        return {
            agent: self._seats.observe(self.episode, agent, position.legal(seat) if seat in asked else [self.wait])
            for agent, seat in self._seats.seat_of.items()
        }
