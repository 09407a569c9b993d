"""Civilizations: what they start with and what they can do."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import civilizations as c
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATION_SHEETS, CIVILIZATIONS, CivilizationSheet
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import PACKAGE
from civitas.games.civilization_2010.facts.units import ARTILLERY, INFANTRY, MOUNTED
from civitas.games.civilization_2010.map.tiles import HOME_OF, IS_HOME

TABLE = """
    americans currency         despotism
    chinese   writing          despotism
    egyptians construction     despotism
    germans   metalworking     despotism
    romans    code-of-laws     republic
    russians  communism        communism-gov
    aztecs    irrigation       despotism
    english   navy             despotism
    french    pottery          despotism
    japanese  chivalry         feudalism
    mongols   horseback-riding despotism
    zulu      animal-husbandry despotism
"""


def special(civilization: int) -> dict[str, object]:
    """What makes a civilization different from one that has nothing of its own."""
    shared = {"id", "tech", "government", "home"}
    return {
        name: value for name, value in attributes(CIVILIZATION_SHEETS[civilization]).items()
        if name not in shared and value not in (0, False, [0, 0, 0, 0])
    }  # fmt: skip


def attributes(sheet: CivilizationSheet) -> dict[str, object]:
    names = [name for name in dir(sheet) if not name.startswith("_")]
    return {name: getattr(sheet, name) for name in names}


def of_type(unit_type: int, number: int) -> list[int]:
    return [number if each == unit_type else 0 for each in range(4)]


@pytest.mark.parametrize("line", TABLE.strip().splitlines())
def test_each_civilization_has_its_tech_government_and_home_tile(line: str) -> None:
    name, tech, government = line.split()
    sheet = CIVILIZATION_SHEETS[CIVILIZATIONS.index(name)]
    assert (TECHS[sheet.tech], GOVERNMENTS[sheet.government]) == (tech, government)
    assert (HOME_OF[sheet.home], IS_HOME[sheet.home]) == (name, True)


def test_there_are_twelve_civilizations() -> None:
    assert [line.split()[0] for line in TABLE.strip().splitlines()] == CIVILIZATIONS
    assert len(CIVILIZATIONS) == c.CIVILIZATION_COUNT


@pytest.mark.parametrize(
    ("civilization", "expected"),
    [
        (c.AMERICANS, {"great_people": 1, "rush_production": 2}),
        (c.CHINESE, {"is_walled": True, "exploring_culture": 3, "saved_units": 1}),
        (c.EGYPTIANS, {"has_wonder": True, "builds_free": True}),
        (c.GERMANS, {"more_units": of_type(INFANTRY, 2), "military_research": True}),
        (c.ROMANS, {"glory": 15}),
        (c.RUSSIANS, {"more_armies": 1, "stacking": 1, "sacrifices": True}),
        (c.AZTECS, {"victory_trade": 3, "killed_culture": 1, "units_with_great_person": 2}),
        (c.ENGLISH, {"armies_gather": True, "crosses_water": True}),
        (c.FRENCH, {"more_policies": 1, "combat": 2, "policy_maximum": 1}),
        (c.JAPANESE, {"strength": of_type(INFANTRY, 1), "research_discount": 3}),
        (c.MONGOLS, {"more_units": of_type(MOUNTED, 2), "loot": 1}),
        (c.ZULU, {"more_units": of_type(ARTILLERY, 2), "takes_villages": True, "settles_by_huts": True}),
    ],
)
def test_each_civilization_has_its_own_bonus_and_abilities(civilization: int, expected: dict[str, object]) -> None:
    assert special(civilization) == expected


def test_four_deeds_are_glorious_to_the_romans() -> None:
    deeds = c.BUILDING_WONDERS | c.FOUNDING_CITIES | c.CONQUERING_CITIES | c.CONQUERING_VILLAGES
    assert CIVILIZATION_SHEETS[c.ROMANS].glory == deeds


def test_the_governments_file_names_the_same_exceptions() -> None:
    exceptions = read_facts(PACKAGE, "data/governments.toml")["starting_government_exceptions"]
    found = {sheet.id: GOVERNMENTS[sheet.government] for sheet in CIVILIZATION_SHEETS}
    assert {name: government for name, government in found.items() if government != "despotism"} == {
        name: government for name, government in exceptions.items() if name in CIVILIZATIONS
    }
