"""What belongs to the title: nothing of Fame and Fortune; and the words that the data files use."""

from types import ModuleType
from typing import Any

import pytest

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts import culture_track, effects, eras, timing
from civitas.games.civilization_2010.facts.buildings import BUILDINGS, FAMILY_SUPPLY
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import pieces_in_use
from civitas.games.civilization_2010.facts.events import EVENT_COPIES, EVENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE_POOL
from civitas.games.civilization_2010.facts.markers import HUT_POOL, MARKERS, VILLAGE_POOL
from civitas.games.civilization_2010.facts.techs import TECH_DECK, TECHS
from civitas.games.civilization_2010.facts.terrain import EXPANSIONS, PACKAGE
from civitas.games.civilization_2010.facts.units import UNIT_DECKS, UNIT_TYPES
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.map.tiles import NEUTRAL_TILES, RELICS, TILES

FLAGGED = {
    "techs": ("tech", TECHS),
    "wonders": ("wonder", WONDERS),
    "culture_events": ("event", EVENTS),
    "civilizations": ("civilization", CIVILIZATIONS),
    "relics": ("relic", RELICS),
    "map_tiles": ("tile", TILES),
    "buildings": ("building", BUILDINGS),
}


@pytest.mark.rule("limits.faf-a")
@pytest.mark.parametrize("table", FLAGGED)
def test_a_table_has_all_entries_but_those_of_fame_and_fortune(table: str) -> None:
    name, ids = FLAGGED[table]
    entries = read_facts(PACKAGE, f"data/{table}.toml")[name]
    assert ids == [entry["id"] for entry in entries if entry["expansion"] != "faf"]


@pytest.mark.rule("limits.faf-a")
def test_the_component_lists_have_the_counts_of_the_two_boxes() -> None:
    assert (len(WONDERS), sum(EVENT_COPIES), len(NEUTRAL_TILES)) == (18, 59, 20)
    assert (len(HUT_POOL), len(VILLAGE_POOL), len(RELICS), len(CIVILIZATIONS)) == (25, 15, 2, 12)


@pytest.mark.rule("limits.faf-a")
def test_no_marker_is_only_in_fame_and_fortune() -> None:
    facts = read_facts(PACKAGE, "data/huts_villages.toml")
    only = [entry["id"] for entry in facts["hut"] + facts["village"] if list(entry["copies"]) == ["faf"]]
    assert sorted(only) == [
        "hut-friendly-barbarian", "hut-native-art-3", "hut-teacher", "village-friendly-workers", "village-native-art-6",
    ]  # fmt: skip
    assert not set(only) & set(MARKERS)


@pytest.mark.rule("limits.faf-a")
def test_the_printed_supply_agrees_with_the_tables() -> None:
    supply = read_facts(PACKAGE, "data/constants.toml")["supply"]
    counted = {
        "hut_markers": len(HUT_POOL), "village_markers": len(VILLAGE_POOL), "relic_markers": len(RELICS),
        "great_person_markers": len(GREAT_PEOPLE_POOL), "wonder_cards": len(WONDERS),
        "culture_event_cards": sum(EVENT_COPIES), "building_markers": sum(FAMILY_SUPPLY),
        "neutral_map_tiles": len(NEUTRAL_TILES), "home_map_tiles": len(TILES) - len(NEUTRAL_TILES),
        "city_state_markers": 5, "space_flight_cards": len(TECHS) - len(TECH_DECK),
    }  # fmt: skip
    assert {name: pieces_in_use(supply[name]) for name in counted} == counted
    assert [supply["unit_cards"][unit_type] for unit_type in UNIT_TYPES] == [len(deck) for deck in UNIT_DECKS]


def test_pieces_of_fame_and_fortune_are_not_counted() -> None:
    assert EXPANSIONS == ["base", "waw"]
    assert [pieces_in_use(each) for each in ({"base": 3, "waw": 2, "faf": 1}, {"waw": 7}, {"faf": 4})] == [5, 7, 0]


# The vocabulary.


def numbers(module: ModuleType) -> dict[str, int]:
    found: dict[str, Any] = vars(module)
    return {name: value for name, value in found.items() if name.isupper() and isinstance(value, int)}


def as_word(name: str) -> str:
    return name.lower().replace("_", "-")


def test_each_number_of_an_effect_stands_for_the_word_of_its_name() -> None:
    assert {as_word(name): number for name, number in numbers(effects).items()} == {
        word: number for number, word in enumerate(effects.EFFECTS)
    }


def test_timings_limits_and_eras_are_numbered_like_their_words() -> None:
    trade_phase = {"trade-phase": "trade"}
    names = {trade_phase.get(as_word(name), as_word(name)): number for name, number in numbers(timing).items()}
    assert [names[word] for word in timing.TIMINGS] == list(range(7))
    assert [names[word] for word in timing.LIMITS] == list(range(3))
    assert [numbers(eras)[word.upper()] for word in eras.ERAS] == list(range(eras.ERA_COUNT))


def test_the_phases_of_a_turn_are_in_order() -> None:
    facts = read_facts(PACKAGE, "data/constants.toml")
    assert [entry["id"] for entry in facts["phase"]] == timing.PHASES
    assert len(timing.PHASES) == timing.PHASE_COUNT
    assert facts["timing_windows"] == timing.TIMINGS


def test_the_rewards_of_the_culture_track_are_numbered_like_their_words() -> None:
    rewards = [culture_track.NO_REWARD, culture_track.REWARD_EVENT, culture_track.REWARD_GREAT_PERSON]
    assert [*rewards, culture_track.REWARD_VICTORY] == list(range(len(culture_track.REWARDS)))
