"""The toy plays by its rules, so that what the kit proves on it means something."""

import pytest

from civitas.core.errors import BadOption, BadScenario, BrokenDump
from tests.toy import TOY
from tests.toy.position import SPACE, Toy


def test_the_highest_bid_wins_the_pot_and_draws_if_so_agreed() -> None:
    p = TOY.scenario(
        {
            "options": {"draw": True},
            "hands": [["card-1", "card-2"], ["card-9", "card-8"]],
            "stock": ["card-3", "card-4"],
            "pot": 7,
            "frames": [
                {"frame": "Round", "asked": 0, "fields": {"step": 0}},
                {"frame": "Bid", "asked": 3, "fields": {}},
            ],
        }
    )
    p.play(0, SPACE.parse("bid card-2"))
    events = p.play(1, SPACE.parse("bid card-8"))
    assert isinstance(p, Toy)
    assert (p.coins, p.pot, p.starter) == ([3, 10], 0, 1)
    assert p.hands == [[0], [8, 3]]
    assert [event.message for event in events] == ["has-bid", "own-bid", "won", "drew", "own-draw"]
    assert not events[-1].visible_to(0)


def test_the_bank_never_gives_more_than_it_has() -> None:
    p = TOY.scenario({"hands": [["card-1"], ["card-2"]], "coins": [20, 19]})
    p.play(0, SPACE.parse("take"))
    assert isinstance(p, Toy)
    assert (p.pot, p.bank) == (1, 0)


@pytest.mark.parametrize("players", [1, 5, True, "two"])
def test_the_toy_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadOption):
        TOY.new_game(players=players, seed=1)


@pytest.mark.parametrize(
    ("description", "entry"),
    [
        ({"players": 9}, "players"),
        ({"players": 2, "options": 3}, "players"),
        ({"pots": 3}, "pots"),
        ({"coins": [1]}, "coins"),
        ({"coins": [1, -1]}, "coins"),
        ({"stock": ["ace"]}, "stock"),
        ({"bids": {"pink": "card-1"}}, "bids"),
        ({"starter": 3}, "starter"),
        ({"dice": [1]}, "dice"),
        ({"frames": 3}, "frames"),
        ({"result": 3}, "result"),
    ],
)
def test_a_bad_scenario_is_refused_by_the_name_of_its_entry(description: dict[str, object], entry: str) -> None:
    with pytest.raises(BadScenario) as refused:
        TOY.scenario(description)
    assert refused.value.entry == entry
    assert str(refused.value).startswith(f"{entry}: ")


@pytest.mark.parametrize("entry", ["frames", "dice", "result", "players", "reveals", "fields"])
def test_a_broken_dump_is_refused(entry: str) -> None:
    dump = TOY.new_game(players=2, seed=1).dump()
    with pytest.raises(BrokenDump):
        TOY.load({**dump, entry: "garbage"})
