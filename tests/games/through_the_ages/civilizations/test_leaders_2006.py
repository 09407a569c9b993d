"""The leaders of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import politics, quietly, revealed, strong
from tests.games.through_the_ages.effects import effect, ratings
from tests.games.through_the_ages.first_edition import IDLE, actions, advanced, end_turn, full, simple, totals
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.prices import paid, rich
from tests.games.through_the_ages.situation import FIRST, Situation


def led(leader: str, version: Any = full, **own: Any) -> Situation:
    """Player 1 has just played this leader from the hand."""
    s: Situation = version(p1={**own, "hand": [leader, *own.get("hand", [])]})
    s.play(f"lead {leader}")
    return s


def gain_of(leader: str, workers: dict[str, int], **own: Any) -> dict[str, int]:
    """What a leader adds to the ratings of a civilization with only these workers."""
    entry = {**own, "workers": {**IDLE, **workers}}
    before = ratings(full(p1=entry))
    after = ratings(full(p1={**entry, "leader": leader}))
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


# Age A.


@pytest.mark.rule("card.a_alexander_the_great")
@pytest.mark.card("alexander-the-great")
def test_alexander_gives_strength_for_every_unit() -> None:
    own = {"workers": {"warriors": 2, "knights": 1}, "hand": ["alexander-the-great"]}
    s = simple(p1=own)
    assert s.civ(1).strength == 4
    changed = effect(s, "lead alexander-the-great")
    assert changed == {"civil": 3, "hand": [], "leader": "alexander-the-great", "strength": 7}


@pytest.mark.rule("card.a_alexander_the_great")
@pytest.mark.card("alexander-the-great")
@pytest.mark.parametrize(
    ("workers", "more"),
    [({"warriors": 1, "knights": 1, "cannon": 1, "air-forces": 1}, 4), ({"bread-and-circuses": 2}, 0)],
)
def test_alexander_counts_units_of_all_types_and_nothing_else(workers: dict[str, int], more: int) -> None:
    assert gain_of("alexander-the-great", workers).get("strength", 0) == more


@pytest.mark.rule("card.a_aristotle")
@pytest.mark.card("aristotle")
def test_aristotle_gives_science_for_every_technology_taken() -> None:
    row = ["iron", "monarchy", "work-of-art-a"]
    s = simple(row=row, p1={"leader": "aristotle", "science": 2})
    assert effect(s, "take 1") == {"civil": 3, "science": 3, "hand": ["iron"]}
    assert effect(s, "take 2") == {"civil": 2, "science": 4, "hand": ["iron", "monarchy"]}
    assert effect(s, "take 3") == {"civil": 1, "hand": ["iron", "monarchy", "work-of-art-a"]}


@pytest.mark.rule("card.a_aristotle")
@pytest.mark.parametrize(
    ("card", "science"),
    [("masonry", 1), ("swordsmen", 1), ("drama", 1), ("irrigation", 1), ("michelangelo", 0), ("great-wall", 0)],
)
def test_aristotle_counts_technologies_of_all_colours_but_no_leaders_and_wonders(card: str, science: int) -> None:
    s = simple(row=[card], p1={"leader": "aristotle"})
    s.play("take 1")
    assert s.civ(1).science == science


@pytest.mark.rule("card.a_hammurabi")
@pytest.mark.card("hammurabi")
def test_hammurabi_gives_a_civil_action_for_a_military_one() -> None:
    s = led("hammurabi", simple)
    assert totals(s, 1) == (5, 1)
    assert actions(s, 1) == (4, 1)


@pytest.mark.rule("card.a_hammurabi")
def test_hammurabi_may_take_away_a_military_action_that_is_spent() -> None:
    s = led("hammurabi", simple, military=1)
    assert (actions(s, 1), totals(s, 1)) == ((4, 1), (5, 1))
    s = led("hammurabi", simple, military=0)
    assert (actions(s, 1), totals(s, 1)) == ((4, 0), (5, 1))


@pytest.mark.rule("card.a_homer")
@pytest.mark.card("homer")
def test_homer_pays_one_resource_for_a_unit_and_two_warriors_bring_culture() -> None:
    s = simple(p1={"leader": "homer", "workers": {"warriors": 2}, "tokens": rich(1), "unused": 1})
    assert s.civ(1).culture_rate == 2
    changed = effect(s, "build warriors")
    costs = {"military": 1, "unused": 0, "resources": 0, "blue": 18, "unit_resources": 0}
    assert changed == {**costs, "warriors": 3, "strength": 3}
    assert s.civ(1).culture_rate == 2


@pytest.mark.rule("card.a_homer", "card.principle-c")
@pytest.mark.parametrize(("warriors", "culture"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_up_to_two_warriors_bring_culture_with_homer(warriors: int, culture: int) -> None:
    assert gain_of("homer", {"warriors": warriors}).get("culture", 0) == culture


@pytest.mark.rule("card.a_homer")
def test_only_warriors_bring_culture_with_homer() -> None:
    assert gain_of("homer", {"swordsmen": 2, "knights": 2}) == {}


@pytest.mark.rule("card.a_homer", "card.principle-c")
def test_homers_resource_pays_for_units_only_and_comes_anew_each_turn() -> None:
    s = simple(p1={"leader": "homer", "workers": {"swordsmen": 0}, "tokens": rich(1), "unused": 1})
    assert s.refused("build bronze") == "simple.farm-b"
    assert paid(s, "upgrade warriors swordsmen") == 0
    assert s.civ(1).unit_resources == 0
    end_turn(s)
    end_turn(s)
    assert s.civ(1).unit_resources == 1
    end_turn(s)
    end_turn(s)
    assert s.civ(1).unit_resources == 1


@pytest.mark.rule("card.a_julius_caesar")
@pytest.mark.card("julius-caesar")
def test_caesar_gives_strength_and_a_military_action() -> None:
    s = simple(p1={"hand": ["julius-caesar"]})
    changed = effect(s, "lead julius-caesar")
    gains = {"strength": 2, "military": 3, "military_total": 3}
    assert changed == {"civil": 3, "hand": [], "leader": "julius-caesar", **gains}


@pytest.mark.rule("card.a_moses")
@pytest.mark.card("moses")
@pytest.mark.parametrize(("yellow", "price"), [(18, 1), (17, 1), (16, 2), (12, 3), (8, 4), (4, 6), (1, 6)])
def test_moses_makes_population_one_food_cheaper(yellow: int, price: int) -> None:
    own = {"leader": "moses", "yellow": yellow}
    s = simple(p1={**own, "tokens": {"agriculture": price}})
    s.play("populate")
    assert (s.civ(1).food, s.civ(1).unused, s.civ(1).yellow) == (0, 2, yellow - 1)
    poor = simple(p1={**own, "tokens": {"agriculture": price - 1}})
    assert poor.refused("populate") == "simple.population-b"


# Age I.


@pytest.mark.rule("card.i_christopher_columbus")
@pytest.mark.card("christopher-columbus")
@pytest.mark.parametrize("mode", ["advanced", "full"])
def test_columbus_makes_a_territory_in_hand_a_colony(mode: str) -> None:
    hand = ["inhabited-territory-i", "historic-territory-i"]
    own = {"leader": "christopher-columbus", "military_hand": hand}
    s = politics(FIRST, options={"mode": mode}, p1=own)
    before = (s.pile("current"), s.pile("future"))
    changed = effect(s, "colonize inhabited-territory-i")
    gains = {"colonies": ["inhabited-territory-i"], "yellow": 19, "unused": 2}
    assert changed == {"military_hand": ["historic-territory-i"], **gains}
    assert s.told(1)["leader"] == "christopher-columbus"
    assert s.question == "ActionPhase"
    assert (s.pile("current"), s.pile("future")) == before


@pytest.mark.rule("card.i_christopher_columbus")
def test_columbus_makes_one_voyage_in_the_whole_game() -> None:
    own = {"leader": "christopher-columbus", "military_hand": ["inhabited-territory-i", "historic-territory-i"]}
    s = politics(FIRST, options={"resignation": False}, p1=own)
    s.play("colonize historic-territory-i")
    end_turn(s)
    end_turn(s)
    assert s.question == "Politics"
    assert s.refused("colonize inhabited-territory-i") == "card.i_christopher_columbus"


@pytest.mark.rule("card.i_christopher_columbus")
def test_nobody_else_colonizes_from_the_hand() -> None:
    s = politics(FIRST, p1={"military_hand": ["inhabited-territory-i"]})
    assert s.refused("colonize inhabited-territory-i") == "advanced.politics-a"
    s = politics(FIRST, p1={"leader": "christopher-columbus", "military_hand": ["rats"]})
    assert s.refused("colonize inhabited-territory-i") == "simple.turn-b"


@pytest.mark.rule("card.i_frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa")
def test_barbarossa_raises_a_unit_from_the_bank_for_a_civil_action() -> None:
    own = {"leader": "frederick-barbarossa", "yellow": 16, "military": 0}
    s = simple(p1={**own, "tokens": {"agriculture": 2, "bronze": 1}})
    changed = effect(s, "muster warriors")
    costs = {"civil": 3, "food": 0, "resources": 0, "blue": 18, "yellow": 15}
    assert changed == {**costs, "warriors": 2, "strength": 2}


@pytest.mark.rule("card.i_frederick_barbarossa")
@pytest.mark.parametrize(
    ("own", "unit", "rule"),
    [
        ({"tokens": {"agriculture": 1, "bronze": 1}}, "warriors", "simple.population-b"),
        ({"tokens": {"agriculture": 2}}, "warriors", "simple.farm-b"),
        ({"tokens": {"agriculture": 2, "bronze": 2}}, "swordsmen", "simple.farm-a"),
        ({"tokens": {"agriculture": 2, "bronze": 1}, "civil": 0}, "warriors", "simple.turn-c"),
        ({"tokens": {"agriculture": 2, "bronze": 1}, "yellow": 0}, "warriors", "setup.yellow-d"),
    ],
)
def test_barbarossa_needs_both_prices_a_technology_and_a_civil_action(
    own: dict[str, Any], unit: str, rule: str
) -> None:
    s = simple(p1={"leader": "frederick-barbarossa", "yellow": 16, **own})
    assert s.refused(f"muster {unit}") == rule


@pytest.mark.rule("card.i_frederick_barbarossa")
def test_without_barbarossa_nobody_musters() -> None:
    s = simple(p1={"tokens": {"agriculture": 4, "bronze": 4}})
    assert s.refused("muster warriors") == "card.i_frederick_barbarossa"


@pytest.mark.rule("card.principle-d")
@pytest.mark.card("frederick-barbarossa")
def test_barbarossas_discount_counts_for_every_unit_of_the_turn() -> None:
    own = {"leader": "frederick-barbarossa", "tokens": {"agriculture": 4, "bronze": 3}}
    s = simple(p1=own)
    prices = []
    for _ in range(3):
        before = s.goods(1)
        s.play("muster warriors")
        prices.append((before[0] - s.goods(1)[0], before[1] - s.goods(1)[1]))
    assert prices == [(1, 1), (1, 1), (2, 1)]
    assert (s.civ(1).civil, s.civ(1).military, s.workers(1)["warriors"]) == (1, 2, 4)


@pytest.mark.rule("card.i_frederick_barbarossa")
@pytest.mark.card("frederick-barbarossa", "patriotism-i")
def test_barbarossa_goes_together_with_resources_for_units() -> None:
    own = {"leader": "frederick-barbarossa", "tokens": {"agriculture": 1}, "hand": ["patriotism-i"]}
    s = simple(p1=own)
    s.play("play patriotism-i", "muster warriors")
    assert (s.civ(1).unit_resources, s.civ(1).extra_military, s.civ(1).civil) == (1, 1, 2)
    assert s.workers(1)["warriors"] == 2


@pytest.mark.rule("card.i_genghis_khan")
@pytest.mark.card("genghis-khan")
def test_genghis_khan_leads_no_armies_but_makes_cavalry_strong_and_famous() -> None:
    units = {"warriors": 2, "knights": 2}
    s = advanced(p1={"workers": units, "tactic": "medieval-army", "hand": ["genghis-khan"]})
    assert s.civ(1).strength == 2 + 4 + 4
    changed = effect(s, "lead genghis-khan")
    assert changed == {"civil": 3, "hand": [], "leader": "genghis-khan", "strength": 8, "culture_rate": 2}


@pytest.mark.rule("card.i_genghis_khan", "simple.cards-a")
def test_genghis_khan_in_the_simple_game_only_makes_cavalry_better() -> None:
    s = led("genghis-khan", simple, workers={"warriors": 2, "knights": 2})
    assert (s.civ(1).strength, s.civ(1).culture_rate) == (8, 2)


@pytest.mark.rule("card.principle-f")
@pytest.mark.card("genghis-khan")
def test_the_strength_of_genghis_khans_cavalry_counts_in_a_sacrifice() -> None:
    own = {"leader": "genghis-khan", "workers": {"warriors": 0, "knights": 2}, "military_hand": ["plunder-i"]}
    s = politics(FIRST, p1={**own, "military": 2}, p2=strong(8))
    assert s.civ(1).strength == 6
    s.play("attack plunder-i 2", "sacrifice knights", "done")
    quietly(s)
    assert s.arguments("aggression-succeeded")[0]["attack"] == 9
    assert s.civ(1).strength == 3


@pytest.mark.rule("card.i_joan_of_arc")
@pytest.mark.card("joan-of-arc")
def test_joan_of_arc_gives_strength_for_the_faces_of_temples() -> None:
    workers = {"religion": 1, "theology": 1, "drama": 1}
    assert gain_of("joan-of-arc", workers) == {"strength": 3}
    assert gain_of("joan-of-arc", workers, wonders=["hanging-gardens"]) == {"strength": 3}
    assert gain_of("joan-of-arc", workers, wonders=["st-peters-basilica"]) == {"strength": 6}


@pytest.mark.rule("card.i_joan_of_arc")
@pytest.mark.card("joan-of-arc", "raid-i")
@pytest.mark.parametrize(("strength", "labs"), [(1, 1), (9, 0)])
def test_joan_of_arc_scores_when_she_is_attacked_whatever_comes_of_it(strength: int, labs: int) -> None:
    own = {"leader": "joan-of-arc", "culture": 10}
    attacker = strong(strength, military_hand=["raid-i"])
    s = politics(FIRST, options={"mode": "advanced"}, active=2, p1=own, p2=attacker)
    s.play("attack raid-i 1")
    quietly(s)
    assert s.civ(1).culture == 15
    assert s.workers(1).get("philosophy", 0) == labs


@pytest.mark.rule("card.i_joan_of_arc")
@pytest.mark.card("joan-of-arc", "war-over-culture-ii")
def test_joan_of_arc_scores_when_a_war_is_declared_on_her_but_not_when_it_is_decided() -> None:
    s = politics(
        FIRST,
        options={"resignation": False},
        age="II",
        active=2,
        p1={"leader": "joan-of-arc", "culture": 10},
        p2={"military": 9, "military_hand": ["war-over-culture-ii"]},
    )
    s.play("declare war-over-culture-ii 1")
    assert s.civ(1).culture == 15
    end_turn(s)
    end_turn(s)
    quietly(s)
    assert "war-tied" in s.messages()
    assert s.civ(1).culture == 15


@pytest.mark.rule("card.i_leonardo_da_vinci")
@pytest.mark.card("leonardo-da-vinci")
def test_leonardo_gives_the_level_of_the_best_lab_or_library_and_a_resource_for_each_technology() -> None:
    workers = {"philosophy": 0, "alchemy": 2, "printing-press": 1}
    s = simple(p1={"leader": "leonardo-da-vinci", "workers": workers, "hand": ["iron"], "science": 5})
    assert s.civ(1).science_rate == 2 + 2 + 1 + 1
    changed = effect(s, "develop iron")
    assert changed == {"civil": 3, "science": 0, "hand": [], "iron": 0, "resources": 1, "blue": 17}


BEST = [
    ({"philosophy": 2}, 0),
    ({"alchemy": 1}, 1),
    ({"printing-press": 1, "philosophy": 1}, 1),
    ({"scientific-method": 2, "alchemy": 1}, 2),
    ({"journalism": 1, "alchemy": 2}, 2),
    ({"computers": 1, "journalism": 2}, 3),
    ({"multimedia": 1}, 3),
    ({"computers": 0, "alchemy": 1}, 1),
    ({"movies": 1}, 0),
]


@pytest.mark.rule("card.i_leonardo_da_vinci", "card.ii_isaac_newton", "card.iii_albert_einstein")
@pytest.mark.card("leonardo-da-vinci", "isaac-newton", "albert-einstein")
@pytest.mark.parametrize("leader", ["leonardo-da-vinci", "isaac-newton", "albert-einstein"])
@pytest.mark.parametrize(("workers", "science"), BEST)
def test_one_best_lab_or_library_with_a_worker_gives_its_level(
    leader: str, workers: dict[str, int], science: int
) -> None:
    assert gain_of(leader, workers) == ({"science": science} if science else {})


@pytest.mark.rule("card.i_michelangelo")
@pytest.mark.card("michelangelo")
@pytest.mark.parametrize(
    ("workers", "wonders", "culture"),
    [
        ({"religion": 2}, [], 2),
        ({"theology": 1, "drama": 2}, [], 4),
        ({"bread-and-circuses": 1}, [], 0),
        ({}, ["hanging-gardens", "great-wall"], 3),
        ({"religion": 1}, ["kremlin"], 1),
        ({"religion": 2, "drama": 1}, ["st-peters-basilica"], 6),
        ({"organized-religion": 3}, ["hanging-gardens"], 11),
    ],
)
def test_michelangelo_gives_culture_for_faces_of_temples_theaters_and_wonders(
    workers: dict[str, int], wonders: list[str], culture: int
) -> None:
    assert gain_of("michelangelo", workers, wonders=wonders) == ({"culture": culture} if culture else {})


@pytest.mark.rule("card.i_michelangelo")
@pytest.mark.card("michelangelo")
@pytest.mark.parametrize(("space", "wonders", "price"), [(1, 0, 0), (1, 1, 1), (6, 0, 1), (6, 2, 3), (13, 0, 2)])
def test_michelangelo_takes_wonders_for_one_action_less(space: int, wonders: int, price: int) -> None:
    completed = ["pyramids", "colossus"][:wonders]
    s = simple(row={str(space): "taj-mahal"}, p1={"leader": "michelangelo", "wonders": completed})
    before = s.civ(1).civil
    s.play(f"take {space}")
    assert before - s.civ(1).civil == price
    assert s.told(1)["wonder"] == "taj-mahal"


@pytest.mark.rule("card.i_michelangelo")
def test_michelangelo_takes_a_wonder_for_nothing_even_without_actions() -> None:
    s = simple(row=["taj-mahal", "iron"], p1={"leader": "michelangelo", "civil": 0})
    assert s.refused("take 2") == "simple.turn-c"
    s.play("take 1")
    assert (s.told(1)["wonder"], s.civ(1).civil) == ("taj-mahal", 0)


# Age II.


@pytest.mark.rule("card.ii_isaac_newton")
@pytest.mark.card("isaac-newton")
def test_newton_gives_the_action_for_a_technology_back() -> None:
    workers = {"philosophy": 0, "scientific-method": 1}
    own = {"leader": "isaac-newton", "workers": workers, "science": 12, "hand": ["coal", "iron"]}
    s = advanced(age="II", p1={**own, "civil": 1})
    assert s.civ(1).science_rate == 3 + 2
    assert effect(s, "develop coal") == {"science": 5, "hand": ["iron"], "coal": 0}
    assert effect(s, "develop iron") == {"science": 0, "hand": [], "iron": 0}
    assert s.civ(1).civil == 1


@pytest.mark.rule("card.ii_isaac_newton")
def test_newton_needs_an_action_that_he_gives_back() -> None:
    s = advanced(age="II", p1={"leader": "isaac-newton", "science": 7, "hand": ["coal"], "civil": 0})
    assert s.refused("develop coal") == "simple.turn-c"


@pytest.mark.rule("card.ii_isaac_newton")
def test_newton_leaves_one_civil_action_after_a_revolution() -> None:
    s = advanced(age="II", p1={"leader": "isaac-newton", "science": 4, "hand": ["republic"]})
    s.play("revolt republic")
    assert (actions(s, 1), totals(s, 1)) == ((1, 2), (7, 2))
    spent = advanced(age="II", p1={"leader": "isaac-newton", "science": 4, "hand": ["republic"], "civil": 3})
    assert spent.refused("revolt republic") == "simple.government-a"


@pytest.mark.rule("card.ii_isaac_newton")
@pytest.mark.card("isaac-newton", "republic")
def test_newton_gives_the_action_for_a_peaceful_change_back() -> None:
    s = advanced(age="II", p1={"leader": "isaac-newton", "science": 14, "hand": ["republic"], "civil": 2})
    s.play("develop republic")
    assert (actions(s, 1), totals(s, 1)) == ((5, 2), (7, 2))


@pytest.mark.rule("card.ii_j_s_bach")
@pytest.mark.card("j-s-bach", "drama", "opera")
def test_bach_makes_theaters_cheaper_and_gives_culture_for_each() -> None:
    workers = {**IDLE, "drama": 1}
    s = advanced(
        age="II",
        p1={"leader": "j-s-bach", "workers": workers, "hand": ["opera"], "science": 6, "tokens": rich(8), "unused": 1},
    )
    assert s.civ(1).culture_rate == 3
    assert effect(s, "develop opera") == {"civil": 3, "science": 0, "hand": [], "opera": 0}
    changed = effect(s, "build opera")
    costs = {"civil": 2, "unused": 0, "resources": 0, "blue": 18}
    assert changed == {**costs, "opera": 1, "culture_rate": 7, "faces": 2}


@pytest.mark.rule("card.ii_j_s_bach")
def test_bachs_discount_concerns_both_ends_of_an_upgrade_and_theaters_only() -> None:
    own = {"leader": "j-s-bach", "workers": {"drama": 1, "opera": 0, "journalism": 0}, "unused": 1, "tokens": rich(12)}
    assert paid(advanced(age="II", p1=own), "upgrade drama opera") == 4
    assert paid(advanced(age="II", p1=own), "build journalism") == 8
    s = advanced(age="II", p1={"leader": "j-s-bach", "hand": ["journalism"], "science": 5})
    assert s.refused("develop journalism") == "simple.tech-b"


@pytest.mark.rule("card.ii_james_cook")
@pytest.mark.card("james-cook")
@pytest.mark.parametrize("colonies", [0, 1, 2, 3])
def test_cook_gives_two_culture_for_each_colony(colonies: int) -> None:
    owned = ["inhabited-territory-i", "fertile-territory-i", "wealthy-territory-ii"][:colonies]
    assert gain_of("james-cook", {}, colonies=owned) == ({"culture": 2 * colonies} if colonies else {})


@pytest.mark.rule("card.ii_james_cook")
@pytest.mark.card("james-cook", "military-bonus-i", "military-bonus-ii")
def test_cook_makes_every_bonus_card_count_one_more_in_colonization() -> None:
    hand = ["military-bonus-i", "military-bonus-ii"]
    s = revealed(FIRST, "inhabited-territory-i", p1={"leader": "james-cook", "military_hand": hand})
    assert s.refused("bid 7") == "advanced.colony-e"
    s.play("bid 6", "send warriors", "reinforce military-bonus-i", "reinforce military-bonus-ii")
    assert s.arguments("force-sent")[0]["force"] == 1 + 2 + 3
    assert s.told(1)["colonies"] == ["inhabited-territory-i"]


@pytest.mark.rule("card.ii_maximilien_robespierre")
@pytest.mark.card("maximilien-robespierre", "theocracy")
def test_robespierre_revolts_with_military_actions() -> None:
    own = {"leader": "maximilien-robespierre", "civil": 2, "science": 2, "hand": ["theocracy"]}
    s = advanced(age="II", p1=own)
    assert (actions(s, 1), totals(s, 1)) == ((2, 3), (4, 3))
    s.play("revolt theocracy")
    assert (actions(s, 1), totals(s, 1)) == ((2, 0), (4, 4))
    assert (s.civ(1).science, s.told(1)["government"]) == (0, "theocracy")


@pytest.mark.rule("card.ii_maximilien_robespierre")
def test_robespierre_never_revolts_with_civil_actions() -> None:
    own = {"leader": "maximilien-robespierre", "science": 2, "hand": ["theocracy"]}
    s = advanced(age="II", p1={**own, "military": 2})
    assert actions(s, 1) == (4, 2)
    assert s.refused("revolt theocracy") == "card.ii_maximilien_robespierre"


@pytest.mark.rule("card.ii_maximilien_robespierre")
@pytest.mark.parametrize(("keeps", "civil"), [(False, 5), (True, 2)])
def test_after_robespierres_revolution_spent_civil_actions_stay_spent(keeps: bool, civil: int) -> None:
    own = {"leader": "maximilien-robespierre", "civil": 2, "science": 4, "hand": ["republic"]}
    s = advanced(age="II", options={"robespierre_keeps_available": keeps}, p1=own)
    s.play("revolt republic")
    assert (actions(s, 1), totals(s, 1)) == ((civil, 0), (7, 3))


@pytest.mark.rule("card.ii_maximilien_robespierre")
def test_robespierre_changes_the_government_in_peace_as_usual() -> None:
    own = {"leader": "maximilien-robespierre", "military": 1, "science": 7, "hand": ["theocracy"]}
    s = advanced(age="II", p1=own)
    s.play("develop theocracy")
    assert (actions(s, 1), totals(s, 1)) == ((3, 2), (4, 4))


@pytest.mark.rule("card.ii_maximilien_robespierre", "card.patriotism")
@pytest.mark.card("maximilien-robespierre", "patriotism-i")
def test_robespierres_revolution_takes_the_extra_action_of_patriotism_too() -> None:
    hand = ["patriotism-i", "theocracy"]
    s = advanced(age="II", p1={"leader": "maximilien-robespierre", "science": 2, "hand": hand})
    s.play("play patriotism-i")
    assert s.civ(1).extra_military == 1
    s.play("revolt theocracy")
    assert (actions(s, 1), s.civ(1).extra_military) == ((3, 0), 0)


@pytest.mark.rule("card.ii_maximilien_robespierre", "card.patriotism")
@pytest.mark.card("maximilien-robespierre", "patriotism-i")
def test_no_military_action_is_used_before_robespierres_revolution_not_even_the_extra_one() -> None:
    hand = ["patriotism-i", "patriotism-ii", "theocracy"]
    s = advanced(age="II", p1={"leader": "maximilien-robespierre", "science": 2, "hand": hand, "unused": 1})
    s.play("play patriotism-i", "play patriotism-ii", "build warriors")
    assert (actions(s, 1), totals(s, 1), s.civ(1).extra_military) == ((2, 3), (4, 3), 1)
    assert s.refused("revolt theocracy") == "card.ii_maximilien_robespierre"


@pytest.mark.rule("card.ii_maximilien_robespierre", "card.patriotism")
@pytest.mark.card("maximilien-robespierre", "patriotism-i")
def test_the_extra_action_of_patriotism_is_there_if_it_comes_after_robespierres_revolution() -> None:
    hand = ["patriotism-i", "theocracy"]
    s = advanced(age="II", p1={"leader": "maximilien-robespierre", "science": 2, "hand": hand})
    s.play("revolt theocracy", "play patriotism-i")
    assert (actions(s, 1), s.civ(1).extra_military) == ((3, 0), 1)


@pytest.mark.rule("card.a_homer", "card.patriotism", "card.principle-c")
@pytest.mark.card("homer", "patriotism-a")
@pytest.mark.parametrize(("units", "left"), [(0, 1), (1, 0)])
def test_resources_of_patriotism_stay_when_homer_leaves(units: int, left: int) -> None:
    own = {"leader": "homer", "hand": ["patriotism-a", "michelangelo"], "tokens": {"bronze": 1}, "unused": 1}
    s = full(p1=own)
    s.play("play patriotism-a")
    assert s.civ(1).unit_resources == 2
    s.play(*["build warriors"] * units, "lead michelangelo")
    assert s.civ(1).unit_resources == left


@pytest.mark.rule("card.a_homer", "card.patriotism")
@pytest.mark.card("homer", "patriotism-i")
def test_homers_own_resource_is_spent_before_that_of_patriotism() -> None:
    own = {"leader": "homer", "hand": ["patriotism-i", "michelangelo"], "unused": 1}
    s = full(p1=own)
    s.play("play patriotism-i", "build warriors")
    assert s.civ(1).unit_resources == 1
    s.play("lead michelangelo")
    assert s.civ(1).unit_resources == 1


@pytest.mark.rule("card.ii_napoleon_bonaparte")
@pytest.mark.card("napoleon-bonaparte", "defensive-army")
def test_napoleon_adds_the_best_army_once_more() -> None:
    units = {"warriors": 1, "swordsmen": 3, "cannon": 2}
    s = advanced(age="II", p1={"workers": units, "tactic": "defensive-army", "hand": ["napoleon-bonaparte"]})
    assert s.civ(1).strength == 22
    changed = effect(s, "lead napoleon-bonaparte")
    gains = {"strength": 28, "military": 3, "military_total": 3}
    assert changed == {"civil": 3, "hand": [], "leader": "napoleon-bonaparte", **gains}


@pytest.mark.rule("card.ii_napoleon_bonaparte")
@pytest.mark.parametrize(
    ("units", "tactic", "more"),
    [
        ({"warriors": 1, "swordsmen": 3, "cannon": 2}, "", 0),
        ({"warriors": 2, "cannon": 1}, "defensive-army", 3),
        ({"warriors": 1, "cannon": 1}, "defensive-army", 0),
        ({"warriors": 3, "air-forces": 1}, "legion", 4),
        ({"warriors": 9}, "legion", 2),
    ],
)
def test_napoleon_needs_an_army_and_counts_what_it_is_worth(units: dict[str, int], tactic: str, more: int) -> None:
    own = {"tactic": tactic} if tactic else {}
    assert gain_of("napoleon-bonaparte", units, **own) == ({"strength": more} if more else {})


@pytest.mark.rule("card.ii_william_shakespeare")
@pytest.mark.card("william-shakespeare")
@pytest.mark.parametrize(
    ("workers", "culture"),
    [
        ({"printing-press": 2}, 2),
        ({"drama": 2}, 0),
        ({"printing-press": 1, "drama": 1}, 3),
        ({"printing-press": 1, "journalism": 1, "opera": 1}, 4),
        ({"journalism": 2, "opera": 1, "movies": 1}, 6),
        ({"multimedia": 1, "drama": 3}, 3),
    ],
)
def test_shakespeare_gives_culture_for_libraries_and_for_pairs_with_theaters(
    workers: dict[str, int], culture: int
) -> None:
    assert gain_of("william-shakespeare", workers) == ({"culture": culture} if culture else {})


# Age III.


@pytest.mark.rule("card.iii_albert_einstein")
@pytest.mark.card("albert-einstein")
def test_einstein_scores_culture_for_every_technology() -> None:
    workers = {**IDLE, "computers": 1, "journalism": 2}
    own = {"leader": "albert-einstein", "workers": workers, "science": 14, "hand": ["oil", "iron"]}
    s = full(age="III", p1=own)
    assert s.civ(1).science_rate == 5 + 4 + 3
    assert effect(s, "develop oil") == {"civil": 3, "science": 5, "hand": ["iron"], "oil": 0, "culture": 3}
    assert effect(s, "develop iron") == {"civil": 2, "science": 0, "hand": [], "iron": 0, "culture": 6}


@pytest.mark.rule("card.iii_albert_einstein")
def test_einstein_scores_for_a_revolution_too() -> None:
    s = full(age="III", p1={"leader": "albert-einstein", "science": 8, "hand": ["democracy"]})
    s.play("revolt democracy")
    assert (s.civ(1).culture, s.civ(1).civil) == (3, 0)


@pytest.mark.rule("card.iii_game_designer")
@pytest.mark.card("game-designer")
@pytest.mark.parametrize(
    ("workers", "culture", "science"),
    [
        ({"computers": 2, "philosophy": 1}, 6, -3),
        ({"alchemy": 1, "scientific-method": 2}, 5, -3),
        ({"philosophy": 2}, 0, -2),
        ({"multimedia": 2}, 0, 0),
    ],
)
def test_the_game_designer_turns_science_of_labs_into_culture(
    workers: dict[str, int], culture: int, science: int
) -> None:
    gained = gain_of("game-designer", workers)
    assert (gained.get("culture", 0), gained.get("science", 0)) == (culture, science)
    assert set(gained) <= {"culture", "science"}


@pytest.mark.rule("card.iii_mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_gandhi_gives_culture() -> None:
    s = full(age="III", p1={"hand": ["mahatma-gandhi"]})
    changed = effect(s, "lead mahatma-gandhi")
    assert changed == {"civil": 3, "hand": [], "leader": "mahatma-gandhi", "culture_rate": 2}


@pytest.mark.rule("card.iii_mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi", "raid-iii", "holy-war")
def test_gandhi_attacks_nobody() -> None:
    own = {"leader": "mahatma-gandhi", "military": 9, "military_hand": ["raid-iii", "holy-war"]}
    s = politics(FIRST, age="III", p1=own)
    assert s.refused("attack raid-iii 2") == "card.iii_mahatma_gandhi"
    assert s.refused("declare holy-war 2") == "card.iii_mahatma_gandhi"


@pytest.mark.rule("card.iii_mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi", "plunder-i", "war-over-culture-ii", "assassinate")
@pytest.mark.parametrize(
    ("action", "price", "refusal"),
    [
        ("attack plunder-i 2", 4, "advanced.aggression-a"),
        ("attack assassinate 2", 6, "advanced.aggression-a"),
        ("declare war-over-culture-ii 2", 6, "full.war-a"),
    ],
)
def test_whoever_attacks_gandhi_pays_double(action: str, price: int, refusal: str) -> None:
    card = action.split()[1]
    other = {"leader": "mahatma-gandhi"}
    s = politics(FIRST, age="III", p1={"military": price - 1, "military_hand": [card]}, p2=other)
    assert s.refused(action) == refusal
    s = politics(FIRST, age="III", p1={"military": price, "military_hand": [card]}, p2=other)
    s.play(action)
    assert s.civ(1).military == 0


@pytest.mark.rule("card.iii_nikola_tesla")
@pytest.mark.card("nikola-tesla")
def test_teslas_labs_produce_like_mines() -> None:
    workers = {**IDLE, "philosophy": 1, "alchemy": 1, "computers": 1, "bronze": 2}
    s = full(age="III", p1={"leader": "nikola-tesla", "workers": workers})
    s.play("done")
    assert s.tokens(1) == {"bronze": 2, "alchemy": 1, "computers": 1}
    assert (s.civ(1).resources, s.civ(1).blue) == (6, 14)


@pytest.mark.rule("card.iii_nikola_tesla", "simple.production-h")
@pytest.mark.card("nikola-tesla")
def test_teslas_labs_and_mines_are_filled_together_the_highest_level_first() -> None:
    workers = {**IDLE, "computers": 2, "coal": 1, "bronze": 2}
    own = {"leader": "nikola-tesla", "workers": workers, "blue": 3}
    s = happening(FIRST, "new-deposits", age="III", p1=own, p2={"workers": IDLE})
    assert s.tokens(1) == {"computers": 2, "coal": 1}


@pytest.mark.rule("card.iii_nikola_tesla")
@pytest.mark.card("nikola-tesla", "impact-of-industry", "new-deposits")
def test_teslas_labs_count_whenever_mines_produce() -> None:
    workers = {**IDLE, "philosophy": 1, "alchemy": 1, "computers": 1, "bronze": 2}
    own = {"leader": "nikola-tesla", "workers": workers}
    s = happening(FIRST, "impact-of-industry", age="III", p1=own, p2={"workers": IDLE})
    assert s.civ(1).culture == 1 + 6
    s = happening(FIRST, "new-deposits", age="III", p1=own, p2={"workers": IDLE})
    assert s.tokens(1) == {"bronze": 2, "alchemy": 1, "computers": 1}


@pytest.mark.rule("card.iii_nikola_tesla")
@pytest.mark.card("nikola-tesla")
@pytest.mark.parametrize(
    ("action", "price"),
    [
        ("build alchemy", 7),
        ("build philosophy", 4),
        ("build printing-press", 5),
        ("upgrade philosophy alchemy", 4),
        ("build religion", 3),
        ("build bronze", 2),
    ],
)
def test_teslas_rivals_pay_more_for_labs_and_libraries(action: str, price: int) -> None:
    own = {"workers": {"alchemy": 0, "printing-press": 0}, "unused": 1, "tokens": rich(9)}
    assert paid(full(age="III", p1=own, p2={"leader": "nikola-tesla"}), action) == price


@pytest.mark.rule("card.iii_nikola_tesla")
def test_tesla_himself_pays_the_usual_price() -> None:
    own = {"leader": "nikola-tesla", "workers": {"alchemy": 0}, "unused": 1, "tokens": rich(9)}
    assert paid(full(age="III", p1=own), "build alchemy") == 6


@pytest.mark.rule("card.iii_nikola_tesla")
def test_resources_on_labs_pay_like_any_others() -> None:
    own = {"leader": "nikola-tesla", "workers": {"alchemy": 1, "computers": 1}, "unused": 1}
    s = full(age="III", p1={**own, "tokens": {"alchemy": 1, "computers": 1}})
    assert s.civ(1).resources == 4
    s.play("build bronze")
    assert s.civ(1).resources == 2


@pytest.mark.rule("card.iii_rock_and_roll_icon")
@pytest.mark.card("rock-and-roll-icon")
def test_the_rock_and_roll_icon_makes_happy_and_doubles_the_best_theater() -> None:
    workers = {**IDLE, "movies": 2, "drama": 1}
    s = full(age="III", p1={"workers": workers, "hand": ["rock-and-roll-icon"]})
    changed = effect(s, "lead rock-and-roll-icon")
    gains = {"faces": 5, "culture_rate": 4 + 4 + 2 + 4}
    assert changed == {"civil": 3, "hand": [], "leader": "rock-and-roll-icon", **gains}


@pytest.mark.rule("card.iii_rock_and_roll_icon")
@pytest.mark.parametrize(
    ("workers", "culture"), [({}, 0), ({"drama": 2}, 2), ({"opera": 1, "drama": 1}, 3), ({"movies": 0, "opera": 1}, 3)]
)
def test_only_one_best_theater_with_a_worker_counts_double(workers: dict[str, int], culture: int) -> None:
    assert gain_of("rock-and-roll-icon", workers) == {"faces": 2, **({"culture": culture} if culture else {})}


@pytest.mark.rule("card.iii_winston_churchill", "card.principle-d")
@pytest.mark.card("winston-churchill", "tanks", "holy-war")
def test_churchill_makes_unit_technologies_cheaper_and_units_while_he_is_at_war() -> None:
    own = {"leader": "winston-churchill", "hand": ["tanks"], "science": 6, "tokens": rich(12), "unused": 2}
    s = full(age="III", p1=own, p2={"war": ["holy-war", 1]})
    assert effect(s, "develop tanks") == {"civil": 3, "science": 0, "hand": [], "tanks": 0}
    assert paid(s, "build tanks") == 5
    assert paid(s, "build tanks") == 5
    assert s.workers(1)["tanks"] == 2


@pytest.mark.rule("card.iii_winston_churchill")
@pytest.mark.parametrize(("p1", "p2"), [({}, {}), ({"war": ["holy-war", 2]}, {})], ids=["in peace", "in his own war"])
def test_without_a_war_on_him_churchills_units_cost_the_usual_price(p1: dict[str, Any], p2: dict[str, Any]) -> None:
    own = {"leader": "winston-churchill", "workers": {"tanks": 0}, "tokens": rich(9), "unused": 1}
    assert paid(full(age="III", p1={**own, **p1}, p2=p2), "build tanks") == 7


@pytest.mark.rule("card.iii_winston_churchill")
def test_churchills_discount_in_a_war_is_for_new_units_only() -> None:
    own = {"leader": "winston-churchill", "workers": {"warriors": 1, "modern-infantry": 0, "iron": 0}}
    s = full(age="III", p1={**own, "tokens": rich(9), "unused": 1}, p2={"war": ["holy-war", 1]})
    assert paid(s, "upgrade warriors modern-infantry") == 5
    s = full(age="III", p1={**own, "tokens": rich(9), "unused": 1}, p2={"war": ["holy-war", 1]})
    assert paid(s, "build iron") == 5


@pytest.mark.rule("card.iii_winston_churchill")
@pytest.mark.parametrize(("card", "science"), [("oil", 8), ("military-theory", 11)])
def test_churchill_makes_no_other_technology_cheaper(card: str, science: int) -> None:
    s = full(age="III", p1={"leader": "winston-churchill", "hand": [card], "science": science})
    assert s.refused(f"develop {card}") == "simple.tech-b"


@pytest.mark.rule("card.iii_winston_churchill", "card.table-bonus")
@pytest.mark.card("winston-churchill", "military-bonus-ii")
def test_churchills_defence_cards_count_double() -> None:
    own = strong(10, leader="winston-churchill", military_hand=["military-bonus-ii"])
    s = politics(FIRST, age="III", active=2, p1=own, p2=strong(18, military=2, military_hand=["plunder-i"]))
    s.play("attack plunder-i 1", "done", "done")
    s.play("defend military-bonus-ii")
    quietly(s)
    failed = s.arguments("aggression-failed")[0]
    assert (failed["attack"], failed["defence"]) == (18, 10 + 8)


# Principles.


@pytest.mark.rule("card.principle-e")
@pytest.mark.card("alexander-the-great", "great-wall")
def test_a_sacrificed_unit_brings_only_its_own_strength() -> None:
    own = {"leader": "alexander-the-great", "wonders": ["great-wall"], "military_hand": ["plunder-i"]}
    s = politics(FIRST, p1=strong(3, **own), p2=strong(9))
    assert s.civ(1).strength == 9
    s.play("attack plunder-i 2", "sacrifice warriors", "done")
    quietly(s)
    assert s.arguments("aggression-succeeded")[0]["attack"] == 10
    assert s.civ(1).strength == 6


@pytest.mark.rule("card.principle-e")
@pytest.mark.parametrize(
    ("own", "strength"),
    [
        ({"leader": "joan-of-arc", "workers": {"religion": 2}}, 3 + 2),
        ({"leader": "napoleon-bonaparte", "tactic": "legion"}, 3 + 2 + 2),
        ({"wonders": ["colossus"]}, 3 + 1),
        ({"wonders": ["transcontinental-railroad"]}, 3 + 5),
        ({"specials": ["warfare", "cartography"]}, 3 + 2),
    ],
)
def test_strength_of_the_civilization_is_not_doubled_by_a_sacrifice(own: dict[str, Any], strength: int) -> None:
    s = politics(FIRST, age="II", p1=strong(3, military_hand=["plunder-i"], **own))
    assert s.civ(1).strength == strength
    s.play("attack plunder-i 2", "sacrifice warriors", "done")
    quietly(s)
    assert s.arguments("aggression-succeeded")[0]["attack"] == strength + 1
