"""Economy cards: how caravans move, where they arrive, what visits bring, and who makes more of them."""

from typing import Any

import pytest

from tests.games.new_dawn.situation import Situation, flower, in_slot, row


def trading(
    card: str, slot: int, letters: str = "G*9", entry: dict[str, Any] | None = None, **scenario: Any
) -> Situation:
    """Player 1, with the capital on 1.0, is resolving an economy card in a slot."""
    own = {"capital": "1.0", "row": in_slot(card, slot), **(entry or {})}
    s = row(letters, own, **scenario)
    s.play(f"resolve {slot}")
    return s


def reach(s: Situation, caravan: int = 1) -> list[str]:
    """Where a caravan may be sent now."""
    sends = [text.split() for text in s.choices("send")]
    return sorted(space for number, space in sends if number == str(caravan))


def is_over(s: Situation) -> bool:
    """Whether the turn of player 1 is over."""
    return (s.question, s.asked) == ("Choosing", [2])


# Movement.


@pytest.mark.rule("R6.3-a")
@pytest.mark.parametrize(("slot", "spaces"), [(2, ["1.1"]), (3, ["1.1", "1.2", "1.3"]), (5, ["1.1", "1.2", "1.3"])])
def test_a_caravan_goes_as_far_as_the_card_says_over_terrain_up_to_the_slot(slot: int, spaces: list[str]) -> None:
    s = trading("foreign-trade", slot, "G H F G G")
    assert reach(s) == spaces
    assert s.refused("send 1 1.4") == "R6.3-a"
    s.play(f"send 1 {spaces[-1]}")
    assert s.caravans(1) == [spaces[-1], "reserve", "reserve"]
    assert s.arguments("caravan-moved") == [
        {"seat": 0, "caravan": 1, "space": f"space-{spaces[-1]}", "count": len(spaces)}
    ]


def ways(s: Situation) -> list[dict[str, Any]]:
    """The ways of the caravans, as player 1 sees them."""
    found: list[dict[str, Any]] = s.position.perspective(0).view["question"]["ways"]
    return found


@pytest.mark.rule("R6.3-a")
def test_who_sends_caravans_is_told_a_way_to_every_space_they_reach_and_to_no_other() -> None:
    s = trading("foreign-trade", 5, "G H F G G")
    assert ways(s) == [{"caravans": [1], "before": {"1.1": "1.0", "1.2": "1.1", "1.3": "1.2"}}]
    s.play("send 1 1.1")
    assert ways(s) == [{"caravans": [1], "before": {"1.0": "1.1", "1.2": "1.1", "1.3": "1.2"}}]
    assert sorted(ways(s)[0]["before"]) == reach(s)
    assert "ways" not in s.position.perspective(1).view["question"]


@pytest.mark.rule("R6.3-a")
def test_a_way_leads_around_difficult_terrain() -> None:
    s = flower("G; M G G G G G", {"cities": ["1.6"], "row": in_slot("foreign-trade", 1), "caravans": ["1.6"]})
    s.play("resolve 1")
    (way,) = ways(s)
    assert sorted(way["before"]) == reach(s)
    assert all(last == "1.6" or last in way["before"] for last in way["before"].values())


@pytest.mark.rule("R6.3-a", "R6.3-e")
def test_a_caravan_that_cannot_leave_stays_on_the_card() -> None:
    s = trading("foreign-trade", 1, "G H F G")
    assert is_over(s)
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    assert s.row(1)[0] == "foreign-trade"


@pytest.mark.rule("R6.3-a")
def test_a_caravan_takes_the_way_around_difficult_terrain() -> None:
    s = flower("G; M G G G G G", {"cities": ["1.6"], "row": in_slot("foreign-trade", 1), "caravans": ["1.6"]})
    s.play("resolve 1")
    assert reach(s) == ["1.0", "1.2", "1.3", "1.4", "1.5"]
    assert s.refused("send 1 1.1") == "R6.3-a"


@pytest.mark.rule("R6.3-b")
@pytest.mark.parametrize(("letters", "barbarians"), [("G G G", {"a": "1.1"}), ("G W G", {})])
def test_water_and_barbarians_block_caravans(letters: str, barbarians: dict[str, str]) -> None:
    s = trading("foreign-trade", 5, letters, barbarians=barbarians)
    assert is_over(s)
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    assert s.barbarian("a") == barbarians.get("a", "absent")


@pytest.mark.rule("R6.3-b")
def test_water_and_barbarians_are_refused_in_all_slots_where_other_ways_are_open() -> None:
    own = {"capital": "1.0", "row": in_slot("foreign-trade", 5)}
    s = flower("G; G W G W G W", own, barbarians={"a": "1.1"})
    s.play("resolve 5")
    assert reach(s) == ["1.3", "1.5"]
    assert s.refused("send 1 1.1") == "R6.3-b"
    assert s.refused("send 1 1.2") == "R6.3-b"


@pytest.mark.rule("R6.3-c")
def test_caravans_pass_and_share_spaces_with_tokens_own_cities_and_caravans() -> None:
    s = trading(
        "currency",
        1,
        "G G G G",
        {"cities": ["1.2"], "caravans": ["card", "1.3"]},
        p2={"tokens": ["1.1"], "caravans": ["1.1"]},
    )
    assert reach(s) == ["1.1", "1.2", "1.3"]
    s.play("send 1 1.3")
    assert s.caravans(1) == ["1.3", "1.3", "reserve"]
    assert s.arguments("caravan-moved")[0]["count"] == 3
    assert (s.at("1.1"), s.at("1.2"), s.caravans(2)) == ("token of 2", "city of 1", ["1.1", "reserve", "reserve"])


@pytest.mark.rule("R6.3-c")
@pytest.mark.parametrize("space", ["1.1", "1.2"])
def test_a_caravan_may_end_among_others_pieces(space: str) -> None:
    s = trading("foreign-trade", 1, "G G G", {"cities": ["1.2"]}, p2={"tokens": ["1.1"]})
    s.play(f"send 1 {space}", "done")
    assert s.caravans(1)[0] == space
    assert is_over(s)


@pytest.mark.rule("R6.3-d")
def test_each_trade_token_extends_every_caravan() -> None:
    s = trading("currency", 1, "G*9", {"trade": {"currency": 2, "masonry": 3}})
    assert (reach(s, 1)[-1], reach(s, 2)[-1]) == ("1.4", "1.4")
    s.play("spend trade")
    assert (reach(s, 1)[-1], reach(s, 2)[-1]) == ("1.5", "1.5")
    s.play("send 1 1.5", "spend trade")
    assert (reach(s, 1)[-1], reach(s, 2)[-1]) == ("1.6", "1.6")
    assert s.refused("spend trade") == "R13.1-b"
    s.play("send 1 1.6", "send 2 1.6")
    assert s.caravans(1) == ["1.6", "1.6", "reserve"]
    assert (s.trade_on(1, "currency"), s.trade_on(1, "masonry")) == (0, 3)
    assert is_over(s)


@pytest.mark.rule("R6.3-d")
def test_tokens_that_are_not_spent_stay_on_the_card() -> None:
    s = trading("foreign-trade", 1, "G*9", {"trade": {"foreign-trade": 2}})
    s.play("send 1 1.3", "done")
    assert s.caravans(1)[0] == "1.3"
    assert s.trade_on(1, "foreign-trade") == 2


@pytest.mark.rule("R6.3-e")
def test_a_caravan_may_go_in_stretches_but_not_again_after_another_one() -> None:
    s = trading("currency", 1, "G*9")
    s.play("send 1 1.1", "send 1 1.3")
    assert reach(s, 1) == ["1.2", "1.4"]
    s.play("send 2 1.1")
    assert reach(s, 1) == []
    assert s.refused("send 1 1.4") == "R6.3-e"
    s.play("done")
    assert s.caravans(1) == ["1.3", "1.1", "reserve"]


@pytest.mark.rule("R6.3-e")
def test_a_caravan_that_arrived_does_not_move_again() -> None:
    s = trading("currency", 1, "K:seoul G K:kumasi", {"capital": "1.1"})
    s.play("send 1 1.2", "done")
    assert s.caravans(1) == ["card", "card", "reserve"]
    assert reach(s, 1) == []
    assert s.refused("send 1 1.0") == "R6.3-e"
    assert reach(s, 2) == ["1.0"]


@pytest.mark.rule("R6.3-e")
def test_no_caravan_has_to_move() -> None:
    s = trading("currency", 1)
    s.play("done")
    assert s.caravans(1) == ["card", "card", "reserve"]
    assert is_over(s)


@pytest.mark.rule("R6.3-e")
@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1)])
def test_a_caravan_keeps_all_its_movement_when_another_one_passes_its_space(first: int, second: int) -> None:
    places = ["1.3", "1.3"]
    places[first - 1] = "1.1"
    s = trading("currency", 1, "G*9", {"caravans": places})
    s.play(f"send {first} 1.3")
    assert reach(s, first) == ["1.1", "1.2", "1.4", "1.5"]
    assert reach(s, second) == ["1.0", "1.1", "1.2", "1.4", "1.5", "1.6", "1.7"]


@pytest.mark.rule("R6.3-f")
@pytest.mark.parametrize(
    ("card", "count"), [("foreign-trade", 1), ("currency", 2), ("steam-power", 2), ("capitalism", 3)]
)
def test_the_card_says_how_many_caravans_are_in_use(card: str, count: int) -> None:
    s = trading(card, 1)
    assert s.caravans(1) == ["card"] * count + ["reserve"] * (3 - count)
    assert {text.split()[0] for text in s.choices("send")} == {str(caravan + 1) for caravan in range(count)}
    if count < 3:
        assert s.refused(f"send {count + 1} 1.1") == "R6.3-f"


@pytest.mark.rule("R6.3-f")
def test_a_caravan_on_the_map_is_in_use() -> None:
    s = trading("currency", 1, "G*9", {"caravans": ["1.2", "card"]})
    assert {text.split()[0] for text in s.choices("send")} == {"1", "2"}
    assert s.refused("send 3 1.1") == "R6.3-f"


@pytest.mark.rule("R6.3-a")
def test_only_caravans_act_while_an_economy_card_is_resolved() -> None:
    s = trading("foreign-trade", 1)
    assert s.refused("place 1.1") == "R6.3-a"


# Arrival.


@pytest.mark.rule("R6.4-a")
@pytest.mark.parametrize(
    ("state", "card"),
    [
        ("kumasi", "early-empire"),
        ("mohenjo-daro", "early-empire"),
        ("seoul", "astrology"),
        ("geneva", "astrology"),
        ("brussels", "pottery"),
        ("buenos-aires", "pottery"),
        ("carthage", "masonry"),
        ("kabul", "masonry"),
    ],
)
def test_a_visit_to_a_city_state_brings_two_tokens_on_the_card_of_its_type(state: str, card: str) -> None:
    s = trading("foreign-trade", 1, f"G K:{state} G")
    s.play("send 1 1.1")
    assert s.trade_on(1, card) == sum(s.trade(1)) == 2
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    assert s.city_state(state) == "free"
    s.play("done")
    assert is_over(s)


@pytest.mark.rule("R6.4-a")
def test_two_cards_of_the_type_share_the_tokens_of_a_city_state_as_their_owner_likes() -> None:
    """Oxford University has brought Civil Service into the row."""
    cards = ["foreign-trade", "early-empire", "astrology", "pottery", "civil-service"]
    own = {"row": cards, "trade": {"early-empire": 1}}
    s = trading("foreign-trade", 1, "G K:kumasi", own, wonders={"on": {"great-zimbabwe": "1.0"}})
    s.play("send 1 1.1")
    assert (s.question, s.legal()) == ("Storing", ["store 2", "store 5"])
    assert s.refused("store 3") == "R6.4-a"
    assert s.refused("store great-zimbabwe") == "wonder.great_zimbabwe"
    s.play("store 5", "store 2")
    assert (s.trade(1), s.question) == ([0, 2, 0, 0, 1], "Visit")
    s.play("take kumasi")
    assert s.envoys(1) == ["kumasi"]


@pytest.mark.rule("R6.4-a", "R6.4-e")
def test_two_cards_of_the_type_take_no_more_than_fits() -> None:
    cards = ["foreign-trade", "early-empire", "astrology", "pottery", "civil-service"]
    s = trading("foreign-trade", 1, "G K:kumasi", {"row": cards, "trade": [0, 3, 0, 0, 2]})
    s.play("send 1 1.1")
    assert (s.trade(1), s.question) == ([0, 3, 0, 0, 3], "Visit")
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("R6.4-a")
def test_without_a_card_of_the_type_the_tokens_of_a_city_state_are_lost() -> None:
    cards = ["foreign-trade", "early-empire", "astrology", "pottery", "civil-service"]
    s = trading("foreign-trade", 1, "G K:kabul", {"row": cards})
    s.play("send 1 1.1", "take kabul")
    assert (sum(s.trade(1)), s.envoys(1)) == (0, ["kabul"])
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 2}]


@pytest.mark.rule("R6.4-b")
@pytest.mark.parametrize("piece", ["capital", "city"])
def test_a_visit_to_a_rival_city_brings_two_tokens_on_cards_of_choice(piece: str) -> None:
    rival = {"capital": "1.2"} if piece == "capital" else {"cities": ["1.2"]}
    s = trading("foreign-trade", 1, "G G G", p2=rival)
    s.play("send 1 1.2")
    assert (s.question, s.caravans(1)) == ("Storing", ["card", "reserve", "reserve"])
    assert s.choices("store") == ["1", "2", "3", "4", "5"]
    assert s.refused("done") == "R6.4-b"
    s.play("store 5", "store 2")
    assert (s.trade_on(1, "masonry"), s.trade_on(1, "early-empire"), sum(s.trade(1))) == (1, 1, 2)
    s.play("done")
    assert (s.at("1.2"), s.trade(2)) == (f"{piece} of 2", [0] * 5)
    assert is_over(s)


@pytest.mark.rule("R6.4-b")
def test_both_tokens_of_a_visit_may_go_on_one_card() -> None:
    s = trading("foreign-trade", 1, "G G G", p2={"cities": ["1.2"]})
    s.play("send 1 1.2", "store 1", "store 1")
    assert s.trade(1) == [2, 0, 0, 0, 0]
    assert {event.rule for event in s.log if event.message == "trade-gained"} == {"R6.4-b"}


@pytest.mark.rule("R6.4-c")
@pytest.mark.parametrize("holders", [(), (2,)])
def test_a_visitor_may_take_an_available_card_of_a_city_state(holders: tuple[int, ...]) -> None:
    envoys = {f"p{player}": {"envoys": ["kumasi"]} for player in holders}
    s = trading("foreign-trade", 1, "G K:kumasi", players=3, **envoys)
    s.play("send 1 1.1")
    assert s.legal() == ["take kumasi", "done"]
    assert s.refused("take seoul") == "R10.2-a"
    assert s.refused("place 1.0") == "R6.4-c"
    s.play("take kumasi")
    assert s.envoys(1) == ["kumasi"]
    assert [s.envoys(player) for player in (2, 3)] == [["kumasi"] if player in holders else [] for player in (2, 3)]
    assert s.trade_on(1, "early-empire") == 2
    assert is_over(s)


@pytest.mark.rule("R6.4-c")
def test_the_card_of_a_city_state_may_be_declined() -> None:
    s = trading("foreign-trade", 1, "G K:kumasi")
    s.play("send 1 1.1", "done")
    assert s.envoys(1) == []
    assert s.trade_on(1, "early-empire") == 2


@pytest.mark.rule("R6.4-c", "R10.2-a")
@pytest.mark.parametrize("holders", [(2, 3), (1,), (1, 2)])
def test_no_card_is_offered_without_a_copy_or_for_a_second_time(holders: tuple[int, ...]) -> None:
    envoys: dict[str, dict[str, Any]] = {f"p{player}": {"envoys": ["kumasi"]} for player in holders}
    s = trading("foreign-trade", 1, "G K:kumasi", envoys.pop("p1", {}), players=3, **envoys)
    s.play("send 1 1.1")
    assert is_over(s)
    assert s.trade_on(1, "early-empire") == sum(s.trade(1)) == 2
    assert [s.envoys(player) for player in (1, 2, 3)] == [["kumasi"] if p in holders else [] for p in (1, 2, 3)]


def visiting(entry: dict[str, Any] | None = None) -> Situation:
    """Player 1, who holds Joint War of player 2, has arrived in a city of player 2; player 3 holds Defensive Pact."""
    own = entry if entry is not None else {"pacts": {"2": ["joint-war"]}}
    s = trading(
        "foreign-trade", 1, "G G G", own, p2={"cities": ["1.2"]}, players=3, p3={"pacts": {"2": ["defensive-pact"]}}
    )
    s.play("send 1 1.2", "store 1", "store 1")
    return s


@pytest.mark.rule("R6.4-d")
def test_a_card_of_the_rival_is_exchanged_for_an_available_one() -> None:
    s = visiting()
    assert s.choices("take") == ["open-borders-2", "embassy-2"]
    assert s.refused("take defensive-pact-2") == "R11.3-a"
    assert s.refused("take joint-war-2") == "R11.3-a"
    assert s.refused("place 1.1") == "R6.4-d"
    s.play("take open-borders-2")
    assert (s.pacts(1, 2), s.pacts(3, 2)) == (["open-borders"], ["defensive-pact"])
    assert [event.message for event in s.events()][:2] == ["pact-returned", "pact-taken"]
    assert is_over(s)


@pytest.mark.rule("R6.4-d")
def test_a_visitor_may_keep_the_card_already_held() -> None:
    s = visiting()
    s.play("done")
    assert s.pacts(1, 2) == ["joint-war"]
    assert is_over(s)


@pytest.mark.rule("R6.4-d")
def test_a_first_card_of_the_rival_costs_nothing() -> None:
    s = visiting({})
    assert s.choices("take") == ["open-borders-2", "joint-war-2", "embassy-2"]
    s.play("take joint-war-2")
    assert s.pacts(1, 2) == ["joint-war"]
    assert s.arguments("pact-returned") == []


@pytest.mark.rule("R6.4-d")
def test_a_rival_without_available_cards_only_brings_tokens() -> None:
    s = trading(
        "foreign-trade",
        1,
        "G G G",
        {"pacts": {"2": ["joint-war"]}},
        p2={"cities": ["1.2"]},
        players=4,
        p3={"pacts": {"2": ["defensive-pact", "embassy"]}},
        p4={"pacts": {"2": ["open-borders"]}},
    )
    s.play("send 1 1.2", "store 1", "store 1")
    assert is_over(s)
    assert s.pacts(1, 2) == ["joint-war"]


@pytest.mark.rule("R6.4-e")
@pytest.mark.parametrize(("before", "after", "lost"), [(1, 3, 0), (2, 3, 1), (3, 3, 2)])
def test_tokens_above_three_are_lost(before: int, after: int, lost: int) -> None:
    s = trading("foreign-trade", 1, "G K:kumasi", {"trade": {"early-empire": before}})
    s.play("send 1 1.1", "done")
    assert s.trade_on(1, "early-empire") == sum(s.trade(1)) == after
    assert s.arguments("trade-lost") == ([{"seat": 0, "count": lost}] if lost else [])


@pytest.mark.rule("R6.4-e")
def test_a_free_gain_does_not_exceed_the_room_on_all_cards() -> None:
    s = trading("foreign-trade", 1, "G G G", {"trade": [3, 3, 2, 3, 3]}, p2={"cities": ["1.2"]})
    s.play("send 1 1.2", "done")
    assert s.trade(1) == [3, 3, 3, 3, 3]
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("R6.4-e")
def test_a_full_card_is_not_offered() -> None:
    s = trading("foreign-trade", 1, "G G G", {"trade": [0, 3, 2, 0, 0]}, p2={"cities": ["1.2"]})
    s.play("send 1 1.2", "store 3")
    assert s.choices("store") == ["1", "4", "5"]
    assert s.refused("store 2") == "R13.2-a"
    assert s.refused("store great-zimbabwe") == "wonder.great_zimbabwe"


@pytest.mark.rule("R6.4-f")
@pytest.mark.parametrize(
    ("letters", "rival"), [("G K:seoul G", {}), ("G G G", {"cities": ["1.1"]}), ("G G G", {"capital": "1.1"})]
)
def test_a_caravan_cannot_pass_through_a_destination(letters: str, rival: dict[str, Any]) -> None:
    s = trading("foreign-trade", 1, letters, p2=rival)
    assert reach(s) == ["1.1"]
    assert s.refused("send 1 1.2") == "R6.4-f"
    s.play("send 1 1.1")
    assert s.caravans(1)[0] == "card"


# Starting points and journeys.


@pytest.mark.rule("R6.5-a")
def test_caravans_start_from_the_capital_and_mature_cities() -> None:
    cities = {"cities": ["1.3", "1.6"], "tokens": ["1.4"]}
    s = trading("foreign-trade", 1, "G G W G G W G G", cities)
    assert s.mature(1) == ["1.3"]
    assert reach(s) == ["1.1", "1.4"]
    assert s.refused("send 1 1.7") == "R6.5-a"
    s.play("send 1 1.4")
    assert s.arguments("caravan-moved")[0]["count"] == 1


@pytest.mark.rule("R6.5-a")
def test_the_capital_need_not_be_mature_and_the_start_is_no_step() -> None:
    s = trading("foreign-trade", 1, "G G G G G")
    assert s.mature(1) == []
    assert reach(s) == ["1.1", "1.2", "1.3"]


@pytest.mark.rule("R6.5-a", "R6.5-b")
def test_a_caravan_on_the_map_starts_where_it_stands() -> None:
    s = trading("foreign-trade", 1, "G*9", {"caravans": ["1.5"]})
    assert reach(s) == ["1.2", "1.3", "1.4", "1.6", "1.7", "1.8"]
    assert s.refused("send 1 1.1") == "R6.3-a"


@pytest.mark.rule("R6.5-b")
def test_a_journey_goes_on_in_later_turns() -> None:
    s = trading("foreign-trade", 5, "G G G G G G G K:seoul")
    stations = []
    for space in ("1.3", "1.6", "1.7"):
        if s.question == "Choosing":
            s.play(f"resolve {s.slot(1, 'foreign-trade')}")
        s.play(f"send 1 {space}")
        stations.append(s.caravans(1)[0])
        s.pass_until("Choosing", 1)
    assert stations == ["1.3", "1.6", "card"]
    assert [told["count"] for told in s.arguments("caravan-moved")] == [3, 3, 1]
    assert s.trade_on(1, "astrology") == 2


@pytest.mark.rule("R6.5-c")
def test_two_caravans_do_not_arrive_at_one_destination_in_a_turn() -> None:
    s = trading("currency", 1, "K:brussels G G G K:seoul", {"capital": "1.2"})
    assert {"1.0", "1.4"} <= set(reach(s, 1)) & set(reach(s, 2))
    s.play("send 1 1.0", "done")
    assert s.refused("send 2 1.0") == "R6.5-c"
    s.play("send 2 1.4", "done")
    assert (s.trade_on(1, "pottery"), s.trade_on(1, "astrology"), sum(s.trade(1))) == (2, 2, 4)
    s.pass_until("Choosing", 1)
    s.play("resolve 1")
    assert {"1.0", "1.4"} <= set(reach(s, 1))


@pytest.mark.rule("R6.5-c")
def test_two_caravans_do_not_arrive_at_one_rival_city_in_a_turn() -> None:
    s = trading("currency", 1, "G G G G G", {"capital": "1.2"}, p2={"cities": ["1.0", "1.4"]})
    s.play("send 1 1.0", "store 1", "store 1", "done")
    assert s.refused("send 2 1.0") == "R6.5-c"
    assert reach(s, 2) == ["1.1", "1.3", "1.4"]


@pytest.mark.rule("R6.5-c")
def test_a_further_resolution_in_the_same_turn_does_not_allow_a_second_visit() -> None:
    s = trading(
        "foreign-trade", 5, "K:brussels G K:seoul", {"capital": "1.1"}, wonders={"on": {"venetian-arsenal": "1.1"}}
    )
    s.play("send 1 1.0", "done", "use venetian-arsenal")
    assert s.refused("send 1 1.0") == "R6.5-c"
    assert reach(s) == ["1.2"]


@pytest.mark.rule("R6.6-a")
@pytest.mark.parametrize(
    ("old", "before", "dial", "new", "after"),
    [
        ("foreign-trade", ["1.2"], 2, "currency", ["1.2", "card", "reserve"]),
        ("foreign-trade", ["card"], 2, "currency", ["card", "card", "reserve"]),
        ("currency", ["1.2", "card"], 9, "steam-power", ["1.2", "card", "reserve"]),
        ("currency", ["1.2", "card"], 18, "capitalism", ["1.2", "card", "card"]),
        ("foreign-trade", ["1.2"], 18, "capitalism", ["1.2", "card", "card"]),
    ],
)
def test_a_better_card_brings_the_caravans_it_allows(
    old: str, before: list[str], dial: int, new: str, after: list[str]
) -> None:
    s = row("G*9", {"capital": "1.0", "row": in_slot(old, 3), "caravans": before, "dial": dial, "trade": {old: 1}})
    s.play("resolve 2", f"develop {new} 3")
    assert s.caravans(1) == after
    assert s.trade_on(1, new) == 1


# The cards.


@pytest.mark.rule("focus.foreign_trade")
@pytest.mark.card("foreign-trade")
def test_foreign_trade_moves_one_caravan_three_spaces_and_one_more_for_a_token() -> None:
    s = trading("foreign-trade", 1, "G G G G K:seoul", {"trade": {"foreign-trade": 1}})
    assert reach(s) == ["1.1", "1.2", "1.3"]
    s.play("spend trade", "send 1 1.4", "done")
    assert (s.trade_on(1, "foreign-trade"), s.trade_on(1, "astrology")) == (0, 2)
    assert s.caravans(1) == ["card", "reserve", "reserve"]
    assert is_over(s)


@pytest.mark.rule("focus.currency")
@pytest.mark.card("currency")
def test_currency_removes_a_barbarian_on_the_way_and_the_caravan_moves_on() -> None:
    s = trading("currency", 1, "G G G G K:seoul", barbarians={"a": "1.2"})
    assert reach(s) == ["1.1", "1.2"]
    assert s.refused("send 1 1.3") == "focus.currency"
    s.play("send 1 1.2")
    assert (s.barbarian("a"), s.trade(1), s.resources(1)) == ("off", [0] * 5, {})
    assert s.arguments("barbarian-beaten") == [{"seat": 0, "barbarian": "barbarian-a"}]
    s.play("send 1 1.4", "done")
    assert s.trade_on(1, "astrology") == sum(s.trade(1)) == 2
    assert s.caravans(1) == ["card", "card", "reserve"]


@pytest.mark.rule("focus.currency")
def test_currency_moves_two_caravans_four_spaces_and_one_more_for_a_token() -> None:
    s = trading("currency", 1, "G*9", {"trade": {"currency": 1}})
    assert (reach(s, 1)[-1], reach(s, 2)[-1]) == ("1.4", "1.4")
    s.play("spend trade", "send 1 1.5", "send 2 1.5")
    assert s.caravans(1) == ["1.5", "1.5", "reserve"]


@pytest.mark.rule("focus.currency")
@pytest.mark.parametrize(
    ("letters", "barbarians", "rule"), [("G W G", {}, "R6.3-b"), ("G H G", {"a": "1.1"}, "R6.3-a")]
)
def test_currency_changes_nothing_about_water_and_terrain(letters: str, barbarians: dict[str, str], rule: str) -> None:
    s = trading("currency", 1, letters, {"caravans": ["1.0", "1.2"], "capital": "1.2"}, barbarians=barbarians)
    assert is_over(s)
    s = trading("currency", 1, f"{letters} G", {"caravans": ["1.2"]}, barbarians=barbarians)
    assert s.refused("send 1 1.1") == rule


@pytest.mark.rule("focus.currency")
def test_a_barbarian_on_a_city_state_is_removed_by_the_visit() -> None:
    s = trading("currency", 1, "G G K:seoul", barbarians={"a": "1.2"})
    s.play("send 1 1.2", "take seoul")
    assert (s.barbarian("a"), s.caravans(1)[0], s.envoys(1)) == ("off", "card", ["seoul"])
    assert s.trade_on(1, "astrology") == 2


@pytest.mark.rule("focus.steam_power")
@pytest.mark.card("steam-power")
def test_steam_power_moves_two_caravans_six_spaces_over_water() -> None:
    s = trading("steam-power", 1, "G W W W G W K:seoul G")
    assert (reach(s, 1), reach(s, 2)) == (["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"],) * 2
    s.play("send 1 1.6", "take seoul", "send 2 1.3", "done")
    assert s.caravans(1) == ["card", "1.3", "reserve"]
    assert is_over(s)


@pytest.mark.rule("focus.steam_power")
def test_steam_power_goes_one_space_farther_for_a_token_but_not_past_barbarians() -> None:
    s = trading("steam-power", 1, "G*9", {"trade": {"steam-power": 1}}, barbarians={"a": "1.8"})
    s.play("spend trade")
    assert reach(s)[-1] == "1.7"
    s.play("send 1 1.7")
    assert s.refused("send 2 1.8") == "R6.3-b"


@pytest.mark.rule("focus.steam_power")
@pytest.mark.parametrize("slot", [1, 5])
def test_steam_power_needs_the_slot_for_terrain(slot: int) -> None:
    s = trading("steam-power", slot, "G W M")
    assert reach(s) == (["1.1"] if slot == 1 else ["1.1", "1.2"])


@pytest.mark.rule("focus.steam_power")
def test_steam_power_exchanges_one_resource_after_the_caravans_have_moved() -> None:
    s = trading("steam-power", 1, "G*9", {"resources": ["oil", "oil", "marble"]}, p2={"resources": {"diamond": 8}})
    assert s.refused("exchange oil mercury") == "R6.3-a"
    s.play("send 1 1.2", "done")
    assert s.question == "Exchange"
    assert s.choices("exchange") == ["marble mercury", "marble oil", "oil marble", "oil mercury"]
    assert s.refused("exchange oil diamond") == "R5.4-b"
    assert s.refused("exchange oil oil") == "focus.steam_power"
    assert s.refused("exchange mercury oil") == "focus.steam_power"
    s.play("exchange oil mercury")
    assert s.resources(1) == {"marble": 1, "mercury": 1, "oil": 1}
    assert (s.supply("oil"), s.supply("mercury"), s.supply("marble"), s.supply("diamond")) == (7, 7, 7, 0)
    assert s.resources(2) == {"diamond": 8}
    assert is_over(s)


@pytest.mark.rule("focus.steam_power")
def test_steam_powers_exchange_may_be_declined_and_needs_a_resource() -> None:
    s = trading("steam-power", 1, "G*9", {"resources": ["oil"]})
    s.play("done", "done")
    assert (s.resources(1), is_over(s)) == ({"oil": 1}, True)
    s = trading("steam-power", 1, "G*9")
    s.play("done")
    assert is_over(s)


CAPITALIST = ["masonry", "astrology", "capitalism", "early-empire", "pottery"]


@pytest.mark.rule("focus.capitalism")
@pytest.mark.card("capitalism")
def test_capitalism_resolves_another_card_with_number_one_where_it_lies() -> None:
    s = flower("G; G G H G W G", {"capital": "1.0", "row": CAPITALIST})
    s.play("resolve 3", "done")
    after = ["capitalism", "masonry", "astrology", "early-empire", "pottery"]
    assert s.row(1) == after
    assert s.choices("resolve") == ["2", "3", "4", "5"]
    assert s.refused("resolve 1") == "focus.capitalism"
    s.play("resolve 4")
    assert s.choices("place") == ["1.1", "1.2", "1.4", "1.6"]
    assert s.refused("place 1.3") == "R3.2-a"
    s.play("place 1.1", "place 1.2")
    assert (s.tokens(1), s.row(1)) == (["1.1", "1.2"], after)
    assert is_over(s)


@pytest.mark.rule("focus.capitalism")
def test_capitalisms_further_card_may_be_declined() -> None:
    s = flower("G; G G H G W G", {"capital": "1.0", "row": CAPITALIST})
    s.play("resolve 3", "done", "done")
    assert (s.tokens(1), s.dial(1), is_over(s)) == ([], 0, True)


@pytest.mark.rule("focus.capitalism")
def test_capitalism_moves_three_caravans_six_spaces_over_water_and_one_more_for_a_token() -> None:
    own = {"trade": {"capitalism": 1}}
    s = trading("capitalism", 1, "G W W W W W G G G", own, barbarians={"a": "1.8"})
    assert [reach(s, caravan)[-1] for caravan in (1, 2, 3)] == ["1.6"] * 3
    s.play("spend trade", "send 1 1.7", "send 2 1.7")
    assert s.refused("send 3 1.8") == "R6.3-b"
    s.play("send 3 1.5", "done")
    assert s.caravans(1) == ["1.7", "1.7", "1.5"]


@pytest.mark.rule("focus.capitalism")
def test_the_card_that_capitalism_leads_to_is_not_limited_to_some_kinds_and_spends_its_tokens() -> None:
    s = trading("capitalism", 5, "G W", {"trade": {"astrology": 2}})
    s.play("done", "resolve 3", "spend trade", "advance")
    assert (s.dial(1), s.row(1)[0], s.row(1)[2]) == (2, "capitalism", "astrology")
    assert s.trade(1) == [0, 0, 1, 0, 0]
    assert is_over(s)


# Wonders and leaders.


@pytest.mark.rule("wonder.colossus")
@pytest.mark.card("colossus")
def test_colossus_gives_six_spaces_to_be_shared_among_the_caravans() -> None:
    s = trading("currency", 1, "G*12", wonders={"on": {"colossus": "1.0"}})
    assert (reach(s, 1)[-1], reach(s, 2)[-1]) == ("2.0", "2.0")
    s.play("send 1 1.9")
    assert reach(s, 1) == ["1.8", "2.0"]
    assert reach(s, 2)[-1] == "1.5"
    s.play("send 2 1.5")
    assert s.caravans(1) == ["1.9", "1.5", "reserve"]
    assert is_over(s)


@pytest.mark.rule("wonder.colossus")
def test_colossus_helps_in_stretches_and_on_top_of_trade_tokens() -> None:
    own = {"trade": {"foreign-trade": 1}}
    s = trading("foreign-trade", 1, "G*12", own, wonders={"on": {"colossus": "1.0"}})
    s.play("send 1 1.2", "send 1 1.5", "spend trade")
    assert reach(s)[-1] == "2.0"
    s.play("send 1 2.0")
    assert is_over(s)


@pytest.mark.rule("wonder.colossus")
def test_colossus_gives_its_spaces_in_each_resolution_and_only_to_its_owner() -> None:
    s = row(
        "G*12",
        {"cities": ["1.0"]},
        {"capital": "2.1", "caravans": ["1.2"]},
        wonders={"on": {"colossus": "1.0", "venetian-arsenal": "2.1"}},
        active=2,
    )
    s.play("resolve 3")
    assert reach(s)[-1] == "1.5"
    s = trading(
        "foreign-trade", 5, "G*12", {"cities": ["1.2"]}, wonders={"on": {"colossus": "1.0", "venetian-arsenal": "1.2"}}
    )
    s.play("send 1 1.9", "use venetian-arsenal")
    assert reach(s)[0] == "1.0"


STADIUM = {"wonders": {"on": {"estadio-do-maracana": "1.0"}}}
STADIUM_ROW = ["astrology", "masonry", "early-empire", "foreign-trade", "pottery"]


@pytest.mark.rule("wonder.estadio_do_maracana")
@pytest.mark.card("estadio-do-maracana")
def test_the_stadium_resolves_and_resets_the_economy_card_before_another_one() -> None:
    s = flower("G; D M D G W W", {"capital": "1.0", "row": STADIUM_ROW}, **STADIUM)
    s.play("resolve 3")
    assert s.legal() == ["use estadio-do-maracana", "done"]
    s.play("use estadio-do-maracana")
    assert reach(s) == ["1.1", "1.3", "1.4"]
    s.play("send 1 1.1", "done")
    assert s.row(1) == ["foreign-trade", "astrology", "masonry", "early-empire", "pottery"]
    assert s.choices("place") == ["1.1", "1.3", "1.4"]
    s.play("place 1.1", "place 1.3")
    assert s.row(1) == ["early-empire", "foreign-trade", "astrology", "masonry", "pottery"]
    assert s.caravans(1)[0] == "1.1"
    assert is_over(s)


@pytest.mark.rule("wonder.estadio_do_maracana")
def test_without_the_use_of_the_stadium_the_card_stays_in_its_slot() -> None:
    s = flower("G; D M D F W W", {"capital": "1.0", "row": STADIUM_ROW}, **STADIUM)
    s.play("resolve 3")
    assert s.refused("place 1.4") == "wonder.estadio_do_maracana"
    s.play("done")
    assert s.choices("place") == ["1.4"]
    s.play("place 1.4")
    assert s.row(1) == ["early-empire", "astrology", "masonry", "foreign-trade", "pottery"]
    assert is_over(s)


@pytest.mark.rule("wonder.estadio_do_maracana")
def test_a_card_above_the_economy_card_stays_in_its_slot_in_the_stadium() -> None:
    s = flower("G; G G G G W W", {"capital": "1.0", "row": STADIUM_ROW, "tokens": ["1.1"]}, **STADIUM)
    s.play("resolve 5", "use estadio-do-maracana", "done")
    assert [(told["card"], told["number"]) for told in s.arguments("resolved")] == [
        ("card-foreign-trade", 4),
        ("card-pottery", 5),
    ]
    assert s.row(1) == ["pottery", "foreign-trade", "astrology", "masonry", "early-empire"]
    assert is_over(s)


@pytest.mark.rule("wonder.estadio_do_maracana")
def test_the_stadium_does_not_help_the_economy_card_itself_nor_others() -> None:
    s = flower("G; G M D G W W", {"capital": "1.0", "row": STADIUM_ROW}, {"cities": []}, **STADIUM)
    s.play("resolve 4")
    assert s.question == "Caravans"
    s.play("done")
    assert is_over(s)
    s.play("resolve 2")
    assert s.asked == [1]


@pytest.mark.rule("wonder.estadio_do_maracana")
def test_by_option_the_stadium_comes_after_the_other_card() -> None:
    own = {"capital": "1.0", "row": STADIUM_ROW}
    s = flower("G; D M D F W W", own, options={"maracana": "after"}, **STADIUM)
    s.play("resolve 3", "place 1.4")
    assert s.row(1) == ["early-empire", "astrology", "masonry", "foreign-trade", "pottery"]
    s.play("use estadio-do-maracana")
    assert reach(s) == ["1.1", "1.3", "1.4"]
    s.play("done")
    assert s.row(1) == ["foreign-trade", "early-empire", "astrology", "masonry", "pottery"]
    assert is_over(s)


@pytest.mark.rule("wonder.estadio_do_maracana", "focus.capitalism")
def test_a_card_that_the_stadium_leads_to_leads_to_no_other() -> None:
    cards = ["astrology", "masonry", "early-empire", "capitalism", "pottery"]
    s = flower("G; D M D F W W", {"capital": "1.0", "row": cards}, **STADIUM)
    s.play("resolve 3", "use estadio-do-maracana", "done")
    assert (s.question, s.row(1)[0]) == ("Placing", "capitalism")
    s.play("done")
    assert is_over(s)


ZIMBABWE = {"wonders": {"on": {"great-zimbabwe": "1.0"}}}


@pytest.mark.rule("wonder.great_zimbabwe")
@pytest.mark.card("great-zimbabwe")
def test_great_zimbabwe_keeps_up_to_four_tokens_and_the_rest_is_lost() -> None:
    s = trading("foreign-trade", 1, "G G G", {"trade": [3] * 5}, p2={"cities": ["1.2"]}, great_zimbabwe=3, **ZIMBABWE)
    s.play("send 1 1.2", "done")
    assert (s.trade(1), s.position.zimbabwe) == ([3] * 5, 4)
    assert s.arguments("trade-lost") == [{"seat": 0, "count": 1}]
    assert s.arguments("trade-stored") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("wonder.great_zimbabwe")
def test_a_gain_of_choice_may_go_on_great_zimbabwe_but_not_that_of_a_city_state() -> None:
    s = trading("foreign-trade", 1, "G G G", p2={"cities": ["1.2"]}, **ZIMBABWE)
    s.play("send 1 1.2")
    assert s.choices("store") == ["1", "2", "3", "4", "5", "great-zimbabwe"]
    s.play("store great-zimbabwe", "store 2", "done")
    assert (s.position.zimbabwe, sum(s.trade(1))) == (1, 1)
    s = trading("foreign-trade", 1, "G K:seoul", **ZIMBABWE)
    s.play("send 1 1.1")
    assert (s.position.zimbabwe, s.trade_on(1, "astrology")) == (0, 2)


@pytest.mark.rule("wonder.great_zimbabwe")
def test_tokens_move_from_great_zimbabwe_to_cards_with_room_at_the_start_of_the_turn() -> None:
    own = {"capital": "1.0", "trade": [3, 1, 3, 3, 3]}
    s = row("G G G", own, great_zimbabwe=4, **ZIMBABWE)
    assert s.choices("unload") == ["2"]
    assert s.refused("unload 1") == "wonder.great_zimbabwe"
    s.play("unload 2", "unload 2")
    assert (s.trade(1), s.position.zimbabwe) == ([3] * 5, 2)
    assert s.refused("unload 2") == "wonder.great_zimbabwe"


@pytest.mark.rule("wonder.great_zimbabwe")
def test_tokens_on_great_zimbabwe_cannot_be_spent_directly() -> None:
    s = row("G G G", {"capital": "1.0"}, great_zimbabwe=4, **ZIMBABWE)
    s.play("resolve 2")
    assert (s.dial(1), s.position.zimbabwe) == (2, 4)
    assert is_over(s)


@pytest.mark.rule("wonder.great_zimbabwe")
def test_only_the_owner_of_great_zimbabwe_uses_it() -> None:
    s = row("G G G", {"capital": "1.0"}, {"capital": "1.2"}, great_zimbabwe=4, active=2, **ZIMBABWE)
    assert s.refused("unload 1") == "wonder.great_zimbabwe"


@pytest.mark.rule("leader.trajan")
@pytest.mark.card("trajan")
@pytest.mark.parametrize(("leader", "spaces"), [("trajan", ["1.1", "1.3", "1.5"]), ("hojo", ["1.1"])])
def test_trajans_caravans_start_from_immature_cities_too(leader: str, spaces: list[str]) -> None:
    s = trading("foreign-trade", 1, "G G W G G K:seoul", {"leader": leader, "cities": ["1.4"]})
    assert s.mature(1) == []
    assert reach(s) == spaces
    if leader == "trajan":
        s.play("send 1 1.5")
        assert s.arguments("caravan-moved")[0]["count"] == 1
        assert (s.caravans(1)[0], s.trade_on(1, "astrology")) == ("card", 2)


@pytest.mark.rule("leader.gilgamesh")
@pytest.mark.card("gilgamesh")
def test_gilgamesh_gets_a_resource_but_no_token_for_a_barbarian_that_currency_removes() -> None:
    s = trading("currency", 1, "G G G", {"leader": "gilgamesh"}, barbarians={"a": "1.1"})
    s.play("send 1 1.1")
    assert s.choices("gain") == ["marble", "mercury", "oil", "diamond"]
    assert s.refused("done") == "leader.gilgamesh"
    s.play("gain diamond")
    assert (s.resources(1), s.supply("diamond"), s.trade(1)) == ({"diamond": 1}, 7, [0] * 5)
    assert reach(s) == ["1.0", "1.2"]


@pytest.mark.rule("leader.gilgamesh", "focus.currency")
def test_the_resource_for_the_barbarian_comes_before_the_visit() -> None:
    s = trading("currency", 1, "G K:seoul", {"leader": "gilgamesh"}, barbarians={"a": "1.1"})
    s.play("send 1 1.1", "gain oil", "take seoul")
    assert (s.resources(1), s.envoys(1), s.trade_on(1, "astrology")) == ({"oil": 1}, ["seoul"], 2)


@pytest.mark.rule("leader.gilgamesh")
def test_a_single_resource_left_is_taken_and_an_empty_supply_gives_none() -> None:
    rest = {"marble": 8, "mercury": 8, "oil": 8}
    own = {"leader": "gilgamesh"}
    s = trading("currency", 1, "G G G", own, p2={"resources": rest}, barbarians={"a": "1.1"})
    s.play("send 1 1.1")
    assert (s.resources(1), s.question) == ({"diamond": 1}, "Caravans")
    s = trading("currency", 1, "G G G", own, p2={"resources": {**rest, "diamond": 8}}, barbarians={"a": "1.1"})
    s.play("send 1 1.1")
    assert (s.resources(1), s.question) == ({}, "Caravans")
    assert s.arguments("no-resource") == [{"seat": 0}]


# The automated player's resources.


def short_of_oil(automa: str, oil: int) -> Situation:
    """Gilgamesh is about to gain a resource; the supply has 2 marble and no oil, of which player 2 has so much."""
    own = {"leader": "gilgamesh", "resources": {"oil": 8 - oil, "marble": 6}}
    s = trading("currency", 1, "G G G", own, p2={"resources": {"oil": oil}}, barbarians={"a": "1.1"}, automa=automa)
    s.play("send 1 1.1")
    return s


@pytest.mark.rule("A5.3-a")
def test_a_missing_resource_is_exchanged_with_the_automated_player() -> None:
    s = short_of_oil("prince", 1)
    assert s.choices("gain") == ["marble", "mercury", "diamond"]
    assert s.choices("barter") == ["oil marble", "oil mercury", "oil diamond"]
    assert s.refused("gain oil") == "R5.4-b"
    assert s.refused("barter marble mercury") == "A5.3-a"
    s.play("barter oil marble")
    assert (s.resources(2), s.supply("oil"), s.supply("marble")) == ({"marble": 1}, 1, 1)
    assert (s.resources(1), s.question) == ({"oil": 7, "marble": 6}, "ResourceChoice")
    s.play("gain oil")
    assert (s.resources(1), s.supply("oil")) == ({"oil": 8, "marble": 6}, 0)
    assert s.resources(2) == {"marble": 1}


@pytest.mark.rule("focus.currency")
def test_a_barbarian_that_one_caravan_beats_is_no_longer_in_the_way_of_another() -> None:
    s = trading("currency", 1, "G*6", {"caravans": ["card", "card"]}, barbarians={"a": "1.1"})
    assert reach(s, 2) == ["1.1"]
    s.play("send 1 1.1")
    assert reach(s, 2) == ["1.1", "1.2", "1.3", "1.4"]
    s.play("send 2 1.4")
    assert (s.caravans(1), s.barbarian("a")) == (["1.1", "1.4", "reserve"], "off")


def only_oil_is_new() -> Situation:
    """Replaceable Parts can only bring oil, all of which the automated player has."""
    own = {"resources": {"marble": 1, "mercury": 1, "diamond": 1}, "row": in_slot("replaceable-parts", 1)}
    s = row("G G", own, automa="prince", p2={"resources": {"oil": 8}})
    s.play("resolve 1")
    return s


@pytest.mark.rule("A5.3-a", "focus.replaceable_parts")
def test_an_exchange_may_be_declined() -> None:
    s = only_oil_is_new()
    assert s.legal() == ["barter oil marble", "barter oil mercury", "barter oil diamond", "done"]
    s.play("done")
    assert (s.resources(1).get("oil", 0), s.resources(2), s.dial(1)) == (0, {"oil": 8}, 1)


@pytest.mark.rule("A5.3-a", "focus.replaceable_parts")
def test_one_exchange_brings_the_resource() -> None:
    s = only_oil_is_new()
    s.play("barter oil diamond")
    assert (s.resources(1)["oil"], s.resources(2), s.supply("oil")) == (1, {"oil": 7, "diamond": 1}, 0)


@pytest.mark.rule("A5.3-a")
def test_there_is_no_exchange_with_people_nor_for_what_the_automated_player_lacks() -> None:
    s = short_of_oil("", 1)
    assert s.legal() == ["gain marble", "gain mercury", "gain diamond"]
    assert s.refused("barter oil marble") == "A5.3-a"
    s = short_of_oil("prince", 0)
    assert s.choices("barter") == []
    assert s.refused("barter oil marble") == "A5.3-a"


def steam_powered(automa: str = "prince", oil: int = 1, owned: tuple[str, ...] = ("marble",)) -> Situation:
    """Player 1 may exchange by Steam Power; no oil is in the supply, so much of it is with player 2."""
    rest = {"oil": 8 - oil}
    scenario: dict[str, Any] = {"players": 3, "p2": {"resources": rest}, "p3": {"resources": {"oil": oil}}}
    if not automa:
        scenario = {"p2": {"resources": {"oil": 8}}}
    s = trading("steam-power", 1, "G*9", {"resources": list(owned)}, automa=automa, **scenario)
    s.play("done")
    return s


@pytest.mark.rule("A5.3-a", "focus.steam_power")
def test_steam_power_reaches_what_only_the_automated_player_has() -> None:
    s = steam_powered()
    assert s.choices("exchange") == ["marble mercury", "marble diamond"]
    assert s.choices("barter") == ["oil marble", "oil mercury", "oil diamond"]
    assert s.refused("exchange marble oil") == "R5.4-b"
    assert s.refused("barter mercury oil") == "A5.3-a"
    s.play("barter oil mercury")
    assert (s.resources(3), s.supply("oil"), s.supply("mercury"), s.question) == ({"mercury": 1}, 1, 7, "Exchange")
    # One exchange with the automated player is all that this one resource needs.
    assert s.choices("barter") == []
    s.play("exchange marble oil")
    assert (s.resources(1), s.resources(3), s.supply("oil"), s.supply("marble")) == (
        {"oil": 1}, {"mercury": 1}, 0, 8,
    )  # fmt: skip
    assert is_over(s)


@pytest.mark.rule("A5.3-a", "focus.steam_power")
def test_steam_powers_exchange_may_still_be_declined_after_that_with_the_automated_player() -> None:
    s = steam_powered()
    s.play("barter oil diamond", "done")
    assert (s.resources(1), s.resources(3), s.supply("oil")) == ({"marble": 1}, {"diamond": 1}, 1)
    assert is_over(s)


@pytest.mark.rule("A5.3-a", "focus.steam_power")
def test_steam_power_gets_nothing_from_people_nor_what_the_automated_player_lacks() -> None:
    for s in (steam_powered(automa=""), steam_powered(oil=0)):
        assert s.choices("barter") == []
        assert s.refused("barter oil mercury") == "A5.3-a"


@pytest.mark.rule("A5.3-a", "focus.steam_power")
def test_steam_power_is_for_another_type_so_oil_alone_brings_no_oil() -> None:
    own = {"resources": ["oil"]}
    s = trading("steam-power", 1, "G*9", own, automa="prince", p2={"resources": {"oil": 7}})
    s.play("done")
    assert (s.choices("exchange"), s.choices("barter")) == (["oil marble", "oil mercury", "oil diamond"], [])
    s = trading("steam-power", 1, "G*9", {}, automa="prince", p2={"resources": {"oil": 8}})
    s.play("done")
    assert s.question != "Exchange"
