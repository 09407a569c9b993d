"""City-states and diplomacy cards: who holds which, what visits bring, embassies, and the automated player's cards."""

from typing import Any

import pytest

from civitas.games.new_dawn.facts.city_states import CITY_STATE_KIND, CITY_STATES
from civitas.games.new_dawn.facts.diplomacy import PACTS
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import GRASSLAND
from civitas.games.new_dawn.map.tiles import PRINTED
from tests.games.new_dawn.automa import choices, played
from tests.games.new_dawn.situation import Situation, in_slot, row

EVERYTHING = {"marble": 8, "mercury": 8, "oil": 8, "diamond": 8}


def travelling(letters: str, entry: dict[str, Any], target: str, **scenario: Any) -> Situation:
    """Player 1, with a capital on 1.0, has sent a caravan to a destination."""
    own = {"capital": "1.0", "row": in_slot("foreign-trade", 1), **entry}
    s = row(letters, own, **scenario)
    s.play("resolve 1", f"send 1 {target}")
    return s


def store_all(s: Situation) -> None:
    """Put all trade tokens of the player who is asked on the card in slot 1 or, if that is full, in slot 2."""
    asked = s.asked
    while s.question == "Storing" and s.asked == asked:
        s.play(s.legal("store")[0])


def is_over(s: Situation) -> bool:
    """Whether the turn of player 1 is over."""
    return (s.question, s.asked) == ("Choosing", [2])


# City-states.


@pytest.mark.rule("R10.1-a")
def test_there_are_two_city_states_of_each_type_but_economy() -> None:
    kinds = {name: KINDS[kind] for name, kind in zip(CITY_STATES, CITY_STATE_KIND, strict=True)}
    assert kinds == {
        "carthage": "military", "kabul": "military", "kumasi": "culture", "mohenjo-daro": "culture",
        "brussels": "industry", "buenos-aires": "industry", "seoul": "science", "geneva": "science",
    }  # fmt: skip


@pytest.mark.rule("R10.1-a")
def test_all_city_states_stand_on_grassland() -> None:
    spaces = [space for tile in PRINTED for side in tile for space in side if space.city_state >= 0]
    assert sorted(CITY_STATES[space.city_state] for space in spaces) == sorted(CITY_STATES)
    assert {space.terrain for space in spaces} == {GRASSLAND}


@pytest.mark.rule("R10.1-a")
@pytest.mark.parametrize("state", ["carthage", "kumasi", "brussels", "seoul"])
def test_city_states_defend_with_eight_for_nobody(state: str) -> None:
    s = row(f"G K:{state}", {"tokens": ["1.0"], "row": in_slot("masonry", 1)})
    assert (s.city_state(state), s.at("1.1")) == ("free", "")
    s.dice(1, 1).play("resolve 1", "attack 1.1")
    assert [told["strength"] for told in s.arguments("combat-rolled")] == [8]


@pytest.mark.rule("R10.2-a")
def test_a_third_visitor_gets_tokens_but_no_card() -> None:
    s = row(
        "K:seoul G",
        {"envoys": ["seoul"]},
        {"envoys": ["seoul"]},
        players=3,
        p3={"capital": "1.1", "row": in_slot("foreign-trade", 1)},
        active=3,
    )
    s.play("resolve 1", "send 1 1.0")
    assert (s.trade_on(3, "astrology"), sum(s.trade(3)), s.envoys(3)) == (2, 2, [])
    assert (s.envoys(1), s.envoys(2)) == (["seoul"], ["seoul"])
    assert s.question == "Choosing"


@pytest.mark.rule("R10.2-a")
def test_cards_of_different_city_states_are_held_side_by_side() -> None:
    s = travelling("G K:seoul", {"envoys": ["geneva", "kabul"]}, "1.1")
    s.play("take seoul")
    assert s.envoys(1) == ["seoul", "geneva", "kabul"]


@pytest.mark.rule("R10.4-d")
def test_a_city_on_a_conquered_city_state_is_visited_like_any_city() -> None:
    s = travelling("G K:brussels G", {}, "1.1", p2={"cities": ["1.1"]})
    assert s.city_state("brussels") == 2
    assert s.choices("store") == ["1", "2", "3", "4", "5"]
    s.play("store 2", "store 5")
    assert s.choices("take") == ["open-borders-2", "joint-war-2", "defensive-pact-2", "embassy-2"]
    assert s.refused("take brussels") == "R10.4-b"
    s.play("take embassy-2")
    assert (s.pacts(1, 2), s.envoys(1), sum(s.trade(1)), sum(s.trade(2))) == (["embassy"], [], 2, 0)
    assert (s.at("1.1"), is_over(s)) == ("city of 2", True)


@pytest.mark.rule("R10.4-d")
def test_a_city_on_a_conquered_city_state_matures_and_starts_caravans() -> None:
    own = {"cities": ["1.1"], "tokens": ["1.0", "1.2"], "row": in_slot("foreign-trade", 1)}
    s = row("G K:brussels G G", own)
    assert s.mature(1) == ["1.1"]
    s.play("resolve 1")
    assert set(s.choices("send")) == {"1 1.0", "1 1.2", "1 1.3"}


@pytest.mark.rule("R10.4-d")
def test_a_city_on_a_conquered_city_state_keeps_other_cities_away() -> None:
    s = row("G G K:brussels", {"tokens": ["1.0"], "row": in_slot("pottery", 1)}, {"cities": ["1.2"]})
    s.play("resolve 1")
    assert s.refused("build 1.1") == "R4.8-a"


def conquering(cards: list[str]) -> Situation:
    """Player 1, whose row Oxford University has changed, has defeated Kumasi."""
    s = row("G K:kumasi", {"tokens": ["1.0"], "row": cards})
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    return s


@pytest.mark.rule("R10.4-a", "wonder.oxford_university")
def test_of_two_cards_of_its_type_the_owner_chooses_the_one_for_a_city_state_token() -> None:
    s = conquering(["early-empire", "civil-service", "foreign-trade", "pottery", "masonry"])
    assert (s.question, s.legal()) == ("CityStateCard", ["store 1", "store 2"])
    assert s.refused("store 3") == "R10.4-a"
    s.play("store 2")
    assert (s.at("1.1"), s.city_state("kumasi"), s.row(1)[2], s.on_card(1, 3)) == (
        "city of 1", 1, "civil-service", ["kumasi"],
    )  # fmt: skip
    assert s.arguments("city-state-laid") == [{"seat": 0, "state": "city-state-kumasi", "slot": 2}]


@pytest.mark.rule("R10.4-a", "wonder.oxford_university")
def test_without_a_card_of_its_type_a_city_state_token_lies_on_none() -> None:
    s = conquering(["astrology", "mathematics", "foreign-trade", "pottery", "masonry"])
    assert (s.at("1.1"), s.city_state("kumasi"), is_over(s)) == ("city of 1", 1, True)
    assert [s.on_card(1, slot) for slot in range(1, 6)] == [[]] * 5


# Cards of players.


@pytest.mark.rule("R11.1-a")
@pytest.mark.parametrize(("pacts", "bonus"), [({}, 0), ({"2": ["joint-war"]}, 2)])
def test_own_cards_have_no_effect_but_those_taken_from_others_do(pacts: dict[str, list[str]], bonus: int) -> None:
    own = {"tokens": ["1.0"], "row": in_slot("masonry", 1), "pacts": pacts}
    s = row("G G", own, barbarians={"a": "1.1"})
    s.dice(1, 1).play("resolve 1", "attack 1.1")
    assert [told["bonus"] for told in s.arguments("combat-rolled")] == [bonus]


@pytest.mark.rule("R11.1-a")
def test_a_card_in_the_hands_of_another_player_does_not_help_its_giver() -> None:
    own = {"tokens": ["1.0"], "row": in_slot("masonry", 1)}
    s = row("G G", own, {"pacts": {"1": ["joint-war"]}}, barbarians={"a": "1.1"})
    s.dice(1, 1).play("resolve 1", "attack 1.1")
    assert [told["bonus"] for told in s.arguments("combat-rolled")] == [0]


@pytest.mark.rule("R11.2-a")
def test_one_card_of_each_rival_is_held() -> None:
    own = {"pacts": {"2": ["embassy"], "3": ["joint-war"]}}
    s = travelling("G G G", own, "1.2", players=3, p2={"cities": ["1.2"]})
    store_all(s)
    s.play("take open-borders-2")
    assert (s.pacts(1, 2), s.pacts(1, 3)) == (["open-borders"], ["joint-war"])
    assert s.arguments("pact-returned") == [{"seat": 0, "other": 1, "pact": "card-embassy"}]
    assert s.position.holder(1, PACTS.index("embassy")) == -1


@pytest.mark.rule("R11.3-a")
@pytest.mark.parametrize(
    ("host", "offered"),
    [
        (2, ["open-borders-2", "defensive-pact-2", "embassy-2"]),
        (3, ["open-borders-3", "joint-war-3", "defensive-pact-3", "embassy-3"]),
    ],
)
def test_a_card_is_not_taken_from_a_third_player(host: int, offered: list[str]) -> None:
    rivals: dict[str, Any] = {"p2": {}, "p3": {"pacts": {"2": ["joint-war"]}}}
    rivals[f"p{host}"]["cities"] = ["1.2"]
    s = travelling("G G G", {}, "1.2", players=3, **rivals)
    store_all(s)
    assert s.choices("take") == offered
    assert s.refused("take joint-war-2") == "R11.3-a"
    s.play("done")
    assert s.pacts(3, 2) == ["joint-war"]


# Embassy.


def with_embassy(piece: str, entry: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """A caravan of player 1, who holds the Embassy of player 2, has brought two tokens from a city of player 2."""
    own = {"pacts": {"2": ["embassy"]}} if entry is None else entry
    host = {"capital": "1.2"} if piece == "capital" else {"cities": ["1.2"]}
    s = travelling("G G G", own, "1.2", p2={**host, **scenario.pop("host", {})}, **scenario)
    store_all(s)
    return s


@pytest.mark.rule("diplomacy.embassy")
@pytest.mark.card("embassy")
def test_a_visit_to_the_capital_of_the_giver_brings_a_resource_and_gives_a_token() -> None:
    s = with_embassy("capital")
    s.play("done")
    assert (s.question, s.asked) == ("Storing", [2])
    assert s.refused("done") == "diplomacy.embassy"
    s.play("store 4")
    assert (s.question, s.asked) == ("ResourceChoice", [1])
    assert s.refused("done") == "diplomacy.embassy"
    s.play("gain mercury")
    assert (s.resources(1), s.supply("mercury"), sum(s.trade(1))) == ({"mercury": 1}, 7, 2)
    assert (s.resources(2), s.trade(2)) == ({}, [0, 0, 0, 1, 0])
    assert s.pacts(1, 2) == ["embassy"]
    assert is_over(s)


@pytest.mark.rule("diplomacy.embassy")
def test_an_embassy_does_not_work_in_other_cities() -> None:
    s = with_embassy("city")
    s.play("done")
    assert (s.resources(1), sum(s.trade(1)), sum(s.trade(2)), is_over(s)) == ({}, 2, 0, True)


@pytest.mark.rule("diplomacy.embassy")
@pytest.mark.parametrize("entry", [{}, {"pacts": {"3": ["embassy"]}}, {"pacts": {"2": ["joint-war"]}}])
def test_without_the_embassy_of_the_host_a_visit_to_the_capital_brings_tokens_only(entry: dict[str, Any]) -> None:
    s = with_embassy("capital", entry, players=3)
    s.play("done")
    assert (s.resources(1), sum(s.trade(1)), sum(s.trade(2)), is_over(s)) == ({}, 2, 0, True)


@pytest.mark.rule("diplomacy.embassy")
def test_the_giver_gains_even_if_the_supply_has_no_resource() -> None:
    s = with_embassy("capital", players=3, p3={"resources": EVERYTHING})
    s.play("done", "store 1")
    assert (s.resources(1), s.trade(2), is_over(s)) == ({}, [1, 0, 0, 0, 0], True)
    assert s.arguments("no-resource") == [{"seat": 0}]


@pytest.mark.rule("diplomacy.embassy")
def test_the_holder_gains_even_if_the_giver_has_no_room() -> None:
    s = with_embassy("capital", host={"trade": [3] * 5})
    s.play("done", "gain oil")
    assert (s.resources(1), s.trade(2), is_over(s)) == ({"oil": 1}, [3] * 5, True)


@pytest.mark.rule("diplomacy.embassy-b")
def test_an_embassy_works_on_the_visit_that_earned_it() -> None:
    s = with_embassy("capital", {})
    s.play("take embassy-2", "store 5", "gain oil")
    assert (s.pacts(1, 2), s.resources(1), s.trade(2)) == (["embassy"], {"oil": 1}, [0, 0, 0, 0, 1])
    assert is_over(s)


@pytest.mark.rule("diplomacy.embassy-b")
def test_an_embassy_given_up_on_the_visit_does_not_work_any_more() -> None:
    s = with_embassy("capital")
    s.play("take joint-war-2")
    assert (s.pacts(1, 2), s.resources(1), s.trade(2), is_over(s)) == (["joint-war"], {}, [0] * 5, True)


# Geneva.


def in_geneva(**entry: Any) -> Situation:
    """Player 1 holds Geneva's card and Embassy of player 2, player 3 holds Open Borders of player 2."""
    own = {"envoys": ["geneva"], "pacts": {"2": ["embassy"]}, **entry}
    return row("G*9", own, players=3, p3={"pacts": {"2": ["open-borders"]}})


@pytest.mark.rule("citystate.geneva")
@pytest.mark.card("geneva")
def test_geneva_exchanges_a_card_for_an_available_one_of_the_same_rival() -> None:
    s = in_geneva()
    assert s.choices("renegotiate") == ["embassy-2 joint-war-2", "embassy-2 defensive-pact-2"]
    for text in ("embassy-2 open-borders-2", "embassy-2 joint-war-3", "joint-war-2 defensive-pact-2"):
        assert s.refused(f"renegotiate {text}") == "citystate.geneva"
    s.play("renegotiate embassy-2 joint-war-2")
    assert (s.pacts(1, 2), s.pacts(3, 2)) == (["joint-war"], ["open-borders"])
    assert {event.rule for event in s.events()} == {"citystate.geneva"}
    assert s.position.holder(1, PACTS.index("embassy")) == -1


@pytest.mark.rule("citystate.geneva")
def test_geneva_works_once_at_the_start_of_each_own_turn() -> None:
    s = in_geneva()
    s.play("renegotiate embassy-2 joint-war-2")
    assert s.refused("renegotiate joint-war-2 embassy-2") == "R3.5-a"
    s.play("resolve 2")
    s.pass_until("Choosing", 1)
    assert s.allows("renegotiate joint-war-2 embassy-2")


@pytest.mark.rule("citystate.geneva")
@pytest.mark.parametrize("entry", [{"envoys": []}, {"pacts": {}}])
def test_geneva_needs_its_card_and_a_card_to_exchange(entry: dict[str, Any]) -> None:
    s = in_geneva(**entry)
    assert s.choices("renegotiate") == []
    assert s.refused("renegotiate embassy-2 joint-war-2") == "citystate.geneva"


# The automated player.


@pytest.mark.rule("Q42-a")
def test_people_visit_the_automated_player_like_any_rival() -> None:
    own = {"row": in_slot("currency", 1)}
    s = with_embassy("capital", own, automa="prince", host={"trade": [1, 0, 0, 2, 1]})
    s.play("take embassy-2", "gain diamond")
    assert (s.pacts(1, 2), s.resources(1), sum(s.trade(1))) == (["embassy"], {"diamond": 1}, 2)
    assert s.trade(2) == [1, 0, 1, 2, 1]
    assert s.rules() >= {"A6.2-a", "diplomacy.embassy"}


@pytest.mark.rule("Q42-a")
def test_cards_of_the_automated_player_have_their_normal_effect() -> None:
    own = {"tokens": ["1.0"], "row": in_slot("masonry", 1), "pacts": {"2": ["joint-war"]}}
    s = row("G G", own, barbarians={"a": "1.1"}, automa="prince")
    s.dice(1, 1).play("resolve 1", "attack 1.1")
    assert [told["bonus"] for told in s.arguments("combat-rolled")] == [2]


def visited(capital: bool, pacts: dict[str, dict[str, list[str]]], **scenario: Any) -> Situation:
    """The automated player 3 has visited a city of player 1; `pacts` tells who held which cards before."""
    host = {"capital": "1.2"} if capital else {"cities": ["1.2"]}
    return played(
        "foreign-trade",
        {"capital": "1.0", "pacts": pacts.get("3", {})},
        map={"row": "G G G"},
        players=3,
        p1=host,
        p2={"pacts": pacts.get("2", {})},
        **scenario,
    )


@pytest.mark.rule("A8.3-a")
@pytest.mark.parametrize(
    ("taken", "chosen"),
    [
        ([], "open-borders"),
        (["open-borders"], "joint-war"),
        (["open-borders", "defensive-pact"], "joint-war"),
        (["open-borders", "joint-war"], "defensive-pact"),
        (["open-borders", "joint-war", "defensive-pact"], "embassy"),
    ],
)
def test_the_automated_player_takes_the_first_available_card_of_its_list(taken: list[str], chosen: str) -> None:
    s = visited(False, {"2": {"1": taken}})
    assert (s.pacts(3, 1), s.pacts(2, 1)) == ([chosen], taken)
    assert sum(s.trade(3)) == 2
    criterion = "only-choice" if chosen == "embassy" else "first-available"
    assert choices(s, "automa-chose-pact") == [(chosen, criterion, "A8.3-a")]


@pytest.mark.rule("A8.3-a")
def test_the_automated_player_takes_nothing_where_nothing_is_available() -> None:
    s = visited(False, {"2": {"1": ["open-borders", "joint-war", "defensive-pact", "embassy"]}})
    assert (s.pacts(3, 1), sum(s.trade(3))) == ([], 2)


@pytest.mark.rule("A8.3-b")
def test_the_automated_player_keeps_a_card_it_has() -> None:
    s = visited(False, {"3": {"1": ["embassy"], "2": ["joint-war"]}})
    assert (s.pacts(3, 1), s.pacts(3, 2), sum(s.trade(3))) == (["embassy"], ["joint-war"], 2)
    assert s.arguments("pact-taken") == s.arguments("pact-returned") == []


@pytest.mark.rule("A8.4-a")
@pytest.mark.parametrize(
    "pacts", [{"3": {"1": ["embassy"]}}, {"2": {"1": ["open-borders", "joint-war", "defensive-pact"]}}]
)
def test_the_automated_player_ignores_embassies(pacts: dict[str, dict[str, list[str]]]) -> None:
    s = visited(True, pacts)
    assert s.pacts(3, 1) == ["embassy"]
    assert (s.resources(3), sum(s.trade(3)), s.trade(1)) == ({}, 2, [0] * 5)


@pytest.mark.rule("A8.4-a")
@pytest.mark.parametrize(("pacts", "mature"), [({"1": ["open-borders"]}, ["1.1"]), ({"1": ["joint-war"]}, [])])
def test_the_automated_player_uses_open_borders(pacts: dict[str, list[str]], mature: list[str]) -> None:
    entry = {"cities": ["1.1"], "tokens": ["1.0"], "pacts": pacts}
    s = row("G G G", {"tokens": ["1.2"]}, entry, automa="prince")
    assert s.mature(2) == mature


@pytest.mark.rule("A8.5-a")
@pytest.mark.parametrize(("holders", "envoys"), [((), ["brussels"]), ((1,), ["brussels"]), ((1, 2), [])])
def test_the_automated_player_gets_tokens_and_a_card_from_a_city_state(
    holders: tuple[int, ...], envoys: list[str]
) -> None:
    people: dict[str, Any] = {f"p{player}": {"envoys": ["brussels"]} for player in holders}
    s = played("foreign-trade", {"capital": "1.0"}, map={"row": "G G K:brussels"}, players=3, **people)
    assert (s.trade_on(3, "automa-pottery"), sum(s.trade(3))) == (2, 2)
    assert (s.envoys(3), s.caravans(3)) == (envoys, ["card", "reserve", "reserve"])
    assert [s.envoys(player) for player in (1, 2)] == [["brussels"] if p in holders else [] for p in (1, 2)]


@pytest.mark.rule("A8.5-a")
def test_the_automated_player_takes_no_second_card_of_a_city_state() -> None:
    entry = {"capital": "1.0", "envoys": ["brussels"], "trade": {"pottery": 3}}
    s = played("foreign-trade", entry, map={"row": "G G K:brussels"})
    assert (s.trade_on(2, "automa-pottery"), s.envoys(2)) == (5, ["brussels"])
    assert s.arguments("state-card-taken") == []
