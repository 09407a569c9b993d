"""Resources and natural wonders: claiming, spending, running out and changing hands."""

import pytest

from tests.games.new_dawn.beginning import table
from tests.games.new_dawn.situation import flower, in_slot, row

IDLE = in_slot("masonry", 1)
CULTURE_IN_SLOT_5 = in_slot("early-empire", 5)
NATURAL_WONDERS = {
    "torres-del-paine": "diamond",
    "cliffs-of-dover": "marble",
    "mt-everest": "oil",
    "crater-lake": "mercury",
    "grand-mesa": "diamond",
    "galapagos-islands": "mercury",
    "mt-kilimanjaro": "oil",
    "pantanal": "marble",
}
PAID_WITH = {
    "petra": {"oil", "diamond"},
    "terracotta-army": {"oil", "marble"},
    "stonehenge": {"marble", "mercury"},
}


# Resources.


@pytest.mark.rule("R5.1-a")
@pytest.mark.parametrize("players", [2, 4])
def test_there_are_four_resources_with_eight_tokens_each(players: int) -> None:
    counts = table(players).components()
    assert {name: counts[name] for name in ("marble", "mercury", "oil", "diamond")} == {
        "marble": 8, "mercury": 8, "oil": 8, "diamond": 8,
    }  # fmt: skip


@pytest.mark.rule("R5.2-a")
def test_a_resource_belongs_to_whoever_places_a_control_token_on_it() -> None:
    p1 = {"capital": "1.0", "row": in_slot("early-empire", 1)}
    s = flower("G; G G G G G G", p1, resources={"1.2": "oil", "1.4": "marble"})
    s.play("resolve 1", "place 1.2")
    assert (s.resources(1), s.lying("1.2"), s.supply("oil")) == ({"oil": 1}, "", 7)
    assert s.arguments("collected") == [{"seat": 0, "space": "space-1.2", "resource": "resource-oil"}]
    assert s.lying("1.4") == "marble"


@pytest.mark.rule("R5.2-a")
def test_a_claimed_resource_stays_with_the_player_whatever_happens_to_the_space() -> None:
    p1 = {"capital": "1.0", "row": in_slot("early-empire", 1)}
    s = flower("G; G G G G G G", p1, {"tokens": ["1.3"], "row": in_slot("masonry", 5)}, resources={"1.2": "oil"})
    s.play("resolve 1", "place 1.2", "done")
    s.dice(6, 1).play("resolve 5", "attack 1.2")
    assert s.at("1.2") == "token of 2"
    assert (s.resources(1), s.resources(2), s.supply("oil")) == ({"oil": 1}, {}, 7)


@pytest.mark.rule("R5.4-a")
def test_a_spent_resource_goes_to_the_supply_and_a_player_may_hold_any_number() -> None:
    p1 = {"capital": "1.0", "row": in_slot("pottery", 5), "resources": {"oil": 4, "diamond": 5}}
    s = row("G G G", p1, wonders={"face_up": ["petra"]})
    assert s.supply("oil") == 4
    s.play("resolve 5", "construct petra", "spend oil")
    assert s.wonders(1) == ["petra"]
    assert s.resources(1) == {"oil": 3, "diamond": 5}
    assert (s.supply("oil"), s.supply("diamond")) == (5, 3)


@pytest.mark.rule("R5.4-b")
def test_a_type_that_the_supply_lacks_is_not_offered() -> None:
    p1 = {"row": in_slot("replaceable-parts", 1), "dial": 10}
    s = row("G", p1, {"resources": {"mercury": 8}})
    s.play("resolve 1")
    assert sorted(s.choices("gain")) == ["diamond", "marble", "oil"]
    assert s.refused("gain mercury") == "R5.4-b"
    s.play("gain oil")
    assert (s.resources(1), s.supply("oil")) == ({"oil": 1}, 7)


@pytest.mark.rule("R5.4-b")
def test_nothing_is_gained_if_the_supply_has_nothing_to_offer() -> None:
    p1 = {"row": in_slot("replaceable-parts", 1), "dial": 10, "resources": {"oil": 1}}
    s = row("G", p1, {"resources": {"mercury": 8, "marble": 8, "diamond": 8}})
    s.play("resolve 1")
    assert (s.resources(1), s.dial(1), s.asked) == ({"oil": 1}, 11, [2])
    assert [event.rule for event in s.log if event.message == "no-resource"] == ["R5.4-b"]


# Natural wonders.


@pytest.mark.rule("R5.3-a")
def test_a_natural_wonder_is_claimed_with_a_control_token() -> None:
    s = row("G N:pantanal", {"capital": "1.0", "row": CULTURE_IN_SLOT_5})
    assert (s.natural_wonder("pantanal"), s.lying("1.1")) == ("free", "pantanal")
    s.play("resolve 5", "place 1.1")
    assert (s.natural_wonder("pantanal"), s.lying("1.1"), s.at("1.1")) == (1, "", "token of 1")
    assert s.resources(1) == {}


@pytest.mark.rule("R5.3-a")
def test_a_natural_wonder_is_spent_as_a_resource_and_kept() -> None:
    p1 = {"capital": "1.0", "row": in_slot("pottery", 5)}
    s = row("G G", p1, natural_wonders={"mt-everest": 1}, wonders={"face_up": ["petra"]})
    s.play("resolve 5", "construct petra")
    assert s.wonders(1) == ["petra"]
    assert s.natural_wonder("mt-everest") == 1
    assert s.supply("oil") == 8
    assert [event.rule for event in s.log if event.message == "spent-resource"] == ["R5.3-a"]


@pytest.mark.rule("R5.3-a")
@pytest.mark.card("venetian-arsenal")
def test_a_natural_wonder_is_spent_once_in_a_turn() -> None:
    p1 = {
        "capital": "1.0", "cities": ["1.2", "1.4", "1.6"], "row": in_slot("pottery", 5),
        "trade": {"pottery": 3}, "resources": {"oil": 3},
    }  # fmt: skip
    wonders = {
        "on": {"venetian-arsenal": "1.0"},
        "decks": {"military": ["petra", "terracotta-army", "ruhr-valley"]},
    }
    s = row("G*8", p1, {"row": IDLE}, natural_wonders={"mt-everest": 1}, wonders=wonders)
    s.play("resolve 5", "construct petra", "spend mt-everest", "house 1.2")
    s.play("use venetian-arsenal", "construct terracotta-army")
    assert s.choices("spend") == ["trade", "oil"]
    assert s.refused("spend mt-everest") == "R5.3-a"
    s.play("spend oil", "spend oil", "spend oil", "house 1.4")
    assert s.wonders(1) == ["petra", "terracotta-army", "venetian-arsenal"]
    assert s.natural_wonder("mt-everest") == 1


@pytest.mark.rule("R5.3-a")
def test_a_natural_wonder_can_be_spent_again_in_the_next_turn() -> None:
    p1 = {
        "capital": "1.0", "cities": ["1.2"], "row": in_slot("pottery", 5), "trade": {"pottery": 1},
        "resources": {"oil": 2},
    }  # fmt: skip
    wonders = {"decks": {"military": ["petra", "terracotta-army"]}}
    s = row("G*4", p1, {"row": IDLE}, natural_wonders={"mt-everest": 1}, wonders=wonders)
    s.play("resolve 5", "construct petra", "spend mt-everest", "house 1.0", "resolve 1")
    s.play("resolve 1", "construct terracotta-army", "spend mt-everest", "spend trade")
    assert s.wonders(1) == ["petra", "terracotta-army"]
    assert (s.natural_wonder("mt-everest"), s.resources(1), s.trade(1)) == (1, {}, [0] * 5)


@pytest.mark.rule("R5.3-b")
@pytest.mark.parametrize(("natural", "resource"), NATURAL_WONDERS.items())
@pytest.mark.parametrize("wonder", PAID_WITH)
def test_each_natural_wonder_counts_as_one_type_of_resource(natural: str, resource: str, wonder: str) -> None:
    p1 = {
        "capital": "1.0",
        "row": in_slot("pottery", 5),
        "trade": {"pottery": 3},
        "resources": [min(PAID_WITH[wonder])],
    }
    s = row("G G", p1, natural_wonders={natural: 1}, wonders={"face_up": [wonder]})
    s.play("resolve 5", f"construct {wonder}")
    assert s.allows(f"spend {natural}") is (resource in PAID_WITH[wonder])
    if resource not in PAID_WITH[wonder]:
        assert s.refused(f"spend {natural}") == "R6.9-b"


# Natural wonders change hands.


@pytest.mark.rule("R5.5-a")
def test_whoever_wins_an_attack_on_a_natural_wonder_space_takes_its_token() -> None:
    p1 = {"capital": "1.0", "row": in_slot("masonry", 5)}
    s = row("G N:crater-lake", p1, {"reinforced": ["1.1"]})
    assert s.natural_wonder("crater-lake") == 2
    s.dice(6, 1).play("resolve 5", "attack 1.1")
    assert (s.at("1.1"), s.natural_wonder("crater-lake")) == ("token of 1", 1)
    assert s.civ(2).tokens_left == 31


@pytest.mark.rule("R5.5-a")
def test_a_failed_attack_leaves_the_natural_wonder_where_it_is() -> None:
    p1 = {"capital": "1.0", "row": in_slot("masonry", 1)}
    s = row("G N:crater-lake", p1, {"tokens": ["1.1"]})
    s.dice(1, 6).play("resolve 1", "attack 1.1")
    assert (s.at("1.1"), s.natural_wonder("crater-lake")) == ("token of 2", 2)


@pytest.mark.rule("R5.5-b")
def test_after_mere_destruction_the_natural_wonder_stays_until_somebody_else_gets_the_space() -> None:
    p1 = {"capital": "1.2", "row": CULTURE_IN_SLOT_5}
    p2 = {"tokens": ["1.1"], "row": IDLE}
    barbarian = {"barbarians": {"a": "1.0"}, "at": "round-end", "event": 1, "pause": True}
    s = row("G!a N:pantanal G", p1, p2, **barbarian)
    s.dice(2).go_on()
    assert (s.at("1.1"), s.barbarian("a"), s.natural_wonder("pantanal")) == ("", "1.1", 2)
    assert s.lying("1.1") == ""
    s = row("G!a N:pantanal G", p1, {"row": IDLE}, natural_wonders={"pantanal": 2}, barbarians={"a": "1.0"})
    s.play("resolve 5", "place 1.1")
    assert (s.at("1.1"), s.natural_wonder("pantanal")) == ("token of 1", 1)
    assert "R5.5-a" in s.rules()


@pytest.mark.rule("R5.5-b", "wonder.forbidden_city")
@pytest.mark.card("forbidden-city")
def test_the_forbidden_city_does_not_bring_the_natural_wonder_but_a_token_then_does() -> None:
    p1 = {"capital": "1.0", "row": CULTURE_IN_SLOT_5}
    s = row("G N:grand-mesa", p1, {"tokens": ["1.1"]}, wonders={"on": {"forbidden-city": "1.0"}})
    s.play("destroy 1.1")
    assert (s.at("1.1"), s.natural_wonder("grand-mesa")) == ("", 2)
    s.play("resolve 5", "place 1.1")
    assert s.natural_wonder("grand-mesa") == 1


@pytest.mark.rule("R5.5-b")
def test_whoever_kept_the_natural_wonder_keeps_it_when_returning_to_the_space() -> None:
    p1 = {"capital": "1.0", "row": CULTURE_IN_SLOT_5}
    s = row("G N:grand-mesa", p1, natural_wonders={"grand-mesa": 1})
    s.play("resolve 5", "place 1.1")
    assert (s.at("1.1"), s.natural_wonder("grand-mesa")) == ("token of 1", 1)
    assert "natural-wonder-taken" not in s.messages()


@pytest.mark.rule("R5.5-c")
@pytest.mark.card("mass-media")
def test_mass_media_hands_over_the_natural_wonder_of_the_space() -> None:
    p1 = {"capital": "1.0", "row": in_slot("mass-media", 1)}
    s = row("G H N:grand-mesa", p1, {"tokens": ["1.2"]})
    assert s.natural_wonder("grand-mesa") == 2
    s.play("resolve 1", "subvert 1.2")
    assert (s.at("1.2"), s.natural_wonder("grand-mesa")) == ("token of 1", 1)
    assert s.civ(2).tokens_left == 31


@pytest.mark.rule("R5.5-c")
@pytest.mark.card("eiffel-tower")
def test_the_eiffel_tower_hands_over_the_natural_wonder_of_the_space() -> None:
    s = row(
        "G G N:grand-mesa G", {"capital": "1.0"}, {"tokens": ["1.2", "1.3"]}, wonders={"on": {"eiffel-tower": "1.0"}}
    )
    s.play("name 1.3", "cede 1.2")
    assert (s.at("1.2"), s.natural_wonder("grand-mesa")) == ("token of 1", 1)
