"""Numbers that belong to no card."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import constants as c
from civitas.games.civilization_2010.facts.buildings import ACADEMY, BARRACKS, BUILDING_ICONS, SHIPYARD
from civitas.games.civilization_2010.facts.city_states import CITY_STATE_ICONS
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_SHEETS, FRENCH
from civitas.games.civilization_2010.facts.governments import FUNDAMENTALISM, GOVERNMENT_EFFECTS
from civitas.games.civilization_2010.facts.great_people import GENERAL, GREAT_PERSON_ICONS
from civitas.games.civilization_2010.facts.terrain import COMBAT, PACKAGE
from civitas.games.civilization_2010.facts.wonders import STATUE_OF_ZEUS, WONDER_AMOUNT


@pytest.mark.rule("research.requirement-a")
def test_each_level_needs_its_trade() -> None:
    needed = dict(enumerate(c.RESEARCH_TRADE))
    assert needed == {0: 0, 1: 6, 2: 11, 3: 16, 4: 21, 5: 26}
    assert (c.LEVELS, c.RESEARCHES) == (5, 1)


@pytest.mark.rule("build.figure-cost-a")
def test_an_army_costs_four_production_and_a_scout_six() -> None:
    assert (c.ARMY_COST, c.SCOUT_COST) == (4, 6)


def test_walls_cost_seven_production_in_all_data_files() -> None:
    techs = {entry["id"]: entry for entry in read_facts(PACKAGE, "data/techs.toml")["tech"]}
    walls = read_facts(PACKAGE, "data/buildings.toml")["city_walls"]
    assert c.WALLS_COST == walls["cost"] == techs["masonry"]["abilities"][0]["cost"] == 7
    assert walls["combat_when_defending"] == c.WALLS_DEFENCE


def test_three_trade_become_one_production_and_a_devotion_gives_one_culture() -> None:
    assert (c.RUSH_TRADE, c.RUSH_PRODUCTION, c.DEVOTION_CULTURE) == (3, 1, 1)


def test_two_to_five_play_to_fifteen_coins_and_the_dial_stops_at_27() -> None:
    assert (c.FEWEST_PLAYERS, c.MOST_PLAYERS, c.VICTORY_COINS, c.MOST_TRADE) == (2, 5, 15, 27)


def test_everybody_starts_alike() -> None:
    assert (c.START_SPEED, c.START_STACKING, c.START_HAND, c.START_CITY_LIMIT) == (2, 2, 2, 2)
    assert (c.START_RANKS, c.START_UNITS) == ([1, 1, 1, 0], [1, 1, 1, 0])
    assert (c.START_ARMIES, c.START_SCOUTS, c.START_POLICIES) == (1, 1, 1)
    assert (c.START_TRADE, c.START_CULTURE, c.START_COINS) == (0, 0, 0)


def test_a_player_has_six_armies_two_scouts_a_capital_and_two_cities() -> None:
    assert (c.ARMIES, c.SCOUTS, c.CAPITALS, c.CITIES) == (6, 2, 1, 2)


def test_cities_are_three_squares_apart_and_hold_one_starred_building_wonder_and_program() -> None:
    assert c.CENTER_DISTANCE == 3
    assert (c.STARRED_PER_CITY, c.WONDERS_PER_CITY, c.PROGRAMS_PER_CITY) == (1, 1, 1)


def test_cities_defend_with_6_capitals_with_12_and_walls_add_4() -> None:
    assert (c.CITY_DEFENCE, c.CAPITAL_DEFENCE, c.WALLS_DEFENCE) == (6, 12, 4)


def test_hands_barbarians_and_losses() -> None:
    assert (c.HAND, c.HAND_PER_ARMY, c.HAND + c.HAND_FOR_CITY) == (3, 2, 6)
    assert (c.BARBARIANS, c.BARBARIAN_RANK, c.BARBARIAN_BONUS) == ([1, 1, 1, 0], 1, 0)
    assert (c.KILLED_PER_ARMY, c.ARMIES_KEPT) == (2, 1)


def test_loot_buys_four_effects_for_one_point_and_three_for_two() -> None:
    assert (c.LOOT_FOR_FIGURES, c.LOOT_FOR_CITY) == (1, 2)
    found = list(zip(c.LOOT_EFFECTS, c.LOOT_COST, c.LOOT_MOST, strict=True))
    assert [found[effect] for effect in (c.STEAL_TRADE, c.STEAL_CULTURE, c.STEAL_RESOURCE, c.DISCARD_COIN)] == [
        ("steal-trade", 1, 3), ("steal-culture", 1, 3), ("steal-resource", 1, 1), ("discard-coin", 1, 1),
    ]  # fmt: skip
    assert [found[effect] for effect in (c.LOOT_TECH, c.STEAL_CULTURE_CARD, c.STEAL_COIN)] == [
        ("learn-tech", 2, 1), ("steal-culture-card", 2, 1), ("steal-coin", 2, 1),
    ]  # fmt: skip
    assert len(found) == 7


def test_the_list_of_combat_bonuses_agrees_with_the_cards() -> None:
    sources = read_facts(PACKAGE, "data/constants.toml")["combat_bonus_sources"]
    listed = [entry for entry in sources if entry.get("expansion") != "faf"]
    assert {entry["source"]: entry["value"] for entry in listed} == {
        "city": c.CITY_DEFENCE,
        "capital": c.CAPITAL_DEFENCE,
        "city-walls": c.WALLS_DEFENCE,
        "city-state": c.CITY_STATE_DEFENCE,
        "barracks": BUILDING_ICONS[BARRACKS][COMBAT],
        "academy": BUILDING_ICONS[ACADEMY][COMBAT],
        "shipyard": BUILDING_ICONS[SHIPYARD][COMBAT],
        "great-general": GREAT_PERSON_ICONS[GENERAL][COMBAT],
        "statue-of-zeus": WONDER_AMOUNT[STATUE_OF_ZEUS],
        "fundamentalism": GOVERNMENT_EFFECTS[FUNDAMENTALISM].combat,
        "french": CIVILIZATION_SHEETS[FRENCH].combat,
        "city-state-4": CITY_STATE_ICONS[3][COMBAT],
    }
