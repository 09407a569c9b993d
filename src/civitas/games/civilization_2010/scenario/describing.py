"""Descriptions of positions in the words of the game, from which `building.build_scenario` builds them again."""

from typing import Any

from civitas.games.civilization_2010.empire import COIN_PLACES, NEXT_TURN, Empire
from civitas.games.civilization_2010.empires.pyramid import rows_of
from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.events import EVENTS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.markers import MARKERS
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import RESOURCES
from civitas.games.civilization_2010.facts.timing import PHASES
from civitas.games.civilization_2010.facts.units import UNIT_TYPES, UNITS
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.options import OPTIONS
from civitas.games.civilization_2010.scenario.battle_entries import describe_battle
from civitas.games.civilization_2010.scenario.map_entries import describe_map
from civitas.games.civilization_2010.scenario.seat_entries import raised_ranks
from civitas.games.civilization_2010.scenario.supply_entries import describe_supplies
from civitas.games.civilization_2010.standings import known_techs
from civitas.games.civilization_2010.verbs import SPACE
from civitas.games.civilization_2010.words import (
    ACTED,
    FOR_WORD,
    IDLE_WORD,
    MOVED_WORD,
    NEXT_WORD,
    UNCHOSEN_WORD,
    bit_words,
    counted_words,
)


def describe_position(p: Civilization2010) -> dict[str, Any]:
    """A description that builds exactly this position again."""
    defaults = {option.name: option.default for option in OPTIONS}
    description: dict[str, Any] = {
        "players": p.players,
        "turn": p.turn,
        "phase": PHASES[p.phase],
        "active": p.active + 1,
        "first": p.first + 1,
        **describe_map(p),
        **describe_supplies(p),
        "civilizations": [_describe_empire(p, seat, empire) for seat, empire in enumerate(p.empires)],
        **describe_battle(p),
        "dice": p.dice.state(),
        "flow": [frame.dump() for frame in p.frames],
    }
    rare: dict[str, Any] = {
        "options": {key: value for key, value in p.setting.options.items() if value != defaults[key]},
        "pause": not p.is_over and not p.to_act,
        "waived": [seat + 1 for seat in range(p.players) if (p.waived >> seat) & 1],
        "cancelled": bool(p.cancelled),
        "refused": bit_words(EVENTS, p.refused),
        "result": p.result.to_json() if p.result else None,
    }
    return description | {key: value for key, value in rare.items() if value}


def _describe_empire(p: Civilization2010, seat: int, empire: Empire) -> dict[str, Any]:
    techs = known_techs(p, seat)
    entry: dict[str, Any] = {
        "civilization": CIVILIZATIONS[empire.civilization] if empire.civilization >= 0 else UNCHOSEN_WORD,
        "government": GOVERNMENTS[empire.government],
    }
    rare: dict[str, Any] = {
        "techs": [TECHS[tech] for tech in techs],
        "fresh": bit_words(GOVERNMENTS, empire.fresh),
        "policies": [POLICIES[policy] for policy in empire.adopted()],
        "trade": empire.trade,
        "culture": empire.culture,
        "step": empire.step,
        "units": counted_words(UNITS, empire.units),
        "events": counted_words(EVENTS, empire.events),
        "resources": counted_words(RESOURCES, empire.resources),
        "tokens": counted_words(MARKERS, empire.tokens),
        "people": counted_words(GREAT_PEOPLE, empire.people),
        "coins": counted_words(COIN_PLACES, empire.coins),
        "used": bit_words(ABILITIES, empire.used),
        "dropped": [SPACE.text(action) for action in empire.dropped],
        **_describe_cities(empire),
        "armies": _figures(empire, empire.armies, empire.army_moved, empire.army_city),
        "scouts": _figures(empire, empire.scouts, empire.scout_moved, empire.scout_city),
    }
    if empire.rows != rows_of(techs, empire.sheet().tech):
        entry["rows"] = empire.rows[:]
    if empire.ranks != raised_ranks(techs):
        entry["ranks"] = dict(zip(UNIT_TYPES, empire.ranks, strict=True))
    return entry | {key: value for key, value in rare.items() if value}


def _describe_cities(empire: Empire) -> dict[str, Any]:
    names = [SQUARE_NAMES[square] for square in empire.cities]
    acted = {
        name: [word for word, bit in ACTED.items() if bits & bit]
        for name, bits in zip(names, empire.acted, strict=True)
        if bits
    }
    return {
        "cities": names,
        "walls": [name for name, has in zip(names, empire.walls, strict=True) if has],
        "programs": [name for name, has in zip(names, empire.programs, strict=True) if has],
        "acted": acted,
        "actions": {name: count for name, count in zip(names, empire.actions, strict=True) if count},
        "bonus": {name: count for name, count in zip(names, empire.bonus, strict=True) if count},
    }


def _figures(empire: Empire, squares: list[int], moved: list[int], cities: list[int]) -> list[str]:
    """Each figure with what is not usual about it."""
    figures: list[str] = []
    for square, has_moved, city in zip(squares, moved, cities, strict=True):
        words = [SQUARE_NAMES[square], MOVED_WORD] if has_moved else [SQUARE_NAMES[square]]
        if city <= NEXT_TURN:
            words += [NEXT_WORD, SQUARE_NAMES[NEXT_TURN - city]]
        elif city < 0:
            words.append(IDLE_WORD)
        elif city != empire.capital():
            words += [FOR_WORD, SQUARE_NAMES[city]]
        figures.append(" ".join(words))
    return figures
