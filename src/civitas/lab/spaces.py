"""What environments of PettingZoo and Gymnasium share: the space of observations with masks, seeds, what is shown."""

from typing import Final

import numpy as np
from gymnasium import spaces

from civitas.core.position import Perspective
from civitas.lab.episode import Setting
from civitas.lab.text import situation

RENDER_MODES: Final = ["human", "ansi"]
SEEDS: Final = 1 << 31


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """An observation, and a mask of so many actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (setting.observation.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def drawn_seed(dice: np.random.Generator) -> int:
    """The seed of a game or of a bot."""
    return int(dice.integers(SEEDS))


def shown(perspective: Perspective, mode: str | None) -> str | None:
    """The table in words as somebody sees it; a human gets it printed."""
    if mode not in RENDER_MODES:
        return None
    text = situation(perspective)
    if mode == "human":
        print(text)
        return None
    return text
