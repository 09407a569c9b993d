"""Environments of Gymnasium: one seat against bots, one game or many at once.

`gymnasium.make("civitas/NewDawn-v0", bots=["merchant"])` finds them once this module is imported, and `make_vec` many
of them, in this process (`SeatVectorEnv`) or in several (`vectorization_mode="async"`).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from civitas import bots as all_bots
from civitas.bots import Bot
from civitas.core.errors import IllegalAction
from civitas.lab.episode import BadSetting, Episode, Setting
from civitas.lab.names import env_id
from civitas.lab.spaces import RENDER_MODES, drawn_seed, observation_space, shown
from civitas.manifests import manifests

Observation = dict[str, NDArray[Any]]
UNIFORM: Final = "random"
ILLEGAL: Final = ("raise", "lose")
"""What happens to who plays what is not legal: the engine's error, or the game is lost."""
LOST: Final = -1.0


class Match:
    """A seat, its opponents, and the game between them; from one decision of the seat to the next."""

    def __init__(self, setting: Setting, seat: int, bots: Sequence[str], illegal: str) -> None:
        if seat not in setting.seats:
            raise BadSetting(f"seat: expected one of {', '.join(map(str, setting.seats))}, not {seat}")
        others = [other for other in setting.seats if other != seat]
        named = list(bots) if bots else [UNIFORM] * len(others)
        named = named * len(others) if len(named) == 1 else named
        if len(named) != len(others):
            raise BadSetting(f"bots: expected 1 or {len(others)}, not {len(named)}")
        if illegal not in ILLEGAL:
            raise BadSetting(f"illegal: expected one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.setting = setting
        self.seat = seat
        self.is_lost = False
        self._names = dict(zip(others, named, strict=True))
        self._illegal = illegal
        self._bots: dict[int, Bot] = {}

    def begin(self, dice: np.random.Generator) -> None:
        """Deal a new game, and let the others play until the seat is asked."""
        self.is_lost = False
        self.episode = Episode(self.setting, drawn_seed(dice))
        self._bots = {
            seat: all_bots.bot(self.setting.title.id, name, drawn_seed(dice)) for seat, name in self._names.items()
        }
        self._let_others_play()

    def play(self, action: int) -> None:
        """Answer for the seat; then the others play until it is asked again."""
        try:
            self.episode.play(self.seat, action)
        except IllegalAction:
            if self._illegal == "raise":
                raise
            self.is_lost = True
            return
        self._let_others_play()

    @property
    def is_over(self) -> bool:
        """Whether the seat has nothing more to decide."""
        return self.is_lost or self.episode.is_over

    @property
    def reward(self) -> float:
        """What the game has brought the seat."""
        return LOST if self.is_lost else self.episode.rewards()[self.seat]

    def write(self, numbers: NDArray[np.float32], mask: NDArray[np.int8]) -> None:
        """What the seat sees and may do, into room of any content."""
        numbers.fill(0)
        self.episode.write(self.seat, numbers.data)
        mask.fill(0)
        if not self.is_over and not self.episode.is_cut_off:
            mask[self.episode.position.legal(self.seat)] = 1

    def _let_others_play(self) -> None:
        episode, position = self.episode, self.episode.position
        while not position.is_over and not episode.is_cut_off and self.seat not in position.to_act:
            other = position.to_act[0]
            episode.play(other, self._bots[other].choose(position.perspective(other)))


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of one game; every step is one decision of that seat."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        title: str,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        reward: str = "placing",
        max_moves: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        """`bots`: one for all opponents, or one for each; without any they play at random."""
        setting = Setting(title, players, options, reward, max_moves)
        self.match = Match(setting, seat, bots, illegal)
        self.observation_space = observation_space(setting, setting.size)
        self.action_space = spaces.Discrete(setting.size)
        self.render_mode = render_mode
        self._numbers = np.zeros(setting.observation.size, np.float32)
        self._mask = np.zeros(setting.size, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self.match.begin(self.np_random)
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, and see what the others make of it."""
        match = self.match
        match.play(int(action))
        if self.render_mode == "human":
            self.render()
        return self._observation(), match.reward, match.is_over, match.episode.is_cut_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as learners with masks ask for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | None:  # type: ignore[override]
        """The table in words, as the seat sees it."""
        return shown(self.match.episode.position.perspective(self.match.seat), self.render_mode)

    def _observation(self) -> Observation:
        self.match.write(self._numbers, self._mask)
        return {"observation": self._numbers.copy(), "action_mask": self._mask.copy()}


class SeatVectorEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """One seat of many games in one process; observations and masks are written into one room for all of them."""

    def __init__(
        self,
        title: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        reward: str = "placing",
        max_moves: int | None = None,
        illegal: str = "raise",
    ) -> None:
        setting = Setting(title, players, options, reward, max_moves)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.matches = [Match(setting, seat, bots, illegal) for _ in range(num_envs)]
        self.single_observation_space = observation_space(setting, setting.size)
        self.single_action_space = spaces.Discrete(setting.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._numbers = np.zeros((num_envs, setting.observation.size), np.float32)
        self._masks = np.zeros((num_envs, setting.size), np.int8)
        self._dice = [np.random.default_rng() for _ in range(num_envs)]
        self._is_new = np.ones(num_envs, np.bool_)
        """Which games begin with the next step."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all games anew; a single seed is raised by one from game to game."""
        for number, wished in enumerate(self._seeds(seed)):
            if wished is not None:
                self._dice[number] = np.random.default_rng(wished)
            self._begin(number)
        return self._observations(), {}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """A decision in each game; games that were over begin anew instead."""
        rewards = np.zeros(self.num_envs, np.float64)
        over, cut_off = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        for number, match in enumerate(self.matches):
            if self._is_new[number]:
                self._begin(number)
                continue
            match.play(int(actions[number]))
            self._write(number)
            rewards[number], over[number], cut_off[number] = match.reward, match.is_over, match.episode.is_cut_off
        self._is_new = over | cut_off
        return self._observations(), rewards, over, cut_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now in each game."""
        return self._masks.astype(np.bool_)

    def _seeds(self, seed: int | list[int | None] | None) -> list[int | None]:
        if isinstance(seed, int):
            return [seed + number for number in range(self.num_envs)]
        return [None] * self.num_envs if seed is None else list(seed)

    def _begin(self, number: int) -> None:
        self.matches[number].begin(self._dice[number])
        self._is_new[number] = False
        self._write(number)

    def _write(self, number: int) -> None:
        self.matches[number].write(self._numbers[number], self._masks[number])

    def _observations(self) -> Observation:
        return {"observation": self._numbers.copy(), "action_mask": self._masks.copy()}


def _register() -> None:
    """Let Gymnasium know our titles."""
    for title, manifest in manifests().items():
        if manifest.observation and env_id(title) not in gymnasium.registry:
            gymnasium.register(
                env_id(title),
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:SeatVectorEnv",
                kwargs={"title": title},
            )


_register()
