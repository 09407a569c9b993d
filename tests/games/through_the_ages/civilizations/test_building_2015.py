"""Population, farms, mines, urban buildings and military units: building, upgrading, destroying, and yields (2015)."""

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.situation import situation

NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Nobody works on the starting technologies."""

# Actions in general.


@pytest.mark.rule("act.general-a")
def test_civil_and_military_actions_may_be_mixed_and_repeated() -> None:
    s = situation(p1={"unused": 4, "tokens": {"bronze": 9}})
    changes = effect(s, "build warriors", "build bronze", "build warriors", "build bronze")
    assert changes == {
        "resources": 1, "blue": 15, "civil": 2, "military": 0, "unused": 0, "warriors": 3, "bronze": 4, "strength": 3,
    }  # fmt: skip


@pytest.mark.rule("act.general-b")
@pytest.mark.parametrize(
    ("text", "goods"),
    [
        ("build bronze", {"bronze": 2}),
        ("build agriculture", {"bronze": 2}),
        ("build religion", {"bronze": 3}),
        ("build philosophy", {"bronze": 3}),
        ("build warriors", {"bronze": 2}),
        ("populate", {"agriculture": 2}),
    ],
)
def test_what_cannot_be_paid_in_full_cannot_be_done(text: str, goods: dict[str, int]) -> None:
    (card, cost), *_ = goods.items()
    s = situation(p1={"tokens": {card: cost - 1}})
    assert s.refused(text) == "act.general-b"
    assert situation(p1={"tokens": goods}).allows(text)


@pytest.mark.rule("act.general-c")
def test_actions_may_be_left_over() -> None:
    s = situation(p1={"civil": 3})
    s.play("done")
    assert s.civ(1).culture == 0
    assert len(s.military_hand(1)) == 2
    assert (s.civ(1).civil, s.civ(1).military) == (4, 2)
    assert s.position.active == 1


# Population.


@pytest.mark.rule("act.pop-a")
def test_one_civil_action_and_food_make_an_unused_worker() -> None:
    s = situation(p1={"tokens": {"agriculture": 5}})
    assert effect(s, "populate", "populate") == {"food": 1, "blue": 15, "yellow": 16, "unused": 3, "civil": 2}


@pytest.mark.rule("act.pop-a")
def test_the_population_does_not_grow_without_a_civil_action() -> None:
    s = situation(p1={"tokens": {"agriculture": 5}, "civil": 0})
    assert s.refused("populate") == "actions.spend-a"


@pytest.mark.rule("act.pop-b")
@pytest.mark.parametrize(
    ("bank", "food"),
    [(19, 2), (18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7)],
)
def test_the_fewer_tokens_in_the_yellow_bank_the_more_food_a_worker_costs(bank: int, food: int) -> None:
    poor = situation(p1={"yellow": bank, "tokens": {"agriculture": food - 1}})
    assert poor.refused("populate") == "act.general-b"
    s = situation(p1={"yellow": bank, "tokens": {"agriculture": food}})
    assert effect(s, "populate") == {"food": 0, "blue": 16, "yellow": bank - 1, "unused": 2, "civil": 3}


@pytest.mark.rule("act.pop-c")
def test_an_empty_yellow_bank_means_no_more_workers() -> None:
    s = situation(p1={"yellow": 0, "tokens": {"agriculture": 15}})
    assert s.refused("populate") == "act.pop-c"
    assert not s.allows("populate")


# Building.


@pytest.mark.rule("act.build-a")
def test_an_unused_worker_becomes_a_building_and_counts_at_once() -> None:
    s = situation(p1={"tokens": {"bronze": 3}})
    assert effect(s, "build religion") == {
        "resources": 0, "blue": 16, "religion": 1, "unused": 0, "civil": 3, "culture_rate": 1, "faces": 1,
    }  # fmt: skip


@pytest.mark.rule("act.build-a")
def test_buildings_need_a_civil_action_and_a_technology_in_play() -> None:
    s = situation(p1={"tokens": {"bronze": 9}, "civil": 0, "hand": ["iron"]})
    assert s.refused("build bronze") == "actions.spend-a"
    assert s.refused("build iron") == "act.build-a"
    assert s.legal("build") == ["build warriors"]


@pytest.mark.rule("act.build-b")
def test_without_an_unused_worker_nothing_is_built_but_upgrades_go_on() -> None:
    s = situation(p1={"unused": 0, "tokens": {"bronze": 10}, "workers": {"iron": 0, "swordsmen": 0}})
    assert s.legal("build") == []
    assert s.legal("upgrade") == ["upgrade bronze iron", "upgrade warriors swordsmen"]
    for text in ("build bronze", "build religion", "build warriors"):
        assert s.refused(text) == "act.build-b"


@pytest.mark.rule("act.build-c")
def test_all_levels_of_a_type_of_urban_building_count_together_for_the_limit() -> None:
    workers = {"philosophy": 1, "alchemy": 1, "religion": 1}
    s = situation(p1={"unused": 2, "workers": workers, "tokens": {"bronze": 12}})
    assert s.legal("build") == ["build agriculture", "build bronze", "build religion", "build warriors"]
    assert s.refused("build alchemy") == "act.build-c"
    assert s.refused("build philosophy") == "act.build-c"
    s.play("build religion")
    assert s.refused("build religion") == "act.build-c"


@pytest.mark.rule("act.build-c")
@pytest.mark.card("monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy")
@pytest.mark.card("fundamentalism")
@pytest.mark.parametrize(
    ("government", "limit"),
    [
        ("despotism", 2),
        ("monarchy", 3),
        ("theocracy", 3),
        ("constitutional-monarchy", 3),
        ("republic", 3),
        ("communism", 4),
        ("democracy", 4),
        ("fundamentalism", 4),
    ],
)
def test_the_government_limits_the_urban_buildings_of_each_type(government: str, limit: int) -> None:
    def with_temples(count: int) -> list[str]:
        p1 = {"government": government, "workers": {"religion": count}, "tokens": {"bronze": 3}, "blue": 9}
        return situation(p1=p1).legal("build")

    assert "build religion" in with_temples(limit - 1)
    assert "build religion" not in with_temples(limit)
    assert "build religion" not in with_temples(limit + 1)
    assert "build philosophy" in with_temples(limit)


@pytest.mark.rule("act.build-d", "card.masonry")
@pytest.mark.card("masonry")
@pytest.mark.parametrize(
    ("tech", "cost"),
    [("philosophy", 3), ("alchemy", 5), ("iron", 5), ("irrigation", 4), ("swordsmen", 3), ("drama", 3)],
)
def test_masonry_makes_urban_buildings_cheaper_and_nothing_else(tech: str, cost: int) -> None:
    p1 = {"specials": ["masonry"], "workers": {tech: 0}}
    assert situation(p1={**p1, "tokens": {"bronze": cost - 1}}).refused(f"build {tech}") == "act.general-b"
    s = situation(p1={**p1, "tokens": {"bronze": cost}})
    assert effect(s, f"build {tech}")["resources"] == 0


@pytest.mark.rule("card.masonry", "card.architecture", "card.engineering")
@pytest.mark.card("masonry", "architecture", "engineering")
@pytest.mark.parametrize(
    ("special", "discounts"), [("masonry", [0, 1, 1, 1]), ("architecture", [0, 1, 2, 2]), ("engineering", [0, 1, 2, 3])]
)
@pytest.mark.parametrize(
    ("techs", "costs"),
    [
        (["philosophy", "alchemy", "scientific-method", "computers"], [3, 6, 8, 11]),
        (["religion", "theology", "organized-religion"], [3, 5, 7]),
        (["", "drama", "opera", "movies"], [0, 4, 8, 11]),
        (["", "printing-press", "journalism", "multimedia"], [0, 3, 8, 11]),
        (["", "bread-and-circuses", "team-sports", "professional-sports"], [0, 3, 5, 8]),
    ],
)
def test_construction_technologies_have_a_discount_for_each_level(
    special: str, discounts: list[int], techs: list[str], costs: list[int]
) -> None:
    for tech, cost, discount in zip(techs, costs, discounts, strict=False):
        if tech:
            p1 = {"specials": [special], "workers": {"philosophy": 0, tech: 0}, "tokens": {"bronze": 12}}
            assert effect(situation(p1=p1), f"build {tech}")["resources"] == 12 - cost + discount


@pytest.mark.rule("act.build-e")
def test_farms_and_mines_have_no_limit() -> None:
    s = situation(p1={"workers": {"bronze": 5, "agriculture": 4}, "tokens": {"bronze": 4}, "unused": 2})
    changes = effect(s, "build bronze", "build agriculture")
    assert (changes["bronze"], changes["agriculture"], changes["resources"]) == (6, 5, 0)


# Upgrading.


@pytest.mark.rule("act.upgrade-a")
def test_a_worker_moves_up_for_the_difference_of_the_costs() -> None:
    s = situation(p1={"workers": {"iron": 0}, "tokens": {"bronze": 3}, "civil": 1, "unused": 0})
    assert effect(s, "upgrade bronze iron") == {"resources": 0, "blue": 16, "bronze": 1, "iron": 1, "civil": 0}
    assert s.refused("upgrade bronze iron") == "act.general-b"


@pytest.mark.rule("act.upgrade-a")
def test_an_upgrade_needs_a_civil_action_and_the_whole_difference() -> None:
    workers = {"iron": 0, "religion": 1, "theology": 0}
    poor = situation(p1={"workers": workers, "tokens": {"bronze": 2}})
    assert poor.refused("upgrade bronze iron") == "act.general-b"
    assert poor.allows("upgrade religion theology")
    idle = situation(p1={"workers": workers, "tokens": {"bronze": 3}, "civil": 0})
    assert idle.refused("upgrade bronze iron") == "actions.spend-a"


@pytest.mark.rule("act.upgrade-b")
def test_levels_may_be_skipped_but_the_type_stays_and_the_level_rises() -> None:
    workers = {"alchemy": 1, "scientific-method": 0, "theology": 0, "drama": 0}
    s = situation(p1={"workers": workers, "tokens": {"bronze": 12}})
    assert s.legal("upgrade") == [
        "upgrade philosophy alchemy", "upgrade philosophy scientific-method", "upgrade alchemy scientific-method",
    ]  # fmt: skip
    assert s.refused("upgrade religion theology") == "act.upgrade-b"
    assert effect(s, "upgrade philosophy scientific-method") == {
        "resources": 7, "blue": 9, "civil": 3, "philosophy": 0, "scientific-method": 1, "science_rate": 5,
    }  # fmt: skip


@pytest.mark.rule("act.upgrade-b")
def test_nobody_moves_up_to_a_technology_that_is_not_in_play() -> None:
    s = situation(p1={"tokens": {"bronze": 12}, "hand": ["iron"]})
    assert s.refused("upgrade bronze iron") == "act.build-a"


@pytest.mark.rule("act.upgrade-c")
@pytest.mark.parametrize(
    ("specials", "costs"), [([], [3, 2, 3]), (["masonry"], [2, 2, 3]), (["architecture"], [2, 1, 3])]
)
def test_an_upgrade_costs_the_difference_of_the_modified_costs(specials: list[str], costs: list[int]) -> None:
    labs = ["philosophy", "alchemy", "scientific-method", "computers"]
    for low, high, cost in zip(labs, labs[1:], costs, strict=False):
        workers = {**dict.fromkeys(labs, 0), low: 1}
        s = situation(p1={"workers": workers, "specials": specials, "tokens": {"bronze": 5}})
        assert effect(s, f"upgrade {low} {high}")["resources"] == 5 - cost


@pytest.mark.rule("act.upgrade-d", "cards.gov-a")
def test_upgrades_go_on_where_there_are_more_buildings_than_the_limit() -> None:
    p1 = {"government": "republic", "workers": {"drama": 4, "opera": 0}, "tokens": {"bronze": 8}}
    s = situation(age="II", p1=p1)
    assert s.refused("build drama") == "act.build-c"
    assert s.refused("build opera") == "act.build-c"
    assert effect(s, "upgrade drama opera") == {
        "resources": 4, "blue": 12, "civil": 6, "drama": 3, "opera": 1, "culture_rate": 9,
    }  # fmt: skip


# Destroying.


@pytest.mark.rule("act.destroy-a")
@pytest.mark.parametrize(
    ("tech", "ratings_after"),
    [("agriculture", {}), ("bronze", {}), ("philosophy", {"science_rate": 0})],
)
def test_a_destroyed_building_gives_back_its_worker_and_nothing_else(tech: str, ratings_after: dict[str, int]) -> None:
    s = situation(p1={"tokens": {"bronze": 2, "agriculture": 1}})
    before = s.workers(1)[tech]
    assert effect(s, f"destroy {tech}") == {"civil": 3, "unused": 2, tech: before - 1, **ratings_after}


@pytest.mark.rule("act.destroy-a")
def test_only_buildings_that_stand_can_be_destroyed_and_only_for_a_civil_action() -> None:
    s = situation(p1={"civil": 0})
    assert s.refused("destroy religion") == "act.destroy-a"
    assert s.refused("destroy bronze") == "actions.spend-a"
    assert s.legal("destroy") == ["destroy warriors"]


# Military units.


@pytest.mark.rule("act.unit-build-a")
def test_a_unit_costs_a_military_action_and_counts_at_once() -> None:
    s = situation(p1={"workers": {"swordsmen": 0}, "tokens": {"bronze": 5}, "unused": 2})
    assert effect(s, "build swordsmen", "build warriors") == {
        "resources": 0, "blue": 16, "military": 0, "unused": 0, "swordsmen": 1, "warriors": 2, "strength": 4,
    }  # fmt: skip


@pytest.mark.rule("act.unit-build-a")
def test_units_need_a_military_action_a_technology_in_play_and_a_worker() -> None:
    s = situation(p1={"tokens": {"bronze": 5}, "military": 0, "hand": ["swordsmen"]})
    assert s.refused("build warriors") == "actions.spend-a"
    assert s.refused("build swordsmen") == "act.build-a"
    idle = situation(p1={"tokens": {"bronze": 5}, "unused": 0})
    assert idle.refused("build warriors") == "act.build-b"


@pytest.mark.rule("act.unit-upgrade-a")
def test_units_move_up_within_their_type_for_the_difference() -> None:
    workers = {"warriors": 2, "swordsmen": 0, "riflemen": 0, "knights": 0}
    s = situation(age="II", p1={"workers": workers, "tokens": {"bronze": 3}, "military": 1})
    assert s.legal("upgrade") == ["upgrade warriors swordsmen", "upgrade warriors riflemen"]
    assert effect(s, "upgrade warriors riflemen") == {
        "resources": 0, "blue": 16, "military": 0, "warriors": 1, "riflemen": 1, "strength": 4,
    }  # fmt: skip
    assert s.refused("upgrade warriors swordsmen") == "act.general-b"


@pytest.mark.rule("act.unit-upgrade-a")
def test_without_a_military_action_no_unit_moves_up() -> None:
    s = situation(p1={"workers": {"swordsmen": 0}, "tokens": {"bronze": 3}, "military": 0})
    assert s.refused("upgrade warriors swordsmen") == "actions.spend-a"


@pytest.mark.rule("act.unit-disband-a")
def test_a_disbanded_unit_gives_back_its_worker_and_nothing_else() -> None:
    s = situation(p1={"workers": {"warriors": 2}, "unused": 0, "military": 1})
    assert effect(s, "destroy warriors") == {"warriors": 1, "unused": 1, "strength": 1, "military": 0}
    assert s.refused("destroy warriors") == "actions.spend-a"


@pytest.mark.rule("act.unit-disband-a")
def test_only_units_that_are_there_can_be_disbanded() -> None:
    s = situation(p1={"workers": {"warriors": 0, "knights": 0}})
    assert s.refused("destroy warriors") == "act.unit-disband-a"
    assert s.refused("destroy knights") == "act.unit-disband-a"


# Costs and yields of every technology.


BUILT = pytest.mark.parametrize(
    ("tech", "cost", "yields"),
    [
        ("agriculture", 2, {}),
        ("irrigation", 4, {}),
        ("selective-breeding", 6, {}),
        ("mechanized-agriculture", 8, {}),
        ("bronze", 2, {}),
        ("iron", 5, {}),
        ("coal", 8, {}),
        ("oil", 11, {}),
        ("philosophy", 3, {"science": 1}),
        ("alchemy", 6, {"science": 2}),
        ("scientific-method", 8, {"science": 3}),
        ("computers", 11, {"science": 5}),
        ("religion", 3, {"culture": 1, "faces": 1}),
        ("theology", 5, {"culture": 1, "faces": 2}),
        ("organized-religion", 7, {"culture": 1, "faces": 3}),
        ("printing-press", 3, {"science": 1, "culture": 1}),
        ("journalism", 8, {"science": 2, "culture": 2}),
        ("multimedia", 11, {"science": 3, "culture": 3}),
        ("drama", 4, {"culture": 2, "faces": 1}),
        ("opera", 8, {"culture": 3, "faces": 1}),
        ("movies", 11, {"culture": 4, "faces": 1}),
        ("bread-and-circuses", 3, {"strength": 1, "faces": 2}),
        ("team-sports", 5, {"strength": 2, "faces": 3}),
        ("professional-sports", 8, {"strength": 3, "faces": 4}),
        ("warriors", 2, {"strength": 1}),
        ("swordsmen", 3, {"strength": 2}),
        ("riflemen", 5, {"strength": 3}),
        ("modern-infantry", 7, {"strength": 5}),
        ("knights", 3, {"strength": 2}),
        ("cavalrymen", 5, {"strength": 3}),
        ("tanks", 7, {"strength": 5}),
        ("cannon", 5, {"strength": 3}),
        ("rockets", 7, {"strength": 5}),
        ("air-forces", 7, {"strength": 5}),
    ],
)
CIVIL_CARDS = pytest.mark.card(
    "irrigation", "selective-breeding", "mechanized-agriculture", "iron", "coal", "oil", "alchemy",
    "scientific-method", "computers", "theology", "organized-religion", "printing-press", "journalism", "multimedia",
    "drama", "opera", "movies", "bread-and-circuses", "team-sports", "professional-sports",
)  # fmt: skip
UNIT_CARDS = pytest.mark.card(
    "swordsmen", "riflemen", "modern-infantry", "knights", "cavalrymen", "tanks", "cannon", "rockets", "air-forces"
)


@pytest.mark.rule("act.build-a", "act.unit-build-a", "cards.urban-a", "cards.unit-a", "cards.farm-b")
@CIVIL_CARDS
@UNIT_CARDS
@BUILT
def test_every_technology_has_its_cost_and_its_yields(tech: str, cost: int, yields: dict[str, int]) -> None:
    none = {"science": 0, "culture": 0, "strength": 0, "faces": 0}
    p1 = {"workers": {**NOBODY, tech: 0}, "unused": 2}
    assert situation(p1={**p1, "tokens": {"bronze": cost - 1}}).refused(f"build {tech}") == "act.general-b"
    s = situation(p1={**p1, "tokens": {"bronze": 2 * cost}, "blue": 9})
    assert ratings(s) == none
    for workers in (1, 2):
        s.play(f"build {tech}")
        assert ratings(s) == {**none, **{rating: workers * count for rating, count in yields.items()}}
    assert s.civ(1).resources == 0
    assert s.workers(1) == {tech: 2}
    assert s.civ(1).unused == 0


@pytest.mark.rule("cards.farm-a")
@pytest.mark.card("irrigation", "selective-breeding", "mechanized-agriculture", "iron", "coal", "oil")
@pytest.mark.parametrize(
    ("tech", "food", "resources"),
    [
        ("agriculture", 1, 0),
        ("irrigation", 2, 0),
        ("selective-breeding", 3, 0),
        ("mechanized-agriculture", 5, 0),
        ("bronze", 0, 1),
        ("iron", 0, 2),
        ("coal", 0, 3),
        ("oil", 0, 5),
    ],
)
def test_every_farm_and_mine_produces_a_token_of_its_value(tech: str, food: int, resources: int) -> None:
    stored = situation(p1={"workers": {**NOBODY, tech: 0}, "tokens": {tech: 3}})
    assert stored.goods(1) == (3 * food, 3 * resources)
    s = situation(step="production", p1={"workers": {**NOBODY, tech: 2}})
    assert s.goods(1) == (2 * food, 2 * resources)
    assert s.tokens(1) == {tech: 2}
    assert s.civ(1).blue == 14


@pytest.mark.rule("cards.farm-a")
def test_tokens_may_lie_on_a_mine_without_workers() -> None:
    s = situation(age="III", p1={"workers": {"iron": 0}, "blue": 10, "hand": ["reserves-iii"]})
    changes = effect(s, "by-hand", "play reserves-iii", "want resources", "place iron", "place iron")
    assert changes == {"resources": 4, "blue": 8, "civil": 3, "hand": []}
    assert s.tokens(1) == {"iron": 2}


@pytest.mark.rule("cards.farm-b")
def test_farms_and_mines_add_nothing_to_the_ratings() -> None:
    s = situation(p1={"workers": {"bronze": 5, "irrigation": 3, "oil": 2}})
    assert ratings(s) == {"science": 1, "culture": 0, "strength": 1, "faces": 0}


@pytest.mark.rule("cards.urban-a")
def test_symbols_count_for_every_worker_and_not_without_workers() -> None:
    s = situation(p1={"workers": {"printing-press": 2, "drama": 1, "theology": 0}})
    assert ratings(s) == {"science": 3, "culture": 4, "strength": 1, "faces": 1}


@pytest.mark.rule("cards.unit-a")
def test_every_unit_adds_its_strength_and_there_is_no_limit() -> None:
    s = situation(p1={"workers": {"warriors": 2, "swordsmen": 3, "knights": 1, "cannon": 1}})
    assert s.civ(1).strength == 13
    many = situation(p1={"workers": {"warriors": 12}, "tokens": {"bronze": 2}})
    assert effect(many, "build warriors")["strength"] == 13


@pytest.mark.rule("cards.level-b")
def test_the_best_building_is_one_with_a_worker() -> None:
    """Newton adds the level of the best lab or library: Alchemy, for nobody works on the others."""
    workers = {"philosophy": 2, "alchemy": 1, "scientific-method": 0, "journalism": 0}
    s = situation(age="II", p1={"leader": "isaac-newton", "workers": workers})
    assert s.civ(1).science_rate == 2 + 2 + 1
    better = situation(age="II", p1={"leader": "isaac-newton", "workers": {**workers, "scientific-method": 1}})
    assert better.civ(1).science_rate == 2 + 2 + 3 + 2
