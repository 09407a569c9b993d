"""Special technologies of the first edition: their lines, and cheaper buildings and wonders by construction."""

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import actions, advanced, full, simple, totals
from tests.games.through_the_ages.prices import paid, rich

# Lines.


@pytest.mark.rule("advanced.special-a", "card.ii_justice_system")
@pytest.mark.card("justice-system", "code-of-laws")
@pytest.mark.parametrize("blue", [18, 6])
def test_justice_system_replaces_code_of_laws_and_brings_three_blue_tokens(blue: int) -> None:
    s = advanced(age="II", p1={"specials": ["code-of-laws"], "hand": ["justice-system"], "science": 7, "blue": blue})
    assert totals(s, 1) == (5, 2)
    changed = effect(s, "develop justice-system")
    assert changed == {"civil": 4, "science": 0, "hand": [], "specials": ["justice-system"], "blue": blue + 3}
    assert totals(s, 1) == (5, 2)
    assert s.pile("gone").count("code-of-laws") == 1


@pytest.mark.rule("advanced.special-b")
def test_special_technologies_of_four_lines_stand_side_by_side() -> None:
    s = simple(p1={"specials": ["code-of-laws", "masonry", "cartography"], "hand": ["warfare"], "science": 4})
    s.play("develop warfare")
    assert sorted(s.told(1)["specials"]) == ["cartography", "code-of-laws", "masonry", "warfare"]
    assert totals(s, 1) == (5, 3)
    assert s.civ(1).strength == 3


@pytest.mark.rule("advanced.special-c")
@pytest.mark.card("code-of-laws", "justice-system")
def test_a_lower_card_of_a_line_is_discarded_without_effect() -> None:
    s = advanced(age="II", p1={"specials": ["justice-system"], "hand": ["code-of-laws"], "science": 6})
    assert effect(s, "develop code-of-laws") == {"civil": 4, "science": 0, "hand": []}
    assert s.told(1)["specials"] == ["justice-system"]
    assert "code-of-laws" in s.pile("gone")


@pytest.mark.rule("advanced.special-c")
def test_a_lower_card_of_a_line_still_counts_as_a_technology_played() -> None:
    own = {"specials": ["strategy"], "hand": ["warfare"], "science": 4, "leader": "leonardo-da-vinci"}
    s = advanced(age="II", p1=own)
    blue = s.civ(1).blue
    changed = effect(s, "develop warfare")
    assert changed == {"civil": 3, "science": 0, "hand": [], "resources": 1, "blue": blue - 1}


# The cards.


@pytest.mark.rule("card.i_code_of_laws")
@pytest.mark.card("code-of-laws")
def test_code_of_laws_gives_a_civil_action_that_can_be_used_at_once() -> None:
    s = simple(p1={"hand": ["code-of-laws"], "science": 6, "civil": 1})
    changed = effect(s, "develop code-of-laws")
    assert changed == {"civil_total": 5, "science": 0, "hand": [], "specials": ["code-of-laws"]}
    assert s.civ(1).civil == 1
    assert simple(p1={"hand": ["code-of-laws"], "science": 5}).refused("develop code-of-laws") == "simple.tech-b"


@pytest.mark.rule("card.i_masonry")
@pytest.mark.card("masonry")
def test_masonry_builds_two_stages_at_once_and_makes_temples_of_level_one_cheaper() -> None:
    own = {"hand": ["masonry"], "science": 3, "wonder": "st-peters-basilica", "tokens": rich(12), "unused": 1}
    s = simple(p1={**own, "workers": {"theology": 0}})
    assert s.refused("construct 2") == "advanced.construction-d"
    assert effect(s, "develop masonry") == {"civil": 3, "science": 0, "hand": [], "specials": ["masonry"]}
    s.play("construct 2")
    assert (s.civ(1).civil, s.civ(1).resources) == (2, 4)
    assert s.told(1)["wonders"] == ["st-peters-basilica"]
    assert paid(s, "build theology") == 4


@pytest.mark.rule("card.i_cartography")
@pytest.mark.card("cartography")
def test_cartography_gives_strength_and_helps_to_colonize() -> None:
    s = simple(p1={"hand": ["cartography"], "science": 4})
    changed = effect(s, "develop cartography")
    held = {"science": 0, "hand": [], "specials": ["cartography"]}
    assert changed == {"civil": 3, **held, "strength": 2, "colonization": 2}


@pytest.mark.rule("card.i_warfare")
@pytest.mark.card("warfare")
@pytest.mark.parametrize(("before", "after"), [(2, 3), (1, 2), (0, 1)])
def test_warfare_gives_strength_and_a_military_action(before: int, after: int) -> None:
    s = simple(p1={"hand": ["warfare"], "science": 4, "military": before})
    changed = effect(s, "develop warfare")
    held = {"science": 0, "hand": [], "specials": ["warfare"]}
    assert changed == {"civil": 3, **held, "strength": 2, "military_total": 3, "military": after}


@pytest.mark.rule("card.ii_architecture")
@pytest.mark.card("architecture", "masonry")
@pytest.mark.parametrize(("tech", "price"), [("scientific-method", 6), ("drama", 4), ("computers", 8), ("religion", 3)])
def test_architecture_replaces_masonry_and_lowers_prices_by_level(tech: str, price: int) -> None:
    own = {"specials": ["masonry"], "hand": ["architecture"], "science": 6, "unused": 1, "tokens": rich(12)}
    s = full(p1={**own, "workers": {tech: 0}})
    changed = effect(s, "develop architecture")
    assert changed == {"civil": 3, "science": 0, "hand": [], "specials": ["architecture"]}
    assert paid(s, f"build {tech}") == price


@pytest.mark.rule("card.ii_architecture")
@pytest.mark.card("ocean-liner-service")
def test_architecture_builds_three_stages_at_once() -> None:
    s = advanced(age="II", p1={"specials": ["architecture"], "wonder": "ocean-liner-service", "tokens": rich(12)})
    assert s.refused("construct 4") == "advanced.construction-d"
    assert paid(s, "construct 3") == 7
    assert paid(s, "construct 2") == 5
    assert s.civ(1).civil == 2
    assert s.told(1)["wonders"] == ["ocean-liner-service"]


@pytest.mark.rule("card.ii_navigation")
@pytest.mark.card("navigation")
def test_navigation_replaces_cartography() -> None:
    s = advanced(age="II", p1={"specials": ["cartography"], "hand": ["navigation"], "science": 6})
    assert (s.civ(1).strength, s.civ(1).colonization) == (2, 2)
    changed = effect(s, "develop navigation")
    held = {"science": 0, "hand": [], "specials": ["navigation"]}
    assert changed == {"civil": 3, **held, "strength": 3, "colonization": 3}
    assert s.pile("gone").count("cartography") == 1


@pytest.mark.rule("card.ii_strategy")
@pytest.mark.card("strategy")
def test_strategy_replaces_warfare() -> None:
    s = advanced(age="II", p1={"specials": ["warfare"], "hand": ["strategy"], "science": 8})
    assert (s.civ(1).strength, totals(s, 1)) == (2, (4, 3))
    changed = effect(s, "develop strategy")
    held = {"science": 0, "hand": [], "specials": ["strategy"]}
    assert changed == {"civil": 3, **held, "strength": 4, "military": 4, "military_total": 4}


@pytest.mark.rule("card.iii_civil_service")
@pytest.mark.card("civil-service")
def test_civil_service_replaces_justice_system_and_its_blue_tokens() -> None:
    s = full(age="III", p1={"specials": ["justice-system"], "hand": ["civil-service"], "science": 10, "blue": 10})
    changed = effect(s, "develop civil-service")
    held = {"science": 0, "hand": [], "specials": ["civil-service"]}
    assert changed == {**held, "civil_total": 6}
    assert actions(s, 1) == (5, 2)


@pytest.mark.rule("card.iii_civil_service")
def test_civil_service_brings_three_blue_tokens_where_there_was_no_justice_system() -> None:
    s = full(age="III", p1={"specials": ["code-of-laws"], "hand": ["civil-service"], "science": 10, "blue": 10})
    s.play("develop civil-service")
    assert (s.civ(1).blue, totals(s, 1)) == (13, (6, 2))


@pytest.mark.rule("card.iii_engineering")
@pytest.mark.card("engineering")
@pytest.mark.parametrize(("tech", "price"), [("movies", 9), ("opera", 7), ("drama", 4), ("religion", 3)])
def test_engineering_lowers_prices_by_the_level(tech: str, price: int) -> None:
    s = full(age="III", p1={"specials": ["engineering"], "unused": 1, "tokens": rich(12), "workers": {tech: 0}})
    assert paid(s, f"build {tech}") == price


@pytest.mark.rule("card.iii_engineering")
def test_engineering_changes_the_difference_of_two_levels() -> None:
    own = {"specials": ["engineering"], "tokens": rich(5), "workers": {"opera": 1, "movies": 0}}
    assert paid(full(age="III", p1=own), "upgrade opera movies") == 2


@pytest.mark.rule("card.iii_engineering")
@pytest.mark.card("engineering", "fast-food-chains")
def test_engineering_builds_four_stages_at_once() -> None:
    own = {"hand": ["engineering"], "science": 9, "wonder": "fast-food-chains", "tokens": rich(16)}
    s = full(age="III", p1=own)
    s.play("develop engineering")
    assert paid(s, "construct 4") == 16
    assert s.civ(1).civil == 2
    assert s.told(1)["wonders"] == ["fast-food-chains"]


@pytest.mark.rule("card.iii_satellites")
@pytest.mark.card("satellites")
def test_satellites_replace_navigation() -> None:
    s = full(age="III", p1={"specials": ["navigation"], "hand": ["satellites"], "science": 8})
    changed = effect(s, "develop satellites")
    held = {"science": 0, "hand": [], "specials": ["satellites"]}
    assert changed == {"civil": 3, **held, "strength": 4, "colonization": 4}


@pytest.mark.rule("card.iii_military_theory")
@pytest.mark.card("military-theory")
def test_military_theory_replaces_strategy() -> None:
    s = full(age="III", p1={"specials": ["strategy"], "hand": ["military-theory"], "science": 12})
    changed = effect(s, "develop military-theory")
    held = {"science": 0, "hand": [], "specials": ["military-theory"]}
    assert changed == {"civil": 3, **held, "strength": 6, "military": 5, "military_total": 5}


# Construction.


@pytest.mark.rule("advanced.construction-a")
@pytest.mark.card("masonry")
@pytest.mark.parametrize(
    ("tech", "price"),
    [("philosophy", 3), ("religion", 3), ("alchemy", 5), ("theology", 4), ("scientific-method", 7), ("computers", 9)],
)
def test_masonry_lowers_urban_prices_by_one_from_level_one_on(tech: str, price: int) -> None:
    s = full(p1={"specials": ["masonry"], "unused": 1, "tokens": rich(12), "workers": {tech: 0}})
    assert paid(s, f"build {tech}") == price


@pytest.mark.rule("advanced.construction-a")
@pytest.mark.parametrize(("tech", "price"), [("iron", 5), ("irrigation", 4), ("swordsmen", 3)])
def test_construction_technologies_concern_urban_buildings_only(tech: str, price: int) -> None:
    s = full(p1={"specials": ["engineering"], "unused": 1, "tokens": rich(12), "workers": {tech: 0}})
    assert paid(s, f"build {tech}") == price


@pytest.mark.rule("advanced.construction-b")
@pytest.mark.parametrize(
    ("specials", "low", "high", "price"),
    [
        (["masonry"], "philosophy", "alchemy", 2),
        (["masonry"], "philosophy", "scientific-method", 4),
        (["masonry"], "alchemy", "scientific-method", 2),
        ([], "philosophy", "alchemy", 3),
        ([], "philosophy", "scientific-method", 5),
        ([], "alchemy", "scientific-method", 2),
    ],
)
def test_an_upgrade_costs_the_difference_of_the_lowered_prices(
    specials: list[str], low: str, high: str, price: int
) -> None:
    s = advanced(age="II", p1={"specials": specials, "workers": {low: 1, high: 0}, "tokens": rich(9)})
    assert paid(s, f"upgrade {low} {high}") == price


@pytest.mark.rule("advanced.construction-c")
@pytest.mark.card("architecture")
@pytest.mark.parametrize(
    ("action", "price"),
    [("build alchemy", 5), ("build scientific-method", 6), ("upgrade alchemy scientific-method", 1)],
)
def test_architecture_lowers_level_one_by_one_and_level_two_by_two(action: str, price: int) -> None:
    own = {"specials": ["architecture"], "workers": {"philosophy": 0, "alchemy": 1, "scientific-method": 0}}
    s = advanced(age="II", p1={**own, "unused": 1, "tokens": rich(9)})
    assert paid(s, action) == price


@pytest.mark.rule("advanced.construction-d")
@pytest.mark.card("masonry", "pyramids")
def test_two_stages_cost_one_action_and_both_prices() -> None:
    s = advanced(p1={"specials": ["masonry"], "wonder": "pyramids", "tokens": rich(6)})
    assert effect(s, "construct 2") == {"civil": 3, "resources": 1, "stages": 2, "blue": 15}
    s.play("construct 1")
    # The completed Pyramids give back three tokens and one more civil action.
    assert (s.civ(1).civil, s.civ(1).resources, s.civ(1).blue) == (3, 0, 18)


@pytest.mark.rule("advanced.construction-d")
@pytest.mark.card("masonry", "architecture", "engineering")
@pytest.mark.parametrize(
    ("special", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)], ids=lambda value: str(value)
)
def test_a_construction_technology_allows_so_many_stages_or_fewer(special: str, most: int) -> None:
    s = full(age="III", p1={"specials": [special], "wonder": "internet", "tokens": rich(14)})
    assert s.legal("construct") == [f"construct {stages}" for stages in range(1, most + 1)]


@pytest.mark.rule("advanced.construction-d")
def test_all_stages_of_one_action_must_be_paid_and_be_there() -> None:
    poor = advanced(p1={"specials": ["masonry"], "wonder": "pyramids", "tokens": rich(4)})
    assert poor.refused("construct 2") == "simple.farm-b"
    last = advanced(p1={"specials": ["masonry"], "wonder": "pyramids", "stages": 2, "tokens": rich(4)})
    assert last.refused("construct 2") == "simple.wonder-a"
    assert advanced(p1={"wonder": "pyramids", "tokens": rich(9)}).refused("construct 2") == "advanced.construction-d"


@pytest.mark.rule("advanced.construction-e")
@pytest.mark.card("ideal-building-site-i", "masonry")
def test_the_discount_of_a_card_comes_on_top_of_the_lowered_price() -> None:
    own = {"specials": ["masonry"], "workers": {"alchemy": 0}, "unused": 1, "tokens": rich(4)}
    s = simple(p1={**own, "hand": ["ideal-building-site-i"]})
    s.play("play ideal-building-site-i", "build alchemy")
    assert s.civ(1).resources == 1
    assert s.workers(1)["alchemy"] == 1


@pytest.mark.rule("advanced.construction-e")
@pytest.mark.card("efficient-upgrade-iii", "architecture")
def test_prices_never_fall_below_nothing() -> None:
    labs = {"philosophy": 0, "alchemy": 1, "scientific-method": 0}
    own = {"specials": ["architecture"], "workers": labs, "tokens": rich(2)}
    s = full(age="III", p1={**own, "hand": ["efficient-upgrade-iii"]})
    s.play("play efficient-upgrade-iii")
    assert (s.civ(1).resources, s.civ(1).blue) == (2, 16)
    assert s.workers(1)["scientific-method"] == 1
