"""Science cards, the tech dial, new focus cards, and what changes how cards are resolved or replaced."""

from typing import Any

import pytest

from civitas.games.new_dawn.civilizations.tech_dial import LEVEL_AT
from civitas.games.new_dawn.facts.focus_cards import FOCUS_CARDS
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import RESOURCES
from civitas.games.new_dawn.facts.wonders import ERAS, WONDER_COST, WONDER_ERA, WONDER_KIND, WONDER_RESOURCES, WONDERS
from civitas.games.new_dawn.words import bit_words
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation

LEVEL_TWO = ["drama-and-poetry", "mathematics", "currency", "animal-husbandry", "iron-working"]
LEVEL_THREE = ["civil-service", "replaceable-parts", "steam-power", "nationalism", "mass-production"]
LEVEL_FOUR = ["mass-media", "nuclear-power", "capitalism", "urbanization", "flight"]
"""Culture, science, economy, industry and military cards, as in a row without an order of its own."""


def learnt(s: Situation) -> list[str]:
    """The cards that can be taken now, whatever they replace."""
    return sorted({choice.split(" ")[0] for choice in s.choices("develop")})


# The tech dial.


@pytest.mark.rule("R7.1-a", "focus.astrology")
@pytest.mark.card("astrology")
def test_a_science_card_advances_the_dial_by_its_slot_and_the_tokens_spent() -> None:
    s = row("G", {"row": in_slot("astrology", 4), "trade": {"astrology": 2}})
    s.play("resolve 4")
    assert s.legal() == ["spend trade", "advance"]
    assert s.allows("advance")
    assert (s.refused("done"), s.refused("spend oil")) == ("R7.1-a", "R13.1-b")
    s.play("spend trade", "advance")
    assert (s.dial(1), s.trade_on(1, "astrology")) == (5, 1)
    assert s.arguments("dial-turned") == [{"seat": 0, "count": 5, "dial": 5}]


@pytest.mark.rule("R7.1-a", "focus.astrology")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_without_tokens_the_dial_advances_at_once(slot: int) -> None:
    s = row("G", {"row": in_slot("astrology", slot), "dial": 14})
    s.play(f"resolve {slot}")
    assert s.dial(1) == 14 + slot


@pytest.mark.rule("R7.2-a")
def test_six_spaces_of_the_dial_have_a_level() -> None:
    assert LEVEL_AT == {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}


@pytest.mark.rule("R7.2-a", "R7.3-a")
@pytest.mark.parametrize("dial", range(24))
def test_a_level_space_that_is_reached_brings_cards_of_its_level(dial: int) -> None:
    s = row("G", {"row": in_slot("astrology", 1), "dial": dial})
    s.play("resolve 1")
    cards = {3: LEVEL_TWO, 6: LEVEL_TWO, 10: LEVEL_THREE, 14: LEVEL_THREE, 19: LEVEL_FOUR, 24: LEVEL_FOUR}
    assert s.dial(1) == dial + 1
    assert s.asked == ([1] if dial + 1 in cards else [2])
    assert (learnt(s) if s.asked == [1] else []) == sorted(cards.get(dial + 1, []))


@pytest.mark.rule("R7.3-a")
def test_every_level_space_reached_or_passed_is_an_opportunity_of_its_own_in_order() -> None:
    s = row("G", {"row": in_slot("astrology", 5), "dial": 5, "trade": {"astrology": 1}})
    s.play("resolve 5", "spend trade")
    assert s.dial(1) == 11
    assert learnt(s) == sorted(LEVEL_TWO)
    s.play("develop currency 2")
    assert learnt(s) == sorted(LEVEL_THREE)
    assert s.refused("develop drama-and-poetry 1") == "R7.3-b"
    s.play("develop nationalism 3")
    assert s.asked == [2]
    assert s.row(1) == ["astrology", "early-empire", "currency", "nationalism", "masonry"]


@pytest.mark.rule("R7.3-a")
def test_two_spaces_of_the_same_level_bring_two_cards() -> None:
    s = row("G", {"row": in_slot("astrology", 4), "dial": 2})
    s.play("resolve 4", "develop currency 2")
    assert (s.dial(1), learnt(s)) == (6, sorted([card for card in LEVEL_TWO if card != "currency"]))
    assert s.refused("develop currency 2") == "R7.3-b"
    s.play("develop iron-working 5")
    assert s.row(1) == ["astrology", "early-empire", "currency", "pottery", "iron-working"]


@pytest.mark.rule("R7.3-b")
def test_only_cards_of_exactly_that_level_are_offered_and_none_need_be_taken() -> None:
    s = row("G", {"row": in_slot("astrology", 1), "dial": 9})
    s.play("resolve 1")
    assert learnt(s) == sorted(LEVEL_THREE)
    assert (s.refused("develop mathematics 1"), s.refused("develop nuclear-power 1")) == ("R7.3-b", "R7.3-b")
    assert s.refused("resolve 2") == "R7.3-a"
    assert s.allows("done")
    s.play("done")
    assert s.row(1) == in_slot("astrology", 1)
    assert s.asked == [2]


@pytest.mark.rule("R7.3-b")
def test_a_card_comes_from_the_own_deck() -> None:
    p1 = {"row": in_slot("astrology", 1), "dial": 9, "deck": ["civil-service", "mass-media"]}
    s = row("G", p1)
    s.play("resolve 1")
    assert s.choices("develop") == ["civil-service 2"]
    assert s.refused("develop nationalism 4") == "R7.3-b"


@pytest.mark.rule("R7.3-c")
def test_an_opportunity_is_void_without_a_card_of_the_level() -> None:
    s = row("G", {"row": ["nuclear-power", *[card for card in LEVEL_FOUR if card != "nuclear-power"]], "dial": 23})
    s.play("resolve 1")
    assert (s.dial(1), s.asked) == (24, [2])
    assert s.arguments("nothing-to-learn") == [{"seat": 0, "level": 4}]
    assert "card-replaced" not in s.messages()


# Replacing cards.


@pytest.mark.rule("R7.4-a")
def test_a_new_card_takes_the_slot_of_its_type_with_all_that_lies_there() -> None:
    p1 = {"row": ["astrology", "foreign-trade", "masonry", "early-empire", "pottery"], "dial": 5}
    s = row("G", {**p1, "trade": {"foreign-trade": 2}})
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    s.play("resolve 1", "develop currency 2")
    assert s.row(1) == ["astrology", "currency", "masonry", "early-empire", "pottery"]
    assert (s.trade_on(1, "currency"), s.caravans(1)) == (2, ["card", "card", "reserve"])


@pytest.mark.rule("R7.4-a")
def test_city_state_tokens_and_caravans_on_their_way_stay_with_the_slot() -> None:
    p1 = {"row": in_slot("astrology", 1), "dial": 5, "caravans": ["1.0"]}
    s = row("G", p1, city_states={"kabul": 1})
    assert s.on_card(1, 5) == ["kabul"]
    s.play("resolve 1", "develop iron-working 5")
    assert (s.row(1)[4], s.on_card(1, 5)) == ("iron-working", ["kabul"])
    s = row("G", p1)
    s.play("resolve 1", "develop currency 3")
    assert s.caravans(1) == ["1.0", "card", "reserve"]


@pytest.mark.rule("R7.4-a", "wonder.oxford_university")
def test_a_replaced_card_is_out_of_the_game() -> None:
    cards = ["early-empire", "flight", "pottery", "foreign-trade", "astrology"]
    p1 = {"capital": "1.0", "row": cards, "dial": 18, "trade": {"astrology": 1}}
    s = row("G", p1, wonders={"on": {"oxford-university": "1.0"}})
    s.play("resolve 5", "spend trade")
    assert learnt(s) == ["capitalism", "mass-media", "nuclear-power", "urbanization"]
    s.play("develop mass-media 2")
    assert learnt(s) == ["capitalism", "nuclear-power", "urbanization"]
    assert s.refused("develop flight 2") == "R7.3-b"


@pytest.mark.rule("R7.4-a")
def test_without_oxford_university_a_card_replaces_only_its_own_type() -> None:
    s = row("G", {"row": in_slot("astrology", 1), "dial": 5})
    s.play("resolve 1")
    assert s.choices("develop") == [
        "drama-and-poetry 2", "mathematics 1", "currency 3", "animal-husbandry 4", "iron-working 5",
    ]  # fmt: skip
    assert s.refused("develop currency 4") == "R7.4-a"


@pytest.mark.rule("R7.4-b")
def test_levels_may_be_skipped() -> None:
    s = row("G", {"row": in_slot("astrology", 1), "dial": 9})
    s.play("resolve 1", "develop civil-service 2")
    assert s.row(1) == ["astrology", "civil-service", "foreign-trade", "pottery", "masonry"]
    deck = bit_words([card.id for card in FOCUS_CARDS], s.civ(1).deck)
    assert "drama-and-poetry" in deck
    assert "early-empire" not in deck


# After space 24.


@pytest.mark.rule("R7.5-a")
def test_after_space_24_the_dial_goes_on_from_space_15() -> None:
    """WE21"""
    s = row("G", {"row": in_slot("astrology", 5), "dial": 23})
    s.play("resolve 5")
    assert s.dial(1) == 18
    assert learnt(s) == sorted(LEVEL_FOUR)
    s.play("done")
    assert s.asked == [2]


@pytest.mark.rule("R7.5-a")
@pytest.mark.parametrize(("option", "dial"), [("continue", 18), ("stop-at-15", 15)])
def test_by_option_the_dial_stops_at_space_15(option: str, dial: int) -> None:
    p1 = {"row": in_slot("astrology", 5), "dial": 23}
    s = row("G", p1, options={"dial_after_24": option})
    s.play("resolve 5", "done")
    assert (s.dial(1), s.asked) == (dial, [2])
    assert s.arguments("dial-turned") == [{"seat": 0, "count": 5 if option == "continue" else 2, "dial": dial}]


@pytest.mark.rule("R7.5-b")
def test_every_further_loop_brings_cards_of_level_iv_again() -> None:
    s = row("G", {"row": in_slot("astrology", 5), "trade": {"astrology": 1}, "dial": 24})
    s.play("resolve 5", "spend trade")
    assert s.dial(1) == 20
    assert learnt(s) == sorted(LEVEL_FOUR)
    s.play("develop flight 4")
    assert s.asked == [2]
    s = row("G", {"row": in_slot("astrology", 5), "dial": 20})
    s.play("resolve 5", "develop flight 4")
    assert (s.dial(1), s.asked) == (15, [2])


@pytest.mark.rule("R7.6-a")
def test_a_science_card_replaced_while_it_is_resolved_is_not_resolved_again() -> None:
    cards = ["masonry", "foreign-trade", "pottery", "astrology", "early-empire"]
    s = row("G", {"row": cards, "dial": 2})
    s.play("resolve 4", "develop mathematics 4", "develop currency 2")
    assert (s.dial(1), s.trade(1)) == (6, [0] * 5)
    assert s.row(1) == ["mathematics", "masonry", "currency", "pottery", "early-empire"]
    assert s.asked == [2]


# The cards.


@pytest.mark.rule("focus.mathematics")
@pytest.mark.card("mathematics")
def test_mathematics_puts_a_trade_token_on_any_card_first() -> None:
    s = row("G", {"row": in_slot("mathematics", 2), "dial": 14})
    s.play("resolve 2")
    assert s.choices("store") == ["1", "2", "3", "4", "5"]
    assert s.refused("done") == "focus.mathematics"
    s.play("store 4")
    assert (s.dial(1), s.trade_on(1, "pottery"), s.asked) == (16, 1, [2])


@pytest.mark.rule("focus.mathematics")
def test_the_token_of_mathematics_can_be_spent_at_once() -> None:
    s = row("G", {"row": in_slot("mathematics", 2), "dial": 14})
    s.play("resolve 2", "store 2", "spend trade")
    assert (s.dial(1), s.trade(1)) == (17, [0] * 5)


@pytest.mark.rule("focus.mathematics", "R13.2-a")
def test_the_token_of_mathematics_is_lost_if_all_cards_are_full() -> None:
    s = row("G", {"row": in_slot("mathematics", 2), "trade": [3] * 5, "dial": 14})
    s.play("resolve 2", "advance")
    assert (s.dial(1), s.trade(1)) == (16, [3] * 5)
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("focus.replaceable_parts")
@pytest.mark.card("replaceable-parts")
def test_replaceable_parts_bring_a_resource_of_a_type_not_yet_owned() -> None:
    p1 = {"row": in_slot("replaceable-parts", 2), "dial": 10, "resources": ["oil", "marble"]}
    s = row("G", p1, {"resources": {"mercury": 8, "diamond": 5}})
    s.play("resolve 2")
    assert s.resources(1) == {"oil": 1, "marble": 1, "diamond": 1}
    assert (s.supply("diamond"), s.dial(1), s.asked) == (2, 12, [2])


@pytest.mark.rule("focus.replaceable_parts")
def test_among_several_types_not_yet_owned_the_player_chooses() -> None:
    s = row("G", {"row": in_slot("replaceable-parts", 2), "dial": 10, "resources": ["oil", "marble"]})
    s.play("resolve 2")
    assert sorted(s.choices("gain")) == ["diamond", "mercury"]
    assert (s.refused("gain oil"), s.refused("done")) == ("focus.replaceable_parts", "focus.replaceable_parts")
    s.play("gain mercury")
    assert (s.resources(1)["mercury"], s.supply("mercury"), s.dial(1)) == (1, 7, 12)


@pytest.mark.rule("focus.replaceable_parts")
def test_whoever_owns_all_types_gains_nothing_and_natural_wonders_are_no_types() -> None:
    p1 = {"row": in_slot("replaceable-parts", 1), "dial": 10}
    s = row("G", {**p1, "resources": ["oil", "marble", "mercury", "diamond"]})
    s.play("resolve 1")
    assert (sum(s.resources(1).values()), s.dial(1), s.asked) == (4, 11, [2])
    assert [event.rule for event in s.log if event.message == "no-resource"] == ["focus.replaceable_parts"]
    s = row("G", {**p1, "resources": ["marble", "mercury", "diamond"]}, natural_wonders={"mt-everest": 1})
    s.play("resolve 1")
    assert s.resources(1)["oil"] == 1


def struck(slot: int) -> Situation:
    """Nuclear Power in a slot; tokens of all players, a city and a caravan around 1.0."""
    p1 = {"row": in_slot("nuclear-power", slot), "dial": 15, "tokens": ["1.5"]}
    p2 = {"reinforced": ["1.0"], "tokens": ["1.1"], "caravans": ["1.6"]}
    return situation(players=3, map={"flower": "G; G G G G G G"}, p1=p1, p2=p2, p3={"cities": ["1.3"]})


@pytest.mark.rule("focus.nuclear_power")
@pytest.mark.card("nuclear-power")
def test_nuclear_power_in_slot_5_strikes_seven_spaces() -> None:
    s = struck(5)
    s.play("resolve 5")
    assert s.choices("strike") == [f"1.{number}" for number in range(7)]
    assert s.refused("strike 2.0") == "focus.nuclear_power"
    s.play("strike 1.0")
    assert (s.at("1.0"), s.at("1.1"), s.at("1.3"), s.at("1.5")) == ("token of 2", "", "city of 3", "")
    assert (s.civ(1).tokens_left, s.civ(2).tokens_left, s.caravans(2)[0]) == (31, 30, "1.6")
    assert s.dial(1) == 20
    assert learnt(s) == sorted(card for card in LEVEL_FOUR if card != "nuclear-power")
    s.play("done")
    assert s.asked == [2]


@pytest.mark.rule("focus.nuclear_power")
def test_in_any_other_slot_nuclear_power_only_advances_the_dial() -> None:
    s = struck(4)
    s.play("resolve 4")
    assert (s.question, s.dial(1)) == ("Learning", 19)
    assert (s.at("1.0"), s.at("1.1"), s.at("1.5")) == ("reinforced of 2", "token of 2", "token of 1")
    s.play("done")
    assert s.asked == [2]


@pytest.mark.rule("focus.nuclear_power")
def test_a_strike_that_hits_nobody_else_is_a_loss_of_own_tokens() -> None:
    # Own tokens on 1.1 and 1.2, a reinforced one on 1.4; the rival has one on 1.6.
    own = {"capital": "1.9", "row": in_slot("nuclear-power", 5), "tokens": ["1.1", "1.2", "1.4"], "reinforced": ["1.4"]}
    s = row("G*10", own, {"tokens": ["1.6"]})
    s.play("resolve 5")
    position = s.position
    lost = {text: position.loss(0, position.space().parse(text)) for text in s.legal()}
    counts = {text: loss.arguments["count"] for text, loss in lost.items() if loss is not None}
    assert counts == {"strike 1.0": 1, "strike 1.1": 2, "strike 1.2": 2, "strike 1.3": 1}
    told = lost["strike 1.1"]
    assert told is not None
    assert (told.message, told.rule, told.is_final) == ("own-strike", "focus.nuclear_power", False)


@pytest.mark.rule("focus.nuclear_power")
def test_the_strike_may_be_declined_and_reaches_only_neighbours() -> None:
    s = struck(5)
    s.play("resolve 5", "done")
    assert (s.at("1.1"), s.dial(1)) == ("token of 2", 20)
    s = struck(5)
    s.play("resolve 5", "strike 1.4")
    assert (s.at("1.0"), s.at("1.1"), s.at("1.5")) == ("token of 2", "token of 2", "")


# Wonders.


@pytest.mark.rule("wonder.oracle", "wonder.pyramids", "wonder.porcelain_tower", "wonder.oxford_university")
@pytest.mark.rule("wonder.machu_picchu", "wonder.venetian_arsenal")
@pytest.mark.parametrize(
    ("wonder", "kind", "era", "cost", "resources"),
    [
        ("oracle", "science", "ancient", 8, ["mercury", "marble"]),
        ("pyramids", "science", "ancient", 9, ["mercury", "oil"]),
        ("porcelain-tower", "science", "medieval", 9, ["mercury", "diamond"]),
        ("oxford-university", "science", "modern", 10, ["mercury", "marble"]),
        ("machu-picchu", "economy", "medieval", 10, ["diamond", "mercury"]),
        ("venetian-arsenal", "military", "medieval", 10, ["oil", "diamond"]),
    ],
)
def test_wonders_that_change_cards(wonder: str, kind: str, era: str, cost: int, resources: list[str]) -> None:
    number = WONDERS.index(wonder)
    assert (KINDS[WONDER_KIND[number]], ERAS[WONDER_ERA[number]]) == (kind, era)
    assert (WONDER_COST[number], [RESOURCES[each] for each in WONDER_RESOURCES[number]]) == (cost, resources)


@pytest.mark.rule("wonder.oracle")
@pytest.mark.card("oracle")
def test_the_oracle_swaps_two_cards_in_adjacent_slots_with_their_tokens() -> None:
    cards = ["early-empire", "astrology", "foreign-trade", "pottery", "masonry"]
    s = row("G", {"capital": "1.0", "row": cards, "trade": [0, 1, 2, 3, 0]}, wonders={"on": {"oracle": "1.0"}})
    assert s.choices("swap") == ["1 2", "2 3", "3 4", "4 5"]
    assert s.refused("swap 1 3") == "wonder.oracle"
    s.play("swap 3 4")
    assert s.row(1) == ["early-empire", "astrology", "pottery", "foreign-trade", "masonry"]
    assert s.trade(1) == [0, 1, 3, 2, 0]
    assert (s.asked, s.question) == ([1], "Choosing")


def building(wonder: str, **entry: Any) -> Situation:
    """A player with Pottery (or another industry card) in slot 5 builds a wonder of science."""
    p1 = {"capital": "1.0", "row": in_slot("pottery", 5), "resources": {"mercury": 2}, **entry}
    s = row("G", p1, wonders={"face_up": [wonder]})
    s.play("resolve 5", f"construct {wonder}")
    assert s.wonders(1) == [wonder]
    return s


@pytest.mark.rule("wonder.pyramids")
@pytest.mark.card("pyramids")
def test_the_pyramids_replace_up_to_three_cards_of_level_i() -> None:
    s = building("pyramids", trade=[1, 0, 0, 0, 0])
    assert s.view(1)["question"]["left"] == 3
    assert s.choices("upgrade") == ["1", "2", "3", "4", "5"]
    s.play("upgrade 1")
    assert s.refused("upgrade 1") == "wonder.pyramids"
    s.play("upgrade 3", "upgrade 5")
    assert s.asked == [2]
    assert s.row(1) == ["animal-husbandry", "drama-and-poetry", "astrology", "currency", "masonry"]
    assert (s.trade(1), s.caravans(1)) == ([0, 1, 0, 0, 0], ["card", "card", "reserve"])


@pytest.mark.rule("wonder.pyramids")
def test_the_pyramids_touch_no_card_of_a_higher_level_and_may_replace_fewer() -> None:
    s = building("pyramids", row=["civil-service", "mathematics", "foreign-trade", "masonry", "pottery"])
    assert s.choices("upgrade") == ["3", "4", "5"]
    assert s.refused("upgrade 2") == "wonder.pyramids"
    s.play("upgrade 4", "done")
    assert s.row(1) == ["pottery", "civil-service", "mathematics", "foreign-trade", "iron-working"]
    assert s.asked == [2]


@pytest.mark.rule("wonder.porcelain_tower")
@pytest.mark.card("porcelain-tower")
def test_the_porcelain_tower_raises_up_to_two_cards_by_one_level() -> None:
    cards = ["civil-service", "mathematics", "flight", "foreign-trade", "pottery"]
    s = building("porcelain-tower", row=cards)
    assert s.choices("upgrade") == ["1", "2", "4", "5"]
    assert s.refused("upgrade 3") == "wonder.porcelain_tower"
    s.play("upgrade 2")
    assert s.refused("upgrade 2") == "wonder.porcelain_tower"
    s.play("upgrade 1")
    assert s.row(1) == ["pottery", "mass-media", "replaceable-parts", "flight", "foreign-trade"]
    assert s.asked == [2]


@pytest.mark.rule("wonder.porcelain_tower")
def test_a_card_is_raised_only_if_the_next_one_is_still_in_the_deck() -> None:
    s = building("porcelain-tower", deck=["mathematics", "mass-media"])
    assert s.choices("upgrade") == ["2"]
    s.play("done")
    assert (s.row(1)[2], s.asked) == ("astrology", [2])


@pytest.mark.rule("wonder.porcelain_tower")
def test_nothing_is_asked_if_no_card_can_be_raised() -> None:
    s = building("porcelain-tower", deck=[])
    assert s.asked == [2]


@pytest.mark.rule("wonder.oxford_university")
@pytest.mark.card("oxford-university")
def test_with_oxford_university_a_new_card_need_not_have_the_type_of_the_old_one() -> None:
    cards = ["astrology", "masonry", "early-empire", "foreign-trade", "pottery"]
    p1 = {"capital": "1.0", "row": cards, "dial": 9, "trade": {"masonry": 2}}
    s = row("G", p1, wonders={"on": {"oxford-university": "1.0"}})
    s.play("resolve 1")
    assert s.refused("develop civil-service 1") == "wonder.oxford_university"
    s.play("develop civil-service 2")
    assert s.row(1) == ["astrology", "civil-service", "early-empire", "foreign-trade", "pottery"]
    assert (s.trade(1), s.asked) == ([0, 2, 0, 0, 0], [2])


@pytest.mark.rule("wonder.oxford_university")
def test_with_oxford_university_the_science_card_is_replaced_only_by_science() -> None:
    p1 = {"capital": "1.0", "row": in_slot("astrology", 1), "dial": 5}
    s = row("G", p1, wonders={"on": {"oxford-university": "1.0"}})
    s.play("resolve 1")
    assert [choice for choice in s.choices("develop") if choice.endswith(" 1")] == ["mathematics 1"]
    assert [choice for choice in s.choices("develop") if choice.startswith("mathematics")] == [
        f"mathematics {slot}" for slot in range(1, 6)
    ]


@pytest.mark.rule("wonder.oxford_university", "R10.4-a")
def test_with_two_cards_of_a_type_the_token_of_a_city_state_goes_on_one_of_choice() -> None:
    cards = ["astrology", "civil-service", "early-empire", "foreign-trade", "masonry"]
    s = row("G K:kumasi", {"capital": "1.0", "row": cards})
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    assert (s.question, s.choices("store")) == ("CityStateCard", ["2", "3"])
    assert s.refused("store 1") == "R10.4-a"
    s.play("store 2")
    assert (s.slot(1, "civil-service"), s.on_card(1, 3), s.on_card(1, 4)) == (3, ["kumasi"], [])


@pytest.mark.rule("wonder.oxford_university", "R10.4-a")
def test_without_a_card_of_its_type_the_token_of_a_city_state_lies_on_none() -> None:
    cards = ["astrology", "iron-working", "pottery", "foreign-trade", "masonry"]
    s = row("G K:kumasi", {"capital": "1.0", "row": cards})
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    assert (s.city_state("kumasi"), s.at("1.1"), s.asked) == (1, "city of 1", [2])
    assert [s.on_card(1, slot) for slot in range(1, 6)] == [[]] * 5


@pytest.mark.rule("wonder.machu_picchu")
@pytest.mark.card("machu-picchu")
@pytest.mark.parametrize(("slot", "count"), [(1, 3), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_with_machu_picchu_slots_1_and_2_work_with_number_3(slot: int, count: int) -> None:
    p1 = {"capital": "1.0", "row": in_slot("astrology", slot), "dial": 14}
    s = row("G", p1, wonders={"on": {"machu-picchu": "1.0"}})
    s.play(f"resolve {slot}")
    assert s.dial(1) == 14 + count
    s.pass_until(player=2)
    assert s.row(1) == in_slot("astrology", 1)


@pytest.mark.rule("wonder.machu_picchu")
def test_machu_picchu_helps_only_its_owner() -> None:
    s = row(
        "G G",
        {"capital": "1.0", "row": in_slot("astrology", 1)},
        {"capital": "1.1"},
        wonders={"on": {"machu-picchu": "1.1"}},
    )
    s.play("resolve 1")
    assert s.dial(1) == 1


@pytest.mark.rule("wonder.machu_picchu", "R3.6-a")
@pytest.mark.parametrize(("option", "count"), [("applies", 3), ("ignored", 1)])
def test_machu_picchu_and_a_number_that_stands_for_slot_1(option: str, count: int) -> None:
    cards = ["capitalism", "early-empire", "pottery", "masonry", "astrology"]
    p1 = {"capital": "1.0", "row": cards, "dial": 14}
    s = row("G", p1, wonders={"on": {"machu-picchu": "1.0"}}, options={"machu_picchu_as_slot": option})
    s.play("resolve 1", "resolve 5")
    assert (s.dial(1), s.row(1), s.asked) == (14 + count, cards, [2])


@pytest.mark.rule("wonder.venetian_arsenal")
@pytest.mark.card("venetian-arsenal")
def test_the_venetian_arsenal_resolves_the_card_in_slot_5_again_with_number_1() -> None:
    p1 = {"capital": "1.0", "row": in_slot("astrology", 5), "trade": {"astrology": 1}}
    s = row("G", p1, wonders={"on": {"venetian-arsenal": "1.0"}})
    s.play("resolve 5", "advance", "done")
    assert (s.question, s.legal()) == ("Resolution", ["use venetian-arsenal", "done"])
    assert s.refused("use oracle") == "wonder.venetian_arsenal"
    s.play("use venetian-arsenal", "spend trade", "done")
    assert (s.dial(1), s.trade(1)) == (7, [0] * 5)
    assert s.row(1) == in_slot("astrology", 1)
    assert (s.messages().count("reset"), s.asked) == (1, [2])


@pytest.mark.rule("wonder.venetian_arsenal")
def test_the_second_resolution_may_be_declined_and_is_for_slot_5_only() -> None:
    wonders = {"on": {"venetian-arsenal": "1.0"}}
    s = row("G", {"capital": "1.0", "row": in_slot("astrology", 5), "dial": 14}, wonders=wonders)
    s.play("resolve 5", "done", "done")
    assert (s.dial(1), s.asked) == (19, [2])
    s = row("G", {"capital": "1.0", "row": in_slot("astrology", 4), "dial": 14}, wonders=wonders)
    s.play("resolve 4")
    assert (s.dial(1), s.asked) == (18, [2])


@pytest.mark.rule("wonder.venetian_arsenal", "R7.6-a")
def test_a_card_that_was_replaced_is_not_resolved_again() -> None:
    p1 = {"capital": "1.0", "row": in_slot("astrology", 5), "dial": 14}
    s = row("G", p1, wonders={"on": {"venetian-arsenal": "1.0"}})
    s.play("resolve 5", "develop nuclear-power 5")
    assert (s.dial(1), s.asked) == (19, [2])
    assert s.row(1)[0] == "nuclear-power"


@pytest.mark.rule("wonder.venetian_arsenal", "focus.nuclear_power")
def test_nuclear_power_does_not_strike_a_second_time() -> None:
    p1 = {"capital": "1.0", "row": in_slot("nuclear-power", 5), "dial": 20}
    s = row("G G", p1, {"tokens": ["1.1"]}, wonders={"on": {"venetian-arsenal": "1.0"}})
    s.play("resolve 5", "done", "done", "use venetian-arsenal")
    assert (s.dial(1), s.at("1.1"), s.asked) == (16, "token of 2", [2])


# Seoul.


@pytest.mark.rule("citystate.seoul")
@pytest.mark.card("seoul")
def test_seoul_moves_a_barbarian_onto_an_empty_land_space() -> None:
    p1 = {"envoys": ["seoul"], "tokens": ["1.4"]}
    s = flower("G!a; G W G G . .", p1, {"caravans": ["1.3"]}, barbarians={"a": "1.0"})
    assert s.choices("push") == ["a ne"]
    assert [s.refused(f"push a {way}") for way in ("e", "se", "sw", "w")] == ["citystate.seoul"] * 4
    s.play("push a ne")
    assert (s.barbarian("a"), s.asked, s.question) == ("1.1", [1], "Choosing")
    assert s.refused("push a sw") == "R3.5-a"


@pytest.mark.rule("citystate.seoul")
def test_seoul_leaves_barbarians_alone_that_are_not_on_the_map_and_helps_only_its_holder() -> None:
    s = row("G!a G!b G", {"envoys": ["seoul"]}, barbarians={"a": "off", "b": "1.1"})
    assert s.choices("push") == ["b e", "b w"]
    s = row("G!a G!b G", {}, {"envoys": ["seoul"]}, barbarians={"a": "off", "b": "1.1"})
    assert s.refused("push b e") == "citystate.seoul"
