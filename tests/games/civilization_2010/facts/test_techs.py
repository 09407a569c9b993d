"""The techs: levels, coins, what they unlock and give, and their abilities."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import effects as e
from civitas.games.civilization_2010.facts import techs as t
from civitas.games.civilization_2010.facts import timing as w
from civitas.games.civilization_2010.facts.buildings import BUILDINGS
from civitas.games.civilization_2010.facts.eras import ANCIENT, MEDIEVAL
from civitas.games.civilization_2010.facts.governments import ANARCHY, DESPOTISM, GOVERNMENTS
from civitas.games.civilization_2010.facts.terrain import (
    INCENSE,
    IRON,
    NONE,
    PACKAGE,
    RESOURCES,
    SILK,
    SPY,
    URANIUM,
    WHEAT,
)
from civitas.games.civilization_2010.facts.units import AIRCRAFT, UNIT_TYPES

LEVELS = {
    1: "animal-husbandry code-of-laws currency horseback-riding masonry metalworking navigation philosophy pottery "
    "writing navy",
    2: "chivalry civil-service construction democracy engineering irrigation mathematics monarchy printing-press "
    "sailing bureaucracy logistics",
    3: "banking biology communism gunpowder metal-casting military-science railroad steam-power theology education",
    4: "atomic-theory ballistics combustion computers flight mass-media replaceable-parts",
    5: "space-flight",
}
BUILDING_TECHS = """
    harbor navigation        trading-post code-of-laws   granary pottery         aqueduct engineering
    library writing          university printing-press   workshop construction   iron-mine railroad
    market currency          bank banking                temple philosophy       cathedral theology
    barracks metalworking    academy military-science    shipyard navy
"""
GOVERNMENT_TECHS = """
    republic code-of-laws       feudalism chivalry         democracy-gov democracy
    monarchy-gov monarchy       communism-gov communism    fundamentalism theology
"""


def pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def with_numbers(table: list[int]) -> dict[str, int]:
    """The techs that have a number in a table."""
    return {t.TECHS[tech]: number for tech, number in enumerate(table) if number}


def resource_abilities(tech: int) -> list[t.ResourceAbility]:
    return [t.RESOURCE_ABILITIES[number] for number in t.RESOURCE_ABILITIES_OF[tech]]


def abilities(tech: int) -> list[t.TechAbility]:
    return [t.TECH_ABILITIES[number] for number in t.ABILITIES_OF[tech]]


# The deck.


@pytest.mark.rule("setup.pieces-b")
def test_each_player_has_forty_techs_and_space_flight_is_shared() -> None:
    boxes = {entry["id"]: entry["expansion"] for entry in read_facts(PACKAGE, "data/techs.toml")["tech"]}
    deck = [t.TECHS[tech] for tech in t.TECH_DECK]
    assert (len(t.TECHS), len(deck)) == (t.TECH_COUNT, 40)
    assert sorted(tech for tech in deck if boxes[tech] == "waw") == ["bureaucracy", "education", "logistics", "navy"]
    assert sum(boxes[tech] == "base" for tech in deck) == 36
    assert set(t.TECHS) - set(deck) == {"space-flight"}


def test_each_tech_has_its_level() -> None:
    levels = {tech: level for level, techs in LEVELS.items() for tech in techs.split()}
    assert {tech: t.TECH_LEVEL[number] for number, tech in enumerate(t.TECHS)} == levels
    assert [[t.TECHS[tech] for tech in techs] for techs in t.TECHS_OF_LEVEL[1:]] == [
        techs.split() for techs in LEVELS.values()
    ]
    assert t.TECHS_OF_LEVEL[0] == []


@pytest.mark.rule("setup.replaced-a")
def test_the_corrected_metal_casting_has_no_coin_and_railroad_has_one() -> None:
    assert (t.TECH_COINS[t.METAL_CASTING], t.TECH_COINS[t.RAILROAD]) == (0, 1)


def test_four_techs_have_a_printed_coin_and_five_hold_four_tokens() -> None:
    assert with_numbers(t.TECH_COINS) == {"civil-service": 1, "bureaucracy": 1, "railroad": 1, "computers": 1}
    holders = ["code-of-laws", "pottery", "democracy", "printing-press", "education"]
    assert with_numbers(t.TECH_COIN_TOKENS) == dict.fromkeys(holders, 4)


# What techs unlock and give.


def test_each_building_and_government_is_unlocked_by_its_tech() -> None:
    found = {BUILDINGS[building]: t.TECHS[tech] for building, tech in enumerate(t.TECH_OF_BUILDING)}
    assert found == pairs(BUILDING_TECHS)
    assert [t.TECH_OF_GOVERNMENT[each] for each in (DESPOTISM, ANARCHY)] == [NONE, NONE]
    unlocked = {GOVERNMENTS[each]: t.TECHS[tech] for each, tech in enumerate(t.TECH_OF_GOVERNMENT) if tech != NONE}
    assert unlocked == pairs(GOVERNMENT_TECHS)


def test_the_other_data_files_name_the_same_techs() -> None:
    buildings = {entry["id"]: entry["unlocked_by"] for entry in read_facts(PACKAGE, "data/buildings.toml")["building"]}
    governments = read_facts(PACKAGE, "data/governments.toml")["government"]
    units = read_facts(PACKAGE, "data/units.toml")
    assert buildings == pairs(BUILDING_TECHS)
    assert {entry["id"]: entry["unlocked_by"] for entry in governments if "unlocked_by" in entry} == pairs(
        GOVERNMENT_TECHS
    )
    assert [entry["unlocked_by"] for entry in units["type"] if "unlocked_by" in entry] == ["flight"]
    for unit_type, ranks in units["rank_unlocks"].items():
        techs = t.TECHS_OF_RANK[UNIT_TYPES.index(unit_type)]
        assert {rank: sorted(names) for rank, names in ranks.items()} == {
            str(rank): sorted(t.TECHS[tech] for tech in techs[rank]) for rank in (2, 3, 4)
        }
        assert techs[:2] == [[], []]


def test_only_flight_unlocks_aircraft_and_only_masonry_walls() -> None:
    assert [tech for tech in range(t.TECH_COUNT) if t.UNLOCKS_AIRCRAFT[tech]] == [t.FLIGHT]
    assert [tech for tech in range(t.TECH_COUNT) if t.UNLOCKS_WALLS[tech]] == [t.MASONRY]
    assert t.TECHS_OF_RANK[AIRCRAFT] == [[], [], [], [], []]


def test_logistics_raises_three_types_and_every_other_tech_at_most_one() -> None:
    assert t.TECH_RANKS[t.LOGISTICS] == [2, 2, 2, 0]
    assert t.TECH_RANKS[t.GUNPOWDER] == [3, 0, 0, 0]
    assert all(sum(map(bool, ranks)) <= 1 for tech, ranks in enumerate(t.TECH_RANKS) if tech != t.LOGISTICS)


def test_techs_set_travel_speed_stacking_and_city_limit_and_add_to_the_culture_hand() -> None:
    assert with_numbers(t.TECH_SPEED) == {"horseback-riding": 3, "sailing": 4, "steam-power": 5, "flight": 6}
    stacking = {"masonry": 3, "printing-press": 4, "biology": 5, "replaceable-parts": 6}
    assert with_numbers(t.TECH_STACKING) == stacking
    assert with_numbers(t.TECH_CITY_LIMIT) == {"irrigation": 3}
    assert with_numbers(t.TECH_HAND) == {"pottery": 1, "civil-service": 1, "theology": 1}


def test_navigation_crosses_water_and_three_techs_stop_on_it_too() -> None:
    stopping = {t.SAILING, t.STEAM_POWER, t.FLIGHT}
    assert {tech for tech in range(t.TECH_COUNT) if t.STOPS_ON_WATER[tech]} == stopping
    assert {tech for tech in range(t.TECH_COUNT) if t.CROSSES_WATER[tech]} == stopping | {t.NAVIGATION}


# Abilities for resources.


@pytest.mark.parametrize(
    ("tech", "timing", "resource", "effect", "amount"),
    [
        (t.ANIMAL_HUSBANDRY, w.CITY_MANAGEMENT, WHEAT, e.EXTRA_PRODUCTION, 3),
        (t.CONSTRUCTION, w.CITY_MANAGEMENT, WHEAT, e.EXTRA_PRODUCTION, 5),
        (t.BANKING, w.CITY_MANAGEMENT, WHEAT, e.EXTRA_PRODUCTION, 7),
        (t.CURRENCY, w.CITY_MANAGEMENT, INCENSE, e.GAIN_CULTURE, 3),
        (t.CHIVALRY, w.CITY_MANAGEMENT, INCENSE, e.GAIN_CULTURE, 5),
        (t.METAL_CASTING, w.CITY_MANAGEMENT, INCENSE, e.GAIN_CULTURE, 7),
        (t.HORSEBACK_RIDING, w.TRADE_PHASE, SILK, e.GAIN_TRADE_AND_GIFT, 9),
        (t.STEAM_POWER, w.CITY_MANAGEMENT, SILK, e.TELEPORT_TO_WATER, 0),
        (t.METALWORKING, w.BATTLE, IRON, e.ATTACK_STRENGTH, 3),
        (t.MATHEMATICS, w.BATTLE, IRON, e.DEAL_WOUNDS, 3),
        (t.BALLISTICS, w.BATTLE, IRON, e.DEAL_WOUNDS, 6),
        (t.WRITING, w.CITY_MANAGEMENT, SPY, e.CANCEL_CITY_ACTION, 0),
        (t.CIVIL_SERVICE, w.ANY_TIME, SPY, e.CANCEL_CULTURE_EVENT, 0),
        (t.COMMUNISM, w.MOVEMENT, SPY, e.FREEZE_SQUARE, 0),
        (t.MASS_MEDIA, w.ANY_TIME, SPY, e.CANCEL_RESOURCE_ABILITY, 0),
    ],
)
def test_one_resource_buys_one_effect(tech: int, timing: int, resource: int, effect: int, amount: int) -> None:
    [ability] = resource_abilities(tech)
    assert (ability.tech, ability.timing, ability.any_resources) == (tech, timing, 0)
    assert ability.resources == [1 if each == resource else 0 for each in range(len(RESOURCES))]
    assert ability.interrupts == (resource == SPY)
    assert [(each.kind, each.amount, each.last_era) for each in ability.effects] == [(effect, amount, NONE)]


def test_with_horseback_riding_another_player_gains_six_trade() -> None:
    [ability] = resource_abilities(t.HORSEBACK_RIDING)
    assert ability.effects[0].gift == 6
    assert sum(effect.gift for each in t.RESOURCE_ABILITIES for effect in each.effects) == 6


@pytest.mark.parametrize(
    ("tech", "count", "effect"),
    [(t.POTTERY, 2, e.ADD_COIN_TOKEN), (t.PHILOSOPHY, 3, e.GAIN_GREAT_PERSON)],
)
def test_some_abilities_cost_resources_of_any_kind(tech: int, count: int, effect: int) -> None:
    [ability] = resource_abilities(tech)
    assert (ability.timing, ability.any_resources, ability.resources) == (w.CITY_MANAGEMENT, count, [0] * 6)
    assert [(each.kind, each.amount) for each in ability.effects] == [(effect, 1)]


def test_education_costs_one_of_each_market_resource() -> None:
    [ability] = resource_abilities(t.EDUCATION)
    assert (ability.timing, ability.resources) == (w.CITY_MANAGEMENT, [1, 1, 1, 1, 0, 0])
    assert [(each.kind, each.amount) for each in ability.effects] == [(e.LEARN_TECH, 1)]


def test_monarchy_and_gunpowder_offer_a_choice() -> None:
    [monarchy], [gunpowder] = resource_abilities(t.MONARCHY), resource_abilities(t.GUNPOWDER)
    assert (monarchy.timing, monarchy.resources[SILK], monarchy.any_resources) == (w.CITY_MANAGEMENT, 1, 0)
    wonder, unit = monarchy.effects
    assert (wonder.kind, wonder.last_era) == (e.OBSOLETE_WONDER, ANCIENT)
    assert (unit.kind, unit.amount, unit.last_era) == (e.KILL_RANDOM_UNIT, 1, NONE)
    assert (gunpowder.timing, gunpowder.any_resources) == (w.CITY_MANAGEMENT, 2)
    wonder, building = gunpowder.effects
    assert (wonder.kind, wonder.last_era) == (e.OBSOLETE_WONDER, MEDIEVAL)
    assert (building.kind, building.amount) == (e.DESTROY_BUILDING, 1)


def test_atomic_theory_has_two_uses_of_uranium() -> None:
    found = [
        (each.timing, each.resources[URANIUM], each.effects[0].kind) for each in resource_abilities(t.ATOMIC_THEORY)
    ]
    assert found == [(w.CITY_MANAGEMENT, 1, e.EXTRA_CITY_ACTION_EACH), (w.MOVEMENT, 1, e.NUKE_CITY)]


def test_22_abilities_of_21_techs_need_resources() -> None:
    techs = [ability.tech for ability in t.RESOURCE_ABILITIES]
    assert (len(techs), len(set(techs))) == (22, 21)
    assert [number for numbers in t.RESOURCE_ABILITIES_OF for number in numbers] == list(range(22))


# Abilities without resources.


def test_four_techs_collect_coins_for_victories_trade_culture_and_wonders() -> None:
    found = {
        t.TECHS[each.tech]: (each.timing, each.limit, each.trigger, each.trade, each.culture)
        for each in t.TECH_ABILITIES
        if each.effect == e.ADD_COIN_TOKEN
    }
    assert found == {
        "code-of-laws": (w.BATTLE, w.ONCE_PER_TURN, t.BATTLE_WON, 0, 0),
        "democracy": (w.CITY_MANAGEMENT, w.ONCE_PER_TURN, t.NO_TRIGGER, 6, 0),
        "printing-press": (w.CITY_MANAGEMENT, w.ONCE_PER_TURN, t.NO_TRIGGER, 0, 5),
        "education": (w.CITY_MANAGEMENT, w.ONCE_PER_TURN, t.WONDER_BUILT, 0, 0),
    }


def test_animal_husbandry_heals_three_wounds_and_biology_all_once_per_battle() -> None:
    [some], [every] = abilities(t.ANIMAL_HUSBANDRY), abilities(t.BIOLOGY)
    assert (some.effect, some.timing, some.limit, some.amount) == (e.HEAL, w.BATTLE, w.ONCE_PER_BATTLE, 3)
    assert (every.effect, every.timing, every.limit, every.amount) == (
        e.HEAL, w.BATTLE, w.ONCE_PER_BATTLE, t.ALL_WOUNDS,
    )  # fmt: skip


def test_military_science_and_computers_count_coins() -> None:
    [production], [hands] = abilities(t.MILITARY_SCIENCE), abilities(t.COMPUTERS)
    assert (production.effect, production.per_coins, production.amount) == (e.PRODUCTION_PER_COINS, 3, 1)
    assert (hands.effect, hands.per_coins, hands.amount) == (e.HAND_SIZES_PER_COINS, 5, 1)


def test_combustion_razes_once_per_turn_and_removes_walls_in_every_attack() -> None:
    raze, walls = abilities(t.COMBUSTION)
    assert (raze.timing, raze.limit, raze.trigger) == (w.MOVEMENT, w.ONCE_PER_TURN, t.ARMY_STOPS_ON_BUILDING)
    assert (walls.timing, walls.limit, walls.trigger) == (w.BATTLE, w.ALWAYS, t.WALLED_CITY_ATTACKED)
    assert (raze.effect, walls.effect) == (e.DESTROY_BUILDING, e.DESTROY_WALLS)


@pytest.mark.parametrize(
    ("tech", "effect", "timing", "limit", "trigger"),
    [
        (t.MASONRY, e.ENABLE_CITY_WALLS, w.CITY_MANAGEMENT, w.ALWAYS, t.NO_TRIGGER),
        (t.NAVY, e.DEPLOY_NEAR_SHIPYARD, w.CITY_MANAGEMENT, w.ALWAYS, t.ARMY_BUILT),
        (t.ENGINEERING, e.SPLIT_PRODUCTION, w.CITY_MANAGEMENT, w.ONCE_PER_TURN, t.NO_TRIGGER),
        (t.BUREAUCRACY, e.SWITCH_POLICY, w.RESEARCH, w.ONCE_PER_TURN, t.NO_TRIGGER),
        (t.FLIGHT, e.IGNORE_OBSTACLES, w.MOVEMENT, w.ALWAYS, t.NO_TRIGGER),
        (t.MASS_MEDIA, e.EVENTS_UNCANCELLABLE, w.ANY_TIME, w.ALWAYS, t.NO_TRIGGER),
        (t.SPACE_FLIGHT, e.TECHNOLOGY_VICTORY, w.ANY_TIME, w.ALWAYS, t.LEARNED),
    ],
)
def test_the_other_techs_have_one_ability(tech: int, effect: int, timing: int, limit: int, trigger: int) -> None:
    [ability] = abilities(tech)
    found = (ability.effect, ability.timing, ability.limit, ability.trigger, ability.trade, ability.culture)
    assert found == (effect, timing, limit, trigger, 0, 0)


def test_every_ability_has_its_own_id() -> None:
    assert len({ability.id for ability in t.TECH_ABILITIES}) == len(t.TECH_ABILITIES)
