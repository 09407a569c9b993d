"""Who leads which civilization: drawn, dealt two to choose from, or chosen in turn order."""

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BrokenDump
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.scenario.building import build_scenario
from civitas.games.civilization_2010.stored import dump_position, load_position
from tests.games.civilization_2010.beginning import Beginning, new_game


def leaders(s: Beginning) -> list[str | None]:
    """The civilizations of all players as everybody sees them."""
    return [empire["civilization"] for empire in s.view(None)["civilizations"]]


@pytest.mark.rule("setup.civs-a")
def test_civilizations_are_drawn_unless_the_table_agrees_otherwise() -> None:
    s = new_game(players=3)
    assert s.question == "Founding"
    assert None not in leaders(s)


@pytest.mark.rule("setup.civs-a", "turn.order-a")
def test_any_civilization_that_nobody_has_is_chosen_in_turn_order() -> None:
    s = new_game(players=3, seed=4, civilizations="chosen")
    order = [seat + 1 for seat in s.position.turn_order()]
    assert (s.question, s.asked, leaders(s)) == ("CivilizationChoice", order[:1], [None] * 3)
    assert s.choices("lead") == CIVILIZATIONS
    s.play("lead romans")
    assert s.asked == order[1:2]
    assert s.refused("lead romans") == "setup.civs-a"
    assert s.refused("done") == "setup.civs-a"
    s.play("lead french", "lead zulu")
    assert [leaders(s)[player - 1] for player in order] == ["romans", "french", "zulu"]
    assert (s.question, s.asked) == ("Founding", order[:1])
    s.finish()
    assert sorted(len(s.policies(player)) for player in (1, 2, 3)) == [1, 1, 2]


@pytest.mark.rule("setup.civs-a")
@pytest.mark.parametrize("players", [2, 5])
def test_two_civilizations_are_dealt_faceup_to_everybody_who_chooses_one(players: int) -> None:
    s = new_game(players=players, seed=9, civilizations="dealt")
    dealt = s.view(None)["question"]["civilizations"]
    assert [len(pair) for pair in dealt] == [2] * players
    assert len({each for pair in dealt for each in pair}) == 2 * players
    told = [(each["seat"], each["civilization"]) for each in s.arguments("civilization-dealt")]
    assert told == [(seat, f"civilization-{each}") for seat, pair in enumerate(dealt) for each in pair]
    first = s.asked[0] - 1
    others = next(pair for seat, pair in enumerate(dealt) if seat != first)
    assert s.choices("lead") == dealt[first]
    assert s.refused(f"lead {others[0]}") == "setup.civs-a"
    for seat in s.position.turn_order():
        s.play(f"lead {dealt[seat][1]}")
    assert leaders(s) == [pair[1] for pair in dealt]


@pytest.mark.rule("setup.civs-a", "setup.tech-a", "setup.wonder-deck-b", "setup.layout-a")
def test_what_comes_with_a_civilization_comes_once_all_are_chosen() -> None:
    s = new_game(players=2, civilizations="chosen")
    for player in (1, 2):
        assert (s.techs(player), s.units(player), s.terrain(f"{'ab'[player - 1]}6")) == ([], {}, "")
    assert s.market() == []
    s.play("lead egyptians")
    assert s.market() == []
    s.play("lead russians")
    assert len(s.market()) == 4
    egyptian = leaders(s).index("egyptians") + 1
    assert s.techs(egyptian) == ["construction"]
    assert s.government(3 - egyptian) == "communism-gov"
    assert "" not in (s.terrain("a6"), s.terrain("b6"))
    assert s.view(None)["question"]["wonder"]
    s.finish()
    assert s.position.turn == 1


@pytest.mark.rule("setup.civs-a", "info.public-a")
@pytest.mark.parametrize("option", ["dealt", "chosen"])
def test_the_choice_is_public_and_can_be_stored_described_and_imagined(option: str) -> None:
    s = new_game(players=3, seed=2, civilizations=option)
    for _ in range(2):
        p = s.position
        assert load_position(dump_position(p)).digest() == p.digest()
        assert build_scenario(p.describe()).digest() == p.digest()
        for seat in (0, 1, 2, None):
            assert p.imagine_for(seat, Dice.seeded(1)).view_for(seat) == p.view_for(seat)
        assert len({str(p.view_for(seat)["question"]) for seat in (0, 1, 2, None)}) == 1
        s.play(s.legal()[0])


@pytest.mark.rule("setup.civs-a")
def test_nobody_is_without_a_civilization_once_the_game_goes_on() -> None:
    dump = dump_position(new_game("romans", "zulu").position)
    dump["empires"][0]["civilization"] = -1
    with pytest.raises(BrokenDump):
        load_position(dump)
    choosing = dump_position(new_game(players=2, civilizations="chosen").position)
    choosing["frames"].pop()
    with pytest.raises(BrokenDump):
        load_position(choosing)
