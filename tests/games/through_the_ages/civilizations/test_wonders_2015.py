"""Wonders: stages, completion, and what each of them does (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.situation import NEW, situation

START = {"science": 1, "culture": 0, "strength": 1, "faces": 0}
"""The ratings at the start of a game."""
NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Nobody works on the starting technologies."""
LAST_STAGES = {
    "fast-food-chains": (3, 4), "first-space-flight": (3, 9), "hollywood": (2, 5), "internet": (4, 2),
}  # fmt: skip
"""Wonders of age III before their last stage: the stages that stand, and the resources for the last one."""


def completing(wonder: str, p1: dict[str, Any]) -> int:
    """The culture that a wonder of age III scores when it is completed."""
    stages, cost = LAST_STAGES[wonder]
    entry = {"wonder": wonder, "stages": stages, "tokens": {"bronze": cost}, "culture": 50, **p1}
    s = situation(age="III", p1=entry)
    s.play("construct 1")
    assert s.told(1)["wonders"][-1] == wonder
    return s.civ(1).culture - 50


# Stages.


@pytest.mark.rule("act.stage-a")
@pytest.mark.card("pyramids")
def test_a_stage_costs_a_civil_action_and_resources_and_a_blue_token_covers_it() -> None:
    s = situation(p1={"wonder": "pyramids", "tokens": {"bronze": 3}})
    assert effect(s, "construct 1") == {"resources": 0, "blue": 15, "stages": 1, "civil": 3}
    assert s.view(1)["costs"]["stages"] == [2, 1]


@pytest.mark.rule("act.stage-a")
def test_a_stage_needs_a_civil_action_and_its_whole_cost() -> None:
    p1 = {"wonder": "pyramids", "stages": 1}
    assert situation(p1={**p1, "tokens": {"bronze": 1}}).refused("construct 1") == "act.general-b"
    assert situation(p1={**p1, "tokens": {"bronze": 2}}).allows("construct 1")
    assert situation(p1={**p1, "tokens": {"bronze": 2}, "civil": 0}).refused("construct 1") == "actions.spend-a"


@pytest.mark.rule("act.stage-a", "act.stage-b", "card.colossus", "card.hanging_gardens", "card.library_of_alexandria")
@pytest.mark.rule("card.pyramids", "card.great_wall", "card.st_peters_basilica", "card.taj_mahal")
@pytest.mark.rule("card.universitas_carolina", "card.eiffel_tower", "card.kremlin", "card.ocean_liner_service")
@pytest.mark.rule("card.transcontinental_railroad", "card.fast_food_chains", "card.first_space_flight")
@pytest.mark.rule("card.hollywood", "card.internet")
@pytest.mark.card("colossus", "hanging-gardens", "library-of-alexandria", "pyramids", "great-wall")
@pytest.mark.card("st-peters-basilica", "taj-mahal", "universitas-carolina", "eiffel-tower", "kremlin")
@pytest.mark.card("ocean-liner-service", "transcontinental-railroad", "fast-food-chains", "first-space-flight")
@pytest.mark.card("hollywood", "internet")
@pytest.mark.parametrize(
    ("wonder", "stages", "symbols"),
    [
        ("colossus", [3, 3], {"strength": 3, "colonization": 1}),
        ("hanging-gardens", [2, 2, 2], {"culture_rate": 1, "faces": 2}),
        ("library-of-alexandria", [1, 4, 1], {"culture_rate": 1, "science_rate": 2}),
        ("pyramids", [3, 2, 1], {"civil_total": 8}),
        ("great-wall", [2, 2, 3, 2], {"culture_rate": 1, "faces": 1, "strength": 2}),
        ("st-peters-basilica", [4, 4], {"culture_rate": 2, "faces": 1}),
        ("taj-mahal", [2, 4, 2], {"culture_rate": 3}),
        ("universitas-carolina", [3, 3, 3], {"culture_rate": 1, "science_rate": 3}),
        ("eiffel-tower", [3, 7, 3], {"culture_rate": 4, "faces": 1}),
        ("kremlin", [4, 4, 4], {"culture_rate": 2, "civil_total": 8, "military_total": 3, "military": 3}),
        ("ocean-liner-service", [4, 2, 2, 4], {}),
        ("transcontinental-railroad", [3, 3, 3, 3], {"strength": 5}),
        ("fast-food-chains", [4, 4, 4, 4], {"culture": 10}),
        ("first-space-flight", [1, 2, 4, 9], {"culture": 2}),
        ("hollywood", [5, 6, 5], {}),
        ("internet", [2, 3, 4, 3, 2], {"culture": 1}),
    ],
)
def test_every_wonder_has_its_stages_and_works_once_it_is_complete(
    wonder: str, stages: list[int], symbols: dict[str, int]
) -> None:
    """Under Republic (level 2, 7 civil actions), with the workers of the start; an age III wonder scores for them."""
    for done, cost in enumerate(stages):
        poor = situation(p1={"wonder": wonder, "stages": done, "tokens": {"bronze": cost - 1}})
        assert poor.refused("construct 1") == "act.general-b"
    p1 = {"government": "republic", "wonder": wonder, "tokens": {"bronze": sum(stages)}, "blue": 5}
    s = situation(p1=p1)
    for done, cost in enumerate(stages[:-1]):
        left = s.civ(1).resources - cost
        changes = effect(s, "construct 1")
        blue = {"blue": s.civ(1).blue} if cost != 1 else {}
        assert changes == {"resources": left, "stages": done + 1, "civil": 6 - done, **blue}
        assert s.civ(1).blue + left + done + 1 == 5 + sum(stages)
    extra = symbols.get("civil_total", 7) - 7
    assert effect(s, "construct 1") == {
        "resources": 0, "stages": 0, "wonder": "", "wonders": [wonder],
        "blue": 5 + sum(stages) + (1 if wonder == "taj-mahal" else 0),
        **({} if extra else {"civil": 7 - len(stages)}), **symbols,
    }  # fmt: skip
    assert s.civ(1).civil == 7 - len(stages) + extra


@pytest.mark.rule("act.stage-b", "cards.wonder-a")
@pytest.mark.card("hanging-gardens")
def test_a_completed_wonder_works_at_once_and_gives_back_its_tokens() -> None:
    s = situation(p1={"wonder": "hanging-gardens", "stages": 2, "tokens": {"bronze": 2}})
    assert s.civ(1).blue == 12
    assert effect(s, "construct 1") == {
        "resources": 0, "blue": 16, "stages": 0, "wonder": "", "wonders": ["hanging-gardens"], "civil": 3, "faces": 2,
        "culture_rate": 1,
    }  # fmt: skip


@pytest.mark.rule("cards.wonder-a")
def test_any_number_of_wonders_may_be_completed() -> None:
    wonders = ["hanging-gardens", "colossus", "taj-mahal", "great-wall", "eiffel-tower", "universitas-carolina"]
    s = situation(age="II", p1={"wonders": wonders, "wonder": "kremlin", "stages": 2, "tokens": {"bronze": 4}})
    s.play("construct 1")
    assert s.told(1)["wonders"] == [*wonders, "kremlin"]
    assert ratings(s) == {"science": 3, "culture": 1 + 3 + 1 + 4 + 1 + 2, "strength": 1 + 2 + 1, "faces": 3}


@pytest.mark.rule("act.stage-a", "act.stage-b")
def test_a_stage_paid_by_hand_is_covered_once_it_is_paid() -> None:
    p1 = {
        "wonder": "pyramids", "stages": 1, "workers": {"iron": 0}, "tokens": {"iron": 1, "bronze": 3},
        "specials": ["masonry"], "blue": 0,
    }  # fmt: skip
    s = situation(p1=p1)
    s.play("by-hand", "construct 2")
    assert (s.question, s.civ(1).stages) == ("Payment", 1)
    s.play("spend bronze", "spend bronze", "spend bronze")
    assert s.told(1)["wonders"] == ["pyramids"]
    assert s.tokens(1) == {"iron": 1}
    assert (s.civ(1).blue, s.civ(1).civil, s.question) == (4, 4, "ActionPhase")


@pytest.mark.rule("act.stage-c")
@pytest.mark.card("engineering-genius-a", "pyramids")
def test_without_a_blue_token_in_the_bank_one_comes_from_a_technology() -> None:
    p1 = {
        "wonder": "pyramids", "stages": 1, "blue": 0, "tokens": {"bronze": 6}, "hand": ["engineering-genius-a"],
    }  # fmt: skip
    s = situation(p1=p1)
    assert effect(s, "play engineering-genius-a") == {"resources": 5, "stages": 2, "civil": 3, "hand": []}
    assert s.tokens(1) == {"bronze": 5}


@pytest.mark.rule("act.stage-c")
def test_the_owner_chooses_the_technology_that_the_token_comes_from() -> None:
    p1 = {
        "wonder": "pyramids", "stages": 1, "blue": 0, "tokens": {"bronze": 6, "agriculture": 2},
        "hand": ["engineering-genius-a"],
    }  # fmt: skip
    s = situation(p1=p1)
    s.play("play engineering-genius-a")
    assert s.legal() == ["forfeit agriculture", "forfeit bronze"]
    assert effect(s, "forfeit agriculture") == {"food": 1, "stages": 2}
    assert s.question == "ActionPhase"


@pytest.mark.rule("act.stage-c")
def test_tokens_that_pay_for_a_stage_may_cover_it() -> None:
    s = situation(p1={"wonder": "pyramids", "stages": 1, "blue": 0, "tokens": {"bronze": 2}})
    assert effect(s, "construct 1") == {"resources": 0, "blue": 1, "stages": 2, "civil": 3}


@pytest.mark.rule("act.stage-c")
@pytest.mark.card("engineering-genius-a")
def test_without_any_blue_token_a_stage_cannot_be_covered() -> None:
    p1 = {"wonder": "pyramids", "stages": 1, "blue": 0, "hand": ["engineering-genius-a"]}
    assert situation(p1=p1).refused("play engineering-genius-a") == "act.card-e"


@pytest.mark.rule("act.stage-d", "card.masonry", "card.architecture", "card.engineering")
@pytest.mark.card("masonry", "architecture", "engineering")
@pytest.mark.parametrize(
    ("specials", "most"), [([], 1), (["masonry"], 2), (["architecture"], 3), (["engineering"], 4)], ids=str
)
def test_construction_technologies_allow_several_stages_with_one_action(specials: list[str], most: int) -> None:
    p1 = {"specials": specials, "wonder": "internet", "tokens": {"bronze": 14}, "blue": 9}
    s = situation(age="III", p1=p1)
    assert s.legal("construct") == [f"construct {stages}" for stages in range(1, most + 1)]
    if most < 4:
        assert s.refused(f"construct {most + 1}") == "act.stage-d"
    cost = sum([2, 3, 4, 3][:most])
    assert effect(s, f"construct {most}") == {
        "resources": 14 - cost, "blue": 9 + cost - most, "stages": most, "civil": 3,
    }  # fmt: skip


@pytest.mark.rule("act.stage-d", "card.engineering")
@pytest.mark.card("engineering", "internet")
def test_engineering_completes_the_internet_with_two_actions() -> None:
    s = situation(age="III", p1={"specials": ["engineering"], "wonder": "internet", "tokens": {"bronze": 14}})
    s.play("construct 4")
    assert (s.civ(1).resources, s.civ(1).civil) == (2, 3)
    assert s.legal("construct") == ["construct 1"]
    assert s.refused("construct 2") == "act.stage-e"
    s.play("construct 1")
    assert (s.civ(1).resources, s.civ(1).civil, s.told(1)["wonders"]) == (0, 2, ["internet"])


@pytest.mark.rule("act.stage-d", "card.masonry")
@pytest.mark.card("masonry", "taj-mahal")
def test_several_stages_are_paid_as_one_sum() -> None:
    p1 = {"specials": ["masonry"], "wonder": "taj-mahal"}
    poor = situation(p1={**p1, "tokens": {"bronze": 5}})
    assert poor.refused("construct 2") == "act.general-b"
    s = situation(p1={**p1, "tokens": {"bronze": 6}})
    assert effect(s, "construct 2") == {"resources": 0, "blue": 14, "stages": 2, "civil": 3}


@pytest.mark.rule("act.stage-d")
def test_the_change_of_a_big_token_is_given_once_for_all_stages_together() -> None:
    """Coal tokens (3 each) pay 2 + 4 exactly; stage by stage they would have needed change."""
    p1 = {
        "specials": ["masonry"], "wonder": "taj-mahal", "workers": {"coal": 0}, "tokens": {"coal": 2}, "blue": 0,
    }  # fmt: skip
    s = situation(p1=p1)
    assert effect(s, "construct 2") == {"resources": 0, "stages": 2, "civil": 3}
    assert s.tokens(1) == {}


@pytest.mark.rule("act.stage-e")
@pytest.mark.card("engineering-genius-i")
def test_stages_are_built_only_on_an_own_wonder_under_construction() -> None:
    p1 = {"wonders": ["pyramids"], "tokens": {"bronze": 10}, "hand": ["engineering-genius-i"]}
    s = situation(p1=p1, p2={"wonder": "colossus"}, row={"1": "great-wall"})
    assert s.legal("construct") == []
    assert s.refused("construct 1") == "act.stage-e"
    assert s.refused("play engineering-genius-i") == "act.card-e"


# Age A.


@pytest.mark.rule("card.colossus")
@pytest.mark.card("colossus")
def test_the_colossus_strengthens_and_helps_to_colonize() -> None:
    s = situation(p1={"wonders": ["colossus"]})
    assert ratings(s) == {**START, "strength": 3}
    assert s.civ(1).colonization == 1


@pytest.mark.rule("card.hanging_gardens")
@pytest.mark.card("hanging-gardens")
@pytest.mark.parametrize(("bank", "discontent"), [(12, 0), (10, 1)])
def test_the_hanging_gardens_make_two_workers_content(bank: int, discontent: int) -> None:
    s = situation(p1={"wonders": ["hanging-gardens"], "yellow": bank})
    assert ratings(s) == {**START, "culture": 1, "faces": 2}
    assert s.view(1)["civilizations"][0]["discontent"] == discontent


@pytest.mark.rule("card.library_of_alexandria")
@pytest.mark.card("library-of-alexandria")
def test_the_library_of_alexandria_makes_room_for_one_more_card_in_both_hands() -> None:
    hand = ["irrigation", "alchemy", "swordsmen", "drama"]
    p1 = {
        "wonders": ["library-of-alexandria"], "hand": hand, "military_hand": ["legion", "rats", "raid-i"], "civil": 2,
        "military": 0,
    }  # fmt: skip
    s = situation(row={"1": "iron", "2": "knights"}, p1=p1)
    assert ratings(s) == {**START, "science": 2, "culture": 1}
    s.play("take 1")
    assert s.refused("take 2") == "act.take-b"
    s.play("done")
    assert len(s.military_hand(1)) == 3
    assert s.position.active == 1


@pytest.mark.rule("card.library_of_alexandria")
@pytest.mark.card("library-of-alexandria")
def test_the_library_of_alexandria_does_not_keep_a_fourth_military_card() -> None:
    military = ["legion", "rats", "raid-i", "phalanx"]
    s = situation(p1={"wonders": ["library-of-alexandria"], "military_hand": military, "military": 0})
    s.play("done")
    assert (s.asked, s.question) == ([1], "HandLimit")
    s.play("discard rats")
    assert sorted(s.military_hand(1)) == ["legion", "phalanx", "raid-i"]
    assert s.position.active == 1


@pytest.mark.rule("card.pyramids")
@pytest.mark.card("pyramids")
def test_the_civil_action_of_the_pyramids_is_available_at_once() -> None:
    s = situation(p1={"wonder": "pyramids", "stages": 2, "tokens": {"bronze": 1}, "civil": 2})
    changes = effect(s, "construct 1")
    assert changes["civil_total"] == 5
    assert s.civ(1).civil == 2


# Age I.


@pytest.mark.rule("card.great_wall")
@pytest.mark.card("great-wall")
def test_the_great_wall_strengthens_infantry_and_artillery() -> None:
    workers = {**NOBODY, "swordsmen": 2, "knights": 1, "cannon": 1, "air-forces": 1}
    s = situation(age="II", p1={"wonders": ["great-wall"], "workers": workers})
    assert ratings(s) == {"science": 0, "culture": 1, "strength": 4 + 2 + 3 + 5 + 3, "faces": 1}


@pytest.mark.rule("card.st_peters_basilica")
@pytest.mark.card("st-peters-basilica")
def test_st_peters_basilica_adds_a_face_to_every_temple() -> None:
    s = situation(p1={"wonders": ["st-peters-basilica"], "workers": {"religion": 2}})
    assert ratings(s) == {**START, "culture": 4, "faces": 5}


@pytest.mark.rule("appendix.peters-a", "card.st_peters_basilica")
@pytest.mark.card("st-peters-basilica")
def test_st_peters_basilica_adds_a_face_to_every_card_or_worker_with_one_but_not_to_itself() -> None:
    """3 + 4 + 3 + 2 + 2 + 1 = 15 faces, of which 8 count."""
    p1 = {
        "wonders": ["st-peters-basilica"], "workers": {"theology": 1, "religion": 2}, "leader": "charlie-chaplin",
        "government": "theocracy", "colonies": ["historic-territory-i"],
    }  # fmt: skip
    assert situation(age="III", p1=p1).civ(1).faces == 8


@pytest.mark.rule("appendix.peters-a")
@pytest.mark.card("st-peters-basilica")
@pytest.mark.parametrize(
    ("source", "faces"),
    [
        ({}, 1),
        ({"workers": {"theology": 1}}, 1 + 3),
        ({"workers": {"bread-and-circuses": 1}}, 1 + 3),
        ({"workers": {"drama": 2}}, 1 + 4),
        ({"workers": {"theology": 0, "philosophy": 2, "printing-press": 1}}, 1),
        ({"leader": "charlie-chaplin"}, 1 + 3),
        ({"leader": "homer"}, 1 + 2),
        ({"government": "theocracy"}, 1 + 2),
        ({"colonies": ["historic-territory-i"]}, 1 + 2),
        ({"wonders": ["st-peters-basilica", "hanging-gardens"]}, 1 + 3),
        ({"wonders": ["st-peters-basilica", "colossus"]}, 1),
        ({"government": "communism", "workers": {"theology": 1}}, 1 + 3 - 1),
        ({"wonders": ["st-peters-basilica", "kremlin"], "workers": {"theology": 1}}, 1 + 3 - 1),
    ],
)
def test_what_st_peters_basilica_adds_a_face_to(source: dict[str, Any], faces: int) -> None:
    s = situation(age="III", p1={"wonders": ["st-peters-basilica"], **source})
    assert s.civ(1).faces == faces


@pytest.mark.rule("card.taj_mahal")
@pytest.mark.card("taj-mahal")
def test_the_taj_mahal_is_cheaper_after_the_leader_was_replaced() -> None:
    p1 = {"wonders": ["pyramids"], "leader": "moses", "hand": ["leonardo-da-vinci"], "civil": 4}
    row = {"7": "taj-mahal", "8": "great-wall"}
    s = situation(row=row, p1=p1)
    assert s.view(1)["costs"]["take"][6] == 3
    s.play("lead leonardo-da-vinci")
    assert s.civ(1).civil == 4
    assert s.view(1)["costs"]["take"][6:8] == [1, 3]
    assert effect(s, "take 7") == {"civil": 3, "wonder": "taj-mahal"}


@pytest.mark.rule("card.taj_mahal")
@pytest.mark.card("taj-mahal")
def test_the_taj_mahal_may_cost_nothing_even_without_actions() -> None:
    s = situation(row={"1": "taj-mahal"}, p1={"civil": 0, "used": ["leader-replaced"]})
    assert effect(s, "take 1") == {"wonder": "taj-mahal"}


@pytest.mark.rule("card.taj_mahal")
@pytest.mark.card("taj-mahal")
def test_a_first_leader_does_not_make_the_taj_mahal_cheaper() -> None:
    s = situation(row={"7": "taj-mahal"}, p1={"hand": ["leonardo-da-vinci"]})
    s.play("lead leonardo-da-vinci")
    assert effect(s, "take 7")["civil"] == 1


@pytest.mark.rule("card.taj_mahal")
@pytest.mark.card("taj-mahal")
def test_the_discount_of_the_taj_mahal_ends_with_the_turn() -> None:
    """Two players sweep three spaces each, so that the wonder comes from space 13 to space 7."""
    full = ["iron", "drama", "knights", "alchemy", "masonry", "warfare"]
    row = [*full, "rich-land-i", "reserves-i", "irrigation", "theology", "swordsmen", "cartography", "taj-mahal"]
    s = situation(row=row, p1={"leader": "moses", "hand": ["leonardo-da-vinci"]})
    s.play("lead leonardo-da-vinci")
    assert s.view(1)["costs"]["take"][12] == 1
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert s.row()[7] == "taj-mahal"
    assert s.view(1)["costs"]["take"][6] == 2


@pytest.mark.rule("card.universitas_carolina")
@pytest.mark.card("universitas-carolina")
def test_the_universitas_carolina_gives_science_and_culture() -> None:
    assert ratings(situation(p1={"wonders": ["universitas-carolina"]})) == {**START, "science": 3, "culture": 1}


# Age II.


@pytest.mark.rule("card.eiffel_tower")
@pytest.mark.card("eiffel-tower")
def test_the_eiffel_tower_gives_culture_and_a_face() -> None:
    assert ratings(situation(age="II", p1={"wonders": ["eiffel-tower"]})) == {**START, "culture": 4, "faces": 1}


@pytest.mark.rule("card.kremlin")
@pytest.mark.card("kremlin")
def test_the_kremlin_gives_actions_and_culture_and_an_unhappy_face() -> None:
    p1 = {"government": "monarchy", "workers": {"religion": 2}, "wonders": ["kremlin"]}
    s = situation(age="II", p1=p1)
    assert (s.civ(1).civil_total, s.civ(1).military_total) == (6, 4)
    assert ratings(s) == {**START, "culture": 4, "faces": 1}


@pytest.mark.rule("card.ocean_liner_service")
@pytest.mark.card("ocean-liner-service")
def test_the_ocean_liner_service_brings_a_worker_for_nothing_once_per_turn() -> None:
    s = situation(age="II", p1={"wonders": ["ocean-liner-service"], "yellow": 9, "civil": 0})
    assert effect(s, "welcome") == {"yellow": 8, "unused": 2}
    assert s.refused("welcome") == "card.ocean_liner_service"
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert effect(s, "welcome") == {"yellow": 7, "unused": 3}


@pytest.mark.rule("card.ocean_liner_service")
@pytest.mark.card("ocean-liner-service")
def test_the_ocean_liner_service_needs_a_token_in_the_bank_and_nobody_has_to_use_it() -> None:
    empty = situation(age="II", p1={"wonders": ["ocean-liner-service"], "yellow": 0, "workers": {"religion": 2}})
    assert empty.refused("welcome") == "act.pop-c"
    s = situation(age="II", p1={"wonders": ["ocean-liner-service"]})
    s.play("done")
    assert (s.civ(1).yellow, s.civ(1).unused) == (18, 1)
    without = situation(age="II", p1={"wonder": "ocean-liner-service", "stages": 3, "tokens": {"bronze": 4}})
    assert without.refused("welcome") == "card.ocean_liner_service"
    without.play("construct 1")
    assert without.allows("welcome")


@pytest.mark.rule("card.transcontinental_railroad")
@pytest.mark.card("transcontinental-railroad")
def test_the_railroad_lets_one_of_the_best_mines_with_workers_produce_twice() -> None:
    workers = {**NOBODY, "coal": 2, "bronze": 1, "oil": 0}
    s = situation(age="II", step="production", p1={"wonders": ["transcontinental-railroad"], "workers": workers})
    assert s.tokens(1) == {"coal": 3, "bronze": 1}
    assert (s.civ(1).resources, s.civ(1).blue) == (10, 12)


@pytest.mark.rule("card.transcontinental_railroad")
@pytest.mark.card("transcontinental-railroad")
def test_the_railroad_counts_for_impact_of_industry() -> None:
    """One point is for the event laid in its place."""
    workers = {"coal": 2, "bronze": 1}
    with_railroad = {"wonders": ["transcontinental-railroad"], "workers": workers}
    s = happening(NEW, "impact-of-industry", players=3, age="III", p1=with_railroad, p2={"workers": workers})
    assert [s.civ(player).culture for player in (1, 2, 3)] == [1 + 10, 7, 2]


@pytest.mark.rule("card.transcontinental_railroad")
@pytest.mark.card("transcontinental-railroad")
def test_without_a_miner_the_railroad_carries_nothing() -> None:
    s = situation(age="II", step="production", p1={"wonders": ["transcontinental-railroad"], "workers": NOBODY})
    assert s.goods(1) == (0, 0)


# Age III.


@pytest.mark.rule("card.fast_food_chains")
@pytest.mark.card("fast-food-chains")
def test_fast_food_chains_score_for_workers_and_twice_for_farmers_and_miners() -> None:
    workers = {**NOBODY, "agriculture": 2, "iron": 3, "swordsmen": 2, "alchemy": 2, "drama": 1}
    assert completing("fast-food-chains", {"workers": workers, "unused": 2}) == 15


@pytest.mark.rule("cards.wonder-b", "card.fast_food_chains")
@pytest.mark.card("fast-food-chains")
def test_what_a_wonder_scores_is_scored_once() -> None:
    workers = {**NOBODY, "agriculture": 2, "bronze": 2, "warriors": 4, "philosophy": 2}
    p1 = {
        "wonder": "fast-food-chains", "stages": 3, "tokens": {"bronze": 6}, "workers": workers, "unused": 1,
        "yellow": 18,
    }  # fmt: skip
    s = situation(age="III", p1=p1)
    s.play("construct 1")
    assert s.civ(1).culture == 14
    assert effect(s, "build bronze") == {"resources": 0, "blue": 16, "civil": 2, "bronze": 3, "unused": 0}
    s.play("done")
    assert s.civ(1).culture == 14


@pytest.mark.rule("card.first_space_flight")
@pytest.mark.card("first-space-flight")
def test_the_first_space_flight_scores_the_levels_of_all_technologies_in_play() -> None:
    workers = {"iron": 1, "coal": 0, "alchemy": 1, "computers": 1, "riflemen": 1}
    p1 = {"government": "democracy", "workers": workers, "specials": ["justice-system"], "hand": ["satellites"]}
    assert completing("first-space-flight", p1) == 14


@pytest.mark.rule("card.hollywood", "appendix.hollywood-a")
@pytest.mark.card("hollywood", "william-shakespeare", "j-s-bach", "charlie-chaplin")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [("", 12), ("william-shakespeare", 16), ("j-s-bach", 16), ("charlie-chaplin", 18), ("sid-meier", 12)],
)
def test_hollywood_scores_twice_what_theaters_and_libraries_give_with_their_leader(leader: str, culture: int) -> None:
    workers = {"printing-press": 1, "drama": 1, "opera": 1, "religion": 1, "alchemy": 1}
    assert completing("hollywood", {"workers": workers, **({"leader": leader} if leader else {})}) == culture


@pytest.mark.rule("card.hollywood")
@pytest.mark.card("hollywood", "charlie-chaplin")
def test_hollywood_counts_chaplins_double_movies() -> None:
    p1 = {"leader": "charlie-chaplin", "workers": {"movies": 1, "printing-press": 1}}
    assert completing("hollywood", p1) == 18


@pytest.mark.rule("card.internet", "appendix.internet-a")
@pytest.mark.card("internet", "albert-einstein", "sid-meier", "charlie-chaplin")
@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        ("", 17),
        ("albert-einstein", 20),
        ("sid-meier", 21),
        ("charlie-chaplin", 21),
        ("isaac-newton", 20),
        ("j-s-bach", 18),
        ("william-shakespeare", 17),
        ("mahatma-gandhi", 17),
    ],
)
def test_the_internet_scores_what_all_urban_buildings_give_with_their_leader(leader: str, culture: int) -> None:
    workers = {**NOBODY, "computers": 2, "movies": 1, "team-sports": 1, "religion": 1}
    assert completing("internet", {"workers": workers, **({"leader": leader} if leader else {})}) == culture


@pytest.mark.rule("card.internet", "appendix.internet-a")
@pytest.mark.card("internet", "william-shakespeare")
@pytest.mark.parametrize(("leader", "culture"), [({}, 10), ({"leader": "william-shakespeare"}, 12)])
def test_the_internet_counts_shakespeares_pairs(leader: dict[str, str], culture: int) -> None:
    workers = {**NOBODY, "movies": 1, "multimedia": 1}
    assert completing("internet", {"workers": workers, **leader}) == culture


@pytest.mark.rule("card.internet")
@pytest.mark.card("internet")
def test_the_internet_scores_nothing_for_happy_faces_units_and_wonders() -> None:
    workers = {
        **NOBODY, "computers": 1, "multimedia": 1, "professional-sports": 1, "organized-religion": 1, "tanks": 2,
    }  # fmt: skip
    assert completing("internet", {"workers": workers, "wonders": ["eiffel-tower", "universitas-carolina"]}) == 15
