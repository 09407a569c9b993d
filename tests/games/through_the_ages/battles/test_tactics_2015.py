"""Tactics: playing, sharing and copying them, and the armies of each (2015)."""

import pytest

from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.situation import situation

ALONE = {"warriors": 0}
"""No units but those that are named."""


def strength(tactic: str, /, **units: int) -> int:
    """The strength of units with a tactic; types with a hyphen are written with an underscore."""
    return strength_under("", tactic, **units)


def strength_under(leader: str, tactic: str, /, **units: int) -> int:
    """The strength of units with a tactic under a leader."""
    workers = {**ALONE, **{unit.replace("_", "-"): count for unit, count in units.items()}}
    entry = {"workers": workers, **({"tactic": tactic} if tactic else {}), **({"leader": leader} if leader else {})}
    return situation(age="III", p1=entry).civ(1).strength


# Playing and copying.


@pytest.mark.rule("act.tactic-play-a", "card.legion")
@pytest.mark.card("legion")
def test_a_tactic_from_the_hand_costs_a_military_action_and_works_at_once() -> None:
    s = situation(p1={"workers": {"warriors": 3}, "military_hand": ["legion", "rats"]})
    assert effect(s, "adopt legion") == {
        "military": 1, "military_hand": ["rats"], "tactic": "legion", "exclusive": True, "strength": 5,
    }  # fmt: skip
    assert s.pile("common") == []
    assert s.allows("destroy warriors")


@pytest.mark.rule("act.tactic-play-a")
def test_a_tactic_needs_a_military_action_and_must_be_in_hand() -> None:
    s = situation(p1={"military": 0, "military_hand": ["legion"]})
    assert s.refused("adopt legion") == "actions.spend-a"
    assert s.refused("adopt phalanx") == "cards.inplay-a"


@pytest.mark.rule("act.tactic-play-b")
@pytest.mark.card("legion", "phalanx", "fighting-band")
def test_a_tactic_is_played_or_copied_only_once_per_turn() -> None:
    p1 = {"government": "constitutional-monarchy", "military_hand": ["legion", "phalanx"], "workers": {"warriors": 3}}
    s = situation(common_tactics=["fighting-band", "medieval-army"], p1=p1)
    assert s.legal("copy") == ["copy fighting-band", "copy medieval-army"]
    s.play("adopt legion")
    assert s.refused("adopt phalanx") == "act.tactic-play-b"
    assert s.refused("copy fighting-band") == "act.tactic-play-b"
    assert s.allows("destroy warriors")
    copied = situation(common_tactics=["fighting-band", "medieval-army"], p1=p1)
    copied.play("copy fighting-band")
    assert copied.refused("adopt phalanx") == "act.tactic-play-b"
    assert copied.refused("copy medieval-army") == "act.tactic-play-b"


@pytest.mark.rule("act.tactic-play-b")
def test_in_the_next_turn_another_tactic_may_be_played() -> None:
    s = situation(p1={"military_hand": ["legion", "phalanx"]})
    s.play("adopt legion", "done")
    s.pass_until("ActionPhase", player=1)
    assert s.pile("common") == ["legion"]
    assert effect(s, "adopt phalanx")["tactic"] == "phalanx"
    assert s.pile("common") == ["legion"]


@pytest.mark.rule("act.tactic-play-c", "card.fighting_band", "card.medieval_army")
@pytest.mark.card("fighting-band", "medieval-army")
def test_a_new_tactic_replaces_the_old_one_which_stays_common() -> None:
    p1 = {"tactic": "fighting-band", "workers": {"warriors": 3, "knights": 1}, "military_hand": ["medieval-army"]}
    s = situation(p1=p1)
    assert s.civ(1).strength == 6
    assert effect(s, "adopt medieval-army") == {
        "military": 1, "military_hand": [], "tactic": "medieval-army", "exclusive": True, "strength": 7,
    }  # fmt: skip
    assert s.pile("common") == ["fighting-band"]
    assert s.discards() == []


@pytest.mark.rule("act.tactic-copy-a", "card.phalanx")
@pytest.mark.card("phalanx")
def test_a_common_tactic_is_copied_for_two_military_actions() -> None:
    p1 = {"workers": {"warriors": 2, "knights": 1}}
    s = situation(p1=p1, p2={"tactic": "phalanx"})
    assert s.civ(1).strength == 4
    assert effect(s, "copy phalanx") == {"military": 0, "tactic": "phalanx", "strength": 7}
    assert s.told(2)["tactic"] == "phalanx"
    assert s.pile("common") == ["phalanx"]


@pytest.mark.rule("act.tactic-copy-a")
def test_one_military_action_is_not_enough_for_a_copy() -> None:
    s = situation(p1={"military": 1}, p2={"tactic": "phalanx"})
    assert s.refused("copy phalanx") == "actions.spend-a"


@pytest.mark.rule("act.tactic-copy-a")
def test_an_exclusive_tactic_of_somebody_else_cannot_be_copied() -> None:
    s = situation(p2={"tactic": "phalanx", "exclusive": True})
    assert s.refused("copy phalanx") == "tactics.avail-b"


@pytest.mark.rule("act.tactic-copy-a", "act.card-f")
@pytest.mark.card("patriotism-a", "phalanx")
def test_the_extra_action_of_patriotism_helps_to_copy_a_tactic() -> None:
    s = situation(p1={"military": 1, "hand": ["patriotism-a"]}, p2={"tactic": "phalanx"})
    s.play("play patriotism-a", "copy phalanx")
    assert (s.civ(1).military, s.civ(1).extra_military, s.told(1)["tactic"]) == (0, 0, "phalanx")


# Armies.


@pytest.mark.rule("cards.tactic-a")
@pytest.mark.card("phalanx")
def test_as_many_armies_as_possible_are_formed() -> None:
    assert strength("phalanx", warriors=3, swordsmen=2, knights=2) == 17
    assert strength("", warriors=3, swordsmen=2, knights=2) == 11


@pytest.mark.rule("cards.tactic-a")
@pytest.mark.card("phalanx")
def test_an_army_needs_all_the_units_depicted() -> None:
    assert strength("phalanx", warriors=4) == 4
    assert strength("phalanx", warriors=1, knights=3) == 7
    assert strength("phalanx", warriors=2, knights=1) == 4 + 3


@pytest.mark.rule("cards.tactic-b")
@pytest.mark.card("fighting-band")
@pytest.mark.parametrize(("warriors", "armies"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_a_unit_belongs_to_one_army_and_keeps_its_own_strength(warriors: int, armies: int) -> None:
    assert strength("fighting-band", warriors=warriors) == warriors + armies


@pytest.mark.rule("cards.tactic-c", "card.air_forces")
@pytest.mark.card("air-forces", "napoleonic-army")
@pytest.mark.parametrize(
    ("riflemen", "cavalrymen", "cannon", "air_forces", "expected"),
    [(1, 1, 1, 2, 33), (1, 1, 1, 1, 28), (2, 2, 2, 1, 18 + 5 + 14 + 7), (2, 2, 2, 2, 18 + 10 + 28), (1, 1, 0, 1, 11)],
)
def test_an_air_force_doubles_one_army(
    riflemen: int, cavalrymen: int, cannon: int, air_forces: int, expected: int
) -> None:
    units = {"riflemen": riflemen, "cavalrymen": cavalrymen, "cannon": cannon, "air_forces": air_forces}
    assert strength("napoleonic-army", **units) == expected


@pytest.mark.rule("card.air_forces")
@pytest.mark.card("air-forces", "legion")
def test_air_forces_without_armies_have_only_their_own_strength() -> None:
    assert strength("", air_forces=2) == 10
    assert strength("legion", air_forces=2) == 10
    assert strength("legion", riflemen=3, air_forces=2) == 23


@pytest.mark.rule("cards.tactic-d")
@pytest.mark.card("classic-army")
def test_a_unit_two_levels_below_the_tactic_makes_its_army_obsolete() -> None:
    assert strength("classic-army", swordsmen=2, knights=2) == 16
    assert strength("classic-army", warriors=1, swordsmen=1, knights=2) == 11


@pytest.mark.rule("cards.tactic-d")
@pytest.mark.card("entrenchments", "legion")
def test_the_level_of_the_tactic_counts_not_the_age() -> None:
    """Warriors are only one level below a Legion, also in age III; Swordsmen are two below Entrenchments."""
    assert strength("legion", warriors=3) == 5
    assert strength("entrenchments", swordsmen=1, cannon=2) == 13
    assert strength("entrenchments", riflemen=1, cannon=2) == 18


@pytest.mark.rule("cards.tactic-e")
@pytest.mark.card("modern-army", "air-forces")
def test_an_air_force_doubles_the_lower_value_of_an_obsolete_army() -> None:
    assert strength("modern-army", swordsmen=2, tanks=1, rockets=1, air_forces=1) == 33


@pytest.mark.rule("cards.tactic-f", "card.mechanized_army")
@pytest.mark.card("mechanized-army", "air-forces")
def test_an_air_force_joins_the_army_that_is_not_obsolete() -> None:
    assert strength("mechanized-army", cavalrymen=1, knights=1, cannon=4, air_forces=2) == 57
    assert strength("mechanized-army", cavalrymen=1, knights=1, cannon=4, air_forces=1) == 47


@pytest.mark.rule("cards.tactic-f")
@pytest.mark.card("classic-army")
def test_old_units_stand_together_so_that_another_army_is_modern() -> None:
    """2 Warriors and 2 Swordsmen with 4 Knights: a modern army (8) and an obsolete one (4), not two obsolete ones."""
    assert strength("classic-army", warriors=2, swordsmen=2, knights=4) == 2 + 4 + 8 + 8 + 4


@pytest.mark.rule("cards.tactic-g")
@pytest.mark.card("conquistadors")
def test_old_units_may_stay_out_of_armies() -> None:
    assert strength("conquistadors", warriors=1, swordsmen=1, knights=2) == 12


@pytest.mark.rule("card.fighting_band", "card.heavy_cavalry", "card.legion", "card.medieval_army", "card.phalanx")
@pytest.mark.rule("card.classic_army", "card.conquistadors", "card.defensive_army", "card.fortifications")
@pytest.mark.rule("card.mobile_artillery", "card.napoleonic_army", "card.entrenchments", "card.mechanized_army")
@pytest.mark.rule("card.modern_army", "card.shock_troops")
@pytest.mark.card("fighting-band", "heavy-cavalry", "legion", "medieval-army", "phalanx", "classic-army")
@pytest.mark.card("conquistadors", "defensive-army", "fortifications", "mobile-artillery", "napoleonic-army")
@pytest.mark.card("entrenchments", "mechanized-army", "modern-army", "shock-troops")
@pytest.mark.parametrize(
    ("tactic", "units", "expected"),
    [
        ("fighting-band", {"warriors": 5}, 7),
        ("heavy-cavalry", {"knights": 4}, 12),
        ("heavy-cavalry", {"knights": 2}, 4),
        ("legion", {"swordsmen": 4}, 10),
        ("legion", {"swordsmen": 2}, 4),
        ("medieval-army", {"warriors": 2, "knights": 3}, 12),
        ("phalanx", {"swordsmen": 2, "knights": 1}, 9),
        ("classic-army", {"riflemen": 1, "warriors": 1, "cavalrymen": 2}, 14),
        ("classic-army", {"riflemen": 2, "cavalrymen": 2}, 20),
        ("conquistadors", {"riflemen": 1, "cavalrymen": 2}, 14),
        ("conquistadors", {"warriors": 1, "knights": 2}, 8),
        ("defensive-army", {"swordsmen": 2, "cannon": 1}, 13),
        ("defensive-army", {"warriors": 2, "cannon": 1}, 8),
        ("fortifications", {"cannon": 3, "rockets": 1}, 24),
        ("fortifications", {"cannon": 1}, 3),
        ("mobile-artillery", {"knights": 1, "cannon": 1}, 10),
        ("napoleonic-army", {"swordsmen": 1, "knights": 1, "cannon": 1}, 14),
        ("napoleonic-army", {"warriors": 1, "knights": 1, "cannon": 1}, 10),
        ("entrenchments", {"riflemen": 1, "cannon": 2}, 18),
        ("entrenchments", {"swordsmen": 1, "cannon": 2}, 13),
        ("mechanized-army", {"tanks": 1, "rockets": 2}, 25),
        ("mechanized-army", {"knights": 1, "rockets": 2}, 17),
        ("modern-army", {"modern_infantry": 2, "tanks": 1, "rockets": 1, "air_forces": 1}, 51),
        ("shock-troops", {"riflemen": 1, "cavalrymen": 3}, 23),
        ("shock-troops", {"riflemen": 1, "cavalrymen": 2, "knights": 1}, 17),
    ],
)
def test_every_tactic_has_its_army_and_its_values(tactic: str, units: dict[str, int], expected: int) -> None:
    assert strength(tactic, **units) == expected


@pytest.mark.rule("card.mobile_artillery", "appendix.genghis-b")
@pytest.mark.card("mobile-artillery", "genghis-khan")
def test_genghis_khans_warriors_make_an_army_obsolete_as_cavalry_too() -> None:
    assert strength_under("genghis-khan", "mobile-artillery", warriors=1, cannon=1) == 7
    assert strength_under("genghis-khan", "mobile-artillery", swordsmen=1, cannon=1) == 10
    assert strength("mobile-artillery", warriors=1, cannon=1) == 4


@pytest.mark.rule("appendix.genghis-b")
@pytest.mark.card("genghis-khan", "medieval-army", "heavy-cavalry")
@pytest.mark.parametrize(
    ("tactic", "units", "armies"),
    [
        ("medieval-army", {"warriors": 3}, 2),
        ("medieval-army", {"warriors": 3, "knights": 1}, 4),
        ("medieval-army", {"warriors": 1, "knights": 3}, 2),
        ("heavy-cavalry", {"warriors": 2, "knights": 1}, 4),
        ("heavy-cavalry", {"warriors": 6}, 8),
        ("phalanx", {"warriors": 3}, 3),
    ],
)
def test_infantry_of_genghis_khan_counts_as_infantry_or_cavalry_but_once(
    tactic: str, units: dict[str, int], armies: int
) -> None:
    own = units.get("warriors", 0) + 2 * units.get("knights", 0)
    assert strength_under("genghis-khan", tactic, **units) == own + armies
