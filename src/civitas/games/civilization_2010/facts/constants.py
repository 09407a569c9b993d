"""The numbers that belong to no card: costs, limits, starting values, battles, loot and supplies."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import EXPANSIONS, PACKAGE
from civitas.games.civilization_2010.facts.units import UNIT_TYPES

_FACTS = read_facts(PACKAGE, "data/constants.toml")
_START = _FACTS["starting_values"]
_PIECES = _FACTS["component_limits_per_player"]
_CITY = _FACTS["city"]
_BATTLE = _FACTS["battle"]
_SUPPLY = _FACTS["supply"]


def pieces_in_use(pieces: dict[str, int]) -> int:
    """How many pieces the title has, of a number for each box (limits.faf-a)."""
    return sum(int(pieces.get(box, 0)) for box in EXPANSIONS)


# Players and victory.

FEWEST_PLAYERS: Final = int(_FACTS["players"]["min"])
MOST_PLAYERS: Final = int(_FACTS["players"]["max"])
VICTORY_COINS: Final = int(_FACTS["victory"]["economic"]["coins"])
MOST_TRADE: Final = int(_FACTS["dials"]["trade_max"])
"""Where the trade dial stops (trade.cap-a)."""

# Research.

LEVELS: Final = 5
RESEARCH_TRADE: Final[list[int]] = [0] + [
    int(_FACTS["research"]["trade_required_by_level"][str(level)]) for level in range(1, LEVELS + 1)
]
"""The trade needed for a tech of each level, which count from 1 (research.requirement-a)."""
RESEARCHES: Final = int(_FACTS["research"]["techs_per_research_phase"])

# Production and the arts.

ARMY_COST: Final = int(_FACTS["production"]["figure_cost"]["army"])
SCOUT_COST: Final = int(_FACTS["production"]["figure_cost"]["scout"])
WALLS_COST: Final = int(_FACTS["production"]["city_walls_cost"])
RUSH_TRADE: Final = int(_FACTS["production"]["trade_per_rush_step"])
RUSH_PRODUCTION: Final = int(_FACTS["production"]["production_per_rush_step"])
"""What so much trade becomes while a city produces (city.rush-a)."""
DEVOTION_CULTURE: Final = int(_FACTS["arts"]["base_culture_per_devotion"])

# What everybody starts with (setup.state-a, setup.units-a).

START_SPEED: Final = int(_START["travel_speed"])
START_STACKING: Final = int(_START["stacking_limit"])
START_HAND: Final = int(_START["culture_hand_limit"])
"""The culture hand limit."""
START_CITY_LIMIT: Final = int(_START["city_limit"])
"""The capital counts."""
START_RANKS: Final[list[int]] = [int(_START["military_rank"].get(unit_type, 0)) for unit_type in UNIT_TYPES]
"""By type of unit; aircraft have none."""
START_UNITS: Final[list[int]] = [int(_START["standing_forces"].get(unit_type, 0)) for unit_type in UNIT_TYPES]
START_ARMIES: Final = int(_START["armies_on_map"])
START_SCOUTS: Final = int(_START["scouts_on_map"])
START_TRADE: Final = int(_START["trade"])
START_CULTURE: Final = int(_START["culture_tokens"])
START_COINS: Final = int(_START["coin_tokens"])
START_POLICIES: Final = int(_START["social_policies"])

# Pieces of each player (setup.pieces-a).

ARMIES: Final = int(_PIECES["armies"])
SCOUTS: Final = int(_PIECES["scouts"])
CAPITALS: Final = int(_PIECES["capital_markers"])
CITIES: Final = int(_PIECES["city_markers"])
"""Markers of cities that are no capital."""

# Cities.

CENTER_DISTANCE: Final = int(_CITY["min_center_distance"])
"""How far apart city centres are at least (city.found-distance-a)."""
CITY_DEFENCE: Final = int(_CITY["defence_bonus"]["city"])
CAPITAL_DEFENCE: Final = int(_CITY["defence_bonus"]["capital"])
WALLS_DEFENCE: Final = int(_CITY["wall_bonus"])
"""Walls add this to the defence of the city (battle.bonus-b)."""
STARRED_PER_CITY: Final = int(_CITY["max_starred_buildings"])
WONDERS_PER_CITY: Final = int(_CITY["max_wonders"])
PROGRAMS_PER_CITY: Final = int(_CITY["max_building_program_markers"])

# Battles.

HAND: Final = int(_BATTLE["base_hand"])
HAND_PER_ARMY: Final = int(_BATTLE["extra_hand_per_additional_army"])
"""For each army after the first (battle.hand-a)."""
HAND_FOR_CITY: Final = int(_BATTLE["extra_hand_defending_city"])
"""What a defended city adds."""
BARBARIANS: Final[list[int]] = [int(_BATTLE["barbarian_units"].get(unit_type, 0)) for unit_type in UNIT_TYPES]
"""How many units of each type barbarians have; they are also their hand."""
BARBARIAN_RANK: Final = int(_BATTLE["barbarian_rank"])
BARBARIAN_BONUS: Final = int(_BATTLE["barbarian_combat_bonus"])
CITY_STATE_DEFENCE: Final = int(_BATTLE["city_state_defence_bonus"])
KILLED_PER_ARMY: Final = int(_BATTLE["killed_units_per_lost_army_for_winner"])
"""The winner loses an army for every so many own units killed (battle.losses-b)."""
ARMIES_KEPT: Final = int(_BATTLE["winner_keeps_at_least_armies"])

# Loot.

LOOT_FOR_FIGURES: Final = int(_FACTS["loot"]["loser_had_figures_in_square"])
LOOT_FOR_CITY: Final = int(_FACTS["loot"]["loser_defended_city"])

STEAL_TRADE: Final = 0
STEAL_CULTURE: Final = 1
STEAL_RESOURCE: Final = 2
DISCARD_COIN: Final = 3
LOOT_TECH: Final = 4
STEAL_CULTURE_CARD: Final = 5
STEAL_COIN: Final = 6
LOOT_EFFECTS: Final[list[str]] = [str(entry["id"]) for entry in _FACTS["loot"]["effects"]]
LOOT_COST: Final[list[int]] = [int(entry["cost"]) for entry in _FACTS["loot"]["effects"]]
LOOT_MOST: Final[list[int]] = [int(entry["max"]) for entry in _FACTS["loot"]["effects"]]
"""How much one effect moves at most."""

# What lies ready for all.

PROGRAM_MARKERS: Final = pieces_in_use(_SUPPLY["building_program_markers"])
SPACE_FLIGHTS: Final = pieces_in_use(_SUPPLY["space_flight_cards"])
