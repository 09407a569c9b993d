"""City Management: actions of cities, devotion, harvest, building programs, cancelled actions, what else is done."""

from typing import Any

import pytest

from civitas.games.civilization_2010.cities.destroying import destroy_city
from civitas.games.civilization_2010.cities.producible import item_cost
from civitas.games.civilization_2010.standings import city_production, devotion, policy_maximum
from civitas.games.civilization_2010.verbs import ITEMS
from tests.games.civilization_2010.situation import Situation, situation

OUTSKIRTS = ["a1", "a2", "a3", "a5", "a7", "a9", "a10", "a11"]
SECOND = "e6"
REPUBLIC = {"government": "republic"}


def managing(entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """City Management of player 1, whose government adds nothing to production."""
    return situation("city-management", p1={**REPUBLIC, **(entry or {})}, **scenario)


def production(s: Situation, square: str = "a6") -> int:
    """The production of a city of player 1."""
    return city_production(s.position, 0, s.number(square))


def next_management(s: Situation) -> None:
    """Go on to player 1's City Management of the next turn."""
    s.pass_until("CityManagement", 2)
    s.pass_until("CityManagement", 1)


# Actions.


@pytest.mark.rule("city.action-a")
def test_each_city_takes_one_action_in_any_order() -> None:
    s = managing({"cities": ["a6", SECOND]}, squares={"a1": "grassland wheat"})
    s.play("devote city-2")
    assert (s.refused("devote city-2"), s.refused("program city-2")) == ("city.action-a", "city.action-a")
    assert s.refused("devote city-3") == "city.action-a"
    assert {"devote capital", "harvest capital wheat", "program capital"} <= set(s.legal())
    s.play("harvest capital wheat")
    assert (s.culture(1), s.resources(1)) == (1, {"wheat": 1})
    assert s.asked == [2]


@pytest.mark.rule("city.action-a")
def test_an_unused_action_is_lost() -> None:
    s = managing()
    s.play("done")
    assert s.asked == [2]
    next_management(s)
    s.play("devote capital")
    assert s.culture(1) == 1


@pytest.mark.rule("city.action-b")
def test_two_cities_may_take_the_same_action() -> None:
    s = managing({"cities": ["a6", SECOND]})
    s.play("devote capital", "devote city-2")
    assert s.culture(1) == 2


@pytest.mark.rule("turn.own-part-a", "city.action-a")
def test_cities_act_in_their_owners_part_only() -> None:
    s = managing(p2=REPUBLIC)
    assert s.refused("devote capital", by=2) == "turn.own-part-a"
    s.play("done")
    assert s.refused("devote capital", by=1) == "turn.own-part-a"
    s.play("devote capital", by=2)
    assert s.culture(2) == 1


# The arts.


@pytest.mark.rule("city.arts-a")
def test_a_devotion_gives_one_culture_and_one_for_each_icon() -> None:
    squares = {"a5": "grassland culture"}
    s = managing(squares=squares, pieces={"a1": "temple", "a2": "library"})
    s.play("devote capital")
    assert s.culture(1) == 5
    assert s.arguments("culture-gained") == [{"seat": 0, "count": 5}]
    blockaded = managing(squares=squares, pieces={"a1": "temple", "a2": "library"}, p2={"scouts": ["a1"]})
    blockaded.play("devote capital")
    assert blockaded.culture(1) == 3


@pytest.mark.rule("city.arts-b")
@pytest.mark.card("urban-development", "city-state-2")
def test_scouts_city_states_and_policies_add_to_a_devotion() -> None:
    entry = {"policies": ["urban-development"], "scouts": ["g6"], "armies": ["g1"], "cities": ["a6", SECOND]}
    s = managing(
        entry, squares={"g6": "grassland culture"}, pieces={"a1": "temple", "a2": "library", "g1": "city-state-2"}
    )
    assert devotion(s.position, 0, s.number(SECOND)) == 1
    s.play("devote capital")
    assert s.culture(1) == 1 + 3 + 1 + 3 + 2


# Harvest.


@pytest.mark.rule("city.harvest-a")
def test_a_harvest_takes_one_token_that_the_market_has() -> None:
    squares = {"a1": "mountain iron", "a2": "grassland wheat"}
    s = managing(squares=squares)
    assert s.choices("harvest") == ["capital iron", "capital wheat"]
    assert s.refused("harvest capital silk") == "city.harvest-a"
    s.play("harvest capital iron")
    assert (s.resources(1), s.supply("iron"), s.supply("wheat")) == ({"iron": 1}, 1, 2)
    assert s.arguments("resource-gained") == [{"seat": 0, "resource": "resource-iron"}]
    empty = managing(squares=squares, p2={"resources": ["iron", "iron"]})
    assert empty.choices("harvest") == ["capital wheat"]
    assert empty.refused("harvest capital iron") == "city.harvest-a"


@pytest.mark.rule("map.center-a")
@pytest.mark.card("mongols")
def test_the_centre_of_a_city_yields_nothing() -> None:
    s = managing(squares={"a6": "forest silk", "a2": "desert incense"})
    assert (production(s), s.choices("harvest")) == (0, ["capital incense"])
    assert s.refused("harvest capital silk") == "map.center-a"


@pytest.mark.rule("map.center-a")
def test_the_silk_under_the_mongol_capital_is_not_offered() -> None:
    mongols = {"civilization": "mongols", "cities": ["a7"]}
    s = situation("city-management", land="", p1=mongols, p2={"civilization": "romans"})
    printed = {square: s.position.printed[s.number(square)] for square in ["a7", *s.around("a7")]}
    assert (printed["a7"], sorted(each for each in printed.values() if 0 <= each < 4)) == (2, [0, 2, 2])
    assert s.choices("harvest") == ["capital incense", "capital silk"]
    s.play("harvest capital silk")
    assert s.resources(1) == {"silk": 1}


@pytest.mark.rule("map.cover-b")
def test_a_covered_resource_cannot_be_harvested_until_the_marker_is_gone() -> None:
    s = managing(squares={"a1": "forest wheat"}, pieces={"a1": "temple"})
    assert s.refused("harvest capital wheat") == "map.cover-b"
    bare = managing(squares={"a1": "forest wheat"})
    bare.play("harvest capital wheat")
    assert (bare.resources(1), bare.supply("wheat")) == ({"wheat": 1}, 1)


@pytest.mark.rule("city.blockade-a")
def test_a_blockaded_resource_cannot_be_harvested() -> None:
    s = managing(squares={"a1": "forest wheat"}, p2={"scouts": ["a1"]})
    assert s.refused("harvest capital wheat") == "city.blockade-a"


@pytest.mark.rule("scout.resource-a")
def test_a_scout_lends_its_resource_to_the_city_it_serves() -> None:
    entry = {"cities": ["a6", SECOND], "scouts": ["g6"]}
    s = managing(entry, squares={"g6": "desert incense"}, p2={"resources": ["incense"]})
    assert s.supply("incense") == 1
    assert s.refused("harvest city-2 incense") == "scout.resource-a"
    s.play("harvest capital incense")
    assert (s.resources(1), s.supply("incense")) == ({"incense": 1}, 0)
    other = managing({**entry, "scouts": ["g6 for e6"]}, squares={"g6": "desert incense"})
    assert other.choices("harvest") == ["city-2 incense"]
    away = managing({**entry, "scouts": ["a1 for e6"]}, squares={"a1": "desert incense"})
    assert away.choices("harvest") == ["city-2 incense"]
    assert away.refused("harvest capital incense") == "scout.resource-a"


@pytest.mark.rule("wonder.angkor_wat")
@pytest.mark.card("angkor-wat")
def test_angkor_wat_doubles_one_harvest_a_turn_even_from_one_square() -> None:
    entry = {"cities": ["a6", SECOND]}
    squares = {"a1": "desert incense", "e1": "mountain iron"}
    s = managing(entry, squares=squares, pieces={"a7": "angkor-wat"})
    s.play("harvest capital incense")
    assert (s.resources(1), s.supply("incense")) == ({"incense": 2}, 0)
    s.play("harvest city-2 iron")
    assert s.resources(1) == {"incense": 2, "iron": 1}
    assert s.supply("iron") == 1


@pytest.mark.rule("wonder.angkor_wat")
def test_angkor_wat_lets_its_owner_choose_the_second_resource() -> None:
    squares = {"a1": "desert incense", "a2": "mountain iron"}
    s = managing(squares=squares, pieces={"a7": "angkor-wat"})
    s.play("harvest capital incense")
    assert s.legal() == ["take incense", "take iron"]
    assert s.refused("take silk") == "city.harvest-a"
    assert s.refused("done") == "wonder.angkor_wat"
    s.play("take iron")
    assert s.resources(1) == {"incense": 1, "iron": 1}
    scarce = managing(squares={"a1": "desert incense"}, pieces={"a7": "angkor-wat"}, p2={"resources": ["incense"]})
    scarce.play("harvest capital incense")
    assert scarce.resources(1) == {"incense": 1}
    blockaded = managing(squares=squares, pieces={"a7": "angkor-wat"}, p2={"armies": ["a7"]})
    blockaded.play("harvest capital incense")
    assert blockaded.resources(1) == {"incense": 1}


# Building programs.


@pytest.mark.rule("city.program-a")
def test_a_program_puts_one_marker_on_the_city() -> None:
    s = managing()
    s.play("program capital")
    assert (s.empire(1).programs, s.position.programs, s.asked) == ([1], 6, [2])
    next_management(s)
    assert s.refused("program capital") == "city.program-a"
    two = managing({"cities": ["a6", SECOND]})
    two.play("program capital", "program city-2")
    assert (two.empire(1).programs, two.position.programs) == ([1, 1], 5)


@pytest.mark.rule("city.program-b")
@pytest.mark.card("statue-of-zeus")
def test_the_example_of_the_book_the_statue_of_zeus() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "forest", "a5": "forest", "a9": "water", "a7": "water"}
    s = managing(
        {"civilization": "zulu", "programs": ["a6"]},
        squares=squares,
        pieces={"a7": "harbor", "a10": "hut-spy"},
        wonders={"market": ["statue-of-zeus"]},
    )
    assert production(s) == 18
    s.play("produce capital", "build statue-of-zeus")
    assert s.refused("at a10") == "build.forbidden-a"
    s.play("at a11")
    assert (s.wonder_at("statue-of-zeus"), s.empire(1).programs, s.position.programs) == ("a11", [0], 7)
    assert (s.trade(1), s.refused("produce capital", by=1)) == (0, "turn.own-part-a")


@pytest.mark.rule("city.program-c")
def test_the_marker_is_used_however_small_the_item_is() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "forest"}
    s = situation("city-management", p1={"programs": ["a6"]}, squares=squares)
    assert production(s) == 13
    s.play("produce capital", "build army", "at a7")
    assert (s.empire(1).programs, s.position.programs, production(s)) == ([0], 7, 7)


@pytest.mark.rule("city.program-d")
def test_other_actions_keep_the_marker() -> None:
    s = managing({"programs": ["a6"]}, squares={"a1": "desert silk"})
    s.play("devote capital")
    next_management(s)
    s.play("harvest capital silk")
    assert (s.empire(1).programs, s.resources(1)) == ([1], {"silk": 1})


@pytest.mark.rule("city.program-e")
def test_other_sources_are_not_doubled() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "mountain", "g6": "forest"}
    entry = {"government": "despotism", "programs": ["a6"], "bonus": {"a6": 11}, "scouts": ["g6"], "trade": 3}
    s = managing(entry, squares=squares, wonders={"market": ["internet"]})
    assert production(s) == 10 + 1 + 6 + 5 + 2
    assert item_cost(s.position, 0, ITEMS.index("internet")) == 25
    s.play("produce capital", "build internet", "at a9")
    assert (s.wonder_at("internet"), s.trade(1)) == ("a9", 0)


@pytest.mark.rule("city.program-f", "citystate.outskirts-a")
@pytest.mark.card("city-state-3", "communism-gov")
def test_scouts_in_the_outskirts_city_states_and_communism_are_doubled() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "forest"}
    s = managing(
        {"programs": ["a6"], "scouts": ["a3"], "armies": ["g1"]}, squares=squares, pieces={"g1": "city-state-3"}
    )
    assert production(s) == 14
    forests = {"a1": "forest", "a2": "forest", "a3": "forest", "a5": "forest", "a7": "mountain"}
    s = managing(
        {"government": "communism-gov", "cities": ["a6", SECOND], "programs": [SECOND]},
        squares={**forests, "e1": "forest", "e2": "forest"},
    )
    assert (production(s), production(s, SECOND)) == (9, 18)


@pytest.mark.rule("city.program-g")
def test_a_destroyed_city_loses_its_marker() -> None:
    s = managing({"cities": ["a6", SECOND], "programs": [SECOND]}, pause=True)
    assert s.position.programs == 6
    destroy_city(s.position, s.number(SECOND), "battle.city-a")
    assert (s.position.programs, s.cities(1), s.empire(1).programs) == (7, ["a6"], [0])


@pytest.mark.rule("city.program-h", "city.action-a")
@pytest.mark.card("monarchy-gov", "colossus")
def test_a_second_action_may_use_the_program_of_the_first() -> None:
    squares = {"a1": "forest", "a2": "forest", "a3": "forest", "a5": "forest"}
    s = managing({"government": "monarchy-gov"}, squares=squares, wonders={"market": ["colossus"]})
    s.play("program capital")
    assert (production(s), s.refused("program capital")) == (16, "government.monarchy_gov")
    s.play("produce capital", "build colossus", "at a7")
    assert (s.wonder_at("colossus"), s.empire(1).programs, s.position.programs) == ("a7", [0], 7)
    other = managing({"government": "monarchy-gov"}, squares=squares)
    other.play("produce capital", "build army", "at a7", "program capital")
    assert other.empire(1).programs == [1]


@pytest.mark.rule("city.program-i")
def test_walls_use_the_marker_too() -> None:
    s = managing({"techs": ["masonry"], "programs": ["a6"]}, squares={"a1": "forest", "a2": "forest"})
    s.play("produce capital", "build walls")
    assert (s.empire(1).walls, s.empire(1).programs, s.position.programs) == ([1], [0], 7)


@pytest.mark.rule("city.program-j")
def test_there_are_seven_markers() -> None:
    # On the map for five, each home has its capital; d, e, i, n and so on are free for more cities.
    cities = [["a6", "j6"], ["b6", "l6"], ["c6", "q6"], ["d6"], ["e6"]]
    entries: dict[str, Any] = {f"p{place + 1}": {"cities": own, "programs": own} for place, own in enumerate(cities)}
    entries["p5"]["programs"] = []
    s = situation("city-management", players=5, active=5, first=1, **entries)
    assert s.position.programs == 0
    assert s.refused("program capital") == "city.program-j"
    entries["p4"]["programs"] = []
    assert situation("city-management", players=5, active=5, first=1, **entries).allows("program capital")


# Cancelled.


@pytest.mark.rule("city.cancel-a")
@pytest.mark.card("writing")
def test_a_cancelled_action_is_used_up_but_nothing_is_spent() -> None:
    entry = {"programs": ["a6"], "trade": 6, "techs": ["engineering"], "bonus": {"a6": 9}}
    rival = {"techs": ["writing"], "tokens": ["hut-spy"]}
    squares = {"a1": "forest", "a2": "forest"}
    s = managing(entry, p2=rival, squares=squares, wonders={"market": ["stonehenge"], "deck": ["internet"]})
    s.play("produce capital", "build stonehenge", "at a7", "build army", "at a9")
    assert (s.question, s.asked) == ("Window", [2])
    s.play("use writing-resource")
    while s.question != "CityManagement":
        s.play(s.legal()[0])
    assert (s.wonder_at("stonehenge"), s.market()[0], s.armies(1)) == ("", "stonehenge", [])
    assert (s.empire(1).programs, s.trade(1), s.tokens(2)) == ([1], 6, {})
    assert s.empire(1).used == 0
    assert s.arguments("action-cancelled") == [{"seat": 0, "city": "square-a6"}]
    assert s.asked == [2] or s.refused("produce capital") == "city.action-a"


@pytest.mark.rule("city.cancel-a")
def test_other_actions_can_be_cancelled_too() -> None:
    rival = {"techs": ["writing"], "tokens": ["hut-spy"]}
    for action in ("devote capital", "harvest capital silk", "program capital"):
        s = managing(p2=rival, squares={"a1": "desert silk"})
        s.play(action, "use writing-resource")
        while s.question != "CityManagement":
            s.play(s.legal()[0])
        assert (s.culture(1), s.resources(1), s.empire(1).programs) == (0, {}, [0])
        assert s.arguments("action-cancelled") == [{"seat": 0, "city": "square-a6"}]
        let = managing(p2=rival, squares={"a1": "desert silk"})
        let.play(action, "pass")
        assert (let.culture(1) or let.resources(1) or let.empire(1).programs[0]) != 0
        assert let.tokens(2) == {"hut-spy": 1}


# Between actions.


@pytest.mark.rule("city.abilities-a")
@pytest.mark.card("currency")
def test_abilities_are_used_between_actions_in_the_own_part() -> None:
    entry = {"techs": ["currency"], "resources": ["incense"]}
    s = managing(entry)
    assert s.refused("use currency-resource", by=2) == "turn.own-part-a"
    s.play("devote capital", "use currency-resource")
    while s.question != "CityManagement":
        s.play(s.legal()[0])
    assert (s.culture(1), s.resources(1)) == (4, {})
    s.play("advance")
    assert (s.empire(1).step, s.culture(1)) == (1, 1)
    late = situation("movement", p1={**entry, "armies": ["a7"]})
    assert not late.allows("use currency-resource")


@pytest.mark.rule("tech.democracy", "coins.cap-a")
@pytest.mark.card("democracy")
def test_democracy_buys_one_coin_a_turn_for_six_trade() -> None:
    s = managing({"techs": ["democracy"], "trade": 14})
    s.play("use democracy")
    assert (s.trade(1), s.coin_tokens(1), s.coins(1)) == (8, {"democracy": 1}, 1)
    assert s.refused("use democracy") == "turn.once-a"
    assert s.arguments("coin-gained-on") == [{"seat": 0, "card": "card-democracy"}]
    assert managing({"techs": ["democracy"], "trade": 5}).refused("use democracy") == "tech.democracy"
    assert managing({"trade": 14}).refused("use democracy") == "tech.democracy"
    full = {"techs": ["democracy"], "trade": 6, "coins": {"democracy": 4}}
    assert managing(full).refused("use democracy") == "coins.cap-a"
    net = managing(full, pieces={"a7": "internet"})
    net.play("use democracy")
    assert net.coin_tokens(1) == {"democracy": 5}
    six = managing({**full, "coins": {"democracy": 6}}, pieces={"a7": "internet"})
    assert six.refused("use democracy") == "coins.cap-a"


@pytest.mark.rule("tech.printing_press")
@pytest.mark.card("printing-press", "university")
def test_printing_press_buys_one_coin_a_turn_for_five_culture() -> None:
    s = managing({"techs": ["printing-press"], "culture": 9})
    s.play("use printing-press")
    assert (s.culture(1), s.coin_tokens(1), s.coins(1)) == (4, {"printing-press": 1}, 1)
    assert s.refused("use printing-press") == "turn.once-a"
    poor = managing({"techs": ["printing-press"], "culture": 4})
    assert poor.refused("use printing-press") == "tech.printing_press"
    built = managing({"techs": ["printing-press"], "bonus": {"a6": 8}})
    built.play("produce capital", "build university", "at a1")
    assert built.at("a1") == "university"


@pytest.mark.rule("city.action-a")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("appoint great-artist", "greatperson.place-a"),
        ("build army", "city.action-a"),
        ("build-free granary", "city.action-a"),
        ("publish", "trade.deal-b"),
        ("found a1 scout", "turn.phases-a"),
        ("harvest-random", "citystate.city_state_5"),
        ("advance", "culture.advance-a"),
    ],
)
def test_what_belongs_elsewhere_is_refused(text: str, rule: str) -> None:
    assert managing({"people": ["great-artist"]}).refused(text) == rule


@pytest.mark.rule("citystate.city_state_5")
@pytest.mark.card("city-state-5")
def test_the_fifth_city_state_gives_a_resource_of_choice_or_a_random_one() -> None:
    entry = {"armies": ["g1"], "cities": ["a6", SECOND]}
    rival = {"resources": ["incense", "incense", "iron", "iron", "wheat", "wheat", "silk"]}
    s = managing(entry, pieces={"g1": "city-state-5"}, p2=rival)
    assert s.choices("harvest") == ["capital silk"]
    assert s.refused("harvest-random") == "citystate.city_state_5"
    s.play("harvest capital silk")
    assert (s.resources(1), s.supply("silk")) == ({"silk": 1}, 0)
    options = {"city_state_5": "random"}
    s = managing(entry, pieces={"g1": "city-state-5"}, options=options)
    assert s.legal("harvest") == []
    s.play("harvest-random")
    assert sum(s.resources(1).values()) == 1
    assert managing(entry, options=options).refused("harvest-random") == "citystate.city_state_5"
    wat = managing(entry, pieces={"g1": "city-state-5", "a7": "angkor-wat"}, options=options)
    wat.play("harvest-random")
    assert sum(wat.resources(1).values()) == 2


@pytest.mark.rule("tech.irrigation")
@pytest.mark.card("irrigation")
def test_irrigation_allows_a_third_city() -> None:
    entry = {"cities": ["a6", SECOND], "scouts": ["c6"], "policies": ["pacifism", "expansionism"]}
    assert situation("start-of-turn", p1=entry).refused("found c6 scout") == "city.limit-a"
    s = situation("start-of-turn", p1={**entry, "techs": ["irrigation"]})
    s.play("found c6 scout")
    assert (s.cities(1), policy_maximum(s.position, 0)) == (["a6", SECOND, "c6"], 3)
