"""Resigning, a political action of the new edition."""

from typing import Any

import pytest

import civitas
from civitas.core.dice import Dice
from civitas.games.through_the_ages.facts.cards import PACT
from civitas.games.through_the_ages.model import ThroughTheAges
from tests.games.through_the_ages.conflict import culture, discarded, politics, strengths, strong
from tests.games.through_the_ages.new_edition import end_turn, end_turns
from tests.games.through_the_ages.situation import NEW, Situation, situation


def resigned(**entries: Any) -> Situation:
    """Player 2 of three has resigned, unless the entries say otherwise."""
    s = politics(NEW, **{"players": 3, "age": "II", "round": 8, "active": 2, **entries})
    s.play("resign")
    return s


FULL: dict[str, Any] = {
    "culture": 90,
    "hand": ["oil", "engineering"],
    "military_hand": ["spy", "legion"],
    "leader": "moses",
    "government": "monarchy",
    "wonders": ["pyramids", "colossus"],
    "wonder": "great-wall",
    "stages": 2,
    "specials": ["masonry"],
    "colonies": ["vast-territory-i"],
    "workers": {"iron": 1, "drama": 2},
    "tokens": {"bronze": 2, "iron": 1},
    "tactic": "phalanx",
    "exclusive": True,
    "war": ["war-over-territory", 1],
    "pact": ["open-borders-agreement", 3],
}
"""A civilization with cards of every kind."""


@pytest.mark.rule("pol.resign-a")
def test_who_resigns_has_no_cards_and_no_turn_any_more() -> None:
    before = politics(NEW, players=3, age="III", round=12, active=2, p2=FULL)
    components = before.position.components()
    s = resigned(age="III", round=12, p2=FULL)
    c = s.civ(2)
    assert c.is_gone
    assert (s.hand(2), s.military_hand(2), c.wonders, c.colonies) == ([], [], [], [])
    assert (c.leader, c.wonder, c.tactic, c.war, c.pact, c.specials) == (-1, -1, -1, -1, -1, [-1] * 4)
    assert (c.strength, c.culture_rate, c.yellow, c.unused, c.blue, s.workers(2)) == (0, 0, 0, 0, 0, {})
    for card in ("oil", "engineering", "moses", "monarchy", "pyramids", "colossus", "great-wall", "masonry", "iron"):
        assert card in s.pile("gone")
    military = ["spy", "legion", "vast-territory-i", "phalanx", "war-over-territory", "open-borders-agreement"]
    assert sorted(discarded(s)) == sorted(military)
    assert s.position.components() == components
    assert s.position.active == 2
    s.pass_until("ActionPhase", 3)
    s.play("done")
    s.pass_until("ActionPhase", 1)
    s.play("done")
    s.pass_until("ActionPhase", 3)
    assert s.position.round == 13


@pytest.mark.rule("pol.resign-a", "cards.hand-b")
def test_the_military_hand_of_who_resigns_is_not_shown() -> None:
    s = resigned(p2={"military_hand": ["spy", "legion"]})
    assert s.view(1)["discards"][1:3] == [[None], [None]]


@pytest.mark.rule("pol.resign-a")
def test_who_resigned_comes_last() -> None:
    s = politics(
        NEW, players=3, age="III", round=20, active=2, civil_deck=["computers"], p1={"culture": 5}, p2={"culture": 90}
    )
    s.play("resign")
    for _ in range(8):
        if s.position.is_over:
            break
        s.pass_until("ActionPhase")
        s.play("done")
    assert s.position.result is not None
    assert s.position.result.places[1] == 3
    assert s.position.result.places[0] == 1


@pytest.mark.rule("pol.resign-a", "pol.limit-a")
def test_resigning_is_a_political_action() -> None:
    hand = ["rats"]
    events = ["development-of-science", "development-of-crafts"]
    s = politics(NEW, current_events=events, p1={"military_hand": hand})
    assert s.allows("resign")
    s.play("prepare rats", "resign")
    assert not s.civ(1).is_gone
    s = politics(NEW, p1={"military_hand": hand, "used": ["politics-lost"]})
    s.play("resign")
    assert not s.civ(1).is_gone
    s = politics(NEW, options={"resignation": False}, p1={"military_hand": hand})
    assert s.refused("resign") == "pol.resign-a"


# Nobody is asked every turn whether to leave.


@pytest.mark.rule("pol.resign-a", "pol.limit-a")
@pytest.mark.parametrize("own", [{}, {"military_hand": ["rats"], "used": ["politics-lost"]}])
def test_politics_asks_nobody_who_can_only_go_on_or_resign(own: dict[str, Any]) -> None:
    s = politics(NEW, players=3, active=2, p2=own)
    assert (s.question, s.asked) == ("ActionPhase", [2])
    s = politics(NEW, players=3, active=2, p2={"military_hand": ["rats"]})
    assert (s.question, s.asked) == ("Politics", [2])


@pytest.mark.rule("pol.resign-a")
def test_where_politics_was_passed_over_one_resigns_before_the_first_action_at_once() -> None:
    s = politics(NEW, players=3, active=2, p2={"tokens": {"bronze": 2}})
    s.play("resign")
    assert (s.civ(2).is_gone, s.asked) == (1, [3])
    s = politics(NEW, players=3, active=2, p2={"tokens": {"bronze": 2}})
    s.play("build bronze", "resign")
    assert (s.civ(2).is_gone, s.asked) == (0, [2])


@pytest.mark.rule("pol.resign-a", "pol.limit-a")
@pytest.mark.card("julius-caesar")
def test_with_caesar_the_second_political_action_may_be_to_resign() -> None:
    own = {"leader": "julius-caesar", "military_hand": ["rats"]}
    s = politics(NEW, current_events=["development-of-science", "development-of-crafts"], p1=own)
    s.play("prepare rats")
    assert s.question == "ActionPhase"
    s.play("resign")
    assert s.civ(1).is_gone


@pytest.mark.rule("pol.resign-a")
@pytest.mark.parametrize("hand", [[], ["rats"]])
def test_a_wish_to_resign_is_carried_out_in_the_next_politics_phase(hand: list[str]) -> None:
    s = situation(NEW, players=3, active=2, p2={"military_hand": hand})
    s.play("resign")
    assert not s.civ(2).is_gone
    assert s.refused("resign") == "pol.resign-a"
    end_turns(s, 2)
    assert s.position.active == 0
    assert not s.civ(2).is_gone
    end_turn(s)
    assert s.civ(2).is_gone
    assert (s.position.active, [event.rule for event in s.events("resigned")]) == (2, ["pol.resign-a"])


@pytest.mark.rule("pol.resign-a", "card.international_agreement")
@pytest.mark.card("international-agreement")
def test_a_wish_waits_for_a_political_action() -> None:
    s = politics(NEW, players=3, active=2, p2={"used": ["politics-lost"], "leaving": True})
    assert (s.question, s.asked, s.civ(2).is_gone) == ("ActionPhase", [2], 0)
    end_turns(s, 3)
    assert s.civ(2).is_gone


@pytest.mark.rule("pol.resign-a")
def test_a_wish_to_resign_can_be_taken_back() -> None:
    s = situation(NEW, players=3, active=2)
    assert s.refused("stay") == "pol.resign-a"
    s.play("resign")
    assert not s.allows("resign")
    s.play("stay")
    assert s.allows("resign")
    end_turns(s, 4)
    assert not s.civ(2).is_gone


@pytest.mark.rule("pol.resign-a")
def test_only_the_own_seat_knows_of_a_wish_to_resign() -> None:
    s = situation(NEW, players=3, active=2)
    before = [s.view(player) for player in (1, 3, None)]
    told = s.play("resign")
    assert [event.visible_to(seat) for event in told for seat in (0, 1, 2, None)] == [False, True, False, False]
    assert [s.view(player) for player in (1, 3, None)] == before
    assert (s.view(2)["leaving"], "leaving" in s.view(None)) == (True, False)
    for seat in (0, None):
        imagined = s.position.perspective(seat).imagine(Dice.seeded(1))
        assert isinstance(imagined, ThroughTheAges)
        assert not imagined.civs[1].is_leaving
    own = s.position.perspective(1).imagine(Dice.seeded(1))
    assert isinstance(own, ThroughTheAges)
    assert own.civs[1].is_leaving


@pytest.mark.rule("pol.resign-a")
def test_a_wish_that_is_carried_out_cannot_be_taken_back_by_who_acted_before() -> None:
    s = situation(NEW, players=3, active=1, p2={"leaving": True})
    before = s.position.clone()
    s.play("done")
    assert s.civ(2).is_gone
    assert s.position.reveals > before.reveals


@pytest.mark.rule("pol.resign-a")
def test_resigning_is_a_loss_for_good() -> None:
    resign = civitas.title(NEW).space.parse("resign")
    asked = politics(NEW, p1={"military_hand": ["rats"]})
    passed = politics(NEW)
    acting = situation(NEW)
    losses = [s.position.loss(0, resign) for s in (asked, passed, acting)]
    assert [(loss.message, loss.rule, loss.is_final) for loss in losses if loss is not None] == [
        ("resign", "pol.resign-a", True),
        ("resign", "pol.resign-a", True),
        ("resign-later", "pol.resign-a", True),
    ]
    assert acting.position.loss(0, acting.title.space.parse("done")) is None
    assert asked.position.loss(0, asked.title.space.parse("done")) is None


@pytest.mark.rule("pol.resign-a")
def test_where_the_table_lets_nobody_resign_the_refusal_names_the_option() -> None:
    s = situation(NEW, options={"resignation": False})
    objection = s.position.why_not(0, s.title.space.parse("resign"))
    assert objection is not None
    assert (objection.rule, objection.option) == ("pol.resign-a", "resignation")
    assert not s.allows("stay")


@pytest.mark.rule("pol.resign-b")
@pytest.mark.card("military-pact")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_pacts_of_who_resigns_end(owner: int) -> None:
    pacts = {"p1": strong(10), "p2": strong(4)}
    pacts[f"p{owner}"]["pact"] = ["military-pact", 3 - owner]
    s = politics(NEW, players=3, age="III", active=2, **pacts)
    assert s.civ(1).strength == 13
    s.play("resign")
    assert s.civ(1).strength == 10
    assert s.discards("III") == ["military-pact"]


@pytest.mark.rule("pol.resign-b")
def test_pacts_of_others_stay() -> None:
    s = resigned(age="III", p1={"pact": ["military-pact", 3]})
    assert s.told(1)["pact"][:2] == ["military-pact", 3]
    assert strengths(s) == [4, 0, 4]


@pytest.mark.rule("pol.resign-c")
@pytest.mark.card("war-over-culture", "war-over-territory")
def test_who_declared_war_on_the_loser_scores_seven() -> None:
    s = resigned(
        players=4,
        age="III",
        p1={"culture": 40, "war": ["war-over-culture", 2]},
        p2={"war": ["war-over-territory", 4]},
        p3={"culture": 55, "war": ["war-over-territory", 2]},
        p4={"culture": 1, "yellow": 9},
    )
    assert culture(s)[0::2] == [47, 62]
    assert (s.civ(4).culture, s.civ(4).yellow) == (1, 9)
    assert all("war" not in s.told(player) for player in (1, 2, 3, 4))
    assert sorted(discarded(s)) == ["war-over-culture", "war-over-territory", "war-over-territory"]


@pytest.mark.rule("pol.resign-c")
def test_wars_between_others_go_on() -> None:
    s = resigned(age="III", p1={"culture": 40, "war": ["war-over-culture", 3]})
    assert s.told(1)["war"] == ["war-over-culture", 3]
    assert s.civ(1).culture == 40


@pytest.mark.rule("pol.resign-d")
def test_the_last_one_left_wins_at_once() -> None:
    s = politics(NEW, active=2, age="II", p1={"culture": 20}, p2={"culture": 90})
    s.play("resign")
    assert s.position.is_over
    assert s.position.result is not None
    assert s.position.result.places == [1, 2]
    assert s.civ(1).culture == 20


@pytest.mark.rule("pol.resign-d", "pol.resign-a")
def test_with_two_left_the_game_goes_on() -> None:
    s = resigned()
    assert not s.position.is_over
    assert s.position.to_act == [2]


@pytest.mark.rule("pol.resign-e")
def test_decks_of_later_ages_are_made_up_for_those_who_are_left() -> None:
    s = politics(NEW, players=3, age="I", active=3, round=4)
    p = s.position
    civil, military = p.civil_decks[1][:], p.military_decks[1][:]
    components = p.components()
    s.play("resign")
    assert (p.civil_decks[1], p.military_decks[1]) == (civil, military)
    assert [len(p.civil_decks[age]) for age in (2, 3)] == [44, 44]
    assert [len(p.military_decks[age]) for age in (2, 3)] == [46, 41]
    assert not [card for deck in p.military_decks[2:] for card in deck if p.cards[card].kind == PACT]
    assert p.components() == components


@pytest.mark.rule("pol.resign-e")
def test_the_current_decks_stay_as_they_are() -> None:
    s = politics(NEW, players=4, age="II", active=4, round=9)
    military = sorted(s.position.military_decks[2])
    s.play("resign")
    assert sorted(s.position.military_decks[2][: s.position.military_left]) == military
    assert len(s.position.civil_decks[3]) == 50


@pytest.mark.rule("pol.resign-f")
@pytest.mark.card("cold-war")
def test_two_players_left_use_the_rules_for_two() -> None:
    gone = {"left": True, "workers": {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}, "unused": 0}
    s = politics(
        NEW,
        players=3,
        age="II",
        current_events=["cold-war", "development-of-crafts"],
        p1=strong(12, military_hand=["rats"]),
        p2=strong(8),
        p3=gone,
    )
    s.play("prepare rats")
    assert (s.civ(1).science, s.civ(2).science) == (6, 0)


@pytest.mark.rule("pol.resign-g")
@pytest.mark.parametrize(("age", "allowed"), [("III", True), ("IV", False)])
def test_nobody_resigns_in_age_iv(age: str, allowed: bool) -> None:
    s = politics(NEW, age=age, round=20, last_round=0 if age == "III" else 21, p1={"military_hand": ["spy"]})
    for question in ("Politics", "ActionPhase"):
        assert (s.question, s.allows("resign")) == (question, allowed)
        if not allowed:
            assert s.refused("resign") == "pol.resign-g"
        s.play("done")


@pytest.mark.rule("pol.resign-g")
def test_a_wish_to_resign_comes_to_nothing_in_age_iv() -> None:
    s = politics(NEW, players=3, age="IV", round=20, last_round=21, p1={"leaving": True})
    assert (s.question, s.civ(1).is_gone) == ("ActionPhase", 0)
    assert s.allows("stay")


# The starting player.


@pytest.mark.rule("pol.resign-a", "game.flow-a")
def test_when_the_starting_player_resigns_the_next_one_takes_over_in_the_same_round() -> None:
    s = resigned(players=3, start=2, active=2, round=8)
    assert (s.position.start, s.position.active, s.position.round) == (2, 2, 8)
    s.pass_until("ActionPhase", 3)
    s.play("done")
    s.pass_until("ActionPhase", 1)
    assert s.position.round == 8
    s.play("done")
    s.pass_until("ActionPhase", 3)
    assert s.position.round == 9


@pytest.mark.rule("pol.resign-a")
def test_a_game_goes_on_after_a_resignation_is_stored() -> None:
    s = resigned(p2=FULL, age="III", round=12)
    again = s.title.load(s.position.dump())
    assert again.digest() == s.position.digest()
    described = situation(NEW, **{(f"p{key}" if key.isdigit() else key): value for key, value in s.described().items()})
    assert described.position.digest() == s.position.digest()
