"""Iconoclasm and Heresy (52.8)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation

CITIES = ["athens", "chalcis", "corinth", "mycenae", "sparta", "troy"]


def _heresy(thrace: dict[str, Any], **others: Any) -> Situation:
    """Thrace got the card from Asia; Crete and Assyria may have to share."""
    receiver = {"tokens": {"lesbos": 12}, "open": {"iconoclasm": "asia"}, **thrace}
    return struck("thrace", "crete", "asia", "assyria", thrace=receiver, **others)


@pytest.mark.rule("52.8-a")
def test_the_receiver_reduces_four_cities_of_his_choice() -> None:
    s = _heresy({"cities": CITIES})
    assert s.to_act() == ["thrace"]
    assert s.refusal("thrace", "done") == "52.8-a"
    s.say("thrace", "reduce athens", "reduce chalcis", "reduce sparta", "reduce troy")
    assert is_resolved(s)
    assert s.cities("thrace") == ["corinth", "mycenae"]
    assert s.board("thrace") == {"lesbos": 12, "athens": 2, "chalcis": 2, "sparta": 1, "troy": 2}
    assert s.stock("thrace") == 56 - 19
    assert {event.rule for event in s.told("city-reduced")} == {"52.8-a"}


@pytest.mark.rule("52.8-a")
@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_who_has_four_cities_or_fewer_reduces_them_all_unasked(count: int) -> None:
    s = _heresy({"cities": CITIES[:count]})
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert sorted(s.board("thrace")) == sorted([*CITIES[:count], "lesbos"])


@pytest.mark.rule("52.8-a", "65.1-a")
def test_where_stock_does_not_suffice_the_owner_chooses_which_cities_leave_tokens() -> None:
    s = _heresy({"cities": ["athens", "corinth", "sparta"], "stock": 3})
    assert s.to_act() == ["thrace"]
    s.say("thrace", "reduce corinth")
    assert s.to_act() == ["thrace"], "one token is left for two cities"
    s.say("thrace", "reduce sparta")
    assert is_resolved(s)
    assert s.cities("thrace") == []
    assert s.board("thrace") == {"lesbos": 12, "corinth": 2, "sparta": 1}
    assert s.stock("thrace") == 0
    assert [(event.message, event.rule) for event in s.events if event.message in ("city-reduced", "city-removed")] == [
        ("city-reduced", "52.8-a"),
        ("city-reduced", "52.8-a"),
        ("city-removed", "65.1-a"),
    ]


@pytest.mark.rule("52.8-b")
@pytest.mark.parametrize(
    ("cards", "reduced"),
    [([], 4), (["law"], 3), (["law", "philosophy"], 2), (["philosophy"], 2), (["law", "democracy"], 3)],
)
def test_with_law_three_and_with_philosophy_two_cities_are_reduced(cards: list[str], reduced: int) -> None:
    s = _heresy({"cities": CITIES, "cards": cards})
    for city in CITIES[:reduced]:
        assert s.to_act() == ["thrace"]
        s.say("thrace", f"reduce {city}")
    assert is_resolved(s)
    assert s.cities("thrace") == CITIES[reduced:]


def _neighbours(crete: dict[str, Any] | None = None, assyria: dict[str, Any] | None = None) -> Situation:
    return _heresy(
        {},
        crete={"tokens": {"lemnos": 10}, "cities": ["knossos", "phaestos", "rhodes", "thera"], **(crete or {})},
        assyria={"tokens": {"media": 10}, "cities": ["nineveh", "mari"], **(assyria or {})},
        asia={"tokens": {"galatia": 4}, "cities": ["hattusas"]},
    )


@pytest.mark.rule("52.8-c")
def test_both_further_cities_may_be_demanded_of_one_player_who_chooses_them() -> None:
    s = _neighbours()
    assert s.to_act() == ["thrace"]
    s.say("thrace", "demand 2 crete")
    assert s.to_act() == ["crete"]
    assert s.refusal("crete", "reduce nineveh") == "52.8-c"
    assert s.refusal("crete", "done") == "52.8-c"
    s.say("crete", "reduce knossos", "reduce thera")
    assert is_resolved(s)
    assert s.cities("crete") == ["phaestos", "rhodes"]
    assert s.board("crete") == {"lemnos": 10, "knossos": 3, "thera": 2}
    assert s.stock("crete") == 41
    assert s.cities("assyria") == ["mari", "nineveh"]
    assert {event.rule for event in s.told("city-reduced")} == {"52.8-c"}


@pytest.mark.rule("52.8-c")
def test_the_two_cities_may_be_demanded_of_two_players_the_trader_included() -> None:
    s = _neighbours()
    s.say("thrace", "demand 1 assyria", "demand 1 asia")
    assert s.cities("asia") == [], "his only city needs no choice"
    s.say("assyria", "reduce mari")
    assert is_resolved(s)
    assert s.cities("assyria") == ["nineveh"]
    assert s.cities("crete") == ["knossos", "phaestos", "rhodes", "thera"]


@pytest.mark.rule("52.8-c")
def test_three_cities_are_too_many() -> None:
    s = _neighbours()
    assert s.refusal("thrace", "demand 3 crete") == "52.8-c"
    assert s.refusal("thrace", "demand 2 asia") == "52.8-c", "he has but one"
    s.say("thrace", "demand 1 crete")
    assert s.refusal("thrace", "demand 2 assyria") == "52.8-c"
    s.say("thrace", "demand 1 assyria")
    assert s.asks() == "Reductions"


@pytest.mark.rule("52.8-c")
def test_the_receiver_may_demand_one_city_or_none() -> None:
    s = _neighbours()
    s.say("thrace", "done")
    assert is_resolved(s)
    assert len(s.cities("crete")) == 4
    s = _neighbours()
    s.say("thrace", "demand 1 crete", "done")
    s.say("crete", "reduce rhodes")
    assert is_resolved(s)
    assert s.cities("crete") == ["knossos", "phaestos", "thera"]


@pytest.mark.rule("52.8-d")
def test_law_allows_one_city_and_philosophy_none_to_be_demanded() -> None:
    five = ["knossos", "phaestos", "rhodes", "thera", "salamis"]
    s = _neighbours(
        {"cards": ["law"], "cities": five},
        {"cards": ["law", "philosophy"], "cities": ["nineveh", "mari", "sidon", "tyre", "carrhae"]},
    )
    assert s.refusal("thrace", "demand 2 crete") == "52.8-d"
    assert s.refusal("thrace", "demand 1 assyria") == "52.8-d"
    assert s.refusal("thrace", "demand 6 assyria") == "52.8-c", "he has but five"
    s.say("thrace", "demand 1 crete", "done")
    s.say("crete", "reduce salamis")
    assert is_resolved(s)
    assert s.cities("crete") == sorted(five[:-1])
    assert len(s.cities("assyria")) == 5


@pytest.mark.rule("52.8-d")
def test_philosophy_protects_even_without_law() -> None:
    s = _neighbours({"cards": ["philosophy"]})
    assert s.refusal("thrace", "demand 1 crete") == "52.8-d"
    assert s.refusal("thrace", "demand 2 crete") == "52.8-d"
