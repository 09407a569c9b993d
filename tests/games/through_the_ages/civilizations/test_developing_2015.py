"""Developing technologies: special technologies, governments and revolutions, with leaders and cards (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import NEW, Situation, situation

START = {"science": 1, "culture": 0, "strength": 1, "faces": 0}
"""The ratings at the start of a game."""


def totals(s: Situation, player: int = 1) -> tuple[int, int]:
    """Civil and military actions per turn."""
    return s.civ(player).civil_total, s.civ(player).military_total


def available(s: Situation, player: int = 1) -> tuple[int, int]:
    """Civil and military actions that are available."""
    return s.civ(player).civil, s.civ(player).military


# Technologies for workers.


@pytest.mark.rule("act.develop-a")
@pytest.mark.card("iron")
def test_a_technology_costs_a_civil_action_and_science_and_comes_without_workers() -> None:
    s = situation(p1={"hand": ["iron", "alchemy"], "science": 6, "civil": 2})
    assert effect(s, "develop iron") == {"science": 1, "civil": 1, "iron": 0, "hand": ["alchemy"]}
    s.play("done")
    assert s.goods(1) == (2, 2)


@pytest.mark.rule("act.develop-a")
def test_developing_needs_a_civil_action() -> None:
    s = situation(p1={"hand": ["iron"], "science": 6, "civil": 0})
    assert s.refused("develop iron") == "actions.spend-a"


@pytest.mark.rule("act.develop-a", "act.develop-b")
@pytest.mark.card(
    "irrigation", "selective-breeding", "mechanized-agriculture", "iron", "coal", "oil", "alchemy",
    "scientific-method", "computers", "theology", "organized-religion", "printing-press", "journalism", "multimedia",
    "drama", "opera", "movies", "bread-and-circuses", "team-sports", "professional-sports", "swordsmen", "riflemen",
    "modern-infantry", "knights", "cavalrymen", "tanks", "cannon", "rockets", "air-forces",
)  # fmt: skip
@pytest.mark.parametrize(
    ("tech", "cost"),
    [
        ("irrigation", 3),
        ("selective-breeding", 5),
        ("mechanized-agriculture", 7),
        ("iron", 5),
        ("coal", 7),
        ("oil", 9),
        ("alchemy", 4),
        ("scientific-method", 6),
        ("computers", 8),
        ("theology", 2),
        ("organized-religion", 4),
        ("printing-press", 3),
        ("journalism", 6),
        ("multimedia", 9),
        ("drama", 3),
        ("opera", 7),
        ("movies", 10),
        ("bread-and-circuses", 3),
        ("team-sports", 5),
        ("professional-sports", 7),
        ("swordsmen", 4),
        ("riflemen", 6),
        ("modern-infantry", 10),
        ("knights", 5),
        ("cavalrymen", 6),
        ("tanks", 9),
        ("cannon", 6),
        ("rockets", 8),
        ("air-forces", 12),
    ],
)
def test_every_technology_has_its_science_cost(tech: str, cost: int) -> None:
    poor = situation(p1={"hand": [tech], "science": cost - 1})
    assert poor.refused(f"develop {tech}") == "act.develop-b"
    s = situation(p1={"hand": [tech], "science": cost})
    assert effect(s, f"develop {tech}") == {"science": 0, "civil": 3, tech: 0, "hand": []}


# Special technologies.


@pytest.mark.rule("act.develop-a", "act.develop-b", "card.justice_system", "card.warfare")
@pytest.mark.card("code-of-laws", "justice-system", "civil-service", "warfare", "strategy", "military-theory")
@pytest.mark.card("cartography", "navigation", "satellites", "masonry", "architecture", "engineering")
@pytest.mark.parametrize(
    ("special", "cost", "symbols"),
    [
        ("code-of-laws", 6, {"civil_total": 5}),
        ("justice-system", 7, {"civil_total": 5, "blue": 19}),
        ("civil-service", 10, {"civil_total": 6, "blue": 19}),
        ("warfare", 5, {"military": 3, "military_total": 3, "strength": 2}),
        ("strategy", 8, {"military": 4, "military_total": 4, "strength": 4}),
        ("military-theory", 11, {"military": 5, "military_total": 5, "strength": 6}),
        ("cartography", 4, {"strength": 2, "colonization": 2}),
        ("navigation", 6, {"strength": 3, "colonization": 3}),
        ("satellites", 8, {"strength": 4, "colonization": 4}),
        ("masonry", 3, {}),
        ("architecture", 6, {}),
        ("engineering", 9, {}),
    ],
)
def test_every_special_technology_has_its_cost_and_symbols(special: str, cost: int, symbols: dict[str, int]) -> None:
    poor = situation(p1={"hand": [special], "science": cost - 1})
    assert poor.refused(f"develop {special}") == "act.develop-b"
    s = situation(p1={"hand": [special], "science": cost})
    changes = effect(s, f"develop {special}")
    civil = 3 + symbols.get("civil_total", 4) - 4
    spent = {"civil": civil} if civil != 4 else {}
    assert changes == {"science": 0, "hand": [], "specials": [special], **spent, **symbols}


@pytest.mark.rule("card.justice_system")
@pytest.mark.card("justice-system")
def test_the_tokens_of_the_justice_system_lower_corruption() -> None:
    p1 = {"hand": ["justice-system"], "science": 7, "civil": 2, "blue": 5, "tokens": {"bronze": 11}}
    s = situation(age="II", p1=p1)
    assert s.view(1)["civilizations"][0]["corruption"] == 4
    changes = effect(s, "develop justice-system")
    assert changes == {"science": 0, "blue": 8, "civil_total": 5, "hand": [], "specials": ["justice-system"]}
    assert s.view(1)["civilizations"][0]["corruption"] == 2


@pytest.mark.rule("act.develop-c", "cards.special-a")
@pytest.mark.card("code-of-laws", "justice-system")
def test_a_better_special_technology_replaces_the_other_of_its_line_as_one_change() -> None:
    p1 = {"specials": ["code-of-laws"], "hand": ["justice-system"], "science": 7, "civil": 2}
    s = situation(age="II", p1=p1)
    assert effect(s, "develop justice-system") == {
        "science": 0, "civil": 1, "blue": 19, "hand": [], "specials": ["justice-system"],
    }  # fmt: skip
    assert totals(s) == (5, 2)
    assert s.pile("gone").count("code-of-laws") == 1


@pytest.mark.rule("act.develop-c", "cards.special-a")
@pytest.mark.card("architecture")
def test_special_technologies_of_other_lines_stay() -> None:
    p1 = {"specials": ["masonry", "cartography", "warfare"], "hand": ["architecture"], "science": 6}
    s = situation(age="II", p1=p1)
    s.play("develop architecture")
    assert sorted(s.told(1)["specials"]) == ["architecture", "cartography", "warfare"]


@pytest.mark.rule("act.develop-d", "cards.special-a")
@pytest.mark.card("albert-einstein", "strategy", "warfare")
def test_a_lower_special_technology_leaves_at_once_but_was_developed() -> None:
    p1 = {"leader": "albert-einstein", "specials": ["strategy"], "hand": ["warfare"], "science": 5, "culture": 40}
    s = situation(age="III", p1=p1)
    assert effect(s, "develop warfare") == {"science": 0, "civil": 3, "culture": 43, "hand": []}
    assert s.told(1)["specials"] == ["strategy"]
    assert s.pile("gone").count("warfare") == 1


# Governments.


GOVERNMENTS = pytest.mark.parametrize(
    ("government", "peaceful", "revolution", "civil", "military", "symbols"),
    [
        ("monarchy", 8, 2, 5, 3, {}),
        ("theocracy", 6, 1, 4, 3, {"culture": 1, "strength": 2, "faces": 1}),
        ("constitutional-monarchy", 12, 6, 6, 4, {}),
        ("republic", 13, 3, 7, 2, {}),
        ("communism", 19, 5, 7, 5, {}),
        ("democracy", 17, 9, 7, 3, {"culture": 3}),
        ("fundamentalism", 18, 7, 6, 5, {"science": 0, "strength": 6}),
    ],
)


@pytest.mark.rule("act.develop-e", "cards.gov-b", "card.theocracy", "card.communism", "card.democracy")
@pytest.mark.rule("card.fundamentalism")
@pytest.mark.card("monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy")
@pytest.mark.card("fundamentalism")
@GOVERNMENTS
def test_a_government_developed_peacefully_costs_one_civil_action_and_the_higher_price(
    government: str, peaceful: int, revolution: int, civil: int, military: int, symbols: dict[str, int]
) -> None:
    poor = situation(p1={"hand": [government], "science": peaceful - 1})
    assert poor.refused(f"develop {government}") == "act.develop-b"
    s = situation(p1={"hand": [government], "science": peaceful, "civil": 2, "military": 1})
    s.play(f"develop {government}")
    assert s.told(1)["government"] == government
    assert s.civ(1).science == 0
    assert totals(s) == (civil, military)
    assert available(s) == (1 + civil - 4, 1 + military - 2)
    assert ratings(s) == {**START, **symbols}
    assert s.hand(1) == []


@pytest.mark.rule("act.rev-a", "act.rev-b", "act.rev-c", "card.theocracy", "card.communism", "card.democracy")
@pytest.mark.rule("card.fundamentalism")
@pytest.mark.card("monarchy", "theocracy", "constitutional-monarchy", "republic", "communism", "democracy")
@pytest.mark.card("fundamentalism")
@GOVERNMENTS
def test_a_revolution_costs_all_civil_actions_and_the_lower_price(
    government: str, peaceful: int, revolution: int, civil: int, military: int, symbols: dict[str, int]
) -> None:
    poor = situation(p1={"hand": [government], "science": revolution - 1})
    assert poor.refused(f"revolt {government}") == "act.develop-b"
    s = situation(p1={"hand": [government], "science": revolution, "military": 1})
    s.play(f"revolt {government}")
    assert s.told(1)["government"] == government
    assert s.civ(1).science == 0
    assert totals(s) == (civil, military)
    assert available(s) == (0, 1 + military - 2)
    assert ratings(s) == {**START, **symbols}


@pytest.mark.rule("card.communism")
@pytest.mark.card("communism")
def test_the_unhappy_face_of_communism_takes_one_happy_face_away() -> None:
    s = situation(p1={"government": "communism", "workers": {"religion": 1, "drama": 1}})
    assert s.civ(1).faces == 1


@pytest.mark.rule("card.fundamentalism")
@pytest.mark.card("fundamentalism")
def test_fundamentalism_costs_two_science_but_never_below_zero() -> None:
    s = situation(p1={"government": "fundamentalism", "workers": {"alchemy": 1}})
    assert ratings(s) == {"science": 1, "culture": 0, "strength": 6, "faces": 0}
    assert situation(p1={"government": "fundamentalism"}).civ(1).science_rate == 0


@pytest.mark.rule("act.develop-e", "card.democracy")
@pytest.mark.card("constitutional-monarchy", "democracy")
def test_a_new_government_with_fewer_actions_takes_the_spent_ones_first() -> None:
    p1 = {"government": "constitutional-monarchy", "hand": ["democracy"], "science": 17}
    s = situation(age="III", p1=p1)
    assert effect(s, "develop democracy") == {
        "science": 0, "civil_total": 7, "military": 3, "military_total": 3, "culture_rate": 3, "hand": [],
        "government": "democracy",
    }  # fmt: skip
    assert available(s) == (6, 3)
    spent = situation(age="III", p1={**p1, "military": 2})
    spent.play("develop democracy")
    assert available(spent) == (6, 2)
    assert totals(spent) == (7, 3)


@pytest.mark.rule("cards.gov-b")
@pytest.mark.card("monarchy")
def test_a_new_government_replaces_the_old_one_even_if_it_is_of_a_lower_level() -> None:
    p1 = {"government": "constitutional-monarchy", "hand": ["monarchy"], "science": 8}
    s = situation(age="II", p1=p1)
    s.play("develop monarchy")
    assert s.told(1)["government"] == "monarchy"
    assert totals(s) == (5, 3)
    assert s.pile("gone").count("constitutional-monarchy") == 1
    assert not [text for text in s.legal("build") if "monarchy" in text]


@pytest.mark.rule("cards.gov-a")
@pytest.mark.card("republic", "democracy")
def test_buildings_above_the_limit_of_a_new_government_stay() -> None:
    p1 = {"government": "democracy", "workers": {"movies": 2, "drama": 2}, "hand": ["republic"], "science": 13}
    s = situation(age="III", p1={**p1, "tokens": {"bronze": 11}})
    assert s.civ(1).culture_rate == 3 + 8 + 4
    assert s.refused("build drama") == "act.build-c"
    s.play("develop republic")
    assert s.workers(1)["movies"] == s.workers(1)["drama"] == 2
    assert s.civ(1).culture_rate == 8 + 4
    assert s.refused("build movies") == "act.build-c"
    s.play("destroy drama")
    assert s.refused("build movies") == "act.build-c"
    s.play("destroy drama")
    assert s.allows("build movies")


# Revolutions.


@pytest.mark.rule("act.rev-a")
@pytest.mark.parametrize(("civil", "allowed"), [(4, True), (3, False), (0, False)])
def test_a_revolution_needs_all_civil_actions(civil: int, allowed: bool) -> None:
    s = situation(p1={"hand": ["monarchy"], "science": 7, "civil": civil})
    assert s.allows("revolt monarchy") == allowed
    if not allowed:
        assert s.refused("revolt monarchy") == "act.rev-a"


@pytest.mark.rule("act.rev-b", "act.rev-c")
@pytest.mark.card("monarchy")
def test_after_a_revolution_no_civil_action_is_left_but_military_ones_are() -> None:
    s = situation(p1={"hand": ["monarchy"], "science": 2, "military": 1})
    assert effect(s, "revolt monarchy") == {
        "science": 0, "civil": 0, "civil_total": 5, "military": 2, "military_total": 3, "hand": [],
        "government": "monarchy",
    }  # fmt: skip
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert available(s) == (5, 3)


@pytest.mark.rule("act.rev-g")
@pytest.mark.card("republic", "fundamentalism")
def test_a_revolution_to_fewer_civil_actions_leaves_none_either() -> None:
    s = situation(age="III", p1={"government": "republic", "hand": ["fundamentalism"], "science": 7})
    s.play("revolt fundamentalism")
    assert available(s) == (0, 5)
    assert totals(s) == (6, 5)


@pytest.mark.rule("act.rev-d", "card.breakthrough_i")
@pytest.mark.card("breakthrough-i", "theocracy")
def test_breakthrough_may_carry_a_revolution_for_all_civil_actions_and_none_for_the_card() -> None:
    p1 = {"hand": ["breakthrough-i", "theocracy"], "science": 1}
    s = situation(p1=p1)
    changes = effect(s, "play breakthrough-i")
    assert (changes["science"], changes["civil"], changes["hand"]) == (2, 0, [])
    assert (changes["government"], changes["military"]) == ("theocracy", 3)
    assert s.pile("gone").count("breakthrough-i") == 1
    tired = situation(p1={**p1, "civil": 3})
    assert tired.refused("play breakthrough-i") == "act.card-e"


@pytest.mark.rule("act.rev-d")
@pytest.mark.card("breakthrough-i")
def test_breakthrough_leaves_the_choice_between_a_revolution_and_a_peaceful_change() -> None:
    s = situation(p1={"hand": ["breakthrough-i", "theocracy"], "science": 6})
    s.play("play breakthrough-i")
    assert s.legal() == ["develop theocracy", "revolt theocracy"]
    changes = effect(s, "develop theocracy")
    assert (changes["science"], changes["civil"]) == (2, 3)


@pytest.mark.rule("act.rev-e")
@pytest.mark.card("monarchy")
def test_an_event_may_carry_a_revolution_for_all_civil_actions_and_one_science_less() -> None:
    p2 = {"hand": ["monarchy"], "science": 1}
    s = happening(NEW, "development-of-civilization", p2=p2)
    assert s.asked == [2]
    s.play("revolt monarchy")
    assert (s.civ(2).science, s.told(2)["government"]) == (0, "monarchy")
    assert (available(s, 2), totals(s, 2)) == ((0, 3), (5, 3))
    s.pass_until("ActionPhase", player=2)
    assert available(s, 2) == (0, 3)
    s.play("done")
    assert available(s, 2) == (5, 3)


@pytest.mark.rule("act.rev-e")
def test_an_event_carries_no_revolution_if_a_civil_action_is_missing() -> None:
    s = happening(NEW, "development-of-civilization", p2={"hand": ["monarchy"], "science": 9, "civil": 3})
    assert s.asked == [2]
    assert s.allows("develop monarchy")
    assert not s.allows("revolt monarchy")


# With leaders.


@pytest.mark.rule("act.rev-f", "appendix.newton-a", "card.isaac_newton")
@pytest.mark.card("isaac-newton", "republic")
def test_newton_returns_one_civil_action_after_a_revolution() -> None:
    p1 = {"leader": "isaac-newton", "government": "monarchy", "hand": ["republic"], "science": 3}
    s = situation(age="II", p1=p1)
    s.play("revolt republic")
    assert (available(s), totals(s)) == ((1, 2), (7, 2))


@pytest.mark.rule("act.rev-f", "card.leonardo_da_vinci")
@pytest.mark.card("leonardo-da-vinci", "monarchy")
def test_leonardo_gives_a_resource_after_a_revolution() -> None:
    s = situation(p1={"leader": "leonardo-da-vinci", "hand": ["monarchy"], "science": 2})
    changes = effect(s, "revolt monarchy")
    assert (changes["resources"], changes["blue"], changes["civil"]) == (1, 15, 0)


@pytest.mark.rule("act.rev-f", "card.albert_einstein")
@pytest.mark.card("albert-einstein", "democracy")
def test_einstein_scores_after_a_revolution() -> None:
    p1 = {"leader": "albert-einstein", "hand": ["democracy"], "science": 9, "culture": 10}
    s = situation(age="III", p1=p1)
    changes = effect(s, "revolt democracy")
    assert (changes["culture"], changes["civil"], changes["science"]) == (13, 0, 0)


@pytest.mark.rule("appendix.newton-a", "card.isaac_newton")
@pytest.mark.card("isaac-newton", "breakthrough-i", "iron")
def test_newton_returns_an_action_for_a_technology_developed_by_a_card() -> None:
    p1 = {
        "leader": "isaac-newton", "government": "monarchy", "civil": 3, "science": 5,
        "hand": ["breakthrough-i", "iron"],
    }  # fmt: skip
    s = situation(age="II", p1=p1)
    assert effect(s, "play breakthrough-i") == {"science": 2, "hand": [], "iron": 0}
    assert available(s) == (3, 3)


@pytest.mark.rule("appendix.newton-a", "act.rev-d")
@pytest.mark.card("isaac-newton", "breakthrough-ii", "republic")
def test_newton_returns_one_action_after_a_revolution_by_breakthrough() -> None:
    p1 = {
        "leader": "isaac-newton", "government": "monarchy", "science": 3, "hand": ["breakthrough-ii", "republic"],
    }  # fmt: skip
    s = situation(age="II", p1=p1)
    s.play("play breakthrough-ii")
    assert (available(s), s.civ(1).science, s.hand(1)) == ((1, 2), 3, [])


@pytest.mark.rule("card.isaac_newton")
@pytest.mark.card("isaac-newton")
def test_newton_returns_the_action_of_a_development_but_needs_one_to_begin_with() -> None:
    p1: dict[str, Any] = {"leader": "isaac-newton", "science": 8, "hand": ["iron", "irrigation"]}
    s = situation(age="II", p1={**p1, "civil": 1})
    assert effect(s, "develop iron", "develop irrigation") == {"science": 0, "iron": 0, "irrigation": 0, "hand": []}
    assert available(s) == (1, 2)
    idle = situation(age="II", p1={**p1, "civil": 0})
    assert idle.refused("develop iron") == "actions.spend-a"


@pytest.mark.rule("card.maximilien_robespierre", "appendix.robespierre-a")
@pytest.mark.card("maximilien-robespierre", "constitutional-monarchy")
def test_with_robespierre_a_revolution_takes_all_military_actions() -> None:
    p1 = {"leader": "maximilien-robespierre", "hand": ["constitutional-monarchy"], "science": 6, "civil": 0}
    s = situation(age="II", p1=p1)
    assert available(s) == (0, 3)
    assert effect(s, "revolt constitutional-monarchy") == {
        "science": 0, "culture": 3, "civil": 2, "civil_total": 6, "military": 0, "military_total": 5, "hand": [],
        "government": "constitutional-monarchy",
    }  # fmt: skip


@pytest.mark.rule("appendix.robespierre-a")
@pytest.mark.card("maximilien-robespierre")
def test_with_robespierre_civil_actions_cannot_pay_for_a_revolution() -> None:
    p1 = {
        "leader": "maximilien-robespierre", "government": "monarchy", "hand": ["constitutional-monarchy"], "science": 6,
        "culture": 10,
    }  # fmt: skip
    s = situation(age="II", p1={**p1, "civil": 2})
    s.play("revolt constitutional-monarchy")
    assert (available(s), totals(s)) == ((3, 0), (6, 5))
    assert (s.civ(1).science, s.civ(1).culture) == (0, 13)
    tired = situation(age="II", p1={**p1, "military": 3})
    assert available(tired) == (5, 3)
    assert tired.refused("revolt constitutional-monarchy") == "appendix.robespierre-a"


@pytest.mark.rule("appendix.robespierre-b")
@pytest.mark.card("maximilien-robespierre", "patriotism-ii", "breakthrough-ii", "republic")
def test_with_robespierre_breakthrough_costs_no_civil_action_and_the_extra_action_of_patriotism_survives() -> None:
    hand = ["patriotism-ii", "breakthrough-ii", "republic"]
    p1 = {"leader": "maximilien-robespierre", "government": "monarchy", "hand": hand, "science": 3}
    s = situation(age="II", p1=p1)
    s.play("play patriotism-ii", "play breakthrough-ii")
    assert (available(s), totals(s)) == ((6, 0), (7, 3))
    assert s.civ(1).extra_military == 1
    assert (s.civ(1).science, s.civ(1).culture, s.hand(1)) == (3, 3, [])


@pytest.mark.rule("appendix.robespierre-b")
@pytest.mark.card("maximilien-robespierre", "breakthrough-ii", "republic")
def test_with_robespierre_breakthrough_carries_a_revolution_even_without_civil_actions() -> None:
    hand = ["breakthrough-ii", "republic", "iron"]
    p1 = {"leader": "maximilien-robespierre", "hand": hand, "science": 13, "civil": 0}
    s = situation(age="II", p1=p1)
    s.play("play breakthrough-ii")
    assert (available(s), totals(s)) == ((3, 0), (7, 3))
    assert (s.civ(1).science, s.civ(1).culture, s.hand(1)) == (13, 3, ["iron"])


@pytest.mark.rule("appendix.robespierre-b")
@pytest.mark.card("maximilien-robespierre", "warfare")
def test_military_actions_that_come_after_robespierres_revolution_are_available() -> None:
    p1 = {"leader": "maximilien-robespierre", "hand": ["monarchy", "warfare"], "science": 7}
    s = situation(age="II", p1=p1)
    s.play("revolt monarchy")
    assert available(s) == (5, 0)
    s.play("develop warfare")
    assert (available(s), totals(s)) == ((4, 1), (5, 5))


@pytest.mark.rule("appendix.robespierre-b")
@pytest.mark.card("maximilien-robespierre", "patriotism-ii")
def test_the_extra_action_of_patriotism_does_not_replace_one_of_the_total() -> None:
    p1 = {
        "leader": "maximilien-robespierre", "hand": ["patriotism-ii", "monarchy"], "science": 2, "military": 2,
    }  # fmt: skip
    s = situation(age="II", p1=p1)
    s.play("play patriotism-ii")
    assert s.refused("revolt monarchy") == "appendix.robespierre-a"


@pytest.mark.rule("act.rev-a", "card.isaac_newton", "act.leader-c")
@pytest.mark.card("isaac-newton")
def test_a_revolution_may_follow_an_action_that_newton_has_given_back() -> None:
    """Only what is available counts in this edition, not what was used before."""
    s = situation(age="II", p1={"leader": "isaac-newton", "hand": ["iron", "monarchy"], "science": 9})
    s.play("develop iron")
    assert available(s) == (4, 2)
    s.play("revolt monarchy")
    assert available(s) == (1, 3)


@pytest.mark.rule("card.hammurabi", "act.rev-a")
@pytest.mark.card("hammurabi", "monarchy")
@pytest.mark.parametrize(
    ("civil", "military", "after"), [(4, 2, (0, 3)), (3, 2, (0, 2)), (3, 1, (0, 1)), (3, 0, None), (2, 2, None)]
)
def test_hammurabis_military_action_may_fill_up_the_civil_actions_of_a_revolution(
    civil: int, military: int, after: tuple[int, int] | None
) -> None:
    p1 = {"leader": "hammurabi", "hand": ["monarchy"], "science": 2, "civil": civil, "military": military}
    s = situation(p1=p1)
    if after is None:
        assert s.refused("revolt monarchy") == "act.rev-a"
    else:
        s.play("revolt monarchy")
        assert (available(s), totals(s)) == (after, (5, 3))


@pytest.mark.rule("card.hammurabi")
@pytest.mark.card("hammurabi")
def test_hammurabi_converts_only_once_per_turn_also_for_a_revolution() -> None:
    p1 = {"leader": "hammurabi", "hand": ["monarchy"], "science": 2, "civil": 3, "used": ["converted"]}
    assert situation(p1=p1).refused("revolt monarchy") == "act.rev-a"


@pytest.mark.rule("act.leader-c")
@pytest.mark.card("aristotle", "leonardo-da-vinci", "monarchy")
def test_a_leader_may_be_replaced_before_a_revolution() -> None:
    s = situation(p1={"leader": "aristotle", "hand": ["leonardo-da-vinci", "monarchy"], "science": 2})
    s.play("lead leonardo-da-vinci")
    assert available(s) == (4, 2)
    s.play("revolt monarchy")
    assert (available(s), s.civ(1).science, s.told(1)["leader"]) == ((0, 3), 0, "leonardo-da-vinci")


@pytest.mark.rule("act.leader-c")
@pytest.mark.card("leonardo-da-vinci")
def test_a_first_leader_costs_the_action_that_a_revolution_needs() -> None:
    s = situation(p1={"hand": ["leonardo-da-vinci", "monarchy"], "science": 2})
    s.play("lead leonardo-da-vinci")
    assert available(s) == (3, 2)
    assert s.refused("revolt monarchy") == "act.rev-a"
