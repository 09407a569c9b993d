"""The culture track: costs and rewards of its steps."""

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.constants import START_HAND
from civitas.games.civilization_2010.facts.culture_track import (
    NO_REWARD,
    REWARD_EVENT,
    REWARD_GREAT_PERSON,
    REWARD_VICTORY,
    START_STEP,
    STEP_CULTURE,
    STEP_LEVEL,
    STEP_REWARD,
    STEP_TRADE,
    VICTORY_STEP,
)
from civitas.games.civilization_2010.facts.techs import ABILITIES_OF, COMPUTERS, TECH_ABILITIES, TECH_HAND, TECHS
from civitas.games.civilization_2010.facts.terrain import PACKAGE
from civitas.games.civilization_2010.facts.wonders import WONDER_HAND, WONDERS


@pytest.mark.rule("culture.advance-a")
@pytest.mark.parametrize(
    ("first", "last", "culture", "trade"), [(1, 7, 3, 0), (8, 14, 5, 3), (15, 21, 7, 6)], ids=["I", "II", "III"]
)
def test_the_cost_of_a_step_rises_with_its_level(first: int, last: int, culture: int, trade: int) -> None:
    assert STEP_CULTURE[first : last + 1] == [culture] * 7
    assert STEP_TRADE[first : last + 1] == [trade] * 7


def test_the_track_has_21_steps_of_three_levels_after_the_start_panel() -> None:
    assert (START_STEP, VICTORY_STEP) == (0, 21)
    assert STEP_LEVEL == [0] + [1] * 7 + [2] * 7 + [3] * 7
    assert len(STEP_CULTURE) == len(STEP_TRADE) == len(STEP_REWARD) == 22
    assert (STEP_CULTURE[0], STEP_TRADE[0], STEP_REWARD[0]) == (0, 0, NO_REWARD)


def test_the_whole_track_costs_105_culture_and_63_trade() -> None:
    assert (sum(STEP_CULTURE), sum(STEP_TRADE)) == (105, 63)


def test_the_steps_give_16_events_and_4_great_people_and_the_last_one_victory() -> None:
    events = [STEP_LEVEL[step] for step in range(22) if STEP_REWARD[step] == REWARD_EVENT]
    assert [events.count(level) for level in (1, 2, 3)] == [5, 6, 5]
    assert [step for step in range(22) if STEP_REWARD[step] == REWARD_GREAT_PERSON] == [3, 7, 12, 18]
    assert [step for step in range(22) if STEP_REWARD[step] == REWARD_VICTORY] == [21]


def test_the_constants_name_the_same_last_step() -> None:
    assert read_facts(PACKAGE, "data/constants.toml")["victory"]["culture"] == {"reach_culture_step": VICTORY_STEP}


def test_the_list_of_hand_limits_agrees_with_the_cards() -> None:
    facts = read_facts(PACKAGE, "data/culture_track.toml")["hand_limit"]
    computers = TECH_ABILITIES[ABILITIES_OF[COMPUTERS][0]]
    cards = {TECHS[tech]: (more, 0) for tech, more in enumerate(TECH_HAND) if more}
    cards |= {WONDERS[wonder]: (more, 0) for wonder, more in enumerate(WONDER_HAND) if more}
    cards["computers"] = (computers.amount, computers.per_coins)
    listed = [entry for entry in facts["modifiers"] if entry.get("expansion") != "faf"]
    assert {entry["source"]: (entry["add"], entry.get("per_coins", 0)) for entry in listed} == cards
    assert facts["base"] == START_HAND == 2
