"""What a military card allows: reinforcing, how far attacks reach, and who can be attacked (R8.1 to R8.6)."""

from typing import Any

import pytest

from tests.games.new_dawn.situation import Situation, flower, row, situation
from tests.games.new_dawn.warfare import armed, attack, attacked, decided, rolled, strength

# Reinforcing.


@pytest.mark.rule("R8.1-a", "focus.masonry")
@pytest.mark.card("masonry")
def test_reinforcing_flips_as_many_own_unreinforced_tokens_as_the_slot_says() -> None:
    tokens = ["1.1", "1.2", "1.3", "1.4", "1.5"]
    s = row("G*9", armed("masonry", 3, tokens=tokens, reinforced=["1.6"], trade={"masonry": 2}), {"tokens": ["1.7"]})
    s.play("resolve 3")
    assert s.choices("reinforce") == tokens
    assert s.refused("reinforce 1.6") == "R8.1-a"
    s.play("reinforce 1.2", "reinforce 1.5", "reinforce 1.1")
    assert [s.at(space) for space in tokens] == ["reinforced of 1"] * 2 + ["token of 1"] * 2 + ["reinforced of 1"]
    assert (s.at("1.6"), s.at("1.7")) == ("reinforced of 1", "token of 2")
    assert s.trade_on(1, "masonry") == 2  # they add nothing and stay
    assert (s.asked, s.question) == ([2], "Choosing")
    assert [told["space"] for told in s.arguments("reinforced")] == ["space-1.2", "space-1.5", "space-1.1"]


@pytest.mark.rule("R8.1-a")
@pytest.mark.parametrize("space", ["1.0", "1.2", "1.3", "1.4", "9.9"])
def test_only_own_control_tokens_can_be_reinforced(space: str) -> None:
    s = row("G*5", armed("masonry", 3, capital="1.0", tokens=["1.1"], cities=["1.4"]), {"tokens": ["1.2"]})
    s.play("resolve 3")
    assert s.refused(f"reinforce {space}") == "R8.1-a"
    assert s.refused("spend trade") == "focus.masonry"


@pytest.mark.rule("R8.1-a")
def test_a_player_may_reinforce_fewer_tokens() -> None:
    s = row("G*5", armed("masonry", 5, tokens=["1.0", "1.1"]))
    s.play("resolve 5", "reinforce 1.1", "done")
    assert (s.at("1.0"), s.at("1.1")) == ("token of 1", "reinforced of 1")
    assert (s.row(1)[0], s.asked) == ("masonry", [2])


def test_a_military_card_that_can_do_nothing_is_over_at_once() -> None:
    s = row("G*5", armed("masonry", 5, reinforced=["1.0"]))
    s.play("resolve 5")
    assert (s.row(1)[0], s.asked, s.question) == ("masonry", [2], "Choosing")


@pytest.mark.rule("R8.2-a")
@pytest.mark.parametrize(
    ("target", "expected"),
    [("1.0", 2 + 2), ("1.1", 1 + 1 + 1), ("1.2", 1 + 1 + 1), ("1.3", 1 + 1)],
)
def test_reinforced_tokens_help_themselves_and_their_neighbours(target: str, expected: int) -> None:
    """The city in the middle, two reinforced tokens next to each other and one that is not, next to one of them."""
    p1 = {"cities": ["1.0"], "reinforced": ["1.1", "1.2"], "tokens": ["1.3"]}
    s = flower("G; G G G G G G", p1, armed("flight", 1, tokens=["1.4"]), active=2)
    s.play("resolve 1")
    attack(s, target, 1, 1)
    assert strength(s) == expected


@pytest.mark.rule("R8.2-a")
def test_reinforced_tokens_of_others_do_not_help() -> None:
    p1 = armed("flight", 1, cities=["1.0"], reinforced=["1.3", "1.5"])
    s = flower("G; G G G G G G", p1, {"tokens": ["1.4"]})
    s.play("resolve 1")
    attack(s, "1.4", 1, 6)
    assert strength(s) == 1


# Range.


@pytest.mark.rule("R8.3-a")
@pytest.mark.parametrize(
    ("card", "more", "targets", "objections"),
    [
        ("masonry", {}, [], {"1.3": "R8.3-a"}),
        ("iron-working", {}, ["1.3"], {}),
        ("masonry", {"b": "1.2"}, ["1.2"], {"1.3": "R8.3-a"}),
        ("iron-working", {"b": "1.2"}, ["1.2"], {"1.3": "R8.4-a"}),
    ],
)
def test_a_target_must_be_in_range_of_a_friendly_space(
    card: str, more: dict[str, str], targets: list[str], objections: dict[str, str]
) -> None:
    s = row("G G G G", armed(card, 1, tokens=["1.0"]), barbarians={"a": "1.3", **more})
    s.play("resolve 1")
    assert s.choices("attack") == targets
    assert {space: s.refused(f"attack {space}") for space in objections} == objections


@pytest.mark.rule("R8.3-a")
@pytest.mark.parametrize("kind", ["capital", "cities", "tokens", "reinforced"])
def test_range_is_counted_from_any_friendly_space(kind: str) -> None:
    piece: Any = "1.2" if kind == "capital" else ["1.2"]
    s = row("G*7", armed("masonry", 1, **{kind: piece}), barbarians={"a": "1.4", "b": "1.0", "c": "1.5"})
    s.play("resolve 1")
    assert sorted(s.choices("attack")) == ["1.0", "1.4"]


@pytest.mark.rule("R8.3-b")
def test_each_target_is_chosen_after_the_attack_before_it() -> None:
    s = row("G*5", armed("masonry", 1, tokens=["1.2"]), barbarians={"a": "1.0", "b": "1.4"})
    s.play("resolve 1")
    attack(s, "1.0", 1, 6)
    assert sorted(s.legal()) == ["attack 1.0", "attack 1.4", "done"]
    attack(s, "1.0", 6, 1)
    assert attacked(s) == ["1.0", "1.0"]
    assert (s.barbarian("a"), s.barbarian("b")) == ("off", "1.4")


@pytest.mark.rule("R8.3-b")
@pytest.mark.parametrize("last", ["attack 1.4", "done"])
def test_after_a_failed_attack_another_target_or_none_may_be_attacked(last: str) -> None:
    s = row("G*5", armed("masonry", 1, tokens=["1.2"]), barbarians={"a": "1.0", "b": "1.4"})
    s.play("resolve 1")
    attack(s, "1.0", 1, 6)
    s.dice(1, 6).play(last)
    assert (s.asked, s.question) == ([2], "Choosing")
    assert attacked(s) == (["1.0"] if last == "done" else ["1.0", "1.4"])


@pytest.mark.rule("R8.3-b")
def test_no_more_attacks_than_the_card_allows() -> None:
    s = row("G*5", armed("flight", 3, tokens=["1.2"]), {"tokens": ["1.3"], "reinforced": ["1.4"]})
    s.play("resolve 3")
    for _ in range(3):
        assert s.allows("attack 1.4")
        attack(s, "1.4", 1, 6)
    assert s.choices("attack") == []
    assert s.refused("attack 1.4") == "R8.3-b"
    assert s.allows("reinforce 1.2")


BETWEEN: dict[str, dict[str, Any]] = {
    "grassland": {},
    "water": {"map": {"row": "G W G"}},
    "rival": {"p2": {"cities": ["1.2"], "tokens": ["1.1"]}},
    "barbarian": {"barbarians": {"a": "1.1"}},
    "city-state": {"map": {"row": "G K:seoul G"}},
}


@pytest.mark.rule("R8.4-a", "focus.mass_production", "focus.flight")
@pytest.mark.parametrize("between", list(BETWEEN))
@pytest.mark.parametrize(
    ("card", "crosses"),
    [
        ("iron-working", ["grassland"]),
        ("mass-production", ["grassland", "water"]),
        ("flight", ["grassland", "water", "rival", "barbarian", "city-state"]),
    ],
)
def test_what_the_path_of_an_attack_may_cross(card: str, crosses: list[str], between: str) -> None:
    told = {"map": {"row": "G G G"}, "p2": {"cities": ["1.2"]}, **BETWEEN[between]}
    s = situation(p1=armed(card, 1, tokens=["1.0"]), **told)
    s.play("resolve 1")
    if between in crosses:
        assert s.allows("attack 1.2")
    else:
        assert s.refused("attack 1.2") == "R8.4-a"


@pytest.mark.rule("R8.4-a")
@pytest.mark.parametrize("between", ["rival", "barbarian", "city-state"])
def test_what_blocks_the_path_can_itself_be_the_target(between: str) -> None:
    told = {"map": {"row": "G G G"}, "p2": {"cities": ["1.2"]}, **BETWEEN[between]}
    s = situation(p1=armed("masonry", 1, tokens=["1.0"]), **told)
    s.play("resolve 1")
    assert s.choices("attack") == ["1.1"]


@pytest.mark.rule("R8.4-a")
def test_the_path_may_lead_around_an_obstacle_if_the_range_allows_it() -> None:
    told: dict[str, Any] = {"map": {"rows": ["G G G", "G G ."]}, "barbarians": {"a": "1.1"}, "p2": {"cities": ["1.2"]}}
    for card, reaches in (("masonry", False), ("iron-working", True)):
        s = situation(p1=armed(card, 1, tokens=["1.0"]), **told)
        s.play("resolve 1")
        assert s.allows("attack 1.2") == reaches


@pytest.mark.rule("R8.4-b")
def test_difficult_terrain_does_not_shorten_the_range() -> None:
    s = row("G M D", armed("masonry", 1, capital="1.0"), barbarians={"a": "1.2"})
    s.play("resolve 1")
    assert s.choices("attack") == ["1.2"]


# Targets.


@pytest.mark.rule("R8.5-a")
def test_barbarians_city_states_and_rival_pieces_can_be_attacked_and_nothing_else() -> None:
    s = situation(
        map={"row": "G*4 W G*2 K:seoul G*3"},
        p1=armed("flight", 1, capital="1.5", tokens=["1.6"]),
        p2={"capital": "1.8", "cities": ["2.0"], "tokens": ["1.3"], "reinforced": ["1.2"], "caravans": ["1.9"]},
        barbarians={"a": "1.1"},
    )
    s.play("resolve 1")
    assert sorted(s.choices("attack")) == ["1.1", "1.2", "1.3", "1.7", "1.8", "2.0"]
    # Empty, water, own pieces, a rival's caravan, no space at all.
    for space in ("1.0", "1.4", "1.5", "1.6", "1.9", "9.9"):
        assert s.refused(f"attack {space}") == "R8.5-a"


@pytest.mark.rule("R8.5-a")
def test_a_barbarian_on_the_space_of_a_city_state_is_attacked_first() -> None:
    s = row("G K:kabul G", armed("masonry", 5, tokens=["1.0"], envoys=["kabul"]), barbarians={"a": "1.1"})
    s.play("resolve 5")
    attack(s, "1.1", 6, 3)
    assert rolled(s) == (11, 1 + 3)
    assert (s.barbarian("a"), s.city_state("kabul"), s.envoys(1)) == ("off", "free", ["kabul"])
    s.play("store 1")
    attack(s, "1.1", 1, 1)
    assert rolled(s) == (6, 8 + 1)
    assert (s.city_state("kabul"), s.envoys(1)) == ("free", [])


# Spaces won this turn.

PRIZES: dict[str, dict[str, Any]] = {
    "token": {"p2": {"tokens": ["1.1", "1.2", "1.3"]}},
    "city": {"p2": {"cities": ["1.1"], "tokens": ["1.2", "1.3"]}},
    "city-state": {"map": {"row": "G K:seoul G G"}, "p2": {"tokens": ["1.2", "1.3"]}},
}


@pytest.mark.rule("R8.6-a", "R8.6-b")
@pytest.mark.parametrize("prize", list(PRIZES))
def test_attacks_are_counted_through_a_space_won_this_turn_but_not_from_it(prize: str) -> None:
    s = situation(**{"map": {"row": "G G G G"}, "p1": armed("masonry", 5, tokens=["1.0"]), **PRIZES[prize]})
    s.play("resolve 5")
    assert s.refused("attack 1.2") == "R8.4-a"
    attack(s, "1.1", 6, 1)
    assert s.at("1.1") in ("token of 1", "city of 1")
    # 1.2 is two spaces from 1.0, through 1.1; nothing else is in range.
    assert s.choices("attack") == ["1.2"]
    attack(s, "1.2", 6, 1)
    assert s.at("1.2") == "token of 1"


@pytest.mark.rule("R8.6-a")
def test_a_target_in_range_of_nothing_but_a_space_won_this_turn_is_refused_for_that() -> None:
    s = row("G*6", armed("masonry", 5, tokens=["1.2"]), {"tokens": ["1.0", "1.3", "1.5"]})
    s.play("resolve 5")
    attack(s, "1.3", 6, 1)
    assert s.choices("attack") == ["1.0"]
    assert s.refused("attack 1.5") == "R8.6-a"


@pytest.mark.rule("R8.6-a", "R8.4-a")
def test_the_space_won_this_turn_is_the_reason_even_if_water_blocks_the_way_from_another_space() -> None:
    p1 = armed("masonry", 5, tokens=["1.0", "1.5"])
    s = row("G W G G G G G", p1, {"tokens": ["1.2", "1.3"]}, barbarians={"a": "1.6"})
    s.play("resolve 5")
    assert s.refused("attack 1.2") == "R8.4-a"
    attack(s, "1.3", 6, 1)
    assert s.refused("attack 1.2") == "R8.6-a"


@pytest.mark.rule("R8.6-a")
def test_a_space_won_in_an_earlier_turn_is_like_any_other() -> None:
    s = row("G G G G", armed("masonry", 5, tokens=["1.0"]), {"tokens": ["1.1", "1.3"]})
    s.play("resolve 5")
    attack(s, "1.1", 6, 1)
    s.pass_until("Choosing", 2)
    s.play("resolve 1")
    s.pass_until("Choosing", 1)
    s.play("resolve 1")
    assert s.choices("attack") == ["1.3"]


# Cards.


@pytest.mark.rule("focus.masonry")
def test_masonry_attacks_with_die_and_slot() -> None:
    s = row("G G G", armed("masonry", 4, tokens=["1.0"]), {"tokens": ["1.1"]}, barbarians={"a": "1.2"})
    s.play("resolve 4")
    attack(s, "1.1", 3, 2)
    assert (rolled(s), s.at("1.1")) == ((7, 3), "token of 1")
    attack(s, "1.2", 2, 6)
    assert (rolled(s), s.barbarian("a")) == ((6, 7), "1.2")
    assert (s.asked, s.question) == ([2], "Choosing")  # two attacks, no third


@pytest.mark.rule("focus.masonry", "focus.iron_working")
@pytest.mark.card("iron-working")
@pytest.mark.parametrize("card", ["masonry", "iron-working"])
def test_masonry_and_iron_working_either_attack_or_reinforce(card: str) -> None:
    rule = f"focus.{card.replace('-', '_')}"
    s = row("G*5", armed(card, 4, tokens=["1.0", "1.1"]), barbarians={"a": "1.2"})
    s.play("resolve 4", "reinforce 1.0")
    assert s.legal() == ["reinforce 1.1", "done"]
    assert s.refused("attack 1.2") == rule
    s = row("G*5", armed(card, 2, tokens=["1.0", "1.1"]), barbarians={"a": "1.2"})
    s.play("resolve 2")
    attack(s, "1.2", 1, 6)
    assert s.legal() == ["attack 1.2", "done"]
    assert s.refused("reinforce 1.0") == rule


@pytest.mark.rule("focus.iron_working")
@pytest.mark.parametrize(("barbarians", "tokens", "value"), [({"a": "1.1"}, [], 3 + 2 + 3), ({}, ["1.1"], 3 + 2 + 1)])
def test_iron_working_adds_one_and_three_against_barbarians(
    barbarians: dict[str, str], tokens: list[str], value: int
) -> None:
    s = row("G M", armed("iron-working", 2, tokens=["1.0"]), {"tokens": tokens}, barbarians=barbarians)
    s.play("resolve 2")
    attack(s, "1.1", 3, 3)
    assert (rolled(s), decided(s)) == ((value, 8), ("failed", value, 8))


@pytest.mark.rule("focus.mass_production")
@pytest.mark.card("mass-production")
@pytest.mark.parametrize(("attacks", "reinforcements"), [(0, 3), (1, 2), (2, 1)])
def test_mass_production_reinforces_one_token_less_for_each_attack(attacks: int, reinforcements: int) -> None:
    tokens = ["1.0", "1.1", "1.2", "1.3"]
    s = row("G*6", armed("mass-production", 3, tokens=tokens), barbarians={"a": "1.4"})
    s.play("resolve 3")
    for _ in range(attacks):
        attack(s, "1.4", 1, 6)
        assert rolled(s) == (1 + 5, 1 + 6)
    for count in range(reinforcements):
        s.play(f"reinforce {tokens[count]}")
    assert s.question == "Choosing"
    assert [s.at(space).split()[0] for space in tokens].count("reinforced") == reinforcements


@pytest.mark.rule("focus.mass_production")
def test_won_and_lost_attacks_of_mass_production_count_alike() -> None:
    s = row("G*4", armed("mass-production", 2, tokens=["1.0", "1.1"]), {"tokens": ["1.2"]}, barbarians={"a": "1.3"})
    s.play("resolve 2")
    attack(s, "1.2", 6, 1)
    attack(s, "1.3", 1, 6)
    assert (s.at("1.2"), s.barbarian("a")) == ("token of 1", "1.3")
    assert s.question == "Choosing"  # 2 - 2: nothing is left to do


@pytest.mark.rule("focus.mass_production")
def test_mass_production_in_slot_1_reinforces_nothing_after_two_attacks() -> None:
    s = row("G*4", armed("mass-production", 1, tokens=["1.0"]), barbarians={"a": "1.3"})
    s.play("resolve 1")
    attack(s, "1.3", 1, 6)
    assert s.refused("reinforce 1.0") == "focus.mass_production"
    attack(s, "1.3", 1, 6)
    assert (s.at("1.0"), s.question) == ("token of 1", "Choosing")


@pytest.mark.rule("focus.mass_production")
def test_mass_production_attacks_before_it_reinforces() -> None:
    s = row("G*4", armed("mass-production", 3, tokens=["1.0", "1.1"]), barbarians={"a": "1.3"})
    s.play("resolve 3", "reinforce 1.0")
    assert s.legal() == ["reinforce 1.1", "done"]
    assert s.refused("attack 1.3") == "focus.mass_production"


@pytest.mark.rule("focus.flight")
@pytest.mark.card("flight")
def test_flight_reinforces_its_whole_number_besides_three_attacks() -> None:
    s = row("G*6", armed("flight", 2, tokens=["1.0", "1.1", "1.2"]), {"reinforced": ["1.3"]})
    s.play("resolve 2", "reinforce 1.0")
    for _ in range(3):
        attack(s, "1.3", 1, 6)
        assert rolled(s) == (1 + 5, 2 + 6)
    assert s.choices("reinforce") == ["1.1", "1.2"]
    s.play("reinforce 1.1")
    assert [s.at(space) for space in ("1.0", "1.1", "1.2")] == ["reinforced of 1"] * 2 + ["token of 1"]
    assert (s.asked, s.question) == ([2], "Choosing")


@pytest.mark.rule("focus.flight")
def test_flight_allows_no_more_reinforcing_than_its_number_and_attacks_afterwards() -> None:
    s = row("G*6", armed("flight", 1, tokens=["1.0", "1.1"]), {"tokens": ["1.3"]})
    s.play("resolve 1", "reinforce 1.0")
    assert s.legal() == ["attack 1.3", "done"]
    assert s.refused("reinforce 1.1") == "focus.flight"


@pytest.mark.rule("focus.flight")
def test_flight_reaches_five_spaces_over_everything() -> None:
    letters = "G W G K:seoul G G G"
    s = row(letters, armed("flight", 2, tokens=["1.0"]), {"tokens": ["1.2", "1.5", "1.6"]}, barbarians={"a": "1.4"})
    s.play("resolve 2")
    assert sorted(s.choices("attack")) == ["1.2", "1.3", "1.4", "1.5"]
    assert s.refused("attack 1.6") == "R8.3-a"


@pytest.mark.rule("focus.flight")
def test_by_option_flight_reinforces_one_token_less_for_each_attack() -> None:
    told: dict[str, Any] = {"options": {"flight_reinforce": "minus-attacks"}, "map": {"row": "G*6"}}
    p1 = armed("flight", 2, tokens=["1.0", "1.1", "1.2"])
    s = situation(p1=p1, p2={"reinforced": ["1.3"]}, **told)
    s.play("resolve 2")
    assert _left(s) == (3, 2)
    attack(s, "1.3", 1, 6)
    assert _left(s) == (2, 1)
    s.play("reinforce 1.0")
    assert s.question == "Choosing"  # another attack would take away what was reinforced
    s = situation(p1=p1, p2={"reinforced": ["1.3"]}, **told)
    s.play("resolve 2", "reinforce 1.0")
    assert _left(s) == (1, 1)
    s.play("reinforce 1.1")
    assert s.question == "Choosing"
    s = situation(p1=p1, p2={"reinforced": ["1.3"]}, **told)
    s.play("resolve 2")
    for _ in range(3):
        attack(s, "1.3", 1, 6)
    assert (s.question, s.at("1.0")) == ("Choosing", "token of 1")


def _left(s: Situation) -> tuple[int, int]:
    """Attacks and reinforcements that the card still allows."""
    question = s.view(1)["question"]
    return question["attacks"], question["reinforcements"]


# The Pentagon.


@pytest.mark.rule("wonder.pentagon")
@pytest.mark.card("pentagon")
def test_the_pentagon_attacks_any_target_on_the_map() -> None:
    p2 = {"capital": "1.8", "tokens": ["1.2", "1.7"]}
    told: dict[str, Any] = {"map": {"row": "G W G G G G W G G"}, "barbarians": {"a": "1.4"}, "p2": p2}
    s = situation(p1=armed("masonry", 1, capital="1.0"), wonders={"on": {"pentagon": "1.0"}}, **told)
    s.play("resolve 1")
    assert sorted(s.choices("attack")) == ["1.2", "1.4", "1.7", "1.8"]
    for space in ("1.0", "1.1", "1.3"):
        assert s.refused(f"attack {space}") == "R8.5-a"
    attack(s, "1.8", 6, 1)
    assert rolled(s) == (6 + 1 + 2, 2 + 1)
    assert decided(s)[0] == "won"


@pytest.mark.rule("wonder.pentagon")
def test_without_the_pentagon_range_and_path_matter() -> None:
    told: dict[str, Any] = {"map": {"row": "G W G G"}, "p2": {"tokens": ["1.2", "1.3"]}}
    s = situation(p1=armed("masonry", 1, capital="1.0"), wonders={"on": {"pentagon": "1.3"}}, **told)
    s.play("resolve 1")
    assert s.question == "Choosing"  # there is no target, and the card is over


@pytest.mark.rule("wonder.pentagon", "R8.6-a")
def test_the_pentagon_needs_no_space_to_count_from_after_a_victory_either() -> None:
    s = row(
        "G*9",
        armed("masonry", 5, capital="1.0"),
        {"tokens": ["1.5", "1.7"]},
        wonders={"on": {"pentagon": "1.0"}},
    )
    s.play("resolve 5")
    attack(s, "1.5", 6, 1)
    assert s.at("1.5") == "token of 1"
    assert s.choices("attack") == ["1.7"]
