"""The moves of Migrants, Colonists and Immigrants, besides the usual ones."""

from typing import Any

import pytest

from tests.games.civilization_2010.marching import near, on_the_move, steps_left
from tests.games.civilization_2010.situation import Situation, situation

rule = pytest.mark.rule
card = pytest.mark.card


def trekking(event: str, p1: dict[str, Any], **scenario: Any) -> Situation:
    """Player 1 has just played an event for its move; a second figure on a8 keeps the choice open."""
    s = on_the_move(p1={**p1, "events": [event]}, **scenario)
    s.play(f"play {event}")
    return s


@rule("event.migrants", "event.colonists", "event.immigrants")
@pytest.mark.parametrize(
    ("event", "steps"),
    [
        pytest.param("migrants", 2, marks=card("migrants")),
        pytest.param("colonists", 4, marks=card("colonists")),
        pytest.param("immigrants", 6, marks=card("immigrants")),
    ],
)
def test_a_figure_moves_besides_its_usual_move(event: str, steps: int) -> None:
    s = trekking(event, {"scouts": ["d8"]})
    assert s.hand(1) == {}
    assert event in s.discarded_events()
    assert s.question == "Trek"
    assert s.choices("march") == ["a8 1-0", "d8 0-1"]
    s.play("march d8 0-1")
    assert steps_left(s) == steps
    s.play(*["step down"] * (steps - 1), "step right")
    assert s.scouts(1) == [s.square(4, 5 + steps - 1)]
    assert s.question == "Movement"
    s.play(f"march {s.scouts(1)[0]} 0-1")
    assert steps_left(s) == 2


@rule("event.migrants")
def test_a_figure_that_has_moved_can_be_moved_and_stays_moved() -> None:
    s = trekking("migrants", {"scouts": ["d8 moved"]})
    s.play("march d8 0-1", "step down", "stop")
    assert s.scouts(1) == ["d12"]
    assert s.refused("march d12 0-1") == "movement.speed-a"
    both = trekking("migrants", {"scouts": ["d8 moved", "d8"]})
    both.play("march d8 0-1", "step down", "stop")
    assert both.allows("march d12 0-1")
    assert both.refused("march d8 0-1") == "movement.speed-a"


@rule("event.migrants", "map.empty-a")
def test_the_move_ends_on_an_empty_square() -> None:
    # Below d8 there is a friend, then a free square; to the left a relic, to the right a city-state.
    s = trekking(
        "migrants",
        {"armies": ["d8", "d12"]},
        pieces={"d7": "attilas-village", "e5": "city-state-1", "d4": "village-iron"},
    )
    s.play("march d8 1-0")
    assert s.choices("step") == ["right", "down", "left"]
    assert s.refused("step up") == "map.empty-a"
    s.play("step down")
    assert s.refused("stop") == "map.empty-a"
    s.play("step down")
    assert s.armies(1) == ["a8", "d12", "d16"]
    other = trekking("migrants", {"armies": ["d8"]}, pieces={"d7": "attilas-village"})
    other.play("march d8 1-0", "step left")
    assert other.refused("stop") == "map.empty-a"
    other.play("step left")
    assert other.armies(1) == ["a8", "d6"]
    assert other.at("d7") == "attilas-village"


@rule("event.migrants")
def test_the_move_brings_no_battle_no_exploring_and_no_discovery() -> None:
    s = trekking("migrants", {"armies": ["d8"]}, p2={"armies": ["d7"]}, pieces={"d12": "hut-silk"})
    s.play("march d8 1-0")
    assert s.choices("step") == ["up", "right"]
    assert s.refused("step left") == "map.empty-a"
    assert s.refused("step down") == "map.empty-a"
    edge = trekking("migrants", {"armies": ["d8"]}, tiles={"e": "tile27 facedown"})
    edge.play("march d8 1-0")
    assert edge.refused("step right") == "movement.enter-hidden-a"
    assert edge.refused("discover right") == "explore.discover-a"


@rule("event.migrants", "movement.water-a")
def test_the_move_follows_the_rules_for_water() -> None:
    s = trekking("migrants", {"scouts": ["d8"]}, squares={"d12": "water"})
    s.play("march d8 0-1")
    assert s.refused("step down") == "movement.water-a"
    sailors = trekking("migrants", {"scouts": ["d8"], "techs": ["navigation"]}, squares={"d12": "water"})
    sailors.play("march d8 0-1", "step down")
    assert sailors.refused("stop") == "movement.water-b"
    sailors.play("step down")
    assert sailors.scouts(1) == ["d16"]


@rule("event.migrants", "tech.communism")
def test_a_frozen_figure_is_not_moved() -> None:
    s = on_the_move(p1={"scouts": ["d8", "f8"], "events": ["migrants"]}, frozen=["d8"])
    s.play("play migrants")
    assert s.choices("march") == ["a8 1-0", "f8 0-1"]
    assert s.refused("march d8 0-1") == "tech.communism"
    assert s.refused("march f4 0-1") == "map.empty-a"
    assert s.refused("stop") == "event.migrants"


@rule("event.migrants", "event.defection")
def test_the_move_can_be_interrupted() -> None:
    s = on_the_move(p1={"scouts": ["d8"], "events": ["migrants"]}, p2={"armies": ["f8"], "events": ["defection"]})
    s.play("play migrants")
    while s.question != "Trek":
        s.play("pass")
    s.play("march d8 0-1", "step down")
    assert s.asked == [2]
    s.play("play defection")
    while s.question != "Movement":
        s.play(next(text for text in s.legal() if text.split()[0] in ("at", "kill", "pass", "done")))
    assert s.scouts(1) == []


@rule("event.migrants")
def test_with_one_figure_there_is_nothing_to_choose() -> None:
    s = situation("movement", p1={"scouts": ["d8"], "events": ["migrants"]})
    s.play("play migrants")
    assert s.question == "Moving"
    assert s.refused("stop") == "movement.speed-a"


@rule("event.immigrants", "city.found-a")
def test_a_scout_reaches_a_site_and_founds_a_city_there_next_turn() -> None:
    s = situation("movement", p1={"scouts": ["d8"], "events": ["immigrants"], "policies": ["pacifism"]})
    assert "g5" in near(s, "d8", 6)
    s.play("play immigrants", *["step down"] * 5, "step right")
    assert s.scouts(1) == ["g9"]
    s.play("done")
    s.pass_until("StartOfTurn", 1)
    assert s.allows("found g9 scout")
