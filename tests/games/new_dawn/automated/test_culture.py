"""The culture cards of the automated player: where tokens go, what it spends, and what becomes of the rest."""

from collections.abc import Hashable
from typing import Any

import pytest

from tests.games.new_dawn.automa import automated, built, choices, is_even, outcomes, played, spendings
from tests.games.new_dawn.situation import Situation

LAKE = {"row": "G W"}
"""A capital with water next to it and nothing else."""


def placed(s: Situation) -> list[tuple[str, str]]:
    """Where control tokens were placed, and why there."""
    return [(space, criterion) for space, criterion, _ in choices(s, "automa-chose-space")]


def petals(count: int) -> dict[str, str]:
    """A space with so many land spaces around it."""
    return {"flower": "G; " + " ".join(["G"] * count + ["W"] * (6 - count))}


# The cards.


@pytest.mark.rule("automa.as_early_empire")
@pytest.mark.card("automa-early-empire")
def test_early_empire_places_two_tokens_by_its_list() -> None:
    s = played("early-empire", {"capital": "1.0"}, map={"flower": "G; F!a M H W W W"}, resources={"1.3": "oil"})
    assert placed(s) == [("1.3", "contains-resource-token"), ("1.1", "contains-barbarian-spawn-point")]
    assert (s.resources(2), s.lying("1.3")) == ({"oil": 1}, "")
    assert s.tokens(2) == ["1.3", "1.1"]
    assert [(told["seat"], told["space"]) for told in s.arguments("placed")] == [(1, "space-1.3"), (1, "space-1.1")]
    assert {event.rule for event in s.events("placed")} == {"automa.as_early_empire"}
    assert s.trade(2) == [0] * 5
    assert s.civ(2).tokens_left == 29


@pytest.mark.rule("automa.as_early_empire")
def test_early_empire_stops_after_two_tokens() -> None:
    s = played("early-empire", {"capital": "1.0"}, map=petals(6))
    assert len(s.tokens(2)) == 2


@pytest.mark.rule("automa.as_early_empire")
def test_a_spawn_point_with_its_barbarian_on_it_is_no_place_for_a_token() -> None:
    s = played("early-empire", {"capital": "1.0"}, map={"flower": "G; F!a M H W W W"}, barbarians={"a": "1.1"})
    assert sorted(s.tokens(2)) == ["1.2", "1.3"]
    assert placed(s)[0] == ("1.2", "highest-terrain-difficulty")


@pytest.mark.rule("automa.as_drama_and_poetry", "A12.5-a")
@pytest.mark.card("automa-drama-and-poetry")
def test_drama_and_poetry_places_three_tokens_and_moves_none() -> None:
    s = played("drama-and-poetry", {"capital": "1.0", "tokens": ["1.2"]}, map={"row": "G G G G"})
    assert s.tokens(2) == ["1.2", "1.1"]
    assert s.trade(2) == [2, 0, 0, 0, 0]


@pytest.mark.rule("automa.as_drama_and_poetry", "A12.5-a")
def test_worked_example_34_too_few_spaces_for_drama_and_poetry() -> None:
    """3 tokens and 1 for the wonder; one finds a space, no trade token is spent, three are gained."""
    s = played(
        "drama-and-poetry",
        {"capital": "1.0", "trade": {"drama-and-poetry": 2}},
        map=petals(1),
        wonders=built(on={"stonehenge": "1.0"}),
    )
    assert s.tokens(2) == ["1.1"]
    assert s.trade(2) == [5, 0, 0, 0, 0]
    assert spendings(s) == []
    [gain] = s.events("trade-gained")
    assert (gain.arguments, gain.rule) == ({"seat": 1, "count": 3, "slot": 5}, "A10.2-a")


@pytest.mark.rule("automa.as_civil_service", "A10.2-a")
@pytest.mark.card("automa-civil-service")
def test_civil_service_places_a_last_token_next_to_any_friendly_space() -> None:
    s = played("civil-service", {"capital": "1.0"}, map={"row": "G G G G G"}, resources={"1.3": "oil"})
    # Only 1.1 is next to the capital; then 1.2 is next to the token there.
    assert s.tokens(2) == ["1.1", "1.2"]
    assert s.trade(2) == [2, 0, 0, 0, 0]
    assert s.lying("1.3") == "oil"


@pytest.mark.rule("automa.as_civil_service")
def test_civil_service_places_four_tokens_if_there_is_room() -> None:
    s = played("civil-service", {"capital": "1.0"}, map=petals(6))
    assert len(s.tokens(2)) == 4
    assert s.trade(2) == [0] * 5


@pytest.mark.rule("automa.as_civil_service")
def test_the_last_token_of_civil_service_becomes_a_trade_token_if_it_finds_no_space() -> None:
    s = played("civil-service", {"capital": "1.0"}, map=petals(3))
    assert len(s.tokens(2)) == 3
    assert s.trade(2) == [1, 0, 0, 0, 0]


NEIGHBOURS = "adjacent-to-natural-wonder-token-or-resource-token-or-uncovered-barbarian-spawn-point"


BETWEEN_CITIES = {"capital": "1.0", "cities": ["1.5"]}
"""On the map below 1.1 and 1.4 are next to both cities; 1.2 is next to the second one and to the last of the row."""


@pytest.mark.rule("automa.as_civil_service-b")
@pytest.mark.parametrize(
    ("last", "more"),
    [("G", {"resources": {"1.3": "marble"}}), ("N:pantanal", {}), ("G!b", {}), ("G!b", {"barbarians": {"b": "off"}})],
)
def test_civil_service_prefers_spaces_next_to_tokens_to_more_cities(last: str, more: dict[str, Any]) -> None:
    s = played("civil-service", BETWEEN_CITIES, map={"rows": [f"G G G {last}", "G G"]}, **more)
    assert placed(s)[0] == ("1.2", NEIGHBOURS)


@pytest.mark.rule("automa.as_civil_service-b")
@pytest.mark.parametrize(
    ("last", "more"),
    [
        ("G", {}),
        ("N:pantanal", {"natural_wonders": {"pantanal": 1}}),
        ("G!b", {"barbarians": {"b": "1.3"}}),
        ("G!b", {"p1": {"tokens": ["1.3"]}}),
        ("G!b", {"p1": {"caravans": ["1.3"]}}),
    ],
)
def test_claimed_tokens_and_covered_spawn_points_attract_nobody(last: str, more: dict[str, Any]) -> None:
    s = played("civil-service", BETWEEN_CITIES, map={"rows": [f"M G G {last}", "G M"]}, **more)
    assert placed(s)[0][0] in ("1.1", "1.4")
    assert NEIGHBOURS not in s.criteria()


@pytest.mark.rule("automa.as_early_empire")
def test_the_other_culture_cards_do_not_look_at_what_is_next_to_a_space() -> None:
    s = played("early-empire", BETWEEN_CITIES, map={"rows": ["G G G G", "G G"]}, resources={"1.3": "marble"})
    assert placed(s)[0][0] in ("1.1", "1.4")


@pytest.mark.rule("automa.as_mass_media", "A10.3-a")
@pytest.mark.card("automa-mass-media")
def test_mass_media_degrades_rival_tokens_next_to_friendly_spaces_first() -> None:
    s = played(
        "mass-media",
        {"capital": "1.2", "tokens": ["1.3"]},
        map={"row": "G G G G G G G"},
        p1={"tokens": ["1.1", "1.6"], "reinforced": ["1.4"]},
    )
    assert (s.at("1.4"), s.at("1.6")) == ("token of 1", "token of 1")
    # The emptied space is the only one for the four tokens.
    assert (s.at("1.1"), s.tokens(2)) == ("token of 2", ["1.3", "1.1"])
    assert s.trade(2) == [3, 0, 0, 0, 0]
    assert s.civ(1).tokens_left == 29
    told = [(event.message, event.arguments["space"], event.rule) for event in s.log if "other" in event.arguments]
    assert told == [("destroyed", "space-1.1", "A10.3-a"), ("weakened", "space-1.4", "A10.3-a")]


@pytest.mark.rule("automa.as_mass_media")
def test_mass_media_leaves_cities_and_own_tokens_alone() -> None:
    s = played(
        "mass-media",
        {"capital": "1.2", "reinforced": ["1.3"]},
        map={"row": "G G G G G"},
        p1={"cities": ["1.1"], "capital": "1.4"},
    )
    assert (s.at("1.1"), s.at("1.3"), s.at("1.4")) == ("city of 1", "reinforced of 2", "capital of 1")
    assert s.trade(2) == [4, 0, 0, 0, 0]


@pytest.mark.rule("automa.as_mass_media")
def test_mass_media_prefers_spaces_next_to_rivals_to_difficult_terrain() -> None:
    s = played("mass-media", {"capital": "1.2"}, map={"row": "G G G M G"}, p1={"tokens": ["1.0"]})
    assert placed(s) == [("1.1", "adjacent-to-rival-space"), ("1.3", "only-choice")]


@pytest.mark.rule("automa.as_early_empire")
def test_early_empire_does_not_look_for_rivals() -> None:
    s = played("early-empire", {"capital": "1.2"}, map={"row": "G G G M G"}, p1={"tokens": ["1.0"]})
    assert placed(s)[0] == ("1.3", "highest-terrain-difficulty")


@pytest.mark.rule("A10.3-a")
def test_mass_media_looks_at_all_tokens_at_one_moment() -> None:
    """The token behind is not next to a friendly space, and would not be even after the first one is gone."""
    s = played(
        "mass-media",
        {"capital": "1.0"},
        map={"row": "G N:pantanal G G"},
        p1={"tokens": ["1.1", "1.2"]},
        natural_wonders={"pantanal": 1},
    )
    assert (s.at("1.1"), s.at("1.2")) == ("token of 2", "token of 1")
    # The natural wonder went over with the new token, not when the old one was removed.
    taken = s.events("natural-wonder-won")
    assert [(event.arguments["seat"], event.arguments["other"]) for event in taken] == [(1, 0)]
    order = [event.message for event in s.log]
    assert order.index("destroyed") < order.index("placed") < order.index("natural-wonder-won")


@pytest.mark.rule("A10.3-a")
def test_a_natural_wonder_stays_with_its_owner_if_nobody_takes_the_space() -> None:
    s = played(
        "mass-media",
        {"capital": "1.0", "tokens": ["1.1"]},
        map={"row": "G G N:pantanal"},
        p1={"tokens": ["1.2"]},
        natural_wonders={"pantanal": 1},
    )
    assert (s.at("1.2"), s.natural_wonder("pantanal")) == ("", 1)


@pytest.mark.rule("A10.3-a")
def test_whoever_loses_potala_palace_to_mass_media_gives_cards_back_before_the_tokens_are_placed() -> None:
    s = automated(
        "mass-media",
        {"capital": "1.0"},
        map={"row": "G G G"},
        p1={"tokens": ["1.1"], "pacts": {"2": ["embassy", "joint-war"]}},
        wonders=built(on={"potala-palace": "1.1"}),
    )
    s.go_on()
    assert (s.asked, s.question) == ([1], "Surrender")
    assert s.tokens(2) == []
    s.play("give-back embassy-2")
    assert s.question == "Choosing"
    assert (s.pacts(1, 2), s.tokens(2), s.wonders(2)) == (["joint-war"], ["1.1"], ["potala-palace"])


# Trade tokens.


@pytest.mark.rule("A6.3-a")
@pytest.mark.parametrize(("spaces", "spent", "tokens"), [(6, 2, 4), (5, 2, 4), (4, 2, 4), (3, 1, 3), (2, 0, 2)])
def test_trade_tokens_are_spent_as_far_as_there_are_spaces(spaces: int, spent: int, tokens: int) -> None:
    s = played("early-empire", {"capital": "1.0", "trade": {"early-empire": 2}}, map=petals(spaces))
    assert len(s.tokens(2)) == tokens
    assert s.trade(2) == [2 - spent, 0, 0, 0, 0]
    assert spendings(s) == [("trade", 1, "legal-spaces", "A6.3-a")] * spent


@pytest.mark.rule("A6.3-a")
def test_trade_tokens_on_other_cards_are_not_spent() -> None:
    s = played("early-empire", {"capital": "1.0", "trade": [2, 2, 2, 2, 0]}, map=petals(6))
    assert len(s.tokens(2)) == 2
    assert s.trade(2) == [0, 2, 2, 2, 2]


@pytest.mark.rule("A10.2-a")
@pytest.mark.parametrize("trade", [0, 1, 4])
def test_tokens_that_cannot_be_placed_become_trade_tokens_on_the_card(trade: int) -> None:
    s = played("early-empire", {"capital": "1.0", "trade": {"early-empire": trade}}, map=LAKE)
    assert s.tokens(2) == []
    assert s.trade(2) == [trade + 2, 0, 0, 0, 0]


@pytest.mark.rule("A6.1-a", "A6.2-c")
def test_a_card_may_hold_any_number_of_trade_tokens() -> None:
    s = played("mass-media", {"capital": "1.0", "trade": {"mass-media": 9}}, map=LAKE)
    assert s.trade(2) == [13, 0, 0, 0, 0]
    assert s.events("trade-lost") == []


@pytest.mark.rule("N18-a")
def test_without_unused_control_tokens_all_become_trade_tokens() -> None:
    """30 tokens on the map and one on an agenda: nothing is taken off the map to be placed again."""
    on_map = [f"{tile}.{space}" for tile in (1, 2, 3) for space in range(10)]
    s = played(
        "early-empire",
        {"capital": "4.0", "tokens": on_map, "agendas": ["technophile"], "trade": {"early-empire": 3}},
        map={"row": "G*33"},
    )
    assert (s.tokens(2), s.civ(2).tokens_left) == (on_map, 0)
    assert s.trade(2) == [5, 0, 0, 0, 0]


@pytest.mark.rule("N18-a")
def test_the_last_control_token_is_placed_and_the_next_one_becomes_a_trade_token() -> None:
    on_map = [f"{tile}.{space}" for tile in (1, 2, 3) for space in range(10)]
    s = played("early-empire", {"capital": "4.0", "tokens": on_map}, map={"row": "G*31 G G"})
    assert s.at("4.1") == "token of 2"
    assert s.trade(2) == [1, 0, 0, 0, 0]


# What gives more tokens.


@pytest.mark.rule("A8.1-b", "A8.1-a")
def test_culture_wonders_and_city_states_give_a_token_each() -> None:
    s = played(
        "early-empire",
        {"capital": "1.0", "envoys": ["kumasi"], "trade": {"early-empire": 1}},
        map=petals(4),
        wonders=built(on={"stonehenge": "1.0"}),
    )
    assert len(s.tokens(2)) == 4
    assert s.trade(2) == [1, 0, 0, 0, 0]
    [bonus] = s.events("automa-bonus")
    assert (bonus.arguments, bonus.rule) == ({"seat": 1, "count": 2, "slot": 5}, "A8.1-a")


@pytest.mark.rule("A8.1-b")
def test_wonders_and_city_states_of_other_kinds_give_nothing() -> None:
    s = played(
        "early-empire",
        {"capital": "1.0", "envoys": ["seoul", "kabul", "brussels"]},
        map=petals(6),
        wonders=built(on={"oracle": "1.0"}),
    )
    assert len(s.tokens(2)) == 2
    assert s.events("automa-bonus") == []


@pytest.mark.rule("A12.5-a", "A9.4-a")
def test_catherine_has_more_tokens_for_the_latest_era_and_unplaced_ones_become_trade_tokens() -> None:
    s = played(
        "early-empire",
        {"leader": "catherine", "capital": "1.0", "envoys": ["kumasi"]},
        map=petals(1),
        wonders=built(on={"chichen-itza": "1.0"}),
    )
    # 2 of the card, 2 for a medieval wonder, 1 because it is a cultural one, 1 for Kumasi.
    assert s.tokens(2) == ["1.1"]
    assert s.trade(2) == [5, 0, 0, 0, 0]


@pytest.mark.rule("A9.4-a")
@pytest.mark.parametrize(("wonder", "tokens"), [("oracle", 3), ("alhambra", 4), ("pentagon", 5)])
def test_catherine_counts_wonders_of_every_kind(wonder: str, tokens: int) -> None:
    entry = {"leader": "catherine", "capital": "1.0"}
    s = played("early-empire", entry, map=petals(6), wonders=built(on={wonder: "1.0"}))
    assert len(s.tokens(2)) == tokens


@pytest.mark.rule("A13.6-a", "A12.5-a")
def test_the_token_of_a_conquered_city_state_counts_for_its_card_and_stays() -> None:
    s = played("early-empire", {"capital": "1.0"}, map=petals(3), city_states={"kumasi": 2})
    assert len(s.tokens(2)) == 3
    assert (s.on_card(2, 1), s.city_state("kumasi")) == (["kumasi"], 2)
    [spent] = s.events("spent")
    assert (spent.arguments["source"], spent.rule) == ("city-state-kumasi", "A13.6-a")
    s = played("early-empire", {"capital": "1.0"}, map=LAKE, city_states={"kumasi": 2})
    assert s.trade(2) == [3, 0, 0, 0, 0]


@pytest.mark.rule("A13.6-a")
def test_the_token_of_a_city_state_of_another_kind_does_not_help() -> None:
    s = played("early-empire", {"capital": "1.0"}, map=petals(3), city_states={"seoul": 2})
    assert len(s.tokens(2)) == 2


# Roosevelt.


@pytest.mark.rule("A9.3-a")
def test_roosevelt_lays_a_natural_wonder_that_it_gains_on_the_card_in_slot_4() -> None:
    row = ["astrology", "foreign-trade", "masonry", "pottery", "early-empire"]
    s = played(
        "early-empire", {"leader": "roosevelt", "row": row, "capital": "1.0"}, map={"flower": "G; N:pantanal W W W W W"}
    )
    assert s.natural_wonder("pantanal") == 2
    assert s.row(2)[4] == "automa-pottery"  # after the reset
    assert s.on_card(2, 5) == ["pantanal"]
    [laid] = s.events("natural-wonder-laid")
    assert (laid.arguments["slot"], laid.rule) == (4, "A9.3-a")


@pytest.mark.rule("A9.3-b", "A12.5-a")
def test_roosevelt_spends_a_natural_wonder_even_if_it_is_of_no_use() -> None:
    row = ["astrology", "foreign-trade", "masonry", "pottery", "early-empire"]
    s = played(
        "early-empire",
        {"leader": "roosevelt", "row": row, "capital": "1.0", "on_cards": {"mt-everest": 5}},
        map=LAKE,
        natural_wonders={"mt-everest": 2},
    )
    assert s.trade_on(2, "automa-early-empire") == 3
    assert s.on_card(2, s.slot(2, "automa-pottery")) == ["mt-everest"]
    [spent] = s.events("spent")
    assert (spent.arguments["source"], spent.rule) == ("natural-wonder-mt-everest", "A9.3-b")


@pytest.mark.rule("A9.3-b")
def test_roosevelt_spends_natural_wonders_before_trade_tokens() -> None:
    s = played(
        "early-empire",
        {"leader": "roosevelt", "capital": "1.0", "on_cards": {"mt-everest": 5}, "trade": {"early-empire": 2}},
        map=petals(3),
        natural_wonders={"mt-everest": 2},
    )
    assert len(s.tokens(2)) == 3
    assert s.trade_on(2, "automa-early-empire") == 2


@pytest.mark.rule("A9.3-b")
def test_natural_wonders_of_other_leaders_are_no_trade_tokens() -> None:
    s = played("early-empire", {"leader": "trajan", "capital": "1.0"}, map=petals(6), natural_wonders={"pantanal": 2})
    assert len(s.tokens(2)) == 2


# Clarifications.


@pytest.mark.rule("A12.1-a")
def test_no_token_is_placed_on_a_barbarian() -> None:
    s = played("early-empire", {"capital": "1.1"}, map={"row": "G G G!a"}, barbarians={"a": "1.2"})
    assert s.tokens(2) == ["1.0"]
    assert s.trade(2) == [1, 0, 0, 0, 0]


@pytest.mark.rule("A12.2-a")
def test_barbarians_next_to_a_space_neither_attract_nor_repel() -> None:
    def first(seed: int) -> Hashable:
        s = played(
            "early-empire",
            {"capital": "1.2"},
            map={"row": "G!a G G G G"},
            barbarians={"a": "1.0"},
            seed=seed,
        )
        return s.tokens(2)[0]

    assert is_even(outcomes(first), {"1.1", "1.3"})


@pytest.mark.rule("A12.6-a")
def test_tokens_go_to_the_city_that_lacks_the_fewest() -> None:
    # Two spaces are open around 1.1, three around the capital, one of them a mountain; each is next to one city.
    rows = ["G G G W G G G", "W W W W M W W"]
    s = played("early-empire", {"cities": ["1.1"], "capital": "1.5"}, map={"rows": rows})
    assert sorted(s.tokens(2)) == ["1.0", "1.2"]
    assert s.mature(2) == ["1.1"]
    assert s.criteria("automa-chose-space") == ["random", "adjacent-to-city-closest-to-maturity"]


@pytest.mark.rule("A12.6-a")
def test_a_mature_city_is_not_the_one_closest_to_maturity() -> None:
    # The city 1.0 is mature, 1.3 lacks one token, the capital 1.7 two.
    s = played(
        "early-empire",
        {"cities": ["1.0", "1.3"], "capital": "1.7", "tokens": ["1.1"]},
        map={"row": "G G W G G W G G M"},
    )
    assert placed(s) == [("1.4", "adjacent-to-city-closest-to-maturity"), ("1.8", "highest-terrain-difficulty")]
    assert s.mature(2) == ["1.0", "1.3"]


@pytest.mark.rule("A12.6-a", "A8.4-a")
def test_spaces_of_a_giver_of_open_borders_are_not_missing() -> None:
    # The city 1.1 lacks 1.0 and 1.2; with Open Borders only 1.0, less than the capital, which lacks two.
    table: dict[str, Any] = {"map": {"row": "G G G W G G G"}, "p1": {"tokens": ["1.2"]}}
    entry = {"cities": ["1.1"], "capital": "1.5"}
    s = played("early-empire", {**entry, "pacts": {"1": ["open-borders"]}}, **table)
    assert placed(s)[0] == ("1.0", "adjacent-to-city-closest-to-maturity")
    assert s.mature(2) == ["1.1"]
    assert "1.1" not in played("early-empire", entry, **table).mature(2)


@pytest.mark.rule("A9.4-a")
@pytest.mark.parametrize(("option", "space"), [("printed", "2.0"), ("reduced", "2.2")])
def test_hojo_looks_at_the_printed_terrain_unless_the_option_says_otherwise(option: str, space: str) -> None:
    # On Hojo's turn the mountain at the edge of the map has difficulty 3, the desert inside keeps its 4.
    s = played(
        "early-empire",
        {"leader": "hojo", "capital": "2.1"},
        map={"rows": ["G*5", "G*5", "M G D G G", "G*5", "G*5"]},
        options={"hojo_automa_lists": option},
    )
    assert placed(s)[0] == (space, "highest-terrain-difficulty")
