"""Culture events: when they may be played, what they may be aimed at, and what they do."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.yields import productive_squares, total_of, trade_income
from civitas.games.civilization_2010.standings import city_production, combat_bonus
from tests.games.civilization_2010.situation import Situation, situation

REPUBLIC = {"government": "republic"}
"""A government that adds nothing to production."""


def playing(phase: str, *events: str, **scenario: Any) -> Situation:
    """Player 1's part of a phase with these events in hand."""
    p1 = {**REPUBLIC, "events": list(events), **scenario.pop("p1", {})}
    return situation(phase, p1=p1, **scenario)


def beginning(*events: str, **scenario: Any) -> Situation:
    return playing("start-of-turn", *events, **scenario)


def managing(*events: str, **scenario: Any) -> Situation:
    return playing("city-management", *events, **scenario)


def moving(*events: str, **scenario: Any) -> Situation:
    return playing("movement", *events, **scenario)


def production(s: Situation, square: str = "a6", player: int = 1) -> int:
    return city_production(s.position, player - 1, s.number(square))


# Playing.


@pytest.mark.rule("event.play-a")
@pytest.mark.parametrize(
    ("phase", "playable"),
    [("start-of-turn", ["drought"]), ("city-management", ["we-love-the-despot-day"]), ("movement", [])],
)
def test_an_event_is_played_in_its_phase(phase: str, playable: list[str]) -> None:
    s = playing(phase, "we-love-the-despot-day", "drought", p1={"armies": ["a7"]})
    assert s.choices("play") == playable
    for event in {"we-love-the-despot-day", "drought"} - set(playable):
        assert s.refused(f"play {event}") == "event.play-a"


@pytest.mark.rule("event.play-a")
def test_an_event_is_played_in_the_own_part_only_and_must_be_in_hand() -> None:
    s = beginning("drought", p2={"events": ["drought"]})
    assert s.refused("play drought", by=2) == "turn.own-part-a"
    assert s.refused("play supply-drop") == "event.play-a"
    s.play("play drought", "at h1")
    assert (s.hand(1), s.discarded_events()) == ({}, ["drought"])
    assert s.arguments("event-played") == [{"seat": 0, "card": "card-drought"}]


@pytest.mark.rule("event.play-a")
def test_cancelling_cards_are_not_played_without_anything_to_cancel() -> None:
    s = beginning("bread-and-circuses", "jousting-tourney", "drought", p1={"techs": ["pottery"]})
    assert s.choices("play") == ["drought"]
    assert s.refused("play bread-and-circuses") == "event.play-a"
    s = beginning("primetime-tv", "a-generous-gift", "drought", p1={"techs": ["pottery"]})
    assert s.choices("play") == ["drought"]
    assert s.refused("play primetime-tv") == "event.play-a"
    assert s.refused("play a-generous-gift") == "event.play-a"


@pytest.mark.rule("event.two-phases-a", "event.supply_drop")
@pytest.mark.card("supply-drop")
def test_a_card_with_two_effects_is_played_for_one_of_them() -> None:
    s = beginning("supply-drop", p1={"cities": ["a6", "e6"], "trade": 3})
    s.play("play supply-drop")
    assert (s.trade(1), s.hand(1)) == (10, {})
    s.pass_until("CityManagement", 1)
    assert s.refused("play supply-drop") == "event.play-a"


@pytest.mark.rule("event.supply_drop", "trade.cap-b")
def test_supply_drop_gives_trade_as_far_as_the_dial_goes() -> None:
    s = beginning("supply-drop", p1={"trade": 24})
    s.play("play supply-drop")
    assert s.trade(1) == 27


@pytest.mark.rule("event.supply_drop")
def test_supply_drop_lets_a_city_act_again_but_not_the_capital() -> None:
    s = managing("supply-drop", p1={"cities": ["a6", "e6", "g6"]})
    s.play("devote city-2")
    assert s.refused("devote city-2") == "city.action-a"
    s.play("play supply-drop")
    assert s.choices("in") == ["city-2", "city-3"]
    assert s.refused("in capital") == "event.supply_drop"
    s.play("in city-2", "devote city-2")
    assert s.culture(1) == 2
    assert s.refused("devote city-2") == "city.action-a"
    assert s.events("action-added") == []
    assert s.arguments("action-added") == [{"seat": 0, "square": "square-e6"}]


@pytest.mark.rule("event.supply_drop")
def test_supply_drop_needs_a_second_city_in_city_management() -> None:
    s = managing("supply-drop")
    assert s.refused("play supply-drop") == "event.supply_drop"
    s = managing("supply-drop", p1={"cities": ["a6", "e6"]})
    s.play("play supply-drop")  # only one city can be meant
    s.play("devote city-2", "devote city-2")
    assert s.culture(1) == 2


# Production.


@pytest.mark.card("we-love-the-despot-day", "we-love-the-queen-day", "we-love-the-president-day")
@pytest.mark.parametrize(
    ("event", "amount"),
    [
        pytest.param("we-love-the-despot-day", 4, marks=pytest.mark.rule("event.we_love_the_despot_day")),
        pytest.param("we-love-the-queen-day", 6, marks=pytest.mark.rule("event.we_love_the_queen_day")),
        pytest.param("we-love-the-president-day", 8, marks=pytest.mark.rule("event.we_love_the_president_day")),
    ],
)
def test_a_day_of_love_makes_one_city_produce_more_in_this_turn(event: str, amount: int) -> None:
    squares = {"a1": "mountain", "a2": "forest", "e1": "mountain"}
    s = managing(event, p1={"cities": ["a6", "e6"]}, squares=squares)
    s.play(f"play {event}")
    assert s.choices("in") == ["capital", "city-2"]
    s.play("in capital")
    assert (production(s), production(s, "e6")) == (3 + amount, 1)
    assert s.arguments("production-added") == [{"seat": 0, "count": amount, "square": "square-a6"}]
    s.pass_until("CityManagement", 2)
    s.pass_until("CityManagement", 1)
    assert production(s) == 3


@pytest.mark.rule("event.we_love_the_despot_day", "city.program-e")
def test_a_building_program_does_not_double_the_production_of_an_event() -> None:
    s = managing("we-love-the-despot-day", p1={"programs": ["a6"]}, squares={"a1": "mountain", "a2": "forest"})
    s.play("play we-love-the-despot-day")
    assert production(s) == 2 * 3 + 4
    s.play("produce capital", "build mounted")
    assert s.empire(1).units_of_type(1) == 1


# Terrain.


@pytest.mark.rule("event.drought", "event.terrain-a")
@pytest.mark.card("drought")
def test_drought_turns_a_square_without_building_into_desert() -> None:
    squares = {"b6": "forest", "b7": "mountain", "b8": "forest", "b10": "water"}
    s = beginning("drought", squares=squares, pieces={"b8": "market"})
    before = total_of(productive_squares(s.position, 1, s.number("b11"))), trade_income(s.position, 1)
    s.play("play drought")
    choices = s.choices("at")
    assert {"b6", "b10", "h1"} <= set(choices)
    assert not {"b7", "b8", "b11", "a6"} & set(choices)
    for square in ("b7", "b8", "b11"):
        assert s.refused(f"at {square}") == "event.drought"
    s.play("at b6")
    assert s.terrain("b6") == "desert"
    after = total_of(productive_squares(s.position, 1, s.number("b11"))), trade_income(s.position, 1)
    assert after == (before[0] - 2, before[1] + 1)
    assert s.arguments("terrain-changed") == [{"square": "square-b6", "terrain": "terrain-desert"}]


@pytest.mark.rule("event.drought", "relic.block-a", "event.terrain-a")
def test_drought_hits_no_facedown_marker_city_state_relic_or_wonder_but_squares_with_figures() -> None:
    pieces = {"e1": "hut-spy", "e2": "village-spy", "e3": "city-state-1", "e4": "ark-of-the-covenant"}
    s = beginning(
        "drought", p1={"armies": ["e5"]}, p2={"armies": ["e6"]}, pieces={**pieces, "a1": "oracle", "a2": "great-artist"}
    )
    s.play("play drought")
    choices = s.choices("at")
    assert not {"e1", "e2", "e3", "e4", "a1"} & set(choices)
    assert {"e5", "e6", "e7", "a2"} <= set(choices)
    s.play("at e6")
    assert (s.terrain("e6"), s.figures("e6")) == ("desert", (2, 1, 0))


@pytest.mark.rule("event.deforestation", "event.terrain-a")
@pytest.mark.card("deforestation")
def test_deforestation_turns_forest_into_grassland_and_covers_what_is_printed() -> None:
    squares = {"b6": "forest wheat", "b7": "forest", "b8": "forest", "b10": "mountain"}
    s = beginning("deforestation", squares=squares, p2={**REPUBLIC, "techs": ["pottery"], "trade": 27})
    assert production(s, "b11", 2) == 7
    s.play("play deforestation")
    assert s.choices("at") == ["b6", "b7", "b8"]
    assert s.refused("at b10") == "event.deforestation"
    s.play("at b6")
    assert (s.terrain("b6"), production(s, "b11", 2)) == ("grassland", 5)
    s.pass_until("CityManagement", 2)
    assert s.choices("harvest") == []
    assert s.refused("harvest capital wheat") == "city.harvest-a"
    s.play("produce capital", "build granary")
    assert "b6" in s.choices("at")
    s.play("at b6")
    assert s.at("b6") == "granary"


@pytest.mark.rule("event.deforestation")
def test_deforestation_needs_a_forest() -> None:
    assert beginning("deforestation").refused("play deforestation") == "event.deforestation"


@pytest.mark.rule("event.terrain-a", "coins.count-a")
def test_a_terrain_change_covers_printed_coins() -> None:
    s = beginning("drought", squares={"b6": "grassland coin"})
    assert s.coins(2) == 1
    s.play("play drought", "at b6")
    assert s.coins(2) == 0


@pytest.mark.rule("limits.disaster-a")
@pytest.mark.parametrize(("markers", "is_playable"), [(11, True), (12, False)])
def test_there_are_twelve_terrain_markers(markers: int, is_playable: bool) -> None:
    changed = [f"{slot}{number}" for slot in ("g", "f") for number in range(1, 9)][:markers]
    s = beginning("drought", "deforestation", changed=changed, squares={"h1": "forest"})
    if is_playable:
        s.play("play drought", "at h2")
        assert len(s.position.changed) == 12
    assert s.refused("play deforestation") == "limits.disaster-a"
    assert s.refused("play drought") == ("event.play-a" if is_playable else "limits.disaster-a")


@pytest.mark.rule("event.terrain-a")
def test_a_second_change_turns_the_marker_that_lies_there() -> None:
    s = beginning("drought", changed=["g1"], squares={"g1": "grassland"})
    s.play("play drought", "at g1")
    assert (s.terrain("g1"), len(s.position.changed)) == ("desert", 1)


# Buildings.


@pytest.mark.rule("event.sabotage")
@pytest.mark.card("sabotage")
def test_sabotage_destroys_a_building_within_four_squares() -> None:
    # The scout on f9 (0, 10) is 4 steps from b3 (2, 12) and 5 steps from b4.
    pieces = {"b6": "library", "b7": "bank", "b8": "oracle"}
    s = beginning("sabotage", p1={"scouts": ["f9"]}, p2={"cities": ["b11"]}, pieces=pieces)
    assert s.position.board.steps[s.number("f9")][s.number("b6")] == 4
    assert s.position.board.steps[s.number("f9")][s.number("b7")] == 5
    supply = s.position.buildings[:]
    s.play("play sabotage")  # the library is the only target
    assert (s.at("b6"), s.at("b7"), s.at("b8")) == ("", "bank", "oracle")
    assert sum(s.position.buildings) == sum(supply) + 1
    assert s.arguments("building-destroyed") == [{"seat": 1, "card": "card-library", "square": "square-b6"}]
    assert s.arguments("aimed-at-square") == [{"seat": 0, "square": "square-b6"}]


@pytest.mark.rule("event.sabotage")
def test_sabotage_reaches_no_building_further_away() -> None:
    s = beginning("sabotage", p1={"scouts": ["f5"]}, pieces={"b6": "library"})
    assert s.refused("play sabotage") == "event.sabotage"


@pytest.mark.rule("event.sabotage")
def test_sabotage_may_hit_own_buildings_counted_from_own_cities() -> None:
    s = beginning("sabotage", pieces={"a1": "library", "a2": "market"})
    s.play("play sabotage")
    assert s.choices("at") == ["a1", "a2"]


@pytest.mark.rule("event.sabotage", "event.play-a")
def test_who_could_only_hit_himself_by_an_event_may_take_it_back() -> None:
    s = beginning("sabotage", pieces={"a1": "library"})
    s.play("play sabotage")
    assert s.legal() == ["at a1", "done"]
    s.play("done")
    assert (s.question, s.at("a1"), s.hand(1), s.discarded_events()) == ("StartOfTurn", "library", {"sabotage": 1}, [])
    assert s.refused("play sabotage") == "event.play-a"  # Not twice in a turn, or it would have no end.
    s.pass_until("StartOfTurn", 2)
    s.pass_until("StartOfTurn", 1)
    assert s.allows("play sabotage")


@pytest.mark.rule("event.defection")
def test_who_could_only_kill_an_own_figure_is_asked() -> None:
    s = moving("defection", p1={"armies": ["a8"]})
    s.play("play defection")
    assert s.legal() == ["at a8", "done"]
    s.play("at a8")
    assert (s.armies(1), s.hand(1)) == ([], {})


@pytest.mark.rule("event.catastrophe", "coins.count-a")
@pytest.mark.card("catastrophe")
def test_catastrophe_destroys_a_building_within_six_squares() -> None:
    s = beginning("catastrophe", p1={"scouts": ["f1"]}, pieces={"b6": "bank"})
    assert s.position.board.steps[s.number("f1")][s.number("b6")] == 6
    assert s.coins(2) == 1
    s.play("play catastrophe")
    assert (s.at("b6"), s.coins(2)) == ("", 0)
    s = beginning("catastrophe", p1={"scouts": ["f1"]}, pieces={"b7": "bank"})
    assert s.refused("play catastrophe") == "event.catastrophe"


@pytest.mark.rule("event.disaster")
@pytest.mark.card("disaster")
def test_disaster_destroys_up_to_two_buildings_of_others_anywhere() -> None:
    pieces = {"b6": "bank", "b7": "academy", "b8": "library", "a1": "library"}
    s = beginning("disaster", pieces=pieces)
    bonus = combat_bonus(s.position, 1)
    s.play("play disaster")
    assert s.legal() == ["at b6", "at b7", "at b8"]
    assert s.refused("at a1") == "event.disaster"
    s.play("at b7")
    assert s.legal() == ["done", "at b6", "at b8"]
    s.play("at b6")
    assert [s.at(square) for square in ("b6", "b7", "b8", "a1")] == ["", "", "library", "library"]
    assert combat_bonus(s.position, 1) == bonus - 4


@pytest.mark.rule("event.disaster")
def test_disaster_may_destroy_one_building_only() -> None:
    s = beginning("disaster", pieces={"b6": "bank", "b7": "academy"})
    s.play("play disaster", "at b6", "done")
    assert (s.at("b6"), s.at("b7")) == ("", "academy")
    assert beginning("disaster", pieces={"a1": "library"}).refused("play disaster") == "event.disaster"


# Figures.


@pytest.mark.rule("event.defection")
@pytest.mark.card("defection")
def test_defection_kills_a_figure_within_four_squares() -> None:
    # a10 is at (5, 2), e6 at (5, 5) and e10 at (5, 6); the capital a6 is one square nearer.
    s = moving("defection", p1={"armies": ["a10 moved"]}, p2={"armies": ["e10", "e14"], "scouts": ["e10"]})
    s.play("play defection")
    assert s.choices("at") == ["a10", "e10"]
    assert s.refused("at e14") == "event.defection"
    s.play("at e10")
    assert s.legal() == ["kill army", "kill scout"]
    assert s.refused("kill-person") == "event.defection"
    s.play("kill army")
    assert (s.figures("e10"), s.armies(2)) == ((2, 0, 1), ["e14"])
    assert s.arguments("figure-killed") == [{"seat": 1, "figure": "piece-army", "square": "square-e10"}]
    assert s.position.armies_left(1) == 5


@pytest.mark.rule("event.defection")
def test_defection_kills_at_once_if_there_is_one_figure() -> None:
    s = moving("defection", p2={"scouts": ["e6"]})
    s.play("play defection")
    assert s.scouts(2) == []
    assert moving("defection", p2={"scouts": ["e10"]}).refused("play defection") == "event.defection"


@pytest.mark.rule("event.mass_defection")
@pytest.mark.card("mass-defection")
def test_mass_defection_kills_up_to_two_figures_of_a_square() -> None:
    s = moving("mass-defection", p2={"armies": ["e14", "e14", "e14", "g2"]})
    assert s.position.board.steps[s.number("a6")][s.number("e14")] == 6
    s.play("play mass-defection")  # the first army dies in any case
    assert s.legal() == ["done", "kill army"]
    s.play("kill army")
    assert s.armies(2) == ["e14", "g2"]


@pytest.mark.rule("event.mass_defection")
def test_mass_defection_may_kill_one_figure_only() -> None:
    s = moving("mass-defection", p2={"armies": ["e14"], "scouts": ["e14"]})
    s.play("play mass-defection", "kill scout", "done")
    assert (s.armies(2), s.scouts(2)) == (["e14"], [])


@pytest.mark.rule("event.mass_defection", "greatperson.kill-a")
def test_mass_defection_may_kill_a_great_person() -> None:
    s = moving("mass-defection", p1={"armies": ["f14 moved"]}, p2={"armies": ["b6"]}, pieces={"b6": "great-general"})
    pool = s.position.people[2]
    s.play("play mass-defection", "at b6")
    assert s.legal() == ["kill army", "kill-person"]
    s.play("kill-person")
    assert (s.at("b6"), s.position.people[2], s.armies(2)) == ("", pool + 1, ["b6"])
    assert s.arguments("person-killed") == [{"seat": 1, "card": "card-great-general", "square": "square-b6"}]


@pytest.mark.rule("event.mass_defection")
def test_mass_defection_reaches_six_squares() -> None:
    s = moving("mass-defection", p2={"armies": ["g2"]}, pieces={"b6": "great-general"})
    assert s.refused("play mass-defection") == "event.mass_defection"


@pytest.mark.rule("event.wholesale_defection")
@pytest.mark.card("wholesale-defection")
def test_wholesale_defection_kills_anywhere() -> None:
    s = moving("wholesale-defection", p2={"armies": ["b16", "b16"], "scouts": ["h16"]}, pieces={"b6": "great-artist"})
    s.play("play wholesale-defection")
    assert s.choices("at") == ["b6", "b16", "h16"]
    s.play("at b16", "kill army")
    assert s.armies(2) == []


# Villages.


@pytest.mark.rule("event.barbarian_encampment")
@pytest.mark.card("barbarian-encampment")
def test_an_encampment_puts_a_village_on_an_empty_square_outside_outskirts() -> None:
    pieces = {"e1": "city-state-1", "e2": "hut-spy", "e3": "ark-of-the-covenant"}
    s = beginning(
        "barbarian-encampment",
        p1={"armies": ["e5"]},
        p2={"scouts": ["e6"]},
        pieces=pieces,
        decks={"villages": ["village-iron"]},
    )
    pool = len(s.position.villages)
    s.play("play barbarian-encampment")
    choices = s.choices("at")
    assert {"e7", "g1", "h1"} <= set(choices)
    assert not {"a1", "b6", "e1", "e2", "e3", "e5", "e6", "a6"} & set(choices)
    assert s.refused("at b6") == "event.barbarian_encampment"
    s.play("at e10")
    assert (s.at("e10"), len(s.position.villages)) == ("village-iron", pool - 1)
    assert s.arguments("village-placed") == [{"square": "square-e10"}]
    assert "village-iron" not in str(s.view(1))


@pytest.mark.rule("event.barbarian_encampment", "city.found-hut-a")
def test_a_new_village_blocks_city_sites_around_it() -> None:
    s = beginning("barbarian-encampment", p1={"scouts": ["g6"]})
    assert s.allows("found g6 scout")
    s.play("play barbarian-encampment", "at g11")
    assert s.refused("found g6 scout") == "city.found-hut-a"


# Techs.


@pytest.mark.rule("event.exchange_of_ideas", "research.learn-a")
@pytest.mark.card("exchange-of-ideas")
def test_exchange_of_ideas_swaps_techs_of_level_one() -> None:
    s = beginning(
        "exchange-of-ideas",
        p1={"civilization": "egyptians", "techs": ["pottery", "writing"], "trade": 20},
        p2={"civilization": "americans", "techs": ["currency", "writing", "chivalry"]},
    )
    s.play("play exchange-of-ideas")
    # Player 1 can learn Currency only, player 2 Pottery only, so nothing is asked.
    assert (s.techs(1), s.techs(2)) == (
        ["currency", "pottery", "writing"],
        ["currency", "pottery", "writing", "chivalry"],
    )
    assert s.trade(1) == 20
    assert s.arguments("aimed-at-player") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("event.exchange_of_ideas")
def test_a_swap_needs_somebody_who_can_learn() -> None:
    both = {"techs": ["pottery"]}
    s = beginning("exchange-of-ideas", p1=both, p2=both)
    assert s.refused("play exchange-of-ideas") == "event.exchange_of_ideas"


@pytest.mark.rule("event.exchange_of_ideas")
def test_one_half_of_a_swap_happens_alone() -> None:
    s = beginning("exchange-of-ideas", p1={"techs": ["pottery"]}, p2={"techs": []})
    s.play("play exchange-of-ideas")
    assert (s.techs(1), s.techs(2)) == (["pottery"], ["pottery"])


@pytest.mark.rule("event.exchange_of_ideas", "setup.tech-a")
def test_a_starting_tech_counts_by_its_printed_level() -> None:
    # The Russians have Communism (III) in their first row.
    russians = {"civilization": "russians", "techs": ["communism"]}
    s = beginning("exchange-of-ideas", p1={"techs": []}, p2=russians)
    assert s.refused("play exchange-of-ideas") == "event.exchange_of_ideas"


@pytest.mark.rule("event.knowledge_shared")
@pytest.mark.card("knowledge-shared")
def test_knowledge_shared_swaps_techs_up_to_level_two() -> None:
    s = beginning(
        "knowledge-shared",
        p1={"civilization": "mongols", "techs": ["pottery", "writing"]},
        p2={"civilization": "zulu", "techs": ["currency", "masonry", "sailing"]},
    )
    s.play("play knowledge-shared")
    assert (s.asked, s.choices("learn")) == ([1], ["currency", "masonry", "sailing"])
    s.play("learn sailing")
    assert (s.asked, s.choices("learn")) == ([2], ["pottery", "writing"])
    s.play("learn writing")
    assert s.empire(1).rows[:2] == [2, 1]
    assert s.techs(2) == ["currency", "masonry", "writing", "sailing"]


@pytest.mark.rule("event.think_tank")
@pytest.mark.card("think-tank")
def test_think_tank_swaps_techs_up_to_level_three() -> None:
    level_1 = ["currency", "pottery", "writing", "masonry"]
    s = beginning(
        "think-tank",
        p1={"civilization": "mongols", "techs": [*level_1[:3], "sailing", "chivalry"]},
        p2={"civilization": "zulu", "techs": [*level_1, "sailing", "chivalry", "monarchy", "biology", "flight"]},
    )
    s.play("play think-tank")
    assert "biology" in s.choices("learn")
    assert "flight" not in s.choices("learn")
    assert s.refused("learn flight") != ""
    s.play("learn biology")
    assert "biology" in s.techs(1)


@pytest.mark.rule("event.knowledge_shared")
def test_the_player_of_a_swap_is_chosen_among_others() -> None:
    s = beginning(
        "knowledge-shared",
        players=3,
        p1={"techs": ["pottery"]},
        p2={"techs": ["pottery"]},
        p3={"techs": ["currency"]},
    )
    s.play("play knowledge-shared")  # there is nothing to learn from player 2, who knows the same
    assert s.arguments("aimed-at-player") == [{"seat": 0, "other": 2}]
