"""A small network that was learned: numbers in a file, added up without any library."""

import json
from importlib import resources
from typing import Any


class Network:
    """One hidden layer, in which whatever is below zero counts as zero, and one number that comes out.

    Positions of one turn differ in few of their numbers, so only what has changed since the first one is added up.
    """

    def __init__(self, columns: list[list[float]], biases: list[float], weights: list[float], bias: float) -> None:
        self.columns = columns
        """For each input its weights in the hidden layer."""
        self.biases = biases
        self.weights = weights
        """For each of the hidden layer its weight in the output."""
        self.bias = bias
        self._inputs = [0.0] * len(columns)
        self._sums = biases[:]
        """The hidden layer at `_inputs`."""

    def copy(self) -> "Network":
        """One that adds up for itself; the weights are shared."""
        return Network(self.columns, self.biases, self.weights, self.bias)

    def start_from(self, inputs: list[float]) -> None:
        """Add up from here: most of what comes next differs little from it."""
        self._sums = self._sums_at(inputs)
        self._inputs = inputs[:]

    def output(self, inputs: list[float]) -> float:
        """What the network says about these numbers."""
        total = self.bias
        weights = self.weights
        for place, value in enumerate(self._sums_at(inputs)):
            if value > 0.0:
                total += value * weights[place]
        return total

    def _sums_at(self, inputs: list[float]) -> list[float]:
        sums = self._sums[:]
        known = self._inputs
        size = len(sums)
        for number, value in enumerate(inputs):
            change = value - known[number]
            if change != 0.0:
                column = self.columns[number]
                for place in range(size):
                    sums[place] += change * column[place]
        return sums


def read_network(package: str, file: str, name: str) -> Network:
    """The network of this name in a file of a package, as `civitas train` writes it."""
    stored: dict[str, Any] = json.loads(resources.files(package).joinpath(file).read_text(encoding="utf-8"))
    return network_of(stored[name])


def network_of(stored: dict[str, Any]) -> Network:
    """A network from its numbers."""
    return Network(stored["columns"], stored["biases"], stored["weights"], stored["bias"])
