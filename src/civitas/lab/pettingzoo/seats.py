"""What both kinds of environments share: agents for seats, spaces, observations with masks, what is shown."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from civitas.lab.episode import Episode, Setting
from civitas.lab.names import env_name
from civitas.lab.spaces import RENDER_MODES, drawn_seed, observation_space


class Seats:
    """Agents `player_0`, `player_1`, … for the seats of a setting."""

    def __init__(self, setting: Setting, actions: int) -> None:
        self.setting = setting
        self.names = [f"player_{seat}" for seat in setting.seats]
        self.seat_of = dict(zip(self.names, setting.seats, strict=True))
        self.actions = actions
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.names}
        self.observation_spaces = {name: observation_space(setting, actions) for name in self.names}
        self._numbers = {name: np.zeros(setting.observation.size, np.float32) for name in self.names}
        self._masks = {name: np.zeros(actions, np.int8) for name in self.names}

    def metadata(self, kind: str) -> dict[str, Any]:
        """What PettingZoo wants to know beforehand."""
        return {
            "name": env_name(self.setting.title.id),
            "render_modes": RENDER_MODES,
            "is_parallelizable": kind == "parallel",
            "render_fps": 2,
        }

    def observe(self, episode: Episode, name: str, legal: Sequence[int]) -> dict[str, NDArray[Any]]:
        """What an agent sees, in the same room as the last time: who keeps it copies it."""
        numbers, mask = self._numbers[name], self._masks[name]
        numbers.fill(0)
        episode.write(self.seat_of[name], numbers.data)
        mask.fill(0)
        mask[legal] = 1
        return {"observation": numbers, "action_mask": mask}


class Seeds:
    """Seeds of games: the one that was wished for, and a new one for each game after it."""

    def __init__(self) -> None:
        self._dice = np.random.default_rng()

    def next(self, wished: int | None) -> int:
        """The seed of the next game."""
        if wished is not None:
            self._dice = np.random.default_rng(wished)
        return drawn_seed(self._dice)
