"""Scenarios: short descriptions become positions, positions describe themselves, mistakes are named."""

import json
import tomllib
from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.errors import BadScenario
from civitas.games.civilization_2010.title import Civilization2010Title
from tests.games.civilization_2010.situation import Situation, situation

TITLE = Civilization2010Title()

BY_HAND = """
players = 3
turn = 6
phase = "city-management"
first = 2
active = 3
options = { turn_limit = 20 }
land = "grassland"
tiles = { d = "tile05 right", e = "tile07 facedown" }
squares = { a1 = "desert wheat", a2 = "forest", b = "GGGG GWWG GFMG GGGG" }
pieces = { c1 = "library", d4 = "hut-spy", c3 = "oracle" }
decks = { infantry = ["infantry-fierce", "infantry-weak"], events-1 = ["drought"], huts = ["hut-iron"] }
discards = { mounted = ["mounted-weak"] }
wonders = { market = ["stonehenge"], deck = ["colossus"], obsolete = ["oracle"] }

[[civilizations]]
civilization = "romans"

[[civilizations]]
cities = ["b6"]

[[civilizations]]
civilization = "english"
techs = ["pottery", "writing", "democracy"]
government = "republic"
policies = ["pacifism", "rationalism"]
trade = 9
culture = 3
step = 2
units = ["infantry-weak", "infantry-weak"]
events = ["migrants"]
resources = ["silk", "silk"]
tokens = { hut-spy = 1 }
people = ["great-artist"]
coins = { sheet = 1, pottery = 2 }
cities = ["c6", "d11"]
walls = ["d11"]
programs = ["c6"]
armies = ["c7", "c8 moved"]
scouts = ["c8 for d11", "c12 idle"]
"""


def error_of(**description: Any) -> str:
    """The entry that is named for a mistake."""
    with pytest.raises(BadScenario) as caught:
        TITLE.scenario({"players": 2, "land": "grassland", **description})
    return caught.value.entry


def with_entry(**entry: Any) -> dict[str, Any]:
    return {"civilizations": [{"cities": ["a6"], **entry}, {"cities": ["b11"]}]}


# What is told comes about.


def test_a_description_by_hand_becomes_a_position() -> None:
    s = Situation(tomllib.loads(BY_HAND))
    assert (s.position.turn, s.phase, s.asked) == (6, "city-management", [3])
    assert (s.position.first, s.position.active) == (1, 2)
    assert (s.terrain("a1"), s.terrain("a2"), s.terrain("b6"), s.terrain("b11"), s.terrain("e1")) == (
        "desert", "forest", "water", "mountain", "",
    )  # fmt: skip
    assert (s.at("c1"), s.at("d4"), s.at("c6"), s.wonder_at("oracle")) == ("library", "hut-spy", "city", "c3")
    assert s.unit_deck("infantry")[:2] == ["infantry-fierce", "infantry-weak"]
    assert len(s.unit_deck("infantry")) == 15 - 2
    assert s.discarded_units() == {"mounted-weak": 1}
    assert s.market() == ["stonehenge"]
    assert s.obsolete() == ["oracle"]
    assert set(s.techs(3)) == {"pottery", "writing", "democracy"}
    assert s.government(3) == "republic"
    assert set(s.policies(3)) == {"pacifism", "rationalism"}
    assert (s.trade(3), s.culture(3), s.empire(3).step) == (9, 3, 2)
    assert s.units(3) == {"infantry-weak": 2}
    assert (s.hand(3), s.resources(3), s.tokens(3)) == ({"migrants": 1}, {"silk": 2}, {"hut-spy": 1})
    assert s.people(3) == {"great-artist": 1}
    assert s.coin_tokens(3) == {"sheet": 1, "pottery": 2}
    assert s.cities(3) == ["c6", "d11"]
    assert (s.empire(3).walls, s.empire(3).programs) == ([0, 1], [1, 0])
    assert s.armies(3) == ["c7", "c8"]
    assert s.empire(3).army_moved == [0, 1]
    assert (s.serves(3, "c8"), s.serves(3, "c12")) == ("d11", "")
    assert s.supply("silk") == 3 - 2
    assert s.position.people[0] == 3 - 1
    assert s.owner("c1") == 3


def test_only_the_number_of_players_must_be_told() -> None:
    s = Situation({"players": 2})
    assert s.asked
    assert s.position.tiles[0] == s.empire(1).sheet().home
    assert [facing >= 0 for facing in s.position.facing] == [True, True] + [False] * 6


def test_a_test_map_is_all_of_one_terrain() -> None:
    s = situation(land="forest")
    assert set(s.position.terrain) == {1}
    assert set(s.position.printed) == {-1}


def test_techs_raise_ranks_and_fill_the_pyramid() -> None:
    s = situation(p1={"civilization": "romans", "techs": ["code-of-laws", "writing", "chivalry", "flight"]})
    assert s.empire(1).rows == [2, 1, 0, 1, 0]
    assert s.empire(1).ranks[1] == 2
    assert s.empire(1).ranks[3] == 1


def test_the_game_goes_on_in_the_part_that_is_told() -> None:
    for phase, question in (
        ("start-of-turn", "StartOfTurn"), ("trade", "Trading"), ("city-management", "CityManagement"),
        ("movement", "Movement"), ("research", "Research"),
    ):  # fmt: skip
        entry = {"trade": 9, "techs": ["writing", "philosophy", "pottery"]}
        s = situation(phase, active=2, p1=entry, p2={**entry, "armies": ["c1"]})
        assert s.question == question
        assert 2 in s.asked


def test_a_pause_lets_nothing_happen() -> None:
    s = situation("movement", p1={"armies": ["c1"]}, pause=True)
    assert s.asked == []
    s.go_on()
    assert s.question == "Movement"


# Positions describe themselves.


def assert_describes_itself(s: Situation) -> None:
    text = json.dumps(s.position.describe())
    assert TITLE.scenario(json.loads(text)).digest() == s.position.digest()


def test_a_busy_position_describes_itself() -> None:
    assert_describes_itself(Situation(tomllib.loads(BY_HAND)))


def test_a_position_that_waits_describes_itself() -> None:
    assert_describes_itself(situation("movement", p1={"armies": ["c1"]}, pause=True))


def test_a_battle_describes_itself() -> None:
    s = situation(
        "movement",
        p1={"armies": ["a8"], "units": ["infantry-weak", "mounted-even"]},
        p2={"armies": ["a12"], "units": ["infantry-fierce", "artillery-even"]},
    )
    s.play("march a8 1-0", "step down", "front infantry-fierce 1", "front infantry-weak 2")
    assert s.question == "Battle"
    assert s.fronts() == [("", 0, "infantry-fierce", 0), ("infantry-weak", 0, "", 0)]
    assert s.group() == (1, "a8", 1, 0)
    assert_describes_itself(s)


def test_what_techs_do_not_tell_is_described() -> None:
    entry = {"civilization": "romans", "techs": ["writing", "chivalry"], "rows": [2, 0, 0, 0, 0]}
    s = situation(p1={**entry, "ranks": {"mounted": 3}})
    assert s.empire(1).rows == [2, 0, 0, 0, 0]
    assert s.empire(1).ranks == [1, 3, 1, 0]
    assert_describes_itself(s)


def test_what_cities_have_done_is_described() -> None:
    entry = {"acted": {"a6": ["devote"]}, "actions": {"a6": 2}, "bonus": {"a6": 3}, "used": ["feudalism"]}
    s = situation("movement", pause=True, p1={**entry, "scouts": ["c1 next a6"]}, waived=[2], refused=["drought"])
    assert (s.empire(1).acted, s.empire(1).actions, s.empire(1).bonus) == ([2], [2], [3])
    assert s.serves(1, "c1") == "next a6"
    assert_describes_itself(s)


@pytest.mark.untraced
@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_a_game_describe_themselves(players: int) -> None:
    p = TITLE.new_game(players=players, seed=players)
    rng = Dice.seeded(9)
    for step in range(600):
        if p.is_over:
            break
        if step % 41 == 0:
            assert TITLE.scenario(json.loads(json.dumps(p.describe()))).digest() == p.digest()
        seat = p.to_act[0]
        choices = p.legal(seat)
        p.play(seat, choices[rng.below(len(choices))])


# Mistakes.


@pytest.mark.parametrize(
    ("entry", "description"),
    [
        ("players", {"players": 6}),
        ("players", {"players": "two"}),
        ("options", {"players": 5}),
        ("options", {"options": {"no-such-option": 1}}),
        ("nonsense", {"nonsense": 1}),
        ("turn", {"turn": -1}),
        ("phase", {"phase": "lunch"}),
        ("active", {"active": 3}),
        ("first", {"first": 0}),
        ("waived", {"waived": [3]}),
        ("refused", {"refused": ["pottery"]}),
        ("land", {"land": "ice"}),
        ("tiles.z", {"tiles": {"z": "tile01 up"}}),
        ("tiles.c", {"tiles": {"c": "tile01"}}),
        ("tiles.c", {"tiles": {"c": "tile99 up"}}),
        ("tiles.c", {"tiles": {"c": "tile01 north"}}),
        ("tiles.d", {"tiles": {"c": "tile01 up", "d": "tile01 down"}}),
        ("tiles[2]", {"tiles": {"c": "home-romans facedown"}}),
        ("squares.a1", {"squares": {"a1": "ice"}}),
        ("squares.a1", {"squares": {"a1": "desert uranium"}}),
        ("squares.a1", {"squares": {"a1": 7}}),
        ("squares.a", {"squares": {"a": "GGG"}}),
        ("squares", {"squares": {"z9": "desert"}}),
        ("squares", {"squares": {"i1": "desert"}}),
        ("civilizations[1].cities", {"pieces": {"a6": "hut-spy"}, "civilizations": [{"cities": ["a6"]}]}),
        ("civilizations[2].armies", {"civilizations": [{"armies": ["a1"]}, {"armies": ["a1"]}]}),
        ("squares.c1", {"tiles": {"c": "tile01 facedown"}, "squares": {"c1": "desert"}}),
        ("pieces.a1", {"pieces": {"a1": "lighthouse"}}),
        ("pieces.a1", {"pieces": {"a1": "city"}}),
        ("pieces", {"pieces": {"a1": "library"}}),
        ("changed", {"changed": ["a1", "a1"]}),
        ("frozen", {"frozen": ["x"]}),
        ("decks.cavalry", {"decks": {"cavalry": []}}),
        ("decks.infantry", {"decks": {"infantry": ["mounted-weak"]}}),
        ("decks.infantry", {"decks": {"infantry": ["infantry-weak"] * 6}}),
        ("discards", {"discards": {"infantry": ["mounted-weak"]}}),
        ("wonders.market", {"wonders": {"market": ["stonehenge", "stonehenge"]}}),
        ("wonders.market", {"wonders": {"market": ["stonehenge", "colossus", "oracle", "notre-dame", "internet"]}}),
        ("wonders.deck", {"wonders": {"market": ["stonehenge"], "deck": ["stonehenge"]}}),
        ("wonders", {"wonders": {"box": []}}),
        ("spent.hut-spy", {"spent": {"hut-spy": -1}}),
        ("lost_city_states", {"lost_city_states": ["city-state-9"]}),
        ("claimed", {"claimed": ["grail"]}),
        ("group.player", {"group": {"player": 3}}),
        ("group.at", {"group": {"player": 1, "at": "zz"}}),
        ("group.armies", {"group": {"player": 1, "armies": [7]}}),
        ("group_seat", {"group": {"player": 1, "at": "a1"}}),
        ("battle.hands", {"battle": {"hands": [["tank"]]}}),
        ("battle.hands", {"battle": {"hands": ["tank"]}}),
        ("battle.fronts", {"battle": {"fronts": [["", 0, "tank", 0]]}}),
        ("battle.fronts", {"battle": {"fronts": [["infantry-weak", 0]]}}),
        ("civilizations", {"civilizations": [{}, {}, {}]}),
        ("civilizations[1]", {"civilizations": [7]}),
        ("flow", {"flow": []}),
        ("result", {"result": 7}),
    ],
)  # fmt: skip
def test_a_mistake_is_reported_with_its_entry(entry: str, description: dict[str, Any]) -> None:
    named = error_of(**description)
    assert named == entry or named.startswith(f"{entry}["), named


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("civilization", {"civilization": "spanish"}),
        ("techs", {"techs": ["magic"]}),
        ("rows", {"techs": ["pottery"], "rows": [2, 0, 0, 0, 0]}),
        ("ranks.infantry", {"ranks": {"infantry": 5}}),
        ("government", {"government": "tyranny"}),
        ("policies", {"policies": ["rationalism", "patronage"]}),
        ("trade", {"trade": 28}),
        ("culture", {"culture": -1}),
        ("step", {"step": 99}),
        ("units", {"units": ["tank"]}),
        ("events.drought", {"events": {"drought": -2}}),
        ("resources", {"resources": ["uranium"]}),
        ("tokens", {"tokens": ["hut-city-state"]}),
        ("people", {"people": ["great-pretender"]}),
        ("coins", {"coins": {"bank": 1}}),
        ("used", {"used": ["luck"]}),
        ("cities", {"cities": ["a6", "a8"]}),
        ("cities", {"cities": ["x"]}),
        ("walls", {"walls": ["c6"]}),
        ("acted", {"acted": {"a6": ["sleep"]}}),
        ("actions.a6", {"actions": {"a6": -1}}),
        ("armies", {"armies": ["a7 fast"]}),
        ("armies", {"armies": [7]}),
        ("armies", {"armies": ["c1"] * 8}),
        ("scouts", {"scouts": ["a7 for"]}),
        ("colour", {"colour": "red"}),
    ],
)  # fmt: skip
def test_a_mistake_of_a_player_is_reported_with_its_entry(key: str, entry: dict[str, Any]) -> None:
    assert error_of(**with_entry(**entry)) == f"civilizations[1].{key}"


def test_more_pieces_than_there_are_cannot_be_told() -> None:
    assert error_of(**with_entry(resources=["silk"] * 3)) == "civilizations"
    assert error_of(**with_entry(people=["great-artist"] * 4)) == "civilizations"
    assert error_of(**with_entry(units=["infantry-weak"] * 6)) == "decks"
    assert error_of(**with_entry(events=["drought"] * 9)) == "decks"
    assert error_of(**with_entry(tokens=["hut-spy"] * 6)) == "decks.huts"
