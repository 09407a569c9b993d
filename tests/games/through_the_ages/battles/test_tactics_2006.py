"""Tactics, armies, air forces and bonus cards of the first edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import politics, quietly, revealed, strong
from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import IDLE, advanced, full
from tests.games.through_the_ages.prices import rich
from tests.games.through_the_ages.situation import FIRST, Situation

Units = dict[str, int]

STRENGTH = {
    "warriors": 1, "swordsmen": 2, "riflemen": 3, "modern-infantry": 5, "knights": 2, "cavalrymen": 3, "tanks": 5,
    "cannon": 3, "rockets": 5, "air-forces": 5,
}  # fmt: skip

ARMIES: list[tuple[str, Units, int]] = [
    ("fighting-band", {"warriors": 2}, 1),
    ("legion", {"warriors": 3}, 2),
    ("medieval-army", {"warriors": 1, "knights": 1}, 2),
    ("phalanx", {"warriors": 2, "knights": 1}, 3),
    ("light-cavalry", {"knights": 2}, 2),
    ("heavy-cavalry", {"knights": 3}, 4),
    ("classic-army", {"swordsmen": 2, "knights": 2}, 9),
    ("conquistadors", {"swordsmen": 1, "knights": 2}, 5),
    ("defensive-army", {"swordsmen": 2, "cannon": 1}, 6),
    ("fortifications", {"cannon": 2}, 4),
    ("mobile-artillery", {"knights": 1, "cannon": 1}, 5),
    ("napoleonic-army", {"swordsmen": 1, "knights": 1, "cannon": 1}, 8),
    ("entrenchments", {"riflemen": 1, "cannon": 2}, 9),
    ("mechanized-army", {"cavalrymen": 1, "cannon": 2}, 10),
    ("modern-army", {"riflemen": 2, "cavalrymen": 1, "cannon": 1}, 13),
    ("shock-troops", {"riflemen": 1, "cavalrymen": 3}, 11),
]
"""One army of the oldest units that are not obsolete, and its bonus."""

OBSOLETE: list[tuple[str, Units, int]] = [
    ("classic-army", {"warriors": 1, "swordsmen": 1, "knights": 2}, 5),
    ("conquistadors", {"warriors": 1, "knights": 2}, 3),
    ("defensive-army", {"warriors": 1, "riflemen": 1, "cannon": 1}, 3),
    ("napoleonic-army", {"warriors": 1, "cavalrymen": 1, "cannon": 1}, 4),
    ("entrenchments", {"swordsmen": 1, "rockets": 2}, 5),
    ("mechanized-army", {"knights": 1, "rockets": 2}, 5),
    ("modern-army", {"modern-infantry": 2, "knights": 1, "rockets": 1}, 7),
    ("shock-troops", {"riflemen": 1, "cavalrymen": 2, "knights": 1}, 6),
]
"""One army with a single unit that is more than one age older than the card, and its lower bonus."""


def of_units(units: Units) -> int:
    """The strengths of units without any army."""
    return sum(STRENGTH[unit] * count for unit, count in units.items())


def commanding(tactic: str, units: Units, **own: Any) -> Situation:
    """Player 1 has this tactic and these units."""
    return full(age="III", p1={"workers": {**IDLE, **units}, "tactic": tactic, **own})


def armies_of(tactic: str, units: Units) -> int:
    """What armies add to the strength of units."""
    return commanding(tactic, units).civ(1).strength - of_units(units)


def assault(tactic: str, units: Units, sacrificed: list[str]) -> Situation:
    """Player 1 attacks player 2 and sacrifices units."""
    own = {"workers": {**IDLE, **units}, "tactic": tactic, "military": 9, "military_hand": ["plunder-i"]}
    s = politics(FIRST, age="III", p1=own)
    s.play("attack plunder-i 2", *[f"sacrifice {unit}" for unit in sacrificed])
    return quietly(s)


# Playing tactics.


@pytest.mark.rule("advanced.tactics-a", "advanced.discard-e")
@pytest.mark.card("legion", "fighting-band")
def test_a_new_tactic_costs_a_military_action_and_replaces_the_old_one() -> None:
    own = {"workers": {"warriors": 3}, "tactic": "legion", "military_hand": ["fighting-band"]}
    s = advanced(p1=own)
    assert s.civ(1).strength == 3 + 2
    changed = effect(s, "adopt fighting-band")
    assert changed == {"military": 1, "military_hand": [], "tactic": "fighting-band", "strength": 3 + 1}
    assert s.discards() == ["legion"]


@pytest.mark.rule("advanced.tactics-a")
def test_a_tactic_needs_a_military_action_and_the_card() -> None:
    s = advanced(p1={"military_hand": ["legion"], "military": 0})
    assert s.refused("adopt legion") == "simple.turn-c"
    assert advanced(p1={"military_hand": ["legion"]}).refused("adopt phalanx") == "simple.turn-b"


@pytest.mark.rule("advanced.tactics-a")
def test_several_tactics_may_be_played_in_one_turn_and_the_last_one_counts() -> None:
    s = advanced(p1={"workers": {"warriors": 3}, "military_hand": ["legion", "fighting-band"]})
    s.play("adopt fighting-band", "adopt legion")
    assert (s.civ(1).military, s.civ(1).strength, s.told(1)["tactic"]) == (0, 5, "legion")
    assert s.discards() == ["fighting-band"]


@pytest.mark.rule("advanced.tactics-a")
def test_nobody_copies_the_tactic_of_another_player() -> None:
    s = advanced(p1={"workers": {"warriors": 3}}, p2={"tactic": "legion"})
    assert s.legal("copy") == []
    assert s.refused("copy legion") == "advanced.tactics-a"


@pytest.mark.rule("card.table-tactics")
@pytest.mark.card("fighting-band", "legion", "medieval-army", "phalanx", "light-cavalry", "heavy-cavalry")
@pytest.mark.card("classic-army", "conquistadors", "defensive-army", "fortifications", "mobile-artillery")
@pytest.mark.card("napoleonic-army", "entrenchments", "mechanized-army", "modern-army", "shock-troops")
@pytest.mark.parametrize(("tactic", "units", "bonus"), ARMIES)
def test_a_tactic_gives_its_bonus_for_one_army(tactic: str, units: Units, bonus: int) -> None:
    s = full(age="III", p1={"workers": {**IDLE, **units}, "military_hand": [tactic]})
    changed = effect(s, f"adopt {tactic}")
    strength = of_units(units) + bonus
    assert changed == {"military": 1, "military_hand": [], "tactic": tactic, "strength": strength}


@pytest.mark.rule("card.table-tactics", "advanced.tactics-b")
@pytest.mark.parametrize(("tactic", "units", "bonus"), ARMIES)
def test_an_army_that_lacks_any_one_unit_is_no_army(tactic: str, units: Units, bonus: int) -> None:
    for unit in units:
        assert armies_of(tactic, {**units, unit: units[unit] - 1}) == 0


@pytest.mark.rule("card.table-tactics", "advanced.tactics-g")
@pytest.mark.parametrize(("tactic", "units", "bonus"), OBSOLETE)
def test_one_unit_more_than_one_age_older_than_the_card_lowers_the_bonus(tactic: str, units: Units, bonus: int) -> None:
    assert armies_of(tactic, units) == bonus


# Armies.


@pytest.mark.rule("advanced.tactics-b")
@pytest.mark.parametrize(
    ("tactic", "units", "bonus"),
    [
        ("legion", {"warriors": 2, "swordsmen": 3}, 2),
        ("legion", {"warriors": 2, "swordsmen": 4}, 4),
        ("fighting-band", {"warriors": 7}, 3),
        ("phalanx", {"warriors": 6, "knights": 1}, 3),
        ("phalanx", {"warriors": 3, "swordsmen": 1, "knights": 5}, 6),
        ("medieval-army", {"cannon": 4}, 0),
        ("heavy-cavalry", {"knights": 1, "cavalrymen": 1, "tanks": 1}, 4),
    ],
)
def test_as_many_armies_as_possible_are_formed_whatever_the_levels(tactic: str, units: Units, bonus: int) -> None:
    assert armies_of(tactic, units) == bonus


@pytest.mark.rule("advanced.tactics-c")
@pytest.mark.card("medieval-army")
def test_strength_is_that_of_the_units_and_of_their_armies() -> None:
    s = advanced(p1={"workers": {"warriors": 2, "swordsmen": 1, "knights": 2}, "tactic": "medieval-army"})
    assert s.civ(1).strength == 8 + 4


@pytest.mark.rule("advanced.tactics-c")
@pytest.mark.card("medieval-army", "knights")
def test_strength_changes_at_once_when_an_army_gets_its_last_unit() -> None:
    own = {"workers": {"warriors": 1, "knights": 0}, "tactic": "medieval-army", "unused": 1, "tokens": rich(3)}
    s = advanced(p1=own)
    assert s.civ(1).strength == 1
    s.play("build knights")
    assert s.civ(1).strength == 1 + 2 + 2
    s.play("destroy warriors")
    assert s.civ(1).strength == 2


@pytest.mark.rule("advanced.tactics-h")
@pytest.mark.card("mobile-artillery", "fortifications")
@pytest.mark.parametrize(
    ("tactic", "units", "bonus"),
    [
        ("mobile-artillery", {"knights": 1, "cannon": 1}, 5),
        ("mobile-artillery", {"tanks": 1, "rockets": 1}, 5),
        ("fortifications", {"cannon": 1, "rockets": 1}, 4),
        ("legion", {"warriors": 1, "swordsmen": 1, "modern-infantry": 1}, 2),
    ],
)
def test_a_tactic_with_one_value_gives_it_for_units_of_any_age(tactic: str, units: Units, bonus: int) -> None:
    assert armies_of(tactic, units) == bonus


@pytest.mark.rule("advanced.tactics-i")
@pytest.mark.parametrize(
    ("tactic", "units", "bonus"),
    [
        ("medieval-army", {"riflemen": 1, "cavalrymen": 1}, 2),
        ("medieval-army", {"modern-infantry": 1, "tanks": 1}, 2),
        ("defensive-army", {"modern-infantry": 2, "rockets": 1}, 6),
    ],
)
def test_newer_units_fit_into_older_tactics(tactic: str, units: Units, bonus: int) -> None:
    assert armies_of(tactic, units) == bonus


@pytest.mark.rule("advanced.tactics-j", "advanced.tactics-g")
@pytest.mark.card("defensive-army")
@pytest.mark.parametrize(
    ("units", "bonus"),
    [
        ({"warriors": 1, "swordsmen": 3, "cannon": 2}, 6 + 3),
        ({"warriors": 2, "swordsmen": 2, "cannon": 2}, 6 + 3),
        ({"warriors": 3, "swordsmen": 1, "cannon": 2}, 3 + 3),
        ({"warriors": 1, "swordsmen": 4, "cannon": 2}, 6 + 6),
        ({"warriors": 4, "swordsmen": 4, "cannon": 3}, 6 + 6 + 3),
    ],
)
def test_obsolete_units_are_put_together(units: Units, bonus: int) -> None:
    assert armies_of("defensive-army", units) == bonus


@pytest.mark.rule("advanced.tactics-k")
@pytest.mark.card("legion", "phalanx")
def test_a_tactic_in_play_outlives_its_age_but_not_one_in_hand() -> None:
    s = full(
        step="refill",
        age="II",
        row=["iron"],
        civil_deck=["coal"],
        p1={"workers": {"warriors": 3}, "tactic": "legion", "military_hand": ["phalanx", "defensive-army"]},
    )
    assert s.position.age == 3
    assert (s.told(1)["tactic"], s.civ(1).strength) == ("legion", 5)
    assert s.military_hand(1) == ["defensive-army"]
    assert s.discards("I") == ["phalanx"]


# Sacrifices.


@pytest.mark.rule("advanced.tactics-d", "advanced.tactics-e", "advanced.tactics-f")
@pytest.mark.card("medieval-army")
@pytest.mark.parametrize(
    ("sacrificed", "attack", "left"),
    [
        ([], 12, 12),
        (["knights"], 14, 2 + 2 + 2 + 2),
        (["warriors"], 13, 1 + 2 + 4 + 4),
        (["knights", "swordsmen"], 18, 2 + 2 + 2),
        (["knights", "knights"], 16, 4),
        (["warriors", "knights", "warriors", "knights"], 22, 2),
        (["warriors", "swordsmen", "knights"], 12 + 5 + 2, 1 + 2 + 2),
    ],
)
def test_a_complete_army_among_the_sacrificed_units_brings_its_bonus_once_more(
    sacrificed: list[str], attack: int, left: int
) -> None:
    s = assault("medieval-army", {"warriors": 2, "swordsmen": 1, "knights": 2}, sacrificed)
    assert s.arguments("aggression-succeeded")[0]["attack"] == attack
    assert s.civ(1).strength == left
    assert s.civ(1).yellow == 18 + len(sacrificed)


@pytest.mark.rule("advanced.tactics-f", "advanced.tactics-g")
@pytest.mark.card("defensive-army")
@pytest.mark.parametrize(
    ("sacrificed", "more"),
    [
        (["swordsmen", "swordsmen", "cannon"], 2 + 2 + 3 + 6),
        (["warriors", "swordsmen", "cannon"], 1 + 2 + 3 + 3),
        (["warriors", "cannon", "cannon"], 1 + 3 + 3),
    ],
)
def test_the_sacrificed_units_are_grouped_anew(sacrificed: list[str], more: int) -> None:
    s = assault("defensive-army", {"warriors": 1, "swordsmen": 3, "cannon": 2}, sacrificed)
    assert s.arguments("aggression-succeeded")[0]["attack"] == 22 + more


# Air forces.


@pytest.mark.rule("full.air-a")
@pytest.mark.card("air-forces", "legion")
def test_an_air_force_doubles_the_bonus_of_an_army() -> None:
    assert commanding("legion", {"warriors": 3, "air-forces": 1}).civ(1).strength == 3 + 5 + 4


@pytest.mark.rule("full.air-a", "full.air-d")
@pytest.mark.parametrize(
    ("warriors", "air", "bonus"), [(3, 1, 4), (3, 2, 4), (6, 1, 6), (6, 2, 8), (6, 3, 8), (2, 1, 0)]
)
def test_every_army_takes_one_air_force(warriors: int, air: int, bonus: int) -> None:
    assert armies_of("legion", {"warriors": warriors, "air-forces": air}) == bonus


@pytest.mark.rule("full.air-b", "full.air-c", "full.air-d")
@pytest.mark.card("entrenchments", "air-forces")
@pytest.mark.parametrize(("air", "strength"), [(0, 19 + 9 + 5), (1, 24 + 18 + 5), (2, 29 + 18 + 10), (3, 60)])
def test_air_forces_double_the_better_armies_first(air: int, strength: int) -> None:
    units = {"modern-infantry": 1, "swordsmen": 1, "cannon": 4, "air-forces": air}
    assert commanding("entrenchments", units).civ(1).strength == strength


@pytest.mark.rule("card.iii_air_forces")
@pytest.mark.card("air-forces", "modern-army")
def test_an_air_force_doubles_a_modern_army() -> None:
    units = {"modern-infantry": 2, "tanks": 1, "rockets": 1}
    own = {"workers": {**IDLE, **units, "air-forces": 0}, "tactic": "modern-army", "unused": 1, "tokens": rich(7)}
    s = full(age="III", p1=own)
    assert s.civ(1).strength == 20 + 13
    s.play("build air-forces")
    assert s.civ(1).strength == 25 + 26


@pytest.mark.rule("full.air-e")
@pytest.mark.card("air-forces")
def test_without_an_army_air_forces_add_only_their_strength() -> None:
    s = politics(
        FIRST,
        age="III",
        p1={"workers": {**IDLE, "air-forces": 2}, "military_hand": ["plunder-i"]},
        p2={"workers": IDLE},
    )
    assert s.civ(1).strength == 10
    s.play("attack plunder-i 2", "sacrifice air-forces", "done")
    assert s.arguments("aggression-succeeded")[0]["attack"] == 10 + 5
    assert (s.civ(1).strength, s.workers(1)) == (5, {"air-forces": 1})


@pytest.mark.rule("full.air-e")
def test_air_forces_are_disbanded_like_other_units() -> None:
    s = full(age="III", p1={"workers": {**IDLE, "air-forces": 2}})
    assert effect(s, "destroy air-forces") == {"military": 1, "unused": 2, "air-forces": 1, "strength": 5}
    assert s.legal("upgrade") == []


@pytest.mark.rule("full.air-f")
@pytest.mark.card("air-forces", "legion")
def test_an_air_force_sacrificed_with_an_army_doubles_its_bonus() -> None:
    s = assault("legion", {"warriors": 3, "air-forces": 1}, ["warriors", "warriors", "warriors", "air-forces"])
    assert s.arguments("sacrificed")[0]["value"] == 3 + 5 + 4
    assert s.arguments("aggression-succeeded")[0]["attack"] == 12 + 12
    s = assault("legion", {"warriors": 3, "air-forces": 1}, ["warriors", "warriors", "air-forces"])
    assert s.arguments("sacrificed")[0]["value"] == 2 + 5


# Bonus cards.


@pytest.mark.rule("card.table-bonus")
@pytest.mark.card("military-bonus-i", "military-bonus-ii", "military-bonus-iii")
@pytest.mark.parametrize(("age", "value"), [("i", 2), ("ii", 4), ("iii", 6)])
def test_a_bonus_card_defends_with_its_value(age: str, value: int) -> None:
    card = f"military-bonus-{age}"
    for attack, held in ((3 + value, True), (4 + value, False)):
        own = {"military": 2, "military_hand": ["plunder-i"]}
        s = politics(FIRST, age="III", p1=strong(attack, **own), p2=strong(3, military_hand=[card]))
        s.play("attack plunder-i 2", "done", "done", f"defend {card}")
        decided = s.arguments("aggression-failed" if held else "aggression-succeeded")[0]
        assert (decided["attack"], decided["defence"]) == (attack, 3 + value)
        assert s.military_hand(2) == []
        assert s.discards(age.upper()).count(card) == 1


@pytest.mark.rule("card.table-bonus")
@pytest.mark.card("military-bonus-i", "military-bonus-ii", "military-bonus-iii")
@pytest.mark.parametrize(("age", "value"), [("i", 1), ("ii", 2), ("iii", 3)])
def test_a_bonus_card_adds_its_lower_value_to_a_colonizing_force(age: str, value: int) -> None:
    card = f"military-bonus-{age}"
    s = revealed(FIRST, "inhabited-territory-i", p1=strong(1, military_hand=[card]), p2={"workers": IDLE})
    assert s.refused(f"bid {value + 2}") == "advanced.colony-e"
    s.play(f"bid {value + 1}", "send warriors", f"reinforce {card}")
    assert s.arguments("force-sent")[0]["force"] == 1 + value
    assert s.military_hand(1) == []
    assert s.discards(age.upper()) == [card]


@pytest.mark.rule("card.table-bonus")
def test_no_other_card_defends() -> None:
    own = {"military": 2, "military_hand": ["plunder-i"]}
    s = politics(FIRST, p1=strong(9, **own), p2=strong(3, military_hand=["legion", "military-bonus-i"]))
    s.play("attack plunder-i 2", "done", "done")
    assert s.question == "Defence"
    assert s.refused("defend legion") == "card.table-bonus"
    assert s.refused("discard military-bonus-i") == "card.table-bonus"
