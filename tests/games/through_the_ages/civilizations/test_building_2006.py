"""Population, buildings, units, wonders, leaders and technologies in the first edition."""

from typing import Any

import pytest

from civitas.core.errors import MalformedAction
from tests.games.through_the_ages.first_edition import actions, end_turn, full, simple, totals, tracks
from tests.games.through_the_ages.situation import Situation

START = {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}


def rich(resources: int = 20, **entry: Any) -> dict[str, Any]:
    """A civilization with resources on Bronze and enough blue tokens."""
    tokens = {"bronze": resources, **entry.pop("tokens", {})}
    return {"tokens": tokens, "blue": 10, **entry}


# Population.


@pytest.mark.rule("simple.population-a")
def test_a_civil_action_and_food_bring_an_unused_worker_from_the_bank() -> None:
    s = simple(p1={"tokens": {"agriculture": 3, "bronze": 1}})
    before = tracks(s, 1)
    s.play("populate")
    assert (s.civ(1).yellow, s.civ(1).unused, s.workers(1)) == (17, 2, START)
    assert (s.goods(1), actions(s, 1), tracks(s, 1)) == ((1, 1), (3, 2), before)


@pytest.mark.rule("simple.population-b")
def test_resources_do_not_feed_a_new_worker() -> None:
    s = simple(p1=rich(10, yellow=16, tokens={"agriculture": 2}))
    assert s.refused("populate") == "simple.population-b"
    assert simple(p1=rich(10, yellow=16, tokens={"agriculture": 3})).allows("populate")


@pytest.mark.rule("simple.population-c")
def test_the_goods_of_the_first_round_pay_for_a_worker_and_a_mine() -> None:
    s = simple(round=2, p1={"tokens": {"agriculture": 2, "bronze": 2}})
    s.play("populate", "build bronze")
    assert (s.goods(1), s.civ(1).unused, s.civ(1).blue, s.civ(1).civil) == ((0, 0), 1, 18, 2)
    assert s.workers(1) == {**START, "bronze": 3}
    assert s.refused("build bronze") == "simple.farm-b"


# Farms and mines.


@pytest.mark.rule("simple.farm-a")
@pytest.mark.parametrize(("tech", "cost"), [("agriculture", 2), ("bronze", 2), ("irrigation", 4), ("iron", 5)])
def test_a_civil_action_and_resources_make_an_unused_worker_a_farm_or_mine(tech: str, cost: int) -> None:
    workers = {"irrigation": 0, "iron": 0}
    s = simple(p1={"workers": workers, "tokens": {"bronze": cost}})
    s.play(f"build {tech}")
    assert s.workers(1) == {**START, tech: START.get(tech, 0) + 1}
    assert (s.civ(1).unused, s.civ(1).yellow, s.goods(1), actions(s, 1)) == (0, 18, (0, 0), (3, 2))
    poorer = simple(p1={"workers": workers, "tokens": {"bronze": cost - 1, "agriculture": 5}})
    assert poorer.refused(f"build {tech}") == "simple.farm-b"


@pytest.mark.rule("simple.farm-b")
def test_nothing_is_built_without_an_unused_worker_or_without_resources() -> None:
    assert simple(p1={"unused": 0, "tokens": {"bronze": 5}}).refused("build agriculture") == "simple.farm-b"
    assert simple(p1={"unused": 1, "tokens": {"bronze": 1}}).refused("build agriculture") == "simple.farm-b"


@pytest.mark.rule("simple.farm-a")
def test_nothing_is_built_without_its_technology() -> None:
    s = simple(p1=rich(hand=["iron"]))
    assert s.refused("build iron") == "simple.farm-a"


@pytest.mark.rule("simple.farm-c")
@pytest.mark.parametrize(("tech", "goods"), [("bronze", (2, 3)), ("agriculture", (3, 2))])
def test_a_new_farm_or_mine_produces_in_the_same_turn(tech: str, goods: tuple[int, int]) -> None:
    s = simple(p1={"tokens": {"bronze": 2}})
    s.play(f"build {tech}", "done")
    assert s.tokens(1) == {"agriculture": goods[0], "bronze": goods[1]}
    assert s.goods(1) == goods


@pytest.mark.rule("simple.farm-d")
def test_the_urban_limit_does_not_concern_farms_mines_units_and_wonders() -> None:
    s = simple(
        row=["taj-mahal"],
        p1=rich(
            workers={"agriculture": 5, "bronze": 5, "warriors": 5, "philosophy": 2},
            unused=4,
            wonders=["colossus", "hanging-gardens"],
            wonder="pyramids",
            stages=2,
        ),
    )
    s.play("build agriculture", "build bronze", "build warriors", "construct 1")
    assert s.workers(1) == {"agriculture": 6, "bronze": 6, "warriors": 6, "philosophy": 2}
    assert s.told(1)["wonders"] == ["colossus", "hanging-gardens", "pyramids"]
    assert s.refused("build philosophy") == "simple.urban-c"


# Urban buildings.


@pytest.mark.rule("simple.urban-a")
def test_a_lab_raises_science_per_turn_at_once_and_science_points_in_production() -> None:
    s = simple(p1={"tokens": {"bronze": 3}, "science": 4})
    s.play("build philosophy")
    assert (s.goods(1), s.civ(1).unused, actions(s, 1)) == ((0, 0), 0, (3, 2))
    assert (s.civ(1).science_rate, s.civ(1).science) == (2, 4)
    s.play("done")
    assert s.civ(1).science == 6


@pytest.mark.rule("simple.urban-b")
def test_each_temple_gives_a_culture_point_per_turn_and_a_happy_face() -> None:
    s = simple(p1={"tokens": {"bronze": 6}, "unused": 2})
    s.play("build religion", "build religion")
    assert (s.civ(1).culture_rate, s.civ(1).faces, s.civ(1).culture) == (2, 2, 0)
    s.play("done")
    assert s.civ(1).culture == 2


@pytest.mark.rule("simple.urban-c")
def test_the_urban_limit_counts_all_levels_of_a_type() -> None:
    s = simple(p1=rich(workers={"philosophy": 1, "alchemy": 1, "religion": 1}, unused=2))
    assert s.refused("build philosophy") == "simple.urban-c"
    assert s.refused("build alchemy") == "simple.urban-c"
    s.play("build religion")
    assert s.workers(1)["religion"] == 2
    assert s.refused("build religion") == "simple.urban-c"


@pytest.mark.rule("simple.urban-d")
def test_a_government_with_a_lower_limit_destroys_nothing() -> None:
    s = full(
        age="III",
        p1=rich(
            government="democracy",
            workers={"philosophy": 4, "alchemy": 0},
            hand=["republic"],
            science=14,
            unused=2,
        ),
    )
    s.play("develop republic")
    assert (s.workers(1)["philosophy"], s.civ(1).science_rate) == (4, 4)
    assert s.refused("build philosophy") == "simple.urban-c"
    s.play("upgrade philosophy alchemy")
    assert s.civ(1).science_rate == 5
    s.play("destroy philosophy")
    assert s.refused("build philosophy") == "simple.urban-c"
    s.play("destroy philosophy", "build philosophy")
    assert s.workers(1)["philosophy"] + s.workers(1)["alchemy"] == 3


@pytest.mark.rule("simple.destroy-a")
def test_a_destroyed_building_gives_back_its_worker_and_nothing_else() -> None:
    s = simple(p1={"workers": {"religion": 1}, "tokens": {"bronze": 4}, "culture": 5})
    s.play("destroy religion")
    assert (s.civ(1).unused, s.civ(1).yellow, s.goods(1), actions(s, 1)) == (2, 18, (0, 4), (3, 2))
    assert tracks(s, 1)["culture per turn"] == tracks(s, 1)["happy faces"] == 0
    assert s.civ(1).culture == 5
    assert s.refused("destroy religion") == "simple.destroy-a"
    assert s.allows("build religion")


@pytest.mark.rule("simple.destroy-a", "simple.blue-e")
def test_farms_and_mines_may_be_destroyed_and_keep_their_tokens() -> None:
    s = simple(p1={"workers": {"agriculture": 1, "bronze": 1}, "tokens": {"agriculture": 1, "bronze": 2}})
    s.play("destroy agriculture", "destroy bronze")
    assert (s.told(1)["workers"]["agriculture"], s.told(1)["workers"]["bronze"], s.civ(1).unused) == (0, 0, 3)
    assert s.tokens(1) == {"agriculture": 1, "bronze": 2}
    s.play("done")
    assert s.goods(1) == (1, 2)


# Wonders.


@pytest.mark.rule("simple.wonder-a")
def test_stages_are_paid_from_left_to_right() -> None:
    s = simple(p1={"wonder": "pyramids", "tokens": {"bronze": 6}})
    left = []
    for _ in range(3):
        s.play("construct 1")
        left.append((s.goods(1)[1], s.civ(1).civil))
    # The last stage brings another civil action.
    assert left == [(3, 3), (1, 2), (0, 2)]
    assert s.told(1)["wonders"] == ["pyramids"]


@pytest.mark.rule("simple.wonder-a")
@pytest.mark.parametrize(("stages", "cost"), [(0, 3), (1, 2), (2, 1)])
def test_a_cheaper_stage_cannot_be_built_before_its_turn(stages: int, cost: int) -> None:
    s = simple(p1={"wonder": "pyramids", "stages": stages, "tokens": {"bronze": cost - 1}})
    assert s.refused("construct 1") == "simple.farm-b"
    assert simple(p1={"wonder": "pyramids", "stages": stages, "tokens": {"bronze": cost}}).allows("construct 1")
    assert simple(p1={"tokens": {"bronze": cost}}).refused("construct 1") == "simple.wonder-a"


@pytest.mark.rule("simple.wonder-b")
def test_all_stages_may_be_built_in_one_turn_for_an_action_each() -> None:
    s = simple(p1={"wonder": "library-of-alexandria", "tokens": {"bronze": 6}})
    assert s.refused("construct 2") == "advanced.construction-d"
    s.play("construct 1", "construct 1", "construct 1", "construct 1")
    assert (s.told(1)["wonders"], s.goods(1), s.civ(1).civil) == (["library-of-alexandria"], (0, 0), 0)
    s = simple(p1={"wonder": "library-of-alexandria", "tokens": {"bronze": 6}, "civil": 3})
    s.play("construct 1", "construct 1", "construct 1")
    assert s.refused("construct 1") == "simple.turn-c"


@pytest.mark.rule("simple.wonder-c")
def test_blue_tokens_mark_the_stages_and_return_when_the_wonder_is_complete() -> None:
    s = simple(p1={"wonder": "pyramids", "blue": 10, "tokens": {"agriculture": 2, "bronze": 6}})
    s.play("construct 1")
    assert (s.civ(1).blue, s.civ(1).stages, s.goods(1)) == (12, 1, (2, 3))
    s.play("construct 1")
    assert (s.civ(1).blue, s.civ(1).stages, s.goods(1)) == (13, 2, (2, 1))
    s.play("construct 1")
    assert (s.civ(1).blue, s.civ(1).stages, s.goods(1)) == (16, 0, (2, 0))


@pytest.mark.rule("simple.wonder-d")
def test_a_completed_wonder_works_in_the_same_turn_without_workers() -> None:
    s = simple(p1={"wonder": "library-of-alexandria", "stages": 3, "tokens": {"bronze": 1}})
    s.play("construct 1")
    assert (s.civ(1).culture_rate, s.civ(1).science_rate) == (1, 2)
    assert (s.civ(1).unused, s.workers(1)) == (1, START)
    s.play("done")
    assert (s.civ(1).culture, s.civ(1).science) == (1, 2)


@pytest.mark.rule("simple.wonder-e")
def test_a_wonder_under_construction_gives_nothing() -> None:
    entry = {"wonder": "great-wall", "stages": 3, "workers": {"warriors": 2}, "tokens": {"bronze": 2}}
    s = simple(p1=entry)
    assert (s.civ(1).strength, s.civ(1).culture_rate, s.civ(1).faces) == (2, 0, 0)
    s.play("construct 1")
    assert (s.civ(1).strength, s.civ(1).culture_rate, s.civ(1).faces) == (4, 1, 1)


@pytest.mark.rule("simple.wonder-f")
def test_a_free_stage_needs_a_blue_token_in_the_bank() -> None:
    entry = {"wonder": "pyramids", "hand": ["engineering-genius-i"], "tokens": {"bronze": 3}}
    s = simple(p1={**entry, "blue": 0})
    assert s.refused("play engineering-genius-i") == "simple.action-h"
    s.play("construct 1")
    assert (s.civ(1).blue, s.civ(1).stages, s.goods(1)) == (2, 1, (0, 0))
    s = simple(p1={**entry, "blue": 1})
    s.play("play engineering-genius-i")
    assert (s.civ(1).blue, s.civ(1).stages, s.goods(1)) == (0, 1, (0, 3))


@pytest.mark.rule("simple.wonder-f")
def test_a_payment_that_only_makes_change_leaves_no_marker() -> None:
    entry = {"wonder": "pyramids", "stages": 2, "blue": 0, "workers": {"iron": 1}}
    s = simple(p1={**entry, "tokens": {"iron": 1}})
    assert s.refused("construct 1") == "simple.wonder-f"
    s = simple(p1={**entry, "tokens": {"iron": 1, "bronze": 1}})
    s.play("construct 1")
    assert (s.told(1)["wonders"], s.tokens(1), s.civ(1).blue) == (["pyramids"], {"iron": 1}, 3)


@pytest.mark.rule("simple.wonder-f")
def test_a_stage_is_never_marked_with_a_token_from_a_card() -> None:
    entry = {"wonder": "pyramids", "stages": 2, "blue": 0, "workers": {"iron": 1}}
    s = simple(p1={**entry, "tokens": {"iron": 1, "bronze": 1}})
    s.play("by-hand", "construct 1")
    # Changing the token on Iron would leave nothing for the marker, so that there is nothing to choose.
    assert s.question == "ActionPhase"
    assert (s.told(1)["wonders"], s.tokens(1), s.civ(1).blue) == (["pyramids"], {"iron": 1}, 3)


# Leaders.


@pytest.mark.rule("simple.leader-a")
def test_a_leader_costs_a_civil_action_and_works_at_once() -> None:
    s = simple(p1={"hand": ["julius-caesar"]})
    s.play("lead julius-caesar")
    assert (s.told(1)["leader"], s.hand(1)) == ("julius-caesar", [])
    assert (actions(s, 1), totals(s, 1), s.civ(1).strength) == ((3, 3), (4, 3), 2)
    s = simple(p1={"hand": ["julius-caesar"], "civil": 0})
    assert s.refused("lead julius-caesar") == "simple.turn-c"
    assert s.refused("lead moses") == "simple.turn-b"


@pytest.mark.rule("simple.leader-b")
def test_a_new_leader_replaces_the_old_one_for_good() -> None:
    s = simple(p1={"leader": "julius-caesar", "hand": ["michelangelo"], "workers": {"religion": 1}})
    assert (s.civ(1).strength, totals(s, 1), s.civ(1).culture_rate) == (2, (4, 3), 1)
    s.play("lead michelangelo")
    assert (s.civ(1).strength, totals(s, 1), actions(s, 1)) == (1, (4, 2), (3, 2))
    assert s.civ(1).culture_rate == 2
    assert s.told(1)["leader"] == "michelangelo"
    assert "julius-caesar" in s.pile("gone")


@pytest.mark.rule("simple.leader-c")
@pytest.mark.parametrize(("spent", "expected"), [(0, (4, 2)), (1, (3, 2)), (3, (1, 2)), (4, (0, 2))])
def test_hammurabi_gives_back_a_spent_white_token_for_a_fresh_red_one(spent: int, expected: tuple[int, int]) -> None:
    # With Hammurabi there are five civil actions; his successor costs one more than those spent before.
    s = simple(p1=rich(leader="hammurabi", hand=["michelangelo"], unused=6))
    assert totals(s, 1) == (5, 1)
    for _ in range(spent):
        s.play("build bronze")
    s.play("lead michelangelo")
    assert (totals(s, 1), actions(s, 1)) == ((4, 2), expected)
    s.play("build warriors", "build warriors")
    assert s.civ(1).military == 0


@pytest.mark.rule("simple.leader-c")
def test_a_spent_red_token_stays_spent_when_hammurabi_leaves() -> None:
    s = simple(p1=rich(leader="hammurabi", hand=["michelangelo"], unused=2))
    s.play("build warriors", "lead michelangelo")
    assert (totals(s, 1), actions(s, 1)) == ((4, 2), (4, 1))


# Action cards.


@pytest.mark.rule("simple.action-a")
def test_an_action_card_waits_for_a_later_turn() -> None:
    s = simple(age="A", row=["work-of-art-a"])
    s.play("take 1")
    assert s.refused("play work-of-art-a") == "simple.action-a"
    s.pass_until(player=2)
    s.pass_until(player=1)
    culture = s.civ(1).culture
    s.play("play work-of-art-a")
    assert (s.civ(1).culture, s.civ(1).civil, s.hand(1)) == (culture + 6, 3, [])
    assert "work-of-art-a" in s.pile("gone")


@pytest.mark.rule("simple.action-a")
def test_an_older_copy_may_be_played_beside_a_fresh_one() -> None:
    s = simple(age="A", row=["rich-land-a"], p1=rich(4, hand=["rich-land-a"], unused=3))
    s.play("take 1", "play rich-land-a", "build bronze")
    assert s.hand(1) == ["rich-land-a"]
    assert s.refused("play rich-land-a") == "simple.action-a"


@pytest.mark.rule("simple.action-b", "simple.action-c")
def test_an_action_card_of_the_first_round_may_be_played_in_the_second() -> None:
    s = simple(round=1, age="A", row=["rich-land-a"])
    s.play("take 1")
    end_turn(s)
    end_turn(s)
    assert (s.position.round, s.goods(1)) == (2, (2, 2))
    s.play("play rich-land-a", "build bronze")
    assert (s.goods(1), s.civ(1).civil, s.workers(1)["bronze"]) == ((2, 1), 3, 3)


@pytest.mark.rule("simple.action-c")
def test_the_action_on_a_card_costs_no_action_of_its_own() -> None:
    s = simple(age="A", p1={"hand": ["ideal-building-site-a"], "tokens": {"bronze": 2}})
    s.play("play ideal-building-site-a")
    assert s.legal() == ["build philosophy", "build religion"]
    s.play("build religion")
    assert (s.goods(1), actions(s, 1), s.workers(1)) == ((0, 0), (3, 2), {**START, "religion": 1})
    assert s.pile("gone").count("ideal-building-site-a") == 1


@pytest.mark.rule("simple.action-d")
def test_engineering_genius_helps_to_build_the_colossus() -> None:
    s = simple(
        row={"6": "engineering-genius-i"},
        p1={"wonder": "colossus", "hand": ["engineering-genius-a"], "tokens": {"bronze": 2}},
    )
    assert s.refused("construct 1") == "simple.farm-b"
    s.play("play engineering-genius-a")
    assert (s.goods(1), s.civ(1).stages, s.civ(1).civil) == ((0, 1), 1, 3)
    s.play("take 6")
    assert (s.civ(1).civil, s.hand(1)) == (1, ["engineering-genius-i"])
    assert s.refused("play engineering-genius-i") == "simple.action-a"


@pytest.mark.rule("simple.action-e")
@pytest.mark.parametrize(
    ("places", "tokens", "bank"), [(["iron"], {"iron": 1}, 9), (["bronze", "bronze"], {"bronze": 2}, 8)]
)
def test_gained_resources_are_blue_tokens_on_mines_of_the_owners_choice(
    places: list[str], tokens: dict[str, int], bank: int
) -> None:
    s = simple(p1={"workers": {"iron": 1}, "hand": ["mineral-deposits-i"], "blue": 10})
    s.play("by-hand", "play mineral-deposits-i")
    assert s.legal() == ["place bronze", "place iron"]
    s.play(*[f"place {tech}" for tech in places])
    assert (s.tokens(1), s.civ(1).blue, s.goods(1), s.civ(1).civil) == (tokens, bank, (0, 2), 3)
    assert s.question == "ActionPhase"


@pytest.mark.rule("simple.action-e")
def test_gains_use_as_few_tokens_as_possible_unless_they_are_placed_by_hand() -> None:
    s = simple(p1={"workers": {"iron": 1}, "hand": ["mineral-deposits-i"], "blue": 10})
    s.play("play mineral-deposits-i")
    assert (s.tokens(1), s.civ(1).blue) == ({"iron": 1}, 9)


@pytest.mark.rule("simple.action-f")
@pytest.mark.parametrize(("card", "gain"), [("work-of-art-a", (6, 0)), ("revolutionary-idea-i", (0, 2))])
def test_points_of_a_card_come_once_and_change_no_rate(card: str, gain: tuple[int, int]) -> None:
    s = simple(p1={"hand": [card], "culture": 10, "science": 3, "workers": {"religion": 2}})
    s.play(f"play {card}")
    assert tracks(s, 1) == {
        "culture": 10 + gain[0], "science": 3 + gain[1], "culture per turn": 2, "science per turn": 1, "strength": 1,
        "happy faces": 2,
    }  # fmt: skip


@pytest.mark.rule("simple.action-g")
def test_frugality_needs_the_full_price_before_it_gives_food_back() -> None:
    s = simple(age="A", p1={"hand": ["frugality-a"], "tokens": {"agriculture": 1}})
    assert s.refused("play frugality-a") == "simple.action-h"
    s = simple(age="A", p1={"hand": ["frugality-a"], "tokens": {"agriculture": 2}})
    s.play("play frugality-a")
    assert (s.goods(1), s.civ(1).yellow, s.civ(1).unused, s.civ(1).civil) == ((1, 0), 17, 2, 3)


@pytest.mark.rule("simple.action-g")
def test_breakthrough_needs_the_full_price_before_it_gives_science_back() -> None:
    s = simple(p1={"hand": ["breakthrough-i", "irrigation"], "science": 2})
    assert s.refused("play breakthrough-i") == "simple.action-h"
    s = simple(p1={"hand": ["breakthrough-i", "irrigation"], "science": 3})
    s.play("play breakthrough-i")
    assert (s.civ(1).science, s.civ(1).civil, s.hand(1)) == (2, 3, [])
    assert s.told(1)["workers"]["irrigation"] == 0


@pytest.mark.rule("simple.action-h")
def test_a_card_is_not_played_for_an_action_that_is_impossible() -> None:
    entry = {"hand": ["ideal-building-site-a"], "tokens": {"bronze": 9}}
    s = simple(age="A", p1={**entry, "workers": {"philosophy": 2, "religion": 2}})
    assert s.refused("play ideal-building-site-a") == "simple.action-h"
    s = simple(age="A", p1={**entry, "workers": {"philosophy": 2, "religion": 1}, "unused": 0})
    assert s.refused("play ideal-building-site-a") == "simple.action-h"
    s = simple(age="A", p1={**entry, "workers": {"philosophy": 2, "religion": 1}})
    s.play("play ideal-building-site-a")
    assert s.workers(1)["religion"] == 2


# Technologies.


@pytest.mark.rule("simple.tech-a")
def test_a_technology_costs_a_civil_action_and_its_science() -> None:
    s = simple(p1={"hand": ["iron"], "science": 7})
    s.play("develop iron")
    assert (s.civ(1).science, actions(s, 1), s.hand(1)) == (2, (3, 2), [])
    assert s.told(1)["workers"]["iron"] == 0
    assert s.tokens(1) == {}


@pytest.mark.rule("simple.tech-b")
@pytest.mark.parametrize(("science", "rule"), [(4, "simple.tech-b"), (5, None)])
def test_a_technology_needs_all_of_its_science(science: int, rule: str | None) -> None:
    s = simple(p1={"hand": ["iron"], "science": science, "tokens": {"bronze": 9}})
    if rule:
        assert s.refused("develop iron") == rule
    else:
        s.play("develop iron")
        assert s.civ(1).science == 0


@pytest.mark.rule("simple.tech-c")
def test_a_new_technology_moves_neither_workers_nor_tokens() -> None:
    s = simple(p1={"hand": ["iron"], "science": 5, "workers": {"bronze": 3}, "tokens": {"bronze": 4}})
    s.play("develop iron")
    assert (s.told(1)["workers"]["bronze"], s.told(1)["workers"]["iron"]) == (3, 0)
    assert (s.tokens(1), s.goods(1)) == ({"bronze": 4}, (0, 4))


@pytest.mark.rule("simple.tech-d")
def test_a_special_technology_works_at_once_without_workers() -> None:
    s = simple(p1={"hand": ["code-of-laws"], "science": 6})
    s.play("develop code-of-laws")
    assert (totals(s, 1), actions(s, 1), s.civ(1).science) == ((5, 2), (4, 2), 0)
    assert s.told(1)["specials"] == ["code-of-laws"]
    assert (s.civ(1).unused, s.workers(1)) == (1, START)


@pytest.mark.rule("simple.tech-e")
def test_older_technologies_stay_usable() -> None:
    s = simple(p1={"workers": {"iron": 1, "swordsmen": 1}, "tokens": {"bronze": 4}, "unused": 2})
    s.play("build bronze", "build warriors")
    assert s.workers(1) == {**START, "bronze": 3, "iron": 1, "warriors": 2, "swordsmen": 1}


@pytest.mark.rule("simple.tech-f")
def test_a_new_type_of_building_has_a_limit_of_its_own() -> None:
    s = simple(
        p1={
            "workers": {"philosophy": 2, "religion": 2},
            "hand": ["drama"],
            "science": 4,
            "tokens": {"bronze": 10},
            "unused": 2,
        }
    )
    s.play("develop drama", "build drama")
    assert (s.civ(1).culture_rate, s.civ(1).faces, s.goods(1)) == (4, 3, (0, 5))
    s.play("build drama")
    assert s.civ(1).culture_rate == 6


@pytest.mark.rule("simple.tech-f")
def test_a_new_type_of_unit_may_be_built() -> None:
    s = simple(p1={"hand": ["knights"], "science": 4, "tokens": {"bronze": 3}})
    s.play("develop knights", "build knights")
    assert (s.civ(1).strength, s.workers(1)) == (3, {**START, "knights": 1})


# Upgrades.


@pytest.mark.rule("simple.upgrade-a")
def test_an_upgrade_costs_the_difference_and_needs_no_unused_worker() -> None:
    s = simple(p1={"workers": {"iron": 0}, "tokens": {"bronze": 3}, "unused": 0})
    s.play("upgrade bronze iron")
    assert s.workers(1) == {**START, "bronze": 1, "iron": 1}
    assert (s.goods(1), actions(s, 1), s.civ(1).unused) == ((0, 0), (3, 2), 0)
    s = simple(p1={"workers": {"iron": 0}, "tokens": {"bronze": 2}})
    assert s.refused("upgrade bronze iron") == "simple.farm-b"


@pytest.mark.rule("simple.upgrade-b")
def test_buildings_are_upgraded_only_upwards_within_their_type() -> None:
    s = simple(p1=rich(workers={"religion": 1, "drama": 0, "theology": 0}))
    assert not any("drama" in text for text in s.legal("upgrade"))
    assert s.legal("upgrade") == ["upgrade religion theology"]
    s.play("upgrade religion theology")
    assert (s.goods(1), s.workers(1)["theology"], s.told(1)["workers"]["religion"]) == ((0, 18), 1, 0)
    assert s.legal("upgrade") == []
    # The way back, or to another type, is not even an action.
    for text in ("upgrade theology religion", "upgrade theology drama"):
        with pytest.raises(MalformedAction):
            s.play(text)


@pytest.mark.rule("simple.upgrade-b")
def test_an_upgrade_may_skip_a_level() -> None:
    s = full(age="II", p1=rich(workers={"iron": 0, "coal": 0}))
    s.play("upgrade bronze coal")
    assert (s.goods(1), s.workers(1)["coal"]) == ((0, 14), 1)


@pytest.mark.rule("simple.upgrade-c")
def test_two_upgrades_and_a_new_mine_take_three_actions() -> None:
    s = simple(p1={"workers": {"bronze": 4, "iron": 0}, "tokens": {"bronze": 8}})
    s.play("upgrade bronze iron", "upgrade bronze iron", "build bronze")
    assert (s.goods(1), s.civ(1).civil, s.civ(1).unused) == ((0, 0), 1, 0)
    assert s.workers(1) == {**START, "bronze": 3, "iron": 2}


@pytest.mark.rule("simple.upgrade-d")
def test_building_on_the_new_technology_saves_an_action() -> None:
    s = simple(p1={"workers": {"bronze": 4, "iron": 0}, "tokens": {"bronze": 8}})
    s.play("build iron", "upgrade bronze iron")
    assert (s.goods(1), s.civ(1).civil, s.civ(1).unused) == ((0, 0), 2, 0)
    assert s.workers(1) == {**START, "bronze": 3, "iron": 2}


@pytest.mark.rule("simple.upgrade-e")
def test_an_upgrade_is_possible_at_the_urban_limit() -> None:
    s = simple(p1={"workers": {"philosophy": 2, "alchemy": 0}, "tokens": {"bronze": 3}})
    s.play("upgrade philosophy alchemy")
    assert s.workers(1) == {**START, "philosophy": 1, "alchemy": 1}
    assert s.civ(1).science_rate == 3


# Blue tokens.


@pytest.mark.rule("simple.blue-a", "simple.blue-b")
def test_every_worker_places_one_token_worth_the_number_on_its_card() -> None:
    s = simple(p1={"workers": {"agriculture": 0, "bronze": 3, "iron": 2}})
    s.play("done")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"bronze": 3, "iron": 2}, (0, 7), 13)


@pytest.mark.rule("simple.blue-b")
def test_low_tokens_are_paid_first_and_change_is_made_downwards() -> None:
    s = simple(p1={"workers": {"bronze": 3, "iron": 2}, "tokens": {"bronze": 3, "iron": 2}})
    s.play("upgrade bronze iron")
    assert (s.tokens(1), s.civ(1).blue) == ({"iron": 2}, 16)
    s.play("upgrade bronze iron")
    assert (s.tokens(1), s.civ(1).blue, s.goods(1)) == ({"bronze": 1}, 17, (0, 1))


@pytest.mark.rule("simple.blue-b")
def test_the_owner_may_choose_the_tokens_of_a_payment() -> None:
    s = simple(p1={"workers": {"bronze": 3, "iron": 2}, "tokens": {"bronze": 3, "iron": 2}})
    s.play("by-hand", "upgrade bronze iron")
    assert s.legal() == ["spend bronze", "spend iron"]
    s.play("spend bronze", "spend iron")
    assert (s.tokens(1), s.civ(1).blue, s.goods(1)) == ({"bronze": 2, "iron": 1}, 15, (0, 4))
    assert s.question == "ActionPhase"


@pytest.mark.rule("simple.blue-c")
def test_a_token_that_moves_down_pays_the_difference() -> None:
    s = simple(age="A", p1={"workers": {"iron": 1}, "tokens": {"iron": 1}, "hand": ["rich-land-a"]})
    blue = s.civ(1).blue
    s.play("play rich-land-a", "build bronze")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"bronze": 1}, (0, 1), blue)


def payments(s: Situation) -> list[dict[str, int]]:
    """The tokens after every way in which the open payment can be made."""
    if s.question != "Payment":
        return [s.tokens(1)]
    found = []
    for text in s.legal():
        other = Situation(s.title.id, s.described())
        other.play(text)
        found += payments(other)
    return found


@pytest.mark.rule("simple.blue-d")
def test_however_a_payment_is_made_no_token_moves_up() -> None:
    tokens = {"bronze": 2, "iron": 1, "coal": 1}
    s = full(age="II", p1={"workers": {"iron": 1, "coal": 1}, "tokens": tokens, "unused": 1})
    s.play("by-hand", "build bronze")
    ways = payments(s)
    assert {tuple(sorted(way.items())) for way in ways} >= {
        (("coal", 1), ("iron", 1)),
        (("bronze", 2), ("coal", 1)),
        (("bronze", 3), ("iron", 1)),
    }
    values = {"bronze": 1, "iron": 2, "coal": 3}
    for way in ways:
        assert sum(values[tech] * count for tech, count in way.items()) == 5
        assert way.get("coal", 0) <= 1
        assert way.get("coal", 0) + way.get("iron", 0) <= 2


@pytest.mark.rule("simple.blue-d")
def test_change_is_not_taken_on_a_card_of_the_same_or_a_higher_value() -> None:
    s = full(
        age="II", p1={"workers": {"iron": 1, "coal": 1}, "tokens": {"iron": 1, "bronze": 1}, "hand": ["rich-land-ii"]}
    )
    s.play("by-hand")
    assert not s.allows("place iron")
    s = full(
        age="II",
        p1={
            "workers": {"iron": 1, "coal": 1},
            "tokens": {"coal": 1, "bronze": 1},
            "unused": 1,
            "hand": ["rich-land-i"],
        },
    )
    s.play("by-hand", "build bronze", "spend coal")
    assert s.legal() == ["place bronze"]
    assert s.refused("place iron") == "simple.blue-d"
    assert s.refused("place coal") == "simple.blue-d"


@pytest.mark.rule("simple.blue-e")
def test_change_may_lie_on_a_technology_without_workers() -> None:
    s = simple(
        age="A",
        p1={"workers": {"bronze": 0, "iron": 3}, "tokens": {"iron": 2}, "hand": ["rich-land-a"]},
    )
    s.play("play rich-land-a", "build agriculture")
    assert (s.tokens(1), s.goods(1)) == ({"bronze": 1, "iron": 1}, (0, 3))
    assert s.told(1)["workers"]["bronze"] == 0


@pytest.mark.rule("simple.blue-e")
def test_a_gain_may_lie_on_a_technology_that_was_just_played() -> None:
    s = simple(p1={"hand": ["iron", "mineral-deposits-i"], "science": 5})
    s.play("develop iron", "play mineral-deposits-i")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"iron": 1}, (0, 2), 17)


@pytest.mark.rule("simple.blue-f")
def test_food_is_changed_like_resources() -> None:
    s = simple(p1={"workers": {"irrigation": 1}, "tokens": {"irrigation": 2, "bronze": 1}, "yellow": 16})
    blue = s.civ(1).blue
    s.play("populate")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"agriculture": 1, "bronze": 1}, (1, 1), blue + 1)


@pytest.mark.rule("simple.blue-f")
def test_food_and_resources_do_not_mix() -> None:
    s = simple(p1={"tokens": {"agriculture": 9, "bronze": 1}})
    assert s.refused("build bronze") == "simple.farm-b"
    s = simple(p1={"tokens": {"agriculture": 1, "bronze": 9}})
    assert s.refused("populate") == "simple.population-b"
    s = simple(
        p1={"workers": {"irrigation": 1}, "tokens": {"irrigation": 1, "bronze": 2}, "hand": ["bountiful-harvest-i"]}
    )
    s.play("by-hand", "play bountiful-harvest-i")
    assert s.legal() == ["place agriculture", "place irrigation"]


@pytest.mark.rule("simple.blue-g")
def test_goods_are_kept_from_turn_to_turn() -> None:
    s = simple(p1={"tokens": {"bronze": 3}})
    s.play("done")
    assert s.tokens(1)["bronze"] == 5
    s.pass_until(player=1)
    s.play("done")
    assert s.tokens(1)["bronze"] == 7


@pytest.mark.rule("simple.blue-h")
def test_a_gain_is_limited_by_the_blue_bank() -> None:
    s = full(age="II", p1={"workers": {"iron": 1}, "hand": ["mineral-deposits-ii"], "blue": 1})
    s.play("play mineral-deposits-ii")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"iron": 1}, (0, 2), 0)
    s = full(age="II", p1={"workers": {"iron": 1}, "hand": ["mineral-deposits-ii"], "blue": 2})
    s.play("play mineral-deposits-ii")
    assert (s.tokens(1), s.goods(1), s.civ(1).blue) == ({"bronze": 1, "iron": 1}, (0, 3), 0)


# Units.


@pytest.mark.rule("simple.military-a")
def test_a_military_action_and_resources_make_an_unused_worker_a_unit() -> None:
    s = simple(p1={"tokens": {"bronze": 2}})
    s.play("build warriors")
    assert (s.goods(1), s.civ(1).unused, actions(s, 1), s.civ(1).strength) == ((0, 0), 0, (4, 1), 2)
    assert s.workers(1) == {**START, "warriors": 2}
    assert simple(p1={"tokens": {"bronze": 1}}).refused("build warriors") == "simple.farm-b"
    assert simple(p1={"tokens": {"bronze": 2}, "military": 0}).refused("build warriors") == "simple.turn-c"


@pytest.mark.rule("simple.military-b")
def test_a_disbanded_unit_becomes_an_unused_worker() -> None:
    s = simple(p1={"unused": 0})
    s.play("destroy warriors")
    assert (s.civ(1).unused, s.civ(1).yellow, s.civ(1).strength) == (1, 18, 0)
    assert (actions(s, 1), s.goods(1)) == ((4, 1), (0, 0))
    assert s.refused("destroy warriors") == "simple.military-b"


@pytest.mark.rule("simple.military-c")
def test_a_unit_is_upgraded_within_its_type_for_a_military_action() -> None:
    s = simple(p1={"workers": {"swordsmen": 0, "knights": 0}, "tokens": {"bronze": 1}})
    assert s.legal("upgrade") == ["upgrade warriors swordsmen"]
    s.play("upgrade warriors swordsmen")
    assert (s.goods(1), actions(s, 1), s.civ(1).strength) == ((0, 0), (4, 1), 2)
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "swordsmen": 1}


@pytest.mark.rule("simple.military-d")
def test_patriotism_pays_for_units_before_the_own_resources() -> None:
    s = simple(
        p1={
            "hand": ["patriotism-i"],
            "workers": {"warriors": 1, "swordsmen": 0},
            "tokens": {"bronze": 5},
            "unused": 3,
        }
    )
    s.play("play patriotism-i", "upgrade warriors swordsmen")
    assert (s.goods(1), s.civ(1).civil, s.workers(1)["swordsmen"]) == ((0, 5), 3, 1)
    s.play("build swordsmen")
    assert s.goods(1) == (0, 3)
    s.play("build swordsmen")
    assert (s.goods(1), s.workers(1)["swordsmen"], s.civ(1).strength) == ((0, 0), 3, 6)
    # Two military actions of Despotism and the one of the card are spent.
    assert s.refused("destroy swordsmen") == "simple.turn-c"


@pytest.mark.rule("simple.military-d")
def test_the_resources_of_patriotism_buy_nothing_but_units_and_last_one_turn() -> None:
    s = simple(p1={"hand": ["patriotism-i"], "workers": {"bronze": 0, "agriculture": 0}, "unused": 3})
    s.play("play patriotism-i")
    assert s.refused("build bronze") == "simple.farm-b"
    assert s.allows("build warriors")
    end_turn(s)
    s.pass_until(player=1)
    assert s.goods(1) == (0, 0)
    assert s.refused("build warriors") == "simple.farm-b"


@pytest.mark.rule("simple.military-d", "simple.turn-c")
def test_the_military_action_of_patriotism_lasts_one_turn_too() -> None:
    s = simple(p1={"hand": ["patriotism-i"], "tokens": {"bronze": 8}, "unused": 4})
    s.play("play patriotism-i")
    end_turn(s)
    s.pass_until(player=1)
    s.play("build warriors", "build warriors")
    assert s.refused("build warriors") == "simple.turn-c"


@pytest.mark.rule("simple.military-d", "advanced.draw-a")
def test_an_unused_military_action_of_patriotism_draws_a_card() -> None:
    s = full(p1={"hand": ["patriotism-i"]})
    s.play("play patriotism-i", "done")
    assert (len(s.military_hand(1)), totals(s, 1)) == (3, (4, 2))


@pytest.mark.rule("simple.blue-h")
@pytest.mark.parametrize(("blue", "legal"), [(1, []), (2, ["place bronze", "place iron"])])
def test_by_hand_as_much_is_gained_as_possible(blue: int, legal: list[str]) -> None:
    """With one token left two resources fit on iron; one on bronze would be too little."""
    s = simple(p1={"workers": {"iron": 1}, "hand": ["mineral-deposits-i"], "blue": blue})
    s.play("by-hand", "play mineral-deposits-i")
    assert s.legal("place") == legal
    if not legal:
        assert (s.question, s.tokens(1)) == ("ActionPhase", {"iron": 1})
