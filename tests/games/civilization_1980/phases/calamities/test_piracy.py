"""Piracy (52.9)."""

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation

COASTAL = ["athens", "corinth", "knossos", "sparta", "troy"]
INLAND = ["gordium", "hattusas"]


def _pirates(ships: list[str], cities: list[str]) -> Situation:
    """Crete traded the card to Egypt; the game is played on all but the pink part of the board."""
    return struck(
        "crete",
        "egypt",
        "africa",
        "babylon",
        "assyria",
        crete={"tokens": {"phaestos": 3}, "ships": ships},
        egypt={"tokens": {"fayum": 20}, "cities": cities, "open": {"piracy": "crete"}},
        africa={"tokens": {"carthage": 4}, "cities": ["thapsus"], "ships": ["thapsus"]},
    )


@pytest.mark.rule("52.9-a")
def test_every_ship_of_the_trader_destroys_a_coastal_city_of_the_receiver() -> None:
    s = _pirates(["phaestos", "phaestos", "knossos"], COASTAL + INLAND)
    assert s.to_act() == ["crete"]
    assert s.refusal("crete", "done") == "52.9-a"
    assert s.refusal("crete", "plunder thapsus") == "52.9-a"
    assert s.refusal("egypt", "plunder athens") == "43-c"
    s.say("crete", "plunder athens", "plunder knossos", "plunder troy")
    assert is_resolved(s)
    assert s.cities("egypt") == ["corinth", "gordium", "hattusas", "sparta"]
    assert s.board("egypt") == {"fayum": 20}
    assert s.stock("egypt") == 36
    assert s.ships("crete") == ["phaestos", "phaestos", "knossos"]
    assert s.cities("africa") == ["thapsus"]
    assert {event.rule for event in s.told("city-lost")} == {"52.9-a"}


@pytest.mark.rule("52.9-a")
@pytest.mark.parametrize("ships", [1, 2, 3, 4])
def test_as_many_cities_fall_as_there_are_ships(ships: int) -> None:
    s = _pirates(["phaestos"] * ships, COASTAL)
    for city in COASTAL[:ships]:
        assert s.to_act() == ["crete"]
        s.say("crete", f"plunder {city}")
    assert is_resolved(s)
    assert s.cities("egypt") == COASTAL[ships:]


@pytest.mark.rule("52.9-b")
def test_without_ships_nothing_happens() -> None:
    s = _pirates([], COASTAL)
    assert is_resolved(s)
    assert s.cities("egypt") == COASTAL
    assert s.told("calamity-harmless")[0].rule == "52.9-b"


@pytest.mark.rule("52.9-b")
def test_no_more_cities_fall_than_there_are_at_the_coast() -> None:
    inland = ["gordium", "hattusas", "aleppo", "damascus", "hieraconpolis", "thebes"]
    s = _pirates(["phaestos"] * 4, ["athens", *inland])
    assert is_resolved(s), "nothing to choose"
    assert s.cities("egypt") == sorted(inland)


@pytest.mark.rule("52.9-b")
def test_without_coastal_cities_nothing_happens() -> None:
    s = _pirates(["phaestos"] * 4, INLAND)
    assert is_resolved(s)
    assert s.cities("egypt") == INLAND
    assert s.told("calamity-harmless")[0].rule == "52.9-b"


@pytest.mark.rule("52.9-c")
def test_a_city_at_a_lake_is_no_coastal_city() -> None:
    s = _pirates(["phaestos"] * 2, ["athens", "nineveh"])
    assert is_resolved(s)
    assert s.cities("egypt") == ["nineveh"]


@pytest.mark.rule("52.9-c")
def test_inland_cities_cannot_be_plundered() -> None:
    s = _pirates(["phaestos"], ["athens", "troy", "nineveh", "hattusas"])
    assert s.choices("crete") == ["plunder athens", "plunder troy"]
    assert s.refusal("crete", "plunder nineveh") == "52.9-c"
    assert s.refusal("crete", "plunder hattusas") == "52.9-c"


@pytest.mark.rule("52.9-d")
def test_without_a_ship_in_the_red_sea_its_cities_are_safe() -> None:
    s = _pirates(["phaestos"] * 3, ["athens", "petra", "ptolemais"])
    assert is_resolved(s)
    assert s.cities("egypt") == ["petra", "ptolemais"]


@pytest.mark.rule("52.9-d")
def test_a_ship_in_the_red_sea_destroys_one_city_there() -> None:
    s = _pirates(["phaestos", "phaestos", "sinai"], ["athens", "petra", "ptolemais"])
    s.say("crete", "plunder petra")
    assert is_resolved(s), "the other ships reach Athens only"
    assert s.cities("egypt") == ["ptolemais"]


@pytest.mark.rule("52.9-d")
def test_refused_cities_of_the_red_sea_are_explained() -> None:
    s = _pirates(["phaestos"], ["athens", "troy", "petra"])
    assert s.refusal("crete", "plunder petra") == "52.9-d"


@pytest.mark.rule("52.9-d")
def test_a_ship_in_the_red_sea_may_be_used_against_other_coasts() -> None:
    s = _pirates(["sinai"], ["athens", "petra", "ur"])
    assert sorted(s.choices("crete")) == ["plunder athens", "plunder petra", "plunder ur"]
    s.say("crete", "plunder ur")
    assert is_resolved(s)
    assert s.cities("egypt") == ["athens", "petra"]


@pytest.mark.rule("52.9-d")
def test_ships_elsewhere_strike_before_the_one_that_is_needed_in_the_red_sea() -> None:
    s = _pirates(["phaestos", "sinai"], ["athens", "troy", "petra"])
    s.say("crete", "plunder athens")
    assert sorted(s.choices("crete")) == ["plunder petra", "plunder troy"]
    s.say("crete", "plunder petra")
    assert is_resolved(s)
    assert s.cities("egypt") == ["troy"]
