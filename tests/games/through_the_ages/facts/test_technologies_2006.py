"""The technologies of the first edition: what they cost, what they yield, higher levels, and governments."""

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import IDLE, VERSIONS, actions, advanced, full, totals
from tests.games.through_the_ages.prices import rich

Yields = dict[str, int]

FARMS_AND_MINES = [
    ("irrigation", 3, 4, 2), ("selective-breeding", 5, 6, 3), ("mechanized-agriculture", 7, 8, 5),
    ("iron", 5, 5, 2), ("coal", 7, 8, 3), ("oil", 9, 11, 5),
]  # fmt: skip
"""Science cost, build cost, and what a blue token is worth."""

URBAN: list[tuple[str, int, int, Yields]] = [
    ("alchemy", 4, 6, {"science_rate": 2}),
    ("scientific-method", 6, 8, {"science_rate": 3}),
    ("computers", 8, 10, {"science_rate": 5}),
    ("theology", 2, 5, {"culture_rate": 1, "faces": 2}),
    ("organized-religion", 4, 7, {"culture_rate": 1, "faces": 3}),
    ("printing-press", 3, 4, {"culture_rate": 1, "science_rate": 1}),
    ("journalism", 6, 8, {"culture_rate": 2, "science_rate": 2}),
    ("multimedia", 9, 11, {"culture_rate": 3, "science_rate": 3}),
    ("drama", 4, 5, {"culture_rate": 2, "faces": 1}),
    ("opera", 7, 9, {"culture_rate": 3, "faces": 1}),
    ("movies", 10, 12, {"culture_rate": 4, "faces": 1}),
    ("bread-and-circuses", 3, 4, {"strength": 1, "faces": 2}),
    ("team-sports", 5, 6, {"strength": 2, "faces": 3}),
    ("professional-sports", 7, 8, {"strength": 3, "faces": 4}),
]
"""Science cost, build cost, and what a worker yields."""

UNITS = [
    ("swordsmen", 3, 3, 2), ("riflemen", 5, 5, 3), ("modern-infantry", 8, 7, 5),
    ("knights", 4, 3, 2), ("cavalrymen", 6, 5, 3), ("tanks", 9, 7, 5),
    ("cannon", 7, 5, 3), ("rockets", 10, 7, 5),
    ("air-forces", 11, 7, 5),
]  # fmt: skip
"""Science cost, build cost and strength."""

GOVERNMENTS: list[tuple[str, tuple[int, int], int, tuple[int, int], Yields]] = [
    ("monarchy", (5, 3), 3, (3, 9), {}),
    ("theocracy", (4, 3), 3, (2, 7), {"culture_rate": 1, "faces": 2}),
    ("constitutional-monarchy", (6, 4), 3, (5, 12), {}),
    ("republic", (7, 2), 3, (4, 14), {}),
    ("communism", (7, 5), 4, (6, 17), {"faces": -1}),
    ("democracy", (7, 3), 4, (8, 21), {"culture_rate": 2}),
    ("fundamentalism", (6, 5), 4, (7, 19), {"strength": 5}),
]
"""Actions, urban limit, science cost by revolution and in peace, and what else it gives."""


def without_workers(**more: int) -> dict[str, int]:
    """No workers but these."""
    return {**IDLE, **more}


# The tables of the cards.


@pytest.mark.rule("card.table-production")
@pytest.mark.card("irrigation", "selective-breeding", "mechanized-agriculture", "iron", "coal", "oil")
@pytest.mark.parametrize(("tech", "science", "cost", "value"), FARMS_AND_MINES)
def test_a_farm_or_mine_is_developed_built_and_produces_one_token_of_its_value(
    tech: str, science: int, cost: int, value: int
) -> None:
    own = {"workers": IDLE, "unused": 1, "hand": [tech], "tokens": rich(cost)}
    assert full(p1={**own, "science": science - 1}).refused(f"develop {tech}") == "simple.tech-b"
    s = full(p1={**own, "science": science})
    assert effect(s, f"develop {tech}") == {"civil": 3, "science": 0, "hand": [], tech: 0}
    assert effect(s, f"build {tech}") == {"civil": 2, "unused": 0, "resources": 0, "blue": 18, tech: 1}
    s.play("done")
    assert s.tokens(1) == {tech: 1}
    assert sorted(s.goods(1)) == [0, value]
    assert s.civ(1).blue == 17


@pytest.mark.rule("card.table-production")
@pytest.mark.parametrize(("tech", "science", "cost", "value"), FARMS_AND_MINES)
def test_a_farm_or_mine_needs_every_resource_of_its_price(tech: str, science: int, cost: int, value: int) -> None:
    s = full(p1={"workers": {tech: 0}, "unused": 1, "tokens": rich(cost - 1)})
    assert s.refused(f"build {tech}") == "simple.farm-b"


@pytest.mark.rule("card.table-urban")
@pytest.mark.card("alchemy", "scientific-method", "computers", "theology", "organized-religion", "printing-press")
@pytest.mark.card("journalism", "multimedia", "drama", "opera", "movies")
@pytest.mark.card("bread-and-circuses", "team-sports", "professional-sports")
@pytest.mark.parametrize(("tech", "science", "cost", "yields"), URBAN)
def test_an_urban_building_costs_and_yields_what_its_card_says(
    tech: str, science: int, cost: int, yields: Yields
) -> None:
    own = {"workers": IDLE, "unused": 1, "hand": [tech], "tokens": rich(cost)}
    assert full(p1={**own, "science": science - 1}).refused(f"develop {tech}") == "simple.tech-b"
    s = full(p1={**own, "science": science})
    assert effect(s, f"develop {tech}") == {"civil": 3, "science": 0, "hand": [], tech: 0}
    costs = {"civil": 2, "unused": 0, "resources": 0, "blue": 18}
    assert effect(s, f"build {tech}") == {**costs, **yields, tech: 1}
    poor = full(p1={"workers": {tech: 0}, "unused": 1, "tokens": rich(cost - 1)})
    assert poor.refused(f"build {tech}") == "simple.farm-b"


@pytest.mark.rule("card.table-urban")
@pytest.mark.parametrize(
    ("tech", "yields"),
    [("philosophy", {"science_rate": 1}), ("religion", {"culture_rate": 1, "faces": 1})],
)
def test_the_urban_buildings_of_the_board_cost_three(tech: str, yields: Yields) -> None:
    s = full(p1={"workers": IDLE, "unused": 1, "tokens": rich(3)})
    costs = {"civil": 3, "unused": 0, "resources": 0, "blue": 18}
    assert effect(s, f"build {tech}") == {**costs, **yields, tech: 1}
    assert full(p1={"workers": IDLE, "unused": 1, "tokens": rich(2)}).refused(f"build {tech}") == "simple.farm-b"


@pytest.mark.rule("card.table-units")
@pytest.mark.card("swordsmen", "riflemen", "modern-infantry", "knights", "cavalrymen", "tanks", "cannon", "rockets")
@pytest.mark.card("air-forces")
@pytest.mark.parametrize(("tech", "science", "cost", "strength"), UNITS)
def test_a_unit_costs_a_military_action_and_has_the_strength_of_its_card(
    tech: str, science: int, cost: int, strength: int
) -> None:
    own = {"workers": IDLE, "unused": 1, "hand": [tech], "tokens": rich(cost)}
    assert full(p1={**own, "science": science - 1}).refused(f"develop {tech}") == "simple.tech-b"
    s = full(p1={**own, "science": science})
    assert effect(s, f"develop {tech}") == {"civil": 3, "science": 0, "hand": [], tech: 0}
    costs = {"military": 1, "unused": 0, "resources": 0, "blue": 18}
    assert effect(s, f"build {tech}") == {**costs, "strength": strength, tech: 1}
    poor = full(p1={"workers": {tech: 0}, "unused": 1, "tokens": rich(cost - 1)})
    assert poor.refused(f"build {tech}") == "simple.farm-b"


@pytest.mark.rule("card.table-units")
def test_warriors_cost_two_and_have_strength_one() -> None:
    s = full(p1={"workers": IDLE, "unused": 1, "tokens": rich(2)})
    costs = {"military": 1, "unused": 0, "resources": 0, "blue": 18}
    assert effect(s, "build warriors") == {**costs, "strength": 1, "warriors": 1}


@pytest.mark.rule("card.table-governments")
@pytest.mark.card("monarchy", "theocracy", "constitutional-monarchy", "republic")
@pytest.mark.card("communism", "democracy", "fundamentalism")
@pytest.mark.parametrize(("government", "per_turn", "limit", "science", "gives"), GOVERNMENTS)
def test_a_government_that_comes_in_peace_costs_its_higher_number(
    government: str, per_turn: tuple[int, int], limit: int, science: tuple[int, int], gives: Yields
) -> None:
    # Two temples make faces of the government visible even if they are unhappy ones.
    own = {"workers": without_workers(religion=2), "hand": [government]}
    poor = full(p1={**own, "science": science[1] - 1})
    assert poor.refused(f"develop {government}") == "simple.tech-b"
    s = full(p1={**own, "science": science[1]})
    base = {"culture_rate": 2, "faces": 2}
    s.play(f"develop {government}")
    assert s.civ(1).science == 0
    assert s.told(1)["government"] == government
    assert s.hand(1) == []
    assert totals(s, 1) == per_turn
    assert actions(s, 1) == (per_turn[0] - 1, per_turn[1])
    assert s.civ(1).culture_rate == base["culture_rate"] + gives.get("culture_rate", 0)
    assert s.civ(1).faces == base["faces"] + gives.get("faces", 0)
    assert (s.civ(1).strength, s.civ(1).science_rate) == (gives.get("strength", 0), 0)


@pytest.mark.rule("card.table-governments")
@pytest.mark.card(
    "monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy", "fundamentalism"
)
@pytest.mark.parametrize(("government", "per_turn", "limit", "science", "gives"), GOVERNMENTS)
def test_a_revolution_costs_the_lower_number_and_all_civil_actions(
    government: str, per_turn: tuple[int, int], limit: int, science: tuple[int, int], gives: Yields
) -> None:
    poor = full(p1={"hand": [government], "science": science[0] - 1})
    assert poor.refused(f"revolt {government}") == "simple.tech-b"
    s = full(p1={"hand": [government], "science": science[0]})
    s.play(f"revolt {government}")
    assert s.told(1)["government"] == government
    assert s.civ(1).science == 0
    assert totals(s, 1) == per_turn
    assert actions(s, 1) == (0, per_turn[1])


@pytest.mark.rule("card.table-governments")
@pytest.mark.card(
    "monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy", "fundamentalism"
)
@pytest.mark.parametrize(
    ("government", "limit"), [("despotism", 2), *[(government, limit) for government, _, limit, _, _ in GOVERNMENTS]]
)
def test_a_government_limits_urban_buildings_of_each_type(government: str, limit: int) -> None:
    own = {"government": government, "unused": 2, "tokens": rich(6), "workers": {"religion": limit - 1, "theology": 0}}
    s = full(p1=own)
    s.play("build religion")
    assert s.workers(1)["religion"] == limit
    assert s.refused("build religion") == "simple.urban-c"
    assert s.refused("build theology") == "simple.urban-c"
    assert s.allows("build philosophy")


@pytest.mark.rule("card.principle-j")
@pytest.mark.card("pyramids", "code-of-laws", "warfare", "julius-caesar")
def test_actions_of_cards_are_added_to_those_of_the_government_and_survive_it() -> None:
    own = {
        "government": "monarchy",
        "wonders": ["pyramids"],
        "specials": ["code-of-laws", "warfare"],
        "leader": "julius-caesar",
        "hand": ["republic"],
        "science": 14,
    }
    s = full(p1=own)
    assert totals(s, 1) == (7, 5)
    s.play("develop republic")
    assert totals(s, 1) == (9, 4)
    assert actions(s, 1) == (8, 4)


# Higher levels.


@pytest.mark.rule("advanced.tech-a")
@pytest.mark.parametrize("version", ["advanced", "full"])
@pytest.mark.parametrize(
    ("tech", "science"), [("coal", 7), ("selective-breeding", 5), ("opera", 7), ("journalism", 6), ("cavalrymen", 6)]
)
def test_a_technology_needs_no_older_one_of_its_type(version: str, tech: str, science: int) -> None:
    s = VERSIONS[version](age="II", p1={"science": science, "hand": [tech]})
    assert effect(s, f"develop {tech}") == {"civil": 3, "science": 0, "hand": [], tech: 0}


@pytest.mark.rule("advanced.tech-a")
@pytest.mark.parametrize(("tech", "science"), [("oil", 9), ("movies", 10), ("rockets", 10), ("multimedia", 9)])
def test_a_technology_of_age_iii_needs_no_older_one_either(tech: str, science: int) -> None:
    s = full(age="III", p1={"science": science, "hand": [tech]})
    assert effect(s, f"develop {tech}") == {"civil": 3, "science": 0, "hand": [], tech: 0}


@pytest.mark.rule("advanced.tech-b")
@pytest.mark.parametrize(
    ("low", "high", "price", "changed"),
    [
        ("bronze", "coal", 6, {}),
        ("agriculture", "selective-breeding", 4, {}),
        ("agriculture", "mechanized-agriculture", 6, {}),
        ("bronze", "oil", 9, {}),
        ("philosophy", "scientific-method", 5, {"science_rate": 3}),
        ("religion", "organized-religion", 4, {"faces": 3}),
        ("drama", "movies", 7, {"culture_rate": 4}),
        ("bread-and-circuses", "professional-sports", 4, {"strength": 3, "faces": 4}),
    ],
)
def test_an_upgrade_may_skip_levels_for_the_difference_of_the_prices(
    low: str, high: str, price: int, changed: Yields
) -> None:
    workers = without_workers(**{low: 1, high: 0})
    s = full(p1={"workers": workers, "unused": 0, "tokens": rich(price)})
    paid_up = {"civil": 3, "resources": 0, "blue": 18}
    assert effect(s, f"upgrade {low} {high}") == {**paid_up, **changed, low: 0, high: 1}
    poor = full(p1={"workers": workers, "unused": 0, "tokens": rich(price - 1)})
    assert poor.refused(f"upgrade {low} {high}") == "simple.farm-b"


@pytest.mark.rule("advanced.tech-b")
@pytest.mark.parametrize(
    ("low", "high", "price", "strength"),
    [("warriors", "riflemen", 3, 3), ("warriors", "modern-infantry", 5, 5), ("knights", "tanks", 4, 5)],
)
def test_units_may_skip_levels_too(low: str, high: str, price: int, strength: int) -> None:
    s = full(p1={"workers": without_workers(**{low: 1, high: 0}), "tokens": rich(price)})
    paid_up = {"military": 1, "resources": 0, "blue": 18}
    assert effect(s, f"upgrade {low} {high}") == {**paid_up, "strength": strength, low: 0, high: 1}


@pytest.mark.rule("advanced.tech-c")
@pytest.mark.card("coal", "iron")
def test_a_token_moved_from_coal_to_iron_pays_one() -> None:
    # Rich Land lets the bronze mine cost 1.
    own = {"workers": {"coal": 0, "iron": 0}, "unused": 1, "tokens": {"coal": 1}, "hand": ["rich-land-a"], "blue": 5}
    s = advanced(age="II", p1=own)
    s.play("play rich-land-a", "build bronze")
    assert s.tokens(1) == {"iron": 1}
    assert (s.civ(1).resources, s.civ(1).blue) == (2, 5)


@pytest.mark.rule("advanced.tech-d")
def test_change_may_take_a_token_from_the_bank() -> None:
    own = {"workers": {"coal": 0}, "unused": 1, "tokens": {"coal": 1}, "hand": ["rich-land-a"], "blue": 5}
    s = advanced(age="II", p1=own)
    s.play("play rich-land-a", "build bronze")
    assert s.tokens(1) == {"bronze": 2}
    assert (s.civ(1).resources, s.civ(1).blue) == (2, 4)


@pytest.mark.rule("advanced.tech-e", "card.iii_first_space_flight")
@pytest.mark.parametrize(
    ("techs", "level"),
    [
        (["bronze", "religion", "warriors", "philosophy", "agriculture"], 0),
        (["iron"], 1), (["coal"], 2), (["oil"], 3),
        (["theology"], 1), (["organized-religion"], 2),
        (["knights"], 1), (["cannon"], 2), (["air-forces"], 3),
        (["iron", "coal", "oil"], 6),
    ],
)  # fmt: skip
def test_the_level_of_a_technology_is_its_age(techs: list[str], level: int) -> None:
    own = {"wonder": "first-space-flight", "stages": 2, "tokens": rich(9)}
    s = full(age="III", p1={**own, "workers": dict.fromkeys(techs, 0)})
    s.play("construct 1")
    assert s.civ(1).culture == level


@pytest.mark.rule("advanced.tech-e")
@pytest.mark.parametrize(
    ("entry", "level"),
    [({}, 0), ({"government": "monarchy"}, 1), ({"government": "republic"}, 2), ({"government": "communism"}, 3),
     ({"specials": ["masonry"]}, 1), ({"specials": ["architecture"]}, 2), ({"specials": ["engineering"]}, 3)],
)  # fmt: skip
def test_governments_and_special_technologies_have_levels_too(entry: dict[str, object], level: int) -> None:
    s = full(age="III", p1={"wonder": "first-space-flight", "stages": 2, "tokens": rich(9), **entry})
    s.play("construct 1")
    assert s.civ(1).culture == level
