"""Views: everything that lies open, ratings and prices, and nothing that lies face down."""

import itertools
import json
from typing import Any

import pytest

import civitas
from civitas.core.telling import Sum
from civitas.games.through_the_ages.view_types import BankSection
from tests.games.through_the_ages.playouts import random_steps
from tests.games.through_the_ages.situation import BOTH, FIRST, NEW, Situation, situation


def event(age: str, card: str | None = None, **more: Any) -> dict[str, Any]:
    return {"age": age, "card": card, **more}


# Hidden cards.


@BOTH
def test_military_cards_are_seen_by_their_owner_and_from_behind_by_the_others(title: str) -> None:
    s = situation(title, age="II", p1={"military_hand": ["spy", "rats", "raiders"]}, p2={"military_hand": ["legion"]})
    assert sorted(s.view(1)["military_hand"]) == ["raiders", "rats", "spy"]
    assert s.view(2)["military_hand"] == ["legion"]
    for player in (1, 2, None):
        civilizations = s.view(player)["civilizations"]
        assert civilizations[0]["military_backs"] == ["I", "I", "II"]
        assert civilizations[1]["military_backs"] == ["I"]
    assert "military_hand" not in s.view(None)
    text = json.dumps(s.view(2))
    assert "spy" not in text
    assert "rats" not in text


@BOTH
def test_civil_cards_in_hand_lie_open(title: str) -> None:
    s = situation(title, p1={"hand": ["iron"], "fresh": ["rich-land-i"]})
    for player in (1, 2, None):
        assert s.view(player)["civilizations"][0]["hand"] == ["iron", "rich-land-i"]
        assert s.view(player)["civilizations"][0]["fresh"] == ["rich-land-i"]


@BOTH
def test_current_events_show_their_backs_and_who_has_seen_one_sees_it(title: str) -> None:
    s = situation(
        title, players=3,
        current_events=[{"card": "no-event" if title == FIRST else "development-of-civilization", "seen": [2]}, "rats",
                        {"card": "raiders", "known": [1]}],
    )  # fmt: skip
    backs = [event("A"), event("I"), event("I")]
    assert s.view(1)["current_events"] == backs
    assert s.view(1)["events_among_current"] == ["raiders"]
    assert s.view(2)["current_events"] == [{**backs[0], "card": s.pile("current")[-1]}, *backs[1:]]
    for player in (2, 3, None):
        assert s.view(player)["events_among_current"] == []
    assert s.view(3)["current_events"] == s.view(None)["current_events"] == backs


@BOTH
def test_a_future_event_is_known_to_who_laid_it(title: str) -> None:
    s = situation(title, future_events=[{"card": "rats", "known": [1]}, {"card": "cold-war", "known": [2]}, "foray"])
    assert s.view(1)["future_events"] == [event("I", "rats", by=[0]), event("II", by=[1]), event("I", by=[])]
    assert s.view(2)["future_events"] == [event("I", by=[0]), event("II", "cold-war", by=[1]), event("I", by=[])]
    assert s.view(None)["future_events"] == [event("I", by=[0]), event("II", by=[1]), event("I", by=[])]


@BOTH
def test_discards_are_known_to_who_discarded_them_or_to_all(title: str) -> None:
    s = situation(title, discards=["rats", {"card": "raiders", "known": [2]}, {"card": "foray", "known": "everyone"}])
    assert s.view(1)["discards"] == [[], [None, None, "foray"], [], []]
    assert s.view(2)["discards"] == [[], [None, "raiders", "foray"], [], []]
    assert s.view(None)["discards"] == s.view(1)["discards"]


@BOTH
def test_decks_are_seen_as_numbers(title: str) -> None:
    s = situation(title, civil_deck=["iron", "drama"], military_deck=["rats"])
    view = s.view(1)
    assert view["civil_decks"][:2] == [0, 2]
    assert view["military_decks"][:2] == [0, 1]
    assert view["civil_decks"][2] > 40


@BOTH
def test_civil_cards_out_of_the_game_are_known_and_military_ones_are_not(title: str) -> None:
    s = situation(title, age="II", civil_deck=[], civil_decks={"III": []}, military_decks={"III": []})
    view = s.view(1)
    assert "computers" in view["gone"]
    assert view["gone"] == sorted(view["gone"])
    assert "rats" not in view["gone"]
    assert view["gone_face_down"][1] > 40
    assert view["gone_face_down"][0] == 10 - 4


def test_common_bonus_cards_are_seen_once_they_are_open() -> None:
    s = situation(
        FIRST, options={"bonus_cards": "age-by-age"}, bonus=["impact-of-wonders", "impact-of-science"], bonus_open=1
    )
    assert s.view(1)["bonus"] == s.view(None)["bonus"] == ["impact-of-wonders", None]


def test_bonus_cards_of_a_player_are_seen_by_that_player() -> None:
    s = situation(FIRST, options={"bonus_cards": "private"}, p1={"kept": ["impact-of-wonders"]})
    assert s.view(1)["kept"] == ["impact-of-wonders"]
    assert s.view(2)["kept"] == []
    assert s.view(2)["civilizations"][0]["kept"] == 1
    assert "impact-of-wonders" not in json.dumps(s.view(2))


def test_what_others_pick_of_their_bonus_cards_is_not_seen() -> None:
    game = civitas.title(FIRST).new_game(players=2, seed=1, options={"bonus_cards": "private"})
    game.play(0, game.legal(0)[0])
    picked = game.perspective(0).view["question"]["picked"]
    assert (len(picked[0]), picked[1]) == (1, [])
    assert picked[0][0] is not None
    assert game.perspective(1).view["question"]["picked"] == [[None], []]
    assert game.perspective(None).view["question"]["picked"] == [[None], []]


# What lies open.


@BOTH
def test_the_state_of_the_game_is_seen_by_all(title: str) -> None:
    s = situation(
        title, players=3, round=7, age="II", active=2, start=3, last_round=9, row=["coal"], past_events=["rats"],
        options={"resignation": False},
    )  # fmt: skip
    for player in (1, None):
        view = s.view(player)
        assert (view["players"], view["round"], view["age"], view["last_round"]) == (3, 7, "II", 9)
        assert (view["active"], view["start"], view["to_act"]) == (1, 2, [1])
        assert view["row"] == ["coal"] + [None] * 12
        assert view["past_events"] == ["rats"]
        assert view["options"]["resignation"] is False
        assert view["question"]["frame"] == "ActionPhase"
        assert view["result"] is None
    assert (s.view(1)["seat"], s.view(None)["seat"]) == (0, None)


def test_common_tactics_are_seen_by_all() -> None:
    s = situation(NEW, p1={"tactic": "phalanx"}, p2={"tactic": "legion", "exclusive": True})
    assert s.view(None)["common_tactics"] == ["phalanx"]
    assert [c["exclusive"] for c in s.view(None)["civilizations"]] == [False, True]


@BOTH
def test_a_civilization_lies_open(title: str) -> None:
    s = situation(
        title, players=3, age="II",
        p1={
            "culture": 5, "science": 6, "yellow": 7, "unused": 2, "blue": 8, "workers": {"iron": 3},
            "tokens": {"iron": 1},
            "government": "monarchy", "leader": "homer", "specials": ["masonry"], "wonders": ["colossus", "pyramids"],
            "ruins": ["colossus"], "wonder": "kremlin", "stages": 1, "colonies": ["historic-territory-i"],
            "tactic": "legion", "war": ["war-over-territory", 2], "pact": ["scientific-cooperation", 3, "b"],
            "marker": 2, "used": ["traded"], "civil": 1, "military": 2, "extra_military": 1, "unit_resources": 4,
        },
        p3={"left": True},
    )  # fmt: skip
    told = s.view(2)["civilizations"][0]
    expected = {
        "left": False, "culture": 5, "science": 6, "yellow": 7, "unused": 2, "blue": 8, "tokens": {"iron": 1},
        "government": "monarchy", "leader": "homer", "specials": ["masonry"], "wonders": ["colossus", "pyramids"],
        "ruins": ["colossus"], "tucked": None, "wonder": "kremlin", "stages": 1, "colonies": ["historic-territory-i"],
        "hand": [], "fresh": [], "military_backs": [], "kept": 0, "leaders_taken": ["A"], "civil": 1, "military": 2,
        "civil_lost": 0, "extra_military": 1, "unit_science": 0, "used": ["traded"], "tactic": "legion",
        "exclusive": False, "war": {"card": "war-over-territory", "target": 1},
        "pact": {"card": "scientific-cooperation", "partner": 2, "side": "b"}, "marker": 1,
    }  # fmt: skip
    assert {key: told[key] for key in expected} == expected
    assert told["workers"]["iron"] == 3
    assert told["civil_total"] == s.civ(1).civil_total
    assert s.view(2)["civilizations"][2]["left"] is True


# Ratings and prices.


@BOTH
def test_ratings_and_the_next_production_are_told(title: str) -> None:
    s = situation(title, p1={"yellow": 12, "blue": 8, "tokens": {"agriculture": 3, "bronze": 2}})
    told = s.view(2)["civilizations"][0]
    assert (told["strength"], told["science_rate"], told["culture_rate"], told["faces"]) == (1, 1, 0, 0)
    assert (told["demand"], told["discontent"], told["colonization"]) == (2, 2, 0)
    assert (told["food"], told["resources"]) == (3, 2)
    assert (told["food_production"], told["resource_production"]) == (2, 2)
    assert (told["consumption"], told["corruption"]) == (2, 2)
    assert (told["population_cost"], told["urban_limit"], told["hand_limit"]) == (4, 2, 4)


@BOTH
def test_there_is_no_price_of_population_without_yellow_tokens(title: str) -> None:
    assert situation(title, p1={"yellow": 0}).view(1)["civilizations"][0]["population_cost"] is None


@BOTH
def test_prices_are_told_for_the_own_cards(title: str) -> None:
    s = situation(
        title, row={"1": "iron", "6": "great-wall", "13": "drama"},
        p1={"wonders": ["colossus"], "wonder": "pyramids", "stages": 1, "hand": ["monarchy", "alchemy", "frugality-i"]},
    )  # fmt: skip
    costs = s.view(1)["costs"]
    assert [costs["take"][space] for space in (0, 1, 5, 12)] == [1, None, 3, 3]
    assert costs["build"] == {"agriculture": 2, "bronze": 2, "philosophy": 3, "religion": 3, "warriors": 2}
    assert costs["stages"] == [2, 1]
    assert costs["develop"] == {"monarchy": 8 if title == NEW else 9, "alchemy": 4}
    assert costs["revolt"] == {"monarchy": 2 if title == NEW else 3}
    assert s.view(2)["costs"]["stages"] == []
    assert "costs" not in s.view(None)


@pytest.mark.parametrize("player", [1, 2, None])
def test_changing_a_view_changes_nothing_that_others_see(player: int | None) -> None:
    s = situation(NEW)
    before = json.dumps(s.view(player))
    view = s.view(player)
    view["row"].clear()
    with pytest.raises(TypeError, match="read only"):
        view["civilizations"][0]["workers"].clear()
    view["options"].clear()
    view["banks"]["yellow"][0]["due"]["food"] = 9
    view["banks"]["blue"].clear()
    assert json.dumps(s.view(player)) == before


def test_the_result_is_seen_at_the_end() -> None:
    s = Situation(NEW, {"players": 2, "round": 5, "last_round": 5, "active": 2, "step": "production", "row": []})
    assert s.view(None)["result"]["ending"] == "last-round"


@BOTH
def test_a_view_shows_armies_limits_and_what_is_swept_next(title: str) -> None:
    s = situation(title, age="II", p1={"tactic": "legion", "workers": {"warriors": 6}})
    view = s.view(2)
    legion = s.position.cards[s.position.edition.cards.index["legion"]]
    assert view["civilizations"][0]["armies"] == [
        {"value": legion.bonus, "is_old": False, "is_doubled": False} for _ in range(6 // legion.army[0])
    ]
    assert view["civilizations"][1]["armies"] == []
    assert view["civilizations"][0]["military_limit"] == s.civ(1).military_total
    assert view["swept"] == 3


# Banks.


@BOTH
def test_banks_are_seen_in_sections_with_what_is_due_once_their_first_token_is_gone(title: str) -> None:
    s = situation(title)
    edition, banks = s.position.edition, s.view(None)["banks"]
    yellow, blue = tokens(banks["yellow"]), tokens(banks["blue"])
    assert sorted(yellow) == [*range(1, edition.yellow_bank + 1)]
    assert sorted(blue) == [*range(1, edition.blue_bank + 1)]
    for token, due in yellow.items():
        assert due.get("food", 0) == at(edition.consumption, token - 1)
        assert due.get("happy", 0) == at(edition.happiness_demand, token - 1)
    for token, due in blue.items():
        assert due.get("resources", 0) == at(edition.corruption, token - 1)
    for sections in (banks["yellow"], banks["blue"]):
        assert all(one["due"] != other["due"] for one, other in itertools.pairwise(sections))


def tokens(sections: list[BankSection]) -> dict[int, dict[str, int]]:
    """What is due by each token."""
    return {token: each["due"] for each in sections for token in range(each["last"], each["first"] + 1)}


def at(table: list[int], left: int) -> int:
    return table[min(left, len(table) - 1)]


def test_the_simple_game_knows_neither_happiness_nor_corruption() -> None:
    banks = situation(FIRST, options={"mode": "simple"}).view(1)["banks"]
    assert {good for section in banks["yellow"] for good in section["due"]} == {"food"}
    assert [section["due"] for section in banks["blue"]] == [{}]


# Pacts, attacks and auctions.


def test_both_partners_see_a_pact_from_their_side() -> None:
    s = situation(
        NEW, players=4, age="II",
        p1={"pact": ["acceptance-of-supremacy", 3, "b"]}, p2={"pact": ["peace-treaty", 1]},
    )  # fmt: skip
    pacts = [c["pacts"] for c in s.view(None)["civilizations"]]
    supremacy, treaty = {"card": "acceptance-of-supremacy", "owner": 0}, {"card": "peace-treaty", "owner": 1}
    assert pacts[0] == [{**supremacy, "partner": 2, "side": "b"}, {**treaty, "partner": 1, "side": "both"}]
    assert pacts[1] == [{**treaty, "partner": 0, "side": "both"}]
    assert pacts[2] == [{**supremacy, "partner": 0, "side": "a"}]
    assert pacts[3] == []


def test_an_offered_pact_is_seen_with_what_either_side_gives() -> None:
    card, gains = "acceptance-of-supremacy", [{"resources": 1}, {"resources": -1}]
    for side, own, other in (("a", *gains), ("b", *gains[::-1])):
        s = situation(NEW, players=3, age="II", step="politics", p1={"military_hand": [card]})
        s.play(f"propose {card}-{side} 3")
        question = s.view(None)["question"]
        assert (question["side"], question["from"], question["to"]) == (side, 0, 2)
        assert question["gains"] == [{"seat": 0, "goods": own}, {"seat": 2, "goods": other}]


def test_an_auction_is_seen_with_who_is_out_and_by_who_is_asked_with_the_own_force() -> None:
    s = situation(
        NEW, players=3, round=6, step="politics", current_events=["wealthy-territory-i"],
        p1={"military_hand": ["rats"], "workers": {"warriors": 3}}, p2={"workers": {"warriors": 2}},
        p3={"workers": {"warriors": 5}},
    )  # fmt: skip
    s.play("prepare rats")
    auction = {"frame": "Auction", "card": "wealthy-territory-i"}
    assert s.view(2)["question"] == {**auction, "bid": 0, "bidder": None, "passed": []}
    assert s.view(1)["question"]["most"] == 3
    s.play("bid 1", "done")
    assert s.view(None)["question"] == {**auction, "bid": 1, "bidder": 0, "passed": [1]}
    assert s.view(3)["question"]["most"] == 5


# The end of a turn.


@BOTH
def test_the_end_of_everybodys_turn_is_seen_as_it_is_foretold(title: str) -> None:
    s = situation(title, players=3, round=2, row={"1": "iron"}, options={"resignation": False})
    compared = 0
    for number, _ in enumerate(random_steps(s, 5, 600)):
        p = s.position
        if number % 5 or p.is_over:
            continue
        for seat, c in enumerate(p.perspective(None).view["civilizations"]):
            account = p.perspective(seat).telling["forecast"]
            assert (c["outlook"] is None) == (not account)
            if not account:
                continue
            rows = {row["label"]["message"].removeprefix("ages-rating-"): row for row in account[0]["rows"]}
            assert c["outlook"]["uprising"] == ("web-forecast-uprising" in rows)
            if c["outlook"]["uprising"]:
                assert (c["outlook"]["food"], c["outlook"]["resources"], c["outlook"]["missing"]) == (0, 0, 0)
                continue
            missing = c["outlook"]["missing"]
            assert ("note" in rows["food"]) == (missing > 0)
            assert c["outlook"]["food"] == change(rows["food"], c["food"]) - missing
            assert c["outlook"]["resources"] == change(rows["resources"], c["resources"])
            compared += 1
    assert compared > 100


def change(row: Sum, now: int) -> int:
    assert isinstance(row["value"], int)
    return row["value"] - now


def test_who_has_left_has_no_end_of_turn_to_look_forward_to() -> None:
    assert situation(NEW, players=3, p3={"left": True}).view(1)["civilizations"][2]["outlook"] is None
