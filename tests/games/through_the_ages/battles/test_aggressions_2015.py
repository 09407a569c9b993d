"""Aggressions of the new edition."""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import attack, culture, discarded, politics, strengths, strong
from tests.games.through_the_ages.situation import NEW, Situation

# Price and target.


@pytest.mark.rule("pol.agg-a")
@pytest.mark.card("raid-ii")
@pytest.mark.parametrize(("military", "allowed"), [(1, False), (2, True), (3, True)])
def test_an_aggression_costs_the_military_actions_printed_on_it(military: int, allowed: bool) -> None:
    s = politics(age="II", p1=strong(9, military=military, military_hand=["raid-ii"]))
    assert s.allows("attack raid-ii 2") is allowed
    if not allowed:
        assert s.refused("attack raid-ii 2") == "pol.agg-a"


@pytest.mark.rule("pol.agg-a", "pol.agg-h", "card.military_bonus_i")
@pytest.mark.card("military-bonus-i")
def test_the_military_actions_are_spent_even_if_the_aggression_fails() -> None:
    s = politics(
        age="II",
        p1=strong(10, government="monarchy", military=2, military_hand=["raid-ii"]),
        p2=strong(6, military_hand=["military-bonus-i", "military-bonus-i"]),
    )
    s.play("attack raid-ii 2", "defend military-bonus-i", "defend military-bonus-i")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 10, "defence": 10}]
    assert (s.civ(1).military, s.civ(1).military_total) == (0, 3)
    assert sorted(discarded(s)) == ["military-bonus-i", "military-bonus-i", "raid-ii"]
    assert (s.question, s.asked) == ("ActionPhase", [1])


@pytest.mark.rule("pol.agg-b")
def test_only_weaker_rivals_are_attacked() -> None:
    s = politics(players=3, p1=strong(8, military_hand=["plunder-i"]), p2=strong(8), p3=strong(7))
    assert s.legal("attack") == ["attack plunder-i 3"]
    assert s.refused("attack plunder-i 2") == "pol.agg-b"
    assert s.refused("attack plunder-i 1") == "pol.agg-b"
    assert s.refused("attack plunder-i 4") == "pol.agg-b"
    assert s.refused("attack enslave 3") == "cards.inplay-a"


@pytest.mark.rule("pol.agg-b")
def test_nobody_attacks_a_player_who_has_left() -> None:
    gone = {"left": True, "workers": {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}, "unused": 0}
    s = politics(players=3, p1=strong(8, military_hand=["plunder-i"]), p3=gone)
    assert s.legal("attack") == ["attack plunder-i 2"]
    assert s.refused("attack plunder-i 3") == "pol.agg-b"


OPEN_BORDERS = ["open-borders-agreement", 2]


@pytest.mark.rule("pol.agg-c", "card.open_borders_agreement")
@pytest.mark.card("open-borders-agreement", "spy")
def test_a_bonus_for_attacking_a_partner_counts_for_both_comparisons() -> None:
    s = politics(
        players=3,
        age="II",
        p1=strong(7, pact=OPEN_BORDERS, military_hand=["spy"]),
        p2=strong(8, science=6, military_hand=["rats", "legion"]),
    )
    s.play("attack spy 2")
    asked = {"frame": "Defence", "card": "spy", "attacker": 0, "target": 1, "attack": 9, "defence": 8, "used": 0}
    assert s.view(2)["question"] == asked
    s.play("defend rats", "done")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 9, "defence": 9}]
    assert s.civ(2).science == 6


@pytest.mark.rule("pol.agg-c", "card.open_borders_agreement")
@pytest.mark.card("open-borders-agreement")
@pytest.mark.parametrize(("target", "allowed"), [(8, True), (9, False)])
def test_open_borders_help_the_attacker_whoever_has_the_card(target: int, allowed: bool) -> None:
    entries: dict[str, Any] = {
        "p1": strong(7, military_hand=["spy"]),
        "p2": strong(target, pact=["open-borders-agreement", 1]),
    }
    s = politics(players=3, age="II", **entries)
    assert s.allows("attack spy 2") is allowed
    assert (s.civ(1).military_total, s.civ(2).military_total) == (3, 3)


@pytest.mark.rule("card.open_borders_agreement")
@pytest.mark.card("open-borders-agreement", "plunder-ii")
def test_open_borders_stay_after_an_attack() -> None:
    s = politics(
        players=3,
        age="II",
        p1=strong(10, government="monarchy", pact=OPEN_BORDERS, military_hand=["plunder-ii"]),
        p2=strong(11, government="monarchy", tokens={"bronze": 5}),
    )
    assert (s.civ(1).military_total, s.civ(2).military_total) == (4, 4)
    s.play("attack plunder-ii 2")
    assert s.arguments("aggression-succeeded") == [{"seat": 0, "other": 1, "attack": 12, "defence": 11}]
    assert s.told(1)["pact"] == ["open-borders-agreement", 2, "a"]
    assert s.goods(1) == (0, 5)


@pytest.mark.rule("pol.agg-d", "card.military_pact")
@pytest.mark.card("military-pact", "armed-intervention")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_pact_that_ends_by_the_attack_helps_neither_side(owner: int) -> None:
    p1 = strong(7, culture=50, military_hand=["armed-intervention"])
    p2 = strong(6, culture=50, military_hand=["military-bonus-i"])
    (p1 if owner == 1 else p2)["pact"] = ["military-pact", 3 - owner]
    s = politics(players=3, age="III", p1=p1, p2=p2)
    assert strengths(s)[:2] == [10, 9]
    s.play("attack armed-intervention 2")
    assert (s.view(2)["question"]["attack"], s.view(2)["question"]["defence"]) == (7, 6)
    assert strengths(s)[:2] == [7, 6]
    assert "military-pact" in discarded(s)
    s.play("done")
    assert culture(s)[:2] == [57, 43]


@pytest.mark.rule("pol.agg-d", "card.promise_of_military_protection")
@pytest.mark.card("promise-of-military-protection")
@pytest.mark.parametrize(("attacker", "allowed"), [(6, True), (5, False)])
def test_protection_does_not_protect_from_the_protector(attacker: int, allowed: bool) -> None:
    s = politics(
        players=3,
        age="II",
        p1=strong(attacker, pact=["promise-of-military-protection", 2, "a"], military_hand=["spy"]),
        p2=strong(5),
    )
    assert strengths(s)[:2] == [attacker, 9]
    assert s.allows("attack spy 2") is allowed
    if allowed:
        s.play("attack spy 2")
        assert "pact" not in s.told(1)
        assert s.civ(2).strength == 5


@pytest.mark.rule("pol.agg-e", "card.peace_treaty")
@pytest.mark.card("peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty")
@pytest.mark.parametrize("pact", ["peace-treaty", "acceptance-of-supremacy", "loss-of-sovereignty"])
@pytest.mark.parametrize("owner", [1, 2])
def test_partners_of_some_pacts_never_attack_each_other(pact: str, owner: int) -> None:
    p1, p2 = strong(20, military_hand=["plunder-iii"]), strong(5)
    (p1 if owner == 1 else p2)["pact"] = [pact, 3 - owner]
    s = politics(players=3, age="III", p1=p1, p2=p2, p3=strong(25))
    assert s.legal("attack") == []
    assert s.refused("attack plunder-iii 2") == "pol.agg-e"
    assert s.refused("attack plunder-iii 3") == "pol.agg-b"


@pytest.mark.rule("card.mahatma_gandhi")
@pytest.mark.card("mahatma-gandhi")
def test_gandhi_doubles_the_price_for_his_attackers_and_attacks_nobody() -> None:
    hand = ["spy", "war-over-culture"]
    general: dict[str, Any] = {"players": 3, "age": "III"}
    s = politics(
        **general,
        p1=strong(20, military=5, military_hand=hand),
        p2=strong(5, leader="mahatma-gandhi"),
        p3=strong(10),
    )
    assert s.legal("attack") == ["attack spy 2", "attack spy 3"]
    assert s.legal("declare") == ["declare war-over-culture 3"]
    assert s.refused("declare war-over-culture 2") == "pol.war-a"
    s.play("attack spy 2")
    assert s.civ(1).military == 3
    s = politics(**general, p1=strong(20, military=1, military_hand=hand), p2=strong(5, leader="mahatma-gandhi"))
    assert s.refused("attack spy 2") == "pol.agg-a"
    s = politics(**general, p1=strong(20, military=9, leader="mahatma-gandhi", military_hand=hand))
    assert s.legal("attack") == s.legal("declare") == []
    assert s.refused("attack spy 2") == "card.mahatma_gandhi"
    assert s.refused("declare war-over-culture 2") == "card.mahatma_gandhi"


# The defence.


def besieged(attacker: int, defender: int, hand: list[str], **entry: Any) -> Situation:
    """Player 1 plays Spy against player 2, who has 6 science points."""
    own = strong(attacker, military=3, military_hand=["spy"])
    s = politics(age="III", p1=own, p2=strong(defender, science=6, military_hand=hand, **entry))
    s.play("attack spy 2")
    return s


@pytest.mark.rule("pol.agg-f", "card.military_bonus_iii")
@pytest.mark.card("military-bonus-iii")
def test_bonus_cards_add_their_value_and_other_cards_one() -> None:
    s = besieged(19, 12, ["military-bonus-iii", "rats"], government="monarchy")
    s.play("defend military-bonus-iii", "defend rats")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 19, "defence": 19}]
    assert s.arguments("defended") == [{"seat": 1, "card": "card-military-bonus-iii", "value": 6}]
    assert s.arguments("defended-face-down") == [{"seat": 1, "value": 1}]
    assert s.military_hand(2) == []
    assert sorted(discarded(s)) == ["military-bonus-iii", "rats", "spy"]


@pytest.mark.rule("pol.agg-f", "cards.hand-b")
def test_cards_discarded_face_down_stay_secret() -> None:
    s = besieged(7, 6, ["rats", "legion"])
    s.play("defend rats", "done")
    assert s.view(2)["discards"][1] == ["rats"]
    assert s.view(1)["discards"][1] == [None]
    (told,) = [event for event in s.events() if "card-rats" in str(event.arguments)]
    assert (told.message, told.visible_to(1), told.visible_to(0)) == ("own-card-discarded", True, False)


@pytest.mark.rule("pol.agg-f")
def test_a_bonus_card_may_be_discarded_face_down_too() -> None:
    s = besieged(7, 6, ["military-bonus-iii", "legion"])
    assert s.legal() == ["defend legion", "defend military-bonus-iii", "discard military-bonus-iii", "done"]
    assert s.refused("discard legion") == "pol.agg-f"
    s.play("discard military-bonus-iii", "done")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 7, "defence": 7}]
    assert s.view(1)["discards"][3] == [None]


@pytest.mark.rule("pol.agg-f")
def test_only_the_hand_of_the_target_can_be_used() -> None:
    s = besieged(7, 6, ["legion"])
    assert s.asked == [2]
    assert s.refused("defend military-bonus-i") == "cards.inplay-a"
    assert s.refused("sacrifice warriors") == "pol.agg-f"
    assert s.refused("bid 1") == "pol.agg-f"
    assert s.refused("defend legion", by=1) == "game.flow-a"


@pytest.mark.rule("pol.agg-g")
@pytest.mark.parametrize(("attacker", "can_hold"), [(8, True), (9, False)])
def test_no_more_cards_than_military_actions_in_all_are_used(attacker: int, can_hold: bool) -> None:
    # Despotism has two military actions, none of them available; the Library of Alexandria does not help.
    hand = ["rats", "legion", "phalanx"]
    s = besieged(attacker, 6, hand, military=0, wonders=["library-of-alexandria"])
    assert (s.civ(2).military, s.civ(2).military_total) == (0, 2)
    assert bool(s.legal("defend")) is can_hold
    if not can_hold:
        assert s.refused("defend rats") == "pol.agg-g"
        s.play("done")
        assert s.arguments("aggression-succeeded") == [{"seat": 0, "other": 1, "attack": 9, "defence": 6}]
        return
    s.play("defend rats", "defend legion")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 8, "defence": 8}]
    assert s.military_hand(2) == ["phalanx"]


@pytest.mark.rule("pol.agg-g")
def test_more_military_actions_allow_more_cards() -> None:
    s = besieged(9, 6, ["rats", "legion", "phalanx"], government="monarchy")
    s.play("defend rats", "defend legion", "defend phalanx")
    assert s.arguments("aggression-failed") == [{"seat": 0, "other": 1, "attack": 9, "defence": 9}]


@pytest.mark.rule("pol.agg-h")
@pytest.mark.card("spy", "military-bonus-i")
@pytest.mark.parametrize(("attacker", "holds"), [(12, True), (13, False)])
def test_reaching_the_strength_of_the_attacker_is_enough(attacker: int, holds: bool) -> None:
    s = besieged(attacker, 10, ["military-bonus-i"])
    assert s.allows("defend military-bonus-i") is holds
    s.play("defend military-bonus-i" if holds else "done")
    assert (s.civ(1).science, s.civ(2).science) == ((0, 6) if holds else (5, 1))
    assert s.civ(1).military == 2
    assert "spy" in discarded(s)


@pytest.mark.rule("pol.agg-i")
@pytest.mark.card("armed-intervention")
def test_who_cannot_hold_keeps_his_cards() -> None:
    s = politics(
        age="III",
        p1=strong(15, culture=30, military_hand=["armed-intervention"]),
        p2=strong(9, culture=20, government="monarchy", military_hand=["military-bonus-i", "rats"]),
    )
    s.play("attack armed-intervention 2")
    assert s.legal() == ["done"]
    assert s.refused("defend military-bonus-i") == "pol.agg-i"
    s.play("done")
    assert culture(s) == [37, 13]
    assert s.military_hand(2) == ["rats", "military-bonus-i"]


@pytest.mark.rule("pol.agg-i")
def test_who_could_hold_may_decline_but_not_stop_half_way() -> None:
    s = besieged(9, 6, ["military-bonus-i", "rats"])
    assert s.allows("done")
    s.play("defend military-bonus-i")
    assert s.refused("done") == "pol.agg-i"
    assert s.legal() == ["defend rats"]
    s = besieged(9, 6, ["military-bonus-i", "rats"])
    s.play("done")
    assert (s.civ(2).science, len(s.military_hand(2))) == (1, 2)


@pytest.mark.rule("pol.agg-i")
@pytest.mark.parametrize(("attacker", "asked"), [(18, True), (19, False)])
def test_whether_the_target_is_asked_depends_on_what_everybody_knows(attacker: int, asked: bool) -> None:
    # Two cards might be two Military Bonuses of age III, whatever they are.
    s = besieged(attacker, 6, ["rats", "legion", "phalanx"])
    assert (s.question == "Defence") is asked
    s = besieged(attacker, 6, [])
    assert s.question == "ActionPhase"


# Effects.


@pytest.mark.rule("pol.agg-k", "card.plunder_i")
@pytest.mark.card("plunder-i")
def test_the_aggression_card_is_discarded_after_its_effect() -> None:
    s = attack(NEW, "plunder-i", age="I", p2={"tokens": {"bronze": 3}})
    assert s.discards("I") == ["plunder-i"]
    assert s.military_hand(1) == []


@pytest.mark.rule("card.plunder_i", "card.plunder_ii", "card.plunder_iii", "res.take-a")
@pytest.mark.card("plunder-i", "plunder-ii", "plunder-iii")
@pytest.mark.parametrize(
    ("card", "stock", "choices", "food", "left", "gained"),
    [
        ("plunder-i", (1, 5), [0, 1], 0, (1, 2), (0, 3)),
        ("plunder-i", (1, 5), [0, 1], 1, (0, 3), (1, 2)),
        ("plunder-i", (1, 1), [], 0, (0, 0), (1, 1)),
        ("plunder-ii", (4, 4), [1, 2, 3, 4], 1, (3, 0), (1, 4)),
        ("plunder-iii", (2, 3), [], 0, (0, 0), (2, 3)),
        ("plunder-iii", (7, 7), [0, 1, 2, 3, 4, 5, 6, 7], 7, (0, 7), (7, 0)),
        ("plunder-iii", (0, 0), [], 0, (0, 0), (0, 0)),
    ],
)
def test_the_plunderer_chooses_the_mix(
    card: str,
    stock: tuple[int, int],
    choices: list[int],
    food: int,
    left: tuple[int, int],
    gained: tuple[int, int],
) -> None:
    s = attack(NEW, card, p2={"tokens": {"agriculture": stock[0], "bronze": stock[1]}, "blue": 12})
    price = 9 - s.civ(1).military
    assert price == 1
    if choices:
        assert (s.question, s.asked) == ("Plunder", [1])
        assert s.legal() == [f"split {choice}" for choice in choices]
        assert s.refused(f"split {choices[-1] + 1}") == f"card.{card.replace('-', '_')}"
        s.play(f"split {food}")
    assert s.goods(2) == left
    assert s.goods(1) == gained
    assert s.civ(1).blue == 16 - sum(gained)
    assert s.civ(2).blue == 12 + sum(stock) - sum(left)


@pytest.mark.rule("res.take-b")
def test_the_victim_loses_all_even_if_the_taker_cannot_store_it() -> None:
    s = attack(NEW, "plunder-i", p1={"blue": 1}, p2={"tokens": {"bronze": 3}})
    assert (s.goods(2), s.goods(1)) == ((0, 0), (0, 1))
    assert s.arguments("goods-not-stored") == [{"seat": 0, "food": 0, "resources": 1}]


@pytest.mark.rule("card.spy", "points.take-a")
@pytest.mark.card("spy")
@pytest.mark.parametrize(("own", "other", "after"), [(1, 8, (6, 3)), (2, 3, (5, 0)), (2, 5, (7, 0)), (2, 0, (2, 0))])
def test_a_spy_takes_up_to_five_science(own: int, other: int, after: tuple[int, int]) -> None:
    s = attack(NEW, "spy", p1={"science": own}, p2={"science": other})
    assert (s.civ(1).science, s.civ(2).science) == after
    assert s.civ(1).military == 8


@pytest.mark.rule("card.armed_intervention", "points.take-a")
@pytest.mark.card("armed-intervention")
@pytest.mark.parametrize(("other", "after"), [(20, [97, 13]), (7, [97, 0]), (4, [94, 0])])
def test_an_armed_intervention_takes_up_to_seven_culture(other: int, after: list[int]) -> None:
    s = attack(NEW, "armed-intervention", p1={"culture": 90}, p2={"culture": other})
    assert culture(s) == after
    assert s.civ(1).military == 7


@pytest.mark.rule("card.enslave")
@pytest.mark.card("enslave")
def test_enslave_takes_a_worker_of_the_owners_choice() -> None:
    workers = {"agriculture": 0, "bronze": 2, "philosophy": 0}
    s = attack(NEW, "enslave", p2={"workers": workers, "unused": 0, "yellow": 10})
    assert (s.question, s.asked, s.legal()) == ("LosePopulation", [2], ["lose bronze", "lose warriors"])
    s.play("lose bronze")
    assert s.workers(2) == {"bronze": 1, "warriors": 1}
    assert (s.civ(2).yellow, s.goods(1), s.civ(1).blue, s.civ(1).military) == (11, (2, 2), 12, 7)


@pytest.mark.rule("card.enslave")
@pytest.mark.card("enslave")
def test_enslave_takes_an_unused_worker_first_and_pays_even_without_any() -> None:
    s = attack(NEW, "enslave", p2={"unused": 1, "yellow": 10})
    assert (s.civ(2).unused, s.civ(2).yellow, s.goods(1)) == (0, 11, (2, 2))
    nobody = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}
    s = attack(NEW, "enslave", p2={"workers": nobody, "unused": 0})
    assert (s.question, s.goods(1)) == ("ActionPhase", (2, 2))


@pytest.mark.rule("card.enslave", "res.gain-d")
@pytest.mark.card("enslave")
def test_the_goods_of_enslave_are_gained_in_the_order_of_the_card() -> None:
    s = attack(NEW, "enslave", p1={"blue": 3})
    assert s.goods(1) == (1, 2)


@pytest.mark.rule("card.raid_i", "pol.agg-j")
@pytest.mark.card("raid-i")
@pytest.mark.parametrize(("chosen", "gained"), [("theology", 3), ("philosophy", 2)])
def test_a_raid_destroys_a_building_and_gains_half_of_the_printed_cost(chosen: str, gained: int) -> None:
    # Masonry makes buildings cheaper, but only printed costs count.
    rival = {"workers": {"theology": 1, "opera": 1, "philosophy": 1}, "unused": 1, "specials": ["masonry"]}
    s = attack(NEW, "raid-i", p1={"specials": ["architecture"]}, p2=rival)
    assert s.legal() == ["raze philosophy", "raze theology"]
    assert s.refused("raze opera") == "card.raid_i"
    assert s.refused("done") == "card.raid_i"
    s.play(f"raze {chosen}")
    assert (s.goods(1), s.civ(2).unused, chosen in s.workers(2)) == ((0, gained), 2, False)
    assert (s.civ(1).military, s.question) == (8, "ActionPhase")


@pytest.mark.rule("card.raid_ii")
@pytest.mark.card("raid-ii")
@pytest.mark.parametrize(
    ("razed", "gained"),
    [(["theology", "religion"], 4), (["religion", "theology"], 4), (["opera", "theology"], 7), (["opera"], 4)],
)
def test_raid_ii_destroys_up_to_two_buildings(razed: list[str], gained: int) -> None:
    rival = {"workers": {"philosophy": 0, "theology": 1, "religion": 1, "opera": 2}, "government": "monarchy"}
    s = attack(NEW, "raid-ii", p2=rival)
    s.play(*[f"raze {tech}" for tech in razed])
    if len(razed) == 1:
        assert s.refused("raze opera") == "card.raid_ii"
        s.play("done")
    assert (s.goods(1), s.civ(1).military, s.question) == ((0, gained), 7, "ActionPhase")


@pytest.mark.rule("card.raid_ii")
@pytest.mark.card("raid-ii")
def test_raid_ii_destroys_one_building_of_level_two_only() -> None:
    s = attack(NEW, "raid-ii", p2={"workers": {"philosophy": 0, "opera": 2, "computers": 1}})
    # Only the opera is within reach, and no second one after it.
    assert (s.workers(2)["opera"], s.workers(2)["computers"], s.goods(1)) == (1, 1, (0, 4))


@pytest.mark.rule("card.raid_iii")
@pytest.mark.card("raid-iii")
def test_raid_iii_destroys_level_three_and_level_two() -> None:
    s = attack(NEW, "raid-iii", p2={"workers": {"philosophy": 0, "computers": 2, "opera": 1}, "unused": 0})
    assert s.legal() == ["raze computers", "raze opera"]
    s.play("raze computers")
    assert s.legal() == ["raze opera", "done"]
    assert s.refused("raze computers") == "card.raid_iii"
    s.play("raze opera")
    assert (s.goods(1), s.civ(2).unused, s.civ(1).military) == ((0, 10), 2, 6)


@pytest.mark.rule("card.raid_i", "card.raid_ii", "card.raid_iii")
@pytest.mark.card("raid-i", "raid-ii", "raid-iii")
@pytest.mark.parametrize(
    ("card", "building", "allowed"),
    [
        ("raid-i", "opera", False),
        ("raid-i", "drama", True),
        ("raid-ii", "computers", False),
        ("raid-ii", "opera", True),
    ],
)
def test_a_raid_needs_a_building_within_reach(card: str, building: str, allowed: bool) -> None:
    rival = strong(1, workers={"philosophy": 0, building: 1})
    s = politics(age="III", p1=strong(9, military=9, military_hand=[card, "raid-iii"]), p2=rival)
    assert s.allows(f"attack {card} 2") is allowed
    assert s.allows("attack raid-iii 2")
    if not allowed:
        assert s.refused(f"attack {card} 2") == f"card.{card.replace('-', '_')}"
    s = politics(age="III", p1=strong(9, military=9, military_hand=["raid-iii"]), p2={"workers": {"philosophy": 0}})
    assert s.legal("attack") == []


@pytest.mark.rule("card.annex", "cards.colony-b")
@pytest.mark.card("annex", "strategic-territory-i")
def test_an_annexed_colony_brings_no_gains_at_once() -> None:
    # The colony adds 2 to the strength of the defender.
    s = attack(NEW, "annex", strengths=(10, 6), p2={"colonies": ["strategic-territory-i"]})
    assert strengths(s) == [12, 6]
    assert (s.told(1)["colonies"], s.military_hand(1)) == (["strategic-territory-i"], [])
    assert "colonies" not in s.told(2)
    assert s.arguments("aggression-succeeded")[0]["defence"] == 8


@pytest.mark.rule("cards.colony-b", "card.annex")
@pytest.mark.card("annex", "vast-territory-i")
def test_the_tokens_of_an_annexed_colony_change_hands() -> None:
    s = attack(
        NEW,
        "annex",
        p1={"yellow": 6},
        p2={"colonies": ["vast-territory-i", "historic-territory-i"], "yellow": 7, "blue": 15},
    )
    assert (s.question, s.asked) == ("Annexation", [1])
    assert s.legal() == ["cede vast-territory-i", "cede historic-territory-i"]
    assert s.refused("cede wealthy-territory-i") == "card.annex"
    s.play("cede vast-territory-i")
    assert (s.civ(2).yellow, s.civ(2).blue) == (4, 16)
    assert (s.civ(1).yellow, s.civ(1).blue, s.goods(1)) == (9, 15, (0, 0))
    assert s.told(2)["colonies"] == ["historic-territory-i"]


@pytest.mark.rule("card.annex")
@pytest.mark.card("annex")
def test_annex_needs_a_colony() -> None:
    s = politics(age="II", p1=strong(9, military_hand=["annex"]))
    assert s.refused("attack annex 2") == "card.annex"


@pytest.mark.rule("card.infiltrate")
@pytest.mark.card("infiltrate")
@pytest.mark.parametrize("target", ["leader", "wonder"])
def test_infiltrate_removes_a_leader_or_an_unfinished_wonder(target: str) -> None:
    rival = {"leader": "isaac-newton", "wonder": "great-wall", "stages": 2, "blue": 9}
    s = attack(NEW, "infiltrate", p1={"culture": 30}, p2=rival)
    assert s.legal() == ["strike leader", "strike wonder"]
    assert s.refused("done") == "card.infiltrate"
    civil = s.civ(2).civil
    s.play(f"strike {target}")
    assert s.civ(1).culture == (36 if target == "leader" else 33)
    assert ("leader" in s.told(2), "wonder" in s.told(2)) == (target != "leader", target != "wonder")
    assert s.civ(2).blue == (9 if target == "leader" else 11)
    assert s.civ(2).civil == civil
    assert s.civ(1).military == 7
    assert ("isaac-newton" if target == "leader" else "great-wall") in s.pile("gone")


@pytest.mark.rule("card.infiltrate", "card.bill_gates")
@pytest.mark.card("infiltrate", "bill-gates")
@pytest.mark.parametrize(
    ("rival", "points"),
    [({"leader": "moses"}, 0), ({"wonder": "pyramids"}, 0), ({"wonder": "kremlin"}, 6), ({"leader": "bill-gates"}, 9)],
)
def test_where_only_one_card_can_be_removed_nobody_is_asked(rival: dict[str, Any], points: int) -> None:
    s = attack(NEW, "infiltrate", p2={**rival, "culture": 1, "workers": {"computers": 2}})
    assert (s.question, s.civ(1).culture) == ("ActionPhase", points)
    # Bill Gates scores for his labs when he leaves.
    assert s.civ(2).culture == (7 if rival.get("leader") == "bill-gates" else 1)


@pytest.mark.rule("card.infiltrate")
@pytest.mark.card("infiltrate")
def test_infiltrate_needs_a_leader_or_an_unfinished_wonder() -> None:
    own = strong(9, military_hand=["infiltrate"])
    assert politics(age="II", p1=own, p2={"wonders": ["colossus"]}).refused("attack infiltrate 2") == "card.infiltrate"
    assert politics(age="II", p1=own, p2={"leader": "moses"}).allows("attack infiltrate 2")
