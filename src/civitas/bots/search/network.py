"""A small network that was learned: numbers in a file, added up without any library."""

import json
from importlib import resources
from operator import mul
from typing import Any, Final

MARGIN: Final = 0
"""The first output: by how much the seat will be ahead of its best rival, in hundreds of points."""
CHANCE: Final = 1
"""The second output: its chance to win."""


class Network:
    """Layers of weights; between them whatever is below zero counts as zero."""

    def __init__(self, weights: list[list[list[float]]], biases: list[list[float]]) -> None:
        self.weights = weights
        self.biases = biases

    def outputs(self, inputs: list[float]) -> list[float]:
        """What the network says about these numbers."""
        values = inputs
        last = len(self.weights) - 1
        for number, rows in enumerate(self.weights):
            values = layer(rows, self.biases[number], values, number < last)
        return values


def layer(rows: list[list[float]], biases: list[float], values: list[float], is_hidden: bool) -> list[float]:
    """One layer."""
    found: list[float] = []
    for number, row in enumerate(rows):
        total: float = sum(map(mul, row, values), biases[number])
        found.append(total if total > 0.0 or not is_hidden else 0.0)
    return found


def read_network(package: str, file: str) -> Network:
    """The network in a file of a package, as `civitas train` writes it."""
    stored: dict[str, Any] = json.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    return Network(stored["weights"], stored["biases"])
