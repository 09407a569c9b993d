"""The action cards of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import IDLE, actions, advanced, end_turn, full, simple, totals
from tests.games.through_the_ages.prices import paid, rich
from tests.games.through_the_ages.situation import Situation

AGES = ["a", "i", "ii", "iii"]


def holding(*cards: str, **own: Any) -> Situation:
    """Player 1 holds these cards, which he took in an earlier turn."""
    return full(age="III", p1={"hand": list(cards), **own})


# Discounts.


@pytest.mark.rule("card.engineering_genius")
@pytest.mark.card("engineering-genius-a", "engineering-genius-i", "engineering-genius-ii", "engineering-genius-iii")
@pytest.mark.parametrize(("age", "discount"), [("a", 2), ("i", 3), ("ii", 4), ("iii", 5)])
def test_engineering_genius_builds_a_stage_for_less(age: str, discount: int) -> None:
    card = f"engineering-genius-{age}"
    s = holding(card, wonder="eiffel-tower", stages=1, tokens=rich(7 - discount))
    changed = effect(s, f"play {card}")
    assert changed == {"civil": 3, "hand": [], "resources": 0, "blue": 16, "stages": 2}
    assert card in s.pile("gone")
    poor = holding(card, wonder="eiffel-tower", stages=1, tokens=rich(6 - discount))
    assert poor.refused(f"play {card}") == "simple.action-h"


@pytest.mark.rule("card.engineering_genius", "card.principle-b")
@pytest.mark.card("engineering-genius-a", "engineering-genius-ii", "masonry")
@pytest.mark.parametrize(("card", "price"), [("engineering-genius-a", 1), ("engineering-genius-ii", 0)])
def test_engineering_genius_builds_exactly_one_stage_even_with_masonry(card: str, price: int) -> None:
    s = holding(card, specials=["masonry"], wonder="pyramids", tokens=rich(9))
    s.play(f"play {card}")
    assert (s.civ(1).resources, s.civ(1).stages, s.civ(1).civil) == (9 - price, 1, 3)
    assert s.civ(1).blue == 9 + price - 1
    assert s.question == "ActionPhase"
    assert paid(s, "construct 2") == 3
    assert s.told(1)["wonders"] == ["pyramids"]


@pytest.mark.rule("card.engineering_genius", "card.principle-a")
def test_engineering_genius_needs_a_wonder_under_construction() -> None:
    assert holding("engineering-genius-i", tokens=rich(9)).refused("play engineering-genius-i") == "simple.action-h"


@pytest.mark.rule("card.ideal_building_site")
@pytest.mark.card("ideal-building-site-a", "ideal-building-site-i", "ideal-building-site-ii")
@pytest.mark.card("ideal-building-site-iii")
@pytest.mark.parametrize(("age", "discount"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_ideal_building_site_builds_an_urban_building_for_less(age: str, discount: int) -> None:
    card = f"ideal-building-site-{age}"
    own = {"workers": {**IDLE, "drama": 0}, "unused": 1}
    s = holding(card, **own, tokens=rich(5 - discount))
    changed = effect(s, f"play {card}", "build drama")
    gains = {"drama": 1, "culture_rate": 2, "faces": 1}
    assert changed == {"civil": 3, "hand": [], "unused": 0, "resources": 0, "blue": 18, **gains}
    poor = holding(card, **own, tokens=rich(4 - discount))
    poor.play(f"play {card}")
    assert poor.refused("build drama") == "card.principle-a"


@pytest.mark.rule("card.ideal_building_site")
@pytest.mark.parametrize(("card", "price"), [("ideal-building-site-i", 1), ("ideal-building-site-ii", 0)])
def test_ideal_building_site_builds_a_temple(card: str, price: int) -> None:
    s = holding(card, tokens=rich(1), unused=1)
    assert paid(s, f"play {card}", "build religion") == price
    assert (s.workers(1)["religion"], s.civ(1).civil) == (1, 3)


@pytest.mark.rule("card.ideal_building_site", "card.principle-a")
def test_ideal_building_site_keeps_to_the_urban_limit_and_builds_nothing_else() -> None:
    workers = {"philosophy": 2, "religion": 2, "alchemy": 0, "iron": 0}
    s = holding("ideal-building-site-iii", workers=workers, tokens=rich(9), unused=1)
    assert s.refused("play ideal-building-site-iii") == "simple.action-h"
    s = holding("ideal-building-site-iii", workers={**workers, "religion": 1}, tokens=rich(9), unused=0)
    assert s.refused("play ideal-building-site-iii") == "simple.action-h"


@pytest.mark.rule("card.rich_land")
@pytest.mark.card("rich-land-a", "rich-land-i", "rich-land-ii")
@pytest.mark.parametrize(("age", "discount"), [("a", 1), ("i", 2), ("ii", 3)])
@pytest.mark.parametrize(("tech", "cost"), [("iron", 5), ("selective-breeding", 6)])
def test_rich_land_builds_a_farm_or_mine_for_less(age: str, discount: int, tech: str, cost: int) -> None:
    card = f"rich-land-{age}"
    s = holding(card, workers={tech: 0}, unused=1, tokens=rich(cost - discount))
    changed = effect(s, f"play {card}", f"build {tech}")
    assert changed == {"civil": 3, "hand": [], "unused": 0, "resources": 0, "blue": 18, tech: 1}
    poor = holding(card, workers={tech: 0}, unused=1, tokens=rich(cost - discount - 1))
    poor.play(f"play {card}")
    assert poor.refused(f"build {tech}") == "card.principle-a"


@pytest.mark.rule("card.principle-b", "card.rich_land")
@pytest.mark.card("rich-land-i", "rich-land-ii")
@pytest.mark.parametrize("card", ["rich-land-i", "rich-land-ii"])
@pytest.mark.parametrize("resources", [0, 4])
def test_a_discount_can_take_the_whole_price_but_gives_nothing_back(card: str, resources: int) -> None:
    s = holding(card, unused=1, tokens=rich(resources))
    changed = effect(s, f"play {card}", "build bronze")
    assert changed == {"civil": 3, "hand": [], "unused": 0, "bronze": 3}


@pytest.mark.rule("card.principle-a")
@pytest.mark.card("rich-land-i", "ideal-building-site-i", "efficient-upgrade-i")
@pytest.mark.parametrize(
    ("card", "wanted", "others"),
    [
        ("rich-land-i", ["build agriculture", "build bronze", "build iron"], ["upgrade bronze iron", "build alchemy"]),
        ("ideal-building-site-i", ["build philosophy", "build alchemy", "build religion"], ["build iron"]),
        (
            "efficient-upgrade-i",
            ["upgrade bronze iron", "upgrade philosophy alchemy"],
            ["build iron", "build alchemy", "upgrade warriors swordsmen"],
        ),
    ],
)
def test_a_card_serves_only_the_action_that_it_names(card: str, wanted: list[str], others: list[str]) -> None:
    s = simple(
        p1={"hand": [card], "workers": {"iron": 0, "alchemy": 0, "swordsmen": 0}, "tokens": rich(9), "unused": 1}
    )
    s.play(f"play {card}")
    assert s.legal() == wanted
    for text in others:
        assert s.refused(text) == "card.principle-a"


@pytest.mark.rule("card.principle-a", "simple.action-h")
@pytest.mark.card("rich-land-i", "efficient-upgrade-i")
def test_a_card_cannot_be_played_where_only_another_action_is_possible() -> None:
    own = {"workers": {"iron": 0, "swordsmen": 0}, "tokens": rich(9)}
    assert holding("rich-land-i", **own, unused=0).refused("play rich-land-i") == "simple.action-h"
    units = {"workers": {**IDLE, "warriors": 1, "swordsmen": 0, "iron": 0}, "unused": 1, "tokens": rich(9)}
    assert holding("efficient-upgrade-i", **units).refused("play efficient-upgrade-i") == "simple.action-h"


@pytest.mark.rule("card.efficient_upgrade")
@pytest.mark.card("efficient-upgrade-i", "efficient-upgrade-ii", "efficient-upgrade-iii")
@pytest.mark.parametrize(("age", "discount"), [("i", 2), ("ii", 3), ("iii", 4)])
@pytest.mark.parametrize(
    ("low", "high", "difference", "gains"),
    [
        ("bronze", "coal", 6, {}),
        ("agriculture", "selective-breeding", 4, {}),
        ("philosophy", "scientific-method", 5, {"science_rate": 3}),
    ],
)
def test_efficient_upgrade_upgrades_for_less(
    age: str, discount: int, low: str, high: str, difference: int, gains: dict[str, int]
) -> None:
    card = f"efficient-upgrade-{age}"
    workers = {**IDLE, low: 1, high: 0}
    price = difference - discount
    s = holding(card, workers=workers, unused=0, tokens=rich(price))
    changed = effect(s, f"play {card}")
    costs = {"resources": 0, "blue": 18} if price else {}
    assert changed == {"civil": 3, "hand": [], **costs, low: 0, high: 1, **gains}
    if price:
        poor = holding(card, workers=workers, tokens=rich(price - 1))
        assert poor.refused(f"play {card}") == "simple.action-h"


@pytest.mark.rule("card.efficient_upgrade", "card.principle-b")
@pytest.mark.parametrize(("card", "price"), [("efficient-upgrade-i", 1), ("efficient-upgrade-ii", 0)])
def test_efficient_upgrade_never_pays_anything_out(card: str, price: int) -> None:
    s = holding(card, workers={"iron": 0}, tokens=rich(1))
    assert paid(s, f"play {card}") == price
    assert s.workers(1)["iron"] == 1


# Points and goods.


@pytest.mark.rule("card.work_of_art")
@pytest.mark.card("work-of-art-a", "work-of-art-i", "work-of-art-ii", "work-of-art-iii")
def test_works_of_art_score_less_from_age_to_age() -> None:
    s = holding(*[f"work-of-art-{age}" for age in AGES], culture=10)
    scored = []
    for age in AGES:
        s.play(f"play work-of-art-{age}")
        scored.append(s.civ(1).culture)
    assert scored == [16, 21, 25, 28]
    assert (s.civ(1).civil, s.civ(1).culture_rate, s.hand(1)) == (0, 0, [])


@pytest.mark.rule("card.revolutionary_idea")
@pytest.mark.card("revolutionary-idea-a", "revolutionary-idea-i", "revolutionary-idea-ii", "revolutionary-idea-iii")
@pytest.mark.parametrize(("age", "science"), [("a", 1), ("i", 2), ("ii", 4), ("iii", 6)])
def test_a_revolutionary_idea_gives_science(age: str, science: int) -> None:
    s = holding(f"revolutionary-idea-{age}")
    assert effect(s, f"play revolutionary-idea-{age}") == {"civil": 3, "hand": [], "science": science}


@pytest.mark.rule("card.revolutionary_idea")
def test_science_beyond_forty_is_lost() -> None:
    s = holding("revolutionary-idea-i", science=39)
    assert effect(s, "play revolutionary-idea-i") == {"civil": 3, "hand": [], "science": 40}


@pytest.mark.rule("card.frugality")
@pytest.mark.card("frugality-a", "frugality-i", "frugality-ii")
@pytest.mark.parametrize(("age", "food"), [("a", 1), ("i", 2), ("ii", 3)])
def test_frugality_increases_the_population_and_gives_food_afterwards(age: str, food: int) -> None:
    card = f"frugality-{age}"
    s = holding(card, yellow=12, tokens={"agriculture": 4})
    changed = effect(s, f"play {card}")
    assert changed == {"civil": 3, "hand": [], "yellow": 11, "unused": 2, "food": food, "blue": 18 - food}


@pytest.mark.rule("card.frugality")
@pytest.mark.parametrize("card", ["frugality-a", "frugality-i", "frugality-ii"])
def test_frugality_needs_the_whole_price_and_a_token_in_the_bank(card: str) -> None:
    poor = holding(card, yellow=12, tokens={"agriculture": 3})
    assert poor.refused(f"play {card}") == "simple.action-h"
    empty = holding(card, yellow=0, tokens={"agriculture": 9})
    assert empty.refused(f"play {card}") == "simple.action-h"


@pytest.mark.rule("card.bountiful_harvest")
@pytest.mark.card("bountiful-harvest-i", "bountiful-harvest-ii", "bountiful-harvest-iii")
@pytest.mark.parametrize(
    ("age", "food", "tokens"),
    [("i", 2, {"irrigation": 1}), ("ii", 3, {"agriculture": 1, "irrigation": 1}), ("iii", 4, {"irrigation": 2})],
)
def test_a_bountiful_harvest_gives_food_on_as_few_tokens_as_possible(
    age: str, food: int, tokens: dict[str, int]
) -> None:
    s = holding(f"bountiful-harvest-{age}", workers={"irrigation": 0}, blue=5)
    changed = effect(s, f"play bountiful-harvest-{age}")
    assert changed == {"civil": 3, "hand": [], "food": food, "blue": 5 - sum(tokens.values())}
    assert s.tokens(1) == tokens


@pytest.mark.rule("card.mineral_deposits")
@pytest.mark.card("mineral-deposits-i", "mineral-deposits-ii", "mineral-deposits-iii")
@pytest.mark.parametrize(("age", "resources"), [("i", 2), ("ii", 3), ("iii", 4)])
def test_mineral_deposits_give_resources(age: str, resources: int) -> None:
    s = holding(f"mineral-deposits-{age}")
    changed = effect(s, f"play mineral-deposits-{age}")
    assert changed == {"civil": 3, "hand": [], "resources": resources, "blue": 18 - resources}
    assert s.tokens(1) == {"bronze": resources}


@pytest.mark.rule("card.mineral_deposits", "card.bountiful_harvest")
@pytest.mark.parametrize("card", ["mineral-deposits-i", "bountiful-harvest-i"])
@pytest.mark.parametrize("blue", [0, 1])
def test_what_finds_no_blue_token_is_lost(card: str, blue: int) -> None:
    s = holding(card, blue=blue)
    s.play(f"play {card}")
    assert (sum(s.goods(1)), s.civ(1).blue, s.hand(1)) == (blue, 0, [])


@pytest.mark.rule("card.iii_endowment_for_the_arts")
@pytest.mark.card("endowment-for-the-arts-iii")
@pytest.mark.parametrize(
    ("culture", "gained"),
    [([50, 80, 60], 6), ([50, 50, 60], 3), ([50, 20, 50], 0), ([50, 51], 6), ([50, 60, 70, 80], 6), ([9, 8, 7, 99], 2)],
)
def test_the_endowment_for_the_arts_scores_for_every_richer_civilization(culture: list[int], gained: int) -> None:
    own = {f"p{player}": {"culture": points} for player, points in enumerate(culture, 1)}
    s = full(age="III", players=len(culture), **{**own, "p1": {**own["p1"], "hand": ["endowment-for-the-arts-iii"]}})
    s.play("play endowment-for-the-arts-iii")
    assert [c.culture for c in s.position.civs] == [culture[0] + gained, *culture[1:]]


# Resources for units.


@pytest.mark.rule("card.patriotism")
@pytest.mark.card("patriotism-a", "patriotism-i", "patriotism-ii", "patriotism-iii")
@pytest.mark.parametrize(("age", "resources"), [("a", 1), ("i", 2), ("ii", 3), ("iii", 4)])
def test_patriotism_gives_a_military_action_and_resources_for_units(age: str, resources: int) -> None:
    s = holding(f"patriotism-{age}")
    changed = effect(s, f"play patriotism-{age}")
    assert changed == {"civil": 3, "hand": [], "extra_military": 1, "unit_resources": resources}
    assert (actions(s, 1), totals(s, 1)) == ((3, 2), (4, 2))


@pytest.mark.rule("card.patriotism")
@pytest.mark.card("patriotism-i")
def test_a_unit_can_be_built_by_patriotism_alone() -> None:
    s = simple(p1={"hand": ["patriotism-i"], "military": 0, "unused": 1})
    s.play("play patriotism-i")
    changed = effect(s, "build warriors")
    assert changed == {"unused": 0, "extra_military": 0, "unit_resources": 0, "warriors": 2, "strength": 2}
    assert s.civ(1).military == 0


@pytest.mark.rule("card.patriotism", "card.principle-c")
def test_what_patriotism_gives_is_gone_after_the_turn() -> None:
    s = simple(p1={"hand": ["patriotism-i"]})
    s.play("play patriotism-i")
    end_turn(s)
    assert (s.civ(1).extra_military, s.civ(1).unit_resources) == (0, 0)
    end_turn(s)
    assert (actions(s, 1), s.civ(1).extra_military, s.civ(1).unit_resources) == ((4, 2), 0, 0)


@pytest.mark.rule("card.patriotism")
def test_patriotism_raises_no_hand_limit() -> None:
    s = advanced(p1={"hand": ["patriotism-i"], "military_hand": ["rats", "legion"]})
    s.play("play patriotism-i")
    assert totals(s, 1) == (4, 2)
    end_turn(s)
    end_turn(s)
    s.pass_until("HandLimit", player=1)
    # Two unused actions and the one of the card have brought three cards.
    assert len(s.military_hand(1)) == 5


@pytest.mark.rule("card.principle-c")
@pytest.mark.card("patriotism-i")
@pytest.mark.parametrize(("units", "left", "given"), [(0, 4, 2), (1, 4, 0), (2, 2, 0)])
def test_resources_for_units_come_first_and_need_no_blue_tokens(units: int, left: int, given: int) -> None:
    own = {"hand": ["patriotism-i"], "blue": 0, "tokens": rich(4), "unused": 2}
    s = simple(p1=own)
    s.play("play patriotism-i")
    for _ in range(units):
        s.play("build warriors")
    assert (s.civ(1).resources, s.civ(1).unit_resources, s.workers(1)["warriors"]) == (left, given, 1 + units)
    s.play("done")
    assert s.civ(1).unit_resources == 0


@pytest.mark.rule("card.principle-c")
@pytest.mark.card("patriotism-ii")
def test_resources_for_units_pay_for_upgrades_but_for_nothing_civil() -> None:
    workers = {"swordsmen": 0, "knights": 0}
    s = holding("patriotism-ii", workers=workers, unused=1)
    s.play("play patriotism-ii")
    assert s.refused("build bronze") == "simple.farm-b"
    s.play("upgrade warriors swordsmen")
    assert (s.civ(1).unit_resources, s.workers(1)["swordsmen"]) == (2, 1)


@pytest.mark.rule("card.ii_wave_of_nationalism")
@pytest.mark.card("wave-of-nationalism-ii")
@pytest.mark.parametrize(
    ("strengths", "resources"),
    [([5, 9, 5, 7], 4), ([5, 9, 6, 7], 6), ([5, 6], 6), ([5, 5], 0), ([5, 6, 7], 6), ([5, 1, 6], 3), ([5, 4, 3], 0)],
)
def test_wave_of_nationalism_gives_resources_for_every_stronger_civilization(
    strengths: list[int], resources: int
) -> None:
    s = compared("wave-of-nationalism-ii", strengths)
    assert effect(s, "play wave-of-nationalism-ii") == given_to_units(resources)


@pytest.mark.rule("card.iii_military_build_up", "card.principle-c")
@pytest.mark.card("military-build-up-iii")
@pytest.mark.parametrize(
    ("strengths", "resources"),
    [([10, 20, 15], 10), ([10, 10, 11], 5), ([10, 11], 8), ([10, 9], 0), ([10, 11, 12, 13], 9), ([10, 9, 10, 11], 3)],
)
def test_military_build_up_gives_resources_for_every_stronger_civilization(
    strengths: list[int], resources: int
) -> None:
    s = compared("military-build-up-iii", strengths)
    assert effect(s, "play military-build-up-iii") == given_to_units(resources)


def compared(card: str, strengths: list[int]) -> Situation:
    """Player 1 holds a card; all players have these strengths."""
    entries: dict[str, Any] = {f"p{n}": {"workers": {"warriors": own}} for n, own in enumerate(strengths, 1)}
    entries["p1"]["hand"] = [card]
    return full(age="III", players=len(strengths), **entries)


def given_to_units(resources: int) -> dict[str, Any]:
    """What a card changes that only gives resources for units."""
    return {"civil": 3, "hand": [], **({"unit_resources": resources} if resources else {})}


@pytest.mark.rule("card.principle-c")
@pytest.mark.card("wave-of-nationalism-ii", "homer", "patriotism-i")
def test_resources_for_units_add_up_and_expire_together() -> None:
    own = {"hand": ["wave-of-nationalism-ii", "patriotism-i"], "leader": "homer", "unused": 1}
    s = full(age="II", p1={**own, "workers": {"riflemen": 0}}, p2={"workers": {"warriors": 2}})
    s.play("play wave-of-nationalism-ii", "play patriotism-i")
    assert s.civ(1).unit_resources == 1 + 6 + 2
    assert paid(s, "build riflemen") == 0
    assert s.civ(1).unit_resources == 4
    s.play("done")
    assert s.civ(1).unit_resources == 0


# Breakthrough.


@pytest.mark.rule("card.breakthrough")
@pytest.mark.card("breakthrough-i", "breakthrough-ii")
@pytest.mark.parametrize(("card", "science"), [("breakthrough-i", 2), ("breakthrough-ii", 4)])
def test_breakthrough_gives_science_after_a_technology_is_paid(card: str, science: int) -> None:
    s = holding(card, "iron", science=5)
    changed = effect(s, f"play {card}")
    assert changed == {"civil": 3, "hand": [], "science": science, "iron": 0}
    poor = holding(card, "iron", science=4)
    assert poor.refused(f"play {card}") == "simple.action-h"


@pytest.mark.rule("card.breakthrough")
def test_breakthrough_needs_a_technology_in_hand_and_an_action() -> None:
    assert holding("breakthrough-i", "work-of-art-a", science=9).refused("play breakthrough-i") == "simple.action-h"
    assert holding("breakthrough-i", "iron", science=9, civil=0).refused("play breakthrough-i") == "simple.action-h"


@pytest.mark.rule("card.breakthrough")
@pytest.mark.card("breakthrough-i", "monarchy")
def test_breakthrough_may_carry_a_revolution() -> None:
    s = simple(p1={"hand": ["breakthrough-i", "monarchy"], "science": 3})
    s.play("play breakthrough-i")
    assert s.told(1)["government"] == "monarchy"
    assert s.civ(1).science == 3 - 3 + 2
    assert (actions(s, 1), totals(s, 1)) == ((0, 3), (5, 3))


@pytest.mark.rule("card.breakthrough")
def test_breakthrough_may_carry_a_peaceful_change_or_a_revolution() -> None:
    s = simple(p1={"hand": ["breakthrough-i", "monarchy"], "science": 9})
    s.play("play breakthrough-i")
    assert s.legal() == ["develop monarchy", "revolt monarchy"]
    s.play("develop monarchy")
    assert s.civ(1).science == 2
    assert (actions(s, 1), totals(s, 1)) == ((4, 3), (5, 3))


@pytest.mark.rule("card.breakthrough")
def test_after_another_civil_action_breakthrough_carries_a_peaceful_change_only() -> None:
    poor = simple(p1={"hand": ["breakthrough-i", "monarchy"], "science": 8, "civil": 3})
    assert poor.refused("play breakthrough-i") == "simple.action-h"
    s = simple(p1={"hand": ["breakthrough-i", "monarchy"], "science": 9, "civil": 3})
    s.play("play breakthrough-i")
    assert (actions(s, 1), totals(s, 1)) == ((3, 3), (5, 3))
    assert s.civ(1).science == 2


@pytest.mark.rule("card.breakthrough", "card.ii_isaac_newton")
@pytest.mark.card("breakthrough-ii", "isaac-newton")
def test_newton_gives_an_action_back_after_a_revolution_by_breakthrough() -> None:
    s = advanced(age="II", p1={"hand": ["breakthrough-ii", "republic"], "science": 4, "leader": "isaac-newton"})
    s.play("play breakthrough-ii")
    assert (actions(s, 1), totals(s, 1), s.civ(1).science) == ((1, 2), (7, 2), 4)


@pytest.mark.rule("card.breakthrough", "card.ii_maximilien_robespierre")
@pytest.mark.card("breakthrough-ii", "maximilien-robespierre")
def test_with_robespierre_breakthrough_costs_its_civil_action_and_the_revolution_the_military_ones() -> None:
    own = {"hand": ["breakthrough-ii", "republic"], "science": 4, "leader": "maximilien-robespierre", "civil": 2}
    s = advanced(age="II", p1=own)
    s.play("play breakthrough-ii")
    # Three of four civil actions are spent, and stay so under the new government.
    assert (actions(s, 1), totals(s, 1), s.civ(1).science) == ((4, 0), (7, 3), 4)
    idle = advanced(age="II", p1={**own, "civil": 0})
    assert idle.refused("play breakthrough-ii") == "simple.action-h"
