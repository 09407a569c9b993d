"""What a won attack brings, and what becomes of city-states and diplomacy cards (R8.12 to R8.17, R10, R11.4)."""

from collections.abc import Callable
from typing import Any

import pytest

from civitas.games.new_dawn.scenario.building import build_scenario
from tests.games.new_dawn.situation import Situation, row, situation
from tests.games.new_dawn.warfare import armed, attack, available, bonus, decided, strength

LONG_ROW = {"row": "G*9 G*9 G*9 G*9"}


def winning(s: Situation, space: str) -> Situation:
    """Resolve the military card in slot 5 and win an attack with it."""
    s.play("resolve 5")
    attack(s, space, 6, 1)
    return s


def names(start: int, stop: int) -> list[str]:
    """The spaces of a long row, the first one is 0."""
    return [f"{number // 10 + 1}.{number % 10}" for number in range(start, stop)]


# Barbarians.


@pytest.mark.rule("R8.12-a")
def test_a_defeated_barbarian_leaves_the_map_and_brings_a_trade_token_of_choice() -> None:
    p1 = armed("masonry", 5, tokens=["1.0"], trade=[3, 2, 0, 3, 0])
    s = winning(row("G G G", p1, barbarians={"c": "1.1"}), "1.1")
    assert (s.barbarian("c"), s.at("1.1"), s.tokens(1)) == ("off", "", ["1.0"])
    assert s.choices("store") == ["2", "3", "5"]
    assert s.refused("store 1") == "R13.2-a"
    assert s.refused("done") == "R8.12-a"
    s.play("store 2")
    assert (s.trade(1), s.asked) == ([0, 3, 3, 0, 3], [2])  # after the reset of Masonry
    assert {event.rule for event in s.log if event.message == "barbarian-defeated"} == {"R8.12-a"}


@pytest.mark.rule("R8.12-a")
def test_a_defeated_barbarian_comes_back_with_a_spawn_event() -> None:
    s = row("G G!c G", armed("masonry", 5, tokens=["1.0"]), barbarians={"c": "1.1"}, event=4)
    winning(s, "1.1").play("store 1")
    s.pass_until("Choosing", 2)
    assert s.barbarian("c") == "off"
    s.play("resolve 1")
    s.pass_until("Choosing", 1)
    assert (s.position.event, s.barbarian("c")) == (0, "1.1")


@pytest.mark.rule("R8.12-a", "R13.2-a")
def test_a_trade_token_that_fits_on_no_card_is_lost() -> None:
    s = row("G G", armed("masonry", 5, tokens=["1.0"], trade=[3] * 5), barbarians={"c": "1.1"})
    s.play("resolve 5")
    attack(s, "1.1", 6, 1)
    s.play("done")
    assert (s.barbarian("c"), s.trade(1), s.asked) == ("off", [3] * 5, [2])


@pytest.mark.rule("leader.gilgamesh")
@pytest.mark.card("gilgamesh")
def test_gilgamesh_gets_a_resource_of_choice_for_a_barbarian_he_defeats() -> None:
    p1 = armed("masonry", 5, leader="gilgamesh", tokens=["1.0"])
    s = winning(row("G G", p1, barbarians={"a": "1.1"}), "1.1")
    s.play("store 1")
    assert sorted(s.choices("gain")) == ["diamond", "marble", "mercury", "oil"]
    s.play("gain mercury")
    assert (s.resources(1), s.supply("mercury"), s.trade(1)) == ({"mercury": 1}, 7, [0, 1, 0, 0, 0])
    assert s.asked == [2]


@pytest.mark.rule("leader.gilgamesh")
@pytest.mark.parametrize(
    ("leader", "pieces"), [("trajan", {"barbarians": {"a": "1.1"}}), ("gilgamesh", {"p2": {"tokens": ["1.1"]}})]
)
def test_no_resource_for_other_leaders_or_other_victories(leader: str, pieces: dict[str, Any]) -> None:
    s = situation(map={"row": "G G"}, p1=armed("masonry", 5, leader=leader, tokens=["1.0"]), **pieces)
    winning(s, "1.1")
    s.pass_until("Choosing", 2)
    assert s.resources(1) == {}


# Control tokens.


@pytest.mark.rule("R8.13-a")
@pytest.mark.parametrize("kind", ["tokens", "reinforced"])
def test_a_defeated_token_is_replaced_by_an_unreinforced_one(kind: str) -> None:
    s = row("G H G G", armed("masonry", 5, reinforced=["1.0"]), {kind: ["1.1"], "cities": ["1.2"]})
    winning(s, "1.1").play("done")
    assert [s.at(space) for space in ("1.0", "1.1", "1.2")] == ["reinforced of 1", "token of 1", "city of 2"]
    assert (s.civ(1).tokens_left, s.civ(2).tokens_left) == (29, 31)


@pytest.mark.rule("R8.13-a", "R5.5-a")
def test_the_natural_wonder_of_a_defeated_token_goes_to_the_winner() -> None:
    s = row("G N:crater-lake", armed("masonry", 5, tokens=["1.0"]), {"tokens": ["1.1"]})
    assert s.natural_wonder("crater-lake") == 2
    winning(s, "1.1")
    assert (s.at("1.1"), s.natural_wonder("crater-lake")) == ("token of 1", 1)


@pytest.mark.rule("R8.13-a", "R12.3-b")
def test_a_wonder_under_a_defeated_token_goes_to_the_winner() -> None:
    wonders = {"on": {"oracle": "1.1"}}
    s = winning(row("G G", armed("masonry", 5, tokens=["1.0"]), {"tokens": ["1.1"]}, wonders=wonders), "1.1")
    assert (s.wonders(1), s.wonders(2)) == (["oracle"], [])


# Cities.


@pytest.mark.rule("R8.14-a")
def test_a_defeated_city_is_replaced_by_a_city_of_the_winner() -> None:
    p1 = armed("masonry", 5, tokens=["1.0"], cities=["1.5", "1.7", "1.9", "2.1"])
    s = winning(
        row("G H G G G G G G G G G G", p1, {"cities": ["1.1"], "reinforced": ["1.2"], "tokens": ["1.3"]}), "1.1"
    )
    s.pass_until("Choosing", 2)
    assert [s.at(space) for space in ("1.0", "1.1", "1.2", "1.3")] == [
        "token of 1",
        "city of 1",
        "reinforced of 2",
        "token of 2",
    ]
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (2, 7)
    assert [event.rule for event in s.log if event.message == "city-captured"] == ["R8.14-a"]


@pytest.mark.rule("R8.14-a")
def test_a_city_is_taken_next_to_an_own_city_too() -> None:
    s = winning(row("G G", armed("masonry", 5, capital="1.0"), {"cities": ["1.1"]}), "1.1")
    assert (s.at("1.0"), s.at("1.1")) == ("capital of 1", "city of 1")


def brussels() -> Situation:
    """Player 1 has beaten the city of player 2 on conquered Brussels and decides about it."""
    p2 = {"cities": ["1.1"], "row": ["pottery", "early-empire", "astrology", "masonry", "foreign-trade"]}
    s = row("G K:brussels G", armed("masonry", 5, tokens=["1.0"]), p2)
    assert s.on_card(2, 1) == ["brussels"]
    return winning(s, "1.1")


@pytest.mark.rule("R8.14-b")
def test_a_city_on_a_conquered_city_state_is_conquered_again() -> None:
    s = brussels()
    assert (s.asked, s.legal()) == ([1], ["conquer", "liberate"])
    assert s.refused("done") == "R8.14-b"
    assert s.view(1)["question"]["state"] == "brussels"
    s.play("conquer")
    assert (s.at("1.1"), s.city_state("brussels")) == ("city of 1", 1)
    assert s.on_card(1, s.slot(1, "pottery")) == ["brussels"]
    assert s.on_card(2, 1) == []
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (6, 7)
    assert (s.envoys(1), available(s, "brussels")) == ([], 0)


@pytest.mark.rule("R8.14-b", "R10.6-a")
def test_a_city_on_a_conquered_city_state_is_liberated() -> None:
    s = brussels()
    s.play("liberate")
    assert (s.at("1.1"), s.city_state("brussels")) == ("", "free")
    assert [s.on_card(player, slot) for player in (1, 2) for slot in range(1, 6)] == [[]] * 10
    assert (s.civ(1).cities_left, s.civ(2).cities_left) == (7, 7)
    assert (s.envoys(1), s.envoys(2), available(s, "brussels")) == (["brussels"], [], 1)
    assert [event.rule for event in s.log if event.message == "city-state-liberated"] == ["R10.6-a"]


@pytest.mark.rule("R10.6-a")
def test_liberated_kumasi_gives_the_liberator_a_card_and_keeps_one_available() -> None:
    s = row("G K:kumasi G", armed("masonry", 5, tokens=["1.0"]), {"cities": ["1.1"], "tokens": ["1.2"]})
    assert s.on_card(2, s.slot(2, "early-empire")) == ["kumasi"]
    winning(s, "1.1").play("liberate")
    assert s.city_state("kumasi") == "free"
    assert s.on_card(2, s.slot(2, "early-empire")) == []
    assert s.envoys(1) == ["kumasi"]
    assert available(s, "kumasi") == 1
    assert (s.at("1.1"), s.at("1.2"), s.civ(2).cities_left) == ("", "token of 2", 7)


@pytest.mark.rule("R10.6-a")
def test_a_wonder_in_a_liberated_city_is_controlled_by_nobody() -> None:
    p2 = {"cities": ["1.1"]}
    s = row("G K:kumasi", armed("masonry", 5, tokens=["1.0"]), p2, wonders={"on": {"oracle": "1.1"}})
    winning(s, "1.1").play("liberate")
    assert (s.wonder_at("1.1"), s.wonders(1), s.wonders(2)) == ("oracle", [], [])


@pytest.mark.rule("R10.6-a", "R10.3-a")
def test_who_attacks_a_city_state_just_liberated_gives_its_card_back() -> None:
    s = row("G K:kumasi", armed("masonry", 5, tokens=["1.0"]), {"cities": ["1.1"]}, wonders={"on": {"oracle": "1.1"}})
    winning(s, "1.1").play("liberate")
    attack(s, "1.1", 6, 1)
    assert (s.at("1.1"), s.city_state("kumasi"), s.envoys(1), s.wonders(1)) == ("city of 1", 1, [], ["oracle"])


# City-states.


@pytest.mark.rule("R10.3-a")
@pytest.mark.parametrize("die", [1, 6])
def test_the_card_of_an_attacked_city_state_goes_back_before_the_dice_are_rolled(die: int) -> None:
    p1 = armed("masonry", 5, tokens=["1.0"], envoys=["kabul", "carthage"])
    s = row("G K:kabul", p1, city_states={"carthage": "free"})
    s.play("resolve 5")
    attack(s, "1.1", die, 2)
    assert [event.message for event in s.last][:3] == ["attack-on-city-state", "state-card-returned", "combat-rolled"]
    assert [event.rule for event in s.events("state-card-returned")] == ["R10.3-a"]
    assert s.envoys(1) == ["carthage"]
    assert bonus(s) == 1  # Carthage counts Kabul's token; Kabul itself gives nothing
    assert (decided(s)[0], available(s, "kabul")) == (("failed", 2) if die == 1 else ("won", 0))


@pytest.mark.rule("R8.15-a", "R10.4-a")
def test_a_defeated_city_state_is_conquered() -> None:
    s = winning(row("G K:seoul G", armed("masonry", 5, tokens=["1.0"])), "1.1")
    # 6 + 5 against 8 + 1; nothing is asked, the conquest cannot be declined.
    assert (s.at("1.1"), s.city_state("seoul")) == ("city of 1", 1)
    assert s.on_card(1, s.slot(1, "astrology")) == ["seoul"]
    assert (s.civ(1).cities_left, s.trade(1)) == (6, [0] * 5)
    assert (s.asked, s.question) == ([2], "Choosing")
    assert [event.rule for event in s.log if event.message == "city-state-conquered"] == ["R10.4-a"]


@pytest.mark.rule("R10.4-a")
@pytest.mark.parametrize("slot", [2, 4])
def test_with_two_cards_of_its_kind_the_conqueror_chooses_where_the_token_goes(slot: int) -> None:
    cards = ["early-empire", "astrology", "foreign-trade", "mathematics", "masonry"]
    s = winning(row("G K:seoul", {"row": cards, "tokens": ["1.0"]}), "1.1")
    assert s.choices("store") == ["2", "4"]
    assert s.refused("store 1") == "R10.4-a"
    s.play(f"store {slot}")
    assert s.on_card(1, slot + 1) == ["seoul"]  # Masonry was reset
    assert s.city_state("seoul") == 1


@pytest.mark.rule("R10.4-b")
def test_all_cards_of_a_conquered_city_state_go_out_of_use() -> None:
    p1 = armed("masonry", 5, tokens=["1.0"])
    s = situation(
        map={"row": "G K:seoul G"},
        players=3,
        p1=p1,
        p2={"envoys": ["seoul"], "capital": "1.2", "caravans": ["card"]},
        p3={"envoys": ["seoul"]},
    )
    winning(s, "1.1")
    assert (s.envoys(1), s.envoys(2), s.envoys(3)) == ([], [], [])
    returned = [event for event in s.log if event.message == "state-card-returned"]
    assert [(event.arguments["seat"], event.rule) for event in returned] == [(1, "R10.4-b"), (2, "R10.4-b")]
    assert available(s, "seoul") == 0
    # Nobody can take one: who visits the city comes to a city of its new owner.
    s.pass_until("Choosing", 2)
    s.play("resolve 3", "send 1 1.1", "store 1", "store 1")
    assert sorted(s.choices("take")) == ["defensive-pact-1", "embassy-1", "joint-war-1", "open-borders-1"]


@pytest.mark.rule("R10.4-c")
def test_a_conquered_city_state_is_free_again_if_its_city_is_destroyed() -> None:
    s = row("G K:geneva G", {"cities": ["1.1"]}, barbarians={"a": "1.0"}, at="round-end", event=1, pause=True)
    assert s.on_card(1, s.slot(1, "astrology")) == ["geneva"]
    s.dice(2).go_on()
    assert (s.at("1.1"), s.city_state("geneva"), s.barbarian("a")) == ("", "free", "1.1")
    assert s.on_card(1, s.slot(1, "astrology")) == []
    assert (available(s, "geneva"), s.civ(1).cities_left) == (2, 7)
    assert "R10.4-c" in s.rules()


@pytest.mark.rule("R10.4-d")
def test_a_city_on_a_conquered_city_state_is_visited_like_any_city_of_its_owner() -> None:
    s = row("G G K:brussels", {"cities": ["1.2"]}, {"capital": "1.0"}, active=2)
    s.play("resolve 3", "send 1 1.2")
    assert s.choices("store") == ["1", "2", "3", "4", "5"]
    s.play("store 1", "store 2")
    assert sorted(s.choices("take")) == ["defensive-pact-1", "embassy-1", "joint-war-1", "open-borders-1"]
    s.play("take joint-war-1")
    assert (s.pacts(2, 1), s.envoys(2)) == (["joint-war"], [])


@pytest.mark.rule("R10.4-d")
def test_a_city_on_a_conquered_city_state_matures_and_keeps_others_at_a_distance() -> None:
    s = row("G K:brussels G G G", {"cities": ["1.1"], "tokens": ["1.0", "1.2"]})
    assert s.mature(1) == ["1.1"]
    s.play("resolve 4")
    assert "1.2" not in s.choices("build")
    assert "1.3" in s.choices("build")


@pytest.mark.rule("R10.5-a")
def test_a_city_state_token_is_spent_like_a_trade_token_and_stays() -> None:
    cards = ["early-empire", "masonry", "astrology", "pottery", "foreign-trade"]
    s = row("G K:seoul", {"row": cards, "cities": ["1.1"], "trade": {"astrology": 1}})
    s.play("resolve 3")
    assert set(s.choices("spend")) == {"trade", "seoul"}
    s.play("spend seoul", "spend trade")
    assert s.dial(1) == 3 + 2
    assert (s.on_card(1, 3), s.trade(1)) == (["seoul"], [0] * 5)


@pytest.mark.rule("R10.5-a")
def test_a_city_state_token_is_spent_only_once() -> None:
    cards = ["early-empire", "masonry", "astrology", "pottery", "foreign-trade"]
    s = row("G K:seoul", {"row": cards, "cities": ["1.1"], "trade": {"astrology": 1}})
    s.play("resolve 3", "spend seoul")
    assert s.choices("spend") == ["trade"]


@pytest.mark.rule("R10.5-b")
def test_a_city_state_token_does_not_count_against_the_limit_of_three() -> None:
    p1 = armed("masonry", 5, cities=["1.1"], trade={"astrology": 2})
    s = winning(row("G K:seoul G", p1, barbarians={"a": "1.2"}), "1.2")
    slot = s.slot(1, "astrology")
    s.play(f"store {slot}")
    assert s.trade_on(1, "astrology") == 3
    assert s.on_card(1, s.slot(1, "astrology")) == ["seoul"]


# Capitals.


def looting(loot: dict[str, int], **p1: Any) -> Situation:
    """Player 1 has just beaten the capital of player 2, on whose cards these trade tokens lie."""
    s = row("G G G", armed("masonry", 5, tokens=["1.0"], **p1), {"capital": "1.1", "tokens": ["1.2"], "trade": loot})
    return winning(s, "1.1")


@pytest.mark.rule("R8.16-a")
def test_a_defeated_capital_stays_and_its_owner_loses_two_trade_tokens_of_the_winners_choice() -> None:
    s = looting({"astrology": 1, "early-empire": 2})
    assert (s.question, s.choices("loot")) == ("Loot", ["1", "2"])
    assert s.refused("loot 3") == "R8.16-a"
    assert s.refused("done") == "R8.16-a"
    s.play("loot 2")
    # One is left to take, and only one card has any.
    assert (s.question, s.asked, s.trade(2)) == ("Storing", [1], [1, 0, 0, 0, 0])
    s.play("store 5", "store 4")
    assert s.trade(1) == [0, 0, 0, 1, 1]
    assert (s.trade(2), s.at("1.1"), s.at("1.2")) == ([1, 0, 0, 0, 0], "capital of 2", "token of 2")
    assert [told["slot"] for told in s.arguments("looted")] == [2, 1]


@pytest.mark.rule("R8.16-a")
@pytest.mark.parametrize(
    ("trade", "taken"),
    [({"astrology": 2}, 2), ({"astrology": 1, "pottery": 1}, 2), ({"astrology": 1}, 1), ({}, 0)],
)
def test_no_more_than_two_tokens_and_no_more_than_there_are_can_be_taken(trade: dict[str, int], taken: int) -> None:
    s = looting(trade)
    assert s.question == ("Storing" if taken else "Military")
    for _ in range(taken):
        s.play("store 3")
    s.pass_until("Choosing", 2)
    assert (s.trade(2), s.trade_on(1, "foreign-trade")) == ([0] * 5, taken)
    assert s.at("1.1") == "capital of 2"


@pytest.mark.rule("R8.16-a", "R13.2-a")
def test_tokens_for_which_the_winner_has_no_room_are_lost() -> None:
    s = row(
        "G G", armed("masonry", 5, tokens=["1.0"], trade=[3, 2, 3, 3, 3]), {"capital": "1.1", "trade": [0, 3, 0, 0, 0]}
    )
    s.play("resolve 5")
    attack(s, "1.1", 6, 1)
    s.play("done")
    assert (s.trade(1), s.trade(2)) == ([3] * 5, [0, 1, 0, 0, 0])
    assert [told["count"] for told in s.arguments("trade-lost")] == [1]


@pytest.mark.rule("R8.16-b")
def test_a_capital_can_be_defeated_again_in_the_same_turn() -> None:
    s = looting({"astrology": 3, "early-empire": 2})
    s.play("loot 2", "loot 2", "store 1", "store 2")
    assert s.allows("attack 1.1")
    attack(s, "1.1", 6, 1)
    s.play("loot 1", "loot 1", "store 3", "store 4")
    assert (s.trade(2), sum(s.trade(1))) == ([0, 1, 0, 0, 0], 4)
    assert s.at("1.1") == "capital of 2"


# Wonders.


@pytest.mark.rule("R8.17-a", "R12.4-a")
@pytest.mark.parametrize("wonder", ["oracle", "pyramids"])
def test_the_wonder_of_a_defeated_city_goes_with_the_city(wonder: str) -> None:
    wonders = {"on": {wonder: "1.1", "petra": "1.3"}}
    p1 = armed("masonry", 5, tokens=["1.0"], cities=["1.3"])
    s = winning(row("G G G G", p1, {"cities": ["1.1"]}, wonders=wonders), "1.1")
    s.pass_until("Choosing", 2)
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonder_at("1.3")) == ("city of 1", wonder, "petra")
    assert (sorted(s.wonders(1)), s.wonders(2)) == (sorted(["petra", wonder]), [])
    assert s.arguments("card-replaced") == []  # what the Pyramids do when they are built does not happen


def carrying_off(p1: dict[str, Any], wonders: dict[str, str], p2: dict[str, Any] | None = None) -> Situation:
    """Player 1 has just beaten the capital of player 2 on 1.1."""
    p2 = {"capital": "1.1", "trade": {"astrology": 1}, **(p2 or {})}
    return winning(row("G*7", armed("masonry", 5, **p1), p2, wonders={"on": wonders}), "1.1")


@pytest.mark.rule("R8.17-b")
def test_the_wonder_of_a_defeated_capital_moves_to_an_own_city_without_one() -> None:
    s = carrying_off({"capital": "1.0", "cities": ["1.3"]}, {"colossus": "1.1", "petra": "1.0"})
    assert (s.wonder_at("1.3"), s.wonder_at("1.1")) == ("colossus", "")
    assert (sorted(s.wonders(1)), s.wonders(2)) == (["colossus", "petra"], [])
    # The loot is taken as well.
    s.play("store 1")
    assert (s.trade(2), s.trade(1)[0] + s.trade(1)[1]) == ([0] * 5, 1)


@pytest.mark.rule("R8.17-b", "R12.2-a")
def test_the_winner_chooses_the_city_for_the_wonder_of_a_capital() -> None:
    p1 = {"capital": "1.0", "cities": ["1.3", "1.5"]}
    s = carrying_off(p1, {"colossus": "1.1", "petra": "1.3"})
    assert (s.question, s.choices("house")) == ("Spoils", ["1.0", "1.5"])
    for text in ("house 1.3", "house 1.1"):
        assert s.refused(text) == "R12.2-a"
    assert s.refused("done") == "R8.17-b"
    s.play("house 1.5")
    assert (s.wonder_at("1.5"), s.wonder_at("1.1"), sorted(s.wonders(1))) == ("colossus", "", ["colossus", "petra"])
    assert s.question == "Storing"


@pytest.mark.rule("R8.17-b", "R14.2-a")
def test_a_wonder_carried_off_can_complete_an_agenda() -> None:
    s = carrying_off({"capital": "1.0", "cities": ["1.3"]}, {"pyramids": "1.1", "oracle": "1.0"})
    assert sorted(s.agendas(1)) == ["scholarly", "warmonger"]
    assert s.civ(1).markers == 2


@pytest.mark.rule("R8.17-c")
def test_without_room_the_wonder_of_a_capital_stays() -> None:
    s = carrying_off({"capital": "1.0"}, {"colossus": "1.1", "petra": "1.0"})
    assert (s.wonder_at("1.1"), s.wonders(1), s.wonders(2)) == ("colossus", ["petra"], ["colossus"])
    s.play("store 1")
    assert s.trade(2) == [0] * 5
    assert [event.rule for event in s.log if event.message == "wonder-left-behind"] == ["R8.17-c"]


@pytest.mark.rule("R8.17-c")
def test_without_any_city_the_wonder_of_a_capital_stays() -> None:
    s = carrying_off({"tokens": ["1.0"]}, {"colossus": "1.1"})
    assert (s.wonders(1), s.wonders(2)) == ([], ["colossus"])


@pytest.mark.rule("R8.17-b", "wonder.potala_palace")
@pytest.mark.card("potala-palace")
def test_who_loses_potala_palace_with_a_capital_gives_cards_back_before_the_loot() -> None:
    p2 = {"pacts": {"1": ["joint-war", "embassy"]}, "trade": {"astrology": 2}}
    s = carrying_off({"capital": "1.0"}, {"potala-palace": "1.1"}, p2)
    assert (s.asked, s.question) == ([2], "Surrender")
    s.play("give-back embassy-1")
    assert (s.pacts(2, 1), s.asked, s.question) == (["joint-war"], [1], "Storing")


# Diplomacy cards.


@pytest.mark.rule("R11.4-a")
@pytest.mark.parametrize("pieces", [{"tokens": ["1.1"]}, {"cities": ["1.1"]}, {"capital": "1.1"}])
def test_all_cards_of_the_attacked_rival_go_back_and_those_of_others_stay(pieces: dict[str, Any]) -> None:
    pacts = {"2": ["joint-war", "embassy"], "3": ["joint-war"]}
    s = situation(
        map={"row": "G G G G"},
        players=3,
        p1=armed("masonry", 1, capital="1.0", pacts=pacts),
        p2=pieces,
        p3={"capital": "1.3"},
        wonders={"on": {"potala-palace": "1.0"}},
    )
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (s.pacts(1, 2), s.pacts(1, 3)) == ([], ["joint-war"])
    assert bonus(s) == 2
    returned = [event for event in s.log if event.message == "pact-returned"]
    assert [(event.arguments["pact"], event.rule) for event in returned] == [
        ("card-joint-war", "R11.4-a"),
        ("card-embassy", "R11.4-a"),
    ]


@pytest.mark.rule("R11.4-b")
def test_the_defender_keeps_the_cards_of_the_attacker() -> None:
    s = situation(
        map={"row": "G G"},
        players=3,
        p1=armed("masonry", 1, tokens=["1.0"]),
        p2={"tokens": ["1.1"], "pacts": {"1": ["defensive-pact"]}},
        p3={"pacts": {"1": ["open-borders"]}},
    )
    s.play("resolve 1")
    attack(s, "1.1", 1, 6)
    assert (s.pacts(2, 1), s.pacts(3, 1)) == (["defensive-pact"], ["open-borders"])
    assert strength(s) == 1


@pytest.mark.rule("R11.4-c")
@pytest.mark.card("forbidden-city")
def test_attacks_on_barbarians_and_other_effects_cost_no_cards() -> None:
    p1 = armed("masonry", 5, capital="1.0", pacts={"2": ["open-borders"]}, envoys=["seoul"])
    s = row("G G G", p1, {"tokens": ["1.1"]}, barbarians={"a": "1.2"}, wonders={"on": {"forbidden-city": "1.0"}})
    s.play("destroy 1.1")
    assert s.at("1.1") == ""
    winning(s, "1.2")
    assert (s.barbarian("a"), s.pacts(1, 2), s.envoys(1)) == ("off", ["open-borders"], ["seoul"])


# No unused piece.


def without_cities(p2: dict[str, Any], **more: Any) -> Situation:
    """Player 1 has all seven cities on the map and wins an attack on 1.1."""
    cities = ["1.3", "1.5", "1.7", "1.9", "2.1", "2.3", "2.5"]
    told = {"map": LONG_ROW, **more}
    p1 = armed("masonry", 5, capital="1.0", cities=cities)
    return winning(situation(p1=p1, p2=p2, **told), "1.1")


@pytest.mark.rule("R15.2-b")
def test_without_an_unused_city_the_defeated_one_goes_back_and_its_wonder_is_uncontrolled() -> None:
    s = without_cities({"cities": ["1.1"]}, wonders={"on": {"oracle": "1.1"}})
    assert (s.asked, s.question) == ([1], "Occupation")
    assert s.choices("remove") == ["1.3", "1.5", "1.7", "1.9", "2.1", "2.3", "2.5"]
    assert s.refused("remove 1.0") == "R15.2-a"
    assert s.refused("attack 1.1") == "R15.2-b"
    s.play("done")
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonders(1), s.wonders(2)) == ("", "oracle", [], [])
    assert (len(s.cities(1)), s.civ(2).cities_left) == (8, 7)
    assert [event.rule for event in s.log if event.message == "piece-returned"] == ["R15.2-b"]


@pytest.mark.rule("R15.2-a", "R15.2-b")
def test_a_city_taken_off_the_map_takes_the_place_of_the_defeated_one() -> None:
    s = without_cities({"cities": ["1.1"]}, wonders={"on": {"oracle": "1.1", "petra": "1.9"}})
    s.play("remove 1.9")
    assert (s.at("1.1"), s.at("1.9"), s.wonders(1)) == ("city of 1", "", ["oracle"])
    assert (s.wonder_at("1.9"), s.civ(1).cities_left, s.civ(2).cities_left) == ("petra", 0, 7)
    assert len(s.cities(1)) == 8


@pytest.mark.rule("R8.15-a", "R15.2-b")
def test_without_an_unused_city_a_defeated_city_state_stays_as_it_is() -> None:
    told: dict[str, Any] = {"map": {"row": "G K:seoul G*30"}, "p2": {"envoys": ["seoul"]}}
    s = without_cities(**told)
    s.play("done")
    assert (s.at("1.1"), s.city_state("seoul"), s.envoys(2)) == ("", "free", ["seoul"])
    assert [event.rule for event in s.log if event.message == "city-state-spared"] == ["R15.2-b"]
    s = without_cities(**told)
    s.play("remove 2.5")
    assert (s.at("1.1"), s.city_state("seoul"), s.at("2.5"), s.envoys(2)) == ("city of 1", 1, "", [])


@pytest.mark.rule("R15.2-b", "R8.14-b")
@pytest.mark.parametrize(
    ("texts", "there", "state"),
    [(["liberate"], "", "free"), (["conquer", "done"], "", "free"), (["conquer", "remove 1.9"], "city of 1", 1)],
)
def test_without_an_unused_city_a_conquered_city_state_can_still_be_liberated_or_taken(
    texts: list[str], there: str, state: str | int
) -> None:
    s = without_cities({"cities": ["1.1"]}, map={"row": "G K:seoul G*30"})
    s.play(*texts)
    assert (s.at("1.1"), s.city_state("seoul")) == (there, state)
    assert s.envoys(1) == (["seoul"] if texts == ["liberate"] else [])
    assert s.on_card(2, s.slot(2, "astrology")) == []


@pytest.mark.rule("R15.2-b")
@pytest.mark.parametrize(("text", "there"), [("done", ""), ("remove 3.0", "token of 1")])
def test_without_an_unused_token_one_may_be_taken_off_the_map(text: str, there: str) -> None:
    tokens = ["1.0", *names(2, 32)]
    s = winning(situation(map=LONG_ROW, p1=armed("masonry", 5, tokens=tokens), p2={"tokens": ["1.1"]}), "1.1")
    assert s.choices("remove") == tokens
    s.play(text)
    assert (s.at("1.1"), s.civ(1).tokens_left, s.civ(2).tokens_left) == (there, 0, 31)
    assert len(s.tokens(1)) == 31
    assert s.at("3.0") == ("token of 1" if text == "done" else "")


# Montezuma.


def aztec(*dice: tuple[int, int]) -> Situation:
    """Montezuma has attacked a barbarian with these dice; Masonry lay in slot 5."""
    cards = ["astrology", "early-empire", "foreign-trade", "pottery", "masonry"]
    p1 = {"leader": "montezuma", "row": cards, "tokens": ["1.0"], "trade": {"astrology": 1, "pottery": 2}}
    s = row("G G M", p1, barbarians={"a": "1.1", "b": "1.2"})
    s.play("resolve 5")
    for die, reply in dice:
        attack(s, "1.1" if s.barbarian("a") == "1.1" else "1.2", die, reply)
        if s.question == "Storing":
            s.play("store 3")
    return s


@pytest.mark.rule("leader.montezuma")
@pytest.mark.card("montezuma")
def test_montezuma_swaps_two_cards_after_the_reset_if_an_attack_was_won() -> None:
    s = aztec((6, 1), (1, 6))
    assert s.row(1) == ["masonry", "astrology", "early-empire", "foreign-trade", "pottery"]
    assert len(s.choices("swap")) == 10
    assert s.refused("resolve 1") == "leader.montezuma"
    s.play("swap 1 5")
    assert s.row(1) == ["pottery", "astrology", "early-empire", "foreign-trade", "masonry"]
    assert s.trade(1) == [2, 1, 0, 1, 0]  # the tokens stay on their cards
    assert (s.asked, s.question) == ([2], "Choosing")


@pytest.mark.rule("leader.montezuma")
def test_montezuma_need_not_swap() -> None:
    s = aztec((6, 1), (1, 6))
    s.play("done")
    assert (s.row(1)[0], s.asked) == ("masonry", [2])


@pytest.mark.rule("leader.montezuma")
def test_montezuma_swaps_nothing_without_a_won_attack() -> None:
    s = aztec((1, 6), (1, 6))
    assert (s.row(1)[0], s.asked, s.question) == ("masonry", [2], "Choosing")


# Warmonger.


@pytest.mark.rule("agenda.warmonger")
@pytest.mark.card("warmonger")
def test_warmonger_is_completed_by_defeating_a_rival_capital() -> None:
    s = looting({})
    assert (s.agendas(1), s.agendas(2)) == (["warmonger"], [])
    assert (s.civ(1).markers, s.civ(1).tokens_left) == (1, 29)


@pytest.mark.rule("agenda.warmonger")
def test_warmonger_is_not_completed_by_a_capital_that_holds_out_or_by_another_city() -> None:
    s = row("G G G", armed("masonry", 5, tokens=["1.0"]), {"capital": "1.1"})
    s.play("resolve 5")
    attack(s, "1.1", 1, 6)
    assert s.agendas(1) == []
    s = winning(row("G G G", armed("masonry", 5, tokens=["1.0"]), {"cities": ["1.1"]}), "1.1")
    assert s.agendas(1) == []


@pytest.mark.rule("agenda.warmonger")
def test_warmonger_is_completed_by_two_conquered_city_states_at_once() -> None:
    s = row("G K:kabul G K:seoul", armed("masonry", 5, tokens=["1.0", "1.2"]))
    winning(s, "1.1")
    assert s.agendas(1) == []  # one is not enough
    attack(s, "1.3", 6, 1).play("done")  # Kabul's token is not needed
    assert s.agendas(1) == ["warmonger"]


@pytest.mark.rule("agenda.warmonger")
def test_warmonger_counts_a_city_state_conquered_from_a_rival() -> None:
    s = row("K:kabul G K:seoul", armed("masonry", 5, cities=["1.0"]), {"cities": ["1.2"]})
    winning(s, "1.2").play("done")
    assert s.agendas(1) == []
    s.play("conquer")
    assert s.agendas(1) == ["warmonger"]
    s = row("K:kabul G K:seoul", armed("masonry", 5, cities=["1.0"]), {"cities": ["1.2"]})
    winning(s, "1.2").play("done", "liberate")
    assert s.agendas(1) == []


@pytest.mark.rule("agenda.warmonger")
def test_warmonger_needs_its_victory_card_in_play() -> None:
    cards = ["vc-learned", "vc-reach", "vc-cities"]
    s = row("G G", armed("masonry", 5, tokens=["1.0"]), {"capital": "1.1"}, victory_cards=cards)
    winning(s, "1.1")
    assert (s.agendas(1), s.civ(1).markers) == ([], 0)


# Questions of a war can be put aside and taken up again.


def _fighting() -> Situation:
    trade = {"masonry": 2}
    s = row("G G", armed("masonry", 5, tokens=["1.0"], trade=trade), {"tokens": ["1.1"], "trade": trade})
    s.play("resolve 5")
    return attack(s, "1.1", 1, 1)


def _about_to_attack() -> Situation:
    s = row("G G", armed("masonry", 5, tokens=["1.0"]), {"tokens": ["1.1"]})
    s.play("resolve 5")
    return s


def _attacked_by_the_automated_player() -> Situation:
    entry = {"tokens": ["1.0"], "row": ["pottery", "astrology", "foreign-trade", "early-empire", "masonry"]}
    p1 = {"tokens": ["1.1"], "trade": {"masonry": 2}}
    return situation("settler", map={"row": "G G"}, active=2, p1=p1, p2=entry)


QUESTIONS: dict[str, Callable[[], Situation]] = {
    "Military": _about_to_attack,
    "Combat": _fighting,
    "Combat with the automated player": _attacked_by_the_automated_player,
    "Occupation": lambda: without_cities({"cities": ["1.1"]}),
    "Fate": brussels,
    "Spoils": lambda: carrying_off({"capital": "1.0", "cities": ["1.3"]}, {"colossus": "1.1"}),
    "Loot": lambda: looting({"astrology": 1, "early-empire": 2}),
}


@pytest.mark.parametrize("name", list(QUESTIONS))
def test_a_question_goes_on_the_same_in_a_copy_and_nothing_that_is_offered_is_refused(name: str) -> None:
    s = QUESTIONS[name]()
    player = s.asked[0]
    assert s.question == name.split()[0]
    assert s.view(player)["question"]["frame"] == s.question
    before = s.position.digest()
    for text in s.legal():
        action = s.space.parse(text)
        assert s.position.perspective(player - 1).why_not(action) is None
        copy, again = s.position.clone(), build_scenario(s.position.describe())
        assert copy.digest() == before
        copy.play(player - 1, action)
        again.play(player - 1, action)
        assert copy.digest() == again.digest() != before
    assert s.position.digest() == before
