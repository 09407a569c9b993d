"""Culture cards: placing control tokens, and the wonders, leaders and cards of others that help with it."""

from collections import Counter
from typing import Any

import pytest

from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import RESOURCES
from civitas.games.new_dawn.facts.wonders import ERAS, WONDER_COST, WONDER_ERA, WONDER_KIND, WONDER_RESOURCES, WONDERS
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation

MEADOW = "G; G G G G G G"
"""Grassland all around."""


def culture(card: str, slot: int, **entry: Any) -> dict[str, Any]:
    """A player with a capital on 1.0 and a culture card in a slot."""
    return {"capital": "1.0", "row": in_slot(card, slot), **entry}


def owning(*wonders: str) -> dict[str, Any]:
    """These wonders lie on the spaces 1.0, 1.1, ..."""
    return {"on": {wonder: f"1.{number}" for number, wonder in enumerate(wonders)}}


def placements(s: Situation) -> list[tuple[object, str]]:
    """The spaces of the tokens placed so far, each with the rule by which it was placed."""
    return [(event.arguments["space"], event.rule) for event in s.log if event.message == "placed"]


# Placing control tokens.


@pytest.mark.rule("R6.1-a", "focus.early_empire")
@pytest.mark.card("early-empire")
def test_the_stated_number_of_unreinforced_tokens_is_placed_next_to_friendly_cities() -> None:
    s = flower(MEADOW, culture("early-empire", 1))
    s.play("resolve 1")
    assert s.choices("place") == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]
    assert s.allows("place 1.4")
    s.play("place 1.1", "place 1.4")
    assert (s.at("1.1"), s.at("1.4"), s.tokens(1)) == ("token of 1", "token of 1", ["1.1", "1.4"])
    assert s.civ(1).tokens_left == 29
    assert s.asked == [2]
    assert s.refused("place 1.2", by=1) == "R3.7-a"


@pytest.mark.rule("R6.1-a")
def test_a_token_more_than_the_card_allows_is_refused_while_there_are_trade_tokens_to_spend() -> None:
    s = flower(MEADOW, culture("early-empire", 1, trade={"early-empire": 1}))
    s.play("resolve 1", "place 1.1", "place 1.4")
    assert s.refused("place 1.2") == "R6.1-a"
    s.play("spend trade", "place 1.2")
    assert (len(s.tokens(1)), s.asked) == (3, [2])


@pytest.mark.rule("R6.1-a")
@pytest.mark.parametrize("placed", [0, 1])
def test_fewer_tokens_may_be_placed_or_none(placed: int) -> None:
    s = flower(MEADOW, culture("early-empire", 1))
    s.play("resolve 1", *["place 1.1"][:placed], "done")
    assert (len(s.tokens(1)), s.civ(1).tokens_left, s.asked) == (placed, 31 - placed, [2])


@pytest.mark.rule("R6.1-b")
def test_a_friendly_token_next_to_the_space_is_not_enough() -> None:
    s = flower("G; G G . . . G", culture("early-empire", 5, capital="1.1", tokens=["1.0"]))
    s.play("resolve 5")
    assert s.choices("place") == ["1.2", "1.3"]
    s = row("G G G", culture("early-empire", 5, tokens=["1.1"], cities=[]))
    s.play("resolve 5")
    assert (s.asked, s.tokens(1)) == ([2], ["1.1"])
    s = row("G G G G", culture("early-empire", 5, tokens=["1.2"]))
    s.play("resolve 5")
    assert s.choices("place") == ["1.1"]
    assert s.refused("place 1.3") == "R6.1-b"


@pytest.mark.rule("R6.2-a")
def test_no_token_goes_where_a_barbarian_city_state_or_piece_is_or_on_water() -> None:
    s = flower(
        "G; G!a K:seoul G G W G",
        culture("early-empire", 5, tokens=["1.3"]),
        {"tokens": ["1.4"]},
        barbarians={"a": "1.1"},
    )
    s.play("resolve 5")
    assert s.choices("place") == ["1.6"]
    assert [s.refused(f"place 1.{number}") for number in range(1, 6)] == ["R6.2-a"] * 4 + ["R4.2-a"]
    assert (s.refused("place 1.0"), s.refused("place 2.0")) == ("R6.2-a", "R6.2-a")


@pytest.mark.rule("R6.2-a")
def test_no_token_goes_on_a_city_of_a_rival() -> None:
    s = row("G G G", {"cities": ["1.1"], "row": in_slot("early-empire", 5)}, {"cities": ["1.2"]})
    s.play("resolve 5")
    assert s.choices("place") == ["1.0"]
    assert s.refused("place 1.2") == "R6.2-a"


@pytest.mark.rule("R6.2-b")
@pytest.mark.parametrize("owner", [1, 2])
def test_caravans_do_not_hinder_a_control_token(owner: int) -> None:
    entries = [culture("early-empire", 1), {}]
    entries[owner - 1]["caravans"] = ["1.1"]
    s = row("G G", *entries)
    s.play("resolve 1", "place 1.1")
    assert s.at("1.1") == "token of 1"
    assert s.caravans(owner)[0] == "1.1"


@pytest.mark.rule("R6.2-c")
def test_a_natural_wonder_space_needs_slot_5() -> None:
    s = flower("G; N:pantanal G G G G G", culture("early-empire", 4))
    s.play("resolve 4")
    assert "1.1" not in s.choices("place")
    assert s.refused("place 1.1") == "R6.2-c"
    s = flower("G; N:pantanal G G G G G", culture("early-empire", 5))
    s.play("resolve 5", "place 1.1")
    assert (s.at("1.1"), s.natural_wonder("pantanal")) == ("token of 1", 1)


@pytest.mark.rule("R6.2-d")
def test_trade_tokens_buy_more_tokens_but_no_harder_terrain() -> None:
    s = flower("G; G G G M G G", culture("early-empire", 2, trade={"early-empire": 2}))
    s.play("resolve 2", "spend trade", "spend trade", "place 1.1", "place 1.2", "place 1.3")
    assert s.refused("place 1.4") == "R3.2-a"
    s.play("place 1.5")
    assert s.tokens(1) == ["1.1", "1.2", "1.3", "1.5"]
    assert (s.trade(1), s.asked) == ([0] * 5, [2])
    assert [event.rule for event in s.log if event.message == "spent"] == ["R6.2-d", "R6.2-d"]


@pytest.mark.rule("R6.2-e")
def test_a_token_on_an_uncontrolled_wonder_brings_the_wonder() -> None:
    p1, p2 = culture("early-empire", 1), {"row": in_slot("masonry", 1)}
    s = row("G G G", p1, p2, wonders={"on": {"oracle": "1.1"}})
    assert s.wonders(1) == []
    assert s.refused("swap 1 2") == "wonder.oracle"
    s.play("resolve 1", "place 1.1")
    assert s.wonders(1) == ["oracle"]
    assert "R12.3-a" in s.rules()
    s.play("resolve 1")
    assert s.asked == [1]
    assert s.allows("swap 1 2")


@pytest.mark.rule("R6.2-e")
def test_a_wonder_lost_to_barbarians_cannot_be_taken_while_they_stand_there() -> None:
    p1 = culture("early-empire", 1, capital="1.2")
    barbarian = {"barbarians": {"a": "1.0"}, "at": "round-end", "event": 1, "pause": True}
    s = row(
        "G!a G G", p1, {"cities": ["1.1"], "row": in_slot("masonry", 1)}, wonders={"on": {"oracle": "1.1"}}, **barbarian
    )
    s.dice(2).go_on()
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonders(2)) == ("", "oracle", [])
    s.play("resolve 1")
    assert (s.tokens(1), s.asked) == ([], [2])


@pytest.mark.rule("R15.2-a")
def test_without_unused_tokens_one_may_be_taken_off_the_map_first() -> None:
    spaces = [f"{number // 10 + 1}.{number % 10}" for number in range(2, 33)]
    s = row("G*33", culture("early-empire", 1, tokens=spaces))
    assert s.civ(1).tokens_left == 0
    s.play("resolve 1")
    assert s.choices("place") == []
    assert s.refused("place 1.1") == "R15.2-a"
    assert s.choices("remove") == spaces
    assert s.refused("remove 1.0") == "R15.2-a"
    s.play("remove 4.2")
    assert s.choices("remove") == []
    s.play("place 1.1")
    assert s.tokens(1) == [*spaces[:-1], "1.1"]
    assert (s.civ(1).tokens_left, s.asked) == (0, [2])


@pytest.mark.rule("R15.2-a")
def test_a_token_may_be_placed_where_one_was_just_taken_off() -> None:
    spaces = [f"{number // 10 + 1}.{number % 10}" for number in range(2, 33)]
    s = row("G*33", culture("early-empire", 1, capital="1.1", tokens=spaces))
    s.play("resolve 1", "remove 1.2")
    assert s.choices("place") == ["1.2", "1.0"]
    s.play("place 1.2")
    assert s.choices("remove") == spaces[1:]
    s.play("done")
    assert len(s.tokens(1)) == 31


# The cards.


@pytest.mark.rule("focus.early_empire")
def test_early_empire_places_two_tokens_and_one_more_for_each_trade_token() -> None:
    s = flower("G; G H F D M G", culture("early-empire", 4, trade={"early-empire": 1}))
    s.play("resolve 4")
    assert s.refused("place 1.5") == "R3.2-a"
    s.play("spend trade", "place 1.2", "place 1.3", "place 1.4")
    assert s.tokens(1) == ["1.2", "1.3", "1.4"]
    assert (s.trade_on(1, "early-empire"), s.asked) == (0, [2])


@pytest.mark.rule("focus.drama_and_poetry")
@pytest.mark.card("drama-and-poetry")
def test_drama_and_poetry_moves_a_token_onto_any_empty_land() -> None:
    s = row("G G M", culture("drama-and-poetry", 1))
    s.play("resolve 1", "place 1.1")
    assert s.question == "TokenMove"
    assert s.choices("shift") == ["1.1 e"]
    assert s.allows("shift 1.1 e")
    s.play("shift 1.1 e")
    assert (s.at("1.1"), s.at("1.2"), s.tokens(1)) == ("", "token of 1", ["1.2"])
    assert (s.civ(1).tokens_left, s.asked) == (30, [2])


@pytest.mark.rule("focus.drama_and_poetry")
def test_drama_and_poetry_places_two_tokens_and_the_move_may_be_declined() -> None:
    s = flower(MEADOW, culture("drama-and-poetry", 1))
    s.play("resolve 1", "place 1.1", "place 1.2")
    assert s.question == "TokenMove"
    assert s.refused("place 1.3") == "focus.drama_and_poetry"
    s.play("done")
    assert (s.tokens(1), s.asked) == (["1.1", "1.2"], [2])


@pytest.mark.rule("focus.drama_and_poetry-b", "wonder.stonehenge")
def test_a_moved_token_keeps_its_side_and_triggers_nothing() -> None:
    p1 = {"reinforced": ["1.0"], "cities": ["1.5"], "row": in_slot("drama-and-poetry", 1)}
    more: dict[str, Any] = {"resources": {"1.2": "oil"}, "wonders": {"on": {"stonehenge": "1.5"}}}
    s = flower("G; H G G W M H", p1, {"caravans": ["1.3"]}, **more)
    s.play("resolve 1")
    assert s.choices("shift") == ["1.0 ne", "1.0 nw"]
    assert (s.refused("shift 1.0 e"), s.refused("shift 1.0 se")) == ("focus.drama_and_poetry-b",) * 2
    assert (s.refused("shift 1.0 sw"), s.refused("shift 1.0 w")) == ("focus.drama_and_poetry-b",) * 2
    s.play("shift 1.0 ne")
    assert (s.at("1.0"), s.at("1.1"), s.tokens(1)) == ("", "reinforced of 1", ["1.1"])
    assert s.asked == [2]
    assert (s.resources(1), placements(s)) == ({}, [])


@pytest.mark.rule("focus.drama_and_poetry-b")
def test_a_moved_token_leaves_a_wonder_behind_and_takes_over_the_natural_wonder_of_a_space() -> None:
    p1 = {"tokens": ["1.0"], "row": in_slot("drama-and-poetry", 1)}
    s = row("G N:pantanal", p1, wonders={"on": {"petra": "1.0"}}, natural_wonders={"pantanal": 2})
    assert s.wonders(1) == ["petra"]
    s.play("resolve 1", "shift 1.0 e")
    assert (s.wonders(1), s.wonder_at("1.0")) == ([], "petra")
    assert s.natural_wonder("pantanal") == 1


@pytest.mark.rule("focus.civil_service")
@pytest.mark.card("civil-service")
def test_civil_service_places_a_last_token_next_to_any_friendly_space() -> None:
    s = row("G G G G", culture("civil-service", 1))
    s.play("resolve 1")
    assert s.choices("place") == ["1.1"]
    s.play("place 1.1")
    assert s.choices("place") == ["1.2"]
    s.play("place 1.2")
    assert placements(s) == [("space-1.1", "R6.1-a"), ("space-1.2", "focus.civil_service")]
    assert (s.tokens(1), s.asked) == (["1.1", "1.2"], [2])


@pytest.mark.rule("focus.civil_service")
def test_civil_service_is_bound_to_its_slot_both_times() -> None:
    s = row("G G H G", culture("civil-service", 1, tokens=["1.1"]))
    s.play("resolve 1")
    assert (s.tokens(1), s.asked) == (["1.1"], [2])
    s = row("H G G H", culture("civil-service", 1, capital="1.1", tokens=["1.2"], trade={"civil-service": 1}))
    s.play("resolve 1")
    assert s.asked == [2]
    s = flower("G; G H . . . G", culture("civil-service", 1, capital="1.1", tokens=["1.0"]))
    s.play("resolve 1")
    assert s.choices("place") == ["1.3"]
    assert s.refused("place 1.2") == "R3.2-a"
    s = row("G G G G", culture("civil-service", 2, tokens=["1.1"]))
    s.play("resolve 2")
    assert s.choices("place") == ["1.2"]
    assert s.refused("place 1.3") == "R6.1-b"


@pytest.mark.rule("focus.civil_service")
def test_civil_service_places_two_tokens_next_to_cities_and_a_third_one() -> None:
    s = flower(MEADOW, culture("civil-service", 1))
    s.play("resolve 1", "place 1.1", "place 1.2", "place 1.3")
    assert placements(s) == [("space-1.1", "R6.1-a"), ("space-1.2", "R6.1-a"), ("space-1.3", "focus.civil_service")]
    assert s.asked == [2]


@pytest.mark.rule("focus.civil_service-b")
def test_tokens_bought_for_civil_service_go_next_to_cities() -> None:
    s = row("G G G G", culture("civil-service", 1, tokens=["1.1"], trade={"civil-service": 1}))
    s.play("resolve 1", "spend trade")
    assert s.choices("place") == ["1.2"]
    s.play("place 1.2")
    assert (s.tokens(1), s.trade(1), s.asked) == (["1.1", "1.2"], [0] * 5, [2])
    assert placements(s) == [("space-1.2", "focus.civil_service")]


@pytest.mark.rule("focus.civil_service-b", "leader.catherine")
def test_the_tokens_of_catherine_go_next_to_cities_too() -> None:
    p1 = culture("civil-service", 1, tokens=["1.1"], leader="catherine")
    s = row("G G G G", p1, wonders=owning("pentagon"))
    s.play("resolve 1")
    assert s.choices("place") == ["1.2"]
    s.play("place 1.2")
    assert (s.tokens(1), s.asked) == (["1.1", "1.2"], [2])


@pytest.mark.rule("focus.civil_service-b")
def test_with_the_second_step_of_civil_service_the_first_one_is_over() -> None:
    s = flower("G; G G . . . G", culture("civil-service", 1, capital="1.1", tokens=["1.0"], trade={"civil-service": 2}))
    s.play("resolve 1")
    assert s.choices("place") == ["1.2", "1.3"]
    s = row("G G G G G", culture("civil-service", 1, capital="1.1", tokens=["1.2"], trade={"civil-service": 1}))
    s.play("resolve 1")
    assert s.choices("place") == ["1.0", "1.3"]
    s.play("place 1.3")
    assert (s.tokens(1), s.trade_on(1, "civil-service"), s.asked) == (["1.2", "1.3"], 1, [2])


@pytest.mark.rule("focus.mass_media")
@pytest.mark.card("mass-media")
def test_mass_media_replaces_an_unreinforced_token_within_two_spaces() -> None:
    p2 = {"tokens": ["1.2", "1.3"], "row": in_slot("masonry", 1)}
    s = row("G H G G", culture("mass-media", 1), p2)
    s.play("resolve 1")
    assert s.question == "Subversion"
    assert s.choices("subvert") == ["1.2"]
    assert s.allows("subvert 1.2")
    assert s.refused("subvert 1.3") == "focus.mass_media"
    s.play("subvert 1.2")
    assert (s.at("1.2"), s.tokens(1), s.tokens(2)) == ("token of 1", ["1.2"], ["1.3"])
    assert (s.civ(1).tokens_left, s.civ(2).tokens_left, s.asked) == (30, 30, [2])


@pytest.mark.rule("focus.mass_media")
def test_mass_media_takes_the_reinforcement_off_a_reinforced_token() -> None:
    s = row("G G G", culture("mass-media", 1), {"reinforced": ["1.1"], "tokens": ["1.2"]})
    s.play("resolve 1")
    assert sorted(s.choices("subvert")) == ["1.1", "1.2"]
    s.play("subvert 1.1")
    assert (s.at("1.1"), s.at("1.2"), s.tokens(1)) == ("token of 2", "token of 2", [])
    assert s.asked == [2]


@pytest.mark.rule("focus.mass_media")
def test_mass_media_places_three_tokens_first_and_counts_from_them() -> None:
    s = flower("G; G G G G G G", culture("mass-media", 1))
    s.play("resolve 1", "place 1.1", "place 1.2", "place 1.3")
    assert (len(s.tokens(1)), s.asked) == (3, [2])
    s = row("G G G G", culture("mass-media", 1), {"tokens": ["1.3"]})
    s.play("resolve 1", "place 1.1")
    assert s.choices("subvert") == ["1.3"]
    s.play("done")
    assert (s.at("1.3"), s.asked) == ("token of 2", [2])


@pytest.mark.rule("focus.mass_media")
def test_mass_media_touches_neither_cities_nor_what_lies_beyond_water() -> None:
    s = row("G W G", culture("mass-media", 5), {"tokens": ["1.2"]})
    s.play("resolve 5")
    assert s.asked == [2]
    s = row("G H G H", culture("mass-media", 1), {"cities": ["1.2"], "tokens": ["1.1"]})
    s.play("resolve 1")
    assert s.choices("subvert") == ["1.1"]
    assert s.refused("subvert 1.2") == "focus.mass_media"


@pytest.mark.rule("focus.mass_media", "R15.2-a")
def test_mass_media_without_unused_tokens_takes_one_off_the_map_first() -> None:
    spaces = [f"{number // 10 + 1}.{number % 10}" for number in range(2, 33)]
    s = row("G H " + "G*32", culture("mass-media", 1, tokens=spaces), {"tokens": ["4.3"], "reinforced": ["1.1"]})
    s.play("resolve 1")
    assert s.choices("subvert") == ["1.1"]
    assert s.choices("remove") == spaces
    assert s.refused("remove 1.0") == "R15.2-a"
    s.play("remove 1.3", "subvert 4.3")
    assert (s.at("1.3"), s.at("4.3"), s.civ(1).tokens_left) == ("", "token of 1", 0)
    s = row("G H " + "G*31", culture("mass-media", 1, tokens=spaces), {"reinforced": ["1.1"]})
    s.play("resolve 1")
    assert s.legal() == ["subvert 1.1", "done"]


# Wonders.


@pytest.mark.rule("wonder.stonehenge", "wonder.hanging_gardens", "wonder.forbidden_city", "wonder.chichen_itza")
@pytest.mark.rule("wonder.sydney_opera_house", "wonder.eiffel_tower")
@pytest.mark.parametrize(
    ("wonder", "era", "cost", "resources"),
    [
        ("stonehenge", "ancient", 7, ["marble", "mercury"]),
        ("hanging-gardens", "ancient", 8, ["marble", "diamond"]),
        ("forbidden-city", "medieval", 9, ["marble", "oil"]),
        ("chichen-itza", "medieval", 10, ["marble", "mercury"]),
        ("sydney-opera-house", "modern", 10, ["marble", "diamond"]),
        ("eiffel-tower", "modern", 12, ["marble", "oil"]),
    ],
)
def test_the_cultural_wonders(wonder: str, era: str, cost: int, resources: list[str]) -> None:
    number = WONDERS.index(wonder)
    assert (KINDS[WONDER_KIND[number]], ERAS[WONDER_ERA[number]]) == ("culture", era)
    assert (WONDER_COST[number], [RESOURCES[each] for each in WONDER_RESOURCES[number]]) == (cost, resources)


@pytest.mark.rule("wonder.stonehenge")
@pytest.mark.card("stonehenge")
def test_stonehenge_spreads_tokens_over_adjacent_hills_for_nothing() -> None:
    s = row("G H H F H", culture("early-empire", 2), wonders=owning("stonehenge"))
    s.play("resolve 2", "place 1.1")
    assert s.choices("place") == ["1.2"]
    assert s.refused("place 1.4") == "R6.1-b"
    s.play("place 1.2")
    assert placements(s) == [("space-1.1", "R6.1-a"), ("space-1.2", "wonder.stonehenge")]
    assert (s.tokens(1), s.asked) == (["1.1", "1.2"], [2])


@pytest.mark.rule("wonder.stonehenge")
def test_the_chain_of_stonehenge_does_not_use_up_the_tokens_of_the_card() -> None:
    s = flower("H; G H H . . G", culture("early-empire", 2, capital="1.1"), wonders={"on": {"stonehenge": "1.1"}})
    s.play("resolve 2", "place 1.0")
    assert sorted(s.choices("place")) == ["1.2", "1.3", "1.4"]
    s.play("place 1.2", "place 1.3")
    assert s.choices("place") == ["1.4"]
    s.play("place 1.4")
    assert [rule for _, rule in placements(s)] == ["R6.1-a", "wonder.stonehenge", "wonder.stonehenge", "R6.1-a"]


@pytest.mark.rule("wonder.stonehenge")
def test_stonehenge_needs_a_first_token_on_hills_and_space_for_the_next() -> None:
    s = row("G H H F H", culture("early-empire", 1), wonders=owning("stonehenge"))
    s.play("resolve 1")
    assert (s.asked, s.tokens(1)) == ([2], [])
    blocked: dict[str, Any] = {"barbarians": {"a": "1.2"}, "wonders": owning("stonehenge")}
    s = row("G H H!a", culture("early-empire", 2), **blocked)
    s.play("resolve 2", "place 1.1")
    assert (s.asked, s.tokens(1)) == ([2], ["1.1"])
    s = row("G H H", culture("early-empire", 2), {"tokens": ["1.2"]}, wonders=owning("stonehenge"))
    s.play("resolve 2", "place 1.1")
    assert (s.asked, s.at("1.2")) == ([2], "token of 2")


@pytest.mark.rule("wonder.stonehenge")
def test_tokens_of_stonehenge_collect_what_lies_on_their_hills() -> None:
    s = row("G H H", culture("early-empire", 2), resources={"1.2": "diamond"}, wonders=owning("stonehenge"))
    s.play("resolve 2", "place 1.1", "place 1.2")
    assert (s.resources(1), s.lying("1.2")) == ({"diamond": 1}, "")


@pytest.mark.rule("wonder.stonehenge")
def test_without_stonehenge_hills_do_not_spread() -> None:
    s = row("G H H", culture("early-empire", 2))
    s.play("resolve 2", "place 1.1")
    assert s.asked == [2]


@pytest.mark.rule("wonder.hanging_gardens")
@pytest.mark.card("hanging-gardens")
def test_hanging_gardens_place_a_token_next_to_a_city_up_to_desert() -> None:
    s = flower(
        "G; D M N:pantanal G G G",
        culture("early-empire", 1),
        resources={"1.1": "oil"},
        wonders=owning("hanging-gardens"),
    )
    s.play("use hanging-gardens")
    assert s.choices("place") == ["1.1", "1.4", "1.5", "1.6"]
    assert (s.refused("place 1.2"), s.refused("place 1.3")) == ("wonder.hanging_gardens",) * 2
    assert s.refused("spend trade") == "R13.1-b"
    s.play("place 1.1")
    assert (s.at("1.1"), s.resources(1), s.civ(1).tokens_left) == ("token of 1", {"oil": 1}, 30)
    assert placements(s) == [("space-1.1", "wonder.hanging_gardens")]
    assert (s.asked, s.question) == ([1], "Choosing")


@pytest.mark.rule("wonder.hanging_gardens")
def test_hanging_gardens_may_place_nothing_and_need_a_space() -> None:
    s = row("G G", culture("early-empire", 1), wonders=owning("hanging-gardens"))
    s.play("use hanging-gardens", "done")
    assert (s.tokens(1), s.question) == ([], "Choosing")
    assert s.refused("use hanging-gardens") == "R3.5-a"
    s = row("G M", culture("early-empire", 1), wonders=owning("hanging-gardens"))
    assert s.refused("use hanging-gardens") == "wonder.hanging_gardens"


@pytest.mark.rule("wonder.hanging_gardens", "wonder.stonehenge")
def test_a_token_of_the_hanging_gardens_on_hills_starts_stonehenge() -> None:
    on = {"hanging-gardens": "1.0", "stonehenge": "1.4"}
    s = row("G H H G G", culture("early-empire", 1, cities=["1.4"]), wonders={"on": on})
    s.play("use hanging-gardens", "place 1.1", "place 1.2")
    assert [rule for _, rule in placements(s)] == ["wonder.hanging_gardens", "wonder.stonehenge"]


@pytest.mark.rule("wonder.forbidden_city")
@pytest.mark.card("forbidden-city")
def test_the_forbidden_city_destroys_a_rival_token_next_to_an_own_space() -> None:
    p2 = {"tokens": ["1.2"], "reinforced": ["1.1", "1.5"], "cities": ["1.3"]}
    s = flower("G; G G G G G G", {"capital": "1.0"}, p2, wonders=owning("forbidden-city"))
    assert sorted(s.choices("destroy")) == ["1.1", "1.2", "1.5"]
    assert s.refused("destroy 1.3") == "wonder.forbidden_city"
    s.play("destroy 1.1")
    assert (s.at("1.1"), s.tokens(2), s.civ(2).tokens_left) == ("", ["1.2", "1.5"], 29)
    assert s.refused("destroy 1.2") == "R3.5-a"
    assert (s.asked, s.question) == ([1], "Choosing")


@pytest.mark.rule("wonder.forbidden_city")
def test_the_forbidden_city_reaches_only_neighbours_of_own_spaces() -> None:
    p1 = {"capital": "1.0", "tokens": ["1.1"]}
    s = row("G G G G", p1, {"tokens": ["1.2", "1.3"]}, wonders=owning("forbidden-city"))
    assert s.choices("destroy") == ["1.2"]
    assert s.refused("destroy 1.3") == "wonder.forbidden_city"
    assert s.refused("destroy 1.1") == "wonder.forbidden_city"


@pytest.mark.rule("wonder.chichen_itza")
@pytest.mark.card("chichen-itza")
def test_chichen_itza_places_tokens_on_empty_forests_anywhere() -> None:
    far = {"resources": {"1.5": "oil"}, "wonders": owning("chichen-itza")}
    s = row("G G G F G F", culture("early-empire", 3), **far)
    s.play("resolve 3")
    assert s.choices("place") == ["1.1", "1.3"]
    assert s.refused("place 1.5") == "R6.1-b"
    s.play("place 1.3")
    assert s.at("1.3") == "token of 1"
    s = row("G G G F G F", culture("early-empire", 2), **far)
    s.play("resolve 2")
    assert s.choices("place") == ["1.1"]
    assert s.refused("place 1.3") == "R3.2-a"


@pytest.mark.rule("wonder.chichen_itza", "R12.3-a")
def test_chichen_itza_opens_forests_as_soon_as_a_token_claims_it() -> None:
    s = row("G G G G G F G F", culture("early-empire", 3, cities=["1.2"]), wonders={"on": {"chichen-itza": "1.1"}})
    s.play("resolve 3")
    assert s.choices("place") == ["1.1", "1.3"]
    s.play("place 1.1")
    assert s.choices("place") == ["1.3", "1.5", "1.7"]


@pytest.mark.rule("wonder.sydney_opera_house")
@pytest.mark.card("sydney-opera-house")
def test_with_the_sydney_opera_house_rival_tokens_let_own_cities_mature() -> None:
    p1, p2 = {"cities": ["1.1"], "tokens": ["1.0"]}, {"tokens": ["1.2"], "cities": ["1.3"]}
    assert row("G G G G", p1, p2).mature(1) == []
    s = row("G G G G", p1, p2, wonders={"on": {"sydney-opera-house": "1.1"}})
    assert s.mature(1) == ["1.1"]
    assert s.mature(2) == ["1.3"]
    s = row("G G G G", p1, {"reinforced": ["1.2"]}, wonders={"on": {"sydney-opera-house": "1.1"}})
    assert s.mature(1) == ["1.1"]


@pytest.mark.rule("wonder.sydney_opera_house")
def test_the_sydney_opera_house_helps_only_its_owner_and_not_with_cities() -> None:
    p1, p2 = {"cities": ["1.1"], "tokens": ["1.0"]}, {"cities": ["1.3"]}
    s = row("G G G G", {**p1, "tokens": ["1.0", "1.2"]}, p2, wonders={"on": {"sydney-opera-house": "1.1"}})
    assert (s.mature(1), s.mature(2)) == (["1.1"], [])
    s = row("G G G", p1, {"cities": ["1.2"]}, wonders={"on": {"sydney-opera-house": "1.1"}})
    assert s.mature(1) == []


@pytest.mark.rule("wonder.eiffel_tower")
@pytest.mark.card("eiffel-tower")
def test_the_eiffel_tower_names_two_tokens_and_their_owner_gives_one_up() -> None:
    p2 = {"tokens": ["1.1", "1.2"], "reinforced": ["1.3"]}
    s = row("G G G G", {"capital": "1.0"}, p2, wonders=owning("eiffel-tower"))
    s.play("name 1.1")
    assert s.asked == [1]
    assert s.choices("name") == ["1.2", "1.3"]
    assert s.refused("name 1.1") == "wonder.eiffel_tower"
    s.play("name 1.3")
    assert (s.asked, s.legal()) == ([2], ["cede 1.1", "cede 1.3"])
    assert s.view(2)["question"]["named"] == ["space-1.1", "space-1.3"]
    assert s.refused("cede 1.2") == "wonder.eiffel_tower"
    s.play("cede 1.3")
    assert (s.at("1.3"), s.tokens(1), s.tokens(2)) == ("token of 1", ["1.3"], ["1.1", "1.2"])
    assert (s.civ(1).tokens_left, s.civ(2).tokens_left) == (30, 29)
    assert (s.asked, s.question) == ([1], "Choosing")
    assert s.refused("name 1.1") == "R3.5-a"


@pytest.mark.rule("wonder.eiffel_tower")
def test_the_eiffel_tower_needs_two_tokens_of_one_rival() -> None:
    p1 = {"capital": "1.0", "tokens": ["1.4", "1.5"]}
    three: dict[str, Any] = {"players": 3, "map": {"row": "G*6"}, "wonders": owning("eiffel-tower")}
    s = situation(p1=p1, p2={"tokens": ["1.1"]}, p3={"tokens": ["1.2"]}, **three)
    assert s.choices("name") == []
    assert s.refused("name 1.1") == "wonder.eiffel_tower"
    s = situation(p1=p1, p2={"tokens": ["1.1"]}, p3={"tokens": ["1.2", "1.3"]}, **three)
    assert s.choices("name") == ["1.2", "1.3"]
    s.play("name 1.3")
    assert (s.asked, s.choices("cede")) == ([3], ["1.3", "1.2"])
    assert s.arguments("named") == [{"seat": 0, "other": 2, "space": "space-1.3", "second": "space-1.2"}]


@pytest.mark.rule("Q41-a", "wonder.eiffel_tower")
def test_which_of_its_tokens_the_automated_player_gives_up_is_left_to_chance() -> None:
    ceded: Counter[str] = Counter()
    for seed in range(60):
        s = situation(
            "prince", map={"row": "G*4"}, p1={"capital": "1.0"}, p2={"tokens": ["1.2", "1.3"]}, seed=seed,
            wonders=owning("eiffel-tower"),
        )  # fmt: skip
        s.play("name 1.2")
        assert (s.asked, s.question) == ([1], "Choosing")
        assert len(s.tokens(1)) == len(s.tokens(2)) == 1
        assert s.criteria("automa-ceded") == ["random"]
        assert [event.rule for event in s.log if event.message == "automa-ceded"] == ["Q41-a"]
        ceded[s.tokens(1)[0]] += 1
    assert set(ceded) == {"1.2", "1.3"}
    assert min(ceded.values()) >= 20


# City-states, leaders and diplomacy cards.


@pytest.mark.rule("citystate.kumasi")
@pytest.mark.card("kumasi")
def test_with_kumasi_forest_is_easy_for_culture_and_industry_but_not_for_caravans() -> None:
    ally: dict[str, Any] = {"capital": "1.0", "envoys": ["kumasi"]}
    s = row("G F G", {**ally, "row": in_slot("early-empire", 1)})
    s.play("resolve 1")
    assert s.choices("place") == ["1.1"]
    s = row("G G F", {**ally, "row": in_slot("pottery", 1)})
    s.play("resolve 1")
    assert s.choices("build") == ["1.2"]
    s = row("G F G", {**ally, "row": in_slot("foreign-trade", 1)})
    s.play("resolve 1")
    assert s.asked == [2]
    s = row("G F G", {"capital": "1.0", "row": in_slot("early-empire", 1)})
    s.play("resolve 1")
    assert s.asked == [2]


@pytest.mark.rule("citystate.mohenjo_daro")
@pytest.mark.card("mohenjo-daro")
def test_with_mohenjo_daro_every_space_is_one_easier_for_control_tokens() -> None:
    ally = {"envoys": ["mohenjo-daro"]}
    s = flower("G; N:pantanal M D G G G", culture("early-empire", 4, **ally))
    s.play("resolve 4")
    assert s.choices("place") == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]
    s = flower("G; N:pantanal M D F H G", culture("early-empire", 2, trade={"early-empire": 1}, **ally))
    s.play("resolve 2")
    assert s.choices("place") == ["1.4", "1.5", "1.6"]
    assert (s.refused("place 1.1"), s.refused("place 1.3")) == ("R6.2-c", "R3.2-a")
    s.play("place 1.5", "place 1.6")
    assert s.refused("place 1.4") == "R6.1-a"


@pytest.mark.rule("citystate.mohenjo_daro", "wonder.hanging_gardens")
def test_with_mohenjo_daro_the_hanging_gardens_reach_mountains() -> None:
    s = flower(
        "G; N:pantanal M D G G G", {"capital": "1.0", "envoys": ["mohenjo-daro"]}, wonders=owning("hanging-gardens")
    )
    s.play("use hanging-gardens")
    assert s.choices("place") == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]


@pytest.mark.rule("citystate.mohenjo_daro")
def test_mohenjo_daro_changes_nothing_for_cities_and_caravans() -> None:
    s = row("G G H", {"capital": "1.0", "row": in_slot("pottery", 1), "envoys": ["mohenjo-daro"]})
    s.play("resolve 1")
    assert s.asked == [2]
    s = row("G H G", {"capital": "1.0", "row": in_slot("foreign-trade", 1), "envoys": ["mohenjo-daro"]})
    s.play("resolve 1")
    assert s.asked == [2]


@pytest.mark.rule("leader.catherine")
@pytest.mark.card("catherine")
@pytest.mark.parametrize(
    ("wonders", "count"),
    [
        ([], 2),
        (["stonehenge"], 3),
        (["oracle", "petra"], 3),
        (["oracle", "alhambra"], 4),
        (["oracle", "alhambra", "big-ben"], 5),
        (["pentagon"], 5),
    ],
)
def test_catherine_places_more_tokens_for_the_latest_era_of_her_wonders(wonders: list[str], count: int) -> None:
    homes = ["1.0", "1.2", "1.4"]
    p1 = culture("early-empire", 1, leader="catherine", cities=homes[1:])
    on = dict(zip(wonders, homes, strict=False))
    s = situation(map={"rows": ["G G G G G", "G G G G G"]}, p1=p1, wonders={"on": on})
    s.play("resolve 1")
    placed = 0
    while s.question == "Placing" and s.asked == [1]:
        s.play(f"place {s.choices('place')[0]}")
        placed += 1
    assert (placed, len(s.tokens(1))) == (count, count)


@pytest.mark.rule("leader.catherine")
def test_only_catherine_has_more_tokens_for_her_wonders() -> None:
    s = flower(MEADOW, culture("early-empire", 1, leader="trajan"), wonders=owning("pentagon"))
    s.play("resolve 1", "place 1.1", "place 1.2")
    assert s.asked == [2]


@pytest.mark.rule("leader.hojo")
@pytest.mark.card("hojo")
def test_hojo_reaches_coasts_and_edges_with_slot_3() -> None:
    inland = ["G G G G G", "G D G M G", "G G G G W", "G G G G G"]
    p1 = {"leader": "hojo", "capital": "1.7", "row": in_slot("early-empire", 3)}
    s = situation(map={"rows": inland}, p1=p1)
    s.play("resolve 3")
    assert "1.8" in s.choices("place")
    assert "1.6" not in s.choices("place")
    assert s.refused("place 1.6") == "R3.2-a"
    s = situation(map={"rows": inland}, p1={**p1, "leader": "trajan"})
    s.play("resolve 3")
    assert (s.refused("place 1.8"), s.refused("place 1.6")) == ("R3.2-a", "R3.2-a")


@pytest.mark.rule("leader.hojo")
def test_in_slot_2_hojo_reaches_no_coast_either() -> None:
    s = row("G D", {"leader": "hojo", "capital": "1.0", "row": in_slot("early-empire", 2)})
    s.play("resolve 2")
    assert s.asked == [2]
    s = row("G D", {"leader": "hojo", "capital": "1.0", "row": in_slot("early-empire", 3)})
    s.play("resolve 3")
    assert s.choices("place") == ["1.1"]


@pytest.mark.rule("leader.hojo")
def test_in_turns_of_others_coasts_of_hojo_are_as_hard_as_ever() -> None:
    p1 = {"tokens": ["1.0"], "row": in_slot("masonry", 5)}
    p2 = {"leader": "hojo", "tokens": ["1.1"], "row": in_slot("pottery", 1)}
    s = row("G M", p1, p2)
    s.dice(1, 1).play("resolve 5", "attack 1.1")
    assert [event.arguments["strength"] for event in s.log if event.message == "combat-rolled"] == [5]
    s = row("G M", {**p1, "leader": "hojo"}, {**p2, "leader": "trajan"})
    s.dice(1, 1).play("resolve 5", "attack 1.1")
    assert [event.arguments["strength"] for event in s.log if event.message == "combat-rolled"] == [3]


@pytest.mark.rule("diplomacy.open_borders")
@pytest.mark.card("open-borders")
def test_with_open_borders_spaces_of_the_giver_let_cities_mature() -> None:
    p1 = {"cities": ["1.1"], "tokens": ["1.0"], "pacts": {"2": ["open-borders"]}}
    assert row("G G G G", p1, {"tokens": ["1.2"], "cities": ["1.3"]}).mature(1) == ["1.1"]
    assert row("G G G", p1, {"cities": ["1.2"]}).mature(1) == ["1.1"]
    assert row("G G G", {**p1, "pacts": {}}, {"tokens": ["1.2"]}).mature(1) == []


@pytest.mark.rule("diplomacy.open_borders")
def test_open_borders_help_neither_the_giver_nor_with_spaces_of_others() -> None:
    p1 = {"cities": ["1.1"], "tokens": ["1.0"], "pacts": {"2": ["open-borders"]}}
    s = situation(players=3, map={"row": "G G G"}, p1=p1, p3={"tokens": ["1.2"]})
    assert s.mature(1) == []
    s = row("G G G G", {**p1, "tokens": ["1.0", "1.2"]}, {"cities": ["1.3"]})
    assert (s.mature(1), s.mature(2)) == (["1.1"], [])


@pytest.mark.rule("diplomacy.open_borders", "wonder.sydney_opera_house", "R4.6-d")
@pytest.mark.parametrize("help", [{"pacts": {"1": ["open-borders"]}}, {}])
def test_a_token_of_a_rival_may_complete_an_agenda_at_once(help: dict[str, Any]) -> None:
    p1 = culture("early-empire", 1, capital="2.0")
    p2 = {"cities": ["1.0", "1.2", "1.4", "1.6", "1.8"], **help}
    on = {} if help else {"sydney-opera-house": "1.0"}
    s = row("G W G W G W G W G G G", p1, p2, wonders={"on": on}, victory_cards=["war", "reach", "cities"])
    assert (s.mature(2), s.agendas(2)) == (["1.0", "1.2", "1.4", "1.6"], [])
    s.play("resolve 1", "place 1.9")
    assert (len(s.mature(2)), s.agendas(2), s.civ(2).markers) == (5, ["populous"], 1)
    assert s.agendas(1) == []
