"""Flood (52.3)."""

from typing import Any

import pytest

from tests.games.civilization_1980.disaster import is_resolved, struck
from tests.games.civilization_1980.situation import Situation

FIVE = ("africa", "crete", "assyria", "babylon", "egypt")


def _flooded(babylon: dict[str, Any], **others: Any) -> Situation:
    """Babylon is the victim; the game is played on the beige, green and yellow parts of the board."""
    return struck(*FIVE, babylon={"open": ["flood"], **babylon}, **others)


@pytest.mark.rule("52.3-a")
def test_the_victim_loses_seventeen_units_of_his_choice_on_the_flood_plain() -> None:
    s = _flooded({"tokens": {"sumeria": 5, "mesopotamia": 4, "mari": 20}, "cities": ["ur", "charax"]})
    assert s.to_act() == ["babylon"]
    assert s.refusal("babylon", "lose 5 mari") == "52.3-a"
    assert s.refusal("babylon", "done") == "52.3-a"
    s.say("babylon", "lose-city ur", "lose-city charax", "lose 4 sumeria")
    assert s.refusal("babylon", "lose 4 mesopotamia") == "52.1-d"
    s.say("babylon", "lose 3 mesopotamia")
    assert is_resolved(s)
    assert s.board("babylon") == {"sumeria": 1, "mesopotamia": 1, "mari": 20}
    assert s.cities("babylon") == []
    assert s.stock("babylon") == 56 - 22


@pytest.mark.rule("52.3-a")
@pytest.mark.parametrize(
    ("in_sumeria", "in_mesopotamia", "is_asked"), [(6, 0, False), (10, 7, False), (10, 8, True), (18, 0, False)]
)
def test_who_has_no_more_than_seventeen_units_there_loses_them_all_unasked(
    in_sumeria: int, in_mesopotamia: int, is_asked: bool
) -> None:
    s = _flooded({"tokens": {"sumeria": in_sumeria, "mesopotamia": in_mesopotamia, "mari": 20}})
    assert (s.to_act() == ["babylon"] and s.asks() == "Losses") == is_asked
    if is_asked:
        assert s.refusal("babylon", "lose 1 mari") == "52.3-a"
        s.say("babylon", "lose 10 sumeria")
    assert is_resolved(s)
    assert s.tokens("babylon", "mari") == 20
    assert sum(s.board("babylon").values()) == 20 + max(0, in_sumeria + in_mesopotamia - 17)


@pytest.mark.rule("52.3-b")
def test_a_city_on_a_black_site_of_the_plain_stands() -> None:
    s = _flooded({"tokens": {"sumeria": 3, "mari": 6}, "cities": ["babylon-city", "susa"]})
    assert is_resolved(s)
    assert s.cities("babylon") == ["susa"]
    assert s.board("babylon") == {"mari": 6}
    assert s.stock("babylon") == 50


@pytest.mark.rule("52.3-b")
def test_a_city_without_a_printed_site_is_not_flooded_either() -> None:
    s = _flooded({"tokens": {"sumeria": 3, "mari": 6}, "cities": ["mesopotamia"]})
    assert is_resolved(s)
    assert s.cities("babylon") == ["mesopotamia"]
    assert s.board("babylon") == {"mari": 6}


@pytest.mark.rule("52.3-b")
def test_a_dry_city_cannot_be_given_for_the_loss() -> None:
    s = _flooded({"tokens": {"sumeria": 10, "mesopotamia": 9, "mari": 6}, "cities": ["susa", "nineveh", "ur"]})
    assert s.refusal("babylon", "lose-city susa") == "52.3-b"
    assert s.refusal("babylon", "lose-city nineveh") == "52.3-a"
    assert s.allows("babylon", "lose-city ur")


@pytest.mark.rule("52.3-c")
def test_the_victim_divides_ten_units_among_the_others_and_they_choose_their_own() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2, "mari": 1}},
        assyria={"tokens": {"sumeria": 5, "mesopotamia": 3, "media": 2}},
        crete={"tokens": {"mesopotamia": 6}},
        egypt={"tokens": {"memphis": 9}},
    )
    assert s.to_act() == ["babylon"]
    assert s.board("babylon") == {"mari": 1}
    assert s.refusal("babylon", "demand 3 assyria") == "52.3-c"
    assert s.refusal("babylon", "demand 9 assyria") == "52.3-c"
    assert s.refusal("babylon", "demand 1 egypt") == "52.3-c"
    assert s.refusal("babylon", "demand 1 babylon") == "52.3-c"
    assert s.refusal("babylon", "demand 1 thrace") == "52.3-c"
    assert s.refusal("babylon", "done") == "52.3-c"
    s.say("babylon", "demand 4 assyria")
    assert s.board("crete") == {}, "the other six fall to Crete, the only one left"
    assert s.to_act() == ["assyria"]
    assert s.refusal("assyria", "lose 1 media") == "52.3-c"
    s.say("assyria", "lose 1 sumeria", "lose 3 mesopotamia")
    assert is_resolved(s)
    assert s.board("assyria") == {"sumeria": 4, "media": 2}
    assert s.board("egypt") == {"memphis": 9}
    assert (s.stock("assyria"), s.stock("crete"), s.stock("egypt")) == (50, 56, 47)


@pytest.mark.rule("52.3-c")
def test_eleven_units_of_the_others_together_are_too_many() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2}},
        assyria={"tokens": {"sumeria": 8}},
        crete={"tokens": {"mesopotamia": 6}},
        africa={"tokens": {"mesopotamia": 4}},
    )
    s.say("babylon", "demand 5 assyria")
    assert s.to_act() == ["babylon"]
    assert s.refusal("babylon", "demand 6 crete") == "52.3-c"
    assert s.refusal("babylon", "demand 3 assyria") == "52.3-c"
    assert s.refusal("babylon", "done") == "52.3-c"
    s.say("babylon", "demand 5 crete")
    assert is_resolved(s)
    assert s.board("assyria") == {"sumeria": 3}
    assert s.board("crete") == {"mesopotamia": 1}
    assert s.board("africa") == {"mesopotamia": 4}


@pytest.mark.rule("52.3-c")
@pytest.mark.parametrize(("in_mesopotamia", "is_asked"), [(3, False), (4, False), (5, True)])
def test_up_to_ten_units_of_the_others_are_all_lost_unasked(in_mesopotamia: int, is_asked: bool) -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2}},
        assyria={"tokens": {"sumeria": 6}},
        crete={"tokens": {"mesopotamia": in_mesopotamia}},
    )
    assert (s.to_act() == ["babylon"] and s.asks() == "Demands") == is_asked
    assert s.board("assyria") == ({"sumeria": 6} if is_asked else {})


@pytest.mark.rule("52.3-c")
def test_a_neighbour_never_loses_more_than_was_demanded_of_him() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2}},
        assyria={"tokens": {"media": 4}, "cities": ["ur", "babylon-city"]},
        crete={"tokens": {"mesopotamia": 6}},
    )
    s.say("babylon", "demand 9 assyria")
    assert s.to_act() == ["assyria"]
    assert s.choices("assyria") == ["lose-city babylon-city", "lose-city ur"]
    s.say("assyria", "lose-city ur")
    assert is_resolved(s)
    assert s.cities("assyria") == ["babylon-city"]
    assert s.board("crete") == {"mesopotamia": 5}


@pytest.mark.rule("52.3-d")
def test_a_victim_with_engineering_loses_seven_units_at_most() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 5, "mesopotamia": 4, "mari": 4}, "cities": ["ur", "charax"], "cards": ["engineering"]}
    )
    s.say("babylon", "lose-city ur")
    assert s.refusal("babylon", "lose-city charax") == "52.1-d"
    assert s.refusal("babylon", "lose 3 sumeria") == "52.1-d"
    s.say("babylon", "lose 2 sumeria")
    assert is_resolved(s)
    assert s.board("babylon") == {"sumeria": 3, "mesopotamia": 4, "mari": 4}
    assert s.cities("babylon") == ["charax"]


@pytest.mark.rule("52.3-d")
@pytest.mark.parametrize(("tokens", "left"), [(6, 0), (7, 0), (8, 1), (17, 10)])
def test_engineering_is_a_maximum_of_seven(tokens: int, left: int) -> None:
    s = _flooded({"tokens": {"sumeria": tokens}, "cards": ["engineering"]})
    assert is_resolved(s)
    assert s.tokens("babylon", "sumeria") == left


@pytest.mark.rule("52.3-d")
def test_engineering_costs_one_city_when_two_would_exceed_seven_units() -> None:
    s = _flooded({"tokens": {"mari": 4}, "cities": ["ur", "charax"], "cards": ["engineering"]})
    s.say("babylon", "lose-city charax")
    assert is_resolved(s)
    assert s.cities("babylon") == ["ur"]
    assert s.board("babylon") == {"mari": 4}


@pytest.mark.rule("52.3-d")
def test_of_a_neighbour_with_engineering_no_more_than_seven_units_can_be_demanded() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2}},
        assyria={"tokens": {"sumeria": 9}, "cards": ["engineering"]},
        crete={"tokens": {"mesopotamia": 9}},
    )
    assert s.refusal("babylon", "demand 8 assyria") == "52.3-d"
    assert s.refusal("babylon", "demand 2 crete") == "52.3-c", "seven at most from the other leave three"
    s.say("babylon", "demand 7 assyria")
    assert is_resolved(s)
    assert s.board("assyria") == {"sumeria": 2}
    assert s.board("crete") == {"mesopotamia": 6}


@pytest.mark.rule("52.3-d")
@pytest.mark.parametrize(("units", "rule"), [(7, "52.3-c"), (8, "52.3-d")])
def test_seven_units_that_a_neighbour_with_engineering_lacks_are_not_its_engineers_doing(units: int, rule: str) -> None:
    s = _flooded(
        {"tokens": {"sumeria": 2}},
        assyria={"tokens": {"sumeria": 5}, "cards": ["engineering"]},
        crete={"tokens": {"mesopotamia": 9}},
    )
    assert s.refusal("babylon", f"demand {units} assyria") == rule
    s.say("babylon", "demand 5 assyria")
    assert is_resolved(s)
    assert s.board("assyria") == {}
    assert s.board("crete") == {"mesopotamia": 4}


@pytest.mark.rule("52.3-d")
def test_a_lone_neighbour_with_engineering_keeps_all_but_seven() -> None:
    s = _flooded({"tokens": {"sumeria": 2}}, assyria={"tokens": {"sumeria": 9}, "cards": ["engineering"]})
    assert is_resolved(s)
    assert s.board("assyria") == {"sumeria": 2}


@pytest.mark.rule("52.3-e")
def test_without_units_on_any_plain_nobody_suffers_but_the_card_is_used_up() -> None:
    s = _flooded(
        {"tokens": {"mari": 10}, "cities": ["nineveh", "susa"], "open": {"flood": None, "civil-war": None}},
        assyria={"tokens": {"sumeria": 5}},
    )
    assert is_resolved(s)
    assert s.board("babylon") == {"mari": 10}
    assert s.cities("babylon") == ["nineveh", "susa"]
    assert s.board("assyria") == {"sumeria": 5}
    assert s.stack(3)[-1] == "flood"
    assert [event.rule for event in s.told("calamity-harmless")] == ["52.3-e", "52.5-a"]


@pytest.mark.rule("52.3-e")
def test_a_flood_without_effect_counts_as_one_of_two_calamities() -> None:
    s = _flooded(
        {
            "tokens": {"mari": 10},
            "cities": ["nineveh", "susa"],
            "open": {"flood": None, "civil-war": None, "iconoclasm": "assyria"},
        },
    )
    assert is_resolved(s)
    assert s.cities("babylon") == ["nineveh", "susa"]
    assert s.stack(8)[-1] == "iconoclasm"


@pytest.mark.rule("52.3-f")
@pytest.mark.parametrize(
    ("nile", "tigris", "left"),
    [(4, 9, {"memphis": 4}), (9, 4, {"sumeria": 4}), (8, 9, {"memphis": 8}), (20, 19, {"memphis": 3, "sumeria": 19})],
)
def test_only_the_plain_with_most_units_of_the_victim_is_flooded(nile: int, tigris: int, left: dict[str, int]) -> None:
    s = _flooded({"tokens": {"memphis": nile, "sumeria": tigris}})
    assert is_resolved(s)
    assert s.board("babylon") == left


@pytest.mark.rule("52.3-f")
def test_units_are_weighed_with_their_cities_and_others_lose_on_the_same_plain_only() -> None:
    s = _flooded(
        {"tokens": {"sumeria": 4, "mari": 2}, "cities": ["memphis"]},
        egypt={"tokens": {"fayum": 3}},
        assyria={"tokens": {"sumeria": 3}},
    )
    assert is_resolved(s)
    assert s.cities("babylon") == []
    assert s.board("babylon") == {"sumeria": 4, "mari": 2}
    assert s.board("egypt") == {}
    assert s.board("assyria") == {"sumeria": 3}


@pytest.mark.rule("52.3-f")
def test_between_plains_with_equally_many_units_the_victim_chooses() -> None:
    s = _flooded({"tokens": {"memphis": 6, "sumeria": 6}}, egypt={"tokens": {"tanis": 2}})
    assert s.to_act() == ["babylon"]
    assert s.choices("babylon") == ["flood nile", "flood tigris-euphrates"]
    assert s.refusal("babylon", "flood po") == "52.3-f"
    assert s.refusal("babylon", "done") == "52.3-f"
    s.say("babylon", "flood nile")
    assert is_resolved(s)
    assert s.board("babylon") == {"sumeria": 6}
    assert s.board("egypt") == {}
    assert s.told("flooded")[0].arguments == {"seat": s.seat("babylon"), "plain": "flood-plain-nile"}
