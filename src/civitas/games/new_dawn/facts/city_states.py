"""The eight city-states."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.new_dawn.facts.abilities import Ability, abilities_of
from civitas.games.new_dawn.facts.kinds import KINDS
from civitas.games.new_dawn.facts.terrain import PACKAGE

_FACTS = read_facts(PACKAGE, "data/city_states.toml")

CITY_STATES: Final[list[str]] = [str(entry["id"]) for entry in _FACTS["city_state"]]
CITY_STATE_COUNT: Final = 8
CITY_STATE_KIND: Final[list[int]] = [KINDS.index(entry["type"]) for entry in _FACTS["city_state"]]
CITY_STATE_ABILITIES: Final[list[Ability]] = abilities_of(_FACTS["city_state"])
"""What the diplomacy cards of city-states do."""

CARTHAGE: Final = CITY_STATES.index("carthage")
KUMASI: Final = CITY_STATES.index("kumasi")
BRUSSELS: Final = CITY_STATES.index("brussels")
SEOUL: Final = CITY_STATES.index("seoul")
GENEVA: Final = CITY_STATES.index("geneva")
MOHENJO_DARO: Final = CITY_STATES.index("mohenjo-daro")
BUENOS_AIRES: Final = CITY_STATES.index("buenos-aires")
KABUL: Final = CITY_STATES.index("kabul")

COPIES: Final = 2
"""Diplomacy cards of each city-state."""
CITY_STATE_DEFENCE: Final = 8
VISIT_TOKENS: Final = 2
"""Trade tokens for a visit to a city-state or a rival city (R6.4-a)."""
