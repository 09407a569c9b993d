"""Buildings and wonders: what may be built where, stars, overbuilding, upgrades, the market of wonders."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.yields import square_icons
from civitas.games.civilization_2010.empires.learning import learn
from civitas.games.civilization_2010.facts.buildings import BUILDING_FAMILY, BUILDINGS, FAMILIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import ICON_COUNT
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.standings import combat_bonus, cost_of_wonder, devotion
from tests.games.civilization_2010.situation import Situation, situation

OUTSKIRTS = ["a1", "a2", "a3", "a5", "a7", "a9", "a10", "a11"]
SECOND = "e6"
OF_EACH = {"a1": "forest", "a2": "mountain", "a3": "desert", "a5": "water"}
"""One square of each terrain but grassland, which the others are."""


def city(production: int, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1, whose capital has so much production and nothing else that adds to it."""
    own = {"government": "republic", "bonus": {"a6": production}, **(entry or {})}
    return situation("city-management", p1=own, **scenario)


def building(production: int, item: str, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """Player 1 is about to say where an item goes."""
    s = city(production, entry, **scenario)
    s.play("produce capital")
    if s.question == "Production" and s.legal("build"):
        s.play(f"build {item}")
    return s


def icons(s: Situation, square: str) -> list[int]:
    """Production, trade, culture, coin and combat icons of a square."""
    return [square_icons(s.position, s.number(square), icon) for icon in range(ICON_COUNT)]


def supply(s: Situation, family: str) -> int:
    """Markers of a family in the market."""
    return s.position.buildings[FAMILIES.index(family)]


def learns(s: Situation, tech: str, player: int = 1) -> None:
    """A player learns a tech by some effect, while somebody else's question waits."""
    learn(s.position, player - 1, TECHS.index(tech), "research.learn-a")


# Each building.

KINDS: list[tuple[str, str, int, str, list[int]]] = [
    ("harbor", "navigation", 7, "water", [1, 2, 0, 0, 0]),
    ("trading-post", "code-of-laws", 7, "desert", [0, 2, 1, 0, 0]),
    ("granary", "pottery", 5, "grassland", [1, 1, 0, 0, 0]),
    ("aqueduct", "engineering", 8, "grassland", [2, 2, 0, 0, 0]),
    ("library", "writing", 5, "grassland", [0, 1, 1, 0, 0]),
    ("university", "printing-press", 8, "grassland", [0, 2, 2, 0, 0]),
    ("workshop", "construction", 7, "mountain", [3, 0, 0, 0, 0]),
    ("iron-mine", "railroad", 10, "mountain", [4, 0, 0, 0, 0]),
    ("market", "currency", 7, "forest", [1, 1, 1, 0, 0]),
    ("bank", "banking", 10, "forest", [1, 1, 1, 1, 0]),
    ("temple", "philosophy", 7, "desert", [0, 0, 2, 0, 0]),
    ("cathedral", "theology", 10, "desert", [0, 0, 3, 0, 0]),
    ("barracks", "metalworking", 7, "mountain", [0, 2, 0, 0, 2]),
    ("academy", "military-science", 10, "mountain", [0, 2, 0, 0, 4]),
    ("shipyard", "navy", 5, "water", [2, 0, 0, 0, 2]),
]


@pytest.mark.rule("building.harbor", "building.trading_post", "building.granary", "building.library")
@pytest.mark.rule("building.workshop", "building.market", "building.temple", "building.barracks", "building.shipyard")
@pytest.mark.rule("build.building-a")
@pytest.mark.card(
    "harbor", "trading-post", "granary", "aqueduct", "library", "university", "workshop", "iron-mine", "market",
    "bank", "temple", "cathedral", "barracks", "academy", "shipyard",
)  # fmt: skip
@pytest.mark.parametrize(("name", "tech", "cost", "terrain", "expected"), KINDS)
def test_each_building_needs_its_tech_cost_and_terrain_and_gives_its_icons(
    name: str, tech: str, cost: int, terrain: str, expected: list[int]
) -> None:
    squares, family = {"a1": terrain}, FAMILIES[BUILDING_FAMILY[BUILDINGS.index(name)]]
    bonus = cost - {"forest": 2, "mountain": 1}.get(terrain, 0)
    locked = city(bonus, squares=squares)
    locked.play("produce capital")
    assert locked.refused(f"build {name}") == "build.building-a"
    poor = city(bonus - 1, {"techs": [tech]}, squares=squares)
    poor.play("produce capital")
    # With four production an army is the only choice, so that its square is asked for at once.
    assert poor.refused(f"build {name}") == (
        f"building.{family.replace('-', '_')}" if cost > 5 else "city.production-b"
    )
    s = city(bonus, {"techs": [tech], "used": ["engineering"]}, squares=squares)
    left = supply(s, family)
    s.play("produce capital", f"build {name}")
    if s.question == "Production":
        s.play("at a1")
    assert (s.at("a1"), icons(s, "a1"), supply(s, family)) == (name, expected, left - 1)
    assert s.arguments("building-built") == [{"seat": 0, "card": f"card-{name}", "square": "square-a1"}]


@pytest.mark.rule("building.harbor")
def test_a_city_may_have_several_harbors() -> None:
    s = building(7, "harbor", {"techs": ["navigation"]}, squares=dict.fromkeys(["a1", "a2", "a3"], "water"))
    assert s.choices("at") == ["a1", "a2", "a3"]
    s = building(
        7, "harbor", {"techs": ["navigation"]}, squares=dict.fromkeys(["a1", "a2"], "water"), pieces={"a1": "harbor"}
    )
    s.play("at a2")
    assert (s.at("a1"), s.at("a2")) == ("harbor", "harbor")


@pytest.mark.rule("building.shipyard", "build.building-star-a")
def test_a_shipyard_is_no_harbor_but_starred() -> None:
    squares = dict.fromkeys(["a1", "a2", "a3"], "water")
    techs = {"techs": ["navy", "navigation"]}
    s = building(5, "shipyard", techs, squares=squares, pieces={"a1": "harbor"})
    s.play("at a2")
    assert (s.at("a1"), s.at("a2"), icons(s, "a2"), combat_bonus(s.position, 0)) == (
        "harbor", "shipyard", [2, 0, 0, 0, 2], 2,
    )  # fmt: skip
    pieces = {"a1": "harbor", "a2": "shipyard"}
    options = {"replace_limited": "same-square"}
    later = city(7, {"techs": ["navigation", "philosophy"]}, squares=squares, pieces=pieces, options=options)
    later.play("produce capital")
    assert later.refused("build temple") == "build.building-star-a"
    later.play("build harbor", "at a3")
    assert later.at("a3") == "harbor"


@pytest.mark.rule("building.temple")
def test_a_temple_turns_into_a_cathedral() -> None:
    s = situation("city-management", p1={"techs": ["philosophy"]}, squares={"a1": "desert"}, pieces={"a1": "temple"})
    assert (devotion(s.position, 0, s.number("a6")), icons(s, "a1")[1]) == (3, 0)
    learns(s, "theology")
    assert (s.at("a1"), devotion(s.position, 0, s.number("a6")), icons(s, "a1")[1]) == ("cathedral", 4, 0)


@pytest.mark.rule("building.barracks")
def test_barracks_turn_into_academies() -> None:
    pieces = {"a1": "barracks", "e1": "barracks"}
    s = situation("city-management", p1={"cities": ["a6", SECOND]}, pieces=pieces)
    assert combat_bonus(s.position, 0) == 4
    learns(s, "military-science")
    assert combat_bonus(s.position, 0) == 8


# Terrain.


@pytest.mark.rule("build.building-terrain-a")
@pytest.mark.parametrize(
    ("item", "tech", "allowed"),
    [
        ("harbor", "navigation", ["a5"]),
        ("shipyard", "navy", ["a5"]),
        ("trading-post", "code-of-laws", ["a3"]),
        ("workshop", "construction", ["a2"]),
        ("iron-mine", "railroad", ["a2"]),
        ("granary", "pottery", ["a7"]),
        ("aqueduct", "engineering", ["a7"]),
        ("library", "writing", ["a7"]),
        ("university", "printing-press", ["a7"]),
        ("market", "currency", ["a1", "a2", "a3", "a7"]),
        ("bank", "banking", ["a1", "a2", "a3", "a7"]),
        ("temple", "philosophy", ["a1", "a2", "a3", "a7"]),
        ("cathedral", "theology", ["a1", "a2", "a3", "a7"]),
        ("barracks", "metalworking", ["a1", "a2", "a3", "a7"]),
        ("academy", "military-science", ["a1", "a2", "a3", "a7"]),
    ],
)
def test_every_building_has_its_terrain(item: str, tech: str, allowed: list[str]) -> None:
    # Huts, which nobody builds over, lie on the other squares; with Engineering a second item would be asked for.
    huts = dict.fromkeys(["a9", "a10", "a11"], "hut-spy")
    s = city(10, {"civilization": "zulu", "techs": [tech], "used": ["engineering"]}, squares=OF_EACH, pieces=huts)
    s.play("produce capital", f"build {item}")
    if len(allowed) == 1:
        assert s.at(allowed[0]) == item
        return
    assert s.choices("at") == allowed
    assert s.refused("at a5") == "build.building-terrain-a"
    assert s.refused("at a9") == "build.forbidden-a"
    assert s.refused("at a6") == "build.forbidden-a"
    assert s.refused("at a4") == "build.building-a"


@pytest.mark.rule("build.building-terrain-a")
def test_without_its_terrain_a_building_is_refused() -> None:
    s = city(7, {"techs": ["navigation"]})
    s.play("produce capital")
    assert s.refused("build harbor") == "build.building-terrain-a"


# Supply, upgrades and stars.


@pytest.mark.rule("build.building-a", "build.building-supply-a")
def test_a_building_needs_a_marker_in_the_market() -> None:
    entry = {"techs": ["philosophy"]}
    rival = {"cities": ["b11", "f6", "g6"]}
    scenario: dict[str, Any] = {"p2": rival, "pieces": {"b6": "temple", "f1": "temple", "g1": "temple"}}
    s = city(7, {**entry, "cities": ["a6", SECOND]}, **{**scenario, "pieces": {**scenario["pieces"], "e1": "temple"}})
    assert supply(s, "temple") == 1
    s.play("produce capital", "build temple", "at a1")
    assert (s.at("a1"), supply(s, "temple")) == ("temple", 0)
    full = city(
        7,
        {**entry, "cities": ["a6", SECOND, "d6"]},
        p2=rival,
        pieces={**scenario["pieces"], "e1": "temple", "d1": "temple"},
    )
    full.play("produce capital")
    assert full.refused("build temple") == "build.building-supply-a"


@pytest.mark.rule("build.building-supply-a")
def test_basic_and_upgraded_form_share_their_supply() -> None:
    rival = {"cities": ["b11", "f6", "g6"]}
    pieces = {"b6": "market", "f1": "bank", "g1": "bank", "e1": "market", "d1": "market"}
    entry = {"techs": ["currency"], "cities": ["a6", SECOND, "d6"]}
    s = city(7, entry, p2=rival, pieces=pieces)
    assert supply(s, "market") == 0
    s.play("produce capital")
    assert s.refused("build market") == "build.building-supply-a"
    del pieces["f1"]
    s = city(7, entry, p2=rival, pieces=pieces)
    s.play("produce capital", "build market", "at a1")
    assert (s.at("a1"), supply(s, "market")) == ("market", 0)


@pytest.mark.rule("build.building-upgrade-a")
def test_only_the_upgraded_form_is_built_once_it_is_unlocked() -> None:
    s = city(7, {"techs": ["pottery", "engineering"], "trade": 3, "used": ["engineering"]})
    s.play("produce capital")
    assert s.refused("build granary") == "build.building-upgrade-a"
    s.play("build aqueduct", "at a1")
    assert (s.at("a1"), s.trade(1)) == ("aqueduct", 0)
    s = city(10, {"techs": ["banking"]})
    s.play("produce capital", "build bank", "at a1")
    assert s.at("a1") == "bank"


@pytest.mark.rule("build.building-upgrade-b", "building.library", "building.granary", "building.workshop")
def test_built_basic_buildings_turn_at_once_for_who_learns() -> None:
    pieces = {"a1": "library", "a2": "library", "b6": "library", "a5": "granary", "a7": "workshop"}
    s = situation("city-management", p1={"techs": ["writing"]}, pieces=pieces, squares={"a7": "mountain"})
    assert icons(s, "a1")[:3] == [0, 1, 1]
    before = supply(s, "library")
    learns(s, "printing-press")
    assert [icons(s, square)[:3] for square in ("a1", "a2", "b6")] == [[0, 2, 2], [0, 2, 2], [0, 1, 1]]
    assert (s.at("a1"), s.at("b6"), supply(s, "library")) == ("university", "library", before)
    assert icons(s, "a5")[:2] == [1, 1]
    learns(s, "engineering")
    assert icons(s, "a5")[:2] == [2, 2]
    assert icons(s, "a7")[0] == 3
    learns(s, "railroad")
    assert icons(s, "a7")[0] == 4


@pytest.mark.rule("build.building-star-a")
def test_a_city_keeps_one_starred_building() -> None:
    options = {"replace_limited": "same-square"}
    entry = {"techs": ["philosophy"]}
    s = city(7, entry, squares={"a1": "water"}, pieces={"a1": "shipyard"}, options=options)
    s.play("produce capital")
    assert s.refused("build temple") == "build.building-star-a"
    s = city(7, entry, squares={"a1": "water"}, pieces={"a1": "harbor"}, options=options)
    s.play("produce capital", "build temple", "at a2")
    assert (s.at("a1"), s.at("a2")) == ("harbor", "temple")
    same = city(7, entry, pieces={"a1": "market"}, options=options)
    same.play("produce capital", "build temple")
    assert (same.at("a1"), supply(same, "market")) == ("temple", 5)


# Overbuilding.


@pytest.mark.rule("build.overbuild-a")
def test_a_building_may_be_built_over() -> None:
    s = city(5, {"techs": ["writing"]}, pieces={"a1": "granary"})
    assert (supply(s, "granary"), supply(s, "library")) == (5, 6)
    s.play("produce capital", "build library", "at a1")
    assert (s.at("a1"), icons(s, "a1")[:3]) == ("library", [0, 1, 1])
    assert (supply(s, "granary"), supply(s, "library")) == (6, 5)
    assert s.arguments("overbuilt") == [{"seat": 0, "card": "card-granary", "square": "square-a1"}]


@pytest.mark.rule("build.overbuild-b")
def test_a_second_starred_building_replaces_the_first_wherever_it_stands() -> None:
    squares = {"a1": "forest", "a2": "mountain"}
    s = city(7, {"techs": ["philosophy"]}, squares=squares, pieces={"a1": "market"})
    assert supply(s, "market") == 4
    s.play("produce capital", "build temple", "at a2")
    assert (s.at("a1"), s.at("a2"), supply(s, "market"), icons(s, "a1")[0]) == ("", "temple", 5, 2)
    assert s.arguments("replaced") == [{"seat": 0, "card": "card-market", "square": "square-a1"}]


@pytest.mark.rule("build.overbuild-c")
def test_a_great_person_that_is_built_over_returns_to_the_reserve() -> None:
    s = city(5, {"techs": ["writing"]}, pieces={"a1": "great-artist"})
    pool = s.position.people[:]
    s.play("produce capital", "build library", "at a1")
    assert (s.at("a1"), s.people(1), s.position.people) == ("library", {"great-artist": 1}, pool)
    assert s.events("overbuilt")[0].rule == "build.overbuild-c"


@pytest.mark.rule("wonder.overbuilt-a")
@pytest.mark.card("stonehenge")
def test_a_wonder_that_is_built_over_leaves_the_game() -> None:
    s = city(5, {"techs": ["pottery"]}, pieces={"a1": "stonehenge"})
    gone = s.position.wonders_gone()
    s.play("produce capital", "build granary", "at a1")
    stonehenge = WONDERS.index("stonehenge")
    assert (s.at("a1"), s.wonder_at("stonehenge"), s.position.wonders_gone()) == ("granary", "", gone + 1)
    assert stonehenge not in s.position.wonder_market + s.position.wonder_deck + s.position.wonder_box
    assert s.events("overbuilt")[0].rule == "wonder.overbuilt-a"


# Wonders.


@pytest.mark.rule("wonder.build-a")
@pytest.mark.card("hanging-gardens")
def test_a_wonder_costs_less_with_its_tech() -> None:
    wonders = {"market": ["hanging-gardens"]}
    s = city(10, wonders=wonders)
    s.play("produce capital")
    assert s.refused("build hanging-gardens") == "wonder.build-a"
    assert s.refused("build stonehenge") == "wonder.build-a"
    s = city(10, {"techs": ["animal-husbandry"]}, wonders=wonders)
    assert cost_of_wonder(s.position, 0, WONDERS.index("hanging-gardens")) == 10
    s.play("produce capital", "build hanging-gardens", "at a1")
    assert (s.wonder_at("hanging-gardens"), s.at("a1")) == ("a1", "hanging-gardens")
    assert s.arguments("wonder-built") == [{"seat": 0, "card": "card-hanging-gardens", "square": "square-a1"}]


@pytest.mark.rule("wonder.build-b")
def test_a_wonder_stands_on_land_and_replaces_its_icons() -> None:
    squares = {**dict.fromkeys(OUTSKIRTS, "water"), "a1": "forest", "a2": "forest"}
    s = building(15, "stonehenge", squares=squares, wonders={"market": ["stonehenge"]})
    assert s.choices("at") == ["a1", "a2"]
    assert s.refused("at a3") == "wonder.build-b"
    s.play("at a1")
    assert icons(s, "a1") == [0, 0, 1, 0, 0]
    dry = city(15, squares=dict.fromkeys(OUTSKIRTS, "water"), wonders={"market": ["stonehenge"]})
    dry.play("produce capital")
    assert dry.refused("build stonehenge") == "wonder.build-b"


@pytest.mark.rule("wonder.limit-a")
@pytest.mark.card("colossus")
def test_a_second_wonder_replaces_the_first() -> None:
    wonders = {"market": ["statue-of-zeus"]}
    s = building(15, "statue-of-zeus", pieces={"a1": "colossus"}, wonders=wonders)
    s.play("at a2")
    assert (s.wonder_at("colossus"), s.at("a1"), s.wonder_at("statue-of-zeus")) == ("", "", "a2")
    assert s.arguments("replaced") == [{"seat": 0, "card": "card-colossus", "square": "square-a1"}]
    options = {"replace_limited": "same-square"}
    strict = building(15, "statue-of-zeus", pieces={"a1": "colossus"}, wonders=wonders, options=options)
    assert (strict.wonder_at("statue-of-zeus"), strict.wonder_at("colossus")) == ("a1", "")
    blocked = city(15, pieces={"a1": "colossus"}, wonders=wonders, options=options, p2={"scouts": ["a1"]})
    blocked.play("produce capital")
    assert blocked.refused("build statue-of-zeus") == "wonder.limit-a"


@pytest.mark.rule("wonder.market-a")
def test_the_market_is_refilled_at_once_while_there_are_wonders() -> None:
    offered = ["stonehenge", "colossus", "oracle", "hanging-gardens"]
    rest = [wonder for wonder in WONDERS if wonder not in offered]
    deck = ["angkor-wat", *[wonder for wonder in rest if wonder != "angkor-wat"][:7]]
    box = [wonder for wonder in rest if wonder not in deck]
    s = building(15, "oracle", wonders={"market": offered, "deck": deck, "box": box}, p2={"bonus": {"b11": 20}})
    s.play("at a1")
    assert (s.market(), len(s.position.wonder_deck)) == (["stonehenge", "colossus", "hanging-gardens", "angkor-wat"], 7)
    assert s.arguments("wonder-offered") == [{"card": "card-angkor-wat"}]
    s.pass_until("CityManagement", 2)
    s.play("produce capital")
    assert "angkor-wat" in s.choices("build")
    empty = building(15, "oracle", wonders={"market": offered, "box": rest})
    empty.play("at a1")
    assert (empty.market(), empty.position.wonder_deck) == (["stonehenge", "colossus", "hanging-gardens"], [])


@pytest.mark.rule("tech.education")
@pytest.mark.card("education", "notre-dame")
def test_education_gains_a_coin_for_one_wonder_a_turn() -> None:
    entry = {"techs": ["education"], "cities": ["a6", SECOND], "bonus": {"a6": 20, SECOND: 20}}
    wonders = {"market": ["stonehenge", "notre-dame"]}
    s = city(20, entry, wonders=wonders)
    notre_dame = WONDERS.index("notre-dame")
    assert cost_of_wonder(s.position, 0, notre_dame) < cost_of_wonder(city(0).position, 0, notre_dame)
    s.play("produce capital", "build stonehenge", "at a1")
    assert s.coin_tokens(1) == {"education": 1}
    s.play("produce city-2", "build notre-dame", "at e1")
    assert s.coin_tokens(1) == {"education": 1}
    full = city(20, {**entry, "coins": {"education": 4}}, wonders=wonders)
    full.play("produce capital", "build stonehenge", "at a1")
    assert full.coin_tokens(1) == {"education": 4}


@pytest.mark.rule("build.forbidden-a")
def test_nothing_is_built_on_huts_city_states_and_enemies() -> None:
    squares = {**dict.fromkeys(OUTSKIRTS, "forest"), "a1": "grassland", "a2": "grassland", "a3": "grassland"}
    squares["a5"] = "grassland"
    entry = {"civilization": "zulu", "techs": ["pottery"], "armies": ["g1"]}
    pieces = {"a1": "hut-spy", "g1": "city-state-1"}
    s = city(5, entry, squares=squares, pieces=pieces, p2={"scouts": ["a2"]})
    s.play("produce capital", "build granary")
    assert s.choices("at") == ["a3", "a5"]
    assert s.refused("at a1") == "build.forbidden-a"
    assert s.refused("at a2") == "city.blockade-b"
    assert s.refused("at g1") == "build.building-a"
    assert s.refused("at a6") == "build.forbidden-a"


@pytest.mark.rule("relic.block-a")
def test_nothing_is_built_on_a_relic() -> None:
    squares = {"a1": "desert", "a2": "desert"}
    scenario: dict[str, Any] = {"squares": squares, "pieces": {"a1": "ark-of-the-covenant"}}
    s = city(7, {"techs": ["code-of-laws"]}, **{**scenario, "squares": {**squares, "a3": "desert"}})
    s.play("produce capital", "build trading-post")
    assert s.choices("at") == ["a2", "a3"]
    assert s.refused("at a1") == "relic.block-a"


@pytest.mark.rule("tech.engineering", "wonder.limit-a", "build.overbuild-b")
def test_two_wonders_or_starred_buildings_of_one_action_replace_each_other() -> None:
    techs = {"techs": ["engineering", "philosophy", "currency"]}
    wonders = {"market": ["stonehenge", "oracle"]}
    s = city(30, techs, wonders=wonders)
    s.play("produce capital", "build stonehenge", "at a1")
    assert s.refused("build stonehenge") == "wonder.build-a"
    s.play("build oracle", "at a2")
    assert (s.wonder_at("stonehenge"), s.wonder_at("oracle"), s.at("a1")) == ("", "a2", "")
    s = city(14, techs)
    s.play("produce capital", "build temple", "at a1", "build market", "at a2")
    assert (s.at("a1"), s.at("a2"), supply(s, "temple"), supply(s, "market")) == ("", "market", 5, 4)
    options = {"replace_limited": "same-square"}
    strict = city(14, techs, options=options)
    strict.play("produce capital", "build temple", "at a1", "build market")
    assert (strict.at("a1"), supply(strict, "temple")) == ("market", 5)
    strict = city(30, techs, options=options, wonders=wonders)
    strict.play("produce capital", "build stonehenge", "at a1", "build oracle")
    assert (strict.wonder_at("oracle"), strict.wonder_at("stonehenge")) == ("a1", "")


@pytest.mark.rule("build.figure-place-a")
def test_a_figure_without_a_square_is_refused() -> None:
    s = city(7, squares=dict.fromkeys(OUTSKIRTS, "water"))
    s.play("produce capital")
    assert s.refused("build army") == "build.figure-place-a"
    assert s.choices("build") == ["infantry", "mounted", "artillery"]
