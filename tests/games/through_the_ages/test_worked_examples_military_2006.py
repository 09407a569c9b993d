"""Every worked example of the first edition's rulebook about events, colonies, attacks, armies, the ages and cards.

Andy is player 1, Birgitt player 2 and Karsten player 3, unless the example is about one of them alone.
"""

from typing import Any

import pytest

from tests.games.through_the_ages.conflict import culture, politics, quietly, revealed, war
from tests.games.through_the_ages.effects import effect
from tests.games.through_the_ages.first_edition import IDLE, actions, advanced, full, new_game, simple, totals
from tests.games.through_the_ages.happening import happening
from tests.games.through_the_ages.prices import rich
from tests.games.through_the_ages.situation import FIRST, Situation

# Events.

HARMLESS = [
    "development-of-science", "development-of-crafts", "development-of-agriculture", "development-of-trade-routes",
    "development-of-settlement", "no-event",
]  # fmt: skip
"""Events in which nobody has to decide anything."""


@pytest.mark.rule("advanced.events-a")
def test_an_event_of_age_one_scores_one_in_age_two() -> None:
    """ex_event_culture"""
    s = politics(FIRST, options={"mode": "advanced"}, age="II", p1={"military_hand": ["rats"]})
    s.play("prepare rats")
    assert (s.pile("future"), s.military_hand(1)) == (["rats"], [])
    assert s.arguments("prepared")[0]["points"] == 1


@pytest.mark.rule("setup.decks-d", "advanced.events-d")
@pytest.mark.parametrize("mode", ["advanced", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_always_two_more_events_than_players(mode: str, players: int) -> None:
    """ex_event_deck_size"""
    s = new_game(players, mode=mode)
    assert (len(s.pile("current")), s.pile("future")) == (players + 2, [])
    laid = [
        ["rats", "new-deposits"], ["good-harvest", "cultural-influence"], ["scientific-breakthrough", "crusades"],
        ["reign-of-terror", "uncertain-borders"],
    ]  # fmt: skip
    hands = {f"p{player}": {"military_hand": laid[player - 1]} for player in range(1, players + 1)}
    s = politics(FIRST, options={"mode": mode}, players=players, current_events=HARMLESS[: players + 2], **hands)
    for turn in range(2 * players):
        s.pass_until("Politics", player=turn % players + 1)
        s.play(f"prepare {laid[turn % players][turn // players]}")
        s.pass_until("ActionPhase")
        assert len(s.pile("current")) + len(s.pile("future")) == players + 2
        s.play("done")
    assert len(s.pile("past")) == 2 * players


@pytest.mark.rule("advanced.ties-a")
def test_among_equals_who_is_on_turn_is_the_strongest() -> None:
    """ex_tie_break"""
    equal = {"workers": {"warriors": 5}}
    s = happening(FIRST, "impact-of-strength", 2, players=3, age="III", p1=equal, p2=equal, p3=equal)
    # Player 2 has laid an event for 1 culture; the three ranks score 14, 7 and 0.
    assert culture(s) == [0, 14 + 1, 7]


# Colonization.

KARSTEN: dict[str, Any] = {
    "specials": ["cartography"],
    "military_hand": ["military-bonus-ii"],
    "workers": {"warriors": 1, "swordsmen": 1},
    "yellow": 10,
}


def karsten_bids_four() -> Situation:
    """Karsten, who is player 1 here, has won the inhabited territory with a bid of 4."""
    options = {"mode": "advanced"}
    s = revealed(FIRST, "inhabited-territory-i", options=options, age="II", p1=KARSTEN, p2={"workers": IDLE})
    s.play("bid 4")
    assert s.question == "Expedition"
    return s


@pytest.mark.rule("advanced.colony-d", "advanced.colony-h")
def test_karsten_sends_warriors_with_a_bonus_card() -> None:
    """ex_colonization_bid_4_with_bonus"""
    s = karsten_bids_four()
    unused = s.civ(1).unused
    s.play("send warriors", "reinforce military-bonus-ii", "done")
    assert s.arguments("force-sent")[0]["force"] == 2 + 2 + 1
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1, "swordsmen": 1}
    assert (s.civ(1).yellow, s.civ(1).unused) == (10 + 1 + 2 - 1, unused + 1)
    assert s.military_hand(1) == []
    assert s.told(1)["colonies"] == ["inhabited-territory-i"]


@pytest.mark.rule("advanced.colony-f", "advanced.colony-g")
def test_karsten_sends_swordsmen_and_keeps_the_card() -> None:
    """ex_colonization_bid_4_without_bonus"""
    s = karsten_bids_four()
    s.play("send swordsmen", "done")
    assert s.arguments("force-sent")[0]["force"] == 4
    assert s.military_hand(1) == ["military-bonus-ii"]
    assert s.workers(1)["warriors"] == 1


@pytest.mark.rule("advanced.colony-c")
def test_karsten_cannot_colonize_without_a_unit() -> None:
    """ex_colonization_bonus_only_forbidden"""
    s = karsten_bids_four()
    s.play("reinforce military-bonus-ii")
    assert s.refused("done") == "advanced.colony-c"
    without = revealed(FIRST, "inhabited-territory-i", p1={**KARSTEN, "workers": IDLE}, p2={"workers": IDLE})
    assert without.arguments("not-colonized") == [{"card": "card-inhabited-territory-i"}]


@pytest.mark.rule("advanced.colony-j")
def test_a_lost_colony_takes_its_tokens_but_nobody_away() -> None:
    """ex_colony_lost"""
    own = {"colonies": ["inhabited-territory-i"], "workers": {"warriors": 0}, "yellow": 10}
    s = happening(FIRST, "independence-declaration", age="II", p1=own)
    assert (s.civ(1).colonies, s.civ(1).yellow, s.civ(1).unused) == ([], 8, 1)
    assert s.workers(1) == {"agriculture": 2, "bronze": 2, "philosophy": 1}


# The aggression.


def andy_spies() -> Situation:
    """Andy attacks Birgitt with a spy and sacrifices his riflemen."""
    andy = {"workers": {"riflemen": 1, "warriors": 11}, "military_hand": ["spy"]}
    hand = ["military-bonus-ii"]
    birgitt = {"workers": {"knights": 1, "warriors": 8}, "science": 3, "military_hand": hand}
    s = politics(FIRST, options={"mode": "advanced"}, age="II", p1=andy, p2=birgitt)
    assert (s.civ(1).strength, s.civ(2).strength) == (14, 10)
    s.play("attack spy 2", "sacrifice riflemen", "done")
    assert s.asked == [2]
    return s


@pytest.mark.rule("card.ii_spy", "advanced.aggression-c", "advanced.aggression-g")
def test_andys_spy_takes_birgitts_science() -> None:
    """ex_spy"""
    s = quietly(andy_spies())
    decided = s.arguments("aggression-succeeded")[0]
    assert (decided["attack"], decided["defence"]) == (17, 10)
    assert (s.civ(1).science, s.civ(2).science) == (3, 0)
    assert (s.civ(1).strength, s.civ(1).military, s.civ(1).yellow) == (11, 1, 19)
    assert (s.civ(2).strength, s.military_hand(2)) == (10, ["military-bonus-ii"])


@pytest.mark.rule("advanced.aggression-d")
@pytest.mark.parametrize(("sacrifice", "defence"), [([], 14), (["sacrifice knights"], 16)])
def test_birgitts_best_defence_is_still_too_weak(sacrifice: list[str], defence: int) -> None:
    """ex_spy"""
    s = andy_spies()
    s.play(*sacrifice, "done", "defend military-bonus-ii")
    assert s.arguments("aggression-succeeded")[0]["defence"] == defence


# Armies.

MEDIEVAL = {"workers": {"warriors": 2, "swordsmen": 1, "knights": 2}, "tactic": "medieval-army"}


@pytest.mark.rule("advanced.tactics-c")
def test_the_strength_of_two_medieval_armies() -> None:
    """ex_medieval_army_strength"""
    without = {"workers": MEDIEVAL["workers"]}
    assert advanced(p1=without).civ(1).strength == 8
    assert advanced(p1=MEDIEVAL).civ(1).strength == 12


@pytest.mark.rule("advanced.tactics-d", "advanced.tactics-e", "advanced.tactics-f")
@pytest.mark.parametrize(
    ("sacrificed", "attack"),
    [
        pytest.param(["knights"], 14, id="ex_medieval_army_sacrifice_one"),
        pytest.param(["knights", "swordsmen"], 18, id="ex_medieval_army_sacrifice_army"),
        pytest.param(["warriors"] * 2 + ["knights"] * 2, 22, id="ex_medieval_army_sacrifice_two_armies"),
    ],
)
def test_sacrificed_medieval_armies(sacrificed: list[str], attack: int) -> None:
    s = politics(
        FIRST, options={"mode": "advanced"}, p1={**MEDIEVAL, "military_hand": ["raid-i"]}, p2={"workers": IDLE}
    )
    s.play("attack raid-i 2", *[f"sacrifice {unit}" for unit in sacrificed], "done")
    assert s.arguments("aggression-succeeded")[0]["attack"] == attack


@pytest.mark.rule("card.table-tactics")
@pytest.mark.parametrize(
    ("tactic", "units", "strength", "bonus"),
    [("legion", {"warriors": 3}, 3, 2), ("mobile-artillery", {"knights": 1, "cannon": 1}, 5, 5)],
)
def test_a_legion_and_mobile_artillery(tactic: str, units: dict[str, int], strength: int, bonus: int) -> None:
    """ex_legion_and_mobile_artillery"""
    s = advanced(age="II", p1={"workers": {**IDLE, **units}, "military_hand": [tactic]})
    assert s.civ(1).strength == strength
    s.play(f"adopt {tactic}")
    assert s.civ(1).strength == strength + bonus


@pytest.mark.rule("advanced.tactics-g")
def test_one_of_two_defensive_armies_is_obsolete() -> None:
    """ex_defensive_army_obsolete"""
    units = {"workers": {"warriors": 1, "swordsmen": 3, "cannon": 2}}
    assert advanced(age="II", p1=units).civ(1).strength == 13
    assert advanced(age="II", p1={**units, "tactic": "defensive-army"}).civ(1).strength == 13 + 6 + 3


@pytest.mark.rule("full.air-b", "full.air-c", "full.air-d")
@pytest.mark.parametrize(
    ("air", "of_units", "strength"),
    [
        pytest.param(1, 24, 24 + 18 + 5, id="ex_air_force_one"),
        pytest.param(2, 29, 29 + 18 + 10, id="ex_air_force_two"),
        pytest.param(3, 34, 60, id="ex_air_force_three"),
    ],
)
def test_air_forces_over_the_trenches(air: int, of_units: int, strength: int) -> None:
    units = {"workers": {**IDLE, "modern-infantry": 1, "swordsmen": 1, "cannon": 4, "air-forces": air}}
    assert full(age="III", p1=units).civ(1).strength == of_units
    assert full(age="III", p1={**units, "tactic": "entrenchments"}).civ(1).strength == strength


# War and the end of an age.


@pytest.mark.rule("card.ii_war_over_territory")
def test_a_war_over_territory_with_an_advantage_of_seven() -> None:
    """ex_war_over_territory"""
    s = war(FIRST, "war-over-territory", (9, 2), p1={"yellow": 10}, p2={"yellow": 10})
    assert (s.civ(1).yellow, s.civ(2).yellow) == (13, 7)


@pytest.mark.rule("full.age-a", "full.age-b")
@pytest.mark.parametrize(("age", "last"), [("I", "iron"), ("II", "coal"), ("III", "oil")])
def test_the_end_of_an_age_costs_two_tokens_of_the_bank(age: str, last: str) -> None:
    """ex_end_of_age_tokens"""
    banks = {f"p{player}": {"yellow": yellow} for player, yellow in enumerate([5, 1, 0], 1)}
    s = full(players=3, age=age, step="refill", civil_deck=[last], **banks)
    assert s.row()[1] == last
    assert [c.yellow for c in s.position.civs] == [3, 0, 0]
    assert [(c.unused, c.on_cards()) for c in s.position.civs] == [(1, 6)] * 3


# Cards.


@pytest.mark.rule("card.iii_hollywood", "card.iii_internet")
@pytest.mark.parametrize(
    ("wonder", "stages", "scored"), [("hollywood", [5, 6, 5], 12), ("internet", [2, 3, 4, 3, 2], 8)]
)
def test_hollywood_and_the_internet(wonder: str, stages: list[int], scored: int) -> None:
    """ex_selected_wonders"""
    workers = {"movies": 1, "drama": 1, "printing-press": 2, "philosophy": 2, "scientific-method": 1}
    own = {"wonder": wonder, "stages": len(stages) - 1, "tokens": rich(stages[-1]), "workers": workers}
    s = full(age="III", p1=own)
    s.play("construct 1")
    assert s.civ(1).culture == scored


@pytest.mark.rule("card.iii_nikola_tesla")
def test_teslas_labs() -> None:
    """ex_tesla"""
    own = {"leader": "nikola-tesla", "workers": {**IDLE, "philosophy": 1, "alchemy": 1, "computers": 1, "bronze": 2}}
    s = full(age="III", p1=own)
    s.play("done")
    assert (s.tokens(1), s.civ(1).resources) == ({"bronze": 2, "alchemy": 1, "computers": 1}, 6)
    s = happening(FIRST, "impact-of-industry", age="III", p1=own)
    assert s.civ(1).culture == 1 + 6


@pytest.mark.rule("card.ii_isaac_newton")
def test_newton_after_a_revolution() -> None:
    """ex_newton_revolution"""
    s = full(age="II", p1={"leader": "isaac-newton", "hand": ["constitutional-monarchy"], "science": 5})
    s.play("revolt constitutional-monarchy")
    assert (actions(s, 1), totals(s, 1)) == ((1, 4), (6, 4))


@pytest.mark.rule("card.ii_maximilien_robespierre")
@pytest.mark.parametrize("keeps", [False, True])
def test_robespierres_revolution(keeps: bool) -> None:
    """ex_robespierre_revolution"""
    own = {
        "leader": "maximilien-robespierre",
        "government": "republic",
        "civil": 5,
        "hand": ["democracy"],
        "science": 8,
    }
    s = full(age="III", options={"robespierre_keeps_available": keeps}, p1=own)
    s.play("revolt democracy")
    assert (s.civ(1).science, actions(s, 1), totals(s, 1)) == (0, (5, 0), (7, 4))


@pytest.mark.rule("advanced.draw-a", "advanced.draw-b")
@pytest.mark.parametrize(("military", "drawn"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_a_military_card_for_every_unused_military_action(military: int, drawn: int) -> None:
    """ex_military_card_draw"""
    own = {"government": "constitutional-monarchy", "specials": ["warfare"], "military": military}
    s = advanced(age="II", p1=own)
    s.play("done")
    assert len(s.military_hand(1)) == drawn


@pytest.mark.rule("card.breakthrough")
def test_a_breakthrough_for_a_revolution() -> None:
    """ex_breakthrough_revolution"""
    s = simple(p1={"hand": ["breakthrough-i", "monarchy"], "science": 3})
    changed = effect(s, "play breakthrough-i")
    new = {"government": "monarchy", "civil": 0, "civil_total": 5, "military": 3, "military_total": 3}
    assert changed == {"science": 2, "hand": [], **new}
