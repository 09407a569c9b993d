"""Resource abilities of techs: what they cost, how they are paid and what they do."""

from typing import Any

import pytest

from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.units import INFANTRY, MOUNTED
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.standings import (
    city_production,
    coin_cap,
    combat_bonus,
    cost_of_unit,
    cost_of_wonder,
    event_hand_limit,
)
from tests.games.civilization_2010.situation import Situation, situation

REPUBLIC = {"government": "republic"}


def using(phase: str, *techs: str, **scenario: Any) -> Situation:
    """Player 1's part of a phase with these techs."""
    p1 = {**REPUBLIC, "civilization": "zulu", "techs": list(techs), **scenario.pop("p1", {})}
    return situation(phase, p1=p1, p2={**REPUBLIC, "civilization": "mongols", **scenario.pop("p2", {})}, **scenario)


def managing(*techs: str, **scenario: Any) -> Situation:
    return using("city-management", *techs, **scenario)


def production(s: Situation, square: str = "a6") -> int:
    return city_production(s.position, 0, s.number(square))


def builds(s: Situation, building: str, player: int = 1) -> bool:
    """Whether a player may build a building now, if his production suffices."""
    return f"build {building}" in s.legal("build", player)


def next_management(s: Situation) -> None:
    s.pass_until("CityManagement", 2)
    s.pass_until("CityManagement", 1)


# Paying.


@pytest.mark.rule("turn.once-a", "tech.currency", "tech.chivalry")
def test_each_ability_is_used_once_per_turn_even_with_more_resources() -> None:
    p3 = {"civilization": "egyptians"}
    s = managing("currency", "chivalry", players=3, p1={"resources": {"incense": 3}}, p2={"events": ["drought"]}, p3=p3)
    s.play("use currency-resource")
    assert s.culture(1) == 3
    assert s.refused("use currency-resource") == "turn.once-a"
    s.play("use chivalry-resource")
    assert (s.culture(1), s.resources(1)) == (8, {"incense": 1})
    next_management(s)
    s.play("use currency-resource")
    assert s.culture(1) == 11


@pytest.mark.rule("resource.market-a")
def test_spent_market_tokens_return_to_the_market() -> None:
    s = managing("currency", p1={"resources": ["incense"]})
    assert s.supply("incense") == 1
    s.play("use currency-resource")
    assert (s.supply("incense"), s.resources(1)) == (2, {})
    assert s.arguments("resource-paid") == [{"seat": 0, "resource": "resource-incense"}]


@pytest.mark.rule("resource.market-a")
def test_a_resource_that_the_market_lacks_cannot_be_harvested() -> None:
    s = managing(p1={"resources": ["wheat"]}, p2={"resources": ["wheat"]}, squares={"a1": "grassland wheat"})
    assert s.supply("wheat") == 0
    assert s.choices("harvest") == []
    assert s.refused("harvest capital wheat") != ""


@pytest.mark.rule("resource.token-a", "tech.banking")
def test_a_hut_token_leaves_the_game_when_it_is_spent() -> None:
    s = managing("banking", p1={"tokens": ["hut-wheat"], "resources": ["wheat"]})
    s.play("use banking-resource")
    assert s.choices("pay") == ["wheat open", "wheat token"]
    assert s.supply("wheat") == 1
    pool = s.position.huts[:]
    s.play("pay wheat token")
    assert (s.supply("wheat"), s.resources(1), s.tokens(1)) == (1, {"wheat": 1}, {})
    assert s.position.huts == pool
    assert sum(s.position.spent_markers) == 1
    assert s.arguments("token-paid") == [{"seat": 0, "resource": "resource-wheat"}]
    assert production(s) == 7


@pytest.mark.rule("resource.token-a", "info.hidden-a")
def test_whether_a_payer_is_asked_does_not_tell_what_lies_facedown() -> None:
    views = []
    for token in ("hut-silk", "hut-spy"):
        s = managing("monarchy", p1={"tokens": [token], "resources": ["silk"]}, p2={"units": ["infantry-weak"]})
        s.play("use monarchy-resource", "against 2")
        assert (s.asked, "pay silk token" in s.legal()) == ([1], token == "hut-silk")
        views.append(s.view(2))
    assert views[0] == views[1]


@pytest.mark.rule("resource.token-a")
def test_who_has_only_open_tokens_is_not_asked_how_to_pay() -> None:
    s = managing("monarchy", p1={"resources": ["silk"]}, p2={"units": ["infantry-weak"]})
    s.play("use monarchy-resource", "against 2")
    assert (s.question, s.resources(1)) == ("CityManagement", {})


@pytest.mark.rule("resource.any-a", "tech.pottery-resource")
def test_any_resources_pay_a_cost_of_any_two() -> None:
    s = managing("pottery", p1={"tokens": ["village-spy"], "resources": ["incense"]})
    assert s.supply("incense") == 1
    s.play("use pottery-resource")  # there is one way to pay
    assert (s.coin_tokens(1), s.supply("incense"), s.tokens(1), s.resources(1)) == ({"pottery": 1}, 2, {}, {})
    assert sum(s.position.spent_markers) == 1


@pytest.mark.rule("resource.any-a")
def test_the_payer_chooses_what_to_pay_and_pays_no_more_than_the_cost() -> None:
    s = managing("pottery", p1={"tokens": ["hut-uranium"], "resources": {"incense": 1, "silk": 2}})
    s.play("use pottery-resource")
    assert s.choices("pay") == ["incense open", "silk open", "uranium token"]
    assert s.refused("pay wheat open") == "resource.any-a"
    s.play("pay silk open", "pay silk open")
    assert s.question == "CityManagement"
    assert (s.coin_tokens(1), s.resources(1), s.tokens(1)) == ({"pottery": 1}, {"incense": 1}, {"hut-uranium": 1})


@pytest.mark.rule("resource.any-a")
def test_one_resource_is_not_enough_for_a_cost_of_two() -> None:
    s = managing("pottery", p1={"resources": ["incense"], "events": ["drought"]})
    assert s.refused("use pottery-resource") == "tech.pottery-resource"


# Gift cards.


@pytest.mark.rule("event.a_generous_gift")
@pytest.mark.card("a-generous-gift")
def test_a_generous_gift_counts_as_a_resource() -> None:
    s = managing("monarchy", p1={"events": ["a-generous-gift"]}, p2={"units": ["infantry-weak"]})
    s.play("use monarchy-resource", "against 2")
    assert s.legal() == ["pay silk a-generous-gift"]
    s.play("pay silk a-generous-gift")
    assert (s.hand(1), s.discarded_events(), s.units(2)) == ({}, ["a-generous-gift"], {})
    assert (s.coins(1), s.coins(2)) == (0, 0)


@pytest.mark.rule("event.a_generous_gift", "tech.metalworking")
def test_a_generous_gift_is_iron_in_a_battle() -> None:
    s = using(
        "movement",
        "metalworking",
        p1={"events": ["a-generous-gift"], "armies": ["e6"], "units": ["infantry-weak"]},
        p2={"armies": ["e7"], "units": ["infantry-weak"]},
    )
    s.play("march e6 1-0", "step right", "done")
    assert s.fronts() == [("", 0, "infantry-weak", 0)]
    s.play("use metalworking-resource", "pay iron a-generous-gift")
    assert (s.hand(1), s.discarded_events()) == ({}, ["a-generous-gift"])
    s.play("front infantry-weak 1")
    assert s.arguments("unit-wounded")[0]["count"] == 4


@pytest.mark.rule("event.a_generous_gift", "event.a_gift_from_afar", "event.a_princely_gift")
def test_no_gift_counts_as_incense_and_only_a_princely_one_as_uranium() -> None:
    gifts = ["a-generous-gift", "a-gift-from-afar", "a-princely-gift"]
    s = managing("currency", "atomic-theory", "theology", p1={"events": gifts})
    assert s.refused("use currency-resource") == "tech.currency"
    s.play("use atomic-theory-resource")
    assert s.legal() == ["pay uranium a-princely-gift"]
    s = managing("atomic-theory", p1={"events": gifts[:2]})
    assert s.refused("use atomic-theory-resource") == "tech.atomic_theory"


@pytest.mark.rule("event.a_princely_gift")
@pytest.mark.card("a-princely-gift")
@pytest.mark.parametrize(
    ("tech", "resource"), [("banking", "wheat"), ("steam-power", "silk"), ("atomic-theory", "uranium")]
)
def test_a_princely_gift_counts_as_every_resource_but_incense(tech: str, resource: str) -> None:
    s = managing(tech, p1={"events": ["a-princely-gift"], "armies": ["a7"]}, squares={"h1": "water"})
    s.play(f"use {tech}-resource", f"pay {resource} a-princely-gift")
    assert (s.hand(1), s.discarded_events()) == ({}, ["a-princely-gift"])
    assert s.arguments("ability-used") == [{"seat": 0, "card": f"card-{tech}"}]


@pytest.mark.rule("event.a_princely_gift", "resource.any-a")
def test_a_gift_is_one_of_any_resources() -> None:
    s = managing("pottery", p1={"events": ["a-princely-gift"], "resources": ["incense"]})
    s.play("use pottery-resource")
    assert s.choices("pay") == ["incense open", "iron a-princely-gift"]
    s.play("pay iron a-princely-gift")  # nothing but the incense is left to pay the rest
    assert (s.coin_tokens(1), s.hand(1)) == ({"pottery": 1}, {})


@pytest.mark.rule("event.a_generous_gift", "tech.education-resource")
def test_a_gift_that_another_part_of_the_cost_needs_is_no_way_to_pay() -> None:
    p1 = {"resources": ["incense", "iron", "silk"], "events": ["a-generous-gift"]}
    s = managing("education", p1=p1)
    s.play("use education-resource")
    paid = []
    while s.question == "Declaration":
        assert len(s.legal()) == 1
        paid += s.choices("pay")
        s.play(s.legal()[0])
    assert paid == ["incense open", "iron open", "silk open", "wheat a-generous-gift"]
    assert s.question == "LearnTech"


@pytest.mark.rule("event.a_gift_from_afar", "victory.economic-a")
@pytest.mark.card("a-gift-from-afar")
def test_a_gift_from_afar_gives_another_player_a_coin_that_may_win_the_game() -> None:
    s = managing(
        "monarchy",
        players=3,
        p1={"events": ["a-gift-from-afar"]},
        p2={"coins": 14, "units": ["infantry-weak"]},
        p3={"civilization": "egyptians", "coins": 5},
    )
    s.play("use monarchy-resource", "against 2", "pay silk a-gift-from-afar")
    assert (s.units(2), s.question) == ({}, "GiftCoin")
    assert s.legal() == ["against 2", "against 3"]
    assert s.refused("against 1") == "event.a_gift_from_afar"
    s.play("against 2")
    assert (s.coins(2), s.winners, s.ending) == (15, [2], "economic")


@pytest.mark.rule("event.a_gift_from_afar")
def test_a_gift_from_afar_goes_to_the_only_other_player() -> None:
    s = managing("banking", p1={"events": ["a-gift-from-afar"]})
    s.play("use banking-resource", "pay wheat a-gift-from-afar")
    assert (s.coin_tokens(2), s.coins(1), s.question) == ({"sheet": 1}, 0, "CityManagement")


# City Management.


@pytest.mark.parametrize(
    ("tech", "amount"),
    [
        pytest.param("animal-husbandry", 3, marks=pytest.mark.rule("tech.animal_husbandry-resource")),
        pytest.param("construction", 5, marks=pytest.mark.rule("tech.construction")),
        pytest.param("banking", 7, marks=pytest.mark.rule("tech.banking")),
    ],
)
@pytest.mark.card("animal-husbandry", "construction", "banking")
def test_wheat_makes_one_city_produce_more_in_this_turn(tech: str, amount: int) -> None:
    s = managing(tech, p1={"cities": ["a6", "e6"], "resources": ["wheat"]}, squares={"a1": "mountain", "a2": "forest"})
    s.play(f"use {tech}-resource")
    assert s.choices("in") == ["capital", "city-2"]
    s.play("in capital")
    assert (production(s), production(s, "e6")) == (3 + amount, 0)
    next_management(s)
    assert production(s) == 3


@pytest.mark.rule("tech.animal_husbandry-resource", "tech.construction", "tech.banking")
def test_abilities_for_wheat_add_up() -> None:
    s = managing("animal-husbandry", "construction", "banking", p1={"resources": {"wheat": 2}, "tokens": ["hut-wheat"]})
    s.play("use animal-husbandry-resource", "pay wheat open", "use construction-resource", "pay wheat open")
    s.play("use banking-resource", "pay wheat token")
    assert production(s) == 15


@pytest.mark.rule("tech.construction")
def test_construction_unlocks_the_workshop_and_makes_the_porcelain_tower_cheaper() -> None:
    tower = WONDERS.index("porcelain-tower")
    s = managing("construction", p1={"trade": 27}, squares={"a1": "mountain"})
    s.play("produce capital")
    assert builds(s, "workshop")
    assert cost_of_wonder(s.position, 0, tower) < cost_of_wonder(s.position, 1, tower)
    s = managing(p1={"trade": 27}, squares={"a1": "mountain"})
    s.play("produce capital")
    assert not builds(s, "workshop")


@pytest.mark.rule("tech.banking")
def test_banking_turns_markets_into_banks_and_has_no_coin() -> None:
    s = managing("banking", p1={"trade": 27}, pieces={"a1": "market"})
    assert s.coins(1) == 0
    s.play("produce capital")
    assert builds(s, "bank")
    assert not builds(s, "market")


@pytest.mark.parametrize(
    ("tech", "culture"),
    [
        pytest.param("currency", 3, marks=pytest.mark.rule("tech.currency")),
        pytest.param("chivalry", 5, marks=pytest.mark.rule("tech.chivalry")),
        pytest.param("metal-casting", 7, marks=pytest.mark.rule("tech.metal_casting")),
    ],
)
@pytest.mark.card("currency", "chivalry", "metal-casting")
def test_incense_gives_culture(tech: str, culture: int) -> None:
    s = managing(tech, p1={"resources": ["incense"]})
    assert s.coins(1) == 0
    s.play(f"use {tech}-resource")
    assert (s.culture(1), s.supply("incense"), s.coins(1)) == (culture, 2, 0)


@pytest.mark.rule("tech.currency", "tech.chivalry", "tech.metal_casting")
def test_abilities_for_incense_add_up() -> None:
    p1 = {"resources": {"incense": 2}, "tokens": ["hut-incense"]}
    s = managing("currency", "chivalry", "metal-casting", p1=p1)
    s.play("use currency-resource", "pay incense open", "use chivalry-resource", "pay incense token")
    s.play("use metal-casting-resource")
    assert (s.culture(1), s.resources(1), s.coins(1)) == (15, {}, 0)


@pytest.mark.rule("tech.currency")
def test_currency_unlocks_the_market() -> None:
    s = managing("currency", p1={"trade": 27})
    s.play("produce capital")
    assert builds(s, "market")
    s = managing(p1={"trade": 27})
    s.play("produce capital")
    assert not builds(s, "market")


@pytest.mark.rule("tech.chivalry")
def test_chivalry_raises_mounted_units_and_unlocks_feudalism() -> None:
    s = using("research", "pottery", "writing", p1={"trade": 27, "units": ["mounted-weak"]})
    s.play("research chivalry", by=1)
    s.pass_until("StartOfTurn", 1)
    assert s.empire(1).ranks[MOUNTED] == 2
    assert cost_of_unit(s.position, 0, MOUNTED) == 7
    assert s.allows("govern feudalism", by=1)


@pytest.mark.rule("tech.metal_casting")
def test_metal_casting_raises_artillery_and_makes_the_statue_of_liberty_cheaper() -> None:
    statue = WONDERS.index("statue-of-liberty")
    s = managing("metal-casting")
    assert s.empire(1).ranks[2] == 3
    assert cost_of_wonder(s.position, 0, statue) < cost_of_wonder(s.position, 1, statue)


@pytest.mark.rule("tech.philosophy")
@pytest.mark.card("philosophy")
def test_philosophy_turns_any_three_resources_into_a_great_person() -> None:
    s = managing("philosophy", p1={"resources": ["incense", "wheat"], "tokens": ["hut-spy"]})
    market = s.supply("incense"), s.supply("wheat")
    s.play("use philosophy-resource", "done")
    assert sum(s.people(1).values()) == 1
    assert (s.supply("incense"), s.supply("wheat")) == (market[0] + 1, market[1] + 1)
    assert sum(s.position.spent_markers) == 1
    assert (s.resources(1), s.tokens(1)) == ({}, {})


@pytest.mark.rule("tech.philosophy")
def test_philosophy_unlocks_the_temple_and_needs_three_resources() -> None:
    s = managing("philosophy", p1={"resources": ["incense", "wheat"], "trade": 27})
    assert s.refused("use philosophy-resource") == "tech.philosophy"
    s.play("produce capital")
    assert builds(s, "temple")


@pytest.mark.rule("tech.philosophy")
def test_philosophy_is_not_used_when_no_great_person_is_left() -> None:
    s = managing("philosophy", p1={"resources": ["incense", "wheat", "silk"]}, pause=True)
    s.position.people = [0] * len(s.position.people)
    s.go_on()
    assert s.refused("use philosophy-resource") == "tech.philosophy"


@pytest.mark.rule("tech.pottery")
@pytest.mark.card("pottery")
def test_pottery_unlocks_the_granary_and_allows_one_more_event() -> None:
    s = managing("pottery", p1={"trade": 27})
    assert (event_hand_limit(s.position, 0), event_hand_limit(s.position, 1)) == (3, 2)
    s.play("produce capital")
    assert builds(s, "granary")


@pytest.mark.rule("tech.pottery-resource")
def test_pottery_gives_one_coin_per_turn_up_to_four() -> None:
    s = managing("pottery", p1={"resources": {"incense": 2, "silk": 2}})
    s.play("use pottery-resource", "pay incense open", "pay incense open")
    assert s.coin_tokens(1) == {"pottery": 1}
    assert s.refused("use pottery-resource") == "turn.once-a"
    s = managing("pottery", p1={"resources": {"incense": 2}, "coins": {"pottery": 4}})
    assert s.refused("use pottery-resource") == "coins.cap-a"


@pytest.mark.rule("tech.theology")
@pytest.mark.card("theology")
def test_theology_turns_temples_into_cathedrals_and_allows_one_more_event() -> None:
    s = managing("theology", p1={"trade": 27})
    assert event_hand_limit(s.position, 0) == 3
    wat = WONDERS.index("angkor-wat")
    assert (cost_of_wonder(s.position, 0, wat), cost_of_wonder(s.position, 1, wat)) == (10, 20)
    techs = ["pottery", "writing", "currency", "sailing", "chivalry"]
    s = using("research", *techs, p1={"trade": 27}, pieces={"a1": "temple"})
    s.play("research theology", by=1)
    s.pass_until("StartOfTurn", 1)
    assert s.at("a1") == "cathedral"
    assert s.allows("govern fundamentalism", by=1)


# Destroying wonders, units and buildings.


@pytest.mark.rule("tech.monarchy")
@pytest.mark.card("monarchy")
def test_monarchy_makes_an_ancient_wonder_obsolete_or_kills_a_random_unit() -> None:
    units = {"infantry-weak": 2, "mounted-weak": 2}
    s = managing(
        "monarchy",
        p1={"resources": ["silk"], "units": ["infantry-weak"]},
        p2={"units": units},
        pieces={"b6": "stonehenge", "b7": "angkor-wat"},
        wonders={"market": ["oracle", "notre-dame"]},
    )
    s.play("use monarchy-resource")
    assert s.legal() == ["wonder stonehenge", "wonder oracle", "against 2"]
    assert s.refused("wonder angkor-wat") == "tech.monarchy"
    assert s.refused("against 1") == "tech.monarchy"
    s.chance((4, 3)).play("against 2")
    assert (sum(s.units(2).values()), s.discarded_units()) == (3, {"mounted-weak": 1})
    assert s.units(1) == {"infantry-weak": 1}
    assert s.arguments("unit-assassinated") == [{"seat": 1, "card": "card-mounted-weak"}]


@pytest.mark.rule("tech.monarchy")
def test_monarchy_has_no_unit_to_kill_where_there_is_none() -> None:
    s = managing("monarchy", p1={"resources": ["silk"]}, wonders={"market": ["notre-dame"]})
    assert s.refused("use monarchy-resource") == "tech.monarchy"


@pytest.mark.rule("tech.monarchy")
def test_monarchy_unlocks_its_government_and_makes_himeji_cheaper() -> None:
    himeji = WONDERS.index("himeji-samurai-castle")
    s = managing("monarchy")
    assert (cost_of_wonder(s.position, 0, himeji), cost_of_wonder(s.position, 1, himeji)) == (15, 20)
    s = using("start-of-turn", "monarchy", p1={"fresh": ["monarchy-gov"]})
    assert s.allows("govern monarchy-gov")


@pytest.mark.rule("wonder.obsolete-a")
def test_an_obsolete_wonder_loses_its_ability_but_keeps_its_icons_and_place() -> None:
    s = managing("monarchy", p1={"resources": ["silk"]}, pieces={"b6": "stonehenge"}, wonders={"market": []})
    s.play("use monarchy-resource")
    assert (s.obsolete(), s.at("b6"), s.wonder_at("stonehenge")) == (["stonehenge"], "stonehenge", "b6")
    assert s.arguments("wonder-obsolete") == [{"seat": 1, "card": "card-stonehenge"}]
    s.pass_until("CityManagement", 2)
    s.play("devote capital")
    assert s.culture(2) == 2
    s.pass_until("StartOfTurn", 2)
    assert not s.allows("use stonehenge", by=2)


@pytest.mark.rule("wonder.obsolete-a")
def test_a_wonder_cannot_become_obsolete_twice() -> None:
    s = managing("monarchy", p1={"resources": {"silk": 2}}, pieces={"b6": "stonehenge"}, wonders={"market": []})
    s.play("use monarchy-resource")
    next_management(s)
    assert s.refused("use monarchy-resource") == "tech.monarchy"


@pytest.mark.rule("wonder.obsolete-b")
def test_an_obsolete_wonder_of_the_market_leaves_the_game_and_the_slot_is_refilled() -> None:
    deck = ["colossus", "angkor-wat"]
    s = managing("monarchy", p1={"resources": ["silk"]}, wonders={"market": ["oracle", "notre-dame"], "deck": deck})
    left = len(s.position.wonder_deck)
    s.play("use monarchy-resource")
    assert sorted(s.market()) == ["colossus", "notre-dame"]
    assert len(s.position.wonder_deck) == left - 1
    assert s.arguments("wonder-discarded") == [{"card": "card-oracle"}]


@pytest.mark.rule("tech.gunpowder")
@pytest.mark.card("gunpowder")
def test_gunpowder_destroys_a_building_or_makes_a_wonder_obsolete() -> None:
    s = managing(
        "gunpowder",
        p1={"resources": ["silk", "iron"]},
        pieces={"b6": "academy", "b7": "internet", "a1": "library"},
        wonders={"market": ["angkor-wat", "united-nations"]},
    )
    bonus = combat_bonus(s.position, 1)
    supply = sum(s.position.buildings)
    s.play("use gunpowder-resource")
    assert sorted(s.legal()) == ["at a1", "at b6", "wonder angkor-wat"]
    assert s.refused("wonder internet") == "tech.gunpowder"
    s.play("at b6")
    assert (s.at("b6"), combat_bonus(s.position, 1), sum(s.position.buildings)) == ("", bonus - 4, supply + 1)
    assert (s.empire(1).ranks[INFANTRY], cost_of_unit(s.position, 0, INFANTRY)) == (3, 9)


# Where an ability can only harm its owner.


def gunpowder(**more: Any) -> Situation:
    """Player 1 may destroy a building by Gunpowder; nothing but buildings and wonders of his own can be hit."""
    more = {"pieces": {"a1": "library"}, **more}
    return managing("gunpowder", p1={"resources": ["silk", "iron"]}, wonders={"market": []}, **more)


@pytest.mark.rule("tech.gunpowder")
@pytest.mark.parametrize(
    ("pieces", "targets"),
    [
        ({"a1": "library"}, ["at a1"]),
        ({"a1": "library", "a2": "market"}, ["at a1", "at a2"]),
        ({"a1": "oracle"}, ["wonder oracle"]),
    ],
)
def test_who_could_only_hit_himself_is_asked_and_may_think_better_of_it(
    pieces: dict[str, str], targets: list[str]
) -> None:
    s = gunpowder(pieces=pieces)
    s.play("use gunpowder-resource")
    assert (s.question, s.legal()) == ("Declaration", [*targets, "done"])
    s.play("done")
    assert s.question == "CityManagement"
    assert {square: s.at(square) for square in pieces} == pieces
    assert (s.resources(1), s.obsolete()) == ({"silk": 1, "iron": 1}, [])
    assert s.arguments("declaration-dropped") == [{"seat": 0, "card": "card-gunpowder"}]


@pytest.mark.rule("tech.gunpowder", "turn.once-a")
def test_what_somebody_thought_better_of_is_not_declared_again_in_this_turn() -> None:
    s = gunpowder()
    s.play("use gunpowder-resource", "done")
    assert s.refused("use gunpowder-resource") == "turn.once-a"
    assert not s.empire(1).has_used(ABILITIES.index("gunpowder-resource"))
    next_management(s)
    assert s.allows("use gunpowder-resource")


@pytest.mark.rule("tech.gunpowder")
def test_who_wants_to_can_still_hit_himself() -> None:
    s = gunpowder()
    s.play("use gunpowder-resource", "at a1")
    assert (s.at("a1"), s.resources(1)) == ("", {})


@pytest.mark.rule("tech.gunpowder")
def test_a_single_target_of_somebody_else_is_hit_without_a_question() -> None:
    s = gunpowder(pieces={"b6": "academy"})
    s.play("use gunpowder-resource")
    assert (s.question, s.at("b6")) == ("CityManagement", "")


@pytest.mark.rule("tech.atomic_theory-b")
def test_who_could_only_nuke_an_own_city_is_asked() -> None:
    p1 = {"techs": ["atomic-theory"], "tokens": ["hut-uranium"], "cities": ["a6", "e6"]}
    s = situation("movement", p1=p1)
    s.play("use atomic-theory-nuke")
    assert s.legal() == ["at e6", "done"]
    s.play("done")
    assert (s.cities(1), s.tokens(1)) == (["a6", "e6"], {"hut-uranium": 1})


# Coin tokens on techs.


@pytest.mark.rule("coins.cap-a", "wonder.internet")
@pytest.mark.card("internet")
def test_a_tech_holds_four_coin_tokens_and_six_with_the_internet() -> None:
    s = managing("democracy", p1={"coins": {"democracy": 4}, "trade": 18})
    assert s.refused("use democracy") == "coins.cap-a"
    s = managing("democracy", p1={"coins": {"democracy": 5}, "trade": 18}, pieces={"a1": "internet"})
    s.play("use democracy")
    assert s.coin_tokens(1) == {"democracy": 6}
    next_management(s)
    assert s.refused("use democracy") == "coins.cap-a"


@pytest.mark.rule("wonder.internet", "coins.cap-a")
def test_the_internet_lets_every_tech_that_collects_coins_hold_two_more() -> None:
    techs = ["code-of-laws", "pottery", "democracy", "printing-press", "education"]
    coins = dict.fromkeys(techs, 2)
    s = managing(*techs, p1={"coins": coins}, pieces={"a1": "internet"})
    assert [coin_cap(s.position, 0, place) for place in range(2, 7)] == [6] * 5
    assert [coin_cap(s.position, 1, place) for place in range(2, 7)] == [4] * 5
    internet = WONDERS.index("internet")
    s = managing("computers")
    assert (cost_of_wonder(s.position, 0, internet), cost_of_wonder(s.position, 1, internet)) == (15, 25)


@pytest.mark.rule("wonder.internet", "wonder.blockade-a")
def test_a_blockaded_internet_does_not_work_but_tokens_stay() -> None:
    p1 = {"coins": {"democracy": 5}, "trade": 12}
    s = managing("democracy", p1=p1, p2={"armies": ["a1"]}, pieces={"a1": "internet"})
    assert s.refused("use democracy") == "coins.cap-a"
    assert s.coins(1) == 5


# Steam Power, Horseback Riding, Atomic Theory, Communism.


@pytest.mark.rule("tech.steam_power-resource")
@pytest.mark.card("steam-power")
def test_steam_power_ships_all_figures_of_a_square_to_any_water() -> None:
    s = managing(
        "steam-power",
        "masonry",
        p1={"resources": ["silk"], "armies": ["a7", "a7", "h9"], "scouts": ["a7"]},
        p2={"armies": ["h3"]},
        squares={"h1": "water", "h3": "water", "h5": "water", "h9": "water", "h11": "water"},
        pieces={"h5": "hut-spy"},
    )
    s.play("use steam-power-resource")
    assert s.choices("at") == ["a7", "h9"]
    s.play("at a7")
    # h9 is full: one figure stands there, three come, the limit is 3; enemies and huts close h3 and h5.
    assert s.choices("at") == ["h1", "h11"]
    assert s.refused("at h9") == "tech.steam_power-resource"
    s.play("at h1")
    assert (s.figures("h1"), s.figures("a7")) == ((1, 2, 1), (0, 0, 0))
    assert s.arguments("figures-shipped") == [{"seat": 0, "from": "square-a7", "to": "square-h1"}]
    s.pass_until("Movement", 1)
    assert [text for text in s.legal("march") if text.startswith("march h1 ")] == []


@pytest.mark.rule("tech.steam_power-resource")
def test_steam_power_needs_figures_and_water() -> None:
    p1 = {"resources": ["silk"], "armies": ["a7"]}
    assert managing("steam-power", p1=p1).refused("use steam-power-resource") == "tech.steam_power-resource"
    s = managing("steam-power", p1={"resources": ["silk"]}, squares={"h1": "water"})
    assert s.refused("use steam-power-resource") == "tech.steam_power-resource"


@pytest.mark.rule("tech.horseback_riding-resource", "trade.abilities-a")
@pytest.mark.card("horseback-riding")
def test_horseback_riding_gives_trade_to_its_user_and_another_player() -> None:
    s = using("trade", "horseback-riding", p1={"resources": ["silk"], "trade": 4}, p2={"trade": 24})
    s.play("use horseback-riding-resource", by=1)
    assert (s.trade(1), s.trade(2), s.supply("silk")) == (13, 27, 2)


@pytest.mark.rule("tech.horseback_riding-resource")
def test_the_user_of_horseback_riding_chooses_who_gains() -> None:
    p1 = {"resources": ["silk"]}
    s = using("trade", "horseback-riding", players=3, p1=p1, p3={"civilization": "egyptians"})
    s.play("use horseback-riding-resource", by=1)
    assert s.legal(by=1) == ["against 2", "against 3"]
    s.play("against 3", by=1)
    assert [s.trade(player) for player in (1, 2, 3)] == [9, 0, 6]
    assert s.refused("use horseback-riding-resource", by=1) == "turn.once-a"


@pytest.mark.rule("tech.atomic_theory")
@pytest.mark.card("atomic-theory")
def test_uranium_lets_every_city_act_once_more() -> None:
    s = managing("atomic-theory", p1={"cities": ["a6", "e6", "g6"], "tokens": ["hut-uranium"]})
    s.play("devote capital", "devote city-2", "devote city-3")
    assert s.culture(1) == 3
    s.play("use atomic-theory-resource", "pay uranium token")
    s.play("devote capital", "devote city-2", "devote city-3")
    assert s.culture(1) == 6
    assert s.arguments("action-added") == [{"seat": 0, "square": f"square-{city}"} for city in ("a6", "e6", "g6")]


@pytest.mark.rule("tech.atomic_theory", "government.anarchy")
def test_uranium_does_not_help_a_capital_in_anarchy() -> None:
    p1 = {"cities": ["a6", "e6"], "tokens": ["hut-uranium"], "government": "anarchy"}
    s = managing("atomic-theory", p1=p1)
    s.play("use atomic-theory-resource", "pay uranium token")
    assert s.refused("devote capital") == "government.anarchy"
    s.play("devote city-2", "devote city-2")
    assert s.culture(1) == 2


@pytest.mark.rule("tech.atomic_theory", "government.monarchy_gov")
def test_the_three_actions_of_a_capital_under_monarchy_all_differ() -> None:
    p1 = {"tokens": ["hut-uranium"], "government": "monarchy-gov"}
    s = managing("atomic-theory", p1=p1, squares={"a1": "grassland wheat"})
    s.play("use atomic-theory-resource", "pay uranium token", "devote capital")
    assert s.refused("devote capital") == "government.monarchy_gov"
    s.play("harvest capital wheat")
    assert s.refused("devote capital") == "government.monarchy_gov"
    s.play("program capital")
    assert s.empire(1).actions == [0]


@pytest.mark.rule("tech.atomic_theory-b", "policy.lose-a")
def test_a_nuke_destroys_a_city_with_everything_around_it() -> None:
    s = using(
        "movement",
        "atomic-theory",
        p1={"tokens": ["hut-uranium"], "armies": ["f5"], "cities": ["a6", "e6"]},
        p2={"cities": ["b11", "f10"], "armies": ["f6"], "policies": ["pacifism", "rationalism"]},
        pieces={"f7": "bank", "f9": "notre-dame", "f11": "great-artist"},
    )
    supply, pool = sum(s.position.buildings), s.position.people[0]
    s.play("use atomic-theory-nuke")
    assert s.choices("at") == ["e6", "f10"]
    assert s.refused("at b11") == "tech.atomic_theory-b"
    s.play("at f10", "pay uranium token")
    assert s.cities(2) == ["b11"]
    assert [s.at(square) for square in ("f10", "f7", "f9", "f11")] == [""] * 4
    assert (sum(s.position.buildings), s.position.people[0]) == (supply + 1, pool + 1)
    assert (s.wonder_at("notre-dame"), "notre-dame" in s.market()) == ("", False)
    assert (s.armies(1), s.armies(2)) == ([], [])
    assert (s.asked, sorted(s.choices("abandon"))) == ([2], ["pacifism", "rationalism"])
    s.play("abandon pacifism")
    assert (s.policies(2), s.trade(1), s.culture(1)) == (["rationalism"], 0, 0)
    assert "loot" not in " ".join(s.messages())


@pytest.mark.rule("tech.atomic_theory", "tech.atomic_theory-b", "turn.once-a")
def test_both_abilities_of_atomic_theory_may_be_used_in_one_turn() -> None:
    p1 = {"tokens": {"hut-uranium": 1, "village-uranium": 1}, "cities": ["a6", "e6"]}
    s = managing("atomic-theory", p1=p1)
    s.play("use atomic-theory-resource", "pay uranium token")
    assert s.refused("use atomic-theory-resource") == "turn.once-a"
    assert s.refused("use atomic-theory-nuke") == "tech.atomic_theory-b"
    s.pass_until("Movement", 1)
    s.play("use atomic-theory-nuke", "at e6", "pay uranium token")
    assert s.cities(1) == ["a6"]


@pytest.mark.rule("tech.communism")
@pytest.mark.card("communism")
def test_communism_freezes_a_square_for_all_until_the_end_of_the_turn() -> None:
    s = using("movement", "communism", p1={"tokens": ["hut-spy"], "armies": ["e6"]}, p2={"armies": ["e7", "h7"]})
    s.play("use communism-resource", "at e7", "pay spy token")
    assert s.arguments("square-frozen") == [{"seat": 0, "square": "square-e7"}]
    assert s.allows("march e6 1-0")
    s.pass_until("Movement", 2)
    assert s.refused("march e7 1-0") == "tech.communism"
    s.pass_until("Movement", 1)
    s.pass_until("Movement", 2)
    assert s.allows("march e7 1-0")


@pytest.mark.rule("tech.communism")
def test_communism_freezes_figures_of_its_owner_too_and_unlocks_its_government() -> None:
    s = using("movement", "communism", p1={"tokens": ["hut-spy"], "armies": ["e6", "e7"]})
    s.play("use communism-resource", "at e6", "pay spy token")
    assert s.refused("march e6 1-0") == "tech.communism"
    s = using("start-of-turn", "communism", p1={"fresh": ["communism-gov"]})
    assert s.allows("govern communism-gov")
