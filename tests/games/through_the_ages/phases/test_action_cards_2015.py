"""Action cards: when they can be played, and what each of them does (2015)."""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.situation import Situation, situation

IDLE = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
"""Nobody works on the starting technologies."""


def holding(card: str, **entry: Any) -> Situation:
    """Player 1 holds an action card since the last turn."""
    return situation(age="III", p1={"hand": [card], **entry})


def playing(s: Situation, card: str, *answers: str) -> dict[str, Any]:
    """The effect of a card, apart from the civil action and the hand that it comes from; it is out of the game."""
    civil = s.civ(1).civil
    changes = effect(s, f"play {card}", *answers)
    assert changes.pop("civil") == civil - 1
    assert changes.pop("hand") == []
    assert card in s.pile("gone")
    assert s.question == "ActionPhase"
    return changes


# Playing action cards.


@pytest.mark.rule("act.card-a", "card.reserves_i")
@pytest.mark.card("reserves-i")
def test_an_action_card_costs_a_civil_action_and_is_out_of_the_game() -> None:
    s = situation(p1={"hand": ["reserves-i"], "civil": 1, "blue": 10})
    before = s.pile("gone").count("reserves-i")
    assert effect(s, "play reserves-i", "want resources") == {"resources": 2, "blue": 8, "civil": 0, "hand": []}
    assert s.tokens(1) == {"bronze": 2}
    assert s.pile("gone").count("reserves-i") == before + 1


@pytest.mark.rule("act.card-a")
@pytest.mark.card("reserves-i", "breakthrough-i")
def test_an_action_card_needs_a_civil_action() -> None:
    s = situation(p1={"hand": ["reserves-i", "breakthrough-i", "iron"], "civil": 0, "science": 9})
    assert s.refused("play reserves-i") == "actions.spend-a"
    assert not s.allows("play breakthrough-i")


@pytest.mark.rule("act.card-b")
@pytest.mark.card("rich-land-a")
def test_an_action_card_cannot_be_played_in_the_turn_in_which_it_was_taken() -> None:
    s = situation(row={"1": "rich-land-a", "2": "moses", "3": "irrigation"}, p1={"tokens": {"bronze": 2}, "science": 3})
    s.play("take 1")
    assert s.refused("play rich-land-a") == "act.card-b"
    s.play("take 2", "lead moses")
    s.play("done")
    s.pass_until("ActionPhase", player=1)
    assert s.allows("play rich-land-a")


@pytest.mark.rule("act.card-b")
def test_leaders_and_technologies_can_be_played_at_once() -> None:
    s = situation(row={"1": "moses", "2": "irrigation"}, p1={"science": 3})
    s.play("take 1", "take 2", "lead moses", "develop irrigation")
    assert s.civ(1).civil == 0
    assert s.told(1)["leader"] == "moses"
    assert "irrigation" in s.told(1)["workers"]


@pytest.mark.rule("act.card-b")
@pytest.mark.card("reserves-i")
def test_another_copy_taken_earlier_may_be_played() -> None:
    s = situation(row={"1": "reserves-i"}, p1={"hand": ["reserves-i"]})
    s.play("take 1", "play reserves-i", "want food")
    assert s.hand(1) == ["reserves-i"]
    assert s.refused("play reserves-i") == "act.card-b"


@pytest.mark.rule("act.general-d", "card.rich_land_a")
@pytest.mark.card("rich-land-a")
def test_what_a_card_lets_do_costs_no_further_action_but_everything_else() -> None:
    s = situation(p1={"hand": ["rich-land-a"], "tokens": {"bronze": 2}, "civil": 1})
    changes = effect(s, "play rich-land-a", "build bronze")
    assert changes == {"civil": 0, "resources": 1, "blue": 15, "bronze": 3, "unused": 0, "hand": []}


@pytest.mark.rule("act.card-c")
@pytest.mark.card("rich-land-ii")
def test_a_discount_greater_than_the_cost_gives_nothing_back() -> None:
    s = holding("rich-land-ii")
    assert playing(s, "rich-land-ii", "build bronze") == {"bronze": 3, "unused": 0}


@pytest.mark.rule("act.card-d", "card.engineering_genius_ii")
@pytest.mark.card("engineering-genius-ii", "engineering")
def test_a_card_for_one_stage_builds_one_stage_whatever_else_is_in_play() -> None:
    s = holding("engineering-genius-ii", specials=["engineering"], wonder="eiffel-tower", tokens={"bronze": 12}, blue=8)
    assert playing(s, "engineering-genius-ii") == {"stages": 1, "blue": 7}
    assert s.civ(1).resources == 12


@pytest.mark.rule("act.card-e", "card.urban_growth_a")
@pytest.mark.card("urban-growth-a")
@pytest.mark.parametrize(
    ("resources", "unused", "allowed"), [(1, 1, False), (2, 1, True), (2, 0, False)], ids=["poor", "enough", "idle"]
)
def test_a_card_whose_action_is_impossible_cannot_be_played(resources: int, unused: int, allowed: bool) -> None:
    s = situation(p1={"hand": ["urban-growth-a"], "tokens": {"bronze": resources}, "unused": unused})
    if allowed:
        assert s.allows("play urban-growth-a")
    else:
        assert s.refused("play urban-growth-a") == "act.card-e"


@pytest.mark.rule("act.card-e")
@pytest.mark.card("urban-growth-a")
def test_the_urban_limit_holds_for_cards_too() -> None:
    workers = {"philosophy": 2, "religion": 2}
    s = situation(p1={"hand": ["urban-growth-a"], "tokens": {"bronze": 9}, "workers": workers})
    assert s.refused("play urban-growth-a") == "act.card-e"


@pytest.mark.rule("act.card-e")
@pytest.mark.card("rich-land-a")
def test_a_card_that_was_played_is_used_for_what_it_names() -> None:
    p1 = {"hand": ["rich-land-a"], "tokens": {"bronze": 9}, "workers": {"iron": 0}}
    s = situation(p1=p1)
    s.play("play rich-land-a")
    assert s.legal() == ["build agriculture", "build bronze", "build iron", "upgrade bronze iron"]
    for text in ("build religion", "build warriors", "destroy bronze", "done"):
        assert s.refused(text) == "act.card-a"


@pytest.mark.rule("act.card-f", "card.patriotism_a")
@pytest.mark.card("patriotism-a")
def test_the_extra_military_action_draws_a_card_but_is_not_part_of_the_total() -> None:
    s = situation(p1={"hand": ["patriotism-a"], "military_hand": ["legion", "rats"]})
    s.play("play patriotism-a", "done")
    assert s.events("discarded") == []
    assert s.arguments("drew") == [{"seat": 0, "count": 3}]
    assert len(s.military_hand(1)) == 5
    assert (s.civ(1).military, s.civ(1).military_total, s.civ(1).extra_military) == (2, 2, 0)
    assert s.civ(1).unit_resources == 0


@pytest.mark.rule("act.card-f")
@pytest.mark.card("patriotism-a")
def test_no_more_than_three_cards_are_drawn_with_the_extra_action_either() -> None:
    s = situation(p1={"hand": ["patriotism-a"], "government": "monarchy"})
    s.play("play patriotism-a", "done")
    assert s.arguments("drew") == [{"seat": 0, "count": 3}]


# Building and upgrading.


@pytest.mark.rule("card.rich_land_a", "card.rich_land_i", "card.rich_land_ii")
@pytest.mark.card("rich-land-a", "rich-land-i", "rich-land-ii")
@pytest.mark.parametrize(("card", "discount"), [("rich-land-a", 1), ("rich-land-i", 2), ("rich-land-ii", 3)])
@pytest.mark.parametrize(
    ("answer", "cost"),
    [("build irrigation", 4), ("build iron", 5), ("upgrade agriculture irrigation", 2), ("upgrade iron coal", 3)],
)
def test_rich_land_builds_or_upgrades_a_farm_or_mine_for_less(card: str, discount: int, answer: str, cost: int) -> None:
    s = holding(card, workers={"irrigation": 0, "iron": 1, "coal": 0, "swordsmen": 0}, tokens={"bronze": 8})
    changes = playing(s, card, answer)
    paid = max(0, cost - discount)
    assert changes.get("resources", 8) == 8 - paid
    moved = {key: value for key, value in changes.items() if key not in ("resources", "blue")}
    assert moved == {
        "build irrigation": {"irrigation": 1, "unused": 0},
        "build iron": {"iron": 2, "unused": 0},
        "upgrade agriculture irrigation": {"agriculture": 1, "irrigation": 1},
        "upgrade iron coal": {"iron": 0, "coal": 1},
    }[answer]  # fmt: skip


@pytest.mark.rule("card.rich_land_i", "card.rich_land_ii")
@pytest.mark.card("rich-land-i", "rich-land-ii")
def test_rich_land_needs_what_is_left_of_the_cost() -> None:
    workers = {**IDLE, "irrigation": 0}
    assert holding("rich-land-i", workers=workers, tokens={"bronze": 2}).allows("play rich-land-i")
    s = holding("rich-land-i", workers=workers, tokens={"bronze": 2})
    assert playing(s, "rich-land-i", "build irrigation")["resources"] == 0
    upgrade = holding("rich-land-ii", workers={**IDLE, "iron": 1, "coal": 0}, unused=0)
    assert playing(upgrade, "rich-land-ii") == {"iron": 0, "coal": 1}
    poor = holding("rich-land-i", workers={**IDLE, "iron": 1, "coal": 0}, unused=0)
    assert poor.refused("play rich-land-i") == "act.card-e"


@pytest.mark.rule("card.urban_growth_a", "card.urban_growth_i", "card.urban_growth_ii", "card.urban_growth_iii")
@pytest.mark.card("urban-growth-a", "urban-growth-i", "urban-growth-ii", "urban-growth-iii")
@pytest.mark.parametrize(
    ("card", "discount"),
    [("urban-growth-a", 1), ("urban-growth-i", 2), ("urban-growth-ii", 3), ("urban-growth-iii", 4)],
)
@pytest.mark.parametrize(
    ("answer", "cost"),
    [("build religion", 3), ("build alchemy", 6), ("upgrade alchemy scientific-method", 2)],
)
def test_urban_growth_builds_or_upgrades_an_urban_building_for_less(
    card: str, discount: int, answer: str, cost: int
) -> None:
    workers = {**IDLE, "alchemy": 1, "scientific-method": 0, "iron": 0}
    s = holding(card, workers=workers, tokens={"bronze": 8})
    assert playing(s, card, answer).get("resources", 8) == 8 - max(0, cost - discount)


@pytest.mark.rule("card.urban_growth_a")
@pytest.mark.card("urban-growth-a")
def test_urban_growth_is_not_for_farms_mines_and_units() -> None:
    workers = {"iron": 0, "swordsmen": 0, "alchemy": 0}
    s = holding("urban-growth-a", workers=workers, tokens={"bronze": 8})
    s.play("play urban-growth-a")
    assert s.legal() == [
        "build philosophy", "build alchemy", "build religion", "upgrade philosophy alchemy",
    ]  # fmt: skip


@pytest.mark.rule("card.urban_growth_i", "card.urban_growth_iii", "card.masonry", "card.engineering")
@pytest.mark.card("urban-growth-i", "urban-growth-iii", "masonry", "engineering")
@pytest.mark.parametrize(
    ("card", "special", "tech", "cost"),
    [("urban-growth-i", "masonry", "alchemy", 3), ("urban-growth-iii", "engineering", "computers", 4)],
)
def test_urban_growth_adds_to_the_discount_of_construction(card: str, special: str, tech: str, cost: int) -> None:
    entry: dict[str, Any] = {"specials": [special], "workers": {"philosophy": 1, "religion": 2, tech: 0}}
    s = holding(card, **entry, tokens={"bronze": cost})
    assert playing(s, card, f"build {tech}")["resources"] == 0
    poor = holding(card, **entry, tokens={"bronze": cost - 1})
    poor.play(f"play {card}")
    assert not poor.allows(f"build {tech}")


@pytest.mark.rule("card.efficient_upgrade_ii", "card.efficient_upgrade_iii")
@pytest.mark.card("efficient-upgrade-ii", "efficient-upgrade-iii")
@pytest.mark.parametrize(("card", "discount"), [("efficient-upgrade-ii", 3), ("efficient-upgrade-iii", 4)])
@pytest.mark.parametrize(
    ("answer", "cost"),
    [("upgrade bronze coal", 6), ("upgrade religion organized-religion", 4), ("upgrade agriculture irrigation", 2)],
)
def test_efficient_upgrade_upgrades_anything_but_units_for_less(
    card: str, discount: int, answer: str, cost: int
) -> None:
    workers = {"coal": 0, "religion": 1, "organized-religion": 0, "irrigation": 0, "swordsmen": 0}
    s = holding(card, workers=workers, tokens={"bronze": 8})
    assert playing(s, card, answer).get("resources", 8) == 8 - max(0, cost - discount)


@pytest.mark.rule("card.efficient_upgrade_ii", "card.efficient_upgrade_iii")
@pytest.mark.card("efficient-upgrade-ii", "efficient-upgrade-iii")
def test_efficient_upgrade_neither_builds_nor_upgrades_units() -> None:
    workers = {"bronze": 1, "coal": 0, "swordsmen": 0}
    s = holding("efficient-upgrade-ii", workers=workers, tokens={"bronze": 3})
    assert playing(s, "efficient-upgrade-ii") == {"resources": 0, "blue": 16, "bronze": 0, "coal": 1}
    poor = holding("efficient-upgrade-ii", workers=workers, tokens={"bronze": 2})
    assert poor.refused("play efficient-upgrade-ii") == "act.card-e"
    free = holding("efficient-upgrade-iii", workers={"religion": 1, "organized-religion": 0})
    assert playing(free, "efficient-upgrade-iii") == {"religion": 0, "organized-religion": 1, "faces": 3}


# Population and wonders.


@pytest.mark.rule("card.frugality_a", "card.frugality_i", "card.frugality_ii")
@pytest.mark.card("frugality-a", "frugality-i", "frugality-ii")
@pytest.mark.parametrize(
    ("card", "bank", "food", "after"),
    [("frugality-a", 18, 2, 1), ("frugality-i", 16, 3, 2), ("frugality-ii", 12, 4, 3)],
)
def test_frugality_increases_the_population_and_gives_food_afterwards(
    card: str, bank: int, food: int, after: int
) -> None:
    s = holding(card, yellow=bank, tokens={"agriculture": food})
    assert playing(s, card) == {"food": after, "blue": 16 - after, "yellow": bank - 1, "unused": 2}
    poor = holding(card, yellow=bank, tokens={"agriculture": food - 1})
    assert poor.refused(f"play {card}") == "act.card-e"


@pytest.mark.rule("card.frugality_a", "card.moses")
@pytest.mark.card("frugality-a", "moses")
def test_frugality_is_cheaper_with_moses_and_impossible_with_an_empty_bank() -> None:
    s = situation(p1={"hand": ["frugality-a"], "leader": "moses", "tokens": {"agriculture": 1}})
    assert playing(s, "frugality-a") == {"yellow": 17, "unused": 2}
    empty = holding("frugality-a", yellow=0, tokens={"agriculture": 9})
    assert empty.refused("play frugality-a") == "act.card-e"


@pytest.mark.rule("card.engineering_genius_a", "card.engineering_genius_i", "card.engineering_genius_ii")
@pytest.mark.rule("card.engineering_genius_iii")
@pytest.mark.card("engineering-genius-a", "engineering-genius-i", "engineering-genius-ii", "engineering-genius-iii")
@pytest.mark.parametrize(
    ("card", "wonder", "stages", "cost"),
    [
        ("engineering-genius-a", "pyramids", 0, 1),
        ("engineering-genius-i", "great-wall", 2, 0),
        ("engineering-genius-ii", "eiffel-tower", 1, 3),
        ("engineering-genius-iii", "hollywood", 1, 1),
    ],
)
def test_engineering_genius_builds_one_stage_for_less(card: str, wonder: str, stages: int, cost: int) -> None:
    entry: dict[str, Any] = {"wonder": wonder, "stages": stages, "specials": ["masonry"]}
    s = holding(card, **entry, tokens={"bronze": 5}, blue=8)
    changes = playing(s, card)
    assert s.civ(1).resources == 5 - cost
    assert changes["stages"] == stages + 1
    assert s.civ(1).blue == 8 + cost - 1
    if cost:
        poor = holding(card, **entry, tokens={"bronze": cost - 1})
        assert poor.refused(f"play {card}") == "act.card-e"


@pytest.mark.rule("card.engineering_genius_iii", "card.first_space_flight")
@pytest.mark.card("engineering-genius-iii", "first-space-flight")
def test_engineering_genius_may_complete_a_wonder() -> None:
    s = holding(
        "engineering-genius-iii", wonder="first-space-flight", stages=3, tokens={"bronze": 4}, specials=["strategy"]
    )
    changes = playing(s, "engineering-genius-iii")
    assert changes == {
        "resources": 0, "blue": 16, "stages": 0, "wonder": "", "wonders": ["first-space-flight"], "culture": 2,
    }  # fmt: skip


# Military resources.


@pytest.mark.rule("card.patriotism_a", "card.patriotism_i", "card.patriotism_ii", "card.patriotism_iii")
@pytest.mark.card("patriotism-a", "patriotism-i", "patriotism-ii", "patriotism-iii")
@pytest.mark.parametrize(
    ("card", "resources"), [("patriotism-a", 1), ("patriotism-i", 2), ("patriotism-ii", 3), ("patriotism-iii", 4)]
)
def test_patriotism_gives_resources_for_units_and_a_military_action_for_this_turn(card: str, resources: int) -> None:
    s = holding(card, military=0)
    assert playing(s, card) == {"unit_resources": resources, "extra_military": 1}
    s.play("done")
    assert (s.civ(1).unit_resources, s.civ(1).extra_military, s.civ(1).military) == (0, 0, 2)


@pytest.mark.rule("card.patriotism_a", "card.patriotism_ii", "card.patriotism_iii")
@pytest.mark.card("patriotism-a", "patriotism-ii", "patriotism-iii")
@pytest.mark.parametrize(
    ("card", "unit", "own"),
    [("patriotism-a", "warriors", 1), ("patriotism-ii", "knights", 0), ("patriotism-iii", "riflemen", 1)],
)
def test_patriotism_pays_first_and_own_resources_pay_the_rest(card: str, unit: str, own: int) -> None:
    s = holding(card, military=0, workers={unit: 0}, tokens={"bronze": own})
    s.play(f"play {card}", f"build {unit}")
    assert s.goods(1) == (0, 0)
    assert (s.civ(1).unit_resources, s.civ(1).extra_military, s.civ(1).military_total) == (0, 0, 2)
    assert s.workers(1)[unit] == 1
    if own:
        poor = holding(card, military=0, workers={unit: 0}, tokens={"bronze": own - 1})
        poor.play(f"play {card}")
        assert poor.refused(f"build {unit}") == "act.general-b"


@pytest.mark.rule("card.patriotism_i")
@pytest.mark.card("patriotism-i")
def test_patriotism_pays_for_several_upgrades() -> None:
    s = holding("patriotism-i", military=1, workers={"warriors": 2, "swordsmen": 0})
    s.play("play patriotism-i", "upgrade warriors swordsmen", "upgrade warriors swordsmen")
    assert s.workers(1)["swordsmen"] == 2
    assert (s.civ(1).military, s.civ(1).extra_military, s.civ(1).unit_resources) == (0, 0, 0)


@pytest.mark.rule("card.patriotism_iii")
@pytest.mark.card("patriotism-iii")
def test_resources_for_units_build_nothing_else() -> None:
    s = holding("patriotism-iii", wonder="pyramids", workers={"iron": 0})
    s.play("play patriotism-iii")
    for text in ("build bronze", "build religion", "upgrade bronze iron", "construct 1"):
        assert s.refused(text) == "act.general-b"


BY_STRONGER = [
    (2, [8, 9], {"wave": 6, "build-up": 8}),
    (2, [8, 8], {"wave": 0, "build-up": 0}),
    (3, [8, 9, 12], {"wave": 6, "build-up": 10}),
    (3, [8, 9, 7], {"wave": 3, "build-up": 5}),
    (4, [8, 9, 12, 8], {"wave": 4, "build-up": 6}),
    (4, [8, 9, 12, 10], {"wave": 6, "build-up": 9}),
]


@pytest.mark.rule("card.wave_of_nationalism_ii", "card.military_build_up_iii")
@pytest.mark.card("wave-of-nationalism-ii", "military-build-up-iii")
@pytest.mark.parametrize(("players", "strengths", "resources"), BY_STRONGER)
@pytest.mark.parametrize(("card", "kind"), [("wave-of-nationalism-ii", "wave"), ("military-build-up-iii", "build-up")])
def test_every_stronger_civilization_gives_resources_for_units(
    players: int, strengths: list[int], resources: dict[str, int], card: str, kind: str
) -> None:
    entries: dict[str, Any] = {f"p{n + 1}": {"workers": {"warriors": strength}} for n, strength in enumerate(strengths)}
    entries["p1"]["hand"] = [card]
    s = situation(players=players, age="III", **entries)
    expected = {"unit_resources": resources[kind]} if resources[kind] else {}
    assert playing(s, card) == expected


@pytest.mark.rule("card.military_build_up_iii")
@pytest.mark.card("military-build-up-iii", "tanks")
def test_military_build_up_pays_for_two_tanks() -> None:
    p1 = {
        "hand": ["military-build-up-iii"], "government": "constitutional-monarchy", "military": 2, "unused": 2,
        "workers": {"warriors": 20, "tanks": 0}, "tokens": {"bronze": 4},
    }  # fmt: skip
    rivals: dict[str, Any] = {"p2": {"workers": {"warriors": 25}}, "p3": {"workers": {"warriors": 30}}}
    s = situation(players=3, age="III", p1=p1, **rivals)
    s.play("play military-build-up-iii", "build tanks", "build tanks")
    assert (s.civ(1).resources, s.civ(1).unit_resources, s.workers(1)["tanks"]) == (0, 0, 2)


# Points and goods.


@pytest.mark.rule("card.cultural_heritage_a", "card.cultural_heritage_i", "card.revolutionary_idea_ii")
@pytest.mark.rule("card.revolutionary_idea_iii")
@pytest.mark.card("cultural-heritage-a", "cultural-heritage-i", "revolutionary-idea-ii", "revolutionary-idea-iii")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("cultural-heritage-a", {"science": 3, "culture": 7}),
        ("cultural-heritage-i", {"science": 4, "culture": 5}),
        ("revolutionary-idea-ii", {"science": 6}),
        ("revolutionary-idea-iii", {"science": 8}),
    ],
)
def test_some_cards_score_points(card: str, points: dict[str, int]) -> None:
    assert playing(holding(card, science=2, culture=3), card) == points


@pytest.mark.rule("card.endowment_for_the_arts_iii")
@pytest.mark.card("endowment-for-the-arts-iii")
@pytest.mark.parametrize(
    ("culture", "after"),
    [
        ([80, 95], 86),
        ([80, 80], 80),
        ([80, 95, 81], 86),
        ([80, 95, 79], 83),
        ([80, 95, 81, 80], 84),
        ([80, 95, 81, 90], 86),
    ],
)
def test_every_richer_civilization_endows_the_arts(culture: list[int], after: int) -> None:
    entries: dict[str, Any] = {f"p{n + 1}": {"culture": points} for n, points in enumerate(culture)}
    entries["p1"]["hand"] = ["endowment-for-the-arts-iii"]
    s = situation(players=len(culture), age="III", **entries)
    assert playing(s, "endowment-for-the-arts-iii") == ({"culture": after} if after != 80 else {})


@pytest.mark.rule("card.stockpile_a")
@pytest.mark.card("stockpile-a")
@pytest.mark.parametrize(
    ("bank", "gains"),
    [
        (12, {"resources": 1, "food": 1, "blue": 10}),
        (1, {"resources": 1, "blue": 0}),
        (0, {}),
    ],
)
def test_a_stockpile_gives_first_a_resource_and_then_food(bank: int, gains: dict[str, int]) -> None:
    assert playing(holding("stockpile-a", blue=bank), "stockpile-a") == gains


@pytest.mark.rule("card.reserves_i", "card.reserves_ii", "card.reserves_iii")
@pytest.mark.card("reserves-i", "reserves-ii", "reserves-iii")
@pytest.mark.parametrize(("card", "amount"), [("reserves-i", 2), ("reserves-ii", 3), ("reserves-iii", 4)])
@pytest.mark.parametrize("good", ["food", "resources"])
def test_reserves_are_food_or_resources_but_no_mix(card: str, amount: int, good: str) -> None:
    s = holding(card, blue=12)
    s.play(f"play {card}")
    assert s.legal() == ["want food", "want resources"]
    assert effect(s, f"want {good}") == {good: amount, "blue": 12 - amount}


@pytest.mark.rule("card.reserves_ii", "card.reserves_iii")
@pytest.mark.card("reserves-ii", "reserves-iii")
@pytest.mark.parametrize(
    ("card", "good", "tech", "tokens"),
    [
        ("reserves-ii", "resources", "iron", {"iron": 1, "bronze": 1}),
        ("reserves-iii", "food", "selective-breeding", {"selective-breeding": 1, "agriculture": 1}),
    ],
)
def test_reserves_take_as_few_tokens_as_possible(card: str, good: str, tech: str, tokens: dict[str, int]) -> None:
    s = holding(card, blue=12, workers={tech: 0})
    s.play(f"play {card}", f"want {good}")
    assert s.tokens(1) == tokens
    assert s.civ(1).blue == 10


# Technologies.


@pytest.mark.rule("card.breakthrough_i", "card.breakthrough_ii")
@pytest.mark.card("breakthrough-i", "breakthrough-ii")
@pytest.mark.parametrize(
    ("card", "tech", "cost", "after"), [("breakthrough-i", "iron", 5, 2), ("breakthrough-ii", "coal", 7, 3)]
)
def test_breakthrough_develops_a_technology_at_its_price_and_scores_science_afterwards(
    card: str, tech: str, cost: int, after: int
) -> None:
    s = situation(age="II", p1={"hand": [card, tech], "science": cost, "civil": 1})
    assert effect(s, f"play {card}") == {"science": after, "civil": 0, tech: 0, "hand": []}
    poor = situation(age="II", p1={"hand": [card, tech], "science": cost - 1})
    assert poor.refused(f"play {card}") == "act.card-e"


@pytest.mark.rule("card.breakthrough_i")
@pytest.mark.card("breakthrough-i")
def test_breakthrough_leaves_the_choice_of_the_technology() -> None:
    s = situation(p1={"hand": ["breakthrough-i", "iron", "irrigation", "alchemy"], "science": 4})
    s.play("play breakthrough-i")
    assert s.legal() == ["develop irrigation", "develop alchemy"]
    assert s.refused("develop iron") == "act.card-a"
    changes = effect(s, "develop alchemy")
    assert changes == {"science": 2, "civil": 3, "alchemy": 0, "hand": ["iron", "irrigation"]}


@pytest.mark.rule("card.breakthrough_ii", "card.albert_einstein")
@pytest.mark.card("breakthrough-ii", "albert-einstein")
def test_what_breakthrough_develops_is_developed_for_leaders_too() -> None:
    p1 = {"leader": "albert-einstein", "hand": ["breakthrough-ii", "oil"], "science": 9}
    s = situation(age="III", p1=p1)
    assert effect(s, "play breakthrough-ii") == {"science": 3, "culture": 3, "civil": 3, "oil": 0, "hand": []}
