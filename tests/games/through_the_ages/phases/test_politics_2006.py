"""The politics phase of the first edition, with its variants."""

from typing import Any

import pytest

import civitas
from civitas.games.through_the_ages.facts.cards import AGGRESSION, PACT, WAR
from civitas.games.through_the_ages.model import ThroughTheAges
from tests.games.through_the_ages.conflict import politics, quietly, strong
from tests.games.through_the_ages.situation import FIRST, Situation

MODES = pytest.mark.parametrize("mode", ["advanced", "full"])
MEANWHILE = ["development-of-science", "development-of-crafts", "development-of-agriculture"]
"""Events in which nobody has to decide anything."""


# One political action.


@MODES
@pytest.mark.rule("advanced.politics-a")
def test_after_one_political_action_no_other_is_possible(mode: str) -> None:
    hand = ["foray", "rats", "plunder-i"]
    s = politics(FIRST, options={"mode": mode}, current_events=MEANWHILE, p1=strong(3, military=3, military_hand=hand))
    assert s.legal("prepare") == ["prepare foray", "prepare rats"]
    assert s.legal("attack") == ["attack plunder-i 2"]
    s.play("prepare rats")
    assert s.question == "ActionPhase"
    assert s.refused("attack plunder-i 2") == "advanced.turn-a"
    assert s.refused("prepare foray") == "advanced.turn-a"


@MODES
@pytest.mark.rule("advanced.politics-a")
def test_politics_may_be_skipped(mode: str) -> None:
    s = politics(FIRST, options={"mode": mode}, p1={"military_hand": ["rats"]})
    s.play("done")
    assert (s.question, s.military_hand(1), s.pile("future")) == ("ActionPhase", ["rats"], [])


@pytest.mark.rule("advanced.politics-a")
def test_what_is_no_political_action_is_refused() -> None:
    s = politics(FIRST, p1={"military_hand": ["rats"]})
    assert s.refused("populate") == "advanced.politics-a"
    assert s.refused("prepare foray") == "simple.turn-b"
    assert s.refused("retire") == "advanced.politics-a"


@pytest.mark.rule("advanced.politics-a", "full.leave-a")
@pytest.mark.parametrize(
    ("mode", "hand", "asked"),
    [("advanced", [], False), ("advanced", ["legion"], True), ("full", [], False), ("full", ["legion"], True)],
)
def test_who_has_nothing_to_do_as_everybody_sees_is_not_asked(mode: str, hand: list[str], asked: bool) -> None:
    s = politics(FIRST, options={"mode": mode}, p1={"military_hand": hand})
    assert (s.question == "Politics") is asked


@pytest.mark.rule("advanced.politics-a", "full.war-a")
def test_wars_are_declared_in_the_full_game_only() -> None:
    decks = civitas.title(FIRST).new_game(players=3, seed=1, options={"mode": "advanced"})
    assert isinstance(decks, ThroughTheAges)
    assert not [card for deck in decks.military_decks for card in deck if decks.cards[card].kind == WAR]
    s = politics(FIRST, age="II", p1={"military": 3, "military_hand": ["war-over-resources"]})
    assert s.allows("declare war-over-resources 2")


# Columbus.


@MODES
@pytest.mark.rule("card.i_christopher_columbus", "advanced.politics-a")
@pytest.mark.card("christopher-columbus", "inhabited-territory-i")
def test_columbus_colonizes_from_the_hand_and_stays(mode: str) -> None:
    entry = {"leader": "christopher-columbus", "culture": 5, "yellow": 10, "unused": 0}
    s = politics(
        FIRST, options={"mode": mode}, p1={**entry, "military_hand": ["inhabited-territory-i", "wealthy-territory-i"]}
    )
    s.play("colonize inhabited-territory-i")
    assert (s.civ(1).yellow, s.civ(1).unused, s.civ(1).culture) == (11, 1, 5)
    assert s.told(1)["colonies"] == ["inhabited-territory-i"]
    assert s.told(1)["leader"] == "christopher-columbus"
    assert s.pile("past") == s.pile("future") == []
    assert s.workers(1)["warriors"] == 1
    assert s.question == "ActionPhase"


@pytest.mark.rule("card.i_christopher_columbus")
@pytest.mark.card("christopher-columbus")
def test_columbus_makes_one_voyage_per_game() -> None:
    entry = {"leader": "christopher-columbus", "military_hand": ["wealthy-territory-i"]}
    assert politics(FIRST, p1=entry).allows("colonize wealthy-territory-i")
    s = politics(FIRST, p1={**entry, "used": ["columbus-done"]})
    assert s.refused("colonize wealthy-territory-i") == "card.i_christopher_columbus"
    assert s.allows("prepare wealthy-territory-i")


# An International Agreement.


@pytest.mark.rule("card.ii_international_agreement")
@pytest.mark.card("international-agreement")
def test_who_gave_his_political_action_away_is_not_asked_for_one() -> None:
    s = politics(FIRST, p1={"used": ["politics-lost"], "military_hand": ["rats"]})
    assert s.question == "ActionPhase"
    assert [event.rule for event in s.events("politics-lost")] == ["card.ii_international_agreement"]
    s.play("done")
    s.pass_until("Politics", 1)
    assert s.allows("prepare rats")


# The less mean variant.


def attacked_once(mode: str = "full", **entries: Any) -> Situation:
    """Player 1 of three has attacked player 3 in vain; then it is player 2's turn."""
    own = strong(2, military=5, military_hand=["spy", "raid-ii", "rats"], **entries)
    s = politics(
        FIRST,
        players=3,
        age="II",
        options={"mode": mode, "less_mean": True},
        current_events=MEANWHILE,
        p1=own,
        p2=strong(2, military=5, military_hand=["spy", "plunder-ii"]),
        p3=strong(2),
    )
    s.play("attack spy 3")
    quietly(s)
    assert s.civ(3).marker == 0
    s.pass_until("Politics", 2)
    return s


@MODES
@pytest.mark.rule("variant.lessmean-a")
def test_nobody_is_attacked_by_two_opponents_in_a_round(mode: str) -> None:
    s = attacked_once(mode)
    assert s.legal("attack") == ["attack plunder-ii 1", "attack spy 1"]
    assert s.refused("attack spy 3") == "variant.lessmean-a"


@pytest.mark.rule("variant.lessmean-a", "full.war-a")
def test_a_war_counts_as_an_attack() -> None:
    s = politics(
        FIRST,
        players=3,
        age="II",
        options={"less_mean": True},
        p1=strong(2, military=5, military_hand=["war-over-resources"]),
        p2=strong(2, military=5, military_hand=["spy", "war-over-technology"]),
    )
    s.play("declare war-over-resources 3")
    assert s.civ(3).marker == 0
    s.pass_until("Politics", 2)
    assert s.refused("attack spy 3") == "variant.lessmean-a"
    assert s.refused("declare war-over-technology 3") == "variant.lessmean-a"
    assert s.allows("declare war-over-technology 1")


@pytest.mark.rule("variant.lessmean-a")
def test_without_the_variant_two_may_attack_the_same() -> None:
    s = politics(
        FIRST,
        players=3,
        p1=strong(2, military=5, military_hand=["plunder-i"]),
        p2=strong(2, military=5, military_hand=["plunder-i"]),
    )
    s.play("attack plunder-i 3")
    quietly(s).pass_until("Politics", 2)
    assert s.civ(3).marker == -1
    assert s.allows("attack plunder-i 3")


@pytest.mark.rule("variant.lessmean-b")
@pytest.mark.parametrize(("action", "free"), [("prepare rats", True), ("attack raid-ii 3", False)])
def test_the_marker_returns_before_the_next_political_action_unless_it_is_the_same_attack(
    action: str, free: bool
) -> None:
    s = attacked_once()
    s.pass_until("Politics", 1)
    assert s.arguments("marker-returned") == [{"seat": 0, "other": 2}]
    s.play(action)
    quietly(s).pass_until("Politics", 2)
    assert s.allows("attack spy 3") is free
    assert s.civ(3).marker == (-1 if free else 0)


@pytest.mark.rule("variant.lessmean-c")
def test_the_marker_returns_even_without_a_political_action() -> None:
    s = attacked_once()
    s.pass_until("Politics", 1)
    s.play("done")
    s.pass_until("Politics", 2)
    assert s.allows("attack spy 3")


@pytest.mark.rule("variant.lessmean-c")
def test_a_marker_held_by_another_player_stays() -> None:
    s = attacked_once()
    s.play("done")
    s.pass_until("ActionPhase", 3)
    assert s.civ(3).marker == 0


# The peaceful variant.


def decks(mode: str = "full", players: int = 4, **options: object) -> ThroughTheAges:
    """A new game, to look into its decks."""
    p = civitas.title(FIRST).new_game(players=players, seed=3, options={"mode": mode, **options})
    assert isinstance(p, ThroughTheAges)
    return p


def kinds_in_decks(p: ThroughTheAges) -> set[int]:
    """The kinds of all military cards in the decks."""
    return {p.cards[card].kind for deck in p.military_decks for card in deck}


@pytest.mark.rule("variant.peaceful-a")
def test_the_peaceful_variant_has_no_aggressions_and_no_wars() -> None:
    p = decks(peaceful=True)
    assert [len(deck) for deck in p.military_decks[1:]] == [44, 37, 31]
    assert not kinds_in_decks(p) & {AGGRESSION, WAR}
    assert {AGGRESSION, WAR} <= kinds_in_decks(decks())


@pytest.mark.rule("variant.peaceful-a")
def test_the_peaceful_variant_of_the_advanced_game() -> None:
    p = decks("advanced", peaceful=True)
    assert [len(deck) for deck in p.military_decks[1:3]] == [44, 37]
    assert not kinds_in_decks(p) & {AGGRESSION, WAR}


@pytest.mark.rule("variant.peaceful-b")
@pytest.mark.parametrize(
    ("kept", "missing"),
    [(True, []), (False, ["acceptance-of-supremacy", "loss-of-sovereignty", "peace-treaty"])],
)
def test_pacts_that_only_protect_from_attacks_may_be_removed(kept: bool, missing: list[str]) -> None:
    p = decks(peaceful=True, peaceful_pacts=kept)
    there = {p.cards[card].id for deck in p.military_decks for card in deck if p.cards[card].kind == PACT}
    every = {card.id for card in p.cards if card.kind == PACT}
    assert sorted(every - there) == missing
