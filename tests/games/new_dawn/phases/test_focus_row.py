"""The focus row: slots, choosing, resolving and resetting cards, turns and rounds, and trade tokens on cards."""

import random
from typing import Any

import pytest

from civitas.games.new_dawn.facts.focus_cards import KIND_OF
from civitas.games.new_dawn.facts.kinds import KIND_COUNT
from civitas.games.new_dawn.title import NewDawnTitle
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation

TITLE = NewDawnTitle()
TERRAINS = "G; G H F D M W"
"""The five land terrains in the order of the slots, and water, around a capital on 1.0."""
IDLE = in_slot("masonry", 1)
"""Whoever has no targets and no control tokens does nothing with this row: `resolve 1` is a whole turn."""


def war(s: Situation) -> list[tuple[object, object]]:
    """The totals of all attacks so far: attack and defence."""
    decided = [event.arguments for event in s.log if event.message in ("attack-won", "attack-failed")]
    return [(told["attack"], told["defence"]) for told in decided]


# Slots.


@pytest.mark.rule("R3.1-a")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_between_turns_every_slot_holds_one_card_and_every_type_is_there_once(players: int) -> None:
    p = TITLE.new_game(players=players, seed=players)
    chance = random.Random(players)
    turns = 0
    while turns < 25:
        if p.frames[-1].name() == "Choosing":
            turns += 1
            for c in p.civs:
                assert len(c.row) == len(c.trade) == 5
                assert sorted(KIND_OF[card] for card in c.row) == list(range(KIND_COUNT))
        seat = p.to_act[0]
        p.play(seat, chance.choice(p.legal(seat)))


@pytest.mark.rule("R3.1-a", "R3.2-a")
@pytest.mark.parametrize(
    ("slot", "spaces"),
    [
        (1, ["1.1"]),
        (2, ["1.1", "1.2"]),
        (3, ["1.1", "1.2", "1.3"]),
        (4, ["1.1", "1.2", "1.3", "1.4"]),
        (5, ["1.1", "1.2", "1.3", "1.4", "1.5"]),
    ],
)
def test_a_slot_allows_its_terrain_and_all_that_is_easier(slot: int, spaces: list[str]) -> None:
    s = flower(TERRAINS, {"capital": "1.0", "row": in_slot("early-empire", slot)})
    s.play(f"resolve {slot}")
    assert s.choices("place") == spaces
    assert [s.refused(f"place 1.{number}") for number in range(1 + slot, 6)] == ["R3.2-a"] * (5 - slot)
    assert s.refused("place 1.6") == "R4.2-a"


# Choosing, resolving, resetting.


@pytest.mark.rule("R3.3-a")
def test_a_turn_is_one_card_chosen_resolved_and_reset() -> None:
    p1 = {"capital": "1.0", "row": ["astrology", "foreign-trade", "masonry", "early-empire", "pottery"]}
    s = row("G G", p1)
    s.play("resolve 4", "place 1.1")
    assert s.row(1) == ["early-empire", "astrology", "foreign-trade", "masonry", "pottery"]
    assert (s.asked, s.question) == ([2], "Choosing")
    assert s.refused("resolve 5", by=1) == "R3.7-a"
    assert s.messages() == ["resolved", "placed", "reset"]


@pytest.mark.rule("R3.3-b")
def test_nobody_can_pass_but_a_card_may_do_nothing() -> None:
    s = row("G G", {"capital": "1.0", "row": in_slot("masonry", 5)})
    assert s.legal() == [f"resolve {slot}" for slot in range(1, 6)]
    assert s.refused("done") == "R3.3-b"
    s.play("resolve 5")
    assert s.row(1) == in_slot("masonry", 1)
    assert (s.tokens(1), s.cities(1), s.asked) == ([], ["1.0"], [2])
    assert s.messages() == ["resolved", "reset"]


@pytest.mark.rule("R3.3-b")
def test_the_effect_of_a_card_may_be_declined() -> None:
    s = row("G G", {"capital": "1.0", "row": in_slot("early-empire", 3)})
    s.play("resolve 3", "done")
    assert (s.tokens(1), s.civ(1).tokens_left) == ([], 31)
    assert s.row(1) == in_slot("early-empire", 1)
    assert s.asked == [2]


@pytest.mark.rule("R3.4-a")
def test_resetting_moves_the_cards_of_lower_slots_up_and_leaves_the_others() -> None:
    """WE20"""
    s = row("G", {"row": ["masonry", "astrology", "pottery", "early-empire", "foreign-trade"]})
    s.play("resolve 4")
    assert s.row(1) == ["early-empire", "masonry", "astrology", "pottery", "foreign-trade"]


@pytest.mark.rule("R3.4-b")
@pytest.mark.parametrize(
    ("slot", "after"),
    [
        (1, ["early-empire", "astrology", "foreign-trade", "pottery", "masonry"]),
        (5, ["masonry", "early-empire", "astrology", "foreign-trade", "pottery"]),
    ],
)
def test_resetting_from_slot_1_changes_nothing_and_from_slot_5_moves_all(slot: int, after: list[str]) -> None:
    s = row("G", {"row": ["early-empire", "astrology", "foreign-trade", "pottery", "masonry"]})
    s.play(f"resolve {slot}")
    assert s.row(1) == after


@pytest.mark.rule("R3.4-c")
def test_tokens_travel_with_their_card() -> None:
    p1 = {
        "leader": "roosevelt",
        "row": in_slot("astrology", 5),
        "trade": [0, 1, 3, 0, 2],
        "on_cards": {"pantanal": 3},
    }
    s = row("G", p1, city_states={"seoul": 1}, natural_wonders={"pantanal": 1})
    assert s.on_card(1, 5) == ["seoul"]
    s.play("resolve 5", "advance", "done")
    assert s.row(1)[0] == "astrology"
    assert s.trade(1) == [2, 0, 1, 3, 0]
    assert [s.on_card(1, slot) for slot in range(1, 6)] == [["seoul"], [], [], ["pantanal"], []]
    assert s.caravans(1) == ["card", "reserve", "reserve"]


# The start of a turn.


ABILITIES: dict[str, Any] = {
    "wonders": {"on": {"oracle": "1.0", "hanging-gardens": "1.2", "forbidden-city": "1.4"}},
    "p2": {"tokens": ["1.6", "1.5"]},
}


@pytest.mark.rule("R3.5-a")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_abilities_at_the_start_of_a_turn_are_used_once_each_in_any_order(order: tuple[int, int, int]) -> None:
    s = row("G*8", {"capital": "1.0", "cities": ["1.2", "1.4"]}, **ABILITIES)
    uses = [["swap 1 2"], ["use hanging-gardens", "place 1.1"], ["destroy 1.5"]]
    for number in order:
        s.play(*uses[number])
        assert s.question == "Choosing"
        assert s.asked == [1]
    assert s.row(1) == ["astrology", "early-empire", "foreign-trade", "pottery", "masonry"]
    assert (s.at("1.1"), s.at("1.5")) == ("token of 1", "")
    assert [s.refused(text) for text in ("swap 2 3", "use hanging-gardens", "destroy 1.6")] == ["R3.5-a"] * 3
    assert s.legal() == [f"resolve {slot}" for slot in range(1, 6)]


@pytest.mark.rule("R3.5-a")
def test_abilities_are_optional_and_come_before_the_card() -> None:
    s = row("G*8", {"capital": "1.0", "cities": ["1.2", "1.4"], "row": in_slot("astrology", 5)}, **ABILITIES)
    assert s.allows("swap 1 2")
    s.play("resolve 1")
    assert s.question == "Placing"
    assert [verb for verb in ("swap", "use", "destroy") if s.legal(verb)] == []
    assert s.at("1.5") == "token of 2"


@pytest.mark.rule("R3.5-a")
def test_abilities_come_back_in_the_next_turn() -> None:
    s = row("G", {"capital": "1.0", "row": IDLE}, {"row": IDLE}, wonders={"on": {"oracle": "1.0"}})
    s.play("swap 1 2")
    assert s.refused("swap 1 2") == "R3.5-a"
    s.play("resolve 2", "resolve 1")
    assert s.asked == [1]
    assert s.allows("swap 1 2")


@pytest.mark.rule("R3.5-a")
def test_what_is_no_ability_of_the_player_is_refused_by_its_own_rule() -> None:
    s = row("G G", {"capital": "1.0"}, {"tokens": ["1.1"]})
    refusals = {
        "swap 1 2": "wonder.oracle",
        "use hanging-gardens": "wonder.hanging_gardens",
        "destroy 1.1": "wonder.forbidden_city",
        "name 1.1": "wonder.eiffel_tower",
        "unload 1": "wonder.great_zimbabwe",
        "push a e": "citystate.seoul",
        "renegotiate embassy-2 joint-war-2": "citystate.geneva",
        "use venetian-arsenal": "R3.3-b",
    }
    assert {text: s.refused(text) for text in refusals} == refusals


# As though in another slot.


@pytest.mark.rule("R3.6-a", "focus.capitalism")
@pytest.mark.card("capitalism", "nuclear-power")
def test_a_card_resolved_as_though_in_another_slot_has_that_number_and_stays_where_it_is() -> None:
    cards = ["masonry", "early-empire", "capitalism", "pottery", "nuclear-power"]
    s = row("G G", {"capital": "1.0", "row": cards, "dial": 15}, {"tokens": ["1.1"]})
    s.play("resolve 3", "done")
    assert s.row(1) == ["capitalism", "masonry", "early-empire", "pottery", "nuclear-power"]
    assert s.refused("resolve 1") == "focus.capitalism"
    s.play("resolve 5")
    assert s.dial(1) == 16
    assert s.at("1.1") == "token of 2"
    assert s.row(1) == ["capitalism", "masonry", "early-empire", "pottery", "nuclear-power"]
    assert s.asked == [2]
    assert s.arguments("resolved")[-1] == {"seat": 0, "card": "card-nuclear-power", "slot": 5, "number": 1}


# Turns and rounds.


@pytest.mark.rule("R3.7-a")
def test_turns_go_clockwise_and_rounds_begin_with_the_first_player() -> None:
    idle = {"row": IDLE}
    s = situation(players=3, first=2, active=2, p1=idle, p2=idle, p3=idle)
    turns = []
    for _ in range(7):
        turns.append((s.asked[0], s.position.round))
        s.play("resolve 1")
    assert turns == [(2, 1), (3, 1), (1, 1), (2, 2), (3, 2), (1, 2), (2, 3)]


@pytest.mark.rule("R3.7-b")
def test_a_new_round_begins_with_the_event_dial_and_only_then_comes_the_turn() -> None:
    p1 = {"capital": "1.0", "row": IDLE, "trade": [2, 1, 0, 0, 0]}
    wonders = {"on": {"oracle": "1.0"}}
    s = row("G G!a", p1, {"row": IDLE}, wonders=wonders, barbarians={"a": "1.1"}, event=1)
    s.play("resolve 1", "done")
    s.dice(5).play("resolve 1")
    happened = [event.message for event in s.last]
    assert happened == ["resolved", "reset", "event-dial", "barbarians-march", "barbarian-moves", "barbarian-repelled"]
    assert (s.position.round, s.position.event) == (2, 2)
    assert (s.asked, s.question) == ([1], "RaidLoss")
    assert not s.legal("swap")
    s.play("discard 1", "discard 1")
    assert (s.asked, s.question) == ([1], "Choosing")
    assert s.choices("swap") == ["1 2", "2 3", "3 4", "4 5"]


@pytest.mark.rule("R3.7-b")
def test_before_the_first_turn_of_the_game_nothing_happens() -> None:
    s = row("G G!a", {"capital": "1.0"}, barbarians={"a": "1.1"}, event=1)
    assert (s.messages(), s.question, s.position.event, s.position.round) == ([], "Choosing", 1, 1)


@pytest.mark.rule("R3.7-b")
def test_nobody_rolls_for_barbarians_any_more_once_somebody_has_won() -> None:
    p1 = {"agendas": ["paranoid", "scholarly", "aesthetic"], "row": IDLE}
    s = row("G G!a", p1, {"row": IDLE}, barbarians={"a": "1.1"}, event=1)
    s.play("resolve 1", "resolve 1")
    assert s.winners == [1]
    assert (s.position.event, s.barbarian("a")) == (1, "1.1")
    assert "event-dial" not in s.messages()


@pytest.mark.rule("R3.7-b", "R14.3-a")
def test_by_option_a_game_that_nobody_wins_is_undecided_after_some_rounds() -> None:
    s = row("G", {"row": IDLE}, {"row": IDLE}, round=39, options={"round_limit": 40})
    s.play("resolve 1", "resolve 1")
    assert (s.position.round, s.winners, s.asked) == (40, [], [1])
    s.play("resolve 1", "resolve 1")
    assert s.position.is_over
    assert s.position.result is not None
    assert (s.position.result.ending, s.position.result.places) == ("undecided", [1, 1])


# Trade tokens.


@pytest.mark.rule("R13.1-a")
def test_a_trade_token_on_the_culture_card_is_one_more_control_token() -> None:
    p1 = {"capital": "1.0", "row": in_slot("early-empire", 3), "trade": {"early-empire": 2}}
    s = flower("G; G G G G G G", p1)
    s.play("resolve 3", "spend trade", "spend trade", *[f"place 1.{number}" for number in (1, 2, 3, 4)])
    assert s.tokens(1) == ["1.1", "1.2", "1.3", "1.4"]
    assert (s.trade(1), s.asked) == ([0] * 5, [2])


@pytest.mark.rule("R13.1-a")
def test_a_trade_token_on_the_science_card_is_one_more_space_of_the_dial() -> None:
    s = row("G", {"row": in_slot("astrology", 3), "trade": {"astrology": 2}, "dial": 14})
    s.play("resolve 3", "spend trade", "spend trade")
    assert (s.dial(1), s.trade(1)) == (19, [0] * 5)


@pytest.mark.rule("R13.1-a")
def test_a_trade_token_on_the_economy_card_is_one_more_space_for_every_caravan() -> None:
    p1 = {"capital": "1.0", "row": in_slot("foreign-trade", 3), "trade": {"foreign-trade": 2}}
    s = row("G*7", p1)
    s.play("resolve 3")
    assert sorted(s.choices("send"))[-1] == "1 1.3"
    s.play("spend trade", "spend trade")
    assert sorted(s.choices("send"))[-1] == "1 1.5"
    assert s.trade(1) == [0] * 5


@pytest.mark.rule("R13.1-a")
@pytest.mark.parametrize(("oil", "is_enough"), [(1, True), (0, False)])
def test_a_trade_token_on_the_industry_card_is_one_more_production_for_a_wonder(oil: int, is_enough: bool) -> None:
    p1 = {
        "capital": "1.0", "row": in_slot("pottery", 3), "trade": {"pottery": 2}, "resources": {"oil": oil},
    }  # fmt: skip
    s = row("G G G", p1, wonders={"face_up": ["petra"]})
    s.play("resolve 3")
    assert s.allows("construct petra") is is_enough
    if is_enough:
        s.play("construct petra", "spend trade", "spend trade")
        assert (s.wonders(1), s.trade(1), s.resources(1)) == (["petra"], [0] * 5, {})


@pytest.mark.rule("R13.1-a")
def test_trade_tokens_on_the_military_card_count_in_one_attack_each() -> None:
    p1 = {"tokens": ["1.1"], "row": in_slot("masonry", 3), "trade": {"masonry": 2}}
    p2 = {"tokens": ["1.0", "1.2"], "row": in_slot("pottery", 1)}
    s = row("M G M", p1, p2)
    s.dice(1, 1, 1, 1).play("resolve 3", "attack 1.0", "spend trade", "spend trade", "attack 1.2")
    assert war(s) == [(6, 6), (4, 6)]
    s = row("M G M", p1, p2)
    s.dice(1, 1, 1, 1).play("resolve 3", "attack 1.0", "spend trade", "done", "attack 1.2", "spend trade")
    assert war(s) == [(5, 6), (5, 6)]
    assert s.trade(1) == [0] * 5


@pytest.mark.rule("R13.1-b")
def test_only_tokens_of_the_resolved_card_can_be_spent_and_unspent_ones_stay() -> None:
    p1 = {"row": in_slot("astrology", 2), "trade": {"astrology": 1, "pottery": 3}}
    s = row("G", p1)
    s.play("resolve 2")
    assert s.legal() == ["spend trade", "advance"]
    s.play("spend trade")
    assert (s.dial(1), s.trade_on(1, "astrology"), s.trade_on(1, "pottery")) == (3, 0, 3)
    s = row("G", p1)
    s.play("resolve 2", "advance")
    assert (s.dial(1), s.trade_on(1, "astrology"), s.trade_on(1, "pottery")) == (2, 1, 3)


@pytest.mark.rule("R13.1-b")
def test_a_card_without_tokens_has_none_to_spend() -> None:
    p1 = {"capital": "1.0", "row": in_slot("early-empire", 2), "trade": {"pottery": 3}}
    s = row("G G", p1)
    s.play("resolve 2")
    assert s.refused("spend trade") == "R13.1-b"
    assert s.trade_on(1, "pottery") == 3


@pytest.mark.rule("R13.2-a")
def test_what_does_not_fit_on_three_tokens_a_card_is_lost() -> None:
    p1 = {"cities": ["1.0", "1.2"], "tokens": ["1.1"], "trade": [3, 2, 3, 3, 3]}
    s = row("G G G", p1, at="round-end", event=2)
    assert s.trade(1) == [3] * 5
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]
    assert s.question == "Choosing"


@pytest.mark.rule("R13.2-a")
def test_no_token_is_put_on_a_card_that_holds_three() -> None:
    p1 = {"cities": ["1.0", "1.2"], "tokens": ["1.1"], "trade": [3, 2, 2, 3, 3]}
    s = row("G G G", p1, at="round-end", event=2)
    assert s.choices("store") == ["2", "3"]
    assert (s.refused("store 1"), s.refused("store great-zimbabwe")) == ("R13.2-a", "wonder.great_zimbabwe")
    assert s.refused("done") == "R9.5-a"
    s.play("store 2")
    assert s.trade(1) == [3] * 5
    assert s.question == "Choosing"


@pytest.mark.rule("Q41-a")
def test_a_trade_token_given_to_the_automated_player_goes_where_its_own_rule_says() -> None:
    p1 = {"capital": "1.0", "row": in_slot("foreign-trade", 1), "pacts": {"2": ["embassy"]}}
    s = situation("prince", map={"row": "G G"}, p1=p1, p2={"capital": "1.1", "trade": [0, 1, 0, 1, 1]})
    s.play("resolve 1", "send 1 1.1", "store 1", "store 1", "done")
    assert s.trade(2) == [0, 1, 1, 1, 1]
    assert [event.rule for event in s.log if event.message == "automa-stored"] == ["A6.2-a"]
    assert (s.asked, s.question) == ([1], "ResourceChoice")


@pytest.mark.rule("R13.3-a")
def test_tokens_are_not_moved_between_cards() -> None:
    s = row("G", {"trade": {"pottery": 3}})
    assert s.legal() == [f"resolve {slot}" for slot in range(1, 6)]
    s.play("resolve 2")
    assert s.trade_on(1, "pottery") == 3
