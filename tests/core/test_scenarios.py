"""What the scenarios of all titles have in common."""

from collections.abc import Mapping

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BadOption, BadScenario, BrokenDump
from civitas.core.scenarios import agreed, complaint, load_dice_and_result, player_entries, seeded_dice
from tests.toy import TOY


def setting(players: int, options: Mapping[str, object]) -> str:
    """A setting of its own kind, for which only one option is known."""
    if set(options) - {"stones"}:
        raise BadOption("pebbles: there is no such option")
    return f"{players} players, {options.get('stones', 'no')} stones"


def refusal(problem: BadScenario) -> tuple[str, str]:
    entry, _, what = str(problem).partition(": ")
    return entry, what


def test_a_scenario_tells_what_was_agreed() -> None:
    assert agreed({}, 2, setting) == "2 players, no stones"
    assert agreed({"options": {"stones": 9}}, 3, setting) == "3 players, 9 stones"
    for options in ({"pebbles": 9}, 7):
        with pytest.raises(BadScenario, match=r"^options: "):
            agreed({"options": options}, 2, setting)


def test_dice_are_those_of_the_seed_unless_they_are_told() -> None:
    p = TOY.new_game(players=2, seed=1)
    p.dice = seeded_dice({"seed": 5})
    assert p.dice.state() == Dice.seeded(5).state()
    load_dice_and_result(p, {})
    assert (p.dice.state(), p.result) == (Dice.seeded(5).state(), None)
    told = {"dice": Dice.seeded(8).state(), "result": {"places": [1, 2], "scores": [4, 3], "ending": "won"}}
    load_dice_and_result(p, told)
    assert p.dice.state() == Dice.seeded(8).state()
    assert p.result is not None
    assert p.result.to_json() == told["result"]
    assert seeded_dice({}).state() == Dice.seeded(0).state()


def test_every_player_has_an_entry() -> None:
    assert player_entries({}, "players", 2) == [{}, {}]
    assert player_entries({"players": [{"stones": 1}]}, "players", 2) == [{"stones": 1}, {}]
    for entries, where in (([{}, {}, {}], "players"), ([{}, 7], r"players\[2\]"), ("two", "players")):
        with pytest.raises(BadScenario, match=f"^{where}: "):
            player_entries({"players": entries}, "players", 2)


@pytest.mark.parametrize(
    ("where", "entry"),
    [
        ("state.turn", "turn"),
        ("state.heap", "stones"),
        ("state.heap[3]", "stones[3]"),
        ("empires[1].techs", "civilizations[2].techs"),
        ("frames[0].seat", "flow[0].seat"),
    ],
)
def test_a_complaint_names_the_entry_of_the_scenario(where: str, entry: str) -> None:
    entries = {"heap": "stones", "frames": "flow"}
    problem = complaint(BrokenDump(f"{where}: 3: too much"), 2, "empires", entries)
    assert refusal(problem) == (entry, "3: too much")
