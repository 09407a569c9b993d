"""Secret research with Notre-Dame, and what others can tell of a choice that is only half made."""

from typing import Any

import pytest

from civitas.core.dice import Dice
from civitas.games.civilization_2010.phases.research import Research
from tests.games.civilization_2010.pyramids import pyramid
from tests.games.civilization_2010.situation import Situation, situation

NOTRE_DAME = {"a1": "notre-dame"}


def scholars(p1: dict[str, Any], p2: dict[str, Any], **more: Any) -> Situation:
    """The Research phase of the Romans and the Mongols."""
    return situation("research", p1={"civilization": "romans", **p1}, p2={"civilization": "mongols", **p2}, **more)


@pytest.mark.rule("wonder.notre_dame", "research.choose-a")
def test_the_second_tech_is_another_one() -> None:
    s = scholars({"trade": 27}, {"trade": 6}, pieces=NOTRE_DAME)
    s.play("research pottery", by=1)
    assert "pottery" not in s.choices("second", by=1)
    assert s.refused("second pottery", by=1) == "wonder.notre_dame"
    s.play("second writing", by=1)
    s.play("skip", by=2)
    assert (s.techs(1), s.empire(1).rows) == (["pottery", "writing"], [2, 0, 0, 0, 0])


@pytest.mark.rule("research.choose-a", "info.hidden-a", "wonder.notre_dame")
def test_a_choice_that_is_half_made_is_as_secret_as_one_not_begun() -> None:
    s = scholars({"trade": 27}, {"trade": 6}, pieces=NOTRE_DAME)
    untouched = s.view(2), s.view(None), s.position.imagine_for(1, Dice.seeded(1)).digest()
    s.play("research pottery", by=1)
    assert s.last == []
    assert (s.view(2), s.view(None)) == untouched[:2]
    q = s.position.imagine_for(1, Dice.seeded(1))
    frame = q.frames[-1]
    assert isinstance(frame, Research)
    assert (frame.chosen, frame.seconds) == ([-1, -1], [-1, -1])
    assert q.digest() == untouched[2]


@pytest.mark.rule("research.choose-a", "research.spaceflight-a", "victory.tie-a")
def test_space_flight_and_fifteen_coins_in_one_reveal_go_by_turn_order() -> None:
    tall = {"trade": 27, "techs": pyramid(5, 4, 3, 2)}
    rich = {"trade": 16, "techs": pyramid(3, 2), "coins": 14}
    for first, winner, ending in ((1, 1, "technology"), (2, 2, "economic")):
        s = scholars(tall, rich, first=first)
        s.play("research space-flight", by=1)
        assert s.winners == []
        s.play("research railroad", by=2)
        assert (s.winners, s.ending) == ([winner], ending)


@pytest.mark.rule("research.choose-a", "research.payment-a")
def test_all_dials_are_set_after_all_techs_are_in_play() -> None:
    rich = {"trade": 20, "coins": 4}
    s = scholars(rich, {"trade": 20, "coins": 2})
    s.play("research pottery", by=1)
    s.play("research writing", by=2)
    assert [event.message for event in s.last][:5] == [
        "research-chosen", "tech-learned", "tech-learned", "dial-set", "dial-set",
    ]  # fmt: skip
    assert (s.trade(1), s.trade(2)) == (4, 2)


@pytest.mark.rule("research.choose-b", "policy.rationalism", "research.learn-a")
def test_techs_bought_by_rationalism_do_not_use_up_the_research_of_the_turn() -> None:
    s = situation(p1={"civilization": "romans", "policies": ["rationalism"], "trade": 17, "coins": 5})
    s.play("use rationalism-1", "learn pottery")
    assert s.trade(1) == 11
    s.pass_until("Research", 1)
    s.play("research writing", by=1)
    assert (s.techs(1), s.trade(1)) == (["pottery", "writing"], 5)


@pytest.mark.rule("tech.bureaucracy", "research.choose-a")
@pytest.mark.parametrize(("trade", "is_asked"), [(5, False), (6, True)])
def test_after_the_switch_only_who_can_research_is_asked_further(trade: int, is_asked: bool) -> None:
    s = scholars({"techs": ["bureaucracy"], "policies": ["rationalism"], "trade": trade}, {"trade": 6})
    assert s.asked == [1, 2]
    s.play("switch rationalism patronage", by=1)
    assert s.asked == ([1, 2] if is_asked else [2])
    assert s.arguments("research-chosen") == ([] if is_asked else [{"seat": 0}])
