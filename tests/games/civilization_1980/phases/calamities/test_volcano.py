"""Volcanic eruption or earthquake (52.2)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation

CARD = ["volcano-earthquake"]


@pytest.mark.rule("52.2-a")
def test_an_eruption_removes_every_unit_of_every_player_around_the_volcano_but_no_ship() -> None:
    s = struck(
        "italy",
        "crete",
        "illyria",
        italy={"tokens": {"tarquinii": 2}, "cities": ["syracuse"], "open": CARD},
        crete={"tokens": {"milazzo": 2, "palermo": 3}},
        illyria={"tokens": {"germania": 1}, "ships": ["milazzo"]},
    )
    assert is_resolved(s)
    assert s.cities("italy") == []
    assert s.board("italy") == {"tarquinii": 2}
    assert s.stock("italy") == 54
    assert s.board("crete") == {"palermo": 3}
    assert s.stock("crete") == 53
    assert s.board("illyria") == {"germania": 1}
    assert s.ships("illyria") == ["milazzo"]
    assert [(event.message, event.rule) for event in s.told("city-lost") + s.told("tokens-lost")] == [
        ("city-lost", "52.2-a"),
        ("tokens-lost", "52.2-a"),
    ]


@pytest.mark.rule("52.2-a")
def test_the_volcano_of_thera_touches_one_area_only() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"thera": 2, "knossos": 3}, "open": CARD},
        thrace={"tokens": {"thera": 1, "phaestos": 1}},
    )
    assert is_resolved(s)
    assert s.board("crete") == {"knossos": 3}
    assert s.board("thrace") == {"phaestos": 1}
    assert (s.stock("crete"), s.stock("thrace")) == (53, 55)


@pytest.mark.rule("52.2-a")
def test_another_players_units_at_a_volcano_do_not_make_it_erupt() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"knossos": 4}, "open": CARD},
        thrace={"tokens": {"odessus": 2}, "cities": ["thera"]},
    )
    assert is_resolved(s)
    assert s.cities("thrace") == ["thera"]
    assert s.board("crete") == {"knossos": 4}


def _near_two_volcanoes() -> Situation:
    return struck(
        "italy",
        "crete",
        "illyria",
        italy={"tokens": {"campania": 1, "tarquinii": 4}, "cities": ["syracuse", "sardinia"], "open": CARD},
        crete={"tokens": {"cumae": 2, "milazzo": 1, "thera": 1}},
        illyria={"tokens": {"germania": 1}},
    )


@pytest.mark.rule("52.2-b")
def test_a_victim_near_several_volcanoes_chooses_which_single_one_erupts() -> None:
    s = _near_two_volcanoes()
    assert s.to_act() == ["italy"]
    assert s.choices("italy") == ["erupt etna", "erupt vesuvius"]
    s.say("italy", "erupt vesuvius")
    assert is_resolved(s)
    assert s.board("italy") == {"tarquinii": 4}
    assert s.cities("italy") == ["sardinia", "syracuse"]
    assert s.board("crete") == {"milazzo": 1, "thera": 1}
    assert (s.stock("italy"), s.stock("crete")) == (52, 54)
    assert len(s.told("eruption")) == 1


@pytest.mark.rule("52.2-b")
def test_a_volcano_without_units_of_the_victim_cannot_be_chosen() -> None:
    s = _near_two_volcanoes()
    assert s.refusal("italy", "erupt thera-volcano") == "52.2-b"
    assert s.refusal("crete", "erupt etna") == "43-c"


@pytest.mark.rule("52.2-c")
def test_a_single_token_at_a_volcano_is_enough_and_spares_all_cities() -> None:
    cities = ["athens", "chalcis", "corinth", "knossos", "mycenae"]
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"thera": 1, "lesbos": 10}, "cities": cities, "open": CARD},
        thrace={"tokens": {"odessus": 2}, "cities": ["sparta"]},
    )
    assert is_resolved(s)
    assert s.cities("crete") == cities
    assert s.cities("thrace") == ["sparta"]
    assert s.board("crete") == {"lesbos": 10}
    assert s.stock("crete") == 46


@pytest.mark.rule("52.2-c")
def test_nobody_near_a_volcano_can_choose_an_earthquake_instead() -> None:
    s = _near_two_volcanoes()
    assert s.refusal("italy", "reduce sardinia") == "52.2-c"
    assert s.refusal("italy", "done") == "52.2-c"


def _earthquake(**crete: Any) -> Situation:
    return struck(
        "crete",
        "thrace",
        crete={
            "tokens": {"phaestos": 8},
            "cities": ["rhodes", "knossos", "sparta"],
            "stock": 10,
            "open": CARD,
            **crete,
        },
        thrace={"tokens": {"odessus": 8}, "cities": ["miletus", "byzantium", "corinth"], "stock": 10},
    )


@pytest.mark.rule("52.2-d")
@pytest.mark.parametrize(("cards", "tokens"), [([], 2), (["agriculture"], 3)])
def test_an_earthquake_reduces_one_city_of_the_victims_choice(cards: list[str], tokens: int) -> None:
    s = _earthquake(cards=cards)
    assert s.to_act() == ["crete"]
    assert sorted(s.choices("crete")) == ["reduce knossos", "reduce rhodes", "reduce sparta"]
    assert s.refusal("crete", "reduce miletus") == "52.2-d"
    assert s.refusal("crete", "done") == "52.2-d"
    s.say("crete", "reduce rhodes", "done")
    assert is_resolved(s)
    assert s.cities("crete") == ["knossos", "sparta"]
    assert s.board("crete") == {"phaestos": 8, "rhodes": tokens}
    assert s.stock("crete") == 10 - tokens
    assert s.told("city-reduced")[0].rule == "52.2-d"


@pytest.mark.rule("52.2-d")
def test_the_only_city_is_reduced_unasked() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"lesbos": 2}, "cities": ["rhodes"], "open": CARD},
        thrace={"tokens": {"odessus": 1}},
    )
    assert is_resolved(s)
    assert s.cities("crete") == []
    assert s.board("crete") == {"lesbos": 2, "rhodes": 2}


@pytest.mark.rule("52.2-d")
def test_a_victim_without_volcano_and_city_suffers_nothing() -> None:
    s = struck(
        "crete",
        "thrace",
        crete={"tokens": {"rhodes": 2}, "open": CARD},
        thrace={"tokens": {"odessus": 2}, "cities": ["miletus"]},
    )
    assert is_resolved(s)
    assert s.board("crete") == {"rhodes": 2}
    assert s.cities("thrace") == ["miletus"]
    assert s.told("calamity-harmless")[0].rule == "52.2-d"


@pytest.mark.rule("52.2-e")
def test_a_neighbouring_city_across_the_water_may_be_reduced_too() -> None:
    s = _earthquake()
    s.say("crete", "reduce rhodes")
    assert s.to_act() == ["crete"]
    assert s.choices("crete") == ["strike miletus", "done"]
    assert s.refusal("crete", "strike byzantium") == "52.2-e"
    assert s.refusal("crete", "strike knossos") == "52.2-e"
    s.say("crete", "strike miletus")
    assert is_resolved(s)
    assert s.cities("thrace") == ["byzantium", "corinth"]
    assert s.board("thrace") == {"odessus": 8, "miletus": 1}
    assert s.stock("thrace") == 9
    assert s.cities("crete") == ["knossos", "sparta"]
    assert [event.rule for event in s.told("city-reduced")] == ["52.2-d", "52.2-e"]


@pytest.mark.rule("52.2-e")
def test_the_neighbour_may_be_spared() -> None:
    s = _earthquake()
    s.say("crete", "reduce rhodes", "done")
    assert is_resolved(s)
    assert s.cities("thrace") == ["byzantium", "corinth", "miletus"]
    assert s.stock("thrace") == 10


@pytest.mark.rule("52.2-e")
def test_a_neighbour_across_a_land_border_counts_as_well() -> None:
    s = _earthquake()
    s.say("crete", "reduce sparta", "strike corinth")
    assert is_resolved(s)
    assert s.cities("thrace") == ["byzantium", "miletus"]
    assert s.board("thrace") == {"odessus": 8, "corinth": 2}


@pytest.mark.rule("52.2-e")
def test_without_a_neighbouring_city_of_others_nothing_is_asked() -> None:
    s = _earthquake()
    s.say("crete", "reduce knossos")
    assert is_resolved(s)
    assert s.cities("crete") == ["rhodes", "sparta"]
    assert s.cities("thrace") == ["byzantium", "corinth", "miletus"]
