"""Epidemic, and what Medicine does against it (52.6, 53.12)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation


def _epidemic(thrace: dict[str, Any], **others: Any) -> Situation:
    """Thrace got the card from Asia; Crete and Assyria may have to share."""
    return struck("thrace", "crete", "asia", "assyria", thrace={"open": {"epidemic": "asia"}, **thrace}, **others)


@pytest.mark.rule("52.6-a")
def test_the_receiver_loses_sixteen_units_and_empties_no_area() -> None:
    s = _epidemic({"tokens": {"odessus": 10, "byzantium": 8, "lesbos": 4, "lemnos": 1}})
    assert s.to_act() == ["thrace"]
    assert s.refusal("thrace", "lose 10 odessus") == "52.6-a"
    assert s.refusal("thrace", "lose 1 lemnos") == "52.6-a"
    assert s.refusal("thrace", "lose 1 knossos") == "52.6-a"
    assert s.refusal("thrace", "done") == "52.6-a"
    s.say("thrace", "lose 9 odessus", "lose 5 byzantium")
    assert s.refusal("thrace", "lose 3 lesbos") == "52.1-d"
    s.say("thrace", "lose 2 lesbos")
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 1, "byzantium": 3, "lesbos": 2, "lemnos": 1}
    assert s.stock("thrace") == 56 - 7


@pytest.mark.rule("52.6-a")
@pytest.mark.parametrize(
    ("tokens", "left"),
    [
        ({"odessus": 1}, {"odessus": 1}),
        ({"odessus": 9, "byzantium": 8}, {"odessus": 1, "byzantium": 1}),
        ({"odessus": 9, "byzantium": 9}, {"odessus": 1, "byzantium": 1}),
        ({"odessus": 17}, {"odessus": 1}),
        ({"odessus": 18}, {"odessus": 2}),
    ],
)
def test_who_has_no_more_to_lose_is_left_with_one_token_in_each_area(
    tokens: dict[str, int], left: dict[str, int]
) -> None:
    s = _epidemic({"tokens": tokens})
    assert is_resolved(s)
    assert s.board("thrace") == left
    assert s.stock("thrace") == 56 - sum(left.values())


@pytest.mark.rule("52.6-a")
def test_tokens_of_other_players_in_the_area_do_not_let_it_be_emptied() -> None:
    s = _epidemic(
        {"tokens": {"odessus": 3, "byzantium": 14}},
        asia={"tokens": {"odessus": 2}},
    )
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 1, "byzantium": 1}
    assert s.board("asia") == {"odessus": 2}


@pytest.mark.rule("52.6-b")
def test_a_lost_city_counts_four_units_and_leaves_one_token() -> None:
    cities = ["athens", "corinth", "sparta", "troy"]
    tokens = {"odessus": 5, "byzantium": 5, "lesbos": 5, "lemnos": 5}
    s = _epidemic({"tokens": tokens, "cities": cities})
    for city in cities:
        s.say("thrace", f"lose-city {city}")
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.board("thrace") == {**tokens, **dict.fromkeys(cities, 1)}
    assert s.stock("thrace") == 56 - 24
    assert {event.rule for event in s.told("city-lost")} == {"52.6-b"}


@pytest.mark.rule("52.6-b")
def test_a_fifth_city_would_be_too_much() -> None:
    cities = ["athens", "chalcis", "corinth", "sparta", "troy"]
    s = _epidemic({"tokens": {"odessus": 12}, "cities": cities})
    s.say("thrace", "lose-city athens", "lose-city chalcis", "lose-city corinth", "lose 1 odessus")
    assert s.refusal("thrace", "lose-city sparta") == "52.1-d"
    s.say("thrace", "lose 3 odessus")
    assert is_resolved(s)
    assert s.cities("thrace") == ["sparta", "troy"]
    assert s.board("thrace") == {"odessus": 8, "athens": 1, "chalcis": 1, "corinth": 1}


@pytest.mark.rule("52.6-b")
def test_the_smallest_excess_is_lost_where_the_loss_cannot_be_met_exactly() -> None:
    s = _epidemic(
        {
            "tokens": {"odessus": 1, "byzantium": 2, "lesbos": 1},
            "cities": ["athens", "chalcis", "corinth"],
            "cards": ["medicine"],
        }
    )
    assert s.refusal("thrace", "lose 1 byzantium") == "52.1-d", "two cities and a token are nine, three cities twelve"
    s.say("thrace", "lose-city athens", "lose-city chalcis", "lose-city corinth")
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.board("thrace") == {"odessus": 1, "byzantium": 2, "lesbos": 1, "athens": 1, "chalcis": 1, "corinth": 1}


@pytest.mark.rule("52.6-b", "65.1-a")
def test_a_city_leaves_no_token_where_there_is_none_in_stock_and_the_owner_says_where() -> None:
    s = _epidemic({"tokens": {"odessus": 1}, "stock": 1, "cities": ["athens", "troy"]})
    assert s.choices("thrace") == ["lose-city athens", "lose-city troy"]
    s.say("thrace", "lose-city troy")
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.board("thrace") == {"odessus": 1, "troy": 1}
    assert s.stock("thrace") == 0
    assert [event.rule for event in s.told("city-lost")] == ["52.6-b", "65.1-a"]


@pytest.mark.rule("52.6-b")
def test_lost_tokens_are_back_in_stock_before_cities_need_them() -> None:
    s = _epidemic({"tokens": {"odessus": 3, "lesbos": 1}, "stock": 0, "cities": ["athens", "troy"]})
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 1, "lesbos": 1, "athens": 1, "troy": 1}
    assert s.stock("thrace") == 0


def _spreading(thrace: dict[str, Any] | None = None, **more: dict[str, Any]) -> Situation:
    """Four neighbours with fifteen tokens in one area and a city each; Illyria drew the card."""
    neighbour = {"tokens": {"lesbos": 15}}
    nations = ("illyria", "thrace", "crete", "asia", "babylon", "egypt")
    entries = {
        nation: {**neighbour, "cities": [city], **more.get(nation, {})}
        for nation, city in zip(nations, ["tyras", "", "knossos", "hattusas", "susa", "memphis"], strict=True)
        if city
    }
    receiver = {"tokens": {"odessus": 1}, "open": {"epidemic": "illyria"}, **(thrace or {})}
    return struck(*nations, **{**entries, "thrace": receiver})


@pytest.mark.rule("52.6-c")
def test_the_receiver_spreads_twentyfive_units_at_most_ten_for_each() -> None:
    s = _spreading()
    assert s.to_act() == ["thrace"]
    assert s.refusal("thrace", "demand 11 crete") == "52.6-c"
    assert s.refusal("thrace", "demand 1 thrace") == "52.6-c"
    s.say("thrace", "demand 10 crete", "demand 10 asia")
    assert s.refusal("thrace", "demand 6 babylon") == "52.6-c"
    assert s.refusal("thrace", "demand 1 crete") == "52.6-c"
    s.say("thrace", "demand 5 babylon")
    assert s.to_act() == ["crete"]
    s.say("crete", "lose-city knossos")
    s.say("asia", "lose 10 lesbos")
    assert s.refusal("babylon", "lose 6 lesbos") == "52.1-d"
    s.say("babylon", "lose 5 lesbos")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 9, "knossos": 1}
    assert s.board("asia") == {"lesbos": 5}
    assert s.board("babylon") == {"lesbos": 10}
    assert s.board("egypt") == {"lesbos": 15}
    assert [s.cities(nation) for nation in ("crete", "asia", "babylon", "egypt")] == [
        [],
        ["hattusas"],
        ["susa"],
        ["memphis"],
    ]


@pytest.mark.rule("52.6-c")
def test_spreading_is_up_to_the_receiver() -> None:
    s = _spreading()
    s.say(
        "thrace",
        "demand 1 egypt",
        "done",
    )
    s.say("egypt", "lose 1 lesbos")
    assert is_resolved(s)
    assert s.board("egypt") == {"lesbos": 14}
    assert s.board("crete") == s.board("asia") == s.board("babylon") == {"lesbos": 15}


@pytest.mark.rule("52.6-c")
def test_others_empty_no_area_either_and_their_cities_count_four() -> None:
    s = _epidemic(
        {"tokens": {"odessus": 1}},
        crete={"tokens": {"knossos": 3, "lesbos": 3}, "cities": ["sparta"]},
    )
    assert s.refusal("thrace", "demand 9 crete") == "52.6-c", "two tokens, two tokens and a city are eight"
    s.say("thrace", "demand 7 crete")
    assert s.to_act() == ["crete"]
    assert s.refusal("crete", "lose 3 knossos") == "52.6-a"
    s.say("crete", "lose 2 knossos", "lose-city sparta")
    assert is_resolved(s)
    assert s.board("crete") == {"knossos": 1, "lesbos": 2, "sparta": 1}
    assert s.cities("crete") == []


@pytest.mark.rule("52.6-c")
@pytest.mark.parametrize(("demanded", "cities"), [(3, 1), (4, 1), (7, 2), (8, 2)])
def test_others_lose_whole_cities_for_what_was_demanded(demanded: int, cities: int) -> None:
    tokens = {"lesbos": 1, "lemnos": 1, "delphi": 1, "thessaly": 1}
    s = _epidemic({"tokens": {"odessus": 1}}, crete={"tokens": tokens, "cities": ["sparta", "troy"]})
    s.say("thrace", f"demand {demanded} crete")
    if cities == 1:
        s.say("crete", "lose-city sparta")
    assert is_resolved(s)
    assert s.cities("crete") == ["sparta", "troy"][cities:]
    assert s.board("crete") == {**tokens, **dict.fromkeys(["sparta", "troy"][:cities], 1)}


@pytest.mark.rule("52.6-d")
def test_the_player_who_drew_the_card_is_immune() -> None:
    s = _spreading()
    assert s.refusal("thrace", "demand 5 illyria") == "52.6-d"
    assert not any("illyria" in choice for choice in s.choices("thrace"))


@pytest.mark.rule("52.6-d")
def test_with_two_players_nobody_but_the_receiver_is_affected() -> None:
    s = struck(
        "thrace",
        "crete",
        thrace={"tokens": {"odessus": 10}, "open": {"epidemic": "crete"}},
        crete={"tokens": {"knossos": 10}},
    )
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": 1}
    assert s.board("crete") == {"knossos": 10}


@pytest.mark.rule("52.6-e")
def test_medicine_lowers_the_loss_to_eleven_and_for_others_to_five() -> None:
    s = _epidemic(
        {"tokens": {"odessus": 20}, "cards": ["medicine"]},
        crete={"tokens": {"lesbos": 15}, "cards": ["medicine"]},
        assyria={"tokens": {"lemnos": 15}},
    )
    assert s.board("thrace") == {"odessus": 9}
    s.say("thrace", "demand 10 crete", "demand 10 assyria")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 10}
    assert s.board("assyria") == {"lemnos": 5}
    assert (s.stock("thrace"), s.stock("crete"), s.stock("assyria")) == (47, 46, 51)


@pytest.mark.rule("52.6-e")
@pytest.mark.parametrize(("cards", "left"), [([], 4), (["medicine"], 9)])
def test_the_receiver_loses_sixteen_without_and_eleven_with_medicine(cards: list[str], left: int) -> None:
    s = _epidemic({"tokens": {"odessus": 20}, "cards": cards})
    assert is_resolved(s)
    assert s.board("thrace") == {"odessus": left}


@pytest.mark.rule("53.12-a")
@pytest.mark.parametrize(("assigned", "lost"), [(1, 1), (4, 4), (5, 5), (6, 5), (8, 5), (10, 5)])
def test_medicine_is_a_maximum_of_five_and_no_deduction_for_other_players(assigned: int, lost: int) -> None:
    s = _epidemic({"tokens": {"odessus": 1}}, crete={"tokens": {"lesbos": 15}, "cards": ["medicine"]})
    s.say("thrace", f"demand {assigned} crete")
    assert is_resolved(s)
    assert s.board("crete") == {"lesbos": 15 - lost}
    assert s.stock("crete") == 41 + lost
