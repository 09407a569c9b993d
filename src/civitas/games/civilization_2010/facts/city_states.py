"""The five city-states of Wisdom and Warfare."""

from typing import Final

from civitas.core.facts import read_facts
from civitas.games.civilization_2010.facts.terrain import PACKAGE, icons_of

_FACTS = read_facts(PACKAGE, "data/city_states.toml")
_CITY_STATES = _FACTS["city_state"]

CITY_STATES: Final[list[str]] = [str(entry["id"]) for entry in _CITY_STATES]
CITY_STATE_COUNT: Final = 5
CITY_STATE_ICONS: Final[list[list[int]]] = [icons_of(entry["icons"]) for entry in _CITY_STATES]
"""What it yields to the capital of the player who controls it: `CITY_STATE_ICONS[city_state][icon]`."""
CITY_STATE_HARVEST: Final[list[bool]] = [entry.get("resource") == "any" for entry in _CITY_STATES]
"""Whether a market resource can be harvested there (citystate.city_state_5)."""
CITY_STATE_CULTURE: Final = int(_FACTS["rules"]["founding_city_on_it"]["gain_culture"])
"""For a city founded on a city-state (citystate.city-a), also when the Zulu uncover one while founding."""
