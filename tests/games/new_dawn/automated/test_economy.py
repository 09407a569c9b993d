"""The economy cards of the automated player: destinations, ways, arrivals, and the trade tokens it gains and spends."""

from collections.abc import Hashable
from typing import Any

import pytest

from civitas.games.new_dawn.civilizations.gains import gain_trade
from tests.games.new_dawn.automa import automated, built, choices, is_even, outcomes, played, spendings
from tests.games.new_dawn.situation import Situation

AT_HOME = ["card", "reserve", "reserve"]
"""The one caravan of Foreign Trade waits on the card."""


def destinations(s: Situation) -> list[tuple[str, str]]:
    """Where caravans were sent, and why there."""
    return [(space, criterion) for space, criterion, _ in choices(s, "automa-destination")]


def on_the_way(spaces: int, card: str = "foreign-trade", trade: int = 0) -> Situation:
    """Seoul is so many spaces from the capital 1.0."""
    entry = {"capital": "1.0", "trade": {card: trade}}
    return played(card, entry, map={"row": f"G*{spaces} K:seoul"})


# Destinations.

CROSSROADS = {"rows": ["K:kabul G G G G G K:seoul", "W W G W W W"]}
"""From 1.1 Kabul is 1 space away, 1.9 2 spaces, Seoul 5 spaces."""


@pytest.mark.rule("automa.as_foreign_trade", "A13.1-a")
@pytest.mark.card("automa-foreign-trade")
def test_a_city_state_without_a_card_comes_before_everything_nearer() -> None:
    s = played("foreign-trade", {"capital": "1.1", "envoys": ["kabul"]}, map=CROSSROADS, p1={"cities": ["1.9"]})
    assert destinations(s) == [("1.6", "city-state-without-own-diplomacy-card")]
    assert s.caravans(2) == ["1.4", "reserve", "reserve"]
    assert s.arguments("automa-destination") == [
        {"seat": 1, "caravan": 1, "count": 5, "space": "space-1.6",
         "criterion": "criterion-city-state-without-own-diplomacy-card"}
    ]  # fmt: skip
    [moved] = s.events("automa-caravan")
    assert (moved.arguments["space"], moved.arguments["count"], moved.rule) == ("space-1.4", 3, "A13.2-a")
    assert s.events("visited-state") == []


@pytest.mark.rule("automa.as_foreign_trade")
def test_a_rival_city_comes_before_a_city_state_whose_card_is_held() -> None:
    entry = {"capital": "1.1", "envoys": ["kabul", "seoul"]}
    s = played("foreign-trade", entry, map=CROSSROADS, p1={"cities": ["1.9"]})
    assert destinations(s) == [("1.9", "rival-city")]
    assert s.pacts(2, 1) == ["open-borders"]


@pytest.mark.rule("automa.as_foreign_trade")
def test_a_city_state_whose_card_is_held_is_better_than_nothing() -> None:
    s = played("foreign-trade", {"capital": "1.1", "envoys": ["kabul", "seoul"]}, map=CROSSROADS)
    assert destinations(s) == [("1.0", "shortest-distance")]
    assert (s.caravans(2), s.trade_on(2, "automa-masonry")) == (AT_HOME, 2)


@pytest.mark.rule("automa.as_foreign_trade", "A8.5-a")
def test_a_city_state_counts_as_new_even_if_no_card_of_it_is_left() -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.2"},
        players=3,
        map={"row": "K:seoul G G G"},
        p1={"envoys": ["seoul"], "cities": ["1.3"]},
        p2={"envoys": ["seoul"]},
    )
    assert destinations(s) == [("1.0", "city-state-without-own-diplomacy-card")]
    assert (s.envoys(3), s.trade_on(3, "automa-astrology")) == ([], 2)


@pytest.mark.rule("automa.as_foreign_trade")
def test_a_conquered_city_state_is_a_rival_city_or_an_own_one() -> None:
    s = played("foreign-trade", {"capital": "1.1"}, map={"row": "K:seoul G G"}, p1={"cities": ["1.0"]})
    assert destinations(s) == [("1.0", "only-choice")]
    assert s.pacts(2, 1) == ["open-borders"]
    s = played("foreign-trade", {"capital": "1.1", "cities": ["1.0"]}, map={"row": "K:seoul G G"})
    assert (destinations(s), s.caravans(2)) == ([], AT_HOME)


@pytest.mark.rule("A13.1-b")
def test_a_destination_beyond_water_is_skipped() -> None:
    s = played("foreign-trade", {"capital": "1.2"}, map={"row": "K:seoul W G G G G G G"}, p1={"cities": ["1.7"]})
    assert destinations(s) == [("1.7", "only-choice")]
    assert s.caravans(2) == ["1.5", "reserve", "reserve"]


@pytest.mark.rule("A13.1-b")
def test_a_caravan_without_any_destination_does_not_move() -> None:
    s = played("foreign-trade", {"capital": "1.2", "caravans": ["1.3"]}, map={"row": "K:seoul W G G G"})
    assert s.caravans(2) == ["1.3", "reserve", "reserve"]
    [stays] = s.events("automa-caravans-stay")
    assert (stays.arguments, stays.rule) == ({"seat": 1, "count": 1}, "A13.1-b")


@pytest.mark.rule("A13.1-b")
def test_a_city_state_with_a_barbarian_on_it_cannot_be_visited() -> None:
    s = played("foreign-trade", {"capital": "1.2"}, map={"row": "K:seoul G G G!a"}, barbarians={"a": "1.0"})
    assert (destinations(s), s.caravans(2)) == ([], AT_HOME)


@pytest.mark.rule("A13.1-a")
def test_the_best_pair_is_chosen_first_and_its_destination_is_taken() -> None:
    # The caravan at 1.7 is nearer to Kabul than the one on the card, so that one goes to Seoul.
    s = played(
        "currency",
        {"capital": "1.4", "caravans": ["1.7", "card"]},
        map={"row": "K:seoul G*8 K:kabul"},
    )
    assert [(told["caravan"], told["space"], told["count"]) for told in s.arguments("automa-destination")] == [
        (1, "space-1.9", 2),
        (2, "space-1.0", 4),
    ]
    assert s.criteria("automa-destination") == ["shortest-distance", "only-choice"]
    assert (s.caravans(2), s.envoys(2)) == (["card", "card", "reserve"], ["seoul", "kabul"])


@pytest.mark.rule("A13.1-a")
def test_the_class_of_a_destination_comes_before_the_distance_of_a_pair() -> None:
    # Player 1's city is next to a caravan, but a city-state comes first for whichever caravan is nearest to it.
    s = played(
        "currency",
        {"capital": "1.2", "caravans": ["1.6", "card"]},
        map={"row": "K:seoul G*6 G"},
        p1={"cities": ["1.7"]},
    )
    assert [(told["caravan"], told["space"]) for told in s.arguments("automa-destination")] == [
        (2, "space-1.0"),
        (1, "space-1.7"),
    ]


OPEN_BORDERS: dict[str, Any] = {
    "map": {"row": "G*9 K:kabul"},
    "p1": {"capital": "1.0", "tokens": ["1.6"]},
}
"""Player 1's capital is 2 spaces from the automated player's on 1.2, and a token next to its city 1.7."""


@pytest.mark.rule("A13.1-a", "A13.3-a", "R4.6-d")
def test_a_city_that_matured_by_the_first_visit_is_where_the_next_caravan_sets_out() -> None:
    # With Kabul's card held, player 1's capital comes first; its Open Borders make 1.7 mature, 2 spaces from Kabul.
    entry = {"capital": "1.2", "cities": ["1.7"], "tokens": ["1.8"], "envoys": ["kabul"]}
    s = played("currency", entry, **OPEN_BORDERS)
    assert [(told["caravan"], told["space"], told["count"]) for told in s.arguments("automa-destination")] == [
        (1, "space-1.0", 2),
        (2, "space-1.9", 2),
    ]
    assert [told["space"] for told in s.arguments("automa-set-out")] == ["space-1.2", "space-1.7"]
    assert (s.pacts(2, 1), s.mature(2), s.caravans(2)) == (["open-borders"], ["1.7"], ["card", "card", "reserve"])
    messages = [each for each in s.messages() if each in ("automa-destination", "visited-city", "visited-state")]
    assert messages == ["automa-destination", "visited-city", "automa-destination", "visited-state"]


@pytest.mark.rule("A13.1-a", "A13.3-a")
def test_a_city_that_is_not_mature_after_the_first_visit_is_no_start_for_the_next_caravan() -> None:
    # On 1.8 there is no token, so Open Borders are not enough: from 1.2 it is 7 spaces to Kabul.
    s = played("currency", {"capital": "1.2", "cities": ["1.7"], "envoys": ["kabul"]}, **OPEN_BORDERS)
    assert [(told["space"], told["count"]) for told in s.arguments("automa-destination")] == [
        ("space-1.0", 2),
        ("space-1.9", 7),
    ]
    assert (s.mature(2), s.caravans(2)) == ([], ["card", "1.6", "reserve"])


@pytest.mark.rule("A6.4-a", "A6.4-b")
@pytest.mark.parametrize(("trade", "spent"), [(0, 0), (1, 0), (2, 2), (3, 2)])
def test_tokens_are_counted_for_the_way_from_a_city_that_matures_by_a_visit(trade: int, spent: int) -> None:
    # Player 1's capital is 2 spaces away; Kabul 6 from the city that matures then, 11 from the capital.
    s = played(
        "currency",
        {"capital": "1.2", "cities": ["1.7"], "tokens": ["1.8"], "envoys": ["kabul"], "trade": {"currency": trade}},
        map={"row": "G*13 K:kabul"},
        p1={"capital": "1.0", "tokens": ["1.6"]},
    )
    assert spendings(s) == ([("trade", spent, "most-arrivals", "A6.4-a")] if spent else [])
    assert s.caravans(2)[1] == ("card" if spent else "2.1")


@pytest.mark.rule("A6.4-b")
def test_a_token_that_lets_one_caravan_arrive_carries_the_other_farther_as_well() -> None:
    # Seoul is 9 spaces from the caravan on 1.9, Kabul 5 from that on 2.3: the one token is spent before either moves.
    s = played(
        "currency",
        {"capital": "1.5", "envoys": ["kabul"], "caravans": ["1.9", "2.3"], "trade": {"currency": 2}},
        map={"row": "K:seoul G*17 K:kabul"},
    )
    assert spendings(s) == [("trade", 1, "most-arrivals", "A6.4-a")]
    assert s.caravans(2) == ["1.4", "card", "reserve"]


@pytest.mark.rule("A6.4-b", "A6.2-a")
@pytest.mark.parametrize(("spaces", "arrives"), [(5, True), (6, False)])
def test_a_token_gained_by_a_visit_helps_the_caravan_that_moves_after_it(spaces: int, arrives: bool) -> None:
    # No card has a token, so one of those for the visit to 1.0 goes on the card in slot 5; Kabul is 4 spaces and 1 off.
    s = played(
        "currency",
        {"capital": "1.2", "envoys": ["kabul"]},
        map={"row": f"G*{spaces + 2} K:kabul"},
        p1={"capital": "1.0"},
    )
    assert spendings(s) == ([("trade", 1, "most-arrivals", "A6.4-a")] if arrives else [])
    assert s.caravans(2) == ["card", "card" if arrives else "1.6", "reserve"]


@pytest.mark.rule("automa.as_steam_power")
@pytest.mark.card("automa-steam-power")
def test_steam_power_brings_a_resource_and_crosses_water() -> None:
    s = played("steam-power", {"capital": "1.0"}, map={"row": "G W W W W W K:seoul"})
    assert sum(s.resources(2).values()) == 1
    [gain] = s.events("automa-resource")
    assert (gain.arguments["criterion"], gain.rule) == ("criterion-random", "A5.1-a")
    # The first caravan arrives; there is no other destination for the second one.
    assert (s.caravans(2), s.envoys(2)) == (["card", "card", "reserve"], ["seoul"])
    assert [told["count"] for told in s.arguments("automa-caravans-stay")] == [1]


@pytest.mark.rule("automa.as_steam_power")
def test_the_resource_comes_before_the_caravans_move() -> None:
    s = played("steam-power", {"capital": "1.0"}, map={"row": "G W W W W W K:seoul"})
    assert s.messages().index("automa-resource") < s.messages().index("automa-destination")


@pytest.mark.rule("automa.as_foreign_trade")
def test_foreign_trade_does_not_cross_water() -> None:
    s = played("foreign-trade", {"capital": "1.0"}, map={"row": "G W K:seoul"})
    assert (s.caravans(2), s.resources(2)) == (AT_HOME, {})


@pytest.mark.rule("automa.as_capitalism")
def test_capitalism_sends_three_caravans_over_water_to_different_destinations() -> None:
    s = played(
        "capitalism",
        {"capital": "1.4", "row": ["early-empire", "masonry", "pottery", "astrology", "capitalism"]},
        map={"rows": ["K:seoul W*3 G W*4 K:kabul", "W*4 K:brussels W*4"]},
    )
    assert (s.caravans(2), s.envoys(2)) == (["card"] * 3, ["brussels", "seoul", "kabul"])
    assert len({space for space, _ in destinations(s)}) == 3


# Ways.


@pytest.mark.rule("A13.2-a")
@pytest.mark.parametrize(("trade", "place", "left"), [(0, "1.7", 0), (1, "1.7", 1), (2, "card", 0), (3, "card", 1)])
def test_the_shortest_way_leads_around_barbarians(trade: int, place: str, left: int) -> None:
    # 4 spaces straight on through the barbarian, 5 around it.
    s = played(
        "foreign-trade",
        {"capital": "1.0", "trade": {"foreign-trade": trade}},
        map={"rows": ["G G G!a G K:seoul", "W G G W W"]},
        barbarians={"a": "1.2"},
    )
    assert s.arguments("automa-destination")[0]["count"] == 5
    assert (s.caravans(2)[0], s.trade_on(2, "automa-foreign-trade")) == (place, left)


@pytest.mark.rule("A13.2-a")
@pytest.mark.parametrize("blocker", [{"p1": {"cities": ["1.2"]}}, {"map": ["G G K:kabul G K:seoul", "W G G W W"]}])
def test_cities_and_city_states_on_the_way_are_obstacles(blocker: dict[str, Any]) -> None:
    rows = blocker.pop("map", ["G G G G K:seoul", "W G G W W"])
    entry = {"capital": "1.0", "envoys": ["kabul"]}
    s = played("foreign-trade", entry, map={"rows": rows}, **blocker)
    assert s.arguments("automa-destination")[0]["count"] == 5
    assert s.caravans(2)[0] == "1.7"


@pytest.mark.rule("A13.2-a")
def test_own_cities_tokens_of_anybody_and_caravans_are_no_obstacles() -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.0", "cities": ["1.2"], "trade": {"foreign-trade": 1}},
        map={"row": "G G G G K:seoul"},
        p1={"reinforced": ["1.1"], "caravans": ["1.3"]},
    )
    assert (s.envoys(2), s.caravans(2)) == (["seoul"], AT_HOME)
    assert (s.at("1.1"), s.caravans(1)) == ("reinforced of 1", ["1.3", "reserve", "reserve"])


RING = [(2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1), (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1)]
"""Twelve hexes around a lake; the first one is as far from the seventh on either side."""


@pytest.mark.rule("A13.2-a")
def test_chance_decides_between_equally_short_ways() -> None:
    def place(seed: int) -> Hashable:
        hexes: list[dict[str, Any]] = [{"at": list(at), "terrain": "grassland"} for at in RING]
        hexes[6]["city_state"] = "seoul"
        s = played("foreign-trade", {"capital": "1.0"}, map={"hexes": hexes}, seed=seed)
        assert s.criteria("automa-caravan") == ["random"]
        return s.caravans(2)[0]

    assert is_even(outcomes(place), {"1.3", "1.9"})


@pytest.mark.rule("A13.2-a")
def test_a_single_shortest_way_is_no_matter_of_chance() -> None:
    assert on_the_way(6).criteria("automa-caravan") == ["shortest-way"]


@pytest.mark.rule("A13.2-a")
def test_a_caravan_continues_from_where_it_stands() -> None:
    s = played("foreign-trade", {"capital": "1.0", "caravans": ["1.3"]}, map={"row": "G*7 K:seoul"})
    assert s.caravans(2)[0] == "1.6"
    assert s.events("automa-set-out") == []


@pytest.mark.rule("A13.2-a")
def test_a_caravan_in_a_city_built_around_it_has_to_leave_and_enter_again() -> None:
    entry = {"capital": "1.2", "caravans": ["1.0"]}
    s = played("foreign-trade", entry, map={"row": "G G G"}, p1={"cities": ["1.0"]})
    assert s.arguments("automa-destination")[0]["count"] == 2
    assert (s.caravans(2), s.pacts(2, 1)) == (AT_HOME, ["open-borders"])


@pytest.mark.rule("A13.3-a")
@pytest.mark.parametrize(("leader", "start", "count"), [("roosevelt", "space-1.3", 3), ("trajan", "space-1.1", 1)])
def test_a_caravan_on_the_card_sets_out_from_the_nearest_city_it_may_leave(leader: str, start: str, count: int) -> None:
    # Seoul is 1 space from an immature city, 3 from a mature one, 7 from the capital; only Trajan may use all cities.
    entry = {"leader": leader, "capital": "1.7", "cities": ["1.1", "1.3"], "tokens": ["1.2", "1.4"]}
    row = ["early-empire", "astrology", "pottery", "masonry", "foreign-trade"]
    s = played("foreign-trade", {**entry, "row": row}, map={"row": "K:seoul G*7"})
    assert s.mature(2) == ["1.3"]
    [told] = s.events("automa-set-out")
    assert told.arguments == {
        "seat": 1, "caravan": 1, "space": start, "criterion": "criterion-shortest-distance",
    }  # fmt: skip
    assert (told.rule, s.arguments("automa-caravan")[0]["count"]) == ("A13.3-a", count)
    assert s.envoys(2) == ["seoul"]


@pytest.mark.rule("A10.4-a")
def test_caravans_never_enter_the_space_of_a_barbarian() -> None:
    s = played("currency", {"capital": "1.0"}, map={"row": "G G G!a G K:seoul"}, barbarians={"a": "1.2"})
    assert s.barbarian("a") == "1.2"
    assert (destinations(s), s.caravans(2)) == ([], ["card", "card", "reserve"])


# Currency.

BARBARIANS: dict[str, Any] = {
    "map": {"rows": ["K:seoul G G G!a G G K:kabul", "W W W W G!b W W"]},
    "barbarians": {"a": "1.3", "b": "2.1"},
}
"""Next to 1.2 stands barbarian a; barbarian b is 3 spaces away from it, next to 1.4 and 1.5."""


@pytest.mark.rule("automa.as_currency")
@pytest.mark.card("automa-currency")
def test_currency_clears_barbarians_next_to_friendly_spaces_before_the_caravans_move() -> None:
    s = played("currency", {"capital": "1.2"}, **BARBARIANS)
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "2.1")
    [beaten] = s.events("barbarian-beaten")
    assert (beaten.arguments, beaten.rule) == ({"seat": 1, "barbarian": "barbarian-a"}, "automa.as_currency")
    assert (s.envoys(2), s.caravans(2)) == (["seoul", "kabul"], ["card", "card", "reserve"])
    # 2 trade tokens for each visit, none for the barbarian.
    assert sum(s.trade(2)) == 4
    assert s.resources(2) == {}


@pytest.mark.rule("A9.1-a")
def test_gilgamesh_gets_a_resource_for_each_barbarian_that_currency_removes() -> None:
    row = ["early-empire", "astrology", "pottery", "masonry", "currency"]
    entry = {"leader": "gilgamesh", "row": row, "capital": "1.0", "tokens": ["1.2"]}
    s = played("currency", entry, map={"row": "G G!a G G!b"}, barbarians={"a": "1.1", "b": "1.3"})
    assert sum(s.resources(2).values()) == 2
    assert [event.rule for event in s.events("automa-resource")] == ["A5.1-a"] * 2
    assert s.trade(2) == [0] * 5


@pytest.mark.rule("A9.1-a")
def test_gilgamesh_gets_a_trade_token_and_a_resource_for_a_barbarian_defeated_in_battle() -> None:
    row = ["early-empire", "astrology", "pottery", "foreign-trade", "masonry"]
    entry = {"leader": "gilgamesh", "row": row, "capital": "1.0", "trade": [0, 1, 1, 1, 1]}
    s = automated("masonry", entry, map={"row": "G G!a"}, barbarians={"a": "1.1"}).dice(6, 1)
    s.go_on()
    assert sum(s.resources(2).values()) == 1
    assert s.trade(2) == [1, 1, 1, 1, 1]


@pytest.mark.rule("A9.1-a")
def test_other_leaders_get_no_resource() -> None:
    s = played("currency", {"leader": "hojo", "capital": "1.0", "row": [
        "early-empire", "astrology", "pottery", "masonry", "currency",
    ]}, map={"row": "G G!a"}, barbarians={"a": "1.1"})  # fmt: skip
    assert (s.barbarian("a"), s.resources(2)) == ("off", {})


# Spending.


@pytest.mark.rule("A6.4-a")
@pytest.mark.parametrize(
    ("spaces", "trade", "spent", "place"),
    [
        (3, 2, 0, "card"),
        (4, 2, 1, "card"),
        (5, 2, 2, "card"),
        (6, 2, 0, "1.3"),
        (4, 0, 0, "1.3"),
        (6, 3, 3, "card"),
    ],
)
def test_trade_tokens_are_spent_only_to_arrive(spaces: int, trade: int, spent: int, place: str) -> None:
    s = on_the_way(spaces, trade=trade)
    assert s.caravans(2)[0] == place
    assert s.trade_on(2, "automa-foreign-trade") == trade - spent
    assert spendings(s) == ([("trade", spent, "most-arrivals", "A6.4-a")] if spent else [])


@pytest.mark.rule("A6.4-b")
@pytest.mark.parametrize(("trade", "spent", "caravans"), [(3, 3, ["card", "card"]), (2, 1, ["card", "2.0"])])
def test_the_fewest_tokens_for_the_most_arrivals_are_spent(trade: int, spent: int, caravans: list[str]) -> None:
    # Seoul is 5 spaces away, Kabul 7; each token helps both caravans.
    s = played(
        "currency",
        {"capital": "1.5", "trade": {"currency": trade}},
        map={"row": "K:seoul G*11 K:kabul"},
    )
    assert s.caravans(2)[:2] == caravans
    assert s.trade_on(2, "automa-currency") == trade - spent
    assert spendings(s) == [("trade", spent, "most-arrivals", "A6.4-a")]


@pytest.mark.rule("A8.1-b", "A6.4-a")
@pytest.mark.parametrize(("spaces", "place", "left"), [(4, "card", 1), (5, "card", 0), (6, "1.4", 1)])
def test_an_economy_wonder_gives_every_caravan_a_space_before_tokens_are_spent(
    spaces: int, place: str, left: int
) -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.0", "trade": {"foreign-trade": 1}},
        map={"row": f"G*{spaces} K:seoul"},
        wonders=built(on={"colossus": "1.0"}),
    )
    assert (s.caravans(2)[0], s.trade_on(2, "automa-foreign-trade")) == (place, left)


@pytest.mark.rule("A9.3-b")
def test_roosevelt_moves_farther_with_a_natural_wonder_on_the_card() -> None:
    row = ["early-empire", "astrology", "pottery", "masonry", "foreign-trade"]
    entry = {"leader": "roosevelt", "row": row, "capital": "1.0", "on_cards": {"mt-everest": 5}}
    s = played("foreign-trade", entry, map={"row": "G*4 K:seoul"}, natural_wonders={"mt-everest": 2})
    assert s.envoys(2) == ["seoul"]
    assert s.on_card(2, s.slot(2, "automa-masonry")) == ["mt-everest"]


# Gaining.


@pytest.mark.rule("A8.5-a", "N43-a")
def test_a_visit_to_a_city_state_brings_two_tokens_on_its_card_and_its_diplomacy_card() -> None:
    s = played("foreign-trade", {"capital": "1.0", "trade": [0, 0, 3, 0, 0]}, map={"row": "G G K:brussels"})
    assert s.trade_on(2, "automa-pottery") == 5
    assert (s.envoys(2), s.caravans(2)) == (["brussels"], AT_HOME)
    assert [event.rule for event in s.events("state-card-taken")] == ["A8.5-a"]
    assert s.asked == [1]


@pytest.mark.rule("A6.2-c")
def test_tokens_of_a_city_state_go_on_its_card_even_if_it_has_the_most() -> None:
    entry = {"capital": "1.0", "trade": {"astrology": 4}}
    s = played("foreign-trade", entry, map={"row": "G G K:seoul"})
    assert s.trade_on(2, "automa-astrology") == 6


@pytest.mark.rule("A8.3-a", "A6.2-a", "A8.5-a")
def test_worked_example_36_a_visit_to_a_rival_city() -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.2", "trade": [1, 2, 0, 1, 0]},
        players=4,
        map={"row": "G G G"},
        p1={"cities": ["1.0"]},
        p2={"pacts": {"1": ["open-borders"]}},
        p3={"pacts": {"1": ["defensive-pact"]}},
    )
    assert [told["slot"] for told in s.arguments("automa-stored")] == [5, 3]
    assert s.criteria("automa-stored") == ["highest-slot", "fewest-tokens"]
    assert choices(s, "automa-chose-pact") == [("joint-war", "first-available", "A8.3-a")]
    assert s.pacts(4, 1) == ["joint-war"]
    assert s.trade(4) == [1, 1, 2, 1, 1]


@pytest.mark.rule("A8.3-a")
@pytest.mark.parametrize(
    ("held", "taken"),
    [
        ([], "open-borders"),
        (["open-borders"], "joint-war"),
        (["open-borders", "joint-war"], "defensive-pact"),
        (["open-borders", "joint-war", "defensive-pact"], "embassy"),
    ],
)
def test_the_first_available_card_of_the_list_is_taken(held: list[str], taken: str) -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.2"},
        players=3,
        map={"row": "G G G"},
        p1={"capital": "1.0"},
        p2={"pacts": {"1": held}},
        wonders=built(on={}),
    )
    assert s.pacts(3, 1) == [taken]
    # Embassy is ignored, even by the visit that brings it.
    assert s.resources(3) == {}
    assert sum(s.trade(1)) == 0


@pytest.mark.rule("A8.3-a")
def test_no_card_is_taken_if_none_is_available() -> None:
    s = played(
        "foreign-trade",
        {"capital": "1.2"},
        players=3,
        map={"row": "G G G"},
        p1={"capital": "1.0"},
        p2={"pacts": {"1": ["open-borders", "joint-war", "defensive-pact", "embassy"]}},
    )
    assert (s.pacts(3, 1), sum(s.trade(3))) == ([], 2)


@pytest.mark.rule("A8.3-b", "A8.4-a")
def test_a_card_of_that_player_is_kept_and_embassy_does_nothing() -> None:
    entry = {"capital": "1.2", "pacts": {"1": ["embassy"]}}
    s = played("foreign-trade", entry, map={"row": "G G G"}, p1={"capital": "1.0"})
    assert s.pacts(2, 1) == ["embassy"]
    assert (sum(s.trade(2)), s.resources(2), s.trade(1)) == (2, {}, [0] * 5)
    assert s.events("embassy") == []


@pytest.mark.rule("A6.2-a", "A6.2-b")
def test_the_card_with_the_fewest_tokens_is_looked_for_anew_for_every_token() -> None:
    s = automated("foreign-trade", {"trade": [2, 2, 1, 2, 2]})
    gain_trade(s.position, 1, 3, "R6.4-b")
    assert [event.arguments["slot"] for event in s.position.news] == [3, 5, 4]
    assert {event.rule for event in s.position.news} == {"A6.2-a"}
    assert s.trade(2) == [2, 2, 2, 3, 3]


@pytest.mark.rule("A6.1-a")
def test_a_card_with_three_trade_tokens_takes_more() -> None:
    s = played("foreign-trade", {"capital": "1.0", "trade": {"astrology": 3}}, map={"row": "G K:seoul"})
    assert s.trade_on(2, "automa-astrology") == 5
    assert s.events("trade-lost") == []


@pytest.mark.rule("A5.1-a")
def test_a_resource_is_drawn_among_the_types_of_the_supply() -> None:
    def gained(seed: int) -> Hashable:
        p1 = {"resources": {"oil": 8, "marble": 5, "mercury": 7, "diamond": 6}}
        [resource] = played("steam-power", p1=p1, seed=seed).resources(2)
        return resource

    assert is_even(outcomes(gained, 120), {"marble", "mercury", "diamond"})


@pytest.mark.rule("A5.1-a")
def test_an_empty_supply_gives_no_resource() -> None:
    p1 = {"resources": {"oil": 8, "marble": 8, "mercury": 8, "diamond": 8}}
    s = played("steam-power", p1=p1)
    assert s.resources(2) == {}
    assert [event.rule for event in s.events("no-resource")] == ["R5.4-b"]


@pytest.mark.rule("N43-a")
def test_all_attacks_for_which_there_is_a_target_are_made() -> None:
    s = automated("masonry", {"capital": "1.0"}, map={"row": "G M!a"}, barbarians={"a": "1.1"}).dice(1, 6, 1, 6)
    s.go_on()
    assert len(s.events("automa-target")) == 2
    assert s.barbarian("a") == "1.1"
