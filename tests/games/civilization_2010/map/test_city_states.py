"""City-states: how they appear, who controls them, what they give."""

from typing import Any

import pytest

from civitas.games.civilization_2010.battles.arithmetic import ATTACKER, DEFENDER, bonus_sum
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.standings import city_production, combat_bonus
from tests.games.civilization_2010.marching import HEROES, fight, on_the_move
from tests.games.civilization_2010.situation import Situation, situation

rule = pytest.mark.rule
card = pytest.mark.card

BARE = {"land": "mountain"}
"""Mountains give one production and nothing else."""


def controlling(city_state: str, phase: str, p1: dict[str, Any] | None = None, **scenario: Any) -> Situation:
    """Player 1 has an army on a city-state far from his capital a6, on bare land; a second city stands on d10."""
    entry = {"cities": ["a6", "d10"], "armies": ["g6"], **(p1 or {})}
    return situation(phase, **{"pieces": {"g6": city_state}, **BARE, **scenario, "p1": entry})


# Appearing and control.


@rule("citystate.found-a")
def test_the_explorer_stands_on_the_city_state_and_controls_it() -> None:
    s = on_the_move(
        p1={"armies": ["d8"]}, pieces={"d12": "hut-city-state"}, decks={"city-states": ["city-state-3", "city-state-1"]}
    )
    s.play("march d8 1-0", "step down")
    assert s.at("d12") == "city-state-3"
    assert s.figures("d12") == (1, 1, 0)
    assert len(s.position.city_states) == 4
    assert s.coins(1) == 1
    assert s.arguments("city-state-found") == [{"seat": 0, "card": "card-city-state-3", "square": "square-d12"}]


@rule("citystate.control-a", "citystate.city_state_1")
@card("city-state-1")
@pytest.mark.parametrize(
    ("figures", "trade"), [({"armies": ["g6"]}, 3), ({"armies": [], "scouts": ["g6"]}, 3), ({"armies": []}, 0)]
)
def test_one_figure_controls_a_city_state(figures: dict[str, Any], trade: int) -> None:
    s = controlling("city-state-1", "trade", figures)
    assert s.trade(1) == trade
    assert s.trade(2) == 0


@rule("citystate.leave-a")
def test_control_ends_when_the_last_figure_leaves() -> None:
    s = controlling("city-state-1", "movement", {"armies": ["g6", "g6"]})
    s.play("march g6 1-0", "step up", "stop")
    assert trade_income(s.position, 0) == 3
    s.play("march g6 1-0", "step up", "stop")
    assert trade_income(s.position, 0) == 0
    assert s.at("g6") == "city-state-1"
    assert s.figures("g6") == (0, 0, 0)
    assert s.position.controlled(0) == []


@rule("citystate.leave-a", "citystate.control-a")
def test_a_battle_changes_control_but_does_not_destroy_the_city_state() -> None:
    s = controlling("city-state-1", "movement", {"armies": ["g2", "a8"], **HEROES}, p2={"armies": ["g6"]})
    assert (trade_income(s.position, 0), trade_income(s.position, 1)) == (0, 3)
    s.play("march g2 1-0", "step down")
    fight(s)
    assert s.at("g6") == "city-state-1"
    assert s.figures("g6") == (1, 1, 0)
    assert (trade_income(s.position, 0), trade_income(s.position, 1)) == (3, 0)


@rule("citystate.scout-a")
def test_a_lone_scout_does_not_defend_a_city_state() -> None:
    s = controlling("city-state-1", "movement", {"armies": ["g2", "a8"]}, p2={"scouts": ["g6"], "trade": 5})
    s.play("march g2 1-0", "step down")
    assert "Battle" not in s.question
    while s.question != "Movement":
        s.play([text for text in s.legal() if text != "done"][-1])
    assert s.scouts(2) == []
    assert s.figures("g6") == (1, 1, 0)
    assert trade_income(s.position, 0) == 3
    assert (s.trade(1), s.trade(2)) == (3, 2)


# The five.


@rule("citystate.city_state_1", "citystate.outskirts-a")
def test_city_state_1_gives_trade() -> None:
    s = controlling("city-state-1", "trade")
    assert s.trade(1) == 3


@rule("citystate.city_state_2", "citystate.outskirts-a")
@card("city-state-2")
def test_city_state_2_gives_culture_to_the_capital_only() -> None:
    s = controlling("city-state-2", "city-management")
    s.play("devote capital")
    assert s.culture(1) == 4
    s.play("devote city-2")
    assert s.culture(1) == 5


@rule("citystate.city_state_3", "citystate.outskirts-a", "coins.count-a")
@card("city-state-3")
@pytest.mark.parametrize(("coins", "winners"), [(13, []), (14, [1])])
def test_city_state_3_gives_a_coin_at_once(coins: int, winners: list[int]) -> None:
    s = controlling("city-state-3", "movement", {"armies": ["g2", "a8"], "coins": coins})
    s.play("march g2 1-0", "step down")
    assert s.coins(1) == coins
    s.play("stop")
    assert s.coins(1) == coins + 1
    assert s.winners == winners
    assert s.ending == ("economic" if winners else "")


@rule("citystate.city_state_3", "citystate.outskirts-a")
def test_city_state_3_gives_production_to_the_capital_only() -> None:
    s = controlling("city-state-3", "movement")
    p = s.position
    with_it = [city_production(p, 0, s.number(city)) for city in ("a6", "d10")]
    s.play("march g6 1-0", "step up", "stop")
    without = [city_production(p, 0, s.number(city)) for city in ("a6", "d10")]
    assert with_it == [without[0] + 1, without[1]]


@rule("citystate.city_state_4", "citystate.fight-a", "citystate.outskirts-a")
@card("city-state-4")
def test_city_state_4_gives_combat_bonus_and_culture() -> None:
    s = controlling("city-state-4", "movement")
    assert combat_bonus(s.position, 0) == 2
    assert combat_bonus(s.position, 1) == 0
    arts = controlling("city-state-4", "city-management")
    arts.play("devote capital")
    assert arts.culture(1) == 2


@rule("citystate.city_state_4", "citystate.fight-a")
def test_the_defence_of_a_city_state_counts_there_only() -> None:
    s = controlling("city-state-4", "movement", {"armies": ["g2", "g6", "a8"]}, p2={"armies": ["e14"]})
    p = s.position
    assert bonus_sum(p, 0, DEFENDER, s.number("g6")) == 6
    assert bonus_sum(p, 0, ATTACKER, s.number("e14")) == 2


@rule("citystate.city_state_5")
@card("city-state-5")
def test_city_state_5_gives_trade_production_and_a_resource_of_choice() -> None:
    s = controlling("city-state-5", "trade")
    assert s.trade(1) == 1
    hoard = ["silk", "incense", "incense", "iron", "iron", "wheat", "wheat"]
    s = controlling("city-state-5", "city-management", {"resources": hoard})
    assert s.choices("harvest") == ["capital silk"]
    assert s.refused("harvest capital iron") != ""
    assert s.refused("harvest city-2 silk") != ""
    s.play("harvest capital silk")
    assert s.resources(1)["silk"] == 2
    assert s.supply("silk") == 0
