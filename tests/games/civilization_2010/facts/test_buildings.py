"""Buildings: costs, terrain, icons, stars, the two sides of markers, and the supply."""

import pytest

from civitas.games.civilization_2010.facts.buildings import (
    BASIC_FORM,
    BUILDING_COST,
    BUILDING_COUNT,
    BUILDING_FAMILY,
    BUILDING_ICONS,
    BUILDINGS,
    FAMILIES,
    FAMILY_BASIC,
    FAMILY_COUNT,
    FAMILY_SUPPLY,
    FAMILY_UPGRADE,
    HARBOR,
    IS_STARRED,
    MAY_STAND_ON,
    SHIPYARD,
    UPGRADE,
)
from civitas.games.civilization_2010.facts.techs import TECH_OF_BUILDING, TECHS
from civitas.games.civilization_2010.facts.terrain import NONE, TERRAIN_CODES, TERRAINS

SUPPLY = {
    "harbor": 10, "trading-post": 6, "workshop": 6, "library": 6, "granary": 6, "market": 5, "temple": 5, "barracks": 5,
    "shipyard": 5,
}  # fmt: skip
UPGRADES = {
    "granary": "aqueduct", "library": "university", "workshop": "iron-mine", "market": "bank", "temple": "cathedral",
    "barracks": "academy",
}  # fmt: skip
ANY_LAND = "GFMD"


def sheet(name: str) -> tuple[str, int, str, bool, list[int]]:
    """The tech, the cost, the terrain, whether it is starred, and the icons of a building."""
    building = BUILDINGS.index(name)
    terrain = "".join(code for code, may in zip(TERRAIN_CODES, MAY_STAND_ON[building], strict=True) if may)
    tech = TECHS[TECH_OF_BUILDING[building]]
    return tech, BUILDING_COST[building], terrain, IS_STARRED[building], BUILDING_ICONS[building]


@pytest.mark.rule("building.harbor")
def test_harbor() -> None:
    assert sheet("harbor") == ("navigation", 7, "W", False, [1, 2, 0, 0, 0])


@pytest.mark.rule("building.trading_post")
def test_trading_post() -> None:
    assert sheet("trading-post") == ("code-of-laws", 7, "D", False, [0, 2, 1, 0, 0])


@pytest.mark.rule("building.granary")
def test_granary_and_aqueduct() -> None:
    assert sheet("granary") == ("pottery", 5, "G", False, [1, 1, 0, 0, 0])
    assert sheet("aqueduct") == ("engineering", 8, "G", False, [2, 2, 0, 0, 0])


@pytest.mark.rule("building.library")
def test_library_and_university() -> None:
    assert sheet("library") == ("writing", 5, "G", False, [0, 1, 1, 0, 0])
    assert sheet("university") == ("printing-press", 8, "G", False, [0, 2, 2, 0, 0])


@pytest.mark.rule("building.workshop")
def test_workshop_and_iron_mine() -> None:
    assert sheet("workshop") == ("construction", 7, "M", False, [3, 0, 0, 0, 0])
    assert sheet("iron-mine") == ("railroad", 10, "M", False, [4, 0, 0, 0, 0])


@pytest.mark.rule("building.market")
def test_market_and_bank() -> None:
    assert sheet("market") == ("currency", 7, ANY_LAND, True, [1, 1, 1, 0, 0])
    assert sheet("bank") == ("banking", 10, ANY_LAND, True, [1, 1, 1, 1, 0])


@pytest.mark.rule("building.temple")
def test_temple_and_cathedral() -> None:
    assert sheet("temple") == ("philosophy", 7, ANY_LAND, True, [0, 0, 2, 0, 0])
    assert sheet("cathedral") == ("theology", 10, ANY_LAND, True, [0, 0, 3, 0, 0])


def test_barracks_and_academy() -> None:
    assert sheet("barracks") == ("metalworking", 7, ANY_LAND, True, [0, 2, 0, 0, 2])
    assert sheet("academy") == ("military-science", 10, ANY_LAND, True, [0, 2, 0, 0, 4])


@pytest.mark.rule("building.shipyard")
def test_shipyard_is_no_upgrade_of_the_harbor() -> None:
    assert sheet("shipyard") == ("navy", 5, "W", True, [2, 0, 0, 0, 2])
    assert (UPGRADE[HARBOR], BASIC_FORM[SHIPYARD], UPGRADE[SHIPYARD]) == (NONE, NONE, NONE)
    assert BUILDING_FAMILY[HARBOR] != BUILDING_FAMILY[SHIPYARD]


@pytest.mark.rule("build.building-terrain-a")
def test_each_building_has_its_terrain() -> None:
    found = {name: sheet(name)[2] for name in BUILDINGS}
    assert found == {
        "harbor": "W", "shipyard": "W", "trading-post": "D", "workshop": "M", "iron-mine": "M",
        "granary": "G", "aqueduct": "G", "library": "G", "university": "G",
        "market": "GFMD", "bank": "GFMD", "temple": "GFMD", "cathedral": "GFMD", "barracks": "GFMD", "academy": "GFMD",
    }  # fmt: skip
    assert TERRAINS == ["grassland", "forest", "mountain", "desert", "water"]


@pytest.mark.rule("setup.market-buildings-a")
def test_the_market_holds_fifty_four_markers_of_nine_families() -> None:
    assert dict(zip(FAMILIES, FAMILY_SUPPLY, strict=True)) == SUPPLY
    assert (len(FAMILIES), sum(FAMILY_SUPPLY)) == (FAMILY_COUNT, 54)


@pytest.mark.rule("setup.market-buildings-a")
def test_an_upgrade_is_the_other_side_of_a_basic_building() -> None:
    found = {BUILDINGS[basic]: BUILDINGS[upgrade] for basic, upgrade in enumerate(UPGRADE) if upgrade != NONE}
    assert found == UPGRADES
    assert {
        BUILDINGS[BASIC_FORM[each]]: BUILDINGS[each] for each in range(BUILDING_COUNT) if BASIC_FORM[each] != NONE
    } == (UPGRADES)
    assert not set(UPGRADES.values()) & set(FAMILIES)
    for basic, upgrade in UPGRADES.items():
        family = BUILDING_FAMILY[BUILDINGS.index(upgrade)]
        assert (FAMILIES[family], BUILDINGS[FAMILY_UPGRADE[family]]) == (basic, upgrade)


def test_a_family_has_the_name_of_its_basic_building() -> None:
    assert [BUILDINGS[building] for building in FAMILY_BASIC] == FAMILIES
    single = [FAMILIES[family] for family in range(FAMILY_COUNT) if FAMILY_UPGRADE[family] == NONE]
    assert single == ["harbor", "trading-post", "shipyard"]
