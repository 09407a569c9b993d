"""The industry cards of the automated player: wonders, what it pays for them, city sites, and idle cards."""

from collections.abc import Hashable
from typing import Any

import pytest

from civitas.games.new_dawn.battles.combat import attack_bonus, defence_bonus, potential_defence
from civitas.games.new_dawn.facts.focus_cards import AUTOMA_CARDS
from civitas.games.new_dawn.map.world import SPACE_NAMES
from tests.games.new_dawn.automa import (
    NOTHING_TO_BUILD,
    automa_row,
    built,
    choices,
    is_even,
    outcomes,
    played,
    spendings,
)
from tests.games.new_dawn.situation import Situation, situation

LONELY = {"row": "G W"}
"""A capital without any site for a city."""
COAST = {"row": "G G G"}
"""From the capital 1.0 the space 1.2 is a site for a city."""
LINE = "closest-to-completing-an-agenda"


def building(
    *wonders: str, card: str = "pottery", trade: int = 0, on: dict[str, str] | None = None, **more: Any
) -> Situation:
    """The turn with an industry card, these wonders face up, and no site for a city unless the map is told."""
    entry = {"capital": "1.0", "trade": {card: trade}, **more.pop("entry", {})}
    more.setdefault("map", LONELY)
    return played(card, entry, wonders=built(*wonders, on=on), **more)


def chosen(s: Situation) -> list[tuple[str, str]]:
    """The wonder that was chosen, and by which criterion."""
    return [(wonder, criterion) for wonder, criterion, _ in choices(s, "automa-chose-wonder")]


# Choosing a wonder.


@pytest.mark.rule("A5.4-a", "A4.4-a")
@pytest.mark.parametrize("trade", [2, 3])
def test_worked_example_3_agenda_then_cost_then_chance(trade: int) -> None:
    def wonder(seed: int) -> Hashable:
        s = building(
            "stonehenge", "colossus", "petra", "oracle",
            trade=trade, victory_cards=["war", "learned", "spread"], seed=seed,
        )  # fmt: skip
        [(name, criterion, rule)] = choices(s, "automa-chose-wonder")
        assert (criterion, rule) == ("random", "A5.4-a")
        assert spendings(s) == [("trade", 2, "payment-order", "A5.5-a")]
        assert s.trade(2) == [trade - 2, 0, 0, 0, 0]
        assert (s.wonder_at("1.0"), s.wonders(2)) == (name, [name])
        return name

    assert is_even(outcomes(wonder, 40), {"colossus", "petra"})


@pytest.mark.rule("A5.4-a")
def test_the_agenda_comes_before_the_cost() -> None:
    # Only science wonders bring an agenda nearer here.
    s = building("stonehenge", "oracle", trade=3, victory_cards=["learned", "spread", "cities"])
    assert chosen(s) == [("oracle", f"moves-{LINE}")]
    assert s.trade(2) == [0] * 5


@pytest.mark.rule("A5.4-a")
def test_the_cheaper_of_two_wonders_that_help_as_much_is_built() -> None:
    s = building("oracle", "petra", trade=3, victory_cards=["war", "learned", "cities"])
    assert chosen(s) == [("petra", "lowest-cost")]


@pytest.mark.rule("A5.4-b")
def test_closest_is_the_agenda_that_lacks_the_fewest_wonders() -> None:
    """Alhambra completes Paranoid, though Colossus is cheaper."""
    s = building(
        "alhambra",
        "colossus",
        trade=5,
        entry={"tokens": ["1.2"]},
        on={"terracotta-army": "1.2"},
        map={"row": "G W G"},
        victory_cards=["war", "spread", "cities"],
    )
    assert chosen(s) == [("alhambra", f"moves-{LINE}")]
    assert s.agendas(2) == ["paranoid"]
    assert s.trade(2) == [0] * 5


@pytest.mark.rule("A5.4-c")
def test_a_wonder_that_cannot_be_paid_is_no_candidate() -> None:
    s = building(
        "alhambra",
        "colossus",
        trade=2,
        entry={"tokens": ["1.2"]},
        on={"terracotta-army": "1.2"},
        map={"row": "G W G"},
        victory_cards=["war", "spread", "cities"],
    )
    assert chosen(s) == [("colossus", "only-choice")]
    assert s.wonders(2) == ["colossus", "terracotta-army"]


@pytest.mark.rule("A5.4-c")
def test_in_the_strict_reading_a_wonder_is_chosen_in_vain() -> None:
    s = building(
        "alhambra",
        "colossus",
        trade=2,
        entry={"tokens": ["1.2"]},
        on={"terracotta-army": "1.2"},
        map={"row": "G W G W"},
        victory_cards=["war", "spread", "cities"],
        options={"automa_wonder": "strict"},
    )
    assert chosen(s) == [("alhambra", f"moves-{LINE}")]
    [event] = s.events("automa-cannot-pay")
    assert (event.arguments, event.rule) == ({"seat": 1, "wonder": "card-alhambra"}, "A5.4-c")
    assert s.wonders(2) == ["terracotta-army"]
    assert s.trade(2) == [2, 0, 0, 0, 0]


@pytest.mark.rule("A5.4-d")
def test_agendas_of_a_completed_victory_card_do_not_count() -> None:
    """With Warmonger completed Paranoid is out, Scholarly counts."""
    table: dict[str, Any] = {"trade": 3, "victory_cards": ["war", "learned", "cities"]}
    s = building("petra", "oracle", entry={"agendas": ["warmonger"]}, **table)
    assert chosen(s) == [("oracle", f"moves-{LINE}")]
    s = building("petra", "oracle", **table)
    assert chosen(s) == [("petra", "lowest-cost")]


@pytest.mark.rule("A5.4-d")
def test_without_an_agenda_that_counts_the_cost_decides() -> None:
    entry = {"agendas": ["warmonger", "technophile"]}
    s = building("stonehenge", "oracle", trade=3, entry=entry, victory_cards=["war", "learned", "cities"])
    assert chosen(s) == [("stonehenge", "lowest-cost")]


@pytest.mark.rule("A5.4-e")
def test_without_a_city_for_it_no_wonder_is_built_but_the_city_follows() -> None:
    s = building("colossus", trade=5, on={"petra": "1.0"}, map=COAST)
    assert (s.wonders(2), s.trade(2)) == (["petra"], [5, 0, 0, 0, 0])
    assert s.cities(2) == ["1.0", "1.2"]
    assert chosen(s) == []


@pytest.mark.rule("A5.4-e")
def test_the_new_city_cannot_take_a_wonder_in_the_same_resolution() -> None:
    s = building("colossus", trade=5, on={"petra": "1.0"}, map=COAST)
    assert s.wonder_at("1.2") == ""


@pytest.mark.rule("A9.4-a")
def test_cleopatra_pays_one_less() -> None:
    row = ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]
    s = building("petra", trade=1, entry={"leader": "cleopatra", "row": row})
    assert (s.wonders(2), s.trade(2)) == (["petra"], [0] * 5)


# Where the wonder goes.


@pytest.mark.rule("A5.7-a")
def test_the_wonder_goes_to_the_city_with_the_highest_defence() -> None:
    # The forest city defends with 6, the capital on hills with 4 and 1 for the reinforced token next to it.
    s = building("petra", trade=2, map={"row": "H G W F W D"}, entry={"reinforced": ["1.1"], "cities": ["1.3"]})
    assert choices(s, "automa-chose-city") == [("1.3", "highest-defense", "A5.7-a")]
    assert s.wonder_at("1.3") == "petra"


@pytest.mark.rule("A5.7-a")
def test_reinforced_tokens_make_a_city_stronger() -> None:
    s = building(
        "petra",
        trade=2,
        map={"rows": ["F G W F", "G G W"]},
        entry={"reinforced": ["1.1", "1.4"], "cities": ["1.3"]},
    )
    assert s.wonder_at("1.0") == "petra"


@pytest.mark.rule("A5.7-a")
def test_cities_with_a_wonder_are_left_out() -> None:
    s = building("petra", trade=2, map={"row": "G W D"}, entry={"cities": ["1.2"]}, on={"oracle": "1.2"})
    assert choices(s, "automa-chose-city") == [("1.0", "only-choice", "A5.7-a")]


@pytest.mark.rule("A5.7-a")
def test_chance_decides_between_equally_strong_cities() -> None:
    def home(seed: int) -> Hashable:
        s = building("petra", trade=2, map={"row": "H W H"}, entry={"cities": ["1.2"]}, seed=seed)
        return choices(s, "automa-chose-city")[0][:2]

    assert is_even(outcomes(home), {("1.0", "random"), ("1.2", "random")})


# Paying.


@pytest.mark.rule("A5.2-a")
def test_resources_of_any_type_pay() -> None:
    s = building("petra", entry={"resources": ["mercury"]})
    assert (s.wonders(2), s.resources(2), s.supply("mercury")) == (["petra"], {}, 8)
    assert spendings(s) == [("resource-mercury", 1, "only-choice", "A5.5-a")]


@pytest.mark.rule("A5.2-a")
def test_chance_decides_which_type_of_resource_is_spent() -> None:
    def kept(seed: int) -> Hashable:
        [left] = building("petra", entry={"resources": ["mercury", "oil"]}, seed=seed).resources(2)
        return left

    assert is_even(outcomes(kept), {"mercury", "oil"})


@pytest.mark.rule("A5.5-a")
def test_worked_example_29_natural_wonders_are_spent_before_resources() -> None:
    s = building("oracle", entry={"resources": ["oil"]}, natural_wonders={"pantanal": 2})
    assert s.wonders(2) == ["oracle"]
    assert [source for source, *_ in spendings(s)] == ["natural-wonder-pantanal", "resource-oil"]
    assert (s.resources(2), s.natural_wonder("pantanal")) == ({}, 2)


@pytest.mark.rule("A5.5-a")
def test_what_is_not_needed_is_not_spent() -> None:
    s = building("petra", trade=4, entry={"resources": ["oil", "oil"]})
    assert (s.resources(2), s.trade(2)) == ({"oil": 1}, [4, 0, 0, 0, 0])


@pytest.mark.rule("A5.5-b")
def test_worked_example_28_a_resource_that_would_overpay_is_kept() -> None:
    s = building("colossus", card="animal-husbandry", trade=1, entry={"resources": ["oil", "marble"]})
    assert s.wonders(2) == ["colossus"]
    assert (s.resources(2), s.trade(2)) == ({"oil": 1, "marble": 1}, [0] * 5)
    assert spendings(s) == [("trade", 1, "no-overpaying", "A5.5-b")]


@pytest.mark.rule("A5.5-b")
def test_trade_tokens_on_other_cards_do_not_save_a_resource() -> None:
    s = building("colossus", card="animal-husbandry", entry={"resources": ["oil"], "trade": {"astrology": 3}})
    assert (s.wonders(2), s.resources(2), s.trade(2)) == (["colossus"], {}, [0, 0, 3, 0, 0])


@pytest.mark.rule("A5.5-c")
@pytest.mark.parametrize(
    ("naturals", "resources", "trade", "spent"),
    [
        (0, 2, 1, ["resource-oil", "trade"]),
        (0, 2, 0, ["resource-oil", "resource-oil"]),
        (1, 1, 1, ["natural-wonder-pantanal", "trade"]),
        (0, 0, 4, ["trade"]),
    ],
)
def test_the_order_of_payment_is_applied_to_each_token_in_turn(
    naturals: int, resources: int, trade: int, spent: list[str]
) -> None:
    # Oracle costs 8: 3 production are missing.
    held: dict[str, Any] = {"natural_wonders": {"pantanal": 2}} if naturals else {}
    s = building("oracle", trade=trade, entry={"resources": ["oil"] * resources}, **held)
    assert s.wonders(2) == ["oracle"]
    assert [source for source, *_ in spendings(s)] == spent
    paid = sum(count * (1 if source == "trade" else 2) for source, count, *_ in spendings(s))
    assert paid in (3, 4)


@pytest.mark.rule("A5.5-d")
def test_a_natural_wonder_is_spent_first_even_if_it_overpays() -> None:
    s = building("petra", card="animal-husbandry", trade=2, natural_wonders={"pantanal": 2})
    assert (s.wonders(2), s.trade(2)) == (["petra"], [2, 0, 0, 0, 0])
    assert spendings(s) == [("natural-wonder-pantanal", 1, "only-choice", "A5.5-a")]
    assert s.natural_wonder("pantanal") == 2


@pytest.mark.rule("A5.5-e", "A8.1-b", "A8.1-a")
def test_industry_city_states_give_production_and_no_discount() -> None:
    # Two mature cities would make everything 2 cheaper with Brussels, and Buenos Aires the first wonder 2 more.
    table: dict[str, Any] = {
        "map": {"row": "G W G W"},
        "entry": {"cities": ["1.2"], "envoys": ["brussels", "buenos-aires"]},
    }
    s = building("petra", **table)
    assert s.mature(2) == ["1.0", "1.2"]
    assert (s.wonders(2), spendings(s)) == (["petra"], [])
    [bonus] = s.events("automa-bonus")
    assert (bonus.arguments["count"], bonus.rule) == (2, "A8.1-a")
    assert building("oracle", **table).wonders(2) == []  # 7 production, and it costs 8


@pytest.mark.rule("A13.6-a")
def test_the_token_of_a_conquered_industry_city_state_is_worth_one_production() -> None:
    s = building("petra", trade=1, city_states={"brussels": 2})
    assert (s.wonders(2), s.trade(2), s.on_card(2, 1)) == (["petra"], [0] * 5, ["brussels"])


@pytest.mark.rule("A6.5-a")
@pytest.mark.parametrize(("trade", "wonders", "left"), [(1, [], 1), (2, ["petra"], 0), (4, ["petra"], 2)])
def test_trade_tokens_are_spent_for_a_wonder_only(trade: int, wonders: list[str], left: int) -> None:
    s = building("petra", trade=trade, map=COAST)
    assert (s.wonders(2), s.trade(2)) == (wonders, [left, 0, 0, 0, 0])
    assert s.cities(2) == ["1.0", "1.2"]


@pytest.mark.rule("A9.3-b")
def test_roosevelt_always_spends_natural_wonders_on_the_industry_card() -> None:
    row = ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]
    entry = {"leader": "roosevelt", "row": row, "on_cards": {"pantanal": 5}, "resources": ["oil"]}
    s = building("petra", entry=entry, natural_wonders={"pantanal": 2})
    assert (s.wonders(2), s.resources(2)) == (["petra"], {"oil": 1})
    assert s.on_card(2, s.slot(2, "automa-masonry")) == ["pantanal"]
    # Without a wonder to be built it is spent all the same.
    s = building(entry=entry, natural_wonders={"pantanal": 2})
    assert s.on_card(2, s.slot(2, "automa-masonry")) == ["pantanal"]
    assert [event.rule for event in s.events("spent")] == ["A9.3-b"]


@pytest.mark.rule("A9.3-b", "A9.3-a")
def test_natural_wonders_of_roosevelt_on_other_cards_pay_too() -> None:
    row = ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]
    entry = {"leader": "roosevelt", "row": row, "on_cards": {"pantanal": 1}}
    s = building("petra", trade=3, entry=entry, natural_wonders={"pantanal": 2})
    assert (s.wonders(2), s.trade_on(2, "automa-pottery")) == (["petra"], 3)
    assert s.on_card(2, s.slot(2, "automa-masonry")) == ["pantanal"]


@pytest.mark.rule("A8.1-d")
def test_captured_wonders_count_like_built_ones() -> None:
    """A wonder under a control token that the automated player has won."""
    s = played("astrology", {"tokens": ["1.0"]}, map=LONELY, wonders=built(on={"kremlin": "1.0"}))
    assert s.dial(2) == 6
    assert [told["count"] for told in s.arguments("automa-bonus")] == [1]


@pytest.mark.rule("A8.1-d")
def test_a_person_uses_the_printed_ability_of_a_wonder_taken_from_the_automated_player() -> None:
    s = situation("settler", map={"row": "G W G"}, p1={"cities": ["1.0"]}, wonders=built(on={"alhambra": "1.0"}))
    target = SPACE_NAMES.index("1.2")
    assert (attack_bonus(s.position, 0, target), defence_bonus(s.position, 0, 0, 1)) == (2, 2)
    s = situation("settler", map={"row": "G W G"}, p2={"cities": ["1.0"]}, wonders=built(on={"alhambra": "1.0"}))
    assert (attack_bonus(s.position, 1, target), defence_bonus(s.position, 1, 0, 0)) == (1, 1)


@pytest.mark.rule("A8.1-a")
def test_pyramids_upgrade_nothing_when_the_automated_player_builds_them() -> None:
    s = building("pyramids", trade=4)
    assert s.wonders(2) == ["pyramids"]
    assert {AUTOMA_CARDS[card].level for card in s.civ(2).row} == {1}


# Cities.


@pytest.mark.rule("A5.6-a", "A12.3-a")
def test_worked_example_4_the_city_goes_where_it_defends_best() -> None:
    """Three sites next to two tokens each; a spawn point is too far away and next to one token only."""
    s = played(
        "pottery",
        {"capital": "2.6", "tokens": ["1.0", "1.5", "2.0"]},
        map={"row": "G G D G W G G H G W G G G G G!a W G"},
        resources={"1.1": "oil", "1.3": "oil", "1.6": "oil", "1.8": "oil", "2.1": "oil", "2.3": "oil"},
    )
    assert choices(s, "automa-chose-space") == [("1.2", "highest-defense", "A5.6-a")]
    assert s.at("1.2") == "city of 2"
    sites = [SPACE_NAMES.index(space) for space in ("1.2", "1.7", "2.2")]
    assert [potential_defence(s.position, 1, site) for site in sites] == [8, 4, 2]


@pytest.mark.rule("A5.6-a")
def test_tokens_around_a_site_come_before_spawn_points_and_defence() -> None:
    s = played(
        "pottery",
        {"capital": "1.3"},
        map={"row": "G G!a G G G D G"},
        resources={"1.0": "oil"},
    )
    # 1.1 is next to the oil; 1.5 would defend better.
    assert s.cities(2) == ["1.3", "1.1"]
    assert s.criteria("automa-chose-space") == ["adjacent-to-most-natural-wonder-and-resource-tokens"]


@pytest.mark.rule("A5.6-a")
def test_a_spawn_point_comes_before_defence() -> None:
    s = played("pottery", {"capital": "1.2"}, map={"row": "G!a G G G D"})
    assert s.cities(2) == ["1.2", "1.0"]
    assert s.criteria("automa-chose-space") == ["has-barbarian-spawn-point"]


@pytest.mark.rule("A5.6-a")
def test_tokens_that_somebody_holds_do_not_count_for_a_site() -> None:
    # Pantanal lies next to 1.0, but player 1 holds its token; the desert defends better.
    table: dict[str, Any] = {"map": {"rows": ["G G G G D", "N:pantanal W W W W"]}}
    s = played("pottery", {"capital": "1.2"}, p1={"tokens": ["1.5"]}, **table)
    assert s.natural_wonder("pantanal") == 1
    assert s.cities(2) == ["1.2", "1.4"]
    assert played("pottery", {"capital": "1.2"}, **table).cities(2) == ["1.2", "1.0"]


@pytest.mark.rule("A5.6-a")
def test_chance_decides_between_equal_sites() -> None:
    def site(seed: int) -> Hashable:
        return played("pottery", {"capital": "1.2"}, map={"row": "G G G G G"}, seed=seed).cities(2)[1]

    assert is_even(outcomes(site), {"1.0", "1.4"})


ISLANDS = {"rows": ["W G W G D W G", "G F W W W W", "W G"]}
"""The forest 1.8 is next to 1.1, 1.7 and 2.4; next to the desert 1.4 there is only 1.3. The capital 1.6 is alone."""


def on_islands(reinforced: int, seed: int = 0) -> Situation:
    """A city will be built; so many of the three tokens around the forest are reinforced."""
    tokens = ["1.3", "1.1", "1.7", "2.4"]
    entry = {"capital": "1.6", "tokens": tokens, "reinforced": tokens[1 : 1 + reinforced]}
    return played("pottery", entry, map=ISLANDS, seed=seed)


@pytest.mark.rule("A12.3-a")
@pytest.mark.parametrize(("reinforced", "site"), [(0, "1.4"), (1, "1.4"), (3, "1.8")])
def test_reinforced_tokens_next_to_a_site_count_for_its_defence(reinforced: int, site: str) -> None:
    """A forest with 3 reinforced tokens (9) beats a desert (8); with 1 (7) it does not."""
    s = on_islands(reinforced)
    assert choices(s, "automa-chose-space") == [(site, "highest-defense", "A5.6-a")]


@pytest.mark.rule("A12.3-a")
def test_a_forest_with_two_reinforced_tokens_is_as_good_as_a_desert() -> None:
    assert is_even(outcomes(lambda seed: on_islands(2, seed).cities(2)[1]), {"1.4", "1.8"})


@pytest.mark.rule("A12.3-a")
def test_a_reinforced_token_on_the_site_itself_goes_back_and_does_not_count() -> None:
    def site(seed: int) -> Hashable:
        s = played("pottery", {"capital": "1.2", "reinforced": ["1.0"]}, map={"row": "G G G G G"}, seed=seed)
        return s.cities(2)[1]

    assert is_even(outcomes(site), {"1.0", "1.4"})


@pytest.mark.rule("A5.6-b")
def test_a_wonder_and_a_city_are_built_in_one_resolution() -> None:
    s = building("petra", trade=2, map=COAST)
    assert (s.wonder_at("1.0"), s.cities(2)) == ("petra", ["1.0", "1.2"])
    order = [event.message for event in s.log if event.message in ("wonder-built", "city-built")]
    assert order == ["wonder-built", "city-built"]
    assert {event.rule for event in s.log if event.message in order} == {"automa.as_pottery"}


@pytest.mark.rule("A5.6-c")
def test_a_city_may_replace_an_own_token_but_not_a_resource() -> None:
    # 1.0 holds an own token on a mountain, 1.4 a resource; 1.3 is too near to the capital.
    s = played(
        "pottery",
        {"capital": "1.2", "tokens": ["1.0"], "caravans": ["1.0"]},
        map={"row": "M G G G M"},
        resources={"1.4": "oil"},
    )
    assert (s.at("1.0"), s.at("1.4"), s.lying("1.4")) == ("city of 2", "", "oil")
    assert (s.civ(2).tokens_left, s.caravans(2)[0]) == (31, "1.0")


@pytest.mark.rule("A12.1-a")
def test_no_city_is_built_on_a_barbarian() -> None:
    s = played("pottery", {"capital": "1.0"}, map={"row": "G G G!a"}, barbarians={"a": "1.2"})
    assert s.cities(2) == ["1.0"]


@pytest.mark.rule("A12.2-a")
def test_barbarians_next_to_a_site_do_not_matter() -> None:
    def site(seed: int) -> Hashable:
        s = played("pottery", {"capital": "1.3"}, map={"row": "G!a G G G G G G"}, barbarians={"a": "1.0"}, seed=seed)
        return s.cities(2)[1]

    assert is_even(outcomes(site), {"1.1", "1.5"})


@pytest.mark.rule("A9.4-a")
@pytest.mark.parametrize(("option", "site"), [("printed", "2.4"), ("reduced", "2.8")])
def test_hojo_looks_at_the_printed_defence_of_sites_unless_the_option_says_otherwise(option: str, site: str) -> None:
    # The mountain on the edge of the map counts 3 on Hojo's turn, the desert inside 4.
    row = ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]
    s = played(
        "pottery",
        {"leader": "hojo", "capital": "2.6", "row": row},
        map={"rows": ["G*7", "G*7", "M G G G D G G", "G*7", "G*7"]},
        options={"hojo_automa_lists": option},
    )
    assert choices(s, "automa-chose-space") == [(site, "highest-defense", "A5.6-a")]


# The cards.


@pytest.mark.rule("automa.as_pottery")
@pytest.mark.card("automa-pottery")
def test_pottery_builds_a_city_within_two_spaces_and_is_reset() -> None:
    s = building("petra", map={"row": "G G G G"})
    assert s.cities(2) == ["1.0", "1.2"]
    assert s.wonders(2) == []
    assert automa_row(s)[0] == "pottery"
    assert s.events("card-replaced") == []


@pytest.mark.rule("automa.as_pottery")
def test_pottery_has_a_production_of_five() -> None:
    assert building("petra", trade=2).wonders(2) == ["petra"]
    assert building("petra", trade=1).wonders(2) == []


@pytest.mark.rule("automa.as_animal_husbandry")
@pytest.mark.card("automa-animal-husbandry")
def test_animal_husbandry_counts_three_spaces_from_a_friendly_space() -> None:
    s = played("animal-husbandry", {"capital": "1.0"}, map={"row": "G G G D M"})
    assert choices(s, "automa-chose-space") == [("1.3", "highest-defense", "A5.6-a")]


@pytest.mark.rule("automa.as_animal_husbandry")
def test_animal_husbandry_counts_from_caravans_too() -> None:
    # The desert 1.6 is 3 spaces from the caravan, the mountain 1.7 is 4; water cuts off the capital.
    table: dict[str, Any] = {"map": {"row": "G W W G G G D M"}}
    s = played("animal-husbandry", {"capital": "1.0", "caravans": ["1.3"]}, **table)
    assert s.cities(2) == ["1.0", "1.6"]
    assert s.caravans(2)[0] == "1.3"
    assert played("animal-husbandry", {"capital": "1.0"}, **table).cities(2) == ["1.0"]
    # No other card does that.
    assert played("pottery", {"capital": "1.0", "caravans": ["1.5"]}, **table).cities(2) == ["1.0"]


@pytest.mark.rule("automa.as_animal_husbandry")
def test_animal_husbandry_has_a_production_of_six() -> None:
    assert building("petra", card="animal-husbandry", trade=1).wonders(2) == ["petra"]
    assert building("petra", card="animal-husbandry").wonders(2) == []


@pytest.mark.rule("automa.as_nationalism")
@pytest.mark.card("automa-nationalism")
def test_nationalism_has_a_production_of_seven_and_counts_four_spaces_over_water() -> None:
    def site(seed: int) -> Hashable:
        # The capital 1.5 lies alone behind a gap.
        s = building(
            "petra",
            card="nationalism",
            entry={"capital": "1.5", "tokens": ["1.0"]},
            map={"row": "G W W W G . G"},
            seed=seed,
        )
        assert (s.wonders(2), spendings(s)) == (["petra"], [])
        return s.cities(2)[1]

    assert is_even(outcomes(site), {"1.0", "1.4"})


@pytest.mark.rule("automa.as_nationalism")
def test_nationalism_does_not_reach_five_spaces() -> None:
    s = played("nationalism", {"capital": "1.0"}, map={"row": "G W W W W G"})
    assert s.cities(2) == ["1.0"]


@pytest.mark.rule("automa.as_urbanization")
@pytest.mark.parametrize(("row", "cities"), [("G W W W W G", ["1.0", "1.5"]), ("G W W W W W G", ["1.0"])])
def test_urbanization_reaches_five_spaces_over_water(row: str, cities: list[str]) -> None:
    s = building("oracle", card="urbanization", map={"row": row})
    assert s.wonders(2) == ["oracle"]  # production 8
    assert s.cities(2) == cities


# Idle cards.


@pytest.mark.rule("A10.1-a")
@pytest.mark.parametrize(
    ("card", "better"),
    [("pottery", "animal-husbandry"), ("animal-husbandry", "nationalism"), ("nationalism", "urbanization")],
)
def test_an_idle_industry_card_is_replaced_by_the_next_one(card: str, better: str) -> None:
    s = building(card=card, trade=2)
    assert automa_row(s) == [better, "early-empire", "astrology", "foreign-trade", "masonry"]
    assert s.trade(2) == [2, 0, 0, 0, 0]
    [event] = s.events("card-replaced")
    assert event.rule == "A10.1-a"
    assert event.arguments == {
        "seat": 1, "card": f"card-automa-{better}", "old": f"card-automa-{card}", "slot": 5,
    }  # fmt: skip


@pytest.mark.rule("A10.1-b")
def test_five_cards_have_an_idle_rule() -> None:
    idle = [card.id.removeprefix("automa-") for card in AUTOMA_CARDS if card.upgrades_when_idle]
    assert sorted(idle) == ["animal-husbandry", "iron-working", "masonry", "nationalism", "pottery"]


@pytest.mark.rule("A12.4-a")
def test_the_card_that_replaces_an_idle_one_is_not_resolved() -> None:
    # 5 + 1 do not pay for Petra; Animal Husbandry with 6 + 1 would.
    s = building("petra", trade=1)
    assert (s.wonders(2), automa_row(s)[0], s.trade(2)) == ([], "animal-husbandry", [1, 0, 0, 0, 0])
    assert [told["card"] for told in s.arguments("resolved")] == ["card-automa-pottery"]


@pytest.mark.rule("A10.1-a")
@pytest.mark.parametrize("table", [{"trade": 2}, {"map": COAST}])
def test_a_wonder_or_a_city_is_enough_not_to_be_idle(table: dict[str, Any]) -> None:
    assert automa_row(building("petra", **table))[0] == "pottery"


@pytest.mark.rule("N18-a")
def test_without_unused_cities_no_city_is_built_and_the_card_may_be_idle() -> None:
    cities = [f"1.{space}" for space in (1, 3, 5, 7, 9)] + ["2.1", "2.3"]
    s = played("pottery", {"capital": "2.7", "cities": cities}, map={"row": "W G W G W G W G W G W G W G W G G G"})
    assert s.civ(2).cities_left == 0
    assert len(s.cities(2)) == 8
    assert automa_row(s)[0] == "animal-husbandry"


# People and the resources of the automated player.


@pytest.mark.rule("A5.3-a")
def test_people_may_exchange_a_resource_that_is_missing_in_the_supply() -> None:
    s = situation(
        "settler",
        map={"row": "G G!a G"},
        barbarians={"a": "1.1"},
        p1={
            "leader": "gilgamesh",
            "capital": "1.0",
            "row": ["early-empire", "astrology", "pottery", "masonry", "currency"],
            "resources": {"oil": 7, "marble": 6},
        },
        p2={"resources": ["oil"]},
        wonders=NOTHING_TO_BUILD,
    )
    s.play("resolve 5", "send 1 1.1")
    assert s.question == "ResourceChoice"
    assert s.refused("gain oil") == "R5.4-b"
    assert s.refused("barter marble diamond") == "A5.3-a"
    s.play("barter oil marble")
    assert (s.resources(2), s.supply("oil"), s.supply("marble")) == ({"marble": 1}, 1, 1)
    s.play("gain oil")
    assert (s.resources(1), s.supply("oil")) == ({"oil": 8, "marble": 6}, 0)
