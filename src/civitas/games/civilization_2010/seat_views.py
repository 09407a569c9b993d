"""What everybody sees of a player: everything in front of the player, and what follows from it (info.public-a)."""

from typing import Final

from civitas.core.shelves import Facts, Shelf
from civitas.games.civilization_2010.cities.producible import candidates, item_cost
from civitas.games.civilization_2010.cities.yields import trade_income
from civitas.games.civilization_2010.empire import COIN_PLACES, NEXT_TURN, Empire
from civitas.games.civilization_2010.empires.pyramid import has_place
from civitas.games.civilization_2010.facts.abilities import ABILITIES
from civitas.games.civilization_2010.facts.civilizations import CIVILIZATIONS
from civitas.games.civilization_2010.facts.constants import LEVELS
from civitas.games.civilization_2010.facts.governments import GOVERNMENTS
from civitas.games.civilization_2010.facts.great_people import GREAT_PEOPLE
from civitas.games.civilization_2010.facts.policies import POLICIES
from civitas.games.civilization_2010.facts.techs import TECHS
from civitas.games.civilization_2010.facts.terrain import MARKET_RESOURCE_COUNT, RESOURCES
from civitas.games.civilization_2010.facts.units import UNIT_TYPE, UNIT_TYPE_COUNT, UNIT_TYPES
from civitas.games.civilization_2010.facts.wonders import WONDERS
from civitas.games.civilization_2010.knowledge import fighting_hand
from civitas.games.civilization_2010.map.board import SQUARE_NAMES
from civitas.games.civilization_2010.model import Civilization2010
from civitas.games.civilization_2010.standings import (
    city_limit,
    city_production,
    coins,
    combat_bonus,
    devotion,
    event_hand_limit,
    known_techs,
    policy_maximum,
    research_costs,
    stacking_limit,
    travel_speed,
)
from civitas.games.civilization_2010.verbs import ITEMS
from civitas.games.civilization_2010.view_types import City, CivilizationView, Figure, Limits
from civitas.games.civilization_2010.words import ACTED, bit_words

_SHOWN_EMPIRES: Final = Shelf[CivilizationView](512)


def empire_view(p: Civilization2010, seat: int, around: Facts) -> CivilizationView:
    """One player's empire as all see it, shared by all views that show the same; `around` are its `facts_around`."""
    if p.hands:
        return _look_of(p, seat)  # Which units are in battle hands follows from the frames.
    empire = p.empires[seat]
    mark = seat, id(p.piece), id(p.holder), empire.trade, empire.used
    facts = (seat, empire.facts(), around)
    shown = _SHOWN_EMPIRES.find(mark, facts)
    return shown if shown is not None else _SHOWN_EMPIRES.keep(mark, facts, _look_of(p, seat))


def facts_around(p: Civilization2010) -> Facts:
    """What an empire is shown by besides all that lies in front of its player: the map, wonders, lifted figures."""
    ground = p.terrain, p.printed, p.piece, p.owner, p.centre, p.holder
    wonders = p.wonder_square, p.obsolete, p.wonder_market
    return (p.players, *ground, *wonders, p.group_seat, p.group_armies, p.group_scouts)


def _look_of(p: Civilization2010, seat: int) -> CivilizationView:
    empire = p.empires[seat]
    return {
        "civilization": CIVILIZATIONS[empire.civilization] if empire.civilization >= 0 else None,
        "techs": [TECHS[tech] for tech in known_techs(p, seat)],
        "rows": empire.rows[:],
        "ranks": dict(zip(UNIT_TYPES, empire.ranks, strict=True)),
        "government": GOVERNMENTS[empire.government],
        "fresh": bit_words(GOVERNMENTS, empire.fresh),
        "policies": [POLICIES[policy] for policy in empire.adopted()],
        "trade": empire.trade,
        "culture": empire.culture,
        "step": empire.step,
        "coins": coins(p, seat),
        "coin_tokens": dict(zip(COIN_PLACES, empire.coins, strict=True)),
        "resources": dict(zip(RESOURCES[:MARKET_RESOURCE_COUNT], empire.resources, strict=True)),
        "people": dict(zip(GREAT_PEOPLE, empire.people, strict=True)),
        "unit_types": dict(zip(UNIT_TYPES, units_seen(p, seat), strict=True)),
        "event_backs": empire.event_backs(),
        "token_backs": {"hut": empire.hut_tokens(), "village": empire.village_tokens()},
        "wonders": [WONDERS[wonder] for wonder in p.wonders_of(seat)],
        "city_states": [SQUARE_NAMES[square] for square in p.controlled(seat)],
        "used": bit_words(ABILITIES, empire.used),
        "dropped": [p.space().text(action) for action in empire.dropped],
        "cities": [_city(p, seat, place) for place in range(len(empire.cities))],
        "armies": _figures(empire.armies, empire.army_moved, empire.army_city),
        "scouts": _figures(empire.scouts, empire.scout_moved, empire.scout_city),
        "supply": {"armies": p.armies_left(seat), "scouts": p.scouts_left(seat), "cities": p.cities_left(seat)},
        "income": trade_income(p, seat),
        "limits": _limits(p, seat),
        "research_costs": research_costs(p, seat),
        "prices": {ITEMS[item]: item_cost(p, seat, item) for item in candidates(p, seat)},
        "room": [level for level in range(1, LEVELS + 1) if has_place(empire.rows, level)],
    }


def _limits(p: Civilization2010, seat: int) -> Limits:
    return {
        "speed": travel_speed(p, seat),
        "stacking": stacking_limit(p, seat),
        "cities": city_limit(p, seat),
        "policies": policy_maximum(p, seat),
        "events": event_hand_limit(p, seat),
        "combat": combat_bonus(p, seat),
    }


def units_seen(p: Civilization2010, seat: int) -> list[int]:
    """Units of each type in the standing forces and the battle hand: which were drawn is secret (battle.hand-c)."""
    empire = p.empires[seat]
    seen = [empire.units_of_type(unit_type) for unit_type in range(UNIT_TYPE_COUNT)]
    for unit in fighting_hand(p, seat):
        seen[UNIT_TYPE[unit]] += 1
    return seen


def _city(p: Civilization2010, seat: int, place: int) -> City:
    empire: Empire = p.empires[seat]
    centre = empire.cities[place]
    return {
        "square": SQUARE_NAMES[centre],
        "capital": place == 0,
        "walls": bool(empire.walls[place]),
        "program": bool(empire.programs[place]),
        "acted": [word for word, bit in ACTED.items() if empire.acted[place] & bit] if empire.acted[place] else [],
        "actions": empire.actions[place],
        "bonus": empire.bonus[place],
        "production": city_production(p, seat, centre),
        "culture": devotion(p, seat, centre),
    }


def _figures(squares: list[int], moved: list[int], cities: list[int]) -> list[Figure]:
    """Each figure with the city it serves, now or from the next turn on."""
    figures: list[Figure] = []
    for figure, square in enumerate(squares):
        city = cities[figure]
        entry: Figure = {"square": SQUARE_NAMES[square], "moved": moved[figure] != 0}
        if city >= 0:
            entry["city"] = SQUARE_NAMES[city]
        elif city <= NEXT_TURN:
            entry["next_city"] = SQUARE_NAMES[NEXT_TURN - city]
        figures.append(entry)
    return figures
