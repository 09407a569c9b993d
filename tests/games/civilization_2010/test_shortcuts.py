"""What is listed or counted in a hurry is what the rules say one by one: compared all through golden games."""

from collections.abc import Iterator

import pytest

from civitas.core.dice import Dice
from civitas.games.civilization_2010.abilities.answering import ANSWERING_EVENTS
from civitas.games.civilization_2010.cities.producible import building_forms, candidates, item_rule, producible
from civitas.games.civilization_2010.cities.yields import outskirts_squares, square_icons
from civitas.games.civilization_2010.empire import Empire
from civitas.games.civilization_2010.facts.buildings import BUILDING_COUNT, UPGRADE
from civitas.games.civilization_2010.facts.constants import VICTORY_COINS
from civitas.games.civilization_2010.facts.effects import CANCEL_EVENT_AGAINST_YOU
from civitas.games.civilization_2010.facts.events import EVENT_LEVEL, EVENT_LEVELS, EVENT_OPTIONS, UNLIMITED
from civitas.games.civilization_2010.facts.techs import TECH_OF_BUILDING
from civitas.games.civilization_2010.facts.terrain import ICON_COUNT
from civitas.games.civilization_2010.facts.units import UNIT_TYPE, UNIT_TYPE_COUNT
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.sources import sum_of
from civitas.games.civilization_2010.standings import (
    city_limit,
    city_limit_parts,
    coins,
    research_cost,
    research_costs,
    speed_parts,
    stacking_limit,
    stacking_parts,
    travel_speed,
)
from tests.games.civilization_2010.test_golden_games import GAMES, TITLE

EVERY = 40
"""So many actions lie between two positions that are looked at."""
PRODUCTION = 12


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_shortcuts_agree_with_the_rules(name: str) -> None:
    for number, position in enumerate(replayed(name)):
        if number % EVERY == 0:
            for each in range(position.players):
                compare(position, each)


@pytest.mark.untraced
@pytest.mark.parametrize("name", GAMES.names)
def test_nobody_has_the_coins_to_win_while_the_game_goes_on(name: str) -> None:
    """Coins are counted only where somebody's can have risen."""
    for number, position in enumerate(replayed(name)):
        rich = [each for each in range(position.players) if coins(position, each) >= VICTORY_COINS]
        assert not rich or position.is_over, f"after {number} actions: {rich}"


def replayed(name: str) -> Iterator[Civilization2010]:
    """A golden game: the position in which it begins, and the same one after every action."""
    stored = GAMES.stored(name)
    position = TITLE.new_game(players=stored["players"], seed=stored["seed"], options=stored["options"])
    assert isinstance(position, Civilization2010)
    yield position
    for seat, text in stored["actions"]:
        position.play(seat, TITLE.space.parse(text))
        yield position


def compare(p: Civilization2010, seat: int) -> None:
    """Everything that has a shortcut, for one seat."""
    empire = p.empires[seat]
    assert research_costs(p, seat) == [research_cost(p, seat, level) for level in range(1, 6)]
    for unit_type in range(UNIT_TYPE_COUNT):
        units = [count for unit, count in enumerate(empire.units) if UNIT_TYPE[unit] == unit_type]
        assert empire.units_of_type(unit_type) == sum(units)
    for holder in (empire, *imagined_empires(p, seat)):
        compare_events(holder)
    assert travel_speed(p, seat) == sum_of(speed_parts(p, seat))
    assert stacking_limit(p, seat) == sum_of(stacking_parts(p, seat))
    assert city_limit(p, seat) == sum_of(city_limit_parts(p, seat))
    forms = [building for building in range(BUILDING_COUNT) if is_best_form(empire, building)]
    assert sorted(building_forms(p, seat)) == forms
    for centre in empire.cities:
        compare_city(p, seat, centre)


def imagined_empires(p: Civilization2010, seat: int) -> list[Empire]:
    """The players as this seat imagines them: with other events, but the same backs."""
    q = p.perspective(seat).imagine(Dice.seeded(p.turn))
    assert isinstance(q, Civilization2010)
    return q.empires


def compare_events(empire: Empire) -> None:
    """Culture events are counted when they are taken in hand."""
    for level in range(EVENT_LEVELS + 1):
        events = [count for event, count in enumerate(empire.events) if EVENT_LEVEL[event] == level]
        assert empire.events_of_level(level) == sum(events)
    assert empire.event_total == sum(empire.events)


def is_best_form(empire: Empire, building: int) -> bool:
    """Whether a building is unlocked and its upgrade is not."""
    upgrade = UPGRADE[building]
    return empire.knows(TECH_OF_BUILDING[building]) and (upgrade < 0 or not empire.knows(TECH_OF_BUILDING[upgrade]))


def compare_city(p: Civilization2010, seat: int, centre: int) -> None:
    """Icons of the outskirts, and what the city can produce."""
    for icon in range(ICON_COUNT):
        around = [(square, square_icons(p, square, icon)) for square in p.board.around[centre]]
        free = [(square, icons) for square, icons in around if icons and not p.is_blockaded(square)]
        yields = outskirts_squares(p, seat, centre, icon, [])
        assert [each for each in yields if each[0] in p.board.around[centre]] == free
    items = candidates(p, seat)
    able = [item for item in items if not item_rule(p, seat, centre, item, PRODUCTION, [])]
    assert producible(p, seat, centre, PRODUCTION, []) == able


def test_of_the_events_of_a_level_that_answer_one_kind_of_thing_one_answers_all_that_the_others_do() -> None:
    for events in ANSWERING_EVENTS:
        options = [EVENT_OPTIONS[event][0] for event in events]
        are_own_cause = any(option.effect == CANCEL_EVENT_AGAINST_YOU for option in options)
        are_near = any(0 < option.range < UNLIMITED for option in options)
        assert not (are_own_cause and are_near)
