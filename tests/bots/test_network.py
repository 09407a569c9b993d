"""A learned network: added up as it was written down."""

import json
from pathlib import Path

import pytest

from civitas.bots.search.network import Network, read_network

COLUMNS = [[1.0, -1.0], [2.0, 0.0]]


def small() -> Network:
    return Network(COLUMNS, [0.5, 0.0], [3.0, 5.0], -1.0)


def test_the_hidden_layer_is_added_up_and_cut_off_below_zero() -> None:
    assert small().output([2.0, 1.0]) == 3.0 * 4.5 - 1.0
    assert small().output([-2.0, 0.0]) == 5.0 * 2.0 - 1.0
    assert small().output([0.0, -9.0]) == -1.0


def test_it_says_the_same_wherever_adding_up_begins() -> None:
    network = small()
    network.start_from([4.0, -3.0])
    assert [network.output(inputs) for inputs in ([4.0, -3.0], [2.0, 1.0], [-2.0, 0.0])] == [-1.0, 12.5, 9.0]
    network.start_from([-2.0, 1.0])
    assert network.output([2.0, 1.0]) == 12.5


def test_what_was_given_is_not_changed() -> None:
    network, inputs = small(), [2.0, 1.0]
    network.start_from(inputs)
    inputs[0] = -2.0
    assert network.output([2.0, 1.0]) == 12.5
    assert network.columns == COLUMNS


def test_a_network_is_read_from_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "learned_values"
    package.mkdir()
    (package / "__init__.py").touch()
    numbers = {"columns": [[2.0]], "biases": [1.0], "weights": [1.0], "bias": 0.0}
    (package / "small.json").write_text(json.dumps({"margin": numbers, "made": {}}))
    monkeypatch.syspath_prepend(tmp_path)
    assert read_network("learned_values", "small.json", "margin").output([3.0]) == 7.0
