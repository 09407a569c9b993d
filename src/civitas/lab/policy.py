"""A small network that plays: which action it likes (masked) and how it thinks the game will end. With PyTorch.

`civitas arena TITLE --bots civitas.lab.policy:trained,random` lets the one play whose file `CIVITAS_POLICY` names.
"""

import os
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import civitas
from civitas.core.errors import CivitasError
from civitas.core.position import Perspective
from civitas.lab.observations import observation
from civitas.lab.tensors import Observation

FILE: Final = "CIVITAS_POLICY"
NEVER: Final = -1e9
MOST_REMEMBERED: Final = 100


class NoPolicy(CivitasError):
    """No file of a network that could play here."""


class Network(nn.Module):
    """Two layers for all, one for the actions, one for the outcome."""

    def __init__(self, title: str, players: int, hidden: int = 256) -> None:
        super().__init__()
        self.setting: dict[str, Any] = {"title": title, "players": players, "hidden": hidden}
        size = observation(title, players).size
        self.trunk = nn.Sequential(nn.Linear(size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, civitas.title(title).space.size)
        self.value = nn.Linear(hidden, 1)

    def forward(self, numbers: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Logits of the legal actions, and what the game is expected to bring, from -1 to 1."""
        seen = self.trunk(numbers)
        return self.policy(seen).masked_fill(~mask, NEVER), torch.tanh(self.value(seen)).squeeze(-1)

    def save(self, path: Path) -> None:
        """Keep it with all that is needed to use it."""
        torch.save({"setting": self.setting, "weights": self.state_dict()}, path)

    @staticmethod
    def load(path: Path) -> "Network":
        """A network that was kept."""
        kept = torch.load(path, weights_only=True)
        network = Network(**kept["setting"])
        network.load_state_dict(kept["weights"])
        return network


class PolicyBot:
    """Plays what its network likes best, or at random as it likes them (`warmth`).

    Who sees the same once more does something else than the last time: a turn of many small actions, some of which take
    others back, would never end otherwise.
    """

    def __init__(self, network: Network, seed: int, warmth: float = 0.0) -> None:
        self._network = network.eval()
        self._warmth = warmth
        self._dice = np.random.default_rng(seed)
        self._observation: Observation = observation(network.setting["title"], network.setting["players"])
        self._numbers = np.zeros(self._observation.size, np.float32)
        self._room: Any = self._numbers.data
        self._done: dict[bytes, set[int]] = {}
        """What was done lately, by what was seen."""

    def choose(self, perspective: Perspective) -> int:
        """One of the seat's legal actions."""
        legal = _sensible(perspective)
        if len(legal) == 1:
            return legal[0]
        logits = self._logits(perspective)
        done = self._remembered(self._numbers.tobytes())
        legal = [action for action in legal if action not in done] or legal
        action = self._picked(legal, logits[legal])
        done.add(action)
        return action

    def _picked(self, legal: list[int], liked: NDArray[Any]) -> int:
        if not self._warmth:
            return legal[int(liked.argmax())]
        odds = np.exp((liked - liked.max()) / self._warmth)
        return legal[int(self._dice.choice(len(legal), p=odds / odds.sum()))]

    def _remembered(self, seen: bytes) -> set[int]:
        if len(self._done) > MOST_REMEMBERED:
            self._done.clear()
        return self._done.setdefault(seen, set())

    def _logits(self, perspective: Perspective) -> NDArray[Any]:
        self._numbers.fill(0)
        self._observation.write(perspective.view, perspective.seat, self._room)
        with torch.no_grad():
            seen = self._network.trunk(torch.from_numpy(self._numbers))
            logits: NDArray[Any] = self._network.policy(seen).numpy().astype(np.float64)
        return logits


def _sensible(perspective: Perspective) -> list[int]:
    """What is legal and does not end one's own game for nothing; a network that never saw it does not know that."""
    losses = perspective.losses()
    legal = perspective.legal()
    return [action for action in legal if action not in losses or not losses[action].is_final] or legal


def trained(seed: int) -> PolicyBot:
    """The network of the file that `CIVITAS_POLICY` names; for the arena."""
    return PolicyBot(_named(), seed)


def untrained(seed: int) -> PolicyBot:
    """The same network before it has learned anything; for comparison."""
    setting = _named().setting
    torch.manual_seed(0)
    return PolicyBot(Network(**setting), seed)


def _named() -> Network:
    path = os.environ.get(FILE, "")
    if not Path(path).is_file():
        raise NoPolicy(f"{FILE}: expected the file of a network, not {path!r}")
    return Network.load(Path(path))
