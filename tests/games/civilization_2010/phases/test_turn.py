"""The turn: its phases, who acts when, the first player marker, and what works once per turn."""

from typing import Any

import pytest

from tests.games.civilization_2010.situation import Situation, situation

PHASES = ["start-of-turn", "trade", "city-management", "movement", "research"]


def three(phase: str = "start-of-turn", first: int = 1, **more: Any) -> Situation:
    """Three players, each with an event for battles, so that everybody is asked in every phase."""
    events = {1: "duty-and-honor", 2: "nationalism", 3: "patriotism"}
    for player, event in events.items():
        more[f"p{player}"] = {"events": [event], **more.get(f"p{player}", {})}
    return situation(phase, players=3, first=first, **more)


def everybody(trade: int = 0, army: bool = False) -> dict[str, Any]:
    """The same for all three players: trade, and an army on the seventh square of the home."""
    return {f"p{player}": {"trade": trade, "armies": [f"{'abc'[player - 1]}7"] if army else []} for player in (1, 2, 3)}


def quiet(s: Situation, player: int) -> None:
    """Let a player say the least he can."""
    legal = s.legal(by=player)
    s.play(next(text for text in ("done", "pass", "skip", "stop") if text in legal), by=player)


@pytest.mark.rule("turn.phases-a")
def test_five_phases_in_their_order() -> None:
    s = three(**everybody(army=True, trade=6))
    seen: list[str] = [s.phase]
    while s.position.turn == 2 or s.phase == "start-of-turn":
        quiet(s, s.asked[0])
        if seen[-1] != s.phase:
            seen.append(s.phase)
    assert seen == [*PHASES, "start-of-turn", "trade"]
    told = [event["phase"] for event in s.arguments("phase")]
    assert told == [f"phase-{phase}" for phase in PHASES[1:]] + ["phase-trade"]


@pytest.mark.rule("turn.phases-a", "turn.own-part-a")
def test_everybody_finishes_a_phase_before_the_next_begins() -> None:
    s = three("city-management", p1={"armies": ["a7"]}, p3={"armies": ["c7"]})
    assert s.asked == [1]
    quiet(s, 1)
    assert (s.phase, s.asked) == ("city-management", [2])
    assert s.refused("march a7 1-0", by=1) == "turn.own-part-a"
    quiet(s, 2)
    assert (s.phase, s.asked) == ("city-management", [3])
    assert s.refused("march a7 1-0", by=1) == "turn.own-part-a"
    quiet(s, 3)
    assert (s.phase, s.asked) == ("movement", [1])
    assert s.allows("march a7 1-0")


@pytest.mark.rule("turn.order-a")
@pytest.mark.parametrize("phase", ["start-of-turn", "city-management", "movement"])
def test_players_act_one_after_the_other_from_the_first_player(phase: str) -> None:
    s = three(phase, first=2, **everybody(army=True))
    asked = []
    while s.phase == phase:
        asked.append(s.asked)
        quiet(s, s.asked[0])
    assert asked == [[2], [3], [1]]


@pytest.mark.rule("turn.order-a")
def test_trade_and_research_are_simultaneous() -> None:
    s = three("trade", first=2, **everybody(trade=5))
    assert s.asked == [1, 2, 3]
    s = three("research", first=2, **everybody(trade=6))
    assert s.asked == [1, 2, 3]
    s.play("research pottery", by=3)
    s.play("research writing", by=1)
    assert (s.asked, s.techs(1), s.techs(3)) == ([2], [], [])
    s.play("research masonry", by=2)
    assert (s.techs(1), s.techs(2), s.techs(3)) == (["writing"], ["masonry"], ["pottery"])


@pytest.mark.rule("turn.first-player-a")
def test_the_first_player_marker_passes_to_the_left() -> None:
    s = three(turn=1, first=3, active=3)
    firsts = []
    for turn in (2, 3, 4):
        while s.position.turn < turn:
            quiet(s, s.asked[0])
        firsts.append(s.position.first + 1)
        assert (s.phase, s.asked) == ("start-of-turn", [s.position.first + 1])
    assert firsts == [1, 2, 3]
    assert [event["turn"] for event in s.arguments("turn")] == [2, 3, 4]


@pytest.mark.rule("turn.own-part-a", "tech.writing")
@pytest.mark.card("writing", "currency")
def test_in_the_part_of_another_player_one_only_cancels_or_interrupts() -> None:
    entry = {"techs": ["writing", "currency"], "tokens": ["hut-spy"], "resources": ["incense"]}
    s = situation("city-management", p1={"armies": ["a7"]}, p2=entry)
    assert (s.asked, s.refused("use currency-resource", by=2)) == ([1], "turn.own-part-a")
    assert s.refused("use writing-resource", by=2) == "turn.own-part-a"
    s.play("devote capital")
    assert s.asked == [2]
    assert s.legal("use") == ["use writing-resource"]
    assert not s.allows("use currency-resource")
    s.play("use writing-resource")
    s.pass_until(frame="CityManagement", player=2)
    assert (s.culture(1), s.tokens(2), s.resources(2)) == (0, {}, {"incense": 1})
    assert s.allows("use currency-resource")


@pytest.mark.rule("turn.own-part-a")
def test_nobody_acts_for_another() -> None:
    s = situation(p1={"armies": ["a7"]}, p2={"scouts": ["f6"]})
    assert s.refused("found f6 scout", by=2) == "turn.own-part-a"
    s.play("done")
    assert s.refused("done", by=1) == "turn.own-part-a"
    assert s.allows("found f6 scout", by=2)


@pytest.mark.rule("turn.collision-a")
def test_simultaneous_wishes_are_resolved_in_turn_order() -> None:
    """Player 2 is first: whoever chooses first, the reveal and what follows from it come in the order 2, 3, 1."""
    s = three("research", first=2, **everybody(trade=6))
    for player, tech in ((1, "writing"), (3, "pottery"), (2, "masonry")):
        s.play(f"research {tech}", by=player)
    assert [event["seat"] + 1 for event in s.arguments("tech-learned")] == [2, 3, 1]


@pytest.mark.rule("turn.collision-a", "trade.collect-a")
def test_trade_is_collected_in_turn_order() -> None:
    s = three("trade", first=2, squares={"a2": "water", "b7": "water", "c2": "water"})
    assert [event["seat"] + 1 for event in s.arguments("trade-gained")] == [2, 3, 1]


@pytest.mark.rule("turn.once-a")
@pytest.mark.card("currency", "chivalry")
def test_each_resource_ability_works_once_per_turn() -> None:
    entry = {"techs": ["currency", "chivalry"], "resources": {"incense": 2}, "tokens": ["hut-incense"]}
    s = situation("city-management", p1={**entry, "events": ["duty-and-honor"]})
    s.play("use currency-resource")
    settle(s)
    assert s.culture(1) == 3
    assert s.refused("use currency-resource") == "turn.once-a"
    s.play("use chivalry-resource")
    settle(s)
    assert s.culture(1) == 8
    assert sum(s.resources(1).values()) + sum(s.tokens(1).values()) == 1
    s.pass_until(phase="start-of-turn")
    s.pass_until(frame="CityManagement", player=1)
    assert s.allows("use currency-resource")


def settle(s: Situation) -> None:
    """Pay with what is offered first and let the others pass, until the own part goes on."""
    while s.question != "CityManagement":
        legal = s.legal(by=s.asked[0])
        s.play("pass" if "pass" in legal else legal[0], by=s.asked[0])


@pytest.mark.rule("turn.once-a", "wonder.stonehenge")
def test_start_of_turn_abilities_work_again_in_the_next_turn() -> None:
    s = situation(pieces={"a2": "stonehenge"}, p1={"events": ["duty-and-honor"]})
    s.play("use stonehenge")
    assert s.refused("use stonehenge") == "turn.once-a"
    s.pass_until(frame="StartOfTurn", player=2)
    s.pass_until(frame="StartOfTurn", player=1)
    s.play("use stonehenge")
    assert s.culture(1) == 2
