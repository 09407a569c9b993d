"""Every worked example of the first edition's rulebook about the board, the card row, actions and production.

Andy is player 1, Birgitt player 2 and Karsten player 3, unless the example is about one of them alone.
"""

from typing import Any

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import (
    IDLE,
    VERSIONS,
    actions,
    advanced,
    end_turns,
    full,
    new_game,
    simple,
    totals,
    tracks,
)
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.prices import paid, rich
from tests.games.through_the_ages.situation import FIRST, Situation


def shown(s: Situation, player: int = 1) -> dict[str, Any]:
    """What everybody sees of a player's civilization."""
    civilization: dict[str, Any] = s.view()["civilizations"][player - 1]
    return civilization


# Setup and tracks.


@pytest.mark.rule("setup.player-a", "setup.player-b", "setup.player-c")
@pytest.mark.parametrize("version", list(VERSIONS))
def test_every_civilization_starts_alike(version: str) -> None:
    """ex_setup_initial_values"""
    s = new_game(3, mode=version)
    for player in (1, 2, 3):
        c = s.civ(player)
        assert s.told(player)["workers"] == {
            "agriculture": 2, "bronze": 2, "philosophy": 1, "religion": 0, "warriors": 1,
        }  # fmt: skip
        assert (c.yellow, c.unused, c.blue) == (18, 1, 18)
        assert totals(s, player) == (4, 2)
        assert tracks(s, player) == {
            "culture": 0, "science": 0, "culture per turn": 0, "science per turn": 1, "strength": 1, "happy faces": 0,
        }  # fmt: skip
        assert shown(s, player)["urban_limit"] == 2


@pytest.mark.rule("setup.yellow-b", "setup.yellow-c", "setup.yellow-d")
def test_population_grows_dearer_and_hungrier() -> None:
    """ex_yellow_bank_costs"""
    s = simple(p1={"tokens": {"agriculture": 9}})
    assert shown(s)["consumption"] == 0
    prices = []
    for _ in range(3):
        before = s.civ(1).food
        s.play("populate")
        prices.append(before - s.civ(1).food)
        if len(prices) == 2:
            assert shown(s)["consumption"] == 1
    assert prices == [2, 2, 3]
    empty = simple(p1={"yellow": 0, "tokens": {"agriculture": 9}})
    assert shown(empty)["consumption"] == 6
    assert empty.refused("populate") == "setup.yellow-d"


@pytest.mark.rule("setup.caps-a")
def test_nobody_has_more_than_forty_science_points() -> None:
    """ex_science_cap"""
    s = full(age="III", p1={"science": 38, "workers": {**IDLE, "computers": 1}})
    assert s.civ(1).science_rate == 5
    s.play("done")
    assert s.civ(1).science == 40


@pytest.mark.rule("setup.caps-c")
def test_culture_per_turn_is_capped_but_reckoned_from_the_full_sum() -> None:
    """ex_rate_caps"""
    s = full(age="III", p1={"workers": {"movies": 8, "religion": 1}})
    assert s.civ(1).culture_rate == 30
    s.play("destroy movies")
    assert s.civ(1).culture_rate == 29


@pytest.mark.rule("setup.caps-e")
def test_strength_is_capped_but_reckoned_from_the_full_sum() -> None:
    """ex_strength_cap"""
    s = full(age="III", p1={"workers": {"tanks": 11, "warriors": 3}, "unused": 1, "tokens": rich(7)})
    assert s.civ(1).strength == 58
    s.play("build tanks")
    assert s.civ(1).strength == 60
    s.play("destroy tanks")
    assert s.civ(1).strength == 58


# The first round and the row.

ROW_A = [
    "engineering-genius-a", "frugality-a", "ideal-building-site-a", "patriotism-a", "rich-land-a",
    "frugality-a", "ideal-building-site-a", "revolutionary-idea-a", "rich-land-a",
    "work-of-art-a", "homer", "moses", "pyramids",
]  # fmt: skip


@pytest.mark.rule("simple.firstround-b")
def test_later_players_have_more_actions_in_the_first_round() -> None:
    """ex_first_round_actions"""
    s = new_game(4)
    order = [(s.position.start + place) % 4 + 1 for place in range(4)]
    assert [actions(s, player) for player in order] == [(1, 0), (2, 0), (3, 0), (4, 0)]


def purchases(s: Situation, taken: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """Every choice of sections (1, 2 or 3) from which the player on turn can take cards, until no card can be taken."""
    first_of = {1: range(1, 6), 2: range(6, 10), 3: range(10, 14)}
    found: set[tuple[int, ...]] = set()
    for section, spaces in first_of.items():
        offered = [f"take {space}" for space in spaces if s.allows(f"take {space}")]
        if offered:
            further = Situation(FIRST, s.described())
            further.play(offered[0])
            found |= purchases(further, (*taken, section))
    return found or {tuple(sorted(taken))}


@pytest.mark.rule("simple.firstround-c")
@pytest.mark.parametrize(("seat", "choices"), [(1, {(1,)}), (2, {(1, 1), (2,)}), (3, {(1, 1, 1), (1, 2), (3,)})])
def test_first_round_actions_are_combined_freely(seat: int, choices: set[tuple[int, ...]]) -> None:
    """ex_first_round_choices"""
    s = full(players=4, round=1, age="A", active=seat, row=ROW_A)
    assert purchases(s) == choices


@pytest.mark.rule("simple.take-e")
def test_a_third_wonder_costs_two_actions_more() -> None:
    """ex_wonder_take_cost"""
    s = simple(row={"6": "taj-mahal"}, p1={"wonders": ["colossus", "hanging-gardens"]})
    assert effect(s, "take 6") == {"civil": 0, "wonder": "taj-mahal"}


@pytest.mark.rule("simple.firstround-f", "simple.take-a", "simple.take-c")
def test_andy_birgitt_and_karsten_take_their_first_cards() -> None:
    """ex_first_round_selection"""
    first = ["engineering-genius-a", "homer", "moses", "aristotle", "colossus"]
    s = full(players=3, round=1, age="A", row=[*first, "hammurabi", "library-of-alexandria"])
    s.play("take 3")
    assert (s.hand(1), s.civ(1).civil) == (["moses"], 0)
    s.play("done", "take 5", "take 1")
    assert (s.hand(2), s.told(2)["wonder"], s.civ(2).civil) == (["engineering-genius-a"], "colossus", 0)
    s.play("done")
    otherwise = Situation(FIRST, s.described())
    s.play("take 4", "take 7")
    assert (s.hand(3), s.told(3)["wonder"], s.civ(3).civil) == (["aristotle"], "library-of-alexandria", 0)
    otherwise.play("take 6")
    assert (otherwise.hand(3), otherwise.civ(3).civil) == (["hammurabi"], 1)
    assert otherwise.legal("take") == []
    assert otherwise.refused("take 2") == "simple.take-a"


@pytest.mark.rule("simple.firstround-e")
def test_the_first_turn_ends_with_production() -> None:
    """ex_first_round_production"""
    s = new_game(2)
    player = s.asked[0]
    s.play("done")
    c = s.civ(player)
    assert (c.science, c.culture, c.food, c.resources, c.blue, c.yellow) == (1, 0, 2, 2, 14, 18)
    assert "consumed" not in s.messages()


@pytest.mark.rule("simple.production-c")
def test_a_token_on_irrigation_is_worth_two_food() -> None:
    """ex_irrigation_token_value"""
    s = simple(p1={"workers": {**IDLE, "irrigation": 1}})
    s.play("done")
    assert (s.tokens(1), s.goods(1)) == ({"irrigation": 1}, (2, 0))


@pytest.mark.rule("simple.row-c")
def test_an_empty_front_space_is_not_made_up_for() -> None:
    """ex_second_round_row_discard"""
    row = {"2": "homer", "3": "moses", "4": "aristotle"}
    s = full(players=3, round=2, age="A", step="refill", row=row)
    assert s.arguments("swept") == [{"cards": ["card-homer"]}]
    assert "homer" in s.pile("gone")
    assert (s.row()[1], s.row()[2]) == ("moses", "aristotle")


@pytest.mark.rule("simple.row-b")
@pytest.mark.parametrize(("players", "removed"), [(2, 3), (3, 2), (4, 1)])
def test_more_players_remove_fewer_cards(players: int, removed: int) -> None:
    """ex_row_discard_by_players"""
    row = ["iron", "irrigation", "alchemy"]
    s = full(players=players, step="refill", row=row)
    assert s.arguments("swept") == [{"cards": [f"card-{card}" for card in row[:removed]]}]


# Actions of the second round.


@pytest.mark.rule("simple.population-c")
@pytest.mark.parametrize("tech", ["bronze", "agriculture"])
def test_the_first_goods_pay_one_worker_and_one_farm_or_mine(tech: str) -> None:
    """ex_second_round_affordable"""
    s = simple(round=2, p1={"tokens": {"agriculture": 2, "bronze": 2}})
    s.play("populate", f"build {tech}")
    assert (s.goods(1), actions(s, 1)) == ((0, 0), (2, 2))
    assert (s.civ(1).yellow, s.civ(1).unused, s.workers(1)[tech]) == (17, 1, 3)


@pytest.mark.rule("card.a_pyramids", "simple.wonder-a", "simple.wonder-c")
def test_the_pyramids_are_built_in_three_stages() -> None:
    """ex_pyramids_stages"""
    s = simple(p1={"wonder": "pyramids", "tokens": rich(6)})
    assert [paid(s, "construct 1") for _ in range(2)] == [3, 2]
    assert (s.civ(1).civil, s.civ(1).blue, s.civ(1).stages) == (2, 15, 2)
    assert paid(s, "construct 1") == 1
    assert s.civ(1).blue == 18
    assert (actions(s, 1), totals(s, 1)) == ((2, 2), (5, 2))


@pytest.mark.rule("simple.action-a", "simple.action-d")
def test_birgitt_starts_the_colossus_with_an_engineering_genius() -> None:
    """ex_engineering_genius_colossus"""
    own = {"wonder": "colossus", "tokens": rich(2), "hand": ["engineering-genius-a"]}
    s = simple(round=2, row={"6": "engineering-genius-i"}, p1=own)
    changed = effect(s, "play engineering-genius-a")
    assert changed == {"civil": 3, "hand": [], "stages": 1, "resources": 1}
    assert effect(s, "take 6") == {"civil": 1, "hand": ["engineering-genius-i"]}
    assert s.refused("play engineering-genius-i") == "simple.action-a"


@pytest.mark.rule("setup.government-a", "simple.farm-d", "simple.urban-c")
def test_despotism_allows_two_urban_buildings_of_each_type() -> None:
    """ex_despotism_limit"""
    urban = ["philosophy", "religion", "printing-press", "drama", "bread-and-circuses"]
    others = ["agriculture", "bronze", "warriors"]
    own: dict[str, Any] = {"tokens": rich(9), "unused": 1}
    one = simple(p1={**own, "workers": {**dict.fromkeys(urban, 1), **dict.fromkeys(others, 9)}})
    two = simple(p1={**own, "workers": {**dict.fromkeys(urban, 2), **dict.fromkeys(others, 9)}})
    for tech in urban:
        assert one.allows(f"build {tech}")
        assert two.refused(f"build {tech}") == "simple.urban-c"
    for tech in others:
        assert two.allows(f"build {tech}")


@pytest.mark.rule("simple.hand-a")
def test_a_full_hand_takes_wonders_only() -> None:
    """ex_hand_limit"""
    hand = ["alchemy", "drama", "theology", "masonry"]
    s = simple(row=["iron", "taj-mahal", "work-of-art-i", "michelangelo"], p1={"hand": hand})
    assert [s.refused(f"take {space}") for space in (1, 3, 4)] == ["simple.hand-a"] * 3
    assert s.legal("take") == ["take 2"]


@pytest.mark.rule("simple.events-b")
def test_the_food_of_an_event_is_placed_on_the_best_farm() -> None:
    """ex_development_of_agriculture"""
    s = simple(round=3, step="event", current_events=["development-of-agriculture"], p2={"workers": {"irrigation": 0}})
    assert [s.tokens(player) for player in (1, 2)] == [{"agriculture": 2}, {"irrigation": 1}]
    assert [s.goods(player) for player in (1, 2)] == [(2, 0), (2, 0)]


# Governments and actions.


@pytest.mark.rule("simple.government-a", "simple.government-b", "simple.government-c", "simple.government-d")
def test_andy_and_hammurabi_make_a_revolution() -> None:
    """ex_revolution_hammurabi"""
    s = full(row={"5": "monarchy"}, p1={"leader": "hammurabi", "science": 3})
    assert totals(s, 1) == (5, 1)
    s.play("take 5")
    assert s.refused("revolt monarchy") == "simple.government-a"
    end_turns(s, 2)
    s.pass_until("ActionPhase", player=1)
    assert actions(s, 1) == (5, 1)
    science = s.civ(1).science
    s.play("revolt monarchy")
    assert science - s.civ(1).science == 3
    assert (actions(s, 1), totals(s, 1)) == ((0, 2), (6, 2))


@pytest.mark.rule("simple.government-e")
def test_andy_and_hammurabi_change_the_government_in_peace() -> None:
    """ex_peaceful_change"""
    s = full(row={"5": "monarchy"}, p1={"leader": "hammurabi", "science": 9})
    s.play("take 5", "develop monarchy")
    assert (s.civ(1).science, s.told(1)["government"]) == (0, "monarchy")
    assert (actions(s, 1), totals(s, 1)) == ((4, 2), (6, 2))


@pytest.mark.rule("simple.leader-c", "simple.turn-d")
def test_hammurabi_is_replaced() -> None:
    """ex_hammurabi_replaced"""
    s = simple(p1={"leader": "hammurabi", "hand": ["michelangelo"]})
    s.play("lead michelangelo")
    # The civil action that goes is the one that was just spent.
    assert (actions(s, 1), totals(s, 1)) == ((4, 2), (4, 2))
    s = simple(p1={"leader": "hammurabi", "hand": ["michelangelo"], "military": 0})
    s.play("lead michelangelo")
    assert actions(s, 1) == (4, 1)


@pytest.mark.rule("advanced.special-a")
def test_justice_system_follows_code_of_laws() -> None:
    """ex_code_of_laws_to_justice_system"""
    s = advanced(age="II", p1={"specials": ["code-of-laws"], "hand": ["justice-system"], "science": 7})
    s.play("develop justice-system")
    assert (totals(s, 1), s.civ(1).blue) == ((5, 2), 21)
    assert s.told(1)["specials"] == ["justice-system"]
    assert "code-of-laws" in s.pile("gone")


# Upgrades and blue tokens.

BRONZE_4 = {"workers": {"bronze": 4, "iron": 0}, "tokens": rich(8), "unused": 1}


@pytest.mark.rule("simple.upgrade-c")
def test_birgitt_upgrades_two_mines_and_builds_one() -> None:
    """ex_birgitt_mines_first_way"""
    s = simple(p1=BRONZE_4)
    assert [paid(s, text) for text in ("upgrade bronze iron", "upgrade bronze iron", "build bronze")] == [3, 3, 2]
    assert (s.workers(1)["bronze"], s.workers(1)["iron"], s.civ(1).resources, s.civ(1).civil) == (3, 2, 0, 1)


@pytest.mark.rule("simple.upgrade-d")
def test_birgitt_builds_iron_and_upgrades_one_mine() -> None:
    """ex_birgitt_mines_second_way"""
    s = simple(p1=BRONZE_4)
    assert [paid(s, text) for text in ("build iron", "upgrade bronze iron")] == [5, 3]
    assert (s.workers(1)["bronze"], s.workers(1)["iron"], s.civ(1).resources, s.civ(1).civil) == (3, 2, 0, 2)


@pytest.mark.rule("simple.tech-a")
def test_iron_costs_five_science_and_an_action() -> None:
    """ex_iron_science_cost"""
    s = simple(p1={"hand": ["iron"], "science": 5})
    assert effect(s, "develop iron") == {"civil": 3, "science": 0, "hand": [], "iron": 0}


@pytest.mark.rule("simple.blue-a")
def test_birgitts_mines_produce() -> None:
    """ex_birgitt_production"""
    s = simple(p1={"workers": {**IDLE, "bronze": 3, "iron": 2}})
    s.play("done")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"bronze": 3, "iron": 2}, 7, 13)


@pytest.mark.rule("simple.blue-b", "simple.blue-c")
def test_birgitt_pays_and_gets_change() -> None:
    """ex_birgitt_change"""
    tokens = {"bronze": 3, "iron": 2}
    s = simple(p1={"workers": {**IDLE, **tokens}, "tokens": tokens})
    s.play("upgrade bronze iron")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"iron": 2}, 4, 16)
    assert s.workers(1) == {"bronze": 2, "iron": 3}
    s.play("upgrade bronze iron")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"bronze": 1}, 1, 17)
    assert s.workers(1) == {"bronze": 1, "iron": 4}


def paying_one(tokens: dict[str, int], *mines: str) -> Situation:
    """Player 1 is about to pay one resource for a bronze mine on rich land."""
    own = {"hand": ["rich-land-a"], "unused": 1, "workers": dict.fromkeys(mines, 0), "tokens": tokens, "blue": 5}
    s = advanced(p1=own)
    s.play("by-hand", "play rich-land-a", "build bronze")
    return s


@pytest.mark.rule("simple.blue-c")
def test_a_token_on_iron_moves_down_to_bronze_and_pays_one() -> None:
    """ex_change_down_iron"""
    s = paying_one({"iron": 1}, "iron")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"bronze": 1}, 1, 5)


@pytest.mark.rule("simple.blue-d")
def test_no_token_moves_up_from_bronze_to_iron() -> None:
    """ex_change_up_forbidden"""
    s = paying_one({"bronze": 2}, "iron")
    assert (s.tokens(1), s.civ(1).blue) == ({"bronze": 1}, 6)
    assert s.refused("spend bronze") == "advanced.turn-a"
    assert s.refused("place iron") == "advanced.turn-a"
    s = paying_one({"bronze": 2, "coal": 1}, "iron", "coal")
    s.play("spend coal")
    assert s.refused("place coal") == "simple.blue-d"
    assert s.refused("spend bronze") == "simple.blue-b"


@pytest.mark.rule("advanced.tech-c")
def test_coal_is_changed_into_iron() -> None:
    """ex_coal_change_with_iron"""
    s = paying_one({"coal": 1}, "iron", "coal")
    s.play("spend coal", "place iron")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"iron": 1}, 2, 5)


@pytest.mark.rule("advanced.tech-d")
def test_coal_is_changed_into_bronze_with_a_token_of_the_bank() -> None:
    """ex_coal_change_without_iron"""
    s = paying_one({"coal": 1}, "coal")
    assert (s.tokens(1), s.civ(1).resources, s.civ(1).blue) == ({"bronze": 2}, 2, 4)


@pytest.mark.rule("advanced.tech-b")
def test_bronze_becomes_coal_without_iron() -> None:
    """ex_upgrade_skip_level"""
    s = advanced(age="II", p1={"workers": {**IDLE, "bronze": 1, "coal": 0}, "tokens": rich(6)})
    assert paid(s, "upgrade bronze coal") == 6
    assert s.workers(1) == {"coal": 1}


@pytest.mark.rule("simple.military-d")
def test_patriotism_pays_first() -> None:
    """ex_patriotism_swordsmen"""
    own = {"hand": ["patriotism-i"], "workers": {"swordsmen": 0}, "tokens": rich(5), "unused": 2}
    s = simple(p1=own)
    s.play("play patriotism-i")
    assert (s.civ(1).civil, s.civ(1).unit_resources, s.civ(1).extra_military) == (3, 2, 1)
    steps = []
    for text in ("upgrade warriors swordsmen", "build swordsmen", "build swordsmen"):
        given, military = s.civ(1).unit_resources, s.civ(1).military
        own_resources = paid(s, text)
        steps.append((own_resources, given - s.civ(1).unit_resources, military - s.civ(1).military))
    assert steps == [(0, 1, 0), (2, 1, 1), (3, 0, 1)]
    assert s.workers(1)["swordsmen"] == 3


# Construction.

LABS = {"philosophy": 0, "alchemy": 0, "scientific-method": 0}


def lab_price(special: str, text: str) -> int:
    """What an action costs with a special technology (or none), with a lab to upgrade."""
    words = text.split()
    workers = {**LABS, words[1]: 1} if words[0] == "upgrade" else LABS
    own = {"specials": [special] if special else [], "workers": workers, "unused": 1, "tokens": rich(9)}
    return paid(advanced(age="II", p1=own), text)


@pytest.mark.rule("advanced.construction-a", "advanced.construction-b")
@pytest.mark.parametrize(
    ("text", "without", "price"),
    [
        ("build philosophy", 3, 3),
        ("build alchemy", 6, 5),
        ("upgrade philosophy alchemy", 3, 2),
        ("upgrade philosophy scientific-method", 5, 4),
        ("upgrade alchemy scientific-method", 2, 2),
    ],
)
def test_labs_with_masonry(text: str, without: int, price: int) -> None:
    """ex_masonry_lab_costs"""
    assert (lab_price("", text), lab_price("masonry", text)) == (without, price)


@pytest.mark.rule("advanced.construction-c")
@pytest.mark.parametrize(
    ("text", "without", "price"),
    [("build alchemy", 6, 5), ("build scientific-method", 8, 6), ("upgrade alchemy scientific-method", 2, 1)],
)
def test_labs_with_architecture(text: str, without: int, price: int) -> None:
    """ex_architecture_lab_costs"""
    assert (lab_price("", text), lab_price("architecture", text)) == (without, price)


# Production, happiness and corruption.


@pytest.mark.rule("simple.production-e")
def test_two_missing_food_cost_eight_culture() -> None:
    """ex_starvation"""
    s = simple(p1={"workers": IDLE, "yellow": 12, "culture": 20})
    s.play("done")
    assert (s.civ(1).culture, s.civ(1).food) == (12, 0)


BIG_EXAMPLE: dict[str, Any] = {
    "workers": {
        "warriors": 1, "swordsmen": 2, "drama": 1, "religion": 3, "alchemy": 2, "philosophy": 0,
        "agriculture": 2, "irrigation": 1, "bronze": 1, "iron": 3, "printing-press": 0,
    },
    "specials": ["cartography"],
    "wonders": ["st-peters-basilica", "library-of-alexandria"],
    "wonder": "great-wall",
    "government": "theocracy",
    "leader": "leonardo-da-vinci",
}  # fmt: skip
"""The farms, the mines and the eighth technology of level I cannot be read in the rulebook; their totals can."""


@pytest.mark.rule("simple.end-f")
def test_the_ratings_of_the_big_example() -> None:
    """ex_big_example_ratings"""
    s = simple(p1=BIG_EXAMPLE)
    assert tracks(s, 1) == {
        "culture": 0, "science": 0, "culture per turn": 9, "science per turn": 6, "strength": 6, "happy faces": 8,
    }  # fmt: skip
    undoubled = simple(p1={**BIG_EXAMPLE, "wonders": ["library-of-alexandria"]})
    assert undoubled.civ(1).faces == 6


@pytest.mark.rule("simple.end-d", "simple.end-e", "simple.end-g")
def test_the_final_scoring_of_the_big_example() -> None:
    """ex_big_example_scoring"""
    s = simple(active=2, last_round=5, p1={**BIG_EXAMPLE, "culture": 100})
    s.play("done")
    assert s.position.is_over
    assert s.arguments("final-bonus")[0] == {"seat": 0, "points": 16 + 12 + 16 + 11 + 6}
    assert s.civ(1).culture == 161


UNREST = {"workers": {"religion": 1}, "yellow": 11, "unused": 1}


@pytest.mark.rule("advanced.happy-a", "advanced.happy-b", "advanced.happy-d")
def test_one_discontent_worker_is_idle() -> None:
    """ex_unrest_step_1"""
    s = advanced(p1=UNREST)
    assert (s.civ(1).faces, shown(s)["demand"], shown(s)["discontent"]) == (1, 2, 1)
    s.play("done")
    assert "uprising" not in s.messages()


@pytest.mark.rule("advanced.happy-f", "advanced.happy-d")
def test_a_new_worker_makes_another_one_discontent() -> None:
    """ex_unrest_step_2"""
    s = advanced(p1={**UNREST, "tokens": {"agriculture": 4}})
    s.play("populate")
    assert (s.civ(1).food, s.civ(1).yellow, s.civ(1).unused) == (0, 10, 2)
    assert (shown(s)["demand"], shown(s)["discontent"]) == (3, 2)
    s.play("done")
    assert "uprising" not in s.messages()
    # Two food are produced and two are eaten.
    assert (s.goods(1), s.civ(1).science, s.civ(1).culture) == ((0, 2), 1, 1)


@pytest.mark.rule("advanced.happy-c", "advanced.happy-d", "advanced.happy-g")
def test_a_discontent_worker_becomes_a_soldier() -> None:
    """ex_unrest_step_3"""
    own = {"workers": {"religion": 1}, "yellow": 10, "unused": 2}
    s = happening(FIRST, "development-of-warfare", options={"mode": "advanced"}, p1=own, p2={"unused": 0})
    s.play("accept")
    assert (s.civ(1).unused, s.workers(1)["warriors"], shown(s)["discontent"]) == (1, 2, 2)
    s.play("done")
    assert "uprising" in s.messages()
    assert s.goods(1) == (0, 0)


@pytest.mark.rule("advanced.happy-h")
def test_an_arena_makes_karstens_people_happy() -> None:
    """ex_unrest_step_4"""
    own = {"workers": {"religion": 1, "warriors": 2}, "yellow": 10, "unused": 1, "tokens": rich(4)}
    s = advanced(p1={**own, "hand": ["bread-and-circuses"], "science": 3})
    s.play("develop bread-and-circuses", "build bread-and-circuses")
    assert (s.civ(1).faces, s.civ(1).unused, shown(s)["discontent"]) == (3, 0, 0)
    s.play("done")
    assert "uprising" not in s.messages()


@pytest.mark.rule("advanced.corruption-a", "advanced.corruption-c")
@pytest.mark.parametrize(("blue", "corruption"), [(18, 0), (9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)])
def test_corruption_by_emptied_sections(blue: int, corruption: int) -> None:
    """ex_corruption_table"""
    s = advanced(p1={"workers": IDLE, "blue": blue, "tokens": {"bronze": 7, "agriculture": 3}})
    s.play("done")
    assert s.goods(1) == (3, 7 - corruption)


@pytest.mark.rule("variant.altcorruption-a")
@pytest.mark.parametrize(("answer", "resources", "blue"), [("spare bronze", 1, 9), ("done", 0, 10)])
def test_an_idle_mine_avoids_corruption(answer: str, resources: int, blue: int) -> None:
    """ex_alternative_corruption"""
    own = {"workers": {**IDLE, "bronze": 2}, "blue": 10}
    s = advanced(options={"alternative_corruption": True}, p1=own)
    s.play("done", answer)
    assert (s.civ(1).resources, s.civ(1).blue) == (resources, blue)
    assert ("corruption" in s.messages()) is (answer == "done")
