"""Industry cards: where cities may stand, what wonders cost and how they are paid, and who builds better."""

from typing import Any

import pytest

from tests.games.new_dawn.automa import built
from tests.games.new_dawn.situation import Situation, flower, in_slot, row, situation

NO_WONDERS = built()
PIECES = dict[str, Any]


def settling(card: str, slot: int, letters: str, entry: PIECES | None = None, **scenario: Any) -> Situation:
    """Player 1, with a control token on 1.0, is resolving an industry card in a slot; there are no wonders to build."""
    own = {"tokens": ["1.0"], "row": in_slot(card, slot), **(entry or {})}
    s = row(letters, own, **{"wonders": NO_WONDERS, **scenario})
    s.play(f"resolve {slot}")
    return s


def working(
    slot: int,
    wonders: dict[str, Any],
    entry: PIECES | None = None,
    card: str = "pottery",
    letters: str = "G W",
    **scenario: Any,
) -> Situation:
    """Player 1, with the capital on 1.0, is resolving an industry card with which only wonders can be built."""
    own = {"capital": "1.0", "row": in_slot(card, slot), **(entry or {})}
    s = row(letters, own, wonders=wonders, **scenario)
    s.play(f"resolve {slot}")
    return s


def is_over(s: Situation) -> bool:
    """Whether the turn of player 1 is over."""
    return (s.question, s.asked) == ("Choosing", [2])


# Where a city may be built.


@pytest.mark.rule("R6.7-a")
@pytest.mark.parametrize(("slot", "sites"), [(1, ["1.0", "1.1"]), (2, ["1.0", "1.1", "1.2"])])
def test_a_city_is_built_within_range_on_terrain_up_to_the_slot(slot: int, sites: list[str]) -> None:
    s = settling("pottery", slot, "G G H G")
    assert s.choices("build") == sites
    if slot == 1:
        assert s.refused("build 1.2") == "R3.2-a"
    assert s.refused("build 1.3") == "R6.7-a"
    s.play(f"build {sites[-1]}")
    assert (s.at(sites[-1]), s.cities(1), s.civ(1).cities_left) == ("city of 1", [sites[-1]], 6)
    assert s.arguments("city-built") == [{"seat": 0, "space": f"space-{sites[-1]}"}]
    assert s.row(1)[0] == "pottery"
    assert is_over(s)


@pytest.mark.rule("R6.7-a")
def test_range_counts_from_cities_too_and_a_city_need_not_be_built() -> None:
    s = settling("pottery", 1, "G*6", {"tokens": [], "capital": "1.0"})
    assert s.choices("build") == ["1.2"]
    s.play("done")
    assert (s.cities(1), s.civ(1).cities_left) == (["1.0"], 7)
    assert is_over(s)


CONTENTS: dict[str, dict[str, Any]] = {
    "resource": {"resources": {"1.2": "oil"}},
    "barbarian": {"barbarians": {"a": "1.2"}},
    "rival-token": {"p2": {"tokens": ["1.2"]}},
    "wonder": {"wonders": built(on={"oracle": "1.2"})},
    "rival-caravan": {"p2": {"caravans": ["1.2"]}},
    "own-token": {"entry": {"tokens": ["1.0", "1.2"]}},
    "nothing": {},
}


@pytest.mark.rule("R6.7-b")
@pytest.mark.parametrize("content", ["resource", "barbarian", "rival-token"])
def test_a_city_cannot_stand_on_tokens_barbarians_and_rival_spaces(content: str) -> None:
    s = settling("pottery", 5, "G G G", **CONTENTS[content])
    assert s.choices("build") == ["1.0", "1.1"]
    assert s.refused("build 1.2") == "R6.7-b"


@pytest.mark.rule("R6.7-b")
def test_a_city_cannot_stand_on_an_unclaimed_natural_wonder() -> None:
    s = settling("pottery", 5, "G G N:pantanal")
    assert s.choices("build") == ["1.0", "1.1"]
    assert s.refused("build 1.2") == "R6.7-b"


@pytest.mark.rule("R6.7-b")
@pytest.mark.parametrize("content", ["wonder", "rival-caravan", "own-token", "nothing"])
def test_a_city_may_share_its_space_with_caravans_an_own_token_and_an_uncontrolled_wonder(content: str) -> None:
    s = settling("pottery", 5, "G G G", **CONTENTS[content])
    s.play("build 1.2")
    assert s.at("1.2") == "city of 1"
    assert s.wonders(1) == (["oracle"] if content == "wonder" else [])
    assert s.caravans(2)[0] == ("1.2" if content == "rival-caravan" else "card")
    assert s.tokens(1) == ["1.0"]


@pytest.mark.rule("R6.7-b")
@pytest.mark.parametrize(
    ("letters", "pieces", "rule"),
    [
        ("G G G G", {"p2": {"cities": ["1.3"]}}, "R4.8-a"),
        ("G G G G", {"p2": {"capital": "1.3"}}, "R4.8-a"),
        ("G G G G", {"entry": {"cities": ["1.3"]}}, "R4.8-a"),
        ("G G G K:seoul", {}, "R4.8-a"),
        ("G G W", {}, "R4.2-a"),
        ("G G", {}, "R4.2-a"),
        ("G G G", {"p2": {"cities": ["1.2"]}}, "R6.7-b"),
        ("G G K:seoul", {}, "R6.7-b"),
    ],
)
def test_a_city_stands_on_land_away_from_cities_and_city_states(
    letters: str, pieces: dict[str, Any], rule: str
) -> None:
    s = settling("pottery", 5, letters, **pieces)
    assert "1.2" not in s.choices("build")
    assert s.refused("build 1.2") == rule


@pytest.mark.rule("R6.7-c")
@pytest.mark.parametrize("side", ["tokens", "reinforced"])
def test_a_city_on_an_own_token_returns_it_and_leaves_caravans(side: str) -> None:
    s = settling("pottery", 1, "G G G", {"tokens": [], side: ["1.2"]}, p2={"caravans": ["1.2"]})
    assert s.civ(1).tokens_left == 30
    s.play("build 1.2")
    assert (s.at("1.2"), s.tokens(1), s.civ(1).tokens_left) == ("city of 1", [], 31)
    assert s.caravans(2) == ["1.2", "reserve", "reserve"]


@pytest.mark.rule("R6.7-d")
@pytest.mark.parametrize(
    ("letters", "pieces", "is_legal"),
    [
        ("G G G", {}, True),
        ("G H G", {}, True),
        ("G W G", {}, False),
        ("G F G", {}, False),
        ("G G G", {"p2": {"tokens": ["1.1"]}}, False),
        ("G G G", {"barbarians": {"a": "1.1"}}, False),
        ("G G G", {"resources": {"1.1": "oil"}, "p2": {"caravans": ["1.1"]}}, True),
        ("G G G", {"entry": {"tokens": ["1.0", "1.1"]}}, True),
    ],
)
def test_the_way_to_a_city_must_be_free(letters: str, pieces: dict[str, Any], is_legal: bool) -> None:
    s = settling("pottery", 2, letters, **pieces)
    assert ("1.2" in s.choices("build")) == is_legal
    if not is_legal:
        assert s.refused("build 1.2") == "R6.7-d"


@pytest.mark.rule("R6.7-d")
def test_the_way_to_a_city_does_not_lead_through_a_city_state() -> None:
    s = settling("animal-husbandry", 5, "G G K:seoul G G", {"tokens": ["1.1"]})
    assert "1.4" not in s.choices("build")
    assert s.refused("build 1.4") == "R6.7-d"


@pytest.mark.rule("R6.7-d")
def test_the_start_of_the_way_may_be_any_terrain_but_a_site_must_not() -> None:
    s = settling("pottery", 1, "M G G")
    assert s.choices("build") == ["1.1", "1.2"]
    assert s.refused("build 1.0") == "R3.2-a"


@pytest.mark.rule("R6.7-e")
def test_trade_tokens_help_neither_range_nor_terrain_of_a_city() -> None:
    s = settling("pottery", 2, "G G G F", {"trade": {"pottery": 3}})
    assert s.refused("build 1.3") == "R3.2-a"
    assert s.refused("spend trade") == "R6.7-e"
    s.play("build 1.2")
    assert s.trade_on(1, "pottery") == 3


@pytest.mark.rule("R6.7-f")
def test_after_a_wonder_no_city_is_built() -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 5), "trade": {"pottery": 3}, "resources": ["oil"]}
    s = row("G G G", own, wonders=built("petra"))
    s.play("resolve 5")
    assert (s.choices("build"), "petra" in s.choices("construct")) == (["1.2"], True)
    s.play("construct petra")
    assert s.refused("build 1.2") == "R6.7-f"
    s.play("spend trade", "spend trade")
    assert s.wonders(1) == ["petra"]
    assert is_over(s)
    assert s.refused("build 1.2", by=1) == "R3.7-a"
    assert (s.at("1.2"), s.row(1)[0], s.trade(1)[0]) == ("", "pottery", 1)


@pytest.mark.rule("R6.7-f")
def test_after_a_city_no_wonder_is_built() -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 5), "trade": {"pottery": 3}}
    s = row("G G G", own, wonders=built("petra"))
    s.play("resolve 5")
    assert s.refused("place 1.1") == "R6.7-f"
    s.play("build 1.2")
    assert (s.cities(1), s.wonders(1), s.trade(1)[0]) == (["1.0", "1.2"], [], 3)
    assert is_over(s)
    assert s.refused("construct petra", by=1) == "R3.7-a"


def at_pantanal(slot: int) -> Situation:
    return settling("pottery", slot, "N:pantanal G", p2={"tokens": ["1.1"], "row": in_slot("masonry", 5)})


@pytest.mark.rule("R6.7-g")
def test_a_natural_wonder_space_takes_a_city_in_slot_five_only() -> None:
    s = at_pantanal(4)
    assert is_over(s)
    assert s.at("1.0") == "token of 1"
    s = settling("pottery", 4, "N:pantanal G G")
    assert s.choices("build") == ["1.1", "1.2"]
    assert s.refused("build 1.0") == "R6.7-g"


@pytest.mark.rule("R6.7-g")
def test_a_city_on_a_natural_wonder_space_keeps_the_token_and_defends_with_ten() -> None:
    s = at_pantanal(5)
    s.play("build 1.0")
    assert (s.at("1.0"), s.civ(1).tokens_left, s.natural_wonder("pantanal")) == ("city of 1", 31, 1)
    s.dice(1, 1).play("resolve 5", "attack 1.0")
    assert [told["strength"] for told in s.arguments("combat-rolled")] == [10]


@pytest.mark.rule("R6.7-g")
def test_a_city_takes_the_natural_wonder_of_somebody_who_has_lost_the_space() -> None:
    s = settling("pottery", 5, "G G N:pantanal", natural_wonders={"pantanal": 2})
    s.play("build 1.2")
    assert (s.at("1.2"), s.natural_wonder("pantanal")) == ("city of 1", 1)


# Building a wonder.


@pytest.mark.rule("R6.8-a")
def test_a_wonder_goes_under_a_city_and_the_next_card_is_turned_up() -> None:
    s = working(5, built("stonehenge", "forbidden-city", "petra"), {"resources": ["marble"]})
    reveals = s.position.reveals
    s.play("construct stonehenge")
    assert (s.wonder_at("1.0"), s.wonders(1)) == ("stonehenge", ["stonehenge"])
    assert s.face_up() == ["forbidden-city", "petra"]
    assert (s.resources(1), s.supply("marble"), s.position.reveals) == ({}, 8, reveals + 1)
    assert s.arguments("wonder-turned-up") == [{"wonder": "card-forbidden-city"}]
    assert s.row(1)[0] == "pottery"
    assert is_over(s)


@pytest.mark.rule("R6.8-a")
def test_the_builder_chooses_among_the_cities_without_a_wonder() -> None:
    own = {"cities": ["1.2", "1.4"], "trade": {"pottery": 2}}
    s = working(5, built("petra", on={"oracle": "1.2"}), own, letters="G W G W G")
    s.play("construct petra")
    assert s.choices("house") == ["1.0", "1.4"]
    assert s.refused("house 1.2") == "R12.2-a"
    assert s.refused("done") == "R6.8-a"
    s.play("house 1.4")
    assert [s.wonder_at(space) for space in ("1.0", "1.2", "1.4")] == ["", "oracle", "petra"]
    assert s.wonders(1) == ["oracle", "petra"]


@pytest.mark.rule("R6.8-a")
def test_only_wonders_that_lie_face_up_can_be_built() -> None:
    s = working(5, built("petra", "alhambra"), {"trade": {"pottery": 3}})
    assert s.refused("construct alhambra") == "R6.8-a"


@pytest.mark.rule("R6.8-b")
def test_without_a_city_free_of_wonders_none_can_be_built() -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 5), "trade": {"pottery": 3}}
    wonders = built("colossus", on={"petra": "1.0"})
    s = row("G G G", own, wonders=wonders)
    s.play("resolve 5")
    assert s.choices("construct") == []
    assert s.refused("construct colossus") == "R6.8-b"
    s = row("G G G", {**own, "cities": ["1.2"]}, wonders=wonders)
    s.play("resolve 5", "construct colossus")
    assert (s.wonder_at("1.2"), s.wonders(1)) == ("colossus", ["colossus", "petra"])


@pytest.mark.rule("R6.8-c")
def test_an_exhausted_deck_shows_no_wonder_any_more() -> None:
    s = working(5, built("petra", "stonehenge", "colossus", "oracle"), {"trade": {"pottery": 2}})
    reveals = s.position.reveals
    s.play("construct petra")
    assert (s.face_up(), s.position.reveals) == (["stonehenge", "colossus", "oracle"], reveals)
    assert s.arguments("wonder-turned-up") == []
    s.pass_until("Choosing", 1)
    assert s.face_up() == ["stonehenge", "colossus", "oracle"]


# Paying.


@pytest.mark.rule("R6.9-a")
def test_production_is_slot_resources_and_trade_tokens() -> None:
    """Worked example WE25: 4 + 2 + 2 = 8 for the Terracotta Army."""
    s = working(4, built("terracotta-army"), {"resources": ["oil"], "trade": {"pottery": 2}})
    s.play("construct terracotta-army")
    assert s.view(1)["question"]["production"] == 4
    assert s.view(1)["question"]["cost"] == 8
    assert s.legal() == ["spend trade", "spend oil"]
    assert s.refused("done") == "R6.9-a"
    s.play("spend oil")
    assert (s.wonders(1), s.resources(1), s.trade(1), s.supply("oil")) == (["terracotta-army"], {}, [0] * 5, 8)
    assert is_over(s)


@pytest.mark.rule("R6.9-a")
@pytest.mark.parametrize(("tokens", "wonders"), [(1, []), (2, ["terracotta-army"])])
def test_production_must_reach_the_cost(tokens: int, wonders: list[str]) -> None:
    own = {"resources": ["oil"], "trade": {"pottery": tokens}, "tokens": ["1.2"]}
    s = working(4, built("terracotta-army"), own, letters="G W G")
    assert s.choices("construct") == wonders
    if not wonders:
        assert s.refused("construct terracotta-army") == "R6.9-a"
        assert (s.resources(1), s.trade_on(1, "pottery")) == ({"oil": 1}, 1)


@pytest.mark.rule("R6.9-b")
def test_a_resource_of_another_type_does_not_pay() -> None:
    """Worked example WE26: 4 + 3 = 7 is too little for the Terracotta Army."""
    own = {"resources": ["mercury"], "trade": {"pottery": 3}}
    s = working(4, built("terracotta-army", "colossus"), own)
    assert s.choices("construct") == ["colossus"]
    assert s.refused("construct terracotta-army") == "R6.9-b"
    s.play("done")
    assert (s.wonders(1), s.resources(1), s.trade_on(1, "pottery")) == ([], {"mercury": 1}, 3)


@pytest.mark.rule("R6.9-a", "R6.9-b")
@pytest.mark.parametrize(("tokens", "rule"), [(2, "R6.9-b"), (1, "R6.9-a")])
def test_its_type_is_the_reason_only_where_a_resource_would_do(tokens: int, rule: str) -> None:
    own = {"resources": ["mercury"], "trade": {"pottery": tokens}, "tokens": ["1.2"]}
    s = working(4, built("terracotta-army"), own, letters="G W G")
    assert s.refused("construct terracotta-army") == rule
    assert (s.resources(1), s.trade_on(1, "pottery")) == ({"mercury": 1}, tokens)


@pytest.mark.rule("R6.9-b")
def test_a_resource_of_another_type_is_not_accepted_with_others() -> None:
    own = {"resources": ["mercury", "oil", "marble"], "trade": {"pottery": 3}}
    s = working(4, built("terracotta-army"), own, natural_wonders={"crater-lake": 1})
    s.play("construct terracotta-army")
    assert set(s.legal()) == {"spend trade", "spend marble", "spend oil"}
    assert s.refused("spend mercury") == "R6.9-b"
    assert s.refused("spend diamond") == "R6.9-b"
    assert s.refused("spend crater-lake") == "R6.9-b"


@pytest.mark.rule("R6.9-c")
def test_reductions_of_leader_and_city_state_add_up() -> None:
    """Worked example WE27: 9 - 1 - 2 = 6 for the Pyramids, paid with 3 + 2 + 1."""
    own = {
        "leader": "cleopatra",
        "row": in_slot("pottery", 3),
        "envoys": ["buenos-aires"],
        "resources": ["mercury"],
        "trade": {"pottery": 1},
    }
    s = working(3, built("pyramids"), own)
    s.play("construct pyramids")
    assert (s.view(1)["question"]["cost"], s.view(1)["question"]["production"]) == (6, 3)
    s.play("spend mercury")
    assert (s.wonders(1), s.resources(1), sum(s.trade(1))) == (["pyramids"], {}, 0)
    assert s.question == "Upgrading"


@pytest.mark.rule("R6.9-c")
def test_the_cost_never_falls_below_nothing() -> None:
    cities = ["1.2", "1.4", "1.6", "1.8"]
    own = {
        "leader": "cleopatra",
        "row": in_slot("pottery", 1),
        "envoys": ["buenos-aires", "brussels"],
        "cities": cities,
    }
    s = working(1, built("petra"), own, letters="G W G W G W G W G")
    s.play("construct petra", "house 1.0")
    assert (s.mature(1), s.wonders(1)) == (["1.0", *cities], ["petra"])


@pytest.mark.rule("R6.9-d")
def test_surplus_production_is_lost() -> None:
    s = working(5, built("petra"), {"resources": ["oil"], "trade": {"pottery": 1}})
    s.play("construct petra", "spend trade")
    assert s.wonders(1) == ["petra"]
    assert (s.resources(1), s.trade(1)) == ({}, [0] * 5)


@pytest.mark.rule("R6.9-d")
def test_nothing_more_is_spent_once_the_cost_is_met() -> None:
    s = working(5, built("petra"), {"resources": ["oil"], "trade": {"pottery": 1}})
    s.play("construct petra", "spend oil")
    assert (s.wonders(1), s.resources(1), sum(s.trade(1))) == (["petra"], {}, 1)


@pytest.mark.rule("R6.9-e")
def test_only_tokens_on_the_industry_card_pay() -> None:
    s = working(5, built("petra"), {"trade": {"astrology": 3}, "tokens": ["1.2"]}, letters="G W G")
    assert s.choices("construct") == []
    assert s.refused("construct petra") == "R6.9-e"
    assert s.trade_on(1, "astrology") == 3


@pytest.mark.rule("R6.9-a")
def test_a_wonder_that_nothing_could_pay_is_refused_for_its_cost() -> None:
    s = working(4, built("petra"), {"tokens": ["1.2"]}, letters="G W G")
    assert s.refused("construct petra") == "R6.9-a"


@pytest.mark.rule("R6.9-e")
def test_tokens_of_other_cards_are_not_accepted_with_resources() -> None:
    own = {"trade": {"astrology": 3}, "resources": ["oil", "diamond"]}
    s = working(5, built("petra"), own)
    s.play("construct petra")
    assert s.legal() == ["spend oil", "spend diamond"]
    assert s.refused("spend trade") == "R6.9-e"


@pytest.mark.rule("R6.9-f")
def test_resources_of_one_type_and_natural_wonders_pay_together() -> None:
    own = {"resources": ["oil", "oil", "diamond"]}
    s = working(4, built("pentagon"), own, natural_wonders={"mt-kilimanjaro": 1})
    s.play("construct pentagon", "spend oil", "spend mt-kilimanjaro", "spend oil")
    assert s.wonders(1) == ["pentagon"]
    assert (s.resources(1), s.supply("oil"), s.supply("diamond")) == ({}, 8, 8)
    assert s.natural_wonder("mt-kilimanjaro") == 1
    assert is_over(s)


@pytest.mark.rule("R6.9-f")
def test_a_natural_wonder_pays_once_in_a_turn() -> None:
    """With the Venetian Arsenal a second wonder is built in the same turn, but with other means."""
    own = {"cities": ["1.2", "1.4"], "resources": ["oil", "oil", "diamond"]}
    wonders = built("petra", "colossus", on={"venetian-arsenal": "1.0"})
    s = working(5, wonders, own, letters="G W G W G", natural_wonders={"mt-everest": 1})
    s.play("construct petra", "spend mt-everest", "house 1.2", "use venetian-arsenal", "construct colossus")
    assert set(s.legal()) == {"spend oil", "spend diamond"}
    assert s.refused("spend mt-everest") == "R5.3-a"
    s.play("spend diamond")
    assert (s.wonder_at("1.2"), s.wonder_at("1.4"), s.resources(1)) == ("petra", "colossus", {})
    assert s.natural_wonder("mt-everest") == 1


@pytest.mark.rule("R6.9-f")
def test_a_natural_wonder_pays_again_in_a_later_turn() -> None:
    own = {"cities": ["1.2"], "trade": {"pottery": 3}, "resources": ["oil"]}
    s = working(5, built("petra", "terracotta-army"), own, letters="G W G", natural_wonders={"mt-everest": 1})
    s.play("construct petra", "spend mt-everest", "house 1.2")
    s.pass_until("Choosing", 1)
    s.play("resolve 1", "construct terracotta-army", "spend mt-everest", "spend oil")
    assert (s.wonder_at("1.0"), s.resources(1), sum(s.trade(1))) == ("terracotta-army", {}, 0)
    assert s.natural_wonder("mt-everest") == 1


@pytest.mark.rule("R6.10-a")
def test_who_captures_the_city_of_a_wonder_controls_it() -> None:
    s = row(
        "G G G G",
        {"tokens": ["1.0"], "cities": ["1.1"]},
        {"tokens": ["1.2"], "row": in_slot("masonry", 5)},
        wonders={"on": {"alhambra": "1.1"}},
        active=2,
    )
    assert (s.wonders(1), s.wonders(2)) == (["alhambra"], [])
    s.dice(6, 1, 6, 1).play("resolve 5", "attack 1.1")
    assert (s.at("1.1"), s.wonders(1), s.wonders(2)) == ("city of 2", [], ["alhambra"])
    s.play("attack 1.0")
    first, second = s.arguments("combat-rolled")
    assert (first["bonus"], first["strength"]) == (0, 2 + 2)
    assert (second["bonus"], second["strength"]) == (2, 1)


# Pieces that run out.

EIGHT_CITIES = {"capital": "1.0", "cities": ["1.2", "1.4", "1.6", "1.8", "2.0", "2.2", "2.4"]}


def crowded(**scenario: Any) -> Situation:
    """Player 1 has all cities on the map and 2.6 is free for another one."""
    own = {**EIGHT_CITIES, "tokens": []}
    return settling("pottery", 1, "G*17", own, **scenario)


@pytest.mark.rule("R15.2-a")
def test_without_an_unused_city_one_may_be_taken_off_the_map_first() -> None:
    s = crowded()
    assert s.choices("build") == []
    assert s.refused("build 2.6") == "R15.2-a"
    assert s.choices("remove") == EIGHT_CITIES["cities"]
    assert s.refused("remove 1.0") == "R15.2-a"
    s.play("remove 1.4")
    assert (s.at("1.4"), s.civ(1).cities_left) == ("", 1)
    assert s.refused("remove 1.2") == "R15.2-a"
    s.play("build 2.6")
    assert s.cities(1) == ["1.0", "1.2", "1.6", "1.8", "2.0", "2.2", "2.4", "2.6"]
    assert (s.civ(1).cities_left, is_over(s)) == (0, True)


@pytest.mark.rule("R15.2-a")
def test_who_takes_no_city_off_the_map_builds_none() -> None:
    s = crowded()
    s.play("done")
    assert len(s.cities(1)) == 8
    assert is_over(s)


@pytest.mark.rule("R15.2-a")
def test_a_wonder_under_a_city_taken_off_the_map_stays_there_uncontrolled() -> None:
    s = crowded(wonders=built(on={"oracle": "1.4"}))
    s.play("remove 1.4", "build 2.6")
    assert (s.wonders(1), s.wonder_at("1.4")) == ([], "oracle")


@pytest.mark.rule("R15.2-a")
def test_a_place_that_opens_only_by_the_removal_counts_too() -> None:
    s = settling("pottery", 1, "G*15", {**EIGHT_CITIES, "tokens": []})
    assert s.refused("build 1.3") == "R4.8-a"
    s.play("remove 1.2")
    assert s.choices("build") == ["1.2"]
    s.play("build 1.2")
    assert (s.at("1.2"), s.civ(1).cities_left) == ("city of 1", 0)


@pytest.mark.rule("R15.2-a")
def test_without_a_place_for_another_city_none_is_taken_off_the_map() -> None:
    conquered = [f"1.{number}" for number in range(1, 8)]
    s = settling("pottery", 1, "G*8", {"capital": "1.0", "cities": conquered, "tokens": []})
    assert is_over(s)


def without_tokens() -> Situation:
    """Player 1 has 31 control tokens on the map and places two more around the capital."""
    spaces = [f"{number // 10 + 1}.{number % 10}" for number in range(2, 33)]
    s = row("G*40", {"cities": ["1.0", "4.4"], "tokens": spaces, "row": in_slot("early-empire", 1)})
    s.play("resolve 1")
    return s


@pytest.mark.rule("R15.2-a")
def test_without_an_unused_control_token_one_may_be_taken_off_the_map_first() -> None:
    s = without_tokens()
    assert s.civ(1).tokens_left == 0
    assert s.refused("place 1.1") == "R15.2-a"
    assert s.choices("remove") == s.tokens(1)
    s.play("remove 3.2", "place 1.1")
    assert (s.at("3.2"), s.at("1.1"), s.civ(1).tokens_left) == ("", "token of 1", 0)
    s.play("done")
    assert (len(s.tokens(1)), is_over(s)) == (31, True)


@pytest.mark.rule("R15.2-a")
def test_who_takes_no_control_token_off_the_map_places_none() -> None:
    s = without_tokens()
    s.play("done")
    assert (s.at("1.1"), len(s.tokens(1)), is_over(s)) == ("", 31, True)


# The cards.


@pytest.mark.rule("focus.pottery")
@pytest.mark.card("pottery")
def test_pottery_builds_a_wonder_with_the_slot_and_trade_tokens_or_a_city_within_two() -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 5), "trade": {"pottery": 2}}
    s = row("G G G G", own, wonders=built("petra"))
    s.play("resolve 5")
    assert s.choices("build") == ["1.2"]
    s.play("construct petra")
    assert (s.wonder_at("1.0"), s.trade(1), is_over(s)) == ("petra", [0] * 5, True)


@pytest.mark.rule("focus.animal_husbandry")
@pytest.mark.card("animal-husbandry")
def test_animal_husbandry_builds_a_city_within_three_or_at_a_caravan_however_far() -> None:
    s = settling("animal-husbandry", 1, "G*7 M", {"caravans": ["1.7", "card"]})
    assert (s.choices("build"), s.choices("settle")) == (["1.0", "1.1", "1.2", "1.3"], ["1"])
    assert (s.refused("build 1.4"), s.refused("build 1.7")) == ("R6.7-a", "R3.2-a")
    assert s.refused("settle 2") == "focus.animal_husbandry"
    s.play("settle 1")
    assert (s.at("1.7"), s.caravans(1)) == ("city of 1", ["card", "card", "reserve"])
    assert s.arguments("caravan-settled") == [{"seat": 0, "space": "space-1.7"}]
    assert is_over(s)


@pytest.mark.rule("focus.animal_husbandry")
def test_a_city_in_range_leaves_the_caravan_there() -> None:
    s = settling("animal-husbandry", 1, "G*7", {"caravans": ["1.3"]})
    s.play("build 1.3")
    assert (s.at("1.3"), s.caravans(1)[0]) == ("city of 1", "1.3")


@pytest.mark.rule("focus.animal_husbandry")
def test_a_caravan_in_range_may_settle_and_go_back_as_well() -> None:
    s = settling("animal-husbandry", 1, "G*7", {"caravans": ["1.3"]})
    s.play("settle 1")
    assert (s.at("1.3"), s.caravans(1)[0]) == ("city of 1", "card")


@pytest.mark.rule("focus.animal_husbandry")
@pytest.mark.parametrize(
    ("letters", "pieces", "rule"),
    [
        ("G*7 W", {}, "R4.2-a"),
        ("G*7 G", {"p2": {"cities": ["1.6"]}}, "R4.8-a"),
        ("G*6 K:seoul G", {}, "R4.8-a"),
        ("G*7 G", {"p2": {"tokens": ["1.7"]}}, "R6.7-b"),
        ("G*7 G", {"resources": {"1.7": "oil"}}, "R6.7-b"),
    ],
)
def test_the_space_of_the_caravan_must_be_legal_for_a_city(letters: str, pieces: dict[str, Any], rule: str) -> None:
    s = settling("animal-husbandry", 5, letters, {"caravans": ["1.7"]}, **pieces)
    assert s.choices("build") == ["1.0", "1.1", "1.2", "1.3"]
    assert s.refused("build 1.7") == rule
    assert s.refused("settle 1") == "focus.animal_husbandry"


@pytest.mark.rule("focus.animal_husbandry")
def test_caravans_of_others_and_other_cards_found_no_cities() -> None:
    s = settling("animal-husbandry", 1, "G*7 G", p2={"caravans": ["1.7"]})
    assert s.choices("build") == ["1.0", "1.1", "1.2", "1.3"]
    s = settling("pottery", 1, "G*7 G", {"caravans": ["1.7"]})
    assert s.choices("build") == ["1.0", "1.1", "1.2"]


@pytest.mark.rule("focus.animal_husbandry")
@pytest.mark.parametrize(("slot", "wonders"), [(5, ["petra"]), (4, [])])
def test_animal_husbandry_builds_a_wonder_with_the_slot(slot: int, wonders: list[str]) -> None:
    own = {"trade": {"animal-husbandry": 2}, "tokens": ["1.2"]}
    s = working(slot, built("petra"), own, "animal-husbandry", letters="G W G")
    assert s.choices("construct") == wonders


@pytest.mark.rule("focus.nationalism")
@pytest.mark.card("nationalism")
def test_nationalism_produces_seven_in_slot_five() -> None:
    s = working(5, built("petra"), card="nationalism")
    s.play("construct petra")
    assert (s.wonders(1), is_over(s)) == (["petra"], True)


@pytest.mark.rule("focus.nationalism")
@pytest.mark.parametrize(("tokens", "is_payable"), [(2, False), (3, True)])
def test_nationalism_produces_the_slot_elsewhere(tokens: int, is_payable: bool) -> None:
    own = {"trade": {"nationalism": tokens}, "tokens": ["1.2"]}
    s = working(4, built("petra"), own, "nationalism", letters="G W G")
    assert ("petra" in s.choices("construct")) == is_payable
    if not is_payable:
        assert s.refused("construct petra") == "R6.9-a"


@pytest.mark.rule("focus.nationalism")
def test_nationalism_counts_four_spaces_over_water() -> None:
    s = settling("nationalism", 1, "G W W G G G")
    assert s.choices("build") == ["1.0", "1.3", "1.4"]
    assert s.refused("build 1.5") == "R6.7-a"
    assert s.refused("build 1.1") == "R4.2-a"
    s.play("build 1.3")
    assert s.at("1.3") == "city of 1"
    assert is_over(s)


@pytest.mark.rule("focus.urbanization")
@pytest.mark.card("urbanization")
def test_urbanization_places_two_tokens_next_to_the_new_city() -> None:
    own = {"tokens": ["1.4"], "row": in_slot("urbanization", 2)}
    s = flower("G; G H F G W G", own, resources={"1.2": "oil"}, wonders=NO_WONDERS)
    s.play("resolve 2", "build 1.0")
    assert s.choices("place") == ["1.1", "1.2", "1.6"]
    assert s.refused("place 1.3") == "focus.urbanization"
    assert s.refused("place 1.4") == "R6.2-a"
    assert s.refused("place 1.5") == "R4.2-a"
    s.play("place 1.2", "place 1.6")
    assert (s.cities(1), s.tokens(1), s.resources(1)) == (["1.0"], ["1.4", "1.2", "1.6"], {"oil": 1})
    assert is_over(s)


@pytest.mark.rule("focus.urbanization")
def test_urbanizations_tokens_stand_next_to_the_new_city_only_and_are_optional() -> None:
    s = settling("urbanization", 1, "G*9", {"tokens": [], "capital": "1.0"})
    s.play("build 1.5")
    assert set(s.choices("place")) == {"1.4", "1.6"}
    assert s.refused("place 1.1") == "focus.urbanization"
    assert s.refused("spend trade") == "R13.1-b"
    s.play("place 1.4", "done")
    assert (s.tokens(1), is_over(s)) == (["1.4"], True)


@pytest.mark.rule("focus.urbanization")
def test_urbanization_counts_five_spaces_over_water() -> None:
    s = settling("urbanization", 1, "G W W G W G G")
    assert s.choices("build") == ["1.0", "1.3", "1.5"]


@pytest.mark.rule("focus.urbanization")
@pytest.mark.parametrize(("tokens", "is_payable"), [(1, False), (2, True)])
def test_urbanization_builds_a_wonder_with_the_slot_and_then_places_nothing(tokens: int, is_payable: bool) -> None:
    s = working(5, built("petra"), {"trade": {"urbanization": tokens}}, "urbanization", letters="G G")
    if is_payable:
        s.play("construct petra")
    assert s.wonders(1) == (["petra"] if is_payable else [])
    assert (s.tokens(1), is_over(s)) == ([], True)


# Wonders, leaders and city-states.

COAST = ["G*9 H", "G*10", "G*10"]
"""Three rows of ten: 1.0 to 1.9, 2.0 to 2.9 and 3.0 to 3.9; of the second row only the ends lie on the edge."""


def at_the_lighthouse(wonder: str) -> Situation:
    """Pottery in slot 1; the capital with a wonder is in the west, a caravan stands on 3.8."""
    own = {"capital": "2.0", "row": in_slot("pottery", 1), "caravans": ["3.8"]}
    s = situation(map={"rows": COAST}, p1=own, wonders=built(on={wonder: "2.0"}))
    s.play("resolve 1")
    return s


@pytest.mark.rule("wonder.great_lighthouse")
@pytest.mark.card("great-lighthouse")
def test_the_great_lighthouse_brings_empty_edge_spaces_into_range() -> None:
    s = at_the_lighthouse("great-lighthouse")
    assert {"1.8", "2.9", "3.7", "3.9"} <= set(s.choices("build"))
    assert s.refused("build 1.9") == "R3.2-a"
    assert s.refused("build 2.8") == "R6.7-a"
    assert s.refused("build 3.8") == "R6.7-a"
    s.play("build 1.8")
    assert s.at("1.8") == "city of 1"


@pytest.mark.rule("wonder.great_lighthouse")
def test_without_the_lighthouse_the_edge_is_far_away() -> None:
    s = at_the_lighthouse("colossus")
    assert s.refused("build 1.8") == "R6.7-a"
    assert set(s.choices("build")) & {"1.8", "2.9", "3.7", "3.9"} == set()


@pytest.mark.rule("wonder.great_lighthouse")
def test_the_lighthouse_does_not_lift_the_distance_between_cities() -> None:
    own = {"capital": "1.0", "row": in_slot("pottery", 1)}
    s = row("G*9", own, {"cities": ["1.7"]}, wonders=built(on={"great-lighthouse": "1.0"}))
    s.play("resolve 1")
    assert s.choices("build") == ["1.2", "1.3", "1.4", "1.5"]
    assert s.refused("build 1.6") == "R4.8-a"


def receiving(players: int, *pacts: str) -> Situation:
    """Player 1, who holds these cards of player 2, has built Potala Palace; nobody holds other cards."""
    own = {"pacts": {"2": list(pacts)}, "resources": ["mercury"], "trade": {"pottery": 3}}
    s = working(5, built("potala-palace"), own, players=players)
    s.play("construct potala-palace", "spend mercury")
    return s


@pytest.mark.rule("wonder.potala_palace")
@pytest.mark.card("potala-palace")
def test_potala_palace_takes_three_available_cards_when_it_is_built() -> None:
    s = receiving(3, "embassy")
    assert s.wonders(1) == ["potala-palace"]
    assert s.choices("take") == [
        "open-borders-2", "joint-war-2", "defensive-pact-2",
        "open-borders-3", "joint-war-3", "defensive-pact-3", "embassy-3",
    ]  # fmt: skip
    assert s.refused("take embassy-2") == "R11.3-a"
    assert s.refused("take joint-war-1") == "R11.3-a"
    assert s.refused("place 1.0") == "wonder.potala_palace"
    s.play("take joint-war-2", "take open-borders-2", "take defensive-pact-3")
    assert s.pacts(1, 2) == ["open-borders", "joint-war", "embassy"]
    assert s.pacts(1, 3) == ["defensive-pact"]
    assert is_over(s)


@pytest.mark.rule("wonder.potala_palace")
def test_fewer_cards_may_be_taken_for_potala_palace() -> None:
    s = receiving(3, "embassy")
    s.play("take joint-war-3", "done")
    assert (s.pacts(1, 2), s.pacts(1, 3), is_over(s)) == (["embassy"], ["joint-war"], True)


@pytest.mark.rule("wonder.potala_palace")
def test_potala_palace_takes_no_more_cards_than_are_available() -> None:
    s = receiving(2, "embassy", "joint-war")
    s.play("take open-borders-2", "take defensive-pact-2")
    assert s.pacts(1, 2) == ["open-borders", "joint-war", "defensive-pact", "embassy"]
    assert is_over(s)


POTALA: dict[str, Any] = {"wonders": {"on": {"potala-palace": "1.1"}}}
HELD = {"2": ["embassy", "joint-war", "open-borders"], "3": ["defensive-pact"]}


@pytest.mark.rule("wonder.potala_palace")
def test_with_potala_palace_a_visit_brings_a_further_card() -> None:
    own = {"capital": "1.1", "pacts": {"2": ["embassy", "joint-war"]}, "row": in_slot("foreign-trade", 1)}
    s = row("G G G", own, {"cities": ["1.2"]}, **POTALA)
    s.play("resolve 1", "send 1 1.2", "store 1", "store 1", "take open-borders-2")
    assert s.pacts(1, 2) == ["open-borders", "joint-war", "embassy"]


@pytest.mark.rule("wonder.potala_palace")
def test_an_attack_returns_all_cards_of_the_victim() -> None:
    own = {"cities": ["1.1"], "pacts": HELD, "row": in_slot("masonry", 1)}
    s = row("G G G", own, {"tokens": ["1.2"]}, players=3, **POTALA)
    s.play("resolve 1", "attack 1.2")
    assert (s.pacts(1, 2), s.pacts(1, 3)) == ([], ["defensive-pact"])


@pytest.mark.rule("wonder.potala_palace")
def test_who_loses_potala_palace_returns_cards_of_choice_until_one_of_each_rival_is_left() -> None:
    rival = {"tokens": ["1.2"], "row": in_slot("masonry", 5)}
    s = row("G G G", {"cities": ["1.1"], "pacts": HELD}, rival, players=3, active=2, **POTALA)
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    assert (s.at("1.1"), s.wonders(2), s.question, s.asked) == ("city of 2", ["potala-palace"], "Surrender", [1])
    assert s.choices("give-back") == ["open-borders-2", "joint-war-2", "embassy-2"]
    assert s.refused("give-back defensive-pact-3") == "wonder.potala_palace"
    assert s.refused("done") == "wonder.potala_palace"
    s.play("give-back embassy-2", "give-back open-borders-2")
    assert (s.pacts(1, 2), s.pacts(1, 3)) == (["joint-war"], ["defensive-pact"])
    assert s.asked != [1]


@pytest.mark.rule("wonder.potala_palace")
def test_who_loses_potala_palace_to_barbarians_returns_cards_before_the_game_goes_on() -> None:
    own = {"cities": ["1.1"], "pacts": HELD}
    s = row("G G G", own, players=3, barbarians={"a": "1.0"}, event=1, at="round-end", pause=True, **POTALA)
    s.dice(2).go_on()
    assert (s.at("1.1"), s.wonder_at("1.1"), s.wonders(1)) == ("", "potala-palace", [])
    assert (s.question, s.asked) == ("Surrender", [1])
    s.play("give-back joint-war-2", "give-back embassy-2")
    assert (s.pacts(1, 2), s.pacts(1, 3)) == (["open-borders"], ["defensive-pact"])
    assert (s.question, s.asked) == ("Choosing", [1])


@pytest.mark.rule("wonder.potala_palace")
def test_who_captures_potala_palace_takes_no_cards_but_may_hold_four_of_a_rival() -> None:
    rival = {"tokens": ["1.2"], "row": in_slot("masonry", 5), "pacts": {"3": ["embassy"]}}
    s = row("G G G", {"cities": ["1.1"]}, rival, players=3, active=2, **POTALA)
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    assert (s.wonders(2), s.pacts(2, 1), s.pacts(2, 3), s.question) == (["potala-palace"], [], ["embassy"], "Choosing")


@pytest.mark.rule("leader.cleopatra")
@pytest.mark.card("cleopatra")
@pytest.mark.parametrize(("leader", "is_payable"), [("cleopatra", True), ("trajan", False)])
def test_cleopatra_pays_one_less(leader: str, is_payable: bool) -> None:
    own = {"leader": leader, "row": in_slot("pottery", 4), "trade": {"pottery": 2}, "tokens": ["1.2"]}
    s = working(4, built("petra"), own, letters="G W G")
    assert ("petra" in s.choices("construct")) == is_payable
    if is_payable:
        s.play("construct petra")
        assert (s.wonders(1), s.trade(1)) == (["petra"], [0] * 5)
    else:
        assert s.refused("construct petra") == "R6.9-a"


def roosevelt(everest: int, slot: int, card: str = "astrology", **entry: Any) -> Situation:
    """Roosevelt has Mt. Everest, which stands for oil, on the card in a slot, and a card in another one."""
    own = {"leader": "roosevelt", "capital": "1.0", "row": in_slot(card, slot), "on_cards": {"mt-everest": everest}}
    return row("G W", {**own, **entry}, natural_wonders={"mt-everest": 1}, wonders=built("petra", "oracle"))


@pytest.mark.rule("leader.roosevelt")
@pytest.mark.card("roosevelt")
def test_roosevelt_spends_a_natural_wonder_as_a_trade_token_and_lays_it_on_another_card() -> None:
    s = roosevelt(3, 3)
    s.play("resolve 3", "spend mt-everest")
    assert s.choices("lay") == ["1", "2", "3", "4", "5"]
    assert s.refused("done") == "leader.roosevelt"
    s.play("lay 5", "done")
    assert s.dial(1) == 4
    assert (s.row(1)[4], s.on_card(1, 5), s.natural_wonder("mt-everest")) == ("masonry", ["mt-everest"], 1)
    assert is_over(s)


@pytest.mark.rule("leader.roosevelt")
def test_roosevelts_natural_wonder_works_once_in_a_turn() -> None:
    s = roosevelt(3, 3, trade={"astrology": 3})
    s.play("resolve 3", "spend mt-everest", "lay 3")
    assert s.refused("spend mt-everest") == "R13.1-b"
    assert (s.trade_on(1, "astrology"), s.on_card(1, 3)) == (3, ["mt-everest"])
    s.play("spend trade", "advance", "done")
    assert (s.dial(1), s.trade_on(1, "astrology")) == (5, 2)


@pytest.mark.rule("leader.roosevelt")
def test_roosevelts_natural_wonder_on_another_card_is_no_trade_token() -> None:
    s = roosevelt(1, 3, trade={"astrology": 1})
    s.play("resolve 3")
    assert s.legal() == ["spend trade", "advance"]
    assert s.refused("spend mt-everest") == "R13.1-b"


@pytest.mark.rule("leader.roosevelt")
def test_roosevelts_natural_wonder_pays_as_a_resource_from_any_card() -> None:
    s = roosevelt(1, 5, "pottery")
    s.play("resolve 5", "construct petra")
    assert s.question == "Laying"
    s.play("lay 2")
    assert s.wonders(1) == ["petra"]
    assert [event.arguments["slot"] for event in s.log if event.message == "natural-wonder-laid"] == [2]
    assert is_over(s)


@pytest.mark.rule("leader.roosevelt")
@pytest.mark.parametrize(("wonder", "tokens"), [("petra", 0), ("oracle", 2)])
def test_roosevelts_natural_wonder_on_the_industry_card_pays_two_or_one(wonder: str, tokens: int) -> None:
    """Petra (7) takes oil; the Oracle (8) does not, so that the token counts as a trade token."""
    s = roosevelt(5, 5, "pottery", trade={"pottery": tokens})
    s.play("resolve 5", f"construct {wonder}")
    if tokens:
        s.play("spend mt-everest")
    s.play("lay 1")
    assert (s.wonders(1), s.trade(1)) == ([wonder], [0] * 5)


@pytest.mark.rule("leader.roosevelt")
def test_roosevelts_natural_wonder_on_the_industry_card_does_not_count_twice() -> None:
    s = roosevelt(4, 4, "pottery")
    s.play("resolve 4")
    assert is_over(s)
    assert (s.wonders(1), s.on_card(1, 1)) == ([], ["mt-everest"])


@pytest.mark.rule("leader.roosevelt")
def test_roosevelt_lays_a_natural_wonder_on_a_card_when_it_is_gained() -> None:
    own = {"leader": "roosevelt", "capital": "1.0", "row": in_slot("early-empire", 5)}
    s = row("G N:mt-everest", own)
    s.play("resolve 5", "place 1.1", "lay 2")
    assert (s.natural_wonder("mt-everest"), s.row(1)[2], s.on_card(1, 3)) == (1, "foreign-trade", ["mt-everest"])
    assert is_over(s)


@pytest.mark.rule("citystate.brussels")
@pytest.mark.card("brussels")
@pytest.mark.parametrize(("envoys", "is_payable"), [(["brussels"], True), (["geneva"], False)])
def test_brussels_saves_one_for_each_mature_city(envoys: list[str], is_payable: bool) -> None:
    own = {"envoys": envoys, "cities": ["1.2", "1.4"], "trade": {"pottery": 1}}
    s = working(5, built("oracle"), own, letters="G W G W G G")
    assert s.mature(1) == ["1.0", "1.2"]
    assert ("oracle" in s.choices("construct")) == is_payable
    if is_payable:
        s.play("construct oracle", "house 1.0")
        assert (s.wonders(1), s.trade(1)) == (["oracle"], [0] * 5)


@pytest.mark.rule("citystate.brussels")
def test_brussels_saves_no_more_than_the_mature_cities() -> None:
    own = {"envoys": ["brussels"], "cities": ["1.2", "1.4"], "trade": {"pottery": 1}}
    s = working(4, built("oracle", "petra"), own, letters="G W G W G G")
    assert s.choices("construct") == ["petra"]
    assert s.refused("construct oracle") == "R6.9-a"


@pytest.mark.rule("citystate.buenos_aires")
@pytest.mark.card("buenos-aires")
def test_buenos_aires_saves_two_on_a_wonder_of_a_type_not_yet_owned() -> None:
    own = {"envoys": ["buenos-aires"], "cities": ["1.2"], "trade": {"pottery": 1}}
    s = working(5, built("oracle", "terracotta-army", on={"petra": "1.0"}), own, letters="G W G")
    assert s.choices("construct") == ["oracle"]
    assert s.refused("construct terracotta-army") == "R6.9-a"
    s.play("construct oracle")
    assert (s.wonder_at("1.2"), s.trade(1)) == ("oracle", [0] * 5)


@pytest.mark.rule("citystate.buenos_aires")
@pytest.mark.parametrize(("tokens", "is_payable"), [(2, False), (3, True)])
def test_buenos_aires_does_not_help_with_a_type_already_owned(tokens: int, is_payable: bool) -> None:
    own = {"envoys": ["buenos-aires"], "cities": ["1.2"], "trade": {"pottery": tokens}}
    s = working(5, built("terracotta-army", on={"petra": "1.0"}), own, letters="G W G")
    assert ("terracotta-army" in s.choices("construct")) == is_payable
