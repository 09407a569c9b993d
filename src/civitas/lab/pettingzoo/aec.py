"""Agents that act one after the other (PettingZoo's AEC): whoever is asked first acts first."""

from collections.abc import Mapping
from typing import Any

from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv

from civitas.lab.episode import Episode, Setting
from civitas.lab.pettingzoo.seats import Seats, Seeds
from civitas.lab.spaces import shown


class raw_env(AECEnv[str, dict[str, NDArray[Any]], int], EzPickle):  # noqa: N801  as PettingZoo calls it
    """A title without wrappers: an illegal action is refused by the engine, with the rule."""

    def __init__(
        self,
        title: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "placing",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`max_cycles`: after so many actions a game is cut off."""
        EzPickle.__init__(self, title, players, options, reward, max_cycles, render_mode)
        super().__init__()
        self._setting = Setting(title, players, options, reward, max_cycles)
        self._seats = Seats(self._setting, self._setting.size)
        self._seeds = Seeds()
        self.metadata = self._seats.metadata("aec")
        self.render_mode = render_mode
        self.possible_agents = self._seats.names[:]
        self.observation_spaces = self._seats.observation_spaces
        self.action_spaces = self._seats.action_spaces
        self._name_of = {seat: name for name, seat in self._seats.seat_of.items()}

    def observation_space(self, agent: str) -> Any:
        """What it sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What it can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self.episode = Episode(self._setting, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """What an agent sees now, and what it may do if it is asked."""
        seat, position = self._seats.seat_of[agent], self.episode.position
        legal = position.legal(seat) if agent == self.agent_selection and not position.is_over else []
        return self._seats.observe(self.episode, agent, legal)

    def step(self, action: int | None) -> None:
        """Let whoever is asked act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.play(self._seats.seat_of[agent], action)  # type: ignore[arg-type]
        self._cumulative_rewards[agent] = 0.0
        if episode.position.is_over:
            self._end(episode)
        elif episode.is_cut_off:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return shown(self.episode.position.perspective(None), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _asked(self) -> str:
        return self._name_of[self.episode.position.to_act[0]]

    def _end(self, episode: Episode) -> None:
        rewards = episode.rewards()
        self.rewards = {agent: rewards[self._seats.seat_of[agent]] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
