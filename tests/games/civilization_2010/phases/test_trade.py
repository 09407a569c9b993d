"""The Trade phase: collecting trade, deals between players, abilities of the phase."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.core.rules import Objection
from civitas.games.civilization_2010.battles.looting import Looting
from civitas.games.civilization_2010.stored import load_position
from tests.games.civilization_2010.situation import Situation, situation


def trading(p1: dict[str, Any] | None = None, p2: dict[str, Any] | None = None, **more: Any) -> Situation:
    """The Trade phase on grassland, where nobody collects anything."""
    return situation("trade", p1=p1 or {}, p2=p2 or {}, **more)


def offered(s: Situation, *words: str, by: int = 1, to: int = 2) -> Situation:
    """A player offers something: `offered(s, "give trade 4", "want culture 3")`."""
    s.play(f"offer {to}", *words, "publish", by=by)
    return s


def objection(s: Situation, text: str, by: int) -> Objection | None:
    """Why a player may not do something, with the table's option if it is one that forbids it."""
    return s.position.why_not(by - 1, s.space.parse(text))


# Collecting.


@pytest.mark.rule("trade.collect-a")
def test_trade_comes_from_cities_scouts_and_city_states() -> None:
    deserts = ["a1", "a2", "a3", "e5", "e6", "e7", "e9", "d1"]
    s = trading(
        {"trade": 5, "cities": ["a6", "e10"], "scouts": ["d1"], "armies": ["c1"]},
        squares=dict.fromkeys(deserts, "desert"),
        pieces={"c1": "city-state-1"},
    )
    assert s.trade(1) == 5 + 3 + 4 + 1 + 3
    assert s.arguments("trade-gained") == [{"seat": 0, "count": 11}]
    assert s.trade(2) == 0


@pytest.mark.rule("trade.collect-a")
def test_a_square_with_a_scout_counts_once() -> None:
    s = trading({"scouts": ["a1", "c1"]}, squares={"a1": "desert", "c1": "water", "c2": "water"})
    assert s.trade(1) == 2


@pytest.mark.rule("trade.collect-b")
def test_a_blockaded_square_gives_no_trade() -> None:
    water = dict.fromkeys(("a1", "a2", "a3", "a5"), "water")
    assert trading(squares=water).trade(1) == 4
    s = trading(p2={"armies": ["a1"], "techs": ["steam-power"]}, squares=water)
    assert (s.trade(1), s.trade(2)) == (3, 0)


@pytest.mark.rule("trade.collect-b")
def test_english_armies_gather_what_they_blockade() -> None:
    water = dict.fromkeys(("a1", "a2", "a3", "a5"), "water")
    s = trading(p2={"civilization": "english", "armies": ["a1"]}, squares=water)
    assert (s.trade(1), s.trade(2)) == (3, 1)


@pytest.mark.rule("trade.cap-a")
def test_the_dial_stops_at_27() -> None:
    deserts = dict.fromkeys(("a1", "a2", "a3", "a5", "a7", "a9"), "desert")
    s = trading({"trade": 25}, squares=deserts)
    assert s.trade(1) == 27
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 4}]
    assert trading({"trade": 21}, squares=deserts).trade(1) == 27


# Deals.


@pytest.mark.rule("trade.deal-a", "trade.deal-e")
def test_goods_of_every_kind_change_hands() -> None:
    s = trading({"trade": 10, "resources": ["incense"], "tokens": ["hut-iron"]}, {"culture": 6, "events": ["drought"]})
    offered(s, "give trade 4", "give-token hut-iron", "want culture 3", "want event-1 1")
    assert s.arguments("offer-made") == [{"seat": 0, "other": 1}]
    assert s.arguments("offer-gives") == [
        {"seat": 0, "other": 1, "goods": "goods-trade", "count": 4},
        {"seat": 0, "other": 1, "goods": "goods-hut", "count": 1},
    ]
    assert s.arguments("offer-wants") == [
        {"seat": 0, "other": 1, "goods": "goods-culture", "count": 3},
        {"seat": 0, "other": 1, "goods": "goods-event-1", "count": 1},
    ]
    s.play("accept 1", by=2)
    assert (s.trade(1), s.resources(1), s.tokens(1), s.culture(1), s.hand(1)) == (
        6,
        {"incense": 1},
        {},
        3,
        {"drought": 1},
    )
    assert (s.trade(2), s.culture(2), s.hand(2), s.tokens(2)) == (4, 3, {}, {"hut-iron": 1})
    assert len(s.arguments("goods-given")) == 4
    assert s.arguments("deal") == [{"seat": 0, "other": 1}]
    assert s.refused("withdraw 2", by=1) == s.refused("accept 1", by=2) == "trade.deal-a"


@pytest.mark.rule("trade.deal-a")
def test_open_tokens_are_traded_too() -> None:
    s = trading({"resources": ["incense", "silk", "silk"]}, {"resources": ["wheat"]})
    offered(s, "give silk 2", "want wheat 1").play("accept 1", by=2)
    assert (s.resources(1), s.resources(2)) == ({"incense": 1, "wheat": 1}, {"silk": 2})


@pytest.mark.rule("trade.deal-a", "trade.deal-c")
def test_a_gift_is_a_deal() -> None:
    s = offered(trading({"trade": 5}), "give trade 5")
    s.play("accept 1", by=2)
    assert (s.trade(1), s.trade(2)) == (0, 5)


@pytest.mark.rule("trade.deal-a")
def test_nobody_offers_or_wants_what_is_not_there() -> None:
    s = trading({"trade": 3, "tokens": ["hut-spy"], "events": ["drought"]}, {"culture": 2, "tokens": ["village-iron"]})
    s.play("offer 2", by=1)
    assert s.refused("give trade 4", by=1) == "trade.deal-a"
    assert s.refused("want culture 3", by=1) == "trade.deal-a"
    assert s.refused("want hut 1", by=1) == "trade.deal-a"
    assert s.refused("give-token village-iron", by=1) == "trade.deal-a"
    assert s.refused("give-event sabotage", by=1) == "trade.deal-a"
    assert s.refused("publish", by=1) == "trade.deal-a"
    assert s.refused("done", by=1) == "trade.deal-a"
    assert s.legal(by=1) == [
        "scratch", "give trade 1", "give trade 2", "give trade 3", "want culture 1", "want culture 2",
        "want village 1", "give-token hut-spy", "give-event drought",
    ]  # fmt: skip


@pytest.mark.rule("trade.deal-a")
def test_goods_are_named_once_in_an_offer() -> None:
    s = trading({"trade": 5, "tokens": ["hut-spy", "hut-spy"]}, {"trade": 5})
    s.play("offer 2", "give trade 2", by=1)
    assert s.view(1)["question"]["draft"]["gives"] == {"trade": 2}
    assert s.view(2)["question"]["draft"] is None
    assert s.refused("give trade 1", by=1) == s.refused("want trade 3", by=1) == "trade.deal-a"
    s.play("give-token hut-spy", "give-token hut-spy", by=1)
    assert s.refused("give-token hut-spy", by=1) == "trade.deal-a"


@pytest.mark.rule("trade.deal-a")
def test_offers_are_to_one_other_player_with_anything_to_trade() -> None:
    s = trading({"trade": 5})
    assert s.refused("offer 1", by=1) == s.refused("offer 3", by=1) == "trade.deal-a"
    assert s.allows("offer 1", by=2)
    s = trading()
    assert s.refused("offer 2", by=1) == "trade.deal-a"


@pytest.mark.rule("trade.deal-a")
def test_one_offer_to_a_player_at_a_time() -> None:
    s = offered(trading({"trade": 5}), "give trade 5")
    assert s.refused("offer 2", by=1) == "trade.deal-a"
    s.play("withdraw 2", by=1)
    assert s.arguments("offer-withdrawn") == [{"seat": 0, "other": 1}]
    assert s.allows("offer 2", by=1)
    assert s.refused("accept 1", by=2) == "trade.deal-a"


@pytest.mark.rule("trade.deal-a")
def test_offers_are_not_limited_in_a_normal_game() -> None:
    s = trading({"trade": 9}, {"trade": 9})
    for _ in range(20):
        offered(s, "give trade 1")
        s.play("decline 1", by=2)
        s.play("offer 2", "give trade 2", "scratch", by=1)
        offered(s, "give trade 1")
        s.play("withdraw 2", by=1)
    offered(s, "give trade 1").play("accept 1", by=2)
    assert (s.trade(1), s.trade(2)) == (8, 10)


@pytest.mark.rule("trade.deal-a")
@pytest.mark.parametrize("bound", [1, 3])
def test_the_bound_of_a_table_is_met_by_who_makes_offers_and_by_nobody_else(bound: int) -> None:
    s = trading({"trade": 9}, {"trade": 9}, options={"trade_bound": bound})
    for number in range(bound):
        assert s.allows("offer 2", by=1), number
        offered(s, "give trade 1")
        s.play("decline 1", by=2)
    assert s.asked == [2]
    offered(s, "give trade 1", by=2, to=1)
    assert objection(s, "offer 2", by=1) == Objection("trade.deal-a", "trade_bound")
    assert objection(s, "offer 1", by=1) == Objection("trade.deal-a")  # That nobody may, whatever the table agreed on.
    s.play("accept 2", by=1)
    assert (s.trade(1), s.trade(2)) == (10, 8)


@pytest.mark.rule("trade.deal-a")
@pytest.mark.parametrize("bound", [1, 3])
def test_thrown_away_drafts_cost_no_offers_and_never_an_answer(bound: int) -> None:
    s = trading({"trade": 9}, {"trade": 9}, options={"trade_bound": bound})
    offered(s, "give trade 1", by=2, to=1)
    for _ in range(bound):
        s.play("offer 2", "scratch", by=1)
    assert s.view(1)["question"]["budget"] == [bound, bound - 1]
    assert objection(s, "offer 2", by=1) == Objection("trade.deal-a", "trade_bound")
    assert objection(s, "counter 2", by=1) == Objection("trade.deal-a", "trade_bound")
    assert s.legal(by=1) == ["done", "accept 2", "decline 2"]


@pytest.mark.rule("trade.deal-a")
def test_what_was_named_can_be_taken_out_of_a_draft_again() -> None:
    s = trading({"trade": 5, "tokens": ["hut-spy", "hut-iron"]}, {"tokens": ["hut-spy"]}, options={"trade_bound": 3})
    s.play("offer 2", "give trade 2", "give-token hut-spy", "give-token hut-iron", "want hut 1", by=1)
    s.play("drop trade", "give trade 3", "drop hut", by=1)
    draft = {"to": 1, "counter": False, "gives": {"trade": 3}, "wants": {}, "tokens": {}, "events": {}}
    assert s.view(1)["question"]["draft"] == draft
    assert s.refused("drop hut", by=1) == "trade.deal-a"
    s.play("drop trade", by=1)
    s.play("give trade 1", by=1)
    assert objection(s, "drop trade", by=1) == Objection("trade.deal-a", "trade_bound")
    s.play("publish", by=1)
    s.play("accept 1", by=2)
    assert (s.trade(1), s.trade(2), s.tokens(1)) == (4, 1, {"hut-iron": 1, "hut-spy": 1})


# Counter-offers.


@pytest.mark.rule("trade.deal-a")
def test_an_offer_is_answered_by_another_one_that_begins_where_it_stands() -> None:
    s = trading({"trade": 9, "tokens": ["hut-spy"]}, {"culture": 5, "events": ["drought"]})
    offered(s, "give trade 2", "give-token hut-spy", "want culture 4", "want event-1 1")
    s.play("counter 1", by=2)
    draft = s.view(2)["question"]["draft"]
    assert (draft["to"], draft["counter"]) == (0, True)
    assert (draft["gives"], draft["wants"]) == ({"culture": 4}, {"trade": 2, "hut": 1})  # No card of his is named.
    assert "accept 1" in s.legal(by=2)  # As long as nobody sees the counter-offer.
    s.play("drop trade", "want trade 3", "publish", by=2)
    assert s.arguments("offer-countered") == [{"seat": 1, "other": 0}]
    offers = s.view(None)["question"]["offers"]
    assert offers == [{"seat": 1, "to": 0, "gives": {"culture": 4}, "wants": {"trade": 3, "hut": 1}}]
    assert s.refused("accept 1", by=2) == s.refused("withdraw 2", by=1) == "trade.deal-a"
    s.play("accept 2", by=1)
    assert (s.trade(1), s.trade(2), s.culture(1), s.culture(2)) == (6, 3, 4, 1)
    assert (s.tokens(1), s.tokens(2), s.hand(2)) == ({}, {"hut-spy": 1}, {"drought": 1})


@pytest.mark.rule("trade.deal-a")
def test_a_counter_offer_takes_the_place_of_an_own_offer() -> None:
    s = trading({"trade": 9}, {"culture": 5})
    offered(s, "give culture 1", by=2, to=1)
    offered(s, "give trade 2", "want culture 4")
    s.play("counter 1", "publish", by=2)
    assert s.arguments("offer-withdrawn") == [{"seat": 1, "other": 0}]
    assert [offer["gives"] for offer in s.view(1)["question"]["offers"]] == [{"culture": 4}]


@pytest.mark.rule("trade.deal-a")
def test_a_counter_offer_spares_a_newer_offer_than_the_one_it_answers() -> None:
    s = trading({"trade": 9}, {"culture": 5})
    offered(s, "give trade 2", "want culture 4")
    s.play("counter 1", by=2)
    s.play("withdraw 2", by=1)
    offered(s, "give trade 9", "want culture 4")
    s.play("publish", by=2)
    assert [offer["seat"] for offer in s.view(1)["question"]["offers"]] == [0, 1]
    assert s.arguments("offer-countered") == []


@pytest.mark.rule("trade.deal-a")
def test_only_an_offer_can_be_countered() -> None:
    s = offered(trading({"trade": 9}, {"trade": 9}), "give trade 2")
    assert s.refused("counter 2", by=1) == s.refused("counter 2", by=2) == "trade.deal-a"
    assert s.refused("counter 3", by=2) == "trade.deal-a"
    s.play("counter 1", "scratch", by=2)
    assert s.allows("accept 1", by=2)


@pytest.mark.rule("trade.deal-a")
def test_who_is_done_is_asked_again_when_something_concerns_him() -> None:
    s = situation("trade", players=3, p1={"trade": 9}, p2={"trade": 9}, p3={"trade": 9})
    s.play("done", by=2)
    s.play("done", by=3)
    offered(s, "give trade 1")
    assert s.asked == [1, 2]
    s.play("done", by=1)
    s.play("decline 1", by=2)
    assert s.asked == [1, 2]
    s.play("done", by=1)
    s.play("done", by=2)
    assert s.phase == "city-management"


@pytest.mark.rule("trade.deal-a")
def test_open_offers_end_with_the_phase() -> None:
    s = offered(trading({"trade": 9}), "give trade 1")
    s.play("done", by=1)
    s.play("done", by=2)
    assert (s.phase, s.trade(1), s.trade(2)) == ("city-management", 9, 0)


@pytest.mark.rule("trade.deal-a")
def test_a_deal_ends_the_other_offers_of_both() -> None:
    s = situation("trade", players=3, p1={"trade": 9}, p2={"trade": 9, "culture": 1}, p3={"trade": 9})
    offered(s, "give trade 9", by=1, to=2)
    offered(s, "give trade 9", by=1, to=3)
    offered(s, "want culture 1", by=3, to=2)
    offered(s, "give trade 2", by=3, to=1)
    s.play("accept 1", by=2)
    assert s.arguments("offer-lapsed") == [{"seat": 0, "other": 2}]
    question = s.view(3)["question"]
    assert [(offer["seat"], offer["to"]) for offer in question["offers"]] == [(2, 0), (2, 1)]
    assert question["budget"] == [99, 100, 98]


@pytest.mark.rule("trade.deal-a")
def test_an_offer_lapses_when_the_other_no_longer_has_what_it_wants() -> None:
    s = situation("trade", players=3, p1={"trade": 9}, p2={"culture": 2}, p3={"trade": 9})
    offered(s, "give trade 1", "want culture 2", by=1, to=2)
    offered(s, "give trade 2", "want culture 1", by=3, to=2)
    s.play("done", by=1)
    s.play("accept 3", by=2)
    assert s.arguments("offer-lapsed") == [{"seat": 0, "other": 1}]
    assert s.view(1)["question"]["budget"] == [100, 100, 99]
    assert 1 in s.asked
    assert (s.culture(2), s.culture(3), s.trade(2)) == (1, 1, 2)


@pytest.mark.rule("trade.deal-a")
def test_a_draft_that_cannot_be_filled_any_more_is_dropped() -> None:
    s = trading({"trade": 5}, {"culture": 4})
    s.play("offer 1", "give culture 4", by=2)
    offered(s, "give trade 5", "want culture 1")
    s.play("accept 1", by=2)
    assert s.arguments("draft-dropped") == [{"seat": 1}]
    assert s.allows("offer 1", by=2)


@pytest.mark.rule("trade.cap-b")
def test_traded_points_stop_at_27() -> None:
    s = offered(trading({"trade": 10}, {"trade": 25}), "give trade 5")
    s.play("accept 1", by=2)
    assert (s.trade(1), s.trade(2)) == (5, 27)


@pytest.mark.rule("trade.cap-b")
@pytest.mark.parametrize(("stolen", "winner", "loser"), [(3, 27, 7), (1, 27, 9)])
def test_stolen_points_stop_at_27(stolen: int, winner: int, loser: int) -> None:
    s = situation("movement", pause=True, p1={"trade": 26}, p2={"trade": 10, "culture": 1})
    s.push(Looting(0, 1, 1))
    s.play("loot steal-trade", f"steal {stolen}")
    assert (s.trade(1), s.trade(2)) == (winner, loser)


# What is wanted facedown.


@pytest.mark.rule("trade.deal-a", "trade.deal-e")
def test_who_accepts_picks_what_is_wanted_facedown() -> None:
    s = trading({"trade": 9}, {"tokens": ["hut-spy", "hut-iron", "village-iron"], "events": ["drought", "sabotage"]})
    offered(s, "give trade 9", "want hut 1", "want village 1", "want event-1 1")
    s.play("accept 1", by=2)
    assert (s.question, s.asked) == ("Delivery", [2])
    assert s.legal() == ["give-token hut-iron", "give-token hut-spy"]
    assert s.refused("give-token village-iron") == "trade.deal-a"
    s.play("give-token hut-spy")
    assert s.view(2)["question"]["picked"] == {"hut-spy": 1, "village-iron": 1}
    assert "picked" not in s.view(1)["question"]
    assert s.legal() == ["give-event drought", "give-event sabotage"]
    s.play("give-event drought")
    assert (s.tokens(1), s.hand(1)) == ({"hut-spy": 1, "village-iron": 1}, {"drought": 1})
    assert (s.tokens(2), s.hand(2), s.trade(2)) == ({"hut-iron": 1}, {"sabotage": 1}, 9)
    assert s.question == "Trading"


@pytest.mark.rule("trade.deal-e")
def test_who_has_more_than_is_wanted_is_asked_even_if_all_are_alike() -> None:
    s = trading({"trade": 9}, {"tokens": ["hut-spy", "hut-spy"]})
    offered(s, "give trade 1", "want hut 1").play("accept 1", by=2)
    assert (s.question, s.legal()) == ("Delivery", ["give-token hut-spy"])


@pytest.mark.rule("trade.deal-e")
def test_where_all_of_a_back_is_wanted_nobody_is_asked() -> None:
    s = trading({"trade": 9}, {"tokens": ["hut-spy", "hut-iron"]})
    offered(s, "give trade 1", "want hut 2").play("accept 1", by=2)
    assert (s.question, s.tokens(1)) == ("Trading", {"hut-iron": 1, "hut-spy": 1})


@pytest.mark.rule("trade.deal-d")
def test_the_hand_limit_applies_at_once() -> None:
    s = trading({"events": ["drought", "sabotage"], "trade": 5}, {"events": ["migrants"]})
    offered(s, "give trade 5", "want event-1 1").play("accept 1", by=2)
    assert (s.question, s.asked) == ("HandLimit", [1])
    s.play("discard sabotage")
    assert (s.hand(1), s.hand(2)) == ({"drought": 1, "migrants": 1}, {})
    assert s.question == "Trading"


@pytest.mark.rule("trade.deal-d")
def test_within_the_hand_limit_nothing_is_discarded() -> None:
    s = trading({"events": ["drought"], "trade": 5}, {"events": ["migrants"]})
    offered(s, "give trade 5", "want event-1 1").play("accept 1", by=2)
    assert (s.question, s.hand(1)) == ("Trading", {"drought": 1, "migrants": 1})


@pytest.mark.rule("trade.deal-e")
def test_facedown_things_stay_secret() -> None:
    views: list[tuple[Any, ...]] = []
    for token, event in (("hut-spy", "drought"), ("hut-iron", "sabotage")):
        s = situation("trade", players=3, p1={"tokens": ["hut-spy", "hut-iron"], "events": ["drought", "sabotage"]})
        offered(s, f"give-token {token}", f"give-event {event}")
        views.append((s.view(2)["question"], s.view(3)["question"], s.view(None)["question"]))
        shown = {"seat": 0, "to": 1, "gives": {"hut": 1, "event-1": 1}, "wants": {}}
        assert s.view(3)["question"]["offers"] == [shown]
        assert s.view(1)["question"]["offers"] == [{**shown, "tokens": {token: 1}, "events": {event: 1}}]
        s.play("accept 1", by=2)
        assert (s.tokens(2), s.hand(2)) == ({token: 1}, {event: 1})
        given = s.events("facedown-given")
        assert [each.arguments["card"] for each in given] == [f"card-{token}", f"card-{event}"]
        assert [each.audience for each in given] == [3, 3]
        views.append((s.view(3), s.view(None)))
    assert views[0] == views[2]
    assert views[1] == views[3]


@pytest.mark.rule("trade.deal-e")
def test_the_others_can_imagine_any_facedown_offer() -> None:
    s = trading({"tokens": ["hut-spy", "hut-iron"], "events": ["drought", "sabotage"]}, {"trade": 9})
    offered(s, "give-token hut-spy", "give-event drought", "want trade 1")
    s.play("offer 1", "give trade 3", by=2)
    given: set[str] = set()
    for seed in range(40):
        q = s.position.imagine_for(1, Dice.seeded(seed))
        assert q.view_for(1) == s.position.view_for(1)
        q.play(1, s.space.parse("accept 1"))
        given.add(str(q.empires[1].tokens))
    assert len(given) > 1
    q = s.position.imagine_for(0, Dice.seeded(1))
    assert q.view_for(0) == s.position.view_for(0)
    assert s.space.parse("offer 1") in q.legal(1)


@pytest.mark.rule("trade.deal-e")
def test_markers_are_given_by_what_they_are() -> None:
    s = trading({"tokens": ["hut-spy"]})
    s.play("offer 2", by=1)
    assert s.refused("give hut 1", by=1) == "trade.deal-e"


@pytest.mark.rule("trade.deal-b")
@pytest.mark.parametrize(
    "text",
    ["coin-of sheet", "learn pottery", "recruit infantry", "build market", "appoint great-artist", "found a6 army"],
)
def test_nothing_else_can_be_part_of_a_deal(text: str) -> None:
    s = trading({"trade": 9, "coins": 3, "techs": ["pottery"], "people": ["great-artist"]})
    s.play("offer 2", by=1)
    assert s.refused(text, by=1) == "trade.deal-b"


@pytest.mark.rule("trade.deal-b")
@pytest.mark.parametrize("phase", ["start-of-turn", "city-management", "movement"])
def test_there_are_deals_in_the_trade_phase_only(phase: str) -> None:
    s = situation(phase, p1={"trade": 9, "armies": ["a7"], "scouts": ["a8"]}, p2={"trade": 9})
    assert s.refused("offer 2") == "trade.deal-b"


@pytest.mark.rule("trade.deal-c")
def test_promises_do_not_bind() -> None:
    s = trading({"trade": 5, "armies": ["e2"], "cities": ["a6"]}, {"armies": ["e3"]})
    offered(s, "give trade 5").play("accept 1", by=2)
    s.pass_until(phase="movement", player=2)
    s.play("march e3 1-0")
    assert s.allows("step left")
    assert s.trade(2) == 5


# Abilities.


@pytest.mark.rule("trade.abilities-a")
def test_trade_abilities_are_used_in_this_phase() -> None:
    deserts = dict.fromkeys(("a1", "a2", "a3", "a5", "a7"), "desert")
    s = trading({"trade": 20, "techs": ["horseback-riding"], "resources": ["silk"]}, squares=deserts)
    assert s.trade(1) == 25
    s.play("use horseback-riding-resource", by=1)
    s.pass_until("Trading")
    assert (s.trade(1), s.trade(2), s.resources(1)) == (27, 6, {})
    assert s.refused("use horseback-riding-resource", by=1) != ""


@pytest.mark.rule("trade.abilities-a")
def test_an_ability_ends_the_offers_of_who_uses_it() -> None:
    s = trading({"trade": 9, "techs": ["horseback-riding"], "resources": ["silk"]})
    offered(s, "give silk 1")
    s.play("use horseback-riding-resource", by=1)
    s.pass_until("Trading")
    assert s.arguments("offer-lapsed") == [{"seat": 0, "other": 1}]
    assert s.view(1)["question"]["budget"] == [100, 100]
    assert s.asked == [1, 2]


@pytest.mark.rule("trade.abilities-a")
def test_whoever_may_have_an_ability_is_asked() -> None:
    s = trading({"trade": 1, "techs": ["horseback-riding"], "tokens": ["hut-spy"]}, options={"trade_bound": 1})
    offered(s, "give trade 1")
    s.play("decline 1", by=2)
    assert s.asked == [1, 2]
    assert s.legal(by=1) == ["done"]


@pytest.mark.rule("trade.abilities-a", "trade.deal-a")
def test_an_answer_with_a_facedown_marker_ends_offers_too() -> None:
    s = trading(
        {"techs": ["horseback-riding"], "resources": ["silk"]},
        {"techs": ["mass-media"], "tokens": ["hut-spy", "hut-iron"], "trade": 2},
    )
    offered(s, "give-token hut-iron", by=2, to=1)
    s.play("use horseback-riding-resource", by=1)
    assert (s.question, s.asked) == ("Window", [2])
    s.play("use mass-media-resource", by=2)
    s.pass_until("Trading")
    assert (s.trade(1), s.tokens(2)) == (0, {"hut-iron": 1})
    assert s.arguments("offer-lapsed") == [{"seat": 1, "other": 0}]
    assert s.view(1)["question"]["offers"] == []


@pytest.mark.rule("trade.deal-a")
def test_what_is_on_the_table_can_be_stored() -> None:
    s = trading({"trade": 9, "tokens": ["hut-spy", "hut-iron"]}, {"tokens": ["village-iron", "village-spy"]})
    offered(s, "give-token hut-spy", "want village 1")
    s.play("offer 1", "give-token village-spy", by=2)
    for text in ("scratch", "accept 1", "give-token village-iron"):
        loaded = load_position(s.position.dump())
        assert loaded.digest() == s.position.clone().digest() == s.position.digest()
        assert [loaded.legal(seat) for seat in (0, 1)] == [s.position.legal(seat) for seat in (0, 1)]
        s.play(text, by=2)
    assert s.tokens(1) == {"hut-iron": 1, "village-iron": 1}


@pytest.mark.rule("trade.deal-e")
def test_what_is_being_picked_can_be_imagined() -> None:
    s = trading({"tokens": ["hut-spy", "hut-iron"]}, {"tokens": ["village-iron", "village-spy", "village-uranium"]})
    offered(s, "give-token hut-spy", "want village 2").play("accept 1", by=2)
    s.play("give-token village-spy")
    for seat in (0, 1, None):
        q = s.position.imagine_for(seat, Dice.seeded(3))
        assert q.view_for(seat) == s.position.view_for(seat)
        assert q.to_act == [1]
    assert s.position.imagine_for(1, Dice.seeded(3)).legal(1) == s.position.legal(1)


@pytest.mark.rule("trade.deal-a")
def test_a_draft_with_the_same_facedown_marker_is_dropped() -> None:
    s = situation("trade", players=3, p1={"tokens": ["hut-spy", "hut-iron"]}, p2={"trade": 5}, p3={"trade": 5})
    offered(s, "give-token hut-spy", by=1, to=2)
    s.play("offer 3", "give-token hut-spy", by=1)
    s.play("accept 1", by=2)
    assert s.arguments("draft-dropped") == [{"seat": 0}]
    s.play("offer 3", "give-token hut-iron", by=1)
    offered(s, "give trade 1", by=2, to=3)
    s.play("accept 2", by=3)
    assert s.view(1)["question"]["draft"]["tokens"] == {"hut-iron": 1}
