"""Stored full games, one for each way a game can end, replay to the last digit."""

import json
from pathlib import Path
from typing import Any

import pytest

import civitas
from civitas.core.table import Table

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("*.json"))
ENDINGS = {
    "full-finish-circle",
    "full-finish-circle-points",
    "full-triangle-2",
    "full-triangle-2-points",
    "full-triangle-3",
    "full-triangle-4",
    "full-round-limit",
    "full-deserted",
    "nomads-and-seafarers-most-areas",
    "farmers-and-citizens-triangle-2",
    "farmers-and-citizens-triangle-2-cities",
    "farmers-and-citizens-shortened",
}
TITLE = civitas.title("civilization-1980")


def test_every_way_a_game_can_end_has_a_stored_game() -> None:
    assert {file.stem for file in GAMES} == ENDINGS


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_stored_game_replays_exactly(file: Path) -> None:
    stored: dict[str, Any] = json.loads(file.read_text())
    table = Table(TITLE, players=stored["players"], seed=stored["seed"], options=stored["options"])
    for number, (seat, text) in enumerate(stored["actions"], 1):
        table.play(seat, TITLE.space.parse(text))
        expected = stored["checkpoints"].get(str(number))
        if expected is not None:
            assert table.position.digest() == expected, f"differs after action {number}: {text}"
    assert table.position.result is not None
    assert table.position.result.to_json() == stored["result"]
    assert file.stem.endswith(stored["result"]["ending"])
    assert table.position.digest() == stored["digest"]
    assert stored["rules_revision"] == TITLE.rules_revision
