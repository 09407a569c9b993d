"""Founding cities: sites, limits, figures that step aside, the Zulu and the Romans, city-states."""

from typing import Any

import pytest

from civitas.games.civilization_2010.standings import city_production, policy_maximum
from tests.games.civilization_2010.situation import Situation, situation

SETTLED = ["rationalism", "pacifism"]
"""Policies for two cities, so that founding the second leaves nothing to adopt."""


def settling(square: str = "e6", *, p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """Player 1 with the capital a6 and a scout on a square, e6 with open land around it if nothing else is told."""
    entry = {"scouts": [square], "policies": SETTLED, **more.pop("p1", {})}
    return situation(p1=entry, p2=p2 or {}, **more)


def republic(*squares: str, **more: Any) -> Situation:
    """Player 1 under Republic with armies on these squares."""
    entry = {"government": "republic", "armies": list(squares), "policies": SETTLED, **more.pop("p1", {})}
    return situation(p1=entry, **more)


# Founding.


@pytest.mark.rule("city.found-a")
def test_a_scout_becomes_an_unwalled_city() -> None:
    s = settling(p1={"scouts": ["e6"]})
    assert (s.position.scouts_left(0), s.position.cities_left(0)) == (1, 2)
    s.play("found e6 scout")
    assert (s.cities(1), s.empire(1).walls, s.at("e6"), s.owner("e1")) == (["a6", "e6"], [0, 0], "city", 1)
    assert (s.scouts(1), s.figures("e6")) == ([], (0, 0, 0))
    assert (s.position.scouts_left(0), s.position.cities_left(0)) == (2, 1)
    assert s.arguments("city-founded") == [{"seat": 0, "square": "square-e6", "figure": "piece-scout"}]
    assert (s.question, s.asked) == ("StartOfTurn", [1])


@pytest.mark.rule("city.found-a")
def test_a_city_needs_an_own_scout_on_the_square() -> None:
    s = settling(p2={"scouts": ["f6"]})
    assert s.legal("found") == ["found e6 scout"]
    assert s.refused("found e7 scout") == "city.found-a"
    assert s.refused("found f6 scout") == "city.found-a"
    assert s.refused("found v6 scout") == "city.found-a"
    s.play("done")
    assert (s.legal("found"), s.refused("found e6 scout")) == (["found f6 scout"], "city.found-a")


@pytest.mark.rule("city.found-a", "turn.phases-a")
def test_no_city_is_founded_in_other_phases() -> None:
    s = settling(phase="city-management")
    assert s.legal("found") == []
    assert not s.allows("found e6 scout")


@pytest.mark.rule("city.found-b")
def test_a_new_city_takes_part_in_the_trade_and_city_management_of_the_turn() -> None:
    squares = {"e1": "forest", "e2": "forest", "e3": "water", "e5": "water", "e7": "water"}
    s = settling(squares=squares, p1={"government": "republic"})
    s.play("found e6 scout", "done", "done")
    assert s.phase == "trade"
    assert s.trade(1) == 3
    s.pass_until(phase="city-management", player=1)
    assert city_production(s.position, 0, s.number("e6")) == 4
    s.play("produce city-2", "build army", "at e9")
    assert (s.figures("e9"), s.trade(1)) == ((1, 1, 0), 3)
    assert s.legal("devote") == ["devote capital"]


@pytest.mark.rule("city.found-c")
def test_several_cities_can_be_founded_in_one_start_of_turn() -> None:
    s = settling(p1={"scouts": ["e6", "g10"], "techs": ["irrigation"], "policies": SETTLED})
    s.play("found e6 scout", "found g10 scout", "adopt expansionism")
    assert (s.cities(1), s.position.cities_left(0), s.position.scouts_left(0)) == (["a6", "e6", "g10"], 0, 2)


@pytest.mark.rule("city.limit-a")
def test_the_city_limit_is_two_and_three_with_irrigation() -> None:
    entry = {"cities": ["a6", "e6"], "scouts": ["g10"], "policies": SETTLED}
    s = situation(p1=entry)
    assert (s.legal("found"), s.refused("found g10 scout")) == ([], "city.limit-a")
    s = situation(p1={**entry, "techs": ["irrigation"]})
    s.play("found g10 scout", "adopt expansionism")
    assert s.cities(1) == ["a6", "e6", "g10"]
    s = situation(p1={**entry, "techs": ["irrigation"], "cities": ["a6", "e6", "g10"], "scouts": ["d10"]})
    assert s.refused("found d10 scout") == "city.limit-a"


# Sites.


@pytest.mark.rule("city.found-water-a")
def test_no_city_stands_on_water_but_on_any_land() -> None:
    s = settling(squares={"e6": "water"}, p1={"techs": ["sailing"]})
    assert (s.legal("found"), s.refused("found e6 scout")) == ([], "city.found-water-a")
    for terrain in ("mountain", "desert", "forest", "grassland"):
        assert settling(squares={"e6": terrain}).allows("found e6 scout")


@pytest.mark.rule("city.found-revealed-a")
def test_all_surrounding_squares_are_on_the_map_and_revealed() -> None:
    s = republic("d5", "d8", "d7", tiles={"e": "tile05 facedown"})
    assert [s.position.board.place[s.number(square)] for square in ("d5", "d8", "d7")] == [(0, 5), (3, 5), (2, 5)]
    assert s.legal("found") == ["found d7 army"]
    assert s.refused("found d5 army") == "city.found-revealed-a"
    assert s.refused("found d8 army") == "city.found-revealed-a"
    s = republic("d8")
    assert s.allows("found d8 army")


@pytest.mark.rule("city.found-revealed-a", "setup.layout-c")
def test_the_hole_of_the_map_for_five_is_no_part_of_it() -> None:
    s = situation(players=5)
    beside, further = s.square(16, 11), s.square(17, 11)
    s = situation(players=5, p1={"scouts": [beside, further], "cities": ["a6"], "policies": SETTLED})
    assert s.refused(f"found {beside} scout") == "city.found-revealed-a"
    assert s.legal("found") == [f"found {further} scout"]


@pytest.mark.rule("city.found-hut-a")
@pytest.mark.parametrize("piece", ["hut-incense", "village-iron"])
@pytest.mark.parametrize("square", ["e1", "e2", "e11"])
def test_no_city_next_to_a_hut_or_village(piece: str, square: str) -> None:
    s = settling(pieces={square: piece})
    assert (s.legal("found"), s.refused("found e6 scout")) == ([], "city.found-hut-a")


@pytest.mark.rule("city.found-hut-a")
def test_huts_two_squares_away_and_taken_huts_do_not_matter() -> None:
    assert settling(pieces={"e4": "hut-silk", "e8": "village-spy"}).allows("found e6 scout")
    # The icon of tile 3 on e7 is seen, its marker is gone.
    s = settling(tiles={"e": "tile03 up"})
    assert s.position.tile_square(s.number("e7")).is_hut
    assert s.allows("found e6 scout")
    s = settling(tiles={"e": "tile03 up"}, pieces={"e7": "hut-iron"})
    assert s.refused("found e6 scout") == "city.found-hut-a"


@pytest.mark.rule("city.found-citystate-a")
@pytest.mark.parametrize("square", ["e2", "e1"])
@pytest.mark.parametrize("controlled", [False, True])
def test_worked_example_no_city_next_to_a_city_state(square: str, controlled: bool) -> None:
    s = settling(pieces={square: "city-state-2"}, p1={"armies": [square] if controlled else []})
    assert (s.legal("found"), s.refused("found e6 scout")) == ([], "city.found-citystate-a")


@pytest.mark.rule("city.found-relic-a")
def test_no_city_next_to_a_relic_until_it_is_taken() -> None:
    s = settling(pieces={"e1": "ark-of-the-covenant"}, p1={"armies": ["d4"]}, p2={"cities": ["b11"]})
    assert s.refused("found e6 scout") == "city.found-relic-a"
    s.pass_until(frame="Movement", player=1)
    s.play("march d4 1-0", "step right")
    if s.question == "Movement" and "stop" in s.legal():
        s.play("stop")
    s.pass_until(frame="StartOfTurn", player=1)
    assert (s.at("e1"), s.figures("e1")) == ("", (1, 1, 0))
    assert s.allows("found e6 scout")


@pytest.mark.rule("city.found-relic-a")
def test_no_city_on_a_relic() -> None:
    s = settling(pieces={"e6": "attilas-village"})
    assert s.refused("found e6 scout") == "city.found-relic-a"


@pytest.mark.rule("city.found-enemy-a")
def test_enemy_figures_around_the_site_forbid_a_city_own_ones_do_not() -> None:
    s = settling(p2={"scouts": ["e11"]})
    assert (s.legal("found"), s.refused("found e6 scout")) == ([], "city.found-enemy-a")
    assert settling(p2={"armies": ["e2"]}).refused("found e6 scout") == "city.found-enemy-a"
    assert settling(p2={"armies": ["e4"]}).allows("found e6 scout")
    assert settling(p1={"armies": ["e11"]}).allows("found e6 scout")


@pytest.mark.rule("city.found-distance-a")
@pytest.mark.parametrize("whose", [1, 2])
def test_city_centres_are_three_squares_apart(whose: int) -> None:
    """A centre at (2, 5); squares at (4, 5) and (4, 7) are too close, (5, 5) and (5, 8) are not."""
    cities = ["d7"] if whose == 1 else ["a6"]
    others = ["d7"] if whose == 2 else ["b11"]
    for close in ("e5", "e13"):
        s = situation(p1={"cities": cities, "scouts": [close], "policies": SETTLED}, p2={"cities": others})
        assert (s.legal("found"), s.refused(f"found {close} scout")) == ([], "city.found-distance-a")
    for far in ("e6", "g2"):
        s = situation(p1={"cities": cities, "scouts": [far], "policies": SETTLED}, p2={"cities": others})
        assert s.allows(f"found {far} scout")


# Other figures on the site.


@pytest.mark.rule("city.found-displace-a")
def test_another_figure_moves_to_the_only_square_where_it_may_stand() -> None:
    water = {"e2": "water", "e5": "water", "e7": "water"}
    s = settling(squares=water, p1={"armies": ["e6"]})
    s.play("found e6 scout")
    assert (s.figures("e10"), s.figures("e6"), s.cities(1)) == ((1, 1, 0), (0, 0, 0), ["a6", "e6"])
    assert s.arguments("figure-displaced") == [{"seat": 0, "square": "square-e10", "figure": "piece-army"}]


@pytest.mark.rule("city.found-displace-a")
def test_a_figure_without_a_place_returns_to_the_supply() -> None:
    water = {"e2": "water", "e5": "water", "e7": "water", "e10": "water"}
    s = settling(squares=water, p1={"armies": ["e6"]})
    s.play("found e6 scout")
    assert (s.armies(1), s.position.armies_left(0), s.cities(1)) == ([], 6, ["a6", "e6"])
    assert s.arguments("figure-crowded-out") == [{"seat": 0, "square": "square-e6", "figure": "piece-army"}]
    s = settling(squares=water, p1={"armies": ["e6"], "techs": ["sailing"]})
    s.play("found e6 scout", "at e5")
    assert s.figures("e5") == (1, 1, 0)


@pytest.mark.rule("city.found-displace-a")
def test_the_owner_chooses_where_displaced_figures_go_within_the_stacking_limit() -> None:
    s = settling(p1={"scouts": ["e6", "e6 for a6"], "armies": ["e7", "e7"]}, squares={"e2": "water"})
    s.play("found e6 scout")
    # e2 is water, e7 is full.
    assert (s.asked, s.choices("at")) == ([1], ["e10", "e5"])
    for square in ("e2", "e7", "e1", "e6"):
        assert s.refused(f"at {square}") == "city.found-displace-a"
    s.play("at e5")
    assert (s.figures("e5"), s.serves(1, "e5"), s.figures("e6")) == ((1, 0, 1), "a6", (0, 0, 0))
    assert s.question == "StartOfTurn"


# City-states.


@pytest.mark.rule("citystate.city-a")
@pytest.mark.card("city-state-1")
def test_worked_example_a_city_on_a_city_state() -> None:
    s = settling(pieces={"e6": "city-state-1"})
    s.play("found e6 scout")
    assert (s.cities(1), s.at("e6"), s.culture(1)) == (["a6", "e6"], "city", 3)
    assert s.position.lost_city_states == 1
    assert [event.rule for event in s.events("culture-gained")] == ["citystate.city-a"]


# Policies.


@pytest.mark.rule("policy.adopt-a", "city.found-a")
def test_a_second_city_brings_a_policy_at_once() -> None:
    s = settling(p1={"policies": ["rationalism"]})
    s.play("found e6 scout")
    assert (s.question, s.asked) == ("Adoption", [1])
    assert s.refused("done") == "policy.adopt-a"
    s.play("adopt expansionism", "use expansionism")
    assert s.trade(1) == 2


# The Zulu.


def zulu(pieces: dict[str, str], **more: Any) -> Situation:
    """The Zulu with a scout on e6."""
    return settling(pieces=pieces, p1={"civilization": "zulu", **more})


@pytest.mark.rule("civ.zulu_settle")
@pytest.mark.card("zulu")
def test_the_zulu_found_cities_next_to_huts_and_may_explore_them_at_once() -> None:
    s = zulu({"e1": "hut-spy", "e7": "hut-silk"})
    s.play("found e6 scout")
    assert s.legal() == ["explore e1", "explore e7", "done"]
    s.play("explore e7")
    assert (s.tokens(1), s.at("e7"), s.legal()) == ({"hut-silk": 1}, "", ["explore e1", "done"])
    s.play("explore e1")
    assert (s.tokens(1), s.at("e1"), s.question) == ({"hut-silk": 1, "hut-spy": 1}, "", "StartOfTurn")
    assert s.cities(1) == ["a6", "e6"]


@pytest.mark.rule("civ.zulu_settle")
def test_the_zulu_may_leave_the_huts() -> None:
    s = zulu({"e1": "hut-spy", "e7": "hut-silk"})
    s.play("found e6 scout")
    assert s.refused("explore e2") == "civ.zulu_settle"
    s.play("explore e1", "done")
    assert (s.tokens(1), s.at("e7"), s.question) == ({"hut-spy": 1}, "hut-silk", "StartOfTurn")
    assert s.refused("explore e7") == "turn.phases-a"


@pytest.mark.rule("civ.zulu_settle", "city.found-hut-a", "city.found-relic-a", "city.found-citystate-a")
@pytest.mark.parametrize(
    ("piece", "rule"),
    [
        ("village-iron", "city.found-hut-a"),
        ("ark-of-the-covenant", "city.found-relic-a"),
        ("city-state-3", "city.found-citystate-a"),
    ],
)
def test_only_huts_are_ignored_by_the_zulu(piece: str, rule: str) -> None:
    s = zulu({"e1": "hut-spy", "e7": piece})
    assert (s.legal("found"), s.refused("found e6 scout")) == ([], rule)


@pytest.mark.rule("civ.zulu_settle", "city.found-hut-a")
def test_the_zulu_found_no_city_on_a_hut() -> None:
    assert zulu({"e6": "hut-spy"}).refused("found e6 scout") == "city.found-hut-a"


@pytest.mark.rule("civ.zulu_reveals_city_state")
@pytest.mark.card("hut-city-state", "city-state-4")
def test_worked_example_the_zulu_destroy_a_city_state_that_they_uncover() -> None:
    s = settling(
        pieces={"e1": "hut-city-state", "e7": "hut-silk"},
        p1={"civilization": "zulu"},
        decks={"city-states": ["city-state-4"]},
    )
    s.play("found e6 scout", "explore e1")
    assert (s.at("e1"), s.culture(1), s.cities(1)) == ("", 3, ["a6", "e6"])
    assert (len(s.position.city_states), s.position.lost_city_states) == (4, 1 << 3)
    assert s.legal() == ["explore e7", "done"]


# The Romans.


@pytest.mark.rule("civ.roman_glory")
@pytest.mark.card("romans")
def test_the_romans_advance_for_a_founded_city() -> None:
    s = settling(p1={"civilization": "romans"}, decks={"events-1": ["drought"]})
    s.play("found e6 scout")
    assert (s.empire(1).step, s.culture(1), s.hand(1)) == (1, 0, {"drought": 1})
    assert [event.rule for event in s.events("advanced")] == ["civ.roman_glory"]
    s = settling()
    s.play("found e6 scout")
    assert (s.empire(1).step, s.hand(1)) == (0, {})


@pytest.mark.rule("civ.roman_glory", "culture.advance-d")
@pytest.mark.card("stonehenge", "village-iron")
def test_the_romans_advance_for_a_city_a_wonder_and_a_village_but_not_for_a_hut() -> None:
    generals = {"a1": "great-general", "a3": "great-general", "a5": "great-general"}
    forests = {"a2": "forest", "a7": "forest", "a9": "forest", "a10": "forest", "a11": "forest"}
    s = settling(
        p1={"civilization": "romans", "armies": ["d6", "f6"], "units": ["infantry-fierce"] * 3},
        pieces={**generals, "d7": "village-iron", "f7": "hut-silk"},
        squares=forests,
        wonders={"market": ["stonehenge"]},
        decks={"events-1": ["drought", "sabotage"]},
    )
    s.play("found e6 scout")
    assert (s.empire(1).step, s.hand(1)) == (1, {"drought": 1})
    s.pass_until(frame="CityManagement", player=1)
    s.play("produce capital", "build stonehenge", "at a9")
    assert (s.at("a9"), s.empire(1).step, s.hand(1)) == ("stonehenge", 2, {"drought": 1, "sabotage": 1})
    s.pass_until(frame="Movement", player=1)
    s.play("march f6 1-0", "step right")
    assert (s.tokens(1), s.empire(1).step) == ({"hut-silk": 1}, 2)
    s.pass_until(frame="Movement", player=1)
    s.play("march d6 1-0", "step right")
    while "village-iron" not in s.tokens(1):
        legal = s.legal(by=s.asked[0])
        s.play("pass" if "pass" in legal else legal[0], by=s.asked[0])
    assert (s.empire(1).step, s.culture(1), s.figures("d7")) == (3, 0, (1, 1, 0))
    while s.question != "Movement":
        s.play("done" if "done" in s.legal() else s.legal()[0])
    assert sum(s.people(1).values()) + sum(s.at(square).startswith("great-") for square in s.around("a6")) == 4


@pytest.mark.rule("civ.roman_glory", "policy.lose-a")
def test_the_romans_advance_for_a_conquered_city() -> None:
    s = situation(
        "movement",
        p1={"civilization": "romans", "step": 3, "armies": ["e5"], "units": ["infantry-fierce"] * 3},
        p2={"cities": ["b11", "e6"], "policies": ["rationalism", "pacifism"]},
        pieces={"a1": "great-general", "a3": "great-general", "a5": "great-general"},
    )
    s.play("march e5 1-0", "step right")
    while s.question != "Abandonment":
        legal = s.legal(by=s.asked[0])
        s.play(next((text for text in ("pass", "done") if text in legal), legal[0]), by=s.asked[0])
    assert (s.asked, s.cities(2), s.figures("e6")) == ([2], ["b11"], (1, 1, 0))
    s.play("abandon pacifism")
    assert (s.policies(2), s.empire(1).step) == (["rationalism"], 4)


# More policies with more cities.


@pytest.mark.rule("policy.max-a", "civ.french_policies")
@pytest.mark.card("french")
@pytest.mark.parametrize(
    ("civilization", "cities", "maximum"),
    [("romans", 1, 1), ("romans", 2, 2), ("french", 1, 2), ("french", 2, 3), ("french", 3, 4)],
)
def test_worked_example_the_maximum_of_policies(civilization: str, cities: int, maximum: int) -> None:
    places = ["a6", "e6", "g10"][:cities]
    entry = {"civilization": civilization, "cities": places, "armies": ["d6", "d8"]}
    s = situation(p1=entry, pieces={"d6": "city-state-1", "d8": "city-state-2"})
    assert policy_maximum(s.position, 0) == maximum


@pytest.mark.rule("policy.max-a", "policy.adopt-a", "civ.french_policies")
def test_a_third_city_gives_the_french_all_four_cards() -> None:
    entry = {"civilization": "french", "cities": ["a6", "e6"], "scouts": ["g10"], "techs": ["pottery", "irrigation"]}
    s = situation(p1={**entry, "policies": ["patronage", "natural-religion", "urban-development"]})
    s.play("found g10 scout")
    assert s.choices("adopt") == ["pacifism", "military-tradition"]
    s.play("adopt military-tradition")
    assert len(s.policies(1)) == 4
