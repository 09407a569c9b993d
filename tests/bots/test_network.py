"""A learned network: added up as it was written down."""

import json
from pathlib import Path

import pytest

from civitas.bots.search.network import Network, read_network


def test_layers_are_added_up_and_hidden_ones_cut_off_below_zero() -> None:
    network = Network([[[1.0, 2.0], [-1.0, 0.0]], [[3.0, 5.0]]], [[0.5, 0.0], [-1.0]])
    assert network.outputs([2.0, 1.0]) == [3.0 * 4.5 - 1.0]
    assert network.outputs([-2.0, 0.0]) == [5.0 * 2.0 - 1.0]
    assert network.outputs([0.0, -9.0]) == [-1.0]


def test_a_network_is_read_from_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "learned_values"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "small.json").write_text(json.dumps({"weights": [[[2.0]]], "biases": [[1.0]], "made": {}}))
    monkeypatch.syspath_prepend(tmp_path)
    assert read_network("learned_values", "small.json").outputs([3.0]) == [7.0]
